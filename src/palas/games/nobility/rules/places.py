"""What a die does where it lies: Tavern, Yard, Port, Council, Castle, board and Chancery (NOB-6, 15)."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import with_
from palas.engine.core.position import OK, Step, changed
from palas.games.nobility import terms
from palas.games.nobility.rules import berk, dice, gains, guilds, hall, tavern
from palas.games.nobility.rules.final_scoring import ALL_FILLED
from palas.games.nobility.rules.refusals import MUST_SELL, NO_SPACE_ON_SHIP, NO_SUCH_GOOD, NONE_TO_RECALL
from palas.games.nobility.state import FROM_COUNCIL, NONE, City, die
from palas.games.nobility.terms import FIELDS, KINDS


def carry_out(city: City, seat: int, space: int, value: int) -> None:
    """The die lies there now; its action follows."""
    me = city.people[seat]
    place = city.box.place_of[space]
    number = space - place
    if terms.GUILD <= space < terms.DESK:
        city.dice[space] = die(seat, value)
    if place == terms.TAVERN:
        city.tavern = [*city.tavern, die(seat, value)]
        tavern.take(city, seat, tavern.cards_of_a_visit(city, seat))
    elif place == terms.YARD:
        city.yard = [*city.yard, die(seat, value)]
        city.pay(seat, dice.price(city, seat, space))
        gains.add_houses(city, seat, 1)
    elif place == terms.BOARD:
        me.board_die = value
        city.push(Recall(seat))
    elif place == terms.GUILD:
        guilds.visit(city, seat, number // FIELDS, number % FIELDS)
    elif place == terms.HALL:
        hall.buy(city, seat, number)
    elif place == terms.PORT:
        city.push(SellGood(seat, city.box.sell_most[number], 1))
    elif place == terms.COUNCIL:
        serve_council(city, seat, space)
    elif place == terms.BERK:
        berk.visit(city, seat, number)
    elif place == terms.CASTLE:
        city.change_reputation(seat, castle_steps(city, seat, number))
    elif place == terms.DESK:
        city.dice[terms.DESK + value - 1] = die(seat, value)
        city.desks = changed(city.desks, number, seat)
        me.quarters -= 1
        city.tell("desk", (seat, number))
    else:
        tile, hole = divmod(number, FIELDS)
        at = me.dice_tiles.index(tile)
        me.filled = me.filled[:]
        me.filled[at] = with_(me.filled[at], hole)
        if me.filled[at] == ALL_FILLED:
            city.tell("activated", (seat, tile))  # NOB-15.7


def castle_steps(city: City, seat: int, slot: int) -> int:
    """The reputation that a slot of the White Castle brings, as far as the track goes (NOB-6.10.1)."""
    steps = city.box.castle_gain[slot] + city.lasting(seat, terms.CASTLE_BONUS)
    return city.reputation_after(seat, steps) - city.people[seat].reputation


@final
class Recall(Step[City]):
    """An apprentice comes back from a guild to the quarters (NOB-6.11.1)."""

    kind = "recall"
    rule = "NOB-6.11.1"

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.from_guild.all()

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if city.people[seat].apprentices[city.box.from_guild.of(action)] else NONE_TO_RECALL

    def resolve(self, city: City, seat: int, action: int) -> None:
        guild = city.box.from_guild.of(action)
        city.move_apprentice(seat, guild, -1)
        city.people[seat].quarters += 1
        city.tell("recalled", (seat, guild))


def ship_price(city: City, seat: int, good: int) -> int:
    """What the ship pays the player for a good now (NOB-6.7.2, 15.5)."""
    return city.box.ship_price[city.ship][good] + city.lasting(seat, terms.PORT_BONUS_COIN)


@final
@mypyc_attr(free_list_len=1)
class SellGood(Step[City]):
    """A good is sold at the Port, and then another (NOB-6.7)."""

    kind = "port"
    rule = "NOB-6.7.1"

    def __init__(self, seat: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first  # 1 until something has been sold

    def about(self, city: City, seat: int) -> dict[str, Any]:
        return {"left": self.left}

    def candidates(self, city: City, seat: int) -> list[int]:
        return [terms.STOP, *city.box.sell_good.all()]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == terms.STOP:
            return MUST_SELL if self.first else OK
        good = city.box.sell_good.of(action)
        if city.people[seat].goods[good] == 0:
            return NO_SUCH_GOOD
        return OK if dice.room_on_ship(city, good) else NO_SPACE_ON_SHIP

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action == terms.STOP:
            return
        good = city.box.sell_good.of(action)
        price = ship_price(city, seat, good)
        me = city.people[seat]
        me.goods[good] -= 1
        city.sold[good] += 1
        me.coins += price
        city.tell("sold", (seat, good, price))
        if self.left > 1:
            city.push(SellGood(seat, self.left - 1, 0))


def council_points(city: City, seat: int, tile: int) -> int:
    """What a council tile scores now (NOB-6.8.2)."""
    return city.box.council_vp[tile] + city.lasting(seat, terms.COUNCIL_VP_BONUS)


def council_loss(city: City, seat: int) -> int:
    """The reputation that serving the council costs now, as far as the track goes (NOB-6.8.2, 15.5)."""
    loss = city.lasting(seat, terms.COUNCIL_REP_LOSS_SET) or city.box.council_loss
    loss = max(0, loss + city.lasting(seat, terms.COUNCIL_REP_LOSS_DELTA))
    return city.people[seat].reputation - city.reputation_after(seat, -loss)


def serve_council(city: City, seat: int, space: int) -> None:
    """The council's wish is paid: the tile, its points, and reputation lost (NOB-6.8)."""
    box = city.box
    me = city.people[seat]
    at = space - terms.COUNCIL
    tile = city.council[at]
    race = box.council_race[at % KINDS]
    price = dice.price(city, seat, space)
    city.council = changed(city.council, at, NONE)
    me.council = with_(me.council, tile)
    me.council_races = with_(me.council_races, race)
    city.tell("council", (seat, race, tile))
    for good in range(KINDS):
        if box.council_goods[tile][good]:
            gains.give_goods(city, seat, good, box.council_goods[tile][good])
    city.pay(seat, price)
    city.score(seat, council_points(city, seat, tile), FROM_COUNCIL)
    city.change_reputation(seat, -council_loss(city, seat))
