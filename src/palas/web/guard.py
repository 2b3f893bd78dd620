"""What stands before every page: headers that keep browsers safe, checks of origin, sizes and rates."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palas.engine.packs.sizes import LARGEST_FILE
from palas.web.settings import Settings
from palas.web.words import WebError

LARGEST_BODY = 32_768
UPLOADS = ("/open", "/analysis/read")
LARGEST_UPLOAD = LARGEST_FILE + LARGEST_BODY  # a data pack that somebody brings along, in a form

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
        uploads = scope["path"] in UPLOADS and headers.get("content-type", "").startswith("multipart/form-data")
        largest = LARGEST_UPLOAD if uploads else LARGEST_BODY
        length = headers.get("content-length", "0")
        seen = 0

        async def receiving() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > largest or not length.isdecimal() or len(length) > 9 or int(length) > largest:
                raise BodyTooLarge
            return message

        await self.app(scope, receiving, send)


def same_origin(request: HTTPConnection, settings: Settings) -> bool:
    """Does this come from one of our own pages, or from a program that is no browser?"""
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    told = request.headers.getlist("origin")
    if not told:
        # Browsers send one of the two with every form; without both, only JSON is taken, which no foreign form sends.
        return site is not None or request.headers.get("content-type", "").startswith("application/json")
    origin = origin_of(told[0]) if len(told) == 1 else None
    return origin is not None and origin in own_origins(request, settings)


Origin = tuple[str, str, int]  # scheme, host and port: two pages are of the same site if all three are equal
PORTS = {"http": 80, "https": 443}


def origin_of(text: str) -> Origin | None:
    """An origin as browsers write it; None for `null` and for whatever is more or less than an origin."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    scheme, host = parts.scheme, parts.hostname
    if scheme not in PORTS or not host or "@" in parts.netloc or parts.path or parts.query or parts.fragment:
        return None
    return scheme, host, PORTS[scheme] if port is None else port


def own_origins(request: HTTPConnection, settings: Settings) -> set[Origin]:
    """The origins of our own pages: the public address, and the one that this request was sent to.

    A request to the public host is one to the public address: a page that came by another scheme or port is not ours.
    """
    public = origin_of(settings.public_url) if settings.public_url else None
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    asked = origin_of(f"{scheme}://{request.headers.get('host', '')}")
    if public is not None and asked is not None and asked[1] == public[1]:
        asked = None
    return {origin for origin in (public, asked) if origin is not None}


State = MutableMapping[str, Any]
