"""A table: one game among people. Every change is checked, stored, and only then seen by anybody."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Literal, Protocol

from sqlalchemy import Connection

from palas.engine.action import Reason
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.record import Record, record
from palas.tables import ledger, seating, undo
from palas.tables.errors import (
    BadSecret,
    BadWish,
    GameOver,
    MayNotWatch,
    NoSuchSeat,
    NotHost,
    NotOver,
    NotYourSeat,
    Stale,
)
from palas.tables.hashes import digest_of, fits, hashed, new_secret
from palas.tables.ledger import Behind, Key, Sheet
from palas.tables.loading import Replayed
from palas.tables.looks import Glance, Wording, take_look, take_preview
from palas.tables.standing import Standing
from palas.tables.store import Store
from palas.tables.things import Done, Look, Opened, Preview, Stored, Visitor
from palas.tables.turns import Audience
from palas.text import language

LOG = logging.getLogger(__name__)
LONGEST_KEY = 64
LONGEST_CODE = 200

Plan = Callable[[Standing], None]
Also = Callable[[Connection], None]


class House(Protocol):
    """What a table needs of the hall in which it stands (palas.tables.hall.Hall)."""

    store: Store
    now: Callable[[], float]
    audience: Audience
    on_stored: Callable[[Stored], None]

    def known(self, table_id: str) -> Table | None: ...

    def looked(self, table: Table, visitor: Visitor) -> None: ...

    def table(self, table_id: str) -> Table: ...

    def replay(self, table_id: str) -> Replayed: ...

    def forget(self, table_id: str) -> None: ...

    def branch(self, table: Table, visitor: Visitor, entry: int, bots: str, seat: int | None) -> Opened: ...

    def rematch(self, table: Table, visitor: Visitor) -> Opened: ...

    def changed(self, table: Table) -> None: ...


class Table:
    """What people at a table can do; `hall.table(id)` gives it. All methods may be called from any thread."""

    def __init__(self, hall: House, sheet: Sheet, standing: Standing) -> None:
        self.id = sheet.id
        self.sheet = sheet
        self.standing = standing
        self._hall = hall
        self._lock = threading.RLock()
        self._wording = Wording()

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
        return bool(visitor.id) and visitor.id == self.sheet.host

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

    # -- looking --------------------------------------------------------------------------------------------------

    def look(self, visitor: Visitor, seat: int | None, *, lang: str | None = None) -> Look:
        """All that a page of that seat (None: a spectator) may show."""
        self.refresh()
        self._check_eyes(self.standing, visitor, seat)
        self._hall.looked(self, visitor)
        return self._look(self.standing, visitor, seat, lang, None)

    def glance(self, visitor: Visitor, seat: int | None) -> Glance:
        """This moment, for somebody who may look from that seat; whoever may not is refused as by `look`."""
        self.refresh()
        self._check_eyes(self.standing, visitor, seat)
        self._hall.looked(self, visitor)
        standing = self.standing
        return Glance(self.id, standing, seat, undo.undo_kind(standing, visitor.id, seat))

    def common_look(self, glance: Glance, *, lang: str) -> Look:
        """What everybody with this glance may see: a look that says nothing of the visitor himself."""
        return take_look(
            self.id,
            glance.standing,
            self._wording,
            seat=glance.seat,
            visitor="",
            host=False,
            lang=language(lang),
            now=self._hall.now(),
            undo=glance.undo,
        )

    def at(self, entry: int, visitor: Visitor, seat: int | None, *, lang: str | None = None) -> Look:
        """The replay: what that seat could see after the first `entry` entries. When over, every seat is public."""
        self.refresh()
        standing = self.standing
        if not (standing.state.over and seat is not None and self.may_watch(visitor)):
            self._check_eyes(standing, visitor, seat)
        else:
            self._check_seat(seat)
        return self._look(standing, visitor, seat, lang, entry)

    def why_not(self, visitor: Visitor, seat: int, code: str) -> list[Reason]:
        """Why that is not a legal move of the seat now; empty exactly when it is."""
        self.refresh()
        standing = self.standing
        self._check_mine(standing, visitor, seat)
        return standing.game.why_not(standing.state, seat, code[:LONGEST_CODE])

    def preview(self, visitor: Visitor, seat: int, code: str) -> Preview:
        """What a move would cost and gain, as far as its seat can know."""
        self.refresh()
        standing = self.standing
        self._check_mine(standing, visitor, seat)
        return take_preview(standing, seat, code[:LONGEST_CODE])

    def record(self, *, full: bool = False) -> Record:
        """The game as a record. Only when over, for it tells all; `full` is for the keeper of the server alone."""
        self.refresh()
        standing = self.standing
        if not standing.state.over and not full:
            raise NotOver
        found = record(standing.state, keep_key=full)
        found.header["names"] = standing.names
        return found

    def _check_eyes(self, standing: Standing, visitor: Visitor, seat: int | None) -> None:
        if seat is not None:
            self._check_mine(standing, visitor, seat)
        elif not self.may_watch(visitor):
            raise MayNotWatch

    def _look(
        self, standing: Standing, visitor: Visitor, seat: int | None, lang: str | None, entry: int | None
    ) -> Look:
        return take_look(
            self.id,
            standing,
            self._wording,
            seat=seat,
            visitor=visitor.id,
            host=self.is_host(visitor),
            lang=language(lang or visitor.lang),
            now=self._hall.now(),
            undo=undo.undo_kind(standing, visitor.id, seat) if entry is None else "none",
            entries=entry,
        )

    # -- playing --------------------------------------------------------------------------------------------------

    def act(self, visitor: Visitor, seat: int, code: str, seen: int, key: str = "") -> Done:
        """Make a move. `seen` is the version that the page showed; the same `key` again has no second effect."""

        def plan(draft: Standing) -> None:
            if not draft.asked_since[seat] <= seen <= draft.version:
                raise Stale
            now = self._hall.now()
            seating.come_back(draft, visitor.id, seat, now)
            draft.play(seat, code[:LONGEST_CODE], now)

        self._hall.audience.looked(self.id, self.is_host(visitor))
        return self.change(plan, visitor, seat, key, ("act", code))

    def undo(self, visitor: Visitor, seat: int, key: str = "") -> Done:
        """Take the last move back, or ask the others for it."""
        return self.change(
            lambda draft: undo.ask_undo(draft, visitor.id, seat, self._hall.now()), visitor, seat, key, ("undo",)
        )

    def answer_undo(self, visitor: Visitor, seat: int, yes: bool, key: str = "") -> Done:
        """Agree to an undo or not; who asked for it may withdraw it with no."""
        return self.change(
            lambda draft: undo.answer(draft, visitor.id, seat, yes, self._hall.now()),
            visitor,
            seat,
            key,
            ("answer", yes),
        )

    # -- sitting --------------------------------------------------------------------------------------------------

    def join(self, visitor: Visitor, secret: str, nickname: str = "") -> int:
        """Sit down by the seat's link (or bring a second device to it); the seat."""
        found = -1

        def plan(draft: Standing) -> None:
            nonlocal found
            found = self._seat_of_secret(secret)
            seating.join(draft, visitor.id, found, nickname, visitor.lang, self._hall.now())

        self._check_visitor(visitor)
        self.change(plan)
        return found

    def sit(self, visitor: Visitor, seat: int, nickname: str = "") -> Done:
        """Take a seat that is open to anyone."""
        self._check_visitor(visitor)
        self._check_seat(seat)
        now = self._hall.now
        return self.change(lambda draft: seating.sit_down(draft, visitor.id, seat, nickname, visitor.lang, now()))

    def watch(self, visitor: Visitor, secret: str) -> None:
        """Become a spectator by the table's link for them."""
        self._check_visitor(visitor)
        if not fits(secret, self.sheet.watch_hash):
            raise BadSecret
        with self._hall.store.writing() as connection:
            ledger.write_watcher(connection, self.id, visitor.id)

    def hand_over(self, visitor: Visitor, seat: int, to: str, *, name: str = "") -> str | None:
        """Give a seat to a bot ("bot" or "bot:<name>"), to a friend by a new link ("link") or to somebody "here"."""
        self._check_seat(seat)
        kind, _, bot = to.partition(":")
        if kind not in ("bot", "link", "here") or (bot and kind != "bot"):
            raise BadWish("hand-over", to=to)
        host = self.is_host(visitor)
        secret = None if kind == "bot" else new_secret()

        def plan(draft: Standing) -> None:
            if not host and (kind == "here" or visitor.id not in draft.seats[seat].visitors):
                raise NotHost
            if draft.state.over:
                raise GameOver
            now = self._hall.now()
            if kind == "bot":
                seating.hand_to_bot(draft, seat, bot, "to-bot", now)
            elif kind == "link":
                seating.hand_to_link(draft, seat, name, visitor.lang, now)
            else:
                seating.hand_here(draft, seat, visitor.id, name, visitor.lang, now)

        self._check_visitor(visitor)
        self.change(plan, also=self._new_secret(seat, secret))
        return secret

    def rotate(self, visitor: Visitor, seat: int) -> str:
        """A new link for a seat; the old one is worth nothing from now on."""
        self._check_visitor(visitor)
        self._check_seat(seat)
        secret = new_secret()
        host = self.is_host(visitor)
        self.change(
            lambda draft: seating.rotate(draft, visitor.id, seat, host, self._hall.now()),
            also=self._new_secret(seat, secret),
        )
        return secret

    def come_back(self, visitor: Visitor, seat: int) -> Done:
        """Take the seat back from the bot that played for its absent person."""
        return self.change(lambda draft: seating.come_back(draft, visitor.id, seat, self._hall.now()), visitor, seat)

    def branch(self, visitor: Visitor, entry: int, bots: str = "", *, seat: int | None = None) -> Opened:
        """A private table against bots that goes on from the position after `entry` entries."""
        return self._hall.branch(self, visitor, entry, bots, seat)

    def rematch(self, visitor: Visitor) -> Opened:
        """The same table again with the same people; whoever asks second is led to the first one's table."""
        return self._hall.rematch(self, visitor)

    def _check_visitor(self, visitor: Visitor) -> None:
        if not visitor.id:
            raise NotYourSeat

    def _seat_of_secret(self, secret: str) -> int:
        with self._hall.store.reading() as connection:
            stored = ledger.read_secrets(connection, self.id)
        found = [seat for seat, secret_hash in stored if fits(secret, secret_hash)]
        if not found:
            raise BadSecret
        return found[0]

    def _new_secret(self, seat: int, secret: str | None) -> Also | None:
        if secret is None:
            return None
        return lambda connection: ledger.write_secret(connection, self.id, seat, hashed(secret))

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
    ) -> Done:
        """Write what the plan writes on a draft, store it, then show it. A plan that writes nothing changes nothing.

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
                    checked = time.perf_counter()
                    if not draft.fresh:
                        return Done(draft.version)
                    with self._hall.store.writing() as connection:
                        ledger.append(connection, self.id, draft, named)
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
        self._hall.changed(self)
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

    # -- what the hall does for absent people -----------------------------------------------------------------------

    def play_for(self, seat: int, code: str, asked_since: int) -> bool:
        """A bot's move; False if the question it answers is no longer asked, or no longer of a bot."""
        late = False

        def plan(draft: Standing) -> None:
            nonlocal late
            late = not draft.asks_bot(seat, asked_since)
            if not late:
                draft.play(seat, code, self._hall.now())

        self.change(plan)
        return not late

    def ring(self) -> bool:
        """Let a bot take over where time is up; was there such a seat?"""

        def plan(draft: Standing) -> None:
            now = self._hall.now()
            for reading in draft.readings(now):
                if reading.running and reading.left <= 0:
                    seating.hand_to_bot(draft, reading.seat, "", "time-up", now)

        before = self.version
        return self.change(plan).version > before
