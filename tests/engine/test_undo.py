"""Undo: what is free, what needs consent, what stays secret, and what the log says (architecture, section 6)."""

import pytest
from dice_market import GAME, Buy, Fair, Market, Sell
from engine.market import any_sale, at_buying, at_sale, do, play_out
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from palas import PalasError, State
from palas.engine.core.state import DROP, REWIND, pack, what, who


@given(st.integers(-2, 61), st.integers(-(2**40), 2**40))
def test_an_entry_keeps_who_and_what(doer: int, deed: int) -> None:
    entry = pack(doer, deed)
    assert (who(entry), what(entry)) == (doer, deed)


def test_the_last_move_can_be_taken_back_while_nobody_has_learned_anything() -> None:
    state = at_buying()
    before = state.to_dict()
    do(state, 0, "pass")
    assert state.free_undo(0) == state.length - 1
    assert state.free_undo(1) == -1
    state.undo(0)
    assert state.to_dict() == before
    assert state.to_act == (0,)


def test_taking_back_leaves_a_line_in_the_log_for_everybody() -> None:
    state = at_buying()
    lines = state.log(2, "en")
    do(state, 0, "pass")
    state.undo(0)
    assert state.log(2, "en") == [*lines, "Player 1 takes a move back."]
    assert state.log(None, "de")[-1] == "Spieler 1 nimmt einen Zug zurück."


def test_the_line_stays_where_it_was_when_the_game_goes_on() -> None:
    state = at_buying()
    do(state, 0, "pass")
    state.undo(0)
    do(state, 0, "pass")
    do(state, 1, "pass")
    expected = ["Player 1 takes a move back.", "Player 1 passes.", "Player 2 passes."]
    assert state.log(2, "en")[-3:] == expected
    silent = GAME.start(3, 1)
    for entry in state.entries():
        if who(entry) >= 0:
            silent.apply_id(who(entry), what(entry))
    assert silent.log(2, "en") == [line for line in state.log(2, "en") if "back" not in line]
    again = palas.replay(palas.record(state), GAME)
    assert again.log(2, "en")[-3:] == expected


def test_going_far_back_says_how_far_and_moves_earlier_lines_with_it() -> None:
    state = at_buying()
    start = state.length
    do(state, 0, "pass")
    do(state, 1, "pass")
    state.undo(1)
    do(state, 1, "pass")
    do(state, 2, "pass")
    state.rewind(start)
    assert state.log(0, "en")[-2:] == ["Player 2 takes a move back.", "3 moves are taken back."]
    assert state.length == start


def test_nobody_else_can_take_a_move_back() -> None:
    state = at_buying()
    do(state, 0, "pass")
    for seat in (1, 2, -1, 7):
        with pytest.raises(PalasError, match="nothing to take back"):
            state.undo(seat)


def test_a_move_is_no_longer_free_when_the_next_seat_has_moved() -> None:
    state = at_buying()
    do(state, 0, "pass")
    do(state, 1, "pass")
    assert [state.free_undo(seat) for seat in range(3)] == [-1, state.length - 1, -1]


def test_a_hand_laid_open_cannot_be_taken_back_for_free() -> None:
    state = at_buying()
    do(state, 0, "show")
    assert state.free_undo(0) == -1
    do(state, 1, "pass")
    assert state.free_undo(1) == state.length - 1


def test_a_drawn_card_cannot_be_taken_back_for_free() -> None:
    state = at_buying()
    do(state, 0, "buy")
    assert state.free_undo(0) == -1


def test_moves_played_silently_have_the_same_barrier() -> None:
    state = at_buying()
    state.apply_id(0, GAME.action_id("show"))
    assert state.free_undo(0) == -1
    state.apply_id(1, GAME.action_id("pass"))
    assert state.free_undo(1) == state.length - 1


def test_a_redone_chance_falls_the_same_way() -> None:
    state = at_buying()
    point = state.length
    do(state, 0, "buy")
    first = state.to_dict()
    for _ in range(3):
        state.rewind(point)
        do(state, 0, "buy")
        assert state.to_dict() == first


def test_going_back_to_a_chance_lets_it_fall_again_the_same_way() -> None:
    state = play_out(GAME.start(2, 9))
    entries = state.entries()
    state.rewind(0)
    assert state.entries() == entries[: state.length]
    assert state.to_act == (0, 1)
    manual = play_out(GAME.start(2, 9, chance="manual"))
    manual.rewind(0)
    assert manual.to_act == (palas.CHANCE,)


@pytest.mark.parametrize("count", [-1, 10_000])
def test_there_is_no_moment_beyond_the_game(count: int) -> None:
    state = at_buying()
    before = state.to_dict()
    with pytest.raises(PalasError, match=f"no moment {count:,}"):
        state.rewind(count)
    assert state.to_dict() == before


# -- secret answers --------------------------------------------------------------------------------------------------


def test_a_hidden_answer_is_free_whoever_has_answered_since() -> None:
    state = at_sale()
    do(state, 0, any_sale(state, 0))
    do(state, 2, any_sale(state, 2))
    state.undo(0)
    assert state.to_act == (0, 1)
    assert state.view(2).answer is not None
    do(state, 0, "pass")
    do(state, 1, "pass")
    assert state.to_act == (0,)
    assert "sells" in "".join(state.log(1, "en"))


def test_dropping_an_answer_keeps_the_others_hidden() -> None:
    state = at_sale()
    other = at_sale()
    do(state, 0, "pass")
    do(state, 1, any_sale(state, 1))
    do(other, 0, "pass")
    do(other, 1, "pass")
    for game in (state, other):
        game.undo(0)
    assert state.view(2) == other.view(2)
    assert state.log(2) == other.log(2)
    assert state.view(0) == other.view(0)


def test_revealed_answers_are_not_free() -> None:
    state = at_buying()
    assert [state.free_undo(seat) for seat in range(3)] == [-1, -1, -1]


def test_a_move_before_a_secret_question_is_not_free_once_somebody_has_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def without_a_roll(step: Fair, market: Market) -> None:
        market.stack += [step, Buy(1), Buy(0), Sell(0)]

    monkeypatch.setattr(Fair, "work", without_a_roll)
    state = at_buying(players=2)
    do(state, 0, "pass")
    do(state, 1, "pass")
    last = state.length - 1
    assert state.to_act == (0, 1)
    assert [state.free_undo(seat) for seat in (0, 1)] == [-1, last]
    do(state, 0, "pass")
    assert [state.free_undo(seat) for seat in (0, 1)] == [last + 1, -1]
    state.undo(0)
    state.undo(1)
    assert state.to_act == (1,)


def test_only_hidden_answers_can_be_dropped() -> None:
    state = at_sale()
    do(state, 0, "pass")
    hidden = state.length - 1
    before = state.to_dict()
    for index in (-1, 0, hidden - 1, hidden + 1):
        with pytest.raises(PalasError, match="no secret answer"):
            state.drop(index)
    assert state.to_dict() == before
    state.drop(hidden)
    assert state.to_act == (0, 1, 2)
    later = at_buying()
    do(later, 0, "pass")
    with pytest.raises(PalasError, match="no secret answer"):
        later.drop(later.length - 1)


def test_a_position_with_answers_in_it_knows_which_are_hidden() -> None:
    state = at_sale()
    do(state, 0, "pass")
    twin = GAME.from_dict(state.to_dict())
    assert twin.to_act == (1, 2)
    assert twin.free_undo(0) == -1  # it came with the position
    do(twin, 1, "pass")
    assert twin.hidden_answers() == 1
    twin.undo(1)
    assert twin.to_act == (1, 2)


# -- any order of doing and taking back ------------------------------------------------------------------------------

STEPS = st.lists(st.tuples(st.sampled_from(["do", "undo", "rewind", "clone"]), st.integers(0, 1000)), max_size=25)


@settings(max_examples=60, deadline=None)
@given(STEPS, st.integers(2, 3))
def test_whatever_is_done_and_taken_back_the_journal_tells_the_position(steps: list[tuple[str, int]], n: int) -> None:
    state: State = GAME.start(n, 4)
    kept: list[tuple[State, dict[str, object]]] = []
    for verb, number in steps:
        if verb == "do" and not state.over:
            seat = state.to_act[number % len(state.to_act)]
            actions = state.legal(seat)
            if number % 2:
                state.apply(actions[number % len(actions)])
            else:
                state.apply_id(seat, actions[number % len(actions)].id)
        elif verb == "undo":
            seat = number % n
            if state.free_undo(seat) >= 0:
                state.undo(seat)
        elif verb == "rewind":
            state.rewind(number % (state.length + 1))
        elif verb == "clone":
            kept.append((state, state.to_dict()))
            state = state.clone()
    assert state.length == len(state.entries())
    fresh = GAME.start(n, 4, chance="manual")
    fresh.replay_entries(state.entries())
    fresh.resume()
    assert fresh.to_dict() == state.to_dict()
    back = palas.replay(palas.Record.read(palas.record(state).text()), GAME)
    assert back.to_dict() == state.to_dict()
    assert back.log(0) == state.log(0)
    assert back.log(None) == state.log(None)
    for old, plain in kept:
        assert old.to_dict() == plain
        assert old.length == len(old.entries())


def test_the_words_for_taking_back_are_marks_in_the_journal() -> None:
    state = at_buying()
    do(state, 0, "pass")
    state.undo(0)
    assert who(state.journal[-1]) == REWIND
    secret = at_sale()
    do(secret, 0, "pass")
    do(secret, 1, "pass")
    secret.undo(0)
    assert who(secret.journal[-1]) == DROP
    assert palas.record(secret).lines[-1] == {"drop": secret.length - 1}
