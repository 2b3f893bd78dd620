"""Equipping workers and carrying out the characters in rank order (CAS-5, 6, 7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import listed
from palas.engine.core.position import OK, Step, Work
from palas.games.castle.box import BRICKLAYER, MASTER_BUILDER, MESSENGER, STONEMASON, TALER, TRADER, WORKER, packed
from palas.games.castle.rules import building, helpers, stonemason, trader
from palas.games.castle.rules import refusals as no
from palas.games.castle.state import FROM_MASTER_BUILDER, NOBODY, Castle


def shown_of_rank(castle: Castle, seat: int, rank: int) -> list[int]:
    """The revealed cards of that rank."""
    return listed(castle.people[seat].shown & castle.box.of_rank[rank])


class CardWork(Work[Castle]):
    """Something that one card of a seat does by itself."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card


@final
class Equip(Work[Castle]):
    """Every shown worker gets his pieces, from the start player on (CAS-5.1, 5.2)."""

    kind = "equip"

    def work(self, castle: Castle) -> None:
        for seat in reversed(castle.from_start()):
            workers = shown_of_rank(castle, seat, WORKER)
            if len(workers) == 2:
                castle.push(WhichToEquip(seat, workers[0], workers[1], 1))
            elif workers:
                castle.push(EquipWorker(seat, workers[0]))


class WhichWorker(Step[Castle]):
    """Of two workers of one player, which is carried out first (CAS-6.3)."""

    kind = "worker_first"
    rule = "CAS-6.3"

    def __init__(self, seat: int, one: int, other: int, equipping: int) -> None:
        super().__init__(seat)
        self.one = one
        self.other = other
        self.equipping = equipping

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [castle.box.go_first.at(self.one), castle.box.go_first.at(self.other)]

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        first = castle.box.go_first.of(action)
        for card in (self.one + self.other - first, first):
            castle.push(EquipWorker(seat, card) if self.equipping else Character(seat, card))


@final
class WhichToEquip(WhichWorker):
    """Of two workers of one player, which is equipped first (CAS-5.2)."""

    kind = "equip_first"
    rule = "CAS-5.2"


@final
@mypyc_attr(free_list_len=1)
class EquipWorker(CardWork):
    """One worker card gets its printed pieces; what is sold out is skipped (CAS-5.1, 5.2)."""

    kind = "equip_worker"

    def work(self, castle: Castle) -> None:
        given = [min(castle.box.card_equip[self.card][good], castle.supply[good]) for good in range(TALER)]
        load(castle, self.seat, self.card, given)
        for _piece in range(castle.box.card_choice[self.card]):
            castle.push(ChooseLoad(self.seat, self.card))


def load(castle: Castle, seat: int, card: int, pieces: list[int]) -> None:
    """Put pieces of the supply onto a worker card."""
    at = castle.load_at(seat, castle.box.worker_of[card])
    for good, count in enumerate(pieces):
        if count:
            castle.supply[good] -= count
            castle.load[at + good] += count
    if castle.telling and any(pieces):
        castle.tell("loaded", (seat, card, packed(pieces)))


@final
class ChooseLoad(CardWork):
    """One piece of the owner's choice onto the card; nothing if all are sold out (CAS-5.1, 5.2)."""

    kind = "choose_load"

    def work(self, castle: Castle) -> None:
        if any(castle.supply[good] for good in castle.box.card_choice_from[self.card]):
            castle.push(TakeLoad(self.seat, self.card))


class TakeOne(Step[Castle]):
    """Which kind to take from where pieces lie: the supply, the defence tower, the maiden's card."""

    none: ClassVar[int]  # the refusal of a kind that does not lie there

    def lying(self, castle: Castle) -> list[int]:
        """How many of each kind lie there."""
        raise RuntimeError("a subclass must say it")

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [castle.box.take.at(good) for good in range(len(self.lying(castle)))]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        return OK if self.lying(castle)[castle.box.take.of(action)] else self.none


@final
class TakeLoad(TakeOne):
    """Which piece the stone worker's owner takes (CAS-5.1)."""

    kind = "load"
    rule = "CAS-5.1"
    none = no.SOLD_OUT

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"card": self.card}

    def lying(self, castle: Castle) -> list[int]:
        return castle.supply

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [castle.box.take.at(good) for good in castle.box.card_choice_from[self.card]]

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        pieces = [0] * TALER
        pieces[castle.box.take.of(action)] = 1
        load(castle, seat, self.card, pieces)


@final
class ResolveRank(Work[Castle]):
    """The cards of one rank, from the start player on; then the next rank (CAS-6)."""

    kind = "rank"

    def __init__(self, rank: int) -> None:
        super().__init__(NOBODY)
        self.rank = rank

    def work(self, castle: Castle) -> None:
        shown = 0
        for player in castle.people:
            shown |= player.shown
        rank = self.rank
        while rank < MASTER_BUILDER and not shown & castle.box.of_rank[rank]:
            rank += 1  # nobody shows it
        if rank < MASTER_BUILDER:
            castle.push(RANKS[rank + 1])
        if rank == TRADER:
            castle.push(trader.PAYOUT)  # CAS-7.2.4
        for seat in reversed(castle.from_start()):
            if castle.people[seat].shown & castle.box.of_rank[rank]:
                cards = shown_of_rank(castle, seat, rank)
                two = len(cards) == 2
                castle.push(WhichWorker(seat, cards[0], cards[1], 0) if two else Character(seat, cards[0]))


@final
@mypyc_attr(free_list_len=1)
class Character(CardWork):
    """One card does what it does (CAS-7)."""

    kind = "character"

    def work(self, castle: Castle) -> None:
        seat = self.seat
        box = castle.box
        rank = box.card_rank[self.card]
        if castle.telling:
            castle.tell("resolves", (seat, self.card))
        if rank == MESSENGER:
            castle.tell("talers", (seat, castle.from_bank(seat, box.messenger_talers)))  # CAS-7.1.1
        elif rank == TRADER:
            castle.push(trader.SendHelper(seat))
            trader.pay_toll(castle, seat)
        elif rank == MASTER_BUILDER:
            call_the_cards_home(castle, seat)
        else:
            if rank != WORKER:
                castle.push(helpers.PlaceHelper(seat, box.card_helpers[self.card]))
            castle.push(building.Erect(seat, self.card, box.card_buildings[self.card]))
            if rank == WORKER:
                unload(castle, seat, self.card)
            elif rank == STONEMASON:
                castle.push(stonemason.BuyPiece(seat, 0))
            elif rank == BRICKLAYER and any(castle.tower):
                castle.push(EmptyTower(seat))


@final
class EmptyTower(TakeOne):
    """The bricklayer takes all pieces of one kind from the defence tower (CAS-7.3.1)."""

    kind = "tower"
    rule = "CAS-7.3.1"
    none = no.TOWER_HAS_NONE

    def lying(self, castle: Castle) -> list[int]:
        return castle.tower

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        good = castle.box.take.of(action)
        count = castle.tower[good]
        castle.tower[good] = 0
        castle.people[seat].goods[good] += count
        castle.tell("emptied", (seat, count, good))


def unload(castle: Castle, seat: int, card: int) -> None:
    """What is left on the worker card goes to its owner (CAS-7.5.1)."""
    worker = castle.box.worker_of[card]
    pieces = castle.on_worker(seat, worker)
    for good, count in enumerate(pieces):
        if count:
            castle.load[castle.load_at(seat, worker) + good] = 0
            castle.people[seat].goods[good] += count
    if castle.telling and any(pieces):
        castle.tell("took", (seat, packed(pieces)))


def call_the_cards_home(castle: Castle, seat: int) -> None:
    """The master builder scores the others' buildings and takes all played cards back (CAS-7.6)."""
    me = castle.people[seat]
    others = -me.erected
    for player in castle.people:
        others += player.erected
    castle.score(seat, others * castle.box.master_points, FROM_MASTER_BUILDER)
    me.hand |= me.pile | me.shown
    me.pile = 0
    me.shown = 0
    castle.tell("cards_home", (seat,))


EQUIP: Final = Equip()  # steps never change: one will do
RANKS: Final = [ResolveRank(rank) for rank in range(MASTER_BUILDER + 1)]
