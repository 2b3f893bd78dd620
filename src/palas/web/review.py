"""After a move and after the game: replay, branch, record."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from palas.engine.course import course_of
from palas.web.charts import ticks
from palas.web.doorkeeper import check_welcome
from palas.web.guests import (
    data,
    fields_of,
    go,
    guest_of,
    number,
    page,
    poster_of,
    thread,
    wants_json,
    with_cookie,
)  # fmt: skip
from palas.web.live import small_number
from palas.web.lobby import place_of
from palas.web.looks import NOBODY, Chair, chair_of, past_fragments, title_of
from palas.web.play import table_of

SPEEDS = (("½ ×", 1600), ("1 ×", 800), ("2 ×", 400), ("4 ×", 200))  # milliseconds for a step
BRANCH_LEVEL = "journeyman"  # against whom one tries again


async def replay(request: Request) -> Response:
    """The position after n entries, with a slider to all others."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish = small_number(request.query_params.get("n"))

    def make() -> Response:
        chair, present = chair_of(table, guest, small_number(request.query_params.get("seat")))
        course = course_of(table.standing.state, guest.lang)
        first = min(course.first, present.entries)  # what is laid out before is no moment to look at
        moment = present.entries if wish is None else min(max(wish, first), present.entries)
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
            finished=present.over, first=first, rounds=[entry for entry, _ in course.rounds],
            ticks=ticks(course.doers, first, [seat.colour for seat in look.seats], course.rounds), speeds=SPEEDS,
            **values,
        )  # fmt: skip

    return await thread(make)


async def branch(request: Request) -> Response:
    """A private table against bots that goes on from a moment of this game."""
    guest = await poster_of(request, "open")
    await thread(check_welcome, request, guest)
    fields = await fields_of(request)
    table = await table_of(request)
    opened = await thread(table.branch, guest.visitor or NOBODY, number(fields, "n"), bots=BRANCH_LEVEL)
    return go(request, guest, place_of(opened))


async def record(request: Request) -> Response:
    """The record of the game as a file."""
    guest = await guest_of(request)
    table = await table_of(request)

    def make() -> Response:
        _, look = chair_of(table, guest, None)
        name = f"{look.game.meta.id}-{request.path_params['table']}.palas"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return with_cookie(request, guest, PlainTextResponse(table.record().text(), headers=headers))

    return await thread(make)
