"""The database: SQLite in one file by default, PostgreSQL by URL. Everything acknowledged survives a power cut."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from importlib.resources import files
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, DBAPIError, SQLAlchemyError

from palas.tables.addresses import read_url, shown, without_password
from palas.tables.errors import BadWish, NoBackup, StoreError, StoreFull, StoreTooNew
from palas.tables.facts import write_fact
from palas.tables.occupied import occupy
from palas.tables.schema import HEAD, KNOWN

BUSY_MILLISECONDS = 15_000
MIGRATION_LOCK = 7_240_981  # any number that nobody else locks in the same PostgreSQL database
PROBE_SECONDS = 1.0  # who asks again sooner is answered as before: a probe costs a write
NEVER = float("-inf")
DISK_FULL = "53100"  # PostgreSQL's number for it


class Store:
    """A database of tables; `Store("sqlite:///palas.db")` makes it if it is not there. Who finds all `connections` in
    use waits for one."""

    def __init__(self, url: str, *, connections: int = 40) -> None:
        self.url = read_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self._writing = threading.Lock()  # SQLite has one writer: queue here instead of polling the file
        self._probing = threading.Lock()
        self._probed = NEVER
        self._server_lock: IO[bytes] | None = None
        if not self.shared:
            make_folder(Path(str(self.url.database)))
        ready = min(8, connections)
        self.engine = create_engine(
            self.url, pool_size=ready, max_overflow=connections - ready, pool_pre_ping=self.shared
        )
        if not self.shared:
            event.listen(self.engine, "connect", set_up_sqlite)
        event.listen(self.engine, "begin", begin)
        self._open()

    @property
    def path(self) -> Path | None:
        """The file of an SQLite database."""
        return None if self.shared else Path(str(self.url.database))

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads."""
        with told_in_a_sentence(self.url), self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes: all of it is stored when the block ends, or nothing."""
        lock = nullcontext() if self.shared else self._writing  # PostgreSQL has locks of its own
        try:
            with (
                lock,
                told_in_a_sentence(self.url),
                self.engine.connect().execution_options(palas_write=True) as connection,
                connection.begin(),
            ):
                yield connection
        except StoreError:
            self._probed = NEVER  # the next probe is a real one
            raise

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A transaction that reads several things as they were at one moment, whoever writes meanwhile."""
        with self.reading() as connection:
            if self.shared:
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            yield connection

    def occupy(self) -> None:
        """Become the only server of an SQLite file; PostgreSQL may have several."""
        if self.path is not None and self._server_lock is None:
            self._server_lock = occupy(self.path)

    def probe(self) -> None:
        """Find out whether something can be stored now, by storing it."""
        with self._probing:
            if time.monotonic() - self._probed < PROBE_SECONDS:
                return
            with self.writing() as connection:
                write_fact(connection, "probe", f"{time.time():.3f}")
            self._probed = time.monotonic()

    def close(self) -> None:
        """Give back all connections."""
        self.engine.dispose()
        if self._server_lock is not None:
            self._server_lock.close()
            self._server_lock = None

    def backup(self, path: Path) -> None:
        """Copy the database into a new file while it is in use."""
        if self.path is None:
            raise NoBackup("backup-postgres")
        if path.exists():
            raise NoBackup("backup-exists", path=str(path))
        part = path.with_name(path.name + ".part")  # half a backup must not look like a whole one
        try:
            with closing(sqlite3.connect(self.path)) as source, closing(sqlite3.connect(part)) as copy:
                source.backup(copy)
            part.rename(path)
        except (sqlite3.Error, OSError) as error:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise NoBackup("backup-failed", path=str(path), detail=str(error)) from error

    # -- opening --------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        with self.reading() as connection:
            found = revision(connection)
        if found == HEAD:
            return
        if found is not None and found not in KNOWN:
            raise StoreTooNew("store-too-new", url=shown(self.url))
        alone = nullcontext() if self.path is None or found is None else closing(occupy(self.path))
        with alone, self.writing() as connection:  # not under the feet of an older server
            if self.shared:
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
            if revision(connection) != HEAD:
                migrate(connection)


def restore(backup: Path, url: str) -> None:
    """Make a new SQLite database from a backup that is sound; one that is there already is never touched."""
    target = read_url(url)
    if target.get_backend_name() != "sqlite":
        raise NoBackup("restore-postgres")
    path = Path(str(target.database))
    # a log left behind by another database would be taken for the new one's
    for old in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal"))):
        if old.exists():
            raise NoBackup("restore-exists", path=str(old))
    make_folder(path)
    part = path.with_name(path.name + ".part")
    try:
        with closing(sqlite3.connect(f"{backup.resolve().as_uri()}?mode=ro", uri=True)) as source:
            found = source.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise NoBackup("restore-file", path=str(backup), detail=found)
            source.execute("SELECT version_num FROM alembic_version")
            with closing(sqlite3.connect(part)) as copy:
                source.backup(copy)
        Store(f"sqlite:///{part}").close()  # brought to the present shape, or refused, before it has its name
        part.rename(path)
    except (sqlite3.Error, OSError) as error:
        raise NoBackup("restore-file", path=str(backup), detail=str(error)) from error
    finally:
        for end in ("", "-wal", "-shm"):
            with suppress(OSError):
                part.with_name(part.name + end).unlink(missing_ok=True)


def make_folder(path: Path) -> None:
    """Make sure that the file's folder is there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store-folder", path=str(path.parent), detail=error.strerror or str(error)) from error


def set_up_sqlite(connection: Any, _record: object) -> None:
    """Every new connection: write-ahead log, synced at every commit; transactions begin when we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def begin(connection: Connection) -> None:
    """A write takes SQLite's write lock at once: upgrading a read transaction may fail."""
    if connection.dialect.name == "sqlite":
        write = connection.get_execution_options().get("palas_write", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


@contextmanager
def told_in_a_sentence(url: URL) -> Iterator[None]:
    """A failing database becomes one sentence, and so does what no database can hold."""
    try:
        yield
    except DataError as error:  # PostgreSQL keeps and seeks no text with a zero byte: whoever sent it is told
        raise BadWish("unstorable") from error
    except DBAPIError as error:
        if is_full(error.orig):
            raise StoreFull("store-full", url=shown(url)) from error
        detail = " ".join(without_password(str(error.orig), url).split()).rstrip(".")
        raise StoreError("store-failed", url=shown(url), detail=detail) from error
    except SQLAlchemyError as error:
        raise StoreError("store-failed", url=shown(url), detail=type(error).__name__) from error


def is_full(error: object) -> bool:
    """Does the database say that there is no room left on its disk?"""
    sqlite_code = getattr(error, "sqlite_errorcode", None) or sqlite3.SQLITE_OK
    return sqlite_code & 0xFF == sqlite3.SQLITE_FULL or getattr(error, "sqlstate", None) == DISK_FULL


def revision(connection: Connection) -> str | None:
    """The migration that made the tables in this database, or None in an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def migrate(connection: Connection) -> None:
    """Bring the tables to their present shape."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("palas.tables").joinpath("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)
