"""Random agents through every adapter: the shortest loop of each."""

from __future__ import annotations

import gymnasium
import numpy as np
import pyspiel

from palas.research import Batch, gym, spiel, zoo


def pettingzoo(title: str, players: int, seed: int) -> dict[str, float]:
    """One game, one seat after the other; what each agent got."""
    env = zoo.env(title, players)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    return got


def all_at_once(title: str, players: int, seed: int) -> dict[str, float]:
    """One game in which all who are asked answer together."""
    env = zoo.AtOnce(title, players)
    looks, _ = env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    while env.agents:
        answers = {agent: env.action_space(agent).sample(looks[agent]["action_mask"]) for agent in env.agents}
        looks, rewards, _, _, _ = env.step(answers)
        got = {agent: got[agent] + rewards[agent] for agent in got}
    return got


def gymnasium_seat(title: str, players: int, seed: int) -> float:
    """One game of one seat against bots."""
    assert gym.PalasEnv  # its import has registered the titles
    env = gymnasium.make(f"palas/{title.capitalize()}-v1", players=players, rivals="random")
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    return float(reward)


def openspiel(title: str, players: int, seed: int) -> list[float]:
    """One game with explicit chance."""
    assert f"palas_{title}" in spiel.NAMES
    luck = np.random.RandomState(seed)
    state = pyspiel.load_game(f"palas_{title}(players={players})").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=shares)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    return [float(value) for value in state.returns()]


def side_by_side(title: str, players: int, seed: int, games: int = 16) -> float:
    """Many games at once until so many have ended; how often the first seat won."""
    batch = Batch(title, players, games=games, seed=seed)
    ended, won = 0, 0.0
    while ended < games:
        _, _, rewards, dones = batch.step(batch.random_actions())
        ended += int(dones.sum())
        won += float(rewards[:, 0].sum())
    return won / ended


if __name__ == "__main__":
    for title, players in (("caylus", 2), ("castle", 3), ("heirs", 2)):
        print(title, pettingzoo(title, players, 1), all_at_once(title, players, 1), gymnasium_seat(title, players, 1))
        print(title, openspiel(title, players, 1), side_by_side(title, players, 1))
