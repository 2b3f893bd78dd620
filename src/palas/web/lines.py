"""Work beside the event loop, in threads: every kind of work waits in a line of its own, and every table in its own.

So a hundred readers of rules do not hold up one move, and a hundred requests to one table do not hold up another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial, wraps
from threading import Event, Lock
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import anyio.to_thread
from anyio import CapacityLimiter
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# How many threads work at once. Python runs one at a time; the others wait for the database, so few are enough, and
# fewest where it is drawn: whoever draws keeps the event loop waiting for its turn.
DEEDS = "deeds"  # moves, and all else that is done
NEWS = "news"  # what open pages are told
PAGES = "pages"  # a page of a table, the lobby, short ones
READING = "reading"  # what takes long and nobody at a table waits for: rules, cards, replays, results, records
THREADS = {DEEDS: 12, NEWS: 3, PAGES: 6, READING: 3}
AT_ONE_TABLE = {DEEDS: 2, NEWS: 1, PAGES: 2, READING: 2}  # what one page is told, most often others are told too

LONGEST_WAY = 0.005  # seconds for which whoever draws lets moves pass, each time

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Place:
    """Where a request waits: in a line, and before that in the queue of its table."""

    line: CapacityLimiter
    queue: CapacityLimiter | None = None
    gives_way: bool = False  # to moves


HERE: ContextVar[Place | None] = ContextVar("HERE", default=None)


class Lines:
    """The lines of one server."""

    def __init__(self) -> None:
        self.lines = {name: CapacityLimiter(threads) for name, threads in THREADS.items()}
        self._queues: WeakValueDictionary[tuple[str, str], CapacityLimiter] = WeakValueDictionary()

    def place(self, line: str, table: str = "") -> Place:
        """A place in a line; what is done at a table first waits for others at the same one."""
        queue: CapacityLimiter | None = None
        if table:
            queue = self._queues.get((line, table)) or CapacityLimiter(AT_ONE_TABLE[line])
            self._queues[line, table] = queue
        return Place(self.lines[line], queue, gives_way=line == NEWS)


class Precedence:
    """Moves go first: whoever draws what pages are told asks now and then whether one is under way."""

    def __init__(self) -> None:
        self._under_way = 0
        self._lock = Lock()
        self._free = Event()
        self._free.set()

    @contextmanager
    def taken(self) -> Iterator[None]:
        """A move is made in this block."""
        with self._lock:
            self._under_way += 1
            self._free.clear()
        try:
            yield
        finally:
            with self._lock:
                self._under_way -= 1
                if not self._under_way:
                    self._free.set()

    def give(self) -> None:
        """Let moves pass, but not for ever: where many play there is always one under way."""
        here = HERE.get()
        if here is not None and here.gives_way:
            self._free.wait(LONGEST_WAY)


PRECEDENCE = Precedence()  # of this process: its threads take turns, whichever server they work for


async def thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call what takes its time beside the event loop, when it is the request's turn."""
    here = HERE.get()
    if here is None:
        return await anyio.to_thread.run_sync(partial(function, *args, **kwargs))
    async with here.queue or nullcontext():
        return await anyio.to_thread.run_sync(partial(function, *args, **kwargs), limiter=here.line)


def waiting(line: str, endpoint: Callable[[Any], Awaitable[T]]) -> Callable[[Any], Awaitable[T]]:
    """The answer to a route whose work waits in that line."""

    @wraps(endpoint)
    async def answer(request: HTTPConnection) -> T:
        lines: Lines = request.app.state.lines
        HERE.set(lines.place(line, request.path_params.get("table", "")))
        return await endpoint(request)

    return answer


class OwnLines:
    """Whatever no route speaks for, such as the page that says there is no page, waits with the pages.

    Who still waits when the server ends hears that it does.
    """

    def __init__(self, app: ASGIApp, lines: Lines) -> None:
        self.app = app
        self.lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        HERE.set(self.lines.place(PAGES))
        begun = scope["type"] != "http"

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except asyncio.CancelledError:
            if begun:
                raise
            await PlainTextResponse("closing\n", status_code=503)(scope, receive, send)


__all__ = ["DEEDS", "NEWS", "PAGES", "PRECEDENCE", "READING", "Lines", "OwnLines", "thread", "waiting"]
