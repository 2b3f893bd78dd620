"""An observation being written: small whole numbers one after the other, in parts that have names."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from palas.engine.core.cards import IN_A_WORD, WORD

MOST: Final = 255  # the largest number of an observation: each fits into a byte
SPECTATOR: Final = -1  # the seat of somebody who only watches


@final
class Part:
    """Some numbers of an observation that belong together: where they stand, their usual maximum, what they mean."""

    def __init__(self, name: str, first: int, length: int, most: int, meaning: str) -> None:
        self.name = name
        self.first = first
        self.length = length
        self.most = most
        self.meaning = meaning


@final
class Scribe:
    """Writes the observation of one seat; what is not written stays zero.

    The names of the parts are kept only when they are asked for, so that the one function that writes a title's
    numbers also says what they mean.
    """

    def __init__(self, seat: int, players: int, blank: bytes) -> None:
        """`blank` has a zero for every number; it is empty when the parts are to be named."""
        self.seat = seat  # who observes, or SPECTATOR
        self.players = players
        self.naming = not blank
        self.values = BytesWriter()
        self.values.write(blank)
        self.at: i64 = 0
        self.parts: list[Part] = []

    def part(self, name: str, most: int, meaning: str) -> None:
        """A new part begins; `most` is what its numbers seldom exceed."""
        if self.naming:
            self.close()
            self.parts.append(Part(name, self.at, 0, most, meaning))

    def close(self) -> None:
        """The last part ends here."""
        if self.parts:
            self.parts[-1].length = self.at - self.parts[-1].first

    def room(self, count: int) -> None:
        """Make sure that so many numbers more have their place, when the parts are named."""
        missing = self.at + count - len(self.values)
        if missing > 0:
            self.values.write(bytes(missing))

    def written(self) -> bytes:
        """Everything that was written."""
        return self.values.getvalue()

    def number(self, value: int) -> None:
        """One number, at least 0 and at most MOST."""
        if self.naming:
            self.room(1)
        if value > 0:
            self.values[self.at] = value if value < MOST else MOST
        self.at += 1

    def flag(self, value: bool) -> None:
        """One or zero."""
        if self.naming:
            self.room(1)
        if value:
            self.values[self.at] = 1
        self.at += 1

    def one_of(self, index: int, count: int) -> None:
        """As many numbers as there are possibilities; the one that is true is 1, none for a negative index."""
        if self.naming:
            self.room(count)
        if 0 <= index < count:
            self.values[self.at + index] = 1
        self.at += count

    def bits(self, members: int, count: int) -> None:
        """A set, one number for each thing that could be in it."""
        if self.naming:
            self.room(count)
        first = self.at
        while members:
            few: i64 = members & IN_A_WORD
            at = first
            while few:
                if few & 1:
                    self.values[at] = 1
                few >>= 1
                at += 1
            members >>= WORD
            first += WORD
        self.at += count

    def numbers(self, values: list[int]) -> None:
        """A list of fixed length."""
        if self.naming:
            self.room(len(values))
        at = self.at
        for value in values:
            if value > 0:
                self.values[at] = value if value < MOST else MOST
            at += 1
        self.at = at

    def skip(self, count: int) -> None:
        """Numbers that are not known, or all zero."""
        if self.naming:
            self.room(count)
        self.at += count

    def put(self, offset: int, value: int) -> None:
        """A number that far behind the place where the next one will stand; `skip` leaves the room for it."""
        if self.naming:
            return
        if value > 0:
            self.values[self.at + offset] = value if value < MOST else MOST

    def add(self, offset: int) -> None:
        """One more, that far behind the place where the next one will stand."""
        self.more(offset, 1)

    def more(self, offset: int, count: int) -> None:
        """So many more, that far behind the place where the next number will stand."""
        if self.naming:
            return
        at = self.at + offset
        value = self.values[at] + count
        self.values[at] = value if value < MOST else MOST

    # -- seats: the one who observes is the first ---------------------------------------------------------------------

    def place(self, seat: int) -> int:
        """Where a seat comes when the observing one is the first: 0, 1, …; a spectator sees seat 0 first."""
        own = self.seat if self.seat > 0 else 0
        return seat - own if seat >= own else seat - own + self.players

    def seated(self, place: int) -> int:
        """The seat that comes in that place."""
        own = self.seat if self.seat > 0 else 0
        return own + place if own + place < self.players else own + place - self.players

    def whose(self, seat: int) -> None:
        """Whose something is, one number for each seat; a negative one is nobody."""
        self.one_of(self.place(seat) if seat >= 0 else -1, self.players)

    def places(self, seats: list[int]) -> None:
        """For each seat its place in a list, counted from 1, or 0."""
        for at in range(len(seats)):
            self.put(self.place(seats[at]), at + 1)
        self.skip(self.players)
