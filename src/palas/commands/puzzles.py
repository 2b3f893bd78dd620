"""`palas puzzles`: questions with one answer that is clearly best, found in games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

import palas
from palas.arena.figures import new_sheet
from palas.arena.progress import progress
from palas.arena.puzzles import Collection
from palas.arena.puzzling import COUNT, SAME, find
from palas.arena.words import WORDS, figure, told
from palas.bots.words import signed
from palas.commands.speech import AsJson, Lang, Speech, print_json
from palas.engine.errors import PalasError
from palas.engine.game import Game


def puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told("help-arena-game"))],
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=told("help-puzzles-seed"))] = "1",
    count: Annotated[int, typer.Option("--count", metavar="N", help=told("help-puzzles-count"))] = COUNT,
    same: Annotated[int, typer.Option("--same", metavar="N", help=told("help-puzzles-same"), min=1)] = SAME,
    games: Annotated[int, typer.Option("--games", metavar="N", help=told("help-puzzles-games"), min=0)] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=told("help-puzzles-out"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Find puzzles in games between bots: the same seed finds the same ones."""
    spoken = Speech(lang).lang
    title = palas.game(game)
    with progress(
        WORDS.say(spoken, "progress-puzzles", game=title.meta.titles[spoken]), count * len(seed.split(","))
    ) as advance:
        shown = 0

        def tell(found: int, of: int) -> None:
            nonlocal shown
            while shown < found:
                advance()
                shown += 1

        found = find(title, seed, count, tell, same, games)
    if out is not None:
        try:
            out.write_text(found.text(), encoding="utf-8")
        except OSError as error:
            raise PalasError("arena-out", words=WORDS, file=str(out), detail=str(error.strerror)) from error
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        show(Console(markup=False, highlight=False), title, found, spoken)


def show(console: Console, game: Game, found: Collection, lang: str) -> None:
    """A line for each puzzle."""
    console.print(WORDS.say(lang, "puzzles-found", game=game.meta.titles[lang], count=len(found.puzzles)), style="bold")
    sheet = new_sheet(lang, "puzzle", "players", "answers", "best", "lead", "games", left=1)
    for puzzle in found.puzzles:
        second = max(answer.mean for answer in puzzle.answers if answer.code not in puzzle.accepted)
        sheet.add_row(
            f"{puzzle.id} · {puzzle.kind}", str(puzzle.players), str(len(puzzle.answers)),
            game.action_text(puzzle.best.code, lang), signed(puzzle.best.mean - second, lang),
            figure(puzzle.games, lang),
        )  # fmt: skip
    console.print(sheet)
