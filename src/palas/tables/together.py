"""What people say to each other at a table and note for themselves. It is no part of the game: no bot is told of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, select

from palas.tables.errors import BadWish, NotHost, NotYourSeat, TalkIsOver
from palas.tables.ledger import new, write_watcher
from palas.tables.schema import ASKS, HUSHES, NOTES, TALK
from palas.tables.store import Store
from palas.tables.table import Table
from palas.tables.things import Visitor

LONGEST_LINE = 400  # characters
LONGEST_NOTE = 4000
LINES = 200  # of a talk are shown
MOST_LINES = 2000  # are kept of a table
MOST_ASKS = 20  # people may wait to be let in
LONGEST_NAME = 24
EVERYBODY = ""  # whom the host has hushed when the talk is over


@dataclass(frozen=True, slots=True)
class Said:
    """One line of a talk; `mine`: the reader said it himself."""

    number: int
    at: float
    seat: int
    name: str
    text: str
    mine: bool
    hushed: bool  # the reader does not want to hear who said it: the text is left out


class Together:
    """The talk and the notes of all tables. May be called from any thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def say(self, table: Table, visitor: Visitor, text: str, now: float) -> int:
        """Say something from one's seat; the number of the line."""
        seats = table.seats_of(visitor)
        if not seats:
            raise NotYourSeat
        line = plain(text)
        if not line or len(line) > LONGEST_LINE:
            raise BadWish("talk", longest=LONGEST_LINE)
        name = table.standing.names[seats[0]]
        with self.store.writing() as connection:
            if is_over(connection, table.id):
                raise TalkIsOver
            number = last(connection, table.id) + 1
            connection.execute(
                TALK.insert().values(
                    table_id=table.id, number=number, at=now, visitor=visitor.id, seat=seats[0], name=name, text=line
                )
            )
            connection.execute(delete(TALK).where(TALK.c.table_id == table.id, TALK.c.number <= number - MOST_LINES))
        return number

    def lines(self, table: Table, visitor: Visitor) -> list[Said]:
        """What was said last, as this visitor wants to hear it; who may not look at the table hears nothing."""
        if not table.may_watch(visitor):
            raise NotYourSeat
        with self.store.reading() as connection:
            hushed = {row.who for row in connection.execute(hushes(table.id, visitor.id))}
            query = select(TALK).where(TALK.c.table_id == table.id).order_by(TALK.c.number.desc()).limit(LINES)
            rows = list(connection.execute(query))
        return [
            Said(
                row.number, row.at, row.seat, row.name, "" if row.visitor in hushed else row.text,
                row.visitor == visitor.id, row.visitor in hushed,
            )
            for row in reversed(rows)
        ]  # fmt: skip

    def latest(self, table_id: str) -> int:
        """The number of the last line, or 0."""
        with self.store.reading() as connection:
            return last(connection, table_id)

    def hush(self, table: Table, visitor: Visitor, number: int, on: bool) -> None:
        """No longer hear whoever said that line, or hear him again."""
        if not visitor.id or not table.may_watch(visitor):
            raise NotYourSeat
        with self.store.writing() as connection:
            query = select(TALK.c.visitor).where(TALK.c.table_id == table.id, TALK.c.number == number)
            who = connection.execute(query).scalar()
            if who is None or who == visitor.id:
                raise BadWish("talk-line")
            set_hush(connection, table.id, visitor.id, str(who), on)

    def over(self, table: Table) -> bool:
        """Has the host ended the talk?"""
        with self.store.reading() as connection:
            return is_over(connection, table.id)

    def end(self, table: Table, visitor: Visitor, on: bool) -> None:
        """End the talk, or open it again: the host's choice."""
        if not table.is_host(visitor):
            raise NotHost
        with self.store.writing() as connection:
            set_hush(connection, table.id, visitor.id, EVERYBODY, on)

    def ask_in(self, table: Table, visitor: Visitor, name: str, now: float) -> None:
        """Ask the host to be let in as a spectator; who asks again is asking once."""
        if not visitor.id:
            raise NotYourSeat
        if table.may_watch(visitor):
            return
        with self.store.writing() as connection:
            if len(list(connection.execute(asking(table.id)))) >= MOST_ASKS:
                raise BadWish("too-many-ask")
            asked = new(connection, ASKS).values(
                table_id=table.id, visitor=visitor.id, name=plain(name)[:LONGEST_NAME], at=now
            )
            connection.execute(asked.on_conflict_do_nothing())

    def asked_in(self, table: Table, visitor: Visitor) -> bool:
        """Does this visitor wait for an answer?"""
        with self.store.reading() as connection:
            return any(row.visitor == visitor.id for row in connection.execute(asking(table.id)))

    def waiting(self, table: Table, visitor: Visitor) -> list[str]:
        """The names of those who ask to be let in, in order: the host alone reads them."""
        if not table.is_host(visitor):
            return []
        with self.store.reading() as connection:
            return [str(row.name) for row in connection.execute(asking(table.id))]

    def let_in(self, table: Table, visitor: Visitor, number: int, yes: bool) -> None:
        """The host's answer to the one of that number in the list."""
        if not table.is_host(visitor):
            raise NotHost
        with self.store.writing() as connection:
            rows = list(connection.execute(asking(table.id)))
            if not 0 <= number < len(rows):
                raise BadWish("talk-line")
            who = rows[number].visitor
            connection.execute(delete(ASKS).where(ASKS.c.table_id == table.id, ASKS.c.visitor == who))
            if yes:
                write_watcher(connection, table.id, who)

    def note(self, table: Table, visitor: Visitor) -> str:
        """What the visitor has noted at that table; nobody else ever reads it."""
        if not visitor.id:
            return ""
        with self.store.reading() as connection:
            query = select(NOTES.c.text).where(NOTES.c.table_id == table.id, NOTES.c.visitor == visitor.id)
            return str(connection.execute(query).scalar() or "")

    def write_note(self, table: Table, visitor: Visitor, text: str) -> None:
        """Note something; an empty text takes the note away."""
        if not visitor.id or not table.may_watch(visitor):
            raise NotYourSeat
        kept = "".join(sign for sign in text.replace("\r\n", "\n") if sign == "\n" or sign.isprintable())
        if len(kept) > LONGEST_NOTE:
            raise BadWish("note", longest=LONGEST_NOTE)
        with self.store.writing() as connection:
            connection.execute(delete(NOTES).where(NOTES.c.table_id == table.id, NOTES.c.visitor == visitor.id))
            if kept.strip():
                connection.execute(NOTES.insert().values(table_id=table.id, visitor=visitor.id, text=kept))


def asking(table_id: str) -> Select[Any]:
    """Who asks to be let in, in order."""
    return select(ASKS).where(ASKS.c.table_id == table_id).order_by(ASKS.c.at, ASKS.c.visitor)


def plain(text: str) -> str:
    """A line as it is kept: what can be printed, with single spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def last(connection: Connection, table_id: str) -> int:
    """The number of the last line, or 0."""
    return int(connection.execute(select(func.max(TALK.c.number)).where(TALK.c.table_id == table_id)).scalar() or 0)


def hushes(table_id: str, visitor: str) -> Select[Any]:
    """Whom a visitor does not want to hear at a table."""
    return select(HUSHES.c.who).where(HUSHES.c.table_id == table_id, HUSHES.c.visitor == visitor)


def is_over(connection: Connection, table_id: str) -> bool:
    """Has the host ended the talk?"""
    query = select(HUSHES.c.who).where(HUSHES.c.table_id == table_id, HUSHES.c.who == EVERYBODY)
    return connection.execute(query).first() is not None


def set_hush(connection: Connection, table_id: str, visitor: str, who: str, on: bool) -> None:
    """Write whom somebody does not want to hear, or take it away."""
    if on:
        added = new(connection, HUSHES).values(table_id=table_id, visitor=visitor, who=who)
        connection.execute(added.on_conflict_do_nothing())
        return
    connection.execute(
        delete(HUSHES).where(HUSHES.c.table_id == table_id, HUSHES.c.visitor == visitor, HUSHES.c.who == who)
    )
