"""What lies on the table: the realm of the two heirs (HEI-1 to 3)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.position import Position, Step
from palas.games.heirs import scoring
from palas.games.heirs.box import BLUE, FOLLOWER, TROOPS, Box, turned

NOBODY: Final = -1
NONE: Final = -1
NOWHERE: Final = -1  # cells[tile]: not in the play area
RESERVE: Final = -1  # troops[t]: in the royal reserve
ASIDE: Final = -2  # troops[t]: beside the area (Heinrich's)
TREASURE_HIDDEN: Final = -1  # treasures[t]: in the pile or removed unseen
TREASURE_GONE: Final = -2
NOT_ENDING: Final = -1


@final
class Realm(Position):
    """The whole table. A tile is its number in the box; the start tile comes after the last one."""

    def __init__(
        self,
        players: int,
        stack: list[Step[Any]],
        answers: list[int],
        options: list[int],
        box: Box,
        sets: int,
        score_roads: bool,
        human: int,
        level: int,
        unseen: int,
        pile: int,
        top: int,
        start_terrain: int,
        reserve: list[int],
        shield: int,
        crown: int,
        hands: list[int],
        cells: list[int],
        at: dict[int, int],
        owner: list[int],
        gone: int,
        troops: list[int],
        moved: int,
        discounts: int,
        active: int,
        taken: bool,
        ending: int,
        treasures: list[int],
        treasure_pile: int,
        scaffold: int,
    ) -> None:
        super().__init__(players, stack, answers, options)
        self.box = box
        self.sets = sets  # bit mask
        self.score_roads = score_roads
        self.human = human  # in a solo game the human's side, else NOBODY
        self.level = level
        self.unseen = unseen  # bit mask: the tiles in the stack, and the one that is the start tile
        self.pile = pile  # how many tiles the stack holds
        self.top = top  # the terrain of its top tile
        self.start_terrain = start_terrain
        self.reserve = reserve  # the tile of each slot
        self.shield = shield  # its slot
        self.crown = crown  # the side it shows: who may take
        self.hands = hands  # bit masks, by side
        self.cells = cells  # where each tile lies
        self.at = at  # which tile lies on a cell
        self.owner = owner  # of each face-up tile; open terrain has none
        self.gone = gone  # bit mask: out of the game
        self.troops = troops  # side * 3 + troop
        self.moved = moved  # bit mask of the active side's troops
        self.discounts = discounts
        self.active = active  # the side whose turn it is
        self.taken = taken  # has it taken a tile in this turn?
        self.ending = ending  # turns left once the stack is empty
        self.treasures = treasures
        self.treasure_pile = treasure_pile
        self.scaffold = scaffold  # the cell Heinrich builds at

    def clone(self) -> Realm:
        return Realm(
            self.players,
            self.stack[:],
            self.answers[:],
            self.options,
            self.box,
            self.sets,
            self.score_roads,
            self.human,
            self.level,
            self.unseen,
            self.pile,
            self.top,
            self.start_terrain,
            self.reserve[:],
            self.shield,
            self.crown,
            self.hands[:],
            self.cells[:],
            self.at.copy(),
            self.owner[:],
            self.gone,
            self.troops[:],
            self.moved,
            self.discounts,
            self.active,
            self.taken,
            self.ending,
            self.treasures[:],
            self.treasure_pile,
            self.scaffold,
        )

    def scores(self) -> list[int]:
        if self.human != NOBODY:
            return [scoring.total(self, self.human)]
        return [scoring.total(self, side) for side in range(self.players)]

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

    def in_reserve(self, side: int) -> int:
        """How many normal troops of a side are in the royal reserve."""
        count = 0
        for troop in range(FOLLOWER):
            if self.troops[side * TROOPS + troop] == RESERVE:
                count += 1
        return count

    def reachable(self, side: int) -> list[int]:
        """The slots of the first tiles clockwise from the shield (HEI-4)."""
        reach = self.in_reserve(side) + 1
        slots: list[int] = []
        for step in range(1, self.box.slots):
            slot = (self.shield + step) % self.box.slots
            if self.reserve[slot] != NONE and len(slots) < reach:
                slots.append(slot)
        return slots

    def is_free_of_troops(self, cell: int) -> bool:
        """Is no troop there (HEI-5.11)?"""
        return cell not in self.troops

    def put(self, tile: int, cell: int, side: int) -> None:
        """Lay a tile: face up for a side, or as open terrain (side NOBODY)."""
        self.cells[tile] = cell
        self.at[cell] = tile
        self.owner[tile] = side
