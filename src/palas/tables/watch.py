"""The night watch: what goes on while nobody asks. It lets bots move, and looks for those whose time is up."""

from __future__ import annotations

import heapq
import itertools
import logging
import threading
import time
from collections.abc import Callable
from hashlib import blake2b

from palas.engine.errors import PalasError
from palas.engine.view import view_bytes
from palas.tables import ledger
from palas.tables.standing import Standing
from palas.tables.table import House, Table
from palas.tables.thinking import BotPool, Job

LOG = logging.getLogger(__name__)
ROUND_SECONDS = 0.5  # how often the clocks are looked at
FORGOTTEN_SECONDS = 20.0  # a bot's turn so old was another process's, which is gone

Ticket = tuple[str, int, int]  # table, seat, the version with which its question began


class NightWatch:
    """The bots' and the clocks' side of a hall; one thread that only looks and lets others work."""

    def __init__(self, hall: House, bots: BotPool | None) -> None:
        self._hall = hall
        self._bots = bots
        self._tickets: set[Ticket] = set()
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
        self._wake_all(self._hall.now())

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

    def wait(self, seconds: float) -> bool:
        """Wait until no bot of this process is to move."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._tickets, seconds)

    # -- bots -----------------------------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Let the bots whose turn it is at this table think; the table's lock is not held meanwhile."""
        if self._bots is None or not self._running:
            return
        standing = table.standing
        for seat in standing.bots_to_act():
            ticket = (table.id, seat, standing.asked_since[seat])
            with self._changed:
                if ticket in self._tickets:
                    continue
                self._tickets.add(ticket)
            try:
                self._bots.submit(self._job(table, standing, ticket))
            except Exception:
                self._hand_in(ticket)
                raise

    def _job(self, table: Table, standing: Standing, ticket: Ticket) -> Job:
        seat = ticket[1]
        view = standing.game.view(standing.state, seat)
        legal = tuple(action.code for action in standing.state.legal(seat))
        asked = time.monotonic()

        def done(code: str) -> None:
            wait = asked + table.sheet.pace - time.monotonic()
            if wait <= 0:
                self._move(ticket, code)
            else:
                self._later(wait, lambda: self._move(ticket, code))

        return Job(standing.seats[seat].bot, bot_seed(standing, seat), view_bytes(view), legal, done)

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
        with self._changed:
            self._tickets.discard(ticket)
            self._changed.notify_all()

    def _wake_all(self, before: float) -> None:
        """Find bots whose turn it has been since before that time."""
        if self._bots is None:
            return
        with self._hall.store.reading() as connection:
            ids = ledger.waiting_for_bots(connection, before)
        for table_id in ids:
            self._try(table_id, lambda table: self.wake(table))

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
                next_sweep = now + FORGOTTEN_SECONDS
                self._attempt(lambda: self._wake_all(self._hall.now() - FORGOTTEN_SECONDS))

    def look_at_clocks(self) -> None:
        """Let a bot take over wherever somebody's time is up."""
        with self._hall.store.reading() as connection:
            ids = ledger.overdue(connection, self._hall.now())
        for table_id in ids:
            self._try(table_id, lambda table: table.ring())

    def _try(self, table_id: str, task: Callable[[Table], object]) -> None:
        """One table that cannot be loaded must not stop the others."""
        self._attempt(lambda: task(self._hall.table(table_id)))

    def _attempt(self, task: Callable[[], object]) -> None:
        try:
            task()
        except PalasError as error:
            LOG.warning("the night watch: %s", error)
        except Exception:
            LOG.exception("the night watch")


def bot_seed(standing: Standing, seat: int) -> int:
    """A bot's luck for one question: the same again after an undo, and no clue to the table's own key."""
    message = f"bot {seat} {standing.state.length}".encode()
    return int.from_bytes(blake2b(message, key=standing.state.origin.key, digest_size=6).digest(), "big")
