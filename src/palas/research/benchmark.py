"""A benchmark to cite: a player in fixed set-ups and deals against our bots, with intervals and versions."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from statistics import fmean
from typing import Any, NamedTuple

from palas import __version__
from palas.arena.measure import is_compiled
from palas.arena.statistics import wilson
from palas.bots import Bot, bot, names
from palas.bots.program import PREFIX, Program
from palas.engine.core.luck import Quick
from palas.engine.errors import PalasError
from palas.engine.registry import game as find_game
from palas.research.rewards import MARGIN, WIN, Judge
from palas.research.words import WORDS

NAME = "palas-benchmark-1"  # set-ups and deals; another number when they change
SETUPS = (
    ("caylus", 2), ("caylus", 4), ("castle", 2), ("castle", 4), ("heirs", 2), ("nobility", 2), ("nobility", 4),
    ("viscounts", 2), ("viscounts", 4),
)  # fmt: skip
ALONE = (("heirs", 1), ("nobility", 1), ("viscounts", 1))  # against whom the rules play
RIVALS = ("random", "greedy", "journeyman", "master")
GAMES = 40

Making = Callable[[int | None], Bot]


def player(name: str) -> Making:
    """What makes the player: the name of a bot, `program:COMMAND` for one that speaks JSON lines (palas.bots.program),
    or `module:name` of something that takes a seed and gives a bot."""
    module, colon, attribute = name.partition(":")
    if not colon or name.startswith(PREFIX):
        bot(name, seed=0)  # says which bots there are
        return partial(named, name)
    try:
        made: Making = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise PalasError("benchmark-player", words=WORDS, player=name, detail=str(error)) from error
    return made


def named(name: str, seed: int | None) -> Bot:
    """A bot of ours."""
    return bot(name, seed=seed)


@dataclass(frozen=True)
class Setup:
    """One line of the benchmark: a title, a number of players, and who sits on the other seats."""

    game: str
    players: int
    rival: str


@dataclass
class Result:
    """How a set-up went."""

    setup: Setup
    won: list[float] = field(default_factory=list)
    margin: list[float] = field(default_factory=list)
    forfeits: int = 0  # moves that a program did not answer as it should

    def plain(self) -> dict[str, Any]:
        """As data; `even` is what equal strength would win."""
        low, high = wilson(sum(self.won), len(self.won))
        return {
            "game": self.setup.game,
            "players": self.setup.players,
            "against": self.setup.rival if self.setup.players > 1 else "",
            "games": len(self.won),
            "share": round(fmean(self.won), 4),
            "interval": [round(low, 4), round(high, 4)],
            "even": round(1 / self.setup.players, 4) if self.setup.players > 1 else None,
            "margin": round(fmean(self.margin), 2),
            "forfeits": self.forfeits,
        }


def setups(games: Sequence[str], rivals: Sequence[str]) -> list[Setup]:
    """The lines for these titles (all if none) and rivals."""
    for rival in rivals:
        if rival not in names():
            bot(rival, seed=0)  # says which bots there are
    for title in games:
        find_game(title)
    chosen = [(title, count) for title, count in SETUPS if not games or title in games]
    alone = [(title, count) for title, count in ALONE if not games or title in games]
    return [
        *(Setup(title, count, rival) for title, count in chosen for rival in rivals),
        *(Setup(title, count, "") for title, count in alone),
    ]


class Played(NamedTuple):
    """What the player reached in one game."""

    won: float
    margin: float
    forfeits: int


def play(name: str, setup: Setup, number: int) -> Played:
    """One game: the player's share of the win and its margin. A deal is played once from every seat."""
    game = find_game(setup.game)
    deal, own = divmod(number, setup.players)
    state = game.start(setup.players, f"{NAME} {setup.game} {setup.players} {deal}")
    luck = Quick(number + 1)
    make = player(name)
    seated: list[Bot] = [
        make(int(luck.below(1 << 31))) if seat == own else bot(setup.rival, seed=int(luck.below(1 << 31)))
        for seat in range(setup.players)
    ]
    while not state.over:
        seat = state.to_act[0]
        state.apply(game.parse(state, seat, seated[seat].choose(state.view(seat))))
    won, margin = (Judge(game, reward).returns(state.position)[own] for reward in (WIN, MARGIN))
    forfeits = 0
    if isinstance(mine := seated[own], Program):
        forfeits = mine.forfeits
        mine.close()
    return Played(won, margin, forfeits)


def played(name: str, setup: Setup, games: int, jobs: int) -> Iterator[Played]:
    """All games of a set-up, in order."""
    if jobs == 1:
        yield from (play(name, setup, number) for number in range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play, name, setup), range(games), chunksize=max(1, games // (4 * jobs)))


def run(
    name: str, lines: Sequence[Setup], games: int, jobs: int, tell: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """The whole benchmark as data."""
    if games < 1:
        raise PalasError("benchmark-games", words=WORDS, games=games)
    player(name)
    results = []
    for setup in lines:
        result = Result(setup)
        for one in played(name, setup, games, jobs):
            result.won.append(one.won)
            result.margin.append(one.margin)
            result.forfeits += one.forfeits
            tell()
        results.append(result.plain())
    return {
        "benchmark": NAME,
        "player": name,
        "versions": {
            "palas": __version__,
            "python": platform.python_version(),
            "compiled": is_compiled(),
            "rules": {setup.game: find_game(setup.game).meta.rules_version for setup in lines},
        },
        "games_per_line": games,
        "lines": results,
    }
