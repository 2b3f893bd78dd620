"""When a clock rests: at night and at week-ends as agreed, and in the holidays of its person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from math import inf
from typing import Any
from zoneinfo import ZoneInfo

from palas.tables.errors import BadWish

DAY = 24 * 60
SATURDAY = 5
LONGEST_HOLIDAY = 60 * 86400.0
Span = tuple[float, float]  # from when until when, in seconds since 1970


@dataclass(frozen=True, slots=True)
class Rest:
    """The hours in which a clock stands still, on the clocks of one place: all at the table have agreed to it."""

    zone: str = ""
    night_from: int = 0  # minutes of the day; the same as `night_to`: it does not rest at night
    night_to: int = 0
    weekends: bool = False

    @property
    def place(self) -> tzinfo:
        """The place's time zone."""
        return zone_of(self.zone)

    def end(self, at: float) -> float:
        """When the rest of that moment ends; the moment itself if the clock runs."""
        here = datetime.fromtimestamp(at, self.place)
        ends = at
        minute = here.hour * 60 + here.minute
        if (minute - self.night_from) % DAY < (self.night_to - self.night_from) % DAY:
            ends = max(ends, next_time(here, self.night_to))
        if self.weekends and here.weekday() >= SATURDAY:
            ends = max(ends, midnight(here, 7 - here.weekday()))
        return ends

    def next(self, at: float) -> float:
        """When the clock rests next."""
        here = datetime.fromtimestamp(at, self.place)
        night = next_time(here, self.night_from) if self.night_from != self.night_to else inf
        weekend = midnight(here, SATURDAY - here.weekday()) if self.weekends and here.weekday() < SATURDAY else inf
        return min(night, weekend)


@cache
def zone_of(name: str) -> tzinfo:
    """The time zone of that name; the world's own for one that is not known."""
    try:
        return ZoneInfo(name) if name else UTC
    except (OSError, ValueError, KeyError):
        return UTC


def next_time(here: datetime, minute: int) -> float:
    """The next time it is so many minutes past midnight there."""
    wanted = here.replace(hour=minute // 60 % 24, minute=minute % 60, second=0, microsecond=0)
    if wanted.timestamp() <= here.timestamp():
        wanted = (wanted.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=here.tzinfo)
    return wanted.timestamp()


def midnight(here: datetime, days: int) -> float:
    """The beginning of the day that many days later."""
    day = here.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None) + timedelta(days=days)
    return day.replace(tzinfo=here.tzinfo).timestamp()


def rest_ends(rest: Rest | None, holidays: Sequence[Span], at: float) -> float:
    """When the clock runs again; the moment itself if it does."""
    ends = at
    while True:
        later = rest.end(ends) if rest is not None else ends
        later = max([later, *(end for begin, end in holidays if begin <= later < end)])
        if later == ends:
            return ends
        ends = later


def next_rest(rest: Rest | None, holidays: Sequence[Span], at: float) -> float:
    """When it rests next."""
    begins = [begin for begin, end in holidays if at < begin < end]
    return min([rest.next(at) if rest is not None else inf, *begins])


def elapsed(rest: Rest | None, holidays: Sequence[Span], begin: float, end: float) -> float:
    """The seconds between two moments in which a clock ran."""
    if rest is None and not holidays:
        return end - begin
    at, seconds = begin, 0.0
    while at < end:
        at = rest_ends(rest, holidays, at)
        if at >= end:
            break
        until = min(end, next_rest(rest, holidays, at))
        seconds += until - at
        at = until
    return seconds


def runs_out(rest: Rest | None, holidays: Sequence[Span], begin: float, left: float) -> float:
    """When a clock that has so many seconds left stands at zero."""
    if rest is None and not holidays:
        return begin + left
    at = begin
    while left > 0:
        at = rest_ends(rest, holidays, at)
        until = next_rest(rest, holidays, at)
        if until - at >= left:
            return at + left
        left -= until - at
        at = until
    return at


def check_rest(rest: Rest | None) -> None:
    """Refuse a rest that leaves no time to play, or a place that is not known."""
    if rest is None:
        return
    if not (0 <= rest.night_from < DAY and 0 <= rest.night_to < DAY):
        raise BadWish("rest")
    if rest.zone and (len(rest.zone) > 64 or zone_of(rest.zone) is UTC):
        raise BadWish("rest-zone", zone=rest.zone[:64])


def check_holiday(begin: float, end: float) -> None:
    """Refuse holidays that have no end, or end before they begin."""
    if not 0 <= end - begin <= LONGEST_HOLIDAY:
        raise BadWish("holiday", days=str(int(LONGEST_HOLIDAY // 86400)))


def rest_dict(rest: Rest | None) -> dict[str, Any] | None:
    """As it is stored."""
    if rest is None:
        return None
    return {"zone": rest.zone, "from": rest.night_from, "to": rest.night_to, "weekends": rest.weekends}


def read_rest(plain: dict[str, Any] | None) -> Rest | None:
    """As it was stored."""
    return None if plain is None else Rest(plain["zone"], plain["from"], plain["to"], plain["weekends"])
