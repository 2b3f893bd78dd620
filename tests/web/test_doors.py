"""The doors of the server: half a request shuts nobody out, and one address cannot take all the room."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import resource
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.applications import Starlette
from steady import PATIENCE, wait_for
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from palas.tables import Hall
from palas.web import doors
from palas.web.app import make_app
from palas.web.doors import LARGEST_HEAD, Room, SocketDoor, room_for
from palas.web.settings import Settings
from web.conftest import serving, settings_for
from web.test_serve import ADDRESS, Person

HALF = b"GET / HTTP/1.1\r\nHost: palas\r\n"


def call(address: str, source: str = "127.0.0.1") -> socket.socket:
    """A connection to a server, from one of this machine's addresses."""
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE, source_address=(source, 0))


def told(connection: socket.socket) -> bytes:
    """All that a connection says until it is ended."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            heard += part
    return heard


def status(address: str, path: str = "/livez", source: str = "127.0.0.1") -> int:
    """The status of a page, asked for by a connection of its own."""
    with call(address, source) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: palas\r\nConnection: close\r\n\r\n".encode())
        return int(told(connection).split()[1])


def counted(app: Starlette, reason: str) -> float:
    """How many connections were ended for this reason."""
    return app.state.metrics.registry.get_sample_value("palas_connections_refused_total", {"reason": reason}) or 0.0


@pytest.fixture
def made(hall: Hall, tmp_path: Path) -> Iterator[object]:
    """Make servers that stop when the test is over."""
    with contextlib.ExitStack() as stack:

        def make(**settings: object) -> tuple[str, Starlette]:
            app = make_app(settings_for(tmp_path, **settings), hall)
            return stack.enter_context(serving(app)), app

        yield make


def test_1100_half_requests_at_1024_descriptors_and_a_page_still_opens(tmp_path: Path) -> None:
    """Nobody's time runs out here: whoever has waited longest for nothing makes way."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    env = {**os.environ, "PALAS_PATIENCE": "600", "PALAS_LANG": "en"}
    command = [sys.executable, "-m", "palas", "serve", "--port", "0", "--data", str(tmp_path), "--workers", "0"]
    server = subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024)),
    )  # fmt: skip
    waiting: list[socket.socket] = []
    try:
        assert server.stdout is not None
        address = ADDRESS.findall(server.stdout.readline())[0]
        for _ in range(1100):
            waiting.append(call(address))
            waiting[-1].sendall(HALF)
        page = http.client.HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE)
        page.request("GET", "/")
        assert page.getresponse().status == 200
        assert status(address, "/readyz", source="127.0.0.2") == 200, "nor does it hold up another address"
    finally:
        for one in waiting:
            one.close()
        server.kill()
        server.wait()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_head_has_one_clock_which_single_bytes_do_not_set_back(made) -> None:
    address, app = made(patience=0.3)
    with call(address) as slow:
        slow.sendall(HALF)
        slow.settimeout(0.05)
        heard = None
        for _ in range(1200):  # drips for a minute, if it is let
            try:
                slow.sendall(b"x")
                heard = slow.recv(100)
                break
            except TimeoutError:
                continue
            except OSError:
                heard = b""
                break
        assert heard is not None, "the drip goes on for ever"
        assert heard == b"" or heard.startswith(b"HTTP/1.1 408 ")
    assert counted(app, "late-head") == 1


def test_a_connection_that_says_nothing_is_ended_without_a_word(made) -> None:
    address, _ = made(patience=0.3)
    with call(address) as silent:
        assert told(silent) == b""


@pytest.mark.parametrize("length", [b"Content-Length: 100", b"Transfer-Encoding: chunked"])
def test_a_body_that_does_not_come_is_not_waited_for(
    made, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, length: bytes
) -> None:
    monkeypatch.setattr(doors, "BODY_PATIENCE", 0.5 / PATIENCE)  # a head has all the time in the world
    address, app = made(patience=PATIENCE)
    with call(address) as slow:
        head = b"POST /open HTTP/1.1\r\nHost: palas\r\nContent-Type: application/json\r\n" + length
        slow.sendall(head + b"\r\n\r\n5\r\nhalf ")
        assert told(slow).startswith(b"HTTP/1.1 408 ")
    assert counted(app, "late-body") == 1
    assert status(address) == 200
    assert not [record for record in caplog.records if record.exc_info], "and nothing is written of it"


def test_a_body_that_nobody_reads_is_not_waited_for_either(made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "BODY_PATIENCE", 10 / PATIENCE)  # longer than the answer takes
    address, app = made(patience=PATIENCE)
    with call(address) as slow:
        slow.sendall(b"GET /livez HTTP/1.1\r\nHost: palas\r\nContent-Length: 100\r\n\r\nhalf")
        heard = told(slow)
        assert heard.startswith(b"HTTP/1.1 200 ")
        assert b"408" not in heard
    assert counted(app, "late-body") <= 1


def test_a_head_of_any_size_is_not_read(made) -> None:
    address, _ = made()
    with call(address) as large:
        large.sendall(b"GET / HTTP/1.1\r\nHost: palas\r\nX-Large: " + b"x" * (LARGEST_HEAD + 1))
        assert told(large).startswith(b"HTTP/1.1 400 ")


def test_an_address_that_has_its_share_gives_way_to_itself_and_not_to_others(made) -> None:
    address, app = made(limits=True, per_address=4, patience=600.0)
    with contextlib.ExitStack() as stack:
        waiting = [stack.enter_context(call(address)) for _ in range(4)]
        for one in waiting:
            one.sendall(HALF)
        other = stack.enter_context(call(address, "127.0.0.2"))
        other.sendall(HALF)
        assert status(address, source="127.0.0.3") == 200
        assert status(address) == 200, "the fifth of this address takes the place of the first"
        assert told(waiting[0]) == b""
        assert counted(app, "waiting") == 1
        other.sendall(b"Connection: close\r\n\r\n")
        assert told(other).startswith(b"HTTP/1.1 200 ")


def test_whoever_has_said_what_he_wants_is_not_sent_away(made, hall: Hall) -> None:
    """Four long polls fill the share of an address; the fifth connection is refused, and no poll is lost."""
    address, app = made(limits=True, per_address=4, patience=PATIENCE)
    person = Person()
    opened = person.post(f"{address}/open", {"game": "caylus", "seat0": "me", "seat1": "here", "order": "as_listed"})
    table = opened.headers["location"].split("/t/")[1].split("#")[0]
    cookie = opened.headers["set-cookie"].partition(";")[0]
    opened.close()
    now = person.get(f"{address}/t/{table}/news?form=view")
    asked = f"GET /t/{table}/news?since={now['version']} HTTP/1.1\r\nHost: palas\r\nCookie: {cookie}\r\n"
    with contextlib.ExitStack() as stack:
        polls = [stack.enter_context(call(address)) for _ in range(4)]
        for poll in polls:
            poll.sendall(f"{asked}Connection: close\r\n\r\n".encode())
        gauge = app.state.metrics.registry
        wait_for(lambda: gauge.get_sample_value("palas_listening", {"way": "poll"}) == 4, "it never happens")
        with call(address) as fifth:
            assert told(fifth).startswith(b"HTTP/1.1 503 ")
        assert counted(app, "address") == 1
        visitor = hall.greet(cookie.partition("=")[2]).visitor
        hall.table(table).act(visitor, now["seat"], now["legal"][0], now["version"])
        assert all(told(poll).startswith(b"HTTP/1.1 200 ") for poll in polls)


def test_the_places_of_connections_that_ended_are_free_again(made) -> None:
    address, app = made()
    for _ in range(3):
        with call(address) as left:
            left.sendall(HALF)
        assert status(address) == 200
    wait_for(lambda: app.state.metrics.registry.get_sample_value("palas_connections") == 0, "it never happens")


def test_a_proxy_on_this_machine_may_bring_everybody(made) -> None:
    address, app = made(limits=True, per_address=2, patience=600.0, public_url="https://palas.example.org")
    with contextlib.ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(call(address)).sendall(HALF)
        assert status(address) == 200
    assert counted(app, "waiting") == 0


def test_there_is_room_for_the_database_beside_the_connections() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    room = room_for(Settings(connections=10**9))
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    assert room.connections <= allowed * 3 // 4
    assert room_for(Settings(connections=100, per_address=200)) == Room(100, 25, 10.0, 60.0)
    assert room_for(Settings(connections=100, limits=False)).per_address == 100
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_sockets_take_and_leave_places_too(made) -> None:
    address, app = made()
    person = Person()
    opened = person.post(f"{address}/open", {"game": "caylus", "seat0": "me", "seat1": "here", "order": "as_listed"})
    table = opened.headers["location"].split("/t/")[1].split("#")[0]
    cookie = opened.headers["set-cookie"].partition(";")[0]
    opened.close()
    registry = app.state.metrics.registry
    live = f"{address.replace('http', 'ws')}/t/{table}/live"
    patient: dict[str, Any] = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}
    with connect(live, origin=address, additional_headers={"cookie": cookie}, max_size=None, **patient) as tab:
        assert '"version"' in tab.recv(PATIENCE)
        assert registry.get_sample_value("palas_connections") >= 1
        assert registry.get_sample_value("palas_listening", {"way": "socket"}) == 1
    wait_for(lambda: registry.get_sample_value("palas_connections") == 0, "it never happens")
    wait_for(lambda: registry.get_sample_value("palas_listening", {"way": "socket"}) == 0, "it never happens")


@pytest.fixture
def heard(made) -> tuple[Starlette, Callable[[], ClientConnection]]:
    """A server with limits, and what opens live sockets of one person at one of its tables."""
    address, app = made(limits=True)
    person = Person()
    opened = person.post(f"{address}/open", {"game": "caylus", "seat0": "me", "seat1": "here", "order": "as_listed"})
    table = opened.headers["location"].split("/t/")[1].split("#")[0]
    headers = {"cookie": opened.headers["set-cookie"].partition(";")[0]}
    opened.close()
    live = f"{address.replace('http', 'ws')}/t/{table}/live"
    patient: dict[str, Any] = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}

    def listen() -> ClientConnection:
        return connect(live, origin=address, additional_headers=headers, max_size=None, **patient)

    return app, listen


@pytest.mark.parametrize("word", ["ping", "looks", "x" * 500, b""])
def test_a_socket_that_talks_without_end_is_ended(heard, word: str | bytes) -> None:
    """Each word is read by the event loop: a few sockets that say what a page says, without a pause, held up all."""
    app, listen = heard
    with listen() as tab, contextlib.suppress(ConnectionClosed):
        tab.recv(PATIENCE)
        while True:
            tab.send(word)
    wait_for(lambda: counted(app, "talkative") == 1, "it is not told")
    with listen() as tab:
        tab.recv(PATIENCE)
        for _ in range(20):  # a person who goes to and fro between windows
            tab.send("looks")
            tab.send("away")
        tab.send("ping")
        while "pong" not in str(tab.recv(PATIENCE)):
            pass


def test_a_word_that_is_too_long_ends_its_socket_however_small_it_travels(heard) -> None:
    _, listen = heard
    with listen() as tab:
        tab.recv(PATIENCE)
        tab.send("x" * 700)
        with contextlib.suppress(ConnectionClosed):
            while True:
                tab.recv(PATIENCE)
        assert tab.close_code == 1009


def test_what_is_nonsense_before_it_is_open_gets_no_answer(
    made, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection is ended a moment later; what the server has to say meanwhile, yes or no, is said to nobody."""
    began: list[str] = []
    spoilt: list[SocketDoor] = []

    def late(app: Any) -> Any:
        async def answer(scope: Any, receive: Any, send: Any) -> None:
            began.append(scope["type"])
            while scope["type"] == "websocket" and len(spoilt) < began.count("websocket"):
                await asyncio.sleep(0.01)
            await app(scope, receive, send)

        return answer

    monkeypatch.setattr(SocketDoor, "handle_parser_exception", lambda door: spoilt.append(door))
    monkeypatch.setattr("web.conftest.slow_line", late)
    address, _ = made()
    hello = (
        "GET /t/nowhere/live HTTP/1.1\r\nHost: palas\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nOrigin: {}\r\n\r\n"
    )
    for number, origin in enumerate((address, "http://elsewhere"), 1):
        with call(address) as caller:
            caller.sendall(hello.format(origin).encode())
            wait_for(lambda number=number: began.count("websocket") == number, "it does not get in")
            caller.sendall(b"\x81\x08nonsense")  # a client must mask what it says
            assert told(caller) == b""
    assert len(spoilt) == 2
    assert not [record for record in caplog.records if record.exc_info], "and nothing is written of it"
