"""Whose bot thinks next: fair among addresses and hosts, and first where somebody sits and waits for it."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Generic, TypeVar

# Where the present request comes from: a word for its address. Whoever takes requests sets it; it stays in memory.
HOUSEHOLD: ContextVar[str] = ContextVar("palas_household", default="")

PLAYED, WATCHED, ALONE = range(3)  # somebody plays and looks; somebody only looks; nobody looks now
WHEEL = (PLAYED, PLAYED, PLAYED, WATCHED, PLAYED, PLAYED, PLAYED, ALONE)  # who comes first: nobody waits for ever
MOST = 8192  # jobs in the queue
MOST_OF_A_HOUSEHOLD = 1024
LOOK_SECONDS = 30.0  # so long somebody is taken to look at what he was shown
REMEMBERED = 4096  # tables

Item = TypeVar("Item")
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Turn:
    """In whose name a bot thinks: how urgent it is, from which address the host comes, and who the host is."""

    rank: int = ALONE
    household: str = ""
    host: str = ""


class Turns(Generic[Item]):
    """A bounded queue. Within a rank the households take turns, within a household its hosts, and a host's own jobs are
    done as they came: whoever brings many tables waits for his own. Not locked: the pool does that."""

    def __init__(self) -> None:
        self._wheel = 0
        self.clear()

    def __len__(self) -> int:
        return self._length

    def push(self, turn: Turn, item: Item) -> bool:
        """Stand in line; False if the queue is full, or this household's part of it."""
        household = turn.household or turn.host
        if self._length >= MOST or self._of_household.get(household, 0) >= MOST_OF_A_HOUSEHOLD:
            return False
        hosts = self._ranks[turn.rank].setdefault(household, OrderedDict())
        hosts.setdefault(turn.host, deque()).append(item)
        self._of_household[household] = self._of_household.get(household, 0) + 1
        self._length += 1
        return True

    def pop(self) -> Item:
        """Who is next; there must be somebody."""
        first = WHEEL[self._wheel]
        self._wheel = (self._wheel + 1) % len(WHEEL)
        households = self._ranks[first] or next(rank for rank in self._ranks if rank)
        household, hosts = next(iter(households.items()))
        host, line = next(iter(hosts.items()))
        item = line.popleft()
        step_back(hosts, host, bool(line))
        step_back(households, household, bool(hosts))
        self._length -= 1
        self._of_household[household] -= 1
        if not self._of_household[household]:
            del self._of_household[household]
        return item

    def clear(self) -> None:
        """Send everybody home."""
        self._ranks: list[OrderedDict[str, OrderedDict[str, deque[Item]]]] = [OrderedDict() for _ in range(3)]
        self._of_household: dict[str, int] = {}
        self._length = 0


def step_back(line: OrderedDict[str, Value], name: str, more: bool) -> None:
    """Who was served goes to the end of the line, or home."""
    if more:
        line.move_to_end(name)
    else:
        del line[name]


class Audience:
    """Who looks at which table: those who listen to its news, and for a while those who were shown it."""

    def __init__(self, listens: Callable[[str], bool], listened: Callable[[], list[str]]) -> None:
        self._listens = listens
        self._listened = listened
        self._lock = threading.Lock()
        self._looks: OrderedDict[str, float] = OrderedDict()
        self._households: OrderedDict[str, str] = OrderedDict()

    def opened(self, table_id: str) -> None:
        """A table was opened, which is no look at it; where its host comes from is remembered."""
        if household := HOUSEHOLD.get():
            with self._lock:
                remember(self._households, table_id, household)

    def looked(self, table_id: str, by_host: bool) -> None:
        """Somebody was shown a table."""
        if by_host:
            self.opened(table_id)
        with self._lock:
            remember(self._looks, table_id, time.monotonic())

    def present(self, table_id: str) -> bool:
        """Does somebody look at this table, as far as this process knows?"""
        with self._lock:
            fresh = self._looks.get(table_id, -LOOK_SECONDS) > time.monotonic() - LOOK_SECONDS
        return fresh or self._listens(table_id)

    def tables(self) -> list[str]:
        """All tables at which somebody looks."""
        with self._lock:
            oldest = time.monotonic() - LOOK_SECONDS
            looked_at = [table_id for table_id, at in self._looks.items() if at > oldest]
        return list({*looked_at, *self._listened()})

    def household(self, table_id: str) -> str:
        """Where a table's host was last seen to come from; empty if that is not known."""
        with self._lock:
            return self._households.get(table_id, "")


def remember(known: OrderedDict[str, Value], key: str, value: Value) -> None:
    """Note the newest and forget the oldest."""
    known[key] = value
    known.move_to_end(key)
    while len(known) > REMEMBERED:
        known.popitem(last=False)
