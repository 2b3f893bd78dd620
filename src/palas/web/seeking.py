"""Open tables: who looks for players, at which pace, in which language; sitting down, leaving, closing."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from palas.people.seeking import Advert, invite, read_adverts
from palas.tables import Clock, TableSummary
from palas.tables.clocks import read_clock
from palas.tables.ledger import read_body
from palas.tables.schema import TABLES
from palas.web.doorkeeper import check_welcome
from palas.web.guests import (
    Guest,
    drawn,
    fields_of,
    go,
    guest_of,
    hall_of,
    number,
    page,
    poster_of,
    secret_of,
    thread,
)  # fmt: skip
from palas.web.lobby import ago, game_title
from palas.web.looks import NOBODY
from palas.web.play import table_of

MOST = 60
DAYS = 6 * 3600.0  # who has so long for a turn plays over days
PACES = ("live", "days", "free")


@dataclass(frozen=True)
class Offer:
    """An open table as its row shows it."""

    table: TableSummary
    title: str
    pace: str
    advert: Advert
    free: int
    seat: int
    host: str
    since: str


async def show(request: Request) -> Response:
    """The open tables, as far as they fit the wish."""
    guest = await guest_of(request)
    return await thread(seek_page, request, guest)


def seek_page(request: Request, guest: Guest) -> Response:
    """The page of open tables."""
    check_welcome(request, guest)
    wish = {name: request.query_params.get(name, "")[:20] for name in ("game", "pace", "lang", "experience")}
    offers = [offer for offer in offers_of(request, guest) if fits_wish(offer, wish)]
    games = sorted({(offer.table.game, offer.title) for offer in offers_of(request, guest)})
    return page(request, guest, "seek.html", here="seek", offers=offers, wish=wish, games=games, paces=PACES)


def offers_of(request: Request, guest: Guest) -> list[Offer]:
    """All open tables at which the guest does not sit yet."""
    hall = hall_of(request)
    tables = [line for line in hall.open_tables(MOST, guest.visitor) if not line.my_seats]
    ids = [line.id for line in tables]
    with hall.store.reading() as connection:
        adverts = read_adverts(connection, ids)
        query = select(TABLES.c.id, TABLES.c.clock).where(TABLES.c.id.in_(ids))
        clocks = {row.id: row.clock for row in connection.execute(query)}
    return [offer_of(line, adverts.get(line.id, Advert()), clocks[line.id], guest) for line in tables]


def offer_of(line: TableSummary, advert: Advert, clock: str, guest: Guest) -> Offer:
    """An open table in words."""
    free = [seat.seat for seat in line.seats if seat.kind == "open"]
    there = [seat.name for seat in line.seats if seat.kind == "person"]
    return Offer(
        table=line,
        title=game_title(line.game, guest.lang),
        pace=pace_of(clock),
        advert=advert,
        free=len(free),
        seat=free[0] if free else -1,
        host=", ".join(there),
        since=ago(line.changed, guest),
    )


def pace_of(clock: str) -> str:
    """At one sitting, over days, or as it comes."""
    return pace_of_clock(read_clock(read_body(clock) or None))


def pace_of_clock(clock: Clock | None) -> str:
    """The same of a clock."""
    if clock is None:
        return "free"
    return "days" if clock.kind == "turn" and clock.seconds >= DAYS else "live"


def fits_wish(offer: Offer, wish: dict[str, str]) -> bool:
    """Is this what somebody looks for? A table that says nothing of its language is for all."""
    told = {"game": offer.table.game, "pace": offer.pace, "experience": offer.advert.experience}
    if wish["lang"] and offer.advert.lang not in ("", wish["lang"]):
        return False
    return all(not wish[name] or wish[name] == value for name, value in told.items())


async def leave(request: Request) -> Response:
    """Give one's seat back: it is open to anyone again."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    await thread(table.leave, guest.visitor or NOBODY, number(fields, "seat"))
    return go(request, guest, "/me")


async def close(request: Request) -> Response:
    """The host looks for nobody any more: open seats can be taken by link only."""
    guest = await poster_of(request, "join")
    await fields_of(request)
    table = await table_of(request)
    await thread(table.close_seats, guest.visitor or NOBODY)
    return go(request, guest, f"/t/{request.path_params['table']}/seats")


# -- a hall by invitation -----------------------------------------------------------------------------------------


async def invited_page(request: Request) -> Response:
    """The page behind the link into a private hall: the client reads the secret from the fragment and sends it."""
    guest = await guest_of(request)
    return await drawn(request, guest, "invited.html", here="")


async def invited(request: Request) -> Response:
    """Come in."""
    guest = await poster_of(request, "join")
    secret = secret_of(await fields_of(request))

    def write() -> None:
        with hall_of(request).store.writing() as connection:
            invite(connection, (guest.visitor or NOBODY).id, secret, hall_of(request).now())

    await thread(write)
    return go(request, guest, "/")
