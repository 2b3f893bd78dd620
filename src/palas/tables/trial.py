"""A trial: a copy of a game as far as a seat may know it, and lines of answers played on it. Nothing of it is stored.

The copy is dealt from the seat's view and a number, the seed of its guesses: the same view, seed and line lead to the
same position anywhere. What is dealt otherwise under other seeds is a guess.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.game import Game, Origin
from palas.engine.view import View, view_bytes
from palas.tables.looks import deciding
from palas.tables.thinking import Task

MOST_SEED = 2**31 - 1
LONGEST_LINE = 120  # answers
LONGEST_CODE = 120
TWINS = 4  # other deals with which a position is compared: what is the same in all of them is no guess


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """One answer of a line: whose, which, and the level of the bot that gave it (empty: given by hand)."""

    seat: int
    code: str
    bot: str = ""


@dataclass(frozen=True)
class Ground:
    """Where lines begin: a game, and the state for each seed of guesses. `me`: whose knowledge it is (None: all)."""

    game: Game
    deal: Callable[[int], State]
    me: int | None


def from_view(game: Game, view: View) -> Ground:
    """What a seat knows; everything else is dealt by the seed."""
    game = game.with_changes(view.changes)
    return Ground(game, lambda seed: game.imagine(view, seed), view.seat)


def from_state(state: State) -> Ground:
    """A position in which everything is known; what chance brings from here on falls by the seed."""
    game, origin = state.game, state.origin
    plain = game.position_dict(state.position)
    begin = Origin(origin.players, dict(origin.options), b"", None, plain, 0, origin.ask_all)
    return Ground(game, lambda seed: game.at_start(begin, False, Quick(seed)), None)


@dataclass(frozen=True)
class Move:
    """An answer that was played: whose, which, and how many chances fell with it."""

    answer: Answer
    chances: int


class Trial:
    """A line on its ground: what could be played of it, and the position to which that leads."""

    def __init__(self, ground: Ground, seed: int) -> None:
        self.ground = ground
        self.seed = seed
        self.state = ground.deal(seed)
        self.moves: list[Move] = []

    @property
    def asked(self) -> int | None:
        """The seat that answers next: one's own first where several are asked; None when the game is over."""
        seats = deciding(self.state)
        if not seats:
            return None
        return self.ground.me if self.ground.me in seats else seats[0]

    def may(self, answer: Answer) -> bool:
        """Can it be answered so now?"""
        if answer.seat not in deciding(self.state):
            return False
        return not self.state.why_not(answer.seat, answer.code)

    def answer(self, answer: Answer) -> None:
        """Play one answer; an illegal one is refused as at a table."""
        action = self.ground.game.parse(self.state, answer.seat, answer.code)
        draws = self.state.draws
        self.state.apply(action)
        self.moves.append(Move(Answer(answer.seat, action.code, answer.bot), self.state.draws - draws))

    def play(self, line: Sequence[Answer]) -> int:
        """Play a line as far as it is legal; how many answers were played."""
        for number, answer in enumerate(line):
            if not self.may(answer):
                return number
            self.answer(answer)
        return len(line)

    @property
    def line(self) -> list[Answer]:
        """What was played."""
        return [move.answer for move in self.moves]

    def task(self, bot: str) -> Task:
        """What a bot is told that answers next: the view of its seat in this copy, and luck of its own."""
        seat = self.asked
        assert seat is not None, "somebody is asked"
        legal = tuple(action.code for action in self.state.legal(seat))
        view = self.ground.game.view(self.state, seat)
        return Task(bot, self.seed * 1000 + len(self.moves), view_bytes(view), legal)


def play_redealt(trial: Trial, line: Sequence[Answer], think: Callable[[Trial, str], str]) -> None:
    """Play a line on other guesses: what is no longer legal ends it, unless a bot had answered: it answers anew."""
    for answer in line:
        if trial.may(answer):
            trial.answer(answer)
        elif answer.bot and trial.asked == answer.seat:
            trial.answer(Answer(answer.seat, think(trial, answer.bot), answer.bot))
        else:
            return


def twins(ground: Ground, seed: int, line: Sequence[Answer]) -> list[State]:
    """The same line on other deals. Where an answer is not legal there, its seat gives any other."""
    found = []
    for number in range(1, TWINS + 1):
        other = (seed + number * 7919) % MOST_SEED
        luck = Quick(other)
        twin = Trial(ground, other)
        for answer in line:
            if answer.seat not in deciding(twin.state):
                break
            if twin.may(answer):
                twin.answer(answer)
            else:
                legal = twin.state.legal(answer.seat)
                twin.state.apply(legal[luck.below(len(legal))])
        found.append(twin.state)
    return found


def same_moment(one: Sequence[Answer], two: Sequence[Answer], seat: int) -> tuple[int, int, int]:
    """How far to go in two lines so that a seat has decided equally often in both, and how often that is."""
    counts = [sum(answer.seat == seat for answer in line) for line in (one, two)]
    count = min(counts)

    def end(line: Sequence[Answer]) -> int:
        own = 0
        for number, answer in enumerate(line):
            own += answer.seat == seat
            if own > count:
                return number
        return len(line)

    return end(one), end(two), count


__all__ = [
    "LONGEST_LINE", "MOST_SEED", "Answer", "Ground", "Move", "Trial", "from_state", "from_view",
    "play_redealt", "same_moment", "twins",
]  # fmt: skip
