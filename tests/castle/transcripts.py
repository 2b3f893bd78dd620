"""The recorded games of Im Schutze der Burg: how each was played (see tests/recording.py)."""

from __future__ import annotations

import sys

from tests.castle.players import STYLES
from tests.castle.yard import GAME
from tests.recording import Recipe, Shelf

WINTER = {"winter": True}

RECIPES = {
    "two-players": Recipe(2, 18, "builder", log=("en",)),
    "two-players-castle-finished": Recipe(2, 0, "hurrier", log=("de",)),
    "two-players-winter": Recipe(2, 22, "drifter", options=WINTER, log=("en",)),
    "three-players": Recipe(3, 5, "builder", log=("de",)),
    "three-players-winter": Recipe(3, 28, "drifter", options=WINTER, log=("en",)),
    "three-players-with-undo": Recipe(3, 5, "drifter", second_thoughts=(5, 40, 41, 90)),
    "four-players": Recipe(4, 31, "builder", log=("en",)),
    "four-players-castle-finished": Recipe(4, 5, "hurrier", log=("en",)),
    "four-players-winter": Recipe(4, 38, "drifter", options=WINTER, log=("de",)),
    "four-players-winter-builders": Recipe(4, 6, "builder", options=WINTER),
}

SHELF = Shelf(GAME, STYLES, RECIPES)

if __name__ == "__main__":
    SHELF.make(sys.argv[1:])
