"""What an answer brings: it is tried out on the position as a view shows it, so that pages say what the rules do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Protocol

from palas.engine.core.position import CHANCE_SEAT, SECRET, Position
from palas.engine.core.state import State
from palas.engine.view import View

NOTHING: Mapping[str, int] = {}


class Asked(Protocol):
    """The game, as far as an outlook asks it (palas.engine.game.Game)."""

    def imagine(self, view: View, rng: int, *, manual: bool = False) -> State: ...

    def holdings(self, shown: Any, seat: int) -> dict[str, int]: ...

    def action_id(self, code: str) -> int: ...


class Outlook:
    """The position as one view shows it, to ask the rules about, and what each legal answer changes at once.

    What the view hides is dealt anyhow: ask only for what does not rest on it. The position is laid out when it is
    first asked for, and never changed.
    """

    def __init__(self, game: Asked, view: View) -> None:
        self._game = game
        self._view = view
        self._brings: dict[str, Mapping[str, int]] = {}
        self._reveals: set[str] = set()

    @cached_property
    def position(self) -> Any:
        """The position of the game's own type."""
        return self._game.imagine(self._view, 0, manual=True).position

    @cached_property
    def _owned(self) -> Mapping[str, int]:
        return self._game.holdings(self.position, self._seat)

    @property
    def _seat(self) -> int:
        assert self._view.seat is not None
        return self._view.seat

    def brings(self, code: str) -> Mapping[str, int]:
        """What a legal answer changes at once in what the seat owns, up to the next question or chance."""
        if code not in self._brings:
            self._brings[code] = self._try(code)
        return self._brings[code]

    def brings_others(self, code: str) -> Mapping[int, Mapping[str, int]]:
        """What a legal answer changes at once in what the others own, by their seats; who gets nothing is left out."""
        position: Position = self.position
        if not position.stack or position.stack[-1].mode() == SECRET:
            return {}
        twin = position.clone()
        twin.play(self._seat, self._game.action_id(code))
        found = {}
        for seat in range(self._view.players):
            if seat != self._seat:
                changes = self._changes(self._game.holdings(position, seat), twin, seat)
                if changes:
                    found[seat] = changes
        return found

    def leads_to_chance(self, code: str) -> bool:
        """Does chance fall before anybody is asked again?"""
        self.brings(code)
        return code in self._reveals

    def _try(self, code: str) -> Mapping[str, int]:
        before = self._owned
        position: Position = self.position
        if not position.stack or position.stack[-1].mode() == SECRET:
            return NOTHING  # nothing happens before all have answered
        twin = position.clone()
        twin.play(self._seat, self._game.action_id(code))
        if twin.waiting() == [CHANCE_SEAT]:
            self._reveals.add(code)
        return self._changes(before, twin, self._seat)

    def _changes(self, before: Mapping[str, int], twin: Position, seat: int) -> Mapping[str, int]:
        after = self._game.holdings(twin, seat)
        return {thing: after[thing] - before[thing] for thing in after if after[thing] != before[thing]}
