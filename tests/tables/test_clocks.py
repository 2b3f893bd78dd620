"""Clocks, with a time that the test moves: what runs, what stops, and the bot that takes over at zero."""

from __future__ import annotations

import pytest
from steady import wait_for
from tables.people import BOT, HERE, LINK, ME, Party, Time

from palas.tables import Clock


@pytest.fixture
def time(still_watch):
    return Time()


@pytest.fixture
def timed(halls, sqlite_url, time):
    """A hall whose time the test moves."""
    return halls(sqlite_url, now=time)


def left(party, seat):
    return next(reading for reading in party.look(0).clocks if reading.seat == seat)


def ring(hall):
    hall._watch.look_at_clocks()


def test_without_a_clock_nothing_runs(timed, time):
    party = Party(timed, ME, BOT)
    time.passes(10_000_000)
    ring(timed)
    assert party.look(0).clocks == ()
    assert not party.look(0).seats[0].away


def test_time_per_turn_runs_for_whoever_must_decide_and_begins_anew(timed, time):
    party = Party(timed, ME, LINK, clock=Clock("turn", 60))
    party.join(1)
    seat = party.to_act()
    time.passes(20)
    assert (left(party, seat).left, left(party, seat).running) == (40, True)
    assert (left(party, 1 - seat).left, left(party, 1 - seat).running) == (60, False)
    party.move(seat)
    time.passes(5)
    assert left(party, seat).left == 60
    assert left(party, 1 - seat).left == 55


def test_at_zero_a_bot_takes_over_until_the_person_is_back(timed, time):
    party = Party(timed, ME, LINK, clock=Clock("turn", 60))
    party.join(1)
    party.move(party.to_act())
    seat = party.to_act()
    time.passes(59)
    ring(timed)
    assert not party.look(0).seats[seat].away
    time.passes(1)
    ring(timed)
    info = party.look(0).seats[seat]
    assert info.away
    assert info.played_by_bot
    assert info.kind == "person"
    assert info.bot
    assert any(told.kind == "seat-time-up" for told in party.look(0).told)
    assert any(info.name in text and info.bot in text for _, text in party.look(0).log)
    assert party.table.standing.state.to_act != (seat,), "the bot has moved"
    version = party.table.version
    party.table.come_back(party.people[seat], seat)
    assert party.table.version == version + 1
    assert not party.look(0).seats[seat].away
    party.table.come_back(party.people[seat], seat)
    assert party.table.version == version + 1, "who is back is back"


def test_who_makes_a_move_is_back(halls, sqlite_url, time):
    party = Party(halls(sqlite_url, bots=False, now=time), ME, LINK, clock=Clock("turn", 60))
    party.join(1)
    seat = party.to_act()
    time.passes(61)
    ring(party.hall)
    assert party.look(0).seats[seat].away
    party.move(seat)
    assert not party.look(0).seats[seat].away


def test_a_bank_is_used_up_and_grows_by_the_increment(timed, time):
    party = Party(timed, ME, LINK, clock=Clock("bank", 100, 10))
    party.join(1)
    seat = party.to_act()
    time.passes(30)
    party.move(seat)
    assert left(party, seat).left == 80
    time.passes(25)
    party.move(1 - seat)
    assert left(party, 1 - seat).left == 85
    assert left(party, seat).left == 80


def test_a_move_made_again_after_an_undo_earns_no_time(timed, time):
    party = Party(timed, ME, LINK, clock=Clock("bank", 100, 10))
    party.join(1)
    seat = party.to_act()
    for number in range(3):
        party.move(seat, "place castle")
        assert left(party, seat).left == 110
        party.table.undo(party.people[seat], seat, f"u{number}")


def test_after_an_empty_bank_there_is_a_minute_for_the_return(timed, time):
    party = Party(timed, ME, LINK, clock=Clock("bank", 100))
    party.join(1)
    seat = party.to_act()
    time.passes(500)
    ring(timed)
    party.table.come_back(party.people[seat], seat)
    assert left(party, seat).left == 60


def test_the_clock_stands_for_an_empty_seat_and_a_bot(timed, time):
    party = Party(timed, LINK, BOT, ME, clock=Clock("turn", 60))
    while party.table.standing.state.to_act != (0,):
        party.move(2)
    time.passes(1000)
    ring(timed)
    assert left_of(party, 0) == (60, False)
    party.join(0)
    time.passes(10)
    assert left_of(party, 0) == (50, True)


def left_of(party, seat):
    reading = party.look(2).clocks[seat]
    return reading.left, reading.running


def test_clocks_follow_from_the_log_alone(timed, time, halls, sqlite_url):
    party = Party(timed, ME, HERE, BOT, clock=Clock("bank", 500, 5))
    for number in range(12):
        time.passes(number * 1.5)
        party.move()
    loaded = halls(sqlite_url, bots=False, now=time).table(party.table.id)
    assert loaded.look(party.host, 0).clocks == party.look(0).clocks


def test_time_that_runs_backwards_gives_nobody_time(timed, time):
    party = Party(timed, ME, LINK, clock=Clock("bank", 100))
    party.join(1)
    seat = party.to_act()
    time.passes(-3600)
    assert left(party, seat).left == 100
    party.move(seat)
    assert left(party, seat).left == 100
    assert left(party, 1 - seat).left == 100


def test_several_think_at_once_in_a_secret_question(timed, time, dice_market):
    party = Party(timed, ME, LINK, game="dice_market", clock=Clock("bank", 100))
    party.join(1)
    time.passes(10)
    party.move(0)
    time.passes(10)
    assert left(party, 0).left == 90
    assert left(party, 1).left == 80


def test_the_clock_thread_finds_who_ran_out_of_time(halls, sqlite_url):
    hall = halls(sqlite_url)
    party = Party(hall, ME, LINK, clock=Clock("turn", 1))
    party.join(1)
    wait_for(lambda: any(seat.away for seat in party.look(0).seats), "nobody looked at the clock")
