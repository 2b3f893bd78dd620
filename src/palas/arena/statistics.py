"""Means, spreads and intervals, added up game by game."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from palas.arena.games import Facts

SURE = 1.96  # standard deviations of a 95 % interval


class Spread:
    """Numbers as they come in: how many, mean, standard deviation, least and most."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0  # sum of squared distances from the mean
        self.least = 0.0
        self.most = 0.0

    def add(self, value: float) -> None:
        """One more number."""
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return sqrt(self.squares / (self.count - 1)) if self.count > 1 else 0.0

    def plain(self) -> dict[str, float]:
        """As data."""
        return {
            "mean": round(self.mean, 3),
            "sd": round(self.deviation, 3),
            "min": self.least,
            "max": self.most,
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share lies with 95 % certainty (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    weight = SURE * SURE / games
    centre = (share + weight / 2) / (1 + weight)
    reach = SURE / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


class Tally:
    """The results of one seat, or of all seats of one bot; a shared victory is shared among its winners."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.score = Spread()

    def add(self, scores: Sequence[int], won: float) -> None:
        """One more game: its scores, and which part of the victory."""
        self.games += 1
        self.wins += won
        for score in scores:
            self.score.add(score)

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    def plain(self) -> dict[str, Any]:
        """As data."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "score": self.score.plain(),
            "wins": round(self.wins, 3),
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


class FactTally:
    """What games tell about themselves: numbers as spreads, words as shares of the games."""

    def __init__(self) -> None:
        self.games = 0
        self.numbers: dict[str, Spread] = {}
        self.words: dict[str, dict[str, int]] = {}

    def add(self, facts: Facts) -> None:
        """The facts of one more game."""
        self.games += 1
        for name, fact in facts.items():
            if isinstance(fact, int):
                self.numbers.setdefault(name, Spread()).add(fact)
            else:
                counts = self.words.setdefault(name, {})
                for word in [fact] if isinstance(fact, str) else fact:
                    counts[word] = counts.get(word, 0) + 1

    def shares(self, name: str) -> list[tuple[str, float]]:
        """The words of one fact with their shares, the most frequent first."""
        counts = self.words[name]
        return [(word, counts[word] / self.games) for word in sorted(counts, key=lambda word: (-counts[word], word))]

    def plain(self) -> dict[str, Any]:
        """As data."""
        numbers = {name: spread.plain() for name, spread in self.numbers.items()}
        shares = {name: {word: round(share, 4) for word, share in self.shares(name)} for name in self.words}
        return {**numbers, **shares}
