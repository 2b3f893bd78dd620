"""Positions of Burggrafen des Westfrankenreichs in the words of the box."""

from __future__ import annotations

from typing import Any

import pytest

import palas
from palas.games import viscounts


def refused(**words: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(palas.PalasError) as error:
        viscounts.position(**words)
    assert error.value.text("de") != error.value.text("en")
    return error.value.text("en")


def test_what_is_said_lies_there_and_the_rest_is_in_the_piles():
    state = viscounts.position(
        players=3,
        phase="action",
        to_act="blue",
        buildings={"lake.s1": ("blue", "tp1")},
        townsfolk={"lake": "tf_acolyte", "coast": None},
        blue={
            "space": "lake.R",
            "goods": {"stone": 4, "gold": 1, "silver": 3},
            "tableau": ["st_trader", "st_squire", "hero_ada"],
            "hand": ["st_thief", "tf_architect"],
            "manuscripts": ["ms_black_3_flip"],
            "ring1": {"cs_flip": 2},
            "ring3": 1,
            "debts": 1,
            "virtue": 5,
        },
    )
    realm = state.position
    me = realm.people[1]
    assert (state.to_act, state.decision(1).kind) == ((1,), "action")
    assert me.workers == realm.box.workers - 3
    assert me.slots == 1
    assert [realm.box.card_ids[card] for card in me.hand] == ["tf_architect", "st_thief"]
    assert sum(card >= realm.box.first_starting for card in [*me.hand, *me.draw, *me.discard, *me.tableau]) == 8
    assert realm.box.card_ids.index("hero_ada") not in realm.hero_bag
    assert sum(realm.below) == len(realm.bag)


@pytest.mark.parametrize(
    ("words", "asked", "seat"),
    [
        ({}, "pick", 1),
        ({"phase": "turn", "to_act": "blue"}, "play_card", 1),
        ({"phase": "play", "red": {"hand": ["st_abbot", "st_lender"]}}, "play_card", 0),
        ({"phase": "move", "red": {"tableau": ["st_trader"], "goods": {"silver": 2}}}, "move", 0),
        ({"phase": "action", "red": {"goods": {"silver": 9, "stone": 3}}}, "action", 0),
        ({"phase": "recruit", "red": {"goods": {"silver": 9}}}, "recruit", 0),
        ({"phase": "draw", "seed": 1, "red": {"hand": ["st_abbot"]}}, "play_card", 1),
        ({"players": 1, "phase": "turn", "to_act": "red"}, "play_card", 0),
        ({"players": 1, "phase": "turn", "to_act": "rival", "seed": 1}, "play_card", 0),
    ],
)
def test_a_game_goes_on_from_every_phase(words: dict[str, Any], asked: str, seat: int):
    state = viscounts.position(**words)
    assert (state.decision(state.to_act[0]).kind, state.to_act) == (asked, (seat,))
    palas.playout(state, 1)


def test_an_effect_is_a_step_of_its_own():
    effects = [[step.op for step in effect.steps] for effect in viscounts.GAME.box.effects]
    effect = effects.index([3])  # rearrange
    words: dict[str, Any] = {"phase": "action", "red": {"tableau": ["st_trader", "st_squire"]}}
    state = viscounts.position(**words, steps=[["end_turn", 0], ["effect", 0, effect, 0, 0]])
    assert state.to_act[0] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"red": {"goods": {"silver": 5000}}}, "red.goods.silver is 5,000, but can only be from 0 to 999."),
        ({"red": {"goods": {"silver": "many"}}}, "red.goods.silver must be a whole number, not 'many'."),
        ({"red": {"space": "moon.L"}}, 'red.space: there is no "moon.L"; there are coast.L,'),
        ({"red": {"hand": ["st_abbot"], "discard": ["st_abbot"]}}, "st_abbot lies in two places: red and red.discard."),
        ({"red": {"hand": ["tf_acolyte"]}, "dismissed": ["tf_acolyte"]}, "tf_acolyte lies in two places: red.hand and"),
        ({"red": {"tableau": ["st_abbot"] * 4}}, "st_abbot lies in two places"),
        ({"red": {"tableau": [None] * 4}}, "red.tableau is 4, but can only be from 0 to 3."),
        ({"red": {"ring1": {"cs_flip": 99}}}, "red.ring1.cs_flip is 99, but can only be from 0 to 20."),
        ({"red": {"ring1": {"cs_flip": 4}}}, "ring1.cs_flip is 4, but can only be from 0 to 3."),
        (
            {"red": {"ring2": {"cs_flip": 2}}, "blue": {"ring2": {"cs_flip": 2}}},
            "ring2.cs_flip is 4, but can only be from 0 to 3.",
        ),
        ({"red": {"ring3": 99}}, "red.workers is 99, but can only be from 0 to"),
        ({"red": {"virtue": 40}}, "red.virtue is 40, but can only be from 0 to"),
        ({"red": {"draw": []}}, "Something is lost or too much: starting cards of seat 0,"),
        ({"ring": ["coast"]}, "ring must name each of coast, hills, forest, lake, crags once."),
        ({"buildings": {"lake.s1": ("red", "tp1"), "lake.s2": ("red", "tp1")}}, "tp1 lies in two places"),
        ({"buildings": {"lake.s1": "red"}}, "buildings.lake.s1 must be a list, not 'red'."),
        ({"buildings": {"lake.s9": ("red", "tp1")}}, 'buildings: there is no "lake.s9"; there are'),
        ({"townsfolk_below": {"lake": 3}}, "townsfolk_below is 3, but can only be from"),
        (
            {
                "townsfolk": {"lake": None},
                "townsfolk_below": {"coast": 15, "hills": 12, "forest": 12, "lake": 12, "crags": 13},
            },
            "townsfolk_below.lake is 12, but can only be from 0 to 0.",
        ),
        ({"players": 1, "future": ["fs_noble"]}, "fs_noble is not in this game."),
        ({"phase": "move"}, 'red.tableau does not fit the phase "move".'),
        ({"players": 1, "phase": "play", "to_act": "rival"}, 'to_act does not fit the phase "play".'),
        ({"rival": {}}, 'Nothing is called "rival" here'),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(words: dict[str, Any], sentence: str):
    assert refused(**{"phase": "turn", "to_act": "red", **words}).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"debts_left": 5000}, "debts_left is 5,000, but can only be from 0 to 999"),
        ({"tops": "many"}, "tops must be a list, not 'many'"),
        ({"tops": [1, 1, 2, 3, 4]}, "lies in two places: townsfolk and townsfolk"),
        ({"ring3": [0]}, "ring3 has one entry, but needs 2"),
    ],
)
def test_a_stored_position_that_cannot_be_is_refused_too(change: dict[str, Any], sentence: str):
    plain = viscounts.GAME.start(2, 1).to_dict()
    plain["position"] |= change
    with pytest.raises(palas.BadPosition, match=sentence):
        viscounts.GAME.from_dict(plain)


def test_a_section_is_crowded_only_until_its_workers_have_moved():
    words: dict[str, Any] = {"phase": "action", "to_act": "red", "red": {"ring1": {"cs_flip": 4, "cs_ink_stone": 4}}}
    state = viscounts.position(**words, steps=[["end_turn", 0], ["castle", 0]])
    assert state.decision(0).kind == "group"
    again = viscounts.GAME.lay_out(viscounts.GAME.describe_position(state))
    assert viscounts.GAME.position_dict(again.position) == viscounts.GAME.position_dict(state.position)


def test_nothing_lies_under_an_empty_pile():
    realm = viscounts.position(phase="turn", townsfolk={"lake": None}, texts={"coast": None, "crags": None}).position
    assert realm.below[realm.box.piece_ids.index("lake")] == 0
    assert [realm.texts_below[realm.box.piece_ids.index(piece)] for piece in ("coast", "crags")] == [0, 0]
    assert (sum(realm.below), sum(realm.texts_below)) == (len(realm.bag), len(realm.text_bag))


def test_player_cards_that_are_not_laid_out_are_in_the_box():
    pairs = [["pc_9", "hero_ada"], ["pc_8", "hero_emma"], ["pc_5", "hero_rudolf"]]
    state = viscounts.position(phase="draft", pairs=pairs)
    assert len(state.position.start_bag) == 7
    assert {action.code for action in state.legal(state.to_act[0])} == {"pick pc_9", "pick pc_8", "pick pc_5"}


def test_a_game_that_ends_with_the_turn_is_said_again():
    words: dict[str, Any] = {"phase": "recruit", "to_act": "red", "red": {"goods": {"silver": 9}}}
    state = viscounts.position(**words, ends_with_phase=True, ask_all=True, seed=1)
    assert viscounts.GAME.describe_position(state)["ends_with_phase"]
    assert "ends_with_phase" not in viscounts.GAME.describe_position(viscounts.position(**words, ask_all=True))
    while not state.over:
        state.apply(state.legal(state.to_act[0])[0])
    assert state.position.active == 0
