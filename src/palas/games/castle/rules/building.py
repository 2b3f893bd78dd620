"""Erecting buildings and paying for them exactly, silver included (CAS-8, 9)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step
from palas.games.castle.box import (
    FULL_POINTS,
    HALF_POINTS,
    MORE_SILVER,
    SILVER,
    STONE,
    STOP,
    TALER_PER_PIECE,
)
from palas.games.castle.rules.refusals import (
    ALREADY_STANDS,
    CANNOT_PAY,
    NO_MORE_SILVER,
    PIECES_MISSING,
    TAKE_THE_FIRST,
    TOO_LITTLE,
    TOO_MUCH,
)
from palas.games.castle.state import FROM_BUILDINGS, Castle


@final
class Erect(Step[Castle]):
    """Choose a building to erect, or stop; up to as many as the card allows (CAS-8.3)."""

    kind = "build"
    rule = "CAS-8.1"

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [STOP, *[castle.box.first_build + template for template in castle.box.templates]]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        template = action - castle.box.first_build
        if castle.standing[template]:
            return ALREADY_STANDS
        twin = castle.box.twin[template]
        if twin >= 0 and not castle.standing[twin]:
            return TAKE_THE_FIRST
        return OK if can_pay(castle, seat, castle.box.value[template]) else CANNOT_PAY

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give; every value is tried once."""
        box = castle.box
        legal = [STOP]
        payable: list[int] = []
        tried: list[int] = []
        for template in box.templates:
            twin = box.twin[template]
            if castle.standing[template] or (twin >= 0 and not castle.standing[twin]):
                continue
            value = box.value[template]
            if value not in tried:
                tried.append(value)
                if can_pay(castle, seat, value):
                    payable.append(value)
            if value in payable:
                legal.append(box.first_build + template)
        return legal

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action != STOP:
            castle.push(ChoosePayment(seat, self.card, self.left, action - castle.box.first_build, 0))


def bars_needed(castle: Castle, seat: int, heap: list[int]) -> int:
    """The fewest silver bars with which the seat can pay this heap, or -1 (CAS-9.2)."""
    goods = castle.people[seat].goods
    bars = 0
    for good in range(SILVER):
        missing = heap[good] - goods[good]
        if missing > 0:
            if missing > castle.supply[good]:
                return -1
            bars += missing
    return bars if bars <= goods[SILVER] else -1


def can_pay(castle: Castle, seat: int, value: int) -> bool:
    """Is there any exact payment?"""
    goods = castle.people[seat].goods
    worth = goods[SILVER] * castle.box.good_value[SILVER - 1]
    for good in range(SILVER):
        worth += goods[good] * castle.box.good_value[good]
    if worth < value:
        return False
    return any(bars_needed(castle, seat, castle.box.payments[number]) >= 0 for number in castle.box.payments_of[value])


def takes_more_silver(castle: Castle, seat: int, heap: list[int], bars: int) -> bool:
    """Could own pieces of this payment, which needs that many bars, be spared with further silver (CAS-9.2)?"""
    goods = castle.people[seat].goods
    if bars < 0 or bars >= goods[SILVER]:
        return False
    for good in range(SILVER):
        missing = max(0, heap[good] - goods[good])
        if heap[good] > missing and castle.supply[good] > missing:
            return True
    return False


@final
class ChoosePayment(Step[Castle]):
    """Which pieces are paid: exactly the value, at least three kinds (CAS-8.1).

    Own pieces are used as far as they go, and the payments that need little silver come first. Who wants to spare own
    pieces asks for more silver; then only the payments that can take it are offered, and kind by kind how many bars.
    """

    kind = "payment"
    rule = "CAS-8.1"

    def __init__(self, seat: int, card: int, left: int, template: int, more_silver: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.template = template
        self.more_silver = more_silver

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        box = castle.box
        never: list[int] = []
        ordered = self.payable(castle, seat, never)
        actions = [box.first_pay + number for number in ordered + never]
        return actions if self.more_silver else [*actions, MORE_SILVER]

    def payable(self, castle: Castle, seat: int, never: list[int]) -> list[int]:
        """The payments that the seat can make, little silver first; the others are put into `never`."""
        box = castle.box
        numbers = box.payments_of[box.value[self.template]]
        if box.card_reward[self.card] == TALER_PER_PIECE:
            numbers = numbers[::-1]  # the bricklayer is paid by the piece
        by_bars: list[list[int]] = []
        for number in numbers:
            bars = bars_needed(castle, seat, box.payments[number])
            if bars < 0:
                never.append(number)
                continue
            while len(by_bars) <= bars:
                by_bars.append([])
            by_bars[bars].append(number)
        ordered: list[int] = []
        for group in by_bars:
            ordered += group
        return ordered

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == MORE_SILVER:
            for number in castle.box.payments_of[castle.box.value[self.template]]:
                heap = castle.box.payments[number]
                if takes_more_silver(castle, seat, heap, bars_needed(castle, seat, heap)):
                    return OK
            return NO_MORE_SILVER
        heap = castle.box.payments[action - castle.box.first_pay]
        bars = bars_needed(castle, seat, heap)
        if bars < 0:
            return PIECES_MISSING
        return OK if not self.more_silver or takes_more_silver(castle, seat, heap, bars) else NO_MORE_SILVER

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give; every payment is looked at once."""
        box = castle.box
        ordered = self.payable(castle, seat, [])
        mixed: list[int] = []
        if castle.people[seat].goods[SILVER]:
            for number in ordered:
                heap = box.payments[number]
                if takes_more_silver(castle, seat, heap, bars_needed(castle, seat, heap)):
                    mixed.append(number)
                    if not self.more_silver:
                        break
        if self.more_silver:
            return [box.first_pay + number for number in mixed]
        actions = [box.first_pay + number for number in ordered]
        return [*actions, MORE_SILVER] if mixed else actions

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == MORE_SILVER:
            castle.push(ChoosePayment(seat, self.card, self.left, self.template, 1))
            return
        payment = action - castle.box.first_pay
        if self.more_silver:
            castle.push(ExchangeSilver(seat, self.card, self.left, self.template, payment, STONE, 0, 0, 0, 0))
            return
        goods = castle.people[seat].goods
        heap = castle.box.payments[payment]
        bars = [max(0, heap[good] - goods[good]) for good in range(SILVER)]
        complete(castle, seat, self.card, self.left, self.template, payment, bars)


@final
class ExchangeSilver(Step[Castle]):
    """More silver: how many pieces of one kind come from it; kind by kind, stone first (CAS-9.2)."""

    kind = "silver"
    rule = "CAS-9.2"

    def __init__(
        self,
        seat: int,
        card: int,
        left: int,
        template: int,
        payment: int,
        good: int,
        sand: int,
        wood: int,
        clay: int,
        stone: int,
    ) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.template = template
        self.payment = payment
        self.good = good  # the kind asked about
        self.bars = [sand, wood, clay, stone]  # already settled, by kind

    def fields(self) -> list[int]:
        return [self.seat, self.card, self.left, self.template, self.payment, self.good, *self.bars]

    def bounds(self, castle: Castle, seat: int) -> tuple[int, int]:
        """The fewest and the most bars for this kind, so that the rest can still be paid."""
        heap = castle.box.payments[self.payment]
        goods = castle.people[seat].goods
        free = goods[SILVER]
        for settled in self.bars:
            free -= settled
        for good in range(self.good):
            free -= max(0, heap[good] - goods[good])
        least = max(0, heap[self.good] - goods[self.good])
        return least, min(free, heap[self.good], castle.supply[self.good])

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [castle.box.silver_action(self.good, bars) for bars in range(castle.box.most_silver + 1)]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        bars = action - castle.box.silver_action(self.good, 0)
        least, most = self.bounds(castle, seat)
        if bars < least:
            return TOO_LITTLE
        return OK if bars <= most else TOO_MUCH

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give."""
        least, most = self.bounds(castle, seat)
        zero = castle.box.silver_action(self.good, 0)
        return list(range(zero + least, zero + most + 1))

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        bars = self.bars[:]
        bars[self.good] = action - castle.box.silver_action(self.good, 0)
        if self.good > 0:
            castle.push(
                ExchangeSilver(
                    seat,
                    self.card,
                    self.left,
                    self.template,
                    self.payment,
                    self.good - 1,
                    bars[0],
                    bars[1],
                    bars[2],
                    bars[3],
                )
            )
            return
        complete(castle, seat, self.card, self.left, self.template, self.payment, bars)


def complete(castle: Castle, seat: int, card: int, left: int, template: int, payment: int, bars: list[int]) -> None:
    """The building is paid and stands; perhaps another follows (CAS-8.3)."""
    heap = castle.box.payments[payment]
    pay(castle, seat, heap, bars)
    castle.tell("erected", (seat, template, payment, sum(bars)))
    raise_building(castle, seat, card, template, sum(heap))
    if left > 1:
        castle.push(Erect(seat, card, left - 1))


def pay(castle: Castle, seat: int, heap: list[int], bars: list[int]) -> None:
    """Pieces return to the supply; bars stay in the smithy (CAS-8.2, 9.1)."""
    me = castle.people[seat]
    for good in range(SILVER):
        own = heap[good] - bars[good]
        me.goods[good] -= own
        castle.supply[good] += own
        me.goods[SILVER] -= bars[good]
        castle.smithy += bars[good]


def raise_building(castle: Castle, seat: int, card: int, template: int, pieces: int) -> None:
    """The template leaves the board, and the card's reward is given (CAS-8.2, 8.4)."""
    castle.standing[template] = 1
    castle.people[seat].erected += 1
    reward = castle.box.card_reward[card]
    if reward == TALER_PER_PIECE:
        talers = castle.from_bank(seat, pieces)
        castle.tell("talers", (seat, talers))
    elif reward == FULL_POINTS:
        castle.score(seat, castle.box.points[template], FROM_BUILDINGS)
    elif reward == HALF_POINTS:
        castle.score(seat, castle.box.half_points[template], FROM_BUILDINGS)
