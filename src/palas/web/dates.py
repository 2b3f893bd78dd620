"""Moments as people say them: today at 15:00, tomorrow, Sunday, 4 November."""

from __future__ import annotations

from datetime import date, datetime, tzinfo
from typing import Any, Protocol


class Speaker(Protocol):
    """Who words it."""

    def say(self, key: str, /, **params: Any) -> str: ...


def moment(at: float, now: float, zone: tzinfo, speaker: Speaker) -> str:
    """A moment of the next or the last days, with its time."""
    then = datetime.fromtimestamp(at, zone)
    return speaker.say("at-time", day=day(at, now, zone, speaker), time=f"{then.hour}:{then.minute:02}")


def day(at: float, now: float, zone: tzinfo, speaker: Speaker) -> str:
    """The day of a moment."""
    then = datetime.fromtimestamp(at, zone)
    away = (then.date() - datetime.fromtimestamp(now, zone).date()).days
    if away in (-1, 0, 1):
        return speaker.say({-1: "yesterday", 0: "today", 1: "tomorrow"}[away])
    if 1 < away < 7:
        return speaker.say(f"weekday-{then.isoweekday()}")
    return speaker.say("date", day=then.day, month=speaker.say(f"month-{then.month}"))


def named_day(day: date, speaker: Speaker) -> str:
    """A day with its name: Monday, 16 November."""
    told = speaker.say("date", day=day.day, month=speaker.say(f"month-{day.month}"))
    return f"{speaker.say(f'weekday-{day.isoweekday()}')}, {told}"


def span(seconds: float, speaker: Speaker) -> str:
    """How long something takes: the largest unit that fits."""
    minutes = max(0, int(seconds // 60))
    if minutes < 120:
        return speaker.say("span-minutes", count=minutes)
    if minutes < 48 * 60:
        return speaker.say("span-hours", count=minutes // 60)
    return speaker.say("span-days", count=minutes // 1440)
