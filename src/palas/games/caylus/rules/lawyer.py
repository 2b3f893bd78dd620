"""The lawyer: turning a building into a residence (CAY-8.16 to 8.21)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, changed
from palas.games.caylus.box import DECLINE, ITS_OWNER, NEUTRAL, NOT_THE_LAWYER, PP
from palas.games.caylus.box import NOBODY as NO_LAWYER
from palas.games.caylus.rules import refusals as no
from palas.games.caylus.rules.marks import OfEffect
from palas.games.caylus.state import FROM_RESIDENCES, NOBODY, OUT, SUPPLY, Town


@final
class Transform(OfEffect):
    """One neutral or own craft building becomes an own residence, or nothing happens."""

    kind = "transform"
    rule = "CAY-8.16"

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [DECLINE, *town.box.transform.all()]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        tile = town.box.transform.of(action)
        space = town.where[tile]
        who = town.box.tile_lawyer[tile]
        if who in (NO_LAWYER, NOT_THE_LAWYER):
            return no.NOT_TRANSFORMABLE  # CAY-8.17
        if space <= 0:
            return no.NOT_ON_THE_ROAD
        if who == ITS_OWNER and town.owner[space] != seat:
            return no.NOT_YOUR_BUILDING
        if town.claim[space] != NOBODY:
            return no.ALREADY_CLAIMED
        effect = self.printed(town)
        return OK if town.can_pay(seat, effect.pay, effect.discount) else no.CANNOT_PAY

    def options(self, town: Town, seat: int) -> list[int]:
        """The same list as candidates and refusal give; the fee is looked at once."""
        effect = self.printed(town)
        if not town.can_pay(seat, effect.pay, effect.discount):
            return [DECLINE]
        near = [town.box.transform.at(tile) for tile, space in enumerate(town.where) if space > 0]
        return [DECLINE, *[action for action in near if self.refusal(town, seat, action) == OK]]

    def accept(self, town: Town, seat: int, action: int) -> None:
        tile = town.box.transform.of(action)
        space = town.where[tile]
        effect = self.printed(town)
        town.pay_printed(seat, effect.pay, effect.discount)
        town.claim = changed(town.claim, space, seat)
        town.claim_effect = changed(town.claim_effect, space, self.effect)
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
    town.claim = changed(town.claim, space, NOBODY)
    town.claim_effect = changed(town.claim_effect, space, NOBODY)
    town.where = changed(town.where, tile, OUT if town.box.tile_kind[tile] == NEUTRAL else SUPPLY)
    town.road = changed(town.road, space, town.box.residence)
    town.owner = changed(town.owner, space, seat)
    me = town.people[seat]
    me.residences += 1
    me.income += town.box.tile_income[town.box.residence]
    town.tell("transformed", (seat, tile, space))
    town.score(seat, effect.get[PP], FROM_RESIDENCES)
