"""Everything about a person: to take away as a file, and to delete."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select, update

from palas.engine.errors import PalasError
from palas.engine.game import seat_name
from palas.people.entry import tables_held
from palas.people.schema import CODES, HABITS, INVITED, MEMBERS, OUTBOX, PASSKEYS, PRESENCES, SHARES, WAYS, WISHES
from palas.tables import Hall
from palas.tables.ledger import dump, read_body, tables_of
from palas.tables.schema import (
    ASKS,
    DEVICES,
    FORMER,
    HUSHES,
    LOG,
    NOTES,
    ORDERS,
    TABLES,
    TALK,
    VISITORS,
    VOTES,
    WATCHERS,
)

OWN = (VISITORS, DEVICES, WAYS, WISHES, HABITS, OUTBOX, PASSKEYS, SHARES, MEMBERS, TALK, NOTES, ORDERS)
PERSONAL = (
    DEVICES, WAYS, WISHES, HABITS, OUTBOX, PASSKEYS, PRESENCES, CODES, SHARES, INVITED, MEMBERS, FORMER, WATCHERS,
    VOTES, TALK, HUSHES, NOTES, ASKS, ORDERS,
)  # fmt: skip
MOST_TABLES = 10_000


def export(connection: Connection, visitor: str) -> dict[str, Any]:
    """All that is stored about a person, by the names under which it is stored."""
    found: dict[str, Any] = {}
    for table in OWN:
        column = table.c.id if table is VISITORS else table.c.visitor
        rows = connection.execute(select(table).where(column == visitor)).mappings()
        found[table.name] = [{name: value for name, value in row.items() if name != "key"} for row in rows]
    found["tables"] = [
        {
            "id": line.id,
            "game": line.game,
            "seats": [seat.seat for seat in line.seats if seat.mine],
            "name": next((seat.name for seat in line.seats if seat.mine), ""),
            "host": line.mine,
            "finished": line.finished,
            "opened": line.opened,
            "changed": line.changed,
        }
        for line in tables_of(connection, visitor, MOST_TABLES)
    ]
    return found


def delete_person(hall: Hall, visitor: str) -> None:
    """Forget a person: his seats in games that go on are played by bots, his name stands there no longer.

    What was played stays the others' game; nothing in it leads back to him.
    """
    with hall.store.reading() as connection:
        tables = tables_held(connection, visitor)
    for table_id in tables:
        try:
            hall.table(table_id).forget(visitor)
        except PalasError:
            continue
        with hall.store.writing() as connection:
            scrub(connection, table_id, visitor)
        hall.forget(table_id)
    with hall.store.writing() as connection:
        connection.execute(update(TABLES).where(TABLES.c.host == visitor).values(host=""))
        for table in PERSONAL:
            connection.execute(delete(table).where(table.c.visitor == visitor))
        connection.execute(delete(VISITORS).where(VISITORS.c.id == visitor))


def scrub(connection: Connection, table_id: str, visitor: str) -> None:
    """Take a person's name and mark out of the rows that say who sat where; what was played stays."""
    query = select(LOG.c.seq, LOG.c.seat, LOG.c.body).where(LOG.c.table_id == table_id, LOG.c.kind == "seat")
    for seq, seat, text in connection.execute(query).all():
        body = read_body(text)
        if visitor in body.get("visitors", ()):
            body["visitors"] = [other for other in body["visitors"] if other != visitor]
            body["name"] = seat_name(seat, "en")
            connection.execute(update(LOG).where(LOG.c.table_id == table_id, LOG.c.seq == seq).values(body=dump(body)))
