"""The recorded game: five turns in which everything happens once, then played on to the end.

    python -m tests.heirs.introduction

writes it anew to the game's folder; the pictures of the book are taken from it, so look at them afterwards.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import palas
from palas.engine.core.state import State
from tests.heirs.players import adviser
from tests.heirs.realm import BLUE, GAME, WHITE

FILE = Path(palas.__file__).parent / "games" / "heirs" / "intro.palas"
SEED = 17

SCRIPT: list[tuple[int, tuple[str, ...]]] = [
    (WHITE, ("take 3", "build land_camp_green", "at 1,0", "troop 1", "at 1,0", "end")),
    (BLUE, ("take 5", "end")),
    (WHITE, ("take 6", "troop 1", "withdraw", "build travel_pilgrimage_gray", "at 0,-1", "end")),
    (
        BLUE,
        (
            "take 0",
            "extend travel_tavern_column",
            "at -1,1",
            "build land_smithy",
            "at 0,1",
            "troop follower",
            "at 0,1",
            "end",
        ),
    ),
    (WHITE, ("take 1", "camp land_camp_green", "take 2")),
]


def played() -> State:
    """The script, and a game to its end."""
    state = GAME.start(2, SEED)
    for seat, codes in SCRIPT:
        for code in codes:
            state.apply(GAME.parse(state, seat, code))
    rng = Random(SEED)
    while not state.over:
        seat = state.to_act[0]
        state.apply(GAME.action(seat, adviser(state, seat, rng)))
    return state


if __name__ == "__main__":
    FILE.write_text(palas.record(played()).text(), encoding="utf-8")
