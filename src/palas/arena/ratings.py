"""Ratings from who beat whom: Bradley–Terry, with intervals, and the sequential test that ends a match early."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log10, sqrt

SCALE = 400 / log(10)  # rating points for which the odds grow by e
MIDDLE = 1000.0  # the rating of the bot that others are measured by
PRIOR = 0.5  # a game half won and half lost against even strength: nobody's rating is infinite
SURE = 1.96
ROUNDS = 200


@dataclass(frozen=True)
class Tried:
    """What one bot won against another: alone on its seat, the other on all other seats."""

    upper: str
    lower: str
    players: int
    games: int
    won: float


@dataclass(frozen=True)
class Rating:
    """A bot's strength; `sure` is half of the 95 % interval."""

    bot: str
    points: float
    sure: float


def ratings(tried: Sequence[Tried], anchor: str) -> list[Rating]:
    """Everybody's rating, the best first; `anchor` has MIDDLE. Each bot hangs on the anchor by its matches."""
    names = sorted({name for one in tried for name in (one.upper, one.lower)})
    if anchor not in names:
        return []
    strength = dict.fromkeys(names, 0.0)
    sharp = dict.fromkeys(names, 0.0)
    for _round in range(ROUNDS):
        pull = dict.fromkeys(names, 0.0)
        sharp = dict.fromkeys(names, 0.0)
        for one in tried:
            lead = strength[one.upper] - strength[one.lower] - log(one.players - 1)
            chance = 1 / (1 + exp(-lead))
            games, won = one.games + 2 * PRIOR, one.won + PRIOR * 2 / one.players
            slope, bend = won - games * chance, games * chance * (1 - chance)
            for name, sign in ((one.upper, 1), (one.lower, -1)):
                pull[name] += sign * slope
                sharp[name] += bend
        for name in names:
            if sharp[name] > 0:
                strength[name] += max(-1.0, min(1.0, 0.5 * pull[name] / sharp[name]))
        ground = strength[anchor]
        for name in names:
            strength[name] -= ground
    spread = spreads(tried, strength, names, anchor)
    found = [Rating(name, MIDDLE + SCALE * strength[name], SCALE * SURE * spread[name]) for name in names]
    return sorted(found, key=lambda rating: -rating.points)


def spreads(tried: Sequence[Tried], strength: dict[str, float], names: list[str], anchor: str) -> dict[str, float]:
    """The standard error of each strength against the anchor's, from the inverse of the information."""
    free = [name for name in names if name != anchor]
    place = {name: number for number, name in enumerate(free)}
    size = len(free)
    matrix = [[0.0] * size for _ in range(size)]
    for one in tried:
        lead = strength[one.upper] - strength[one.lower] - log(one.players - 1)
        chance = 1 / (1 + exp(-lead))
        bend = (one.games + 2 * PRIOR) * chance * (1 - chance)
        ends = [place[name] for name in (one.upper, one.lower) if name != anchor]
        for i in ends:
            matrix[i][i] += bend
        if len(ends) == 2:
            matrix[ends[0]][ends[1]] -= bend
            matrix[ends[1]][ends[0]] -= bend
    inverse = inverted(matrix)
    return {anchor: 0.0, **{name: sqrt(max(0.0, inverse[i][i])) for name, i in place.items()}}


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda i: abs(rows[i][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at] or 1e-12
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def decided(won: float, games: int, low: float, high: float, wrong: float = 0.05) -> bool | None:
    """Wald's test: is the true share rather `high` (True) or `low` (False)? None: too early to say."""
    weight = won * log(high / low) + (games - won) * log((1 - high) / (1 - low))
    limit = log((1 - wrong) / wrong)
    return True if weight >= limit else False if weight <= -limit else None


def elo(share: float, players: int = 2) -> float:
    """The difference in rating that a share of victories stands for."""
    share = min(max(share, 1e-6), 1 - 1e-6)
    return 400 * log10(share / (1 - share) * (players - 1))
