"""Who looks at which table just now: nobody is told what he sees."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterable

from sqlalchemy import delete, select

from palas.people.schema import PRESENCES
from palas.tables import Store, StoreError
from palas.tables.ledger import new

SHARED_SECONDS = 60.0  # so long other processes believe that somebody still looks


class Presence:
    """Counts open pages that are looked at. Where several processes serve, each tells the others in the database."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._lock = threading.Lock()
        self._here: Counter[tuple[str, str]] = Counter()

    def looks(self, visitor: str, table_id: str) -> None:
        """A page of this person is looked at."""
        with self._lock:
            self._here[visitor, table_id] += 1
        self.still_looks(visitor, table_id)

    def still_looks(self, visitor: str, table_id: str) -> None:
        """It is looked at for a while longer."""
        if not self._store.shared:
            return
        until = self._now() + SHARED_SECONDS
        try:
            with self._store.writing() as connection:
                told = new(connection, PRESENCES).values(visitor=visitor, table_id=table_id, until=until)
                connection.execute(
                    told.on_conflict_do_update(index_elements=["visitor", "table_id"], set_={"until": until})
                )
        except StoreError:
            pass  # at worst somebody is told what he sees

    def leaves(self, visitor: str, table_id: str) -> None:
        """A page of this person is closed, or hidden."""
        with self._lock:
            self._here[visitor, table_id] -= 1
            if self._here[visitor, table_id] > 0:
                return
            del self._here[visitor, table_id]
        if not self._store.shared:
            return
        try:
            with self._store.writing() as connection:
                connection.execute(
                    delete(PRESENCES).where(PRESENCES.c.visitor == visitor, PRESENCES.c.table_id == table_id)
                )
        except StoreError:
            pass

    def looking(self, visitors: Iterable[str], table_id: str) -> bool:
        """Does one of these people look at the table, here or at another process?"""
        people = list(visitors)
        with self._lock:
            if any((visitor, table_id) in self._here for visitor in people):
                return True
        if not self._store.shared:
            return False
        with self._store.reading() as connection:
            query = select(PRESENCES.c.visitor).where(
                PRESENCES.c.visitor.in_(people), PRESENCES.c.table_id == table_id, PRESENCES.c.until > self._now()
            )
            return connection.execute(query.limit(1)).first() is not None

    def here(self, table_id: str) -> set[str]:
        """Who looks at the table now, here or at another process."""
        with self._lock:
            found = {visitor for visitor, table in self._here if table == table_id}
        if self._store.shared:
            with self._store.reading() as connection:
                query = select(PRESENCES.c.visitor).where(
                    PRESENCES.c.table_id == table_id, PRESENCES.c.until > self._now()
                )
                found |= {str(row.visitor) for row in connection.execute(query)}
        return found
