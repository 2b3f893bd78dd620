"""Palas plays five medieval euro games: for players, researchers and makers."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from palas.engine.action import Action, Decision, Reason
from palas.engine.core.luck import Quick
from palas.engine.core.playout import play_randomly
from palas.engine.core.position import CHANCE_SEAT as CHANCE
from palas.engine.core.state import State
from palas.engine.errors import (
    BadData,
    BadOption,
    BadPosition,
    IllegalAction,
    NotAsked,
    PalasError,
    UnknownAction,
    UnknownGame,
)
from palas.engine.game import Game, quick_luck
from palas.engine.record import Record, record, replay, verify
from palas.engine.registry import game, titles
from palas.engine.view import View

if TYPE_CHECKING:

    def games() -> list[Game]:
        """The old name of `titles`, which still works: the package `palas.games` can be called."""
else:
    games = import_module("palas.games")  # not an import that binds: whoever imports `palas` imports no game

__version__ = "0.1.0"

PLAYOUT_LIMIT = 100_000


def playout(state: State, rng: Quick | Random | int) -> list[int]:
    """The scores after random play to the end; the state itself is not changed."""
    position = state.position.clone()
    play_randomly(position, quick_luck(rng), PLAYOUT_LIMIT)
    return position.scores()


def position(id: str, /, **words: Any) -> State:
    """A position of a game in the words of its box, to go on from (docs/positions.md)."""
    return game(id).lay_out(words)


__all__ = [
    "CHANCE",
    "Action",
    "BadData",
    "BadOption",
    "BadPosition",
    "Decision",
    "Game",
    "IllegalAction",
    "NotAsked",
    "PalasError",
    "Quick",
    "Reason",
    "Record",
    "State",
    "UnknownAction",
    "UnknownGame",
    "View",
    "game",
    "games",
    "playout",
    "position",
    "record",
    "replay",
    "titles",
    "verify",
]
