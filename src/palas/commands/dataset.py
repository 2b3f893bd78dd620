"""`palas dataset`: games as data, for learning and study."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import palas
from palas.arena.games import Outcome
from palas.arena.pool import cores
from palas.arena.progress import progress
from palas.arena.simulate import Plan, check_bots, player_counts
from palas.arena.words import told as told_of_arena
from palas.commands.speech import AsJson, Lang, Speech, print_json
from palas.engine.options import read_options
from palas.research.dataset import write
from palas.research.words import WORDS, told


def dataset(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told_of_arena("help-arena-game"))],
    file: Annotated[Path, typer.Argument(metavar="FILE", help=told("help-dataset-file"))],
    games: Annotated[int, typer.Option("--games", metavar="N", help=told_of_arena("help-arena-games"))] = 100,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=told("help-dataset-players"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=told_of_arena("help-arena-option"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOTS", help=told_of_arena("help-arena-bots"))] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=told_of_arena("help-arena-seed"))] = "0",
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help=told_of_arena("help-arena-jobs"))] = None,
    cluster: Annotated[str, typer.Option("--cluster", metavar="NAME", help=told_of_arena("help-arena-cluster"))] = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Write many games as data: every decision with observation, legal actions and outcome."""
    speech = Speech(lang)
    title = palas.game(game)
    plan = Plan(
        game=title,
        games=games,
        players=player_counts(title, None if players is None else str(players)),
        options=(read_options(title, option or []),),
        bots=check_bots(bots.split(",")) if bots is not None else (),
        seed=seed,
        keep=True,
    )
    processes = cores() if jobs is None else jobs
    with progress(WORDS.say(speech.lang, "progress-dataset", game=title.meta.titles[speech.lang]), games) as advance:

        def tell(_outcome: Outcome) -> None:
            advance()

        card = write(plan, file, processes, tell, cluster)
    if json:
        print_json(card)
    else:
        counts = {"decisions": card["decisions"], "games": card["games"]}
        speech.line(WORDS.say(speech.lang, "dataset-done", **counts, file=str(file), sum=card["sha256"]))
