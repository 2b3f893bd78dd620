"""`palas ladder`: who beats whom, measured and kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import palas
from palas.arena.figures import new_sheet
from palas.arena.ladder import climb, folder, wanted
from palas.arena.ladder.page import markdown
from palas.arena.ladder.picture import ladder_picture, learning_picture, standing_alone
from palas.arena.pool import cores
from palas.arena.progress import progress
from palas.arena.series import Series
from palas.arena.simulate import check_bots, player_counts
from palas.arena.words import WORDS, figure, percent, told
from palas.commands.speech import Lang, Speech
from palas.engine.registry import titles


def ladder(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told("help-arena-game"))] = "",
    players: Annotated[str | None, typer.Option("--players", metavar="N", help=told("help-arena-players"))] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help=told("help-ladder-games"), min=1)] = 400,
    uppers: Annotated[str | None, typer.Option("--bots", metavar="BOTS", help=told("help-ladder-bots"))] = None,
    early: Annotated[bool, typer.Option("--early", help=told("help-ladder-early"))] = False,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help=told("help-arena-jobs"), min=1)] = None,
    where: Annotated[Path | None, typer.Option("--folder", metavar="DIR", help=told("help-ladder-folder"))] = None,
    page: Annotated[Path | None, typer.Option("--write", metavar="FILE", help=told("help-ladder-write"))] = None,
    lang: Lang = None,
) -> None:
    """Play the levels against each other, keep the results, and make the page of the ladder from them."""
    spoken = Speech(lang).lang
    console = Console(markup=False, highlight=False)
    chosen = check_bots(uppers.split(",")) if uppers else ()
    if game:
        title = palas.game(game)
        target = where or folder()
        target.mkdir(parents=True, exist_ok=True)
        for count in player_counts(title, players):
            total = games * sum(not chosen or one.upper in chosen for one in wanted(title, count))
            with progress(WORDS.say(spoken, "progress-games", game=title.meta.titles[spoken]), total) as advance:
                found = climb(
                    title, count, games, cores() if jobs is None else jobs,
                    where=target, uppers=chosen, early=early, tell=advance,
                )  # fmt: skip
            show(console, found, spoken)
    if page is not None:
        page.write_text(markdown(), "utf-8")
        draw_pictures(page.parent / "pictures")
        console.print(WORDS.say(spoken, "ladder-written", file=str(page)))
    elif not game:
        console.print(markdown())


def draw_pictures(where: Path) -> None:
    """The pictures of the page."""
    where.mkdir(exist_ok=True)
    tables = [(title, count) for title in titles() for count in title.meta.players]
    drawn = {f"ladder-{title.meta.id}-{count}.svg": ladder_picture(title, count) for title, count in tables}
    for name, picture in {**drawn, "learning.svg": learning_picture(tables)}.items():
        if picture:
            (where / name).write_text(standing_alone(picture), "utf-8")


def show(console: Console, found: list[Series], lang: str) -> None:
    """The rungs, one to a line."""
    sheet = new_sheet(lang, "upper", "lower", "games", "wins", "interval", "margin", left=2)
    for series in found:
        low, high = series.interval()
        interval = f"{percent(low, lang)} – {percent(high, lang)}"
        margin = figure(sum(series.margin) / max(1, series.games), lang, 1)
        sheet.add_row(
            series.upper, series.lower or "–", str(series.games), percent(series.share, lang), interval, margin
        )
    console.print(sheet)
