"""The stonemason buys from the others' workers (CAS-7.4)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.cards import has, with_
from palas.engine.core.position import OK, Step
from palas.games.castle.box import REFUSE, SELL, STOP, TALER
from palas.games.castle.rules import refusals as no
from palas.games.castle.state import Castle


@final
class BuyPiece(Step[Castle]):
    """One piece from another player's worker card, each card at most once, or no more (CAS-7.4.1)."""

    kind = "buy"
    rule = "CAS-7.4.1"

    def __init__(self, seat: int, asked: int) -> None:
        super().__init__(seat)
        self.asked = asked  # the set of worker cards he has turned to already

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"owned": castle.people[seat].talers, "price": castle.box.buy_price}

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [STOP, *[castle.box.buy.at(piece) for piece in range(len(castle.load))]]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        piece = castle.box.buy.of(action)
        owner, worker = castle.box.worker_card(piece // TALER)
        if owner == seat:
            return no.OWN_WORKER
        if not has(castle.people[owner].shown, castle.box.workers[worker]):
            return no.NO_SUCH_WORKER
        if has(self.asked, piece // TALER):
            return no.BOUGHT_ALREADY
        if castle.load[piece] == 0:
            return no.NOT_ON_THE_CARD
        return OK if castle.people[seat].talers >= castle.box.buy_price else no.NO_TALER

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give; only where pieces lie they are looked at."""
        if castle.people[seat].talers < castle.box.buy_price:
            return [STOP]
        legal = [STOP]
        for piece, count in enumerate(castle.load):
            if count:
                action = castle.box.buy.at(piece)
                if self.refusal(castle, seat, action) == OK:
                    legal.append(action)
        return legal

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == STOP:
            return
        card, good = divmod(castle.box.buy.of(action), TALER)
        owner, worker = castle.box.worker_card(card)
        castle.push(BuyPiece(seat, with_(self.asked, card)))
        if sum(castle.on_worker(owner, worker)) == 1:
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

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"buyer": self.buyer, "good": self.good, "price": castle.box.buy_price}

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [SELL, REFUSE]

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == SELL:
            sell(castle, seat, self.buyer, self.worker, self.good)
        else:
            castle.tell("refused", (seat, self.good, self.buyer))


def sell(castle: Castle, owner: int, buyer: int, worker: int, good: int) -> None:
    """A piece on a worker card changes hands for its price."""
    castle.load[castle.load_at(owner, worker) + good] -= 1
    castle.people[buyer].goods[good] += 1
    castle.hand_over(buyer, owner, castle.box.buy_price)
    castle.tell("bought", (buyer, good, owner, castle.box.buy_price))
