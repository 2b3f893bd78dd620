"""Phase 4, and the merchants' guild: moving the provost (CAY-7, 6.5)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.position import OK, Step
from palas.games.caylus.box import MONEY
from palas.games.caylus.rules.refusals import NO_MONEY, OFF_THE_ROAD
from palas.games.caylus.state import Town

BRIBE: Final = -1  # not by an effect, but in phase 4


def begin(town: Town) -> None:
    """Each player once, in the order of passing (CAY-7.1)."""
    for seat in reversed(town.passed):
        town.push(BribeProvost(seat, BRIBE))


class ShiftProvost(Step[Town]):
    """The seat moves the provost, or lets him stand: at the merchants' guild (CAY-6.5)."""

    kind = "guild"
    rule = "CAY-6.5"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def about(self, town: Town, seat: int) -> dict[str, Any]:
        return {"provost": town.provost, "bailiff": town.bailiff}

    def price(self, town: Town) -> int:
        """Deniers per space."""
        return town.box.bribe_price if self.effect == BRIBE else town.box.effects[self.effect].price

    def least(self, town: Town) -> int:
        """How far back he may be moved, as a negative number."""
        return -town.box.bribe_most if self.effect == BRIBE else town.box.effects[self.effect].least

    def most(self, town: Town) -> int:
        """How far forward he may be moved."""
        return town.box.bribe_most if self.effect == BRIBE else town.box.effects[self.effect].most

    def candidates(self, town: Town, seat: int) -> list[int]:
        zero = town.box.shift.at(0)
        return list(range(zero + self.least(town), zero + self.most(town) + 1))

    def refusal(self, town: Town, seat: int, action: int) -> int:
        offset = town.box.shift.of(action)
        if not town.box.provost_min <= town.provost + offset <= town.box.provost_max:
            return OFF_THE_ROAD  # CAY-7.2
        if town.people[seat].goods[MONEY] < abs(offset) * self.price(town):
            return NO_MONEY  # CAY-7.1
        return OK

    def options(self, town: Town, seat: int) -> list[int]:
        """The same list as candidates and refusal give: as far as the road and the money reach."""
        box = town.box
        least = max(self.least(town), box.provost_min - town.provost)
        most = min(self.most(town), box.provost_max - town.provost)
        price = self.price(town)
        if price > 0:
            reach = town.people[seat].goods[MONEY] // price
            least = max(least, -reach)
            most = min(most, reach)
        zero = box.shift.at(0)
        return list(range(zero + least, zero + most + 1))

    def resolve(self, town: Town, seat: int, action: int) -> None:
        offset = town.box.shift.of(action)
        due = abs(offset) * self.price(town)
        town.pay_good(seat, MONEY, due)
        town.provost += offset
        if offset and town.telling:
            town.tell("provost", (seat, offset, town.provost, due))


@final
class BribeProvost(ShiftProvost):
    """The same in phase 4, for money (CAY-7.1)."""

    kind = "bribe"
    rule = "CAY-7.1"
