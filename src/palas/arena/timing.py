"""Bots by the clock of the processor: how long their answers take, and whether that is more than they are allowed."""

from __future__ import annotations

import sys
from time import process_time

import msgspec

from palas.bots import Bot, Level
from palas.engine.view import View

try:
    import resource
except ImportError:  # Windows does not tell
    resource = None  # type: ignore[assignment]

GRACE = 1.1  # of its time budget is what a level may take at most


class Timing(msgspec.Struct):
    """The answers of a bot: how many, how long the slowest took, and how many took more than they may."""

    answers: int = 0
    longest: float = 0.0  # seconds of the processor
    late: int = 0

    def add(self, other: Timing) -> None:
        """The answers of another game too."""
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.late += other.late


class Timed:
    """A bot whose answers are timed. A level thinks by the same clock, which stands still while others have the
    processor: so what is found is the level's doing."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.name = inner.name
        self.timing = Timing()
        self.allowed = 0.0  # seconds; 0: as long as it likes
        if isinstance(inner, Level):
            inner.clock = process_time
            self.allowed = GRACE * inner.rank.budget.seconds

    def choose(self, view: View) -> str:
        """The answer of the bot."""
        began = process_time()
        code = self.inner.choose(view)
        took = process_time() - began
        late = 0 < self.allowed < took
        self.timing.add(Timing(1, took, int(late)))
        return code


def most_memory() -> float:
    """The most memory that this process has held so far, in megabytes; 0 where the system does not tell."""
    if resource is None:
        return 0.0
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held / (1 << 20 if sys.platform == "darwin" else 1 << 10)
