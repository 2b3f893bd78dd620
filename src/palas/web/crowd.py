"""How many sockets and long polls may wait at once, for one visitor and for one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from starlette.requests import HTTPConnection

from palas.tables import Visitor
from palas.web.metrics import Metrics
from palas.web.rates import household_of
from palas.web.settings import Settings
from palas.web.words import WebError

PER_VISITOR = 24  # tabs of one browser

Way = Literal["socket", "poll"]


class Crowd:
    """Those who wait for news."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.on = settings.limits
        self.per_address = settings.per_address
        self.metrics = metrics
        self.here: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def waiting(self, way: Way, visitor: Visitor | None, request: HTTPConnection) -> Iterator[None]:
        """Count one who waits until the block is left; raise when there are too many."""
        keys = {("address", household_of(request)): self.per_address}
        if visitor is not None:
            keys["visitor", visitor.id] = PER_VISITOR
        if self.on and any(self.here[key] >= most for key, most in keys.items()):
            raise WebError("too-many-open", status=429)
        self.here.update(keys.keys())
        self.metrics.listening.labels(way).inc()
        try:
            yield
        finally:
            self.metrics.listening.labels(way).dec()
            for key in keys:
                self.here[key] -= 1
                if not self.here[key]:
                    del self.here[key]


def crowd_of(request: HTTPConnection) -> Crowd:
    """Those who wait at this server."""
    crowd: Crowd = request.app.state.crowd
    return crowd
