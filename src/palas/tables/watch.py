"""The night watch: what goes on while nobody asks. It lets bots move, and looks for those whose time is up."""

from __future__ import annotations

import heapq
import itertools
import logging
import math
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import blake2b

from palas.engine.errors import PalasError
from palas.engine.view import view_bytes
from palas.tables import ledger
from palas.tables.claims import Claims, Ticket
from palas.tables.errors import NoSuchTable, StoreError
from palas.tables.standing import Standing
from palas.tables.table import House, Table
from palas.tables.thinking import BotPool, Job, Task
from palas.tables.turns import ALONE, PLAYED, WATCHED, Turn

LOG = logging.getLogger(__name__)
ROUND_SECONDS = 0.5  # how often the clocks are looked at
SWEEP_SECONDS = 1.0  # how often we look for bots' turns about which nobody thinks: theirs whose process is dead
FORGOTTEN_SECONDS = 60.0  # no bot is so slow: whoever claimed the question is stuck


class NightWatch:
    """The bots' and the clocks' side of a hall; one thread that only looks and lets others work."""

    def __init__(self, hall: House, bots: BotPool | None) -> None:
        self._hall = hall
        self._bots = bots
        self._claims = Claims(hall.store) if hall.store.shared and bots is not None else None
        self._tickets: set[Ticket] = set()
        self._failed: dict[str, float] = {}  # tables that could not be looked after, and when that was
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._changed = threading.Condition()
        self._running = False
        self._thread: threading.Thread | None = None

    @property
    def has_bots(self) -> bool:
        """Do bots play here, now?"""
        return self._bots is not None and self._running

    def start(self) -> None:
        """Begin the rounds; bots whose turn it was when the server stopped go on."""
        self._running = True
        if self._bots is not None:
            self._bots.start()
        self._thread = threading.Thread(target=self._rounds, name="palas-watch", daemon=True)
        self._thread.start()
        self._attempt(lambda: self.sweep(self._hall.now()))

    def stop(self) -> None:
        """End the rounds."""
        with self._changed:
            self._running = False
            self._changed.notify_all()
        if self._bots is not None:
            self._bots.stop()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        with self._changed:
            self._tickets.clear()
            self._due.clear()
            self._changed.notify_all()
        if self._claims is not None:
            self._claims.close()

    def wait(self, seconds: float) -> bool:
        """Wait until no bot of this process is to move."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._tickets, seconds)

    def queue_length(self) -> int:
        """How many moves wait for a free worker."""
        return self._bots.waiting if self._bots is not None else 0

    # -- bots -----------------------------------------------------------------------------------------------------

    def wake(self, table: Table, *, forgotten: bool = False) -> None:
        """Let the bots whose turn it is at this table think some time soon. Bots alone that nobody watches pause."""
        if self._bots is None or not self._running:
            return
        standing = table.standing
        present = self._hall.audience.present(table.id)
        if not (standing.company or present):
            return
        rank = ALONE if not present else PLAYED if standing.company else WATCHED
        turn = Turn(rank, self._hall.audience.household(table.id), table.sheet.host)
        for seat in standing.bots_to_act():
            ticket = (table.id, seat, standing.asked_since[seat])
            with self._changed:
                if ticket in self._tickets:
                    continue
                self._tickets.add(ticket)
            try:
                taken = self._bots.submit(self._job(table, ticket, turn, forgotten))
            except Exception:
                self._hand_in(ticket)
                raise
            if not taken:
                self._hand_in(ticket)  # the next sweep tries again

    def visit(self, table_id: str) -> None:
        """Somebody has begun to watch a table: see to its bots, soon and in the watch's own thread."""
        if self.has_bots:
            self._later(0.0, lambda: self._look_in(table_id))

    def _look_in(self, table_id: str, *, forgotten: bool = False) -> None:
        with suppress(NoSuchTable):
            table = self._hall.table(table_id)
            table.refresh()
            self.wake(table, forgotten=forgotten)

    def _job(self, table: Table, ticket: Ticket, turn: Turn, forgotten: bool) -> Job:
        asked = time.monotonic()

        def prepare() -> Task | None:
            task = None
            try:
                if forgotten or self._claims is None or self._claims.take(ticket):
                    table.refresh()  # another process may have answered while the question waited here
                    task = task_of(table.standing, ticket)
            finally:
                if task is None:
                    self._hand_in(ticket)
            return task

        def done(code: str) -> None:
            # what is forced needs no pause: it is shown together with what led to it
            wait = 0.0 if table.standing.is_forced(ticket[1]) else asked + table.pace - time.monotonic()
            if wait <= 0:
                self._move(ticket, code)
            else:
                self._later(wait, lambda: self._move(ticket, code))

        return Job(turn, prepare, done)

    def _move(self, ticket: Ticket, code: str) -> None:
        """Make a bot's move, unless the table has gone on without it."""
        table_id, seat, asked_since = ticket
        try:
            if self._running:
                table = self._hall.table(table_id)
                if not table.play_for(seat, code, asked_since):
                    self.wake(table)
        except PalasError as error:  # the store fails: the next sweep tries again
            LOG.warning("table %s: a bot's move could not be made: %s", table_id, error)
        finally:
            self._hand_in(ticket)

    def _hand_in(self, ticket: Ticket) -> None:
        if self._claims is not None:
            self._claims.give_back(ticket)
        with self._changed:
            self._tickets.discard(ticket)
            self._changed.notify_all()

    def sweep(self, before: float) -> None:
        """Find bots whose turn it has been since before that time and about whom no process thinks."""
        if self._bots is None:
            return
        watched = [table_id for table_id in self._hall.audience.tables() if self._may_be_bots_alone(table_id)]
        with self._hall.store.reading() as connection:
            found = dict(ledger.waiting_for_bots(connection, before, watched))
        with self._changed:
            for table_id, _, _ in self._tickets:
                found.pop(table_id, None)
        long_ago = self._hall.now() - FORGOTTEN_SECONDS
        forgotten = {table_id for table_id, since in found.items() if since <= long_ago}
        unclaimed = self._claims.unclaimed(found) if self._claims is not None and found else found
        for table_id in {*unclaimed, *forgotten}:
            self._try(table_id, partial(self._look_in, table_id, forgotten=table_id in forgotten))

    def _may_be_bots_alone(self, table_id: str) -> bool:
        table = self._hall.known(table_id)
        return table is None or not table.standing.company

    # -- rounds ---------------------------------------------------------------------------------------------------

    def _later(self, seconds: float, task: Callable[[], None]) -> None:
        with self._changed:
            heapq.heappush(self._due, (time.monotonic() + seconds, next(self._order), task))
            self._changed.notify_all()

    def _rounds(self) -> None:
        next_look = next_sweep = time.monotonic() + ROUND_SECONDS
        while True:
            with self._changed:
                if not self._running:
                    return
                wake = min(next_look, self._due[0][0] if self._due else next_look)
                self._changed.wait(max(0.0, wake - time.monotonic()))
                if not self._running:
                    return
                now = time.monotonic()
                tasks = []
                while self._due and self._due[0][0] <= now:
                    tasks.append(heapq.heappop(self._due)[2])
            for task in tasks:
                self._attempt(task)
            if now >= next_look:
                next_look = now + ROUND_SECONDS
                self._attempt(self.look_at_clocks)
            if now >= next_sweep:
                next_sweep = now + SWEEP_SECONDS
                self._attempt(lambda: self.sweep(self._hall.now() - SWEEP_SECONDS))

    def look_at_clocks(self) -> None:
        """Let a bot take over wherever somebody's time is up."""
        with self._hall.store.reading() as connection:
            ids = ledger.overdue(connection, self._hall.now())
        for table_id in ids:
            self._try(table_id, partial(self._ring, table_id))

    def _ring(self, table_id: str) -> None:
        self._hall.table(table_id).ring()

    def _try(self, table_id: str, task: Callable[[], object]) -> None:
        """One table that fails must not stop the others, nor be tried again with every round."""
        if self._failed.get(table_id, -math.inf) > time.monotonic() - FORGOTTEN_SECONDS:
            return
        error = self._attempt(task)
        if error is None or isinstance(error, StoreError):
            self._failed.pop(table_id, None)
        else:
            self._failed[table_id] = time.monotonic()

    def _attempt(self, task: Callable[[], object]) -> Exception | None:
        try:
            task()
        except PalasError as error:
            LOG.warning("the night watch: %s", error)
            return error
        except Exception as error:
            LOG.exception("the night watch")
            return error
        return None


def task_of(standing: Standing, ticket: Ticket) -> Task | None:
    """What the bot of a ticket is asked, if it still is."""
    _, seat, asked_since = ticket
    if not standing.asks_bot(seat, asked_since):
        return None
    view = standing.game.view(standing.state, seat)
    legal = tuple(action.code for action in standing.state.legal(seat))
    return Task(standing.seats[seat].bot, bot_seed(standing, seat), view_bytes(view), legal)


def bot_seed(standing: Standing, seat: int) -> int:
    """A bot's luck for one question: the same again after an undo, and no clue to the table's own key."""
    message = f"bot {seat} {standing.state.length}".encode()
    return int.from_bytes(blake2b(message, key=standing.state.origin.key, digest_size=6).digest(), "big")
