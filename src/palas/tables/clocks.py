"""Thinking time: what each seat has left follows from the times stored in the log, and from nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from palas.tables.errors import BadWish
from palas.tables.resting import Rest, Span, check_rest, elapsed, read_rest, rest_dict, rest_ends, runs_out
from palas.tables.things import Clock

AFTER_RETURN = 60.0  # who comes back after his bank was empty has at least this much (or the whole bank, if smaller)
LONGEST = 60.0 * 60 * 24 * 60


class Face:
    """The clock's face: the seconds each seat had left when the log was last written."""

    def __init__(
        self, clock: Clock | None, left: list[float], high: int = 0, holidays: dict[int, Span] | None = None
    ) -> None:
        self.clock = clock
        self.holidays = holidays or {}  # of each seat, if its person has some
        self.left = left
        self.high = high  # the longest the game has been: a move made again after an undo earns no new time

    def copy(self) -> Face:
        """A face of its own."""
        return Face(self.clock, self.left[:], self.high, dict(self.holidays))

    def run(self, begin: float, end: float, seats: Iterable[int]) -> None:
        """Time goes by for the seats that are thinking."""
        for seat in seats:
            self.left[seat] -= self.elapsed(seat, begin, end)

    def elapsed(self, seat: int, begin: float, end: float) -> float:
        """The seconds between two moments in which the seat's clock ran."""
        return elapsed(self._rest, self._free(seat), begin, end)

    def runs_out(self, seat: int, at: float) -> float:
        """When the time of a seat that thinks from then on is up."""
        return runs_out(self._rest, self._free(seat), at, self.left[seat])

    def rests(self, seat: int, at: float) -> bool:
        """Does the seat's clock stand still at that moment?"""
        return rest_ends(self._rest, self._free(seat), at) > at

    def _free(self, seat: int) -> tuple[Span, ...]:
        return (self.holidays[seat],) if seat in self.holidays else ()

    @property
    def _rest(self) -> Rest | None:
        return self.clock.rest if self.clock is not None else None

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
    check_rest(clock.rest)


def clock_dict(clock: Clock | None) -> dict[str, Any] | None:
    """The clock as it is stored."""
    if clock is None:
        return None
    plain: dict[str, Any] = {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment}
    return plain if clock.rest is None else {**plain, "rest": rest_dict(clock.rest)}


def read_clock(plain: dict[str, Any] | None) -> Clock | None:
    """The clock that was stored."""
    if plain is None:
        return None
    return Clock(plain["kind"], plain["seconds"], plain["increment"], read_rest(plain.get("rest")))
