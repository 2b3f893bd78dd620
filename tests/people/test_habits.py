"""When people want to be told: quiet hours in their own zone, a daily message, a reminder before the clock ends."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from palas.people.errors import PeopleError
from palas.people.habits import DAY, Habits, check_zone
from palas.people.outbox import times

BERLIN = "Europe/Berlin"
DAYTIME = Habits(BERLIN, day_from=8 * 60, day_to=22 * 60)


def at(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("habits", "now", "awake"),
    [
        (DAYTIME, "2026-11-18 12:00", "2026-11-18 12:00"),
        (DAYTIME, "2026-11-18 22:00", "2026-11-19 08:00"),
        (DAYTIME, "2026-11-18 02:30", "2026-11-18 08:00"),
        (DAYTIME, "2026-10-24 23:00", "2026-10-25 08:00"),  # the clocks go back in this night
        (DAYTIME, "2026-03-28 23:00", "2026-03-29 08:00"),  # and forward in this one
        (Habits(BERLIN, 20 * 60, 4 * 60), "2026-11-18 12:00", "2026-11-18 20:00"),  # somebody works at night
        (Habits(BERLIN, 20 * 60, 4 * 60), "2026-11-18 02:00", "2026-11-18 02:00"),
        (Habits(BERLIN, 0, DAY), "2026-11-18 03:00", "2026-11-18 03:00"),
    ],
)
def test_nobody_is_told_in_quiet_hours(habits, now, awake):
    assert habits.awake(at(now)) == at(awake)


def test_what_comes_at_night_comes_together_in_the_morning():
    assert DAYTIME.due("now", at("2026-11-18 23:00"), 15) == (at("2026-11-19 08:00"), True)
    assert DAYTIME.due("now", at("2026-11-18 12:00"), 15) == (at("2026-11-18 12:00") + 15, False)
    assert DAYTIME.due("later", at("2026-11-18 12:00"), 15) == (at("2026-11-18 12:15"), False)
    assert DAYTIME.due("later", at("2026-11-18 21:50"), 15) == (at("2026-11-19 08:00"), True)


def test_the_daily_message_comes_once_in_the_morning():
    habits = Habits(BERLIN)
    assert habits.due("daily", at("2026-11-18 07:00"), 15) == (at("2026-11-18 08:00"), True)
    assert habits.due("daily", at("2026-11-18 08:00"), 15) == (at("2026-11-19 08:00"), True)
    late = Habits(BERLIN, day_from=10 * 60, day_to=23 * 60)
    assert late.due("daily", at("2026-11-18 08:30"), 15) == (at("2026-11-18 10:00"), True)


def told(habits: Habits, now: str, deadline: str | None, pace: str = "now") -> list[tuple[str, float]]:
    until = None if deadline is None else at(deadline)
    return [(kind, due) for kind, due, _ in times(habits, pace, at(now), 0.0, until)]


def test_a_reminder_comes_before_the_clock_ends_and_never_after_it():
    habits = Habits(BERLIN, 8 * 60, 22 * 60, remind=7200)
    noon = ("turn", at("2026-11-18 12:00"))
    assert told(habits, "2026-11-18 12:00", "2026-11-19 12:00") == [noon, ("remind", at("2026-11-19 10:00"))]
    assert told(habits, "2026-11-18 12:00", "2026-11-18 13:00") == [noon], "the turn itself came later than that"
    assert told(habits, "2026-11-18 12:00", "2026-11-19 03:00") == [noon], "a reminder would come after the clock"
    assert told(habits, "2026-11-18 12:00", None) == [noon]
    silent = Habits(BERLIN, remind=0)
    assert told(silent, "2026-11-18 12:00", "2026-11-19 12:00") == [noon]


def test_who_wants_it_is_told_at_night_when_a_bot_would_play_on():
    night = ("2026-11-18 23:00", "2026-11-19 05:00")
    assert told(DAYTIME, *night) == [("turn", at("2026-11-19 08:00"))]
    light_sleeper = Habits(BERLIN, 8 * 60, 22 * 60, remind=7200, at_night=True)
    assert told(light_sleeper, *night) == [("turn", at(night[0])), ("remind", at("2026-11-19 03:00"))]


def test_only_zones_that_exist_are_kept():
    assert check_zone(BERLIN) == BERLIN
    assert check_zone("") == ""
    assert check_zone("Etc/UTC") == "Etc/UTC"
    for wrong in ("Berlin", "../etc/passwd", "Europe/\0", "x" * 500):
        with pytest.raises(PeopleError):
            check_zone(wrong)
