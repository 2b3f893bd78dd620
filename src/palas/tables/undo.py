"""Taking moves back: free to the last new information, by consent beyond, always free where nobody else is asked."""

from __future__ import annotations

from dataclasses import dataclass

from palas.engine.core.state import what, who
from palas.tables.errors import GameOver, NothingToUndo, NoUndoAsked
from palas.tables.standing import Standing, last_entry_of
from palas.tables.things import UndoKind


@dataclass(frozen=True, slots=True)
class WayBack:
    """What a visitor would take back: entry `entry` and all after it, or (`alone`) that secret answer only."""

    entry: int
    free: bool
    alone: bool = False


def others_to_ask(standing: Standing, visitor: str) -> tuple[int, ...]:
    """The seats of the other persons at the table. Bots consent; empty seats have no say; one device is one person."""
    return tuple(
        seat
        for seat, sitting in enumerate(standing.seats)
        if sitting.person and sitting.visitors and visitor not in sitting.visitors
    )


def way_back(standing: Standing, visitor: str, seat: int | None) -> WayBack | None:
    """What an undo of this seat would take back, or None."""
    state = standing.state
    if state.over or seat is None:
        return None
    point = state.free_undo(seat)
    if point >= 0:
        return WayBack(point, True, alone=point != state.length - 1)
    own = standing.seats_of(visitor)
    point = last_entry_of(state, own)
    if point < 0:
        return None
    if not others_to_ask(standing, visitor):
        return WayBack(point, True)  # against bots, in hot-seat and solo: the device's last move and all that followed
    for other in own:
        if state.free_undo(other) == point:
            return WayBack(point, True, alone=point != state.length - 1)
    point = last_entry_of(state, (seat,))
    return WayBack(point, False) if point >= 0 else None


def undo_kind(back: WayBack | None) -> UndoKind:
    """What the undo button of a seat would do."""
    if back is None:
        return "none"
    return "free" if back.free else "needs_consent"


def taken_back(standing: Standing, back: WayBack | None, seat: int | None) -> tuple[str, int]:
    """What an undo takes back: the code of the seat's own move (another's may be secret), and how many moves in all."""
    if back is None or seat is None:
        return "", 0
    entries = standing.state.entries()
    first = entries[back.entry]
    code = standing.game.action_code(what(first)) if who(first) == seat else ""
    return code, 1 if back.alone else sum(who(entry) >= 0 for entry in entries[back.entry :])


def ask_undo(draft: Standing, visitor: str, seat: int, at: float) -> None:
    """Write the undo if it is free, else the request for it."""
    if draft.state.over:
        raise GameOver
    back = way_back(draft, visitor, seat)
    if back is None:
        raise NothingToUndo
    if back.free:
        take_back(draft, back, seat, at)
    elif draft.request is None or draft.request.seat != seat or draft.request.entry != back.entry:
        asked = list(others_to_ask(draft, visitor))
        draft.write("ask", seat, {"entry": back.entry, "asked": asked}, at)


def take_back(draft: Standing, back: WayBack, seat: int, at: float) -> None:
    """Write that moves are taken back; a chance that is pending then falls as it fell before."""
    kind = "drop" if back.alone else "undo"
    draft.write(kind, seat, {kind: back.entry}, at)
    draft.fall(at)


def answer(draft: Standing, visitor: str, seat: int, yes: bool, at: float) -> None:
    """Write somebody's answer to a request, and the undo itself when all have agreed."""
    request = draft.request
    if request is None:
        raise NoUndoAsked
    if visitor in draft.seats[request.seat].visitors:
        if yes:
            raise NoUndoAsked
        draft.write("refuse", request.seat, {}, at)
        return
    own = [other for other in others_to_ask(draft, "") if visitor in draft.seats[other].visitors]
    if seat not in own:
        raise NoUndoAsked
    if not yes:
        draft.write("refuse", seat, {}, at)
        return
    draft.write("agree", seat, {"seats": own}, at)
    agreed = draft.request.agreed if draft.request is not None else ()
    asker = draft.seats[request.seat].visitors
    open_seats = [
        other
        for other in others_to_ask(draft, "")
        if other not in agreed and not set(draft.seats[other].visitors) & set(asker)
    ]
    if not open_seats:
        take_back(draft, WayBack(request.entry, True), request.seat, at)
