"""The recorded games of Die zwei Erben: how each was played (see tests/recording.py)."""

from __future__ import annotations

import sys
from typing import Any

from tests.heirs.players import SLOWER
from tests.heirs.realm import GAME
from tests.recording import Recipe, Shelf


def solo(level: int, seed: int, style: str, colour: str = "white", **more: Any) -> Recipe:
    """A game alone against Heinrich."""
    sets = more.pop("sets", "travel+land+trade")
    return Recipe(1, seed, style, {"level": level, "colour": colour, "sets": sets}, **more)


RECIPES = {
    "travel-land-trade": Recipe(2, 1, "adviser", log=("en",)),
    "war-craft-patrol": Recipe(2, 2, "adviser", options={"sets": "war+craft+patrol"}, log=("de",)),
    "first-game-without-roads": Recipe(2, 1, "builder", options={"score_roads": False}),
    "travel-war-patrol": Recipe(2, 9, "builder", options={"sets": "travel+war+patrol"}),
    "land-trade-craft-with-undo": Recipe(
        2, 5, "drifter", options={"sets": "land+trade+craft"}, second_thoughts=(3, 40, 41, 90)
    ),
    "tie-decided-by-troops": Recipe(2, 63, "drifter"),
    "draw": Recipe(2, 25, "drifter"),
    "solo-1-won": solo(1, 4, "adviser", log=("de",)),
    "solo-1-lost": solo(1, 0, "drifter", colour="blue"),
    "solo-2-won": solo(2, 0, "adviser", colour="blue", sets="land+war+craft"),
    "solo-2-lost": solo(2, 0, "drifter", sets="trade+craft+patrol"),
    "solo-3-won": solo(3, 4, "adviser", sets="travel+trade+patrol"),
    "solo-3-lost": solo(3, 0, "drifter", colour="blue", log=("en",)),
}

SHELF = Shelf(GAME, SLOWER, RECIPES)

if __name__ == "__main__":
    SHELF.make(sys.argv[1:])
