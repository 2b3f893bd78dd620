"""How many sockets and long polls may wait at once, for one visitor and for one address, in all processes together."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Literal, TypeVar

import anyio.to_thread
from starlette.requests import HTTPConnection

from palas.tables import Store, Visitor
from palas.web.metrics import Metrics
from palas.web.places import SIGN_EVERY, Places
from palas.web.rates import household_of
from palas.web.settings import Settings
from palas.web.words import WebError

log = logging.getLogger("palas.web.crowd")

PER_VISITOR = 24  # tabs of one browser

Way = Literal["socket", "poll"]
Elsewhere = dict[str, int]
T = TypeVar("T")


class Crowd:
    """Those who wait for news.

    Where several processes may serve, each change is written down for the others, beside the event loop: one writing at
    a time, and whatever changes meanwhile goes with the next. Without an answer this process counts alone.
    """

    def __init__(self, settings: Settings, metrics: Metrics, places: Places | None = None) -> None:
        self.on = settings.limits
        self.per_address = settings.per_address
        self.metrics = metrics
        self.places = places
        self.here: Counter[str] = Counter()
        self.unsaid: set[str] = set()
        self.next: asyncio.Future[Elsewhere] | None = None  # what is heard when all that is unsaid was said
        self.saying: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def waiting(self, way: Way, visitor: Visitor | None, request: HTTPConnection) -> AsyncIterator[None]:
        """Count one who waits until the block is left; raise when there are too many."""
        most = {f"address {household_of(request)}": self.per_address}
        if visitor is not None:
            most[f"visitor {visitor.id}"] = PER_VISITOR
        self.check(most, {}, 1)
        self.here.update(most.keys())
        self.metrics.listening.labels(way).inc()
        try:
            if self.places is not None:
                self.check(most, await asyncio.shield(self.say(self.places, most)), 0)
            yield
        finally:
            self.metrics.listening.labels(way).dec()
            self.here.subtract(most.keys())
            if self.places is not None:
                self.say(self.places, most)
            for key in most:
                if not self.here[key]:
                    del self.here[key]

    def check(self, most: dict[str, int], elsewhere: Elsewhere, coming: int) -> None:
        """Is there room for so many more?"""
        if self.on and any(self.here[key] + elsewhere.get(key, 0) + coming > limit for key, limit in most.items()):
            raise WebError("too-many-open", status=429)

    # -- several processes --------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        """Count together with other processes until the block is left."""
        places = self.places
        if places is None:
            yield
            return
        await self.ask(places.sign)
        signing = asyncio.create_task(self.keep_signing(places))
        try:
            yield
        finally:
            signing.cancel()
            with suppress(asyncio.CancelledError):
                await signing
            self.places = None
            if self.saying is not None:
                await self.saying
            await self.ask(places.end)

    async def keep_signing(self, places: Places) -> None:
        """Tell the others that this process lives; if they have forgotten it, tell them everything."""
        while True:
            await asyncio.sleep(SIGN_EVERY)
            if await self.ask(places.sign) is False:
                self.say(places, self.here)

    def say(self, places: Places, keys: Iterable[str]) -> asyncio.Future[Elsewhere]:
        """Tell the others how many are here under these keys; what comes back is how many are elsewhere."""
        self.unsaid.update(keys)
        if self.next is None:
            self.next = asyncio.get_running_loop().create_future()
        if self.saying is None:
            self.saying = asyncio.create_task(self.say_all(places))
        return self.next

    async def say_all(self, places: Places) -> None:
        """Say what is unsaid, until everything is said."""
        while (heard := self.next) is not None:
            here = {key: self.here[key] for key in self.unsaid}
            self.unsaid, self.next = set(), None
            heard.set_result(await self.ask(places.write, here) or {})
        self.saying = None

    async def ask(self, question: Callable[..., T], *about: object) -> T | None:
        """Ask the database; nothing, if it does not answer."""
        try:
            return await anyio.to_thread.run_sync(question, *about)
        except Exception as error:
            log.warning("the shared counters do not answer: %s", type(error).__name__)
            return None


def shared_places(settings: Settings, store: Store) -> Places | None:
    """Where processes on one PostgreSQL tell each other who waits; None: one process alone."""
    counted_alone = not settings.limits or settings.limits_store.startswith("memory:")
    return Places(store) if store.shared and not counted_alone else None


def crowd_of(request: HTTPConnection) -> Crowd:
    """Those who wait at this server."""
    crowd: Crowd = request.app.state.crowd
    return crowd
