"""The final scoring, building by building (CAS-12)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step, Work
from palas.games.castle.box import SILVER, STOP
from palas.games.castle.rules.refusals import NOT_OWNED, SOLD_OUT, TOO_EXPENSIVE
from palas.games.castle.state import (
    FROM_GATES,
    FROM_GRANARY,
    FROM_KEEP,
    FROM_MARKET,
    FROM_PALACE,
    FROM_SERVANTS,
    FROM_SMITHY,
    FROM_STABLE,
    FROM_TAVERN,
    NOBODY,
    Castle,
)


def begin(castle: Castle) -> None:
    """The helpers at wagons and rider go home; then building by building (CAS-12.0)."""
    castle.tell("final", ())
    for wagon, seat in enumerate(castle.wagons):
        if seat != NOBODY:
            castle.people[seat].helpers += 1
            castle.wagons[wagon] = NOBODY
    castle.push(ScoreBuilding(0))


def helpers_of(castle: Castle, seat: int, building: int) -> int:
    """How many helpers of the seat stand in a building."""
    count = 0
    for place, owner in enumerate(castle.places):
        if owner == seat and castle.box.place_building[place] == building:
            count += 1
    return count


def standing_of(castle: Castle, kind: str) -> int:
    """How many buildings of a kind have been erected."""
    count = 0
    for building, name in enumerate(castle.box.building_kind):
        if name == kind and castle.standing[building]:
            count += 1
    return count


@final
class ScoreBuilding(Work[Castle]):
    """The next building of the list is scored (CAS-12.1 to 12.8); in winter the granary comes last (CAS-12.9)."""

    kind = "score_building"

    def __init__(self, turn: int) -> None:
        super().__init__(NOBODY)
        self.turn = turn

    def work(self, castle: Castle) -> None:
        box = castle.box
        if self.turn == len(box.final_order):
            score_granary(castle)
            castle.tell("over", ())
            return
        castle.push(ScoreBuilding(self.turn + 1))
        building = box.final_order[self.turn]
        kind = box.building_kind[building]
        if kind in ("market", "palace"):
            for seat in reversed(castle.from_start()):
                count = helpers_of(castle, seat, building)
                if count and kind == "market":
                    castle.push(ConvertTalers(seat, count))
                elif count:
                    castle.push(TurnPieces(seat, count * box.palace_pieces))
            return
        for place in range(box.castle_places):
            if box.place_building[place] == building and castle.places[place] != NOBODY:
                score_place(castle, place, kind)


def score_place(castle: Castle, place: int, kind: str) -> None:
    """One helper in a building without a choice."""
    box = castle.box
    seat = castle.places[place]
    num = box.place_num[place]
    den = box.place_den[place]
    if kind == "keep":
        castle.score(seat, box.keep_points * empty_places(castle), FROM_KEEP)
    elif kind == "tavern":
        castle.score(seat, helpers_in_castle(castle) * num // den, FROM_TAVERN)
    elif kind == "gate":
        castle.score(seat, standing_of(castle, "tower") * num // den, FROM_GATES)
    elif kind == "stable":
        castle.score(seat, standing_of(castle, "house") * num // den, FROM_STABLE)
    elif kind == "servants":
        castle.score(seat, castle.unbuilt() * num // den, FROM_SERVANTS)
    else:
        castle.score(seat, castle.smithy * num // den, FROM_SMITHY)


def empty_places(castle: Castle) -> int:
    """Free places in standing buildings of the castle (CAS-12.1, Q11)."""
    count = 0
    for place in range(castle.box.castle_places):
        if castle.places[place] == NOBODY and castle.standing[castle.box.place_building[place]]:
            count += 1
    return count


def helpers_in_castle(castle: Castle) -> int:
    """Helpers standing in buildings of the castle (CAS-12.0)."""
    count = 0
    for place in range(castle.box.castle_places):
        if castle.places[place] != NOBODY:
            count += 1
    return count


@final
class ConvertTalers(Step[Castle]):
    """The market: talers into points (CAS-12.6)."""

    kind = "market"
    rule = "CAS-12.6"

    def __init__(self, seat: int, helpers: int) -> None:
        super().__init__(seat)
        self.helpers = helpers

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        den = castle.box.market_den[self.helpers]
        most = castle.box.coins // den * den
        return [castle.box.first_convert + talers for talers in range(most, -1, -den)]  # what brings most comes first

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        return OK if action - castle.box.first_convert <= castle.people[seat].talers else TOO_EXPENSIVE

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give."""
        den = castle.box.market_den[self.helpers]
        most = castle.people[seat].talers // den * den
        return [castle.box.first_convert + talers for talers in range(most, -1, -den)]

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        talers = action - castle.box.first_convert
        castle.people[seat].talers -= talers
        castle.spent_talers += talers
        vp = talers * castle.box.market_num[self.helpers] // castle.box.market_den[self.helpers]
        if talers:
            castle.tell("converted", (seat, talers))
        castle.score(seat, vp, FROM_MARKET)


@final
class TurnPieces(Step[Castle]):
    """The palace: pieces into points, one by one, own or from silver (CAS-12.7)."""

    kind = "palace"
    rule = "CAS-12.7"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        box = castle.box
        kinds = range(SILVER - 1, -1, -1)  # what brings most comes first
        return [*[box.first_turn + good for good in kinds], *[box.first_turn_silver + good for good in kinds], STOP]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        me = castle.people[seat]
        if action < castle.box.first_turn_silver:
            return OK if me.goods[action - castle.box.first_turn] else NOT_OWNED
        if me.goods[SILVER] == 0:
            return NOT_OWNED
        return OK if castle.supply[action - castle.box.first_turn_silver] else SOLD_OUT

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == STOP:
            return
        me = castle.people[seat]
        if action < castle.box.first_turn_silver:
            good = action - castle.box.first_turn
            me.goods[good] -= 1
            castle.tell("turned", (seat, good))
        else:
            good = action - castle.box.first_turn_silver
            me.goods[SILVER] -= 1
            castle.smithy += 1
            castle.supply[good] -= 1
            castle.tell("turned_silver", (seat, good))
        castle.spent_goods[good] += 1
        castle.score(seat, castle.box.good_value[good], FROM_PALACE)
        if self.left > 1:
            castle.push(TurnPieces(seat, self.left - 1))


def score_granary(castle: Castle) -> None:
    """The granary pays less the fuller it is (CAS-15.6)."""
    here = [
        owner
        for place, owner in enumerate(castle.places)
        if owner != NOBODY and castle.box.place_building[place] == castle.box.granary_building
    ]
    for seat in here:
        castle.score(seat, castle.box.granary_points[len(here)], FROM_GRANARY)
