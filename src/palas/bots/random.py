"""The bot that takes any legal action: the measure for all others."""

from __future__ import annotations

from random import Random

from palas.bots.questions import asked
from palas.engine.view import View


class RandomBot:
    """Answers every question with one of its legal actions, all equally likely."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.luck = Random(seed)

    def choose(self, view: View) -> str:
        return self.luck.choice(asked(view).legal)
