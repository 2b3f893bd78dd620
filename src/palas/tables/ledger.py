"""What is read from and written to the database: one function per question, all inside a transaction of the caller."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from palas.draw import TINCTURES
from palas.engine.errors import UnknownGame
from palas.engine.registry import game as find_game
from palas.engine.solo import Solo
from palas.tables.errors import NoSuchTable, OtherRequest
from palas.tables.schema import DEVICES, FORMER, HOLDERS, KEYS, LOG, SEATS, TABLES, TROUBLES, VISITORS, WATCHERS
from palas.tables.standing import Row, Sitting, Standing
from palas.tables.things import SeatInfo, SoloGame, TableSummary, Visitor

CHANNEL = "palas_tables"  # where PostgreSQL tells the other processes (table, version)

# What every move asks and says is put together once: that costs more than to carry it out.
# SQLite ignores FOR UPDATE: there the whole transaction holds the write lock already.
LOCK = select(TABLES.c.version).where(TABLES.c.id == bindparam("table")).with_for_update()
TROUBLE = select(TROUBLES.c.table_id).where(TROUBLES.c.table_id == bindparam("table"))
STANDS = update(TABLES).where(TABLES.c.id == bindparam("table"))
WRITE_ROWS = insert(LOG)
WRITE_KEY = insert(KEYS)
ANSWERED = select(KEYS.c.version, KEYS.c.digest).where(
    KEYS.c.table_id == bindparam("table"), KEYS.c.seat == bindparam("of"), KEYS.c.key == bindparam("name")
)
DEVICE = select(DEVICES.c.visitor, DEVICES.c.gone).where(DEVICES.c.id == bindparam("device"))
WERE = select(FORMER.c.id).where(FORMER.c.visitor == bindparam("person"))
PERSON = select(
    VISITORS.c.nickname, VISITORS.c.lang, VISITORS.c.theme, VISITORS.c.sound, VISITORS.c.notice
).where(VISITORS.c.id == bindparam("person"))  # fmt: skip


class Behind(Exception):
    """Another process has written to this table since we last read it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The unchanging facts of a table."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    changes: dict[str, Any]
    key: bytes
    seed: int | str | None
    position: dict[str, Any] | None
    draws: int
    host: str
    watch_hash: str
    public: bool
    name: str
    clock: dict[str, Any] | None
    pace: float
    opened: float


def dump(value: object) -> str:
    """Plain data as stored text."""
    return json.dumps(value, separators=(",", ":"))


def new(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """A row that may be there already."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


# -- tables -------------------------------------------------------------------------------------------------------


def standing_columns(standing: Standing) -> dict[str, Any]:
    """Where a table stands, for lists and for the clock."""
    return {
        "version": standing.version,
        "changed": standing.at,
        "finished": standing.state.over,
        "bot_turn": bool(standing.bots_to_act()),
        "deadline": standing.deadline(),
        "summary": dump(standing.summary()),
    }


def insert_table(
    connection: Connection, sheet: Sheet, standing: Standing, secret_hashes: Mapping[int, str], code_hash: str
) -> None:
    """A new table with the rows its draft begins with."""
    connection.execute(
        insert(TABLES).values(
            id=sheet.id,
            game=sheet.game,
            rules=sheet.rules,
            players=sheet.players,
            options=dump(sheet.options),
            changes=dump(sheet.changes),
            key=sheet.key.hex(),
            seed=dump(sheet.seed),
            position=dump(sheet.position),
            draws=sheet.draws,
            host=sheet.host,
            watch_hash=sheet.watch_hash,
            public=sheet.public,
            name=sheet.name,
            code_hash=code_hash,
            clock=dump(sheet.clock),
            pace=sheet.pace,
            opened=sheet.opened,
            **standing_columns(standing),
        )
    )
    connection.execute(
        insert(SEATS),
        [
            {"table_id": sheet.id, "seat": seat, "secret_hash": secret_hashes.get(seat, ""), **seat_columns(sitting)}
            for seat, sitting in enumerate(standing.seats)
        ],
    )
    for seat in range(sheet.players):
        write_holders(connection, sheet.id, seat, standing.seats[seat].visitors)
    insert_rows(connection, sheet.id, standing.fresh)


def read_rows(connection: Connection, table_id: str, after: int) -> list[Row]:
    """The rows of a table's log after the first `after`."""
    found = connection.execute(
        select(LOG.c.seq, LOG.c.at, LOG.c.kind, LOG.c.seat, LOG.c.body)
        .where(LOG.c.table_id == table_id, LOG.c.seq > after)
        .order_by(LOG.c.seq)
    )
    return [Row(seq, at, kind, seat, read_body(body)) for seq, at, kind, seat, body in found]


def read_body(text: str) -> dict[str, Any]:
    """What a row holds; of a damaged one nothing, so that it cannot be carried out."""
    try:
        body = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return {}
    return body if isinstance(body, dict) else {}


def read_version(connection: Connection, table_id: str) -> int:
    """How many rows a table's log has."""
    found: int | None = connection.execute(select(TABLES.c.version).where(TABLES.c.id == table_id)).scalar()
    if found is None:
        raise NoSuchTable
    return found


def lock_table(connection: Connection, table_id: str, version: int, *, marked: bool = False) -> None:
    """Become the only writer of a table, or learn that we are behind, or that it is marked as not to be replayed."""
    found = connection.execute(LOCK, {"table": table_id}).scalar()
    if found is None:
        raise NoSuchTable
    trouble = connection.execute(TROUBLE, {"table": table_id}).first()
    if found != version or (trouble is not None) != marked:
        raise Behind


def set_version(connection: Connection, table_id: str, version: int) -> None:
    """Correct the number of rows that a table says it has."""
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(version=version))


@dataclass(frozen=True, slots=True)
class Key:
    """The name of a request, and a digest of what it asks for."""

    seat: int
    name: str
    digest: str


def append(connection: Connection, table_id: str, draft: Standing, key: Key | None) -> None:
    """Store the fresh rows of a draft, what follows from them, and the key of the request, all or nothing."""
    lock_table(connection, table_id, draft.fresh[0].seq - 1)
    insert_rows(connection, table_id, draft.fresh)
    connection.execute(STANDS, {"table": table_id, **standing_columns(draft)})
    for seat in sorted({row.seat for row in draft.fresh if row.kind == "seat"}):
        where = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(where).values(**seat_columns(draft.seats[seat])))
        write_holders(connection, table_id, seat, draft.seats[seat].visitors)
    if key is not None:
        named = {"table_id": table_id, "seat": key.seat, "key": key.name}
        connection.execute(WRITE_KEY, {**named, "version": draft.version, "digest": key.digest})
    notify(connection, table_id, draft.version)


def notify(connection: Connection, table_id: str, version: int) -> None:
    """Tell other processes, where there can be some, that a table has come so far."""
    if connection.dialect.name == "postgresql":
        message = f"{table_id} {version}"
        connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})


def insert_rows(connection: Connection, table_id: str, rows: Sequence[Row]) -> None:
    """Add rows to a log."""
    if rows:
        connection.execute(
            WRITE_ROWS,
            [
                {"table_id": table_id, "seq": r.seq, "at": r.at, "kind": r.kind, "seat": r.seat, "body": dump(r.body)}
                for r in rows
            ],
        )


def read_key(connection: Connection, table_id: str, key: Key) -> int | None:
    """The version with which the request of that key was answered before; another request may not use its key."""
    found = connection.execute(ANSWERED, {"table": table_id, "of": key.seat, "name": key.name}).one_or_none()
    if found is None:
        return None
    version, digest = found
    if digest and digest != key.digest:  # of keys stored by an earlier Palas nothing is known
        raise OtherRequest
    return int(version)


# -- seats --------------------------------------------------------------------------------------------------------


def seat_columns(sitting: Any) -> dict[str, Any]:
    """What lists show of a seat."""
    return {"kind": sitting.kind, "name": sitting.name, "bot": sitting.bot, "away": sitting.away}


def read_sittings(connection: Connection, table_id: str) -> list[Sitting]:
    """Who sits where now."""
    held: dict[int, list[str]] = {}
    query = select(HOLDERS.c.seat, HOLDERS.c.visitor).where(HOLDERS.c.table_id == table_id).order_by(HOLDERS.c.visitor)
    for seat, visitor in connection.execute(query):
        held.setdefault(seat, []).append(visitor)
    columns = (SEATS.c.seat, SEATS.c.kind, SEATS.c.name, SEATS.c.bot, SEATS.c.away)
    found = connection.execute(select(*columns).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
    return [Sitting(kind, name, bot, away, tuple(held.get(seat, ()))) for seat, kind, name, bot, away in found]


def write_holders(connection: Connection, table_id: str, seat: int, visitors: Iterable[str]) -> None:
    """Note who may act for a seat."""
    connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table_id, HOLDERS.c.seat == seat))
    rows = [{"table_id": table_id, "seat": seat, "visitor": visitor} for visitor in visitors]
    if rows:
        connection.execute(insert(HOLDERS), rows)


def write_secret(connection: Connection, table_id: str, seat: int, secret_hash: str) -> None:
    """A new secret for a seat; the old link is worth nothing from now on."""
    where = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(where).values(secret_hash=secret_hash))


def read_secrets(connection: Connection, table_id: str) -> list[tuple[int, str]]:
    """The seats that have a secret, with its hash."""
    query = select(SEATS.c.seat, SEATS.c.secret_hash).where(SEATS.c.table_id == table_id, SEATS.c.secret_hash != "")
    return [(seat, stored) for seat, stored in connection.execute(query)]


def write_code(connection: Connection, table_id: str, code_hash: str) -> None:
    """A new code for a table; the old one opens nothing from now on."""
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(code_hash=code_hash))


def read_code(connection: Connection, table_id: str) -> str:
    """The hash of a table's code."""
    return str(connection.execute(select(TABLES.c.code_hash).where(TABLES.c.id == table_id)).scalar_one())


def table_of_code(connection: Connection, code_hash: str) -> str | None:
    """The table that is in play and has this code."""
    query = select(TABLES.c.id).where(TABLES.c.code_hash == code_hash, TABLES.c.finished.is_(False))
    return connection.execute(query).scalars().first()


def write_watcher(connection: Connection, table_id: str, visitor: str) -> None:
    """Note who may watch."""
    connection.execute(new(connection, WATCHERS).values(table_id=table_id, visitor=visitor).on_conflict_do_nothing())


def is_watcher(connection: Connection, table_id: str, visitor: str) -> bool:
    """Has this visitor come in by the link for spectators?"""
    query = select(WATCHERS.c.visitor).where(WATCHERS.c.table_id == table_id, WATCHERS.c.visitor == visitor)
    return connection.execute(query).first() is not None


# -- lists --------------------------------------------------------------------------------------------------------


def tables_of(connection: Connection, visitor: str, limit: int) -> list[TableSummary]:
    """The tables that a visitor opened or sits at, last changed first."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == visitor)
    where = or_(TABLES.c.host == visitor, TABLES.c.id.in_(held))
    return summaries(connection, select(TABLES.c.id).where(where), visitor, limit)


def count_unfinished(connection: Connection) -> int:
    """How many tables are in play."""
    return connection.execute(select(func.count()).where(TABLES.c.finished.is_(False))).scalar_one()


def tables_with_open_seat(connection: Connection, visitor: str, limit: int) -> list[TableSummary]:
    """The tables at which anyone may sit down, last changed first."""
    seats = select(SEATS.c.table_id).where(SEATS.c.kind == "open")
    wanted = select(TABLES.c.id).where(TABLES.c.id.in_(seats), TABLES.c.finished.is_(False), not_marked())
    return summaries(connection, wanted, visitor, limit)


def not_marked() -> ColumnElement[bool]:
    """Of tables that can be played: those that cannot be replayed wait for their people, not for bots and clocks."""
    return TABLES.c.id.not_in(select(TROUBLES.c.table_id))


def summaries(connection: Connection, wanted: Any, visitor: str, limit: int) -> list[TableSummary]:
    """The lines of a list of tables."""
    columns = (
        TABLES.c.id, TABLES.c.game, TABLES.c.host, TABLES.c.public, TABLES.c.opened, TABLES.c.changed,
        TABLES.c.finished, TABLES.c.summary, TABLES.c.players, TABLES.c.options, TABLES.c.name,
    )  # fmt: skip
    query = select(*columns).where(TABLES.c.id.in_(wanted)).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit)
    found = connection.execute(query).mappings().all()
    ids = [row["id"] for row in found]
    mine = {
        (table_id, seat)
        for table_id, seat in connection.execute(
            select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.visitor == visitor, HOLDERS.c.table_id.in_(ids))
        )
    }
    marked = set(connection.scalars(select(TROUBLES.c.table_id).where(TROUBLES.c.table_id.in_(ids))))
    seats: dict[str, list[SeatInfo]] = {table_id: [] for table_id in ids}
    colours = {row["id"]: seat_colours(row["game"], row["players"], json.loads(row["options"])) for row in found}
    for row in connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    ).mappings():
        table_id, seat = row["table_id"], row["seat"]
        own = (table_id, seat) in mine
        colour = colours[table_id][seat]
        seats[table_id].append(SeatInfo(seat, row["kind"], row["name"], row["bot"], row["away"], colour, own))
    lines = []
    for row in found:
        summary = json.loads(row["summary"])
        to_act = tuple(summary["to_act"])
        my_seats = tuple(info.seat for info in seats[row["id"]] if info.mine)
        lines.append(
            TableSummary(
                id=row["id"],
                game=row["game"],
                seats=tuple(seats[row["id"]]),
                to_act=to_act,
                my_seats=my_seats,
                my_turn=any(seat in to_act for seat in my_seats),
                finished=row["finished"],
                changed=row["changed"],
                opened=row["opened"],
                round=summary["round"],
                public=row["public"],
                name=row["name"],
                mine=row["host"] == visitor,
                winners=tuple(summary["winners"]),
                trouble=row["id"] in marked,
            )
        )
    return lines


def seat_colours(game_id: str, players: int, options: Mapping[str, Any]) -> Sequence[str]:
    """The tinctures of the seats; those of a game that is no longer installed are any."""
    try:
        return find_game(game_id).colours(players, options)
    except UnknownGame:
        return TINCTURES


def solo_games(connection: Connection, visitor: str) -> list[SoloGame]:
    """The games that a visitor has played to their end alone and from their beginning, the last one first."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == visitor)
    query = (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.changed, TABLES.c.summary)
        .where(TABLES.c.id.in_(held), TABLES.c.players == 1, TABLES.c.finished.is_(True))
        .where(TABLES.c.position == dump(None), TABLES.c.changes == dump({}))
        .order_by(TABLES.c.changed.desc(), TABLES.c.id)
    )
    games = []
    for table_id, game, changed, summary in connection.execute(query):
        if (told := json.loads(summary).get("solo")) is not None:
            games.append(SoloGame(table_id, game, changed, msgspec.convert(told, Solo)))
    return games


def overdue(connection: Connection, now: float) -> list[str]:
    """The tables at which somebody's time is up."""
    return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.deadline <= now, not_marked())))


def waiting_for_bots(connection: Connection, before: float, watched: Sequence[str]) -> list[tuple[str, float]]:
    """The tables at which a bot has been to move since before that time, and since when. Tables of bots alone are
    among them only if they are watched."""
    a_person = select(SEATS.c.seat).where(
        SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != "bot", SEATS.c.away.is_(False)
    )
    query = select(TABLES.c.id, TABLES.c.changed).where(
        TABLES.c.bot_turn.is_(True),
        TABLES.c.changed <= before,
        not_marked(),
        or_(a_person.exists(), TABLES.c.id.in_(watched)),
    )
    return [(table_id, changed) for table_id, changed in connection.execute(query)]


# -- visitors -----------------------------------------------------------------------------------------------------


def read_device(connection: Connection, device: str) -> tuple[str, bool]:
    """Whose browser that is, and whether it was signed out; one of which nothing is known is a visitor of its own."""
    found = connection.execute(DEVICE, {"device": device}).one_or_none()
    return (device, False) if found is None else (found.visitor, found.gone)


def read_former(connection: Connection, visitor: str) -> tuple[str, ...]:
    """Those who have become this visitor."""
    return tuple(connection.scalars(WERE, {"person": visitor}))


def read_visitor(connection: Connection, visitor: str) -> Visitor | None:
    """What a visitor told us about himself."""
    found = connection.execute(PERSON, {"person": visitor}).one_or_none()
    return None if found is None else Visitor(visitor, *found, former=read_former(connection, visitor))


def write_visitor(connection: Connection, visitor: Visitor, now: float) -> None:
    """Keep what a visitor told us."""
    values = {
        "nickname": visitor.nickname,
        "lang": visitor.lang,
        "theme": visitor.theme,
        "sound": visitor.sound,
        "notice": visitor.notice,
        "seen": now,
    }
    query = new(connection, VISITORS).values(id=visitor.id, **values)
    connection.execute(query.on_conflict_do_update(index_elements=["id"], set_=values))
