"""Berk the Clerk's Office, and the commission cards of the Chancery (NOB-6.9, 15.9)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.cards import listed, set_of, without
from palas.engine.core.position import OK, Chance, Draw, Secret, Step
from palas.games.nobility import terms
from palas.games.nobility.rules import dice, hall, tavern
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.rules.gains import Gain
from palas.games.nobility.state import FROM_BONUSES, NONE, City


def visit(city: City, seat: int, band: int) -> None:
    """Modifiers, then replacing, then a commission card (NOB-6.9.2)."""
    city.push(TakeModifiers(seat, band) if city.modifiers else Replace(seat, band))


def free_modifiers(city: City, seat: int, band: int) -> int:
    """How many modifiers come without a coin (NOB-6.9.1)."""
    return city.box.berk_free[band] + city.lasting(seat, terms.BERK_BONUS_MODIFIER)


def most_modifiers(city: City, seat: int, band: int) -> int:
    """How many modifiers a visit can bring: the free ones and those for coins, as long as there are some."""
    return min(city.modifiers, free_modifiers(city, seat, band) + city.box.berk_buy[band])


class Visit(Step[City]):
    """A question in Berk's Office: at which slot, and whether the visit has done anything yet."""

    def __init__(self, seat: int, band: int, used: int = 0) -> None:
        super().__init__(seat)
        self.band = band
        self.used = used


@final
class TakeModifiers(Visit):
    """No modifier, the free one, or some more for coins (NOB-6.9.1, 6.9.3)."""

    kind = "modifiers"
    rule = "NOB-6.9.1"

    def about(self, city: City, seat: int) -> dict[str, Any]:
        return {"free": free_modifiers(city, seat, self.band), "price": city.box.modifier_price}

    def price(self, city: City, seat: int, action: int) -> int:
        """The coins that an answer costs."""
        count = city.box.take_modifiers.of(action)
        return max(0, count - free_modifiers(city, seat, self.band)) * city.box.modifier_price

    def candidates(self, city: City, seat: int) -> list[int]:
        free = free_modifiers(city, seat, self.band)
        numbers = city.box.take_modifiers.all()
        return [numbers[0], *numbers[max(1, free) : free + city.box.berk_buy[self.band] + 1]]

    def refusal(self, city: City, seat: int, action: int) -> int:
        count = city.box.take_modifiers.of(action)
        if count == 0:
            return OK if dice.work_for_berk(city, seat) else no.MUST_CHOOSE
        if count > city.modifiers and count > free_modifiers(city, seat, self.band):
            return no.NO_MODIFIERS_LEFT
        return OK if city.people[seat].coins >= self.price(city, seat, action) else no.TOO_EXPENSIVE

    def resolve(self, city: City, seat: int, action: int) -> None:
        count = city.box.take_modifiers.of(action)
        if count:
            city.pay(seat, self.price(city, seat, action))
            city.take_modifiers(seat, count)
        city.push(Replace(seat, self.band, 1 if count else 0))


@final
class Replace(Visit):
    """New settlers cards, new tiles in the Guild Hall, or neither (NOB-6.9.1)."""

    kind = "replace"
    rule = "NOB-6.9.1"

    def candidates(self, city: City, seat: int) -> list[int]:
        return [terms.DECLINE, terms.REPLACE_SETTLERS, terms.REPLACE_HALL]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == terms.DECLINE:
            return OK if self.used or dice.commissions_allowed(city, seat) else no.MUST_CHOOSE
        if action == terms.REPLACE_SETTLERS:
            return OK if city.display else no.NO_CARD_TO_REPLACE
        return OK if any(tile != NONE for tile in city.hall) else no.NO_TILE_TO_REPLACE

    def resolve(self, city: City, seat: int, action: int) -> None:
        used = self.used or action != terms.DECLINE
        if dice.commissions_allowed(city, seat):
            city.push(DrawCommissions(seat, self.band, 1 if used else 0))
        if action == terms.REPLACE_SETTLERS:
            city.tell("replaced_settlers", (seat,))
            for card in city.display:
                city.tell("left_tavern", (card,))
            city.settler_discards |= set_of(city.display)
            city.display = []
            city.push(tavern.REFILL)
        elif action == terms.REPLACE_HALL:
            city.tell("replaced_hall", (seat,))
            hall.empty(city)


@final
class DrawCommissions(Visit):
    """Draw commission cards, for reputation, or not (NOB-15.9)."""

    kind = "commission"
    rule = "NOB-15.9"

    def about(self, city: City, seat: int) -> dict[str, Any]:
        loss = city.people[seat].reputation - city.reputation_after(seat, -city.box.berk_loss[self.band])
        return {"cards": self.cards(city), "loss": loss}

    def cards(self, city: City) -> int:
        """How many cards are drawn."""
        return min(city.box.berk_draws[self.band], dice.cards_in_stack(city))

    def candidates(self, city: City, seat: int) -> list[int]:
        return [terms.DECLINE, terms.DRAW_COMMISSION]

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if action == terms.DRAW_COMMISSION or self.used else no.MUST_CHOOSE

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action == terms.DECLINE:
            return
        city.tell("draws_commission", (seat,))
        city.push(KeepCommission(seat, self.band))
        city.push(DealCommission(seat, self.cards(city)))


@final
class DealCommission(Chance[City]):
    """The top card of the stack goes to the player, who alone sees it."""

    kind = "deal_commission"
    things = "commission_ids"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def outcomes(self, city: City) -> list[int]:
        return listed(city.commission_pile) or [city.under[0]]

    def fall(self, city: City, outcome: int) -> None:
        if city.commission_pile:
            city.commission_pile = without(city.commission_pile, outcome)
        else:
            city.under = city.under[1:]
            city.under_known = city.under_known[1:]
        city.people[self.seat].dealt = [*city.people[self.seat].dealt, outcome]
        city.tell_news(1 << self.seat, "dealt_commission", (self.seat, outcome))
        if self.left > 1:
            city.push(DealCommission(self.seat, self.left - 1))


@final
class KeepCommission(Visit):
    """One card is kept, the others go under the stack (NOB-15.9)."""

    kind = "keep_commission"
    rule = "NOB-15.9"

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.keep.all()

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if city.box.keep.of(action) in city.people[seat].dealt else no.NOT_DEALT

    def resolve(self, city: City, seat: int, action: int) -> None:
        me = city.people[seat]
        kept = city.box.keep.of(action)
        city.under = city.under + [card for card in me.dealt if card != kept]
        city.under_known = city.under_known + [seat] * (len(me.dealt) - 1)
        keep(city, seat, kept)
        city.push(Gain(seat, terms.REPUTATION, -city.box.berk_loss[self.band], NONE, FROM_BONUSES))
        city.push(DrawDiceTile(seat))


def keep(city: City, seat: int, kept: int) -> None:
    """One of the dealt cards stays with the player, who alone knows it."""
    me = city.people[seat]
    me.dealt = []
    me.commissions = [*me.commissions, kept]
    city.tell_some(1 << seat, "kept_commission", (seat, kept))


@final
class DrawDiceTile(Draw[City]):
    """The dice tile of a commission card, open to all (NOB-15.1)."""

    kind = "dice_tile"
    things = "dice_tile_ids"

    def pile(self, city: City) -> int:
        return city.tile_bag

    def fall(self, city: City, outcome: int) -> None:
        city.tile_bag = without(city.tile_bag, outcome)
        me = city.people[self.seat]
        me.dice_tiles = [*me.dice_tiles, outcome]
        me.filled = [*me.filled, 0]
        city.tell("dice_tile", (self.seat, *city.box.dice_tiles[outcome]))


@final
class ChooseCommissions(Secret[City]):
    """At the start everybody secretly keeps one of the dealt cards (NOB-15.1)."""

    kind = "first_commission"
    rule = "NOB-15.1"

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.keep.all()

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if city.box.keep.of(action) in city.people[seat].dealt else no.NOT_DEALT

    def reveal(self, city: City, answers: list[int]) -> None:
        for seat, player in enumerate(city.people):
            kept = city.box.keep.of(answers[seat])
            city.commission_pile |= without(set_of(player.dealt), kept)
            keep(city, seat, kept)
        for seat in range(city.players - 1, -1, -1):
            city.push(DrawDiceTile(seat))
