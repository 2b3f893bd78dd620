"""Loading a table: its rows are played again; where that fails, how far they are sound and why not further."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from palas.engine.errors import PalasError
from palas.engine.game import Game, Origin, installed
from palas.tables import ledger
from palas.tables.clocks import read_clock
from palas.tables.errors import NoSuchTable, Quarantined
from palas.tables.ledger import Sheet
from palas.tables.schema import TABLES
from palas.tables.standing import Row, Sitting, Standing, first_standing, sound_rows

LONGEST_DETAIL = 300


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is stored of a table, as it was at one moment."""

    sheet: Sheet
    version: int
    finished: bool
    rows: list[Row]
    sittings: list[Sitting]
    damaged: str = ""  # the facts that cannot be read, if any


def read_table(connection: Connection, table_id: str) -> Kept:
    """Everything about a table; the connection must show one moment (`Store.snapshot`)."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
    if found is None:
        raise NoSuchTable
    damaged: list[str] = []
    sheet = sheet_of(dict(found), damaged)
    rows = ledger.read_rows(connection, table_id, 0)
    sittings = ledger.read_sittings(connection, table_id)
    return Kept(sheet, found["version"], found["finished"], rows, sittings, ", ".join(damaged))


def sheet_of(found: Mapping[str, Any], damaged: list[str]) -> Sheet:
    """The facts of a table; what cannot be read of them is added to the list."""

    def plain(name: str, otherwise: Any, read: Callable[[str], Any] = json.loads) -> Any:
        try:
            return read(found[name])
        except (ValueError, TypeError, RecursionError):
            damaged.append(name)
            return otherwise

    return Sheet(
        id=found["id"],
        game=found["game"],
        rules=found["rules"],
        players=found["players"],
        options=plain("options", {}),
        changes=plain("changes", {}),
        key=plain("key", b"", bytes.fromhex),
        seed=plain("seed", None),
        position=plain("position", None),
        draws=found["draws"],
        host=found["host"],
        watch_hash=found["watch_hash"],
        public=found["public"],
        name=found["name"],
        clock=plain("clock", None),
        pace=found["pace"],
        opened=found["opened"],
    )


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


def load(stored: Kept) -> Standing:
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


def begin(stored: Kept, game: Game) -> Standing:
    """The table before the first row of its log."""
    sheet = stored.sheet
    position = None if sheet.position is None else dict(sheet.position)
    ask_all = position is not None and bool(position.pop("ask_all", False))
    origin = Origin(sheet.players, sheet.options, sheet.key, sheet.seed, position, sheet.draws, ask_all)
    return first_standing(game, origin, read_clock(sheet.clock))


def unsound(stored: Kept, game: Game, rows: list[Row], detail: str) -> Unsound:
    """How far the table is sound: these rows can be carried out, and are, once more, for the failed one left traces."""
    standing = begin(stored, game)
    for row in rows:
        standing.take(row)
    facts = {"game": stored.sheet.game, "detail": detail}
    return Unsound(Trouble("broken", standing.version, stored.version, facts), standing)


def told(error: Exception) -> str:
    """What went wrong, for the keeper of the server."""
    return f"{type(error).__name__}: {error}"[:LONGEST_DETAIL]


class Replayed(NamedTuple):
    """A table whose log was played again."""

    sheet: Sheet
    standing: Standing
