"""Where a die may go, what it must show and what it costs there (NOB-5, 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palas.engine.core.cards import has
from palas.engine.core.position import OK
from palas.games.nobility import terms
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.state import NONE, City, value_of
from palas.games.nobility.terms import FIELDS, KINDS

REACH: Final = [  # by modifiers and face: the values that a die can show (NOB-5.4), as a set
    [(2 << min(KINDS, face + modifiers)) - (1 << max(1, face - modifiers)) for face in range(1, KINDS + 1)]
    for modifiers in range(KINDS)
]


def price(city: City, seat: int, space: int) -> int:
    """The coins that a die costs its player there now."""
    place = city.box.place_of[space]
    number = space - place
    if place == terms.YARD:
        return max(0, city.box.house_cost + city.lasting(seat, terms.HOUSE_COST_DELTA))  # NOB-6.2.2
    if place == terms.HALL:
        return max(0, city.box.hall_cost[number] + city.lasting(seat, terms.BUILDING_COST_DELTA))  # NOB-6.4.1
    if place == terms.COUNCIL and not city.lasting(seat, terms.COUNCIL_IGNORE_COINS):  # NOB-15.5
        return city.box.council_coins[city.council[number]]
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
    return city.players >= city.box.space_players[space] and (space < terms.DESK or city.chancery)


def why_closed(city: City, seat: int, space: int) -> int:
    """OK if the action of a space could be carried out by this player, whatever the die (NOB-5.7)."""
    if terms.GUILD <= space < terms.DESK and city.dice[space]:
        return no.OCCUPIED
    closed = why_place_closed(city, seat, space)
    return closed if closed != OK else why_space_closed(city, seat, space)


def why_place_closed(city: City, seat: int, space: int) -> int:
    """OK if nothing closes the whole place, or the whole guild, of a space to this player."""
    if terms.GUILD <= space < terms.HALL:
        return no.GUILD_CLOSED if has_all_dice(city, (space - terms.GUILD) // FIELDS) else OK
    me = city.people[seat]
    box = city.box
    if space == terms.TAVERN:
        if len(city.tavern) >= box.setups[city.players].tavern:
            return no.NO_SLOT
        return OK if city.display else no.NO_CARD  # NOB-6.1.4
    if space == terms.YARD:
        if len(city.yard) >= box.setups[city.players].yard:
            return no.NO_YARD_SLOT
        if me.houses == 0:
            return no.NO_HOUSE
        return OK if me.coins >= price(city, seat, space) else no.TOO_EXPENSIVE
    if space == terms.BOARD:
        if me.board_die:
            return no.OCCUPIED
        return OK if any(count for count in me.apprentices) else no.NONE_TO_RECALL
    if terms.PORT <= space < terms.COUNCIL:
        if city.event_does(terms.CLOSE_LOCATION, terms.PORT):
            return no.CLOSED
        sellable = any(me.goods[good] and room_on_ship(city, good) for good in range(KINDS))
        return OK if sellable else no.NOTHING_TO_SELL
    if terms.BERK <= space < terms.CASTLE:
        return OK if city.modifiers or work_for_berk(city, seat) else no.NOTHING_AT_BERK
    return OK


def why_space_closed(city: City, seat: int, space: int) -> int:
    """OK if nothing closes this one space of an open place to this player."""
    if terms.GUILD <= space < terms.DESK and city.dice[space]:
        return no.OCCUPIED
    if terms.HALL <= space < terms.PORT:
        return why_no_building(city, seat, space)
    if terms.COUNCIL <= space < terms.BERK:
        return why_no_council(city, seat, space)
    if terms.CASTLE <= space < terms.DESK:
        return OK if in_play(city, space) else no.NO_SUCH_SLOT
    if terms.DESK <= space < terms.TILE:
        return why_no_desk(city, seat, space - terms.DESK)
    if space >= terms.TILE:
        me = city.people[seat]
        tile, hole = divmod(space - terms.TILE, FIELDS)
        if tile not in me.dice_tiles:
            return no.NOT_YOUR_TILE
        return no.OCCUPIED if has(me.filled[me.dice_tiles.index(tile)], hole) else OK
    return OK


def has_all_dice(city: City, guild: int) -> bool:
    """Do as many dice lie in a guild as may (NOB-6.3.1)?"""
    dice, lying = city.dice, 0
    first: i64 = terms.GUILD + guild * FIELDS
    for space in range(first, first + FIELDS):
        if dice[space]:
            lying += 1
    return lying >= city.box.setups[city.players].guild_dice


def why_no_building(city: City, seat: int, space: int) -> int:
    """OK if the player could buy the tile of a Guild Hall slot (NOB-6.4)."""
    me = city.people[seat]
    tile = city.hall[space - terms.HALL]
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
    at = space - terms.COUNCIL
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
    if not in_play(city, terms.DESK + desk):
        return no.NOT_IN_PLAY
    if city.dice[terms.DESK + city.box.desk_die[desk] - 1] or city.desks[desk] >= 0:
        return no.OCCUPIED
    if not city.has_race(seat, city.box.desk_race[desk]):
        return no.NO_RACE_FOR_DESK
    return OK if city.people[seat].quarters else no.NO_WORKER_FOR_DESK


def fitting(city: City, space: int) -> int:
    """The values that may lie there now (order, band or exact value), as a set."""
    values = city.box.space_values[space]
    if space == terms.TAVERN and city.tavern and not city.event_does(terms.IGNORE_ORDER, terms.TAVERN):
        return values & -1 << value_of(city.tavern[-1])  # NOB-6.1.1
    if space == terms.YARD and city.yard and not city.event_does(terms.IGNORE_ORDER, terms.YARD):
        return values & (2 << value_of(city.yard[-1])) - 1  # NOB-6.2.1
    return values


def limit(city: City, seat: int) -> int:
    """What the sum of the placed dice may not exceed (NOB-5.2)."""
    return city.people[seat].reputation + city.lasting(seat, terms.DICE_LIMIT_DELTA)


def showable(city: City, seat: int) -> int:
    """The values that the player's dice and modifiers can show (NOB-5.4), as a set."""
    me = city.people[seat]
    within = REACH[min(me.modifiers, KINDS - 1)]
    values = 0
    for face, count in enumerate(me.dice):
        if count:
            values |= within[face]
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
