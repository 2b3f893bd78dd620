"""Everything about a person: to take away as a file, and to delete."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, and_, delete, or_, select, update

from palas.engine.errors import PalasError
from palas.engine.game import seat_name
from palas.people.entry import tables_held
from palas.people.groups import groups_of, leave_group
from palas.people.schema import (
    CODES,
    GROUPS,
    HABITS,
    INVITED,
    MEMBERS,
    OUTBOX,
    PASSKEYS,
    PRESENCES,
    SHARES,
    WAYS,
    WISHES,
)
from palas.tables import Hall
from palas.tables.ledger import dump, read_body, read_former, tables_of
from palas.tables.schema import (
    ASKS,
    DEVICES,
    FORMER,
    HOLDERS,
    HUSHES,
    LOG,
    NOTES,
    ORDERS,
    SEATS,
    TABLES,
    TALK,
    VISITORS,
    VOTES,
    WATCHERS,
)

# What is stored by a person's mark; whoever adds a table with a column `visitor` adds it here (a test looks).
PERSONAL = (
    DEVICES, WAYS, WISHES, HABITS, OUTBOX, PASSKEYS, PRESENCES, CODES, SHARES, INVITED, MEMBERS, FORMER, WATCHERS,
    VOTES, TALK, HUSHES, NOTES, ASKS, ORDERS,
)  # fmt: skip
PASSING = (CODES, PRESENCES)  # gone within minutes
UNTOLD = ("key", "who")  # the public half of a passkey, the marks of other people
MOST_TABLES = 10_000


def export(connection: Connection, visitor: str) -> dict[str, Any]:
    """All that is stored about a person, by the names under which it is stored."""
    found: dict[str, Any] = {}
    for table in (VISITORS, *(table for table in PERSONAL if table not in PASSING)):
        column = table.c.id if table is VISITORS else table.c.visitor
        rows = connection.execute(select(table).where(column == visitor)).mappings()
        found[table.name] = [{name: value for name, value in row.items() if name not in UNTOLD} for row in rows]
    found["groups"] = [{"id": group.id, "name": group.name} for group in groups_of(connection, visitor)]
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
    """Forget a person: his seats in games that go on are played by bots, his name stands there no longer, and not where
    he sat before, with any browser that has become his.

    What was played stays the others' game; nothing in it leads back to him.
    """
    with hall.store.reading() as connection:
        marks = {visitor, *read_former(connection, visitor)}
        sat = tables_with(connection, marks)
        held = {table_id for mark in marks for table_id in tables_held(connection, mark)}
    for table_id in sat | held:
        for mark in marks if table_id in held else ():
            with suppress(PalasError):  # one that cannot be replayed has nobody to play on
                hall.table(table_id).forget(mark)
        with hall.store.writing() as connection:
            scrub(connection, table_id, marks)
        hall.forget(table_id)
    with hall.store.writing() as connection:
        for group in groups_of(connection, visitor):
            leave_group(connection, visitor, group.id)
        for table in (TABLES, GROUPS):
            connection.execute(update(table).where(table.c.host.in_(marks)).values(host=""))
        connection.execute(delete(HUSHES).where(HUSHES.c.who.in_(marks)))
        for table in (HOLDERS, *PERSONAL):
            connection.execute(delete(table).where(table.c.visitor.in_(marks)))
        connection.execute(delete(VISITORS).where(VISITORS.c.id.in_(marks)))


def tables_with(connection: Connection, marks: Collection[str]) -> set[str]:
    """The tables whose log says that somebody sat there at any time."""
    rows = select(LOG.c.table_id).where(LOG.c.kind == "seat", or_(*(LOG.c.body.contains(mark) for mark in marks)))
    return set(connection.scalars(rows))


def scrub(connection: Connection, table_id: str, marks: Collection[str]) -> None:
    """Take a person's names and marks out of the rows that say who sat where; what was played stays.

    A seat is called by whoever sat there first; whoever shares it, and the empty seat, keep that name.
    """
    query = select(LOG.c.seq, LOG.c.seat, LOG.c.body).where(LOG.c.table_id == table_id, LOG.c.kind == "seat")
    rows = [(seq, seat, read_body(text)) for seq, seat, text in connection.execute(query.order_by(LOG.c.seq))]
    names = {(seat, body["name"]) for _, seat, body in rows if set(body.get("visitors", ())[:1]) & set(marks)}
    for seq, seat, body in rows:
        visitors = [other for other in body.get("visitors", ()) if other not in marks]
        name = seat_name(seat, "en") if (seat, body["name"]) in names else body["name"]
        if visitors != body.get("visitors", []) or name != body["name"]:
            told = dump({**body, "visitors": visitors, "name": name})
            connection.execute(update(LOG).where(LOG.c.table_id == table_id, LOG.c.seq == seq).values(body=told))
    for seat, name in names:
        here = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.name == name)
        connection.execute(update(SEATS).where(here).values(name=seat_name(seat, "en")))
