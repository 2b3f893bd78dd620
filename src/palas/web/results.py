"""The end of the game: who won and why, where the points came from, how the race went and where it turned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from palas.engine.course import Course, Turn, course_of, place_of, turns_of
from palas.engine.record import verify
from palas.tables import Look, Table
from palas.web.alone import best_before, is_best
from palas.web.charts import Marks, bar, race
from palas.web.guests import Guest, go, guest_of, hall_of, page, settings_of, thread
from palas.web.looks import Chair, chair_of, title_of
from palas.web.panels import signed, source_picture
from palas.web.play import table_of
from palas.web.telling import signed as with_sign

REASONS = 3  # so many sources are named that decided it
ROWS = 12  # of the table of the race, where a title counts no rounds


@dataclass(frozen=True)
class Rank:
    """A line of the final list."""

    place: int
    seat: int
    name: str
    colour: str
    points: int
    wins: bool
    mine: bool
    what: str  # bot, automaton or nothing in particular
    parts: Mapping[str, int]  # points by source


@dataclass(frozen=True)
class Source:
    """A line of the table of points: where they came from, and how many for each seat."""

    title: str
    picture: Markup
    cells: list[dict[str, Any]]


@dataclass(frozen=True)
class Point:
    """A deed at which the game turned, in words; the replay begins before it."""

    number: int
    entry: int
    round: int | None
    colour: str | None
    text: str
    gains: str
    for_good: str  # who led from then on


@dataclass(frozen=True)
class Row:
    """A line of the race as a table: a round, or a moment of the game."""

    title: str
    points: list[str]


async def result(request: Request) -> Response:
    """The result, and whether the shuffles were honest."""
    guest = await guest_of(request)
    table = await table_of(request)

    def make() -> Response:
        chair, look = chair_of(table, guest, None)
        if look.result is None:
            return go(request, guest, f"/t/{request.path_params['table']}")
        ranks = ranks_of(look, chair, guest)
        alone, before = (
            best_before(hall_of(request), guest.visitor, look.table_id) if len(look.seats) == 1 else (None, None)
        )
        return page(
            request, guest, "result.html", look=look, here="table", title=title_of(look, guest.lang), mine=chair.mine,
            ranks=ranks, sources=sources_of(look, guest, ranks), heading=heading_of(ranks, guest),
            why=why_of(look, guest, ranks), check=verify(table.record()), alone=alone, before=before,
            task=look.game.solo_text(alone.task, guest.lang) if alone else "",
            goals=look.game.solo_goals(table.standing.state.position, guest.lang) if len(look.seats) == 1 else (),
            is_best=alone is not None and is_best(alone, before),
            address=settings_of(request).address, public=table.sheet.public, **course_values(table, look, guest, ranks),
        )  # fmt: skip

    return await thread(make)


# -- who won, and why ---------------------------------------------------------------------------------------------


def heading_of(ranks: list[Rank], guest: Guest) -> str:
    """Who won, in a sentence, and by how much."""
    winners = [rank for rank in ranks if rank.wins]
    names = ", ".join(rank.name for rank in winners)
    lead = lead_of(ranks)
    if len(winners) == 1 and lead > 0:
        return guest.say("won-by", name=names, points=lead)
    return guest.say("won", names=names, count=len(winners))  # alone one can lose to the game itself


def lead_of(ranks: list[Rank]) -> int:
    """By how much the winner is ahead; 0 if there is nobody else, or none."""
    winners = [rank.points for rank in ranks if rank.wins]
    others = [rank.points for rank in ranks if not rank.wins]
    return winners[0] - max(others) if winners and others else 0


def ranks_of(look: Look, chair: Chair, guest: Guest) -> list[Rank]:
    """Everyone in order: the winners first, then by points. A rival whom nobody beats has won."""
    assert look.result is not None
    scores, winners = look.result.scores, look.result.winners
    ranks: list[Rank] = []
    for seat, info in enumerate(look.seats):
        mine = seat in chair.mine and len(chair.mine) == 1
        what = "you" if mine else "bot" if info.kind == "bot" else ""
        wins = seat in winners
        ranks.append(Rank(0, seat, info.name, info.colour, scores[seat], wins, mine, what, look.breakdown[seat]))
    for place, rival in enumerate(look.game.rivals(look.view, guest.lang), len(ranks)):
        parts = rival.breakdown
        ranks.append(Rank(0, place, rival.name, rival.colour, rival.points, not winners, False, "automaton", parts))
    ranks.sort(key=lambda rank: (not rank.wins, -rank.points))
    return [replace(rank, place=1 if rank.wins else place) for place, rank in enumerate(ranks, 1)]


def why_of(look: Look, guest: Guest, ranks: list[Rank]) -> list[str]:
    """What decided the game, in sentences: the sources in which the first was ahead of the second, and the others."""
    best, others = ranks[0], [rank for rank in ranks[1:] if not rank.wins]
    if not others:
        most = sorted(best.parts.items(), key=lambda part: -part[1])
        named = [f"{source_title(look, guest, name)} ({points})" for name, points in most[:REASONS] if points > 0]
        return [guest.say("why-most", sources=", ".join(named))] if named else []
    second = max(others, key=lambda rank: rank.points)
    names = dict.fromkeys([*best.parts, *second.parts])
    ahead = {name: best.parts.get(name, 0) - second.parts.get(name, 0) for name in names}
    said = []
    for key, sign in (("why-ahead", 1), ("why-behind", -1)):
        found = sorted((name for name in ahead if sign * ahead[name] > 0), key=lambda name: -sign * ahead[name])
        if found:
            told = [f"{source_title(look, guest, name)} (+{sign * ahead[name]})" for name in found[:REASONS]]
            said.append(guest.say(key, name=best.name, other=second.name, sources=", ".join(told)))
    if best.wins and best.points == second.points and look.game.words.has(guest.lang, "tie-break"):
        said.insert(0, look.game.words.say(guest.lang, "tie-break"))
    return said


def source_title(look: Look, guest: Guest, name: str) -> str:
    """What a source of points is called."""
    words = look.game.words
    return words.say(guest.lang, f"source-{name}") if words.has(guest.lang, f"source-{name}") else name


def sources_of(look: Look, guest: Guest, ranks: list[Rank]) -> list[Source]:
    """Where the points came from, best first in each line marked."""
    most = max((abs(points) for rank in ranks for points in rank.parts.values()), default=1) or 1
    sources = []
    for name in dict.fromkeys(name for rank in ranks for name in rank.parts):
        values = [rank.parts.get(name, 0) for rank in ranks]
        if not any(values):
            continue
        best = max(values)
        cells = [
            {
                "points": signed(value),
                "bar": bar(max(0, value) / most, rank.colour),
                "best": value == best and value > 0,
            }
            for value, rank in zip(values, ranks, strict=True)
        ]
        title = source_title(look, guest, name)
        sources.append(Source(title[:1].upper() + title[1:], source_picture(look.game, name, ranks[0].colour), cells))
    return sources


# -- how the race went --------------------------------------------------------------------------------------------


def course_values(table: Table, look: Look, guest: Guest, ranks: list[Rank]) -> dict[str, Any]:
    """The curve of points with its table, and the deeds at which the game turned."""
    by_seat = sorted(ranks, key=lambda rank: rank.seat)
    course = course_of(table.standing.state, guest.lang)
    turns = turns_of(course, list(look.deeds), ranks[0].seat)
    curve = race(
        [[points[seat] for points in course.points] for seat in range(len(by_seat))],
        [rank.colour for rank in by_seat],
        [rank.name for rank in by_seat],
        guest.say("race"),
        marks=marks_of(look, guest, course, [turn.end for turn in turns]),
        wide=guest.shape != "phone",
    )
    return {
        "chart": curve,
        "rows": rows_of(course, guest),
        "by_seat": by_seat,
        "turns": [point_of(number, turn, course, by_seat, guest) for number, turn in enumerate(turns, 1)],
    }


def marks_of(look: Look, guest: Guest, course: Course, turns: Sequence[int]) -> Marks:
    """The rounds and sections of a game and its turning points, as a curve shows them."""
    sections = [(entry, look.game.section(event, guest.lang)) for entry, event in course.sections]
    return Marks(course.rounds, sections, turns, guest.say("race-rounds") if course.rounds else "")


def rows_of(course: Course, guest: Guest) -> list[Row]:
    """The points at the end of every round, or at some moments where a title counts none."""
    last = len(course.points) - 1
    if course.rounds:
        ends = [entry - 1 for entry, _ in course.rounds[1:]] + [last]
        moments = [
            (guest.say("round", number=number), end) for (_, number), end in zip(course.rounds, ends, strict=True)
        ]
    else:
        steps = sorted({round(last * step / ROWS) for step in range(1, ROWS + 1)})
        moments = [(guest.say("race-move", number=entry), entry) for entry in steps]
    return [Row(title, [signed(points) for points in course.points[entry]]) for title, entry in moments]


def point_of(number: int, turn: Turn, course: Course, people: Sequence[Rank], guest: Guest) -> Point:
    """A turning point in words."""
    gains = [f"{people[seat].name} {with_sign(gain)}" for seat, gain in enumerate(turn.gains) if gain]
    doer = place_of(turn.deed, len(people))
    leader = max(people, key=lambda rank: course.points[turn.end][rank.seat])
    return Point(
        number=number,
        entry=turn.end,
        round=course.round_at(turn.begin),
        colour=people[doer].colour if doer is not None else None,
        text=guest.say("turning-final") if turn.deed.kind == "over" else turn.deed.text,
        gains=", ".join(gains),
        for_good=leader.name if turn.for_good else "",
    )
