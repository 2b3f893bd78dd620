"""A table as it is kept: who may what, and the one way in which anything on it changes."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Literal, Protocol

from sqlalchemy import Connection

from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.tables import ledger
from palas.tables.errors import BadWish, NoSuchSeat, NotYourSeat
from palas.tables.hashes import digest_of
from palas.tables.ledger import Behind, Key, Sheet
from palas.tables.loading import Replayed
from palas.tables.orders import follow
from palas.tables.standing import Standing
from palas.tables.store import Store
from palas.tables.things import Done, Stored, Visitor

LOG = logging.getLogger(__name__)
LONGEST_KEY = 64

Plan = Callable[[Standing], None]
Also = Callable[[Connection], None]
Written = Callable[[Connection, str, Standing | None, Standing], None]


class Keeper(Protocol):
    """What a table needs of the hall in order to be kept."""

    store: Store
    now: Callable[[], float]
    on_stored: Callable[[Stored], None]
    on_writing: Written

    def replay(self, table_id: str) -> Replayed: ...

    def rest(self, standing: Standing) -> None: ...


class Kept:
    """A table's sheet and its standing, which is replaced as a whole by what is stored. Every chapter of what people
    do at it (`Company`, `Table`) changes it by `change`."""

    def __init__(self, hall: Keeper, sheet: Sheet, standing: Standing) -> None:
        self.id = sheet.id
        self.sheet = sheet
        self.standing = standing
        self._hall = hall
        self._lock = threading.RLock()

    # -- who may what ---------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The number of stored rows of the log: it grows with every change that anybody can see."""
        return self.standing.version

    @property
    def game(self) -> Game:
        """The title that is played."""
        return self.standing.game

    def seats_of(self, visitor: Visitor) -> tuple[int, ...]:
        """The seats for which this visitor may act."""
        self.refresh()
        return self.standing.seats_of(visitor.id)

    def is_host(self, visitor: Visitor) -> bool:
        """Did this visitor open the table?"""
        return bool(visitor.id) and self.sheet.host in (visitor.id, *visitor.former)

    def may_watch(self, visitor: Visitor) -> bool:
        """May this visitor see what spectators see?"""
        if self.sheet.public or self.is_host(visitor) or self.seats_of(visitor):
            return True
        with self._hall.store.reading() as connection:
            return ledger.is_watcher(connection, self.id, visitor.id)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.sheet.players:
            raise NoSuchSeat(seat)

    def _check_mine(self, standing: Standing, visitor: Visitor, seat: int) -> None:
        self._check_seat(seat)
        if not visitor.id or visitor.id not in standing.seats[seat].visitors:
            raise NotYourSeat

    def _check_visitor(self, visitor: Visitor) -> None:
        if not visitor.id:
            raise NotYourSeat

    # -- the writer -----------------------------------------------------------------------------------------------

    def change(
        self,
        plan: Plan,
        visitor: Visitor | None = None,
        seat: int = -1,
        key: str = "",
        asked: tuple[object, ...] = (),
        *,
        also: Also | None = None,
        orders: Also | None = None,
    ) -> Done:
        """Write what the plan writes on a draft, store it, then show it. A plan that writes nothing changes nothing.

        Orders that the change calls for are followed in the same breath; `orders` changes them before that.
        `key` names the request and `asked` says what it wants: the same again has no second effect.
        """
        if len(key) > LONGEST_KEY or not (key.isascii() and key.isprintable()):
            raise BadWish("key", longest=LONGEST_KEY)
        named = Key(seat, key, digest_of(*asked)) if key else None
        with self._lock:
            while True:
                draft = self.standing.draft()
                try:
                    if visitor is not None:
                        self._check_mine(draft, visitor, seat)
                    answered = self._answered(named)
                    if answered is not None:
                        return answered
                    began = time.perf_counter()
                    plan(draft)
                    self._hall.rest(draft)
                    checked = time.perf_counter()
                    if not draft.fresh and orders is None:
                        return Done(draft.version)
                    with self._hall.store.writing() as connection:
                        if orders is not None:
                            orders(connection)
                        follow(connection, self.id, draft, self._hall.now())
                        if not draft.fresh:
                            return Done(draft.version)
                        ledger.append(connection, self.id, draft, named)
                        self._hall.on_writing(connection, self.id, self.standing, draft)
                        if also is not None:
                            also(connection)
                except Behind:
                    if not self._catch_up():
                        self._load()  # the log is not as long as it says, or somebody could not replay it
                    continue
                except PalasError:
                    if self._catch_up():
                        continue  # refused by what we knew, but that was not the latest
                    raise
                break
            moves = sum(row.kind == "do" for row in draft.fresh)
            draft.fresh = []
            self.standing = draft
        by: Literal["person", "bot"] = "bot" if visitor is None else "person"
        now = time.perf_counter()
        self._hall.on_stored(Stored(self.id, draft.version, moves, by, checked - began, now - checked))
        self._seen()
        return Done(draft.version)

    def _answered(self, key: Key | None) -> Done | None:
        """The answer that the request of this key got before."""
        if key is None:
            return None
        with self._hall.store.reading() as connection:
            version = ledger.read_key(connection, self.id, key)
        return None if version is None else Done(version, repeated=True)

    def _catch_up(self) -> bool:
        """Read what other processes have written; was there anything?"""
        with self._lock:
            with self._hall.store.reading() as connection:
                rows = ledger.read_rows(connection, self.id, self.standing.version)
            if not rows:
                return False
            standing = self.standing.draft()
            try:
                for row in rows:
                    standing.take(row)
            except Exception as error:  # mended, or written by a process that plays by other rules
                LOG.warning("table %s: %s; it is read anew", self.id, error)
                self._load()
            else:
                self.standing = standing
            return True

    def _load(self) -> None:
        """Play the whole log again; Quarantined if that cannot be done."""
        self.standing = self._hall.replay(self.id).standing

    def refresh(self) -> None:
        """Where several processes write, read what the others wrote."""
        if self._hall.store.shared:
            self._catch_up()

    def _seen(self) -> None:
        """The standing is another one: whoever looks after tables is told."""
