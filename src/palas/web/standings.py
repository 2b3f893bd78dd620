"""The page of the bots: the ladder of a game and number of seats, as a picture and as a table."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

import palas
from palas.arena.ladder import rated, results
from palas.arena.ladder.page import short_of_goal, success
from palas.arena.ladder.picture import ladder_picture
from palas.arena.series import Series
from palas.bots import LEVELS
from palas.bots.nets import net_for
from palas.bots.words import level_name, signed
from palas.engine.game import Game
from palas.web.guests import Guest, guest_of, page, thread
from palas.web.live import small_number


async def show(request: Request) -> Response:
    """The ladder of the game and number of seats that were asked for."""
    guest = await guest_of(request)
    return await thread(ladder_page, request, guest)


def ladder_page(request: Request, guest: Guest) -> Response:
    """The page as a guest reads it."""
    games = sorted(palas.titles(), key=lambda game: game.meta.year or 9999)
    wish = request.query_params.get("game")
    game = next((one for one in games if one.meta.id == wish), games[0])
    counts = [count for count in game.meta.players if count > 1]
    asked = small_number(request.query_params.get("players"))
    players = asked if asked in counts else counts[0]
    return page(
        request, guest, "bots.html", here="bots", game=game, players=players, counts=counts,
        games=[(one.meta.id, one.meta.titles[guest.lang]) for one in games],
        picture=Markup(ladder_picture(game, players, guest.lang)), rows=rows_of(game, players, guest),
        learned=net_for(game, players) is not None,
        short=[short_words(series, goal, guest) for series, goal in short_of_goal(game)],
    )  # fmt: skip


def rows_of(game: Game, players: int, guest: Guest) -> list[dict[str, Any]]:
    """Everybody who was measured, the strongest first: rating, and the series against who stands next below."""
    known = rated(game.meta.id, players)
    played = [series for series in results(game.meta.id, players) if series.games]
    rows = []
    for rating in sorted(known.values(), key=lambda one: -one.points):
        below = [one for one in played if one.upper == rating.bot]
        best = max(below, key=lambda one: known[one.lower].points, default=None)
        rows.append(
            {
                "name": level_name(rating.bot, guest.lang) if rating.bot in LEVELS else rating.bot,
                "level": rating.bot in LEVELS,
                "rating": f"{rating.points:.0f}".replace("-", "−") + (f" ± {rating.sure:.0f}" if rating.sure else ""),
                "beats": beats(best, guest) if best is not None else "–",
                "ahead": signed(sum(best.margin) / best.games, guest.lang) if best is not None else "–",
            }
        )
    return rows


def beats(series: Series, guest: Guest) -> str:
    """Whom, and how often."""
    lower = level_name(series.lower, guest.lang) if series.lower in LEVELS else series.lower
    return f"{lower}: {told(series, guest)}"


def told(series: Series, guest: Guest) -> str:
    """91 % (88–93) of 400"""
    share, _, games = success(series.won).rpartition(" of ")
    return guest.say("bots-share", share=share, games=games)


def short_words(series: Series, goal: float, guest: Guest) -> str:
    """Where a title falls short of what was wanted."""
    upper, lower = (level_name(bot, guest.lang) if bot in LEVELS else bot for bot in (series.upper, series.lower))
    return guest.say(
        "bots-short-line", players=series.players, upper=upper, lower=lower, share=told(series, guest),
        goal=f"{100 * goal:.0f} %",
    )  # fmt: skip
