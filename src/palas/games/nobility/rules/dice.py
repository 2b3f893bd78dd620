"""Where a die may go, what it must show and what it costs there (NOB-5, 6)."""

from __future__ import annotations

from palas.engine.core.cards import has
from palas.engine.core.position import OK
from palas.games.nobility.box import (
    BERK,
    BOARD,
    BUILDING_COST_DELTA,
    CLOSE_LOCATION,
    COUNCIL,
    COUNCIL_IGNORE_COINS,
    DESK,
    DICE_LIMIT_DELTA,
    FIELDS,
    GUILD,
    HALL,
    HOUSE_COST_DELTA,
    IGNORE_ORDER,
    KINDS,
    PORT,
    TAVERN,
    TILE,
    YARD,
)
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.state import NONE, City, value_of


def price(city: City, seat: int, space: int) -> int:
    """The coins that a die costs its player there now."""
    place = city.box.place_of[space]
    if place == YARD:
        return max(0, city.box.house_cost + city.lasting(seat, HOUSE_COST_DELTA))  # NOB-6.2.2
    if place == HALL:
        return max(0, city.box.hall_cost[space - HALL] + city.lasting(seat, BUILDING_COST_DELTA))  # NOB-6.4.1
    if place == COUNCIL and not city.lasting(seat, COUNCIL_IGNORE_COINS):  # NOB-15.5
        return city.box.council_coins[city.council[space - COUNCIL]]
    return 0


def room_on_ship(city: City, good: int) -> int:
    """Free spaces of a type on the ship (NOB-6.7.2)."""
    return city.box.ship_room[city.ship][good] - city.sold[good]


def commissions_allowed(city: City, seat: int) -> bool:
    """May the player draw another commission card (NOB-15.8, 15.9)?"""
    most = city.box.card_base + city.box.card_each * city.desks.count(seat)
    return city.chancery and len(city.people[seat].commissions) < most and cards_in_stack(city) > 0


def cards_in_stack(city: City) -> int:
    """How many commission cards the stack holds."""
    return city.commission_pile.bit_count() + len(city.under)


def work_for_berk(city: City, seat: int) -> bool:
    """Is there something else to do in Berk's Office than taking modifiers (NOB-6.9.1)?"""
    return bool(city.display) or any(tile != NONE for tile in city.hall) or commissions_allowed(city, seat)


def in_play(city: City, space: int) -> bool:
    """Do so many players use the space (NOB-6.10.1, 13.1, 15.2)?"""
    return city.players >= city.box.space_players[space] and (space < DESK or city.chancery)


def why_closed(city: City, seat: int, space: int) -> int:
    """OK if the action of a space could be carried out by this player, whatever the die (NOB-5.7)."""
    me = city.people[seat]
    box = city.box
    place = box.place_of[space]
    if place == TAVERN:
        if len(city.tavern) >= box.setups[city.players].tavern:
            return no.NO_SLOT
        return OK if city.display else no.NO_CARD  # NOB-6.1.4
    if place == YARD:
        if len(city.yard) >= box.setups[city.players].yard:
            return no.NO_YARD_SLOT
        if me.houses == 0:
            return no.NO_HOUSE
        return OK if me.coins >= price(city, seat, space) else no.TOO_EXPENSIVE
    if place == BOARD:
        if me.board_die:
            return no.OCCUPIED
        return OK if any(me.apprentices) else no.NONE_TO_RECALL
    if place == DESK:
        return why_no_desk(city, seat, space - DESK)
    if place == TILE:
        tile, hole = divmod(space - TILE, FIELDS)
        if tile not in me.dice_tiles:
            return no.NOT_YOUR_TILE
        return no.OCCUPIED if has(me.filled[me.dice_tiles.index(tile)], hole) else OK
    if city.dice[space]:
        return no.OCCUPIED
    if place == GUILD:
        first = space - (space - GUILD) % FIELDS
        taken = sum(1 for band in range(FIELDS) if city.dice[first + band])
        return OK if taken < box.setups[city.players].guild_dice else no.GUILD_CLOSED
    if place == HALL:
        return why_no_building(city, seat, space)
    if place == PORT:
        if city.event_does(CLOSE_LOCATION, PORT):
            return no.CLOSED
        sellable = any(me.goods[good] and room_on_ship(city, good) for good in range(KINDS))
        return OK if sellable else no.NOTHING_TO_SELL
    if place == COUNCIL:
        return why_no_council(city, seat, space)
    if place == BERK:
        return OK if city.modifiers or work_for_berk(city, seat) else no.NOTHING_AT_BERK
    return OK if in_play(city, space) else no.NO_SUCH_SLOT


def why_no_building(city: City, seat: int, space: int) -> int:
    """OK if the player could buy the tile of a Guild Hall slot (NOB-6.4)."""
    me = city.people[seat]
    tile = city.hall[space - HALL]
    if tile == NONE:
        return no.NO_TILE
    guild = city.box.building_guild[tile]
    if guild >= 0:
        if me.apprentices[guild] == 0:
            return no.NO_APPRENTICE
        if city.full_guild(guild):
            return no.GUILD_FULL
    else:
        if me.quarters == 0:
            return no.NO_WORKER
        if NONE not in me.sites:
            return no.NO_SITE
    return OK if me.coins >= price(city, seat, space) else no.TOO_EXPENSIVE


def why_no_council(city: City, seat: int, space: int) -> int:
    """OK if the player could serve the council there (NOB-6.8.1)."""
    me = city.people[seat]
    at = space - COUNCIL
    tile = city.council[at]
    if tile == NONE:
        return no.NO_COUNCIL_TILE
    if me.nobility < city.box.council_star[tile]:
        return no.NO_NOBILITY
    if not city.has_race(seat, city.box.council_race[at % KINDS]):
        return no.NO_RACE
    for good in range(KINDS):
        if me.goods[good] < city.box.council_goods[tile][good]:
            return no.NO_GOODS
    return OK if me.coins >= price(city, seat, space) else no.TOO_EXPENSIVE


def why_no_desk(city: City, seat: int, desk: int) -> int:
    """OK if the player could send a worker to a desk (NOB-15.2, 15.3)."""
    if not in_play(city, DESK + desk):
        return no.NOT_IN_PLAY
    if city.dice[DESK + city.box.desk_die[desk] - 1] or city.desks[desk] >= 0:
        return no.OCCUPIED
    if not city.has_race(seat, city.box.desk_race[desk]):
        return no.NO_RACE_FOR_DESK
    return OK if city.people[seat].quarters else no.NO_WORKER_FOR_DESK


def fitting(city: City, space: int) -> int:
    """The values that may lie there now (order, band or exact value), as a set."""
    values = city.box.space_values[space]
    if space == TAVERN and city.tavern and not city.event_does(IGNORE_ORDER, TAVERN):
        return values & -1 << value_of(city.tavern[-1])  # NOB-6.1.1
    if space == YARD and city.yard and not city.event_does(IGNORE_ORDER, YARD):
        return values & (2 << value_of(city.yard[-1])) - 1  # NOB-6.2.1
    return values


def limit(city: City, seat: int) -> int:
    """What the sum of the placed dice may not exceed (NOB-5.2)."""
    return city.people[seat].reputation + city.lasting(seat, DICE_LIMIT_DELTA)


def showable(city: City, seat: int) -> int:
    """The values that the player's dice and modifiers can show (NOB-5.4), as a set."""
    me = city.people[seat]
    values = 0
    for face in range(KINDS):
        if me.dice[face]:
            least = max(1, face + 1 - me.modifiers)
            most = min(KINDS, face + 1 + me.modifiers)
            values |= (2 << most) - (1 << least)
    return values


def allowed(city: City, seat: int) -> int:
    """The values that stay within the limit, as a set."""
    left = max(0, min(KINDS, limit(city, seat) - city.people[seat].placed))
    return (2 << left) - 2


def why_not_die(city: City, seat: int, space: int, rolled: int, value: int) -> int:
    """OK if a die of that face may be placed there as that value (NOB-5.2, 5.4)."""
    me = city.people[seat]
    if me.dice[rolled - 1] == 0:
        return no.NO_SUCH_DIE
    if abs(value - rolled) > me.modifiers:
        return no.NO_MODIFIER
    if not has(fitting(city, space), value):
        return no.NO_DIE
    return OK if me.placed + value <= limit(city, seat) else no.OVER_LIMIT


def why_no_die(city: City, seat: int, space: int) -> int:
    """OK if some die may be placed there, else the reason that comes nearest."""
    values = fitting(city, space) & showable(city, seat)
    if not values:
        return no.NO_DIE
    return OK if values & allowed(city, seat) else no.OVER_LIMIT
