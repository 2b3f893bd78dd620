"""The parts of a position of Aufstieg zur Macht, each laid out from its own words: cards, tiles, dice, mats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from palas.engine.core.cards import listed, set_of
from palas.engine.errors import BadPosition
from palas.engine.layout import Plain, Pool
from palas.engine.said import Said, items, named, number, points_by_source, shown
from palas.games.nobility.box import Box
from palas.games.nobility.state import AUTOMA, NEUTRAL, NOBODY, NONE, SOURCES, City, die
from palas.games.nobility.terms import COUNCIL, DESK, FIELDS, GOODS, KINDS, SLOTS

PHASES = ("commissions", "roll", "after_roll", "turn", "income", "end")
COMMISSIONS, ROLL, AFTER_ROLL, TURN, INCOME, END = range(6)
SITES = [str(site + 1) for site in range(FIELDS)]
HALL_SLOTS = [str(slot + 1) for slot in range(KINDS)]


def council_spaces(box: Box) -> list[str]:
    """The spaces of the council, row by row."""
    return box.space_ids[COUNCIL : COUNCIL + KINDS * FIELDS]


def field_ids(box: Box) -> list[str]:
    """The workshop fields of the guilds."""
    return [f"{guild}_{field + 1}" for guild in box.guild_ids for field in range(FIELDS)]


def slot_ids(box: Box) -> list[str]:
    """Where dice lie on the boards; the Chancery has a slot for each value."""
    return [*box.space_ids[:DESK], *[f"desk_{value + 1}" for value in range(SLOTS - DESK)]]


def lay_settlers(city: City, said: Said, parts: Sequence[Said]) -> None:
    """Settlers cards: with the players, in the display, in the discards, and the rest in the pile."""
    pool = Pool(city.box.settler_ids)
    held = [pool.take_all(part, "held") for part in parts]
    completed = [pool.take_all(part, "completed") for part in parts]
    display, discards = pool.take_all(said, "display"), pool.take_all(said, "settler_discards")
    for seat, player in enumerate(city.people):
        own = held[seat]
        player.held = own if own is not None else pool.keep(player.held, f"{parts[seat].at}.held")
        player.completed = set_of(completed[seat] or [])
    before = listed(city.settler_discards)
    city.settler_discards = set_of(discards if discards is not None else pool.keep(before, "settler_discards"))
    city.display = display if display is not None else pool.keep(city.display, "display")
    if display is None:
        decks = city.box.settler_deck
        missing = city.box.display - len(city.display)
        more = sorted(pool.left, key=lambda card: decks[card])[:missing]
        city.display = [*city.display, *pool.keep(more, "display")]
    city.settler_pile = set_of(pool.left)


def lay_buildings(city: City, said: Said, parts: Sequence[Said]) -> None:
    """Buildings: workshops, community sites, the Guild Hall, and the rest in the bag."""
    box, pool = city.box, Pool(city.box.building_ids)
    sites = [part.part("sites") for part in parts]
    built = [[None if not one.words.get(name) else pool.take(one.words[name], one.path(name)) for name in SITES]
             for one in sites]  # fmt: skip
    for one in sites:
        one.heard |= set(SITES)
        one.end(SITES)
    workshops, owners = [NONE] * len(city.workshops), [NOBODY] * len(city.owners)
    for field, value in said.entries("workshops"):
        at = f"workshops.{field}"
        parts_of = items(value, at)
        index = named(field, field_ids(box), "workshops")
        if len(parts_of) != 2:
            raise BadPosition("layout-kind", at=at, kind="list", found=shown(value))
        workshops[index] = pool.take(parts_of[0], at)
        if box.building_guild[workshops[index]] != index // FIELDS:
            raise BadPosition("layout-place", thing=parts_of[0], place=at)
        owners[index] = NEUTRAL if parts_of[1] == "neutral" else named(parts_of[1], said.seats, at)
    slots = said.part("hall")
    hall = [pool.take(slots.words[slot], slots.path(slot)) if slots.words.get(slot) else NONE for slot in HALL_SLOTS]
    empty = [slot in slots and slots.words[slot] is None for slot in HALL_SLOTS]
    slots.heard |= set(HALL_SLOTS)
    slots.end(HALL_SLOTS)
    discards = pool.take_all(said, "building_discards")
    pool.take_all(said, "buildings_gone")
    if "workshops" not in said:
        for index, tile in enumerate(city.workshops):
            if tile in pool.left:
                workshops[index], owners[index] = pool.put(tile, "workshops"), city.owners[index]
    for slot, tile in enumerate(city.hall):
        if hall[slot] == NONE and not empty[slot]:
            hall[slot] = pool.keep_or_any(tile, f"hall.{slot + 1}")
    for seat, player in enumerate(city.people):
        player.sites = [NONE if tile is None else tile for tile in built[seat]]
        if any(box.building_guild[tile] >= 0 for tile in player.sites if tile != NONE):
            raise BadPosition("layout-place", thing="workshop", place=f"{parts[seat].at}.sites")
    city.workshops, city.owners, city.hall = workshops, owners, hall
    before = listed(city.discards)
    city.discards = set_of(discards if discards is not None else pool.keep(before, "building_discards"))
    city.bag = set_of(pool.left)


def gone_buildings(city: City) -> list[int]:
    """Buildings that have left the game."""
    there = {*listed(city.bag), *listed(city.discards), *city.hall, *city.workshops}
    there |= {tile for player in city.people for tile in player.sites}
    return [tile for tile in range(len(city.box.building_ids)) if tile not in there]


def lay_council(city: City, said: Said, parts: Sequence[Said]) -> None:
    """Council tiles: with the players, on the council's spaces, and the rest in the pile."""
    pool = Pool(city.box.council_ids)
    spaces, names = said.part("council"), council_spaces(city.box)
    taken = [pool.take_all(part, "council") for part in parts]
    laid = [pool.take(spaces.words[name], spaces.path(name)) if spaces.words.get(name) else NONE for name in names]
    for index, name in enumerate(names):
        if laid[index] == NONE and name not in spaces:
            laid[index] = pool.keep_or_any(city.council[index], spaces.path(name))
    spaces.heard |= set(names)
    spaces.end(names)
    for seat, player in enumerate(city.people):
        own = taken[seat] or []
        player.council = set_of(own)
        races = parts[seat].names("council_races", city.box.race_ids, range(min(len(own), KINDS)))
        player.council_races = set_of(races)
    city.council, city.council_pile = laid, set_of(pool.left)


def lay_piles(city: City, said: Said) -> None:
    """The ship, the event, and alone the objective."""
    box = city.box
    city.ship = said.name("ship", box.ship_ids, city.ship)
    rest = [ship for ship in range(len(box.ship_ids)) if ship != city.ship]
    city.ship_pile = set_of(said.names("ships_left", box.ship_ids, rest))
    city.sold = said.amounts("sold", GOODS, city.sold)
    if city.events:
        city.event = said.name("event", box.event_ids, city.event)
        left = [card for card in range(len(box.event_ids)) if card != city.event]
        city.event_pile = set_of(said.names("events_left", box.event_ids, left))
    if city.players == 1:
        city.objective = said.name("objective", box.objective_ids, city.objective)
        city.reached = said.number("reached", 0, 0, box.rounds)


def lay_dice(city: City, said: Said) -> None:
    """The dice on the boards."""

    def placed(value: Any, at: str) -> int:
        parts = items(value, at)
        if len(parts) != 2:
            raise BadPosition("layout-kind", at=at, kind="list", found=shown(value))
        owner = AUTOMA if parts[0] == "automa" else named(parts[0], said.seats, at)
        return die(owner, number(parts[1], at, 1, KINDS))

    names = slot_ids(city.box)
    if "dice" in said:
        city.dice = [0] * SLOTS
    for space, value in said.entries("dice"):
        city.dice[named(space, names, "dice")] = placed(value, f"dice.{space}")
    for value in said.given("tavern"):
        city.tavern = [placed(one, "tavern") for one in items(value, "tavern")]
    for value in said.given("yard"):
        city.yard = [placed(one, "yard") for one in items(value, "yard")]
    if city.players == 1:
        city.automa = said.numbers("automa", city.automa, 1, KINDS)


def desks_said(box: Box, said: Said) -> list[int]:
    """Whose workers sit at the desks."""
    desks = said.part("desks")
    found = [desks.seat(desk, NOBODY) for desk in box.desk_ids]
    desks.end(box.desk_ids)
    return found


def lay_characters(city: City, parts: Sequence[Said]) -> None:
    """Who is who."""
    pool = Pool(city.box.character_ids)
    own = [pool.take_all(part, "character") for part in parts]
    for seat, player in enumerate(city.people):
        named_one = own[seat]
        at = parts[seat].path("character")
        player.character = named_one[0] if named_one else pool.keep_or_any(player.character, at)
    city.characters = set_of(pool.left)


def lay_commissions(city: City, said: Said, parts: Sequence[Said]) -> None:
    """Commission cards, those under the pile with the seat that knows them, and the dice tiles that belong to them."""
    cards, tiles = Pool(city.box.commission_ids), Pool(city.box.dice_tile_ids)
    pools = {"dealt": cards, "commissions": cards, "dice_tiles": tiles}
    under, known = [], []
    for value in said.given("under"):
        for one in items(value, "under"):
            both = items(one, "under")
            if len(both) != 2:
                raise BadPosition("layout-kind", at="under", kind="list", found=shown(one))
            under.append(cards.take(both[0], "under"))
            known.append(named(both[1], said.seats, "under"))
    city.under, city.under_known = under, known
    own = [{word: pool.take_all(part, word) for word, pool in pools.items()} for part in parts]
    for seat, player in enumerate(city.people):
        for word, pool in pools.items():
            at, before = parts[seat].path(word), getattr(player, word)
            named_ones = own[seat][word]
            kept = named_ones if named_ones is not None else [pool.keep_or_any(one, at) for one in before]
            setattr(player, word, kept)
        player.filled = [0] * len(player.dice_tiles)
        at = parts[seat].path("filled")
        for value in parts[seat].given("filled"):
            spaces = [items(tile, at) for tile in items(value, at)]
            player.filled = [set_of([number(one, at, 1, FIELDS) - 1 for one in tile]) for tile in spaces]
    city.commission_pile, city.tile_bag = set_of(cards.left), set_of(tiles.left)


def lay_player(city: City, seat: int, said: Said, phase: int) -> None:
    """What else lies before a player."""
    player, box = city.people[seat], city.box
    player.coins = said.number("coins", player.coins)
    player.goods = said.amounts("goods", GOODS, player.goods)
    player.points = said.points("points", SOURCES, player.points)
    player.vp = sum(player.points)
    player.reputation = said.number("reputation", player.reputation, box.rep_min, box.rep_max)
    player.nobility = said.number("nobility", player.nobility, 0, box.star_max)
    player.lord = said.flag("lord", player.nobility >= box.lord_at)
    player.modifiers = said.number("modifiers", player.modifiers, 0, box.modifiers)
    player.apprentices = said.amounts("apprentices", box.guild_ids, player.apprentices)
    player.quarters = said.number("quarters", player.quarters)
    player.platform = said.number("platform", player.platform)
    player.plots = said.number("plots", player.completed.bit_count(), 0, box.plots)
    player.houses = box.houses - player.platform - player.plots
    busy = sum(player.apprentices) + city.owners.count(seat) + city.desks.count(seat)
    busy += sum(tile != NONE for tile in player.sites)
    player.workers = box.workers - player.quarters - busy
    before = [face + 1 for face, count in enumerate(player.dice) for _die in range(count)]
    faces = said.numbers("dice", [] if phase in (COMMISSIONS, ROLL) else before, 1, KINDS)
    player.dice = [faces.count(face + 1) for face in range(KINDS)]
    player.placed = said.number("placed", 0)
    player.board_die = said.number("board_die", 0, 0, KINDS)
    said.end()


def described_player(city: City, seat: int) -> Plain:
    """What lies before a player, in words."""
    player, box = city.people[seat], city.box
    words: Plain = {
        "coins": player.coins,
        "goods": {GOODS[good]: amount for good, amount in enumerate(player.goods) if amount},
        "points": points_by_source(player.points, SOURCES),
        "reputation": player.reputation,
        "nobility": player.nobility,
        "modifiers": player.modifiers,
        "quarters": player.quarters,
        "platform": player.platform,
        "dice": [face + 1 for face, count in enumerate(player.dice) for _die in range(count)],
        "placed": player.placed,
        "held": [box.settler_ids[card] for card in player.held],
        "completed": [box.settler_ids[card] for card in listed(player.completed)],
        "character": box.character_ids[player.character],
        "apprentices": {box.guild_ids[guild]: n for guild, n in enumerate(player.apprentices) if n},
        "sites": {SITES[site]: box.building_ids[tile] for site, tile in enumerate(player.sites) if tile != NONE},
        "council": [box.council_ids[tile] for tile in listed(player.council)],
        "council_races": [box.race_ids[race] for race in listed(player.council_races)],
    }
    if player.lord != (player.nobility >= box.lord_at):
        words["lord"] = player.lord
    if player.plots != player.completed.bit_count():
        words["plots"] = player.plots
    if player.board_die:
        words["board_die"] = player.board_die
    if city.chancery:
        words |= {
            "dealt": [box.commission_ids[card] for card in player.dealt],
            "commissions": [box.commission_ids[card] for card in player.commissions],
            "dice_tiles": [box.dice_tile_ids[tile] for tile in player.dice_tiles],
            "filled": [[space + 1 for space in listed(spaces)] for spaces in player.filled],
        }
    return words
