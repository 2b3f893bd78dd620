"""What lies on the table: the castle, the wagons, the players' stocks and cards (CAS-1, 2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.position import EMPTY, Position
from palas.games.castle.box import SEATS, SILVER, TALER, Box

NOBODY: Final = -1

# Where points come from.
SOURCES: Final = (
    "buildings", "master_builder", "keep", "tavern", "gates", "stable", "servants", "market", "palace", "smithy",
    "granary", "wall_breach", "castle_maiden",
)  # fmt: skip
FROM_BUILDINGS: Final = 0
FROM_MASTER_BUILDER: Final = 1
FROM_KEEP: Final = 2
FROM_TAVERN: Final = 3
FROM_GATES: Final = 4
FROM_STABLE: Final = 5
FROM_SERVANTS: Final = 6
FROM_MARKET: Final = 7
FROM_PALACE: Final = 8
FROM_SMITHY: Final = 9
FROM_GRANARY: Final = 10
FROM_WALL_BREACH: Final = 11
FROM_MAIDEN: Final = 12

FROM_SEAT: Final = [  # the seats clockwise from each seat, by number of players
    [[(first + i) % players for i in range(players)] for first in range(players)] for players in range(SEATS + 1)
]

# The castle maiden's card (CAS-15.9).
NO_MAIDEN: Final = 0
MAIDEN_NEW: Final = 1  # turned up in this round
MAIDEN_FIRST: Final = 2  # the first courtship is next or under way
MAIDEN_COURTED: Final = 3


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies before one player. Sets of cards are bit masks."""

    def __init__(self) -> None:
        self.talers = 0
        self.goods: list[int] = EMPTY
        self.vp = 0
        self.helpers = 0  # in stock
        self.hand = 0
        self.chosen = 0  # face down
        self.shown = 0  # revealed in this round
        self.pile = 0  # played in earlier rounds
        self.gone = 0  # removed from the game
        self.erected = 0  # buildings of this round
        self.visited = 0  # buildings that got a helper in this round (bit mask)
        self.points: list[int] = EMPTY  # by source

    def clone(self) -> Player:
        twin = Player()
        twin.talers, twin.goods, twin.vp, twin.helpers = self.talers, self.goods[:], self.vp, self.helpers
        twin.hand, twin.chosen, twin.shown, twin.pile = self.hand, self.chosen, self.shown, self.pile
        twin.gone, twin.erected, twin.visited, twin.points = self.gone, self.erected, self.visited, self.points[:]
        return twin


@final
@mypyc_attr(acyclic=True)
class Castle(Position):
    """The whole position."""

    def __init__(self, players: int, box: Box, winter: bool) -> None:
        super().__init__(players)
        self.box = box
        self.winter = winter
        self.field = 0  # the round field in play: rounds left, this one included
        self.start = 0  # the start player
        self.field_talers = 0  # on the round fields
        self.bank = 0
        self.supply: list[int] = EMPTY
        self.tower: list[int] = EMPTY  # the defence tower
        self.smithy = 0  # silver bars
        self.spent_talers = 0  # turned into points
        self.spent_goods: list[int] = EMPTY
        self.people: list[Player] = []
        self.standing: list[int] = EMPTY  # 1 for each erected building
        self.places: list[int] = EMPTY  # whose helper
        self.wagons: list[int] = EMPTY  # whose helper; the last is the rider
        self.wagon_new: list[int] = EMPTY  # 1 where the helper was placed in this round
        self.load: list[int] = EMPTY  # pieces on worker cards: see load_at
        self.winter_pile = 0  # bit mask of the cards still face down
        self.inn_open = False
        self.inn_talers = 0
        self.granary_open = False
        self.maiden = 0
        self.suitors = 0  # bit mask of seats
        self.gifts: list[int] = EMPTY  # on the maiden's card: five goods and talers

    def clone(self) -> Castle:
        twin = Castle(self.players, self.box, self.winter)
        twin.stack, twin.answers = self.stack[:], self.answers
        twin.options, twin.asks_all = self.options, self.asks_all
        twin.field, twin.start, twin.field_talers, twin.bank = self.field, self.start, self.field_talers, self.bank
        twin.supply, twin.tower, twin.smithy = self.supply[:], self.tower[:], self.smithy
        twin.spent_talers, twin.spent_goods = self.spent_talers, self.spent_goods[:]
        twin.people, twin.standing, twin.places = [one.clone() for one in self.people], self.standing[:], self.places[:]
        twin.wagons, twin.wagon_new, twin.load = self.wagons[:], self.wagon_new[:], self.load[:]
        twin.winter_pile, twin.inn_open, twin.inn_talers = self.winter_pile, self.inn_open, self.inn_talers
        twin.granary_open, twin.maiden, twin.suitors = self.granary_open, self.maiden, self.suitors
        twin.gifts = self.gifts[:]
        return twin

    def scores(self) -> list[int]:
        return [player.vp for player in self.people]

    # -- moving things: the only ways talers and pieces change hands ----------------------------------------------

    def from_bank(self, seat: int, talers: int) -> int:
        """Take talers from the bank as long as it lasts; how many came (CAS-1.5)."""
        paid = min(talers, self.bank)
        self.bank -= paid
        self.people[seat].talers += paid
        return paid

    def to_bank(self, seat: int, talers: int) -> None:
        """Pay talers to the bank."""
        self.people[seat].talers -= talers
        self.bank += talers

    def hand_over(self, giver: int, taker: int, talers: int) -> None:
        """Talers from one player to another."""
        self.people[giver].talers -= talers
        self.people[taker].talers += talers

    def score(self, seat: int, vp: int, source: int) -> None:
        """Score points."""
        if vp:
            player = self.people[seat]
            player.vp += vp
            player.points[source] += vp
            if self.telling:
                self.tell("scored", (seat, vp, source))

    # -- looking --------------------------------------------------------------------------------------------------

    def from_start(self) -> list[int]:
        """The seats clockwise from the start player; the list is not to be changed."""
        return FROM_SEAT[self.players][self.start]

    def load_at(self, seat: int, worker: int) -> int:
        """Where the pieces on a worker card (index among the workers) begin in `load`."""
        return (seat * len(self.box.workers) + worker) * TALER

    def on_worker(self, seat: int, worker: int) -> list[int]:
        """The pieces on a worker card (index among the workers), by kind."""
        at = self.load_at(seat, worker)
        return self.load[at : at + TALER]

    def is_open(self, building: int) -> bool:
        """Does it stand (or, in winter, lie open), so that helpers may come?"""
        if building == self.box.inn_building:
            return self.inn_open
        if building == self.box.granary_building:
            return self.granary_open
        return self.standing[building] == 1

    def unbuilt(self) -> int:
        """How many templates are still on the board."""
        return self.standing.count(0)

    def wagons_full(self) -> bool:
        """Are all four wagons occupied (CAS-7.2.2)?"""
        return all(self.wagons[wagon] != NOBODY for wagon in range(SILVER))


# -- the fields of a stored position; written by tools/fields.py ---------------------------------------------------

PLAYER_FIELDS: Final = (
    "talers", "goods", "vp", "helpers", "hand", "chosen", "shown", "pile", "gone", "erected", "visited", "points",
)  # fmt: skip
CASTLE_FIELDS: Final = (
    "field", "start", "field_talers", "bank", "supply", "tower", "smithy", "spent_talers", "spent_goods", "standing",
    "places", "wagons", "wagon_new", "load", "winter_pile", "inn_open", "inn_talers", "granary_open", "maiden",
    "suitors", "gifts",
)  # fmt: skip
