"""What buildings and roads are worth (HEI-2.7 to 2.9, 7, 9, 12.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from palas.engine.core.cards import has
from palas.games.heirs.box import (
    DIAGONAL,
    EAST,
    NORTH,
    ORTHOGONAL,
    THROUGH,
    TROOPS,
    WEST,
    WIDTH,
    Effect,
    cell_x,
    cell_y,
)

if TYPE_CHECKING:
    from palas.games.heirs.state import Realm


def own_tiles(realm: Realm, side: int) -> list[int]:
    """The face-up tiles of a side."""
    return [tile for tile, owner in enumerate(realm.owner) if owner == side]


def total(realm: Realm, side: int) -> int:
    """All points of a side (HEI-9, for Heinrich HEI-12.8)."""
    return total_with(realm, side, scored_roads(realm))


def totals(realm: Realm) -> list[int]:
    """All points of both sides."""
    known = scored_roads(realm)
    return [total_with(realm, 0, known), total_with(realm, 1, known)]


def scored_roads(realm: Realm) -> list[list[int]]:
    """The roads that bring points: none where that was not agreed on."""
    return roads(realm) if realm.score_roads else []


def total_with(realm: Realm, side: int, known: list[list[int]]) -> int:
    """All points of a side, with the roads that bring some."""
    parts = building_points(realm, side)
    points = sum(parts)
    if realm.is_heinrich(side):
        points += best_again(realm, parts) + treasure_points(realm)
    return points + road_points(realm, side, known)


def building_points(realm: Realm, side: int) -> list[int]:
    """The points of each own building, in the order of `own_tiles`."""
    return [value(realm, tile) * (2 if is_doubled(realm, tile) else 1) for tile in own_tiles(realm, side)]


def is_doubled(realm: Realm, tile: int) -> bool:
    """Does a building count twice, because a troop of its owner stands there (HEI-9.2)? Heinrich's never do."""
    side = realm.owner[tile]
    for troop in range(side * TROOPS, (side + 1) * TROOPS):
        if realm.troops[troop] == realm.cells[tile]:
            return not realm.is_heinrich(side)
    return False


def best_again(realm: Realm, points: list[int]) -> int:
    """What Heinrich's best buildings bring a second time (HEI-12.8)."""
    return sum(sorted(points, reverse=True)[: realm.box.doubled])


def treasures_left(realm: Realm) -> int:
    """How many treasures nobody has won, those in the pile included."""
    return realm.treasure_pile + len([cell for cell in realm.treasures if cell >= 0])


def treasure_points(realm: Realm) -> int:
    """Treasures left in the pile or on the board count for Heinrich (HEI-12.8)."""
    return treasures_left(realm) * realm.box.treasure_points


def value(realm: Realm, tile: int) -> int:
    """The points of one face-up building, before doubling (HEI-7)."""
    effect = realm.box.tile_effect[tile]
    count = counted(realm, tile, effect)
    if effect.rule == Effect.LONGEST_ROAD:
        return max(effect.own, effect.each * count)
    if effect.rule == Effect.TERRAIN_PAIRS and count and has_guild(realm, tile):
        return effect.with_guild * count
    return effect.own + effect.each * count


def counted(realm: Realm, tile: int, effect: Effect) -> int:
    """How often a building counts what it counts each."""
    box = realm.box
    rule = effect.rule
    side = realm.owner[tile]
    cell = realm.cells[tile]
    if rule in (Effect.LINE_TILES, Effect.LINE_SAME_TERRAIN):
        step = EAST if box.in_row[tile] else NORTH
        terrain = box.terrain[tile] if rule == Effect.LINE_SAME_TERRAIN else -1
        one = line_count(realm, cell, step, terrain)
        other = line_count(realm, cell, -step, terrain)
        return min(one, effect.cap) + min(other, effect.cap)
    if rule == Effect.ADJACENT_TILES:
        return len(tiles_beside(realm, cell))
    if rule == Effect.ADJACENT_ENEMIES:
        return len([other for other in tiles_beside(realm, cell) if realm.owner[other] == 1 - side])
    if rule == Effect.LONGEST_ROAD:
        return longest_road(realm, tile)
    if rule == Effect.TERRAIN_AREA:
        return area_beside(realm, tile, effect.terrain)
    if rule == Effect.OWN_ON_TERRAIN:
        return len([own for own in own_tiles(realm, side) if own != tile and box.terrain[own] == effect.terrain])
    if rule == Effect.OWN_OF_TYPE:
        return count_types(realm, side, [box.target[tile]])
    if rule == Effect.OWN_OF_TYPES:
        return count_types(realm, side, effect.types)
    if rule == Effect.TERRAIN_PAIRS:
        return pairs(realm, tile, effect)
    if rule == Effect.DIAGONAL_BUILDINGS:
        return on_diagonals(realm, cell, effect.type)
    return 0


def tiles_beside(realm: Realm, cell: int) -> list[int]:
    """The tiles on the orthogonal neighbours of a cell."""
    beside = [realm.tile_at(cell + step) for step in ORTHOGONAL]
    return [tile for tile in beside if tile >= 0]


def on_diagonals(realm: Realm, cell: int, type: int) -> int:
    """Buildings of a type on the diagonals through a cell, whoever owns them."""
    tiles = [t for t in range(realm.box.tiles) if realm.owner[t] >= 0 and realm.box.tile_type[t] == type]
    cells = [realm.cells[tile] for tile in tiles if realm.cells[tile] != cell]
    return len([c for c in cells if abs(cell_x(c) - cell_x(cell)) == abs(cell_y(c) - cell_y(cell))])


def line_count(realm: Realm, cell: int, step: int, terrain: int) -> int:
    """Tiles from a cell in one direction, gaps do not interrupt (HEI-2.6); terrain -1 counts them all."""
    place = cell // WIDTH if step in (EAST, WEST) else cell % WIDTH
    land = realm.land
    at: i64 = cell
    stride: i64 = step
    count = 0
    for _far in range(WIDTH - 1 - place if step > 0 else place):
        at += stride
        if land[at] and (terrain < 0 or realm.terrain_of(land[at] - 1) == terrain):
            count += 1
    return count


def area_beside(realm: Realm, tile: int, terrain: int) -> int:
    """The tiles of the connected area of a terrain that touches the building, itself not counted (Q7)."""
    start = realm.cells[tile]
    if realm.terrain_of(tile) == terrain:
        return len(area(realm, start, terrain)) - 1
    largest = 0
    for neighbour in tiles_beside(realm, start):
        if realm.terrain_of(neighbour) == terrain:
            largest = max(largest, len(area(realm, realm.cells[neighbour], terrain)))
    return largest


def area(realm: Realm, start: int, terrain: int) -> list[int]:
    """The cells of the orthogonally connected area of a terrain around a cell."""
    found = [start]
    for cell in found:
        for step in ORTHOGONAL:
            neighbour = cell + step
            tile = realm.tile_at(neighbour)
            if tile >= 0 and neighbour not in found and realm.terrain_of(tile) == terrain:
                found.append(neighbour)
    return found


def count_types(realm: Realm, side: int, types: list[int]) -> int:
    """Own face-up buildings of some types."""
    count = 0
    for tile, owner in enumerate(realm.owner):
        if owner == side and is_among(types, realm.box.tile_type[tile]):
            count += 1
    return count


def pairs(realm: Realm, tile: int, effect: Effect) -> int:
    """Pairs of the two terrains among the printed fields of a craft."""
    ones = 0
    others = 0
    for step in DIAGONAL if realm.box.diagonal[tile] else ORTHOGONAL:
        neighbour = realm.tile_at(realm.cells[tile] + step)
        if neighbour >= 0:
            terrain = realm.terrain_of(neighbour)
            ones += terrain == effect.pair[0]
            others += terrain == effect.pair[1]
    return min(ones, others)


def has_guild(realm: Realm, tile: int) -> bool:
    """Does the owner have the guild house of this craft?"""
    box = realm.box
    crafts = [
        box.target[own]
        for own in own_tiles(realm, realm.owner[tile])
        if box.tile_effect[own].rule == Effect.UPGRADE_CRAFT
    ]
    return box.tile_type[tile] in crafts


# -- roads --------------------------------------------------------------------------------------------------------


def longest_road(realm: Realm, tile: int) -> int:
    """How many tiles the longest road of a tile touches, itself included (HEI-2.9)."""
    longest = 1
    for edge in range(4):
        if has(realm.edges_of(tile), edge):
            longest = max(longest, len(tiles_of(road_ends(realm, tile, edge))))
    return longest


def road_ends(realm: Realm, tile: int, edge: int) -> list[int]:
    """All road ends (tile * 4 + edge) joined to this one."""
    ends = [tile * 4 + edge]
    for end in ends:
        here = end // 4
        side = end % 4
        if realm.box.road_kind[here] == THROUGH:
            edges = realm.edges_of(here)
            for other in range(4):
                if has(edges, other) and not is_among(ends, here * 4 + other):
                    ends.append(here * 4 + other)
        beyond = joined(realm, here, side)
        if beyond >= 0 and not is_among(ends, beyond):
            ends.append(beyond)
    return ends


def joined(realm: Realm, tile: int, edge: int) -> int:
    """The road end of the neighbour that meets this one, or -1."""
    beyond = realm.tile_at(realm.cells[tile] + ORTHOGONAL[edge])
    facing = (edge + 2) % 4
    return beyond * 4 + facing if beyond >= 0 and has(realm.edges_of(beyond), facing) else -1


def is_among(numbers: list[int], wanted: int) -> bool:
    """Is a number in a list? A short one is looked through faster than Python does it."""
    return any(number == wanted for number in numbers)


def tiles_of(ends: list[int]) -> list[int]:
    """The tiles that road ends belong to."""
    tiles: list[int] = []
    for end in ends:
        if not is_among(tiles, end // 4):
            tiles.append(end // 4)
    return tiles


def roads(realm: Realm) -> list[list[int]]:
    """Every road that touches two tiles or more, as the tiles it touches."""
    seen = [False] * (4 * realm.box.tiles)
    found: list[list[int]] = []
    for tile in range(realm.box.tiles):
        if realm.owner[tile] < 0:
            continue
        edges = realm.edges_of(tile)
        for edge in range(4 if edges else 0):
            if has(edges, edge) and not seen[tile * 4 + edge] and joined(realm, tile, edge) >= 0:
                ends = road_ends(realm, tile, edge)
                for end in ends:
                    seen[end] = True
                found.append(tiles_of(ends))
    return found


def road_points(realm: Realm, side: int, known: list[list[int]]) -> int:
    """For every road the majority counts by its difference (HEI-9.3)."""
    points = 0
    for tiles in known:
        own = 0
        for tile in tiles:
            if realm.owner[tile] == side:
                own += 1
        points += max(0, 2 * own - len(tiles))
    return points
