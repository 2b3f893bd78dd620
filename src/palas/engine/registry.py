"""Finding games: those that come with Palas and those that other packages bring."""

from __future__ import annotations

import pkgutil
import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from palas.engine.errors import BadData, PalasError, UnknownGame
from palas.engine.game import Game

GROUP = "palas.games"


@cache
def _installed() -> dict[str, Game]:
    found: dict[str, Game] = {}
    package = import_module("palas.games")
    for module in pkgutil.iter_modules(package.__path__):
        game: Game = import_module(f"palas.games.{module.name}").GAME
        found[game.meta.id] = game
    for point in entry_points(group=GROUP):
        if point.name not in found:
            try:
                found[point.name] = load(point)
            except PalasError as error:  # one broken plug-in must not take the other games away
                warnings.warn(error.text(), stacklevel=2)
    return found


def load(point: EntryPoint) -> Game:
    """The game that an entry point names."""
    try:
        found = point.load()
    except Exception as error:
        raise BadData("plug-in", name=point.name, detail=f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Game) or found.meta.id != point.name:
        raise BadData("plug-in", name=point.name, detail=f"{point.value} = {found!r}")
    return found


def games() -> list[Game]:
    """Every installed game, plug-ins included (entry point group "palas.games")."""
    return list(_installed().values())


def game(id: str) -> Game:
    """The game of that id."""
    found = _installed()
    if id not in found:
        raise UnknownGame("unknown-game", game=str(id), known=", ".join(sorted(found)))
    return found[id]


def installed(id: str, changes: Mapping[str, Any]) -> Game:
    """The game of that id with the entries of a data pack."""
    return game(id).with_changes(changes)
