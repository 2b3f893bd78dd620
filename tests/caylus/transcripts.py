"""The recorded games of Caylus: how each was played (see tests/recording.py)."""

from __future__ import annotations

import sys

from tests.caylus.players import STYLES
from tests.caylus.town import GAME
from tests.recording import Recipe, Shelf

RECIPES = {
    "two-players": Recipe(2, 8, "builder", log=("de", "en")),
    "three-players-shared-victory": Recipe(3, 113, "builder", log=("en",)),
    "four-players-castle-finished": Recipe(4, 82, "builder", log=("en",)),
    "five-players-castle-finished": Recipe(5, 23, "builder", log=("en",)),
    "four-players-with-undo": Recipe(4, 5, "drifter", second_thoughts=(3, 40, 41, 120)),
    "three-players-simple-favours": Recipe(3, 4, "builder", options={"simple_favours": True}),
    "four-players-jeweller": Recipe(4, 48, "builder", options={"jeweller": True}),
    "three-players-later-lawyer": Recipe(3, 0, "builder", options={"lawyer_3pp": True}),
    "five-players-lenient-castle": Recipe(5, 11, "builder", options={"castle_full_lenient": True}),
    "two-players-all-options": Recipe(2, 31, "drifter", options={option.id: True for option in GAME.meta.options}),
}

SHELF = Shelf(GAME, STYLES, RECIPES)

if __name__ == "__main__":
    SHELF.make(sys.argv[1:])
