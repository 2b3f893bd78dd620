"""Clocks that rest at night, at week-ends and in holidays; bots that stand in by vote; tables that sleep and wake."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from tables.people import LINK, ME, Party, Time

from palas.tables import BadWish, Clock, NotYourSeat
from palas.tables.resting import Rest, elapsed, runs_out

BERLIN = "Europe/Berlin"
NIGHTS = Rest(BERLIN, 22 * 60, 8 * 60)
ALL = Rest(BERLIN, 22 * 60, 8 * 60, weekends=True)
HOUR = 3600.0


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(BERLIN)).timestamp()


@pytest.mark.parametrize(
    ("rest", "begin", "end", "hours"),
    [
        (None, "2026-11-18 12:00", "2026-11-19 12:00", 24),
        (NIGHTS, "2026-11-18 12:00", "2026-11-18 14:00", 2),
        (NIGHTS, "2026-11-18 12:00", "2026-11-19 12:00", 14),
        (NIGHTS, "2026-11-18 23:00", "2026-11-19 07:00", 0),
        (NIGHTS, "2026-10-24 12:00", "2026-10-25 12:00", 14),  # the night in which the clocks go back
        (Rest(BERLIN, 1 * 60, 5 * 60), "2026-03-29 00:00", "2026-03-29 06:00", 2),  # and forward
        (ALL, "2026-11-20 12:00", "2026-11-23 12:00", 14),  # Friday to Monday
        (Rest(BERLIN, weekends=True), "2026-11-20 23:00", "2026-11-23 01:00", 2),
        (NIGHTS, "2026-11-01 12:00", "2026-11-30 12:00", 29 * 14),
    ],
)
def test_a_clock_counts_the_hours_in_which_it_does_not_rest(rest, begin, end, hours):
    assert elapsed(rest, (), at(begin), at(end)) == pytest.approx(hours * HOUR)
    if hours:
        assert elapsed(rest, (), at(begin), runs_out(rest, (), at(begin), hours * HOUR)) == pytest.approx(hours * HOUR)
        assert runs_out(rest, (), at(begin), hours * HOUR) <= at(end)


def test_holidays_are_added_to_the_rest():
    holiday = (at("2026-11-18 18:00"), at("2026-11-20 09:00"))
    assert elapsed(NIGHTS, (holiday,), at("2026-11-18 12:00"), at("2026-11-20 12:00")) == pytest.approx(9 * HOUR)
    assert runs_out(NIGHTS, (holiday,), at("2026-11-18 12:00"), 7 * HOUR) == at("2026-11-20 10:00")
    assert runs_out(None, (holiday,), at("2026-11-19 12:00"), HOUR) == at("2026-11-20 10:00")


@pytest.fixture
def time(still_watch: None) -> Time:
    time = Time()
    time.now = at("2026-11-18 20:00")
    return time


def test_nobody_loses_time_at_night_and_the_bot_comes_in_the_morning(halls, any_url, time):
    hall = halls(any_url, now=time)
    party = Party(hall, ME, LINK, clock=Clock("turn", 4 * HOUR, rest=NIGHTS))
    party.join(1)
    first = party.to_act()
    assert party.table.standing.deadline() == at("2026-11-19 10:00")
    time.passes(4 * HOUR)
    reading = party.look(None).clocks[first]
    assert (reading.left, reading.running) == (2 * HOUR, False)
    assert not party.table.ring()
    time.passes(10 * HOUR)
    assert party.table.ring()
    assert party.table.standing.seats[first].away
    hall.forget(party.table.id)
    again = hall.table(party.table.id)
    assert again.standing.face.left == party.table.standing.face.left, "a log read again says the same"


def test_the_clock_of_somebody_on_holiday_rests_and_all_see_it(halls, any_url, time):
    hall = halls(any_url, bots=False, now=time)
    party = Party(hall, ME, LINK, clock=Clock("turn", 24 * HOUR))
    party.join(1)
    seat = party.to_act()
    person = party.people[seat]
    with pytest.raises(BadWish):
        party.table.holiday(person, seat, time.now, time.now - 1)
    with pytest.raises(BadWish):
        party.table.holiday(person, seat, time.now, time.now + 400 * 86400)
    with pytest.raises(NotYourSeat):
        party.table.holiday(party.people[1 - seat], seat, time.now, time.now + 86400)
    party.table.holiday(person, seat, time.now, time.now + 7 * 86400)
    assert party.table.standing.deadline() == time.now + 8 * 86400
    assert any("on holiday" in text for _, text in party.look(None).log)
    time.passes(3 * 86400)
    assert party.look(None).clocks[seat].left == 24 * HOUR
    party.table.holiday(person, seat, time.now, time.now)
    assert party.table.standing.deadline() == time.now + 24 * HOUR


def test_a_bot_stands_in_when_more_than_half_of_the_others_want_it(halls, any_url, time):
    hall = halls(any_url, bots=False, now=time)
    party = Party(hall, ME, LINK, LINK, LINK)
    for seat in (1, 2, 3):
        party.join(seat, f"P{seat}")
    absent = party.to_act()
    others = [seat for seat in range(4) if seat != absent]
    table = party.table
    with pytest.raises(NotYourSeat):
        table.want_stand_in(party.people[absent], absent)
    with pytest.raises(BadWish):
        table.want_stand_in(party.people[others[0]], others[1])
    table.want_stand_in(party.people[others[0]], absent)
    version = table.version
    table.want_stand_in(party.people[others[0]], absent)
    assert table.version == version, "a voice counts once"
    assert not table.standing.seats[absent].away
    table.want_stand_in(party.people[others[1]], absent)
    assert table.standing.seats[absent].away
    table.come_back(party.people[absent], absent)
    assert not table.standing.seats[absent].away
    table.want_stand_in(party.people[others[2]], absent)
    assert not table.standing.seats[absent].away, "old voices do not count again"
    hall.forget(table.id)
    assert hall.table(table.id).standing.stand_ins == table.standing.stand_ins


def test_a_table_sleeps_after_weeks_and_wakes_with_a_click(halls, any_url, time):
    hall = halls(any_url, bots=False, now=time)
    party = Party(hall, ME, LINK)
    party.join(1)
    version = party.table.version
    assert not party.table.asleep()
    party.table.wake(party.host)
    assert party.table.version == version, "whoever is awake need not be woken"
    time.passes(22 * 86400)
    assert party.table.asleep()
    party.table.wake(party.host)
    assert not party.table.asleep()
    assert any("wakes the table" in text for _, text in party.look(None).log)
    hall.forget(party.table.id)
    assert hall.table(party.table.id).version == version + 1


def test_a_clock_whose_rest_makes_no_sense_is_refused(hall):
    for rest in (Rest("Atlantis", 0, 60), Rest(BERLIN, -1, 60), Rest(BERLIN, 0, 5000)):
        with pytest.raises(BadWish):
            Party(hall, ME, LINK, clock=Clock("turn", 60, rest=rest))
