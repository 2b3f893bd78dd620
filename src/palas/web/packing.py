"""Answers travel compressed: pages, data and style sheets with Brotli, or with gzip to whoever knows no other; that is
done beside the event loop, and to files once for all."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from functools import partial

import anyio.to_thread
import brotli
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALL = 1000  # bytes; what is smaller is sent as it is
LARGEST = 4_000_000  # bytes that are held at once
# For what is sent once, and for files: a page is smaller by a tenth with Brotli, and sooner done.
QUICK = {"br": partial(brotli.compress, quality=5), "gzip": partial(gzip.compress, compresslevel=4)}
THOROUGH = {"br": partial(brotli.compress, quality=11), "gzip": partial(gzip.compress, compresslevel=9)}
FILES = 64  # that are kept compressed
PACKED = ("text/", "application/json", "application/javascript", "image/svg+xml")  # typefaces are compressed already


class Packing:
    """Compresses whole answers for whoever can unpack them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.files: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        way = way_of(Headers(scope=scope).get("accept-encoding", "")) if scope["type"] == "http" else ""
        if not way:
            await self.app(scope, receive, send)
            return
        held: Message | None = None
        parts: list[bytes] = []

        async def sending(message: Message) -> None:
            nonlocal held
            if message["type"] == "http.response.start" and is_packed(message):
                held = message
                return
            if held is None or message["type"] != "http.response.body":
                await send(message)
                return
            parts.append(message.get("body", b""))
            if message.get("more_body"):
                return  # a file comes in several parts
            whole = b"".join(parts)
            if len(whole) >= SMALL:
                headers = MutableHeaders(scope=held)
                whole = await self.squeezed(headers.get("etag", ""), way, whole)
                headers["content-encoding"] = way
                headers["content-length"] = str(len(whole))
            await send(held)
            await send({**message, "body": whole})

        await self.app(scope, receive, sending)

    async def squeezed(self, etag: str, way: str, body: bytes) -> bytes:
        """The body, compressed that way; a file has a tag by which it is found again."""
        if (etag, way) in self.files:
            return self.files[etag, way]
        small: bytes = await anyio.to_thread.run_sync((THOROUGH if etag else QUICK)[way], body)
        if etag:
            self.files[etag, way] = small
            while len(self.files) > FILES:
                self.files.popitem(last=False)
        return small


def way_of(accepted: str) -> str:
    """How an answer is compressed for whoever accepts these ways; empty if in none that we know."""
    parts = [part.replace(" ", "").lower().partition(";q=") for part in accepted.split(",")]
    known = {name for name, _, quality in parts if quality.rstrip("0.") or not quality}
    return next((way for way in QUICK if way in known), "")


def is_packed(begun: Message) -> bool:
    """Is an answer that begins so compressed? One of unknown or great length is sent as it comes."""
    headers = MutableHeaders(scope=begun)
    if not headers.get("content-type", "").startswith(PACKED):
        return False
    headers.add_vary_header("Accept-Encoding")
    length = headers.get("content-length", "")
    known = length.isdecimal() and int(length) <= LARGEST
    return known and "content-encoding" not in headers and "content-range" not in headers
