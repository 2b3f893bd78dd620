"""Those who are told, on this machine: a mail server, a push service that checks and opens what it gets, a channel."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from steady import PATIENCE

from palas.people.push import Subscription, padded, unpadded


@dataclass
class Mailbox:
    """A real SMTP server; `refuse` is what it answers instead of taking a mail."""

    address: str = ""
    mails: list[EmailMessage] = field(default_factory=list)
    refuse: str = ""
    hold: threading.Event | None = None  # a mail that has come is not acknowledged before this is set
    came: threading.Event = field(default_factory=threading.Event)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuse:
            return self.refuse
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))  # type: ignore[arg-type]
        self.came.set()
        if self.hold is not None:
            await asyncio.get_running_loop().run_in_executor(None, self.hold.wait, PATIENCE)
        return "250 OK"


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def serve() -> asyncio.Server:
        return await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)

    server = asyncio.run_coroutine_threadsafe(serve(), loop).result(PATIENCE)
    box.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield box
    finally:
        if box.hold is not None:
            box.hold.set()
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)


@dataclass
class Call:
    """A request that came."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Post:
    """A web server that notes what it gets; `answers` are the next statuses, then 200 for ever."""

    address: str = ""
    calls: list[Call] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    location: str = ""

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")


@contextmanager
def post_office() -> Iterator[Post]:
    post = Post()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            post.calls.append(Call(self.command, self.path, headers, body))
            self.send_response(post.answers.pop(0) if post.answers else 200)
            if post.location:
                self.send_header("Location", post.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_PUT = do_POST

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    post.address = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield post
    finally:
        server.shutdown()
        server.server_close()


class Browser:
    """A browser's side of web push: it has a key pair and a secret, and opens what is sealed for it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = Subscription(endpoint, unpadded(point), unpadded(self.secret))

    def open(self, call: Call, public_key: str, origin: str) -> Any:
        """The message in a request, if the server that may send it has signed it for this push service."""
        scheme, _, rest = call.headers["authorization"].partition(" ")
        assert scheme.lower() == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert parts["k"] == public_key
        check_token(parts["t"], public_key, origin)
        assert call.headers["content-encoding"] == "aes128gcm"
        assert int(call.headers["ttl"]) > 0
        opened = http_ece.decrypt(call.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return json.loads(opened)


def check_token(token: str, public_key: str, origin: str) -> None:
    """Is this JSON web token signed with that key, for that origin (RFC 8292)?"""
    head, claims, signature = token.split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(public_key))
    raw = padded(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    try:
        key.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        raise AssertionError("not signed by the key that the browser was told") from None
    told = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert told["aud"] == origin
    assert told["sub"].startswith(("mailto:", "https:"))
