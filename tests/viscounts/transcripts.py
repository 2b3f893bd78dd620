"""The recorded games of Burggrafen des Westfrankenreichs: how each was played (see tests/recording.py)."""

from __future__ import annotations

import sys
from collections.abc import Callable

from palas.engine.core.state import State
from palas.games.viscounts.terms import OPPONENTS
from palas.testing import anything
from tests.recording import Recipe, Shelf
from tests.viscounts.realm import GAME

NO_SECOND_PLACE = {"skip_second_place_below_three_players": True}


def ending(end: str) -> Callable[[State], bool]:
    """Wants a game that ends in this way."""
    return lambda state: GAME.facts(state.position)["end"] == end


RECIPES = {
    "two-players-poverty": Recipe(2, 0, wanted=ending("poverty"), log=("de", "en")),
    "two-players-prosperity": Recipe(2, 0, wanted=ending("prosperity")),
    "two-players-without-second-place": Recipe(2, 0, options=NO_SECOND_PLACE, wanted=ending("divided")),
    "three-players-poverty": Recipe(3, 0, wanted=ending("poverty")),
    "three-players-prosperity": Recipe(3, 0, wanted=ending("prosperity"), log=("en",)),
    "three-players-divided-kingdom": Recipe(3, 0, wanted=ending("divided")),
    "three-players-with-undo": Recipe(3, 2, second_thoughts=(3, 40, 41, 90)),
    "four-players-poverty": Recipe(4, 0, wanted=ending("poverty")),
    "four-players-divided-kingdom": Recipe(4, 0, wanted=ending("divided"), log=("en",)),
    **{
        f"solo-{opponent}-{difficulty}": Recipe(
            1, 0, options={"opponent": opponent, "difficulty": difficulty}, log=("en",) if difficulty == 1 else ()
        )
        for opponent in OPPONENTS
        for difficulty in range(4)
    },
}

SHELF = Shelf(GAME, {"anything": anything}, RECIPES)

if __name__ == "__main__":
    SHELF.make(sys.argv[1:])
