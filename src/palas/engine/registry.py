"""Finding games: those that come with Palas, those that other packages bring. Each is loaded when it is asked for."""

from __future__ import annotations

import pkgutil
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from palas.engine.errors import BadData, PalasError, UnknownGame
from palas.engine.game import FINDERS, Game

GROUP = "palas.games"

_known: dict[str, Game] = {}  # those that a program has added by hand


@cache
def _own() -> tuple[str, ...]:
    """The ids of the titles that come with Palas: the folders of palas.games."""
    return tuple(module.name for module in pkgutil.iter_modules(import_module(GROUP).__path__) if module.ispkg)


@cache
def _brought() -> dict[str, EntryPoint]:
    """The titles that other packages bring, by id."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _own()}


def load(point: EntryPoint) -> Game:
    """The game that an entry point names."""
    try:
        found = point.load()
    except Exception as error:
        raise BadData("plug-in", name=point.name, detail=f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Game) or found.meta.id != point.name:
        raise BadData("plug-in", name=point.name, detail=f"{point.value} = {found!r}")
    return found


def game(id: str) -> Game:
    """The game of that id; no other is loaded."""
    found = _known.get(id)
    if found is not None:
        return found
    if id in _own():
        found = import_module(f"{GROUP}.{id}").GAME
    elif id in _brought():
        found = load(_brought()[id])
    else:
        known = {*_own(), *_brought(), *_known}
        raise UnknownGame("unknown-game", game=str(id), known=", ".join(sorted(known)))
    return found


def ids() -> list[str]:
    """The ids of all installed games, without loading them."""
    return list(dict.fromkeys([*_own(), *_brought(), *_known]))


def titles() -> list[Game]:
    """Every installed game, plug-ins included (entry point group "palas.games")."""
    found = []
    for id in ids():
        try:
            found.append(game(id))
        except PalasError as error:  # one broken plug-in must not take the other games away
            warnings.warn(error.text(), stacklevel=2)
    return found


FINDERS[:] = [game]
