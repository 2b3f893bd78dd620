"""How many sockets and long polls stand open in all processes that share a PostgreSQL database.

Each process writes how many it has under a key, and signs every now and then that it lives. Whoever has not signed for
a few seconds counts no more, so what a killed process held is soon forgotten.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from sqlalchemy import text

from palas.tables import Store
from palas.web.counters import LOCK, NOW

LEASE = 6  # seconds for which a signature is good
SIGN_EVERY = 2.0

MAKE = """
    CREATE UNLOGGED TABLE IF NOT EXISTS open_processes (process text PRIMARY KEY, until double precision NOT NULL);
    CREATE UNLOGGED TABLE IF NOT EXISTS open_places (
        key text, process text REFERENCES open_processes ON DELETE CASCADE, count integer NOT NULL,
        PRIMARY KEY (key, process))"""
SIGN = f"UPDATE open_processes SET until = {NOW} + :lease WHERE process = :process"
BEGIN = f"INSERT INTO open_processes VALUES (:process, {NOW} + :lease)"
BURY = f"DELETE FROM open_processes WHERE until <= {NOW}"
TIDY = "DELETE FROM open_places WHERE process = :process AND count = 0"
END = "DELETE FROM open_processes WHERE process = :process"
WRITE = """
    INSERT INTO open_places AS p (key, process, count)
    SELECT key, :process, count FROM unnest(CAST(:keys AS text[]), CAST(:counts AS integer[])) AS here (key, count)
    ON CONFLICT (key, process) DO UPDATE SET count = excluded.count"""
ELSEWHERE = f"""
    SELECT key, sum(count) FROM open_places JOIN open_processes USING (process)
    WHERE key = ANY(CAST(:keys AS text[])) AND process <> :process AND until > {NOW} GROUP BY key"""


class Places:
    """What this process has told the others. Every call asks the database, so it is made beside the event loop."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.process = ""
        with store.writing() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK})
            connection.execute(text(MAKE))

    def sign(self) -> bool:
        """This process lives. False: the others know nothing of it and must be told everything."""
        with self.engine.connect() as connection:
            connection.execute(text(BURY))
            me = {"process": self.process, "lease": LEASE}
            if connection.execute(text(SIGN), me).rowcount:
                connection.execute(text(TIDY), {"process": self.process})
                return True
            self.process = me["process"] = secrets.token_hex(8)  # what it may have written before counts no more
            connection.execute(text(BEGIN), me)
            return False

    def write(self, here: Mapping[str, int]) -> dict[str, int]:
        """Write how many stand open here under these keys; how many there are elsewhere.

        It is written first and counted then: of two processes that do so at once, at least one sees the other's.
        """
        keys = list(here)
        with self.engine.connect() as connection:
            told = {"process": self.process, "keys": keys}
            connection.execute(text(WRITE), {**told, "counts": list(here.values())})
            return {key: int(count) for key, count in connection.execute(text(ELSEWHERE), told)}

    def end(self) -> None:
        """This process ends, and with it all that it held."""
        with self.engine.connect() as connection:
            connection.execute(text(END), {"process": self.process})
