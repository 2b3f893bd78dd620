"""What lies on the table: the town of Caylus (CAY-3.1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.position import EMPTY, Position, Shared, changed
from palas.games.caylus.box import ANY, BASIC, CLOTH, FIRST_TILE_PLACE, FOOD, GOLD, MONEY, STONE, WOOD, Box

NOBODY: Final = -1
NO_TILE: Final = -1
SUPPLY: Final = 0  # where[tile]: in the supply; above 0 the road space
OUT: Final = -1  # where[tile]: not in the game (any more)

# Phases of a round (CAY-3.2).
SETUP: Final = 0
INCOME: Final = 1
PLACING: Final = 2
SPECIAL: Final = 3
PROVOST: Final = 4
BUILDINGS: Final = 5
CASTLE_BUILDING: Final = 6
END: Final = 7

# Where points come from.
FROM_START: Final = 0
FROM_VISITORS: Final = 1
FROM_CRAFT: Final = 2
FROM_PRESTIGE: Final = 3
FROM_RESIDENCES: Final = 4
FROM_TRADE: Final = 5
FROM_CASTLE: Final = 6
FROM_FAVOURS: Final = 7
FROM_LOSSES: Final = 8
FROM_GOODS: Final = 9
SOURCES: Final = (
    "start", "visitors", "craft_buildings", "prestige_buildings", "residences", "trade", "castle", "favours", "losses",
    "goods",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies before one player."""

    def __init__(self) -> None:
        self.goods: list[int] = EMPTY  # money and the five kinds of cube
        self.pp = 0
        self.workers = 0  # in reserve
        self.columns: list[int] = EMPTY  # the favour marker of each row
        self.used_rows = 0  # bit mask of the rows used in this phase (CAY-11.6)
        self.batches = 0  # handed in this round
        self.income = 0  # from residences, library and hotel
        self.residences = 0
        self.points: list[int] = EMPTY  # by source

    def clone(self) -> Player:
        twin = Player()
        twin.goods, twin.pp, twin.workers, twin.columns = self.goods[:], self.pp, self.workers, self.columns[:]
        twin.used_rows, twin.batches, twin.income = self.used_rows, self.batches, self.income
        twin.residences, twin.points = self.residences, self.points[:]
        return twin

    def cubes(self) -> int:
        """How many cubes he owns, gold included."""
        goods = self.goods
        return goods[FOOD] + goods[WOOD] + goods[STONE] + goods[CLOTH] + goods[GOLD]


@final
@mypyc_attr(acyclic=True)
class Town(Position):
    """The whole position. Road spaces count from 1; index 0 of the road lists is not used."""

    def __init__(
        self, players: int, box: Box, jeweller: bool, simple_favours: bool, lawyer_3pp: bool, castle_full_lenient: bool
    ) -> None:
        super().__init__(players)
        self.box = box
        self.jeweller = jeweller
        self.simple_favours = simple_favours
        self.lawyer_3pp = lawyer_3pp
        self.castle_full_lenient = castle_full_lenient
        self.round = 0
        self.phase = 0
        self.order: list[int] = EMPTY
        self.people: list[Player] = []
        self.road: Shared = EMPTY  # the tile on each space
        self.owner: Shared = EMPTY  # of the tile
        self.worker: list[int] = EMPTY  # whose worker stands there
        self.claim: Shared = EMPTY  # who has paid to make it a residence (CAY-8.19)
        self.claim_effect: Shared = EMPTY  # by which effect
        self.where: Shared = EMPTY  # of each tile: SUPPLY, OUT or its road space
        self.special: list[int] = EMPTY  # whose worker stands at gate, trading post, merchants' guild, joust field
        self.stables: list[int] = EMPTY
        self.inn_left = 0
        self.inn_right = 0
        self.castle: list[int] = EMPTY
        self.passed: list[int] = EMPTY
        self.provost = 0
        self.bailiff = 0
        self.houses: list[int] = EMPTY  # section * players + seat
        self.built: list[int] = EMPTY  # parts of each section
        self.scored = 0  # how many sections
        self.bank: list[int] = EMPTY  # what the bank has taken in, minus what it has paid out

    def clone(self) -> Town:
        twin = Town(
            self.players, self.box, self.jeweller, self.simple_favours, self.lawyer_3pp, self.castle_full_lenient
        )
        twin.stack, twin.answers = self.stack[:], self.answers
        twin.options, twin.asks_all = self.options, self.asks_all
        twin.round, twin.phase, twin.order = self.round, self.phase, self.order[:]
        twin.people, twin.road, twin.owner = [one.clone() for one in self.people], self.road, self.owner
        twin.worker, twin.claim, twin.claim_effect = self.worker[:], self.claim, self.claim_effect
        twin.where, twin.special, twin.stables = self.where, self.special[:], self.stables[:]
        twin.inn_left, twin.inn_right, twin.castle = self.inn_left, self.inn_right, self.castle[:]
        twin.passed, twin.provost, twin.bailiff = self.passed[:], self.provost, self.bailiff
        twin.houses, twin.built, twin.scored, twin.bank = self.houses[:], self.built[:], self.scored, self.bank[:]
        return twin

    def scores(self) -> list[int]:
        return [player.pp for player in self.people]

    # -- paying and receiving: the only ways goods move -----------------------------------------------------------

    def gain_good(self, seat: int, good: int, amount: int) -> None:
        """Take goods from the bank."""
        self.people[seat].goods[good] += amount
        self.bank[good] -= amount

    def pay_good(self, seat: int, good: int, amount: int) -> None:
        """Give goods to the bank (CAY-3.4)."""
        self.people[seat].goods[good] -= amount
        self.bank[good] += amount

    def can_pay(self, seat: int, price: list[int], discount: list[int]) -> bool:
        """Does he own the bundle, wildcards included (CAY-3.5, 8.12)?"""
        goods = self.people[seat].goods
        cubes = 0
        for good in range(GOLD + 1):
            due = price[good] - discount[good]
            left = goods[good] - due if due > 0 else goods[good]
            if left < 0:
                return False
            if good != MONEY:
                cubes += left
        if price[ANY] == 0 and price[BASIC] == 0:
            return True
        gold = goods[GOLD] - max(0, price[GOLD] - discount[GOLD])
        return price[BASIC] <= cubes - gold and price[ANY] + price[BASIC] <= cubes

    def pay_printed(self, seat: int, price: list[int], discount: list[int]) -> None:
        """Pay the printed goods of a bundle; its wildcards are asked for one by one."""
        for good in range(GOLD + 1):
            due = price[good] - discount[good]
            if due > 0:
                self.pay_good(seat, good, due)

    def score(self, seat: int, pp: int, source: int) -> None:
        """Score prestige points."""
        if pp:
            player = self.people[seat]
            player.pp += pp
            player.points[source] += pp
            if self.telling:
                self.tell("scored", (seat, pp, source))

    def lose(self, seat: int, pp: int) -> None:
        """Lose prestige points, never below zero (CAY-3.3)."""
        player = self.people[seat]
        loss = min(pp, player.pp)
        player.pp -= loss
        player.points[FROM_LOSSES] -= loss
        self.tell("lost", (seat, loss))

    # -- the road -------------------------------------------------------------------------------------------------

    def first_free_space(self) -> int:
        """The lowest-numbered empty road space, or 0 if the road is full (CAY-8.9 to 8.11)."""
        for space in range(1, len(self.road)):
            if self.road[space] == NO_TILE:
                return space
        return 0

    def space_of(self, place: int) -> int:
        """The road space of a tile's place, or 0."""
        return max(0, self.where[place - FIRST_TILE_PLACE])

    def lay(self, tile: int, space: int, seat: int) -> None:
        """Lay a tile of the supply on the road."""
        self.road = changed(self.road, space, tile)
        self.owner = changed(self.owner, space, seat)
        self.where = changed(self.where, tile, space)

    def begin_phase(self, phase: int) -> None:
        """Start a phase: the favour rows are free again (CAY-11.6)."""
        self.phase = phase
        for player in self.people:
            player.used_rows = 0
        self.tell("phase", (phase, self.round))


# -- the fields of a stored position; written by tools/fields.py ---------------------------------------------------

PLAYER_FIELDS: Final = (
    "goods", "pp", "workers", "columns", "used_rows", "batches", "income", "residences", "points",
)  # fmt: skip
TOWN_FIELDS: Final = (
    "round", "phase", "order", "road", "owner", "worker", "claim", "claim_effect", "where", "special", "stables",
    "inn_left", "inn_right", "castle", "passed", "provost", "bailiff", "houses", "built", "scored", "bank",
)  # fmt: skip
