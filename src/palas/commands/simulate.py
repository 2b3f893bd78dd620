"""`palas simulate`: many games at once, checked and counted."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import IO, Annotated, Any

import typer
from rich.console import Console

import palas
from palas.arena.figures import show_simulation
from palas.arena.games import Outcome
from palas.arena.pool import cores
from palas.arena.progress import progress
from palas.arena.simulate import Plan, all_options, check_bots, player_counts
from palas.arena.simulate import simulate as run
from palas.arena.words import WORDS, told
from palas.commands.speech import AsJson, Lang, Speech, print_json
from palas.engine.errors import PalasError
from palas.engine.options import read_options


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told("help-arena-game"))],
    games: Annotated[int, typer.Option("--games", metavar="N", help=told("help-arena-games"))] = 100,
    players: Annotated[str | None, typer.Option("--players", metavar="N", help=told("help-arena-players"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=told("help-arena-option"))] = None,
    every_option: Annotated[bool, typer.Option("--all-options", help=told("help-arena-all-options"))] = False,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOTS", help=told("help-arena-bots"))] = None,
    playout: Annotated[bool, typer.Option("--playout", help=told("help-arena-playout"))] = False,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=told("help-arena-seed"))] = "0",
    first: Annotated[int, typer.Option("--first", metavar="N", help=told("help-arena-first"), min=0)] = 0,
    check: Annotated[bool, typer.Option("--check", help=told("help-arena-check"))] = False,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help=told("help-arena-jobs"))] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=told("help-arena-out"))] = None,
    cluster: Annotated[str, typer.Option("--cluster", metavar="NAME", help=told("help-arena-cluster"))] = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many games at random or by bots, check them, and count what happens."""
    spoken = Speech(lang).lang
    title = palas.game(game)
    wishes = option or []
    plan = Plan(
        game=title,
        games=games,
        players=player_counts(title, players),
        options=all_options(title, wishes) if every_option else (read_options(title, wishes),),
        bots=check_bots(bots.split(",")) if bots is not None else (),
        seed=seed,
        first=first,
        playout=playout,
        check=check,
        keep=out is not None,
    )
    processes = cores() if jobs is None else jobs
    file = opened(out) if out is not None else None
    with progress(WORDS.say(spoken, "progress-games", game=title.meta.titles[spoken]), games) as advance:

        def tell(outcome: Outcome) -> None:
            advance()
            if file is not None and not outcome.problem:
                file.write(json_format.dumps(outcome_plain(outcome), ensure_ascii=False) + "\n")

        report = run(plan, processes, tell, cluster)
    if file is not None:
        file.close()
    if json:
        print_json(report.plain())
    else:
        console = Console(markup=False, highlight=False)
        show_simulation(console, report, spoken, processes)
        if out is not None:
            console.print(WORDS.say(spoken, "simulate-written", games=report.played, file=str(out)))
    if report.failed or report.late:
        raise typer.Exit(1)


def opened(out: Path) -> IO[str]:
    """The file to write records to."""
    try:
        return out.open("w", encoding="utf-8")
    except OSError as error:
        raise PalasError("arena-out", words=WORDS, file=str(out), detail=str(error.strerror)) from error


def outcome_plain(outcome: Outcome) -> dict[str, Any]:
    """One game as a line of the file."""
    setting = outcome.setting
    return {
        "players": setting.players,
        "options": setting.options,
        "seed": setting.seed,
        "bots": list(setting.seats),
        "decisions": outcome.decisions,
        "scores": outcome.scores,
        "winners": outcome.winners,
        "facts": outcome.facts,
        "record": [json_format.loads(line) for line in outcome.record.splitlines()],
    }
