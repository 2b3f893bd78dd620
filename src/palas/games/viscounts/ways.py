"""The ways round the board: how many steps it takes to end on each space (VIS-7.5)."""

from __future__ import annotations

from typing import Final

from palas.engine.core.cards import set_of
from palas.games.viscounts.terms import INNER, PIECES

NODES: Final = 3 * PIECES
AHEAD: Final = ((1, 2), (3,), (1, 3 + INNER))  # from the left, right and inner space of a piece, counted onwards
NOT_REACHED: Final = -1


def walks(value: int) -> list[list[int]]:
    """From each kind of space, the length of the shortest way of at least `value` steps to every space ahead."""
    found: list[list[int]] = []
    for start in range(len(AHEAD)):
        steps = [NOT_REACHED] * NODES
        here = [start]
        length = 0
        while NOT_REACHED in steps:
            if length >= value:
                for node in here:
                    if steps[node] == NOT_REACHED:
                        steps[node] = length
            following: list[int] = []
            for node in here:
                piece, kind = divmod(node, 3)
                for way in AHEAD[kind]:
                    reached = (3 * piece + way) % NODES
                    if reached not in following:
                        following.append(reached)
            here = following
            length += 1
        found.append(steps)
    return found


def within(value: int, steps: list[int]) -> list[list[int]]:
    """By how many spaces more than `value` somebody may go, and by pieces ahead: which spaces of the piece are near."""
    return [
        [set_of([kind for kind in range(3) if steps[3 * ahead + kind] <= most]) for ahead in range(PIECES)]
        for most in range(value, max(steps) + 1)
    ]
