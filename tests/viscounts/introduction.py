"""The recorded game: three rounds and a half played on purpose, then on to the end by the advice.

    python -m tests.viscounts.introduction

writes it anew to the game's folder; the pictures of the book are taken from it, so look at them afterwards.
"""

from __future__ import annotations

from pathlib import Path

import palas
from palas.bots.greedy import follow
from palas.engine.core.state import State
from tests.viscounts.realm import GAME, A, B

FILE = Path(palas.__file__).parent / "games" / "viscounts" / "intro.palas"
SEED = 5

SCRIPT: list[tuple[int, str]] = [
    (B, "pick pc_4"),
    (B, "gain ink"),
    (A, "pick pc_10"),
    (A, "play st_lender"),
    (A, "move coast.R"),
    (A, "do build"),
    (A, "discard st_labourer"),
    (A, "build ws3"),
    (A, "spot coast.s3"),
    (A, "flip debt"),
    (A, "gain stone"),
    (A, "decline"),
    (B, "play st_labourer"),
    (B, "move hills.I"),
    (B, "do transcribe"),
    (B, "hire tf_artisan"),
    (B, "discard st_trader"),
    (A, "play st_financer"),
    (A, "discard st_trader"),
    (A, "move hills.I"),
    (A, "do workers"),
    (A, "decline"),
    (B, "play st_lender"),
    (B, "move hills.R"),
    (B, "times 5"),
    (A, "play hero_ada"),
    (A, "move hills.R"),
    (B, "order 21"),
    (A, "do build"),
    (A, "build ws2"),
    (A, "spot hills.s3"),
    (A, "hire tf_courier"),
    (A, "hire tf_tinker_bn"),
    (A, "gain stone"),
    (B, "order 21"),
    (B, "play st_financer"),
    (B, "discard st_thief"),
    (B, "move lake.R"),
    (B, "do build"),
    (B, "build ws3"),
    (B, "spot lake.s3"),
    (B, "flip debt"),
    (B, "gain stone"),
    (B, "hire tf_diplomat"),
    (B, "order 321"),
    (A, "flip debt"),
    (A, "gain stone"),
    (A, "play st_thief"),
    (A, "move crags.L"),
    (A, "do build"),
    (A, "decline"),
    (A, "spot crags.s1"),
    (A, "flip debt"),
    (A, "gain stone"),
    (A, "decline"),
]


def best(state: State, seat: int) -> int:
    """What the greedy bot would answer if it saw everything."""
    kind = state.position.stack[-1].kind

    def worth(action: int) -> float:
        after = state.position.clone()
        after.play(seat, action)
        return follow(GAME, after, seat, kind)

    return max(state.legal_ids(seat), key=worth)


def played() -> State:
    """The script, and a game to its end."""
    state = GAME.start(2, SEED)
    for seat, code in SCRIPT:
        state.apply(GAME.parse(state, seat, code))
    while not state.over:
        seat = state.to_act[0]
        state.apply(GAME.action(seat, best(state, seat)))
    return state


if __name__ == "__main__":
    FILE.write_text(palas.record(played()).text(), encoding="utf-8")
