"""What the numbers of an observation mean: the parts of a title's vector, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from palas.engine.core.scribe import MOST
from palas.engine.game import Game
from palas.engine.registry import game as find_game
from palas.engine.registry import titles


@dataclass(frozen=True, slots=True)
class Part:
    """Some numbers that belong together: where they stand, what they seldom exceed, what they mean."""

    name: str
    first: int
    length: int
    scale: int
    meaning: str

    @property
    def slice(self) -> slice:
        """Where they stand, to cut them out of an observation."""
        return slice(self.first, self.first + self.length)


@dataclass(frozen=True, slots=True)
class Spec:
    """The numbers of one title with so many players: observations of `size` bytes, `actions` numbered actions."""

    game: str
    rules_version: str
    players: int
    size: int
    actions: int
    parts: tuple[Part, ...]

    def __getitem__(self, name: str) -> slice:
        return self.part(name).slice

    def part(self, name: str) -> Part:
        """The part of that name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)

    @property
    def scales(self) -> list[int]:
        """What each number is divided by to come near to 1."""
        return [part.scale for part in self.parts for _ in range(part.length)]

    def text(self) -> str:
        """The whole list for people."""
        head = f"{self.game} with {self.players}: {self.size} numbers from 0 to {MOST}, {self.actions} actions"
        lines = [f"{p.first:5} {p.length:4}  /{p.scale:<4} {p.name}: {p.meaning}" for p in self.parts]
        return "\n".join([head, *lines])


def numbered() -> list[Game]:
    """Every installed game that keeps a list of all its actions."""
    return [title for title in titles() if title.action_count()]


def spec(title: str | Game, players: int | None = None, options: Mapping[str, Any] | None = None) -> Spec:
    """What an observation of that title with so many players consists of."""
    game = find_game(title) if isinstance(title, str) else title
    state = game.start(players, 0, options)
    parts = tuple(Part(p.name, p.first, p.length, p.most, p.meaning) for p in game.observation(state))
    size = parts[-1].first + parts[-1].length
    return Spec(game.meta.id, game.meta.rules_version, state.players, size, game.actions.size, parts)
