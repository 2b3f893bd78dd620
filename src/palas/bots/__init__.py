"""Players that are programs. A bot gets a view and nothing else, and answers with the code of an action."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from palas.bots.greedy import Greedy
from palas.bots.levels import RANKS, Apprentice, Level, rank_of
from palas.bots.program import PREFIX, Program
from palas.bots.questions import game_of as game_of
from palas.bots.random import RandomBot
from palas.bots.styles import STYLES
from palas.engine.errors import PalasError
from palas.engine.view import View


class Bot(Protocol):
    """Whoever answers the question that a view asks."""

    @property
    def name(self) -> str:
        """What the bot is called."""

    def choose(self, view: View) -> str:
        """The code of one of the legal actions in `view.asked`."""


LEVELS = tuple(RANKS)  # from the weakest to the strongest
BOTS: dict[str, Callable[[int | None], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "apprentice": Apprentice,
    **{name: partial(Level, rank) for name, rank in RANKS.items() if name != "apprentice"},
}


@cache
def brought() -> dict[str, EntryPoint]:
    """The bots of other packages (entry point group "palas.bots"): each makes a bot from a seed."""
    return {point.name: point for point in entry_points(group="palas.bots") if point.name not in BOTS}


def names() -> tuple[str, ...]:
    """Every bot there is."""
    return (*BOTS, *brought())


def seated(name: str) -> bool:
    """Can a bot of that name sit at a table of people? A bot, or a level with a style."""
    level, _, style = name.partition("+")
    return name in names() or (level in RANKS and level != "apprentice" and style in STYLES)


def bot(name: str, *, seed: int | None = None) -> Bot:
    """The bot of that name; with a seed it always plays the same way, as long as the clock does not end its thoughts.

    A level may be given a style (`master+builder`) and another budget: `master@200` makes 200 simulations,
    `master@0.5s` thinks for half a second.
    `program:COMMAND` is a program that speaks JSON lines (palas.bots.program).
    """
    if name in BOTS:
        return BOTS[name](seed)
    if name in brought():
        made: Bot = brought()[name].load()(seed)
        return made
    if name.startswith(PREFIX):
        return Program(name.removeprefix(PREFIX), seed)
    rank = rank_of(name)
    if rank is None:
        raise PalasError("unknown-bot", bot=name, known=", ".join(names()))
    return Level(rank, seed)


__all__ = ["LEVELS", "STYLES", "Apprentice", "Bot", "Greedy", "Level", "RandomBot", "bot", "names", "seated"]
