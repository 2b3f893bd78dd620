"""Berk the Clerk's Office, and the commission cards of the Chancery (NOB-6.9, 15.9)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Chance, Secret, Step, Work
from palas.games.nobility.box import BERK_BONUS_MODIFIER, DECLINE, DRAW_COMMISSION, REPLACE_HALL, REPLACE_SETTLERS
from palas.games.nobility.rules import dice, hall, tavern
from palas.games.nobility.rules.refusals import (
    MUST_CHOOSE,
    NO_CARD,
    NO_MODIFIERS_LEFT,
    NO_TILE,
    NOT_DEALT,
    TOO_EXPENSIVE,
)
from palas.games.nobility.state import NONE, City


def visit(city: City, seat: int, band: int) -> None:
    """Modifiers, then replacing, then a commission card (NOB-6.9.2)."""
    if city.modifiers:
        city.push(TakeModifiers(seat, band))
    else:
        city.push(Replace(seat, band, 0))


@final
class TakeModifiers(Step[City]):
    """No modifier, the free one, or some more for coins (NOB-6.9.1, 6.9.3)."""

    kind = "modifiers"
    rule = "NOB-6.9.1"

    def __init__(self, seat: int, band: int) -> None:
        super().__init__(seat)
        self.band = band

    def free(self, city: City, seat: int) -> int:
        """How many come without a coin."""
        return city.box.berk_free[self.band] + city.lasting(seat, BERK_BONUS_MODIFIER)

    def candidates(self, city: City, seat: int) -> list[int]:
        free = self.free(city, seat)
        first = city.box.first_modifiers
        return [first, *range(first + free, first + free + city.box.berk_buy[self.band] + 1)]

    def refusal(self, city: City, seat: int, action: int) -> int:
        count = action - city.box.first_modifiers
        free = self.free(city, seat)
        if count == 0:
            return OK if others_available(city, seat) else MUST_CHOOSE
        if count > free and count > city.modifiers:
            return NO_MODIFIERS_LEFT
        return OK if city.people[seat].coins >= (count - free) * city.box.modifier_price else TOO_EXPENSIVE

    def resolve(self, city: City, seat: int, action: int) -> None:
        count = action - city.box.first_modifiers
        if count:
            city.pay(seat, max(0, count - self.free(city, seat)) * city.box.modifier_price)
            city.take_modifiers(seat, count)
        city.push(Replace(seat, self.band, 1 if count else 0))


def others_available(city: City, seat: int) -> bool:
    """Is there something else to do in the office than taking modifiers?"""
    some_tile = any(tile != NONE for tile in city.hall)
    return bool(city.display) or some_tile or dice.commissions_allowed(city, seat)


@final
class Replace(Step[City]):
    """New settlers cards, new tiles in the Guild Hall, or neither (NOB-6.9.1)."""

    kind = "replace"
    rule = "NOB-6.9.1"

    def __init__(self, seat: int, band: int, used: int) -> None:
        super().__init__(seat)
        self.band = band
        self.used = used  # has the visit done anything yet?

    def candidates(self, city: City, seat: int) -> list[int]:
        return [DECLINE, REPLACE_SETTLERS, REPLACE_HALL]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK if self.used or dice.commissions_allowed(city, seat) else MUST_CHOOSE
        if action == REPLACE_SETTLERS:
            return OK if city.display else NO_CARD
        return OK if any(tile != NONE for tile in city.hall) else NO_TILE

    def resolve(self, city: City, seat: int, action: int) -> None:
        used = self.used or action != DECLINE
        if dice.commissions_allowed(city, seat):
            city.push(DrawCommissions(seat, self.band, 1 if used else 0))
        if action == REPLACE_SETTLERS:
            city.settler_discards |= tavern.mask_of(city.display)
            city.display = []
            city.tell("replaced_settlers", (seat,))
            city.push(tavern.Refill())
        elif action == REPLACE_HALL:
            city.tell("replaced_hall", (seat,))
            hall.empty(city)


# -- commission cards ---------------------------------------------------------------------------------------------


@final
class DrawCommissions(Step[City]):
    """Draw commission cards, for reputation, or not (NOB-15.9)."""

    kind = "commission"
    rule = "NOB-15.9"

    def __init__(self, seat: int, band: int, used: int) -> None:
        super().__init__(seat)
        self.band = band
        self.used = used

    def candidates(self, city: City, seat: int) -> list[int]:
        return [DECLINE, DRAW_COMMISSION]

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if action == DRAW_COMMISSION or self.used else MUST_CHOOSE

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        city.tell("draws_commission", (seat,))
        count = min(city.box.berk_draws[self.band], dice.cards_in_stack(city))
        city.push(KeepCommission(seat, self.band))
        city.push(DealCommission(seat, count))


@final
class DealCommission(Chance[City]):
    """The top card of the stack goes to the player, who alone sees it."""

    kind = "deal_commission"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def outcomes(self, city: City) -> list[int]:
        if city.commission_pile:
            return [card for card in range(len(city.box.commission_ids)) if city.commission_pile >> card & 1]
        return [city.under[0]]

    def fall(self, city: City, outcome: int) -> None:
        if city.commission_pile:
            city.commission_pile &= ~(1 << outcome)
        else:
            city.under.pop(0)
            city.under_known.pop(0)
        city.people[self.seat].dealt.append(outcome)
        city.tell_news(1 << self.seat, "dealt_commission", (self.seat, outcome))
        if self.left > 1:
            city.push(DealCommission(self.seat, self.left - 1))


@final
class KeepCommission(Step[City]):
    """One card is kept, the others go under the stack (NOB-15.9)."""

    kind = "keep_commission"
    rule = "NOB-15.9"

    def __init__(self, seat: int, band: int) -> None:
        super().__init__(seat)
        self.band = band

    def candidates(self, city: City, seat: int) -> list[int]:
        first = city.box.first_keep
        return list(range(first, first + len(city.box.commission_ids)))

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if action - city.box.first_keep in city.people[seat].dealt else NOT_DEALT

    def resolve(self, city: City, seat: int, action: int) -> None:
        me = city.people[seat]
        kept = action - city.box.first_keep
        for card in me.dealt:
            if card != kept:
                city.under.append(card)
                city.under_known.append(seat)
        me.dealt = []
        me.commissions.append(kept)
        city.tell_some(1 << seat, "kept_commission", (seat, kept))
        city.push(LoseForCommission(seat, city.box.berk_loss[self.band]))
        city.push(DrawDiceTile(seat))


@final
class LoseForCommission(Work[City]):
    """The reputation that a commission card costs (NOB-15.9)."""

    kind = "commission_loss"

    def __init__(self, seat: int, loss: int) -> None:
        super().__init__(seat)
        self.loss = loss

    def work(self, city: City) -> None:
        city.change_reputation(self.seat, -self.loss)


@final
class DrawDiceTile(Chance[City]):
    """The dice tile of a commission card, open to all (NOB-15.1)."""

    kind = "dice_tile"

    def outcomes(self, city: City) -> list[int]:
        return [tile for tile in range(len(city.box.dice_tile_ids)) if city.tile_bag >> tile & 1]

    def fall(self, city: City, outcome: int) -> None:
        city.tile_bag &= ~(1 << outcome)
        city.people[self.seat].dice_tiles.append(outcome)
        city.people[self.seat].filled.append(0)
        values = city.box.dice_tiles[outcome]
        city.tell("dice_tile", (self.seat, values[0], values[1], values[2]))


@final
class ChooseCommissions(Secret[City]):
    """At the start everybody secretly keeps one of the dealt cards (NOB-15.1)."""

    kind = "first_commission"
    rule = "NOB-15.1"

    def seats(self, city: City) -> list[int]:
        return list(range(city.players))

    def candidates(self, city: City, seat: int) -> list[int]:
        first = city.box.first_keep
        return list(range(first, first + len(city.box.commission_ids)))

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if action - city.box.first_keep in city.people[seat].dealt else NOT_DEALT

    def reveal(self, city: City, answers: list[int]) -> None:
        for seat, player in enumerate(city.people):
            kept = answers[seat] - city.box.first_keep
            city.commission_pile |= tavern.mask_of(player.dealt) & ~(1 << kept)
            player.dealt = []
            player.commissions.append(kept)
            city.tell_some(1 << seat, "kept_commission", (seat, kept))
        for seat in range(city.players - 1, -1, -1):
            city.push(DrawDiceTile(seat))
