"""Phase 4, and the merchants' guild: moving the provost (CAY-7, 6.5)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.position import OK, Step
from palas.games.caylus.box import MONEY, Effect
from palas.games.caylus.rules import refusals as no
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

    def printed(self, town: Town) -> Effect:
        """How far he may be moved, and the deniers per space."""
        return town.box.bribe if self.effect == BRIBE else town.box.effects[self.effect]

    def price(self, town: Town) -> int:
        """Deniers per space."""
        return self.printed(town).price

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [town.box.shift.at(n) for n in range(self.printed(town).least, self.printed(town).most + 1)]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        offset = town.box.shift.of(action)
        if not town.box.provost_min <= town.provost + offset <= town.box.provost_max:
            return no.OFF_THE_ROAD  # CAY-7.2
        return OK if town.people[seat].goods[MONEY] >= abs(offset) * self.price(town) else no.NO_MONEY  # CAY-7.1

    def options(self, town: Town, seat: int) -> list[int]:
        """The same list as candidates and refusal give: as far as the road and the money reach."""
        box, effect = town.box, self.printed(town)
        reach = town.people[seat].goods[MONEY] // effect.price if effect.price else box.provost_max
        least = max(max(effect.least, -reach), box.provost_min - town.provost)
        most = min(min(effect.most, reach), box.provost_max - town.provost)
        return list(range(box.shift.at(least), box.shift.at(most) + 1))

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
