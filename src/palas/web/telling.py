"""What happened, on the page: the log in deeds, what the others did since one's last turn, the marks on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from palas.engine.core.event import EVERYONE, Event
from palas.engine.deeds import Deed, Happening, seat_of
from palas.tables import Look
from palas.web.guests import Guest
from palas.web.templates import render
from palas.web.words import Reading

LINES = 400  # of the log; the replay has them all
POINTING = 60  # so many of the newest point at what they speak of
TOLD = 512  # logs whose lines are kept
MOST_SINCE = 40  # deeds on the card of what happened since one's last turn


@dataclass(frozen=True)
class Line:
    """One line of the log: its words, whose it is, the moment it leads to, what it speaks of, what followed from it."""

    entry: int
    text: str
    colour: str | None
    new: bool
    part: bool
    things: str
    id: str = ""
    points: str = ""
    brief: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()
    ordered: bool = False
    first: int = 0  # the entry with which it begins
    ruled: bool = False  # somebody decided it: a rule asked him


@dataclass(frozen=True)
class Rival:
    """Somebody on the card of what happened since one's last turn, with his deeds."""

    name: str
    colour: str
    bot: bool
    points: str
    lines: tuple[tuple[int, Line], ...]  # with their numbers


# -- what the board marks -----------------------------------------------------------------------------------------


def spots(look: Look, kind: str, args: Sequence[int]) -> tuple[str, ...]:
    """The ids on the board that an event is about."""
    if kind not in look.game.event_args:
        return ()  # a note of the table, not of the game
    return look.game.spots(look.view, Event(kind, tuple(args), EVERYONE, False, 0))


def last_spots(look: Look) -> set[str]:
    """The ids of all that the others did since the looker's last deed; else of what the last move was about."""
    events = look.game.event_args
    last = next((told.entry for told in reversed(look.told) if told.kind in events), 0)
    mine = last_deed(look)
    first = last if mine is None else min(look.told[mine].entry + 1, last)
    found: set[str] = set()
    for told in reversed(look.told):
        if told.kind not in events:
            continue
        if told.entry < first:
            break
        found.update(spots(look, told.kind, told.args))
    return found


def last_deed(look: Look) -> int | None:
    """The number of the event that the looker decided last, if there is one."""
    game, seat = look.game, look.seat
    if seat is None:
        return None
    for number in range(len(look.told) - 1, -1, -1):
        told = look.told[number]
        if told.kind in game.deeds and seat_of(game, told) == seat:
            return number
    return None


# -- the log ------------------------------------------------------------------------------------------------------


def chron_of(look: Look, guest: Guest, first_new: int) -> Markup:
    """The log as HTML, newest first; lines from entry `first_new` on are marked."""
    deeds = look.deeds
    known = told_before(look.table_id, look.seat, guest.lang)
    html: list[str] = []
    fresh = 0
    if look.result is not None and look.view.over:  # a moment that is past does not tell the end
        result = Line(look.entries, outcome(look, guest.lang), None, False, True, "", "line-result")
        html.append(line_html(look.table_id, guest.lang, result))
    for number in range(len(deeds) - 1, max(0, len(deeds) - LINES) - 1, -1):
        deed = deeds[number]
        new = deed.entry >= first_new
        fresh += new
        things = things_of(look, deed) if len(deeds) - number <= POINTING else ""
        told = Told(deed, new, things, colour_of(look, deed.seat), by_order(look, deed))
        written = known.get(number)
        if written is None or written[0] != told:
            written = known[number] = told, deed_html(look.table_id, guest.lang, told, number)
        html.append(written[1])
    return Markup(render("_chron.html", guest, look=look, lines=Markup("".join(html)), fresh=fresh).strip())


def outcome(look: Look, lang: str) -> str:
    """The result in a sentence: who won, and everybody's points."""
    assert look.result is not None
    return look.game.outcome_text(look.view, look.result.scores, look.result.winners, look.names, lang)


class Told(NamedTuple):
    """All on which a line of the log depends, besides its number."""

    deed: Deed
    new: bool
    things: str
    colour: str | None
    ordered: bool


@lru_cache(maxsize=TOLD)
def told_before(table_id: str, seat: int | None, lang: str) -> dict[int, tuple[Told, str]]:
    """The lines of a table as they were last written, by their numbers: most stay while the game goes on."""
    return {}


def deed_html(table_id: str, lang: str, told: Told, number: int) -> str:
    """The line of a deed."""
    line = line_of(told.deed, number, told.new, told.things, told.colour)
    return line_html(table_id, lang, replace(line, ordered=told.ordered))


def line_html(table_id: str, lang: str, line: Line) -> str:
    """One line of the log."""
    return render("_line.html", Reading(lang), table_id=table_id, line=line).strip()


def line_of(deed: Deed, number: int, new: bool, things: str, colour: str | None) -> Line:
    """A deed as a line."""
    told = len(deed.parts) > (1 if deed.kind else 0)  # the set-up has no deed of its own
    effects = tuple(part.text for part in deed.parts) if told else ()
    return Line(
        max(deed.last_entry, 0), deed.text, colour, new, deed.heading, things, f"line-{number}", signed(deed.points),
        deed.brief, effects, first=max(deed.entry, 0),
        ruled=deed.seat is not None and deed.entry >= 0 and not deed.heading,
    )  # fmt: skip


def things_of(look: Look, deed: Deed) -> str:
    """The ids of all that a deed is about, as they stand now."""
    return " ".join(dict.fromkeys(spot for part in deed.parts for spot in spots(look, part.kind, part.args)))


def by_order(look: Look, deed: Deed) -> bool:
    """Was it done by an order that its person had given before?"""
    return deed.seat is not None and any(part.entry in look.ordered for part in deed.parts)


def single_line(look: Look, event: Happening) -> Line:
    """One event as a line by itself."""
    colour = colour_of(look, seat_of(look.game, event))
    things = " ".join(spots(look, event.kind, event.args))
    return Line(max(event.entry, 0), event.text, colour, False, event.kind in look.game.headings, things)


def colour_of(look: Look, seat: int | None) -> str | None:
    """The colour of a seat, that of an opponent whom the rules play, too."""
    if seat is None or seat < 0:
        return None
    return look.seats[seat].colour if seat < len(look.seats) else look.game.rival_colour


def signed(points: int) -> str:
    """Points that were won or lost; nothing for none."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else ""


# -- since one's last turn ----------------------------------------------------------------------------------------


def since_of(look: Look, guest: Guest) -> str:
    """The card that tells what the others did since the looker's last deed, as HTML; empty if there is nothing."""
    rivals = rivals_since(look)
    timeline = sorted((number, rival.colour) for rival in rivals for number, _line in rival.lines)
    return render("_since.html", guest, rivals=rivals, timeline=timeline, count=len(timeline))


def rivals_since(look: Look) -> list[Rival]:
    """Each other seat with its deeds since the looker's last one, in the order in which they moved."""
    mine = last_deed(look)
    if mine is None or len(look.seats) == 1:
        return []
    since = next((number for number in range(len(look.deeds), 0, -1) if look.deeds[number - 1].begun <= mine), 0)
    others = [
        deed for deed in look.deeds[since:] if deed.kind and not deed.heading and deed.seat not in (None, look.seat)
    ]
    lines: dict[int, list[tuple[int, Line]]] = {}
    points: dict[int, int] = {}
    for number, deed in enumerate(others[-MOST_SINCE:], 1):
        assert deed.seat is not None
        line = line_of(deed, number, False, things_of(look, deed), None)
        told = line.text.removeprefix(f"{look.names[deed.seat]} ")  # whose deed it is stands above
        lines.setdefault(deed.seat, []).append((number, replace(line, text=told)))
        points[deed.seat] = points.get(deed.seat, 0) + deed.points
    return [rival_of(look, seat, points[seat], tuple(found)) for seat, found in lines.items()]


def rival_of(look: Look, seat: int, points: int, lines: tuple[tuple[int, Line], ...]) -> Rival:
    """A seat with what it did."""
    info = look.seats[seat]
    return Rival(look.names[seat], info.colour, info.played_by_bot, signed(points), lines)
