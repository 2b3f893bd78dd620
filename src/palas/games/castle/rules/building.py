"""Erecting buildings and paying for them exactly, silver included (CAS-8, 9)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from palas.engine.core.position import OK, Step
from palas.games.castle.box import (
    CLAY,
    FULL_POINTS,
    HALF_POINTS,
    KINDS_PER_PAYMENT,
    MORE_SILVER,
    SAND,
    SILVER,
    STONE,
    STOP,
    TALER_PER_PIECE,
    WOOD,
    Box,
    Heap,
)
from palas.games.castle.rules import refusals as no
from palas.games.castle.state import FROM_BUILDINGS, Castle

NONE_IN_SUPPLY: Final = 99  # bars that nobody has


@final
@mypyc_attr(free_list_len=1)
class Erect(Step[Castle]):
    """Choose a building to erect, or stop; up to as many as the card allows (CAS-8.3)."""

    kind = "build"
    rule = "CAS-8.1"

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"card": self.card, "left": self.left}

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [STOP, *[castle.box.build.at(template) for template in castle.box.templates]]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        template = castle.box.build.of(action)
        if castle.standing[template]:
            return no.ALREADY_STANDS
        twin = castle.box.twin[template]
        if twin >= 0 and not castle.standing[twin]:
            return no.TAKE_THE_FIRST
        return OK if can_pay(castle, seat, castle.box.value[template]) else no.CANNOT_PAY

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give; every value that the goods are worth is tried once."""
        standing = castle.standing
        legal = [STOP]
        payable: i64 = payable_values(castle, seat)
        if payable:
            for plan in castle.box.plans:
                if payable >> plan.value & 1 and not standing[plan.template] and (plan.twin < 0 or standing[plan.twin]):
                    legal.append(plan.action)
        return legal

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action != STOP:
            castle.push(ChoosePayment(seat, self.card, self.left, castle.box.build.of(action), 0))


def lacking(castle: Castle, seat: int, heap: list[int]) -> list[int]:
    """The pieces of a heap that the seat does not have."""
    goods = castle.people[seat].goods
    return [max(0, heap[good] - goods[good]) for good in range(SILVER)]


def exchanged(needed: i64, owned: i64, supply: i64) -> i64:
    """The silver bars for what is missing of one kind, which must lie in the supply (CAS-9.2)."""
    missing = needed - owned
    if missing <= 0:
        return 0
    if missing > supply:
        return NONE_IN_SUPPLY
    return missing


def spares(needed: i64, owned: i64, supply: i64) -> bool:
    """Can own pieces of one kind be spared with silver?"""
    bars = exchanged(needed, owned, supply)
    return bars < needed and bars < supply


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """What a seat can pay with now: its own pieces, its silver, and the supply to exchange it."""

    def __init__(self, castle: Castle, seat: int) -> None:
        goods = castle.people[seat].goods
        self.own = Heap(goods)
        self.silver: i64 = goods[SILVER]
        self.supply = Heap(castle.supply)

    def most(self, box: Box) -> i64:
        """The most that it can pay, silver standing in for stone; nothing, if it has too few kinds (CAS-8.1)."""
        own = self.own
        kinds = self.silver + (1 if own.sand else 0) + (1 if own.wood else 0)
        if kinds + (1 if own.clay else 0) + (1 if own.stone else 0) < KINDS_PER_PAYMENT:
            return 0
        value = box.good_value
        soft = own.sand * value[SAND] + own.wood * value[WOOD] + own.clay * value[CLAY]
        return soft + (own.stone + self.silver) * value[STONE]

    def bars_for(self, heap: Heap) -> i64:
        """The fewest silver bars with which a heap can be paid, or -1 (CAS-9.2)."""
        own, supply = self.own, self.supply
        bars = exchanged(heap.sand, own.sand, supply.sand) + exchanged(heap.wood, own.wood, supply.wood)
        bars += exchanged(heap.clay, own.clay, supply.clay) + exchanged(heap.stone, own.stone, supply.stone)
        if bars > self.silver:
            return -1
        return bars

    def pays_any(self, heaps: list[Heap]) -> bool:
        """Can one of some heaps be paid?"""
        return any(self.bars_for(heap) >= 0 for heap in heaps)

    def takes_more_silver(self, heap: Heap) -> bool:
        """Can this be paid, and could own pieces of it be spared with further silver (CAS-9.2)?"""
        bars = self.bars_for(heap)
        if bars < 0 or bars >= self.silver:
            return False
        own, supply = self.own, self.supply
        if spares(heap.sand, own.sand, supply.sand) or spares(heap.wood, own.wood, supply.wood):
            return True
        return spares(heap.clay, own.clay, supply.clay) or spares(heap.stone, own.stone, supply.stone)


def can_pay(castle: Castle, seat: int, value: int) -> bool:
    """Is there any exact payment?"""
    purse = Purse(castle, seat)
    return purse.most(castle.box) >= value and purse.pays_any(castle.box.heaps_of[value])


def payable_values(castle: Castle, seat: int) -> i64:
    """The values of buildings for which there is an exact payment, as a set."""
    box, purse = castle.box, Purse(castle, seat)
    most = purse.most(box)
    payable: i64 = 0
    one: i64 = 1
    for value in box.template_values:
        if value > most:
            break
        if purse.pays_any(box.heaps_of[value]):
            payable |= one << value
    return payable


class Paying(Step[Castle]):
    """A building is chosen and must be paid."""

    def __init__(self, seat: int, card: int, left: int, template: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.template = template

    def complete(self, castle: Castle, payment: int, bars: list[int]) -> None:
        """The building is paid and stands, the card gives its reward; perhaps another follows (CAS-8.2 to 8.4)."""
        me = castle.people[self.seat]
        heap = castle.box.payments[payment]
        spent = 0
        for good in range(SILVER):
            spent += bars[good]
            own = heap[good] - bars[good]
            me.goods[good] -= own
            castle.supply[good] += own
        me.goods[SILVER] -= spent
        castle.smithy += spent  # CAS-9.1
        castle.standing[self.template] = 1
        me.erected += 1
        castle.tell("erected", (self.seat, self.template, payment, spent))
        if castle.box.card_reward[self.card] == TALER_PER_PIECE:
            talers = castle.from_bank(self.seat, reward_talers(castle, self.card, sum(heap)))
            castle.tell("talers", (self.seat, talers))
        castle.score(self.seat, reward_points(castle, self.card, self.template), FROM_BUILDINGS)
        if self.left > 1:
            castle.push(Erect(self.seat, self.card, self.left - 1))


@final
@mypyc_attr(free_list_len=1)
class ChoosePayment(Paying):
    """Which pieces are paid: exactly the value, at least three kinds (CAS-8.1).

    Own pieces are used as far as they go, and the payments that need little silver come first. Who wants to spare own
    pieces asks for more silver; then only the payments that can take it are offered, and kind by kind how many bars.
    """

    kind = "payment"
    rule = "CAS-8.1"

    def __init__(self, seat: int, card: int, left: int, template: int, more_silver: int) -> None:
        super().__init__(seat, card, left, template)
        self.more_silver = more_silver

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"building": self.template, "value": castle.box.value[self.template], "silver": self.more_silver}

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        ordered = self.payable(castle, seat)
        never = [number for number in self.payments(castle) if number not in ordered]
        actions = [castle.box.pay.at(number) for number in ordered + never]
        return actions if self.more_silver else [*actions, MORE_SILVER]

    def payments(self, castle: Castle) -> list[int]:
        """All exact payments, few pieces first; for the bricklayer, who is paid by the piece, many."""
        box = castle.box
        by_the_piece = box.card_reward[self.card] == TALER_PER_PIECE
        return (box.payments_with_most if by_the_piece else box.payments_of)[box.value[self.template]]

    def payable(self, castle: Castle, seat: int) -> list[int]:
        """The payments that the seat can make, little silver first."""
        purse, heaps = Purse(castle, seat), castle.box.heaps
        by_bars: list[list[int]] = [[] for bars in range(castle.people[seat].goods[SILVER] + 1)]
        for number in self.payments(castle):
            bars = purse.bars_for(heaps[number])
            if bars >= 0:
                by_bars[bars].append(number)
        return [number for group in by_bars for number in group]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        purse, heaps = Purse(castle, seat), castle.box.heaps
        if action == MORE_SILVER:
            some = any(purse.takes_more_silver(heaps[number]) for number in self.payments(castle))
            return OK if some else no.NO_MORE_SILVER
        heap = heaps[castle.box.pay.of(action)]
        if purse.bars_for(heap) < 0:
            return no.PIECES_MISSING
        return OK if not self.more_silver or purse.takes_more_silver(heap) else no.NO_MORE_SILVER

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give; every payment is looked at once."""
        box = castle.box
        ordered = self.payable(castle, seat)
        mixed: list[int] = []
        if castle.people[seat].goods[SILVER]:
            purse = Purse(castle, seat)
            for number in ordered:
                if purse.takes_more_silver(box.heaps[number]):
                    mixed.append(number)
                    if not self.more_silver:
                        break
        if self.more_silver:
            return [box.pay.at(number) for number in mixed]
        actions = [box.pay.at(number) for number in ordered]
        return [*actions, MORE_SILVER] if mixed else actions

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == MORE_SILVER:
            castle.push(ChoosePayment(seat, self.card, self.left, self.template, 1))
            return
        payment = castle.box.pay.of(action)
        if self.more_silver:
            castle.push(ExchangeSilver(seat, self.card, self.left, self.template, payment, STONE, 0, 0, 0, 0))
        else:
            self.complete(castle, payment, lacking(castle, seat, castle.box.payments[payment]))


@final
class ExchangeSilver(Paying):
    """More silver: how many pieces of one kind come from it; kind by kind, stone first (CAS-9.2)."""

    kind = "silver"
    rule = "CAS-9.2"

    def __init__(
        self, seat: int, card: int, left: int, template: int, payment: int, good: int,
        sand: int, wood: int, clay: int, stone: int,
    ) -> None:  # fmt: skip
        super().__init__(seat, card, left, template)
        self.payment = payment
        self.good = good  # the kind asked about
        self.bars = [sand, wood, clay, stone]  # already settled, by kind

    def fields(self) -> list[int]:
        return [self.seat, self.card, self.left, self.template, self.payment, self.good, *self.bars]

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        owned = castle.people[seat].goods[SILVER]
        return {"building": self.template, "payment": self.payment, "good": self.good, "owned": owned}

    def bounds(self, castle: Castle, seat: int) -> tuple[int, int]:
        """The fewest and the most bars for this kind, so that the rest can still be paid."""
        heap = castle.box.payments[self.payment]
        least = lacking(castle, seat, heap)
        free = castle.people[seat].goods[SILVER]
        for good in range(SILVER):
            free -= self.bars[good] + (least[good] if good < self.good else 0)
        return least[self.good], min(free, heap[self.good], castle.supply[self.good])

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return castle.box.silver[self.good].all()

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        bars = castle.box.silver[self.good].of(action)
        least, most = self.bounds(castle, seat)
        if bars < least:
            return no.TOO_LITTLE
        return OK if bars <= most else no.TOO_MUCH

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give."""
        least, most = self.bounds(castle, seat)
        return [castle.box.silver[self.good].at(bars) for bars in range(least, most + 1)]

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        bars = self.bars[:]
        bars[self.good] = castle.box.silver[self.good].of(action)
        if self.good > 0:
            sand, wood, clay, stone = bars
            settled = ExchangeSilver(
                seat, self.card, self.left, self.template, self.payment, self.good - 1, sand, wood, clay, stone
            )
            castle.push(settled)
        else:
            self.complete(castle, self.payment, bars)


def reward_points(castle: Castle, card: int, template: int) -> int:
    """The points for erecting a building with that card (CAS-8.4)."""
    reward = castle.box.card_reward[card]
    if reward == FULL_POINTS:
        return castle.box.points[template]
    return castle.box.half_points[template] if reward == HALF_POINTS else 0


def reward_talers(castle: Castle, card: int, pieces: int) -> int:
    """The talers for a payment of so many pieces with that card, as long as the bank lasts (CAS-1.5, 8.4)."""
    return min(pieces, castle.bank) if castle.box.card_reward[card] == TALER_PER_PIECE else 0
