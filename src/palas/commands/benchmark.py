"""`palas benchmark`: a player in fixed set-ups against our bots."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import palas
from palas.arena.pool import cores
from palas.arena.progress import progress
from palas.arena.words import figure, percent
from palas.arena.words import told as told_of_arena
from palas.commands.speech import AsJson, Lang, Speech, print_json
from palas.research.benchmark import GAMES, RIVALS, run, setups
from palas.research.words import WORDS, told


def benchmark(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help=told("help-benchmark-player"))],
    games: Annotated[int, typer.Option("--games", metavar="N", help=told("help-benchmark-games"))] = GAMES,
    only: Annotated[str, typer.Option("--only", metavar="GAMES", help=told("help-benchmark-only"))] = "",
    against: Annotated[str, typer.Option("--against", metavar="BOTS", help=told("help-benchmark-against"))] = ",".join(
        RIVALS
    ),
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help=told_of_arena("help-arena-jobs"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play a player of yours against our bots in fixed set-ups, with intervals."""
    speech = Speech(lang)
    if "" not in sys.path:
        sys.path.append("")  # a player may lie in the folder where one stands
    lines = setups([name for name in only.split(",") if name], against.split(","))
    processes = cores() if jobs is None else jobs
    with progress(WORDS.say(speech.lang, "progress-benchmark", player=player), games * len(lines)) as advance:
        report = run(player, lines, games, processes, advance)
    if json:
        print_json(report)
    else:
        show(Console(markup=False, highlight=False), report, speech.lang)


def show(console: Console, report: dict[str, Any], lang: str) -> None:
    """The lines as a sheet."""
    head = {"benchmark": report["benchmark"], "player": report["player"], "games": report["games_per_line"]}
    console.print(WORDS.say(lang, "benchmark-title", **head), style="bold")
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("game", "players", "against", "share", "interval", "even", "margin"):
        justify: Any = "left" if name in ("game", "against") else "right"
        sheet.add_column(WORDS.say(lang, f"benchmark-{name}"), justify=justify)
    for line in report["lines"]:
        low, high = line["interval"]
        sheet.add_row(
            palas.game(line["game"]).meta.titles[lang],
            str(line["players"]),
            line["against"] or WORDS.say(lang, "benchmark-rules"),
            percent(line["share"], lang),
            f"{percent(low, lang)} – {percent(high, lang)}",
            "" if line["even"] is None else percent(line["even"], lang),
            figure(line["margin"], lang, 1),
        )
    console.print(sheet)
