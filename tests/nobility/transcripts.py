"""The recorded games of Aufstieg zur Macht: how each was played (see tests/recording.py)."""

from __future__ import annotations

import sys

from palas.testing import Style
from tests.nobility.city import BOX, GAME
from tests.nobility.players import climber, drifter
from tests.recording import Recipe, Shelf

STYLES: dict[str, Style] = {"climber": climber, "drifter": drifter}
EVENTS = {"events": True}
CHANCERY = {"chancery": True}
BOTH = {"events": True, "chancery": True}


def seed_of(objective: str) -> int:
    """The first seed whose solo game has that objective."""
    number = BOX.objective_ids.index(objective)
    return next(seed for seed in range(500) if GAME.start(1, seed).position.objective == number)


RECIPES = {
    "two-players": Recipe(2, 1),
    "two-players-events": Recipe(2, 2, options=EVENTS),
    "three-players-events-chancery": Recipe(3, 3, options=BOTH, log=("de", "en")),
    "three-players-with-undo": Recipe(3, 4, "drifter", second_thoughts=(3, 40, 41, 90)),
    "four-players": Recipe(4, 5),
    "four-players-chancery": Recipe(4, 6, options=CHANCERY),
    "four-players-drifting": Recipe(4, 7, "drifter", options=BOTH),
    "five-players-events": Recipe(5, 8, "drifter", options=EVENTS),
    "five-players-events-chancery": Recipe(5, 9, options=BOTH),
    "six-players": Recipe(6, 10),
    "six-players-events": Recipe(6, 14, "drifter", options=EVENTS),
    "solo-events": Recipe(1, 12, options=EVENTS, log=("de", "en")),
    **{f"solo-{objective}": Recipe(1, seed_of(objective)) for objective in BOX.objective_ids},
}

SHELF = Shelf(GAME, STYLES, RECIPES)

if __name__ == "__main__":
    SHELF.make(sys.argv[1:])
