"""A look at a state that no table holds: a lesson, a trial, an analysis are shown as if it were a table's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from palas.engine.core.state import State
from palas.engine.deeds import Happening
from palas.engine.game import Game
from palas.tables import Look, Result, SeatInfo


def bare_look(state: State, seat: int | None, names: Sequence[str], lang: str, entries: int) -> Look:
    """What a seat may see of a state after so many entries; nothing is asked."""
    game: Game = state.game
    viewer = -1 if seat is None else seat
    events = [event for event in state.story if event.kind and event.known_to(viewer) and event.at < entries]
    told = tuple(Happening(event.at, event.kind, event.args, game.sentence(event, lang, names)) for event in events)
    colours = game.colours(state.players, state.origin.options)
    return Look(
        table_id="",
        version=0,
        entries=entries,
        game=game,
        seat=seat,
        view=game.view(state, seat),
        told=told,
        deeds=tuple(game.deeds_told(told, names, lang)),
        names=tuple(names),
        seats=tuple(SeatInfo(number, "person", name, colour=colours[number]) for number, name in enumerate(names)),
        to_act=tuple(number for number in state.to_act if number >= 0),
        decision=None,
        legal=(),
        asked_since=0,
        undo="none",
        undo_code="",
        undo_moves=0,
        undo_request=None,
        clock=None,
        clocks=(),
        at=0.0,
        host=False,
        over=state.over,
        commitment="",
        key=None,
        breakdown=(),
        result=Result(tuple(state.scores()), tuple(state.winners())) if state.over else None,
        rematch=None,
    )


def asking(look: Look, state: State) -> Look:
    """The same look with the question that its seat must answer; nothing that is tried out needs a second thought."""
    seat = look.seat
    if seat is None or seat not in look.to_act:
        return look
    return replace(look, decision=look.game.decision(state, seat), legal=tuple(state.legal(seat)), alone=True)


__all__ = ["asking", "bare_look"]
