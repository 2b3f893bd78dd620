"""The ladder: who beats whom, for every title and number of seats, from results that are kept beside this file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

from palas.arena.ratings import Rating, ratings
from palas.arena.series import Series, find, play_on, read, versions, write
from palas.engine.game import Game

ANCHOR = "greedy"
# Each rung: the upper, the lower, and the share of two-seat games that the upper should win.
RUNGS: tuple[tuple[str, str, float], ...] = (
    ("apprentice", "random", 0.9),
    ("greedy", "random", 0.98),
    ("greedy", "apprentice", 0.6),
    ("journeyman", "greedy", 0.9),
    ("master", "journeyman", 0.8),
    ("grandmaster", "master", 0.65),
    ("hermit", "grandmaster", 0.6),
)
ALONE = ("apprentice", "greedy", "journeyman", "master", "grandmaster")
SEED = "ladder"
SAVED = 8  # games of each process between two times that results are written


def folder() -> Path:
    """Where the results lie."""
    return Path(str(files("palas.arena.ladder")))


def file_of(game: Game, players: int, where: Path | None = None) -> Path:
    """The results of one title and number of seats."""
    return (where or folder()) / f"{game.meta.id}-{players}.json"


def wanted(game: Game, players: int) -> Iterator[Series]:
    """Every series of a title and number of seats; alone every level at every task."""
    if players > 1:
        for upper, lower, _share in RUNGS:
            yield Series(game=game.meta.id, players=players, upper=upper, lower=lower, seed=SEED)
        return
    options = {option.id: option.values for option in game.meta.options}
    for values in product(*(options[name] for name in game.solo_options)):
        task = dict(zip(game.solo_options, values, strict=True))
        for name in ALONE:
            yield Series(game=game.meta.id, players=1, upper=name, lower="", seed=SEED, options=task)


def climb(
    game: Game,
    players: int,
    games: int,
    jobs: int,
    *,
    where: Path | None = None,
    uppers: tuple[str, ...] = (),
    early: bool = False,
    tell: Any = None,
) -> list[Series]:
    """Play on until every rung has so many games (`early`: or a sequential test is sure), and keep every result."""
    file = file_of(game, players, where)
    kept = read(file)
    made = versions(game, players)
    done = []
    for rung in wanted(game, players):
        if uppers and rung.upper not in uppers:
            continue
        series = find(kept, rung)
        if series.games and (series.earlier or series.made_by.get("net") != made["net"]):  # others played: begin again
            series.won, series.margin, series.tasks, series.failed = [], [], [], 0
        series.made_by = made
        test = (series.even, max(0.5, 1.5 * series.even)) if early and players > 1 else None
        while True:
            before = series.games
            play_on(series, min(games, before + SAVED * jobs), jobs, test=test, least=40, tell=tell)
            write(file, kept)
            if series.games in (before, games) or series.failed:
                break
        done.append(series)
    return done


@lru_cache(maxsize=64)
def results(game: str, players: int) -> tuple[Series, ...]:
    """What is kept of a title and number of seats."""
    return tuple(read(folder() / f"{game}-{players}.json"))


def why(series: Series) -> str:
    """Why a goal is missed, as far as it was found out: a sentence that is kept beside the results."""
    file = folder() / "why.json"
    known = json.loads(file.read_bytes()) if file.is_file() else {}
    sentence: str = known.get(f"{series.game}-{series.players}", {}).get(series.upper, "")
    return sentence


@lru_cache(maxsize=64)
def rated(game: str, players: int) -> dict[str, Rating]:
    """The ratings of a title and number of seats, by bot; only of those who were measured."""
    if players < 2:
        return {}
    tried = [series.tried() for series in results(game, players) if series.games]
    return {rating.bot: rating for rating in ratings(tried, ANCHOR)}
