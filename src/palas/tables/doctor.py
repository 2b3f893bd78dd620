"""The doctor: replays every stored table and checks the database; after an upgrade the server does so by itself."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select, text

from palas import __version__
from palas.engine.errors import PalasError
from palas.engine.registry import titles
from palas.tables import care
from palas.tables.errors import WORDS, NoSuchTable, Quarantined, StoreError
from palas.tables.facts import read_fact, write_fact
from palas.tables.ledger import standing_columns
from palas.tables.schema import HOLDERS, KEYS, LOG, META, SEATS, TABLES
from palas.tables.table import House

log = logging.getLogger(__name__)
CHECKED = "checked"  # the fact that says which Palas has replayed all tables
REST = 9  # the server rests so many times as long as it has worked: it never takes more than a tenth of a processor
SHORTEST_REST = 0.02
MOST_ROWS = 20  # of one kind of damage that are named


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it should be; of the database as a whole where `table` is empty."""

    kind: str
    table: str
    detail: str | PalasError

    def text(self, lang: str) -> str:
        """One sentence."""
        return WORDS.say(lang, f"doctor-{self.kind}", table=self.table, detail=self.detail_text(lang))

    def detail_text(self, lang: str) -> str:
        """What exactly was found."""
        found = self.detail
        return found.text(lang).rstrip(".") if isinstance(found, PalasError) else found


@dataclass(frozen=True, slots=True)
class Report:
    """What the doctor found."""

    tables: int
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        """Is everything sound?"""
        return not self.findings

    def plain(self, lang: str) -> dict[str, Any]:
        """The report as data."""
        unsound = {finding.table for finding in self.findings if finding.table}
        found = [
            {"kind": one.kind, "table": one.table or None, "detail": one.detail_text(lang), "text": one.text(lang)}
            for one in self.findings
        ]
        return {"ok": self.ok, "tables": self.tables, "sound": self.tables - len(unsound), "findings": found}


def examine(hall: House, progress: Callable[[int, int], None] = lambda done, total: None) -> Report:
    """Check the database, then replay every table."""
    findings = list(check_database(hall))
    ids = [] if any(one.kind == "integrity" for one in findings) else table_ids(hall)
    progress(0, len(ids))
    for done, table_id in enumerate(ids, 1):
        finding = check_table(hall, table_id)
        if finding is not None:
            findings.append(finding)
        progress(done, len(ids))
    return Report(len(ids), tuple(findings))


# -- tables -------------------------------------------------------------------------------------------------------


def table_ids(hall: House) -> list[str]:
    """All tables, those first that are marked already."""
    with hall.store.reading() as connection:
        marked = care.all_troubles(connection)
        every = list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.changed.desc(), TABLES.c.id)))
    return [*marked, *(table_id for table_id in every if table_id not in set(marked))]


def check_table(hall: House, table_id: str) -> Finding | None:
    """Replay one table; one that its people have ended is as it should be."""
    try:
        replayed = hall.replay(table_id)
        with hall.store.snapshot() as connection:
            stored = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one()
            if stored["version"] != replayed.standing.version:
                return None  # it is played just now, so it is sound
    except NoSuchTable:
        return None
    except Quarantined as error:
        return None if error.key == "trouble-closed" else Finding("table", table_id, error)
    follows = standing_columns(replayed.standing)
    told = {"finished": bool(stored["finished"]), "to_act": json.loads(stored["summary"])["to_act"]}
    found = {"finished": follows["finished"], "to_act": json.loads(follows["summary"])["to_act"]}
    return None if told == found else Finding("differs", table_id, f"{told} ≠ {found}")


# -- the database -------------------------------------------------------------------------------------------------


def check_database(hall: House) -> Iterator[Finding]:
    """What can be said without replaying: the file, rows that belong to nothing, gaps in logs."""
    try:
        with hall.store.snapshot() as connection:
            if not hall.store.shared:
                yield from check_file(connection)
            yield from check_owners(connection)
            yield from check_logs(connection)
            yield from check_seats(connection)
    except StoreError as error:
        yield Finding("integrity", "", error)


def check_file(connection: Connection) -> Iterator[Finding]:
    """SQLite's own check of its pages and indexes."""
    for (line,) in connection.execute(text(f"PRAGMA integrity_check({MOST_ROWS})")):
        if line != "ok":
            yield Finding("integrity", "", str(line))


def check_owners(connection: Connection) -> Iterator[Finding]:
    """Rows whose table, or whose seat, is not there."""
    for table in META.sorted_tables:
        for key in table.foreign_key_constraints:
            owner = key.referred_table
            pairs = [(element.parent, element.column) for element in key.elements]
            there = select(1).select_from(owner).where(*(column == parent for parent, column in pairs))
            query = select(table.c.table_id).where(~there.correlate(table).exists()).distinct().limit(MOST_ROWS)
            for table_id in connection.scalars(query):
                yield Finding("orphan", table_id, table.name)


def check_logs(connection: Connection) -> Iterator[Finding]:
    """Logs with gaps, or of another length than their table says; keys of requests that never were."""
    counted = (
        select(LOG.c.table_id, func.count().label("rows"), func.max(LOG.c.seq).label("last"))
        .group_by(LOG.c.table_id)
        .subquery()
    )
    rows, last = func.coalesce(counted.c.rows, 0), func.coalesce(counted.c.last, 0)
    query = select(TABLES.c.id, TABLES.c.version, rows, last).join(
        counted, counted.c.table_id == TABLES.c.id, isouter=True
    )
    for table_id, version, count, end in connection.execute(query.where((rows != last) | (last != TABLES.c.version))):
        yield Finding("gap", table_id, f"{count} rows, the last is {end}, the table says {version}")
    late = select(KEYS.c.table_id).join(TABLES, TABLES.c.id == KEYS.c.table_id).where(KEYS.c.version > TABLES.c.version)
    for table_id in connection.scalars(late.distinct()):
        yield Finding("key", table_id, "keys")


def check_seats(connection: Connection) -> Iterator[Finding]:
    """Tables that have more or fewer seats than players."""
    counted = select(SEATS.c.table_id, func.count().label("seats")).group_by(SEATS.c.table_id).subquery()
    seats = func.coalesce(counted.c.seats, 0)
    query = select(TABLES.c.id, TABLES.c.players, seats).join(counted, counted.c.table_id == TABLES.c.id, isouter=True)
    for table_id, players, found in connection.execute(query.where(seats != TABLES.c.players)):
        yield Finding("seats", table_id, f"{found} ≠ {players}")
    beyond = select(HOLDERS.c.table_id).join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
    for table_id in connection.scalars(beyond.where(HOLDERS.c.seat >= TABLES.c.players).distinct()):
        yield Finding("seats", table_id, "holders")


# -- by itself ----------------------------------------------------------------------------------------------------


def versions() -> str:
    """What decides whether a table can be replayed: the program and the rules of every title."""
    rules = sorted(f"{game.meta.id}={game.meta.rules_version}" for game in titles())
    return " ".join([__version__, *rules])


class Rounds:
    """Replays all tables in the background when another Palas did so last; marked ones are tried at every start."""

    def __init__(self, hall: House) -> None:
        self._hall = hall
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin, beside everything else."""
        self._stopping.clear()
        self._thread = threading.Thread(target=self._run, name="palas-doctor", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End after the table at hand."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def wait(self, seconds: float) -> bool:
        """Wait until all is done; False if that takes longer."""
        thread = self._thread
        if thread is not None:
            thread.join(seconds)
        return thread is None or not thread.is_alive()

    def _run(self) -> None:
        try:
            self._check()
        except PalasError as error:
            log.warning("the tables could not be checked: %s", error)
        except Exception:
            log.exception("the tables could not be checked")

    def _check(self) -> None:
        store = self._hall.store
        with store.reading() as connection:
            marked = care.all_troubles(connection)
        upgraded = not self._checked()
        ids = table_ids(self._hall) if upgraded else marked
        found = 0
        for table_id in ids:
            if upgraded and self._checked():
                return  # another process was faster
            began = time.monotonic()
            finding = check_table(self._hall, table_id)
            if finding is not None:
                found += 1
                log.warning("%s", finding.text("en"))
            if self._stopping.wait(max(SHORTEST_REST, REST * (time.monotonic() - began))):
                return
        if upgraded:
            with store.writing() as connection:
                write_fact(connection, CHECKED, versions())
            if ids:
                log.warning("%s", WORDS.say("en", "doctor-after-upgrade", tables=len(ids), unsound=found))

    def _checked(self) -> bool:
        """Has a Palas with these rules replayed all tables?"""
        with self._hall.store.reading() as connection:
            return read_fact(connection, CHECKED) == versions()
