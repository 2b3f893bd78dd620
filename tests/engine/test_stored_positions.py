"""Positions that were stored by earlier versions, also in the middle of an effect, are taken up as they were left."""

import json
from pathlib import Path

import pytest

import palas

STORED = [json.loads(line) for line in Path(__file__).with_name("stored_positions.jsonl").read_text().splitlines()]
OLD_STEPS = [  # how a step was stored, and what it is today
    ("viscounts", ["again", 0, 3, 1], ["again", 0, 4, 0, 1]),
    ("viscounts", ["move_again", 0, 2], ["again", 0, 7, 0, 2]),
    ("viscounts", ["hire_again", 0, 2], ["again", 0, 2, 0, 2]),
    ("viscounts", ["flip_again", 0, 4, 1], ["again", 0, 1, 4, 1]),
    ("viscounts", ["rival_flip", 4, 1], ["again", 1, 1, 4, 1]),
    ("viscounts", ["gain_scheme", 2], ["again", 1, 12, 0, 2]),
    ("nobility", ["score", 1, 3, 2], ["gain", 1, 1, 3, -1, 2]),
    ("nobility", ["score_settler", 1, 4], ["score_settler", 1, 4]),
    ("nobility", ["next_turn", 1], ["next_turn", 1]),
]


def name_of(stored) -> str:
    """The title, and what it asks."""
    position = stored["position"]
    return f"{position['game']}-{position['position']['steps'][-1][0]}"


@pytest.mark.parametrize("stored", STORED, ids=name_of)
def test_a_position_of_an_earlier_version_asks_what_it_asked(stored):
    game = palas.game(stored["position"]["game"])
    state = game.from_dict(stored["position"], chance="manual")
    if stored["asked"] == "chance":
        assert [outcome for outcome, _ in state.outcomes()] == stored["answers"]
    else:
        assert [action.code for action in state.legal(stored["asked"])] == stored["answers"]
    palas.playout(state, 1)


@pytest.mark.parametrize(("name", "old", "new"), OLD_STEPS)
def test_a_step_of_an_earlier_version_is_one_of_today(name: str, old: list, new: list):
    kind, *fields = old
    step = palas.game(name).once[kind](*fields)
    assert [step.kind, *step.fields()] == new
