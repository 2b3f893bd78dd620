"""Hints at a table: what a master would do. Among people only where the table allows it, and the log tells of each."""

from __future__ import annotations

from palas.bots.coach import COACH, Tip
from palas.engine.view import view_bytes
from palas.tables.errors import NoHints, NotAskedNow
from palas.tables.standing import Standing
from palas.tables.thinking import Task

NOTE = "hint"


def may_ask(standing: Standing, seat: int | None) -> bool:
    """May somebody on this seat ask for hints? Where only bots play against them, or the table allows it."""
    if seat is None:
        return False
    others = [sitting for other, sitting in enumerate(standing.seats) if other != seat]
    return standing.hints or all(sitting.kind == "bot" for sitting in others)


def task_of(standing: Standing, seat: int) -> Task:
    """The question that is put to the coach: what the seat may see, and luck that knows nothing of the table's own."""
    if seat not in standing.state.to_act:
        raise NotAskedNow
    if not may_ask(standing, seat):
        raise NoHints
    view = standing.game.view(standing.state, seat)
    legal = tuple(action.code for action in standing.state.legal(seat))
    return Task(COACH, standing.state.length, view_bytes(view), legal, coach=True)


def noted(standing: Standing, seat: int) -> bool:
    """Does the log say already that this seat was given a hint for this question?"""
    name, last = standing.seats[seat].name, standing.state.length - 1
    return any(note.key == NOTE and note.entry == last and note.params["name"] == name for note in standing.notes)


__all__ = ["Tip", "may_ask", "noted", "task_of"]
