"""The castle maiden (CAS-15.9)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step, Work
from palas.games.castle.box import DECLINE, TALER
from palas.games.castle.rules.refusals import NOT_ON_MAIDEN, NOT_OWNED
from palas.games.castle.state import FROM_MAIDEN, MAIDEN_COURTED, MAIDEN_FIRST, NO_MAIDEN, NOBODY, Castle


@final
class CourtTurn(Work[Castle]):
    """The next player in turn from the start player may offer; a lone suitor wins."""

    kind = "court_turn"

    def __init__(self, turn: int) -> None:
        super().__init__(NOBODY)
        self.turn = turn

    def work(self, castle: Castle) -> None:
        first = castle.maiden == MAIDEN_FIRST
        if first and self.turn == castle.players:
            castle.maiden = MAIDEN_COURTED
            first = False
        suitors = castle.suitors.bit_count()
        if not first and suitors == 0:
            castle.maiden = NO_MAIDEN
            castle.tell("maiden_leaves", ())
        elif not first and suitors == 1:
            win(castle, castle.suitors.bit_length() - 1)
        elif self.turn < castle.players:
            seat = castle.from_start()[self.turn]
            castle.push(CourtTurn(self.turn + 1))
            if first or castle.suitors >> seat & 1:
                castle.push(Offer(seat))


@final
class Offer(Step[Castle]):
    """One piece or taler for the maiden, or out for good."""

    kind = "courtship"
    rule = "CAS-15.9"

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        first = castle.box.first_offer
        return [DECLINE, *range(first, first + TALER + 1)]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        item = action - castle.box.first_offer
        me = castle.people[seat]
        owned = me.talers if item == TALER else me.goods[item]
        return OK if owned else NOT_OWNED

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == DECLINE:
            castle.suitors &= ~(1 << seat)
            castle.tell("no_suitor", (seat,))
            return
        item = action - castle.box.first_offer
        if item == TALER:
            castle.people[seat].talers -= 1
        else:
            castle.people[seat].goods[item] -= 1
        castle.gifts[item] += 1
        castle.suitors |= 1 << seat
        castle.tell("offered", (seat, item))


def win(castle: Castle, seat: int) -> None:
    """The last suitor has the card and its points; the others share what lies on it."""
    castle.maiden = NO_MAIDEN
    castle.suitors = 0
    castle.tell("maiden_won", (seat,))
    castle.score(seat, castle.box.maiden_points, FROM_MAIDEN)
    castle.push(ShareGifts(seat, 0))


@final
class ShareGifts(Work[Castle]):
    """The next of the others takes an item, until the card is empty."""

    kind = "share_gifts"

    def __init__(self, winner: int, turn: int) -> None:
        super().__init__(NOBODY)
        self.winner = winner
        self.turn = turn

    def work(self, castle: Castle) -> None:
        if not any(castle.gifts):
            return
        seat = castle.from_start()[self.turn % castle.players]
        castle.push(ShareGifts(self.winner, self.turn + 1))
        if seat != self.winner:
            castle.push(TakeGift(seat))


@final
class TakeGift(Step[Castle]):
    """Which item of the maiden's card."""

    kind = "gift"
    rule = "CAS-15.9"

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        first = castle.box.first_take
        return list(range(first, first + TALER + 1))

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        return OK if castle.gifts[action - castle.box.first_take] else NOT_ON_MAIDEN

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        item = action - castle.box.first_take
        castle.gifts[item] -= 1
        if item == TALER:
            castle.people[seat].talers += 1
        else:
            castle.people[seat].goods[item] += 1
        castle.tell("gift", (seat, item))
