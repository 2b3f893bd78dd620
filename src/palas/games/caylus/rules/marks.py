"""Marks on the stack: what lies above one belongs to the building, or the favour, that is being used; its questions."""

from __future__ import annotations

from typing import Any

from palas.engine.core.position import NOBODY, Step, Work
from palas.games.caylus.box import DECLINE, Effect
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


class OfEffect(Step[Town]):
    """A question that an effect asks."""

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def printed(self, town: Town) -> Effect:
        """The effect as it is printed."""
        return town.box.effects[self.effect]

    def about(self, town: Town, seat: int) -> dict[str, Any]:
        return {"effect": self.effect, "place": active_place(town)}

    def resolve(self, town: Town, seat: int, action: int) -> None:
        if action != DECLINE:  # CAY-8.2
            self.accept(town, seat, action)

    def accept(self, town: Town, seat: int, action: int) -> None:
        """Carry out an answer that is no refusal."""
