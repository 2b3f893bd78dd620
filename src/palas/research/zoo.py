"""PettingZoo: every title as a game of several agents, one after the other (AEC) or all at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.registry import game as find_game
from palas.research.rewards import WIN, Judge
from palas.research.spec import spec

VERSION = "v1"
LOST = -1.0  # what an illegal action costs; the game is over then


class Versioned:
    """A title as PettingZoo's games are imported: `caylus_v1.env()`, `.raw_env()`, `.parallel_env()`."""

    def __init__(self, title: str) -> None:
        find_game(title)
        self.env = partial(env, title)
        self.raw_env = partial(RawEnv, title)
        self.parallel_env = partial(AtOnce, title)
        self.__name__ = f"{title}_{VERSION}"


def env(title: str | Game, players: int | None = None, **how: Any) -> Any:
    """The game with PettingZoo's usual guards: an illegal action loses, calls in a wrong order are refused."""
    raw: Any = RawEnv(title, players, **how)
    raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=LOST)
    raw = wrappers.AssertOutOfBoundsWrapper(raw)
    return wrappers.OrderEnforcingWrapper(raw)


class Seats:
    """What both kinds of environment share: the game, its spaces, dealing, looking, drawing."""

    def __init__(
        self,
        title: str | Game,
        players: int | None,
        options: Mapping[str, Any] | None,
        reward: str,
        render_mode: str | None,
        waiting: int,
    ) -> None:
        self.game = find_game(title) if isinstance(title, str) else title
        self.spec = spec(self.game, players, options)
        self.options = dict(options or {})
        self.judge = Judge(self.game, reward)
        self.metadata: dict[str, Any] = {
            "name": f"{self.game.meta.id}_{VERSION}",
            "render_modes": ["svg"],
            "is_parallelizable": waiting > 0,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.spec.players)]
        self.agents: list[str] = []
        self.actions = self.spec.actions + waiting
        self.observation_spaces = {agent: self._looks() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self.luck = Random()
        self.state_of_game: State = self.game.start(self.spec.players, 0, self.options)

    def _looks(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.spec.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new game; the same seed gives the same games in the same order. `options={"state": …}` goes on from it."""
        if seed is not None:
            self.luck = Random(seed)
        number = self.luck.getrandbits(63)
        given = (options or {}).get("state")
        self.state_of_game = given.clone() if given else self.game.start(self.spec.players, number, self.options)

    def mask(self, seat: int) -> Any:
        """The legal actions of a seat as ones."""
        return np.frombuffer(self.game.actions.mask(self.state_of_game, seat), np.int8)

    def numbers(self, seat: int) -> Any:
        """The observation of a seat."""
        return np.frombuffer(self.game.observe(self.state_of_game, seat), np.uint8).copy()

    def picture(self) -> str | None:
        """The board as a spectator sees it, as SVG."""
        return self.game.picture(self.state_of_game)


class RawEnv(Seats, AECEnv):  # type: ignore[misc]
    """One seat after the other. Where the rules ask in secret, the seats answer in turn and see nothing of it."""

    def __init__(
        self,
        title: str | Game,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, title, players, options, reward, render_mode, 0)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.deal(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def _ask(self) -> None:
        """Whose turn it is; masks stand in the infos as well."""
        self.infos = {agent: {"action_mask": self.mask(seat)} for seat, agent in enumerate(self.agents)}
        asked = self.state_of_game.to_act
        self.agent_selection = self.agents[asked[0] if asked else 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.numbers(seat), "action_mask": self.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if int(action) not in self.state_of_game.legal_ids(seat):
            self.game.check(self.state_of_game, self.game.action(seat, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self.state_of_game.apply_id(seat, int(action))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.state_of_game.over:
            returns = self.judge.returns(self.state_of_game.position)
            self.rewards = dict(zip(self.agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.picture()

    def close(self) -> None:
        """Nothing is held."""


class AtOnce(Seats, ParallelEnv):  # type: ignore[misc]
    """All seats at once: those that are asked answer, together where the rules ask in secret; the others wait.

    Waiting is one action more, the last one; it is the only legal one of a seat that is not asked.
    """

    def __init__(
        self,
        title: str | Game,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        Seats.__init__(self, title, players, options, reward, render_mode, 1)
        self.wait = self.spec.actions

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def mask(self, seat: int) -> Any:
        asked = seat in self.state_of_game.to_act
        return np.append(super().mask(seat), np.int8(0 if asked else 1))

    def _look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        masks = {agent: self.mask(seat) for seat, agent in enumerate(self.possible_agents)}
        seen = {
            agent: {"observation": self.numbers(seat), "action_mask": masks[agent]}
            for seat, agent in enumerate(self.possible_agents)
        }
        return seen, {agent: {"action_mask": mask} for agent, mask in masks.items()}

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.deal(seed, options)
        self.agents = self.possible_agents[:]
        return self._look()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        agents = self.agents
        for seat in self.state_of_game.to_act:
            action = int(actions[self.possible_agents[seat]])
            if action not in self.state_of_game.legal_ids(seat):
                self.game.check(self.state_of_game, self.game.action(seat, min(action, self.spec.actions - 1)))
            self.state_of_game.apply_id(seat, action)
        over = self.state_of_game.over
        returns = self.judge.returns(self.state_of_game.position)
        seen, infos = self._look()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, returns, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def render(self) -> str | None:
        return self.picture()

    def close(self) -> None:
        """Nothing is held."""
