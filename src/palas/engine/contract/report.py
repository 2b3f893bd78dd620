"""What the battery found: every check by name, how often it ran, and how to see its first failure again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from palas.text import COMMON, Words

WORDS = Words(files("palas.engine.contract").joinpath("text"), base=COMMON)


class Broken(Exception):
    """A game does not keep the contract; the message `broken-<key>` says how."""

    def __init__(self, key: str, /, **params: object) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return WORDS.say("en", f"broken-{self.key}", **self.params)


@dataclass(frozen=True)
class Failure:
    """One broken promise, and the game and the step at which it shows."""

    check: str
    key: str
    params: Mapping[str, Any]
    game: str
    players: int
    options: Mapping[str, Any]
    seed: int
    step: int | None

    def text(self, lang: str = "en") -> str:
        """What is wrong, in one sentence."""
        return WORDS.say(lang, f"broken-{self.key}", **self.params)

    def command(self) -> str:
        """How to see it again."""
        chosen = "".join(f" --option {name}={str(value).lower()}" for name, value in self.options.items())
        return f"palas check {self.game} --players {self.players} --seed {self.seed} --games 1{chosen}"

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {
            "text": self.text(),
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "step": self.step,
            "command": self.command(),
        }


@dataclass
class Result:
    """One check: how often it ran, how often it failed, and its first failure."""

    name: str
    runs: int = 0
    failures: int = 0
    first: Failure | None = None

    @property
    def ok(self) -> bool:
        """Did it never fail?"""
        return self.failures == 0


@dataclass
class Report:
    """All checks of one game."""

    game: str
    results: dict[str, Result]
    games: int = 0
    decisions: int = 0
    most_actions: int = 0
    slowest_listing_ms: float = 0.0
    seconds: float = 0.0
    kinds: set[str] = field(default_factory=set)

    @property
    def ok(self) -> bool:
        """Does the game keep the contract?"""
        return self.games > 0 and all(result.ok for result in self.results.values())

    @property
    def failed(self) -> list[str]:
        """The names of the checks that failed."""
        return [name for name, result in self.results.items() if not result.ok]

    def text(self, lang: str = "en") -> str:
        """The report for a person: one line per check, the first failures, what was measured."""
        lines = []
        for name, result in self.results.items():
            mark = "ok  " if result.ok else "FAIL"
            about = WORDS.say(lang, f"check-{name}")
            lines.append(f"{mark}  {name:<16} {result.runs:>6}  {about}")
            if result.first is not None:
                step = "-" if result.first.step is None else str(result.first.step)
                lines.append(f"      {result.first.text(lang)}")
                lines.append("      " + WORDS.say(lang, "failure-at", step=step, count=result.failures))
                lines.append(f"      {result.first.command()}")
        slowest = f"{self.slowest_listing_ms:.2f}"
        numbers = {"games": self.games, "decisions": self.decisions, "most": self.most_actions, "slowest": slowest}
        lines.append(WORDS.say(lang, "measured", **numbers))
        verdict = "kept" if self.ok else "not-kept"
        lines.append(WORDS.say(lang, verdict, game=self.game, checks=len(self.results), failed=len(self.failed)))
        return "\n".join(lines)

    def plain(self) -> dict[str, Any]:
        """The report as data, for `palas check --json`."""
        return {
            "game": self.game,
            "ok": self.ok,
            "games": self.games,
            "decisions": self.decisions,
            "decision_kinds": sorted(self.kinds),
            "most_actions": self.most_actions,
            "slowest_listing_ms": round(self.slowest_listing_ms, 3),
            "seconds": round(self.seconds, 1),
            "checks": [
                {
                    "name": result.name,
                    "ok": result.ok,
                    "runs": result.runs,
                    "failures": result.failures,
                    "first": result.first.plain() if result.first else None,
                }
                for result in self.results.values()
            ],
        }
