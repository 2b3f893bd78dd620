"""Puzzles: a question from a game between bots, every answer to it with what came of it, and why the best one is best.

A title's puzzles lie beside it as `puzzles.json`; `palas puzzles GAME` finds them (palas.arena.puzzling).
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from palas.engine.action import Decision
from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.registry import titles
from palas.engine.structs import ready

FILE = "puzzles.json"
FIRST_DAY = date(2026, 1, 1)  # the days are counted from here


class Answer(msgspec.Struct, frozen=True):
    """One answer, played on to the end: points ahead of the best rival (alone: of what one plays against, else one's
    points), the interval in which their mean lies with 95 % certainty, in how many games, and the share of wins."""

    code: str
    mean: float
    low: float
    high: float
    games: int
    wins: float


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why the best answer is best, in figures: `other` is the answer that it is compared with."""

    kind: str
    points: float = 0.0
    against: float = 0.0
    other: str = ""
    seat: int = -1
    parts: dict[str, float] = {}


class Puzzle(msgspec.Struct, frozen=True):
    """A question: the game up to it, whom it asks, all answers in the order of the question."""

    id: str
    players: int
    options: dict[str, Any]
    seed: str
    moves: list[str]
    seat: int
    kind: str
    rule: str
    data: dict[str, Any]  # what the question is about
    round: int | None
    answers: list[Answer]
    accepted: list[str]  # the best first; the others cannot be told apart from it
    reasons: list[Reason]

    @property
    def best(self) -> Answer:
        """The best answer."""
        return self.answer(self.accepted[0])

    @property
    def games(self) -> int:
        """How many games were played on from here."""
        return sum(answer.games for answer in self.answers)

    def question(self, game: Game) -> Decision:
        """The question, without playing the game up to it."""
        return Decision(self.seat, self.kind, self.rule, self.data, game.words)

    def answer(self, code: str) -> Answer:
        """What came of an answer."""
        return next(answer for answer in self.answers if answer.code == code)

    def state(self, game: Game) -> State:
        """The game as it stands when the question is asked."""
        state = game.start(self.players, self.seed, self.options)
        for code in self.moves:
            state.apply(game.parse(state, state.to_act[0], code))
        return state


class Collection(msgspec.Struct, frozen=True):
    """The puzzles of a title, with the command that found them."""

    game: str
    rules_version: str
    command: str
    puzzles: list[Puzzle]

    def text(self) -> str:
        """As a file: one puzzle a line."""
        head = {"game": self.game, "rules_version": self.rules_version, "command": self.command}
        lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in self.puzzles)
        return f'{msgspec.json.encode(head).decode()[:-1]},"puzzles":[\n{lines}\n]}}\n'


ready(Collection)


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a title; those of other rules are not shown."""
    file = files(type(game).__module__).joinpath(FILE)
    if game.pack.changes or not file.is_file():
        return ()
    found = msgspec.json.decode(file.read_bytes(), type=Collection)
    return tuple(found.puzzles) if found.rules_version == game.meta.rules_version else ()


def all_puzzles() -> list[tuple[Game, Puzzle]]:
    """Every puzzle, the titles in turn: the order in which the days show them."""
    shelves = [[(game, puzzle) for puzzle in puzzles_of(game)] for game in sorted_titles()]
    longest = max((len(shelf) for shelf in shelves), default=0)
    return [shelf[number] for number in range(longest) for shelf in shelves if number < len(shelf)]


def sorted_titles() -> list[Game]:
    """The titles, those we know longest first."""
    return sorted(titles(), key=lambda game: (game.meta.year or 9999, game.meta.id))


def of_the_day(day: date) -> tuple[Game, Puzzle] | None:
    """The puzzle of a day, the same for everybody; None where no title has any."""
    known = all_puzzles()
    return known[(day - FIRST_DAY).days % len(known)] if known else None
