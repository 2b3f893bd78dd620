"""All actions of a box: each has a number and a code, and those of one verb lie side by side."""

from __future__ import annotations

from typing import final


@final
class Span:
    """The actions of one verb. Each is about a thing: a place, a card, an amount, counted from `base`."""

    def __init__(self, first: int, count: int, base: int) -> None:
        self.first = first
        self.end = first + count
        self.zero = first - base  # the action that would be about thing 0
        self.listed = list(range(first, first + count))

    def has(self, action: int) -> bool:
        """Is it one of these?"""
        return self.first <= action < self.end

    def of(self, action: int) -> int:
        """The thing that an action of these is about."""
        return action - self.zero

    def at(self, thing: int) -> int:
        """The action that is about a thing."""
        return self.zero + thing

    def all(self) -> list[int]:
        """Every one of them, in order; the list is not to be changed."""
        return self.listed


@final
class Actions:
    """The list that a box makes of all actions there can be; its order never changes, so numbers are stable."""

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.numbers: dict[str, int] = {}
        self.spans: dict[str, Span] = {}  # by verb

    def single(self, code: str) -> int:
        """An action by its whole code: a new one, or the one that is named so already."""
        if code not in self.numbers:
            self.numbers[code] = len(self.codes)
            self.codes.append(code)
        return self.numbers[code]

    def span(self, verb: str, things: list[str], base: int = 0) -> Span:
        """The actions of a verb, one for each thing: "build" and "s_library" make "build s_library"."""
        span = Span(len(self.codes), len(things), base)
        for thing in things:
            self.single(f"{verb} {thing}")
        if len(self.codes) != span.end:
            raise ValueError(f"{verb}: the same action twice")
        self.spans[verb] = span
        return span
