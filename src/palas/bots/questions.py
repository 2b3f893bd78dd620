"""What every bot reads from a view: the question, and the game it belongs to."""

from __future__ import annotations

from palas.engine.errors import NotAsked
from palas.engine.game import Game, installed
from palas.engine.view import Asked, View


def asked(view: View) -> Asked:
    """The question that the view's seat must answer."""
    if view.asked is None:
        raise NotAsked("not-asked", seat=-1 if view.seat is None else view.seat)
    return view.asked


def game_of(view: View) -> Game:
    """The title the view shows, with the data pack that is on the table."""
    return installed(view.game, view.changes)
