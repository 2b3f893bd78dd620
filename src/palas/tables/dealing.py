"""Where the luck of a new table comes from: the operating system, or one seed for a whole hall in tests."""

from __future__ import annotations

import os
from random import Random, SystemRandom

from palas.engine.core.luck import KEY_BYTES, seed_key


class Dealer:
    """Gives new tables their keys. A seed is for tests alone: whoever knows it knows every card of every table."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def key(self, *about: object) -> bytes:
        """A key nobody can guess; with a seed the same one whenever the same is asked, in whatever order."""
        return seed_key(f"{self.seed} {about}") if self.seed else os.urandom(KEY_BYTES)

    def luck(self, *about: object) -> Random:
        """A generator for what is dealt before a table has a key: its seats, what an onlooker imagines."""
        return Random(self.key("luck", *about)) if self.seed else SystemRandom()
