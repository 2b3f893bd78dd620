"""Together at a table: what people say, whom they do not want to hear, what they note, and who is here now."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from palas.tables import Hall, Table
from palas.tables.together import Together
from palas.web.guests import Guest, data, fields_of, go, guest_of, hall_of, number, page, poster_of, thread, wants_json
from palas.web.looks import NOBODY
from palas.web.templates import render
from palas.web.words import WebError


def together_of(hall: Hall) -> Together:
    """The talk and the notes of a hall."""
    return Together(hall.store)


async def table_of(request: Request) -> Table:
    """The table in the address."""
    return await thread(hall_of(request).table, request.path_params["table"])


async def show(request: Request) -> Response:
    """The talk as a part of the page: what was said, and who is here."""
    guest = await guest_of(request)
    table = await table_of(request)
    return await thread(lambda: data(request, guest, talk_of(request, guest, table)))


def talk_of(request: Request, guest: Guest, table: Table) -> dict[str, object]:
    """The number of the last line, and the talk as HTML."""
    kept, visitor = together_of(hall_of(request)), guest.visitor or NOBODY
    lines = kept.lines(table, visitor)
    colours = table.game.colours(table.standing.state.players, table.standing.state.origin.options)
    html = render(
        "_talk.html", guest, table_id=table.id, lines=lines, colours=colours, over=kept.over(table),
        waiting=kept.waiting(table, visitor), host=table.is_host(visitor),
        speaks=bool(table.seats_of(visitor)), here=here_now(request, table, guest),
    )  # fmt: skip
    asks = len(kept.waiting(table, visitor))
    return {"latest": lines[-1].number if lines else 0, "asks": asks, "html": html.strip()}


def note_of(request: Request, guest: Guest, table: Table) -> str:
    """What the guest has noted at a table."""
    return together_of(hall_of(request)).note(table, guest.visitor or NOBODY)


def here_now(request: Request, table: Table, guest: Guest) -> str:
    """The names of the others at the table who look at it now."""
    own = guest.visitor.id if guest.visitor else ""
    here = request.app.state.messenger.presence.here(table.id) - {own}
    seats = [sitting for sitting in table.standing.seats if here.intersection(sitting.visitors)]
    return ", ".join(sitting.name for sitting in seats)


def wake(request: Request, table: Table) -> None:
    """Tell every open page of the table that there is something to ask for."""
    hall_of(request).nudge(table)


async def answer(request: Request, guest: Guest, table: Table) -> Response:
    """After a deed: the talk for our client, the table page for a form."""
    if not wants_json(request):
        return go(request, guest, f"/t/{table.id}")
    return await thread(lambda: data(request, guest, talk_of(request, guest, table)))


async def say(request: Request) -> Response:
    """Say something."""
    guest = await poster_of(request, "talk")
    fields = await fields_of(request)
    table = await table_of(request)
    hall = hall_of(request)
    await thread(together_of(hall).say, table, guest.visitor or NOBODY, fields.get("text", ""), hall.now())
    await thread(wake, request, table)
    return await answer(request, guest, table)


async def hush(request: Request) -> Response:
    """No longer hear somebody, or hear him again."""
    guest = await poster_of(request, "talk")
    fields = await fields_of(request)
    table = await table_of(request)
    kept, line = together_of(hall_of(request)), number(fields, "line")
    await thread(kept.hush, table, guest.visitor or NOBODY, line, fields.get("on") == "1")
    return await answer(request, guest, table)


async def end(request: Request) -> Response:
    """The host ends the talk, or allows it again."""
    guest = await poster_of(request, "talk")
    fields = await fields_of(request)
    if "on" not in fields:
        raise WebError("bad-request")
    table = await table_of(request)
    await thread(together_of(hall_of(request)).end, table, guest.visitor or NOBODY, fields.get("on") == "1")
    await thread(wake, request, table)
    return await answer(request, guest, table)


async def note(request: Request) -> Response:
    """Keep what somebody notes for himself."""
    guest = await poster_of(request, "talk")
    fields = await fields_of(request)
    if "text" not in fields:  # an empty one is a wish, a damaged one is none
        raise WebError("bad-request")
    table = await table_of(request)
    await thread(together_of(hall_of(request)).write_note, table, guest.visitor or NOBODY, fields["text"])
    if wants_json(request):
        return await thread(data, request, guest, {"kept": True})
    return go(request, guest, f"/t/{table.id}")


# -- a bare address -----------------------------------------------------------------------------------------------


async def closed(request: Request, guest: Guest, table: Table) -> Response:
    """What somebody sees who has the address of a table and nothing else: he may ask to be let in."""
    asked = await thread(together_of(hall_of(request)).asked_in, table, guest.visitor or NOBODY)
    title = str(table.game.meta.titles[guest.lang])
    return await thread(
        page, request, guest, "closed.html", 403, here="", table_id=table.id, game=title, asked=asked
    )  # fmt: skip


async def ask_in(request: Request) -> Response:
    """Ask the host to be let in."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    hall = hall_of(request)
    name = fields.get("nickname", "").strip() or guest.name or guest.say("guest-name")
    await thread(together_of(hall).ask_in, table, guest.visitor or NOBODY, name, hall.now())
    await thread(wake, request, table)
    return go(request, guest, f"/t/{table.id}")


async def let_in(request: Request) -> Response:
    """The host's answer."""
    guest = await poster_of(request, "talk")
    fields = await fields_of(request)
    table = await table_of(request)
    kept, line = together_of(hall_of(request)), number(fields, "number")
    await thread(kept.let_in, table, guest.visitor or NOBODY, line, fields.get("on") == "1")
    return await answer(request, guest, table)
