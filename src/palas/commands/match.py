"""`palas match`: bots against each other."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

import palas
from palas.arena.figures import show_match
from palas.arena.match import line_up, match_plain
from palas.arena.match import match as run
from palas.arena.pool import cores
from palas.arena.progress import progress
from palas.arena.simulate import check_bots
from palas.arena.words import WORDS, told
from palas.commands.speech import AsJson, Lang, Speech, print_json
from palas.engine.options import read_options


def match(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told("help-arena-game"))],
    bots: Annotated[str, typer.Argument(metavar="BOTS", help=told("help-match-bots"))],
    games: Annotated[int, typer.Option("--games", metavar="N", help=told("help-arena-games"))] = 100,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=told("help-match-players"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=told("help-arena-option"))] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=told("help-arena-seed"))] = "0",
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help=told("help-arena-jobs"))] = None,
    cluster: Annotated[str, typer.Option("--cluster", metavar="NAME", help=told("help-arena-cluster"))] = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other, with rotated seats."""
    spoken = Speech(lang).lang
    title = palas.game(game)
    seats = line_up(title, check_bots(bots.split(",")), players)
    processes = cores() if jobs is None else jobs
    with progress(WORDS.say(spoken, "progress-games", game=title.meta.titles[spoken]), games) as advance:
        options = read_options(title, option or [])
        report = run(title, seats, games, seed, options, processes, lambda _outcome: advance(), cluster)
    if json:
        print_json(match_plain(report))
    else:
        show_match(Console(markup=False, highlight=False), report, spoken)
    if report.failed:
        raise typer.Exit(1)
