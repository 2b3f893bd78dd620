"""The board on which processes that share a PostgreSQL tell each other of their benches.

Whichever of them is asked for a bench can show it, and whoever wants to stop it leaves word for the one that runs it.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import text

from palas.arena.boxes import Compared, Wish
from palas.engine.structs import ready
from palas.tables import Store
from palas.web.counters import LOCK, NOW

SILENT = 600  # seconds after which a bench that is still under way is taken for lost with its process
KEPT = 24 * 3600  # seconds for which one that has ended is told

MAKE = """CREATE UNLOGGED TABLE IF NOT EXISTS told_benches (
    id text PRIMARY KEY, owner text NOT NULL, note text NOT NULL, stop boolean NOT NULL,
    at double precision NOT NULL)"""
SWEEP = f"DELETE FROM told_benches WHERE at < {NOW} - {KEPT}"
STOP_OTHERS = "UPDATE told_benches SET stop = true WHERE owner = :owner AND id <> :id"
BEGIN = f"""INSERT INTO told_benches VALUES (:id, :owner, :note, false, {NOW}) ON CONFLICT (id) DO UPDATE
    SET owner = excluded.owner, note = excluded.note, stop = false, at = excluded.at"""
TELL = f"UPDATE told_benches SET note = :note, at = {NOW} WHERE id = :id RETURNING stop"
READ = f"SELECT note, {NOW} - at FROM told_benches WHERE id = :id"
STOP = "UPDATE told_benches SET stop = true WHERE id = :id"


class Note(msgspec.Struct):
    """What is told of a bench. `seconds` is how long it has run; 0: not yet."""

    id: str
    owner: str
    wish: Wish
    found: Compared | None
    problem: dict[str, str]
    seconds: float
    stopped: bool
    ended: bool


ready(Note)


class Board:
    """The notes of all processes. Every call asks the database, so it is made beside the event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        with store.writing() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK})
            connection.execute(text(MAKE))

    def begin(self, note: Note) -> None:
        """A new bench, or an old one anew; another one of the same visitor is to end."""
        with self.store.writing() as connection:
            connection.execute(text(SWEEP))
            connection.execute(text(STOP_OTHERS), {"owner": note.owner, "id": note.id})
            connection.execute(text(BEGIN), {"id": note.id, "owner": note.owner, "note": written(note)})

    def tell(self, note: Note) -> bool:
        """How far it is; should it be stopped?"""
        with self.store.writing() as connection:
            told = connection.execute(text(TELL), {"id": note.id, "note": written(note)})
            return bool(told.scalar())

    def read(self, id: str) -> Note | None:
        """What was told of a bench, if it can still be true."""
        with self.store.reading() as connection:
            found = connection.execute(text(READ), {"id": id}).one_or_none()
        if found is None:
            return None
        note = msgspec.json.decode(found[0], type=Note)
        return note if note.ended or found[1] < SILENT else None

    def stop(self, id: str) -> None:
        """Leave word that it is to stop."""
        with self.store.writing() as connection:
            connection.execute(text(STOP), {"id": id})


def written(note: Note) -> str:
    """A note as text."""
    return msgspec.json.encode(note).decode()


def shared_board(store: Store) -> Board | None:
    """The board of several processes; None: one process alone."""
    return Board(store) if store.shared else None
