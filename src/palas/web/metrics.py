"""What the server counts and measures, in the format of Prometheus; who may read it.

Several processes write their counters into files of one folder, and whichever is asked tells the sum of all.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from palas.tables import Hall, Stored
from palas.web.settings import Settings
from palas.web.words import WebError

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where prometheus-client keeps the counters of several processes
EVERY = 2.0  # seconds after which a process writes down anew what it holds, for the others to tell
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class Metrics:
    """The counters of one server, in a registry of its own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.moves = Counter("palas_moves", "Moves that were stored, by who made them", ["by"], registry=registry)
        self.parts = Histogram(
            "palas_move_seconds", "Seconds of a move by part: check, store, render, send", ["part"],
            buckets=SECONDS, registry=registry,
        )  # fmt: skip
        self.renderings = Counter(
            "palas_renderings", "Drawn tables and written logs that were made", ["part"], registry=registry
        )  # fmt: skip
        self.shared = Counter(
            "palas_renderings_shared", "Times that one which was made before, or just then, was enough", ["part"],
            registry=registry,
        )  # fmt: skip
        self.listening = Gauge(
            "palas_listening", "Open sockets and long polls that wait for news of a table", ["way"],
            registry=registry, multiprocess_mode="livesum",
        )  # fmt: skip
        self.connections = Gauge(
            "palas_connections", "Open connections of any kind", registry=registry, multiprocess_mode="livesum"
        )
        self.away = Counter(
            "palas_connections_refused",
            "Connections ended: no room in all (full) or for the address (address), made way for another (waiting), "
            "a head or a body too late (late-head, late-body), a socket that talks without end (talkative)",
            ["reason"], registry=registry,
        )  # fmt: skip
        self.refusals = Counter(
            "palas_refusals", "Requests that were refused, by the key of the sentence", ["reason"], registry=registry
        )  # fmt: skip
        self.slow = Counter("palas_slow_requests", "Requests that took longer than they should", registry=registry)
        self.tables = Gauge(
            "palas_tables_in_play", "Tables whose game is not over", registry=registry, multiprocess_mode="mostrecent"
        )
        self.held = Gauge(
            "palas_tables_held", "Tables that are kept in memory", registry=registry, multiprocess_mode="livesum"
        )
        self.bot_queue = Gauge(
            "palas_bot_queue", "Bots' moves that wait for a free worker", registry=registry, multiprocess_mode="livesum"
        )
        for way in ("socket", "poll"):
            self.listening.labels(way)
        for part in ("check", "store", "render", "send"):
            self.parts.labels(part)

    def stored(self, told: Stored) -> None:
        """A table has stored something."""
        if told.moves:
            self.moves.labels(told.by).inc(told.moves)
            self.parts.labels("check").observe(told.check)
            self.parts.labels("store").observe(told.store)

    def refused(self, reason: str) -> None:
        """A request was refused."""
        self.refusals.labels(reason).inc()

    def turned_away(self, reason: str) -> None:
        """A connection was not let in, or ended."""
        self.away.labels(reason).inc()

    @contextmanager
    def timed(self, part: str) -> Iterator[None]:
        """Measure how long a part of a move takes."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.parts.labels(part).observe(time.perf_counter() - began)

    def text(self, hall: Hall) -> bytes:
        """All of it as Prometheus reads it. Asks the database, so it is called beside the event loop."""
        self.tables.set(hall.in_play())
        self.note(hall)
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        of_all = CollectorRegistry()
        MultiProcessCollector(of_all)  # type: ignore[no-untyped-call]
        return generate_latest(of_all)

    def note(self, hall: Hall) -> None:
        """Write down what this process holds just now."""
        self.held.set(hall.held())
        self.bot_queue.set(hall.bot_queue())

    async def keep_noting(self, hall: Hall) -> None:
        """The same every now and then, where another process may be asked for it."""
        while FOLDER in os.environ:
            self.note(hall)
            await asyncio.sleep(EVERY)


@contextmanager
def counted_together() -> Iterator[None]:
    """The processes that are started meanwhile count together; what they counted is forgotten in the end."""
    with tempfile.TemporaryDirectory(prefix="palas-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget(process: int) -> None:
    """A process has ended: what it held counts no longer, what it did still does."""
    mark_process_dead(process)  # type: ignore[no-untyped-call]


def metrics_of(request: HTTPConnection) -> Metrics:
    """The counters of this server."""
    metrics: Metrics = request.app.state.metrics
    return metrics


def may_read(request: HTTPConnection, settings: Settings) -> bool:
    """Whoever has the token; without one this machine, asked for by its own name and through no proxy."""
    if settings.metrics == "open":
        return True
    if settings.metrics == "off":
        return False
    if settings.metrics_token:
        given = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {settings.metrics_token}".encode())
    if any(name in request.headers for name in FORWARDED):
        return False
    asked = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return is_loopback(request.client.host if request.client else "") and (
        asked == "localhost" or is_loopback(asked)
    )  # fmt: skip


def is_loopback(host: str) -> bool:
    """Is that an address of this machine to itself?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


async def show(request: Request) -> Response:
    """`/metrics`; to everybody else there is no such page."""
    from palas.web.guests import hall_of, settings_of, thread

    if not may_read(request, settings_of(request)):
        raise WebError("no-page", status=404)
    text = await thread(metrics_of(request).text, hall_of(request))
    return Response(text, headers={"content-type": CONTENT_TYPE_LATEST})
