"""The recorded game: two rounds in which everything happens once, then played on to the end.

    python -m tests.caylus.introduction

writes it anew to the game's folder; the pictures of the book are taken from it, so look at them afterwards.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import palas
from palas.engine.core.state import State
from tests.caylus.players import builder
from tests.caylus.town import GAME, A, B, C

FILE = Path(palas.__file__).parent / "games" / "caylus" / "intro.palas"
SEED = 8  # the seats are in order, the quarry and the carpenter lie near the castle
REST = 18  # a close game, played by people who know what they want

SCRIPT: list[tuple[int, str]] = [
    (A, "place n_quarry"),
    (B, "place n_carpenter"),
    (C, "place trading_post"),
    (A, "place castle"),
    (B, "place fixed_peddler"),
    (C, "place n_farm"),
    (A, "place n_forest"),
    (B, "pass"),
    (C, "place stables"),
    (A, "pass"),
    (C, "pass"),
    (B, "provost +1"),
    (A, "provost 0"),
    (C, "provost 0"),
    (A, "gain wood"),
    (B, "build w_farm_cloth"),
    (C, "gain cloth"),
    (B, "trade 2money>basic"),
    (B, "take wood"),
    (A, "batch food+wood+stone"),
    (A, "row prestige"),
    (A, "column 1"),
    (C, "place w_farm_cloth"),
    (A, "place n_quarry"),
    (B, "place n_forest"),
    (C, "place joust_field"),
    (A, "place n_carpenter"),
    (B, "place inn"),
    (C, "pass"),
    (A, "pass"),
    (B, "pass"),
    (C, "trade money+cloth>favour"),
    (C, "row cubes"),
    (C, "column 1"),
    (C, "provost +1"),
    (A, "provost -1"),
    (B, "provost 0"),
    (B, "gain food"),
    (A, "build w_market"),
    (A, "give food"),
]


def played() -> State:
    """The script, and a game to its end."""
    state = GAME.start(3, SEED)
    for seat, code in SCRIPT:
        state.apply(GAME.parse(state, seat, code))
    rng = Random(REST)
    while not state.over:
        seat = state.to_act[0]
        state.apply(GAME.action(seat, builder(state, seat, rng)))
    return state


if __name__ == "__main__":
    FILE.write_text(palas.record(played()).text(), encoding="utf-8")
