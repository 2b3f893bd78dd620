"""A bare connection: sends any bytes, also such as no client would send, and reads what comes back."""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import dataclass

from palas.drill.house import HOME, PATIENCE

LARGEST = 4_000_000


@dataclass(frozen=True)
class Heard:
    """An answer as it came; status 0: the server hung up without one."""

    status: int
    head: bytes = b""
    body: bytes = b""

    @property
    def whole(self) -> bytes:
        """Everything that was said."""
        return self.head + b"\r\n\r\n" + self.body


class Wire:
    """One connection, kept open as long as the server likes, made anew when it does not."""

    def __init__(self, port: int, source: str = HOME, patience: float = PATIENCE) -> None:
        self.port = port
        self.source = source
        self.patience = patience
        self.link: socket.socket | None = None
        self.rest = b""

    def connect(self) -> socket.socket:
        """The connection."""
        if self.link is None:
            self.link = socket.create_connection((HOME, self.port), self.patience, (self.source, 0))
            self.link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.rest = b""
        return self.link

    def close(self) -> None:
        """Hang up."""
        if self.link is not None:
            self.link.close()
            self.link = None

    def say(self, request: bytes) -> Heard:
        """Send, and hear the answer; an old connection that was closed meanwhile is tried once more."""
        fresh = self.link is None
        found = self._say(request)
        return self._say(request) if found.status == 0 and not fresh else found

    def _say(self, request: bytes) -> Heard:
        link = self.connect()
        try:
            with suppress(BrokenPipeError, ConnectionResetError):  # refused in the middle: the answer may be there
                link.sendall(request)
            found = self.hear(request.startswith(b"HEAD "))
        except TimeoutError:
            self.close()
            return Heard(-1)
        except OSError:
            found = Heard(0)
        if found.status == 0 or b"\r\nconnection: close" in found.head.lower():
            self.close()
        return found

    def hear(self, headless: bool = False) -> Heard:
        """The next answer."""
        while True:
            head, end, rest = self.rest.partition(b"\r\n\r\n")
            if end:
                status = number(head[9:12])
                if status != 100:
                    break
                self.rest = rest
            elif not self._more():
                return Heard(0, head)
        self.rest = rest
        if headless or status in (101, 204, 304):
            return Heard(status, head)
        length = number(header(head, b"content-length"))
        if length < 0:  # until it hangs up
            while self._more():
                pass
            body, self.rest = self.rest, b""
            self.close()
            return Heard(status, head, body)
        while len(self.rest) < length and self._more():
            pass
        body, self.rest = self.rest[:length], self.rest[length:]
        return Heard(status, head, body)

    def _more(self) -> bool:
        assert self.link is not None
        data = self.link.recv(65536) if len(self.rest) < LARGEST else b""
        self.rest += data
        return bool(data)


def header(head: bytes, name: bytes) -> bytes:
    """A header of an answer, or nothing."""
    for line in head.split(b"\r\n")[1:]:
        key, _, value = line.partition(b":")
        if key.strip().lower() == name:
            return value.strip()
    return b""


def number(text: bytes) -> int:
    """A number in an answer; -1: none."""
    return int(text) if text.isdigit() else -1
