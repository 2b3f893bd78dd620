"""Many games at once as numpy arrays: stepped by compiled code, dealt anew when they end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.registry import game as find_game
from palas.research.rewards import WIN, Judge
from palas.research.spec import Spec, spec

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]


class Batch:
    """N games of one title. After `reset` or `step` the arrays below show the question that each game asks:

    `observations` (N × size) and `masks` (N × actions) of the seat in `seats` (N); what the last step brought is in
    `rewards` (N × players) and `dones` (N). Where a game has ended, its rewards are those of the end, and the other
    arrays show the first question of the next game. `observations` and `masks` are changed in place.
    """

    def __init__(
        self,
        title: str | Game,
        players: int | None = None,
        *,
        games: int = 64,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = WIN,
    ) -> None:
        self.game = find_game(title) if isinstance(title, str) else title
        self.spec: Spec = spec(self.game, players, options)
        self.players = self.spec.players
        self.games = games
        self.options = dict(self.game.start(players, 0, options).origin.options)
        self.judge = Judge(self.game, reward)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew; the same seed and the same actions give the same games."""
        self._games = self.game.side_by_side(self.players, self.options, self.games, seed, self.judge)
        self._luck = Quick(seed)
        shape = (self.games, self.spec.size)
        self.observations: Bytes = np.frombuffer(self._games.observations, np.uint8).reshape(shape)
        self.masks: Bytes = np.frombuffer(self._games.masks, np.uint8).reshape(self.games, self.spec.actions)
        self._show()

    def _show(self) -> None:
        self.seats = np.array(self._games.seats, np.int64)
        self.rewards: Floats = np.array(self._games.rewards, np.float32).reshape(self.games, self.players)
        self.dones = np.array(self._games.dones, bool)
        self.steps = np.array(self._games.steps, np.int64)  # decisions so far in each game

    def step(self, actions: npt.ArrayLike) -> tuple[Bytes, Bytes, Floats, npt.NDArray[np.bool_]]:
        """Carry out one action in each game: observations, masks, rewards, dones."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.games,) or chosen.min() < 0 or chosen.max() >= self.spec.actions:
            raise PalasError("batch-actions", games=self.games, actions=self.spec.actions)
        legal = self.masks[np.arange(self.games), chosen]
        if not legal.all():
            first = int(np.argmin(legal))
            code = self.game.action_code(int(chosen[first]))
            raise PalasError("batch-illegal", game=first, code=code)
        self._games.step(chosen.tolist())
        self._show()
        return self.observations, self.masks, self.rewards, self.dones

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        return np.array(self._games.random_actions(self._luck), np.int64)

    def position(self, number: int) -> Any:
        """The position of one game, to look at."""
        return self._games.positions[number]

    def put(self, number: int, state: State) -> None:
        """Go on from that state in one game, with its own draws."""
        self._games.put(number, state.position.clone(), state.luck.copy())
        self._games.draws[number] = state.draws
        self._games.look(number)
        self._show()
