"""Loading a table: its rows are played again; where that fails, how far they are sound and why not further."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palas.engine.errors import PalasError
from palas.engine.game import Game, Origin
from palas.engine.registry import installed
from palas.tables.clocks import read_clock
from palas.tables.errors import Quarantined
from palas.tables.ledger import Stored
from palas.tables.standing import Row, Standing, first_standing, sound_rows

LONGEST_DETAIL = 300


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a table cannot be replayed: `sound` of its `rows` rows can.

    "broken": a row cannot be carried out, or rows are missing. "rules": it was begun under another version of the
    rules. "game": its title or its data pack cannot be opened here. "closed": its people have ended it.
    """

    kind: str
    sound: int
    rows: int
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def error(self) -> Quarantined:
        """What whoever asks for the table is told."""
        return Quarantined(f"trouble-{self.kind}", sound=self.sound, rows=self.rows, **self.facts)


class Unsound(Exception):
    """A table cannot be replayed; `standing` is its last sound moment, if it has one."""

    def __init__(self, trouble: Trouble, standing: Standing | None = None) -> None:
        super().__init__(trouble)
        self.trouble = trouble
        self.standing = standing


def load(stored: Stored) -> Standing:
    """The table as its log leaves it; Unsound if that cannot be found out."""
    sheet = stored.sheet
    facts: dict[str, Any] = {"game": sheet.game}
    if stored.damaged:
        raise Unsound(Trouble("broken", 0, stored.version, {**facts, "detail": stored.damaged}))
    try:
        game = installed(sheet.game, sheet.changes)
    except PalasError as error:
        raise Unsound(Trouble("game", 0, stored.version, {**facts, "detail": told(error)})) from error
    if sheet.rules != game.meta.rules_version:
        facts |= {"needed": sheet.rules, "present": game.meta.rules_version}
        raise Unsound(Trouble("rules", 0, stored.version, facts))
    try:
        rows = sound_rows(stored.rows)
        standing = begin(stored, game)
    except Exception as error:  # whatever a damaged sheet makes the rules stumble over
        raise Unsound(Trouble("broken", 0, stored.version, {**facts, "detail": told(error)})) from error
    for number, row in enumerate(rows):
        try:
            standing.take(row)
        except Exception as error:  # the same, for a damaged row
            raise unsound(stored, game, rows[:number], told(error)) from error
    if standing.version != stored.version:
        raise unsound(stored, game, rows, f"seq {standing.version}, version {stored.version}")
    return standing


def begin(stored: Stored, game: Game) -> Standing:
    """The table before the first row of its log."""
    sheet = stored.sheet
    origin = Origin(
        players=sheet.players,
        options=sheet.options,
        key=sheet.key,
        seed=sheet.seed,
        position=sheet.position,
        draws=sheet.draws,
    )
    return first_standing(game, origin, read_clock(sheet.clock))


def unsound(stored: Stored, game: Game, rows: list[Row], detail: str) -> Unsound:
    """How far the table is sound: these rows can be carried out, and are, once more, for the failed one left traces."""
    standing = begin(stored, game)
    for row in rows:
        standing.take(row)
    facts = {"game": stored.sheet.game, "detail": detail}
    return Unsound(Trouble("broken", standing.version, stored.version, facts), standing)


def told(error: Exception) -> str:
    """What went wrong, for the keeper of the server."""
    return f"{type(error).__name__}: {error}"[:LONGEST_DETAIL]
