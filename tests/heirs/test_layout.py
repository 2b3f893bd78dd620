"""Positions of Die zwei Erben in the words of the box."""

from __future__ import annotations

from typing import Any

import pytest

import palas
from palas.games import heirs

SETS = {"sets": "travel+land+trade"}


def refused(**words: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(palas.PalasError) as error:
        heirs.position(**words)
    assert error.value.text("de") != error.value.text("en")
    return error.value.text("en")


def test_what_is_said_lies_there_and_the_rest_is_in_the_stack():
    state = heirs.position(
        options=SETS,
        land={(0, 1): ("land_mill", "white"), "1,1": "green", "1,0": "trade_sawmill"},
        reserve={1: "trade_farm", 2: None},
        white={"hand": ["land_mine"], "troops": {"follower": (0, 1)}},
        to_act="white",
        seed=1,
    )
    realm = state.position
    assert state.to_act == (0,)
    assert realm.box.tile_ids[realm.reserve[1]] == "trade_farm"
    assert realm.reserve[2] == -1
    assert state.scores()[0] > 0
    assert "extend land_mine" in [action.code for action in state.legal(0)]
    assert realm.pile == realm.unseen.bit_count() - 1
    assert realm.gone == 0


def test_tiles_of_a_mere_colour_are_those_that_were_named_nowhere():
    gray = [
        tile for tile in heirs.GAME.box.tile_ids if "_gray" in tile and tile.startswith(("travel", "land", "trade"))
    ]
    state = heirs.position(options=SETS, land={"1,0": "gray"}, reserve={1: "gray"}, gone=gray[:-2])
    realm = state.position
    laid = realm.box.tile_ids[realm.at[next(cell for cell in realm.at if cell != realm.cells[realm.box.start_tile])]]
    assert {realm.box.tile_ids[realm.reserve[1]], laid}.isdisjoint(gray[:-2])
    again = heirs.GAME.lay_out(heirs.GAME.describe_position(state))
    assert heirs.GAME.position_dict(again.position) == heirs.GAME.position_dict(realm)


def test_a_game_that_ends_with_the_turn_is_over_then_and_said_again():
    state = heirs.position(to_act="white", taken=True, ends_with_phase=True)
    words = heirs.GAME.describe_position(state)
    assert words["ends_with_phase"]
    assert "steps" not in words
    state.apply(heirs.GAME.parse(state, 0, "end"))
    assert state.over


@pytest.mark.parametrize(
    ("words", "to_act", "asked"),
    [
        ({"to_act": "blue"}, (1,), "turn"),
        ({"to_act": "white", "taken": True, "moved": ["follower"]}, (0,), "turn"),
        ({"stack": 0, "top": None, "turns_left": 1, "to_act": "blue"}, (1,), "turn"),
        ({"players": 1}, (0,), "turn"),
        ({"players": 1, "options": {"colour": "blue"}, "phase": "heinrich", "seed": 1}, (0,), "turn"),
    ],
)
def test_a_game_goes_on_from_every_turn(words: dict[str, Any], to_act: tuple[int, ...], asked: str):
    state = heirs.position(**words)
    assert (state.to_act, state.decision(state.to_act[0]).kind) == (to_act, asked)
    palas.playout(state, 1)


def test_with_one_turn_left_the_game_ends_after_it():
    state = heirs.position(stack=0, turns_left=1, taken=True, to_act="white")
    state.apply(heirs.GAME.parse(state, 0, "end"))
    assert state.over


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"land": {"1,0": "land_mill", "2,0": "land_mill"}}, "land_mill lies in two places: land.1,0 and land.2,0."),
        ({"land": {"1,0": "land_mill", (1, 0): "land_mine"}}, "Something lies there already: land.(1, 0)."),
        ({"land": {"0,0": "land_mill"}}, "Something lies there already: land.0,0."),
        ({"land": {"here": "land_mill"}}, "land.here: a cell is two numbers"),
        ({"land": {"90,0": "land_mill"}}, "land.90,0 is 90, but can only be from -31 to 31."),
        ({"land": {"1,0": "war_palace"}}, 'land.1,0: there is no "war_palace"; there are'),
        ({"land": {"1,0": "patrol_garrison_gray"}}, "patrol_garrison_gray is not in this game."),
        ({"land": {"1,0": ("land_mill", "red")}}, 'land.1,0: there is no "red"; there are white, blue.'),
        (
            {"white": {"hand": ["land_mill"]}, "gone": ["land_mill"]},
            "land_mill lies in two places: white.hand and gone.",
        ),
        ({"white": {"hand": "land_mill"}}, "white.hand must be a list, not 'land_mill'."),
        ({"white": {"troops": {"1": "5,5"}}}, "Nothing for it is there: troops.5,5."),
        ({"white": {"troops": {"7": "0,0"}}}, 'Nothing is called "white.troops.7" here; known are 1, 2, follower.'),
        ({"reserve": {9: "land_mill"}}, "reserve is 9, but can only be from 0 to 6."),
        ({"reserve": {0: "land_mill"}, "shield": 0}, "Something lies there already: reserve.0."),
        ({"reserve": {1: "pink"}}, 'reserve.1: there is no "pink"; there are'),
        ({"stack": 99}, "stack is 99, but can only be from 0 to 20."),
        ({"phase": "heinrich"}, 'players does not fit the phase "heinrich".'),
        ({"turns_left": 9}, "turns_left is 9, but can only be from 0 to 3."),
        ({"discounts": "all"}, "discounts must be a whole number, not 'all'."),
        ({"treasures": {}}, 'Nothing is called "treasures" here'),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(words: dict[str, Any], sentence: str):
    assert refused(options=SETS, **words).startswith(sentence)


def test_two_tiles_on_one_cell_of_a_stored_position_are_refused():
    state = heirs.position(land={"1,0": "green", "0,1": "gray"})
    plain = state.to_dict()
    laid = [tile for tile, cell in enumerate(plain["position"]["cells"][:-1]) if cell >= 0]
    plain["position"]["cells"][laid[0]] = plain["position"]["cells"][laid[1]]
    with pytest.raises(palas.BadPosition, match="Something lies there already: land"):
        heirs.GAME.from_dict(plain)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"gone": 1}, "lies in two places"),
        ({"pile": 40}, "stack is 40, but can only be from"),
        ({"hands": [0]}, "hands has one entry, but needs 2"),
        ({"taken": 1}, "taken must be true or false, not 1"),
    ],
)
def test_a_stored_position_that_cannot_be_is_refused_too(change: dict[str, Any], sentence: str):
    plain = heirs.position().to_dict()
    plain["position"] |= change
    with pytest.raises(palas.BadPosition, match=sentence):
        heirs.GAME.from_dict(plain)
