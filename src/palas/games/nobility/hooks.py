"""The city in numbers: what bots and researchers ask about a position, commission cards dealt anew (NOB-16)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.cards import listed, set_of
from palas.engine.core.hooks import Hooks
from palas.engine.core.luck import Quick
from palas.engine.core.position import NOT_YET, Position
from palas.engine.core.scribe import Scribe
from palas.games.nobility.advice import standings
from palas.games.nobility.rules.berk import Visit
from palas.games.nobility.rules.gains import OtherGood
from palas.games.nobility.rules.guilds import BuyGoods, PlaceApprentice, Reroll, UseWorkshop, Workshops
from palas.games.nobility.rules.hall import ChooseSite
from palas.games.nobility.rules.places import SellGood
from palas.games.nobility.rules.settlers import PayGood
from palas.games.nobility.rules.tavern import Overflow, TakeSettler
from palas.games.nobility.rules.turn import PlaceDie
from palas.games.nobility.state import NEUTRAL, NONE, City, Player, value_of
from palas.games.nobility.terms import (
    BERK,
    BOARD,
    CASTLE,
    COUNCIL,
    DESK,
    FIELDS,
    GUILD,
    HALL,
    KINDS,
    PORT,
    TAVERN,
    TILE,
    YARD,
)

PLACES: Final = [TAVERN, YARD, BOARD, GUILD, HALL, PORT, COUNCIL, BERK, CASTLE, DESK, TILE]
BITS_OF_DONE: Final = 3


@final
class CityHooks(Hooks):
    """Observation, standings and redealing of Aufstieg zur Macht."""

    def standings(self, position: Position) -> list[float]:
        assert isinstance(position, City)
        return standings(position)

    def deal(self, position: Position, seat: int, rng: Quick) -> None:
        """The commission cards this seat has not seen go to the others, under the pile and into it."""
        assert isinstance(position, City)
        if position.chancery and position.stack:
            deal_commissions(position, seat, rng)

    def write(self, position: Position, seat: int, to: Scribe) -> None:
        assert isinstance(position, City)
        city = position
        people = [city.people[to.seated(place)] for place in range(city.players)]
        write_course(city, to)
        write_people(city, people, to)
        write_cards(city, people, to)
        write_board(city, people, to)
        write_commissions(city, seat, people, to)

    def about(self, position: Position, to: Scribe) -> None:
        assert isinstance(position, City)
        write_question(position, to)


def deal_commissions(city: City, seat: int, rng: Quick) -> None:
    """Deal what the seat has not seen as `Nobility.imagine_plain` does it: to the others, under the pile, the rest."""
    unseen = city.commission_pile
    for other in range(city.players):
        if other != seat:
            unseen |= set_of(city.people[other].dealt) | set_of(city.people[other].commissions)
    for at in range(len(city.under)):
        if city.under_known[at] != seat:
            unseen |= 1 << city.under[at]
    cards = listed(unseen)
    for other in range(city.players):
        if other != seat:
            player = city.people[other]
            player.dealt = drawn(cards, len(player.dealt), rng)
            player.commissions = drawn(cards, len(player.commissions), rng)
    under = city.under[:]
    for at in range(len(under)):
        if city.under_known[at] != seat:
            under[at] = cards.pop(rng.below(len(cards)))
    city.under = under
    city.commission_pile = set_of(cards)


def drawn(cards: list[int], count: int, rng: Quick) -> list[int]:
    """So many of the cards, which are taken away."""
    return [cards.pop(rng.below(len(cards))) for card in range(count)]


def write_course(city: City, to: Scribe) -> None:
    """Options, round and what is drawn for it."""
    box = city.box
    to.part("options", 1, "chancery, events")
    to.flag(city.chancery)
    to.flag(city.events)
    to.part("round", box.rounds, "the round, counted from 1")
    to.number(city.round)
    to.part("start", 1, "by seat: the start player")
    to.whose(city.start)
    to.part("passed", 1, "by seat: has passed in this round")
    for place in range(city.players):
        to.flag(city.passed >> to.seated(place) & 1 != 0)
    to.part("done", 1, "what the active player has done in this turn: a die, a card, a sale")
    to.bits(city.done, BITS_OF_DONE)
    to.part("event", 1, "the event of the round")
    to.one_of(city.event, len(box.event_ids))
    to.part("events_left", 1, "by event: still in the pile")
    to.bits(city.event_pile, len(box.event_ids))
    to.part("objective", 1, "alone: the objective")
    to.one_of(city.objective, len(box.objective_ids))
    to.part("reached", box.rounds, "alone: the first round at whose end the objective held")
    to.number(city.reached)
    to.part("automaton", 3, "alone, by face: the automaton's dice of this round")
    for placed in city.automa:
        to.add(value_of(placed) - 1)
    to.skip(KINDS)
    to.part("price", 6, "by good: what the ship pays")
    if city.ship == NONE:
        to.skip(KINDS)
    else:
        to.numbers(box.ship_price[city.ship])
    to.part("room", 4, "by good: how many more the ship takes")
    if city.ship != NONE:
        for good in range(KINDS):
            to.put(good, box.ship_room[city.ship][good] - city.sold[good])
    to.skip(KINDS)
    to.part("modifiers_left", 20, "modifiers in the supply")
    to.number(city.modifiers)


def write_people(city: City, people: list[Player], to: Scribe) -> None:
    """What lies before each player, the observing one first."""
    to.part("coins", 30, "by seat: coins")
    for player in people:
        to.number(player.coins)
    to.part("goods", 6, "by seat: books, artwork, weapons, magic, jewelry, furniture")
    for player in people:
        to.numbers(player.goods)
    to.part("points", 100, "by seat: victory points")
    for player in people:
        to.number(player.vp)
    to.part("reputation", 30, "by seat: reputation")
    for player in people:
        to.number(player.reputation)
    to.part("nobility", 10, "by seat: nobility, twice if the lord's bonus was received")
    for player in people:
        to.number(player.nobility)
        to.number(player.nobility if player.lord else 0)
    to.part("modifiers", 6, "by seat: modifiers")
    for player in people:
        to.number(player.modifiers)
    to.part("workers", 14, "by seat: workers in the supply, in the quarters")
    for player in people:
        to.number(player.workers)
        to.number(player.quarters)
    to.part("houses", 6, "by seat: houses in the supply, on the platform, built")
    for player in people:
        to.number(player.houses)
        to.number(player.platform)
        to.number(player.plots)
    to.part("dice", 3, "by seat, then by face: dice that are not placed")
    for player in people:
        to.numbers(player.dice)
    to.part("placed", 25, "by seat: the sum of the dice placed in this round")
    for player in people:
        to.number(player.placed)
    to.part("board_die", 6, "by seat: the value of the die on the own board")
    for player in people:
        to.number(player.board_die)
    to.part("apprentices", 2, "by seat, then by guild: apprentices")
    for player in people:
        to.numbers(player.apprentices)
    to.part("sites", 1, "by seat, then by site: a community building stands there")
    for player in people:
        for site in range(FIELDS):
            to.flag(player.sites[site] != NONE)
    to.part("council_races", 1, "by seat, then by race: council tiles taken")
    for player in people:
        to.bits(player.council_races, KINDS)
    to.part("council_tiles", 6, "by seat: how many council tiles")
    for player in people:
        to.number(player.council.bit_count())
    to.part("character", 1, "by character: the own one")
    to.one_of(people[0].character, len(city.box.character_ids))


def write_cards(city: City, people: list[Player], to: Scribe) -> None:
    """Settlers cards."""
    box = city.box
    count = len(box.settler_ids)
    to.part("settled", 2, "by seat, then by race: settlers cards completed")
    for place in range(city.players):
        for card in listed(people[place].completed):
            to.add(place * KINDS + box.settler_race[card])
    to.skip(city.players * KINDS)
    to.part("held", 3, "by seat: settlers cards held")
    for player in people:
        to.number(len(player.held))
    to.part("wanted", 2, "by seat, then by good: how many of the cards held ask for it")
    for place in range(city.players):
        for card in people[place].held:
            for good in box.settler_goods[card]:
                to.add(place * KINDS + good)
    to.skip(city.players * KINDS)
    to.part("invited", 2, "by seat, then by race: settlers cards held")
    for place in range(city.players):
        for card in people[place].held:
            to.add(place * KINDS + box.settler_race[card])
    to.skip(city.players * KINDS)
    to.part("own_settlers", 1, "by settlers card: held by the observing seat")
    for card in people[0].held:
        to.put(card, 1)
    to.skip(count)
    to.part("display", 1, "by settlers card: on display in the tavern")
    for card in city.display:
        to.put(card, 1)
    to.skip(count)
    to.part("settlers_left", count, "settlers cards in the pile")
    to.number(city.settler_pile.bit_count())


def write_board(city: City, people: list[Player], to: Scribe) -> None:
    """Dice, guilds, hall, council."""
    box = city.box
    buildings = len(box.building_ids)
    to.part("board", 6, "by space for a die: the value of the die there")
    for space in range(len(city.dice)):
        if city.dice[space]:
            to.put(space, value_of(city.dice[space]))
    to.skip(len(city.dice))
    to.part("tavern", 6, "how many dice are in the tavern, the value of the last")
    to.number(len(city.tavern))
    to.number(value_of(city.tavern[-1]) if city.tavern else 0)
    to.part("yard", 6, "how many dice are in the construction yard, the value of the last")
    to.number(len(city.yard))
    to.number(value_of(city.yard[-1]) if city.yard else 0)
    to.part("workshops", 1, "by guild and field, then by seat and nobody: whose workshop stands there")
    for at in range(KINDS * FIELDS):
        owner = city.owners[at]
        if owner >= 0:
            to.put(to.place(owner), 1)
        elif owner == NEUTRAL:
            to.put(city.players, 1)
        to.skip(city.players + 1)
    to.part("hall", KINDS, "by building of the box: its slot in the guild hall, counted from 1")
    for slot in range(len(city.hall)):
        if city.hall[slot] != NONE:
            to.put(city.hall[slot], slot + 1)
    to.skip(buildings)
    to.part("workshop_field", FIELDS, "by building of the box: the field of its guild, counted from 1")
    for at in range(KINDS * FIELDS):
        if city.workshops[at] != NONE:
            to.put(city.workshops[at], at % FIELDS + 1)
    to.skip(buildings)
    to.part("own_site", FIELDS, "by community building: the own site on which it stands, counted from 1")
    first, second, third = people[0].sites
    for building in range(buildings):
        if box.building_guild[building] < 0:
            to.number(1 if building == first else 2 if building == second else 3 if building == third else 0)
    to.part("council", 10, "by row and column: the points, nobility, coins and goods of the council tile there")
    for tile in city.council:
        if tile != NONE:
            to.put(0, box.council_vp[tile])
            to.put(1, box.council_star[tile])
            to.put(2, box.council_coins[tile])
            goods = box.council_goods[tile]
            to.put(3, goods[0] + goods[1] + goods[2] + goods[3] + goods[4] + goods[5])
        to.skip(4)


def write_commissions(city: City, seat: int, people: list[Player], to: Scribe) -> None:
    """The Chancery: desks, dice tiles, and of the commission cards only what the seat has seen."""
    box = city.box
    count = len(box.commission_ids)
    to.part("desks", 1, "by desk, then by seat: whose apprentice sits there")
    for owner in city.desks:
        to.whose(owner)
    to.part("commissions", 3, "by seat: commission cards")
    for player in people:
        to.number(len(player.commissions))
    to.part("dealt", 3, "by seat: commission cards to choose from")
    for player in people:
        to.number(len(player.dealt))
    to.part("answered", 1, "by seat: has chosen in secret")
    for place in range(city.players):
        to.flag(city.answers[to.seated(place)] != NOT_YET)
    to.part("empty_spaces", 2, "by seat, then by face: spaces of dice tiles that wait for it")
    for place in range(city.players):
        player = people[place]
        for at in range(len(player.dice_tiles)):
            values = box.dice_tiles[player.dice_tiles[at]]
            for space in range(FIELDS):
                if player.filled[at] >> space & 1 == 0:
                    to.add(place * KINDS + values[space] - 1)
    to.skip(city.players * KINDS)
    to.part("own_commissions", 4, "by commission card: 1 for an own one, and 1 for each filled space of its dice tile")
    if seat >= 0:
        me = people[0]
        for at in range(len(me.commissions)):
            to.put(me.commissions[at], 1 + (me.filled[at].bit_count() if at < len(me.filled) else 0))
    to.skip(count)
    to.part("own_dealt", 2, "by commission card: to choose from; 2 for the one chosen in secret")
    if seat >= 0:
        for card in people[0].dealt:
            to.put(card, 2 if city.answers[seat] == box.keep.at(card) else 1)
    to.skip(count)
    to.part("under", 1, "by commission card: the observing seat has put it under the pile")
    if seat >= 0:
        for at in range(len(city.under)):
            if city.under_known[at] == seat:
                to.put(city.under[at], 1)
    to.skip(count)
    to.part("commissions_left", count, "commission cards in the pile, under it")
    to.number(city.commission_pile.bit_count())
    to.number(len(city.under))


def write_question(city: City, to: Scribe) -> None:
    """What the question on top is about."""
    box = city.box
    space = -1
    guild = -1
    field = 0
    card = -1
    building = -1
    left = 0
    spent = 0
    good = -1
    picked = 0
    if city.stack:
        top = city.stack[-1]
        if isinstance(top, PlaceDie):
            space = top.space
        elif isinstance(top, Visit):
            field, spent = top.band + 1, top.used
        elif isinstance(top, UseWorkshop):
            guild, field = top.guild, top.field + 1
        elif isinstance(top, BuyGoods):
            guild, left = top.guild, top.most
        elif isinstance(top, PlaceApprentice):
            guild, left = top.guild, top.left
        elif isinstance(top, ChooseSite):
            building = top.tile
        elif isinstance(top, SellGood):
            left, spent = top.left, 1 - top.first
        elif isinstance(top, PayGood):
            card, spent, left = top.card, top.paid, len(box.settler_goods[top.card]) - top.turn
            good = box.settler_goods[top.card][top.turn]
        elif isinstance(top, TakeSettler):
            left = top.left
        elif isinstance(top, Overflow):
            card, left = top.card, top.left
        elif isinstance(top, OtherGood):
            good = top.given
        elif isinstance(top, Reroll):
            picked = top.picked
    place = PLACES.index(box.place_of[space]) if space >= 0 else -1
    to.part(
        "about_place", 1, "where a die goes: tavern, yard, board, guild, hall, port, council, berk, castle, desk, tile"
    )
    to.one_of(place, len(PLACES))
    to.part("about_space", 20, "which of the spaces there, counted from 1")
    to.number(space - PLACES[place] + 1 if place >= 0 else 0)
    to.part("about_guild", 1, "the guild that the question is about")
    to.one_of(guild, KINDS)
    to.part("about_field", FIELDS, "its field, or the slot in Berk's office, counted from 1")
    to.number(field)
    to.part("about_settlers", 1, "the settlers card that the question is about")
    to.one_of(card, len(box.settler_ids))
    to.part("about_building", 1, "the building that the question is about")
    to.one_of(building, len(box.building_ids))
    to.part("about_good", 1, "the good that the question is about")
    to.one_of(good, KINDS)
    to.part("about_left", 6, "how many more of the same may follow")
    to.number(left)
    to.part("about_spent", 6, "what has been paid or done already")
    to.number(spent)
    to.part("about_picked", 3, "by face: dice picked for a new roll")
    for face in range(KINDS):
        to.number(picked >> 3 * face & 7)
    guild = -1
    field = 0
    for step in city.stack:
        if isinstance(step, Workshops):
            guild, field = step.guild, step.field + 1
    to.part("walk_guild", 1, "the guild whose workshops are being visited")
    to.one_of(guild, KINDS)
    to.part("walk_field", FIELDS, "the next of its fields, counted from 1")
    to.number(field)
