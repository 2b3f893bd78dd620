"""The recorded game: a first round that shows every place of the city, then played on to the end.

    python -m tests.nobility.introduction

writes it anew to the game's folder; the pictures of the book are taken from it, so look at them afterwards.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import palas
from palas.engine.core.state import State
from tests.nobility.city import GAME, A, B, C
from tests.nobility.players import climber

FILE = Path(palas.__file__).parent / "games" / "nobility" / "intro.palas"
SEED = 42

SCRIPT: list[tuple[int, str]] = [
    (A, "go scholars_mid"),
    (A, "buy 2"),
    (A, "settle S41"),
    (A, "pay 3books"),
    (B, "go tavern"),
    (B, "die 1"),
    (B, "card S35"),
    (C, "go yard"),
    (C, "die 5"),
    (A, "go scholars_low"),
    (A, "die 2"),
    (A, "buy 1"),
    (A, "from quarters"),
    (A, "stop"),
    (B, "go castle_mid"),
    (C, "go blacksmiths_mid"),
    (C, "die 3"),
    (C, "buy 2"),
    (C, "settle S17"),
    (C, "pay 3weapons"),
    (A, "go hall_2"),
    (A, "site 2"),
    (A, "end"),
    (B, "go berk_mid"),
    (B, "modifiers 2"),
    (B, "decline"),
    (A, "go castle_low"),
    (A, "end"),
    (B, "go port_3"),
    (B, "sell books"),
    (B, "stop"),
    (A, "pass"),
    (A, "good books"),
]


def first_round() -> State:
    """The script."""
    state = GAME.start(3, SEED)
    for seat, code in SCRIPT:
        state.apply(GAME.parse(state, seat, code))
    return state


def played() -> State:
    """The script, and a game to its end as the advice plays it."""
    state = first_round()
    rng = Random(SEED)
    while not state.over:
        seat = state.to_act[0]
        state.apply(GAME.action(seat, climber(state, seat, rng)))
    return state


if __name__ == "__main__":
    FILE.write_text(palas.record(played()).text(), encoding="utf-8")
