"""Where a die may go and what it must show (NOB-5, 6)."""

from __future__ import annotations

from palas.engine.core.position import OK
from palas.games.nobility.box import (
    BERK,
    BOARD,
    BUILDING_COST_DELTA,
    CASTLE,
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
    LOCATIONS,
    PORT,
    TAVERN,
    TILE,
    YARD,
)
from palas.games.nobility.rules.refusals import (
    CLOSED,
    GUILD_FULL,
    NO_APPRENTICE,
    NO_DIE,
    NO_GOODS,
    NO_HOUSE,
    NO_NOBILITY,
    NO_RACE,
    NO_SITE,
    NO_TILE,
    NO_WORKER,
    NOT_YOURS,
    NOTHING_AT_BERK,
    NOTHING_TO_SELL,
    OCCUPIED,
    OVER_LIMIT,
    TOO_EXPENSIVE,
)
from palas.games.nobility.state import NONE, City

PORT_LOCATION = LOCATIONS.index("port")


def house_cost(city: City, seat: int) -> int:
    """What a house costs now (NOB-6.2.2)."""
    return max(0, city.box.house_cost + city.lasting(seat, HOUSE_COST_DELTA))


def hall_cost(city: City, seat: int, slot: int) -> int:
    """What the tile of a Guild Hall slot costs now (NOB-6.4.1)."""
    return max(0, city.box.hall_cost[slot] + city.lasting(seat, BUILDING_COST_DELTA))


def council_coins(city: City, seat: int, tile: int) -> int:
    """The coins a council tile costs now (NOB-15.5)."""
    return 0 if city.lasting(seat, COUNCIL_IGNORE_COINS) else city.box.council_coins[tile]


def room_on_ship(city: City, good: int) -> int:
    """Free spaces of a type on the ship (NOB-6.7.2)."""
    return city.box.ship_room[city.ship][good] - city.sold[good]


def commissions_allowed(city: City, seat: int) -> bool:
    """May the player draw another commission card (NOB-15.8, 15.9)?"""
    most = city.box.card_base + city.box.card_each * city.desks_of(seat)
    return city.chancery and len(city.people[seat].commissions) < most and cards_in_stack(city) > 0


def cards_in_stack(city: City) -> int:
    """How many commission cards the stack holds."""
    return city.commission_pile.bit_count() + len(city.under)


def why_closed(city: City, seat: int, space: int) -> int:
    """OK if the action of a space could be carried out by this player, whatever the die (NOB-5.7)."""
    me = city.people[seat]
    box = city.box
    card = box.setups[city.players]
    if space == TAVERN:
        if len(city.tavern) >= card.tavern:
            return OCCUPIED
        return OK if city.display else CLOSED  # NOB-6.1.4
    if space == YARD:
        if len(city.yard) >= card.yard:
            return OCCUPIED
        if me.houses == 0:
            return NO_HOUSE
        return OK if me.coins >= house_cost(city, seat) else TOO_EXPENSIVE
    if space == BOARD:
        if me.board_die:
            return OCCUPIED
        return OK if any(me.apprentices) else NO_APPRENTICE
    if space < HALL:
        guild, band = divmod(space - GUILD, FIELDS)
        if city.guild_dice[guild] >> band & 1:
            return OCCUPIED
        return OK if city.guild_dice[guild].bit_count() < card.guild_dice else CLOSED
    if space < PORT:
        return why_no_building(city, seat, space - HALL)
    if space < COUNCIL:
        if city.location_is(CLOSE_LOCATION, PORT_LOCATION):
            return CLOSED
        if city.port_dice >> (space - PORT) & 1:
            return OCCUPIED
        sellable = any(me.goods[good] and room_on_ship(city, good) for good in range(KINDS))
        return OK if sellable else NOTHING_TO_SELL
    if space < BERK:
        return why_no_council(city, seat, space - COUNCIL)
    if space < CASTLE:
        if city.berk_dice >> (space - BERK) & 1:
            return OCCUPIED
        something = city.modifiers or city.display or any(tile != NONE for tile in city.hall)
        return OK if something or commissions_allowed(city, seat) else NOTHING_AT_BERK
    if space < DESK:
        slot = space - CASTLE
        if city.players < box.castle_players[slot]:
            return CLOSED
        return OCCUPIED if city.castle_dice >> slot & 1 else OK
    if space < TILE:
        return why_no_desk(city, seat, space - DESK)
    tile, hole = divmod(space - TILE, FIELDS)
    if tile not in me.dice_tiles:
        return NOT_YOURS
    return OCCUPIED if me.filled[me.dice_tiles.index(tile)] >> hole & 1 else OK


def why_no_building(city: City, seat: int, slot: int) -> int:
    """OK if the player could buy the tile of a Guild Hall slot (NOB-6.4)."""
    me = city.people[seat]
    if city.hall_dice >> slot & 1:
        return OCCUPIED
    tile = city.hall[slot]
    if tile == NONE:
        return NO_TILE
    guild = city.box.building_guild[tile]
    if guild >= 0:
        if me.apprentices[guild] == 0:
            return NO_APPRENTICE
        if city.full_guild(guild):
            return GUILD_FULL
    else:
        if me.quarters == 0:
            return NO_WORKER
        if NONE not in me.sites:
            return NO_SITE
    return OK if me.coins >= hall_cost(city, seat, slot) else TOO_EXPENSIVE


def why_no_council(city: City, seat: int, at: int) -> int:
    """OK if the player could serve the council there (NOB-6.8.1)."""
    me = city.people[seat]
    tile = city.council[at]
    if city.council_dice >> at & 1:
        return OCCUPIED
    if tile == NONE:
        return NO_TILE
    if me.nobility < city.box.council_star[tile]:
        return NO_NOBILITY
    if not city.has_race(seat, city.box.council_race[at % KINDS]):
        return NO_RACE
    for good in range(KINDS):
        if me.goods[good] < city.box.council_goods[tile][good]:
            return NO_GOODS
    return OK if me.coins >= council_coins(city, seat, tile) else TOO_EXPENSIVE


def why_no_desk(city: City, seat: int, desk: int) -> int:
    """OK if the player could send a worker to a desk (NOB-15.2, 15.3)."""
    if not city.chancery or city.players < city.box.desk_players[desk]:
        return CLOSED
    if city.chancery_dice >> (city.box.desk_die[desk] - 1) & 1 or city.desks[desk] >= 0:
        return OCCUPIED
    if not city.has_race(seat, city.box.desk_race[desk]):
        return NO_RACE
    return OK if city.people[seat].quarters else NO_WORKER


def value_fits(city: City, space: int, value: int) -> bool:
    """May a die of this value lie there (order, band or exact value)?"""
    box = city.box
    if space == TAVERN:
        free = not city.tavern or city.location_is(IGNORE_ORDER, LOCATIONS.index("cavern_tavern"))
        return free or value >= city.tavern[-1]  # NOB-6.1.1
    if space == YARD:
        free = not city.yard or city.location_is(IGNORE_ORDER, LOCATIONS.index("construction_yard"))
        return free or value <= city.yard[-1]  # NOB-6.2.1
    if space == BOARD:
        return value in box.board_values
    if space < HALL:
        return box.band[value] == (space - GUILD) % FIELDS
    if space < PORT:
        return value == space - HALL + 1
    if space < COUNCIL:
        return value == space - PORT + 1
    if space < BERK:
        return box.council_row[value] == (space - COUNCIL) // KINDS
    if space < CASTLE:
        return box.berk_band[value] == space - BERK
    if space < DESK:
        return value in box.castle_values[space - CASTLE]
    if space < TILE:
        return value == box.desk_die[space - DESK]
    tile, hole = divmod(space - TILE, FIELDS)
    return value == box.dice_tiles[tile][hole]


def limit(city: City, seat: int) -> int:
    """What the sum of the placed dice may not exceed (NOB-5.2)."""
    return city.people[seat].reputation + city.lasting(seat, DICE_LIMIT_DELTA)


def why_not_die(city: City, seat: int, space: int, rolled: int, value: int) -> int:
    """OK if a die of that face may be placed there as that value (NOB-5.2, 5.4)."""
    me = city.people[seat]
    if me.dice[rolled - 1] == 0 or abs(value - rolled) > me.modifiers or not value_fits(city, space, value):
        return NO_DIE
    return OK if me.placed + value <= limit(city, seat) else OVER_LIMIT


def why_no_die(city: City, seat: int, space: int) -> int:
    """OK if some die may be placed there, else the reason that comes nearest."""
    nearest = NO_DIE
    for rolled in range(1, KINDS + 1):
        for value in range(1, KINDS + 1):
            found = why_not_die(city, seat, space, rolled, value)
            if found == OK:
                return OK
            if found == OVER_LIMIT:
                nearest = OVER_LIMIT
    return nearest
