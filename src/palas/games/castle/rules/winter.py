"""Winter cards that act at once: plague, wall breach, snowdrift (CAS-15.3 to 15.8, 15.10)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from palas.engine.core.cards import has, set_of, with_, without
from palas.engine.core.position import OK, Draw, Step
from palas.games.castle.box import CASTLE_MAIDEN, GRANARY, PAY, SILVER, SNOWDRIFT, STONE, STOP, VILLAGE_INN, WALL_BREACH
from palas.games.castle.rules import refusals as no
from palas.games.castle.state import FROM_WALL_BREACH, MAIDEN_NEW, Castle


@final
class TurnUp(Draw[Castle]):
    """The start player turns up a winter card (CAS-15.3)."""

    kind = "winter"
    things = "winter_ids"

    def pile(self, castle: Castle) -> int:
        return castle.winter_pile

    def fall(self, castle: Castle, outcome: int) -> None:
        castle.winter_pile = without(castle.winter_pile, outcome)
        castle.tell("winter_card", (outcome,))
        if outcome == VILLAGE_INN:
            castle.inn_open = True
        elif outcome == GRANARY:
            castle.granary_open = True
        elif outcome == CASTLE_MAIDEN:
            castle.maiden = MAIDEN_NEW
        else:
            for seat in reversed(castle.from_start()):
                if outcome == WALL_BREACH:
                    castle.push(MendWall(seat, castle.box.breach_stones, 0))
                elif outcome == SNOWDRIFT:
                    castle.push(Snowdrift(seat))
                elif castle.people[seat].pile:
                    castle.push(Plague(seat))


class DiscardOrPay(Step[Castle]):
    """Remove a card from the game for good, or pay talers to the bank."""

    absent: ClassVar[int]  # the refusal of a card that cannot be removed

    def price(self, castle: Castle, seat: int) -> int:
        """What the seat pays if it removes no card."""
        raise RuntimeError("a winter card must say it")

    def cards(self, castle: Castle, seat: int) -> int:
        """The cards that the seat can remove."""
        raise RuntimeError("a winter card must say it")

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"price": self.price(castle, seat), "owned": castle.people[seat].talers}

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == PAY:
            return OK if castle.people[seat].talers >= self.price(castle, seat) else no.TOO_EXPENSIVE
        return OK if has(self.cards(castle, seat), castle.box.discard.of(action)) else self.absent

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == PAY:
            price = self.price(castle, seat)
            castle.to_bank(seat, price)
            castle.tell("paid", (seat, price))
        else:
            card = castle.box.discard.of(action)
            me = castle.people[seat]
            me.hand = without(me.hand, card)
            me.pile = without(me.pile, card)
            me.gone = with_(me.gone, card)
            castle.tell_news(-1, "removed_card", (seat, card))  # everybody sees which


@final
class Plague(DiscardOrPay):
    """Remove a card of the discard pile, or pay a taler for each card there (CAS-15.7)."""

    kind = "plague"
    rule = "CAS-15.7"
    absent = no.NOT_IN_PILE

    def price(self, castle: Castle, seat: int) -> int:
        return castle.people[seat].pile.bit_count()

    def cards(self, castle: Castle, seat: int) -> int:
        return castle.people[seat].pile

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [PAY, *castle.box.discard.all()]


@final
class Snowdrift(DiscardOrPay):
    """Remove a worker card, or pay; who can do neither pays what he has (CAS-15.10)."""

    kind = "snowdrift"
    rule = "CAS-15.10"
    absent = no.NO_WORKER_CARD

    def resolves_itself(self) -> bool:
        """Never: not to be asked would show that all workers left lie face down."""
        return False

    def price(self, castle: Castle, seat: int) -> int:
        tax = castle.box.snow_tax
        return tax if self.cards(castle, seat) else min(tax, castle.people[seat].talers)  # Q16

    def cards(self, castle: Castle, seat: int) -> int:
        me = castle.people[seat]
        return (me.hand | me.pile) & set_of(castle.box.workers)

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [PAY, *[castle.box.discard.at(card) for card in castle.box.workers]]


@final
class MendWall(Step[Castle]):
    """Give stone back for points, piece by piece, own or from silver (CAS-15.8)."""

    kind = "wall_breach"
    rule = "CAS-15.8"

    def __init__(self, seat: int, left: int, given: int) -> None:
        super().__init__(seat)
        self.left = left
        self.given = given  # stones of this payment, own or exchanged

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        owned = castle.people[seat].goods[STONE]
        return {"left": self.left, "owned": owned, "points": self.points(castle, STONE)}

    def points(self, castle: Castle, good: int) -> int:
        """What a piece scores."""
        return castle.box.breach_points

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [STOP, castle.box.turn.at(STONE), castle.box.turn_silver.at(STONE)]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        own = castle.box.turn.has(action)
        if castle.people[seat].goods[STONE if own else SILVER] == 0:
            return no.NOT_OWNED
        # CAS-9.2: what is exchanged must lie in the supply before anything of this payment returns to it.
        return OK if own or castle.supply[STONE] > self.given else no.NO_STONE_FOR_SILVER

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == STOP:
            return
        own = castle.box.turn.has(action)
        castle.people[seat].goods[STONE if own else SILVER] -= 1
        if own:
            castle.supply[STONE] += 1
        else:
            castle.smithy += 1
        castle.tell("mended", (seat, 0 if own else 1))
        castle.score(seat, self.points(castle, STONE), FROM_WALL_BREACH)
        if self.left > 1:
            castle.push(MendWall(seat, self.left - 1, self.given + 1))
