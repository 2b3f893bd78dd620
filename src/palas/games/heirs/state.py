"""What lies on the table: the realm of the two heirs (HEI-1 to 3)."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from palas.engine.core.position import EMPTY, Position
from palas.games.heirs import scoring
from palas.games.heirs.box import BLUE, FOLLOWER, TROOPS, WIDTH, Box, turned

NOBODY: Final = -1
NONE: Final = -1
NOWHERE: Final = -1  # cells[tile]: not in the play area
RESERVE: Final = -1  # troops[t]: in the royal reserve
ASIDE: Final = -2  # troops[t]: beside the area (Heinrich's)
TREASURE_HIDDEN: Final = -1  # treasures[t]: in the pile or removed unseen
TREASURE_GONE: Final = -2
NOT_ENDING: Final = -1
BARE: Final = bytes(WIDTH * WIDTH)  # land without a tile


@final
@mypyc_attr(acyclic=True)
class Realm(Position):
    """The whole position. A tile is its number in the box; the start tile comes after the last one."""

    def __init__(self, players: int, box: Box, sets: int, score_roads: bool) -> None:
        super().__init__(players)
        self.box = box
        self.sets = sets  # a set of sets
        self.score_roads = score_roads
        self.human = 0  # in a solo game the human's side, else NOBODY
        self.level = 0
        self.unseen = 0  # a set: the tiles in the stack, and the one that is the start tile
        self.pile = 0  # how many tiles the stack holds
        self.top = 0  # the terrain of its top tile
        self.start_terrain = 0
        self.reserve: list[int] = EMPTY  # the tile of each slot
        self.shield = 0  # its slot
        self.crown = 0  # the side it shows: who may take
        self.hands: list[int] = EMPTY  # sets of tiles, by side
        self.cells: list[int] = EMPTY  # where each tile lies
        self.land: bytes = BARE  # what lies on each cell: the number of the tile and 1, or 0
        self.owner: list[int] = EMPTY  # of each face-up tile; open terrain has none
        self.gone = 0  # a set: out of the game
        self.troops: list[int] = EMPTY  # side * 3 + troop
        self.moved = 0  # a set of the active side's troops
        self.discounts = 0
        self.active = 0  # the side whose turn it is
        self.taken = False  # has it taken a tile in this turn?
        self.ending = 0  # turns left once the stack is empty
        self.treasures: list[int] = EMPTY
        self.treasure_pile = 0
        self.scaffold = 0  # the cell Heinrich builds at

    def clone(self) -> Realm:
        twin = Realm(self.players, self.box, self.sets, self.score_roads)
        twin.stack, twin.answers = self.stack[:], self.answers
        twin.options, twin.asks_all = self.options, self.asks_all
        twin.human, twin.level, twin.unseen, twin.pile = self.human, self.level, self.unseen, self.pile
        twin.top, twin.start_terrain, twin.reserve = self.top, self.start_terrain, self.reserve[:]
        twin.shield, twin.crown, twin.hands, twin.cells = self.shield, self.crown, self.hands[:], self.cells[:]
        twin.land, twin.owner, twin.gone, twin.troops = self.land, self.owner[:], self.gone, self.troops[:]
        twin.moved, twin.discounts, twin.active, twin.taken = self.moved, self.discounts, self.active, self.taken
        twin.ending, twin.treasures, twin.treasure_pile = self.ending, self.treasures[:], self.treasure_pile
        twin.scaffold = self.scaffold
        return twin

    def scores(self) -> list[int]:
        if self.human != NOBODY:
            return [scoring.total(self, self.human)]
        return scoring.totals(self)

    # -- looking --------------------------------------------------------------------------------------------------

    def side_of(self, seat: int) -> int:
        """The side a seat plays: in a solo game the chosen colour."""
        return seat if self.human == NOBODY else self.human

    def seat_of(self, side: int) -> int:
        """The seat of a side; Heinrich has none."""
        if self.human == NOBODY:
            return side
        return 0 if side == self.human else NOBODY

    def terrain_of(self, tile: int) -> int:
        """The terrain of a tile, the start tile included."""
        return self.start_terrain if tile == self.box.start_tile else self.box.terrain[tile]

    def edges_of(self, tile: int) -> int:
        """The road edges of a tile as it lies on the grid (HEI-2.3, 2.7)."""
        owner = self.owner[tile]
        if owner == NOBODY or tile == self.box.start_tile:
            return 0
        edges = self.box.road_edges[tile]
        return turned(edges) if owner == BLUE else edges

    def is_heinrich(self, side: int) -> bool:
        """Is this side played by the rules (HEI-12)?"""
        return self.human != NOBODY and self.human != side

    def in_reserve(self, side: int) -> int:
        """How many normal troops of a side are in the royal reserve."""
        count = 0
        for troop in range(side * TROOPS, side * TROOPS + FOLLOWER):
            if self.troops[troop] == RESERVE:
                count += 1
        return count

    def reach(self, side: int) -> int:
        """How many tiles of the reserve a side gets to (HEI-4.1)."""
        return self.in_reserve(side) + 1

    def reachable(self, side: int) -> list[int]:
        """The slots whose tiles are within reach of a side."""
        return self.filled(self.reach(side))

    def filled(self, most: int) -> list[int]:
        """The slots of the first tiles clockwise from the shield, at most so many (HEI-4.2)."""
        slots: list[int] = []
        slot = self.shield
        for _step in range(1, self.box.slots):
            slot = slot + 1 if slot + 1 < self.box.slots else 0
            if self.reserve[slot] != NONE:
                slots.append(slot)
                if len(slots) == most:
                    break
        return slots

    @property
    def at(self) -> dict[int, int]:
        """The tiles by the cells on which they lie."""
        return {cell: tile for tile, cell in enumerate(self.cells) if cell != NOWHERE}

    def tile_at(self, cell: int) -> int:
        """The tile that lies on a cell, or NONE."""
        return self.land[cell] - 1

    def is_free_of_troops(self, cell: int) -> bool:
        """Is no troop there (HEI-5.11)?"""
        return all(other != cell for other in self.troops)

    def put(self, tile: int, cell: int, side: int) -> None:
        """Lay a tile: face up for a side, or as open terrain (side NOBODY)."""
        self.cells[tile] = cell
        self.owner[tile] = side
        land = BytesWriter()
        land.write(self.land)
        land[cell] = tile + 1
        self.land = land.getvalue()

    def survey(self) -> None:
        """Find out from the tiles' cells what lies on the land."""
        land = bytearray(BARE)
        for tile, cell in enumerate(self.cells):
            if cell != NOWHERE:
                land[cell] = tile + 1
        self.land = bytes(land)


# -- the fields of a stored position; written by tools/fields.py ---------------------------------------------------

REALM_FIELDS: Final = (
    "human", "level", "unseen", "pile", "top", "start_terrain", "reserve", "shield", "crown", "hands", "cells", "owner",
    "gone", "troops", "moved", "discounts", "active", "taken", "ending", "treasures", "treasure_pile", "scaffold",
)  # fmt: skip
