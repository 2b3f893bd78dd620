"""Opening a table: the wish is checked, seats are dealt, secrets are drawn, the first rows of the log are written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from palas.engine.core.position import NOT_YET
from palas.engine.game import Game, Origin
from palas.tables import ledger, seating
from palas.tables.clocks import check_clock, clock_dict
from palas.tables.errors import BadWish
from palas.tables.hashes import hashed, new_code, new_secret, new_table_id
from palas.tables.ledger import Sheet
from palas.tables.standing import NOBODY, Sitting, Standing, first_standing
from palas.tables.things import SEAT_KINDS, SLOWEST_PACE, Clock, Opened, SeatWish, TableWish, Visitor

LONGEST_SEED = 64


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table about to be stored."""

    sheet: Sheet
    standing: Standing
    opened: Opened

    def insert(self, connection: Connection) -> None:
        """Store it."""
        hashes = {seat: hashed(secret) for seat, secret in self.opened.secrets.items()}
        ledger.insert_table(connection, self.sheet, self.standing, hashes, hashed(self.opened.code))


def wished_sittings(visitor: Visitor, wish: TableWish) -> list[Sitting]:
    """Who sits where, in the order of the wish."""
    if sum(seat.kind == "person" for seat in wish.seats) > 1:
        raise BadWish("one-person")
    sittings: list[Sitting] = []
    for number, seat in enumerate(wish.seats):
        sittings.append(sitting_of(visitor, seat, number, [other.name for other in sittings]))
    return sittings


def sitting_of(visitor: Visitor, wish: SeatWish, number: int, taken: list[str]) -> Sitting:
    """Who sits on one seat."""
    if wish.kind not in SEAT_KINDS:
        raise BadWish("seat-kind", kind=str(wish.kind)[:20])
    bot = seating.check_bot(wish.bot) if wish.kind == "bot" else ""
    usual = {"person": visitor.nickname, "bot": bot.capitalize()}.get(wish.kind, "")
    name = seating.free_name(wish.name or usual, number, taken, visitor.lang or "en")
    visitors = (visitor.id,) if wish.kind in ("person", "here") else ()
    return Sitting(wish.kind, name, bot, visitors=visitors)


def check_seed(seed: object) -> None:
    """Refuse a seed that is neither a number nor a word."""
    number = isinstance(seed, int) and not isinstance(seed, bool)
    word = isinstance(seed, str) and seed.isprintable() and len(seed) <= LONGEST_SEED
    if not (seed is None or number or word):
        raise BadWish("seed")


def row_of(line: Mapping[str, Any]) -> tuple[str, int, dict[str, Any]]:
    """A record's line as a row of the log: its kind, seat and body."""
    kind = next(kind for kind in ("do", "chance", "undo", "drop") if kind in line)
    return kind, line.get("seat", NOBODY), {kind: line[kind]}


def first_position(game: Game, origin: Origin) -> dict[str, Any] | None:
    """The position with which a table begins, None for that of set-up; it notes whether all questions are asked."""
    if not origin.ask_all:
        return None if origin.position is None else dict(origin.position)
    if origin.position is not None:
        return {**origin.position, "ask_all": True}
    plain = game.position_dict(game.setup(origin.players, origin.options))
    return {**plain, "answers": [NOT_YET] * origin.players, "ask_all": True}


def prepare(
    host: str,
    game: Game,
    origin: Origin,
    sittings: list[Sitting],
    clock: Clock | None,
    pace: float,
    public: bool,
    now: float,
    lines: list[dict[str, Any]] | None = None,
    name: str = "",
) -> NewTable:
    """A table that is not stored yet, with the first rows of its log: who sits where, and a record's moves if any."""
    check_clock(clock)
    if not 0 <= pace <= SLOWEST_PACE:
        raise BadWish("pace", slowest=SLOWEST_PACE)
    secrets = {seat: new_secret() for seat, sitting in enumerate(sittings) if sitting.kind != "bot"}
    opened = Opened(new_table_id(), secrets, new_secret(), new_code())
    sheet = Sheet(
        id=opened.table_id,
        game=game.meta.id,
        rules=game.meta.rules_version,
        players=origin.players,
        options=dict(origin.options),
        changes=dict(game.pack.changes),
        key=origin.key,
        seed=origin.seed,
        position=first_position(game, origin),
        draws=origin.draws,
        host=host,
        watch_hash=hashed(opened.watch),
        public=public,
        name=seating.clean_title(name),
        clock=clock_dict(clock),
        pace=pace,
        opened=now,
    )
    standing = first_standing(game, origin, clock)
    for seat, sitting in enumerate(sittings):
        standing.sit(seat, sitting, "open", now)
    for line in lines or ():
        standing.write(*row_of(line), now)
    standing.fall(now)
    return NewTable(sheet, standing, opened)
