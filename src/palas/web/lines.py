"""Work beside the event loop, in threads: every kind of work waits in a line of its own, and every table in its own.

So a hundred readers of rules do not hold up one move, and a hundred requests to one table do not hold up another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial, wraps
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

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Place:
    """Where a request waits: in a line, and before that in the queue of its table."""

    line: CapacityLimiter
    queue: CapacityLimiter | None = None


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
        return Place(self.lines[line], queue)


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


__all__ = ["DEEDS", "NEWS", "PAGES", "READING", "Lines", "OwnLines", "thread", "waiting"]
