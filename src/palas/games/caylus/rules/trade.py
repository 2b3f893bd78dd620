"""Receiving and exchanging: production, owner cubes, trade buildings (CAY-8.4 to 8.6, 8.22 to 8.24)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.position import OK, Step, Work
from palas.games.caylus.box import ANY, BASIC, DECLINE, FAVOUR, FOOD, GOLD, GOODS, PP
from palas.games.caylus.rules import favours
from palas.games.caylus.rules import refusals as no
from palas.games.caylus.rules.marks import OfEffect
from palas.games.caylus.state import FROM_FAVOURS, FROM_TRADE, NOBODY, Town

FREE: Final = [0] * len(GOODS)  # no discount
NOT_A_TILE: Final = -1
BASIC_CUBES: Final = list(range(FOOD, GOLD))
ALL_CUBES: Final = [*BASIC_CUBES, GOLD]


def receive(town: Town, seat: int, amounts: list[int]) -> None:
    """Take a bundle from the bank; favours and wildcard cubes follow, points count for what is being used."""
    source = FROM_FAVOURS if favours.resolving(town) else FROM_TRADE
    favours.award(town, seat, amounts[FAVOUR])
    for _cube in range(amounts[ANY]):
        town.push(TakeCube(seat, ANY, NOT_A_TILE))
    for _cube in range(amounts[BASIC]):
        town.push(TakeCube(seat, BASIC, NOT_A_TILE))
    for good in range(GOLD + 1):
        if amounts[good]:
            gain(town, seat, amounts[good], good)
    town.score(seat, amounts[PP], source)


def gain(town: Town, seat: int, amount: int, good: int) -> None:
    """Goods come from the bank, and everybody hears of it."""
    town.gain_good(seat, good, amount)
    if town.telling:
        town.tell("gained", (seat, amount, good))


def cubes(wild: int) -> list[int]:
    """The kinds that a white or a multicolour cube may be."""
    return ALL_CUBES if wild == ANY else BASIC_CUBES


@final
class ChooseGain(OfEffect):
    """One side of the slash (CAY-8.4)."""

    kind = "production"
    rule = "CAY-8.4"

    def candidates(self, town: Town, seat: int) -> list[int]:
        return self.printed(town).actions

    def accept(self, town: Town, seat: int, action: int) -> None:
        effect = self.printed(town)
        receive(town, seat, effect.option_get[effect.actions.index(action)])


class TakeCube(Step[Town]):
    """One cube of the seat's choice, any or a basic one (CAY-8.23)."""

    kind = "take_cube"
    rule = "CAY-8.23"

    def __init__(self, seat: int, wild: int, tile: int) -> None:
        super().__init__(seat)
        self.wild = wild
        self.tile = tile

    def about(self, town: Town, seat: int) -> dict[str, Any]:
        return {} if self.tile == NOT_A_TILE else {"tile": self.tile}

    def candidates(self, town: Town, seat: int) -> list[int]:
        kinds = cubes(self.wild) if self.tile == NOT_A_TILE else town.box.tile_owner_kinds[self.tile]
        return [town.box.take.at(kind) for kind in kinds]

    def resolve(self, town: Town, seat: int, action: int) -> None:
        gain(town, seat, 1, town.box.take.of(action))


@final
class TakeOwnerCube(TakeCube):
    """One cube of what an own stone building has produced for another (CAY-8.5)."""

    kind = "owner_cube"
    rule = "CAY-8.5"


@final
class GiveCube(Step[Town]):
    """One cube of the payer's choice, for a white or multicolour cube of a price (CAY-8.12)."""

    kind = "give_cube"
    rule = "CAY-8.12"

    def __init__(self, seat: int, wild: int) -> None:
        super().__init__(seat)
        self.wild = wild

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [town.box.give.at(kind) for kind in cubes(self.wild)]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        return OK if town.people[seat].goods[town.box.give.of(action)] else no.NO_SUCH_CUBE

    def resolve(self, town: Town, seat: int, action: int) -> None:
        kind = town.box.give.of(action)
        town.pay_good(seat, kind, 1)
        if town.telling:
            town.tell("gave", (seat, 1, kind))


def ask_for_wildcards(town: Town, seat: int, price: list[int]) -> None:
    """Ask for each multicolour and white cube of a price: the multicolour ones first, as gold can serve as white."""
    for _cube in range(price[ANY]):
        town.push(GiveCube(seat, ANY))
    for _cube in range(price[BASIC]):
        town.push(GiveCube(seat, BASIC))


class Trade(OfEffect):
    """One of the exchanges a building offers, once, or none (CAY-8.3)."""

    kind = "trade"
    rule = "CAY-8.3"

    def __init__(self, seat: int, effect: int, joust: int) -> None:
        super().__init__(seat, effect)
        self.joust = joust

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [DECLINE, *self.printed(town).actions]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        effect = self.printed(town)
        return OK if town.can_pay(seat, effect.option_pay[effect.actions.index(action)], FREE) else no.CANNOT_PAY

    def accept(self, town: Town, seat: int, action: int) -> None:
        effect = self.printed(town)
        option = effect.actions.index(action)
        if town.telling:
            town.tell("trades", (seat, action))
        town.push(Delivery(seat, self.effect, option))
        town.pay_printed(seat, effect.option_pay[option], FREE)
        ask_for_wildcards(town, seat, effect.option_pay[option])


@final
class Joust(Trade):
    """The exchange of the joust field (CAY-6.6)."""

    kind = "joust"
    rule = "CAY-6.6"


@final
class Delivery(Work[Town]):
    """The other side of an exchange, once everything is paid."""

    kind = "delivery"

    def __init__(self, seat: int, effect: int, option: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.option = option

    def work(self, town: Town) -> None:
        receive(town, self.seat, town.box.effects[self.effect].option_get[self.option])


def reward_owner(town: Town, space: int, visitor: int) -> None:
    """The owner of a stone production building picks a cube of what others produced there (CAY-8.5)."""
    tile = town.road[space]
    owner = town.owner[space]
    if owner not in (NOBODY, visitor):
        for _cube in range(town.box.tile_owner_cubes[tile]):
            town.push(TakeOwnerCube(owner, BASIC, tile))
