"""The solo mode: Heinrich's turn and the treasures (HEI-12)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import has, with_
from palas.engine.core.position import EMPTY, Chance, Work
from palas.games.heirs import scoring
from palas.games.heirs.box import ANY_TERRAIN, BLUE, EAST, HORIZONTAL, NORTH, PATTERN, TROOPS, WIDTH, turned
from palas.games.heirs.rules import reserve
from palas.games.heirs.state import NOBODY, NONE, TREASURE_GONE, TREASURE_HIDDEN, Realm


@final
class HeinrichTakes(Work[Realm]):
    """The first tile of the top tile's colour, else the first tile; unlimited reach (HEI-12.3)."""

    kind = "heinrich"

    def work(self, realm: Realm) -> None:
        filled = realm.filled(realm.box.slots)
        if not filled:
            return
        wanted = filled[0]
        for slot in filled if realm.pile else EMPTY:
            if realm.box.terrain[realm.reserve[slot]] == realm.top:
                wanted = slot
                break
        tile = realm.reserve[wanted]
        realm.tell("heinrich_took", (tile,))
        realm.push(HeinrichBuilds(tile))
        reserve.take(realm, wanted)


@final
@mypyc_attr(free_list_len=1)
class HeinrichBuilds(Work[Realm]):
    """He lays the tile at the human's last building, with a treasure and one of his troops (HEI-12.4 to 12.6)."""

    kind = "heinrich_builds"

    def __init__(self, tile: int) -> None:
        super().__init__(NOBODY)
        self.tile = tile

    def work(self, realm: Realm) -> None:
        cell = site(realm, self.tile)
        if cell == NONE:
            realm.gone = with_(realm.gone, self.tile)
            realm.tell("heinrich_discarded", (self.tile,))
            return
        realm.put(self.tile, cell, 1 - realm.human)
        realm.tell("heinrich_built", (self.tile, cell))
        check_treasures(realm, cell)
        realm.push(HeinrichMoves(self.tile))
        if realm.treasure_pile:
            realm.push(LayTreasure(cell))


def site(realm: Realm, tile: int) -> int:
    """Where Heinrich builds: the road goes on, else the road is blocked, else the first free cell (HEI-12.4)."""
    around = realm.box.placement[realm.human]
    edges = realm.edges_of(realm.tile_at(realm.scaffold))
    his = realm.box.road_edges[tile]
    if realm.human != BLUE:
        his = turned(his)
    blocked = NONE
    free = NONE
    for at, edge in enumerate(realm.box.placement_edge[realm.human]):
        cell = realm.scaffold + around[at]
        if realm.tile_at(cell) != NONE:
            continue
        if free == NONE:
            free = cell
        if edge >= 0 and has(edges, edge):
            if has(his, (edge + 2) % 4):
                return cell
            if blocked == NONE:
                blocked = cell
    return blocked if blocked != NONE else free


@final
@mypyc_attr(free_list_len=1)
class HeinrichMoves(Work[Realm]):
    """The troop of the tile's terrain moves onto the new building (HEI-12.6)."""

    kind = "heinrich_moves"

    def __init__(self, tile: int) -> None:
        super().__init__(NOBODY)
        self.tile = tile

    def work(self, realm: Realm) -> None:
        terrain = realm.box.terrain[self.tile]
        cell = realm.cells[self.tile]
        realm.troops[(1 - realm.human) * TROOPS + realm.box.troop_of_terrain[terrain]] = cell
        realm.tell("heinrich_moved", (terrain, cell))


@final
@mypyc_attr(free_list_len=1)
class LayTreasure(Chance[Realm]):
    """A treasure of the pile is put face up on Heinrich's new building (HEI-12.5)."""

    kind = "treasure"
    things = "treasure_ids"

    def __init__(self, cell: int) -> None:
        super().__init__(NOBODY)
        self.cell = cell

    def outcomes(self, realm: Realm) -> list[int]:
        return [t for t, cell in enumerate(realm.treasures) if cell == TREASURE_HIDDEN]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.treasures[outcome] = self.cell
        realm.treasure_pile -= 1
        realm.tell("treasure", (outcome, self.cell))
        check_treasures(realm, self.cell)


def check_treasures(realm: Realm, laid: int) -> None:
    """A treasure whose condition holds is removed at once (HEI-12.7): what was just laid may make it so."""
    if realm.human == NOBODY:
        return
    for treasure, cell in enumerate(realm.treasures):
        lies = cell > TREASURE_HIDDEN
        if lies and concerns(realm.box.treasure_kind[treasure], cell, laid) and fulfilled(realm, treasure, cell):
            realm.treasures[treasure] = TREASURE_GONE
            realm.tell("treasure_won", (treasure,))


def concerns(kind: int, cell: int, laid: int) -> bool:
    """Can what is laid on one cell matter to the treasure on another?"""
    if kind == HORIZONTAL:
        return cell % WIDTH == laid % WIDTH
    return kind == PATTERN or cell // WIDTH == laid // WIDTH


def fulfilled(realm: Realm, treasure: int, cell: int) -> bool:
    """Does the treasure's condition hold?"""
    return fulfilling(realm, treasure, cell) >= realm.box.treasure_needs[treasure]


def fulfilling(realm: Realm, treasure: int, cell: int) -> int:
    """How many tiles meet the treasure's condition."""
    box = realm.box
    terrain = box.treasure_terrain[treasure]
    kind = box.treasure_kind[treasure]
    count = 0
    if kind == PATTERN:
        for field in box.treasure_fields[treasure]:
            tile = realm.tile_at(cell + (-field if realm.human == BLUE else field))
            if tile != NONE and (terrain == ANY_TERRAIN or realm.terrain_of(tile) == terrain):
                count += 1
    else:
        step = EAST if kind == HORIZONTAL else NORTH
        wanted = -1 if terrain == ANY_TERRAIN else terrain
        count = scoring.line_count(realm, cell, step, wanted) + scoring.line_count(realm, cell, -step, wanted)
    return count


def tell_result(realm: Realm) -> None:
    """Heinrich's points, and whether they were enough (HEI-12.8)."""
    if not realm.telling:
        return
    side = 1 - realm.human
    parts = scoring.building_points(realm, side)
    best, roads = scoring.best_again(realm, parts), scoring.road_points(realm, side, scoring.roads(realm))
    his, mine = scoring.total(realm, side), scoring.total(realm, realm.human)
    realm.tell("heinrich_scored", (sum(parts), best, roads, scoring.treasure_points(realm), his))
    realm.tell("heinrich_beaten" if mine > his else "heinrich_wins", (0, mine))
