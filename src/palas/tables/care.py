"""What is stored about tables that cannot be replayed: the mark, and what their people want."""

from __future__ import annotations

import json

from sqlalchemy import Connection, delete, select, update

from palas.tables.ledger import dump, new
from palas.tables.loading import Trouble
from palas.tables.schema import TROUBLES, VOTES


def read_trouble(connection: Connection, table_id: str) -> Trouble | None:
    """The mark of a table; one that its people have ended is "closed"."""
    found = connection.execute(select(TROUBLES).where(TROUBLES.c.table_id == table_id)).mappings().one_or_none()
    if found is None:
        return None
    kind = "closed" if found["closed"] else found["kind"]
    return Trouble(kind, found["sound"], found["rows"], json.loads(found["detail"]))


def all_troubles(connection: Connection) -> list[str]:
    """The tables that are marked."""
    return list(connection.scalars(select(TROUBLES.c.table_id).order_by(TROUBLES.c.table_id)))


def write_trouble(connection: Connection, table_id: str, trouble: Trouble, at: float) -> None:
    """Mark a table; a table that was ended stays so."""
    values = {
        "kind": trouble.kind,
        "sound": trouble.sound,
        "rows": trouble.rows,
        "detail": dump(trouble.facts),
        "at": at,
    }
    query = new(connection, TROUBLES).values(table_id=table_id, closed=False, **values)
    connection.execute(query.on_conflict_do_update(index_elements=["table_id"], set_=values))


def close(connection: Connection, table_id: str) -> None:
    """Its people have ended the table."""
    connection.execute(update(TROUBLES).where(TROUBLES.c.table_id == table_id).values(closed=True))


def clear(connection: Connection, table_id: str) -> None:
    """The table can be played again."""
    connection.execute(delete(VOTES).where(VOTES.c.table_id == table_id))
    connection.execute(delete(TROUBLES).where(TROUBLES.c.table_id == table_id))


def write_vote(connection: Connection, table_id: str, visitor: str, choice: str, rows: int, at: float) -> None:
    """Note what somebody wants; the last word counts."""
    values = {"choice": choice, "rows": rows, "at": at}
    query = new(connection, VOTES).values(table_id=table_id, visitor=visitor, **values)
    connection.execute(query.on_conflict_do_update(index_elements=["table_id", "visitor"], set_=values))


def read_votes(connection: Connection, table_id: str, rows: int) -> dict[str, str]:
    """What each visitor wants, of those who have seen this trouble and not an earlier one."""
    query = select(VOTES.c.visitor, VOTES.c.choice).where(VOTES.c.table_id == table_id, VOTES.c.rows == rows)
    return {row.visitor: row.choice for row in connection.execute(query)}
