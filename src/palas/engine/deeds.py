"""The log in deeds: what somebody decided stands in one line, with all that followed from it; each effect can be told.

A title names the events that begin a line (`deeds`), those that lead up to the deed after them (`leads`: what is paid
for it), what others answer in the midst of one (`asides`), those that a line need not repeat (`hushed`) and those that
begin a part of the log (`headings`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import ClassVar, Protocol

from palas.engine.core.event import EVERYONE, Event
from palas.text import COMMON

AMOUNTS = ("amount", "coins", "talers", "money", "points", "workers")  # numbers that can be added
GIVES = {"scored": 1, "lost": -1, "unscored": -1}


class Teller(Protocol):
    """What a log needs of a game (palas.engine.game.Game)."""

    event_args: ClassVar[Mapping[str, tuple[str, ...]]]
    headings: ClassVar[tuple[str, ...]]
    deeds: ClassVar[tuple[str, ...]]
    gathered: ClassVar[tuple[str, ...]]
    leads: ClassVar[tuple[str, ...]]
    asides: ClassVar[tuple[str, ...]]
    hushed: ClassVar[tuple[str, ...]]

    def sentence(self, event: Event, lang: str, names: Sequence[str] | None = None) -> str: ...
    def called(self, seat: int, lang: str, names: Sequence[str] | None = None) -> str: ...


@dataclass(frozen=True, slots=True)
class Happening:
    """One event as somebody may know it: the number of entries before it, its kind and numbers, and its sentence."""

    entry: int
    kind: str
    args: tuple[int, ...]
    text: str


@dataclass(slots=True, eq=False)  # one is another only if it is the same line of the same log
class Deed:
    """A line of the log: its sentence, whose deed it is (None: nobody's), and what belongs to it, in order."""

    entry: int
    seat: int | None
    text: str
    kind: str = ""
    heading: bool = False
    parts: list[Happening] = field(default_factory=list)
    brief: tuple[str, ...] = ()  # the effects in short: whose deed it is need not be said again
    points: int = 0  # that the doer has won by it
    begun: int = 0  # the number of the event with which it begins

    @property
    def last_entry(self) -> int:
        """The entry of what happened last."""
        return self.parts[-1].entry if self.parts else self.entry

    def sentence(self) -> str:
        """All of it in one sentence."""
        return f"{self.text.removesuffix('.')}: {', '.join(self.brief)}." if self.brief else self.text


def grouped(game: Teller, told: Sequence[Happening], lang: str, first: int = 0) -> Iterator[Deed]:
    """The deeds with their parts: the first is the one that the line is about. `first` is an event that begins one."""
    here: Deed | None = None
    held: list[Happening] = []  # what leads up to the next deed
    begun = first
    for number in range(first, len(told)):
        part = told[number]
        if not held:
            begun = number
        if part.kind not in game.event_args:  # a note of the table
            if here is not None:
                yield here
                here = None
            yield Deed(part.entry, None, part.text, begun=number)
            continue
        if part.kind in game.hushed:
            continue
        seat = seat_of(game, part)
        if part.kind in game.headings:
            if here is not None:
                yield here
                here = None
            yield Deed(part.entry, seat, part.text, part.kind, heading=True, begun=number)
            continue
        if part.kind in game.leads and leads_on(game, told, number):
            held.append(part)
            continue
        if here is not None and begins(game, here, part, seat):
            yield here
            here = None
        if here is None:
            starts = number == 0 and part.kind not in game.deeds
            text = COMMON.say(lang, "log-set-up") if starts else part.text
            here = Deed(part.entry, None if starts else seat, text, "" if starts else part.kind, begun=begun)
            here.parts = [*held] if starts else [part, *held]
            if starts:
                here.parts.append(part)
        else:
            here.parts += [*held, part]
        held = []
    if here is not None:
        yield here


def begins(game: Teller, here: Deed, part: Happening, seat: int | None) -> bool:
    """Does this event begin a line of its own? The set-up goes on until somebody does something."""
    if part.kind in game.deeds:
        if not here.kind:
            return seat is not None
        return (part.kind, seat) != (here.kind, here.seat) or part.kind not in game.gathered
    if not here.kind or part.kind in game.asides:
        return False
    return seat is not None and seat != here.seat and part.entry > here.last_entry


def leads_on(game: Teller, told: Sequence[Happening], number: int) -> bool:
    """Does a deed of the same seat follow in the same entry, or after entries that only lead up to it as well?"""
    part = told[number]
    seat = seat_of(game, part)
    here = takewhile(lambda one: one.entry == part.entry, reversed(told[:number]))
    more = all(one.kind in game.leads for one in here)  # only then may the deed stand in a later entry
    for later in told[number + 1 :]:
        if seat_of(game, later) != seat or (later.entry != part.entry and not more):
            return False
        if later.kind in game.deeds:
            return True
        more = more and later.kind in game.leads
    return False


def seat_of(game: Teller, part: Happening) -> int | None:
    """Whose event it is."""
    labels = game.event_args.get(part.kind, ())
    return part.args[labels.index("seat")] if "seat" in labels else None


@dataclass(frozen=True, slots=True)
class Short:
    """A deed in short: the points that its doer has won by it, and its effects."""

    points: int
    effects: tuple[str, ...]


def in_short(
    game: Teller, kind: str, seat: int | None, parts: tuple[Happening, ...], names: tuple[str, ...], lang: str
) -> Short:
    """What a deed of that kind and seat brought; without a kind all its parts are effects."""
    points = sum(points_of(game, part) for part in parts if seat_of(game, part) == seat)
    effects, lately = [], seat
    doer = "" if seat is None else game.called(seat, lang, names)
    for part in merged(game, parts[1:] if kind else parts, names, lang):
        whose = seat_of(game, part)
        effects.append(without_subject(part, doer if lately == seat == whose else ""))
        lately = lately if whose is None else whose  # after somebody else's effect the doer is named again
    return Short(points, tuple(effects))


def points_of(game: Teller, part: Happening) -> int:
    """The points that an event gives or takes."""
    labels = game.event_args[part.kind]
    return GIVES[part.kind] * part.args[labels.index("points")] if part.kind in GIVES and "points" in labels else 0


def merged(game: Teller, parts: Sequence[Happening], names: Sequence[str], lang: str) -> list[Happening]:
    """The same effect several times is told once, with the sum or with how often it was."""
    found: list[Happening] = []
    times: list[int] = []
    for part in parts:
        labels = game.event_args[part.kind]
        at = next((labels.index(name) for name in AMOUNTS if name in labels), len(labels))
        same = next((n for n, other in enumerate(found) if alike(other, part, at)), None)
        if same is None:
            found.append(part)
            times.append(1)
        elif at < len(labels):
            args = (*part.args[:at], found[same].args[at] + part.args[at], *part.args[at + 1 :])
            text = game.sentence(Event(part.kind, args, EVERYONE, False, part.entry), lang, names)
            found[same] = Happening(part.entry, part.kind, args, text)
        else:
            times[same] += 1
    return [often(part, count) for part, count in zip(found, times, strict=True)]


def often(part: Happening, count: int) -> Happening:
    """Something that happened so many times."""
    text = f"{part.text.removesuffix('.')} (×{count})" if count > 1 else part.text
    return Happening(part.entry, part.kind, part.args, text)


def alike(one: Happening, two: Happening, at: int) -> bool:
    """Do two events differ in that number alone?"""
    rest = (one.args[:at], one.args[at + 1 :])
    return one.kind == two.kind and rest == (two.args[:at], two.args[at + 1 :])


def without_subject(part: Happening, doer: str) -> str:
    """An effect as the end of a sentence: the doer's name is not said again."""
    return part.text.removesuffix(".").removeprefix(f"{doer} ")
