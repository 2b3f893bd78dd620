"""The guilds: workshops, goods, apprentices (NOB-6.3)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.luck import Quick
from palas.engine.core.position import OK, Chance, Step, Work
from palas.games.nobility import terms
from palas.games.nobility.box import Effect
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.rules.gains import ChooseGood, Gain, GiveGood, gain_all, gain_goods
from palas.games.nobility.state import FROM_BONUSES, FROM_OWNER_REWARDS, NONE, City
from palas.games.nobility.terms import FIELDS, KINDS, SEATS

FACES: Final = [1, 2, 3, 4, 5, 6]  # of a die
MOST_DICE: Final = 7  # of a player


def visit(city: City, seat: int, guild: int, band: int) -> None:
    """Workshops, then goods, then apprentices (NOB-6.3.6)."""
    if city.box.apprentice_most[band]:
        city.push(PlaceApprentice(seat, guild, city.box.apprentice_most[band]))
    city.push(BuyGoods(seat, guild, city.box.buy_most[band]))
    city.push(Workshops(seat, guild, 0, city.box.reaches[band]))


@final
@mypyc_attr(free_list_len=1)
class Workshops(Work[City]):
    """The next workshop that the die reaches is activated; another owner is rewarded (NOB-6.3.2)."""

    kind = "workshops"

    def __init__(self, seat: int, guild: int, field: int, reach: int) -> None:
        super().__init__(seat)
        self.guild = guild
        self.field = field
        self.reach = reach

    def work(self, city: City) -> None:
        for field in range(self.field, self.reach):
            at = self.guild * FIELDS + field
            if city.workshops[at] != NONE:
                city.push(Workshops(self.seat, self.guild, field + 1, self.reach))
                city.push(UseWorkshop(self.seat, self.guild, field))
                owner = city.owners[at]
                if owner >= 0 and owner != self.seat:
                    reward_owner(city, owner, self.guild, field, city.box.setups[city.players].owner_times)
                return


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

    def about(self, city: City, seat: int) -> dict[str, Any]:
        return {"guild": self.guild, "building": self.building(city)}

    def building(self, city: City) -> int:
        """The tile of the workshop."""
        return city.workshops[self.guild * FIELDS + self.field]

    def effect(self, city: City, action: int) -> Effect:
        """The effect that an answer chooses."""
        return city.box.building_choices[self.building(city)][city.box.use.of(action)]

    def candidates(self, city: City, seat: int) -> list[int]:
        return [terms.DECLINE, *city.box.use.all()[: len(city.box.building_choices[self.building(city)])]]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == terms.DECLINE:
            return OK
        me = city.people[seat]
        op = self.effect(city, action).op
        if op == terms.BUY_GOOD_ANY and me.coins < city.box.good_price:
            return no.NO_COIN_FOR_GOOD  # NOB-6.3.8
        if op == terms.SWAP_GOOD and not any(me.goods):
            return no.NO_GOOD_TO_SWAP
        if op == terms.REROLL and not any(me.dice):
            return no.NOTHING_TO_REROLL
        return OK

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action == terms.DECLINE:
            return
        effect = self.effect(city, action)
        use = self.building(city) * terms.USES + city.box.use.of(action)
        city.tell("uses_workshop", (seat, self.guild, self.field + 1, use))
        if effect.op == terms.BUY_GOOD_ANY:
            city.pay(seat, city.box.good_price)
            city.push(ChooseGood(seat))
        elif effect.op == terms.SWAP_GOOD:
            city.push(GiveGood(seat))
        elif effect.op == terms.REROLL:
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

    def count(self, face: int) -> int:
        """How many dice of a face are picked."""
        return self.picked >> 3 * face & 7

    def candidates(self, city: City, seat: int) -> list[int]:
        return [terms.STOP, *city.box.reroll.all()]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == terms.STOP:
            return OK
        face = city.box.reroll.of(action)
        return OK if city.people[seat].dice[face] > self.count(face) else no.NO_DIE_TO_REROLL

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action != terms.STOP:
            city.push(Reroll(seat, self.picked + (1 << 3 * city.box.reroll.of(action))))
            return
        counts = [self.count(face) for face in range(KINDS)]
        for face in range(KINDS):
            city.people[seat].dice[face] -= counts[face]
        if any(counts):
            city.push(ROLLS[seat][sum(counts)])


class Roll(Chance[City]):
    """A die is rolled."""

    def outcomes(self, city: City) -> list[int]:
        return FACES

    def imagine(self, city: City, luck: Quick) -> int:
        return luck.below(KINDS) + 1


@final
class RollDice(Roll):
    """One die after the other is rolled (NOB-3.2)."""

    kind = "roll"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fall(self, city: City, outcome: int) -> None:
        city.people[self.seat].dice[outcome - 1] += 1
        if self.left > 1:
            city.push(ROLLS[self.seat][self.left - 1])
        elif city.telling:
            city.tell("rolled", (self.seat, *city.people[self.seat].dice))


ROLLS: Final = [  # steps never change: one for each seat and number of dice will do
    [RollDice(seat, left) for left in range(MOST_DICE + 1)] for seat in range(SEATS)
]


@final
@mypyc_attr(free_list_len=1)
class BuyGoods(Step[City]):
    """Goods of the guild, and free ones for own apprentices with a purchase (NOB-6.3.4)."""

    kind = "buy_goods"
    rule = "NOB-6.3.4"

    def __init__(self, seat: int, guild: int, most: int) -> None:
        super().__init__(seat)
        self.guild = guild
        self.most = most

    def about(self, city: City, seat: int) -> dict[str, Any]:
        good, free = city.box.guild_good[self.guild], self.free(city, seat)
        return {"guild": self.guild, "good": good, "left": self.most, "price": city.box.good_price, "free": free}

    def free(self, city: City, seat: int) -> int:
        """How many goods come with a purchase."""
        return city.people[seat].apprentices[self.guild] + city.lasting(seat, terms.GUILD_BONUS_GOOD)

    def price(self, city: City, seat: int, action: int) -> int:
        """The coins that an answer costs."""
        return city.box.buy.of(action) * city.box.good_price

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.buy.all()[: self.most + 1]

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if city.people[seat].coins >= self.price(city, seat, action) else no.TOO_EXPENSIVE

    def resolve(self, city: City, seat: int, action: int) -> None:
        count = city.box.buy.of(action)
        if count:
            good, price = city.box.guild_good[self.guild], self.price(city, seat, action)
            city.people[seat].coins -= price
            city.people[seat].goods[good] += count
            city.tell("bought", (seat, count, good, price))
            gain_goods(city, seat, good, self.free(city, seat), "goods_besides")


@final
@mypyc_attr(free_list_len=1)
class PlaceApprentice(Step[City]):
    """An apprentice from the quarters or from another guild, or no more (NOB-6.3.5)."""

    kind = "apprentice"
    rule = "NOB-6.3.5"

    def __init__(self, seat: int, guild: int, left: int) -> None:
        super().__init__(seat)
        self.guild = guild
        self.left = left

    def about(self, city: City, seat: int) -> dict[str, Any]:
        return {"guild": self.guild, "left": self.left}

    def candidates(self, city: City, seat: int) -> list[int]:
        others = [city.box.from_guild.at(guild) for guild in range(KINDS) if guild != self.guild]
        return [terms.STOP, terms.FROM_QUARTERS, *others]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == terms.STOP:
            return OK
        if apprentices_in(city, self.guild) >= city.box.setups[city.players].apprentices:
            return no.NO_ROOM
        me = city.people[seat]
        if action == terms.FROM_QUARTERS:
            return OK if me.quarters else no.NO_WORKER_TO_PLACE
        return OK if me.apprentices[city.box.from_guild.of(action)] else no.NO_APPRENTICE_TO_MOVE

    def options(self, city: City, seat: int) -> list[int]:
        """The same list as candidates and refusal give; room is looked for once."""
        me = city.people[seat]
        legal = [terms.STOP]
        if apprentices_in(city, self.guild) < city.box.setups[city.players].apprentices:
            if me.quarters:
                legal.append(terms.FROM_QUARTERS)
            for guild, count in enumerate(me.apprentices):
                if count and guild != self.guild:
                    legal.append(city.box.from_guild.at(guild))
        return legal

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action == terms.STOP:
            return
        me = city.people[seat]
        city.move_apprentice(seat, self.guild, 1)
        if action == terms.FROM_QUARTERS:
            me.quarters -= 1
            city.tell("apprentice", (seat, self.guild))
        else:
            guild = city.box.from_guild.of(action)
            city.move_apprentice(seat, guild, -1)
            city.tell("moved", (seat, guild, self.guild))
        if self.left > 1:
            city.push(PlaceApprentice(seat, self.guild, self.left - 1))


def apprentices_in(city: City, guild: int) -> int:
    """The apprentices of all players in a guild."""
    count = 0
    for player in city.people:
        count += player.apprentices[guild]
    return count
