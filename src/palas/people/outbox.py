"""The outbox: what is to be sent is stored together with the move that causes it, and sent at least once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, or_, select, update

from palas.people.habits import Habits, Pace, read_habits, read_pace
from palas.people.schema import OUTBOX, WAYS
from palas.people.ways import Way, open_ways
from palas.tables.hashes import digest_of
from palas.tables.ledger import new
from palas.tables.schema import LOG
from palas.tables.standing import Standing

SAME_TURN = 3600.0  # seconds: a move that is taken back and made again within them brings no second message
KEPT = 30 * 86400.0  # seconds for which the outbox remembers what was sent
LONGEST_NOTE = 200
BY_HAND = ("test", "confirm", "enter")
HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Post:
    """One thing to be sent."""

    id: str
    kind: str
    way: str
    visitor: str
    table_id: str
    seat: int
    since: int
    length: int
    body: str
    made: float
    due: float
    gathered: bool
    tries: int
    state: str = "waiting"
    done: float | None = None
    note: str = ""

    @property
    def facts(self) -> dict[str, Any]:
        """What it carries besides."""
        found: dict[str, Any] = json.loads(self.body) if self.body else {}
        return found


COLUMNS = [OUTBOX.c[name] for name in Post.__dataclass_fields__]


def posts(rows: Iterable[Any]) -> list[Post]:
    """Stored rows as posts."""
    return [Post(**row) for row in rows]


# -- writing ------------------------------------------------------------------------------------------------------


def note_turns(
    connection: Connection, table_id: str, before: Standing | None, after: Standing, now: float, hold: float
) -> bool:
    """Whose turn has come with a change? Their messages are stored in the same transaction as the change itself.

    True if there may be some.
    """
    woken = any(row.kind == "wake" for row in after.fresh)
    known = before.thinking() if before is not None and not woken else ()
    came = [seat for seat in after.thinking() if seat not in known and after.seats[seat].kind == "person"]
    for seat in came:
        note_turn(connection, table_id, after, seat, now, hold)
    return bool(came)


def note_turn(connection: Connection, table_id: str, standing: Standing, seat: int, now: float, hold: float) -> None:
    """Store what is to be sent because this seat's turn has come."""
    ways = open_ways(connection, standing.seats[seat].visitors, table_id)
    if not ways:
        return
    where = and_(OUTBOX.c.table_id == table_id, OUTBOX.c.seat == seat)
    told = {
        way
        for (way,) in connection.execute(
            select(OUTBOX.c.way).where(
                where,
                OUTBOX.c.kind == "turn",
                OUTBOX.c.length == standing.state.length,
                OUTBOX.c.state == "sent",
                OUTBOX.c.done > now - SAME_TURN,
            )
        )
    }
    connection.execute(
        update(OUTBOX)
        .where(where, OUTBOX.c.state == "waiting", OUTBOX.c.since < standing.version)
        .values(state="dropped", note="overtaken", done=now)
    )
    deadline = standing.deadline_of(seat)
    habits = {way.visitor: read_habits(connection, way.visitor) for way in ways if not way.channel}
    paces = {visitor: read_pace(connection, visitor, table_id) for visitor in habits}
    for way in ways:
        if way.id in told:
            continue
        if way.channel:
            write(connection, turn_post("turn", way, table_id, standing, seat, now, now + hold, False))
            continue
        pace = paces[way.visitor]
        if pace == "never":
            continue
        for kind, due, gathered in times(habits[way.visitor], pace, now, hold, deadline):
            write(connection, turn_post(kind, way, table_id, standing, seat, now, due, gathered))


def times(
    habits: Habits, pace: Pace, now: float, hold: float, deadline: float | None
) -> Iterable[tuple[str, float, bool]]:
    """When a person is told of his turn, and when he is reminded before his time runs out."""
    due, gathered = habits.due(pace, now, hold)
    if deadline is None:
        yield "turn", due, gathered
        return
    if habits.at_night and due >= deadline:  # he would be told too late: a bot plays on before he is awake
        due, gathered = min(habits.due("now", now, hold)[0], now + hold), False
    yield "turn", due, gathered
    if not habits.remind:
        return
    last_word = deadline - habits.remind
    if not habits.at_night:
        last_word = habits.awake(last_word)
    if due < last_word < deadline:
        yield "remind", last_word, False


def turn_post(
    kind: str, way: Way, table_id: str, standing: Standing, seat: int, now: float, due: float, gathered: bool
) -> Post:
    """A message about a turn; its name follows from the turn and the way, so there is one of it."""
    return Post(
        id=digest_of(kind, table_id, seat, standing.version, way.id),
        kind=kind,
        way=way.id,
        visitor=way.visitor,
        table_id=table_id,
        seat=seat,
        since=standing.version,
        length=standing.state.length,
        body="",
        made=now,
        due=due,
        gathered=gathered,
        tries=0,
    )


def write(connection: Connection, post: Post) -> None:
    """Store what is to be sent, unless it is known."""
    values = {name: getattr(post, name) for name in Post.__dataclass_fields__}
    connection.execute(new(connection, OUTBOX).values(**values, claimed=0.0).on_conflict_do_nothing())


# -- sending ------------------------------------------------------------------------------------------------------


def waiting(connection: Connection, now: float) -> bool:
    """Is anything due that nobody sends yet?"""
    ready = and_(OUTBOX.c.state == "waiting", OUTBOX.c.due <= now, OUTBOX.c.claimed <= now)
    return connection.execute(select(OUTBOX.c.id).where(ready).limit(1)).first() is not None


def claim(connection: Connection, now: float, until: float, most: int) -> list[list[Post]]:
    """Take what is due so that no other process sends it too; what goes out together comes as one list."""
    ready = and_(OUTBOX.c.state == "waiting", OUTBOX.c.due <= now, OUTBOX.c.claimed <= now)
    query = select(*COLUMNS).where(ready).order_by(OUTBOX.c.due, OUTBOX.c.id)
    found = posts(connection.execute(query.limit(most).with_for_update(skip_locked=True)).mappings())
    heaps: dict[str, list[Post]] = {}
    for post in found:
        heaps.setdefault(f"way {post.way}" if post.gathered else post.id, []).append(post)
    for heap in heaps.values():
        if heap[0].gathered:
            more = query.where(OUTBOX.c.way == heap[0].way, OUTBOX.c.gathered.is_(True))
            heap[:] = posts(connection.execute(more.with_for_update(skip_locked=True)).mappings())
    ids = [post.id for heap in heaps.values() for post in heap]
    if ids:
        connection.execute(update(OUTBOX).where(OUTBOX.c.id.in_(ids)).values(claimed=until))
    return list(heaps.values())


def release(connection: Connection) -> None:
    """What a process that is dead has claimed may be sent again; only where no other can be sending."""
    connection.execute(update(OUTBOX).where(OUTBOX.c.state == "waiting").values(claimed=0.0))


def settle(connection: Connection, ids: Sequence[str], state: str, now: float, note: str = "") -> None:
    """It was sent, or need not be sent any more, or cannot be."""
    connection.execute(
        update(OUTBOX).where(OUTBOX.c.id.in_(ids)).values(state=state, done=now, claimed=0.0, note=note[:LONGEST_NOTE])
    )


def try_again(connection: Connection, ids: Sequence[str], due: float, note: str) -> None:
    """It could not be sent now."""
    connection.execute(
        update(OUTBOX)
        .where(OUTBOX.c.id.in_(ids))
        .values(due=due, claimed=0.0, tries=OUTBOX.c.tries + 1, note=note[:LONGEST_NOTE])
    )


def asked_for(connection: Connection, address: str, now: float) -> int:
    """How many messages that somebody asked for by hand went to an address within the last hour, whoever asked."""
    here = and_(OUTBOX.c.visitor == WAYS.c.visitor, OUTBOX.c.way == WAYS.c.id)
    query = select(func.count()).select_from(WAYS.join(OUTBOX, here))
    by_hand = and_(OUTBOX.c.kind.in_(BY_HAND), OUTBOX.c.made > now - HOUR)
    return connection.execute(query.where(WAYS.c.address == address, by_hand)).scalar_one()


def answered(connection: Connection, post: Post) -> bool:
    """Has the seat moved since its turn came?"""
    query = select(LOG.c.seq).where(
        LOG.c.table_id == post.table_id, LOG.c.seq > post.since, LOG.c.seat == post.seat, LOG.c.kind == "do"
    )
    return connection.execute(query.limit(1)).first() is not None


# -- looking after it ---------------------------------------------------------------------------------------------


def listed(connection: Connection, *, all: bool = False, limit: int = 200) -> list[Post]:
    """What waits or has failed, the next one first; with `all` also what was sent or dropped, the last one first."""
    query = select(*COLUMNS)
    if all:
        query = query.order_by(OUTBOX.c.made.desc(), OUTBOX.c.id)
    else:
        query = query.where(or_(OUTBOX.c.state == "waiting", OUTBOX.c.state == "failed")).order_by(
            OUTBOX.c.due, OUTBOX.c.id
        )
    return posts(connection.execute(query.limit(limit)).mappings())


def sweep(connection: Connection, now: float) -> None:
    """Forget what was done long ago."""
    connection.execute(delete(OUTBOX).where(OUTBOX.c.state != "waiting", OUTBOX.c.done < now - KEPT))
