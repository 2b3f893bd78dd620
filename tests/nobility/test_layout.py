"""Positions of Aufstieg zur Macht in the words of the box."""

from __future__ import annotations

from typing import Any

import pytest

import palas
from palas.games import nobility


def refused(**words: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(palas.PalasError) as error:
        nobility.position(**words)
    assert error.value.text("de") != error.value.text("en")
    return error.value.text("en")


def test_what_is_said_lies_there_and_the_rest_is_in_the_supply():
    state = nobility.position(
        players=3,
        round=4,
        start="yellow",
        hall={1: "W_artists_1", 2: None},
        workshops={"wizards_1": ("W_wizards_1", "yellow")},
        council={"council_elf_1": "C18"},
        ship="SH17",
        yellow={
            "coins": 9,
            "goods": {"magic": 2},
            "dice": [1, 6, 6],
            "completed": ["S01"],
            "apprentices": {"artists": 2},
            "nobility": 3,
            "council": ["C01"],
        },
    )
    city = state.position
    assert state.to_act == (2,)
    assert city.people[2].dice == [1, 0, 0, 0, 0, 2]
    assert city.people[0].dice == [1, 1, 1, 1, 1, 0]
    assert city.people[2].workers == city.box.workers - city.people[2].quarters - 3
    assert (city.people[2].plots, city.people[2].houses) == (1, city.box.houses - city.people[2].platform - 1)
    assert city.box.building_ids[city.hall[0]] == "W_artists_1"
    assert city.hall[1] == -1
    assert "go hall_1" in [action.code for action in state.legal(2)]
    assert not city.ship_pile >> city.ship & 1


@pytest.mark.parametrize(
    ("words", "asked", "to_act"),
    [
        ({}, "turn", (0,)),
        ({"to_act": "blue", "passed": ["red"], "done": ["die"]}, "turn", (1,)),
        ({"phase": "roll", "seed": 1}, "turn", (0,)),
        ({"phase": "income", "seed": 1}, "turn", (1,)),
        ({"phase": "end", "seed": 1}, "turn", (1,)),
        ({"options": {"events": True}, "event": "E02"}, "turn", (0,)),
        ({"options": {"chancery": True}}, "first_commission", (0, 1)),
        ({"options": {"chancery": True}, "answers": {"red": "keep CC01"}}, "first_commission", (1,)),
        ({"options": {"chancery": True}, "phase": "turn", "desks": {"DK_top_1": "red"}}, "turn", (0,)),
        ({"players": 1, "objective": "O03"}, "turn", (0,)),
        ({"players": 6, "phase": "turn", "to_act": "white"}, "turn", (5,)),
    ],
)
def test_a_game_goes_on_from_every_phase(words: dict[str, Any], asked: str, to_act: tuple[int, ...]):
    state = nobility.position(**words)
    assert (state.decision(state.to_act[0]).kind, state.to_act) == (asked, to_act)
    palas.playout(state, 1)


def test_an_event_after_the_roll_lets_everybody_roll_again():
    box = nobility.GAME.box
    card = next(card for number, card in enumerate(box.event_ids) if box.event_timing[number] == 2)
    state = nobility.position(options={"events": True}, phase="after_roll", event=card, red={"dice": [1, 1, 2, 2, 6]})
    assert state.decision(0).kind == "reroll"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"yellow": {}}, 'Nothing is called "yellow" here'),
        ({"red": {"coins": 5000}}, "red.coins is 5,000, but can only be from 0 to 999."),
        ({"red": {"coins": "many"}}, "red.coins must be a whole number, not 'many'."),
        ({"red": {"reputation": 99}}, "red.reputation is 99, but can only be from"),
        ({"red": {"quarters": 99}}, "red.workers is 99, but can only be from 0 to"),
        ({"red": {"platform": 99}}, "red.houses is 99, but can only be from 0 to"),
        ({"red": {"modifiers": 9}, "blue": {"modifiers": 20}}, "modifiers is -"),
        ({"red": {"dice": [7]}}, "red.dice is 7, but can only be from 1 to 6."),
        ({"red": {"dice": [1] * 6}}, "red.dice.1 is 6, but can only be from 0 to 5."),
        ({"red": {"held": ["S01"], "completed": ["S01"]}}, "S01 lies in two places: red.held and red.completed."),
        ({"red": {"held": ["S99"]}}, 'red.held: there is no "S99"; there are S01,'),
        ({"red": {"sites": {1: "W_artists_1"}}}, "workshop cannot be at red.sites."),
        ({"workshops": {"artists_1": ("W_wizards_1", "red")}}, "W_wizards_1 cannot be at workshops.artists_1."),
        ({"workshops": {"artists_1": "W_artists_1"}}, "workshops.artists_1 must be a list"),
        ({"hall": {9: "W_artists_1"}}, 'Nothing is called "hall.9" here'),
        (
            {"council": {"council_elf_1": "C18", "council_elf_2": "C18"}},
            "C18 lies in two places: council.council_elf_1",
        ),
        ({"dice": {"hall_1": ("red", 8)}}, "dice.hall_1 is 8, but can only be from 1 to 6."),
        ({"ship": "SH01", "ships_left": ["SH01"]}, "SH01 lies in two places: ship and ships_left."),
        ({"phase": "commissions"}, 'chancery does not fit the phase "commissions".'),
        ({"passed": ["red"], "to_act": "red"}, "red cannot be asked now (passed)."),
        ({"passed": ["red", "blue"]}, 'Nobody is left for the phase "turn" (passed).'),
        ({"event": "E01"}, 'Nothing is called "event" here'),
        ({"desks": {}}, 'Nothing is called "desks" here'),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(words: dict[str, Any], sentence: str):
    assert refused(**words).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"modifiers": 5000}, "modifiers is 5,000, but can only be from 0 to"),
        ({"bag": "many"}, "bag must be a whole number, not 'many'"),
        ({"hall": [1, 1, 2, 3, 4, 5]}, "lies in two places: hall and hall"),
        ({"display": [1, 1]}, "lies in two places: display and display"),
    ],
)
def test_a_stored_position_that_cannot_be_is_refused_too(change: dict[str, Any], sentence: str):
    plain = nobility.GAME.start(2, 1).to_dict()
    plain["position"] |= change
    with pytest.raises(palas.BadPosition, match=sentence):
        nobility.GAME.from_dict(plain)


def test_six_players_have_one_die_less():
    assert (
        refused(players=6, phase="turn", red={"dice": [1, 2, 3, 4, 5]}) == "red.dice is 5, but can only be from 0 to 4."
    )


@pytest.mark.parametrize("words", [{"phase": "turn", "to_act": "blue"}, {"phase": "turn", "passed": ["red"]}])
def test_a_game_that_ends_with_the_phase_is_said_again_and_over_after_it(words: dict[str, Any]):
    state = nobility.position(**words, ends_with_phase=True, seed=1)
    said = nobility.GAME.describe_position(state)
    assert said["ends_with_phase"]
    assert "steps" not in said
    while not state.over:
        state.apply(nobility.GAME.parse(state, state.to_act[0], "pass"))
    assert state.position.round == 1
