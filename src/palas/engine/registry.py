"""Finding games: those that come with Palas and those that other packages bring."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from palas.engine.errors import UnknownGame
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
            found[point.name] = point.load()
    return found


def games() -> list[Game]:
    """Every installed game, plug-ins included (entry point group "palas.games")."""
    return list(_installed().values())


def game(id: str) -> Game:
    """The game of that id."""
    found = _installed()
    if id not in found:
        raise UnknownGame("unknown-game", game=id, known=", ".join(sorted(found)))
    return found[id]
