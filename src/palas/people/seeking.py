"""Looking for players: what an open table says of itself, and who may come into a hall that is not open to all."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from palas.people.errors import PeopleError
from palas.people.schema import ADVERTS, INVITED
from palas.tables.hashes import fits, hashed
from palas.tables.ledger import new
from palas.tables.schema import FACTS, HOLDERS

EXPERIENCE = ("any", "new", "known")  # whoever likes; beginners welcome; the rules should be known
LONGEST_NOTE = 120
INVITATION = "invitation"  # the fact that holds the secret of the hall


@dataclass(frozen=True, slots=True)
class Advert:
    """What an open table says of itself."""

    lang: str = ""
    experience: str = "any"
    note: str = ""


def advert_of(lang: str, experience: str, note: str) -> Advert:
    """What a host has written, if it can be shown."""
    if experience not in EXPERIENCE or lang not in ("", "de", "en"):
        raise PeopleError("advert")
    tidy = " ".join("".join(sign for sign in note if sign.isprintable()).split())
    return Advert(lang, experience, tidy[:LONGEST_NOTE])


def write_advert(connection: Connection, table_id: str, advert: Advert) -> None:
    """Keep it."""
    values = {"lang": advert.lang, "experience": advert.experience, "note": advert.note}
    query = new(connection, ADVERTS).values(table_id=table_id, **values)
    connection.execute(query.on_conflict_do_update(index_elements=["table_id"], set_=values))


def read_adverts(connection: Connection, tables: Sequence[str]) -> dict[str, Advert]:
    """What these tables say."""
    rows = connection.execute(select(ADVERTS).where(ADVERTS.c.table_id.in_(tables))).mappings()
    return {row["table_id"]: Advert(row["lang"], row["experience"], row["note"]) for row in rows}


# -- a hall by invitation -----------------------------------------------------------------------------------------


def hall_secret(connection: Connection, *, renew: bool = False) -> str:
    """The secret of the link into this hall; it is told to its keeper alone."""
    fresh = secrets.token_urlsafe(16)
    query = new(connection, FACTS).values(name=INVITATION, value=fresh)
    if renew:
        connection.execute(query.on_conflict_do_update(index_elements=["name"], set_={"value": fresh}))
    else:
        connection.execute(query.on_conflict_do_nothing())
    return str(connection.execute(select(FACTS.c.value).where(FACTS.c.name == INVITATION)).scalar_one())


def invite(connection: Connection, visitor: str, secret: str, now: float) -> None:
    """Somebody came by the link."""
    if not fits(secret, hashed(hall_secret(connection))):
        raise PeopleError("invitation")
    connection.execute(new(connection, INVITED).values(visitor=visitor, since=now).on_conflict_do_nothing())


def may_come_in(connection: Connection, visitor: str) -> bool:
    """Was this person invited into the hall, or to a seat in it?"""
    if not visitor:
        return False
    invited = select(INVITED.c.visitor).where(INVITED.c.visitor == visitor)
    seated = select(HOLDERS.c.visitor).where(HOLDERS.c.visitor == visitor)
    return connection.execute(invited.union_all(seated).limit(1)).first() is not None
