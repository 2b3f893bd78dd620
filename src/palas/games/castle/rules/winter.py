"""Winter cards that act at once: plague, wall breach, snowdrift (CAS-15.3 to 15.8, 15.10)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Chance, Step
from palas.games.castle.box import (
    CASTLE_MAIDEN,
    GRANARY,
    PAY,
    PLAGUE,
    SILVER,
    SNOWDRIFT,
    STONE,
    STOP,
    VILLAGE_INN,
    WALL_BREACH,
    WINTER_CARDS,
)
from palas.games.castle.rules.refusals import (
    NO_WORKER_CARD,
    NOT_IN_PILE,
    NOT_OWNED,
    SOLD_OUT,
    TOO_EXPENSIVE,
)
from palas.games.castle.state import FROM_WALL_BREACH, MAIDEN_NEW, Castle


@final
class TurnUp(Chance[Castle]):
    """The start player turns up a winter card (CAS-15.3)."""

    kind = "winter"

    def outcomes(self, castle: Castle) -> list[int]:
        return [card for card in range(len(WINTER_CARDS)) if castle.winter_pile >> card & 1]

    def fall(self, castle: Castle, outcome: int) -> None:
        castle.winter_pile &= ~(1 << outcome)
        castle.tell("winter_card", (outcome,))
        if outcome == VILLAGE_INN:
            castle.inn_open = True
        elif outcome == GRANARY:
            castle.granary_open = True
        elif outcome == CASTLE_MAIDEN:
            castle.maiden = MAIDEN_NEW
        else:
            for seat in reversed(castle.from_start()):
                if outcome == PLAGUE and castle.people[seat].pile:
                    castle.push(Plague(seat))
                elif outcome == WALL_BREACH:
                    castle.push(MendWall(seat, castle.box.breach_stones, 0))
                elif outcome == SNOWDRIFT:
                    castle.push(Snowdrift(seat))


def discard(castle: Castle, seat: int, card: int) -> None:
    """A card leaves the game for good; everybody sees which."""
    me = castle.people[seat]
    me.hand &= ~(1 << card)
    me.pile &= ~(1 << card)
    me.gone |= 1 << card
    castle.tell_news(-1, "removed_card", (seat, card))


@final
class Plague(Step[Castle]):
    """Remove a card of the discard pile, or pay a taler for each card there (CAS-15.7)."""

    kind = "plague"
    rule = "CAS-15.7"

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        first = castle.box.first_discard
        return [PAY, *range(first, first + len(castle.box.card_ids))]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        me = castle.people[seat]
        if action == PAY:
            return OK if me.talers >= me.pile.bit_count() else TOO_EXPENSIVE
        return OK if me.pile >> (action - castle.box.first_discard) & 1 else NOT_IN_PILE

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == PAY:
            price = castle.people[seat].pile.bit_count()
            castle.to_bank(seat, price)
            castle.tell("paid", (seat, price))
        else:
            discard(castle, seat, action - castle.box.first_discard)


@final
class Snowdrift(Step[Castle]):
    """Remove a worker card, or pay; who can do neither pays what he has (CAS-15.10)."""

    kind = "snowdrift"
    rule = "CAS-15.10"

    def resolves_itself(self) -> bool:
        """Never: not to be asked would show that all workers left lie face down."""
        return False

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [PAY, *[castle.box.first_discard + card for card in castle.box.workers]]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        me = castle.people[seat]
        cards = me.hand | me.pile
        if action == PAY:
            has_worker = any(cards >> card & 1 for card in castle.box.workers)
            return OK if me.talers >= castle.box.snow_tax or not has_worker else TOO_EXPENSIVE  # Q16
        return OK if cards >> (action - castle.box.first_discard) & 1 else NO_WORKER_CARD

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == PAY:
            price = min(castle.box.snow_tax, castle.people[seat].talers)
            castle.to_bank(seat, price)
            castle.tell("paid", (seat, price))
        else:
            discard(castle, seat, action - castle.box.first_discard)


@final
class MendWall(Step[Castle]):
    """Give stone back for points, piece by piece, own or from silver (CAS-15.8)."""

    kind = "wall_breach"
    rule = "CAS-15.8"

    def __init__(self, seat: int, left: int, given: int) -> None:
        super().__init__(seat)
        self.left = left
        self.given = given  # stones of this payment, own or exchanged

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [STOP, castle.box.first_turn + STONE, castle.box.first_turn_silver + STONE]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        me = castle.people[seat]
        if action == STOP:
            return OK
        if action == castle.box.first_turn + STONE:
            return OK if me.goods[STONE] else NOT_OWNED
        if me.goods[SILVER] == 0:
            return NOT_OWNED
        # CAS-9.2: what is exchanged must lie in the supply before anything of this payment returns to it.
        return OK if castle.supply[STONE] > self.given else SOLD_OUT

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == STOP:
            return
        me = castle.people[seat]
        if action == castle.box.first_turn + STONE:
            me.goods[STONE] -= 1
            castle.supply[STONE] += 1
            castle.tell("mended", (seat, 0))
        else:
            me.goods[SILVER] -= 1
            castle.smithy += 1
            castle.tell("mended", (seat, 1))
        castle.score(seat, castle.box.breach_points, FROM_WALL_BREACH)
        if self.left > 1:
            castle.push(MendWall(seat, self.left - 1, self.given + 1))
