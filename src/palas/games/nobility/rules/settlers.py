"""Completing settlers cards: goods are paid, settlers move in (NOB-7)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.cards import with_
from palas.engine.core.position import OK, Step
from palas.games.nobility.rules import gains
from palas.games.nobility.rules.refusals import NOT_THAT_MANY, WRONG_AMOUNT
from palas.games.nobility.state import FROM_SETTLERS, NONE, City
from palas.games.nobility.terms import SETTLER_VP_BONUS, VP

MOST_OF_A_TYPE: Final = 3  # NOB-7.2
MOST_OF_THE_EXTRA: Final = 4  # NOB-8.3


def most_of(city: City, seat: int, good: int) -> int:
    """How many of a type the player can pay for a card (NOB-7.2, 8.3)."""
    me = city.people[seat]
    limit = MOST_OF_THE_EXTRA if city.box.character_good[me.character] == good else MOST_OF_A_TYPE
    return min(limit, me.goods[good])


def can_complete(city: City, seat: int, card: int) -> bool:
    """Are the goods of the card in hand?"""
    most = 0
    for good in city.box.settler_goods[card]:
        available = most_of(city, seat, good)
        if available == 0:
            return False
        most += available
    least = max(city.box.settler_min[card], len(city.box.settler_goods[card]))
    return least <= min(most, city.box.settler_max[card])


@final
class PayGood(Step[City]):
    """How many of one type are paid, type by type (NOB-7.2)."""

    kind = "pay"
    rule = "NOB-7.2"

    def __init__(self, seat: int, card: int, turn: int, paid: int) -> None:
        super().__init__(seat)
        self.card = card
        self.turn = turn  # which of the card's types
        self.paid = paid  # goods paid so far

    def about(self, city: City, seat: int) -> dict[str, Any]:
        box = city.box
        demand = {"least": box.settler_min[self.card], "most": box.settler_max[self.card]}
        return {"card": self.card, "good": self.good(city), "paid": self.paid, **demand}

    def good(self, city: City) -> int:
        """The type that is paid now."""
        return city.box.settler_goods[self.card][self.turn]

    def bounds(self, city: City, seat: int) -> tuple[int, int]:
        """The fewest and the most of this type, so that the rest can still be paid."""
        box = city.box
        later = box.settler_goods[self.card][self.turn + 1 :]
        later_most = sum(most_of(city, seat, good) for good in later)
        least = max(1, box.settler_min[self.card] - self.paid - later_most)
        most = min(most_of(city, seat, self.good(city)), box.settler_max[self.card] - self.paid - len(later))
        return least, most

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.pay[self.good(city)].all()

    def refusal(self, city: City, seat: int, action: int) -> int:
        good = self.good(city)
        amount = city.box.pay[good].of(action)
        if amount > city.people[seat].goods[good]:
            return NOT_THAT_MANY
        least, most = self.bounds(city, seat)
        return OK if least <= amount <= most else WRONG_AMOUNT

    def resolve(self, city: City, seat: int, action: int) -> None:
        good = self.good(city)
        amount = city.box.pay[good].of(action)
        gains.give_goods(city, seat, good, amount)
        if self.turn + 1 < len(city.box.settler_goods[self.card]):
            city.push(PayGood(seat, self.card, self.turn + 1, self.paid + amount))
        else:
            complete(city, seat, self.card, self.paid + amount)


def complete(city: City, seat: int, card: int, paid: int) -> None:
    """The settlers move in: workers, stars, then points, some from buildings and the event (NOB-7.3, 7.6)."""
    me = city.people[seat]
    me.held = [other for other in me.held if other != card]
    me.completed = with_(me.completed, card)
    me.platform -= 1
    me.plots += 1
    city.tell("completed", (seat, card, paid))
    points = paid + city.lasting(seat, SETTLER_VP_BONUS)
    city.push(gains.Gain(seat, VP, points, NONE, FROM_SETTLERS))  # after the stars
    gains.hire(city, seat, city.box.settler_workers[card])
    gains.add_stars(city, seat, city.box.settler_stars[card])
