"""The recorded game that a title shows itself with: the pictures of its book, of its page and of the documentation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.record import Record, replay


@dataclass(frozen=True)
class Introduction:
    """A whole game in which everything happens early."""

    game: Game
    record: Record

    def state(self, entry: int) -> State:
        """The game after that many entries, waiting for the next one."""
        return at_entry(self.record, entry)


def at_entry(record: Record, entry: int) -> State:
    """The state after the first entries of a record."""
    part = Record(record.header, record.lines[:entry])
    state = replay(part) if entry == len(record.lines) else replay(part).clone()
    if state.length > entry:  # chance that falls by itself after the last entry
        state.rewind(entry)
    return state


def introduction(game: Game) -> Introduction | None:
    """The recorded game of a title, or None where it has none."""
    return _introduction(game.printed or game)


@cache
def _introduction(game: Game) -> Introduction | None:
    file = files(type(game).__module__).joinpath("intro.palas")
    return Introduction(game, Record.read(file.read_text(encoding="utf-8"))) if file.is_file() else None
