"""Simulating: many games over player counts and options, checked and counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from time import perf_counter
from typing import Any

from palas.arena.games import Outcome, Setting
from palas.arena.pool import outcomes
from palas.arena.statistics import FactTally, Spread, Tally
from palas.arena.timing import Timing
from palas.arena.words import WORDS
from palas.bots import bot
from palas.engine.errors import BadOption, PalasError
from palas.engine.game import Game
from palas.engine.options import read_options

SHOWN_PROBLEMS = 20


@dataclass(frozen=True)
class Plan:
    """Which games to play."""

    game: Game
    games: int
    players: tuple[int, ...]
    options: tuple[Mapping[str, Any], ...]  # gone through in turn
    bots: tuple[str, ...] = ()  # seated in turn; none: random moves
    seed: str = "0"
    playout: bool = False
    check: bool = False
    keep: bool = False
    first: int = 0  # the number of the first game: many games can be played in pieces

    def settings(self) -> Iterator[Setting]:
        """Every game of the plan: player counts first, then options, and the bots move on by one seat each game."""
        for number in range(self.first, self.first + self.games):
            players = self.players[number % len(self.players)]
            cycle = number // len(self.players)
            options = self.options[cycle % len(self.options)]
            seats = tuple(self.bots[(seat + cycle) % len(self.bots)] for seat in range(players)) if self.bots else ()
            yield Setting(
                game=self.game.meta.id,
                players=players,
                options=dict(options),
                seed=f"{self.seed}-{number}",
                seats=seats,
                playout=self.playout,
                check=self.check,
                keep=self.keep,
            )


def player_counts(game: Game, wish: str | None) -> tuple[int, ...]:
    """ "4", "2,4" or "all"; without a wish the smallest number."""
    if wish is None:
        return game.meta.players[:1]
    if wish == "all":
        return game.meta.players
    counts = []
    for part in wish.split(","):
        count = int(part) if part.strip().isdecimal() else 0
        if count not in game.meta.players:
            allowed = f"{game.meta.players[0]}-{game.meta.players[-1]}"
            raise BadOption("players", game=game.meta.id, players=part.strip() or "?", allowed=allowed)
        counts.append(count)
    return tuple(counts)


def all_options(game: Game, fixed: Sequence[str] = ()) -> tuple[dict[str, Any], ...]:
    """Every combination of the options; those fixed by a wish stay as they are."""
    wishes = read_options(game, fixed)
    named = {wish.partition("=")[0].strip() for wish in fixed}
    free = [option for option in game.meta.options if option.id not in named]
    combinations = product(*(option.values for option in free))
    return tuple({**wishes, **dict(zip([o.id for o in free], values, strict=True))} for values in combinations)


def check_bots(names: Sequence[str]) -> tuple[str, ...]:
    """The names of bots, all of which must exist."""
    for name in names:
        bot(name)
    return tuple(names)


@dataclass
class Count:
    """The statistics of the games with one number of players; `turns` by the order in which they began."""

    players: int
    seats: list[Tally] = field(init=False)
    turns: list[Tally] = field(init=False)
    success: dict[str, dict[str, Tally]] = field(default_factory=dict)  # alone: by fact and word
    score: Spread = field(default_factory=Spread)
    best: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)
    facts: FactTally = field(default_factory=FactTally)

    def __post_init__(self) -> None:
        self.seats = [Tally() for _ in range(self.players)]
        self.turns = [Tally() for _ in range(self.players)]

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        self.decisions.add(outcome.decisions)
        self.best.add(max(outcome.scores))
        self.facts.add(outcome.facts)
        for seat, score in enumerate(outcome.scores):
            self.score.add(score)
            self.seats[seat].add([score], won(outcome, [seat]))
        for turn, seat in enumerate(outcome.order):
            self.turns[turn].add([outcome.scores[seat]], won(outcome, [seat]))
        if self.players == 1:
            for name, word in outcome.facts.items():
                if isinstance(word, str):
                    tally = self.success.setdefault(name, {}).setdefault(word, Tally())
                    tally.add(outcome.scores, won(outcome, [0]))

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {
            "games": self.decisions.count,
            "decisions": self.decisions.plain(),
            "score": self.score.plain(),
            "winning_score": self.best.plain(),
            "seats": [{"seat": number, **tally.plain()} for number, tally in enumerate(self.seats)],
            **({"turns": [{"turn": n, **tally.plain()} for n, tally in enumerate(self.turns)]} if self.ordered else {}),
            **({"success": self.plain_success()} if self.success else {}),
            "facts": self.facts.plain(),
        }

    @property
    def ordered(self) -> bool:
        """Did these games tell in which order the seats began?"""
        return self.players > 1 and self.turns[0].games > 0

    def plain_success(self) -> dict[str, Any]:
        """How often a game alone was won, by each word of each fact."""
        return {
            name: {word: tally.plain() for word, tally in sorted(tallies.items())}
            for name, tallies in self.success.items()
        }


def won(outcome: Outcome, seats: Sequence[int]) -> float:
    """The part of the victory that belongs to these seats."""
    return sum(seat in seats for seat in outcome.winners) / max(1, len(outcome.winners))


@dataclass
class Report:
    """What the games have shown."""

    plan: Plan
    counts: dict[int, Count] = field(default_factory=dict)
    modes: dict[tuple[int, int], Count] = field(default_factory=dict)  # by players and number of the options
    facts: FactTally = field(default_factory=FactTally)  # of all games
    bots: dict[str, Tally] = field(default_factory=dict)
    timings: dict[str, Timing] = field(default_factory=dict)  # by bot, if everything is checked
    memory: float = 0.0  # megabytes that a process has held at most
    played: int = 0
    decisions: int = 0
    failed: int = 0
    problems: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        if outcome.problem:
            self.failed += 1
            if len(self.problems) < SHOWN_PROBLEMS:
                self.problems.append(outcome)
            return
        self.played += 1
        self.decisions += outcome.decisions
        players = outcome.setting.players
        self.counts.setdefault(players, Count(players)).add(outcome)
        mode = self.plan.options.index(outcome.setting.options)
        self.modes.setdefault((players, mode), Count(players)).add(outcome)
        self.facts.add(outcome.facts)
        for name, timing in outcome.timings.items():
            self.timings.setdefault(name, Timing()).add(timing)
        self.memory = max(self.memory, outcome.memory)
        names = outcome.setting.seats
        for name in dict.fromkeys(names):
            seats = [seat for seat, taker in enumerate(names) if taker == name]
            self.bots.setdefault(name, Tally()).add([outcome.scores[seat] for seat in seats], won(outcome, seats))

    @property
    def late(self) -> int:
        """How many answers took longer than they may."""
        return sum(timing.late for timing in self.timings.values())

    def unused(self) -> dict[str, list[str]]:
        """The things of the box that were never used, by the fact that would tell it."""
        found = {}
        for name, words in self.plan.game.fact_words().items():
            if name in self.facts.words:
                found[name] = [word for word in words if word not in self.facts.words[name]]
        return found

    def plain(self) -> dict[str, Any]:
        """As data, for --json."""
        plan = self.plan
        return {
            "game": plan.game.meta.id,
            "rules_version": plan.game.meta.rules_version,
            "games": self.played,
            "failed": self.failed,
            "problems": [problem_plain(outcome) for outcome in self.problems],
            "decisions": self.decisions,
            "moves": "playout" if plan.playout else "bots" if plan.bots else "random",
            "bots": {name: tally.plain() for name, tally in self.bots.items()},
            "options": [dict(options) for options in plan.options],
            "seed": plan.seed,
            "checked": plan.check,
            **(self.plain_timings() if self.timings else {}),
            "seconds": round(self.seconds, 3),
            "players": {str(players): count.plain() for players, count in sorted(self.counts.items())},
            "modes": [
                {"players": players, "options": dict(plan.options[mode]), **count.plain()}
                for (players, mode), count in sorted(self.modes.items())
            ]
            if len(plan.options) > 1
            else [],
            "unused": self.unused(),
        }

    def plain_timings(self) -> dict[str, Any]:
        """How long the answers took, in seconds of the processor, and what a process held, in megabytes."""
        return {
            "timings": {
                name: {"answers": timing.answers, "longest": round(timing.longest, 4), "late": timing.late}
                for name, timing in self.timings.items()
            },
            "memory": round(self.memory, 1),
        }


def problem_plain(outcome: Outcome) -> dict[str, Any]:
    """A failed game: what went wrong, and everything that is needed to play it again."""
    setting = outcome.setting
    return {
        "problem": outcome.problem,
        "players": setting.players,
        "options": setting.options,
        "seed": setting.seed,
        "bots": list(setting.seats),
    }


def simulate(plan: Plan, jobs: int = 1, tell: Callable[[Outcome], None] | None = None, cluster: str = "") -> Report:
    """Play all games of a plan, here or on a cluster; `tell` hears of each."""
    if plan.games < 1:
        raise PalasError("arena-games", words=WORDS, games=plan.games)
    if jobs < 1:
        raise PalasError("arena-jobs", words=WORDS, jobs=jobs)
    if plan.playout and (plan.check or plan.keep or plan.bots):
        raise PalasError("arena-playout", words=WORDS)
    for options in plan.options:
        plan.game.check_options(options)
    report = Report(plan)
    start = perf_counter()
    for outcome in outcomes(list(plan.settings()), jobs, cluster):
        report.add(outcome)
        if tell is not None:
            tell(outcome)
    report.seconds = perf_counter() - start
    return report
