"""What stands before every page: headers that keep browsers safe, checks of origin, sizes and rates."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palas.web.settings import Settings
from palas.web.words import WebError

LARGEST_BODY = 32_768
LARGEST_UPLOAD = 2_000_000  # a data pack that somebody brings along

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class SafeHeaders:
    """Adds the headers to every answer; pages are never kept by caches in between."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if secure:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, sending)


class BodyTooLarge(WebError):
    """More was sent than any of our forms can hold."""

    def __init__(self) -> None:
        super().__init__("too-large", status=413)


class SmallBodies:
    """Refuses bodies that no form of ours can have."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        uploads = scope["path"] == "/open" and headers.get("content-type", "").startswith("multipart/form-data")
        largest = LARGEST_UPLOAD if uploads else LARGEST_BODY
        length = headers.get("content-length", "0")
        seen = 0

        async def receiving() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > largest or not length.isdecimal() or int(length) > largest:
                raise BodyTooLarge
            return message

        await self.app(scope, receiving, send)


def same_origin(request: HTTPConnection, settings: Settings) -> bool:
    """Does this come from one of our own pages, or from a program that is no browser?"""
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = request.headers.get("origin")
    if origin is None:
        # Browsers send one of the two with every form; without both, only JSON is taken, which no foreign form sends.
        return site is not None or request.headers.get("content-type", "").startswith("application/json")
    hosts = {request.headers.get("host", "")}
    if settings.public_url:
        hosts.add(urlsplit(settings.public_url).netloc)
    return urlsplit(origin).netloc in hosts


class Rates:
    """How often one address may do a thing."""

    ALLOWED = {  # noqa: RUF012
        "open": "30/hour",
        "join": "30/minute",
        "act": "240/minute",
        "look": "900/minute",
        "visitor": "120/hour",
        "live": "120/minute",
    }

    def __init__(self, on: bool) -> None:
        self.on = on
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.items: dict[str, RateLimitItem] = {kind: parse(text) for kind, text in self.ALLOWED.items()}

    def count(self, kind: str, request: HTTPConnection) -> None:
        """Count one more; raise when it is too much."""
        address = request.client.host if request.client else "-"
        if self.on and not self.limiter.hit(self.items[kind], kind, address):
            raise WebError("too-often", status=429)


State = MutableMapping[str, Any]
