"""What every bot reads from a view: the question, and the game it belongs to."""

from __future__ import annotations

import json
from functools import lru_cache

from palas.engine.errors import NotAsked
from palas.engine.game import Game
from palas.engine.packs import changed_game
from palas.engine.registry import game
from palas.engine.view import Asked, View


def asked(view: View) -> Asked:
    """The question that the view's seat must answer."""
    if view.asked is None:
        raise NotAsked("not-asked", seat=-1 if view.seat is None else view.seat)
    return view.asked


def game_of(view: View) -> Game:
    """The title the view shows, with the data pack that is on the table."""
    if not view.changes:
        return game(view.game)
    return _changed(view.game, json.dumps(view.changes, sort_keys=True))


@lru_cache(maxsize=8)
def _changed(id: str, changes: str) -> Game:
    return changed_game(game(id), json.loads(changes))
