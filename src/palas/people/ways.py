"""The ways in which a person is told: browsers that take pushes, an address for mail, channels of tables."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, cast, get_args

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update

from palas.people.errors import PeopleError
from palas.people.schema import WAYS
from palas.tables.hashes import digest_of

ChannelKind = Literal["discord", "slack", "matrix", "ntfy", "json"]
WayKind = Literal["push", "mail", ChannelKind]
CHANNELS: tuple[ChannelKind, ...] = get_args(ChannelKind)
MOST_WAYS = 20  # of one person
LONGEST_ADDRESS = 2000
LONGEST_MAIL = 254
MAIL = re.compile(r"[^@\s<>\"',;:\\()\[\]]+@[^@\s<>\"',;:\\()\[\]]+\.[^@\s<>\"',;:\\()\[\].]+")

# Every turn of a person asks for these: the question is put together once.
OPEN = (
    select(WAYS)
    .where(
        WAYS.c.on.is_(True),
        WAYS.c.confirmed.is_(True),
        and_(WAYS.c.table_id == "", WAYS.c.visitor.in_(bindparam("people", expanding=True)))
        | (WAYS.c.table_id == bindparam("table")),
    )
    .order_by(WAYS.c.added, WAYS.c.id)
)


@dataclass(frozen=True, slots=True)
class Way:
    """One way to tell somebody."""

    id: str
    visitor: str
    table_id: str
    kind: WayKind
    address: str
    name: str
    on: bool
    confirmed: bool
    added: float
    failing: float | None = None
    error: str = ""

    @property
    def channel(self) -> bool:
        """Does it speak to all of a table, not to one person?"""
        return self.kind in CHANNELS


def way_of(row: Any) -> Way:
    """A stored way."""
    return Way(**{name: row[name] for name in Way.__dataclass_fields__})


def check_mail(text: str) -> str:
    """An address for mail, tidied."""
    address = text.strip()
    if len(address) > LONGEST_MAIL or not address.isprintable() or MAIL.fullmatch(address) is None:
        raise PeopleError("mail-address", address=address[:LONGEST_MAIL])
    return address


def ways_of(connection: Connection, visitor: str) -> list[Way]:
    """All ways of a person, his channels included, in the order in which he added them."""
    query = select(WAYS).where(WAYS.c.visitor == visitor).order_by(WAYS.c.added, WAYS.c.id)
    return [way_of(row) for row in connection.execute(query).mappings()]


def open_ways(connection: Connection, visitors: Iterable[str], table_id: str) -> list[Way]:
    """The ways by which these people are told of a table, and its channels."""
    asked = {"people": list(visitors), "table": table_id}
    return [way_of(row) for row in connection.execute(OPEN, asked).mappings()]


def read_way(connection: Connection, way: str) -> Way | None:
    """The way of that id."""
    found = connection.execute(select(WAYS).where(WAYS.c.id == way)).mappings().one_or_none()
    return None if found is None else way_of(found)


def add_way(
    connection: Connection,
    visitor: str,
    kind: str,
    address: str,
    now: float,
    *,
    table_id: str = "",
    name: str = "",
    confirmed: bool = True,
) -> Way:
    """Keep a new way; one that is known already is switched on again."""
    if kind not in ("push", "mail", *CHANNELS):
        raise PeopleError("way-kind", kind=kind[:20])
    if len(address) > LONGEST_ADDRESS or not address.isprintable():
        raise PeopleError("address-long")
    id = digest_of("way", visitor, kind, address, table_id)
    known = read_way(connection, id)
    if known is not None:
        connection.execute(
            update(WAYS)
            .where(WAYS.c.id == id)
            .values(on=True, confirmed=known.confirmed or confirmed, name=name or known.name, failing=None, error="")
        )
        return cast(Way, read_way(connection, id))
    count = connection.execute(select(func.count()).where(WAYS.c.visitor == visitor)).scalar_one()
    if count >= MOST_WAYS:
        raise PeopleError("too-many-ways", most=MOST_WAYS)
    way = Way(id, visitor, table_id, cast(WayKind, kind), address, name, True, confirmed, now)
    connection.execute(insert(WAYS).values({field: getattr(way, field) for field in Way.__dataclass_fields__}))
    return way


def own_way(connection: Connection, visitor: str, way: str) -> Way:
    """The way of that id, if it is this person's."""
    found = read_way(connection, way)
    if found is None or found.visitor != visitor:
        raise PeopleError("no-such-way")
    return found


def change_way(connection: Connection, way: str, **values: Any) -> None:
    """Change something about a way."""
    connection.execute(update(WAYS).where(WAYS.c.id == way).values(**values))


def remove_way(connection: Connection, way: str) -> None:
    """Forget a way."""
    connection.execute(delete(WAYS).where(WAYS.c.id == way))
