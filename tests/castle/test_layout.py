"""Positions of Im Schutze der Burg in the words of the box."""

from __future__ import annotations

from typing import Any

import pytest

import palas
from palas.games import castle
from palas.games.castle.box import GOODS


def refused(**words: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(palas.PalasError) as error:
        castle.position(**words)
    assert error.value.text("de") != error.value.text("en")
    return error.value.text("en")


def test_what_is_said_lies_there_and_the_rest_is_in_the_supply():
    state = castle.position(
        players=3,
        rounds_left=4,
        start="yellow",
        built=["keep"],
        helpers={"keep_1": "blue", "wagon_sand": "red"},
        tower={"stone": 2},
        blue={"talers": 9, "goods": {"clay": 3}, "points": 12, "played": ["messenger", "trader"]},
    )
    table = state.position
    assert state.to_act == (0, 1, 2)
    assert [player.helpers for player in table.people] == [5, 5, 6]
    assert table.bank == table.box.coins - table.field_talers - sum(player.talers for player in table.people)
    assert table.supply[2] == table.box.good_count[2] - 3
    assert state.scores() == [0, 12, 0]
    assert "play trader" not in [action.code for action in state.legal(1)]


@pytest.mark.parametrize(
    ("words", "asked", "to_act"),
    [
        ({}, "choose_cards", (0, 1, 2)),
        ({"phase": "characters", "blue": {"shown": ["trader"], "talers": 3}}, "trader", (1,)),
        (
            {"phase": "characters", "rank": 3, "blue": {"shown": ["trader"], "talers": 3},
             "red": {"shown": ["bricklayer"]}, "tower": {"sand": 1, "clay": 1}},
            "tower", (0,),
        ),
        ({"phase": "characters", "tower": {"sand": 1, "stone": 2}, "blue": {"shown": ["bricklayer"]}}, "tower", (1,)),
        (
            {"phase": "reveal", "red": {"face_down": ["messenger"]}, "blue": {"face_down": ["messenger"]},
             "yellow": {"face_down": ["trader"], "talers": 4}},
            "trader", (2,),
        ),
        ({"phase": "characters", "helpers_due": {"blue": 1}, "blue": {"erected": 1, "talers": 9}}, "helper", (1,)),
        ({"phase": "choose", "answers": {"blue": "play trader"}}, "choose_cards", (0, 2)),
        (
            {"options": {"winter": True}, "phase": "court", "maiden": "first",
             "winter_pile": ["plague", "snowdrift", "wall_breach"], "blue": {"talers": 2}},
            "courtship", (0,),
        ),
        (
            {"options": {"winter": True}, "phase": "winter", "rounds_left": 9, "seed": 1, "winter_pile": ["plague"],
             "red": {"face_down": ["messenger"], "played": ["trader", "bricklayer"], "talers": 9},
             "blue": {"face_down": ["messenger"]}, "yellow": {"face_down": ["messenger"]}},
            "plague", (0,),
        ),
    ],
)  # fmt: skip
def test_a_game_goes_on_from_every_phase(words: dict[str, Any], asked: str, to_act: tuple[int, ...]):
    state = castle.position(players=3, **words)
    assert (state.decision(state.to_act[0]).kind, state.to_act) == (asked, to_act)
    palas.playout(state, 1)


def test_a_game_can_begin_with_its_final_scoring():
    state = castle.position(players=2, phase="end", rounds_left=1, built=["keep"], helpers={"keep_1": "blue"})
    assert state.over
    assert state.scores()[1] > state.scores()[0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"helpers_due": {"blue": 1}}, 'helpers_due does not fit the phase "choose".'),
        ({"phase": "characters", "helpers_due": {"blue": 9}}, "helpers_due.blue is 9, but can only be from 0 to 2."),
        (
            {"phase": "characters", "helpers_due": {"red": 1, "blue": 1}},
            'helpers_due does not fit the phase "characters".',
        ),
        ({"supply": {"silver": 99}}, "supply.silver is 99, but can only be from 0 to "),
        ({"supply": {"gold": 1}}, 'Nothing is called "supply.gold" here; known are sand,'),
        ({"bank": 999}, "bank is 999, but can only be from 0 to "),
        ({"blue": {"talers": 5000}}, "blue.talers is 5,000, but can only be from 0 to 999."),
        ({"blue": {"talers": 200}}, "bank is -"),
        ({"blue": {"goods": {"silver": 40}}}, "supply.silver is -"),
        ({"blue": {"played": ["trader"], "gone": ["trader"]}}, "trader lies in two places: blue.played and blue.gone."),
        ({"blue": {"played": ["jester"]}}, 'blue.played: there is no "jester"; there are'),
        ({"blue": {"shown": ["trader"]}}, 'blue.shown does not fit the phase "choose".'),
        ({"phase": "reveal", "blue": {"face_down": ["trader"]}}, 'red.face_down does not fit the phase "reveal".'),
        ({"phase": "winter"}, 'winter_pile does not fit the phase "winter".'),
        ({"phase": "court"}, 'maiden does not fit the phase "court".'),
        ({"helpers": {"keep_1": "blue"}}, "Nothing for it is there: helpers.keep_1."),
        ({"helpers": {"roof": "blue"}}, 'Nothing is called "helpers.roof" here'),
        ({"rounds_left": 13}, "rounds_left is 13, but can only be from 1 to 12."),
        ({"maiden": "first"}, 'Nothing is called "maiden" here'),
        (
            {"options": {"winter": True}, "maiden": "first"},
            "castle_maiden lies in two places: winter_pile and castle_maiden.",
        ),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(words: dict[str, Any], sentence: str):
    assert refused(**words).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bank": 5000}, "bank is 5,000, but can only be from 0 to 999"),
        ({"bank": 99}, "Something is lost or too much: talers,"),
        ({"smithy": "many"}, "smithy must be a whole number, not 'many'"),
        ({"tower": [1, 2]}, "tower has 2 entries, but needs 5"),
    ],
)
def test_a_stored_position_that_cannot_be_is_refused_too(change: dict[str, Any], sentence: str):
    plain = castle.GAME.start(2, 1).to_dict()
    plain["position"] |= change
    with pytest.raises(palas.BadPosition, match=sentence):
        castle.GAME.from_dict(plain)


def test_what_has_left_supply_and_bank_was_turned_into_points():
    state = castle.position(supply={"stone": 1, "wood": 0}, bank=5)
    table = state.position
    assert (table.bank, table.supply[GOODS.index("stone")]) == (5, 1)
    words = castle.GAME.describe_position(state)
    assert set(words["spent"]) == {"stone", "wood", "taler"}
    again = castle.GAME.lay_out(words)
    assert castle.GAME.position_dict(again.position) == castle.GAME.position_dict(table)


@pytest.mark.parametrize(
    "words",
    [
        {"phase": "characters", "rank": 4, "helpers_due": {"blue": 2}},
        {"phase": "characters", "rank": 3, "ends_with_phase": True},
        {"phase": "choose", "ends_with_phase": True},
    ],
)
def test_helpers_that_are_due_and_a_round_without_another_are_said_again(words: dict[str, Any]):
    players = {"blue": {"shown": ["bricklayer"], "erected": 1, "talers": 20}} if words["phase"] != "choose" else {}
    state = castle.position(**words, **players, tower={"sand": 1, "clay": 1})
    said = castle.GAME.describe_position(state)
    assert "steps" not in said
    assert {word: said[word] for word in words} == words
