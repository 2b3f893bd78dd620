"""Forms and sockets come from our own pages: the same scheme, the same host, the same port."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from palas.tables import Hall
from palas.web.app import make_app
from palas.web.guard import origin_of
from palas.web.live import REFUSED
from web.conftest import settings_for
from web.test_server import open_table

PUBLIC = "https://palas.example.org"


def posts(client: TestClient, origin: str, **headers: str) -> bool:
    """Is a form with this origin taken?"""
    answer = client.post("/settings/quick", data={"lang": "en"}, headers={"origin": origin, **headers})
    assert answer.status_code in (303, 403)
    return answer.status_code == 303


def connects(client: TestClient, table: str, origin: str, **headers: str) -> bool:
    """Is a socket with this origin taken?"""
    place = f"{str(client.base_url).rstrip('/').replace('http', 'ws', 1)}/t/{table}/live"
    try:
        with client.websocket_connect(place, headers={"origin": origin, **headers}) as socket:
            return bool(socket.receive_json()["fragments"])
    except WebSocketDisconnect as refused:
        return refused.code != REFUSED


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("http://testserver", True),
        ("http://testserver:80", True),
        ("http://TestServer", True),
        ("https://testserver", False),
        ("https://testserver:80", False),
        ("http://testserver:8080", False),
        ("http://testserver.example", False),
        ("http://testserver@evil.example", False),
        ("http://evil@testserver", False),
        ("http://testserver/path", False),
        ("http://testserver?query", False),
        ("http://[testserver", False),
        ("http://testserver:port", False),
        ("ftp://testserver", False),
        ("ws://testserver", False),
        ("//testserver", False),
        ("testserver", False),
        ("null", False),
        ("", False),
    ],
)
def test_scheme_host_and_port_are_compared(guest: TestClient, origin: str, ours: bool) -> None:
    table = open_table(guest)
    assert posts(guest, origin) is ours
    assert connects(guest, table, origin) is ours


def test_no_host_is_no_origin(guest: TestClient) -> None:
    table = open_table(guest)
    for origin in ("null", "", "http://"):
        assert not posts(guest, origin, host="")
        assert not connects(guest, table, origin, host="")


def test_two_origins_are_none(guest: TestClient) -> None:
    answer = guest.post(
        "/settings/quick", content="lang=en",
        headers=[("origin", "http://testserver"), ("origin", "http://evil.example")],
    )  # fmt: skip
    assert answer.status_code == 403


@pytest.mark.parametrize("forwarded", ["http", "https"], ids=["a silent proxy", "a telling proxy"])
def test_behind_a_proxy_the_public_address_counts(hall: Hall, tmp_path: Path, forwarded: str) -> None:
    """Also when the proxy does not pass the scheme on: the page at http:// of the same host is not ours."""
    app = make_app(settings_for(tmp_path, public_url=PUBLIC), hall)
    base = f"{forwarded}://palas.example.org"
    with TestClient(app, base_url=base, follow_redirects=False, headers={"origin": PUBLIC}) as client:
        table = open_table(client, public="1")
        assert posts(client, PUBLIC)
        assert posts(client, f"{PUBLIC}:443")
        assert not posts(client, "http://palas.example.org")
        assert not posts(client, "https://palas.example.org:8443")
        assert connects(client, table, PUBLIC)
        assert not connects(client, table, "http://palas.example.org")
        assert not connects(client, table, "https://palas.example.org:8443")


def test_on_the_machine_itself_the_server_can_be_used_past_its_proxy(hall: Hall, tmp_path: Path) -> None:
    app = make_app(settings_for(tmp_path, public_url=PUBLIC), hall)
    with TestClient(app, base_url="http://127.0.0.1:8000", follow_redirects=False) as client:
        assert posts(client, "http://127.0.0.1:8000")
        assert not posts(client, "https://127.0.0.1:8000")
        assert not posts(client, "http://127.0.0.1")


def test_an_origin_is_read_as_browsers_write_it() -> None:
    assert origin_of("https://[2001:db8::1]:8000") == ("https", "2001:db8::1", 8000)
    assert origin_of("https://palas.example.org") == ("https", "palas.example.org", 443)
    assert origin_of("http://palas.example.org:99999") is None
