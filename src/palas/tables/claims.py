"""Which process thinks about which question of a bot: advisory locks of PostgreSQL, which end with their process."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from palas.tables.store import Store

if TYPE_CHECKING:
    import psycopg

LOG = logging.getLogger(__name__)
CONNECT_SECONDS = 3

# A machine that is cut off says no goodbye: after three seconds of silence PostgreSQL takes it for dead.
NOTICE_SILENCE = (
    "SET tcp_keepalives_idle = 1",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 2",
    "SET application_name = 'palas bots'",
)
TAKE = "SELECT pg_try_advisory_lock(%s::int, %s::int)"
GIVE_BACK = "SELECT pg_advisory_unlock(%s::int, %s::int)"
TAKEN = """
    SELECT DISTINCT classid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

Ticket = tuple[str, int, int]  # table, seat, the version with which its question began


class Claims:
    """The questions that this process thinks about. Two never think about the same one, unless PostgreSQL itself does
    not answer: then a thought may be thought twice, and the second answer is dropped by the table."""

    def __init__(self, store: Store) -> None:
        self._url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._lock = threading.Lock()
        self._connection: psycopg.Connection[Any] | None = None
        self._held: set[Ticket] = set()

    def take(self, ticket: Ticket) -> bool:
        """Claim a question; False if another process thinks about it."""
        found = self._ask(TAKE, lock_of(ticket))
        if found is not None and not found[0][0]:
            return False
        self._held.add(ticket)
        return True

    def give_back(self, ticket: Ticket) -> None:
        """The question is answered, or no longer asked; nothing happens if another process has it."""
        if ticket in self._held:
            self._held.discard(ticket)
            self._ask(GIVE_BACK, lock_of(ticket))

    def unclaimed(self, tables: Iterable[str]) -> list[str]:
        """Of these tables, those about which no process thinks."""
        taken = {row[0] for row in self._ask(TAKEN) or ()}
        return [table_id for table_id in tables if number_of(table_id) % 2**32 not in taken]

    def close(self) -> None:
        """Give everything back."""
        with self._lock:
            self._held.clear()
            self._hang_up()

    def _ask(self, query: str, parameters: tuple[int, int] | None = None) -> list[Any] | None:
        import psycopg

        with self._lock:
            for last in (False, True):
                try:
                    if self._connection is None:
                        self._connection = psycopg.connect(
                            self._url, autocommit=True, connect_timeout=CONNECT_SECONDS, prepare_threshold=1
                        )
                        for setting in NOTICE_SILENCE:
                            self._connection.execute(setting)
                    return self._connection.execute(query, parameters).fetchall()
                except psycopg.Error as error:
                    self._hang_up()
                    if last:
                        LOG.warning("PostgreSQL does not answer: %s", error)
        return None

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def lock_of(ticket: Ticket) -> tuple[int, int]:
    """The two numbers of a question's lock: the table's, and one for seat and version."""
    table_id, seat, asked_since = ticket
    return number_of(table_id), number_of(f"{seat} {asked_since}")


def number_of(text: str) -> int:
    """A number of 32 bits for a text."""
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big", signed=True)
