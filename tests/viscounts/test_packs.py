"""What a data pack may change of this box, and that the rules play with it."""

from random import Random

import pytest

import palas
from palas.engine.packs.schema import find_problems
from tests.viscounts.realm import DATA, GAME


def test_the_printed_box_keeps_its_own_schema():
    printed = {"game": "viscounts", **DATA}
    assert find_problems(GAME.schema, printed, printed) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"townsfolk/neutral/tf_friar/silver": 3},
        {"townsfolk/starting/st_thief/icons": ["criminal", "noble"]},
        {"townsfolk/neutral/tf_friar/instant": [{"op": "castle_move", "n": 2}, {"op": "hire_free", "n": 2}]},
        {"manuscripts/ms_grey_3_flip/effect": [{"op": "build_free", "building": "guildhall"}]},
        {"debt_card/on_flip": [{"op": "gain", "item": "virtue", "n": 1}, {"op": "flip", "what": "deed", "n": 2}]},
        {"trades/trade_silver/effect": [{"op": "discard", "n": 2}]},
        {"player_board/base_hand_limit": 5},
    ],
)
def test_the_rules_play_with_changed_data(changes: dict):
    game = GAME.with_changes(changes)
    for players in (1, 3):
        state = game.start(players, 2)
        rng = Random(2)
        census = game.census(state.position)
        while not state.over:
            seat = rng.choice(state.to_act)
            state.apply_id(seat, rng.choice(state.legal_ids(seat)))
        assert game.census(state.position) == census


@pytest.mark.parametrize(
    "changes",
    [
        {"townsfolk/neutral/tf_friar/silver": 0},
        {"townsfolk/neutral/tf_friar/icons": ["bard"]},
        {"manuscripts/ms_grey_3_flip/effect": [{"op": "win"}]},
        {"board_graph/direction": "counterclockwise"},
    ],
)
def test_what_the_rules_do_not_know_is_refused(changes: dict):
    with pytest.raises(palas.PalasError):
        GAME.with_changes(changes)
