"""The recorded game: three rounds that show every character, then played on to the end.

    python -m tests.castle.introduction

writes it anew to the game's folder; the pictures of the book are taken from it, so look at them afterwards.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import palas
from palas.engine.core.state import State
from tests.castle.players import builder
from tests.castle.yard import GAME, A, B, C

FILE = Path(palas.__file__).parent / "games" / "castle" / "intro.palas"

SCRIPT: list[tuple[int, str]] = [
    (A, "play trader"),
    (B, "play worker_stone"),
    (C, "play messenger"),
    (B, "take clay"),
    (B, "take clay"),
    (A, "send wagon_clay"),
    (B, "build tower_1"),
    (A, "play stonemason"),
    (B, "play messenger"),
    (C, "play worker_wood"),
    (A, "buy silver of 3 worker_wood"),
    (A, "build well"),
    (C, "play bricklayer"),
    (A, "play master_builder"),
    (B, "play trader"),
    (B, "send wagon_stone"),
    (C, "take stone"),
    (C, "build house_1"),
    (C, "helper smithy_10"),
    (C, "helper market_1"),
]


def played() -> State:
    """The script, and a game to its end."""
    seed = next(n for n in range(99) if GAME.start(3, n).position.start == A)  # type: ignore[attr-defined]
    state = GAME.start(3, seed)
    for seat, code in SCRIPT:
        state.apply(GAME.parse(state, seat, code))
    rng = Random(seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(GAME.action(seat, builder(state, seat, rng)))
    return state


if __name__ == "__main__":
    FILE.write_text(palas.record(played()).text(), encoding="utf-8")
