"""Positions of Die zwei Erben in the words of the box: the land, the reserve, the stack, hands and troops."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypedDict

from palas.engine.core.cards import has, listed, set_of
from palas.engine.errors import BadPosition
from palas.engine.layout import Layout, Plain, awaits_chance, check_amounts, check_sets
from palas.engine.said import Said, named, number, shown
from palas.games.heirs.box import (
    ANY_TERRAIN,
    BLUE,
    HALF,
    ORIGIN,
    SIDES,
    TERRAINS,
    TROOP_IDS,
    TROOPS,
    WIDTH,
    cell_at,
    cell_x,
    cell_y,
)
from palas.games.heirs.rules.heinrich import HeinrichBuilds, HeinrichTakes
from palas.games.heirs.rules.reserve import LAST_TURNS
from palas.games.heirs.rules.rounds import EndTurn
from palas.games.heirs.rules.turn import Turn
from palas.games.heirs.state import (
    ASIDE,
    NOBODY,
    NONE,
    NOT_ENDING,
    NOWHERE,
    RESERVE,
    TREASURE_GONE,
    TREASURE_HIDDEN,
    Realm,
)

PHASES = ("turn", "heinrich")
GROUND = TERRAINS[:ANY_TERRAIN]
AWAY: Mapping[str, int] = {"reserve": RESERVE, "aside": ASIDE}  # where a troop is that stands nowhere
UNLAID: Mapping[str, int] = {"hidden": TREASURE_HIDDEN, "gone": TREASURE_GONE}

Cell = str | tuple[int, int]  # "1,-2": one east of the start tile and two south


class SideWords(TypedDict, total=False):
    """What a side has."""

    hand: Sequence[str]
    troops: Mapping[str, Any]  # 1, 2, follower: a cell, "reserve" or, Heinrich's, "aside"


class Words(TypedDict, total=False):
    """What can be said about a position; what is not said is as at the first question of a game."""

    players: int
    options: Mapping[str, Any]
    seed: int | str | None
    ask_all: bool
    phase: str  # turn; alone also heinrich
    to_act: str  # whose turn it is
    ends_with_phase: bool  # no other turn follows: a puzzle about this one
    land: Mapping[Any, str | Sequence[str]]  # on a cell a tile and its owner, a tile face down, or any of a colour
    start: str  # the colour of the start tile
    reserve: Mapping[int, str | None]  # the tile of a slot, or any of a colour; None: empty
    shield: int  # its slot
    crown: str  # the side it shows: who may take
    stack: int  # how many tiles it holds
    top: str  # the colour of its top tile
    unseen: Sequence[str]  # the tiles in the stack, and the one that is the start tile
    gone: Sequence[str]  # tiles that have left the game
    taken: bool  # has the side taken a tile in this turn?
    moved: Sequence[str]  # troops of the side that have moved in this turn
    discounts: int
    turns_left: int | None  # once the stack is empty
    treasures: Mapping[str, Any]  # alone: a cell, "hidden" or "gone"
    treasure_pile: int
    scaffold: Any  # the cell of the last building, at which Heinrich builds
    white: SideWords
    blue: SideWords
    steps: Sequence[Sequence[Any]]
    answers: Mapping[str, str]


class RealmLayout(Layout):
    """The words of the box of Die zwei Erben."""

    fixed: ClassVar[tuple[str, ...]] = ("reserve", "hands", "cells", "owner", "troops", "treasures")
    following: ClassVar[tuple[str, ...]] = ("end_turn",)

    def seats(self) -> Sequence[str]:
        return SIDES if self.players == 2 else (self.options["colour"],)

    # -- laying out -----------------------------------------------------------------------------------------------

    def lay(self, realm: Realm, said: Said) -> Realm:
        phase = said.name("phase", PHASES, 0)
        if realm.human != NOBODY:
            realm.active = realm.human if phase == 0 else 1 - realm.human
        elif phase == 0:
            realm.active = said.name("to_act", SIDES, realm.active)
        else:
            raise BadPosition("layout-unfit", at="players", phase=PHASES[phase])
        realm.taken = said.flag("taken", False)
        realm.crown = said.name("crown", SIDES, usual_crown(realm))
        realm.moved = set_of(said.names("moved", TROOP_IDS, []))
        realm.discounts = said.number("discounts", 0)
        realm.shield = said.number("shield", realm.shield, 0, realm.box.slots - 1)
        for value in said.given("scaffold"):
            realm.scaffold = cell_said(value, "scaffold")
        sides = [said.part(name) for name in SIDES]
        lay_tiles(realm, said, sides)
        stand_troops(realm, sides)
        if realm.human != NOBODY:
            lay_treasures(realm, said)
        for side in sides:
            side.end()
        return realm

    def begin(self, realm: Realm, said: Said) -> None:
        said.heard |= {"phase", "to_act"}
        mine = realm.human in (NOBODY, realm.active)
        realm.stack[:] = [EndTurn(), Turn(realm.seat_of(realm.active)) if mine else HeinrichTakes()]

    # -- describing -----------------------------------------------------------------------------------------------

    def describe(self, realm: Realm) -> Plain:
        box = realm.box
        words: Plain = {} if realm.human != NOBODY else {"to_act": SIDES[realm.active]}
        if realm.is_heinrich(realm.active):
            words["phase"] = "heinrich"
        words["land"] = {
            cell_name(cell): box.tile_ids[tile]
            if realm.owner[tile] == NOBODY
            else [box.tile_ids[tile], SIDES[realm.owner[tile]]]
            for cell, tile in sorted(realm.at.items())
            if tile != box.start_tile
        }
        words["reserve"] = {
            slot: None if tile == NONE else box.tile_ids[tile]
            for slot, tile in enumerate(realm.reserve)
            if slot != realm.shield
        }
        words |= {
            "start": TERRAINS[realm.start_terrain],
            "shield": realm.shield,
            "top": None if realm.top == NONE else TERRAINS[realm.top],
            "unseen": [box.tile_ids[tile] for tile in listed(realm.unseen)],
            "gone": [box.tile_ids[tile] for tile in listed(realm.gone)],
            "taken": realm.taken,
            "moved": [TROOP_IDS[troop] for troop in listed(realm.moved)],
            "discounts": realm.discounts,
            "scaffold": cell_name(realm.scaffold),
        }
        if realm.crown != usual_crown(realm):
            words["crown"] = SIDES[realm.crown]
        if realm.ending != usual_ending(realm):
            words["turns_left"] = None if realm.ending == NOT_ENDING else realm.ending
        if realm.human != NOBODY:
            words["treasures"] = {
                name: where_said(cell, UNLAID) for name, cell in zip(box.treasure_ids, realm.treasures, strict=True)
            }
            words["treasure_pile"] = realm.treasure_pile
        for side, name in enumerate(SIDES):
            troops = realm.troops[side * TROOPS : (side + 1) * TROOPS]
            words[name] = {
                "hand": [box.tile_ids[tile] for tile in listed(realm.hands[side])],
                "troops": {TROOP_IDS[troop]: where_said(cell, AWAY) for troop, cell in enumerate(troops)},
            }
        return words

    # -- checking -------------------------------------------------------------------------------------------------

    def check(self, realm: Realm) -> None:
        """Every tile of the chosen sets lies in one place, alone on its cell; troops stand on tiles."""
        box = realm.box
        chosen = set_of([tile for tile in range(box.tiles) if has(realm.sets, box.tile_set[tile])])
        on_land = [tile for tile in range(box.tiles) if realm.cells[tile] != NOWHERE]
        places = {"reserve": [tile for tile in realm.reserve if tile != NONE], "land": on_land}
        sets = {
            "unseen": realm.unseen,
            "gone": realm.gone,
            "white.hand": realm.hands[0],
            "blue.hand": realm.hands[BLUE],
        }
        for place, tiles in places.items():
            twice = next((tile for tile in tiles if tiles.count(tile) > 1), None)
            if twice is not None:
                raise BadPosition("layout-twice", thing=box.tile_ids[twice], first=place, second=place)
            sets[place] = set_of(tiles)
        for tile in (tile for tiles in sets.values() for tile in listed(tiles)):
            if not has(chosen, tile):
                name = box.tile_ids[tile] if tile < box.tiles else str(tile)
                raise BadPosition("layout-not-in-game", thing=name)
        check_sets(box.tile_ids, sets, chosen)
        if realm.cells[box.start_tile] != ORIGIN or realm.reserve[realm.shield] != NONE:
            wrong = "land.0,0" if realm.cells[box.start_tile] != ORIGIN else f"reserve.{realm.shield}"
            raise BadPosition("layout-occupied", at=wrong)
        laid = [cell for cell in realm.cells if cell != NOWHERE]
        check_cells("land", laid)
        check_cells("troops", [cell for cell in realm.troops if cell not in (RESERVE, ASIDE, ORIGIN)])
        for cell in realm.troops:
            if cell >= 0 and cell not in laid:
                raise BadPosition("layout-nothing-there", at=f"troops.{cell_name(cell)}")
        if realm.start_terrain != NONE:
            check_terrains(realm)
        check_amounts("", ("discounts", "treasure_pile"), (realm.discounts, realm.treasure_pile))
        if not NOT_ENDING <= realm.ending <= LAST_TURNS:
            raise BadPosition("layout-number", at="turns_left", found=realm.ending, least=1, most=LAST_TURNS)


def check_cells(at: str, cells: Sequence[int]) -> None:
    """No cell twice, and none beyond the area."""
    for cell in cells:
        if not 0 <= cell < WIDTH * WIDTH:
            raise BadPosition("layout-number", at=at, found=cell, least=0, most=WIDTH * WIDTH - 1)
        if cells.count(cell) > 1:
            raise BadPosition("layout-occupied", at=f"{at}.{cell_name(cell)}")


def check_terrains(realm: Realm) -> None:
    """The start tile and the top of the stack are among the tiles that nobody has seen."""
    colours = [realm.box.terrain[tile] for tile in listed(realm.unseen)]
    if realm.start_terrain not in colours:
        raise BadPosition("layout-not-there", at="start", thing=TERRAINS[realm.start_terrain])
    colours.remove(realm.start_terrain)
    if len(colours) != realm.pile:
        raise BadPosition("layout-number", at="stack", found=realm.pile, least=len(colours), most=len(colours))
    if realm.top != NONE and realm.top not in colours and not awaits_chance(realm):
        raise BadPosition("layout-not-there", at="top", thing=TERRAINS[realm.top])


# -- the parts -------------------------------------------------------------------------------------------------------


def cell_name(cell: int) -> str:
    """A cell as actions name it."""
    return f"{cell_x(cell)},{cell_y(cell)}"


def cell_said(value: Any, at: str) -> int:
    """A cell by its steps east and north of the start tile: "1,-2", (1, -2) or [1, -2]."""
    parts = re.fullmatch(r"[(\[]?\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})\s*[)\]]?", str(value))
    if parts is None:
        raise BadPosition("layout-cell", at=at, found=shown(value))
    x, y = (number(int(part), at, 1 - HALF, HALF - 1) for part in parts.groups())
    return cell_at(x, y)


def place_said(value: Any, others: Mapping[str, int], at: str) -> int:
    """A cell, or one of the words for lying nowhere."""
    return others[value] if isinstance(value, str) and value in others else cell_said(value, at)


def where_said(cell: int, others: Mapping[str, int]) -> str:
    """What `place_said` reads."""
    return next((word for word, place in others.items() if place == cell), "") or cell_name(cell)


class Bag:
    """The tiles of the game that have no place yet."""

    def __init__(self, realm: Realm) -> None:
        self.box = realm.box
        self.left = [tile for tile in range(self.box.tiles) if has(realm.sets, self.box.tile_set[tile])]
        self.where: dict[int, str] = {}

    def take(self, name: Any, at: str) -> int:
        """The tile of that name."""
        tile = named(name, self.box.tile_ids, at)
        if tile in self.where:
            raise BadPosition("layout-twice", thing=name, first=self.where[tile], second=at)
        if tile not in self.left:
            raise BadPosition("layout-not-in-game", thing=name)
        self.left.remove(tile)
        self.where[tile] = at
        return tile

    def any_of(self, colours: Sequence[int], at: str) -> int:
        """Any tile of one of these colours: the last one in the box."""
        tile = next((tile for tile in reversed(self.left) if self.box.terrain[tile] in colours), NONE)
        if tile == NONE:
            raise BadPosition("layout-not-there", at=at, thing="/".join(TERRAINS[colour] for colour in colours))
        self.left.remove(tile)
        self.where[tile] = at
        return tile


def lay_tiles(realm: Realm, said: Said, sides: Sequence[Said]) -> None:
    """Named tiles first, wherever they are; then whatever else must lie somewhere."""
    box, bag = realm.box, Bag(realm)
    hands = [set_of([bag.take(name, side.path("hand")) for name in names_of(side, "hand")]) for side in sides]
    slots = {number(as_number(word), "reserve", 0, box.slots - 1): name for word, name in said.entries("reserve")}
    reserve = [NONE] * box.slots
    for slot, name in slots.items():
        if name is not None and name not in GROUND:
            reserve[slot] = bag.take(name, f"reserve.{slot}")
    realm.cells = [NOWHERE] * (box.tiles + 1)
    realm.owner = [NOBODY] * (box.tiles + 1)
    realm.survey()
    realm.put(box.start_tile, ORIGIN, NOBODY)
    of_colours = lay_land(realm, said, bag)
    gone = [bag.take(name, "gone") for name in names_of(said, "gone")]
    unseen = [bag.take(name, "unseen") for name in names_of(said, "unseen")]
    for cell, at, colour, owner in of_colours:
        put_alone(realm, bag.any_of([colour], at), cell, owner, at)
    for slot, name in slots.items():
        if name in GROUND:
            reserve[slot] = bag.any_of([GROUND.index(name)], f"reserve.{slot}")
    realm.start_terrain = said.name("start", GROUND, realm.start_terrain)
    realm.top = said.name("top", GROUND, realm.top)
    free = [slot for slot in range(box.slots) if slot not in slots and slot != realm.shield]
    wanted = -1
    if "unseen" not in said:
        unseen = [bag.any_of([realm.start_terrain], "start")]
        wanted = said.number("stack", -1, 0, max(0, len(bag.left) - len(free)))
        unseen += [bag.any_of([realm.top], "top")] if wanted != 0 and realm.top != NONE else []
    said.heard.add("stack")
    for slot in free if wanted != 0 else ():
        reserve[slot] = opening_tile(realm, slot, bag)
    if "unseen" not in said:
        rest = len(bag.left) if wanted < 0 else max(0, wanted + 1 - len(unseen))
        unseen += [bag.any_of(range(ANY_TERRAIN), "stack") for _tile in range(rest)]
    held = [step.tile for step in realm.stack if isinstance(step, HeinrichBuilds)]
    realm.gone = set_of([*gone, *([] if "gone" in said else [tile for tile in bag.left if tile not in held])])
    realm.hands, realm.reserve, realm.unseen = hands, reserve, set_of(unseen)
    realm.pile = len(unseen) - 1
    if realm.pile == 0:
        realm.top = NONE if "top" not in said else realm.top
    turns = said.value("turns_left")
    realm.ending = usual_ending(realm) if "turns_left" not in said else NOT_ENDING
    if turns is not None:
        realm.ending = said.number("turns_left", 1, 0, LAST_TURNS)


def usual_crown(realm: Realm) -> int:
    """Who may take, as long as nobody says otherwise: the side whose turn it is, until it has taken."""
    return 1 - realm.active if realm.taken else realm.active


def usual_ending(realm: Realm) -> int:
    """How many turns are left: two once the stack is empty."""
    return NOT_ENDING if realm.pile else LAST_TURNS - 1


def opening_tile(realm: Realm, slot: int, bag: Bag) -> int:
    """The tile that lies on a slot at the first question, or any other if that one lies elsewhere."""
    tile = realm.reserve[slot]
    return (
        bag.take(realm.box.tile_ids[tile], f"reserve.{slot}") if tile in bag.left else bag.any_of(range(3), "reserve")
    )


def names_of(said: Said, word: str) -> Sequence[Any]:
    """The names that a word lists."""
    value = said.value(word)
    if value is not None and not isinstance(value, list | tuple):
        raise BadPosition("layout-kind", at=said.path(word), kind="list", found=shown(value))
    return value or ()


def as_number(word: str) -> Any:
    """A slot as a number, or as it was said."""
    return int(word) if word.isdecimal() else word


def lay_land(realm: Realm, said: Said, bag: Bag) -> list[tuple[int, str, int, int]]:
    """Tiles that were named. Those of a mere colour come when all others lie: cell, its words, colour, owner."""
    of_colours = []
    for word, value in said.entries("land"):
        at = f"land.{word}"
        parts = [value] if isinstance(value, str) else value
        if not isinstance(parts, list | tuple) or len(parts) not in (1, 2) or not isinstance(parts[0], str):
            raise BadPosition("layout-kind", at=at, kind="name", found=shown(value))
        cell, owner = cell_said(word, at), named(parts[1], SIDES, at) if len(parts) == 2 else NOBODY
        if parts[0] in GROUND:
            of_colours.append((cell, at, GROUND.index(parts[0]), owner))
        else:
            put_alone(realm, bag.take(parts[0], at), cell, owner, at)
    return of_colours


def put_alone(realm: Realm, tile: int, cell: int, owner: int, at: str) -> None:
    """A tile on its cell, which must be free."""
    if cell in realm.at:
        raise BadPosition("layout-occupied", at=at)
    realm.put(tile, cell, owner)


def stand_troops(realm: Realm, sides: Sequence[Said]) -> None:
    """Where the troops are; what is not said is where it was at the first question."""
    for side, said in enumerate(sides):
        troops = said.part("troops")
        for troop, name in enumerate(TROOP_IDS):
            for value in troops.given(name):
                realm.troops[side * TROOPS + troop] = place_said(value, AWAY, troops.path(name))
        troops.end(TROOP_IDS)


def lay_treasures(realm: Realm, said: Said) -> None:
    """Alone: the treasures."""
    treasures = said.part("treasures")
    for treasure, name in enumerate(realm.box.treasure_ids):
        for value in treasures.given(name):
            realm.treasures[treasure] = place_said(value, UNLAID, treasures.path(name))
    treasures.end(realm.box.treasure_ids)
    realm.treasure_pile = said.number("treasure_pile", realm.treasure_pile)
