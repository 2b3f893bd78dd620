"""How the castle may stand in the end, and what a helper in it should then score (CAS-12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from palas.games.castle.box import (
    GATE,
    HOUSE,
    IN_GRANARY,
    KEEP,
    MARKET,
    PALACE,
    SERVANTS,
    SMITHY,
    STABLE,
    TAVERN,
    TOWER,
)
from palas.games.castle.rules.final_scoring import helpers_in_castle
from palas.games.castle.state import NOBODY, Castle

BUILT_A_ROUND: Final = [0.0, 0.0, 1.2, 1.2, 1.6]  # by number of players
PLACED_A_ROUND: Final = 0.6


@final
class Outlook:
    """What may still be built: the same for all seats, so that it is reckoned once for a position."""

    def __init__(self, castle: Castle) -> None:
        box = castle.box
        unbuilt = castle.unbuilt()
        self.left = castle.field - 1 if unbuilt else 0
        self.unbuilt = unbuilt
        self.coming = min(float(unbuilt), BUILT_A_ROUND[castle.players] * self.left)
        self.rate = self.coming / unbuilt if unbuilt else 0.0
        self.towers = 0.0  # that will stand
        self.houses = 0.0
        for building in range(len(box.kind_number)):
            kind = box.kind_number[building]
            if kind == TOWER:
                self.towers += 1.0 if castle.standing[building] else self.rate
            elif kind == HOUSE:
                self.houses += 1.0 if castle.standing[building] else self.rate
        self.known: i64 = 0  # the places that were looked at, as a set
        self.worths: list[float] = [0.0] * len(castle.places)

    def place_worth(self, castle: Castle, place: i64) -> float:
        """What a helper on this place should score in the end (CAS-12)."""
        if not self.known >> place & 1:
            one: i64 = 1
            self.known |= one << place
            self.worths[place] = place_worth(castle, self, place)
        return self.worths[place]


def place_worth(castle: Castle, outlook: Outlook, place: int) -> float:
    """What a helper on this place should score in the end (CAS-12)."""
    box = castle.box
    left = outlook.left
    kind = box.place_kind[place]
    share = box.place_num[place] / box.place_den[place]
    if kind == GATE:
        return share * outlook.towers
    if kind == STABLE:
        return share * outlook.houses
    if kind == SERVANTS:
        return share * (outlook.unbuilt - outlook.coming)
    if kind == TAVERN:
        return share * min(float(box.castle_places), helpers_in_castle(castle) + PLACED_A_ROUND * left)
    if kind == KEEP:
        free = 0.0
        for other in range(box.castle_places):
            if castle.places[other] == NOBODY:
                free += 1.0 if castle.standing[box.place_building[other]] else outlook.rate
        return box.keep_points * max(0.0, free - PLACED_A_ROUND * left)
    if kind == SMITHY:
        return share * (castle.smithy + min(8.0, 0.5 * left))
    if kind == PALACE:
        return 7.0 if left else 0.0
    if kind == MARKET:
        return 3.0 if left else 0.0
    if kind == IN_GRANARY:
        here = 0
        for other in box.places_of[box.place_building[place]]:
            if castle.places[other] != NOBODY:
                here += 1
        full = box.granary_points[max(1, here)]
        return full - (0.7 if left else 0.0) * (full - box.granary_points[min(3, max(1, here) + 1)])
    return 0.35 * left  # the host of the inn
