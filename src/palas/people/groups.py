"""Groups: people who play together. Their tables and results are those at which at least two of them sit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from palas.people.errors import PeopleError
from palas.people.figures import Played, played_by
from palas.people.schema import GROUPS, MEMBERS
from palas.tables import Hall, TableSummary
from palas.tables.hashes import fits, hashed, new_secret, new_table_id
from palas.tables.ledger import new, summaries
from palas.tables.schema import HOLDERS, TABLES, VISITORS

LONGEST_NAME = 40
MOST_MEMBERS = 100
MOST_GROUPS = 30  # of one person
TOGETHER = 2  # members at a table make it the group's
MOST_TABLES = 200


@dataclass(frozen=True, slots=True)
class Group:
    """Some people and the secret of their invitation."""

    id: str
    name: str
    host: str
    secret: str


@dataclass(frozen=True, slots=True)
class Member:
    """One of them, and how he has done among them."""

    visitor: str
    name: str
    games: int
    wins: int
    mean_place: float


def tidy_group(name: str) -> str:
    """A group's name as it is kept."""
    tidy = " ".join("".join(sign for sign in name if sign.isprintable()).split())[:LONGEST_NAME]
    if not tidy:
        raise PeopleError("group-name")
    return tidy


def make_group(connection: Connection, visitor: str, name: str, now: float) -> Group:
    """A new group with one member."""
    if len(groups_of(connection, visitor)) >= MOST_GROUPS:
        raise PeopleError("too-many-groups", most=MOST_GROUPS)
    group = Group(new_table_id(), tidy_group(name), visitor, new_secret())
    connection.execute(insert(GROUPS).values(id=group.id, name=group.name, host=visitor, secret=group.secret, made=now))
    connection.execute(insert(MEMBERS).values(group_id=group.id, visitor=visitor, since=now))
    return group


def groups_of(connection: Connection, visitor: str) -> list[Group]:
    """The groups of a person."""
    mine = select(MEMBERS.c.group_id).where(MEMBERS.c.visitor == visitor)
    rows = connection.execute(select(GROUPS).where(GROUPS.c.id.in_(mine)).order_by(GROUPS.c.name, GROUPS.c.id))
    return [Group(row.id, row.name, row.host, row.secret) for row in rows]


def own_group(connection: Connection, visitor: str, group: str) -> Group:
    """The group of that id, if this person is in it; to everybody else there is none."""
    found = next((one for one in groups_of(connection, visitor) if one.id == group), None)
    if found is None:
        raise PeopleError("no-such-group")
    return found


def join_group(connection: Connection, visitor: str, group: str, secret: str, now: float) -> None:
    """Somebody came by the invitation."""
    found = connection.execute(select(GROUPS).where(GROUPS.c.id == group)).one_or_none()
    if found is None or not fits(secret, hashed(found.secret)):
        raise PeopleError("invitation")
    count = connection.execute(select(func.count()).where(MEMBERS.c.group_id == group)).scalar_one()
    if count >= MOST_MEMBERS:
        raise PeopleError("group-full", most=MOST_MEMBERS)
    query = new(connection, MEMBERS).values(group_id=group, visitor=visitor, since=now)
    connection.execute(query.on_conflict_do_nothing())


def renew_invitation(connection: Connection, group: Group) -> None:
    """A new invitation; the old one is worth nothing from now on."""
    connection.execute(update(GROUPS).where(GROUPS.c.id == group.id).values(secret=new_secret()))


def leave_group(connection: Connection, visitor: str, group: str) -> None:
    """Somebody leaves; a group without members is gone."""
    connection.execute(delete(MEMBERS).where(MEMBERS.c.group_id == group, MEMBERS.c.visitor == visitor))
    if not members_of(connection, group):
        connection.execute(delete(GROUPS).where(GROUPS.c.id == group))


def members_of(connection: Connection, group: str) -> list[str]:
    """Who is in it, the first one first."""
    query = select(MEMBERS.c.visitor).where(MEMBERS.c.group_id == group).order_by(MEMBERS.c.since, MEMBERS.c.visitor)
    return list(connection.scalars(query))


def tables_together(connection: Connection, members: Sequence[str], visitor: str) -> list[TableSummary]:
    """Games in play at which at least two of them sit, last changed first."""
    together = (
        select(HOLDERS.c.table_id)
        .where(HOLDERS.c.visitor.in_(members))
        .group_by(HOLDERS.c.table_id)
        .having(func.count(HOLDERS.c.visitor.distinct()) >= TOGETHER)
    )
    wanted = select(TABLES.c.id).where(TABLES.c.id.in_(together), TABLES.c.finished.is_(False))
    return summaries(connection, wanted, visitor, MOST_TABLES)


def results(hall: Hall, members: Sequence[str]) -> tuple[list[Member], list[Played]]:
    """How the members have done in games among them, and these games, the last one first."""
    by_member = {member: {one.table_id: one for one in played_by(hall, member)} for member in members}
    sat: dict[str, int] = {}
    for games in by_member.values():
        for table_id in games:
            sat[table_id] = sat.get(table_id, 0) + 1
    together = {table_id for table_id, count in sat.items() if count >= TOGETHER}
    with hall.store.reading() as connection:
        query = select(VISITORS.c.id, VISITORS.c.nickname).where(VISITORS.c.id.in_(members))
        names = {row.id: row.nickname for row in connection.execute(query)}
    found = []
    played: dict[str, Played] = {}
    for member in members:
        among = [one for id, one in by_member[member].items() if id in together]
        played |= {one.table_id: one for one in among}
        mean = sum(one.place for one in among) / len(among) if among else 0.0
        found.append(Member(member, names.get(member, ""), len(among), sum(one.won for one in among), mean))
    found.sort(key=lambda member: (-member.wins, -member.games, member.name))
    return found, sorted(played.values(), key=lambda one: (-one.ended, one.table_id))
