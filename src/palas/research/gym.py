"""Gymnasium: one seat of a title against bots, `gymnasium.make("palas/Caylus-v1")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from palas.bots import Bot, bot
from palas.engine.core.state import State
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.registry import game as find_game
from palas.engine.registry import ids
from palas.research.rewards import WIN, Judge
from palas.research.spec import spec

LOST = -1.0  # what an illegal action costs; the game is over then


class PalasEnv(gymnasium.Env[Any, Any]):
    """One seat against bots, which answer by themselves. `rivals` is one name for all others, or a name for each.

    Observations are bytes, actions numbers; `action_masks()` says which are legal now, as does `info["action_mask"]`.
    An illegal action loses the game.
    """

    metadata: dict[str, Any] = {"render_modes": ["svg"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str | Game = "caylus",
        players: int | None = None,
        *,
        seat: int = 0,
        rivals: str | Sequence[str] = "random",
        options: Mapping[str, Any] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(title) if isinstance(title, str) else title
        self.numbers = spec(self.game, players, options)
        count = self.numbers.players
        if not 0 <= seat < count:
            raise PalasError("no-seat", seat=seat, players=count)
        self.seat = seat
        self.options = dict(options or {})
        self.judge = Judge(self.game, reward)
        names = [rivals] * (count - 1) if isinstance(rivals, str) else list(rivals)
        if len(names) != count - 1:
            raise PalasError("rivals", given=len(names), wanted=count - 1)
        self.rivals = names
        self.bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.numbers.size,), np.uint8)
        self.action_space = spaces.Discrete(self.numbers.actions)
        self.state: State = self.game.start(count, 0, self.options)
        self._seat_bots(Random(0))

    def _seat_bots(self, luck: Random) -> None:
        others = [other for other in range(self.numbers.players) if other != self.seat]
        self.bots = {
            other: bot(name, seed=luck.getrandbits(48)) for other, name in zip(others, self.rivals, strict=True)
        }

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; with a seed the same game against the same bots. `options={"state": …}` goes on from a state."""
        super().reset(seed=seed)
        luck = Random(int(self.np_random.integers(2**63)))
        self._seat_bots(luck)
        given = (options or {}).get("state")
        self.state = (
            given.clone() if given else self.game.start(self.numbers.players, luck.getrandbits(63), self.options)
        )
        self._go_on()
        return self._look(), self._info()

    def _go_on(self) -> None:
        """The bots answer until this seat is asked or the game is over."""
        while not self.state.over and self.seat not in self.state.to_act:
            other = self.state.to_act[0]
            code = self.bots[other].choose(self.state.view(other))
            self.state.apply_id(other, self.game.action_id(code))

    def _look(self) -> Any:
        return np.frombuffer(self.game.observe(self.state, self.seat), np.uint8).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": self.state.scores() if self.state.over else None}

    def action_masks(self) -> Any:
        """Which actions are legal now: as MaskablePPO asks for it."""
        return np.frombuffer(self.game.actions.mask(self.state, self.seat), np.int8)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots answer until this seat is asked again."""
        if int(action) not in self.state.legal_ids(self.seat):
            return self._look(), LOST, True, False, {**self._info(), "illegal": True}
        self.state.apply_id(self.seat, int(action))
        self._go_on()
        reward = self.judge.returns(self.state.position)[self.seat]
        return self._look(), reward, self.state.over, False, self._info()

    def render(self) -> Any:
        """The board as this seat sees it, as SVG."""
        return self.game.picture(self.state, self.seat)


def register() -> None:
    """Make `gymnasium.make("palas/Caylus-v1")` work: importing this module is enough."""
    for title in ids():  # none is loaded before it is made
        name = f"palas/{title.capitalize()}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="palas.research.gym:PalasEnv", kwargs={"title": title})


register()
