"""A finished game alone, as statistics keep it: what it was played for or against, and how it went."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.structs import ready


class Solo(msgspec.Struct, frozen=True):
    """One finished game alone. `task`: the objective, level or opponent; `round`: when it was won, if a title tells."""

    task: str
    won: bool
    points: int
    round: int = 0


ready(Solo)


class Best(msgspec.Struct, frozen=True):
    """What somebody has achieved at one task."""

    games: int
    won: int
    points: int  # the most, won or not
    round: int = 0  # the earliest in which it was won


def solo_of(state: State) -> Solo | None:
    """The result of a game that one person has played to its end alone, else nothing."""
    if state.players != 1 or not state.over:
        return None
    game: Game = state.game
    task = game.solo_task(state.position, state.origin.options)
    won = bool(state.winners())
    return Solo(task, won, state.scores()[0], game.solo_round(state.position) if won else 0)


def best_of(games: Iterable[Solo]) -> Best | None:
    """The personal best of all games at one task."""
    all_games = list(games)
    if not all_games:
        return None
    rounds = [game.round for game in all_games if game.won and game.round]
    won = sum(game.won for game in all_games)
    return Best(len(all_games), won, max(game.points for game in all_games), min(rounds, default=0))
