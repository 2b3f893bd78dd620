"""The bot that takes what looks best at once: an honest opponent for people, and one that is easy to understand."""

from __future__ import annotations

from random import Random

from palas.bots.questions import asked, game_of
from palas.engine.core.position import ASK, Position
from palas.engine.game import Game
from palas.engine.view import View

FOLLOW_UPS = 4  # how many of its own next questions it thinks ahead
CLOSE = 1e-9  # answers that differ less than this are equally good


class Greedy:
    """Tries every legal answer on a table imagined from its view and takes the one its game's advice values most.

    An answer that leads straight to another question for the same seat (which cube, which row) is carried on with the
    best answer to that one. What others might do is left to the advice.
    """

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self.luck = Random(seed)

    def choose(self, view: View) -> str:
        question = asked(view)
        if len(question.legal) == 1:
            return question.legal[0]
        game = game_of(view)
        seat = view.seat
        assert seat is not None, "only a seat is asked"
        table = game.imagine(view, self.luck.getrandbits(48)).position
        values = []
        for code in question.legal:
            after = table.clone()
            after.play(seat, game.action_id(code))
            values.append(follow(game, after, seat, question.kind))
        best = max(values)
        return self.luck.choice([c for c, v in zip(question.legal, values, strict=True) if v > best - CLOSE])


def follow(game: Game, table: Position, seat: int, asked_before: str) -> float:
    """The value of a table once the seat has answered its own questions that follow at once."""
    for _ahead in range(FOLLOW_UPS):
        if not asks_on(table, seat, asked_before):
            break
        table = best_answer(game, table, seat)
    return game.value(table, seat)


def asks_on(table: Position, seat: int, asked_before: str) -> bool:
    """Is it the same seat's turn again, with another kind of question?"""
    if not table.stack:
        return False
    step = table.stack[-1]
    return step.mode() == ASK and step.seat == seat and step.kind != asked_before


def best_answer(game: Game, table: Position, seat: int) -> Position:
    """The table after the answer that looks best at once."""
    best: Position | None = None
    most = 0.0
    for action in table.legal_ids(seat):
        after = table.clone()
        after.play(seat, action)
        value = game.value(after, seat)
        if best is None or value > most:
            best, most = after, value
    assert best is not None, "a seat that is asked has an answer"
    return best
