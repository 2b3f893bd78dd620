"""Placing helpers in buildings (CAS-10)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step
from palas.games.castle.box import FROM_INN, FROM_STOCK, STOP
from palas.games.castle.rules.refusals import (
    NO_HELPER,
    NOT_OPEN,
    NOT_THE_HOST,
    NOT_YOUR_HELPER,
    NOTHING_ERECTED,
    PLACE_OCCUPIED,
    SAME_BUILDING,
    TAKE_THE_FIRST_PLACE,
    TOO_EXPENSIVE,
)
from palas.games.castle.state import NOBODY, Castle


@final
class PlaceHelper(Step[Castle]):
    """A helper to a free place, for its fee, or no more (CAS-10.1 to 10.4)."""

    kind = "helper"
    rule = "CAS-10.2"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        first = castle.box.first_helper
        return [STOP, *range(first, first + len(castle.places))]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        me = castle.people[seat]
        place = action - castle.box.first_helper
        building = castle.box.place_building[place]
        if me.erected == 0:
            return NOTHING_ERECTED
        if not castle.is_open(building):
            return NOT_OPEN
        if castle.places[place] != NOBODY:
            return PLACE_OCCUPIED
        if me.visited >> building & 1:
            return SAME_BUILDING
        twin = castle.box.place_twin[place]
        if twin >= 0 and castle.places[twin] == NOBODY:
            return TAKE_THE_FIRST_PLACE
        if me.helpers == 0 and castle.trader_helpers(seat) == 0 and castle.places[castle.box.inn_host] != seat:
            return NO_HELPER
        return OK if me.talers >= castle.box.place_fee[place] else TOO_EXPENSIVE

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action != STOP:
            if self.left > 1:
                castle.push(PlaceHelper(seat, self.left - 1))
            castle.push(ChooseHelper(seat, action - castle.box.first_helper))


@final
class ChooseHelper(Step[Castle]):
    """Where the helper comes from: the stock, a wagon, or the inn (CAS-10.6)."""

    kind = "helper_from"
    rule = "CAS-10.6"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        first = castle.box.first_from_wagon
        return [FROM_STOCK, FROM_INN, *range(first, first + len(castle.wagons))]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == FROM_STOCK:
            return OK if castle.people[seat].helpers else NO_HELPER
        if action == FROM_INN:
            return OK if castle.places[castle.box.inn_host] == seat else NOT_THE_HOST
        return OK if castle.wagons[action - castle.box.first_from_wagon] == seat else NOT_YOUR_HELPER

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        me = castle.people[seat]
        if action == FROM_STOCK:
            me.helpers -= 1
        elif action == FROM_INN:
            castle.places[castle.box.inn_host] = NOBODY
            castle.tell("host_leaves", (seat,))
        else:
            wagon = action - castle.box.first_from_wagon
            castle.wagons[wagon] = NOBODY
            castle.wagon_new[wagon] = 0
            castle.tell("took_back", (seat, wagon))
        fee = castle.box.place_fee[self.place]
        castle.to_bank(seat, fee)
        castle.places[self.place] = seat
        me.visited |= 1 << castle.box.place_building[self.place]
        castle.tell("placed", (seat, self.place, fee))
        if self.place == castle.box.inn_host and castle.inn_talers:
            me.talers += castle.inn_talers  # CAS-15.5
            castle.tell("inn_talers", (seat, castle.inn_talers))
            castle.inn_talers = 0
