"""What the workers that stand somewhere will do for a seat: the part of the advice that looks ahead within a round."""

from __future__ import annotations

from typing import Final

from palas.games.caylus.box import (
    ANY,
    BASIC,
    BUILD,
    EXCHANGE,
    FAVOUR,
    FOOD,
    GAIN,
    GAIN_ONE_OF,
    GATE,
    GOLD,
    JOUST_FIELD,
    MERCHANTS_GUILD,
    MONEY,
    PP,
    PRESTIGE,
    TRADING_POST,
    TRANSFORM,
    Effect,
)
from palas.games.caylus.rules.buildings import WalkTheRoad
from palas.games.caylus.rules.castle import HandInBatch, open_section
from palas.games.caylus.rules.construction import tile_points
from palas.games.caylus.rules.provost import ShiftProvost
from palas.games.caylus.state import BUILDINGS, CASTLE_BUILDING, PROVOST, SUPPLY, Town

# A good in the middle of the game, and what is left of it at the end (CAY-12.2).
WORTH: Final = [0.5, 1.4, 1.3, 1.6, 1.5, 3.6]
LEFT_OVER: Final = [0.24, 0.32, 0.32, 0.32, 0.32, 3.0]

# The first cubes of a kind are wanted more than the next ones: what so many are worth together, in cubes.
CUBES_TOGETHER: Final = [0.0, 1.15, 2.15, 3.0, 3.75, 4.4, 5.0]
MORE_CUBES: Final = 0.5  # each beyond those
MUCH_MONEY: Final = 9
MORE_MONEY: Final = 0.6

FULL_VALUE: Final = 4.0  # with so many rounds to go goods have their full worth

# How likely a worker's building is still activated, by its distance from the provost while moves are to come.
BEHIND: Final = [0.88, 0.92, 0.95, 0.97]  # on his space, one, two, three or more before him
AHEAD: Final = [0.0, 0.55, 0.35, 0.2, 0.05]  # one, two, three, more beyond him

NEAR: Final = 4.0  # a prestige building for which fewer cubes are missing is worth a thought
READY: Final = 0.5
HOMELESS: Final = 0.2  # without a residence to put it on
ENOUGH: Final = 0.7  # a cube that will come with this likelihood is counted on
IMPOSSIBLE: Final = 1e6
NO_DISCOUNT: Final = [0] * 10


def owning(town: Town, tile: int, left: float) -> float:
    """What visitors bring to the owner of a craft building, and what he saves by using it himself."""
    if town.box.tile_owner_pp[tile] == 0:
        return 0.0
    return left * (0.45 + 0.3 * town.box.tile_owner_cubes[tile])


def residences_worth(residences: int, left: float) -> float:
    """A residence can become a prestige building; a few of them are enough."""
    if left < 1.0:
        return 0.0
    return min(residences, 3) * min(1.2, 0.25 * left)


def favour_worth(town: Town, seat: int, left: float) -> float:
    """What one more favour is worth to the seat."""
    if town.simple_favours:
        return float(town.box.simple_favour_pp)
    limit = min(town.box.column_limit[town.scored], town.box.columns)
    best = 0
    for column in town.people[seat].columns:
        best = max(best, column)
    return 1.4 + 0.75 * min(best + 1, limit) + 0.05 * min(left, 8.0)


class Plan:
    """One seat's goods on their way through the rest of the round, and what is gained with them."""

    def __init__(self, town: Town, seat: int, left: float) -> None:
        self.town = town
        self.seat = seat
        self.left = left
        self.purse: list[float] = [float(amount) for amount in town.people[seat].goods]
        self.share = share = min(1.0, left / FULL_VALUE)
        self.prices: list[float] = [
            LEFT_OVER[good] + share * (WORTH[good] - LEFT_OVER[good]) for good in range(GOLD + 1)
        ]
        self.favour = favour_worth(town, seat, left)
        self.gain = 0.0
        self.taken = 0  # bit mask of the tiles this plan builds

    def goods_worth(self) -> float:
        """What the goods in the purse are worth."""
        worth = 0.0
        for good in range(GOLD + 1):
            worth += self.good_worth(good, self.purse[good])
        return worth

    def good_worth(self, good: int, amount: float) -> float:
        """What so many of a good are worth; after the first few each adds less."""
        price = self.prices[good]
        if self.share == 0.0 or good == GOLD:
            return price * amount
        if good == MONEY:
            return price * (amount - max(0.0, amount - MUCH_MONEY) * (1.0 - MORE_MONEY))
        last = len(CUBES_TOGETHER) - 1
        if amount >= last:
            return price * (CUBES_TOGETHER[last] + MORE_CUBES * (amount - last))
        whole = int(amount)
        below = CUBES_TOGETHER[whole]
        return price * (below + (CUBES_TOGETHER[whole + 1] - below) * (amount - whole))

    def adding(self, good: int, amount: float) -> float:
        """What more (or fewer) of a good change."""
        return self.good_worth(good, self.purse[good] + amount) - self.good_worth(good, self.purse[good])

    # -- phase 3 --------------------------------------------------------------------------------------------------

    def before_the_bridge(self) -> None:
        """The special buildings in which a worker of the seat still stands."""
        town = self.town
        seat = self.seat
        if town.special[TRADING_POST] == seat:
            effect = town.box.effects[town.box.special_effect[TRADING_POST]]
            self.purse[MONEY] += effect.get[MONEY]
        if town.special[GATE] == seat:
            self.gain += 1.2
        if town.special[MERCHANTS_GUILD] == seat:
            self.gain += 0.7
        if town.special[JOUST_FIELD] == seat:
            self.trade(town.box.effects[town.box.special_effect[JOUST_FIELD]], 1.0)
        if seat in town.stables:
            self.gain += 0.35 * max(0, town.order.index(seat) - town.stables.index(seat))
        if self.left >= 1.0:
            if town.inn_left == seat and town.inn_right != seat:
                self.gain += 1.2
            elif town.inn_right == seat:
                self.gain += 0.8

    # -- phases 4 and 5 -------------------------------------------------------------------------------------------

    def along_the_road(self) -> None:
        """The buildings on the road in which a worker of the seat still stands."""
        town = self.town
        for space in range(first_to_walk(town), len(town.road)):
            if town.worker[space] == self.seat:
                chance = activation(town, self.seat, space)
                if chance > 0.0:
                    effect = town.box.effects[town.box.tile_effect[town.road[space]]]
                    self.use(effect, chance)

    def use(self, effect: Effect, chance: float) -> None:
        """Carry out an effect in thought; where there is a choice, the best one."""
        if effect.op == GAIN:
            self.receive(effect.get, chance)
        elif effect.op == GAIN_ONE_OF:
            best = effect.option_get[0]
            most = -1.0
            for get in effect.option_get:
                worth = self.bundle_worth(get)
                if worth > most:
                    best, most = get, worth
            self.receive(best, chance)
        elif effect.op == EXCHANGE:
            self.trade(effect, chance)
        elif effect.op == BUILD:
            self.build(effect, chance)
        elif effect.op == TRANSFORM:
            self.transform(effect, chance)

    def receive(self, amounts: list[int], chance: float) -> None:
        """Goods go into the purse, points and favours count as gained."""
        for good in range(GOLD + 1):
            if amounts[good]:
                self.purse[good] += amounts[good] * chance
        for _cube in range(amounts[BASIC]):
            self.purse[self.most_wanted(GOLD - 1)] += chance
        for _cube in range(amounts[ANY]):
            self.purse[self.most_wanted(GOLD)] += chance
        self.gain += chance * (amounts[PP] + amounts[FAVOUR] * self.favour)

    def bundle_worth(self, amounts: list[int]) -> float:
        """What receiving a bundle is worth."""
        worth = amounts[PP] + amounts[FAVOUR] * self.favour
        for good in range(GOLD + 1):
            if amounts[good]:
                worth += self.adding(good, amounts[good])
        if amounts[BASIC]:
            worth += amounts[BASIC] * self.adding(self.most_wanted(GOLD - 1), 1.0)
        if amounts[ANY]:
            worth += amounts[ANY] * self.adding(self.most_wanted(GOLD), 1.0)
        return worth

    def most_wanted(self, last: int) -> int:
        """The kind of cube of which one more is worth most."""
        best = FOOD
        most = -1.0
        for kind in range(FOOD, last + 1):
            worth = self.adding(kind, 1.0)
            if worth > most:
                best, most = kind, worth
        return best

    def least_wanted(self, last: int) -> int:
        """The kind of cube he owns whose loss costs least, or -1."""
        best = -1
        least = 1e9
        for kind in range(FOOD, last + 1):
            if self.purse[kind] >= ENOUGH:
                loss = -self.adding(kind, -1.0)
                if loss < least:
                    best, least = kind, loss
        return best

    def cost(self, price: list[int], discount: list[int]) -> float:
        """What paying a bundle costs in worth, or IMPOSSIBLE; the purse is as before."""
        before = self.purse[:]
        worth = self.goods_worth()
        paid = self.pay(price, discount)
        cost = worth - self.goods_worth() if paid else IMPOSSIBLE
        self.purse = before
        return cost

    def pay(self, price: list[int], discount: list[int]) -> bool:
        """Take a bundle from the purse; False if it does not hold it."""
        for good in range(GOLD + 1):
            due = price[good] - discount[good]
            if due > 0:
                if self.purse[good] < due - 1 + ENOUGH:
                    return False
                self.purse[good] = max(0.0, self.purse[good] - due)
        for wild in (BASIC, ANY):
            for _cube in range(price[wild]):
                kind = self.least_wanted(GOLD - 1 if wild == BASIC else GOLD)
                if kind < 0:
                    return False
                self.purse[kind] = max(0.0, self.purse[kind] - 1.0)
        return True

    def spend(self, price: list[int], discount: list[int], chance: float) -> None:
        """Pay as far as it is likely."""
        before = self.purse[:]
        self.pay(price, discount)
        for good in range(GOLD + 1):
            self.purse[good] = before[good] + chance * (self.purse[good] - before[good])

    def trade(self, effect: Effect, chance: float) -> None:
        """The best exchange a building offers, if any is worth it."""
        best = -1
        most = 0.0
        for option in range(len(effect.option_get)):
            cost = self.cost(effect.option_pay[option], NO_DISCOUNT)
            if cost < IMPOSSIBLE:
                profit = self.bundle_worth(effect.option_get[option]) - cost
                if profit > most:
                    best, most = option, profit
        if best >= 0:
            self.spend(effect.option_pay[best], NO_DISCOUNT, chance)
            self.receive(effect.option_get[best], chance)

    def build(self, effect: Effect, chance: float) -> None:
        """The best building he can pay, if any is worth it."""
        town = self.town
        box = town.box
        if effect.what == PRESTIGE and town.people[self.seat].residences == 0:
            return
        best = -1
        most = 0.0
        for tile in box.buildable[effect.what]:
            if town.where[tile] == SUPPLY and not self.taken & (1 << tile):
                cost = self.cost(box.tile_cost[tile], effect.discount)
                if cost < IMPOSSIBLE:
                    profit = self.tile_worth(tile) - cost
                    if profit > most:
                        best, most = tile, profit
        if best >= 0:
            self.taken |= 1 << best
            self.spend(box.tile_cost[best], effect.discount, chance)
            self.gain += chance * self.tile_worth(best)

    def tile_worth(self, tile: int) -> float:
        """What building a tile brings, before its price."""
        box = self.town.box
        worth = tile_points(self.town, tile) + box.tile_favours[tile] * self.favour
        if box.tile_kind[tile] == PRESTIGE:
            change = box.tile_income[tile] - box.tile_income[box.residence]
            residences = self.town.people[self.seat].residences
            lost = residences_worth(residences, self.left) - residences_worth(residences - 1, self.left)
            return worth + change * self.left * self.prices[MONEY] - lost
        return worth + owning(self.town, tile, self.left)

    def outlook(self) -> float:
        """What the goods promise for the prestige building that is nearest, beyond their own worth."""
        if self.left < 0.5:
            return 0.0
        town = self.town
        box = town.box
        best = 0.0
        for tile in box.buildable[PRESTIGE]:
            if town.where[tile] == SUPPLY and not self.taken & (1 << tile):
                missing = 0.0
                profit = self.tile_worth(tile)
                for good in range(FOOD, GOLD + 1):
                    due = box.tile_cost[tile][good]
                    if due:
                        profit -= due * self.prices[good]
                        lack = due - self.purse[good]
                        if lack > 0.0:
                            missing += lack * (1.5 if good == GOLD else 1.0)
                if missing < NEAR:
                    best = max(best, profit * (1.0 - missing / NEAR))
        ready = READY if town.people[self.seat].residences else HOMELESS
        return best * ready

    def transform(self, effect: Effect, chance: float) -> None:
        """A new residence."""
        cost = self.cost(effect.pay, effect.discount)
        if cost < IMPOSSIBLE:
            residences = self.town.people[self.seat].residences
            worth = effect.get[PP] + self.left * self.prices[MONEY]
            worth += residences_worth(residences + 1, self.left) - residences_worth(residences, self.left)
            if worth > cost:
                self.spend(effect.pay, effect.discount, chance)
                self.gain += chance * worth

    # -- phase 6 --------------------------------------------------------------------------------------------------

    def in_the_castle(self) -> None:
        """The batches that the worker in the castle can still hand in (CAY-9)."""
        town = self.town
        if self.seat not in town.castle:
            return
        given = town.people[self.seat].batches if town.phase == CASTLE_BUILDING else 0
        if still_to_build(town, self.seat):
            section = open_section(town)
            room = town.box.sections[section].parts - town.built[section] if section >= 0 else 0
            while room > 0:
                worth = town.box.sections[section].pp + self.house_worth(section, given)
                if given == 0:
                    worth += town.box.no_batch_loss
                kinds = self.spare_batch()
                if not kinds:
                    break
                cost = 0.0
                for kind in kinds:
                    cost -= self.adding(kind, -1.0)
                if cost >= worth:
                    break
                for kind in kinds:
                    self.purse[kind] = max(0.0, self.purse[kind] - 1.0)
                self.gain += worth
                given += 1
                room -= 1
            if given == 0:
                self.gain -= town.box.no_batch_loss
        if given:
            self.gain += self.favour * self.hope_for_most(given)

    def house_worth(self, section: int, given: int) -> float:
        """What one more house brings at the scoring, beyond its points."""
        town = self.town
        part = town.box.sections[section]
        houses = town.houses[section * town.players + self.seat] + given
        if houses == 0:
            return part.loss[0] * 0.6
        last = len(part.favours) - 1
        if houses >= last:
            return 0.0
        return self.favour * max(0.1, 0.7 * (part.favours[houses + 1] - part.favours[houses]))

    def spare_batch(self) -> list[int]:
        """The batch in the purse that costs least, or none."""
        best: list[int] = []
        least = IMPOSSIBLE
        for batch in self.town.box.batches:
            cost = 0.0
            for kind in batch:
                if self.purse[kind] < ENOUGH:
                    cost = IMPOSSIBLE
                    break
                cost -= self.adding(kind, -1.0)
            if cost < least:
                best, least = batch, cost
        return best

    def hope_for_most(self, given: int) -> float:
        """How likely these are the most batches of the round (CAY-9.8)."""
        town = self.town
        rivals = 0
        for seat in town.castle:
            if seat == self.seat:
                continue
            before = town.castle.index(seat) < town.castle.index(self.seat)
            if town.phase == CASTLE_BUILDING and not still_to_build(town, seat):
                theirs = town.people[seat].batches
                if theirs > given or (theirs == given and before):
                    return 0.0
            else:
                rivals += 2 if before else 1
        hope = 0.85
        for _rival in range(rivals):
            hope *= 0.55 if given == 1 else 0.75
        return hope


def first_to_walk(town: Town) -> int:
    """The first road space that has not been activated yet."""
    if town.phase < BUILDINGS:
        return 1
    for step in town.stack:
        if isinstance(step, WalkTheRoad):
            return step.space
    return len(town.road)


def activation(town: Town, seat: int, space: int) -> float:
    """How likely the building on that space will be activated this round (CAY-8.1)."""
    beyond = space - town.provost
    if town.phase >= BUILDINGS:
        return 1.0 if beyond <= 0 else 0.0
    likely = BEHIND[min(-beyond, len(BEHIND) - 1)] if beyond <= 0 else AHEAD[min(beyond, len(AHEAD) - 1)]
    if town.phase < PROVOST:
        return likely
    others = 0
    for step in town.stack:
        if isinstance(step, ShiftProvost) and step.seat != seat:
            others += 1
    if others == 0:
        return 1.0 if beyond <= 0 else 0.0
    share = others / town.players
    return 1.0 - (1.0 - likely) * share if beyond <= 0 else likely * share


def still_to_build(town: Town, seat: int) -> bool:
    """Is the seat's castle turn still to come, or under way?"""
    if town.phase < CASTLE_BUILDING:
        return True
    return any(isinstance(step, HandInBatch) and step.seat == seat for step in town.stack)
