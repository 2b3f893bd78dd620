"""Players that are programs. A bot gets a view and nothing else, and answers with the code of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from palas.bots.greedy import Greedy
from palas.bots.random import RandomBot
from palas.engine.errors import PalasError
from palas.engine.view import View


class Bot(Protocol):
    """Whoever answers the question that a view asks."""

    @property
    def name(self) -> str:
        """What the bot is called."""

    def choose(self, view: View) -> str:
        """The code of one of the legal actions in `view.asked`."""


BOTS: dict[str, Callable[[int | None], Bot]] = {"random": RandomBot, "greedy": Greedy}


def names() -> tuple[str, ...]:
    """Every bot there is."""
    return tuple(BOTS)


def bot(name: str, *, seed: int | None = None) -> Bot:
    """The bot of that name; with a seed it always plays the same way."""
    if name not in BOTS:
        raise PalasError("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](seed)


__all__ = ["Bot", "Greedy", "RandomBot", "bot", "names"]
