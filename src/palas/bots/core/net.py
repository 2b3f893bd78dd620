"""A small net in whole numbers: the same answer interpreted, compiled and on every machine.

All hidden units lie side by side in one big whole number, 32 bits each: one multiplication weighs an input for all of
them at once. What a move changes is added to what was there before, so that a child costs only its differences.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

LANE: Final = 32  # bits of a hidden unit
MIDDLE: Final = 1 << (LANE - 1)  # is added to every unit, so that none is negative
ONE: Final = 1 << 14  # a hidden unit's 1.0
SHARP: Final = 1 << 12  # a last weight's 1.0
POINTS: Final = 20_000  # thousandths of a point that an output of 1.0 stands for
SHIFT: Final = ONE * SHARP


@final
class Net:
    """One hidden layer; it answers in thousandths of a point."""

    def __init__(self, hidden: int, first: list[int], bias: list[int], last: list[int], base: int) -> None:
        """`first` has a row of `hidden` weights for every input."""
        self.hidden = hidden
        self.inputs = len(first) // hidden
        self.rows: list[int] = [packed(first[i * hidden : (i + 1) * hidden]) for i in range(self.inputs)]
        self.ground = packed([unit + MIDDLE for unit in bias])
        self.last = last
        self.base = base
        self.lanes = Struct(f"<{hidden}I")

    def begin(self, seen: bytes) -> int:
        """The hidden units for what is seen."""
        units = self.ground
        rows = self.rows
        for i in range(len(seen)):
            if seen[i]:
                units += rows[i] * seen[i]
        return units

    def changed(self, units: int, before: bytes, now: bytes) -> int:
        """The hidden units for what is seen now, from those for what was seen before."""
        rows = self.rows
        for i in range(len(now)):
            if now[i] != before[i]:
                units += rows[i] * (now[i] - before[i])
        return units

    def answer(self, units: int) -> int:
        """What the net adds to the advice, in thousandths of a point."""
        total = self.base
        last = self.last
        lanes: tuple[int, ...] = self.lanes.unpack(units.to_bytes(self.hidden * 4, "little"))
        for i, lane in enumerate(lanes):
            if lane > MIDDLE:
                total += (lane - MIDDLE) * last[i]
        return total * POINTS // SHIFT


def packed(units: list[int]) -> int:
    """Numbers side by side in one."""
    whole = 0
    for unit in reversed(units):
        whole = (whole << LANE) + unit
    return whole
