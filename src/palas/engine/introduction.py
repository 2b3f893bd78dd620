"""A two-minute introduction to a game: a recorded game with notes, played step by step (docs/introductions.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.record import Record, replay
from palas.text import LANGUAGES, Words


@dataclass(frozen=True)
class Note:
    """What is said after the first `entry` entries of the record."""

    entry: int
    text: str


@dataclass(frozen=True)
class Introduction:
    """The recorded game of an introduction, and what is said on the way."""

    game: Game
    record: Record
    words: Words
    entries: tuple[int, ...]  # the moments that have a note

    @property
    def seat(self) -> int | None:
        """Through whose eyes the board is shown: the notes' message `seat` names a player; None as a spectator."""
        return int(self.words.say(LANGUAGES[0], "seat")) - 1 if self.words.has(LANGUAGES[0], "seat") else None

    def notes(self, lang: str) -> list[Note]:
        """All notes in order."""
        return [Note(entry, self.words.say(lang, f"note-{entry}")) for entry in self.entries]

    def state(self, entry: int) -> State:
        """The game after that many entries, waiting for the next one."""
        return at_entry(self.record, entry)

    def steps(self, lang: str) -> Iterator[tuple[Note, State]]:
        """Every note with the position it speaks of."""
        for note in self.notes(lang):
            yield note, self.state(note.entry)


def at_entry(record: Record, entry: int) -> State:
    """The state after the first entries of a record."""
    part = Record(record.header, record.lines[:entry])
    state = replay(part) if entry == len(record.lines) else replay(part).clone()
    if state.length > entry:  # chance that falls by itself after the last entry
        state.rewind(entry)
    return state


def introduction(game: Game) -> Introduction | None:
    """The introduction of a game, or None where it has none."""
    return _introduction(game.printed or game)


@cache
def _introduction(game: Game) -> Introduction | None:
    folder = files(type(game).__module__)
    file = folder.joinpath("intro.palas")
    if not file.is_file():
        return None
    record = Record.read(file.read_text(encoding="utf-8"))
    notes = folder.joinpath("intro")
    words = Words(notes)
    entries = [entry for entry in range(len(record.lines) + 1) if words.has(LANGUAGES[0], f"note-{entry}")]
    return Introduction(game, record, words, tuple(entries))
