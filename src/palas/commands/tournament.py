"""`palas tournament`: every bot against every other, with ratings."""

from __future__ import annotations

import csv
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

import palas
from palas.arena.figures import new_sheet
from palas.arena.pool import cores
from palas.arena.progress import progress
from palas.arena.ratings import ratings
from palas.arena.series import Series, find, play_on, read, versions, write
from palas.arena.simulate import check_bots
from palas.arena.words import WORDS, figure, percent, told
from palas.commands.speech import AsJson, Lang, Speech, print_json
from palas.engine.errors import BadOption, PalasError
from palas.engine.options import read_options


def tournament(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told("help-arena-game"))],
    bots: Annotated[str, typer.Argument(metavar="BOTS", help=told("help-tournament-bots"))],
    games: Annotated[int, typer.Option("--games", metavar="N", help=told("help-tournament-games"), min=1)] = 40,
    players: Annotated[int, typer.Option("--players", metavar="N", help=told("help-tournament-players"))] = 2,
    option: Annotated[list[str] | None, typer.Option("--option", help=told("help-arena-option"))] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=told("help-arena-seed"))] = "0",
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help=told("help-arena-jobs"), min=1)] = None,
    early: Annotated[bool, typer.Option("--early", help=told("help-ladder-early"))] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=told("help-tournament-out"))] = None,
    sheet: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help=told("help-tournament-csv"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let every bot play against every other, and rate them."""
    spoken = Speech(lang).lang
    title = palas.game(game)
    names = list(dict.fromkeys(check_bots(bots.split(","))))
    if len(names) < 2:
        raise PalasError("match-bots", words=WORDS)
    if players < 2 or players not in title.meta.players:
        raise BadOption("players", game=title.meta.id, players=str(players), allowed=title.player_range())
    options = read_options(title, option or [])
    kept = read(out) if out is not None else []
    pairs = list(combinations(names, 2))
    found = []
    with progress(WORDS.say(spoken, "progress-games", game=title.meta.titles[spoken]), games * len(pairs)) as advance:
        for upper, lower in pairs:
            fresh = Series(game=game, players=players, upper=upper, lower=lower, seed=seed, options=options)
            series = find(kept, fresh)
            series.made_by = versions(title, players)
            test = (0.75 * series.even, 1.25 * series.even) if early else None
            play_on(series, games, cores() if jobs is None else jobs, test=test, least=20, tell=advance)
            if out is not None:
                write(out, kept)
            found.append(series)
    if sheet is not None:
        write_csv(sheet, found)
    if json:
        print_json(plain(found, names[0]))
    else:
        show(Console(markup=False, highlight=False), found, names[0], spoken)
    if any(series.failed for series in found):
        raise typer.Exit(1)


def plain(found: list[Series], anchor: str) -> dict[str, Any]:
    """Everything as data."""
    rated = ratings([series.tried() for series in found], anchor)
    return {
        "series": [msgspec.to_builtins(series) for series in found],
        "ratings": [{"bot": one.bot, "rating": round(one.points, 1), "sure": round(one.sure, 1)} for one in rated],
    }


def write_csv(file: Path, found: list[Series]) -> None:
    """One line for each game."""
    with file.open("w", newline="", encoding="utf-8") as target:
        lines = csv.writer(target)
        lines.writerow(["game", "players", "upper", "lower", "deal", "seat", "won", "margin"])
        for series in found:
            for number, (won, margin) in enumerate(zip(series.won, series.margin, strict=True)):
                place = (number // series.players, number % series.players)
                lines.writerow([series.game, series.players, series.upper, series.lower, *place, won, margin])


def show(console: Console, found: list[Series], anchor: str, lang: str) -> None:
    """Who beat whom, and the ratings."""
    sheet = new_sheet(lang, "upper", "lower", "games", "wins", "interval", "margin", left=2)
    for series in found:
        low, high = series.interval()
        interval = f"{percent(low, lang)} – {percent(high, lang)}"
        margin = figure(sum(series.margin) / max(1, series.games), lang, 1)
        sheet.add_row(series.upper, series.lower, str(series.games), percent(series.share, lang), interval, margin)
    console.print(sheet)
    ranks = new_sheet(lang, "bot", "rating")
    for one in ratings([series.tried() for series in found], anchor):
        ranks.add_row(one.bot, f"{figure(one.points, lang)} ± {figure(one.sure, lang)}")
    console.print(ranks)
