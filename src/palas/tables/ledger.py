"""What is read from and written to the database: one function per question, all inside a transaction of the caller."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from palas.draw import TINCTURES
from palas.engine.errors import UnknownGame
from palas.engine.registry import game as find_game
from palas.engine.solo import Solo
from palas.tables.errors import NoSuchTable
from palas.tables.schema import HOLDERS, KEYS, LOG, SEATS, TABLES, VISITORS, WATCHERS
from palas.tables.standing import Row, Standing
from palas.tables.things import SeatInfo, SoloGame, TableSummary, Visitor

CHANNEL = "palas_tables"  # where PostgreSQL tells the other processes (table, version)


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


def insert_table(connection: Connection, sheet: Sheet, standing: Standing, secret_hashes: Mapping[int, str]) -> None:
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


def read_sheet(connection: Connection, table_id: str) -> Sheet:
    """The facts of a table."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
    if found is None:
        raise NoSuchTable
    return Sheet(
        id=table_id,
        game=found["game"],
        rules=found["rules"],
        players=found["players"],
        options=json.loads(found["options"]),
        changes=json.loads(found["changes"]),
        key=bytes.fromhex(found["key"]),
        seed=json.loads(found["seed"]),
        position=json.loads(found["position"]),
        draws=found["draws"],
        host=found["host"],
        watch_hash=found["watch_hash"],
        public=found["public"],
        clock=json.loads(found["clock"]),
        pace=found["pace"],
        opened=found["opened"],
    )


def read_rows(connection: Connection, table_id: str, after: int) -> list[Row]:
    """The rows of a table's log after the first `after`."""
    found = connection.execute(
        select(LOG.c.seq, LOG.c.at, LOG.c.kind, LOG.c.seat, LOG.c.body)
        .where(LOG.c.table_id == table_id, LOG.c.seq > after)
        .order_by(LOG.c.seq)
    )
    return [Row(seq, at, kind, seat, json.loads(body)) for seq, at, kind, seat, body in found]


def read_version(connection: Connection, table_id: str) -> int:
    """How many rows a table's log has."""
    found: int | None = connection.execute(select(TABLES.c.version).where(TABLES.c.id == table_id)).scalar()
    if found is None:
        raise NoSuchTable
    return found


def lock_table(connection: Connection, table_id: str, version: int) -> None:
    """Become the only writer of a table, or learn that we are behind."""
    # SQLite ignores FOR UPDATE: there the whole transaction holds the write lock already
    query = select(TABLES.c.version).where(TABLES.c.id == table_id).with_for_update()
    found = connection.execute(query).scalar()
    if found is None:
        raise NoSuchTable
    if found != version:
        raise Behind


def append(connection: Connection, table_id: str, draft: Standing, key: tuple[int, str] | None) -> None:
    """Store the fresh rows of a draft, what follows from them, and the key of the request, all or nothing."""
    lock_table(connection, table_id, draft.version - len(draft.fresh))
    insert_rows(connection, table_id, draft.fresh)
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**standing_columns(draft)))
    for seat in sorted({row.seat for row in draft.fresh if row.kind == "seat"}):
        where = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(where).values(**seat_columns(draft.seats[seat])))
        write_holders(connection, table_id, seat, draft.seats[seat].visitors)
    if key is not None:
        seat, name = key
        connection.execute(insert(KEYS).values(table_id=table_id, seat=seat, key=name, version=draft.version))
    if connection.dialect.name == "postgresql":
        message = f"{table_id} {draft.version}"
        connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})


def insert_rows(connection: Connection, table_id: str, rows: Sequence[Row]) -> None:
    """Add rows to a log."""
    if rows:
        connection.execute(
            insert(LOG),
            [
                {"table_id": table_id, "seq": r.seq, "at": r.at, "kind": r.kind, "seat": r.seat, "body": dump(r.body)}
                for r in rows
            ],
        )


def read_key(connection: Connection, table_id: str, seat: int, key: str) -> int | None:
    """The version with which a request of that key was answered before."""
    found: int | None = connection.execute(
        select(KEYS.c.version).where(KEYS.c.table_id == table_id, KEYS.c.seat == seat, KEYS.c.key == key)
    ).scalar()
    return found


# -- seats --------------------------------------------------------------------------------------------------------


def seat_columns(sitting: Any) -> dict[str, Any]:
    """What lists show of a seat."""
    return {"kind": sitting.kind, "name": sitting.name, "bot": sitting.bot, "away": sitting.away}


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
    wanted = select(TABLES.c.id).where(TABLES.c.id.in_(seats), TABLES.c.finished.is_(False))
    return summaries(connection, wanted, visitor, limit)


def summaries(connection: Connection, wanted: Any, visitor: str, limit: int) -> list[TableSummary]:
    """The lines of a list of tables."""
    columns = (
        TABLES.c.id, TABLES.c.game, TABLES.c.host, TABLES.c.public, TABLES.c.opened, TABLES.c.changed,
        TABLES.c.finished, TABLES.c.summary, TABLES.c.players, TABLES.c.options,
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
                mine=row["host"] == visitor,
                winners=tuple(summary["winners"]),
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
    return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.deadline <= now)))


def waiting_for_bots(connection: Connection, before: float, watched: Sequence[str]) -> list[tuple[str, float]]:
    """The tables at which a bot has been to move since before that time, and since when. Tables of bots alone are
    among them only if they are watched."""
    a_person = select(SEATS.c.seat).where(
        SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != "bot", SEATS.c.away.is_(False)
    )
    query = select(TABLES.c.id, TABLES.c.changed).where(
        TABLES.c.bot_turn.is_(True),
        TABLES.c.changed <= before,
        or_(a_person.exists(), TABLES.c.id.in_(watched)),
    )
    return [(table_id, changed) for table_id, changed in connection.execute(query)]


# -- visitors -----------------------------------------------------------------------------------------------------


def read_visitor(connection: Connection, visitor: str) -> Visitor | None:
    """What a visitor told us about himself."""
    found = connection.execute(select(VISITORS).where(VISITORS.c.id == visitor)).mappings().one_or_none()
    if found is None:
        return None
    return Visitor(visitor, found["nickname"], found["lang"], found["theme"], found["sound"], found["notice"])


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
