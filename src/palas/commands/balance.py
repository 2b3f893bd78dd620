"""`palas balance`: what strong play says about seats, cards and buildings, as pages of the documentation."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import palas
from palas.arena.balance import markdown, measured, write_page
from palas.arena.pool import cores
from palas.arena.progress import progress
from palas.arena.simulate import check_bots, player_counts
from palas.arena.words import WORDS, told
from palas.commands.speech import Lang, Speech
from palas.engine.errors import PalasError
from palas.engine.registry import titles


def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told("help-balance-game"))] = "",
    players: Annotated[str, typer.Option("--players", metavar="N", help=told("help-arena-players"))] = "all",
    games: Annotated[int, typer.Option("--games", metavar="N", help=told("help-balance-games"), min=1)] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT", help=told("help-balance-bots"))] = "master",
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help=told("help-arena-jobs"), min=1)] = None,
    folder: Annotated[Path | None, typer.Option("--write", metavar="DIR", help=told("help-balance-write"))] = None,
    lang: Lang = None,
) -> None:
    """Seat one bot everywhere and tell who wins by seat, what is used, and who wins with it."""
    speech = Speech(lang)
    (bot,) = check_bots([bots])
    if folder is not None and not folder.is_dir():
        raise PalasError("balance-folder", words=WORDS, folder=str(folder))
    for title in [palas.game(game)] if game else titles():
        counts = player_counts(title, players)
        found = []
        label = WORDS.say(speech.lang, "progress-games", game=title.meta.titles[speech.lang])
        with progress(label, games * len(counts)) as advance:
            for count in counts:
                found.append(measured(title, count, games, bot, cores() if jobs is None else jobs, advance))
        text = markdown(title, found, games, bot)
        if folder is None:
            speech.line(text)
            continue
        file = folder / f"balance-{title.meta.id}.md"
        write_page(file, title, text)
        speech.line(WORDS.say(speech.lang, "balance-written", file=str(file)))
