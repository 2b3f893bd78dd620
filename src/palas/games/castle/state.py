"""What lies on the table: the castle, the wagons, the players' stocks and cards (CAS-1, 2)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.position import Position, Step
from palas.games.castle.box import SILVER, TALER, Box

NOBODY: Final = -1

# Where points come from.
SOURCES: Final = (
    "buildings",
    "master_builder",
    "keep",
    "tavern",
    "gates",
    "stable",
    "servants",
    "market",
    "palace",
    "smithy",
    "granary",
    "wall_breach",
    "castle_maiden",
)
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

# The castle maiden's card (CAS-15.9).
NO_MAIDEN: Final = 0
MAIDEN_NEW: Final = 1  # turned up in this round
MAIDEN_FIRST: Final = 2  # the first courtship is next or under way
MAIDEN_COURTED: Final = 3


@final
class Player:
    """What lies before one player. Sets of cards are bit masks."""

    def __init__(
        self,
        talers: int,
        goods: list[int],
        vp: int,
        helpers: int,
        hand: int,
        chosen: int,
        shown: int,
        pile: int,
        gone: int,
        erected: int,
        visited: int,
        points: list[int],
    ) -> None:
        self.talers = talers
        self.goods = goods
        self.vp = vp
        self.helpers = helpers  # in stock
        self.hand = hand
        self.chosen = chosen  # face down
        self.shown = shown  # revealed in this round
        self.pile = pile  # played in earlier rounds
        self.gone = gone  # removed from the game
        self.erected = erected  # buildings of this round
        self.visited = visited  # buildings that got a helper in this round (bit mask)
        self.points = points  # by source

    def clone(self) -> Player:
        return Player(
            self.talers,
            self.goods[:],
            self.vp,
            self.helpers,
            self.hand,
            self.chosen,
            self.shown,
            self.pile,
            self.gone,
            self.erected,
            self.visited,
            self.points[:],
        )


@final
class Castle(Position):
    """The whole table."""

    def __init__(
        self,
        players: int,
        stack: list[Step[Any]],
        answers: list[int],
        options: list[int],
        box: Box,
        winter: bool,
        field: int,
        start: int,
        field_talers: int,
        bank: int,
        supply: list[int],
        tower: list[int],
        smithy: int,
        spent_talers: int,
        spent_goods: list[int],
        people: list[Player],
        standing: list[int],
        places: list[int],
        wagons: list[int],
        wagon_new: list[int],
        load: list[int],
        winter_pile: int,
        inn_open: bool,
        inn_talers: int,
        granary_open: bool,
        maiden: int,
        suitors: int,
        gifts: list[int],
    ) -> None:
        super().__init__(players, stack, answers, options)
        self.box = box
        self.winter = winter
        self.field = field  # the round field in play: rounds left, this one included
        self.start = start  # the start player
        self.field_talers = field_talers  # on the round fields
        self.bank = bank
        self.supply = supply
        self.tower = tower  # the defence tower
        self.smithy = smithy  # silver bars
        self.spent_talers = spent_talers  # turned into points
        self.spent_goods = spent_goods
        self.people = people
        self.standing = standing  # 1 for each erected building
        self.places = places  # whose helper
        self.wagons = wagons  # whose helper; the last is the rider
        self.wagon_new = wagon_new  # 1 where the helper was placed in this round
        self.load = load  # pieces on worker cards: see load_at
        self.winter_pile = winter_pile  # bit mask of the cards still face down
        self.inn_open = inn_open
        self.inn_talers = inn_talers
        self.granary_open = granary_open
        self.maiden = maiden
        self.suitors = suitors  # bit mask of seats
        self.gifts = gifts  # on the maiden's card: five goods and talers

    def clone(self) -> Castle:
        return Castle(
            self.players,
            self.stack[:],
            self.answers[:],
            self.options,
            self.box,
            self.winter,
            self.field,
            self.start,
            self.field_talers,
            self.bank,
            self.supply[:],
            self.tower[:],
            self.smithy,
            self.spent_talers,
            self.spent_goods[:],
            [player.clone() for player in self.people],
            self.standing[:],
            self.places[:],
            self.wagons[:],
            self.wagon_new[:],
            self.load[:],
            self.winter_pile,
            self.inn_open,
            self.inn_talers,
            self.granary_open,
            self.maiden,
            self.suitors,
            self.gifts[:],
        )

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
        """The seats clockwise from the start player."""
        return [(self.start + i) % self.players for i in range(self.players)]

    def load_at(self, seat: int, worker: int) -> int:
        """Where the pieces on a worker card (index among the workers) begin in `load`."""
        return (seat * len(self.box.workers) + worker) * TALER

    def loaded(self, seat: int, worker: int) -> int:
        """How many pieces lie on a worker card."""
        at = self.load_at(seat, worker)
        total = 0
        for good in range(TALER):
            total += self.load[at + good]
        return total

    def is_open(self, building: int) -> bool:
        """Does it stand (or, in winter, lie open), so that helpers may come?"""
        if building == self.box.inn_building:
            return self.inn_open
        if building == self.box.granary_building:
            return self.granary_open
        return self.standing[building] == 1

    def unbuilt(self) -> int:
        """How many templates are still on the board."""
        left = 0
        for template in self.box.templates:
            left += 1 - self.standing[template]
        return left

    def wagons_full(self) -> bool:
        """Are all four wagons occupied (CAS-7.2.2)?"""
        return all(self.wagons[wagon] != NOBODY for wagon in range(SILVER))

    def trader_helpers(self, seat: int) -> int:
        """How many helpers of the seat stand at wagons and rider."""
        return self.wagons.count(seat)
