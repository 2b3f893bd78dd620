"""The guilds: workshops, goods, apprentices (NOB-6.3)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Chance, Step, Work
from palas.games.nobility.box import (
    BUY_GOOD_ANY,
    DECLINE,
    FIELDS,
    FROM_QUARTERS,
    GUILD_BONUS_GOOD,
    KINDS,
    REROLL,
    STOP,
    SWAP_GOOD,
)
from palas.games.nobility.rules.gains import ChooseGood, Gain, GiveGood, gain_all, gain_goods
from palas.games.nobility.rules.refusals import (
    NO_APPRENTICE,
    NO_GOODS,
    NO_ROOM,
    NO_SUCH_DIE,
    NO_WORKER,
    TOO_EXPENSIVE,
)
from palas.games.nobility.state import FROM_BONUSES, FROM_OWNER_REWARDS, NONE, City


def visit(city: City, seat: int, guild: int, band: int) -> None:
    """Workshops, then goods, then apprentices (NOB-6.3.6)."""
    if city.box.apprentice_most[band]:
        city.push(PlaceApprentice(seat, guild, city.box.apprentice_most[band]))
    city.push(BuyGoods(seat, guild, city.box.buy_most[band]))
    city.push(Workshops(seat, guild, 0, city.box.reaches[band]))


@final
class Workshops(Work[City]):
    """The next workshop that the die reaches is activated; another owner is rewarded (NOB-6.3.2)."""

    kind = "workshops"

    def __init__(self, seat: int, guild: int, field: int, reach: int) -> None:
        super().__init__(seat)
        self.guild = guild
        self.field = field
        self.reach = reach

    def work(self, city: City) -> None:
        if self.field == self.reach:
            return
        city.push(Workshops(self.seat, self.guild, self.field + 1, self.reach))
        at = self.guild * FIELDS + self.field
        if city.workshops[at] == NONE:
            return
        city.push(UseWorkshop(self.seat, self.guild, self.field))
        owner = city.owners[at]
        if owner >= 0 and owner != self.seat:
            reward_owner(city, owner, self.guild, self.field, city.box.setups[city.players].owner_times)


def reward_owner(city: City, owner: int, guild: int, field: int, times: int) -> None:
    """The owner of a workshop has the reward above its field (NOB-6.3.2, 6.3.3)."""
    city.tell("owner_reward", (owner, guild, field + 1))
    for _time in range(times):
        gain_all(city, owner, city.box.field_reward[field], guild, FROM_OWNER_REWARDS)


@final
class UseWorkshop(Step[City]):
    """The effect of a workshop, one of two if it shows two, or none (NOB-6.3.2)."""

    kind = "workshop"
    rule = "NOB-6.3.2"

    def __init__(self, seat: int, guild: int, field: int) -> None:
        super().__init__(seat)
        self.guild = guild
        self.field = field

    def candidates(self, city: City, seat: int) -> list[int]:
        choices = city.box.building_choices[city.workshops[self.guild * FIELDS + self.field]]
        return [DECLINE, *range(city.box.first_use, city.box.first_use + len(choices))]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        me = city.people[seat]
        building = city.workshops[self.guild * FIELDS + self.field]
        op = city.box.building_choices[building][action - city.box.first_use].op
        if op == BUY_GOOD_ANY and me.coins < city.box.good_price:
            return TOO_EXPENSIVE  # NOB-6.3.8
        if op == SWAP_GOOD and not any(me.goods):
            return NO_GOODS
        if op == REROLL and not any(me.dice):
            return NO_SUCH_DIE
        return OK

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        building = city.workshops[self.guild * FIELDS + self.field]
        effect = city.box.building_choices[building][action - city.box.first_use]
        city.tell("uses_workshop", (seat, self.guild, self.field + 1))
        if effect.op == BUY_GOOD_ANY:
            city.pay(seat, city.box.good_price)
            city.push(ChooseGood(seat))
        elif effect.op == SWAP_GOOD:
            city.push(GiveGood(seat))
        elif effect.op == REROLL:
            city.push(Reroll(seat, 0))
        else:
            city.push(Gain(seat, effect.op, effect.n, self.guild, FROM_BONUSES))


@final
class Reroll(Step[City]):
    """Dice are picked one by one and then rolled again together (NOB-6.3.7, 6.3.8)."""

    kind = "reroll"
    rule = "NOB-6.3.7"

    def __init__(self, seat: int, picked: int) -> None:
        super().__init__(seat)
        self.picked = picked  # how many of each face, three bits each

    def candidates(self, city: City, seat: int) -> list[int]:
        return [STOP, *range(city.box.first_reroll, city.box.first_reroll + KINDS)]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        face = action - city.box.first_reroll
        return OK if city.people[seat].dice[face] > self.picked >> 3 * face & 7 else NO_SUCH_DIE

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action != STOP:
            city.push(Reroll(seat, self.picked + (1 << 3 * (action - city.box.first_reroll))))
            return
        count = 0
        for face in range(KINDS):
            dice = self.picked >> 3 * face & 7
            city.people[seat].dice[face] -= dice
            count += dice
        if count:
            city.push(RollDice(seat, count))


@final
class RollDice(Chance[City]):
    """One die after the other is rolled (NOB-3.2)."""

    kind = "roll"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def outcomes(self, city: City) -> list[int]:
        return list(range(1, KINDS + 1))

    def fall(self, city: City, outcome: int) -> None:
        city.people[self.seat].dice[outcome - 1] += 1
        if self.left > 1:
            city.push(RollDice(self.seat, self.left - 1))
        else:
            faces = city.people[self.seat].dice
            city.tell("rolled", (self.seat, faces[0], faces[1], faces[2], faces[3], faces[4], faces[5]))


@final
class BuyGoods(Step[City]):
    """Goods of the guild, and free ones for own apprentices with a purchase (NOB-6.3.4)."""

    kind = "buy_goods"
    rule = "NOB-6.3.4"

    def __init__(self, seat: int, guild: int, most: int) -> None:
        super().__init__(seat)
        self.guild = guild
        self.most = most

    def candidates(self, city: City, seat: int) -> list[int]:
        return list(range(city.box.first_buy, city.box.first_buy + self.most + 1))

    def refusal(self, city: City, seat: int, action: int) -> int:
        cost = (action - city.box.first_buy) * city.box.good_price
        return OK if city.people[seat].coins >= cost else TOO_EXPENSIVE

    def resolve(self, city: City, seat: int, action: int) -> None:
        count = action - city.box.first_buy
        if count:
            me = city.people[seat]
            good = city.box.guild_good[self.guild]
            me.coins -= count * city.box.good_price
            me.goods[good] += count
            city.tell("bought", (seat, count, good, count * city.box.good_price))
            gain_goods(city, seat, good, me.apprentices[self.guild] + city.lasting(seat, GUILD_BONUS_GOOD))


@final
class PlaceApprentice(Step[City]):
    """An apprentice from the quarters or from another guild, or no more (NOB-6.3.5)."""

    kind = "apprentice"
    rule = "NOB-6.3.5"

    def __init__(self, seat: int, guild: int, left: int) -> None:
        super().__init__(seat)
        self.guild = guild
        self.left = left

    def candidates(self, city: City, seat: int) -> list[int]:
        others = [city.box.first_from + guild for guild in range(KINDS) if guild != self.guild]
        return [STOP, FROM_QUARTERS, *others]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        if apprentices_in(city, self.guild) >= city.box.setups[city.players].apprentices:
            return NO_ROOM
        me = city.people[seat]
        if action == FROM_QUARTERS:
            return OK if me.quarters else NO_WORKER
        return OK if me.apprentices[action - city.box.first_from] else NO_APPRENTICE

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action == STOP:
            return
        me = city.people[seat]
        if action == FROM_QUARTERS:
            me.quarters -= 1
        else:
            me.apprentices[action - city.box.first_from] -= 1
        me.apprentices[self.guild] += 1
        if action == FROM_QUARTERS:
            city.tell("apprentice", (seat, self.guild))
        else:
            city.tell("moved", (seat, action - city.box.first_from, self.guild))
        if self.left > 1:
            city.push(PlaceApprentice(seat, self.guild, self.left - 1))


def apprentices_in(city: City, guild: int) -> int:
    """The apprentices of all players in a guild."""
    count = 0
    for player in city.people:
        count += player.apprentices[guild]
    return count
