"""Marks on the stack: what lies above one belongs to the building, or the favour, that is being used."""

from __future__ import annotations

from palas.engine.core.position import NOBODY, Work
from palas.games.caylus.state import Town


class Mark(Work[Town]):
    """Lies below everything that a place does, until that is done."""

    def place(self, town: Town) -> int:
        """The place whose effect is being used, or NOBODY's when it is a favour."""
        return NOBODY


def active_place(town: Town) -> int:
    """The place whose effect is being used now, or NOBODY's when it is a favour."""
    for at in range(len(town.stack) - 1, -1, -1):
        step = town.stack[at]
        if isinstance(step, Mark):
            return step.place(town)
    return NOBODY
