"""What buildings and roads are worth (HEI-2.7 to 2.9, 7, 9, 12.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.heirs.box import (
    ADJACENT_ENEMIES,
    ADJACENT_TILES,
    DIAGONAL,
    DIAGONAL_BUILDINGS,
    EAST,
    EXTRA_TAKE,
    FIXED,
    LINE_SAME_TERRAIN,
    LINE_TILES,
    LONGEST_ROAD,
    NORTH,
    ORTHOGONAL,
    OWN_OF_TYPE,
    OWN_OF_TYPES,
    OWN_ON_TERRAIN,
    TERRAIN_AREA,
    TERRAIN_PAIRS,
    THROUGH,
    TROOPS,
    UPGRADE_CRAFT,
    WIDTH,
)

if TYPE_CHECKING:
    from palas.games.heirs.state import Realm

REACH = WIDTH // 2


def own_tiles(realm: Realm, side: int) -> list[int]:
    """The face-up tiles of a side."""
    return [tile for tile in range(realm.box.tiles) if realm.owner[tile] == side]


def total(realm: Realm, side: int) -> int:
    """All points of a side (HEI-9, for Heinrich HEI-12.8)."""
    parts = building_points(realm, side)
    points = sum(parts)
    if realm.human not in (-1, side):
        points += best_again(realm, parts) + treasure_points(realm)
    if realm.score_roads:
        points += road_points(realm, side)
    return points


def building_points(realm: Realm, side: int) -> list[int]:
    """The points of each own building, in the order of `own_tiles`; doubled under an own troop (HEI-9.2)."""
    heinrich = realm.human not in (-1, side)
    own = realm.troops[side * TROOPS : (side + 1) * TROOPS]
    points: list[int] = []
    for tile in own_tiles(realm, side):
        worth = value(realm, tile)
        points.append(worth * 2 if realm.cells[tile] in own and not heinrich else worth)
    return points


def best_again(realm: Realm, points: list[int]) -> int:
    """What Heinrich's best buildings bring a second time (HEI-12.8)."""
    ranked = sorted(points, reverse=True)
    return sum(ranked[: realm.box.doubled])


def treasure_points(realm: Realm) -> int:
    """Treasures left in the pile or on the board count for Heinrich (HEI-12.8)."""
    left = realm.treasure_pile
    for cell in realm.treasures:
        if cell >= 0:
            left += 1
    return left * realm.box.treasure_points


def value(realm: Realm, tile: int) -> int:
    """The points of one face-up building, before doubling (HEI-7)."""
    box = realm.box
    effect = box.effects[box.tile_type[tile]]
    rule = effect.rule
    side = realm.owner[tile]
    cell = realm.cells[tile]
    if rule in (FIXED, EXTRA_TAKE):
        return effect.own
    if rule == LINE_TILES:
        step = EAST if box.in_row[tile] else NORTH
        one = line_count(realm, cell, step, -1)
        other = line_count(realm, cell, -step, -1)
        return effect.own + effect.each * (min(one, effect.cap) + min(other, effect.cap))
    if rule == LINE_SAME_TERRAIN:
        step = EAST if box.in_row[tile] else NORTH
        terrain = box.terrain[tile]
        return effect.own + effect.each * (
            line_count(realm, cell, step, terrain) + line_count(realm, cell, -step, terrain)
        )
    if rule == ADJACENT_TILES:
        return effect.own + effect.each * sum([1 for step in ORTHOGONAL if cell + step in realm.at])
    if rule == ADJACENT_ENEMIES:
        enemies = 0
        for step in ORTHOGONAL:
            other_tile = realm.at.get(cell + step, -1)
            if other_tile >= 0 and realm.owner[other_tile] == 1 - side:
                enemies += 1
        return effect.own + effect.each * enemies
    if rule == LONGEST_ROAD:
        longest = 1
        for edge in range(4):
            longest = max(longest, len(road_from(realm, tile, edge)))
        return max(effect.own, effect.each * longest)
    if rule == TERRAIN_AREA:
        return effect.own + effect.each * area_beside(realm, tile, effect.terrain)
    if rule == OWN_ON_TERRAIN:
        others = [t for t in own_tiles(realm, side) if t != tile and box.terrain[t] == effect.terrain]
        return effect.own + effect.each * len(others)
    if rule == OWN_OF_TYPE:
        return effect.each * count_types(realm, side, [box.target[tile]])
    if rule == OWN_OF_TYPES:
        return effect.each * count_types(realm, side, effect.types)
    if rule == TERRAIN_PAIRS:
        return pairs(realm, tile) * (effect.with_guild if has_guild(realm, tile) else effect.each)
    if rule == DIAGONAL_BUILDINGS:
        found = 0
        for step in DIAGONAL:
            for distance in range(1, REACH):
                other_tile = realm.at.get(cell + step * distance, -1)
                if 0 <= other_tile < box.tiles and realm.owner[other_tile] >= 0:
                    found += box.tile_type[other_tile] == effect.type
        return effect.each * found
    return 0


def line_count(realm: Realm, cell: int, step: int, terrain: int) -> int:
    """Tiles from a cell in one direction, gaps do not interrupt (HEI-2.6); terrain -1 counts them all."""
    count = 0
    for distance in range(1, REACH):
        tile = realm.at.get(cell + step * distance, -1)
        if tile >= 0 and terrain in (-1, realm.terrain_of(tile)):
            count += 1
    return count


def area_beside(realm: Realm, tile: int, terrain: int) -> int:
    """The tiles of the connected area of a terrain that touches the building, itself not counted (Q7)."""
    start = realm.cells[tile]
    if realm.terrain_of(tile) == terrain:
        return len(area(realm, start, terrain)) - 1
    largest = 0
    for step in ORTHOGONAL:
        neighbour = realm.at.get(start + step, -1)
        if neighbour >= 0 and realm.terrain_of(neighbour) == terrain:
            largest = max(largest, len(area(realm, start + step, terrain)))
    return largest


def area(realm: Realm, start: int, terrain: int) -> list[int]:
    """The cells of the orthogonally connected area of a terrain around a cell."""
    found = [start]
    for cell in found:
        for step in ORTHOGONAL:
            neighbour = cell + step
            tile = realm.at.get(neighbour, -1)
            if tile >= 0 and neighbour not in found and realm.terrain_of(tile) == terrain:
                found.append(neighbour)
    return found


def count_types(realm: Realm, side: int, types: list[int]) -> int:
    """Own face-up buildings of some types."""
    count = 0
    for tile in own_tiles(realm, side):
        if realm.box.tile_type[tile] in types:
            count += 1
    return count


def pairs(realm: Realm, tile: int) -> int:
    """Pairs of the two terrains among the printed fields of a craft."""
    box = realm.box
    one, other = box.effects[box.tile_type[tile]].pair
    steps = DIAGONAL if box.diagonal[tile] else ORTHOGONAL
    ones = 0
    others = 0
    for step in steps:
        neighbour = realm.at.get(realm.cells[tile] + step, -1)
        if neighbour >= 0:
            terrain = realm.terrain_of(neighbour)
            if terrain == one:
                ones += 1
            elif terrain == other:
                others += 1
    return min(ones, others)


def has_guild(realm: Realm, tile: int) -> bool:
    """Does the owner have the guild house of this craft?"""
    box = realm.box
    for own in own_tiles(realm, realm.owner[tile]):
        if box.effects[box.tile_type[own]].rule == UPGRADE_CRAFT and box.target[own] == box.tile_type[tile]:
            return True
    return False


# -- roads --------------------------------------------------------------------------------------------------------


def road_from(realm: Realm, tile: int, edge: int) -> list[int]:
    """The tiles of the road that leaves a tile over an edge, itself included; [] if there is none (HEI-2.9)."""
    if not realm.edges_of(tile) >> edge & 1:
        return []
    return sorted({end // 4 for end in road_ends(realm, tile, edge)})


def road_ends(realm: Realm, tile: int, edge: int) -> list[int]:
    """All road ends (tile * 4 + edge) joined to this one."""
    ends = [tile * 4 + edge]
    for end in ends:
        here = end // 4
        side = end % 4
        if realm.box.road_kind[here] == THROUGH:
            for other in range(4):
                if realm.edges_of(here) >> other & 1 and here * 4 + other not in ends:
                    ends.append(here * 4 + other)
        beyond = realm.at.get(realm.cells[here] + ORTHOGONAL[side], -1)
        if beyond >= 0 and realm.edges_of(beyond) >> (side + 2) % 4 & 1:
            link = beyond * 4 + (side + 2) % 4
            if link not in ends:
                ends.append(link)
    return ends


def roads(realm: Realm) -> list[list[int]]:
    """Every road that touches two tiles or more, as the tiles it touches."""
    seen: set[int] = set()
    found: list[list[int]] = []
    for tile in range(realm.box.tiles):
        edges = realm.edges_of(tile)
        for edge in range(4):
            if edges >> edge & 1 and tile * 4 + edge not in seen:
                ends = road_ends(realm, tile, edge)
                seen.update(ends)
                tiles = sorted({end // 4 for end in ends})
                if len(tiles) > 1:
                    found.append(tiles)
    return found


def road_points(realm: Realm, side: int) -> int:
    """For every road the majority counts by its difference (HEI-9.3)."""
    points = 0
    for tiles in roads(realm):
        own = 0
        for tile in tiles:
            own += 1 if realm.owner[tile] == side else -1
        points += max(0, own)
    return points
