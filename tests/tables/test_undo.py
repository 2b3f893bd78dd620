"""Taking moves back: free, by consent, against bots, in hot-seat, in secret."""

from __future__ import annotations

import pytest
from tables.people import BOT, HERE, LINK, ME, Party

from palas.tables import GameOver, NothingToUndo, NoUndoAsked
from palas.tables.errors import NotYourSeat


@pytest.fixture
def two(hall):
    """Ann and Cem, each in a browser of their own."""
    party = Party(hall, ME, LINK)
    party.join(1)
    return party


def view_of(party, seat):
    return party.look(seat).view


def test_the_own_last_move_is_taken_back_freely_until_somebody_learns_something(two):
    seat = two.to_act()
    before = view_of(two, seat)
    assert two.look(seat).undo == "none"
    two.move(seat, "place castle")
    assert two.look(seat).undo == "free"
    two.table.undo(two.people[seat], seat, "u")
    assert view_of(two, seat) == before
    assert two.table.undo(two.people[seat], seat, "u").repeated, "the same request again takes nothing more back"
    with pytest.raises(NothingToUndo):
        two.table.undo(two.people[seat], seat, "v")
    assert any(told.kind == "undone" for told in two.look(1 - seat).told)


def test_beyond_that_the_other_person_is_asked_and_agrees(two):
    seat = two.to_act()
    other = 1 - seat
    before = view_of(two, seat)
    two.move(seat, "place castle")
    two.move(other)
    assert two.look(seat).undo == "needs_consent"
    two.table.undo(two.people[seat], seat, "u")
    request = two.look(other).undo_request
    assert request is not None
    assert (request.seat, request.asked, request.agreed) == (seat, (other,), ())
    assert view_of(two, seat) != before, "asking changes nothing yet"
    version = two.table.version
    two.table.undo(two.people[seat], seat, "asked twice")
    assert two.table.version == version
    with pytest.raises(NoUndoAsked):
        two.table.answer_undo(two.people[seat], seat, True, "cheat")
    two.table.answer_undo(two.people[other], other, True, "yes")
    assert view_of(two, seat) == before
    assert two.look(seat).undo_request is None


def test_the_other_may_refuse_and_the_asker_withdraw(two):
    seat = two.to_act()
    two.move(seat)
    two.move(1 - seat)
    now = view_of(two, seat)
    two.table.undo(two.people[seat], seat, "u")
    two.table.answer_undo(two.people[1 - seat], 1 - seat, False, "no")
    assert two.look(seat).undo_request is None
    with pytest.raises(NoUndoAsked):
        two.table.answer_undo(two.people[1 - seat], 1 - seat, True, "too late")
    two.table.undo(two.people[seat], seat, "u2")
    two.table.answer_undo(two.people[seat], seat, False, "never mind")
    assert two.look(1 - seat).undo_request is None
    assert view_of(two, seat) == now


def test_who_plays_on_has_answered(two):
    seat = two.to_act()
    two.move(seat)
    two.move(1 - seat)
    two.table.undo(two.people[seat], seat, "u")
    two.move(two.to_act())
    assert two.look(0).undo_request is None


def test_all_persons_are_asked_and_bots_consent(hall):
    party = Party(hall, ME, LINK, BOT, LINK)
    party.join(1)
    party.join(3, "Dov")
    seat = party.to_act()
    before = view_of(party, seat)
    party.move(seat)
    while len({line["seat"] for line in party.table.record(full=True).lines if "do" in line}) < 4:
        party.move()
    start = len(party.codes())
    party.table.undo(party.people[seat], seat, "u")
    request = party.look(0).undo_request
    others = tuple(other for other in (0, 1, 3) if other != seat)
    assert request.asked == others
    party.table.answer_undo(party.people[others[0]], others[0], True, "yes")
    assert party.look(0).undo_request.agreed == (others[0],)
    assert len(party.codes()) == start
    party.table.answer_undo(party.people[others[1]], others[1], True, "yes")
    assert party.look(0).undo_request is None
    entries = party.table.standing.state.entries()
    assert len(entries) < party.table.standing.lengths[-2]
    assert before.players == 4


def test_a_seat_nobody_has_taken_yet_has_no_say(hall):
    party = next(p for p in (Party(hall, ME, LINK, BOT, seed=n) for n in range(20)) if p.look(0).to_act == (0,))
    party.move(0)
    assert party.look(0).undo == "free"


def test_against_bots_undo_is_always_free_and_takes_their_moves_back_too(hall):
    party = Party(hall, ME, BOT, BOT)
    moments = [(view_of(party, 0), party.look(0).entries)]
    for _ in range(6):
        party.move(0)
        moments.append((view_of(party, 0), party.look(0).entries))
    for view, entries in reversed(moments[:-1]):
        assert party.look(0).undo == "free"
        party.table.undo(party.host, 0, f"u{entries}")
        assert party.look(0).view == view
        assert party.look(0).entries == entries
    assert party.look(0).undo == "none"
    party.play_out()
    assert party.look(0).result is not None


def test_after_an_undo_chance_and_bots_do_the_same_again(hall, dice_market):
    party = Party(hall, ME, BOT, BOT, game="dice_market")
    party.play(5)
    code = party.move(0)
    after = view_of(party, 0)
    party.table.undo(party.host, 0, "u")
    party.move(0, code)
    assert view_of(party, 0) == after


def test_in_hot_seat_the_devices_last_move_is_taken_back_whoever_looks(hall):
    party = Party(hall, ME, HERE, HERE)
    before = view_of(party, 0)
    first = party.to_act()
    party.move(first)
    between = view_of(party, 0)
    second = party.to_act()
    assert second != first
    party.move(second)
    assert party.look(first).undo == "free"
    party.table.undo(party.host, party.to_act(), "u")
    assert view_of(party, 0) == between
    party.table.undo(party.host, party.to_act(), "v")
    assert view_of(party, 0) == before


def test_a_secret_answer_is_taken_back_alone(hall, dice_market):
    party = Party(hall, ME, LINK, LINK, game="dice_market")
    party.join(1)
    party.join(2, "Dov")
    seen = party.look(2).version
    own = party.move(0)
    party.move(1)
    assert party.look(0).undo == "free"
    assert party.look(0).view.answer == own
    party.table.undo(party.people[0], 0, "u")
    assert party.look(0).view.answer is None
    assert party.look(1).view.answer is not None, "the others' answers stay"
    assert party.look(0).to_act == (0, 2)
    party.table.act(party.people[2], 2, "pass", seen, "not late: my question is still the same")
    party.move(0)
    assert [line for line in party.table.record(full=True).lines if "drop" in line]
    loaded = type(hall)(hall.store).table(party.table.id)
    assert loaded.look(party.people[1], 1).view == party.look(1).view


def test_a_finished_game_is_not_taken_back(hall, dice_market):
    party = Party(hall, ME, BOT, game="dice_market")
    party.play_out()
    assert party.look(0).undo == "none"
    with pytest.raises(GameOver):
        party.table.undo(party.host, 0, "u")


def test_only_who_sits_there_takes_back_or_agrees(two):
    seat = two.to_act()
    two.move(seat)
    with pytest.raises(NotYourSeat):
        two.table.undo(two.people[1 - seat], seat, "u")
    two.move(1 - seat)
    two.table.undo(two.people[seat], seat, "u")
    with pytest.raises(NotYourSeat):
        two.table.answer_undo(two.people[seat], 1 - seat, True, "for him")


def test_taken_back_moves_are_in_the_record_and_replay(two):
    import palas

    seat = two.to_act()
    two.move(seat)
    two.table.undo(two.people[seat], seat, "u")
    two.play(6)
    lines = two.table.record(full=True).lines
    assert any("undo" in line for line in lines)
    state = palas.replay(palas.Record.read(two.table.record(full=True).text()))
    assert state.view(0) == view_of(two, 0)
