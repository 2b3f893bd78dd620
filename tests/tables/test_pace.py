"""How fast bots move: changed at any time by whoever sits at the table, kept with it; what is forced needs no pause."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tables.people import ME, Party, visitor

from palas.tables import BadWish, Hall, NotYourSeat, SeatWish

BOT = SeatWish("bot", "Odo", "random")


def test_a_changed_pace_is_kept_with_the_table(hall: Hall) -> None:
    party = Party(hall, ME, BOT)
    table, ann = party.table, party.people[0]
    before = table.version
    table.set_pace(ann, 0, 1.5)
    assert (table.pace, table.version) == (1.5, before + 1)
    table.set_pace(ann, 0, 1.5)
    assert table.version == before + 1, "nothing is written where nothing changes"
    hall.forget(table.id)
    assert hall.table(table.id).pace == 1.5


def test_only_who_sits_there_may_change_it(hall: Hall) -> None:
    party = Party(hall, ME, BOT)
    with pytest.raises(NotYourSeat):
        party.table.set_pace(visitor(hall, "Ben"), 0, 0.0)
    for pace in (-1.0, 31.0):
        with pytest.raises(BadWish):
            party.table.set_pace(party.people[0], 0, pace)


def test_a_seat_with_one_answer_is_forced(hall: Hall) -> None:
    party = Party(hall, ME, BOT)
    standing = party.table.standing
    for seat in range(2):
        asked = seat in standing.state.to_act
        assert standing.is_forced(seat) == (asked and len(standing.state.legal(seat)) == 1)


def test_bots_answer_at_once_at_no_pace_or_where_they_have_no_choice(
    halls: Callable[..., Hall], sqlite_url: str
) -> None:
    party = Party(halls(sqlite_url, bots=False), ME, BOT)
    table, ann = party.table, party.people[0]
    for _ in range(30):
        asked = table.standing.bots_to_act()
        assert table.bots_answer_at_once == bool(asked)
        table.set_pace(ann, 0, 1.5)
        assert table.bots_answer_at_once == any(table.standing.is_forced(seat) for seat in asked)
        table.set_pace(ann, 0, 0.0)
        for seat in asked:
            table.play_for(
                seat, party.rng.choice(table.standing.state.legal(seat)).code, table.standing.asked_since[seat]
            )
        if not asked:
            party.move(0)
