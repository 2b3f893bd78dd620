"""After a move and after the game: replay, branch, result, record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from palas.engine.record import verify
from palas.tables import Look, Table
from palas.web.alone import best_before, is_best
from palas.web.charts import bar, race
from palas.web.guests import (
    Guest,
    data,
    fields_of,
    go,
    guest_of,
    hall_of,
    number,
    page,
    poster_of,
    thread,
    wants_json,
    with_cookie,
)  # fmt: skip
from palas.web.live import small_number
from palas.web.lobby import bot_levels, place_of
from palas.web.looks import NOBODY, Chair, chair_of, past_fragments, title_of
from palas.web.play import table_of


async def replay(request: Request) -> Response:
    """The position after n entries, with a slider to all others."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish = small_number(request.query_params.get("n"))

    def make() -> Response:
        chair, present = chair_of(table, guest, small_number(request.query_params.get("seat")))
        moment = present.entries if wish is None else min(wish, present.entries)
        look = table.at(moment, guest.visitor or NOBODY, chair.seat, lang=guest.lang)
        made = past_fragments(look, Chair(chair.seat, chair.mine), guest)
        values: dict[str, Any] = {
            "n": moment,
            "entries": present.entries,
            "sentence": look.log[-1][1] if look.log else guest.say("set-up"),
        }
        if wants_json(request):
            fragments = {name: str(html) for name, html in made.items()}
            return data(request, guest, {**values, "fragments": fragments})
        return page(
            request, guest, "replay.html", look=look, fragments=made, here="table", title=title_of(look, guest.lang),
            finished=present.over, **values,
        )  # fmt: skip

    return await thread(make)


async def branch(request: Request) -> Response:
    """A private table against bots that goes on from a moment of this game."""
    guest = await poster_of(request, "open")
    fields = await fields_of(request)
    table = await table_of(request)
    opened = await thread(table.branch, guest.visitor or NOBODY, number(fields, "n"), bots=bot_levels()[0])
    return go(request, guest, place_of(opened))


async def record(request: Request) -> Response:
    """The record of the game as a file."""
    guest = await guest_of(request)
    table = await table_of(request)
    _, look = await thread(lambda: chair_of(table, guest, None))
    made = await thread(table.record)
    name = f"{look.game.meta.id}-{request.path_params['table']}.palas"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return with_cookie(request, guest, PlainTextResponse(made.text(), headers=headers))


# -- the end of the game ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rank:
    """A line of the final list."""

    place: int
    seat: int
    name: str
    colour: str
    points: int
    wins: bool
    mine: bool
    what: str  # bot, automaton or nothing in particular
    parts: Mapping[str, int]  # points by source


@dataclass(frozen=True)
class Source:
    """A line of the table of points: where they came from, and how many for each seat."""

    title: str
    cells: list[dict[str, Any]]


async def result(request: Request) -> Response:
    """The result: who won, where the points came from, how the race went, and whether the shuffles were honest."""
    guest = await guest_of(request)
    table = await table_of(request)

    def make() -> Response:
        chair, look = chair_of(table, guest, None)
        if look.result is None:
            return go(request, guest, f"/t/{request.path_params['table']}")
        ranks = ranks_of(look, chair, guest)
        by_seat = sorted(ranks, key=lambda rank: rank.seat)
        alone, before = (
            best_before(hall_of(request), guest.visitor, look.table_id) if len(look.seats) == 1 else (None, None)
        )
        return page(
            request, guest, "result.html", look=look, here="table", title=title_of(look, guest.lang), mine=chair.mine,
            ranks=ranks, sources=sources_of(look, guest, ranks), heading=heading_of(ranks, guest),
            chart=race(race_of(table, look, guest), [rank.colour for rank in by_seat], [rank.name for rank in by_seat],
                       guest.say("race")),
            check=verify(table.record()), alone=alone, before=before,
            task=look.game.solo_text(alone.task, guest.lang) if alone else "",
            is_best=alone is not None and is_best(alone, before),
        )  # fmt: skip

    return await thread(make)


def heading_of(ranks: list[Rank], guest: Guest) -> str:
    """Who won, in a sentence, and by how much."""
    winners = [rank for rank in ranks if rank.wins]
    names = ", ".join(rank.name for rank in winners)
    others = [rank.points for rank in ranks if not rank.wins]
    lead = winners[0].points - max(others, default=winners[0].points) if winners else 0
    if len(winners) == 1 and lead > 0:
        return guest.say("won-by", name=names, points=lead)
    return guest.say("won", names=names, count=len(winners))  # alone one can lose to the game itself


def ranks_of(look: Look, chair: Chair, guest: Guest) -> list[Rank]:
    """Everyone in order: the winners first, then by points. A rival whom nobody beats has won."""
    assert look.result is not None
    scores, winners = look.result.scores, look.result.winners
    ranks: list[Rank] = []
    for seat, info in enumerate(look.seats):
        mine = seat in chair.mine and len(chair.mine) == 1
        what = "you" if mine else "bot" if info.kind == "bot" else ""
        wins = seat in winners
        ranks.append(Rank(0, seat, info.name, info.colour, scores[seat], wins, mine, what, look.breakdown[seat]))
    for place, rival in enumerate(look.game.rivals(look.view, guest.lang), len(ranks)):
        parts = rival.breakdown
        ranks.append(Rank(0, place, rival.name, rival.colour, rival.points, not winners, False, "automaton", parts))
    ranks.sort(key=lambda rank: (not rank.wins, -rank.points))
    return [replace(rank, place=1 if rank.wins else place) for place, rank in enumerate(ranks, 1)]


def sources_of(look: Look, guest: Guest, ranks: list[Rank]) -> list[Source]:
    """Where the points came from, best first in each line marked."""
    words = look.game.words
    most = max((abs(points) for rank in ranks for points in rank.parts.values()), default=1) or 1
    sources = []
    for name in dict.fromkeys(name for rank in ranks for name in rank.parts):
        values = [rank.parts.get(name, 0) for rank in ranks]
        if not any(values):
            continue
        title = words.say(guest.lang, f"source-{name}") if words.has(guest.lang, f"source-{name}") else name
        best = max(values)
        cells = [
            {
                "points": f"−{-value}" if value < 0 else str(value),
                "bar": bar(max(0, value) / most, rank.colour),
                "best": value == best and value > 0,
            }
            for value, rank in zip(values, ranks, strict=True)
        ]
        sources.append(Source(title, cells))
    return sources


def race_of(table: Table, look: Look, guest: Guest) -> list[list[int]]:
    """The points of every seat, and of rivals, at about thirty moments of the game."""
    steps = min(30, max(1, look.entries))
    moments = sorted({round(look.entries * step / steps) for step in range(steps + 1)})
    scores: list[list[int]] = [[] for _ in (*look.seats, *look.game.rivals(look.view, guest.lang))]
    for moment in moments:
        past = table.at(moment, guest.visitor or NOBODY, look.seat, lang=guest.lang)
        now = [past.game.holdings(past.view, seat).get("points", 0) for seat in range(len(look.seats))]
        now += [rival.points for rival in past.game.rivals(past.view, guest.lang)]
        for line, points in zip(scores, now, strict=True):
            line.append(points)
    return scores
