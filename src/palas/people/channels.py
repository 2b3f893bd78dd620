"""Messages to a channel of a group: Discord, Slack, Matrix, ntfy, or plain JSON to any address."""

from __future__ import annotations

import json
from dataclasses import dataclass
from urllib.parse import parse_qs, quote, urlsplit, urlunsplit

from palas.people.errors import PeopleError, Unreachable
from palas.people.reach import Reach

MATRIX_ROOMS = "/_matrix/client/v3/rooms/"


@dataclass(frozen=True, slots=True)
class Message:
    """What a channel is told: nothing that all at the table, and whoever watches, do not know."""

    id: str
    event: str
    title: str
    text: str
    link: str
    game: str
    table: str
    seat: int
    name: str
    round: int | None


@dataclass(frozen=True, slots=True)
class Parcel:
    """A message as one of the services wants it."""

    url: str
    body: bytes
    headers: dict[str, str]
    method: str = "POST"


def check(kind: str, address: str, reach: Reach) -> None:
    """Refuse an address that the service cannot have."""
    parts = reach.check(address)
    if kind == "matrix" and (MATRIX_ROOMS not in parts.path or "access_token" not in parse_qs(parts.query)):
        raise PeopleError("matrix-address")


def parcel(kind: str, address: str, message: Message) -> Parcel:
    """The message in the service's own form."""
    line = f"{message.text} {message.link}"
    if kind == "discord":
        return as_json(address, {"content": line, "allowed_mentions": {"parse": []}}, message.id)
    if kind == "slack":
        return as_json(address, {"text": slack_text(message)}, message.id)
    if kind == "matrix":
        return matrix(address, line, message.id)
    if kind == "ntfy":
        headers = {"Title": header(message.title), "Click": message.link, "X-Sequence-ID": message.id[:32]}
        return Parcel(address, message.text.encode(), {"Content-Type": "text/plain; charset=utf-8", **headers})
    plain = {name: getattr(message, name) for name in Message.__dataclass_fields__}
    return as_json(address, plain, message.id)


def as_json(url: str, content: dict[str, object], id: str, method: str = "POST", token: str = "") -> Parcel:
    """A body of JSON; the key lets the other side notice that it has it already."""
    headers = {"Content-Type": "application/json", "Idempotency-Key": id}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return Parcel(url, json.dumps(content, ensure_ascii=False).encode(), headers, method)


def slack_text(message: Message) -> str:
    """Slack reads &, < and > as its own signs."""
    text = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"{text} <{message.link}>"


def matrix(address: str, line: str, id: str) -> Parcel:
    """A room's address with its token; the id is Matrix's own way to take a message once."""
    parts = urlsplit(address)
    token = parse_qs(parts.query).get("access_token", [""])[0]
    room = parts.path.partition(MATRIX_ROOMS)[2].split("/")[0]
    path = f"{parts.path.partition(MATRIX_ROOMS)[0]}{MATRIX_ROOMS}{quote(room, safe='!%')}/send/m.room.message/{id}"
    url = urlunsplit((parts.scheme, parts.netloc, path, "", ""))
    return as_json(url, {"msgtype": "m.text", "body": line}, id, "PUT", token)


def header(text: str) -> str:
    """A text in a header of HTTP: RFC 2047 where it is not plain."""
    from email.header import Header

    return text if text.isascii() else Header(text, "utf-8", maxlinelen=10_000).encode()


def send(reach: Reach, kind: str, address: str, message: Message) -> None:
    """Send it."""
    made = parcel(kind, address, message)
    answer = reach.post(made.url, made.body, made.headers, made.method)
    if answer.status >= 300:
        lasting = 400 <= answer.status < 500 and answer.status not in (408, 429)
        raise Unreachable("channel-refused", lasting=lasting, status=str(answer.status))
