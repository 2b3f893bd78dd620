"""Placing helpers in buildings (CAS-10)."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import has, with_
from palas.engine.core.position import OK, Step
from palas.games.castle.box import FROM_INN, FROM_STOCK, STOP
from palas.games.castle.rules import refusals as no
from palas.games.castle.rules.trader import leave_inn, leave_wagon
from palas.games.castle.state import NOBODY, Castle


@final
@mypyc_attr(free_list_len=1)
class PlaceHelper(Step[Castle]):
    """A helper to a free place, for its fee, or no more (CAS-10.1 to 10.4)."""

    kind = "helper"
    rule = "CAS-10.2"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"left": self.left, "owned": castle.people[seat].talers}

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [STOP, *castle.box.helper.all()]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        me = castle.people[seat]
        place = castle.box.helper.of(action)
        building = castle.box.place_building[place]
        if me.erected == 0:
            return no.NOTHING_ERECTED
        if not castle.is_open(building):
            return no.NOT_OPEN
        if castle.places[place] != NOBODY:
            return no.PLACE_OCCUPIED
        if has(me.visited, building):
            return no.SAME_BUILDING
        twin = castle.box.place_twin[place]
        if twin >= 0 and castle.places[twin] == NOBODY:
            return no.TAKE_THE_FIRST_PLACE
        if me.helpers == 0 and seat not in castle.wagons and castle.places[castle.box.inn_host] != seat:
            return no.NO_HELPER_ANYWHERE
        return OK if me.talers >= castle.box.place_fee[place] else no.FEE_TOO_HIGH

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list; only free places that the talers suffice for are looked at."""
        box, me = castle.box, castle.people[seat]
        legal = [STOP]
        if me.erected:
            talers = me.talers
            for place, helper in enumerate(castle.places):
                if helper == NOBODY and box.place_fee[place] <= talers:
                    action = box.helper.at(place)
                    if self.refusal(castle, seat, action) == OK:
                        legal.append(action)
        return legal

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action != STOP:
            if self.left > 1:
                castle.push(PlaceHelper(seat, self.left - 1))
            castle.push(ChooseHelper(seat, castle.box.helper.of(action)))


@final
class ChooseHelper(Step[Castle]):
    """Where the helper comes from: the stock, a wagon, or the inn (CAS-10.6)."""

    kind = "helper_from"
    rule = "CAS-10.6"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"place": self.place}

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [FROM_STOCK, FROM_INN, *castle.box.from_wagon.all()]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == FROM_STOCK:
            return OK if castle.people[seat].helpers else no.NO_HELPER
        if action == FROM_INN:
            return OK if castle.places[castle.box.inn_host] == seat else no.NOT_THE_HOST
        return OK if castle.wagons[castle.box.from_wagon.of(action)] == seat else no.NOT_YOUR_HELPER

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        me = castle.people[seat]
        if action == FROM_STOCK:
            me.helpers -= 1
        elif action == FROM_INN:
            leave_inn(castle, seat)
        else:
            leave_wagon(castle, seat, castle.box.from_wagon.of(action))
        fee = castle.box.place_fee[self.place]
        castle.to_bank(seat, fee)
        castle.places[self.place] = seat
        me.visited = with_(me.visited, castle.box.place_building[self.place])
        castle.tell("placed", (seat, self.place, fee))
        if self.place == castle.box.inn_host and castle.inn_talers:
            me.talers += castle.inn_talers  # CAS-15.5
            castle.tell("inn_talers", (seat, castle.inn_talers))
            castle.inn_talers = 0
