"""How large a drill is, and what it is held with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from palas.arena.pool import cores
from palas.drill.words import DrillError

PARTS = ("kills", "requests", "worlds", "packs", "disk", "slow", "games", "crowd")


@dataclass(frozen=True)
class Size:
    """How often each thing is done."""

    kills: int  # of a server on SQLite
    bot_kills: int  # of a server whose bots think in processes of their own
    shared_kills: int  # of one of two servers on PostgreSQL
    takeovers: int  # of bots whose server was killed, by the other server
    requests: int
    worlds: int  # pairs for each game with hidden things
    live_worlds: int  # so many of them through real sockets
    packs: int  # rounds through all hostile packs
    records: int
    disk: int  # times that the disk is full
    sockets: int  # slow and half-open ones
    games: int  # over all titles
    tables: int  # in play in a crowd
    seconds: float  # of each of the four stretches that are measured in a crowd
    timed: bool  # are figures of time judged, or only told?


SIZES = {
    "small": Size(
        kills=12, bot_kills=2, shared_kills=4, takeovers=1, requests=600, worlds=24, live_worlds=2, packs=1,
        records=200, disk=1, sockets=560, games=50, tables=14, seconds=2.0, timed=False,
    ),
    "large": Size(
        kills=760, bot_kills=80, shared_kills=200, takeovers=10, requests=100_000, worlds=5000, live_worlds=100,
        packs=5, records=20_000, disk=10, sockets=1200, games=200_000, tables=300, seconds=60.0, timed=True,
    ),
}  # fmt: skip

NUMBERS = {
    "kills": "kills",
    "requests": "requests",
    "worlds": "worlds",
    "games": "games",
    "crowd": "tables",
}  # of each part the single number that can be wished

Tell = Callable[[], None]


@dataclass(frozen=True)
class Plan:
    """One drill."""

    size: Size = SIZES["small"]
    named: str = "small"
    seed: str = "0"
    database: str = ""  # a PostgreSQL to use; otherwise one is started if it is installed
    jobs: int = field(default_factory=cores)

    def numbers(self, part: str, unit: str) -> dict[str, int]:
        """Which numbers of that piece are not those of the size it is called by."""
        name = number_for(part, unit)
        if not name or getattr(self.size, name) == getattr(SIZES[self.named], name):
            return {}
        return {name: getattr(self.size, name)}

    def luck(self, *about: object) -> Random:
        """A generator for one thing: the same in every drill with the same seed."""
        return Random(" ".join(map(str, ("drill", self.seed, *about))))


def number_for(part: str, unit: str) -> str:
    """Which single number says how often a piece is done; none, if its size alone does."""
    return "" if part == "kills" and unit != "sqlite" else NUMBERS.get(part, "")


def sized(name: str, **wishes: int | None) -> Size:
    """The size of that name, with some of its numbers as wished."""
    if name not in SIZES:
        raise DrillError("drill-size", size=name, known=", ".join(SIZES))
    for wish, number in wishes.items():
        if number is not None and number < 1:
            raise DrillError("drill-number", name=wish, number=number)
    return replace(SIZES[name], **{wish: number for wish, number in wishes.items() if number is not None})  # type: ignore[arg-type]


def chosen(only: str | None) -> tuple[str, ...]:
    """The parts that are wished, in their order."""
    wished = [part.strip() for part in only.split(",")] if only is not None else list(PARTS)
    for part in wished:
        if part not in PARTS:
            raise DrillError("drill-part", part=part, known=", ".join(PARTS))
    return tuple(part for part in PARTS if part in wished)
