"""The doors: how many connections may stand open, in all and from one address, and how long a request may take to come.

uvicorn knows no such limits, so its two protocols are taken a little further here. Whoever comes when there is no room
left takes the place of the connection that has waited longest without a request: first at the same address, then at the
address that has most of them.
"""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from palas.web.households import household
from palas.web.metrics import Metrics
from palas.web.press import SharedDeflateFactory
from palas.web.settings import Settings

LARGEST_HEAD = 16_384  # bytes
IDLE_SECONDS = 5  # between two requests of one connection
BODY_PATIENCE = 6  # a body may take so many times as long as a head
MOST_HEARD = 600  # bytes that a socket may send in a while: a page says a word now and then
WHILE = 10.0  # seconds
STUCK_MILLISECONDS = 60_000  # what nobody fetches for so long is thrown away with its connection
DESCRIPTORS = 65_536  # more than this we do not ask for
MOST_CONNECTIONS = 16_384
PROXIES = ("127.0.0.1", "::1")  # whose word about addresses is believed when a public address is set

FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def descriptors() -> int:
    """How many files and sockets this process may have open, after asking for as many as it is allowed."""
    try:
        import resource
    except ImportError:  # Windows has no such limit on sockets
        return DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wished:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            soft = wished
        except (ValueError, OSError):
            pass  # macOS allows less than it says
    return DESCRIPTORS if soft == resource.RLIM_INFINITY else int(soft)


@dataclass(frozen=True)
class Room:
    """How many may be here at once, and how many seconds a head and a body may take."""

    connections: int
    per_address: int
    head: float
    body: float


def room_for(settings: Settings) -> Room:
    """The room there is: a quarter of the descriptors is left to the database, the bots and the files."""
    most = min(MOST_CONNECTIONS, max(16, descriptors() * 3 // 4))
    connections = min(settings.connections or most, most)
    share = min(settings.per_address, max(4, connections // 4)) if settings.limits else connections
    return Room(connections, share, settings.patience, settings.patience * BODY_PATIENCE)


class Doors:
    """Who is here: how many from each address, and which of them still owe their request, the longest first."""

    def __init__(self, room: Room, metrics: Metrics, proxied: bool = False) -> None:
        self.room = room
        self.metrics = metrics
        self.proxied = proxied
        self.here: dict[str, int] = {}
        self.waiting: dict[str, dict[HttpDoor, None]] = {}
        self.count = 0

    def enter(self, door: HttpDoor) -> bool:
        """Let a connection in, if need be in the place of one that waits; False: there is no room for it."""
        address = door.address
        crowded = self.here.get(address, 0) >= self.room.per_address
        if crowded and not (self.proxied and address in PROXIES) and not self.give_way(address):
            self.metrics.turned_away("address")
            return False
        if self.count >= self.room.connections:
            fullest = max(self.waiting, key=lambda one: len(self.waiting[one]), default=None)
            if fullest is None or not self.give_way(fullest):
                self.metrics.turned_away("full")
                return False
        self.count += 1
        self.here[address] = self.here.get(address, 0) + 1
        self.metrics.connections.set(self.count)
        return True

    def leave(self, address: str) -> None:
        """A connection that was let in has ended."""
        self.count -= 1
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]
        self.metrics.connections.set(self.count)

    def give_way(self, address: str) -> bool:
        """End the connection of an address that has waited longest without a request, if there is one."""
        door = next(iter(self.waiting.get(address, ())), None)
        if door is None:
            return False
        self.metrics.turned_away("waiting")
        door.abort()
        return True

    def waits(self, door: HttpDoor) -> None:
        """This connection owes a request from now on."""
        self.waiting.setdefault(door.address, {})[door] = None

    def acts(self, door: HttpDoor) -> None:
        """This connection has sent its request, or is gone."""
        there = self.waiting.get(door.address, {})
        there.pop(door, None)
        if not there:
            self.waiting.pop(door.address, None)


class HttpDoor(H11Protocol):
    """A connection by which requests come, one after the other."""

    doors: Doors
    address = "-"
    inside = False  # counted among those who are here
    stage = ""  # head: a request is owed; body: its rest is; answer: we owe something
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else "-"
        self.inside = self.doors.enter(self)
        if not self.inside:
            transport.write(FULL)
            transport.close()
            return
        forget_the_stuck(transport)
        self.look()

    def data_received(self, data: bytes) -> None:
        """A part of a request came."""
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        self.stop_waiting()
        self.go()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket; it keeps its place."""
        self.stop_waiting()
        super().handle_websocket_upgrade(event)
        protocol = cast(SocketDoor, self.transport.get_protocol())
        protocol.http = self

    def look(self) -> None:
        """Which part is owed now? Whoever owes the same part longer than he may is sent away; each part has one clock,
        which no single byte sets back."""
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            self.stop_waiting()
            return
        if self.conn.their_state is h11.SEND_BODY:
            stage = "body"
        elif self.cycle is None or self.cycle.response_complete:
            stage = "head"
        else:
            stage = "answer"
        if stage == self.stage:
            return
        self.stop_waiting()
        self.stage = stage
        if stage == "head":
            self.doors.waits(self)
            self.timer = self.loop.call_later(self.doors.room.head, self.late)
        elif stage == "body":
            self.timer = self.loop.call_later(self.doors.room.body, self.late)

    def stop_waiting(self) -> None:
        """Nothing is owed any more."""
        self.stage = ""
        self.doors.acts(self)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def late(self) -> None:
        """The time is up."""
        self.doors.metrics.turned_away(f"late-{self.stage}")
        begun = bool(self.conn.trailing_data[0]) if self.stage == "head" else not self.cycle.response_started
        if begun:
            self.transport.write(LATE)
        self.stop_waiting()
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)  # who fetches nothing holds nothing up

    def abort(self) -> None:
        """End it at once: somebody else needs the place."""
        self.stop_waiting()
        self.transport.abort()
        self.go()

    def go(self) -> None:
        """Give the place back, once."""
        if self.inside:
            self.inside = False
            self.doors.leave(self.address)


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    http: HttpDoor | None = None
    heard = 0  # bytes in the present while
    until = 0.0  # when it ends

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [SharedDeflateFactory()]

    def data_received(self, data: bytes) -> None:
        """What comes after nonsense, or while it closes, is not read; nor is whoever talks without end, for each word
        costs far more than it weighs."""
        if self.conn.parser_exc is not None or self.transport.is_closing():
            return
        if self.http is not None and not self.in_measure(len(data)):
            self.http.doors.metrics.turned_away("talkative")
            self.transport.abort()
            return
        super().data_received(data)

    def in_measure(self, size: int) -> bool:
        """Is so much more within what a socket may say?"""
        now = self.loop.time()
        if now >= self.until:
            self.heard, self.until = 0, now + WHILE
        self.heard += size
        return self.heard <= MOST_HEARD

    def handle_parser_exception(self) -> None:
        """Nonsense ends a socket; one that is not open yet has no words for it."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        """What was nonsense before it was open gets no answer, neither yes nor no."""
        await self.writable.wait()
        if self.conn.eof_sent and not self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)

    def send_500_response(self) -> None:
        """Nor that something went wrong."""
        if not self.conn.eof_sent:
            super().send_500_response()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket has ended."""
        super().connection_lost(exc)
        if self.http is not None:
            self.http.go()


def forget_the_stuck(transport: asyncio.Transport) -> None:
    """Let the system end a connection whose other side has fetched nothing for long."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    connected = transport.get_extra_info("socket")
    if option is not None and connected is not None and get_remote_addr(transport) is not None:
        connected.setsockopt(socket.IPPROTO_TCP, option, STUCK_MILLISECONDS)


def guarded(settings: Settings, metrics: Metrics) -> dict[str, Any]:
    """What uvicorn is told, so that it keeps these limits."""
    doors = Doors(room_for(settings), metrics, proxied=bool(settings.public_url))
    return {
        "http": type("GuardedHttp", (HttpDoor,), {"doors": doors}),
        "ws": SocketDoor,
        "ws_max_size": MOST_HEARD,
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        "timeout_keep_alive": IDLE_SECONDS,
        "backlog": min(128, max(8, descriptors() // 8)),  # so many are let in at a time, before anybody is turned away
    }
