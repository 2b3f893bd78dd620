"""What a die does where it lies: Tavern, Yard, Port, Council, Castle, board and Chancery (NOB-6, 15)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step
from palas.games.nobility.box import (
    BERK,
    BOARD,
    CASTLE,
    CASTLE_BONUS,
    COUNCIL,
    COUNCIL_REP_LOSS_DELTA,
    COUNCIL_REP_LOSS_SET,
    COUNCIL_VP_BONUS,
    DESK,
    FIELDS,
    GUILD,
    HALL,
    KINDS,
    PORT,
    PORT_BONUS_COIN,
    STOP,
    TAVERN,
    TAVERN_TAKE_SET,
    TILE,
    YARD,
)
from palas.games.nobility.rules import berk, dice, gains, guilds, hall, tavern
from palas.games.nobility.rules.final_scoring import ALL_FILLED
from palas.games.nobility.rules.refusals import MUST_SELL, NO_APPRENTICE, NO_SPACE_ON_SHIP, NO_SUCH_GOOD
from palas.games.nobility.state import FROM_COUNCIL, NONE, City, die


def carry_out(city: City, seat: int, space: int, value: int) -> None:
    """The die lies there now; its action follows."""
    me = city.people[seat]
    if GUILD <= space < DESK:
        city.dice[space] = die(seat, value)
    if space == TAVERN:
        city.tavern.append(die(seat, value))
        cards = max(1, city.lasting(seat, TAVERN_TAKE_SET))
        city.push(tavern.TakeSettler(seat, cards, tavern.mask_of(me.held)))
    elif space == YARD:
        city.yard.append(die(seat, value))
        city.pay(seat, dice.house_cost(city, seat))
        gains.add_houses(city, seat, 1)
    elif space == BOARD:
        me.board_die = value
        city.push(Recall(seat))
    elif space < HALL:
        guild, band = divmod(space - GUILD, FIELDS)
        guilds.visit(city, seat, guild, band)
    elif space < PORT:
        hall.buy(city, seat, space - HALL)
    elif space < COUNCIL:
        slot = space - PORT
        city.push(SellGood(seat, city.box.sell_most[slot], 1))
    elif space < BERK:
        serve_council(city, seat, space - COUNCIL)
    elif space < CASTLE:
        berk.visit(city, seat, space - BERK)
    elif space < DESK:
        slot = space - CASTLE
        city.change_reputation(seat, city.box.castle_gain[slot] + city.lasting(seat, CASTLE_BONUS))
    elif space < TILE:
        desk = space - DESK
        city.dice[DESK + value - 1] = die(seat, value)
        city.desks[desk] = seat
        me.quarters -= 1
        city.tell("desk", (seat, desk))
    else:
        tile, hole = divmod(space - TILE, FIELDS)
        place = me.dice_tiles.index(tile)
        me.filled[place] |= 1 << hole
        if me.filled[place] == ALL_FILLED:
            city.tell("activated", (seat, tile))  # NOB-15.7


@final
class Recall(Step[City]):
    """An apprentice comes back from a guild to the quarters (NOB-6.11.1)."""

    kind = "recall"
    rule = "NOB-6.11.1"

    def candidates(self, city: City, seat: int) -> list[int]:
        return list(range(city.box.first_from, city.box.first_from + KINDS))

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if city.people[seat].apprentices[action - city.box.first_from] else NO_APPRENTICE

    def resolve(self, city: City, seat: int, action: int) -> None:
        me = city.people[seat]
        me.apprentices[action - city.box.first_from] -= 1
        me.quarters += 1
        city.tell("recalled", (seat, action - city.box.first_from))


@final
class SellGood(Step[City]):
    """A good is sold at the Port, and then another (NOB-6.7)."""

    kind = "port"
    rule = "NOB-6.7.1"

    def __init__(self, seat: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first  # 1 until something has been sold

    def candidates(self, city: City, seat: int) -> list[int]:
        return [STOP, *range(city.box.first_sell_good, city.box.first_sell_good + KINDS)]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == STOP:
            return MUST_SELL if self.first else OK
        good = action - city.box.first_sell_good
        if city.people[seat].goods[good] == 0:
            return NO_SUCH_GOOD
        return OK if dice.room_on_ship(city, good) else NO_SPACE_ON_SHIP

    def resolve(self, city: City, seat: int, action: int) -> None:
        if action == STOP:
            return
        good = action - city.box.first_sell_good
        price = city.box.ship_price[city.ship][good] + city.lasting(seat, PORT_BONUS_COIN)
        me = city.people[seat]
        me.goods[good] -= 1
        city.sold[good] += 1
        me.coins += price
        city.tell("sold", (seat, good, price))
        if self.left > 1:
            city.push(SellGood(seat, self.left - 1, 0))


def serve_council(city: City, seat: int, at: int) -> None:
    """The council's wish is paid: the tile, its points, and reputation lost (NOB-6.8)."""
    box = city.box
    me = city.people[seat]
    tile = city.council[at]
    race = box.council_race[at % KINDS]
    city.council[at] = NONE
    me.council |= 1 << tile
    me.council_races |= 1 << race
    city.tell("council", (seat, race, tile))
    for good in range(KINDS):
        if box.council_goods[tile][good]:
            gains.give_goods(city, seat, good, box.council_goods[tile][good])
    city.pay(seat, dice.council_coins(city, seat, tile))
    city.score(seat, box.council_vp[tile] + city.lasting(seat, COUNCIL_VP_BONUS), FROM_COUNCIL)
    loss = city.lasting(seat, COUNCIL_REP_LOSS_SET) or box.council_loss
    city.change_reputation(seat, -max(0, loss + city.lasting(seat, COUNCIL_REP_LOSS_DELTA)))
