"""Phase 3: the special buildings before the bridge (CAY-6)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step, Work
from palas.games.caylus.box import FIRST_TILE_PLACE, GATE, INN, JOUST_FIELD, MERCHANTS_GUILD, STABLES, STAY, WITHDRAW
from palas.games.caylus.rules.effects import printed
from palas.games.caylus.rules.marks import Mark
from palas.games.caylus.rules.placing import put_worker, take_worker, why_closed
from palas.games.caylus.rules.provost import ShiftProvost
from palas.games.caylus.rules.refusals import NOT_THE_GATE
from palas.games.caylus.rules.trade import Joust
from palas.games.caylus.state import NOBODY, OUT, SUPPLY, Town


def begin(town: Town) -> None:
    """From the gate to the inn (CAY-6.1)."""
    for place in range(INN, GATE - 1, -1):
        town.push(ActivateSpecial(place))


@final
class ActivateSpecial(Work[Town]):
    """One special building does what it does, if somebody is there."""

    kind = "activate_special"

    def __init__(self, place: int) -> None:
        super().__init__(NOBODY)
        self.place = place

    def work(self, town: Town) -> None:
        if self.place == STABLES:
            order_from_stables(town)
        elif self.place == INN:
            move_in_the_inn(town)
        elif town.special[self.place] != NOBODY:
            self.activate(town, town.special[self.place], town.box.special_effect[self.place])

    def activate(self, town: Town, seat: int, effect: int) -> None:
        """What it does for the worker there."""
        town.tell("activates" if self.can_be_used(town, seat, effect) else "idle", (seat, self.place))
        town.push(LeaveGate(seat) if self.place == GATE else LeaveSpecial(self.place))
        if self.place == MERCHANTS_GUILD:
            town.push(ShiftProvost(seat, effect))  # CAY-6.5
        elif self.place == JOUST_FIELD:
            town.push(Joust(seat, effect, 1))  # CAY-6.6
        elif self.place != GATE:
            printed().use(town, seat, effect)  # CAY-6.4

    def can_be_used(self, town: Town, seat: int, effect: int) -> bool:
        """Can the worker there do anything?"""
        if not town.telling or self.place in (GATE, MERCHANTS_GUILD):
            return True
        if self.place == JOUST_FIELD:
            return len(Joust(seat, effect, 1).options(town, seat)) > 1
        return printed().usable(town, seat, effect)


@final
class LeaveSpecial(Mark):
    """The worker returns after the activation (CAY-6.2)."""

    kind = "leave_special"

    def __init__(self, special: int) -> None:
        super().__init__(NOBODY)
        self.special = special

    def place(self, town: Town) -> int:
        return self.special

    def work(self, town: Town) -> None:
        take_worker(town, town.special[self.special])
        town.special[self.special] = NOBODY


@final
class LeaveGate(Step[Town]):
    """The worker at the gate goes to any open place, free of charge, or home (CAY-6.3)."""

    kind = "gate"
    rule = "CAY-6.3"

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [WITHDRAW, *town.box.place.all()]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == WITHDRAW:
            return OK
        place = town.box.place.of(action)
        return NOT_THE_GATE if place == GATE else why_closed(town, seat, place)

    def options(self, town: Town, seat: int) -> list[int]:
        """The same list as candidates and refusal give; tiles that never take a worker are not looked at."""
        place, legal = town.box.place, [WITHDRAW]
        legal += [place.at(at) for at in range(GATE + 1, FIRST_TILE_PLACE) if why_closed(town, seat, at) == OK]
        for tile in town.box.open_tiles:
            if town.where[tile] not in (SUPPLY, OUT) and why_closed(town, seat, FIRST_TILE_PLACE + tile) == OK:
                legal.append(place.at(FIRST_TILE_PLACE + tile))
        return legal

    def resolve(self, town: Town, seat: int, action: int) -> None:
        town.special[GATE] = NOBODY
        if action == WITHDRAW:
            take_worker(town, seat)
            town.tell("withdrew", (seat, GATE))
        else:
            place = town.box.place.of(action)
            town.tell("moved", (seat, place))
            put_worker(town, seat, place)


def order_from_stables(town: Town) -> None:
    """Those in the stables come first, then the others as before (CAY-6.8)."""
    if town.stables:
        town.order = town.stables + [seat for seat in town.order if seat not in town.stables]
        for place, seat in enumerate(town.stables):
            take_worker(town, seat)
            town.tell("stabled", (seat, place + 1))
        town.stables = []


def move_in_the_inn(town: Town) -> None:
    """The left worker moves right; a lone resident is asked whether to stay (CAY-6.10)."""
    if town.inn_left != NOBODY:
        if town.inn_right != NOBODY:
            take_worker(town, town.inn_right)
        town.inn_right = town.inn_left
        town.inn_left = NOBODY
        town.tell("lodged", (town.inn_right,))
    elif town.inn_right != NOBODY:
        town.push(StayInInn(town.inn_right))


@final
class StayInInn(Step[Town]):
    """The resident of the inn stays or takes the worker back (CAY-6.10)."""

    kind = "inn"
    rule = "CAY-6.10"

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [STAY, WITHDRAW]

    def resolve(self, town: Town, seat: int, action: int) -> None:
        if action == WITHDRAW:
            town.inn_right = NOBODY
            take_worker(town, seat)
            town.tell("withdrew", (seat, INN))
        else:
            town.tell("stayed", (seat,))
