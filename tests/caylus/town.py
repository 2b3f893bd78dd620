"""A small language for rulings: lay out a town of Caylus, play, and see what happened.

`caylus(...)` says in the words of the box what matters to the ruling (docs/positions.md); everything else is empty.
Seats are A to E. Unless workers are being placed, a position ends with its phase; with `rest` the round and the
game follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palas import testing
from palas.engine.core.state import State
from palas.games.caylus import GAME
from palas.games.caylus.box import CUBES, GOODS, MONEY
from palas.games.caylus.state import (
    BUILDINGS,
    CASTLE_BUILDING,
    END,
    INCOME,
    NO_TILE,
    NOBODY,
    PLACING,
    PROVOST,
    SPECIAL,
    SUPPLY,
    Player,
    Town,
)

__all__ = [
    "BOX", "BUILDINGS", "CASTLE_BUILDING", "END", "GAME", "INCOME", "NOBODY", "PLACING", "PROVOST", "SPECIAL",
    "A", "B", "C", "D", "E", "Ruling", "caylus", "census_is_kept", "codes", "effect_of", "favour_effect",
    "neutral_road", "tile",
]  # fmt: skip

A, B, C, D, E = range(5)
BOX = GAME.box
NEUTRAL = ("n_farm", "n_forest", "n_sawmill", "n_quarry", "n_market", "n_carpenter")  # on spaces 1 to 6
SECTIONS = ("dungeon", "walls", "towers")
ROWS = ("prestige", "money", "cubes", "buildings")

Owned = str | tuple[str, int]  # a tile, or a tile and its owner


def tile(name: str) -> int:
    """The number of a tile."""
    return BOX.tile_ids.index(name)


def effect_of(name: str) -> int:
    """The number of a tile's effect."""
    return BOX.tile_effect[tile(name)]


def favour_effect(row: str, column: int) -> int:
    """The number of a favour cell's effect."""
    return BOX.cell_effect[ROWS.index(row)][column - 1]


def codes(actions: Iterable[Any]) -> list[str]:
    """Actions as texts."""
    return [action.code for action in actions]


def neutral_road(**at: int) -> list[str]:
    """The neutral tiles on spaces 1 to 6, with some of them where the ruling wants them: neutral_road(n_quarry=3)."""
    tiles = [name for name in NEUTRAL if name not in at]
    return [next((name for name in at if at[name] == space), "") or tiles.pop(0) for space in range(1, 7)]


def census_is_kept(state: State) -> None:
    """Goods, workers, tiles, houses and points are where they must be."""
    counts = GAME.census(state.position)
    town = state.position
    assert isinstance(town, Town)
    for what, count in counts.items():
        expected = BOX.workers if what.startswith("workers") else 0
        assert count == expected, f"{what}: {count}"
    assert min(min(player.goods) for player in town.people) >= 0
    assert min(player.pp for player in town.people) >= 0


class Ruling(testing.Ruling):
    """A position to rule on: play, and look."""

    def check_census(self) -> None:
        census_is_kept(self.state)

    @property
    def town(self) -> Town:
        """The table itself."""
        town = self.state.position
        assert isinstance(town, Town)
        return town

    # -- playing

    def all_pass(self) -> Ruling:
        """Everybody who is still placing passes."""
        while self.asks() == "place":
            self.play(self.asked(), "pass")
        return self

    def hold(self) -> Ruling:
        """Everybody lets the provost stand."""
        while self.asks() == "bribe":
            self.play(self.asked(), "provost 0")
        return self

    # -- looking

    def player(self, seat: int) -> Player:
        """What lies before a player."""
        return self.town.people[seat]

    def money(self, seat: int) -> int:
        """A player's deniers."""
        return self.player(seat).goods[MONEY]

    def cubes(self, seat: int) -> dict[str, int]:
        """A player's cubes, those he has."""
        goods = self.player(seat).goods
        return {GOODS[kind]: goods[kind] for kind in CUBES if goods[kind]}

    def pp(self, seat: int) -> int:
        """A player's prestige points."""
        return self.player(seat).pp

    def all_pp(self) -> list[int]:
        """Everybody's prestige points."""
        return self.town.scores()

    def workers(self, seat: int) -> int:
        """A player's workers in reserve."""
        return self.player(seat).workers

    def column(self, seat: int, row: str) -> int:
        """Where a player's favour marker stands."""
        return self.player(seat).columns[ROWS.index(row)]

    def on(self, space: int) -> Owned | None:
        """What stands on a road space: nothing, a tile, or a tile and its owner."""
        number, owner = self.town.road[space], self.town.owner[space]
        if number == NO_TILE:
            return None
        name = BOX.tile_ids[number]
        return name if owner == NOBODY else (name, owner)

    def worker_on(self, space: int) -> int:
        """Whose worker stands on a road space."""
        return self.town.worker[space]

    def in_supply(self, name: str) -> bool:
        """Can the tile be built?"""
        return self.town.where[tile(name)] == SUPPLY

    def houses(self, seat: int) -> tuple[int, int, int]:
        """A player's houses in dungeon, walls and towers."""
        town = self.town
        dungeon, walls, towers = (town.houses[section * town.players + seat] for section in range(3))
        return dungeon, walls, towers


def caylus(
    players: int = 4,
    *,
    phase: int = PLACING,
    favours_due: Sequence[int] = (),
    rest: bool | None = None,
    turn: int | None = None,
    round: int = 3,
    order: Sequence[int] | None = None,
    passed: Sequence[int] | None = None,
    money: Mapping[int, int] | int = 0,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    pp: Mapping[int, int] | None = None,
    road: Mapping[int, Owned] | None = None,
    neutral: Sequence[str] = NEUTRAL,
    workers_on: Mapping[int, int] | None = None,
    special: Mapping[str, int] | None = None,
    stables: Sequence[int] = (),
    inn_left: int = NOBODY,
    inn_right: int = NOBODY,
    castle: Sequence[int] = (),
    provost: int = 6,
    bailiff: int = 6,
    houses: Mapping[int, Sequence[int]] | None = None,
    batches: Mapping[int, int] | None = None,
    scored: int = 0,
    columns: Mapping[int, Mapping[str, int]] | None = None,
    used: Mapping[int, Sequence[str]] | None = None,
    claims: Mapping[int, int] | None = None,
    **options: bool,
) -> Ruling:
    """A position in the middle of a game. Before phase 3 nobody has passed, from then on everybody has."""
    colours = [*GAME.layout(players, options).seats(), None]  # of the seats, and of nobody

    def whose(thing: Owned) -> str | tuple[str, str | None]:
        return thing if isinstance(thing, str) else (thing[0], colours[thing[1]])

    def them(seats: Sequence[int]) -> list[str | None]:
        return [colours[seat] for seat in seats]

    tiles = dict(enumerate(neutral, 1)) | {space: whose(thing) for space, thing in (road or {}).items()}
    on_road = {space: BOX.tile_ids[number] for space, number in enumerate(BOX.printed) if number != NO_TILE}
    on_road |= {space: thing if isinstance(thing, str) else thing[0] for space, thing in tiles.items()}
    workers = {on_road[space]: colours[seat] for space, seat in (workers_on or {}).items()}
    workers |= {name: colours[seat] for name, seat in (special or {}).items()}
    workers |= {"inn": colours[inn_left], "inn_resident": colours[inn_right]}
    people = {
        str(colours[seat]): {
            "money": money if isinstance(money, int) else money.get(seat, 0),
            "cubes": (goods or {}).get(seat, {}),
            "points": (pp or {}).get(seat, 0),
            "favours": (columns or {}).get(seat, {}),
            "used": (used or {}).get(seat, ()),
            "houses": dict(zip(SECTIONS, (houses or {}).get(seat, ()), strict=False)),
            "batches": (batches or {}).get(seat, 0),
        }
        for seat in range(players)
    }
    words = {
        "players": players,
        "options": options,
        "seed": 1,
        "round": round,
        "phase": GAME.data["phases"][phase - 1]["id"],
        "ends_with_phase": phase != PLACING if rest is None else not rest,
        "order": them(range(players) if order is None else order),
        "road": tiles,
        "workers": workers | {"stables": them(stables), "castle": them(castle)},
        "claims": {space: (colours[seat], "w_lawyer") for space, seat in (claims or {}).items()},
        "provost": provost,
        "bailiff": bailiff,
        "scored": scored,
        "favours_due": them(favours_due),
    }
    words |= {} if passed is None else {"passed": them(passed)}
    words |= {} if turn is None else {"to_act": colours[turn]}
    return Ruling(GAME.lay_out(words | people))
