"""Addresses that people type: asked only on the open internet, on usual ports, without following anybody elsewhere.

A name is looked up once, every address it has must be allowed, and the connection goes to the address that was checked.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from palas.people.errors import Unreachable

PORTS = {"http": 80, "https": 443}
SECONDS = 10.0  # for the whole exchange
LONGEST_ANSWER = 4096
WRAPPED = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))  # IPv4 addresses written as IPv6


@dataclass(frozen=True, slots=True)
class Answer:
    """What the other side said."""

    status: int
    body: bytes


class Reach:
    """Fetches addresses of strangers. `allowed` names hosts (`name` or `name:port`) that the keeper of the server
    vouches for, wherever they stand."""

    def __init__(self, allowed: str = "") -> None:
        self.allowed = frozenset(name.strip().lower() for name in allowed.split(",") if name.strip())

    def check(self, url: str) -> SplitResult:
        """An address as far as it can be judged by its looks."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError as error:
            raise Unreachable("reach-address", lasting=True) from error
        host = parts.hostname or ""
        sound = url.isascii() and url.isprintable() and " " not in url
        if parts.scheme not in PORTS or not host or "@" in parts.netloc or not sound:
            raise Unreachable("reach-address", lasting=True)
        if port not in PORTS.values() and not self.vouched(host, port):
            raise Unreachable("reach-port", lasting=True, port=str(port))
        if is_address(host) and not is_public(host) and not self.vouched(host, port):
            raise Unreachable("reach-private", lasting=True, host=host)  # names are looked up when something is sent
        return parts

    def vouched(self, host: str, port: int) -> bool:
        """Does the keeper of the server vouch for this one?"""
        return host.lower() in self.allowed or f"{host.lower()}:{port}" in self.allowed

    def post(
        self, url: str, body: bytes, headers: Mapping[str, str], method: str = "POST", seconds: float = SECONDS
    ) -> Answer:
        """Send something there; what the other side says is read as far as it is short."""
        parts = self.check(url)
        host = parts.hostname or ""
        port = parts.port or PORTS[parts.scheme]
        address = self.resolve(host, port)
        connection = Connection(host, port, address, parts.scheme == "https", seconds)
        end = threading.Timer(seconds, connection.cut)  # who sends a byte now and then does not hold us for ever
        end.daemon = True
        end.start()
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request(method, path, body=body, headers={"User-Agent": "Palas", **headers})
            response = connection.getresponse()
            answer = Answer(response.status, response.read(LONGEST_ANSWER))
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable("reach-failed", host=host) from error
        finally:
            end.cancel()
            connection.close()
        if 300 <= answer.status < 400:
            raise Unreachable("reach-redirect", lasting=True, host=host)
        return answer

    def resolve(self, host: str, port: int) -> str:
        """The address to connect to; refused if the name has one that is not on the open internet."""
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        except (OSError, UnicodeError) as error:
            raise Unreachable("reach-unknown", host=host) from error
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses:
            raise Unreachable("reach-unknown", host=host)
        if not self.vouched(host, port) and not all(is_public(address) for address in addresses):
            raise Unreachable("reach-private", lasting=True, host=host)
        return addresses[0]


def is_address(text: str) -> bool:
    """Is this an address, not a name?"""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def is_public(text: str) -> bool:
    """Is this an address of the open internet, also when another is wrapped in it?"""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address.teredo is not None:
            return False
        if any(address in network for network in WRAPPED):
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return address.is_global and not address.is_multicast and not address.is_reserved


class Connection(http.client.HTTPConnection):
    """A connection to an address that was checked, in the name of its host."""

    def __init__(self, host: str, port: int, address: str, secure: bool, seconds: float) -> None:
        super().__init__(host, port, timeout=seconds)
        self._address = address
        self._secure = secure
        self._late = False

    def connect(self) -> None:
        """Connect to the checked address; the name is only told, and its certificate checked."""
        self.sock = socket.create_connection((self._address, self.port), self.timeout)
        if self._secure:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host)
        if self._late:
            raise TimeoutError

    def cut(self) -> None:
        """The time is up, also for whoever is still shaking hands."""
        self._late = True
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)
