"""How often one address may do a thing; counted in this process, or where several servers can count together."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from copy import copy
from functools import partial

import anyio.to_thread
from limits import RateLimitItem, parse
from limits.errors import ConfigurationError
from limits.storage import MemoryStorage, MovingWindowSupport, Storage, storage_from_string
from limits.strategies import FixedWindowRateLimiter, MovingWindowRateLimiter, RateLimiter
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from palas.tables import Store
from palas.web.counters import DatabaseCounters
from palas.web.households import household
from palas.web.settings import Settings
from palas.web.words import WebError

log = logging.getLogger("palas.web.rates")

ALLOWED = {
    "open": "30/hour",
    "join": "30/minute",
    "act": "240/minute",
    "plan": "180/minute",
    "talk": "20/minute",
    "letter": "12/hour",
    "look": "900/minute",
    "page": "300/minute",
    "past": "300/minute",
    "whole": "60/minute",
    "visitor": "120/hour",
    "live": "120/minute",
    "bench": "20/hour",
}

# What reading a page costs: `look` little, `page` a drawing or some questions to the database, `past` a game replayed
# to a moment, `whole` a whole game replayed or written out. All others are a `page`; posts are counted by what they do.
# Free are only answers that cost nothing.
COSTS = {
    "/t/{table:str}/news": "look",
    "/t/{table:str}/about": "look",
    "/t/{table:str}/talk": "look",
    "/t/{table:str}/orders": "look",
    "/t/{table:str}/replay": "past",
    "/t/{table:str}/plan": "past",
    "/analysis": "past",
    "/t/{table:str}/result": "whole",
    "/t/{table:str}/result.{kind:str}": "whole",
    "/t/{table:str}/record": "whole",
    "/t/{table:str}/kept": "whole",
    "/games/{game:str}/data": "whole",
    "/games/{game:str}/bench/{bench:str}": "look",
    "/games/{game:str}/bench/{bench:str}/file": "whole",
    "/puzzles/{game:str}/{puzzle:str}": "past",
}
FREE = frozenset({"/livez", "/favicon.ico", "/metrics"})


def household_of(request: HTTPConnection) -> str:
    """Whom the address of a request stands for."""
    return household(request.client.host) if request.client else "-"


class Rates:
    """Counts what an address does. When the shared counters do not answer, this process counts by itself."""

    def __init__(self, on: bool, shared: RateLimiter | None = None, allowed: Mapping[str, str] = ALLOWED) -> None:
        self.on = on
        self.own: RateLimiter = MovingWindowRateLimiter(MemoryStorage())
        self.shared = shared
        self.items: dict[str, RateLimitItem] = {kind: parse(text) for kind, text in allowed.items()}

    async def count(self, kind: str, request: HTTPConnection) -> None:
        """Count one more; raise when it is too much."""
        if self.on and not await self.hit(kind, household_of(request)):
            raise WebError("too-often", status=429)

    async def hit(self, kind: str, address: str) -> bool:
        """Count one more; is it within the limit?"""
        if self.shared is not None:
            try:
                return await anyio.to_thread.run_sync(partial(self.shared.hit, self.items[kind], kind, address))
            except Exception as error:
                log.warning("the shared counters do not answer: %s", type(error).__name__)
        return self.own.hit(self.items[kind], kind, address)


def shared_limiter(settings: Settings, store: Store) -> RateLimiter | None:
    """The counters that several servers share: by URL, else in their PostgreSQL database; None: one process alone."""
    url = settings.limits_store
    if not settings.limits or url.startswith("memory:"):
        return None
    if not url:
        return FixedWindowRateLimiter(DatabaseCounters(store)) if store.shared else None
    scheme = url.partition(":")[0]
    try:
        storage = storage_from_string(url)
    except ConfigurationError as error:
        raise WebError("limits-library", scheme=scheme, library=scheme.partition("+")[0].rstrip("s")) from error
    except Exception as error:
        raise WebError("limits-store", scheme=scheme, detail=type(error).__name__) from error
    assert isinstance(storage, Storage)
    if not storage.check():
        raise WebError("limits-store", scheme=scheme, detail="no answer")
    assert isinstance(storage, MovingWindowSupport)
    return MovingWindowRateLimiter(storage)


class Counted:
    """A route whose reading is counted before anything is done for it."""

    def __init__(self, app: ASGIApp, rates: Rates, kind: str) -> None:
        self.app = app
        self.rates = rates
        self.kind = kind

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            await self.rates.count(self.kind, HTTPConnection(scope))
        await self.app(scope, receive, send)


def counted(route: BaseRoute, rates: Rates) -> BaseRoute:
    """The same route, on which whoever reads it is counted, unless it costs nothing."""
    if isinstance(route, Route) and route.path not in FREE:
        route = copy(route)
        route.app = Counted(route.app, rates, COSTS.get(route.path, "page"))
    return route
