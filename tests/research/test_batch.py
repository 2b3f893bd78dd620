"""The spec of an observation, the batch, rewards, and resampling in OpenSpiel."""

import numpy as np
import pyspiel
import pytest

import palas
from palas.engine.errors import PalasError
from palas.engine.view import view_bytes
from palas.research import Batch, Judge, spec, spiel
from palas.research.gym import PalasEnv


def test_the_spec_names_every_number():
    found = spec("caylus", players=4)
    assert found.parts[0].first == 0
    assert sum(part.length for part in found.parts) == found.size == len(found.scales)
    state = palas.game("caylus").start(4, 3)
    seen = state.game.observe(state, 2)
    order = [2, 3, 0, 1]  # the observing seat comes first
    assert list(seen[found["money"]]) == [state.position.people[seat].goods[0] for seat in order]
    assert "money: by seat: deniers" in found.text()
    with pytest.raises(KeyError):
        found["gold mines"]


def play(batch, steps):
    told = []
    for _step in range(steps):
        batch.step(batch.random_actions())
        told.append((batch.observations.tobytes(), batch.rewards.tobytes(), batch.dones.tobytes()))
    return told


def test_the_same_seed_gives_the_same_games():
    batch = Batch("castle", 2, games=3, seed=9)
    first = play(batch, 60)
    batch.reset(9)
    assert play(batch, 60) == first
    batch.reset(10)
    assert play(batch, 60) != first


@pytest.mark.parametrize(("id", "players"), [("heirs", 1), ("heirs", 2), ("castle", 4)])
def test_a_game_that_ends_is_dealt_anew_and_its_win_is_shared(id, players):
    batch = Batch(id, players, games=4, seed=1)
    ended = 0
    while ended < 6:
        before = batch.steps.copy()
        _, masks, rewards, dones = batch.step(batch.random_actions())
        assert masks.any(axis=1).all()
        assert (batch.steps == np.where(dones, 0, before + 1)).all()
        assert (rewards[~dones] == 0).all()
        if players > 1:
            assert rewards[dones].sum(axis=1) == pytest.approx(np.ones(int(dones.sum())))
        ended += int(dones.sum())


def test_illegal_actions_are_refused_and_change_nothing():
    batch = Batch("caylus", 2, games=2)
    before = batch.observations.copy()
    with pytest.raises(PalasError, match='In game 1 "replace 5" is not legal'):
        batch.step([int(batch.masks[0].argmax()), batch.game.action_id("replace 5")])
    with pytest.raises(PalasError, match="2 actions are needed"):
        batch.step([0])
    with pytest.raises(PalasError, match="2 actions are needed"):
        batch.step([0, 10_000])
    assert (batch.observations == before).all()


def test_margins_are_counted_against_the_best_of_the_others():
    game = palas.game("caylus")
    position = game.start(3, 1).position.clone()
    judge = Judge(game, "margin")
    assert judge.returns(position) == [0, 0, 0]
    position.stack.clear()
    for player, points in zip(position.people, (30, 50, 45), strict=True):
        player.pp = points
    assert judge.returns(position) == [-20, 5, -5]
    assert Judge(game).returns(position) == [0, 1, 0]
    with pytest.raises(PalasError, match="no reward"):
        Judge(game, "glory")


def test_gymnasium_plays_against_the_bots_that_are_asked_for():
    env = PalasEnv("caylus", 3, seat=1, rivals=["greedy", "random"])
    env.reset(seed=4)
    assert [env.bots[seat].name for seat in (0, 2)] == ["greedy", "random"]
    assert env.state.to_act == (1,)
    _, reward, over, _, info = env.step(env.game.action_id("replace 5"))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(PalasError, match="2 rivals are needed"):
        PalasEnv("caylus", 3, rivals=["random"])
    with pytest.raises(PalasError, match="no seat 3"):
        PalasEnv("caylus", 3, seat=3)


@pytest.mark.parametrize("id", ["castle", "viscounts"])
def test_openspiel_resamples_what_a_player_cannot_know(id):
    assert spiel.NAMES
    state = pyspiel.load_game(f"palas_{id}(players=3)").new_initial_state()
    rng = np.random.RandomState(3)
    for _move in range(60):
        if state.is_chance_node():
            state.apply_action(int(rng.choice([number for number, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(0)
    player = state.current_player()
    twins = [state.resample_from_infostate(player, rng.rand) for _ in range(5)]
    for twin in twins:
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert view_bytes(twin.palas.view(player)) == view_bytes(state.palas.view(player))
    if id == "viscounts":
        assert len({str(twin) for twin in twins}) > 1


def test_openspiel_reads_options_and_rewards():
    assert spiel.NAMES
    game = pyspiel.load_game("palas_castle", {"players": 2, "options": "winter=true", "reward": "margin"})
    assert game.new_initial_state().palas.origin.options == {"winter": True}
    assert game.min_utility() < -100
    with pytest.raises(PalasError):
        spiel.PalasGame("castle", {"options": "winter=perhaps"})
