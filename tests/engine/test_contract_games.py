"""The contract battery on every installed game: every player count, options off, each alone, all on."""

import pytest

import palas
from palas.engine.contract import CHECKS, check_game
from palas.engine.contract.battery import option_sets

CASES = [(game.meta.id, players) for game in palas.games() for players in game.meta.players]


@pytest.mark.parametrize(("id", "players"), CASES)
def test_a_game_keeps_the_contract(id: str, players: int) -> None:
    report = check_game(palas.game(id), players=players, games=1, seed=players)
    assert report.ok, report.text()
    assert report.games == len(list(option_sets(palas.game(id))))


def test_all_checks_run_on_every_game() -> None:
    for game in palas.games():
        report = check_game(game, games=1, options={}, players=game.meta.players[-1])
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
