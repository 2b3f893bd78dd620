"""Counters of rate limits in PostgreSQL: every server that shares the database counts in the same place."""

from __future__ import annotations

import itertools

from limits.storage import Storage
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from palas.tables import Store

SWEEP_EVERY = 1000  # hits of one process, then counters that have run out are thrown away
LOCK = 7_240_982  # any number that nobody else locks in the same database

MAKE = """CREATE UNLOGGED TABLE IF NOT EXISTS rate_counters (
    key text PRIMARY KEY, hits integer NOT NULL, expires double precision NOT NULL)"""
NOW = "extract(epoch FROM clock_timestamp())"
HIT = f"""INSERT INTO rate_counters AS c (key, hits, expires) VALUES (:key, :amount, {NOW} + :expiry)
    ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN c.expires <= {NOW} THEN excluded.hits ELSE c.hits + excluded.hits END,
        expires = CASE WHEN c.expires <= {NOW} THEN excluded.expires ELSE c.expires END
    RETURNING hits"""


class DatabaseCounters(Storage):
    """Fixed windows in an unlogged table: fast, and empty again after a crash of the database, which harms nobody."""

    STORAGE_SCHEME = ["palas-database"]  # noqa: RUF012

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.engine = store.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.turns = itertools.count(1)
        with store.writing() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK})
            connection.execute(text(MAKE))

    @property
    def base_exceptions(self) -> type[Exception]:
        """What can go wrong."""
        return SQLAlchemyError

    def _connect(self) -> Connection:
        return self.engine.connect()

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Count `amount` more under a key that lives for `expiry` seconds; how many there are now."""
        with self._connect() as connection:
            hits = connection.execute(text(HIT), {"key": key, "amount": amount, "expiry": expiry}).scalar_one()
            if next(self.turns) % SWEEP_EVERY == 0:
                connection.execute(text(f"DELETE FROM rate_counters WHERE expires <= {NOW}"))
        return int(hits)

    def get(self, key: str) -> int:
        """How many there are under a key."""
        with self._connect() as connection:
            asked = text(f"SELECT hits FROM rate_counters WHERE key = :key AND expires > {NOW}")
            return int(connection.execute(asked, {"key": key}).scalar() or 0)

    def get_expiry(self, key: str) -> float:
        """When a key runs out, in seconds since 1970; now, if it has."""
        with self._connect() as connection:
            asked = text(f"SELECT coalesce((SELECT expires FROM rate_counters WHERE key = :key), {NOW})")
            return float(connection.execute(asked, {"key": key}).scalar_one())

    def check(self) -> bool:
        """Does the database answer?"""
        try:
            with self._connect() as connection:
                connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            return False
        return True

    def reset(self) -> int:
        """Forget everything; how many keys there were."""
        with self._connect() as connection:
            return int(connection.execute(text("DELETE FROM rate_counters")).rowcount)

    def clear(self, key: str) -> None:
        """Forget a key."""
        with self._connect() as connection:
            connection.execute(text("DELETE FROM rate_counters WHERE key = :key"), {"key": key})
