"""The realm in numbers: what bots and researchers ask about a position of Die zwei Erben.

Both piles are bags from which chance draws, and everything else lies open (HEI-10): there is nothing to deal anew.
"""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.cards import has, listed, size
from palas.engine.core.hooks import Hooks
from palas.engine.core.position import Position
from palas.engine.core.scribe import Scribe
from palas.games.heirs import scoring
from palas.games.heirs.advice import standings
from palas.games.heirs.box import ANY_TERRAIN, RESOURCES, TROOPS, cell_x, cell_y
from palas.games.heirs.rules.heinrich import HeinrichBuilds, fulfilling
from palas.games.heirs.rules.turn import Besiege, LayAt, MoveTroop, access
from palas.games.heirs.state import NOBODY, RESERVE, TREASURE_GONE, Realm

MIDDLE: Final = 20  # the column and row of the start tile in an observation
LEVELS: Final = 3


@final
class RealmHooks(Hooks):
    """Observation and standings of Die zwei Erben."""

    def __init__(self, actions: int, asking: list[str], working: list[str]) -> None:
        super().__init__(actions, asking, working)
        self.orders: dict[int, list[int]] = {}  # by the sets that were chosen: the place of each tile

    def order(self, realm: Realm) -> list[int]:
        """The place of each tile among those of the sets that were chosen."""
        if realm.sets not in self.orders:
            self.orders[realm.sets] = places_of_tiles(realm)
        return self.orders[realm.sets]

    def standings(self, position: Position) -> list[float]:
        assert isinstance(position, Realm)
        return standings(position)

    def write(self, position: Position, seat: int, to: Scribe) -> None:
        assert isinstance(position, Realm)
        realm = position
        side = realm.side_of(seat if seat > 0 else 0)
        write_course(realm, side, to)
        write_sides(realm, side, to)
        write_tiles(realm, side, self.order(realm), to)
        write_treasures(realm, side, to)

    def about(self, position: Position, to: Scribe) -> None:
        assert isinstance(position, Realm)
        write_question(position, self.order(position), to)


def places_of_tiles(realm: Realm) -> list[int]:
    """For each tile of the box its place among those of the sets that were chosen, or -1."""
    places: list[int] = []
    count = 0
    for chosen in realm.box.tile_set:
        known = has(realm.sets, chosen)
        places.append(count if known else -1)
        count += known
    return places


def write_course(realm: Realm, side: int, to: Scribe) -> None:
    """Options, the stack, whose turn it is."""
    to.part("sets", 1, "by set of tiles: in the game")
    to.bits(realm.sets, len(realm.box.set_ids))
    to.part("options", 1, "score_roads")
    to.flag(realm.score_roads)
    to.part("white", 1, "the own side is the white one")
    to.flag(side == 0)
    to.part("level", 1, "alone: Heinrich's level")
    to.one_of(realm.level - 1, LEVELS)
    to.part("stack", 20, "tiles in the stack")
    to.number(realm.pile)
    to.part("top", 1, "the terrain of its top tile")
    to.one_of(realm.top, ANY_TERRAIN)
    to.part("start_terrain", 1, "the terrain of the start tile")
    to.one_of(realm.start_terrain, ANY_TERRAIN)
    to.part("ending", 3, "turns left once the stack is empty, 0 before")
    to.number(realm.ending)
    to.part("active", 1, "by side, the own one first: its turn")
    to.one_of(0 if realm.active == side else 1, 2)
    to.part("crown", 1, "by side, the own one first: may take a tile")
    to.one_of(0 if realm.crown == side else 1, 2)
    to.part("taken", 1, "a tile was taken in this turn")
    to.flag(realm.taken)
    to.part("discounts", 3, "resources that the next building need not have")
    to.number(realm.discounts)
    to.part("moved", 1, "by troop of the active side: has moved in this turn")
    to.bits(realm.moved, TROOPS)


def write_sides(realm: Realm, side: int, to: Scribe) -> None:
    """Both sides, the own one first; alone the other one is Heinrich's."""
    box = realm.box
    to.part("points", 60, "by side, the own one first: points as they stand")
    points = scoring.totals(realm)
    to.number(points[side])
    to.number(points[1 - side])
    to.part("reach", 3, "by side: tiles of the reserve within reach")
    to.number(realm.reach(side))
    to.number(realm.reach(1 - side))
    to.part("access", 6, "by side: wood, grain, stone that it has access to")
    to.numbers(access(realm, side))
    if realm.human == NOBODY:
        to.numbers(access(realm, 1 - side))
    else:
        to.skip(len(RESOURCES))
    to.part("hand", box.hand_limit + 1, "by side: tiles in hand")
    to.number(size(realm.hands[side]))
    to.number(size(realm.hands[1 - side]))
    to.part("troops_home", 1, "by side and troop, the follower last: in the royal reserve")
    for number in range(2 * TROOPS):
        to.flag(realm.troops[troop_at(side, number)] == RESERVE)
    to.part("troops_column", 2 * MIDDLE, "by side and troop: the column where it stands, 0 outside")
    for number in range(2 * TROOPS):
        to.number(column(realm.troops[troop_at(side, number)], side))
    to.part("troops_row", 2 * MIDDLE, "by side and troop: the row where it stands, 0 outside")
    for number in range(2 * TROOPS):
        to.number(row(realm.troops[troop_at(side, number)], side))


def troop_at(side: int, number: int) -> int:
    """The troop of that number when the own side comes first."""
    return number if side == 0 else (number + TROOPS) % (2 * TROOPS)


def column(cell: int, side: int) -> int:
    """The column of a cell as its side sees it, which sits north or south; the start tile lies in column MIDDLE."""
    if cell < 0:
        return 0
    return MIDDLE + (cell_x(cell) if side == 0 else -cell_x(cell))


def row(cell: int, side: int) -> int:
    """The row of a cell as its side sees it."""
    if cell < 0:
        return 0
    return MIDDLE + (cell_y(cell) if side == 0 else -cell_y(cell))


def write_tiles(realm: Realm, side: int, order: list[int], to: Scribe) -> None:
    """Where every tile of the chosen sets is, in the order of the box; a tile is in one place only."""
    box = realm.box
    room = box.stack_size + box.slots
    for tile in listed(realm.unseen):
        to.put(order[tile], 1)
    slots = realm.filled(box.slots)
    for place in range(len(slots)):
        to.put(room + order[realm.reserve[slots[place]]], place + 1)
    for tile in listed(realm.hands[side]):
        to.put(2 * room + order[tile], 1)
    for tile in listed(realm.hands[1 - side]):
        to.put(3 * room + order[tile], 1)
    for tile in range(box.tiles):
        cell = realm.cells[tile]
        if cell >= 0:
            at = order[tile]
            owner = realm.owner[tile]
            if owner == side:
                to.put(4 * room + at, 1)
            elif owner == 1 - side:
                to.put(5 * room + at, 1)
            to.put(6 * room + at, column(cell, side))
            to.put(7 * room + at, row(cell, side))
    to.part("unseen", 1, "by tile of the chosen sets: in the stack, or the start tile")
    to.skip(room)
    to.part("reserve", box.slots - 1, "by tile: its place in the reserve clockwise from the shield, from 1")
    to.skip(room)
    to.part("own_hand", 1, "by tile: in the own hand")
    to.skip(room)
    to.part("other_hand", 1, "by tile: in the hand of the other side")
    to.skip(room)
    to.part("own_buildings", 1, "by tile: a building of the own side")
    to.skip(room)
    to.part("other_buildings", 1, "by tile: a building of the other side")
    to.skip(room)
    to.part("column", 2 * MIDDLE, "by tile: the column where it lies, that of the start tile is 20; 0 outside")
    to.skip(room)
    to.part("row", 2 * MIDDLE, "by tile: the row where it lies, that of the start tile is 20; 0 outside")
    to.skip(room)


def write_treasures(realm: Realm, side: int, to: Scribe) -> None:
    """Alone: Heinrich's treasures (HEI-12)."""
    count = len(realm.box.treasure_ids)
    to.part("treasure_pile", 10, "alone: treasures still to come")
    to.number(realm.treasure_pile)
    to.part("treasures_won", 1, "alone, by treasure: removed")
    for treasure in range(count):
        to.flag(realm.treasures[treasure] == TREASURE_GONE)
    to.part("treasures_lack", 4, "alone, by treasure that lies open: tiles it lacks")
    for treasure in range(count):
        cell = realm.treasures[treasure]
        if cell >= 0:
            to.put(treasure, realm.box.treasure_needs[treasure] - fulfilling(realm, treasure, cell))
    to.skip(count)
    to.part("treasures_column", 2 * MIDDLE, "alone, by treasure: the column where it lies")
    for treasure in range(count):
        to.number(column(realm.treasures[treasure], side))
    to.part("treasures_row", 2 * MIDDLE, "alone, by treasure: the row where it lies")
    for treasure in range(count):
        to.number(row(realm.treasures[treasure], side))
    to.part("scaffold", 2 * MIDDLE, "alone: column and row where Heinrich builds next")
    if realm.human != NOBODY:
        to.put(0, column(realm.scaffold, side))
        to.put(1, row(realm.scaffold, side))
    to.skip(2)


def write_question(realm: Realm, order: list[int], to: Scribe) -> None:
    """The tile or troop that the question on top is about."""
    tile = NOBODY
    troop = -1
    if realm.stack:
        top = realm.stack[-1]
        if isinstance(top, (LayAt, Besiege)):
            tile = top.tile
        elif isinstance(top, MoveTroop):
            troop = top.troop
        elif isinstance(top, HeinrichBuilds):
            tile = top.tile
    to.part("about_tile", 1, "by tile of the chosen sets: the one that the question is about")
    to.one_of(order[tile] if tile != NOBODY else -1, realm.box.stack_size + realm.box.slots)
    to.part("about_troop", 1, "by troop: the one that the question is about")
    to.one_of(troop, TROOPS)
