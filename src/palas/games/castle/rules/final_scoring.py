"""The final scoring, building by building (CAS-12)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.position import OK, Step, Work
from palas.games.castle import state
from palas.games.castle.box import SILVER, STOP
from palas.games.castle.rules import refusals as no
from palas.games.castle.state import NOBODY, Castle

SOURCES: Final = {  # by kind of building; what is not named here is the smithy
    "keep": state.FROM_KEEP, "tavern": state.FROM_TAVERN, "gate": state.FROM_GATES, "stable": state.FROM_STABLE,
    "servants": state.FROM_SERVANTS,
}  # fmt: skip


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
    return [castle.places[place] for place in castle.box.places_of[building]].count(seat)


def standing_of(castle: Castle, kind: str) -> int:
    """How many buildings of a kind have been erected."""
    kinds = castle.box.building_kind
    return sum([castle.standing[building] for building in range(len(kinds)) if kinds[building] == kind])


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
                pieces = count * box.palace_pieces
                if count:
                    castle.push(ConvertTalers(seat, count) if kind == "market" else TurnPieces(seat, pieces))
            return
        for place in box.places_of[building]:
            if castle.places[place] != NOBODY:
                score_place(castle, place, kind)


def score_place(castle: Castle, place: int, kind: str) -> None:
    """One helper in a building without a choice."""
    castle.score(castle.places[place], place_points(castle, place, kind), SOURCES.get(kind, state.FROM_SMITHY))


def place_points(castle: Castle, place: int, kind: str) -> int:
    """What a helper on a place without a choice would score as the castle stands now."""
    box = castle.box
    num, den = box.place_num[place], box.place_den[place]
    if kind == "keep":
        return box.keep_points * empty_places(castle)
    if kind == "tavern":
        return helpers_in_castle(castle) * num // den
    if kind == "gate":
        return standing_of(castle, "tower") * num // den
    if kind == "stable":
        return standing_of(castle, "house") * num // den
    if kind == "servants":
        return castle.unbuilt() * num // den
    return castle.smithy * num // den


def empty_places(castle: Castle) -> int:
    """Free places in standing buildings of the castle (CAS-12.1, Q11)."""
    free = [place for place in range(castle.box.castle_places) if castle.places[place] == NOBODY]
    return sum([castle.standing[castle.box.place_building[place]] for place in free])


def helpers_in_castle(castle: Castle) -> int:
    """Helpers standing in buildings of the castle (CAS-12.0)."""
    return castle.box.castle_places - castle.places[: castle.box.castle_places].count(NOBODY)


@final
class ConvertTalers(Step[Castle]):
    """The market: talers into points (CAS-12.6)."""

    kind = "market"
    rule = "CAS-12.6"

    def __init__(self, seat: int, helpers: int) -> None:
        super().__init__(seat)
        self.helpers = helpers

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        den, num = castle.box.market_den[self.helpers], castle.box.market_num[self.helpers]
        return {"talers": den, "points": num, "owned": castle.people[seat].talers}

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        den = castle.box.market_den[self.helpers]
        whole = range(castle.box.coins // den * den, -1, -den)  # what brings most comes first
        return [castle.box.convert.at(talers) for talers in whole]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        return OK if castle.box.convert.of(action) <= castle.people[seat].talers else no.TOO_EXPENSIVE

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list as candidates and refusal give."""
        den = castle.box.market_den[self.helpers]
        whole = range(castle.people[seat].talers // den * den, -1, -den)
        return [castle.box.convert.at(talers) for talers in whole]

    def points(self, castle: Castle, talers: int) -> int:
        """What so many talers score."""
        return talers * castle.box.market_num[self.helpers] // castle.box.market_den[self.helpers]

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        talers = castle.box.convert.of(action)
        castle.people[seat].talers -= talers
        castle.spent_talers += talers
        if talers:
            castle.tell("converted", (seat, talers))
        castle.score(seat, self.points(castle, talers), state.FROM_MARKET)


@final
class TurnPieces(Step[Castle]):
    """The palace: pieces into points, one by one, own or from silver (CAS-12.7)."""

    kind = "palace"
    rule = "CAS-12.7"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"left": self.left}

    def points(self, castle: Castle, good: int) -> int:
        """What a piece scores."""
        return castle.box.good_value[good]

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return [*castle.box.turn.all()[::-1], *castle.box.turn_silver.all()[::-1], STOP]  # what brings most comes first

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        box = castle.box
        goods = castle.people[seat].goods
        if action == STOP:
            return OK
        if box.turn.has(action):
            return OK if goods[box.turn.of(action)] else no.NOT_OWNED
        if goods[SILVER] == 0:
            return no.NOT_OWNED
        return OK if castle.supply[box.turn_silver.of(action)] else no.NONE_FOR_SILVER

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        box = castle.box
        goods = castle.people[seat].goods
        if action == STOP:
            return
        if box.turn.has(action):
            good = box.turn.of(action)
            goods[good] -= 1
            castle.tell("turned", (seat, good))
        else:
            good = box.turn_silver.of(action)
            goods[SILVER] -= 1
            castle.smithy += 1
            castle.supply[good] -= 1
            castle.tell("turned_silver", (seat, good))
        castle.spent_goods[good] += 1
        castle.score(seat, self.points(castle, good), state.FROM_PALACE)
        if self.left > 1:
            castle.push(TurnPieces(seat, self.left - 1))


def score_granary(castle: Castle) -> None:
    """The granary pays less the fuller it is (CAS-15.6)."""
    here = [castle.places[place] for place in castle.box.places_of[castle.box.granary_building]]
    full = len(here) - here.count(NOBODY)
    for seat in here:
        if seat != NOBODY:
            castle.score(seat, castle.box.granary_points[full], state.FROM_GRANARY)
