"""The contract battery on every installed game and every player count, with options off, alone and on."""

from typing import Any

import pytest

import palas
from palas.engine.contract import CHECKS, check_game
from palas.engine.contract.battery import option_sets

pytestmark = pytest.mark.heavy

DEPTH = 3  # how many moments of a game the costly checks look at
CASES = [(game.meta.id, players) for game in palas.titles() for players in game.meta.players]


FEW = 6  # a game with more sets of options is tried as printed; `palas check` tries every set


def sampled(id: str) -> list[dict[str, Any]]:
    """The sets of options that a test run tries."""
    sets = list(option_sets(palas.game(id)))
    return sets if len(sets) <= FEW else sets[:1]


@pytest.mark.parametrize(
    ("id", "players", "options"), [(id, players, options) for id, players in CASES for options in sampled(id)]
)
def test_a_game_keeps_the_contract(id: str, players: int, options: dict[str, Any]) -> None:
    report = check_game(palas.game(id), players=players, options=options, games=1, seed=players, depth=DEPTH)
    assert report.ok, report.text()
    assert report.games == 1


def test_all_checks_run_on_every_game() -> None:
    for game in palas.titles():
        report = check_game(game, games=1, options={}, players=game.meta.players[-1], depth=DEPTH)
        assert [name for name in CHECKS if not report.results[name].runs] == []


def test_options_are_tried_alone_and_together() -> None:
    sets = list(option_sets(palas.game("caylus")))
    assert sets[0] == {}
    assert {"jeweller": True} in sets
    assert sets[-1] == {
        "simple_favours": True,
        "jeweller": True,
        "lawyer_3pp": True,
        "castle_full_lenient": True,
    }
