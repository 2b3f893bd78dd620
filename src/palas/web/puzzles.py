"""Puzzles: one question from a game between bots, its solution in figures and reasons, and the puzzle of the day."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from palas.arena.puzzles import Answer, Puzzle, Reason, puzzles_of, sorted_titles
from palas.arena.words import figure, percent
from palas.bots.words import signed
from palas.engine.action import Choice
from palas.engine.game import Game, seat_name
from palas.tables import Look
from palas.web.dates import named_day
from palas.web.guests import Guest, go, guest_of, hall_of, page, poster_of, settings_of, thread
from palas.web.lobby import place_of
from palas.web.looks import NOBODY, Chair, Laid, points_short, table_of
from palas.web.marking import marked, places
from palas.web.panels import thing_title
from palas.web.puzzle_cards import (
    card_of,
    day_card,
    earlier,
    found_puzzle,
    is_today,
    look_at,
    position,
    today,
    where_of,
)
from palas.web.telling import last_spots
from palas.web.titles import found_game
from palas.web.words import WebError

OPPONENT = "journeyman"  # against whom a puzzle is played through
VERDICTS = {"right": "puzzle-right", "wrong": "puzzle-wrong", "shown": "puzzle-shown"}
DRAWING = re.compile(r'(<svg[^>]*class="[^"]*\bboard\b.*?)</svg>', re.DOTALL)
CHOSEN = re.compile(r'<g class="place[^"]*"[^>]*?data-action="([^"]+)"[^>]*>')


@dataclass(frozen=True)
class Row:
    """An answer with what came of it."""

    text: str
    mean: str
    interval: str
    wins: str
    games: int
    accepted: bool
    mine: bool
    whisker: Markup


@dataclass(frozen=True)
class Why:
    """A reason; `number` is that of its mark on the board."""

    number: int
    text: str


# -- pages ----------------------------------------------------------------------------------------------------------


async def index(request: Request) -> Response:
    """All puzzles by game, today's first."""
    guest = await guest_of(request)

    def make() -> Response:
        shelves = [
            (game.meta.id, game.meta.titles[guest.lang], [card_of(game, puzzle, guest.lang) for puzzle in found])
            for game in sorted_titles()
            if (found := puzzles_of(game))
        ]
        return page(
            request, guest, "puzzles.html", here="puzzles", shelves=shelves, today=day_card(guest, today()),
            day=named_day(today(), guest),
        )  # fmt: skip

    return await thread(make)


async def show(request: Request) -> Response:
    """A puzzle; with an answer its solution."""
    guest = await guest_of(request)
    game = found_game(request.path_params["game"])
    answer = request.query_params.get("answer")

    def make() -> Response:
        puzzle = found_puzzle(game, request.path_params["puzzle"])
        if answer and answer not in [one.code for one in puzzle.answers]:
            raise WebError("puzzle-answer", status=422)
        look = look_at(game, puzzle, guest.lang)
        values: dict[str, Any] = {
            "here": "puzzles",
            "title": game.meta.titles[guest.lang],
            "game": game.meta.id,
            "puzzle": puzzle,
            "look": look,
            "today": is_today(game, puzzle),
            "day": named_day(today(), guest),
            "where": where_of(game, puzzle, guest.lang),
            "question": question_of(look, guest.lang),
            "help": help_of(look, guest),
            "points_short": points_short(look, guest),
            "next": next_path(game, puzzle),
        }
        if answer is None:
            laid = table_of(look, Chair(puzzle.seat, (puzzle.seat,)), guest, last_spots(look))
            values |= {"fragments": laid.fragments, "items": game.choices(look.view, guest.lang)}
            values |= {"earlier": earlier(guest, today())}
            return page(request, guest, "puzzle.html", **values)
        values |= solution(game, puzzle, look, answer, guest)
        return page(request, guest, "puzzle_solution.html", **values)

    return await thread(make)


async def play(request: Request) -> Response:
    """A private table against bots that goes on from the question."""
    guest = await poster_of(request, "open")
    game = found_game(request.path_params["game"])

    def make() -> Response:
        puzzle = found_puzzle(game, request.path_params["puzzle"])
        view = game.view(position(game, puzzle.id), puzzle.seat)
        names = [seat_name(number, guest.lang) for number in range(puzzle.players)]
        names[puzzle.seat] = guest.name or guest.say("guest-name")
        opened = hall_of(request).play_on(guest.visitor or NOBODY, view, names, OPPONENT, settings_of(request).pace)
        return go(request, guest, place_of(opened))

    return await thread(make)


# -- what a question is ---------------------------------------------------------------------------------------------


def question_of(look: Look, lang: str) -> str:
    """The question as a sentence."""
    assert look.decision is not None
    return look.decision.text(lang)


def help_of(look: Look, guest: Guest) -> str:
    """Whom one plays, against how many, where the game stands."""
    assert look.seat is not None
    key = "puzzle-you-alone" if len(look.seats) == 1 else "puzzle-you"
    return guest.say(key, name=look.names[look.seat], others=len(look.seats) - 1, count=len(look.legal))


def next_path(game: Game, puzzle: Puzzle) -> str:
    """The puzzle after this one, of the same game."""
    known = puzzles_of(game)
    after = known[(known.index(puzzle) + 1) % len(known)]
    return f"/puzzles/{game.meta.id}/{after.id}"


# -- the solution ---------------------------------------------------------------------------------------------------


def solution(game: Game, puzzle: Puzzle, look: Look, answer: str, guest: Guest) -> dict[str, Any]:
    """Verdict, reasons with their marks on the board, and every answer in figures."""
    items = {choice.code: choice for choice in game.choices(look.view, guest.lang)}
    texts = {code: choice.text for code, choice in items.items()}
    best = texts[puzzle.best.code]
    numbered = numbers_of(puzzle)
    also = [items[code].text for code in puzzle.accepted[1:]]
    mine = puzzle.answer(answer) if answer else None
    kind = "shown" if mine is None else "right" if answer in puzzle.accepted else "wrong"
    return {
        "fragments": marked_table(look, guest, numbered).fragments,
        "kind": kind,
        "verdict": guest.say(VERDICTS[kind], best=best),
        "also": guest.say("puzzle-also", answers=", ".join(also), count=len(also)) if also else "",
        "behind": behind(puzzle, mine, guest) if kind == "wrong" and mine is not None else "",
        "reasons": [
            Why(number, told(game, reason, texts, look.names, guest))
            for number, reason in enumerate(puzzle.reasons, 1)
        ],
        "rows": rows_of(puzzle, items, answer, guest),
        "axis": [str(end).replace("-", "−") for end in axis_of(puzzle.answers)],
        "alone": puzzle.players == 1,
    }  # fmt: skip


def behind(puzzle: Puzzle, mine: Answer, guest: Guest) -> str:
    """How far a wrong answer stays behind."""
    return guest.say("puzzle-behind", points=figure(puzzle.best.mean - mine.mean, guest.lang, 1))


def told(game: Game, reason: Reason, texts: Mapping[str, str], names: Sequence[str], guest: Guest) -> str:
    """A reason in words."""
    lang = guest.lang
    other = texts.get(reason.other) or (game.action_text(reason.other, lang) if reason.other else "")
    if reason.kind == "brings":
        things = [f"{thing_title(game, thing, lang)} {change(points)}" for thing, points in reason.parts.items()]
        return guest.say("puzzle-why-brings", things=", ".join(things))
    if reason.kind == "sources":
        more = sources(game, {name: points for name, points in reason.parts.items() if points > 0}, lang)
        less = sources(game, {name: points for name, points in reason.parts.items() if points < 0}, lang)
        key = "puzzle-why-both" if more and less else "puzzle-why-more" if more else "puzzle-why-less"
        return guest.say(key, other=other, more=more, less=less)
    if reason.kind == "rival":
        key = "puzzle-why-rival-less" if reason.points < 0 else "puzzle-why-rival-more"
        return guest.say(key, points=figure(abs(reason.points), lang, 1), other=other)
    if reason.kind == "reply":
        return guest.say("puzzle-why-reply", name=names[reason.seat], other=other)
    if reason.kind == "sight":
        return guest.say("puzzle-why-sight", other=other, points=figure(reason.points, lang, 1))
    if reason.kind == "wins":
        shares = {"wins": percent(reason.points, lang, 0), "against": percent(reason.against, lang, 0)}
        same = shares["wins"] == shares["against"]
        return guest.say("puzzle-why-wins-same" if same else "puzzle-why-wins", other=other, **shares)
    return guest.say("puzzle-why-lead", other=other, points=figure(reason.points, lang, 1))


def change(points: float) -> str:
    """A change in whole numbers, with a true minus."""
    return f"+{points:.0f}" if points > 0 else f"−{-points:.0f}"


def sources(game: Game, parts: dict[str, float], lang: str) -> str:
    """Where points come from, with how many."""
    return ", ".join(f"{source_title(game, name, lang)} {signed(points, lang)}" for name, points in parts.items())


def source_title(game: Game, name: str, lang: str) -> str:
    """What a source of points is called."""
    key = f"source-{name}"
    return game.words.say(lang, key) if game.words.has(lang, key) else name


# -- in figures -----------------------------------------------------------------------------------------------------


def rows_of(puzzle: Puzzle, items: dict[str, Choice], mine: str, guest: Guest) -> list[Row]:
    """Every answer, the best first."""
    low, high = axis_of(puzzle.answers)
    lang = guest.lang
    return [
        Row(
            text=items[answer.code].text,
            mean=signed(answer.mean, lang) if puzzle.players > 1 else figure(answer.mean, lang, 1),
            interval=guest.say("puzzle-interval", low=signed(answer.low, lang), high=signed(answer.high, lang)),
            wins=percent(answer.wins, lang, 0),
            games=answer.games,
            accepted=answer.code in puzzle.accepted,
            mine=answer.code == mine,
            whisker=whisker(answer, low, high, answer.code in puzzle.accepted),
        )
        for answer in sorted(puzzle.answers, key=lambda one: -one.mean)
    ]


def axis_of(answers: Sequence[Answer]) -> tuple[int, int]:
    """From where to where the figures lie; 0 is among them if it is near."""
    low, high = min(answer.low for answer in answers), max(answer.high for answer in answers)
    span = max(high - low, 1.0)
    low, high = (min(low, 0.0), max(high, 0.0)) if min(abs(low), abs(high)) < span else (low, high)
    return int(low // 1) - 1, int(-(-high // 1)) + 1


def whisker(answer: Answer, low: int, high: int, accepted: bool) -> Markup:
    """Mean and interval on a line of 160 units; the dotted line is 0."""

    def x(points: float) -> float:
        return round(4 + 152 * (points - low) / (high - low), 1)

    colour = "var(--verdigris)" if accepted else "var(--ink-2)"
    zero = f'<path d="M{x(0)} 0v22" stroke="var(--line-strong)" stroke-dasharray="2 3"/>' if low <= 0 <= high else ""
    ends = "".join(f'<path d="M{x(end)} 7v8" stroke="{colour}" stroke-width="2"/>' for end in (answer.low, answer.high))
    return Markup(
        f'<svg class="whisker" viewBox="0 0 160 22" aria-hidden="true">{zero}'
        f'<path d="M{x(answer.low)} 11H{x(answer.high)}" stroke="{colour}" stroke-width="2"/>{ends}'
        f'<circle cx="{x(answer.mean)}" cy="11" r="4.500" fill="{colour}"/></svg>'
    )


# -- on the board ---------------------------------------------------------------------------------------------------


def numbers_of(puzzle: Puzzle) -> dict[str, int]:
    """Which answers the reasons speak of, with the number of the first that does; the best one comes first."""
    found = {puzzle.best.code: 1}
    for number, reason in enumerate(puzzle.reasons, 1):
        if reason.kind != "reply" and reason.other:
            found.setdefault(reason.other, number)
    return found


def marked_table(look: Look, guest: Guest, numbered: dict[str, int]) -> Laid:
    """The table with rings and numbered discs on the places of these answers; nothing is asked any more."""
    chair = Chair(look.seat, (look.seat,) if look.seat is not None else ())
    asked = table_of(look, chair, guest, set())
    laid = table_of(replace(look, legal=()), chair, guest, set())
    for name in ("board", "dock"):
        tags = {match[1]: match[0] for match in CHOSEN.finditer(asked.html[name])}
        boxes = places(asked.html[name])
        for code, number in numbered.items():
            id = re.search(r' id="([^"]+)"', tags.get(str(escape(code)), ""))
            if id and id[1] in boxes:
                ring, disc = marked(boxes[id[1]], number, guest.shape == "phone")
                laid.html[name] = with_mark(laid.html[name], f"{ring}{disc}")
    return laid


def with_mark(html: str, mark: str) -> str:
    """The board in this fragment with one more mark on it."""
    found = DRAWING.search(html)
    at = found.end(1) if found else len(html)
    return f'{html[:at]}<g class="marks" aria-hidden="true">{mark}</g>{html[at:]}'
