"""What the server writes down: slow requests, and the form of every line, as text or as JSON."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palas.web.metrics import Metrics

log = logging.getLogger("palas.web.slow")
WAITED = "palas.waited"  # in the scope of a request: seconds in which it only waited for news
LONGEST_PATH = 200
TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One object per line: time, level, logger, message, and whatever else is told of it."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_config(form: str) -> dict[str, Any]:
    """How Python's logging and uvicorn's shall write, all in the same form."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": JsonLines} if form == "json" else {"format": TEXT}},
        "handlers": {"line": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["line"], "level": "WARNING"},
        "loggers": {"palas.serve": {"level": "INFO"}},
    }


class SlowRequests:
    """Writes down each request that took longer than `seconds`, without its query; 0 writes none."""

    def __init__(self, app: ASGIApp, seconds: float, metrics: Metrics) -> None:
        self.app = app
        self.seconds = seconds
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self.seconds:
            await self.app(scope, receive, send)
            return
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        began = time.perf_counter()
        try:
            await self.app(scope, receive, sending)
        finally:
            took = time.perf_counter() - began - scope.get(WAITED, 0.0)
            if took >= self.seconds:
                self.metrics.slow.inc()
                path = quote(scope["path"])[:LONGEST_PATH]
                told = {"method": scope["method"], "path": path, "status": status, "seconds": round(took, 3)}
                log.warning("slow: %s %s %s took %.3f s", *told.values(), extra={"told": told})


@contextmanager
def waited(request: HTTPConnection) -> Iterator[None]:
    """The request waits for news meanwhile: that is not slow."""
    began = time.perf_counter()
    try:
        yield
    finally:
        request.scope[WAITED] = request.scope.get(WAITED, 0.0) + time.perf_counter() - began
