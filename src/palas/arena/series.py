"""Series of games between two bots, kept in a file: seat-balanced, paired deals, resumable, ended by a test if wanted.

One bot sits alone on one seat, the other on all others; a deal is played once from every seat before the next one.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from palas import __version__
from palas.arena.games import Outcome, Setting
from palas.arena.measure import is_compiled
from palas.arena.pool import outcomes
from palas.arena.ratings import Tried, decided
from palas.arena.statistics import wilson
from palas.bots.levels import SEARCH, searches
from palas.bots.nets import stored
from palas.engine.game import Game


class Series(msgspec.Struct, kw_only=True):
    """The results so far of one bot against another."""

    game: str
    players: int
    upper: str
    lower: str
    seed: str
    options: dict[str, Any] = {}
    won: list[float] = []  # the part of the victory in each game, in the order of the deals
    margin: list[int] = []  # points ahead of the best of the others; alone the points
    tasks: list[str] = []  # alone: what was played for or against in each game
    failed: int = 0
    made_by: dict[str, Any] = {}  # the versions of everything that took part

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.won)

    @property
    def share(self) -> float:
        """The share of games won."""
        return sum(self.won) / len(self.won) if self.won else 0.0

    @property
    def even(self) -> float:
        """The share that equal strength would win."""
        return 1 / self.players

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval."""
        return wilson(sum(self.won), self.games)

    @property
    def earlier(self) -> bool:
        """Was it played by those who search as they did before?"""
        return (searches(self.upper) or searches(self.lower)) and self.made_by.get("search", 1) != SEARCH

    def tried(self) -> Tried:
        """For ratings."""
        return Tried(self.upper, self.lower, self.players, self.games, sum(self.won))

    def setting(self, number: int) -> Setting:
        """The game of that number: its deal, and the seat of the upper bot."""
        seat = number % self.players
        seats = tuple(self.upper if other == seat else self.lower for other in range(self.players))
        deal = f"{self.seed}-{number // self.players}"
        return Setting(game=self.game, players=self.players, options=self.options, seed=deal, seats=seats)

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        if outcome.problem:
            self.failed += 1
            return
        seat = outcome.setting.seats.index(self.upper) if self.upper != self.lower else 0
        rest = [score for other, score in enumerate(outcome.scores) if other != seat]
        self.won.append(1 / len(outcome.winners) if seat in outcome.winners else 0.0)
        self.margin.append(outcome.scores[seat] - max(rest, default=0))
        if self.players == 1:
            self.tasks.append(outcome.task)


def versions(game: Game, players: int) -> dict[str, Any]:
    """What a result depends on: engine, rules, net, machine."""
    net = stored(game.meta.id, players)
    return {
        "palas": __version__,
        "rules": game.meta.rules_version,
        "net": {"fits": net.fits, "games": net.about.get("at", net.about.get("games"))} if net is not None else None,
        "search": SEARCH,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def play_on(
    series: Series,
    games: int,
    jobs: int,
    *,
    test: tuple[float, float] | None = None,
    least: int = 0,
    tell: Callable[[], None] | None = None,
) -> None:
    """Play until there are so many games, or until a test between two shares has decided after `least` of them."""
    step = series.players * max(1, -(-2 * jobs // series.players))
    while series.games < games:
        enough = test is not None and series.games >= max(1, least)
        if enough and test is not None and decided(sum(series.won), series.games, *test) is not None:
            return
        count = min(step, games - series.games) if test is not None else games - series.games
        settings = [series.setting(number) for number in range(series.games, series.games + count)]
        before = series.failed
        for outcome in outcomes(settings, jobs):
            series.add(outcome)
            if tell is not None:
                tell()
        if series.failed > before:
            return


def read(file: Path) -> list[Series]:
    """The series of a file; none where there is no file yet."""
    return msgspec.json.decode(file.read_bytes(), type=list[Series]) if file.is_file() else []


def write(file: Path, all_series: Iterable[Series]) -> None:
    """Keep them, one to a line; the file is replaced whole."""
    lines = ",\n".join(json.dumps(msgspec.to_builtins(one), ensure_ascii=False) for one in all_series)
    fresh = file.with_suffix(".new")
    fresh.write_text(f"[\n{lines}\n]\n", "utf-8")
    os.replace(fresh, file)


def find(kept: list[Series], wanted: Series) -> Series:
    """The series of the same bots, game and seed among those kept, else the wanted one, now among them."""
    same = ("game", "players", "upper", "lower", "seed", "options")
    for one in kept:
        if all(getattr(one, name) == getattr(wanted, name) for name in same):
            return one
    kept.append(wanted)
    return wanted


def neighbours(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each with the one before: the upper and the lower."""
    before = None
    for name in names:
        if before is not None:
            yield name, before
        before = name
