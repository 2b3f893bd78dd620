"""Coming back: which browsers are a person's, how another one becomes his, and how one is signed out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Column, Connection, Table, delete, insert, select, update

from palas.engine.errors import PalasError
from palas.people.errors import PeopleError
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
from palas.tables.hashes import hashed, new_secret, visitor_id
from palas.tables.ledger import new, read_device
from palas.tables.schema import DEVICES, FORMER, HOLDERS, HUSHES, NOTES, TABLES, TALK, VISITORS, WATCHERS

How = Literal["first", "passkey", "mail", "code"]
CodeKind = Literal["code", "mail", "challenge"]
LIVES: dict[CodeKind, float] = {"code": 120.0, "mail": 1800.0, "challenge": 300.0}  # seconds
MOST_DEVICES = 30


@dataclass(frozen=True, slots=True)
class Device:
    """A browser of a person."""

    id: str
    name: str
    how: How
    added: float
    seen: float


# -- codes --------------------------------------------------------------------------------------------------------


def make_code(connection: Connection, kind: CodeKind, visitor: str, now: float) -> str:
    """A code that is good once and not for long. A newer one for another device makes the older ones worthless."""
    connection.execute(delete(CODES).where(CODES.c.until < now))
    if kind == "code":
        connection.execute(delete(CODES).where(CODES.c.kind == kind, CODES.c.visitor == visitor))
    code = new_secret()
    connection.execute(insert(CODES).values(id=hashed(code), kind=kind, visitor=visitor, until=now + LIVES[kind]))
    return code


def use_code(connection: Connection, code: str, kinds: tuple[CodeKind, ...], now: float) -> tuple[str, CodeKind]:
    """Whose code that is; from now on it is nobody's."""
    found = (
        connection.execute(select(CODES).where(CODES.c.id == hashed(code)).with_for_update()).mappings().one_or_none()
    )
    if found is None or found["until"] < now or found["kind"] not in kinds:
        raise PeopleError("code-old")
    connection.execute(delete(CODES).where(CODES.c.id == hashed(code)))
    return found["visitor"], found["kind"]


# -- devices ------------------------------------------------------------------------------------------------------


def devices_of(connection: Connection, visitor: str) -> list[Device]:
    """The browsers of a person, the one he used last first."""
    query = select(DEVICES).where(DEVICES.c.visitor == visitor, DEVICES.c.gone.is_(False))
    rows = connection.execute(query.order_by(DEVICES.c.seen.desc(), DEVICES.c.id)).mappings()
    return [Device(row["id"], row["name"], row["how"], row["added"], row["seen"]) for row in rows]


def note_device(connection: Connection, token: str, visitor: str, name: str, how: How, now: float) -> None:
    """Keep that this browser is this person's, or that it was used again."""
    values = {"visitor": visitor, "name": name, "how": how, "added": now, "seen": now, "gone": False}
    query = new(connection, DEVICES).values(id=visitor_id(token), **values)
    connection.execute(query.on_conflict_do_update(index_elements=["id"], set_={"seen": now, "name": name}))


def sign_in(hall: Hall, token: str | None, visitor: str, name: str, how: How) -> str:
    """This browser becomes the person's; what it had as somebody of its own comes along. The new token for its cookie.

    A browser that belongs to another person with other devices leaves him all he has.
    """
    fresh, now = new_secret(), hall.now()
    with hall.store.writing() as connection:
        old = "" if token is None else owner_of(connection, token)
        mine = devices_of(connection, visitor)
        if len(mine) >= MOST_DEVICES:
            raise PeopleError("too-many-devices", most=MOST_DEVICES)
        others = [device for device in devices_of(connection, old) if device.id != visitor_id(token or "")]
        if token is not None:
            connection.execute(update(DEVICES).where(DEVICES.c.id == visitor_id(token)).values(gone=True, seen=now))
        note_device(connection, fresh, visitor, name, how, now)
        moves = bool(old) and old != visitor and not others and not has_passkey(connection, old)
        tables = tables_held(connection, old) if moves else []
    for table_id in tables:
        try:
            hall.table(table_id).become(old, visitor)
        except PalasError:
            continue  # one that cannot be replayed keeps its people until it is mended
    if moves:
        with hall.store.writing() as connection:
            become(connection, old, visitor)
    return fresh


def owner_of(connection: Connection, token: str) -> str:
    """Whose browser has this token; nobody's if it was signed out."""
    owner, gone = read_device(connection, visitor_id(token))
    return "" if gone else owner


def has_passkey(connection: Connection, visitor: str) -> bool:
    """Can this person come back by himself?"""
    return connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.visitor == visitor)).first() is not None


def tables_held(connection: Connection, visitor: str) -> list[str]:
    """The tables at which a visitor sits."""
    return list(connection.scalars(select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == visitor).distinct()))


def become(connection: Connection, old: str, visitor: str) -> None:
    """What is stored about one visitor is another's from now on; where both have something, the other's stays."""
    for column in (TABLES.c.host, GROUPS.c.host, WAYS.c.visitor, OUTBOX.c.visitor, TALK.c.visitor, FORMER.c.visitor):
        connection.execute(update(column.table).where(column == old).values({column.name: visitor}))
    for column in (
        WATCHERS.c.visitor, MEMBERS.c.visitor, INVITED.c.visitor, NOTES.c.visitor, HUSHES.c.visitor, HUSHES.c.who,
        VISITORS.c.id,
    ):  # fmt: skip
        hand_over(connection, column, old, visitor)
    for table in (WISHES, HABITS, PRESENCES, SHARES):
        connection.execute(delete(table).where(table.c.visitor == old))
    connection.execute(new(connection, FORMER).values(id=old, visitor=visitor).on_conflict_do_nothing())


def hand_over(connection: Connection, column: Column[str], old: str, visitor: str) -> None:
    """Rows that a visitor may have once only: those of the old one become the other's, unless he has them."""
    table = column.table
    assert isinstance(table, Table)
    for row in connection.execute(select(table).where(column == old)).mappings().all():
        query = new(connection, table).values(**{**row, column.name: visitor})
        connection.execute(query.on_conflict_do_nothing())
    connection.execute(delete(table).where(column == old))


def sign_out(connection: Connection, visitor: str, device: str, now: float) -> None:
    """A browser of this person is his no longer; its cookie opens nothing any more."""
    found = connection.execute(
        update(DEVICES).where(DEVICES.c.id == device, DEVICES.c.visitor == visitor).values(gone=True, seen=now)
    )
    if not found.rowcount:
        raise PeopleError("no-such-device")
