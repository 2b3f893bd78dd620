"""What a database knows about itself: a few values by name."""

from __future__ import annotations

from sqlalchemy import Connection, select

from palas.tables.ledger import new
from palas.tables.schema import FACTS


def read_fact(connection: Connection, name: str) -> str:
    """The value of that name, or nothing."""
    found: str | None = connection.execute(select(FACTS.c.value).where(FACTS.c.name == name)).scalar()
    return found or ""


def write_fact(connection: Connection, name: str, value: str) -> None:
    """Note a value."""
    query = new(connection, FACTS).values(name=name, value=value)
    connection.execute(query.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
