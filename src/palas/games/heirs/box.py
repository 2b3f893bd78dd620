"""What lies in the box: the tables of components.json as flat lists that the rules can read fast."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final, final

from palas.engine.core.actions import Actions
from palas.engine.core.cards import set_of

# Terrains and the resources they give.
GREEN: Final = 0
YELLOW: Final = 1
GRAY: Final = 2
ANY_TERRAIN: Final = 3
TERRAINS: Final = ("green", "yellow", "gray", "any")
GOODS: Final = ("timber", "grain", "stone")  # of green, yellow and gray ground, as the board draws them
RESOURCES: Final = ("wood", "grain", "stone")

# Sides of the table.
WHITE: Final = 0
BLUE: Final = 1
SIDES: Final = ("white", "blue")
TINCTURE: Final = ("argent", "azure")  # of white and blue

# A cell of the grid is one number; the area can never reach further than the tiles of a game.
HALF: Final = 32
WIDTH: Final = 64
ORIGIN: Final = HALF * WIDTH + HALF
NORTH: Final = 1
EAST: Final = WIDTH
SOUTH: Final = -1
WEST: Final = -WIDTH
ORTHOGONAL: Final = [NORTH, EAST, SOUTH, WEST]
DIAGONAL: Final = [NORTH + EAST, SOUTH + EAST, SOUTH + WEST, NORTH + WEST]
AROUND: Final = [NORTH, NORTH + EAST, EAST, SOUTH + EAST, SOUTH, SOUTH + WEST, WEST, NORTH + WEST]
ASCENDING: Final = sorted(AROUND)  # so that cells are found in the order of their numbers
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
EDGES: Final = ("N", "E", "S", "W")

# What a road does on a tile (HEI-2.7).
NO_ROAD: Final = 0
THROUGH: Final = 1  # straight and curve: one segment
ENDS_HERE: Final = 2  # junction and terminal: each edge is a road of its own

VERTICAL: Final = 0
HORIZONTAL: Final = 1
PATTERN: Final = 2
TREASURE_KINDS: Final = ("vertical", "horizontal", "pattern")

TROOPS: Final = 3  # of each side: two normal ones and the follower
FOLLOWER: Final = 2
TROOP_IDS: Final = ("1", "2", "follower")

# The actions that come first in every box.
END: Final = 0
WITHDRAW: Final = 1
DESTROY: Final = 2
SPARE: Final = 3


def cell_at(x: int, y: int) -> int:
    """The number of a cell."""
    return (x + HALF) * WIDTH + y + HALF


def cell_x(cell: int) -> int:
    """How far east of the start tile."""
    return cell // WIDTH - HALF


def cell_y(cell: int) -> int:
    """How far north of the start tile."""
    return cell % WIDTH - HALF


def turned(edges: int) -> int:
    """Road edges of a tile turned by half (HEI-2.3)."""
    return (edges << 2 | edges >> 2) & 15


@final
class Effect:
    """What a type of building does, by one of these rules."""

    FIXED: Final = 0
    LINE_TILES: Final = 1
    ADJACENT_TILES: Final = 2
    LONGEST_ROAD: Final = 3
    ADJACENT_ENEMIES: Final = 4
    TERRAIN_AREA: Final = 5
    OWN_ON_TERRAIN: Final = 6
    EXTRA_TAKE: Final = 7
    PRODUCE: Final = 8
    OWN_OF_TYPE: Final = 9
    DESTROY_PAIR: Final = 10
    OWN_OF_TYPES: Final = 11
    TERRAIN_PAIRS: Final = 12
    UPGRADE_CRAFT: Final = 13
    LINE_SAME_TERRAIN: Final = 14
    DIAGONAL_BUILDINGS: Final = 15
    RULES: Final = (
        "fixed",
        "line_tiles",
        "adjacent_tiles",
        "longest_road",
        "adjacent_enemy_buildings",
        "terrain_area",
        "own_buildings_on_terrain",
        "extra_take_once",
        "produce",
        "own_buildings_of_type",
        "destroy_pair",
        "own_buildings_of_types",
        "terrain_pairs",
        "upgrade_craft",
        "line_same_terrain",
        "diagonal_buildings",
    )

    def __init__(self, plain: dict[str, Any], types: list[str]) -> None:
        self.rule: int = Effect.RULES.index(plain["rule"])
        self.own: int = plain.get("self_points", plain.get("points", plain.get("points_if_unused", 0)))
        self.each: int = plain.get("points_per_tile", plain.get("points_per_building", plain.get("points_per_pair", 0)))
        self.with_guild: int = plain.get("points_per_pair_with_guild", 0)
        self.cap: int = plain.get("cap_per_direction", HALF)  # no line is longer
        self.terrain: int = TERRAINS.index(plain["terrain"]) if "terrain" in plain else -1
        self.pair: list[int] = [TERRAINS.index(terrain) for terrain in plain.get("terrains", [])]
        self.types: list[int] = [types.index(name) for name in plain.get("types", [])]
        self.type: int = types.index(plain["type"]) if "type" in plain else -1
        self.resource: int = RESOURCES.index(plain["resource"]) if "resource" in plain else -1
        self.amount: int = plain.get("amount", 0)
        self.needed: int = plain.get("needed", 0)


@final
class Box:
    """Everything the rules read from components.json, and the list of all actions made from it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.side_ids: list[str] = list(SIDES)
        self.terrain_ids: list[str] = list(TERRAINS)
        self._read_tiles(data)
        self._read_solo(data)
        self._name_actions()

    def _read_tiles(self, data: dict[str, Any]) -> None:
        self.set_ids: list[str] = [entry["id"] for entry in data["sets"]]
        self.choices: list[str] = ["+".join(chosen) for chosen in combinations(self.set_ids, data["sets_per_game"])]
        self.type_ids: list[str] = [entry["id"] for entry in data["building_types"]]
        self.effects: list[Effect] = [Effect(entry["effect"], self.type_ids) for entry in data["building_types"]]
        tiles = data["tiles"]
        self.tiles: int = len(tiles)
        self.tile_ids: list[str] = [tile["id"] for tile in tiles]
        self.tile_set: list[int] = [self.set_ids.index(tile["set"]) for tile in tiles]
        self.tile_type: list[int] = [self.type_ids.index(tile["building"]) for tile in tiles]
        self.tile_effect: list[Effect] = [self.effects[type] for type in self.tile_type]
        self.producers: list[int] = self._with_rule(Effect.PRODUCE)
        self.camps: list[int] = self._with_rule(Effect.EXTRA_TAKE)
        self.terrain: list[int] = [TERRAINS.index(tile["terrain_front"]) for tile in tiles]
        self.of_terrain: list[int] = [  # sets of tiles
            set_of([tile for tile, terrain in enumerate(self.terrain) if terrain == wanted])
            for wanted in range(ANY_TERRAIN)
        ]
        self.cost: list[list[int]] = [[tile["cost"][resource] for resource in RESOURCES] for tile in tiles]
        self.road_edges: list[int] = [set_of([EDGES.index(e) for e in tile["road"]["edges"]]) for tile in tiles]
        kinds = {"none": NO_ROAD, "straight": THROUGH, "curve": THROUGH, "junction": ENDS_HERE, "terminal": ENDS_HERE}
        self.road_kind: list[int] = [kinds[tile["road"]["kind"]] for tile in tiles]
        self.in_row: list[bool] = [(tile["variant"] or {}).get("line") == "row" for tile in tiles]
        self.diagonal: list[bool] = [(tile["variant"] or {}).get("pattern") == "diagonal" for tile in tiles]
        self.target: list[int] = [
            self.type_ids.index(tile["variant"]["target"]) if (tile["variant"] or {}).get("target") else -1
            for tile in tiles
        ]
        faces = [(tile["building"], tile["terrain_front"], str(tile["variant"])) for tile in tiles]
        self.twins: list[bool] = [faces.count(face) > 1 for face in faces]  # told apart only by cost and road
        self.start_tile: int = self.tiles  # lies face down at the origin; nobody knows which tile it is
        self.slots: int = data["reserve"]["slots"]
        self.hand_limit: int = data["hand_limit"]
        self.stack_size: int = data["tiles_per_game"] - data["reserve"]["tiles"] - 1

    def _with_rule(self, rule: int) -> list[int]:
        return [tile for tile in range(self.tiles) if self.tile_effect[tile].rule == rule]

    def _read_solo(self, data: dict[str, Any]) -> None:
        treasures = data["treasures"]
        self.treasure_ids: list[str] = [treasure["id"] for treasure in treasures]
        self.treasure_kind: list[int] = [TREASURE_KINDS.index(treasure["kind"]) for treasure in treasures]
        self.treasure_terrain: list[int] = [TERRAINS.index(treasure["terrain"]) for treasure in treasures]
        self.treasure_needs: list[int] = [treasure["min_tiles"] for treasure in treasures]
        self.treasure_fields: list[list[int]] = [
            [AROUND[COMPASS.index(field)] for field in treasure["positions"] or []] for treasure in treasures
        ]
        solo = data["solo"]
        self.removed_treasures: dict[int, int] = {entry["level"]: entry["remove_treasures"] for entry in solo["levels"]}
        self.treasure_points: int = solo["points_per_remaining_treasure"]
        self.doubled: int = solo["doubled_best_buildings"]
        order = solo["placement_order"]
        self.placement: list[list[int]] = [
            [AROUND[COMPASS.index(field)] for field in order[f"{side}_human"]] for side in SIDES
        ]
        self.placement_edge: list[list[int]] = [  # the edge that each of them lies beyond, or -1
            [ORTHOGONAL.index(step) if step in ORTHOGONAL else -1 for step in steps] for steps in self.placement
        ]
        colours = solo["troop_colors"]
        self.troop_of_terrain: list[int] = [
            ("troop_1", "troop_2", "follower").index(next(t for t, c in colours.items() if c == terrain))
            for terrain in TERRAINS[:ANY_TERRAIN]
        ]

    def _name_actions(self) -> None:
        """Every action there can be, in a fixed order, so that its number is stable."""
        actions = Actions()
        for code in ("end", "withdraw", "destroy", "spare"):
            actions.single(code)
        self.take = actions.span("take", [str(slot) for slot in range(self.slots)])
        self.build = actions.span("build", self.tile_ids)
        self.extend = actions.span("extend", self.tile_ids)
        self.discard = actions.span("discard", self.tile_ids)
        self.camp = actions.span("camp", self.tile_ids)
        self.troop = actions.span("troop", list(TROOP_IDS))
        self.at = actions.span("at", [f"{cell_x(cell)},{cell_y(cell)}" for cell in range(WIDTH * WIDTH)])
        self.codes: list[str] = actions.codes
        self.numbers: dict[str, int] = actions.numbers
