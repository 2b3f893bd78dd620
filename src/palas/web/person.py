"""A page of one's own: games that wait, by urgency; finished ones; records; and a private link to show them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from typing import Any

from markupsafe import Markup
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import palas
from palas.engine.errors import PalasError
from palas.people.figures import Played, SourceShare, played_by, records, renew_share, share_of, shared_by, sources
from palas.people.groups import groups_of
from palas.people.habits import Habits, read_habits, write_holiday
from palas.tables import TableSummary, Visitor
from palas.tables.clocks import read_clock
from palas.tables.company import ASLEEP
from palas.tables.ledger import read_visitor
from palas.tables.resting import check_holiday
from palas.tables.schema import TABLES
from palas.web.alone import lines_of
from palas.web.dates import day, moment, span
from palas.web.guests import (
    Guest,
    fields_of,
    go,
    guest_of,
    hall_of,
    page,
    poster_of,
    settings_of,
    thread,
)  # fmt: skip
from palas.web.live import small_number
from palas.web.lobby import ago, game_title
from palas.web.looks import NOBODY
from palas.web.play import table_of
from palas.web.words import WebError

FEW_FINISHED = 8
HOUR = 3600.0
MOST_RUNNING = 200


@dataclass(frozen=True)
class Row:
    """A game in play, as its row shows it."""

    table: TableSummary
    title: str
    company: str
    what: str
    when: str
    left: float | None  # share of the time that is left, from 0 to 1
    late: bool
    order: tuple[int, float]
    asleep: bool = False


@dataclass(frozen=True)
class Ended:
    """A finished game, as its row shows it."""

    played: Played
    title: str
    day: str
    place: str
    names: str


@dataclass(frozen=True)
class Figure:
    """What somebody has played of a title."""

    game: str
    title: str
    games: int
    wins: int
    best: int
    line: Markup


async def show(request: Request) -> Response:
    """One's own page."""
    guest = await guest_of(request, remember=True)
    return await thread(own_page, request, guest)


def own_page(request: Request, guest: Guest) -> Response:
    """The page, as its person sees it."""
    hall, visitor = hall_of(request), guest.visitor or NOBODY
    rows = running(request, guest)
    with hall.store.reading() as connection:
        secret = share_of(connection, visitor.id)
        groups = groups_of(connection, visitor.id)
    link = f"{settings_of(request).public_url or str(request.base_url).rstrip('/')}/p/{secret}" if secret else ""
    return page(
        request, guest, "person.html", here="me", own=True, who=guest.name, link=link, groups=groups,
        mine=[row for row in rows if row.table.my_turn and not row.asleep],
        others=[row for row in rows if not row.table.my_turn or row.asleep],
        **figures(request, guest, visitor),
    )  # fmt: skip


def running(request: Request, guest: Guest) -> list[Row]:
    """The games in play: those that wait for this person first, the one with the least time before all others."""
    hall, visitor = hall_of(request), guest.visitor or NOBODY
    tables = [line for line in hall.summaries(visitor, MOST_RUNNING) if not line.finished and line.my_seats]
    with hall.store.reading() as connection:
        habits = read_habits(connection, visitor.id)
        query = select(TABLES.c.id, TABLES.c.deadline, TABLES.c.clock).where(TABLES.c.id.in_([t.id for t in tables]))
        times = {id: (deadline, clock) for id, deadline, clock in connection.execute(query)}
    rows = [row_of(table, *times[table.id], hall.now(), habits, guest) for table in tables]
    return sorted(rows, key=lambda row: (not row.table.my_turn or row.asleep, *row.order))


def row_of(table: TableSummary, deadline: float | None, clock: str, now: float, habits: Habits, guest: Guest) -> Row:
    """A game in play in words."""
    others = [seat.name for seat in table.seats if seat.seat not in table.my_seats]
    acting = [table.seats[seat].name for seat in table.to_act]
    told = read_clock(json.loads(clock))
    asleep = now - table.changed > ASLEEP
    if deadline is None or told is None:
        when, left, order = guest.say("no-clock", since=ago(table.changed, guest)), None, (1, table.changed)
        if asleep:
            when, order = guest.say("sleeps", since=ago(table.changed, guest)), (2, table.changed)
    else:
        seconds = max(0.0, deadline - now)
        late = guest.say("time-left", span=span(seconds, guest))
        when = late if seconds < HOUR else guest.say("until", moment=moment(deadline, now, habits.place, guest))
        left, order = min(1.0, seconds / told.seconds), (0, deadline)
    return Row(
        table=table,
        title=game_title(table.game, guest.lang),
        company=" · ".join(part for part in (table.name, ", ".join(others)) if part),
        what=guest.say("your-turn") if table.my_turn else guest.say("others-turn", names=", ".join(acting)),
        when=when,
        left=left,
        late=left is not None and deadline is not None and deadline - now < HOUR,
        order=order,
        asleep=asleep,
    )


def figures(request: Request, guest: Guest, visitor: Visitor) -> dict[str, Any]:
    """Finished games and what follows from them; nothing of a game that still goes on."""
    hall = hall_of(request)
    played = played_by(hall, visitor.id)
    players = small_number(request.query_params.get("seats")) or 0
    found = records(played, players)
    asked = request.query_params.get("game", "")
    chosen = asked if any(record.game == asked for record in found) else found[0].game if found else ""
    now = hall.now()
    with hall.store.reading() as connection:
        zone = read_habits(connection, visitor.id).place
    shown = played if request.query_params.get("all") == "1" else played[:FEW_FINISHED]
    return {
        "games": len(played),
        "wins": sum(one.won and one.players > 1 for one in played),
        "finished": [
            Ended(
                one,
                game_title(one.game, guest.lang),
                day(one.ended, now, zone, guest),
                guest.say("place-of", place=one.place, players=one.players),
                ", ".join(name for seat, name in enumerate(one.names) if seat != one.seat),
            )
            for one in shown
        ],
        "more": len(played) > len(shown),
        "counts": sorted({one.players for one in played if one.players > 1 and one.counts}),
        "players": players,
        "figures": [
            Figure(r.game, game_title(r.game, guest.lang), r.games, r.wins, r.best, spark(r.points)) for r in found
        ],
        "chosen": chosen,
        "chosen_title": game_title(chosen, guest.lang) if chosen else "",
        "sources": [
            (source_title(chosen, share.source, guest.lang), share, share_bar(share))
            for share in sources(played, chosen, players)
        ],
        "alone": lines_of(hall.solo_games(visitor), guest),
        "percent": lambda part: f"{round(100 * part)} %",
    }


def source_title(game: str, source: str, lang: str) -> str:
    """Where points come from, in the words of the box."""
    try:
        words = palas.game(game).words
    except PalasError:
        return source
    return words.say(lang, f"source-{source}") if words.has(lang, f"source-{source}") else source


def spark(points: tuple[int, ...]) -> Markup:
    """The points of all games as a small line; the best is marked."""
    if len(points) < 2:
        return Markup("")
    low, high = min(points), max(points)
    spread = max(1, high - low)
    spots = [(4 + 112 * i / (len(points) - 1), 22 - 18 * (value - low) / spread) for i, value in enumerate(points)]
    best = spots[points.index(high)]
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    return Markup(
        f'<svg class="spark" viewBox="0 0 120 26" width="120" height="26" aria-hidden="true"><path d="{path}" '
        f'fill="none" stroke="currentColor" stroke-width="1.5"/><circle cx="{best[0]:.1f}" cy="{best[1]:.1f}" r="3.5" '
        f'fill="var(--last)"/></svg>'
    )


def share_bar(share: SourceShare) -> Markup:
    """A person's share and below it, thin, that of all who sat with him."""
    return Markup(
        '<svg viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="own" width="{100 * share.own:.1f}" height="11"/>'
        f'<rect class="mean" y="13" width="{100 * share.mean:.1f}" height="4"/></svg>'
    )


async def urgent(request: Request) -> Response:
    """Where the app opens: at the game that waits most urgently."""
    guest = await guest_of(request)

    def find() -> str:
        rows = running(request, guest) if guest.visitor else []
        first = rows[0] if rows and rows[0].table.my_turn and not rows[0].asleep else None
        return f"/t/{first.table.id}" if first is not None else "/me" if rows else "/"

    return RedirectResponse(await thread(find), status_code=303)


async def wake(request: Request) -> Response:
    """Wake a table that sleeps: whoever is to move is told."""
    guest = await poster_of(request, "join")
    await fields_of(request)
    table = await table_of(request)
    await thread(table.wake, guest.visitor or NOBODY)
    return go(request, guest, f"/t/{request.path_params['table']}")


async def holiday(request: Request) -> Response:
    """Holidays: at every table with a clock at which the person sits, or will sit by then, that clock rests."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    if fields.get("do") != "end" and not (fields.get("from") and fields.get("to")):
        raise WebError("bad-request")

    def write() -> None:
        hall, visitor = hall_of(request), guest.visitor or NOBODY
        with hall.store.reading() as connection:
            zone = read_habits(connection, visitor.id).place
        begin, end = day_begins(fields.get("from", ""), zone, 0), day_begins(fields.get("to", ""), zone, 1)
        if fields.get("do") == "end":
            begin = end = hall.now()
        check_holiday(begin, end)
        with hall.store.writing() as connection:
            write_holiday(connection, visitor.id, begin, end)
        for line in hall.summaries(visitor, MOST_RUNNING):
            if line.finished:
                continue
            table = hall.table(line.id)
            if table.standing.face.clock is not None:
                for seat in table.seats_of(visitor):
                    table.holiday(visitor, seat, begin, end)

    await thread(write)
    return go(request, guest, "/me/told?done=saved")


def day_begins(text: str, zone: tzinfo, later: int) -> float:
    """The beginning of a day as a form names it, or of the one after it."""
    try:
        named = datetime.fromisoformat(text) if text else datetime.now(zone)
        return (named.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=zone) + timedelta(later)).timestamp()
    except (ValueError, OverflowError) as error:
        raise WebError("bad-request") from error


# -- the private link ---------------------------------------------------------------------------------------------


async def share(request: Request) -> Response:
    """A new private link, or none any more."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    if fields.get("on") not in ("1", ""):
        raise WebError("bad-request")

    def write() -> None:
        with hall_of(request).store.writing() as connection:
            renew_share(connection, (guest.visitor or NOBODY).id, fields.get("on") == "1")

    await thread(write)
    return go(request, guest, "/me#share")


async def shown(request: Request) -> Response:
    """What somebody shows to whoever has his link: finished games, never one that still goes on."""
    guest = await guest_of(request)

    def make() -> Response:
        with hall_of(request).store.reading() as connection:
            owner = shared_by(connection, request.path_params["secret"])
            person = read_visitor(connection, owner) if owner else None
        if not owner:
            raise WebError("share-old", status=404)
        visitor = person or Visitor(owner)
        return page(
            request, guest, "person.html", here="", own=False, who=visitor.nickname, link="", groups=[], mine=[],
            others=[],
            **figures(request, guest, visitor),
        )  # fmt: skip

    return await thread(make)
