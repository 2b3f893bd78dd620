"""A title in numbers, for bots and researchers: its actions, what a seat observes, what positions are worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from palas.engine.core.batch import Games
from palas.engine.core.hooks import Hooks
from palas.engine.core.luck import Quick
from palas.engine.core.position import Position
from palas.engine.core.scribe import SPECTATOR, Part
from palas.engine.core.state import State
from palas.engine.errors import PalasError
from palas.engine.title import Title


class ActionTable:
    """Every action of a title: a fixed list, so that an action's number is always the same."""

    def __init__(self, title: Numbered) -> None:
        self._title = title
        self.size = title.action_count()
        if self.size == 0:
            raise PalasError("no-action-table", game=title.meta.id)

    def __len__(self) -> int:
        return self.size

    def code(self, number: int) -> str:
        """The text of an action."""
        return self._title.action_code(number)

    def id(self, code: str) -> int:
        """The number of an action, or -1."""
        return self._title.action_id(code)

    def codes(self) -> list[str]:
        """All of them in order."""
        return [self.code(number) for number in range(self.size)]

    def mask(self, position: Position | State, seat: int) -> bytearray:
        """A byte for each action: 1 if it is a legal answer of that seat now."""
        there = laid_out(position)
        return self._title.hooks.mask(there, seated(there, seat))


class Numbered(Title):
    """What a title answers with numbers. Its `hooks_type`, compiled, gives the answers (palas.engine.core.hooks)."""

    hooks_type: ClassVar[type[Hooks]] = Hooks

    def action_count(self) -> int:
        """How many actions there are, numbered from 0; 0 where a title keeps no list of them."""
        return 0

    @cached_property
    def hooks(self) -> Hooks:
        """The compiled face: what loops of bots call."""
        asking = sorted(kind for kind, step in self.steps.items() if getattr(step, "rule", ""))
        return self.hooks_type(self.action_count(), asking, sorted(set(self.steps) - set(asking)))

    @cached_property
    def actions(self) -> ActionTable:
        """The fixed table of all actions."""
        return ActionTable(self)

    def observe(self, position: Position | State, seat: int | None) -> bytes:
        """What that seat may know as numbers from 0 to 255, the same many for every position with so many players.

        None is a spectator. `observation` says what each number means.
        """
        there = laid_out(position)
        return self.hooks.observe(there, SPECTATOR if seat is None else seated(there, seat))

    def observation(self, position: Position | State) -> list[Part]:
        """The parts of which the observations of such positions consist."""
        return self.hooks.parts(laid_out(position))

    def standings(self, position: Position | State) -> list[float]:
        """What each seat has and may expect, in points, whatever its rivals have; the points when the game is over."""
        return self.hooks.standings(laid_out(position))

    def redeal(self, position: Position, seat: int, rng: Quick | Random | int) -> None:
        """Deal anew, in place, everything that this seat cannot know; the seat sees the same table as before."""
        if self.hooks_type.deal is Hooks.deal and not self.open_information:
            raise PalasError("no-redeal", game=self.meta.id)
        self.hooks.redeal(position, seated(position, seat), quick_luck(rng))

    def side_by_side(self, players: int, options: Mapping[str, Any], count: int, seed: int, judge: Any) -> Games:
        """So many games at once, stepped by compiled code; `judge.returns(position)` says what each seat gets."""
        return Games(judge, self.hooks, self.setup(players, options), count, seed)


def seated(position: Position, seat: int) -> int:
    """A seat that exists."""
    if not 0 <= seat < position.players:
        raise PalasError("no-seat", seat=seat, players=position.players)
    return seat


def laid_out(position: Position | State) -> Position:
    """The position of a state, or itself."""
    return position.position if isinstance(position, State) else position


def quick_luck(rng: Quick | Random | int) -> Quick:
    """A quick generator from whatever the caller has."""
    if isinstance(rng, Quick):
        return rng
    return Quick(rng if isinstance(rng, int) else rng.getrandbits(48))
