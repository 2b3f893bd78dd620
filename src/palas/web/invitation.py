"""An invitation: what a guest sees behind a link or a code before he sits down, and how he does.

The secret of a link stands behind its #, which browsers do not send: the page asks with it what it opens.
"""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from palas.engine.core.state import who
from palas.engine.game import Game
from palas.people.seeking import Advert, read_adverts
from palas.tables import Clock, Hall, SeatInfo, Table
from palas.tables.hashes import fits
from palas.tables.ledger import read_visitor
from palas.tables.looks import seat_info
from palas.web.dates import span
from palas.web.guests import (
    Guest,
    data,
    drawn,
    fields_of,
    go,
    guest_of,
    hall_of,
    number,
    poster_of,
    secret_of,
    thread,
)  # fmt: skip
from palas.web.levels import bot_title
from palas.web.lobby import option_card, tidy_name
from palas.web.looks import NOBODY
from palas.web.play import table_of
from palas.web.seeking import pace_of_clock
from palas.web.steps import art_of, steps_of
from palas.web.templates import render
from palas.web.titles import pictured
from palas.web.words import WebError


@dataclass(frozen=True)
class Fact:
    """One thing a guest wants to know before he says yes."""

    icon: str
    title: str
    text: str


@dataclass(frozen=True)
class Invitation:
    """A table as somebody sees it who may sit down there; nothing of the game that is played."""

    state: str  # free, taken (a person has it), mine, elsewhere (I sit at the table), full, watch, over
    game: Game
    title: str
    name: str
    host: str
    note: str
    seats: tuple[SeatInfo, ...]
    opens: tuple[int, ...]
    facts: tuple[Fact, ...]
    begun: bool
    own: str  # what I am called there, if I sit there

    @property
    def seat(self) -> SeatInfo | None:
        """The seat that is meant, if it is one."""
        return self.seats[self.opens[0]] if len(self.opens) == 1 else None


def invitation(hall: Hall, table: Table, guest: Guest, secret: str, *, watch: bool) -> Invitation:
    """What a secret opens; BadSecret if it opens nothing."""
    visitor = guest.visitor or NOBODY
    if watch and fits(secret, table.sheet.watch_hash):
        opens: tuple[int, ...] = ()
    else:
        opens = table.opens(secret)
        watch = False
    standing = table.standing
    state = standing.state
    colours = table.game.colours(state.players, state.origin.options)
    seats = tuple(seat_info(n, sitting, visitor.id, colours[n]) for n, sitting in enumerate(standing.seats))
    with hall.store.reading() as connection:
        host = read_visitor(connection, table.sheet.host)
        advert = read_adverts(connection, [table.id]).get(table.id, Advert())
    mine = table.seats_of(visitor)
    return Invitation(
        state=state_of(seats, opens, mine, over=state.over, watch=watch),
        game=table.game,
        title=str(table.game.meta.titles[guest.lang]),
        name=table.sheet.name,
        host=host.nickname if host is not None else "",
        note=advert.note,
        seats=seats,
        opens=opens,
        facts=tuple(facts_of(table, seats, advert, guest)),
        begun=any(who(entry) >= 0 for entry in state.entries()),
        own=seats[mine[0]].name if mine else "",
    )


def state_of(
    seats: tuple[SeatInfo, ...], opens: tuple[int, ...], mine: tuple[int, ...], *, over: bool, watch: bool
) -> str:
    """What the invitation is worth to whoever looks at it."""
    if over:
        return "over"
    if watch:
        return "watch"
    if not opens:
        return "mine" if mine else "full"
    if mine:
        return "mine" if opens[0] in mine else "elsewhere"
    return "free" if seats[opens[0]].kind != "person" else "taken"


# -- what is played, and how ----------------------------------------------------------------------------------------


def facts_of(table: Table, seats: tuple[SeatInfo, ...], advert: Advert, guest: Guest) -> list[Fact]:
    """How the table is timed, for how many it is, what is agreed, and which options it has."""
    clock = table.standing.face.clock
    bots = sum(seat.kind == "bot" for seat in seats)
    say = guest.say
    facts = [
        Fact("clock", say(f"seek-pace-{pace_of_clock(clock)}"), clock_text(clock, guest)),
        Fact("people", say("invite-for", count=len(seats)), say("invite-company", people=len(seats) - bots, bots=bots)),
    ]
    if clock is not None and clock.rest is not None:
        rest = clock.rest
        night = say("invite-rest-night", begin=hour(rest.night_from), end=hour(rest.night_to))
        parts = [night] if rest.night_from != rest.night_to else []
        parts += [say("invite-rest-weekends")] if rest.weekends else []
        facts.append(Fact("moon", say("invite-rest"), ", ".join(parts)))
    told = {"de": "Deutsch", "en": "English"}
    facts.append(Fact("channel", say("invite-languages"), told.get(advert.lang, say("invite-languages-text"))))
    if advert.experience != "any":
        facts.append(Fact("book", say(f"seek-experience-{advert.experience}"), say("invite-experience")))
    hints = table.standing.hints
    advice = say("invite-hints-text", allowed="yes" if hints else "no")
    facts.append(Fact("hint", say("invite-hints" if hints else "invite-no-hints"), advice))
    options = table.standing.state.origin.options
    for option in table.game.meta.options:
        value = options.get(option.id, option.default)
        if value != option.default:
            card = option_card(table.game, option, guest.lang)
            shown = next((text for choice, text in card.choices if choice == str(value)), "")
            off = say("invite-without") if value is False else shown
            facts.append(Fact("list", card.title, off or say("invite-with")))
    if table.game.pack.changes:
        facts.append(Fact("knobs", say("packed"), say("packed-text", count=len(table.game.pack.changes))))
    if table.sheet.public:
        facts.append(Fact("eye", say("public"), say("invite-public")))
    return facts


def hour(minute: int) -> str:
    """A time of day in minutes, as people say it."""
    return f"{minute // 60}" if minute % 60 == 0 else f"{minute // 60}:{minute % 60:02}"


def clock_text(clock: Clock | None, guest: Guest) -> str:
    """How a table is timed."""
    if clock is None:
        return guest.say("invite-no-clock")
    if clock.kind == "turn":
        return guest.say("invite-turn", span=span(clock.seconds, guest))
    return guest.say("invite-bank", span=span(clock.seconds, guest), more=f"{clock.increment:g}")


def caption(game: Game, guest: Guest, begun: bool) -> str:
    """What the picture shows."""
    state = pictured(game)
    return guest.say(
        "invite-picture", game=str(game.meta.titles[guest.lang]), round=game.round_of(state.view(None)) or 0,
        begun="yes" if begun else "no",
    )  # fmt: skip


# -- pages ------------------------------------------------------------------------------------------------------------


async def join_page(request: Request) -> Response:
    """The page behind a seat's link: the client reads the secret from the fragment and asks what it opens."""
    guest = await guest_of(request)
    await table_of(request)
    return await drawn(request, guest, "join.html", here="", table=request.path_params["table"], watch=False)


async def watch_page(request: Request) -> Response:
    """The page behind the link for spectators."""
    guest = await guest_of(request)
    await table_of(request)
    return await drawn(request, guest, "join.html", here="", table=request.path_params["table"], watch=True)


async def look(request: Request) -> Response:
    """What a secret opens, as a part of the page."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    secret = secret_of(fields)

    def make() -> Response:
        game = table.game.printed or table.game
        found = invitation(hall_of(request), table, guest, secret, watch=fields.get("watch") == "1")
        phone = guest.shape == "phone"
        html = render(
            "_invitation.html", guest, invitation=found, table=table.id, secret=secret, bot_title=bot_title,
            art=art_of(game, guest.lang), shown=art_of(game, guest.lang, "phone" if phone else "wide"),
            caption=caption(game, guest, found.begun), steps=steps_of(game, guest.lang),
        )  # fmt: skip
        return data(request, guest, {"html": html})

    return await thread(make)


async def join(request: Request) -> Response:
    """Sit down with the secret of a link, or with the code of a table."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    name = tidy_name(fields.get("nickname", "")) or guest.name or guest.say("guest-name")
    seat = number(fields, "seat", -1)
    secret = secret_of(fields)

    def write() -> None:
        visitor = guest.visitor or NOBODY
        table.join(visitor, secret, name, None if seat < 0 else seat)
        if not guest.name:
            hall_of(request).rename(visitor, nickname=name)

    await thread(write)
    return go(request, guest, f"/t/{request.path_params['table']}")


async def watch(request: Request) -> Response:
    """Watch with the secret of a link."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    await thread(table.watch, guest.visitor or NOBODY, secret_of(fields))
    return go(request, guest, f"/t/{request.path_params['table']}")


async def enter_code(request: Request) -> Response:
    """A code that a friend has told: on to its invitation."""
    guest = await poster_of(request, "join")
    code = (await fields_of(request)).get("code", "")[:40]
    table = await thread(hall_of(request).table_of_code, code)
    if table is None:
        raise WebError("no-code", status=404)
    return go(request, guest, f"/join/{table}#{code_in(code)}")


async def renew_code(request: Request) -> Response:
    """A new code for a table; the old one opens nothing from now on."""
    guest = await poster_of(request, "join")
    await fields_of(request)
    table = await table_of(request)
    code = await thread(table.renew_code, guest.visitor or NOBODY)
    return go(request, guest, f"/t/{request.path_params['table']}/seats#code={code}")


def code_in(text: str) -> str:
    """A typed code as it may stand in an address."""
    return "".join(sign for sign in text.lower() if sign.isascii() and sign.isalnum())
