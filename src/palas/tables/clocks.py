"""Thinking time: what each seat has left follows from the times stored in the log, and from nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from palas.tables.errors import BadWish
from palas.tables.things import Clock

AFTER_RETURN = 60.0  # who comes back after his bank was empty has at least this much (or the whole bank, if smaller)
LONGEST = 60.0 * 60 * 24 * 60


class Face:
    """The clock's face: the seconds each seat had left when the log was last written."""

    def __init__(self, clock: Clock | None, left: list[float], high: int = 0) -> None:
        self.clock = clock
        self.left = left
        self.high = high  # the longest the game has been: a move made again after an undo earns no new time

    def copy(self) -> Face:
        """A face of its own."""
        return Face(self.clock, self.left[:], self.high)

    def run(self, seconds: float, seats: Iterable[int]) -> None:
        """Time goes by for the seats that are thinking."""
        for seat in seats:
            self.left[seat] -= seconds

    def moved(self, seat: int, length: int, still_asked: bool) -> None:
        """A seat made a move; the game now has `length` entries."""
        if self.clock is None or length <= self.high:
            return
        self.high = length
        if self.clock.kind == "turn":
            self.left[seat] = self.clock.seconds
        elif not still_asked:
            self.left[seat] += self.clock.increment

    def begin(self, seat: int) -> None:
        """A seat begins to think."""
        if self.clock is not None and self.clock.kind == "turn":
            self.left[seat] = self.clock.seconds

    def back(self, seat: int) -> None:
        """The person of a seat is back."""
        if self.clock is not None and self.clock.kind == "bank":
            least = min(self.clock.seconds, max(self.clock.increment, AFTER_RETURN))
            self.left[seat] = max(self.left[seat], least)


def new_face(clock: Clock | None, players: int) -> Face:
    """The face when the table opens."""
    return Face(clock, [clock.seconds if clock else math.inf] * players)


def check_clock(clock: Clock | None) -> None:
    """Refuse a clock that cannot run."""
    if clock is None:
        return
    if clock.kind not in ("turn", "bank"):
        raise BadWish("clock-kind", kind=str(clock.kind))
    if not (1 <= clock.seconds <= LONGEST and 0 <= clock.increment <= LONGEST):
        raise BadWish("clock-time")


def clock_dict(clock: Clock | None) -> dict[str, Any] | None:
    """The clock as it is stored."""
    return None if clock is None else {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment}


def read_clock(plain: dict[str, Any] | None) -> Clock | None:
    """The clock that was stored."""
    return None if plain is None else Clock(plain["kind"], plain["seconds"], plain["increment"])
