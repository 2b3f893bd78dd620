"""A small language for rulings: lay out a town of Caylus, play, and see what happened.

`caylus(...)` builds a position from what matters to the ruling; everything else is empty. Seats are A to E. A named
phase starts with its first step, `pending` puts other steps in its place, and only with `rest` does the round go on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palas.engine.core.state import State
from palas.games.caylus import GAME
from palas.games.caylus.box import CUBES, GOODS, JOUST_FIELD, MONEY, SPECIALS
from palas.games.caylus.state import (
    BUILDINGS,
    CASTLE_BUILDING,
    END,
    INCOME,
    NO_TILE,
    NOBODY,
    OUT,
    PLACING,
    PROVOST,
    SOURCES,
    SPECIAL,
    SUPPLY,
    Player,
    Town,
)
from tests import ruling

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


class Ruling(ruling.Ruling):
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
    pending: Sequence[Sequence[Any]] | None = None,
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
    """A position in the middle of a game. Before phase 3 nobody has passed, from then on everybody has.

    Unless workers are being placed, the position ends with its phase; with `rest` the round and the game follow.
    """
    order = list(range(players)) if order is None else list(order)
    crossed = list(passed) if passed is not None else (order if phase > PLACING else [])
    plain = GAME.start(players, seed=1, options=options).to_dict()
    table = plain["position"]

    tiles: list[int] = BOX.printed[:]
    owner = [NOBODY] * len(tiles)
    for space, name in enumerate(neutral, 1):
        tiles[space] = tile(name)
    for space, thing in (road or {}).items():
        name, whose = (thing, NOBODY) if isinstance(thing, str) else thing
        tiles[space], owner[space] = tile(name), whose
    where = [OUT if place > 0 and BOX.tile_kind[i] != 0 else place for i, place in enumerate(table["where"])]
    for space, number in enumerate(tiles):
        if number != NO_TILE and number != BOX.residence:
            where[number] = space

    worker = [NOBODY] * len(tiles)
    for space, seat in (workers_on or {}).items():
        worker[space] = seat
    at_special = [NOBODY] * (JOUST_FIELD + 1)
    for name, seat in (special or {}).items():
        at_special[SPECIALS.index(name)] = seat
    claim, claim_effect = [NOBODY] * len(tiles), [NOBODY] * len(tiles)
    for space, seat in (claims or {}).items():
        claim[space], claim_effect[space] = seat, effect_of("w_lawyer")

    away = [*worker, *at_special, *stables, *castle, inn_left, inn_right]
    people = []
    for seat in range(players):
        own = (goods or {}).get(seat, {})
        deniers = money if isinstance(money, int) else money.get(seat, 0)
        mine = [number for number, whose in zip(tiles, owner, strict=True) if whose == seat]
        markers = (columns or {}).get(seat, {})
        points = (pp or {}).get(seat, 0)
        people.append(
            {
                "goods": [deniers, *[own.get(GOODS[kind], 0) for kind in CUBES]],
                "pp": points,
                "workers": BOX.workers - away.count(seat),
                "columns": [markers.get(row, 0) for row in ROWS],
                "used_rows": sum(1 << ROWS.index(row) for row in (used or {}).get(seat, ())),
                "batches": (batches or {}).get(seat, 0),
                "income": sum(BOX.tile_income[number] for number in mine),
                "residences": mine.count(BOX.residence),
                "points": [points, *[0] * (len(SOURCES) - 1)],
            }
        )
    built = [sum((houses or {}).get(seat, (0, 0, 0))[section] for seat in range(players)) for section in range(3)]
    table |= {
        "round": round,
        "phase": phase,
        "order": order,
        "people": people,
        "road": tiles,
        "owner": owner,
        "worker": worker,
        "claim": claim,
        "claim_effect": claim_effect,
        "where": where,
        "special": at_special,
        "stables": list(stables),
        "inn_left": inn_left,
        "inn_right": inn_right,
        "castle": list(castle),
        "passed": crossed,
        "provost": provost,
        "bailiff": bailiff,
        "houses": [(houses or {}).get(seat, (0, 0, 0))[section] for section in range(3) for seat in range(players)],
        "built": built,
        "scored": scored,
        "bank": [-sum(person["goods"][good] for person in people) for good in (MONEY, *CUBES)],
    }
    if pending is not None:
        now = [list(step) for step in pending]
    elif phase == PLACING:
        first = next(seat for seat in order if seat not in crossed) if turn is None else turn
        now = [["place", first]]
    else:
        now = [["phase", phase]]
    after = [["next_round"], *[["phase", later] for later in range(END, phase, -1)]]
    goes_on = phase == PLACING if rest is None else rest
    table["steps"] = [*(after if goes_on else []), *now]
    assert_consistent(plain)
    return Ruling(GAME.from_dict(plain))


def assert_consistent(plain: dict[str, Any]) -> None:
    """A position that cannot come up proves nothing."""
    table = plain["position"]
    for space, number in enumerate(table["road"]):
        if table["worker"][space] != NOBODY:
            assert number != NO_TILE, f"a worker on the empty space {space}"
            assert BOX.tile_open[number], f"a worker on {BOX.tile_ids[number]}"
        if table["owner"][space] != NOBODY:
            assert BOX.tile_kind[number] >= 2, f"{BOX.tile_ids[number]} cannot have an owner"
        if table["claim"][space] != NOBODY:
            assert table["worker"][space] != NOBODY, "only a building with a worker is waited for"
    laid = [number for number in table["road"] if number not in (NO_TILE, BOX.residence)]
    assert len(laid) == len(set(laid)), "a tile lies twice"
    assert all(person["workers"] >= 0 for person in table["people"])
    for section, parts in enumerate(table["built"]):
        assert parts <= BOX.sections[section].parts
