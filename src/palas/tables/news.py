"""Who wants to hear of a table, and how they hear: in this process at once, from others through PostgreSQL."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import suppress

from palas.tables import ledger
from palas.tables.errors import NoSuchTable, StoreError
from palas.tables.store import Store

LOG = logging.getLogger(__name__)
Callback = Callable[[int], None]
RETRY_SECONDS = 2.0


class News:
    """The subscribers. A callback hears of versions after they are stored; of two, the later may come first."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: dict[str, list[Callback]] = {}

    def subscribe(self, table_id: str, callback: Callback) -> Callable[[], None]:
        """Call back with the version whenever a table has changed; the answer ends it."""
        with self._lock:
            self._listeners.setdefault(table_id, []).append(callback)

        def unsubscribe() -> None:
            with self._lock:
                listeners = self._listeners.get(table_id, [])
                if callback in listeners:
                    listeners.remove(callback)
                if not listeners:
                    self._listeners.pop(table_id, None)

        return unsubscribe

    def tell(self, table_id: str, version: int) -> None:
        """Tell those who listen to a table."""
        with self._lock:
            listeners = list(self._listeners.get(table_id, ()))
        for listener in listeners:
            try:
                listener(version)
            except Exception:
                LOG.exception("a listener of table %s failed", table_id)

    def listens(self, table_id: str) -> bool:
        """Does anybody listen to this table?"""
        with self._lock:
            return table_id in self._listeners

    def tables(self) -> list[str]:
        """The tables that somebody listens to."""
        with self._lock:
            return list(self._listeners)


class Postman:
    """Brings the news of other processes: listens to PostgreSQL, which carries (table, version) and nothing else."""

    def __init__(self, store: Store, tell: Callable[[str, int], None], listened: Callable[[], list[str]]) -> None:
        self._store = store
        self._tell = tell
        self._listened = listened
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to listen; returns when nothing can be missed any more."""
        self._stopping.clear()
        listening = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(listening,), name="palas-postman", daemon=True)
        self._thread.start()
        listening.wait(10)

    def stop(self) -> None:
        """Stop listening."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _run(self, listening: threading.Event) -> None:
        import psycopg

        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stopping.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {ledger.CHANNEL}")
                    listening.set()
                    self._catch_up()
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            table_id, _, version = notice.payload.partition(" ")
                            self._tell(table_id, int(version))
            except (psycopg.Error, StoreError) as error:
                LOG.warning("PostgreSQL does not answer: %s", error)
                self._stopping.wait(RETRY_SECONDS)

    def _catch_up(self) -> None:
        """What was told while nobody listened."""
        for table_id in self._listened():
            with suppress(NoSuchTable), self._store.reading() as connection:
                self._tell(table_id, ledger.read_version(connection, table_id))
