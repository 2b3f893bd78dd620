"""Positions that were stored by earlier versions, also in the middle of an effect, are taken up as they were left."""

import json
from pathlib import Path

import pytest

import palas

STORED = [json.loads(line) for line in Path(__file__).with_name("stored_positions.jsonl").read_text().splitlines()]


@pytest.mark.parametrize(
    "stored", STORED, ids=lambda one: f"{one['position']['game']}-{one['position']['position']['steps'][-1][0]}"
)
def test_a_position_of_an_earlier_version_asks_what_it_asked(stored):
    game = palas.game(stored["position"]["game"])
    state = game.from_dict(stored["position"], chance="manual")
    if stored["asked"] == "chance":
        assert [outcome for outcome, _ in state.outcomes()] == stored["answers"]
    else:
        assert [action.code for action in state.legal(stored["asked"])] == stored["answers"]
    palas.playout(state, 1)
