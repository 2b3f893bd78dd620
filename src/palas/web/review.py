"""After a move and after the game: replay, branch, result, record."""

from __future__ import annotations

from dataclasses import dataclass
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
    rates_of,
    thread,
    wants_json,
    with_cookie,
)  # fmt: skip
from palas.web.live import small_number
from palas.web.lobby import bot_levels, place_of
from palas.web.looks import NOBODY, Chair, chair_of, fragments_of, title_of
from palas.web.play import table_of


async def replay(request: Request) -> Response:
    """The position after n entries, with a slider to all others."""
    rates_of(request).count("look", request)
    guest = await guest_of(request)
    table = await table_of(request)
    wish = small_number(request.query_params.get("n"))

    def make() -> Response:
        chair, present = chair_of(table, guest, small_number(request.query_params.get("seat")))
        moment = present.entries if wish is None else min(wish, present.entries)
        look = table.at(moment, guest.visitor or NOBODY, chair.seat, lang=guest.lang)
        made = fragments_of(look, Chair(chair.seat, chair.mine), guest, None, live=False)
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
    rates_of(request).count("look", request)
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
    bot: bool


@dataclass(frozen=True)
class Source:
    """A line of the table of points: where they came from, and how many for each seat."""

    title: str
    cells: list[dict[str, Any]]


async def result(request: Request) -> Response:
    """The result: who won, where the points came from, how the race went, and whether the shuffles were honest."""
    rates_of(request).count("look", request)
    guest = await guest_of(request)
    table = await table_of(request)

    def make() -> Response:
        chair, look = chair_of(table, guest, None)
        if look.result is None:
            return go(request, guest, f"/t/{request.path_params['table']}")
        ranks = ranks_of(look, chair)
        alone, before = best_before(hall_of(request), guest.visitor, look.table_id) if len(ranks) == 1 else (None, None)
        return page(
            request, guest, "result.html", look=look, here="table", title=title_of(look, guest.lang), mine=chair.mine,
            ranks=ranks, sources=sources_of(look, guest, ranks), heading=heading_of(look, guest),
            chart=race(race_of(table, look, guest), [look.seats[seat].colour for seat in range(len(look.seats))],
                       look.names, guest.say("race")),
            check=verify(table.record()), alone=alone, before=before,
            task=look.game.solo_text(alone.task, guest.lang) if alone else "",
            is_best=alone is not None and is_best(alone, before),
        )  # fmt: skip

    return await thread(make)


def heading_of(look: Look, guest: Guest) -> str:
    """Who won, in a sentence, and by how much."""
    assert look.result is not None
    scores, winners = look.result.scores, look.result.winners
    if not winners:  # alone one can lose to the game itself
        return guest.say("won", names="", count=0)
    names = ", ".join(look.names[seat] for seat in winners)
    others = [points for seat, points in enumerate(scores) if seat not in winners]
    lead = scores[winners[0]] - max(others, default=scores[winners[0]])
    if len(winners) == 1 and lead > 0:
        return guest.say("won-by", name=names, points=lead)
    return guest.say("won", names=names, count=len(winners))


def ranks_of(look: Look, chair: Chair) -> list[Rank]:
    """Everyone in order: the winners first, then by points."""
    assert look.result is not None
    scores, winners = look.result.scores, look.result.winners
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    ranks: list[Rank] = []
    for place, seat in enumerate(order, 1):
        info = look.seats[seat]
        wins = seat in winners
        mine = seat in chair.mine and len(chair.mine) == 1
        shared = 1 if wins else place
        ranks.append(Rank(shared, seat, info.name, info.colour, scores[seat], wins, mine, info.kind == "bot"))
    return ranks


def sources_of(look: Look, guest: Guest, ranks: list[Rank]) -> list[Source]:
    """Where the points came from, best first in each line marked."""
    words = look.game.words
    most = max((abs(points) for parts in look.breakdown for points in parts.values()), default=1) or 1
    sources = []
    for name in look.breakdown[0] if look.breakdown else ():
        values = [look.breakdown[rank.seat][name] for rank in ranks]
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
    """The points of every seat at about thirty moments of the game."""
    steps = min(30, max(1, look.entries))
    moments = sorted({round(look.entries * step / steps) for step in range(steps + 1)})
    scores: list[list[int]] = [[] for _ in look.seats]
    for moment in moments:
        past = table.at(moment, guest.visitor or NOBODY, look.seat, lang=guest.lang)
        for seat in range(len(look.seats)):
            scores[seat].append(past.game.holdings(past.view, seat).get("points", 0))
    return scores
