"""The five levels, the same in every game: from one who overlooks things to one who thinks for seconds."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from time import monotonic

from palas.bots.core import search
from palas.bots.core.judge import MILLE
from palas.bots.core.search import Tree
from palas.bots.questions import asked
from palas.bots.styles import BALANCED, STYLES, chosen
from palas.bots.thought import Budget, Thought, at_sight, consider
from palas.engine.core.luck import Quick
from palas.engine.view import View

SEARCH = (
    2  # raised whenever those who search would choose otherwise by the same net: what was measured before is of others
)
OVERLOOKED = 5  # an apprentice does not see one answer in so many
WAVERING = 2000  # and misjudges what he sees by up to so many thousandths of a point either way
ABSURD = 5000  # but never takes what is so much worse than the best

SPEC = re.compile(r"(?P<name>[a-z]+)(?:\+(?P<style>[a-z]+))?(?:@(?P<amount>\d{1,6}(?:\.\d{1,3})?)(?P<seconds>s?))?")


@dataclass(frozen=True)
class Rank:
    """How much a level looks ahead. `seconds` ends the thinking of one that runs on a slow machine."""

    name: str
    budget: Budget
    usual: float  # seconds it takes about, compiled
    style: str = BALANCED


RANKS: dict[str, Rank] = {
    "apprentice": Rank("apprentice", Budget(0), 0.001),
    "journeyman": Rank("journeyman", Budget(0), 0.001),
    "master": Rank("master", Budget(32, 8.0), 0.02),
    "grandmaster": Rank("grandmaster", Budget(400, 8.0), 0.2),
    "hermit": Rank("hermit", Budget(4000, 8.0), 2.0),
}


class Apprentice:
    """Judges by the advice at first sight, overlooks some answers and wavers about the others; never absurd."""

    name = "apprentice"

    def __init__(self, seed: int | None = None) -> None:
        self.luck = Quick(Random(seed).getrandbits(48))

    def choose(self, view: View) -> str:
        question = asked(view)
        if len(question.legal) == 1:
            return question.legal[0]
        thought = consider(view, Budget(0), self.luck, learned=False)
        least = thought.opinions[0].first - ABSURD / MILLE
        best, most = thought.code, None
        for opinion in thought.opinions:
            seen = self.luck.below(OVERLOOKED) > 0
            worth = opinion.first + (self.luck.below(2 * WAVERING) - WAVERING) / MILLE
            if seen and opinion.first >= least and (most is None or worth > most):
                best, most = opinion.code, worth
        return best


@contextmanager
def undisturbed() -> Iterator[None]:
    """The collector of garbage waits, and then takes what was thought for old: to look through large trees costs it
    10 ms, wherever it may do so, and a thought that may last 50 ms has not as many to spare."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects and not gc.get_freeze_count():
            gc.freeze()
            gc.unfreeze()
        if collects:
            gc.enable()


class Level:
    """Thinks as long as its rank allows, on tables imagined from its view."""

    def __init__(self, rank: Rank, seed: int | None = None) -> None:
        self.rank = rank
        self.name = rank.name
        self.luck = Quick(Random(seed).getrandbits(48))
        self.kept: list[Tree] = []  # of the last thought, to go on with
        self.clock: Callable[[], float] = monotonic  # that ends a thought

    def choose(self, view: View) -> str:
        question = asked(view)
        if len(question.legal) == 1:
            return question.legal[0]
        if self.rank.style != BALANCED:
            return chosen(view, self.think(view), self.rank.style, self.luck.below(1 << 30))
        return self.think(view).code

    @undisturbed()
    def think(self, view: View) -> Thought:
        """Every answer with what it is worth."""
        if not self.rank.budget.simulations:
            return at_sight(view, self.luck)
        return consider(view, self.rank.budget, self.luck, kept=self.kept, clock=self.clock)


def runs_compiled() -> bool:
    """Does the search run compiled? Interpreted it takes about eight times longer."""
    return not str(search.__file__).endswith(".py")


def searches(spec: str) -> bool:
    """Is it a level that searches, and not only looks?"""
    rank = rank_of(spec)
    return rank is not None and rank.budget.simulations > 0


def rank_of(spec: str) -> Rank | None:
    """The level that a text names: `master`, with a style `master+builder`, with another budget `master@200`
    (simulations) or `master@0.5s`."""
    found = SPEC.fullmatch(spec)
    if found is None or found["name"] not in RANKS:
        return None
    rank = RANKS[found["name"]]
    if found["style"]:
        if found["style"] not in STYLES or rank.name == "apprentice":
            return None
        rank = replace(rank, name=spec, style=found["style"])
    amount = found["amount"]
    if amount is None:
        return rank
    if found["name"] == "apprentice" or (not found["seconds"] and "." in amount):
        return None
    budget = Budget(seconds=float(amount)) if found["seconds"] else Budget(int(amount))
    return replace(rank, name=spec, budget=budget)
