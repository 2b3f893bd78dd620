"""The course of a game: everybody's points after each entry, its rounds and sections, and the deeds at which it turned.

Points are what the rules count at each moment; opponents whom the rules play come after the seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from palas.engine.core.event import Event
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State, who
from palas.engine.deeds import Deed
from palas.engine.game import Game

MOST_TURNS = 4  # so many deeds at which a game turned are told
LEAST_SWING = 2  # points between the first two: less turns nothing


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went. `points[n]` are those after n entries; rounds and sections begin at an entry."""

    points: list[tuple[int, ...]]
    rounds: list[tuple[int, int]]
    sections: list[tuple[int, Event]]
    doers: list[int]  # who made each entry; CHANCE_SEAT for chance

    @property
    def first(self) -> int:
        """The number of entries that lay the game out: the first of the others is somebody's."""
        return next((n for n, doer in enumerate(self.doers) if doer != CHANCE_SEAT), len(self.doers))

    def round_at(self, entry: int) -> int | None:
        """The round in which an entry was made, where a title counts them."""
        return next((number for begin, number in reversed(self.rounds) if begin <= entry), None)


def course_of(state: State, lang: str = "en") -> Course:
    """The course of a game, without what was taken back."""
    game: Game = state.game
    past = game.at_start(state.origin, True)
    course = Course([points_of(game, past, lang)], [], [], [])
    for number, entry in enumerate(state.entries()):
        told = len(past.story)
        past.replay_entries([entry])
        course.points.append(points_of(game, past, lang))
        course.doers.append(who(entry))
        course.sections.extend((number, event) for event in past.story[told:] if event.kind in game.sections)
        round = game.round_of(game.view(past, None))
        if round and (not course.rounds or course.rounds[-1][1] != round):
            course.rounds.append((number + 1, round))
    return course


def points_of(game: Game, state: State, lang: str) -> tuple[int, ...]:
    """Everybody's points now, the opponents' of a game alone after them."""
    return (*state.scores(), *(rival.points for rival in game.rivals(game.view(state, None), lang)))


@dataclass(frozen=True, slots=True)
class Turn:
    """A deed at which the game turned: what everybody won or lost by it, and whether it took the lead for good."""

    begin: int  # entries before it
    end: int  # entries after it and all that followed from it
    deed: Deed
    gains: tuple[int, ...]
    for_good: bool

    def __lt__(self, other: Turn) -> bool:
        return self.begin < other.begin


def turns_of(course: Course, deeds: Sequence[Deed], best: int) -> list[Turn]:
    """The deeds at which a game turned, in order: the one by which the best took the lead for good, and those that
    moved most between the best and whoever was ahead of all others. Alone: those that brought most."""
    spans = list(spans_of(course, deeds))
    swings = [lead(course.points[end], best) - lead(course.points[begin], best) for begin, end, _ in spans]
    leads = [lead(course.points[end], best) for _, end, _ in spans]
    taken = None
    if len(course.points[0]) > 1 and min(leads, default=0) < 0 < leads[-1]:
        taken = max(n for n, ahead in enumerate(leads) if ahead <= 0) + 1
    order = sorted(range(len(spans)), key=lambda n: (n != taken, -abs(swings[n]), abs(leads[n])))
    chosen = [n for n in order if n == taken or abs(swings[n]) >= LEAST_SWING][:MOST_TURNS]
    found = []
    for n in sorted(chosen):
        begin, end, group = spans[n]
        gains = tuple(after - before for before, after in zip(course.points[begin], course.points[end], strict=True))
        found.append(Turn(begin, end, teller(group, gains), gains, n == taken))
    return found


def lead(points: Sequence[int], best: int) -> int:
    """How far that one is ahead of all others; alone its points."""
    others = [each for number, each in enumerate(points) if number != best]
    return points[best] - max(others, default=0)


def spans_of(course: Course, deeds: Sequence[Deed]) -> Iterator[tuple[int, int, list[Deed]]]:
    """The deeds with their entries: from the first of one to the first of the next. Those of one entry go together."""
    groups = [(entry, list(group)) for entry, group in groupby(deeds, key=lambda deed: deed.entry)]
    ends = [entry for entry, _ in groups[1:]] + [len(course.points) - 1]
    for (entry, group), end in zip(groups, ends, strict=True):
        if end > entry:
            yield entry, end, group


def teller(group: Sequence[Deed], gains: Sequence[int]) -> Deed:
    """Of several deeds of one entry the end of the game, if it is among them; else the one that brought most."""
    final = [deed for deed in group if deed.heading and deed.kind == "over"]
    if final:
        return final[0]

    def brought(deed: Deed) -> tuple[bool, int]:
        doer = place_of(deed, len(gains))
        return doer is not None, gains[doer] if doer is not None else 0

    return max([deed for deed in group if not deed.heading] or group, key=brought)


def place_of(deed: Deed, count: int) -> int | None:
    """Whose deed it is, among so many with the opponents whom the rules play: their events name a seat beyond all."""
    return None if deed.seat is None else min(deed.seat, count - 1)
