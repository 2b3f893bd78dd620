"""Measuring speed: interpreted, compiled and the peer take turns in one run, because machines are never quiet."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from palas.arena.builds import Builds
from palas.arena.peers import installed
from palas.arena.words import WORDS
from palas.engine.errors import PalasError
from palas.engine.game import Game

RATES = ("decisions", "games", "clones")
NUMBERS = ("face", "simulations", "looks", "redeals", "steps")  # where a title keeps a list of its actions
INTERPRETED = "interpreted"
COMPILED = "compiled"
PEER = "catanatron"
PEER_VERSION = "3.2.1"
PEER_GAME = ("caylus", 4)

Figures = dict[str, float]


class Meter:
    """A process that measures one copy of Palas."""

    def __init__(self, folder: Path) -> None:
        before = os.environ.get("PYTHONPATH")
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *([before] if before else [])])}
        command = [sys.executable, "-m", "palas.arena.measure"]
        self.process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def ask(self, measure: str, **request: Any) -> dict[str, Any]:
        """One measurement."""
        self.send(measure, **request)
        return self.receive()

    def send(self, measure: str, **request: Any) -> None:
        """Ask for a measurement."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # then there is no answer either
            self.process.stdin.write(json.dumps({"measure": measure, **request}) + "\n")
            self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        """The measurement that was asked for."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            assert self.process.stderr is not None
            told = self.process.stderr.read().strip().splitlines()
            raise PalasError("bench-failed", words=WORDS, detail=told[-1] if told else "?")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """No more questions."""
        self.process.kill()
        self.process.communicate()


@contextmanager
def meter(folder: Path, compiled: bool) -> Iterator[Meter]:
    """A measuring process for that copy, which must be what it is said to be."""
    process = Meter(folder)
    try:
        if process.ask("mode")["compiled"] != compiled:
            raise PalasError("bench-failed", words=WORDS, detail=str(folder))
        yield process
    finally:
        process.close()


def peer_version() -> str | None:
    """The version of catanatron that is installed beside Palas, if any."""
    try:
        return version(PEER)
    except PackageNotFoundError:
        return None


@dataclass
class Line:
    """The figures of one game and player count, by copy: of every round, and those that do not change."""

    game: Game
    players: int
    rounds: dict[str, list[Figures]] = field(default_factory=dict)
    lists: dict[str, Figures] = field(default_factory=dict)

    def figure(self, mode: str, name: str) -> float:
        """A figure of one copy: the median of its rounds."""
        if name in ("legal", "slowest"):
            return self.lists[mode][name]
        return median(figures[name] for figures in self.rounds[mode])

    def ratio(self, name: str) -> float:
        """How many times the compiled copy does what the interpreted one does, round by round."""
        pairs = zip(self.rounds[COMPILED], self.rounds[INTERPRETED], strict=True)
        return median(fast[name] / slow[name] for fast, slow in pairs)

    def rates(self) -> tuple[str, ...]:
        """The rates that were measured."""
        found = next(iter(self.rounds.values()))[0]
        return tuple(name for name in (*RATES, *NUMBERS) if name in found)

    def plain(self) -> dict[str, Any]:
        """As data."""
        names = (*self.rates(), "late", "length", "legal", "slowest")
        modes = {mode: {name: round(self.figure(mode, name), 3) for name in names} for mode in self.rounds}
        ratios = {name: round(self.ratio(name), 2) for name in self.rates()} if COMPILED in self.rounds else None
        return {"game": self.game.meta.id, "players": self.players, **modes, "ratio": ratios}


@dataclass
class Bench:
    """Everything that was measured."""

    rounds: int
    seconds: float
    lines: list[Line]
    builds: Builds
    peer: str | None = None  # its version
    peer_rounds: list[Figures] = field(default_factory=list)
    pairs: dict[str, list[float]] = field(default_factory=dict)  # two processes against one, by title
    others: dict[str, str] = field(default_factory=dict)  # other peers, each with its version
    other_rounds: dict[str, list[float]] = field(default_factory=dict)  # their decisions per second

    def peer_ratio(self, name: str) -> dict[str, float]:
        """How many times the peer's rate Caylus with four players reaches, by copy."""
        ratios = {}
        for line in self.lines:
            if (line.game.meta.id, line.players) == PEER_GAME:
                ratios = {mode: self.peer_times(line, mode, name) for mode in line.rounds}
        return ratios

    def peer_times(self, line: Line, mode: str, name: str) -> float:
        """How many times the peer's rate a game reaches, round by round. The peer's search plays a whole random game in
        every simulation: it makes as many of them as games."""
        pairs = zip(line.rounds[mode], self.peer_rounds, strict=True)
        same = "games" if name == "simulations" else name
        return median(ours[name] / theirs[same] for ours, theirs in pairs)

    def other_peers(self) -> list[dict[str, Any]]:
        """Their decisions per second, and how many times that Caylus with four players reaches, from Python too."""
        rows = []
        line = next((one for one in self.lines if (one.game.meta.id, one.players) == PEER_GAME), None)
        for name, rates in self.other_rounds.items():
            times = {
                mode: {
                    rate: round(median(ours[rate] / theirs for ours, theirs in zip(rounds, rates, strict=True)), 2)
                    for rate in ("decisions", "face")
                }
                for mode, rounds in (line.rounds.items() if line else ())
            }
            rows.append(
                {
                    "name": name,
                    "version": self.others[name],
                    "decisions": round(median(rates), 1),
                    "caylus_times": times,
                }
            )
        return rows

    def plain(self) -> dict[str, Any]:
        """As data, for --json."""
        peer = None
        if self.peer_rounds:
            rates = {name: round(median(figures[name] for figures in self.peer_rounds), 3) for name in RATES}
            times = {
                mode: {name: round(self.peer_ratio(name)[mode], 2) for name in ("decisions", "clones", "simulations")}
                for mode in self.peer_ratio("decisions")
            }
            peer = {"name": PEER, "version": self.peer, "players": 4, **rates, "caylus_times": times}
        return {
            "rounds": self.rounds,
            "seconds": self.seconds,
            "python": sys.version.split()[0],
            "compiled": self.builds.compiled is not None,
            "lines": [line.plain() for line in self.lines],
            "peer": peer,
            "two_processes": {title: round(median(times), 2) for title, times in self.pairs.items()},
            "peers": self.other_peers(),
        }


def measurements(settings: Sequence[tuple[Game, int]], copies: int, rounds: int, peers: bool) -> int:
    """How many single measurements a run makes."""
    others = rounds * (1 + len(installed())) if peers else 0
    return len(settings) * copies * (rounds + 1) + others + rounds * len(largest(settings))


def largest(settings: Sequence[tuple[Game, int]]) -> dict[str, int]:
    """The largest player count of each title that is measured."""
    counts: dict[str, int] = {}
    for game, players in settings:
        counts[game.meta.id] = max(players, counts.get(game.meta.id, 0))
    return counts


def two_at_once(one: Meter, other: Meter, game: str, players: int, seconds: float) -> float:
    """How many times the decisions of one process two make, by the clock."""
    request = {"game": game, "players": players, "seconds": seconds}
    alone = one.ask("clock", **request)["decisions"]
    both = (one, other)
    for process in both:
        process.send("clock", **request)
    rates = [process.receive()["decisions"] for process in both]
    return float(sum(rates) / alone)


def bench(
    settings: Sequence[tuple[Game, int]],
    found: Builds,
    rounds: int,
    seconds: float,
    peers: bool,
    tell: Callable[[], None],
) -> Bench:
    """Measure each game and player count with every copy in turn, several rounds; `tell` hears of each measurement."""
    if not 0 < seconds <= 600:
        raise PalasError("bench-seconds", words=WORDS, seconds=str(seconds))
    if rounds < 1:
        raise PalasError("bench-rounds", words=WORDS, rounds=rounds)
    peer = peer_version() if peers else None
    result = Bench(rounds, seconds, [Line(game, players) for game, players in settings], found, peer)
    result.others = installed() if peers else {}
    with ExitStack() as stack:
        meters = {INTERPRETED: stack.enter_context(meter(found.interpreted, False))}
        if found.compiled is not None:
            meters[COMPILED] = stack.enter_context(meter(found.compiled, True))
        fastest = found.compiled or found.interpreted
        second = stack.enter_context(meter(fastest, found.compiled is not None))
        for line in result.lines:
            for mode, process in meters.items():
                line.lists[mode] = process.ask("lists", game=line.game.meta.id, players=line.players)
                tell()
        for _round in range(rounds):
            for line in result.lines:
                for mode, process in meters.items():
                    request = {"game": line.game.meta.id, "players": line.players, "seconds": seconds}
                    line.rounds.setdefault(mode, []).append(process.ask("play", **request))
                    tell()
            for title, players in largest(settings).items():
                times = two_at_once(meters.get(COMPILED, meters[INTERPRETED]), second, title, players, seconds)
                result.pairs.setdefault(title, []).append(times)
                tell()
            if peer is not None:
                result.peer_rounds.append(meters[INTERPRETED].ask(PEER, seconds=2 * seconds))
                tell()
            for name in result.others:
                rate = meters[INTERPRETED].ask("peer", name=name, seconds=seconds)["decisions"]
                result.other_rounds.setdefault(name, []).append(rate)
                tell()
    return result
