"""People who play at their own pace, for `palas bench web`: how long a move takes in a server that is not full."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock, local
from typing import Any, Protocol

THINKS = 5.0  # seconds between two moves of a table's person, on average
LINES = 16  # connections: nobody waits for another's answer
IDLE = 2.0  # seconds for which a connection is kept without a request
FEW = 3  # moves that are made at least


class Asks(Protocol):
    """A connection."""

    def ask(self, method: str, path: str) -> Any: ...

    def data(self, method: str, path: str, content: dict[str, Any]) -> Any: ...


class Shows(Protocol):
    """An open page: the version it shows, whether the game is over, what its seat may answer."""

    now: dict[str, Any]


@dataclass
class Pace:
    """Moves come at moments that a seed says, however long the ones before take, and so do requests that ask for
    nothing. Each is timed from the moment at which it was due."""

    connect: Callable[[], Asks]
    pages: Mapping[str, Shows]  # by the path of their table
    reached: dict[str, int]  # how far each table has come: a page that shows less shows a question that is answered
    moves: list[float] = field(default_factory=list)
    empties: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._luck = random.Random(len(self.pages))
        self._lock = Lock()
        self._own = local()

    def play(self, seconds: float) -> None:
        """For so long, and until a few moves are made, unless all games are over."""
        each = THINKS / len(self.pages)
        due = {self.move: 0.0, self.ask: 0.0}
        began = time.perf_counter()
        tried: list[Future[None]] = []
        with ThreadPoolExecutor(LINES) as lines:
            while min(due.values()) < seconds or (len(self.moves) < FEW and not self._over()):
                deed = min(due, key=lambda one: due[one])
                at = began + due[deed]
                due[deed] += self._luck.expovariate(1 / each)
                time.sleep(max(0.0, at - time.perf_counter()))
                tried.append(lines.submit(deed, at))
        for done in tried:
            done.result()

    def ask(self, due: float) -> None:
        """Ask for nothing."""
        self._client().ask("GET", "/livez").read()
        self.empties.append(time.perf_counter() - due)

    def move(self, due: float) -> None:
        """Move at some table that asks its person; where none does, bots think everywhere and nothing is timed."""
        chosen = self._choose()
        if chosen is None:
            return
        place, content = chosen
        answer = self._client().data("POST", f"{place}/act", content)
        self.moves.append(time.perf_counter() - due)
        self.reached[place] = max(self.reached[place], answer["version"])

    def _over(self) -> bool:
        return all(page.now["over"] for page in self.pages.values())

    def _choose(self) -> tuple[str, dict[str, Any]] | None:
        with self._lock:
            places = list(self.pages)
            first = self._luck.randrange(len(places))
            for place in places[first:] + places[:first]:
                now = self.pages[place].now
                if now["legal"] and not now["over"] and now["version"] >= self.reached.get(place, 0):
                    self.reached[place] = now["version"] + 1
                    key = f"p-{now['version']:08d}"
                    code = self._luck.choice(now["legal"])
                    return place, {"seat": now["seat"], "code": code, "seen": now["version"], "key": key, "live": 1}
        return None

    def _client(self) -> Asks:
        """The connection of this thread; another one after a while, for the server ends those that are silent."""
        now = time.monotonic()
        if now - getattr(self._own, "used", -IDLE) >= IDLE:
            self._own.client = self.connect()
        self._own.used = now
        client: Asks = self._own.client
        return client
