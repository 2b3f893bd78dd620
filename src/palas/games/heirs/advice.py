"""What a good position looks like, in points: the evaluation that bots and hints share.

The value of a position for a seat is what its side has and may still expect, less the same of the other side: points as
they stand, troops on buildings they will double, tiles in hand by how soon they can be built, access, room to build.
"""

from __future__ import annotations

from typing import Final

from palas.engine.core.cards import listed
from palas.games.heirs import scoring
from palas.games.heirs.box import PATTERN, Effect
from palas.games.heirs.rules.heinrich import fulfilling
from palas.games.heirs.rules.turn import EMPTY, access, cells_around, missing
from palas.games.heirs.state import NOBODY, NOT_ENDING, Realm

# What a building of a rule usually brings when it is built well, and how much it may still grow once it stands.
USUAL: Final = {
    Effect.FIXED: 6.5, Effect.LINE_TILES: 6.0, Effect.ADJACENT_TILES: 5.0, Effect.LONGEST_ROAD: 4.0,
    Effect.ADJACENT_ENEMIES: 6.5, Effect.TERRAIN_AREA: 4.5, Effect.OWN_ON_TERRAIN: 4.0, Effect.EXTRA_TAKE: 3.0,
    Effect.PRODUCE: 1.3, Effect.OWN_OF_TYPE: 2.5, Effect.DESTROY_PAIR: 0.7, Effect.OWN_OF_TYPES: 3.0,
    Effect.TERRAIN_PAIRS: 5.0, Effect.UPGRADE_CRAFT: 1.3, Effect.LINE_SAME_TERRAIN: 4.5,
    Effect.DIAGONAL_BUILDINGS: 3.0,
}  # fmt: skip
GROWTH: Final = {
    Effect.LINE_TILES: 3.0, Effect.ADJACENT_TILES: 2.0, Effect.LONGEST_ROAD: 2.0, Effect.ADJACENT_ENEMIES: 2.0,
    Effect.TERRAIN_AREA: 2.0, Effect.OWN_ON_TERRAIN: 2.0, Effect.EXTRA_TAKE: 2.0, Effect.PRODUCE: 5.0,
    Effect.OWN_OF_TYPE: 1.0, Effect.DESTROY_PAIR: 1.6, Effect.OWN_OF_TYPES: 1.6, Effect.TERRAIN_PAIRS: 2.0,
    Effect.UPGRADE_CRAFT: 1.6, Effect.LINE_SAME_TERRAIN: 2.0, Effect.DIAGONAL_BUILDINGS: 1.6,
}  # fmt: skip
BUILT_SOON: Final = [0.9, 0.7, 0.5, 0.35, 0.25]  # how likely a tile in hand gets built, by the resources it lacks
WHOLE: Final = 10.0  # turns of one side in a game, about


def value(realm: Realm, seat: int) -> float:
    """How good the position is for that seat."""
    side = realm.side_of(seat)
    if not realm.stack:
        return float(scoring.total(realm, side) - scoring.total(realm, 1 - side))
    if realm.human == NOBODY:
        return standing(realm, side) - standing(realm, 1 - side)
    return standing(realm, side) - scoring.total(realm, 1 - side) + treasures_begun(realm)


def standings(realm: Realm) -> list[float]:
    """What each side has and may expect, whatever the other has; alone the lead over Heinrich."""
    if realm.human != NOBODY:
        return [value(realm, 0)]
    if not realm.stack:
        return [float(scoring.total(realm, side)) for side in range(realm.players)]
    return [standing(realm, side) for side in range(realm.players)]


def turns_left(realm: Realm, side: int) -> float:
    """How many turns the side still has, the present one included."""
    both = realm.pile + 2.0 if realm.ending == NOT_ENDING else float(max(0, realm.ending - 1))
    return both / 2 + (0.5 if realm.active == side else 0.0)


def standing(realm: Realm, side: int) -> float:
    """What a side has and may expect."""
    left = turns_left(realm, side)
    share = min(1.0, left / WHOLE)
    last = left < 1.5
    worth = float(scoring.road_points(realm, side, scoring.roads(realm))) if realm.score_roads else 0.0
    doubling = 1.0 if last else 0.35 if left < 3.5 else 0.15
    for tile in scoring.own_tiles(realm, side):
        points = scoring.value(realm, tile)
        worth += points
        worth += share * GROWTH.get(realm.box.tile_effect[tile].rule, 0.0)
        if scoring.is_doubled(realm, tile):
            worth += doubling * points
    return worth + hand_worth(realm, side, left, last) + outlook(realm, side, share)


def hand_worth(realm: Realm, side: int, left: float, last: bool) -> float:
    """The tiles in hand: what they will bring, by how soon they can be built; those beyond the limit must go."""
    if left < 0.6 and realm.active != side:
        return 0.0
    found = access(realm, side)
    mine = realm.active == side
    worths: list[float] = []
    for tile in listed(realm.hands[side]):
        lacking = missing(realm, tile, found)
        if mine:
            lacking = max(0, lacking - realm.discounts)
        chance = BUILT_SOON[min(lacking, len(BUILT_SOON) - 1)]
        if last:
            chance = 0.8 if lacking == 0 and mine else 0.0
        worths.append(chance * (expected(realm, side, tile) + min(1.0, left / WHOLE)))
    worths.sort(reverse=True)
    return sum(worths[: realm.box.hand_limit]) + 0.1 * sum(worths[realm.box.hand_limit :])


def expected(realm: Realm, side: int, tile: int) -> float:
    """What a tile in hand should bring."""
    box = realm.box
    rule = box.tile_effect[tile].rule
    usual = USUAL[rule]
    if rule == Effect.OWN_OF_TYPE:
        usual += 2.0 * scoring.count_types(realm, side, [box.target[tile]])
    elif rule == Effect.OWN_OF_TYPES:
        usual += 0.7 * scoring.count_types(realm, side, box.tile_effect[tile].types)
    elif rule == Effect.OWN_ON_TERRAIN:
        terrain = box.tile_effect[tile].terrain
        usual += 0.4 * len([own for own in scoring.own_tiles(realm, side) if box.terrain[own] == terrain])
    return usual


def outlook(realm: Realm, side: int, share: float) -> float:
    """Access to all three resources, and room beside the own troops."""
    found = access(realm, side)
    kinds = sum([1.0 for amount in found if amount])
    room = min(6, len(cells_around(realm, side, EMPTY)))
    return share * (0.6 * kinds + 0.15 * room)


def treasures_begun(realm: Realm) -> float:
    """Treasures that lack one tile more."""
    begun = 0.0
    for treasure, cell in enumerate(realm.treasures):
        if cell >= 0:
            lacking = realm.box.treasure_needs[treasure] - fulfilling(realm, treasure, cell)
            easy = 1.6 if realm.box.treasure_kind[treasure] != PATTERN else 1.2
            begun += easy / max(1, lacking)
    return begun
