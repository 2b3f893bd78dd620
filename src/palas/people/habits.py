"""When a person wants to be told: his time zone, his quiet hours, and for each table how soon."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Literal, cast, get_args
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, select

from palas.people.errors import PeopleError
from palas.people.schema import HABITS, WISHES
from palas.tables.ledger import new

Pace = Literal["now", "later", "daily", "never"]
PACES: tuple[Pace, ...] = get_args(Pace)
LATER = 15 * 60.0  # seconds: "after 15 minutes"
DIGEST_AT = 8 * 60  # minutes of the day at which the daily message comes, unless the day begins later
DAY = 24 * 60
STEP = 15  # minutes: quiet hours begin and end at a quarter
REMINDERS = (0, 900, 3600, 7200, 21600, 43200)
LONGEST_ZONE = 64


@dataclass(frozen=True, slots=True)
class Habits:
    """A person's day: messages come from `day_from` to `day_to`, in minutes of the day in his zone."""

    zone: str = ""
    day_from: int = 0
    day_to: int = DAY
    remind: int = 7200
    at_night: bool = False

    @property
    def place(self) -> tzinfo:
        """The time zone."""
        return zone_of(self.zone)

    @property
    def quiet(self) -> bool:
        """Are there hours without messages?"""
        return (self.day_to - self.day_from) % DAY != 0

    def awake(self, at: float) -> float:
        """The first moment from then on at which a message may come."""
        if not self.quiet:
            return at
        here = datetime.fromtimestamp(at, self.place)
        minute = here.hour * 60 + here.minute
        inside = (minute - self.day_from) % DAY < (self.day_to - self.day_from) % DAY
        return at if inside else self.next_time(at, self.day_from)

    def next_time(self, at: float, minute: int) -> float:
        """The next time it is so many minutes past midnight, as the clocks on the wall show it."""
        here = datetime.fromtimestamp(at, self.place)
        wanted = here.replace(hour=minute // 60 % 24, minute=minute % 60, second=0, microsecond=0)
        if wanted.timestamp() <= at:
            wanted = (wanted.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=self.place)
        return wanted.timestamp()

    def due(self, pace: Pace, at: float, hold: float) -> tuple[float, bool]:
        """When a message of that moment goes out, and whether together with all else that is due then."""
        if pace == "daily":
            return self.next_time(at, max(DIGEST_AT, self.day_from) if self.quiet else DIGEST_AT), True
        wished = at + (LATER if pace == "later" else hold)
        allowed = self.awake(wished)
        return allowed, allowed > wished


def zone_of(name: str) -> tzinfo:
    """The time zone of that name; the world's own for one that is not known."""
    if not name:
        return UTC
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # no such file, no name of a zone, not found
        return UTC


def check_zone(name: str) -> str:
    """A zone that is known."""
    if not name:
        return ""
    if len(name) > LONGEST_ZONE or zone_of(name) is UTC:
        raise PeopleError("zone", zone=name[:LONGEST_ZONE])
    return name


def read_habits(connection: Connection, visitor: str) -> Habits:
    """A person's habits, or those of everybody."""
    found = connection.execute(select(HABITS).where(HABITS.c.visitor == visitor)).mappings().one_or_none()
    if found is None:
        return Habits()
    return Habits(found["zone"], found["day_from"], found["day_to"], found["remind"], found["at_night"])


def write_habits(connection: Connection, visitor: str, habits: Habits) -> None:
    """Keep a person's habits, if they make sense."""
    check_zone(habits.zone)
    if not (0 <= habits.day_from < DAY and 0 < habits.day_to <= DAY) or habits.day_from % STEP or habits.day_to % STEP:
        raise PeopleError("quiet-hours")
    if habits.remind not in REMINDERS:
        raise PeopleError("reminder")
    values = {
        "zone": habits.zone,
        "day_from": habits.day_from,
        "day_to": habits.day_to,
        "remind": habits.remind,
        "at_night": habits.at_night,
    }
    query = new(connection, HABITS).values(visitor=visitor, **values)
    connection.execute(query.on_conflict_do_update(index_elements=["visitor"], set_=values))


def read_holiday(connection: Connection, visitor: str) -> tuple[float, float] | None:
    """From when until when a person is on holiday, as last told."""
    query = select(HABITS.c.holiday_from, HABITS.c.holiday_to).where(HABITS.c.visitor == visitor)
    found = connection.execute(query).one_or_none()
    return None if found is None or found.holiday_to <= found.holiday_from else (found.holiday_from, found.holiday_to)


def write_holiday(connection: Connection, visitor: str, begin: float, end: float) -> None:
    """Keep a person's holidays, for tables at which he sits down later; an end at the beginning: none."""
    usual = Habits()
    kept = {"zone": usual.zone, "day_from": usual.day_from, "day_to": usual.day_to, "remind": usual.remind}
    values = {"holiday_from": begin, "holiday_to": end}
    query = new(connection, HABITS).values(visitor=visitor, **kept, at_night=usual.at_night, **values)
    connection.execute(query.on_conflict_do_update(index_elements=["visitor"], set_=values))


def read_pace(connection: Connection, visitor: str, table_id: str) -> Pace:
    """How soon a person wants to be told of a table."""
    return (paces := read_paces(connection, visitor)).get(table_id, paces.get("", "now"))


def read_paces(connection: Connection, visitor: str) -> dict[str, Pace]:
    """All that a person has said about tables; "" is for all others."""
    query = select(WISHES.c.table_id, WISHES.c.pace).where(WISHES.c.visitor == visitor)
    return {table_id: cast(Pace, pace) for table_id, pace in connection.execute(query)}


def write_pace(connection: Connection, visitor: str, table_id: str, pace: str) -> None:
    """Keep how soon a person wants to be told of a table, or (without one) of all others."""
    if pace not in PACES:
        raise PeopleError("pace")
    query = new(connection, WISHES).values(visitor=visitor, table_id=table_id, pace=pace)
    connection.execute(query.on_conflict_do_update(index_elements=["visitor", "table_id"], set_={"pace": pace}))
