"""A small net in whole numbers: the same answer interpreted, compiled and on every machine.

Two hidden units lie side by side in one word, 32 bits each: one multiplication weighs an input for both at once. What a
move changes is added to what was there before, so that a child costs only its differences.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

LANE: Final = 32  # bits of a hidden unit
MIDDLE: Final = 1 << (LANE - 1)  # is added to the lower unit of a word, so that it is never negative
LOWER: Final = (1 << LANE) - 1
ONE: Final = 1 << 14  # a hidden unit's 1.0
SHARP: Final = 1 << 12  # a last weight's 1.0
POINTS: Final = 20_000  # thousandths of a point that an output of 1.0 stands for
SHIFT: Final = ONE * SHARP
AT_ONCE: Final = 8  # inputs that are compared together
REST: Final = (1 << 56) - 1  # of them without the first


@final
class Sight:
    """What a net was shown, and its hidden units then."""

    def __init__(self, seen: bytes, units: vec[i64]) -> None:
        self.seen = seen
        self.units = units


@final
class Net:
    """One hidden layer; it answers in thousandths of a point."""

    def __init__(self, hidden: int, first: list[int], bias: list[int], last: list[int], base: int) -> None:
        """`first` has a row of `hidden` weights for every input."""
        self.hidden = hidden
        self.inputs = len(first) // hidden
        rows: list[int] = []
        for i in range(self.inputs):
            rows += paired(first[i * hidden : (i + 1) * hidden], 0)
        self.words: i64 = (hidden + 1) // 2
        self.rows: vec[i64] = vec[i64](rows)
        self.last: vec[i64] = vec[i64](last + [0] * (hidden % 2))
        self.base = base
        self.blind = Sight(bytes(self.inputs), vec[i64](paired(bias, MIDDLE)))  # when there is nothing to see

    def begin(self, seen: bytes) -> Sight:
        """Show it something."""
        return self.changed(self.blind, seen)

    def changed(self, sight: Sight, now: bytes) -> Sight:
        """Show it something like what it was shown before."""
        before = sight.seen
        units = sight.units[:]
        length: i64 = len(now)
        at: i64 = 0
        while at + AT_ONCE <= length:
            old = read_i64_le(before, at)
            new = read_i64_le(now, at)
            if old != new:
                i = at
                while old != new:
                    difference = (new & 255) - (old & 255)
                    if difference:
                        self.weigh(units, i, difference)
                    old = old >> 8 & REST
                    new = new >> 8 & REST
                    i += 1
            at += AT_ONCE
        while at < length:
            last: i64 = now[at] - before[at]
            if last:
                self.weigh(units, at, last)
            at += 1
        return Sight(now, units)

    def weigh(self, units: vec[i64], i: i64, times: i64) -> None:
        """One input is so much more."""
        rows = self.rows
        at = i * self.words
        for word in range(self.words):
            units[word] += rows[at] * times
            at += 1

    def answer(self, sight: Sight) -> int:
        """What the net adds to the advice, in thousandths of a point."""
        last = self.last
        sum: i64 = 0
        at: i64 = 0
        for word in sight.units:
            lower = (word & LOWER) - MIDDLE
            upper = word >> LANE
            if lower > 0:
                sum += lower * last[at]
            if upper > 0:
                sum += upper * last[at + 1]
            at += 2
        total: int = sum
        return (self.base + total) * POINTS // SHIFT


def paired(units: list[int], middle: int) -> list[int]:
    """Numbers two by two in one, the lower of each with `middle` added."""
    even = units + [0] * (len(units) % 2)
    return [even[at] + middle + (even[at + 1] << LANE) for at in range(0, len(even), 2)]
