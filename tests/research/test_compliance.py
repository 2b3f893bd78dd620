"""The compliance tests of PettingZoo, Gymnasium and OpenSpiel, on every title and number of players."""

import warnings

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, parallel_api_test, seed_test

import palas
import palas.research
from palas.research import gym, spiel, zoo

pytestmark = pytest.mark.heavy

COUNTS = [(game.meta.id, players) for game in palas.titles() for players in game.meta.players]
CYCLES = 120
every_count = pytest.mark.parametrize(("id", "players"), COUNTS)


@pytest.fixture(autouse=True)
def _only_these_warnings():
    """PettingZoo says of every environment with masks that its observation is no array."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", category=DeprecationWarning)
        yield


@every_count
def test_pettingzoo_one_after_the_other(id, players):
    api_test(zoo.env(id, players), num_cycles=CYCLES)


@every_count
def test_pettingzoo_follows_its_seed(id, players):
    seed_test(lambda: zoo.env(id, players), num_cycles=CYCLES // 4)


@every_count
def test_pettingzoo_all_at_once(id, players):
    parallel_api_test(zoo.AtOnce(id, players), num_cycles=CYCLES)


@every_count
def test_gymnasium(id, players):
    assert gym.PalasEnv  # its import has registered the titles
    env = gymnasium.make(f"palas/{id.capitalize()}-v1", players=players)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*we recommend using a symmetric.*")
        check_env(env.unwrapped, skip_render_check=False)


@every_count
def test_openspiel_plays_at_random_and_takes_states_up_again(id, players):
    game = pyspiel.load_game(f"palas_{id}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def digits(tensor, name):
    """The numbers of a tensor without rounding each; OpenSpiel writes them for every moment and shows few."""
    return [f"{name} = {tensor.tobytes().hex()}"]


@every_count
def test_openspiel_writes_a_playthrough(id, players, monkeypatch):
    """The transcript that OpenSpiel keeps of its own games, to the last number for the fewest players of a title."""
    if players != palas.game(id).meta.players[0]:
        monkeypatch.setattr(generate_playthrough, "_format_tensor", digits)
    text = generate_playthrough.playthrough(f"palas_{id}(players={players})", None, seed=7)
    assert f'GameType.short_name = "palas_{id}"' in text
    assert "IsTerminal() = True" in text
    assert f"NumPlayers() = {players}" in text
    assert "ChanceOutcomes()" in text


@every_count
def test_openspiel_is_reached_through_shimmy(id, players):
    """Shimmy makes a PettingZoo environment of an OpenSpiel game, which it loads by its name at every reset."""
    from shimmy import OpenSpielCompatibilityV0

    assert f"palas_{id}" in spiel.NAMES
    env = OpenSpielCompatibilityV0(game_name=f"palas_{id}", config={"players": players})
    env.reset(seed=3)
    assert len(env.agents) == players
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Agent's m..imum observation space value")  # of Shimmy's making
        api_test(env, num_cycles=20)
    env.close()


def test_pettingzoo_finds_every_title_by_its_versioned_name():
    from palas.research import castle_v1, caylus_v1

    env = caylus_v1.env(players=3, render_mode="svg")
    env.reset(seed=1)
    assert env.metadata["name"] == "caylus_v1"
    assert env.render().startswith("<svg")
    assert castle_v1.parallel_env(players=2).possible_agents == ["seat_0", "seat_1"]
    with pytest.raises(AttributeError):
        palas.research.chess_v1  # noqa: B018
