"""Receiving things: the interpreter of gaining effects, stars and the character's bonus (NOB-8, 17.2)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.position import OK, Step, Work
from palas.games.nobility import terms
from palas.games.nobility.box import Effect
from palas.games.nobility.rules import tavern
from palas.games.nobility.rules.refusals import NOT_THAT_GOOD
from palas.games.nobility.state import FROM_BONUSES, NONE, City


def gain_all(city: City, seat: int, effects: list[Effect], guild: int, source: int) -> None:
    """Receive a list of effects in order, ahead of everything pending."""
    for effect in reversed(effects):
        city.push(Gain(seat, effect.op, effect.n, guild, source))


@final
class Gain(Work[City]):
    """One effect is received."""

    kind = "gain"

    def __init__(self, seat: int, op: int, n: int, guild: int, source: int) -> None:
        super().__init__(seat)
        self.op = op
        self.n = n
        self.guild = guild
        self.source = source

    def work(self, city: City) -> None:
        seat = self.seat
        if self.op == terms.COINS:
            gain_coins(city, seat, self.n)
        elif self.op == terms.VP:
            city.score(seat, self.n, self.source)
        elif self.op == terms.REPUTATION:
            city.change_reputation(seat, self.n)
        elif self.op == terms.MODIFIERS:
            city.take_modifiers(seat, self.n)
        elif self.op == terms.GOODS_CHOICE:
            for _good in range(self.n):
                city.push(ChooseGood(seat))
        elif self.op == terms.GOOD_OF_GUILD:
            gain_goods(city, seat, city.box.guild_good[self.guild], self.n)
        elif self.op == terms.WORKERS:
            hire(city, seat, self.n)
        elif self.op == terms.HOUSE:
            add_houses(city, seat, min(self.n, city.people[seat].houses))  # NOB-8.5
        elif self.op == terms.SETTLER_CHOICE and city.display:
            tavern.take(city, seat, self.n)


def gain_coins(city: City, seat: int, coins: int) -> None:
    """Coins from the supply, which has no limit."""
    if coins:
        city.people[seat].coins += coins
        if city.telling:
            city.tell("coins", (seat, coins))


def gain_goods(city: City, seat: int, good: int, count: int, told: str = "goods") -> None:
    """Goods from the supply, which has no limit; the log may tell where they come from."""
    if count:
        city.people[seat].goods[good] += count
        if city.telling:
            city.tell(told, (seat, count, good))


def add_houses(city: City, seat: int, houses: int) -> None:
    """Houses move from the supply to the building platform."""
    me = city.people[seat]
    me.houses -= houses
    me.platform += houses
    for _house in range(houses):
        city.tell("house", (seat,))


def give_goods(city: City, seat: int, good: int, count: int) -> None:
    """Goods go back to the supply."""
    city.people[seat].goods[good] -= count
    city.tell("gave", (seat, count, good))


def workers_at_hand(city: City, seat: int, count: int) -> int:
    """How many of some workers the supply still has (NOB-7.5)."""
    return min(count, city.people[seat].workers)


def hire(city: City, seat: int, count: int) -> None:
    """Workers come to the quarters, as many as the supply has."""
    me = city.people[seat]
    came = workers_at_hand(city, seat, count)
    me.workers -= came
    me.quarters += came
    if came:
        city.tell("workers", (seat, came))


def steps_of_nobility(city: City, seat: int, stars: int) -> int:
    """How far stars take the player; what lies beyond the end of the track is lost (NOB-8.2)."""
    return min(stars, city.box.star_max - city.people[seat].nobility)


def add_stars(city: City, seat: int, stars: int) -> None:
    """Advance on the nobility track; a new Lord has the character's bonus at once (NOB-8.4)."""
    me = city.people[seat]
    steps = steps_of_nobility(city, seat, stars)
    if steps:
        me.nobility += steps
        city.tell("nobility", (seat, me.nobility))
    if me.nobility >= city.box.lord_at and not me.lord:
        me.lord = True
        city.tell("lord", (seat,))
        gain_all(city, seat, city.box.character_bonus[me.character], NONE, FROM_BONUSES)


@final
class ChooseGood(Step[City]):
    """A good of the player's choice."""

    kind = "good"
    rule = "NOB-8.5"

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.good.all()

    def resolve(self, city: City, seat: int, action: int) -> None:
        gain_goods(city, seat, city.box.good.of(action), 1)


@final
class GiveGood(Step[City]):
    """A good is given away for another one (NOB-6.3.7)."""

    kind = "swap"
    rule = "NOB-6.3.7"

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.give.all()

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if city.people[seat].goods[city.box.give.of(action)] else NOT_THAT_GOOD

    def resolve(self, city: City, seat: int, action: int) -> None:
        good = city.box.give.of(action)
        give_goods(city, seat, good, 1)
        city.push(OtherGood(seat, good))


@final
class OtherGood(Step[City]):
    """The good that comes for it, of another type."""

    kind = "swap_for"
    rule = "NOB-6.3.7"

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def about(self, city: City, seat: int) -> dict[str, Any]:
        return {"one_good": self.given}

    def candidates(self, city: City, seat: int) -> list[int]:
        return [action for action in city.box.good.all() if city.box.good.of(action) != self.given]

    def resolve(self, city: City, seat: int, action: int) -> None:
        gain_goods(city, seat, city.box.good.of(action), 1)
