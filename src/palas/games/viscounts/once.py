"""Steps as they were once stored: a position from the middle of an effect can still be taken up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from palas.engine.core.position import Step
from palas.games.viscounts.rules.effects import Again
from palas.games.viscounts.rules.triggers import Fire
from palas.games.viscounts.state import WHO
from palas.games.viscounts.terms import (
    CASTLE_MOVE,
    COLLISION,
    DESTROY,
    DISCARD,
    DISCARD_TOP,
    FLIP,
    FLIP_DEBT,
    GAIN_SCHEME,
    HIRE_FREE,
)


def again(seat: int, op: int, *rest: int) -> Step[Any]:
    """Cards that are discarded or destroyed had one number less and were told apart by an action."""
    if len(rest) == 2:
        return Again(seat, op, *rest)
    return Again(seat, DISCARD if op == DISCARD_TOP else DESTROY, 0, rest[0])


ONCE: dict[str, Callable[..., Step[Any]]] = {
    "again": again,
    "move_again": lambda seat, n: Again(seat, CASTLE_MOVE, 0, n),
    "hire_again": lambda seat, n: Again(seat, HIRE_FREE, 0, n),
    "flip_again": lambda seat, what, n: Again(seat, FLIP, what, n),
    "rival_flip": lambda what, n: Again(WHO, FLIP, what, n),
    "gain_scheme": lambda n: Again(WHO, GAIN_SCHEME, 0, n),
    "after_flip": lambda seat: Fire(seat, FLIP_DEBT),
    "collision_cards": lambda seat: Fire(seat, COLLISION),
}
