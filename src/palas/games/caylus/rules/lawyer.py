"""The lawyer: turning a building into a residence (CAY-8.16 to 8.21)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.position import OK, Step
from palas.games.caylus.box import DECLINE, ITS_OWNER, NEUTRAL, NOT_THE_LAWYER, PP
from palas.games.caylus.box import NOBODY as NO_LAWYER
from palas.games.caylus.rules.marks import active_place
from palas.games.caylus.rules.refusals import (
    ALREADY_CLAIMED,
    CANNOT_PAY,
    NOT_ON_THE_ROAD,
    NOT_TRANSFORMABLE,
    NOT_YOUR_BUILDING,
)
from palas.games.caylus.state import FROM_RESIDENCES, NOBODY, OUT, SUPPLY, Town, replaced


@final
class Transform(Step[Town]):
    """One neutral or own craft building becomes an own residence, or nothing happens."""

    kind = "transform"
    rule = "CAY-8.16"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def about(self, town: Town, seat: int) -> dict[str, Any]:
        return {"effect": self.effect, "place": active_place(town)}

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [DECLINE, *town.box.transform.all()]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        tile = town.box.transform.of(action)
        space = town.where[tile]
        who = town.box.tile_lawyer[tile]
        if who in (NO_LAWYER, NOT_THE_LAWYER):
            return NOT_TRANSFORMABLE  # CAY-8.17
        if space <= 0:
            return NOT_ON_THE_ROAD
        if who == ITS_OWNER and town.owner[space] != seat:
            return NOT_YOUR_BUILDING
        if town.claim[space] != NOBODY:
            return ALREADY_CLAIMED
        effect = town.box.effects[self.effect]
        return OK if town.can_pay(seat, effect.pay, effect.discount) else CANNOT_PAY

    def options(self, town: Town, seat: int) -> list[int]:
        """The same list as candidates and refusal give; the fee is looked at once."""
        effect = town.box.effects[self.effect]
        if not town.can_pay(seat, effect.pay, effect.discount):
            return [DECLINE]
        legal = [DECLINE]
        first = town.box.transform.at(0)
        for tile in range(town.box.tiles):
            if town.where[tile] > 0 and self.refusal(town, seat, first + tile) == OK:
                legal.append(first + tile)
        return legal

    def resolve(self, town: Town, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        tile = town.box.transform.of(action)
        space = town.where[tile]
        effect = town.box.effects[self.effect]
        town.pay_printed(seat, effect.pay, effect.discount)
        town.claim = replaced(town.claim, space, seat)
        town.claim_effect = replaced(town.claim_effect, space, self.effect)
        if town.worker[space] == NOBODY:
            settle_claim(town, space)  # CAY-8.20
        else:
            town.tell("claimed", (seat, tile, space))  # CAY-8.19


def settle_claim(town: Town, space: int) -> None:
    """The claimed building becomes the residence it was paid for (CAY-8.18, 8.21)."""
    seat = town.claim[space]
    if seat == NOBODY:
        return
    tile = town.road[space]
    effect = town.box.effects[town.claim_effect[space]]
    town.claim = replaced(town.claim, space, NOBODY)
    town.claim_effect = replaced(town.claim_effect, space, NOBODY)
    town.where = replaced(town.where, tile, OUT if town.box.tile_kind[tile] == NEUTRAL else SUPPLY)
    town.road = replaced(town.road, space, town.box.residence)
    town.owner = replaced(town.owner, space, seat)
    me = town.people[seat]
    me.residences += 1
    me.income += town.box.tile_income[town.box.residence]
    town.tell("transformed", (seat, tile, space))
    town.score(seat, effect.get[PP], FROM_RESIDENCES)
