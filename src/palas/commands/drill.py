"""`palas drill`: attack servers of our own on this machine, and tell what they withstand."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from palas.arena.pool import cores
from palas.commands.speech import AsJson, Lang, Speech, print_json
from palas.commands.spoken import spoken_language
from palas.drill.page import page
from palas.drill.plan import PARTS, Plan, chosen, sized
from palas.drill.postgres import check_near
from palas.drill.report import Result, merged, plain, read
from palas.drill.run import drill as run
from palas.drill.run import in_order
from palas.drill.tables import show
from palas.drill.words import WORDS, DrillError


def told(key: str, **params: str) -> str:
    """A help text."""
    return WORDS.say(spoken_language(sys.argv[1:]), f"help-drill-{key}", **params)


def drill(
    only: Annotated[
        str | None, typer.Option("--only", metavar="PARTS", help=told("only", parts=",".join(PARTS)))
    ] = None,
    size: Annotated[str, typer.Option("--size", metavar="small|large", help=told("size"))] = "small",
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=told("seed"))] = "0",
    database: Annotated[str, typer.Option("--database", metavar="URL", help=told("database"))] = "",
    save: Annotated[Path | None, typer.Option("--save", metavar="FOLDER", help=told("save"))] = None,
    report: Annotated[list[Path] | None, typer.Option("--report", metavar="FILE", help=told("report"))] = None,
    write: Annotated[Path | None, typer.Option("--write", metavar="FILE", help=told("write"))] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", min=1, help=told("jobs"))] = None,
    kills: Annotated[int | None, typer.Option("--kills", metavar="N", help=told("kills"))] = None,
    requests: Annotated[int | None, typer.Option("--requests", metavar="N", help=told("requests"))] = None,
    worlds: Annotated[int | None, typer.Option("--worlds", metavar="N", help=told("worlds"))] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", help=told("games"))] = None,
    tables: Annotated[int | None, typer.Option("--tables", metavar="N", help=told("tables"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Attack servers of our own on this machine: do they keep what Palas guarantees?"""
    spoken = Speech(lang).lang
    parts = chosen(only)
    wished = sized(size, kills=kills, requests=requests, worlds=worlds, games=games, tables=tables)
    if database:
        check_near(database)
    if report:
        found = in_order(read(file) for file in pieces(report))
    else:
        plan = Plan(wished, size, seed, database, jobs or cores())
        found = list(run(plan, parts, spoken, save))
    if not found:
        raise DrillError("drill-nothing")
    results = merged(found)
    if json:
        print_json(plain(results))
    else:
        show(Console(markup=False, highlight=False), results, spoken)
    if write is not None:
        write_page(write, found, json, spoken)
    if any(result.broken for result in results):
        raise typer.Exit(1)


def pieces(named: list[Path]) -> list[Path]:
    """The files that were named, and those of folders that were named."""
    return [file for place in named for file in (sorted(place.glob("*.json")) if place.is_dir() else [place])]


def write_page(file: Path, found: list[Result], quiet: bool, lang: str) -> None:
    """The page of guarantees, as a file."""
    try:
        file.write_text(page(found, file.name if file.is_absolute() else file.as_posix()), encoding="utf-8")
    except OSError as error:
        raise DrillError("drill-write", file=str(file), detail=str(error.strerror)) from error
    if not quiet:
        print(WORDS.say(lang, "drill-written", file=str(file)))
