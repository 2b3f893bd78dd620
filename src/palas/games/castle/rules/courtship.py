"""The castle maiden (CAS-15.9)."""

from __future__ import annotations

from typing import final

from palas.engine.core.cards import has, with_, without
from palas.engine.core.position import OK, Step, Work
from palas.games.castle.box import DECLINE, TALER
from palas.games.castle.rules import refusals as no
from palas.games.castle.rules.resolving import TakeOne
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
            if first or has(castle.suitors, seat):
                castle.push(Offer(seat))


@final
class Offer(Step[Castle]):
    """One piece or taler for the maiden, or out for good."""

    kind = "courtship"
    rule = "CAS-15.9"

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [DECLINE, *castle.box.offer.all()]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        item = castle.box.offer.of(action)
        me = castle.people[seat]
        return OK if (me.talers if item == TALER else me.goods[item]) else no.NOT_OWNED

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == DECLINE:
            castle.suitors = without(castle.suitors, seat)
            castle.tell("no_suitor", (seat,))
            return
        item = castle.box.offer.of(action)
        give(castle, seat, item, -1)
        castle.suitors = with_(castle.suitors, seat)
        castle.tell("offered", (seat, item))


def give(castle: Castle, seat: int, item: int, count: int) -> None:
    """Pieces or talers from the maiden's card to a seat, or the other way."""
    castle.gifts[item] -= count
    if item == TALER:
        castle.people[seat].talers += count
    else:
        castle.people[seat].goods[item] += count


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
        if any(castle.gifts):
            seat = castle.from_start()[self.turn % castle.players]
            castle.push(ShareGifts(self.winner, self.turn + 1))
            if seat != self.winner:
                castle.push(TakeGift(seat))


@final
class TakeGift(TakeOne):
    """Which item of the maiden's card."""

    kind = "gift"
    rule = "CAS-15.9"
    none = no.NOT_ON_MAIDEN

    def lying(self, castle: Castle) -> list[int]:
        return castle.gifts

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        item = castle.box.take.of(action)
        give(castle, seat, item, 1)
        castle.tell("gift", (seat, item))
