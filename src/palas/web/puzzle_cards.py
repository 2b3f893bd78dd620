"""A puzzle as it lies on the table, in a list and on the first page: what the seat that is asked may see, no more."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import lru_cache

from markupsafe import Markup

from palas.arena.puzzles import Puzzle, of_the_day, puzzles_of
from palas.engine.core.state import State
from palas.engine.game import Game, seat_name
from palas.tables import Look
from palas.web.bare import asking, bare_look
from palas.web.dates import named_day
from palas.web.guests import Guest
from palas.web.marking import cut, places
from palas.web.words import WORDS, WebError

ALONE = ("opponent", "difficulty", "colour", "level")  # options that matter alone
EARLIER = 3  # puzzles of the days before that are shown
ROOM = 60.0  # units of the board around the places of a question, on the first page
PROPORTION = 1.9  # of the cut-out there


@dataclass(frozen=True)
class Card:
    """A puzzle in a list."""

    path: str
    title: str
    question: str
    where: str


def today() -> date:
    """The day that it is everywhere at once: that of Greenwich."""
    return datetime.now(UTC).date()


def found_puzzle(game: Game, id: str) -> Puzzle:
    """The puzzle of an address."""
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise WebError("no-page", status=404)


@lru_cache(maxsize=16)
def position(game: Game, puzzle_id: str) -> State:
    """The game at the question; replayed once."""
    return found_puzzle(game, puzzle_id).state(game)


def look_at(game: Game, puzzle: Puzzle, lang: str) -> Look:
    """What the seat that is asked may see, as if it sat at a table."""
    state = position(game, puzzle.id)
    names = tuple(seat_name(number, lang) for number in range(state.players))
    look = asking(bare_look(state, puzzle.seat, names, lang, state.length), state)
    seats = tuple(one if one.seat == puzzle.seat else replace(one, kind="bot") for one in look.seats)
    return replace(look, seats=seats)


def where_of(game: Game, puzzle: Puzzle, lang: str) -> str:
    """Players, round and what differs from the usual options, in a line."""
    parts = [WORDS.say(lang, "puzzle-players", count=puzzle.players)]
    if puzzle.round:
        parts.append(WORDS.say(lang, "round", number=puzzle.round))
    usual = game.options_for(puzzle.players, game.check_options({}))
    for option in game.meta.options:
        value = puzzle.options[option.id]
        if value == usual[option.id] or (puzzle.players > 1 and option.id in ALONE):
            continue
        title = game.words.say(lang, f"option-{option.id}")
        if isinstance(value, bool):
            parts.append(title if value else WORDS.say(lang, "puzzle-without", option=title))
        else:
            key = f"option-{option.id}-{value}"
            parts.append(f"{title}: {game.words.say(lang, key) if game.words.has(lang, key) else value}")
    return " · ".join(parts)


def card_of(game: Game, puzzle: Puzzle, lang: str) -> Card:
    """A puzzle in a list, by its question."""
    return Card(
        f"/puzzles/{game.meta.id}/{puzzle.id}", game.meta.titles[lang], puzzle.question(game).text(lang),
        where_of(game, puzzle, lang),
    )  # fmt: skip


def is_today(game: Game, puzzle: Puzzle) -> bool:
    """Is it the puzzle of the day?"""
    found = of_the_day(today())
    return found is not None and found[0].meta.id == game.meta.id and found[1].id == puzzle.id


def day_card(guest: Guest, day: date) -> Card | None:
    """The puzzle of a day; None where there are no puzzles."""
    found = of_the_day(day)
    return card_of(*found, guest.lang) if found is not None else None


def earlier(guest: Guest, day: date) -> list[tuple[str, Card]]:
    """The puzzles of the days before, with their days."""
    days = [date.fromordinal(day.toordinal() - back) for back in range(1, EARLIER + 1)]
    return [(named_day(one, guest), card) for one in days if (card := day_card(guest, one)) is not None]


# -- on the first page ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OfTheDay:
    """The puzzle of the day as the first page shows it."""

    day: str
    card: Card
    picture: Markup | None


def first_page(guest: Guest) -> OfTheDay | None:
    """Today's puzzle; None where there are none."""
    found = of_the_day(today())
    if found is None:
        return None
    game, puzzle = found
    card = card_of(game, puzzle, guest.lang)
    return OfTheDay(named_day(today(), guest), card, picture(game, puzzle.id, guest.lang))


def unasked(html: str) -> str:
    """A drawing whose places can no longer be chosen."""
    html = re.sub(r' (?:data-action|data-parts|data-why|aria-pressed)="[^"]*"', "", html)
    return re.sub(r'(<g class="place[^"]*?) legal\b', r"\1", html)


@lru_cache(maxsize=8)
def picture(game: Game, puzzle_id: str, lang: str) -> Markup | None:
    """The part of the board that the question is about, for the first page; None where a title has no drawing."""
    puzzle = found_puzzle(game, puzzle_id)
    look = look_at(game, puzzle, lang)
    codes = [action.code for action in look.legal]
    board = game.board(look.view, lang=lang, names=look.names, legal=codes, shape="desk")
    if board is None:
        return None
    boxes = places(board.svg)
    asked = [boxes[id] for id in re.findall(r'<g class="place[^"]*\blegal\b[^"]*"[^>]*? id="([^"]+)"', board.svg)
             if id in boxes]  # fmt: skip
    size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', board.svg)
    whole = (float(size[1]), float(size[2])) if size else (1200.0, 800.0)
    return cut(unasked(board.svg), window(asked, whole), "today")


def window(boxes: Sequence[tuple[float, float, float, float]], whole: tuple[float, float]) -> tuple[float, ...]:
    """The part of the board around some places, in the proportion of the card; the whole board where there are none."""
    width, height = whole
    left = min((x for x, _, _, _ in boxes), default=0.0) - ROOM
    right = max((x + w for x, _, w, _ in boxes), default=width) + ROOM
    top = min((y for _, y, _, _ in boxes), default=0.0) - ROOM
    bottom = max((y + h for _, y, _, h in boxes), default=height) + ROOM
    w = min(width, max(right - left, (bottom - top) * PROPORTION, width * 0.45))
    h = min(height, w / PROPORTION)
    x = min(max(0.0, (left + right - w) / 2), width - w)
    y = min(max(0.0, (top + bottom - h) / 2), height - h)
    return round(x, 1), round(y, 1), round(w, 1), round(h, 1)
