"""Being told: by which ways, when for each table, in which hours; and what a link in a mail can stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from palas.people import channels, passkeys
from palas.people.entry import devices_of, note_device
from palas.people.errors import PeopleError
from palas.people.habits import (
    DAY,
    PACES,
    REMINDERS,
    Habits,
    check_zone,
    read_habits,
    read_paces,
    write_habits,
    write_pace,
)
from palas.people.push import read_subscription
from palas.people.ways import CHANNELS, Way, add_way, change_way, check_mail, own_way, read_way, remove_way, ways_of
from palas.tables import TableSummary, Visitor
from palas.tables.hashes import visitor_id
from palas.web.dates import moment
from palas.web.guests import (
    COOKIE,
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
)  # fmt: skip
from palas.web.lobby import ago, game_title
from palas.web.looks import NOBODY
from palas.web.messenger import Messenger
from palas.web.words import WebError

MOST_TABLES = 40
PAGE = "/me/told"


def messenger_of(request: Request) -> Messenger:
    """The messenger of this server."""
    messenger: Messenger = request.app.state.messenger
    return messenger


@dataclass(frozen=True)
class WayRow:
    """A way as its row shows it."""

    way: Way
    title: str
    detail: str
    state: str  # on, off, unconfirmed, failing
    endpoint: str = ""  # of a browser: by this it knows itself


@dataclass(frozen=True)
class TableRow:
    """A table, and how soon its person wants to be told."""

    id: str
    game: str
    title: str
    company: str
    pace: str


async def show(request: Request) -> Response:
    """The page."""
    guest = await guest_of(request, remember=True)
    return await thread(told_page, request, guest)


def told_page(request: Request, guest: Guest) -> Response:
    """All about being told, and the devices of the person."""
    hall, messenger = hall_of(request), messenger_of(request)
    visitor = guest.visitor or NOBODY
    token = request.cookies.get(COOKIE, "")
    with hall.store.reading() as connection:
        ways = ways_of(connection, visitor.id)
        habits = read_habits(connection, visitor.id)
        paces = read_paces(connection, visitor.id)
        devices = devices_of(connection, visitor.id)
        keys = passkeys.passkeys_of(connection, visitor.id)
    running = [line for line in hall.summaries(visitor, MOST_TABLES) if not line.finished]
    tables = [table_row(line, guest, paces.get(line.id, "")) for line in running if line.my_seats]
    return page(
        request, guest, "told.html", here="told", rows=[way_row(way, guest, habits) for way in ways],
        mail_there=messenger.mailer is not None, push_key=messenger.pusher.public_key, channels=CHANNELS,
        tables=tables, paces=PACES, usual=paces.get("", "now"), habits=habits, reminders=REMINDERS, day=DAY,
        devices=devices, keys=keys, this_device=visitor_id(token) if token else "", saved=saved(request),
        known=bool(keys) or any(way.kind == "mail" and way.confirmed for way in ways),
        since=lambda at: ago(at, guest), clock_time=clock_time,
    )  # fmt: skip


def saved(request: Request) -> str:
    """What was done just now, for a line on top."""
    word = request.query_params.get("done", "")
    return word if word in ("saved", "mail", "test", "confirmed") else ""


def clock_time(minutes: int) -> str:
    """Minutes of the day as a clock shows them."""
    return f"{minutes // 60}:{minutes % 60:02}"


def way_row(way: Way, guest: Guest, habits: Habits) -> WayRow:
    """A way in words."""
    state = "on" if way.on else "off"
    detail = {"push": guest.say("way-push-detail"), "mail": way.address}.get(way.kind, guest.say("way-channel-detail"))
    if not way.confirmed:
        state, detail = "unconfirmed", f"{detail} · {guest.say('way-unconfirmed')}"
    elif way.failing is not None and way.on:
        since = moment(way.failing, way.failing, habits.place, guest)
        reason = guest.say(f"error-{way.error}", host="…", status="…") if way.error else ""
        state, detail = "failing", f"{detail} · {guest.say('way-failing', since=since)} {reason}"
    endpoint = read_subscription(way.address).endpoint if way.kind == "push" else ""
    return WayRow(way, way.name or guest.say(f"way-{way.kind}"), detail, state, endpoint)


def table_row(line: TableSummary, guest: Guest, pace: str) -> TableRow:
    """A table by those who sit there."""
    others = ", ".join(seat.name for seat in line.seats if seat.seat not in line.my_seats)
    return TableRow(line.id, line.game, game_title(line.game, guest.lang), others, pace)


# -- deeds --------------------------------------------------------------------------------------------------------

Deed = Callable[[Request, Guest, Visitor, dict[str, str]], str]


async def save(request: Request) -> Response:
    """One of the page's forms: `do` says which."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    deed = DEEDS.get(fields.get("do", ""))
    if deed is None:
        raise WebError("bad-request")
    if deed in (do_mail, do_test):  # something goes out to an address that somebody typed
        await rates_of(request).count("letter", request)

    def carry_out() -> str:
        visitor = guest.visitor or NOBODY
        if not visitor.lang:  # who is written to has a language
            hall_of(request).rename(visitor, lang=guest.lang)
        return deed(request, guest, visitor, fields)

    done = await thread(carry_out)
    if wants_json(request):
        return await thread(data, request, guest, {"done": done})
    return go(request, guest, f"{PAGE}?done={done}")


def writing(request: Request, write: Callable[[Connection], None]) -> None:
    """Store something."""
    with hall_of(request).store.writing() as connection:
        write(connection)


def do_mail(request: Request, guest: Guest, visitor: Visitor, fields: dict[str, str]) -> str:
    """A new address: it is told nothing before it has said yes."""
    messenger = messenger_of(request)
    if messenger.mailer is None:
        raise WebError("no-mail")
    address = check_mail(fields.get("address", ""))
    with hall_of(request).store.writing() as connection:
        way = add_way(connection, visitor.id, "mail", address, hall_of(request).now(), confirmed=False)
    if not way.confirmed:
        messenger.ask("confirm", way, path=f"/confirm/{way.id}/{messenger.mark('confirm', way.id)}")
    return "mail"


def do_push(request: Request, guest: Guest, visitor: Visitor, fields: dict[str, str]) -> str:
    """This browser takes messages from now on."""
    subscription = read_subscription(fields.get("subscription", ""))
    messenger_of(request).reach.check(subscription.endpoint)
    name = device_name(request, guest)
    writing(
        request,
        lambda connection: void(
            add_way(connection, visitor.id, "push", subscription.text(), hall_of(request).now(), name=name)
        ),
    )
    return "saved"


def do_channel(request: Request, guest: Guest, visitor: Visitor, fields: dict[str, str]) -> str:
    """A channel of a table at which the person sits, or which he opened."""
    kind, address, table_id = fields.get("kind", ""), fields.get("address", "").strip(), fields.get("table", "")
    if kind not in CHANNELS:
        raise WebError("bad-request")
    table = hall_of(request).table(table_id)
    if not table.seats_of(visitor) and not table.is_host(visitor):
        raise WebError("not-your-table", status=403)
    channels.check(kind, address, messenger_of(request).reach)
    name = guest.say("way-channel-name", kind=guest.say(f"way-{kind}"), game=game_title(table.game.meta.id, guest.lang))
    now = hall_of(request).now()
    writing(
        request,
        lambda connection: void(add_way(connection, visitor.id, kind, address, now, table_id=table.id, name=name)),
    )
    return "saved"


def void(_: object) -> None:
    """Nothing more is wanted of it."""


def do_on(request: Request, guest: Guest, visitor: Visitor, fields: dict[str, str]) -> str:
    """Switch a way on or off."""
    on = fields.get("on") == "1"

    def write(connection: Connection) -> None:
        way = own_way(connection, visitor.id, fields.get("way", ""))
        change_way(connection, way.id, on=on, failing=None, error="")

    writing(request, write)
    return "saved"


def do_remove(request: Request, guest: Guest, visitor: Visitor, fields: dict[str, str]) -> str:
    """Forget a way."""
    writing(
        request, lambda connection: remove_way(connection, own_way(connection, visitor.id, fields.get("way", "")).id)
    )
    return "saved"


def do_test(request: Request, guest: Guest, visitor: Visitor, fields: dict[str, str]) -> str:
    """Send a test."""
    with hall_of(request).store.reading() as connection:
        way = own_way(connection, visitor.id, fields.get("way", ""))
    if not way.confirmed:
        messenger = messenger_of(request)
        messenger.ask("confirm", way, path=f"/confirm/{way.id}/{messenger.mark('confirm', way.id)}")
        return "mail"
    messenger_of(request).ask("test", way)
    return "test"


def do_pace(request: Request, guest: Guest, visitor: Visitor, fields: dict[str, str]) -> str:
    """How soon, for one table or for all others."""
    table_id = fields.get("table", "")
    if table_id:
        hall_of(request).table(table_id)
    writing(request, lambda connection: write_pace(connection, visitor.id, table_id, fields.get("pace", "")))
    return "saved"


def do_habits(request: Request, guest: Guest, visitor: Visitor, fields: dict[str, str]) -> str:
    """The hours in which messages may come, and the reminder."""
    habits = Habits(
        zone=check_zone(fields.get("zone", "")),
        day_from=number(fields, "day_from", 0) % DAY,
        day_to=number(fields, "day_to", DAY),
        remind=number(fields, "remind", 0),
        at_night=fields.get("at_night") == "1",
    )
    writing(request, lambda connection: write_habits(connection, visitor.id, habits))
    return "saved"


DEEDS: dict[str, Deed] = {
    "mail": do_mail,
    "push": do_push,
    "channel": do_channel,
    "on": do_on,
    "remove": do_remove,
    "test": do_test,
    "pace": do_pace,
    "habits": do_habits,
}


def device_name(request: Request, guest: Guest) -> str:
    """What a browser is called in lists: what kind of device, which program."""
    told = request.headers.get("user-agent", "")[:300]
    programs = (("Firefox", "Firefox"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("Chrome", "Chrome"), ("Safari", "Safari"))
    program = next((name for mark, name in programs if mark in told), guest.say("device-browser"))
    kind = "tablet" if "iPad" in told or "Tablet" in told else "phone" if "Mobi" in told else "computer"
    return f"{guest.say(f'device-{kind}')}, {program}"


def note_this_device(request: Request, guest: Guest) -> None:
    """Keep this browser among the person's devices, so that he can see it and sign it out."""
    token = request.cookies.get(COOKIE, "") or guest.token or ""
    hall = hall_of(request)
    with hall.store.writing() as connection:
        note_device(connection, token, (guest.visitor or NOBODY).id, device_name(request, guest), "first", hall.now())


# -- links in mails -----------------------------------------------------------------------------------------------


async def confirm_page(request: Request) -> Response:
    """The link in a mail: one click more, for programs that open links by themselves."""
    guest = await guest_of(request)
    await thread(confirmable, request)
    return await thread(page, request, guest, "letter.html", here="", deed="confirm")


async def confirm(request: Request) -> Response:
    """The address has said yes."""
    await rates_of(request).count("join", request)
    guest = await guest_of(request)
    way = await thread(confirmable, request)
    await thread(writing, request, lambda connection: change_way(connection, way.id, confirmed=True))
    return await thread(page, request, guest, "letter.html", here="", deed="confirmed")


def confirmable(request: Request) -> Way:
    """The way that a link confirms."""
    way, mark = request.path_params["way"], request.path_params["mark"]
    if not messenger_of(request).is_mark(mark, "confirm", way):
        raise PeopleError("code-old")
    with hall_of(request).store.reading() as connection:
        found = read_way(connection, way)
    if found is None:
        raise PeopleError("no-such-way")
    return found


async def quiet_page(request: Request) -> Response:
    """The link by which mails end."""
    guest = await guest_of(request)
    await thread(quietable, request)
    return await thread(page, request, guest, "letter.html", here="", deed="quiet")


async def quiet(request: Request) -> Response:
    """No more mails about a table, or at all; mail programs ask for it without a cookie (RFC 8058)."""
    await rates_of(request).count("join", request)
    way, table_id = await thread(quietable, request)

    def write(connection: Connection) -> None:
        if table_id:
            write_pace(connection, way.visitor, table_id, "never")
        else:
            change_way(connection, way.id, on=False)

    await thread(writing, request, write)
    if "text/html" not in request.headers.get("accept", ""):
        return PlainTextResponse("ok\n")
    guest = await guest_of(request)
    return await thread(page, request, guest, "letter.html", here="", deed="quieted")


def quietable(request: Request) -> tuple[Way, str]:
    """What a link ends."""
    way, table, mark = (request.path_params[name] for name in ("way", "table", "mark"))
    table_id = "" if table == "-" else table
    if not messenger_of(request).is_mark(mark, way, table_id):
        raise PeopleError("code-old")
    with hall_of(request).store.reading() as connection:
        found = read_way(connection, way)
    if found is None:
        raise PeopleError("no-such-way")
    return found, table_id


__all__ = ["confirm", "confirm_page", "quiet", "quiet_page", "save", "show"]
