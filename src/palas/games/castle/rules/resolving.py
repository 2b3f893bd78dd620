"""Equipping workers and carrying out the characters in rank order (CAS-5, 6, 7)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step, Work
from palas.games.castle.box import (
    BRICKLAYER,
    MASTER_BUILDER,
    MESSENGER,
    STONEMASON,
    TALER,
    TRADER,
    WORKER,
    packed,
)
from palas.games.castle.rules import building, helpers, stonemason, trader
from palas.games.castle.rules.refusals import SOLD_OUT, TOWER_HAS_NONE
from palas.games.castle.state import FROM_MASTER_BUILDER, NOBODY, Castle


def shown_of_rank(castle: Castle, seat: int, rank: int) -> list[int]:
    """The revealed cards of that rank."""
    shown = castle.people[seat].shown
    return [
        card for card in range(len(castle.box.card_ids)) if shown >> card & 1 and castle.box.card_rank[card] == rank
    ]


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
        return [castle.box.first_choose + self.one, castle.box.first_choose + self.other]

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        first = action - castle.box.first_choose
        second = self.one + self.other - first
        if self.equipping:
            castle.push(EquipWorker(seat, second))
            castle.push(EquipWorker(seat, first))
        else:
            castle.push(Character(seat, second))
            castle.push(Character(seat, first))


@final
class WhichToEquip(WhichWorker):
    """Of two workers of one player, which is equipped first (CAS-5.2)."""

    kind = "equip_first"
    rule = "CAS-5.2"


@final
class EquipWorker(Work[Castle]):
    """One worker card gets its printed pieces; what is sold out is skipped (CAS-5.1, 5.2)."""

    kind = "equip_worker"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def work(self, castle: Castle) -> None:
        given = [min(castle.box.card_equip[self.card][good], castle.supply[good]) for good in range(TALER)]
        load(castle, self.seat, self.card, given)
        for _piece in range(castle.box.card_choice[self.card]):
            castle.push(ChooseLoad(self.seat, self.card))


def load(castle: Castle, seat: int, card: int, pieces: list[int]) -> None:
    """Put pieces of the supply onto a worker card."""
    at = castle.load_at(seat, castle.box.workers.index(card))
    for good in range(TALER):
        castle.supply[good] -= pieces[good]
        castle.load[at + good] += pieces[good]
    if castle.telling and any(pieces):
        castle.tell("loaded", (seat, card, packed(pieces)))


@final
class ChooseLoad(Work[Castle]):
    """One piece of the owner's choice onto the card; nothing if all are sold out (CAS-5.1, 5.2)."""

    kind = "choose_load"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def work(self, castle: Castle) -> None:
        if any(castle.supply[good] for good in castle.box.card_choice_from[self.card]):
            castle.push(TakeLoad(self.seat, self.card))


@final
class TakeLoad(Step[Castle]):
    """Which piece the stone worker's owner takes (CAS-5.1)."""

    kind = "load"
    rule = "CAS-5.1"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [castle.box.first_take + good for good in castle.box.card_choice_from[self.card]]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        return OK if castle.supply[action - castle.box.first_take] else SOLD_OUT

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        pieces = [0] * TALER
        pieces[action - castle.box.first_take] = 1
        load(castle, seat, self.card, pieces)


@final
class ResolveRank(Work[Castle]):
    """The cards of one rank, from the start player on; then the next rank (CAS-6)."""

    kind = "rank"

    def __init__(self, rank: int) -> None:
        super().__init__(NOBODY)
        self.rank = rank

    def work(self, castle: Castle) -> None:
        if self.rank < MASTER_BUILDER:
            castle.push(ResolveRank(self.rank + 1))
        pending = False
        seats = castle.from_start()
        if self.rank == TRADER:
            pending = any(shown_of_rank(castle, seat, TRADER) for seat in seats)
        if pending:
            castle.push(trader.Payout())  # CAS-7.2.4
        for seat in reversed(seats):
            cards = shown_of_rank(castle, seat, self.rank)
            if len(cards) == 2:
                castle.push(WhichWorker(seat, cards[0], cards[1], 0))
            elif cards:
                castle.push(Character(seat, cards[0]))


@final
class Character(Work[Castle]):
    """One card does what it does (CAS-7)."""

    kind = "character"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def work(self, castle: Castle) -> None:
        seat = self.seat
        box = castle.box
        rank = box.card_rank[self.card]
        castle.tell("resolves", (seat, self.card))
        if rank == MESSENGER:
            talers = castle.from_bank(seat, box.messenger_talers)  # CAS-7.1.1
            castle.tell("talers", (seat, talers))
        elif rank == TRADER:
            castle.push(trader.SendHelper(seat))
            trader.pay_toll(castle, seat)
        elif rank == BRICKLAYER:
            castle.push(helpers.PlaceHelper(seat, box.card_helpers[self.card]))
            castle.push(building.Erect(seat, self.card, box.card_buildings[self.card]))
            if any(castle.tower):
                castle.push(EmptyTower(seat))
        elif rank == STONEMASON:
            castle.push(helpers.PlaceHelper(seat, box.card_helpers[self.card]))
            castle.push(building.Erect(seat, self.card, box.card_buildings[self.card]))
            castle.push(stonemason.BuyPiece(seat, 0))
        elif rank == WORKER:
            unload(castle, seat, self.card)
            castle.push(building.Erect(seat, self.card, box.card_buildings[self.card]))
        else:
            call_the_cards_home(castle, seat)


@final
class EmptyTower(Step[Castle]):
    """The bricklayer takes all pieces of one kind from the defence tower (CAS-7.3.1)."""

    kind = "tower"
    rule = "CAS-7.3.1"

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return list(range(castle.box.first_take, castle.box.first_take + TALER))

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        return OK if castle.tower[action - castle.box.first_take] else TOWER_HAS_NONE

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        good = action - castle.box.first_take
        count = castle.tower[good]
        castle.tower[good] = 0
        castle.people[seat].goods[good] += count
        castle.tell("emptied", (seat, count, good))


def unload(castle: Castle, seat: int, card: int) -> None:
    """What is left on the worker card goes to its owner (CAS-7.5.1)."""
    at = castle.load_at(seat, castle.box.workers.index(card))
    pieces = castle.load[at : at + TALER]
    for good in range(TALER):
        castle.load[at + good] = 0
        castle.people[seat].goods[good] += pieces[good]
    if castle.telling and any(pieces):
        castle.tell("took", (seat, packed(pieces)))


def call_the_cards_home(castle: Castle, seat: int) -> None:
    """The master builder scores the others' buildings and takes all played cards back (CAS-7.6)."""
    others = 0
    for other, player in enumerate(castle.people):
        if other != seat:
            others += player.erected
    castle.score(seat, others * castle.box.master_points, FROM_MASTER_BUILDER)
    me = castle.people[seat]
    me.hand |= me.pile | me.shown
    me.pile = 0
    me.shown = 0
    castle.tell("cards_home", (seat,))
