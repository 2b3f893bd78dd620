"""The hall: all tables of this server, who comes in, and what happens while nobody asks."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import RLock
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from palas.engine.game import Game, Origin, installed
from palas.engine.record import Record, journal_lines, replay
from palas.engine.view import View
from palas.tables import care, ledger, seating
from palas.tables.broken import BrokenTable
from palas.tables.dealing import Dealer
from palas.tables.doctor import Rounds
from palas.tables.errors import (
    BadWish,
    GameOver,
    MayNotWatch,
    NoSuchSeat,
    NoSuchTable,
    NotOver,
    NotYourSeat,
    Quarantined,
    StoreError,
)
from palas.tables.hashes import hashed, is_table_id, is_token, new_secret, tidy_code, visitor_id
from palas.tables.kept import Written
from palas.tables.loading import Replayed, Trouble, Unsound, load, read_table
from palas.tables.looks import past_state
from palas.tables.news import News, Postman
from palas.tables.opening import NewTable, check_seed, prepare, wished_sittings
from palas.tables.resting import Span
from palas.tables.standing import Sitting, Standing
from palas.tables.store import Store
from palas.tables.table import Table
from palas.tables.things import Greeting, Opened, SoloGame, Stored, TableSummary, TableWish, Visitor
from palas.tables.thinking import BotPool
from palas.tables.turns import Audience
from palas.tables.watch import NightWatch
from palas.text import LANGUAGES

LIVE_TABLES = 256  # how many are kept in memory though nobody holds them
BROKEN_TABLES = 32  # how many of those that cannot be replayed are remembered, so that nobody tries again and again
LOG = logging.getLogger(__name__)
THEMES = ("", "light", "dark")


class Hall:
    """All tables. `start` brings up bots, clock and listener; without it tables still work, but nobody plays for the
    absent."""

    def __init__(
        self, store: Store, bots: BotPool | None = None, now: Callable[[], float] = time.time, seed: str = ""
    ) -> None:
        self.store = store
        self.now = now
        self.dealer = Dealer(seed)
        self.news = News()
        self.on_stored: Callable[[Stored], None] = lambda told: None  # for whoever measures
        # for whoever stores something with a change: the table's id, how it stood (None: it is new) and how it stands
        self.on_writing: Written = lambda connection, table_id, before, after: None
        # the holidays of a visitor, if whoever keeps them knows of any
        self.holiday_of: Callable[[str], Span | None] = lambda visitor: None
        self.bots = bots
        self.audience = Audience(self.news.listens, self.news.tables)
        self._lock = RLock()
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._broken: OrderedDict[str, BrokenTable] = OrderedDict()
        self._watch = NightWatch(self, bots)
        self.doctor = Rounds(self)
        self._postman = Postman(store, self._heard, self.news.tables) if store.shared else None

    def start(self) -> None:
        """Bring up bots, clock and, with PostgreSQL, the listener."""
        if self._postman is not None:
            self._postman.start()
        self._watch.start()
        self.doctor.start()

    def stop(self) -> None:
        """Send bots, clock and listener home."""
        self.doctor.stop()
        self._watch.stop()
        if self._postman is not None:
            self._postman.stop()

    def wait_for_bots(self, seconds: float) -> bool:
        """Wait until no bot thinks or is about to move in this process; False if that takes longer. Tables of bots
        alone that nobody watches pause, and count as done."""
        return self._watch.wait(seconds)

    def bot_queue(self) -> int:
        """How many bots' moves wait for a free worker of this process."""
        return self._watch.queue_length()

    def held(self) -> int:
        """How many tables this process keeps in memory."""
        with self._lock:
            return len(self._known)

    def in_play(self) -> int:
        """How many tables are not finished, whichever process plays them."""
        with self.store.reading() as connection:
            return ledger.count_unfinished(connection)

    # -- visitors -------------------------------------------------------------------------------------------------

    def greet(self, token: str | None) -> Greeting:
        """Who comes in with that token; a browser without one is given a new one."""
        if token is not None and is_token(token):
            with self.store.reading() as connection:
                id, gone = ledger.read_device(connection, visitor_id(token))
                if not gone:
                    return Greeting(ledger.read_visitor(connection, id) or Visitor(id))
        token = new_secret()
        return Greeting(Visitor(visitor_id(token)), token)

    def rename(
        self,
        visitor: Visitor,
        *,
        nickname: str | None = None,
        lang: str | None = None,
        theme: str | None = None,
        sound: bool | None = None,
        notice: bool | None = None,
    ) -> Visitor:
        """Keep what a visitor wants to be called and how the pages shall be."""
        if lang is not None and lang not in ("", *LANGUAGES):
            raise BadWish("no-such-language", lang=lang[:20])
        if theme is not None and theme not in THEMES:
            raise BadWish("no-such-theme", theme=theme[:20])
        name = None if nickname is None else seating.clean_name(nickname)
        told = {"nickname": name, "lang": lang, "theme": theme, "sound": sound, "notice": notice}
        changes: dict[str, Any] = {field: value for field, value in told.items() if value is not None}
        with self.store.writing() as connection:
            known = ledger.read_visitor(connection, visitor.id) or visitor
            before = known.nickname
            known = replace(known, **changes)
            ledger.write_visitor(connection, known, self.now())
        if before and known.nickname and known.nickname != before:
            self._rename_seats(known, before)
        return known

    def _rename_seats(self, visitor: Visitor, before: str) -> None:
        """Whoever is called otherwise now is so at the tables in play too."""
        for line in self.summaries(visitor):
            if not line.finished and line.my_seats:
                try:
                    self.table(line.id).rename(visitor, before, visitor.nickname)
                except Quarantined:  # nobody reads a name there
                    continue

    # -- tables ---------------------------------------------------------------------------------------------------

    def open(self, visitor: Visitor, wish: TableWish) -> Opened:
        """Open a table; the visitor is its host."""
        game = installed(wish.game, wish.changes)
        check_seed(wish.seed)
        wished = (game.meta.id, len(wish.seats), dict(wish.options))
        key = self.dealer.key("open", *wished) if wish.seed is None else None
        origin = game.start(len(wish.seats), wish.seed, wish.options, chance="manual", key=key).origin
        sittings = wished_sittings(visitor, wish)
        if wish.order == "random":
            luck = self.dealer.luck("seats", *wished) if wish.seed is None else Random(f"seats {wish.seed}")
            luck.shuffle(sittings)
        elif wish.order != "as_listed":
            raise BadWish("order", order=str(wish.order)[:20])
        new = prepare(
            visitor.id, game, origin, sittings, wish.clock, wish.pace, wish.public, self.now(), name=wish.name
        )
        if wish.hints:
            new.standing.write("allow", -1, {}, self.now())
        self.rest(new.standing)
        with self.store.writing() as connection:
            self._insert(connection, new)
        self._opened(new.sheet.id)
        return new.opened

    def summaries(self, visitor: Visitor, limit: int = 100) -> list[TableSummary]:
        """The tables that the visitor opened or sits at, last changed first."""
        with self.store.reading() as connection:
            return ledger.tables_of(connection, visitor.id, limit)

    def solo_games(self, visitor: Visitor) -> list[SoloGame]:
        """The games that the visitor has played to their end alone, the last one first."""
        with self.store.reading() as connection:
            return ledger.solo_games(connection, visitor.id)

    def open_tables(self, limit: int = 50, visitor: Visitor | None = None) -> list[TableSummary]:
        """The tables at which anyone may sit down."""
        with self.store.reading() as connection:
            return ledger.tables_with_open_seat(connection, visitor.id if visitor else "", limit)

    def table_of_code(self, code: str) -> str | None:
        """The table in play that has this code, however it was typed."""
        with self.store.reading() as connection:
            return ledger.table_of_code(connection, hashed(tidy_code(code)))

    def table(self, table_id: str) -> Table:
        """The table of that id, loaded if need be."""
        if not is_table_id(table_id):
            raise NoSuchTable
        table = self.known(table_id)
        if table is None:
            replayed = self.replay(table_id)
            loaded = Table(self, replayed.sheet, replayed.standing)
        with self._lock:
            if table is None:
                table = self._known.setdefault(table_id, loaded)
            self._recent[table_id] = table
            self._recent.move_to_end(table_id)
            while len(self._recent) > LIVE_TABLES:
                self._recent.popitem(last=False)
        return table

    def known(self, table_id: str) -> Table | None:
        """The table of that id, if it is in memory."""
        with self._lock:
            return self._known.get(table_id)

    def replay(self, table_id: str) -> Replayed:
        """A table as its log leaves it. One that cannot be replayed is marked, kept, and refused with a sentence."""
        known = self._broken.get(table_id)
        with self.store.snapshot() as connection:
            marked = care.read_trouble(connection, table_id)
            version = ledger.read_version(connection, table_id)
            if known is not None and marked is not None and known.trouble == marked and marked.rows == version:
                raise marked.error  # nothing has changed since it was last tried
            stored = read_table(connection, table_id)
        standing: Standing | None
        try:
            standing = load(stored)
            trouble = marked if marked is not None and marked.kind == "closed" else None
        except Unsound as found:
            standing, trouble = found.standing, found.trouble
            if marked is not None and marked.kind == "closed":
                trouble = marked
        if trouble is None:
            assert standing is not None, "it was loaded"
            if marked is not None:
                self._note_trouble(table_id, None)
            return Replayed(stored.sheet, standing)
        if trouble != marked:
            self._note_trouble(table_id, trouble)
        self._quarantine(BrokenTable(self, stored, trouble, standing))
        raise trouble.error

    def broken(self, table_id: str) -> BrokenTable | None:
        """The table of that id if it is in quarantine, for its people to decide; None if it can be played."""
        try:
            self.table(table_id)
        except Quarantined:
            return self._broken.get(table_id)
        return None

    def forget(self, table_id: str) -> None:
        """Read a table anew when it is next asked for."""
        with self._lock:
            self._broken.pop(table_id, None)
            self._known.pop(table_id, None)
            self._recent.pop(table_id, None)

    def _quarantine(self, table: BrokenTable) -> None:
        self.forget(table.id)
        with self._lock:
            self._broken[table.id] = table
            while len(self._broken) > BROKEN_TABLES:
                self._broken.popitem(last=False)

    def _note_trouble(self, table_id: str, trouble: Trouble | None) -> None:
        """Tell the log and mark the table, or take the mark away."""
        try:
            with self.store.writing() as connection:
                if trouble is None:
                    care.clear(connection, table_id)
                else:
                    care.write_trouble(connection, table_id, trouble, self.now())
        except StoreError as error:  # it will be noticed again
            LOG.warning("table %s could not be marked: %s", table_id, error)
        if trouble is None:
            LOG.warning("table %s can be replayed again", table_id)
        else:
            LOG.warning("table %s: %s [%s]", table_id, trouble.error, trouble.facts.get("detail", trouble.kind))

    def branch(self, table: Table, visitor: Visitor, entry: int, bots: str, seat: int | None) -> Opened:
        """A private table against bots that goes on from a position of another table."""
        standing = table.standing
        own = table.seats_of(visitor)
        over = standing.state.over
        if not own and not table.may_watch(visitor):
            raise MayNotWatch
        if not over and (not own or (seat is not None and seat not in own)):
            raise NotYourSeat
        past = past_state(standing, entry)
        if past.over:
            raise GameOver
        me = seat if seat is not None else own[0] if own else max(past.to_act[0], 0)
        if not 0 <= me < past.players:
            raise NoSuchSeat(me)
        game = standing.game
        if over:
            position = game.position_dict(past.position)
        else:  # the game still goes on: nothing may come to light that the seat does not know
            position = game.imagine(game.view(past, me), self.dealer.luck("branch", table.sheet.key)).origin.position
        key = self.dealer.key("branch", table.sheet.key, entry)
        origin = Origin(past.players, dict(past.origin.options), key, None, position, 0)
        return self._against_bots(visitor, game, origin, me, standing.names, bots, table.sheet.pace)

    def play_on(self, visitor: Visitor, view: View, names: Sequence[str], bots: str, pace: float) -> Opened:
        """A private table against bots that goes on from what a seat sees; everything else is dealt anew."""
        game = installed(view.game, view.changes)
        me = view.seat if view.seat is not None else 0
        about = (view.game, view.players, view.pending)
        position = game.imagine(view, self.dealer.luck("on", *about)).origin.position
        origin = Origin(view.players, dict(view.options), self.dealer.key("on", *about), None, position, 0)
        return self._against_bots(visitor, game, origin, me, names, bots, pace)

    def _against_bots(
        self, visitor: Visitor, game: Game, origin: Origin, me: int, names: Sequence[str], bots: str, pace: float
    ) -> Opened:
        bot = seating.check_bot(bots)
        sittings = [
            Sitting("person", names[number], visitors=(visitor.id,))
            if number == me
            else Sitting("bot", names[number], bot=bot)
            for number in range(origin.players)
        ]
        new = prepare(visitor.id, game, origin, sittings, None, pace, False, self.now())
        with self.store.writing() as connection:
            self._insert(connection, new)
        self._opened(new.sheet.id)
        return new.opened

    def rematch(self, table: Table, visitor: Visitor) -> Opened:
        """The same again with the same people, in a new random order."""
        opened: Opened | None = None
        sheet = table.sheet
        new: NewTable | None = None

        def plan(draft: Standing) -> None:
            nonlocal new, opened
            if not draft.state.over:
                raise NotOver
            if not draft.seats_of(visitor.id) and not table.is_host(visitor):
                raise NotYourSeat
            if draft.rematch is not None:
                new, opened = None, Opened(draft.rematch, {})
                return
            sittings = [replace(s, away=False, bot=s.bot if s.kind == "bot" else "") for s in draft.seats]
            self.dealer.luck("rematch", sheet.key).shuffle(sittings)
            key = self.dealer.key("rematch", sheet.key)
            origin = draft.game.start(sheet.players, None, sheet.options, chance="manual", key=key).origin
            new = prepare(
                visitor.id, draft.game, origin, sittings, draft.face.clock, sheet.pace, sheet.public, self.now(),
                name=sheet.name,
            )  # fmt: skip
            self.rest(new.standing)
            opened = new.opened
            draft.write("rematch", -1, {"table": new.sheet.id}, self.now())

        def insert(connection: Connection) -> None:
            assert new is not None
            self._insert(connection, new)

        table.change(plan, also=insert)
        assert opened is not None
        if new is not None:
            self._opened(opened.table_id)
        return opened

    # -- files ----------------------------------------------------------------------------------------------------

    def backup(self, path: str | Path) -> None:
        """Copy the database into a new file while it is in use."""
        self.store.backup(Path(path))

    def export(self, table_id: str) -> str:
        """A table as a record's text, its key included, as far as it goes: for the keeper of the server."""
        broken = self.broken(table_id)
        return (self.table(table_id).record(full=True) if broken is None else broken.full_record(keep_key=True)).text()

    def import_record(self, text: str, visitor: Visitor | None = None) -> str:
        """A table from a record's text; its id."""
        return self.import_table(text, visitor).table_id

    def import_table(self, text: str, visitor: Visitor | None = None) -> Opened:
        """The same, with the links of its seats; a finished game may be watched by everybody."""
        found = Record.read(text)
        replayed = replay(found)
        names = found.header.get("names")
        names = names if isinstance(names, list) and len(names) == replayed.players else [""] * replayed.players
        sittings: list[Sitting] = []
        for seat, name in enumerate(names):
            taken = [sitting.name for sitting in sittings]
            sittings.append(Sitting("link", seating.free_name(str(name)[: seating.LONGEST_NAME], seat, taken, "en")))
        host = visitor.id if visitor else ""
        new = prepare(
            host,
            replayed.game,
            replayed.origin,
            sittings,
            None,
            1.0,
            replayed.over,
            self.now(),
            journal_lines(replayed),
        )
        with self.store.writing() as connection:
            new.insert(connection)
        return new.opened

    # -- news -----------------------------------------------------------------------------------------------------

    def subscribe(self, table_id: str, callback: Callable[[int], None]) -> Callable[[], None]:
        """Call back with the version after each change of a table, whichever process made it; the answer ends that."""
        end = self.news.subscribe(table_id, callback)
        self._watch.visit(table_id)
        return end

    def looked(self, table: Table, visitor: Visitor) -> None:
        """Somebody is shown a table: if only bots play there, they go on."""
        self.audience.looked(table.id, table.is_host(visitor))
        if not table.standing.company:
            self._watch.wake(table)

    def changed(self, table: Table) -> None:
        """A table has stored something: tell those who listen, and wake the bots."""
        self.news.tell(table.id, table.version)
        self._watch.wake(table)

    def nudge(self, table: Table) -> None:
        """Let everybody who listens to a table ask again, though its game stands as it was."""
        self.news.tell(table.id, table.version)
        if self.store.shared:
            with self.store.writing() as connection:
                ledger.notify(connection, table.id, table.version)

    def _insert(self, connection: Connection, new: NewTable) -> None:
        """Store a new table, and whatever else is stored with it."""
        new.insert(connection)
        self.on_writing(connection, new.sheet.id, None, new.standing)

    def rest(self, standing: Standing) -> None:
        """Where somebody has just sat down who is on holiday, or will be, his clock rests then."""
        if standing.face.clock is None:
            return
        for row in standing.fresh[:]:
            if row.kind != "seat" or row.body["why"] not in ("open", "joined") or not row.body["visitors"]:
                continue
            span = self.holiday_of(row.body["visitors"][0])
            if span is not None and span[1] > self.now():
                standing.write("holiday", row.seat, {"from": span[0], "to": span[1]}, self.now())

    def _opened(self, table_id: str) -> None:
        self.audience.opened(table_id)
        if self._watch.has_bots:
            self._watch.wake(self.table(table_id))

    def _heard(self, table_id: str, version: int) -> None:
        """Something was stored, here or by another process, where bots alone may have paused: who looks sits here."""
        self.news.tell(table_id, version)
        table = self.known(table_id)
        if table is not None and table.version < version and not table.standing.company:
            self._watch.visit(table_id)
