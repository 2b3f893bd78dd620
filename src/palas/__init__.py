"""Palas plays five medieval euro games: for players, researchers and makers."""

from __future__ import annotations

from importlib import import_module
from random import Random

from palas.engine.action import Action, Decision, Reason
from palas.engine.core.luck import Quick
from palas.engine.core.playout import play_randomly
from palas.engine.core.position import CHANCE_SEAT as CHANCE
from palas.engine.core.state import State
from palas.engine.errors import (
    BadData,
    BadOption,
    IllegalAction,
    NotAsked,
    PalasError,
    UnknownAction,
    UnknownGame,
)
from palas.engine.game import Game, quick_luck
from palas.engine.record import Record, record, replay, verify
from palas.engine.registry import game, games
from palas.engine.view import View

# Loading a package binds its name here; that must not happen later, when `palas.games` is the function.
_function = games
import_module("palas.games")
games = _function

__version__ = "0.1.0"

PLAYOUT_LIMIT = 100_000


def playout(state: State, rng: Quick | Random | int) -> list[int]:
    """The scores after random play to the end; the state itself is not changed."""
    table = state.position.clone()
    play_randomly(table, quick_luck(rng), PLAYOUT_LIMIT)
    return table.scores()


__all__ = [
    "CHANCE",
    "Action",
    "BadData",
    "BadOption",
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
    "record",
    "replay",
    "verify",
]
