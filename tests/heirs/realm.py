"""A small language for rulings: lay out a realm of the two heirs, play, and see what happened.

`heirs(...)` says in the words of the box what matters to the ruling (docs/positions.md). Cells are (x, y), white sits
south. A tile is its id; a tile with a side is a building, a tile without one lies face down, and a mere colour is any
open terrain of it. What is not named lies in the stack, in the reserve, or has left the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palas import testing
from palas.engine.core.cards import listed
from palas.engine.core.state import State
from palas.games.heirs import GAME, scoring
from palas.games.heirs.box import (
    BLUE,
    ORIGIN,
    SIDES,
    TERRAINS,
    TROOP_IDS,
    TROOPS,
    WHITE,
    cell_at,
    cell_x,
    cell_y,
)
from palas.games.heirs.rules.turn import access
from palas.games.heirs.state import (
    ASIDE,
    NOBODY,
    NOT_ENDING,
    RESERVE,
    TREASURE_GONE,
    TREASURE_HIDDEN,
    Realm,
)

__all__ = ["BLUE", "BOX", "GAME", "NOBODY", "WHITE", "Ruling", "census_is_kept", "codes", "heirs", "new_game", "tile"]

BOX = GAME.box
SETS = ("travel", "land", "trade", "war", "craft", "patrol")
TROOP_NAMES = ("troop_1", "troop_2", "follower")
TROOP_WORDS = dict(zip(TROOP_NAMES, TROOP_IDS, strict=True))

Cell = tuple[int, int]
Laid = str | tuple[str, int]  # open terrain, or a tile and its owner


def tile(name: str) -> int:
    """The number of a tile."""
    return BOX.tile_ids.index(name)


def codes(actions: Iterable[Any]) -> list[str]:
    """Actions as texts."""
    return [action.code for action in actions]


def census_is_kept(state: State) -> None:
    """Every tile, troop and treasure is in one place."""
    counts = GAME.census(state.position)
    expected = {"tiles": BOX.data["tiles_per_game"], "troops": 2 * TROOPS}
    for what, count in counts.items():
        assert count == expected.get(what, 0), f"{what}: {count}"


class Ruling(testing.Ruling):
    """A position to rule on: play, and look."""

    def check(self) -> None:
        """No two troops meet but on the start tile."""
        super().check()
        standing = [cell for cell in self.realm.troops if cell >= 0]
        assert len(standing) - len(set(standing)) <= (standing.count(ORIGIN) == 2)

    def check_census(self) -> None:
        census_is_kept(self.state)

    @property
    def realm(self) -> Realm:
        """The table itself."""
        realm = self.state.position
        assert isinstance(realm, Realm)
        return realm

    # -- asking

    def legal(self, seat: int, verb: str = "") -> list[str]:
        """The seat's legal answers, or those of one verb without it."""
        found = codes(self.state.legal(seat))
        return [code.partition(" ")[2] for code in found if code.startswith(f"{verb} ")] if verb else found

    def cells(self, seat: int) -> set[Cell]:
        """The cells that answer the question where."""
        return {tuple(map(int, cell.split(","))) for cell in self.legal(seat, "at")}  # type: ignore[misc]

    # -- looking

    def reach(self, side: int) -> list[int]:
        """The slots a side reaches, in order."""
        return self.realm.reachable(side)

    def access(self, side: int) -> dict[str, int]:
        """The resources a side has access to."""
        return dict(zip(("wood", "grain", "stone"), access(self.realm, side), strict=True))

    def hand(self, side: int) -> list[str]:
        """The tiles in a hand."""
        return [BOX.tile_ids[number] for number in listed(self.realm.hands[side])]

    def gone(self) -> list[str]:
        """The tiles that have left the game."""
        return [BOX.tile_ids[number] for number in listed(self.realm.gone)]

    def on(self, x: int, y: int) -> Laid | None:
        """What lies on a cell: nothing, a tile face down, or a building and its owner."""
        number = self.realm.at.get(cell_at(x, y))
        if number is None:
            return None
        name = "start" if number == BOX.start_tile else BOX.tile_ids[number]
        owner = self.realm.owner[number]
        return name if owner == NOBODY else (name, owner)

    def terrain(self, x: int, y: int) -> str:
        """The terrain of the tile on a cell."""
        return TERRAINS[self.realm.terrain_of(self.realm.at[cell_at(x, y)])]

    def troop(self, side: int, name: str) -> Cell | str:
        """Where a troop is."""
        cell = self.realm.troops[side * TROOPS + TROOP_NAMES.index(name)]
        return {RESERVE: "reserve", ASIDE: "aside"}.get(cell) or (cell_x(cell), cell_y(cell))

    def worth(self, x: int, y: int) -> int:
        """What the building on a cell is worth, before doubling."""
        return scoring.value(self.realm, self.realm.at[cell_at(x, y)])

    def buildings(self, side: int) -> int:
        """What all buildings of a side bring."""
        return sum(scoring.building_points(self.realm, side))

    def total(self, side: int) -> int:
        """All points of a side."""
        return scoring.total(self.realm, side)

    def road_points(self) -> tuple[int, int]:
        """What roads bring to white and blue."""
        known = scoring.roads(self.realm)
        return scoring.road_points(self.realm, WHITE, known), scoring.road_points(self.realm, BLUE, known)

    def roads(self) -> list[set[Cell]]:
        """Every road as the cells it touches."""
        cells = self.realm.cells
        return [{(cell_x(cells[t]), cell_y(cells[t])) for t in road} for road in scoring.roads(self.realm)]

    def edges(self, x: int, y: int) -> set[str]:
        """The road edges of a tile as it lies on the grid."""
        edges = self.realm.edges_of(self.realm.at[cell_at(x, y)])
        return {"NESW"[number] for number in listed(edges)}

    def treasure(self, name: str) -> Cell | str:
        """Where a treasure is."""
        cell = self.realm.treasures[BOX.treasure_ids.index(f"treasure_{name}")]
        return {TREASURE_HIDDEN: "hidden", TREASURE_GONE: "gone"}.get(cell) or (cell_x(cell), cell_y(cell))


def new_game(players: int = 2, **options: Any) -> Ruling:
    """A new game whose chances fall as the ruling says."""
    return Ruling(GAME.start(players, seed=1, options=options, chance="manual"))


def sets_of(things: Iterable[Any]) -> str:
    """The option that brings the named tiles into the game: their sets, and others up to three; colours are in all."""
    names = [thing if isinstance(thing, str) else thing[0] for thing in things]
    sets = {SETS[BOX.tile_set[tile(name)]] for name in names if name not in TERRAINS}
    assert len(sets) <= 3, f"tiles of {sorted(sets)} are never in one game"
    others = [name for name in SETS if name not in sets][: 3 - len(sets)]
    return "+".join(sorted([*sets, *others], key=SETS.index))


def owned(thing: Laid) -> str | tuple[str, str]:
    """What lies on a cell, in words."""
    return thing if isinstance(thing, str) else (thing[0], SIDES[thing[1]])


def heirs(
    tiles: Mapping[Cell, Laid] | None = None,
    *,
    turn: int = WHITE,
    start: str = "green",
    troops: Mapping[int, Mapping[str, Cell]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    reserve: Mapping[int, str] | None = None,
    shield: int = 0,
    taken: bool = False,
    stack: int = 4,
    top: str = "gray",
    turns_left: int = NOT_ENDING,
    moved: Sequence[str] = (),
    discounts: int = 0,
    also: Sequence[str] = (),
    solo: int | None = None,
    level: int = 1,
    treasures: Mapping[str, Cell] | None = None,
    pile: int = 0,
    scaffold: Cell = (0, 0),
    roads: bool = True,
    chance: str = "auto",
) -> Ruling:
    """A position in the middle of a game, in the turn of `turn`.

    Both followers stand on the start tile and all other troops in the reserve unless `troops` says otherwise. Slots of
    the reserve that are not named hold any tile, with an empty stack nothing. `also` are tiles that shall be in play,
    in the stack or out of the game. In a solo game `solo` is the human's side; its seat is 0.
    """
    tiles, hands, reserve = tiles or {}, hands or {}, reserve or {}
    held = [name for hand in hands.values() for name in hand]
    options = {"sets": sets_of([*tiles.values(), *reserve.values(), *held, *also]), "score_roads": roads}
    words: dict[str, Any] = {
        "players": 2 if solo is None else 1,
        "options": options if solo is None else options | {"level": level, "colour": SIDES[solo]},
        "seed": 1,
        "land": {cell: owned(thing) for cell, thing in tiles.items()},
        "start": start,
        "reserve": reserve,
        "shield": shield,
        "stack": stack,
        "taken": taken,
        "moved": [TROOP_WORDS[name] for name in moved],
        "discounts": discounts,
        "scaffold": scaffold,
    }
    words |= {"top": top} if stack else {}
    words |= {"turns_left": turns_left} if turns_left != NOT_ENDING else {}
    if solo is None:
        words["to_act"] = SIDES[turn]
    else:
        lying = dict.fromkeys(BOX.treasure_ids, "hidden" if pile else "gone")
        lying |= {f"treasure_{name}": cell for name, cell in (treasures or {}).items()}
        words |= {"treasures": lying, "treasure_pile": pile}
    for side, name in enumerate(SIDES):
        standing = {TROOP_WORDS[troop]: cell for troop, cell in (troops or {}).get(side, {}).items()}
        words[name] = {"hand": hands.get(side, ()), "troops": standing}
    return Ruling(GAME.lay_out(words, chance=chance))
