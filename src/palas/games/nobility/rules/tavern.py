"""The Tavern: its display of settlers cards, and taking them (NOB-6.1)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Chance, Step, Work
from palas.games.nobility.rules.refusals import NEW_CARD, NOT_IN_DISPLAY
from palas.games.nobility.state import NOBODY, City


def mask_of(cards: list[int]) -> int:
    """Some cards as a bit mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


# -- the display --------------------------------------------------------------------------------------------------


@final
class Refill(Work[City]):
    """The display is filled up from the pile; the discards are shuffled in when it is empty (NOB-6.1.2, 6.1.4)."""

    kind = "refill"

    def work(self, city: City) -> None:
        if len(city.display) >= city.box.display:
            return
        if not city.settler_pile:
            city.settler_pile = city.settler_discards
            city.settler_discards = 0
            if city.settler_pile:
                city.tell("reshuffled", ())
        if city.settler_pile:
            city.push(Refill())
            city.push(TurnUpSettler())


@final
class TurnUpSettler(Chance[City]):
    """The next settlers card of the display."""

    kind = "settler"

    def outcomes(self, city: City) -> list[int]:
        return [card for card in range(len(city.box.settler_ids)) if city.settler_pile >> card & 1]

    def fall(self, city: City, outcome: int) -> None:
        city.settler_pile &= ~(1 << outcome)
        city.display.append(outcome)
        city.tell("turned_up", (outcome,))


# -- taking -------------------------------------------------------------------------------------------------------


@final
class TakeSettler(Step[City]):
    """A card of the display, as often as the visit allows (NOB-6.1.2, 15.6)."""

    kind = "take_settler"
    rule = "NOB-6.1.2"

    def __init__(self, seat: int, left: int, old: int) -> None:
        super().__init__(seat)
        self.left = left
        self.old = old  # bit mask of the cards held before

    def candidates(self, city: City, seat: int) -> list[int]:
        first = city.box.first_card
        return list(range(first, first + len(city.box.settler_ids)))

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if action - city.box.first_card in city.display else NOT_IN_DISPLAY

    def options(self, city: City, seat: int) -> list[int]:
        """The same list as candidates and refusal give."""
        return sorted([city.box.first_card + card for card in city.display])

    def resolve(self, city: City, seat: int, action: int) -> None:
        card = action - city.box.first_card
        if len(city.people[seat].held) >= city.box.hold:
            city.push(Overflow(seat, card, self.left, self.old))  # NOB-6.1.3
        else:
            keep(city, seat, card, self.left, self.old, NOBODY)


@final
class Overflow(Step[City]):
    """One of the cards held before is discarded for the new one (NOB-6.1.3, 6.1.5)."""

    kind = "overflow"
    rule = "NOB-6.1.3"

    def __init__(self, seat: int, card: int, left: int, old: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.old = old

    def candidates(self, city: City, seat: int) -> list[int]:
        return [city.box.first_discard + card for card in sorted(city.people[seat].held)]

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if self.old >> (action - city.box.first_discard) & 1 else NEW_CARD

    def resolve(self, city: City, seat: int, action: int) -> None:
        keep(city, seat, self.card, self.left, self.old, action - city.box.first_discard)


def keep(city: City, seat: int, card: int, left: int, old: int, discarded: int) -> None:
    """The card is held; the display is refilled, and only then a discarded card joins the discards."""
    me = city.people[seat]
    city.display.remove(card)
    city.tell("took_settler", (seat, card))
    if left > 1:
        city.push(TakeAnother(seat, left - 1, old))
    if discarded != NOBODY:
        me.held.remove(discarded)
        city.tell("discarded_settler", (seat, discarded))
        city.push(ToDiscards(discarded))
    me.held.append(card)
    city.push(Refill())


@final
class TakeAnother(Work[City]):
    """The next card of the same visit, if the display has one (NOB-15.6)."""

    kind = "take_another"

    def __init__(self, seat: int, left: int, old: int) -> None:
        super().__init__(seat)
        self.left = left
        self.old = old

    def work(self, city: City) -> None:
        if city.display:
            city.push(TakeSettler(self.seat, self.left, self.old))


@final
class ToDiscards(Work[City]):
    """A discarded settlers card joins the discards."""

    kind = "to_discards"

    def __init__(self, card: int) -> None:
        super().__init__(NOBODY)
        self.card = card

    def work(self, city: City) -> None:
        city.settler_discards |= 1 << self.card
