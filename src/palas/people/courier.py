"""The courier: takes what is due from the outbox and sees that it arrives, with growing pauses where it does not."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from palas.engine.errors import PalasError
from palas.people import outbox
from palas.people.errors import Unreachable
from palas.people.outbox import Post
from palas.people.ways import change_way, read_way
from palas.tables import Store, StoreError

LOG = logging.getLogger(__name__)
ROUND_SECONDS = 1.0
LEASE = 120.0  # seconds in which a process must have sent what it claimed
HANDS = 4  # so many are sent at once
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 6 * 3600.0
MOST_TRIES = 12  # the last about two days after the first
SWEEP_EVERY = 3600.0

Carry = Callable[[Sequence[Post]], str]
"""Sends what belongs together: an empty answer means that it is sent, a word why it need not be; or Unreachable."""


class Courier:
    """One thread that looks what is due and a few that send it."""

    def __init__(self, store: Store, carry: Carry, now: Callable[[], float]) -> None:
        self._store = store
        self._carry = carry
        self._now = now
        self._bell = threading.Event()
        self._running = False
        self._thread: threading.Thread | None = None
        self._busy: set[Future[None]] = set()
        self._swept = 0.0

    def start(self) -> None:
        """Begin the rounds; what a dead process held is free again where there is only one."""
        if not self._store.shared:
            self._free()
        self._running = True
        self._thread = threading.Thread(target=self._rounds, name="palas-courier", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the rounds when what is on its way has arrived."""
        self._running = False
        self._bell.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def wake(self) -> None:
        """Look now: something is due."""
        self._bell.set()

    def _free(self) -> None:
        try:
            with self._store.writing() as connection:
                outbox.release(connection)
        except StoreError as error:
            LOG.warning("the outbox: %s", error)

    def _rounds(self) -> None:
        with ThreadPoolExecutor(HANDS, thread_name_prefix="palas-courier") as hands:
            while self._running:
                self._busy = {one for one in self._busy if not one.done()}
                for heap in self.take(HANDS - len(self._busy)):
                    self._busy.add(hands.submit(self.send, heap))
                self._bell.wait(ROUND_SECONDS)
                self._bell.clear()

    def take(self, most: int) -> list[list[Post]]:
        """What is due now, claimed for this process."""
        now = self._now()
        if most <= 0:
            return []
        try:
            if now - self._swept > SWEEP_EVERY:
                with self._store.writing() as connection:
                    outbox.sweep(connection, now)
                self._swept = now
            with self._store.reading() as connection:
                if not outbox.waiting(connection, now):
                    return []
            with self._store.writing() as connection:
                return outbox.claim(connection, now, now + LEASE, most)
        except StoreError as error:
            LOG.warning("the outbox: %s", error)
            return []

    def round(self) -> int:
        """Send all that is due, in this thread; how many things that were."""
        heaps = self.take(1000)
        for heap in heaps:
            self.send(heap)
        return len(heaps)

    def send(self, heap: Sequence[Post]) -> None:
        """Send what belongs together and note how it went; whatever happens, the others are sent as well."""
        try:
            note = self._carry(heap)
        except Unreachable as error:
            self._missed(heap, error, error.lasting)
        except StoreError as error:
            LOG.warning("the outbox: %s", error)  # it is claimed: somebody tries again when that ends
        except PalasError as error:
            self._settle(heap, "dropped", error.key)
        except Exception as error:
            LOG.exception("the outbox: %s of table %s", heap[0].kind, heap[0].table_id)
            self._missed(heap, error, False)
        else:
            self._settle(heap, "dropped" if note else "sent", note)

    def _settle(self, heap: Sequence[Post], state: str, note: str) -> None:
        try:
            with self._store.writing() as connection:
                outbox.settle(connection, [post.id for post in heap], state, self._now(), note)
                if state == "sent":
                    change_way(connection, heap[0].way, failing=None, error="")
        except StoreError as error:
            LOG.warning("the outbox: %s", error)

    def _missed(self, heap: Sequence[Post], error: Exception, lasting: bool) -> None:
        """It did not arrive: again later, or never."""
        now, tries = self._now(), max(post.tries for post in heap)
        word = error.key if isinstance(error, PalasError) else type(error).__name__
        ids = [post.id for post in heap]
        try:
            with self._store.writing() as connection:
                if lasting or tries + 1 >= MOST_TRIES:
                    outbox.settle(connection, ids, "failed", now, word)
                else:
                    outbox.try_again(connection, ids, now + pause(tries), word)
                way = read_way(connection, heap[0].way)
                if way is not None:
                    change_way(connection, way.id, failing=way.failing or now, error=word)
        except StoreError as failed:
            LOG.warning("the outbox: %s", failed)


def pause(tries: int) -> float:
    """How long to wait after so many tries before this one."""
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 4**tries))
