"""What on a board is a guess: whatever is not drawn the same when everything that is not known is dealt otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from palas.engine.core.event import Event
from palas.engine.core.state import State
from palas.engine.deeds import Happening, seat_of
from palas.engine.game import Game
from palas.tables.trial import Trial, twins
from palas.web.guests import Guest, room_of

# what says that a place can be chosen, not what lies there
FLEETING = ("class", "role", "tabindex", "data-action", "data-parts", "data-why", "data-price", "aria-describedby")
WHOLE = ("place", "piece")  # the classes of what is marked as one thing


def drawn_parts(state: State, seat: int, guest: Guest) -> dict[str, str]:
    """Every place and piece that a seat sees drawn, by its id: what lies there, without what can be chosen."""
    game: Game = state.game
    room = room_of(guest.shape)
    shape = "phone" if room is None else "desk"
    board = game.board(game.view(state, seat), lang=guest.lang, shape=shape, room=room)
    if board is None:
        return {}
    found: dict[str, str] = {}
    for svg in (board.svg, board.dock, board.leaf):
        if svg:
            gather(ElementTree.fromstring(svg), found)  # our own drawing
    return found


def gather(element: Element, found: dict[str, str]) -> None:
    """Collect the places and pieces below an element, the inner ones first: what is in one is no part of another."""
    for child in list(element):
        gather(child, found)
        classes = (child.get("class") or "").split()
        if any(name.startswith("mark-") for name in classes):
            element.remove(child)
        elif child.get("id") and any(name in classes for name in WHOLE):
            for name in FLEETING:
                child.attrib.pop(name, None)
            found[child.attrib["id"]] = ElementTree.tostring(child, encoding="unicode")
            element.remove(child)


def guessed_parts(trial: Trial, seat: int, guest: Guest) -> tuple[list[str], list[str]]:
    """The ids on the board that are guesses, and the numbers beside it ("1:money"), as a seat of a trial sees them."""
    state, ground = trial.state, trial.ground
    others = twins(ground, trial.seed, trial.line)
    here = whole(state)
    if all(whole(other) == here for other in others):
        marks: set[str] = set()
        numbers: set[str] = set()
    else:
        own = drawn_parts(state, seat, guest)
        worlds = [drawn_parts(other, seat, guest) for other in others]
        marks = {id for id, drawn in own.items() if any(world.get(id) != drawn for world in worlds)}
        counted = [holdings(other, seat) for other in others]
        numbers = {name for name, value in holdings(state, seat).items() if any(w.get(name) != value for w in counted)}
    if ground.me is not None:
        marks |= spots_of_others(state, ground.me, seat)
    return sorted(marks), sorted(numbers)


def whole(state: State) -> object:
    """The whole position, to compare two of them."""
    return state.game.position_dict(state.position)


def holdings(state: State, viewer: int) -> dict[str, int]:
    """What everybody owns, as one seat sees it, by seat and thing."""
    game: Game = state.game
    view = game.view(state, viewer)
    return {
        f"{seat}:{thing}": amount
        for seat in range(state.players)
        for thing, amount in game.holdings(view, seat).items()
    }  # fmt: skip


def spots_of_others(state: State, me: int, viewer: int) -> set[str]:
    """The ids of what others have done in a trial: nobody knows that they will."""
    game: Game = state.game
    state.tell()
    view = game.view(state, viewer)
    done: Sequence[Event] = [event for event in state.story if event.at >= 0 and event.kind in game.deeds]
    return {
        spot
        for event in done
        if seat_of(game, Happening(event.at, event.kind, tuple(event.args), "")) not in (None, me)
        for spot in game.spots(view, event)
    }


__all__ = ["guessed_parts"]
