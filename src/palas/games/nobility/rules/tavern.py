"""The Tavern: settlers cards on display, and taking them (NOB-6.1)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.cards import has, set_of, with_, without
from palas.engine.core.position import OK, Draw, Step, Work
from palas.games.nobility.rules.refusals import NEW_CARD, NOT_IN_DISPLAY
from palas.games.nobility.state import NOBODY, City
from palas.games.nobility.terms import TAVERN_TAKE_SET


def cards_of_a_visit(city: City, seat: int) -> int:
    """How many settlers cards a die in the Tavern brings (NOB-6.1.2, 15.6)."""
    return max(1, city.lasting(seat, TAVERN_TAKE_SET))


def take(city: City, seat: int, count: int) -> None:
    """The player may take so many cards of the display."""
    city.push(TakeSettler(seat, count, set_of(city.people[seat].held)))


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
            city.push(REFILL)
            city.push(TURN_UP)


@final
class TurnUpSettler(Draw[City]):
    """The next settlers card of the display."""

    kind = "settler"
    things = "settler_ids"

    def pile(self, city: City) -> int:
        return city.settler_pile

    def fall(self, city: City, outcome: int) -> None:
        city.settler_pile = without(city.settler_pile, outcome)
        city.display = [*city.display, outcome]
        if city.telling:
            city.tell("turned_up", (outcome,))


REFILL: Final = Refill()  # steps never change: one will do
TURN_UP: Final = TurnUpSettler()


@final
class TakeSettler(Step[City]):
    """A card of the display, as often as the visit allows (NOB-6.1.2, 15.6)."""

    kind = "take_settler"
    rule = "NOB-6.1.2"

    def __init__(self, seat: int, left: int, old: int) -> None:
        super().__init__(seat)
        self.left = left
        self.old = old  # the set of the cards held before

    def about(self, city: City, seat: int) -> dict[str, Any]:
        return {"left": self.left}

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.card.all()

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if city.box.card.of(action) in city.display else NOT_IN_DISPLAY

    def options(self, city: City, seat: int) -> list[int]:
        """The same list as candidates and refusal give."""
        return sorted([city.box.card.at(card) for card in city.display])

    def resolve(self, city: City, seat: int, action: int) -> None:
        card = city.box.card.of(action)
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

    def about(self, city: City, seat: int) -> dict[str, Any]:
        return {"card": self.card, "hold": city.box.hold}

    def candidates(self, city: City, seat: int) -> list[int]:
        return [city.box.discard.at(card) for card in sorted(city.people[seat].held)]

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if has(self.old, city.box.discard.of(action)) else NEW_CARD

    def resolve(self, city: City, seat: int, action: int) -> None:
        keep(city, seat, self.card, self.left, self.old, city.box.discard.of(action))


def keep(city: City, seat: int, card: int, left: int, old: int, discarded: int) -> None:
    """The card is held; the display is refilled, and only then a discarded card joins the discards."""
    me = city.people[seat]
    city.display = [other for other in city.display if other != card]
    city.tell("took_settler", (seat, card))
    if left > 1:
        city.push(TakeAnother(seat, left - 1, old))
    if discarded != NOBODY:
        city.tell("discarded_settler", (seat, discarded))
        city.push(ToDiscards(discarded))
    me.held = [other for other in me.held if other != discarded] + [card]
    city.push(REFILL)


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
        city.settler_discards = with_(city.settler_discards, self.card)
