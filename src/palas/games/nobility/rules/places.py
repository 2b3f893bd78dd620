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
from palas.games.nobility.rules import berk, dice, guilds, hall, settlers
from palas.games.nobility.rules.refusals import MUST_SELL, NO_APPRENTICE, NO_ROOM
from palas.games.nobility.state import FROM_COUNCIL, NONE, City


def carry_out(city: City, seat: int, space: int, value: int) -> None:
    """The die lies there now; its action follows."""
    me = city.people[seat]
    if space == TAVERN:
        city.tavern.append(value)
        cards = max(1, city.lasting(seat, TAVERN_TAKE_SET))
        city.push(settlers.TakeSettler(seat, cards, settlers.mask_of(me.held)))
    elif space == YARD:
        city.yard.append(value)
        me.coins -= dice.house_cost(city, seat)
        me.houses -= 1
        me.platform += 1
        city.tell("house", (seat,))
    elif space == BOARD:
        me.board_die = True
        city.push(Recall(seat))
    elif space < HALL:
        guild, band = divmod(space - GUILD, FIELDS)
        city.guild_dice[guild] |= 1 << band
        guilds.visit(city, seat, guild, band)
    elif space < PORT:
        hall.buy(city, seat, space - HALL)
    elif space < COUNCIL:
        slot = space - PORT
        city.port_dice |= 1 << slot
        city.push(SellGood(seat, city.box.sell_most[slot], 1))
    elif space < BERK:
        serve_council(city, seat, space - COUNCIL)
    elif space < CASTLE:
        city.berk_dice |= 1 << (space - BERK)
        berk.visit(city, seat, space - BERK)
    elif space < DESK:
        slot = space - CASTLE
        city.castle_dice |= 1 << slot
        city.change_reputation(seat, city.box.castle_gain[slot] + city.lasting(seat, CASTLE_BONUS))
    elif space < TILE:
        desk = space - DESK
        city.chancery_dice |= 1 << (city.box.desk_die[desk] - 1)
        city.desks[desk] = seat
        me.quarters -= 1
        city.tell("desk", (seat, desk))
    else:
        tile, hole = divmod(space - TILE, FIELDS)
        me.filled[me.dice_tiles.index(tile)] |= 1 << hole


@final
class Recall(Step[City]):
    """An apprentice comes back from a guild to the quarters (NOB-6.11.1)."""

    def kind(self) -> str:
        return "recall"

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

    def __init__(self, seat: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first  # 1 until something has been sold

    def kind(self) -> str:
        return "port"

    def fields(self) -> list[int]:
        return [self.seat, self.left, self.first]

    def candidates(self, city: City, seat: int) -> list[int]:
        return [STOP, *range(city.box.first_sell_good, city.box.first_sell_good + KINDS)]

    def refusal(self, city: City, seat: int, action: int) -> int:
        if action == STOP:
            return MUST_SELL if self.first else OK
        good = action - city.box.first_sell_good
        return OK if city.people[seat].goods[good] and dice.room_on_ship(city, good) else NO_ROOM

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
    for good in range(KINDS):
        me.goods[good] -= box.council_goods[tile][good]
    me.coins -= dice.council_coins(city, seat, tile)
    city.council[at] = NONE
    city.council_dice |= 1 << at
    me.council |= 1 << tile
    me.council_races |= 1 << box.council_race[at % KINDS]
    city.tell("council", (seat, box.council_race[at % KINDS]))
    city.score(seat, box.council_vp[tile] + city.lasting(seat, COUNCIL_VP_BONUS), FROM_COUNCIL)
    loss = city.lasting(seat, COUNCIL_REP_LOSS_SET) or box.council_loss
    city.change_reputation(seat, -max(0, loss + city.lasting(seat, COUNCIL_REP_LOSS_DELTA)))
