"""The stonemason buys from the others' workers (CAS-7.4)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step
from palas.games.castle.box import REFUSE, SELL, STOP, TALER
from palas.games.castle.rules.refusals import (
    BOUGHT_ALREADY,
    NO_SUCH_WORKER,
    NO_TALER,
    NOT_ON_THE_CARD,
    OWN_WORKER,
)
from palas.games.castle.state import Castle


@final
class BuyPiece(Step[Castle]):
    """One piece from another player's worker card, each card at most once, or no more (CAS-7.4.1)."""

    kind = "buy"
    rule = "CAS-7.4.1"

    def __init__(self, seat: int, asked: int) -> None:
        super().__init__(seat)
        self.asked = asked  # bit mask of the cards he has turned to already

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        first = castle.box.first_buy
        return [STOP, *range(first, first + castle.players * len(castle.box.workers) * TALER)]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        card, good = divmod(action - castle.box.first_buy, TALER)
        owner, worker = divmod(card, len(castle.box.workers))
        if owner == seat:
            return OWN_WORKER
        if not castle.people[owner].shown >> castle.box.workers[worker] & 1:
            return NO_SUCH_WORKER
        if self.asked >> card & 1:
            return BOUGHT_ALREADY
        if castle.load[castle.load_at(owner, worker) + good] == 0:
            return NOT_ON_THE_CARD
        return OK if castle.people[seat].talers >= castle.box.buy_price else NO_TALER

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give; only shown worker cards are looked at."""
        legal = [STOP]
        if castle.people[seat].talers < castle.box.buy_price:
            return legal
        workers = castle.box.workers
        for owner in range(castle.players):
            if owner != seat:
                for worker in range(len(workers)):
                    card = owner * len(workers) + worker
                    if castle.people[owner].shown >> workers[worker] & 1 and not self.asked >> card & 1:
                        at = castle.load_at(owner, worker)
                        for good in range(TALER):
                            if castle.load[at + good]:
                                legal.append(castle.box.first_buy + card * TALER + good)
        return legal

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == STOP:
            return
        card, good = divmod(action - castle.box.first_buy, TALER)
        owner, worker = divmod(card, len(castle.box.workers))
        castle.push(BuyPiece(seat, self.asked | 1 << card))
        if castle.loaded(owner, worker) == 1:
            castle.push(SellLast(owner, seat, worker, good))  # CAS-7.4.2
        else:
            sell(castle, owner, seat, worker, good)


@final
class SellLast(Step[Castle]):
    """The owner of the worker may refuse to sell the last piece (CAS-7.4.2)."""

    kind = "sell"
    rule = "CAS-7.4.2"

    def __init__(self, seat: int, buyer: int, worker: int, good: int) -> None:
        super().__init__(seat)
        self.buyer = buyer
        self.worker = worker
        self.good = good

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [SELL, REFUSE]

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == SELL:
            sell(castle, seat, self.buyer, self.worker, self.good)
        else:
            castle.tell("refused", (seat, self.good, self.buyer))


def sell(castle: Castle, owner: int, buyer: int, worker: int, good: int) -> None:
    """A piece on a worker card changes hands for a taler."""
    castle.load[castle.load_at(owner, worker) + good] -= 1
    castle.people[buyer].goods[good] += 1
    castle.hand_over(buyer, owner, castle.box.buy_price)
    castle.tell("bought", (buyer, good, owner, castle.box.buy_price))
