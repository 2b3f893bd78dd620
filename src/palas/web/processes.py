"""Several processes behind one port: the parent takes no requests, it starts its children and replaces the dead."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any

LOG = logging.getLogger(__name__)
SHORT_LIFE = 5.0  # seconds; who lived no longer is replaced after a rest, not at once again and again
REST = 1.0
REFUSED = 1  # the exit code of a child that has said why it cannot work
FAREWELL = 20.0  # seconds in which children may end what they do


class Family:
    """So many children that all do the same, `task(*arguments)`, each in a new Python."""

    def __init__(self, count: int, bury: Callable[[int], None], task: Callable[..., None], *arguments: Any) -> None:
        self.count = count
        self.on_death = bury  # is told the number of a child that has died
        self.task = task
        self.arguments = arguments
        self.births = 0
        self.children: dict[SpawnProcess, float] = {}  # and when they were born
        self.resting_until = 0.0
        self.hopeless = False

    def keep(self) -> bool:
        """Keep the children alive until this process is told to stop, then end them; False if they cannot live."""
        with bell_of_signals() as bell:
            while True:
                rest = self.resting_until - time.monotonic()
                while rest <= 0 and len(self.children) < self.count:
                    self.start()
                sentinels = [child.sentinel for child in self.children]
                told = bell in wait([bell, *sentinels], rest if rest > 0 else None)
                if not told:
                    self.bury()
                if told or self.hopeless:
                    break
            self.end()
        return told

    def start(self) -> None:
        """One more child."""
        child = multiprocessing.get_context("spawn").Process(target=live, args=(self.task, self.arguments))
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches it too: not while it is still growing up
        try:
            child.start()
        finally:
            signal.signal(signal.SIGINT, before)
        self.children[child] = time.monotonic()
        self.births += 1

    def bury(self) -> None:
        """Forget the dead; if one died young, rest before others are started."""
        now = time.monotonic()
        for child, born in list(self.children.items()):
            if not child.is_alive():
                LOG.warning("process %s has ended (%s); another takes its place", child.pid, child.exitcode)
                del self.children[child]
                if child.pid is not None:
                    self.on_death(child.pid)
                if now - born < SHORT_LIFE:
                    self.resting_until = now + REST
                    self.hopeless = child.exitcode == REFUSED and self.births == self.count

    def end(self) -> None:
        """Ask all to end, and see to it."""
        for child in self.children:
            child.terminate()
        until = time.monotonic() + FAREWELL
        for child in self.children:
            child.join(max(0.0, until - time.monotonic()))
            if child.is_alive():
                child.kill()
                child.join()


@contextmanager
def bell_of_signals() -> Iterator[socket.socket]:
    """A socket that can be read from as soon as this process is told to stop."""
    bell, cord = socket.socketpair()
    cord.setblocking(False)
    stops = (signal.SIGINT, signal.SIGTERM)
    before = {stop: signal.signal(stop, lambda *_: cord.send(b"!")) for stop in stops}
    try:
        yield bell
    finally:
        for stop, handler in before.items():
            signal.signal(stop, handler)
        cord.close()
        bell.close()


def live(task: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """A child's life. It does not outlive its parent."""
    threading.Thread(target=follow_parent, daemon=True).start()
    task(*arguments)


def follow_parent() -> None:
    """Wait for the parent's end, then stop this process as he would have."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
