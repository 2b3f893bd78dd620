"""Records: one small text file that replays, verifies, and says clearly what is wrong with it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from dice_market import GAME
from engine.market import any_sale, at_buying, at_sale, do, play_out
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from palas import BadData, PalasError, Record, State, UnknownGame
from palas.engine.packs import changed_game
from palas.engine.record import FORMAT


def finished(**start: Any) -> State:
    return play_out(GAME.start(2, **start))


def rows(state: State) -> list[dict[str, Any]]:
    return [json.loads(line) for line in palas.record(state).text().splitlines()]


def text_of(lines: list[Any]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_a_record_is_a_header_a_line_per_entry_and_the_result() -> None:
    state = finished(seed=3)
    first, *moves, last = rows(state)
    assert first == {
        "palas": FORMAT,
        "game": "dice_market",
        "rules": "1",
        "players": 2,
        "options": {"rich": False},
        "seed": 3,
    }
    assert len(moves) == state.length
    assert {"seat": 0, "do": "pass"} in moves
    assert last == {"scores": state.scores(), "winners": list(state.winners())}


def test_a_game_replays_to_the_same_end() -> None:
    state = finished(seed=3, options={"rich": True})
    again = palas.replay(Record.read(palas.record(state).text()), GAME)
    assert again.to_dict() == state.to_dict()
    assert again.log(1) == state.log(1)


def test_an_unfinished_game_goes_on_as_it_would_have() -> None:
    state = at_buying()
    again = palas.replay(palas.record(state), GAME)
    for game in (state, again):
        do(game, 0, "buy")
        play_out(game)
    assert again.to_dict() == state.to_dict()


def test_the_key_of_an_unseeded_game_is_secret_until_the_end() -> None:
    state = GAME.start(2)
    key = state.origin.key.hex()
    assert key not in palas.record(state).text()
    assert key in palas.record(state, keep_key=True).text()
    assert "commitment" in palas.record(state).header
    text = palas.record(play_out(state)).text()
    assert key in text
    found = palas.verify(Record.read(text), GAME)
    assert found.ok
    assert found.commitment
    assert found.shuffles
    assert found.result


def test_a_kept_key_lets_the_game_go_on_as_it_would_have() -> None:
    state = GAME.start(2)
    again = palas.replay(Record.read(palas.record(state, keep_key=True).text()), GAME)
    assert play_out(again).to_dict() == play_out(state).to_dict()


def test_without_the_key_chance_is_new_and_nothing_is_claimed_about_it() -> None:
    state = GAME.start(2)
    again = palas.replay(palas.record(state), GAME)
    record = palas.record(play_out(again))
    assert "commitment" not in record.header
    found = palas.verify(record, GAME)
    assert found.ok
    assert (found.shuffles, found.commitment) == (None, None)


def test_an_imagined_game_has_a_record_too() -> None:
    state = play_out(GAME.imagine(at_buying().view(0), 5))
    record = Record.read(palas.record(state).text())
    assert palas.replay(record, GAME).to_dict()["position"] == state.to_dict()["position"]
    found = palas.verify(record, GAME)
    assert found.ok
    assert found.shuffles is None


def test_a_game_that_began_from_a_position_replays_from_it() -> None:
    state = GAME.from_dict(at_buying().to_dict())
    do(state, 0, "buy")
    play_out(state)
    record = Record.read(palas.record(state).text())
    assert record.header["position"]["fair"] == 1
    assert palas.replay(record, GAME).to_dict() == state.to_dict()
    assert palas.verify(record, GAME).shuffles


def test_a_game_with_a_data_pack_carries_it_along() -> None:
    caylus = palas.game("caylus")
    changed = changed_game(caylus, {"income/base": 3})
    state = changed.start(2, 1)
    for _ in range(30):
        state.apply(state.legal(state.to_act[0])[0])
    record = Record.read(palas.record(state).text())
    again = palas.replay(record)
    assert again.to_dict() == state.to_dict()
    assert again.game.pack.changes == {"income/base": 3}
    assert changed.from_dict(state.to_dict()).to_dict() == state.to_dict()
    assert caylus.imagine(state.view(0), 1).view(0) == state.view(0)
    header = {**record.header, "data": {**record.header["data"], "changes": {"income/base": 4}}}
    with pytest.raises(BadData, match="hash"):
        palas.replay(Record(header, record.lines))


def test_undone_moves_and_dropped_answers_are_lines_of_their_own() -> None:
    state = at_sale()
    do(state, 0, "pass")
    do(state, 1, any_sale(state, 1))
    state.undo(0)
    do(state, 2, "pass")
    state.undo(2)
    again = palas.replay(Record.read(palas.record(state).text()), GAME)
    assert again.to_dict() == state.to_dict()
    assert again.to_act == (0, 2)
    assert [line for line in rows(state) if "undo" in line or "drop" in line] == [{"drop": 10}, {"undo": 11}]


# -- what is wrong with a record -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1 of the record"),
        ("not json", "Line 1 of the record"),
        ("[1]", "Line 1 of the record"),
        ("{}", "no record of a game"),
        ('{"palas": 1}', "no record of a game"),
        ('{"palas": 99, "game": "dice_market"}', "palas: 99"),
        ('{"palas": 1, "game": "dice_market", "scores": 1}', "no record of a game"),
        ('{"palas": 1, "game": "dice_market"}\n\n{"chance": "roll 1"}', "Line 2 of the record"),
        ('{"palas": 1, "game": "dice_market"}\n{"seat"', "Line 2 of the record"),
        ("[" * 100_000, "Line 1 of the record"),
    ],
)
def test_a_text_that_is_no_record_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence) as caught:
        palas.replay(Record.read(text), GAME)
    assert "\n" not in caught.value.text("de")


Change = Callable[[list[Any]], object]
HEADERS: dict[str, Change] = {
    "players": lambda lines: lines[0].update(players=9),
    "players as text": lambda lines: lines[0].update(players="2"),
    "no players": lambda lines: lines[0].pop("players"),
    "options": lambda lines: lines[0].update(options={"dragons": True}),
    "options as text": lambda lines: lines[0].update(options="rich"),
    "rules": lambda lines: lines[0].update(rules="0"),
    "seed": lambda lines: lines[0].update(seed=[1]),
    "position": lambda lines: lines[0].update(position={"fair": 1}),
    "draws": lambda lines: lines[0].update(draws=-1),
    "data": lambda lines: lines[0].update(data=7),
    "game": lambda lines: lines[0].update(game="caylus"),
}


@pytest.mark.parametrize("what", HEADERS)
def test_a_wrong_header_is_refused_in_one_sentence(what: str) -> None:
    lines: list[Any] = rows(finished(seed=3))
    HEADERS[what](lines)
    record = Record.read(text_of(lines))
    with pytest.raises(PalasError) as caught:
        palas.replay(record, GAME)
    assert caught.value.text("de") != caught.value.text("en")
    found = palas.verify(record, GAME)
    assert not found.ok
    assert found.problem is not None


def test_a_game_that_is_not_installed_is_named() -> None:
    lines = rows(finished(seed=3))
    lines[0]["game"] = "go"
    with pytest.raises(UnknownGame, match="There is no game"):
        palas.replay(Record.read(text_of(lines)))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ({"seat": 0, "do": "fly"}, "is no action"),
        ({"seat": 0, "do": "buy"}, "does not answer the question"),
        ({"seat": 7, "do": "pass"}, "not your turn"),
        ({"seat": "0", "do": "pass"}, 'seat: "0"'),
        ({"seat": True, "do": "pass"}, "seat: true"),
        ({"do": "pass"}, "seat"),
        ({"seat": 0, "do": 5}, "do: 5"),
        ({"chance": "roll 7"}, "left to chance"),
        ({"chance": 3}, "chance: 3"),
        ({"undo": 99}, "no moment 99"),
        ({"undo": 1.5}, "undo: 1.5"),
        ({"undo": None}, "undo: null"),
        ({"drop": 0}, "no secret answer"),
        ({"drop": "x"}, "drop:"),
        ({"say": "hello"}, "say"),
        ({}, "{}"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(line: dict[str, Any], sentence: str) -> None:
    lines: list[Any] = rows(at_sale(players=2))
    record = Record.read(text_of([*lines, line]))
    with pytest.raises(BadData, match=f"Line {len(lines) + 1} of the record.*{sentence}"):
        palas.replay(record, GAME)
    found = palas.verify(record, GAME)
    assert not found.moves
    assert f"Zeile {len(lines) + 1} " in found.problem.text("de")  # type: ignore[union-attr]


def test_the_reason_for_a_wrong_line_is_said_in_the_same_language() -> None:
    record = Record.read(text_of([*rows(at_sale(players=2)), {"seat": 7, "do": "pass"}]))
    problem = palas.verify(record, GAME).problem
    assert problem is not None
    assert "nicht am Zug" in problem.text("de")


def test_a_false_result_is_found() -> None:
    lines = rows(finished(seed=3))
    lines[-1]["scores"][0] += 1
    found = palas.verify(Record.read(text_of(lines)), GAME)
    assert (found.ok, found.moves, found.result) == (False, True, False)
    with pytest.raises(BadData, match="but its moves lead to"):
        palas.replay(Record.read(text_of(lines)), GAME)


def test_a_result_before_the_end_is_found() -> None:
    lines = [*rows(at_sale(players=2)), {"scores": [1, 2], "winners": [1]}]
    assert palas.verify(Record.read(text_of(lines)), GAME).result is False


def test_a_loaded_die_is_found_with_its_line() -> None:
    lines: list[Any] = rows(at_sale(players=2, seed=1))
    number = next(i for i, line in enumerate(lines) if line.get("chance", "").startswith("roll"))
    rolled = lines[number]["chance"]
    lines[number]["chance"] = "roll 1" if rolled != "roll 1" else "roll 2"
    found = palas.verify(Record.read(text_of(lines)), GAME)
    assert (found.ok, found.moves, found.shuffles) == (False, True, False)
    assert f"Line {number + 1} of the record says" in str(found.problem)


def test_a_key_that_was_not_committed_to_is_found() -> None:
    lines = rows(finished())
    lines[0]["commitment"] = "00" * 32
    found = palas.verify(Record.read(text_of(lines)), GAME)
    assert (found.ok, found.commitment) == (False, False)
    assert "committed" in str(found.problem)


@pytest.mark.parametrize("key", ["xyz", 5, "00" * 100])
def test_a_key_that_is_none_is_refused(key: object) -> None:
    lines = rows(finished())
    lines[-1]["key"] = key
    assert not palas.verify(Record.read(text_of(lines)), GAME).ok


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_tampered_record_brings_a_traceback(data: st.DataObject) -> None:
    lines: list[Any] = rows(finished(seed=3))
    junk = st.recursive(
        st.none() | st.booleans() | st.integers(-5, 100) | st.floats(allow_nan=False) | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=5,
    )
    line = lines[data.draw(st.integers(0, len(lines) - 1))]
    key = data.draw(st.sampled_from([*sorted(line), "do", "seat", "undo", "drop", "chance", "position", "key", "data"]))
    line[key] = data.draw(junk)
    problem: PalasError | None = None
    try:
        found = palas.verify(Record.read(text_of(lines)), GAME)
        problem = found.problem
        assert found.ok == (problem is None)
    except PalasError as error:
        problem = error
    assert problem is None or problem.text("de") != problem.text("en")
