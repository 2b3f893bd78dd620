"""What is stored, compared with what was acknowledged."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from sqlalchemy import select

import palas
from palas.drill.people import Book
from palas.drill.report import Result
from palas.engine.errors import PalasError
from palas.engine.record import Record
from palas.tables import Hall, Store
from palas.tables.ledger import read_rows
from palas.tables.schema import KEYS

KEPT = ("tables", "log", "seats", "holders", "watchers", "keys")


def audit(url: str, books: Iterable[Book], result: Result) -> None:
    """Every acknowledged move is stored once, and nothing is that nobody sent."""
    store = Store(url)
    try:
        for book in books:
            audit_table(store, book, result)
    finally:
        store.close()


def audit_table(store: Store, book: Book, result: Result) -> None:
    """The same for one table. At most the request without an answer may be there as well."""
    with store.reading() as connection:
        rows = read_rows(connection, book.table, 0)
        query = select(KEYS.c.key, KEYS.c.seat, KEYS.c.version).where(KEYS.c.table_id == book.table)
        stored = {key: (seat, version) for key, seat, version in connection.execute(query)}
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        result.fault("gap", table=book.table)
    bots: set[int] = set()
    made: dict[int, str] = {}  # the moves of people by the number of their row
    for row in rows:
        if row.kind == "seat":
            (bots.add if row.body.get("sits") == "bot" else bots.discard)(row.seat)
        elif row.kind == "do" and row.seat not in bots:
            made[row.seq] = f"{row.seat} {row.body['do']}"
    for key, request in book.acks.items():
        seat, version = stored.get(key, (-1, -1))
        last = max((seq for seq, move in made.items() if seq <= version and move.startswith(f"{seat} ")), default=0)
        if seat != request.seat or made.get(last) != f"{request.seat} {request.code}":
            result.count("lost")
            result.fault("lost", table=book.table, move=request.code)
    for key in stored.keys() - book.acks.keys():
        if book.pending is None or key != book.pending.key:
            result.fault("unknown-move", table=book.table, request=key)
    doubled = len(made) - len(stored)
    if doubled:
        result.count("doubled", max(0, doubled))
        result.fault("doubled", table=book.table, moves=len(made), requests=len(stored))


def replay_all(url: str, books: Iterable[Book], result: Result) -> None:
    """Every table can be loaded, and its record leads to the same position."""
    store = Store(url)
    try:
        hall = Hall(store)
        for book in books:
            try:
                table = hall.table(book.table)
                again = palas.replay(Record.read(hall.export(book.table)))
                same = again.length == table.standing.state.length
            except Exception as error:  # whatever the rules stumble over
                detail = error.text() if isinstance(error, PalasError) else f"{type(error).__name__}: {error}"
                result.fault("no-replay", table=book.table, detail=detail)
            else:
                if not same:
                    result.fault("no-replay", table=book.table, detail=f"{again.length}")
            result.count("replayed")
    finally:
        store.close()


def digest(file: Path) -> str:
    """All tables of an SQLite database while its server runs, as one word: it changes with any stored row."""
    found = hashlib.sha256()
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=60)) as connection:
        connection.execute("BEGIN")
        for name in KEPT:
            for row in connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2"):
                found.update(repr(row).encode())
    return found.hexdigest()


def keys_of(file: Path) -> list[str]:
    """The keys of all games: nobody may ever be told one while the game runs."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=60)) as connection:
        return [str(key) for (key,) in connection.execute("SELECT key FROM tables")]
