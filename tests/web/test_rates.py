"""How much one address may do: every page that costs is counted, an IPv6 network is one, servers count together."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from limits import parse
from limits.errors import ConfigurationError
from limits.strategies import FixedWindowRateLimiter
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from steady import run_apart

from palas.tables import Hall, Store
from palas.web import crowd, rates
from palas.web.app import make_app
from palas.web.counters import DatabaseCounters
from palas.web.households import household
from palas.web.rates import FREE, Rates, shared_limiter
from palas.web.settings import Settings, read_settings
from palas.web.words import WebError
from web.conftest import settings_for
from web.test_server import open_table

HERE = {"origin": "http://testserver"}


@pytest.fixture
def strict(hall: Hall, tmp_path: Path) -> Starlette:
    """A server with limits."""
    return make_app(settings_for(tmp_path, limits=True), hall)


def somebody(app: Starlette, host: str) -> TestClient:
    return TestClient(app, follow_redirects=False, headers=HERE, client=(host, 5000))


# -- who counts as one --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
        ("192.0.2.7", "192.0.2.8", False),
        ("testclient", "testclient", True),
    ],
)
def test_an_ipv6_network_is_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_many_addresses_of_one_network_share_a_limit(strict: Starlette) -> None:
    with TestClient(strict):
        form = {"game": "caylus", "quick": "1"}
        codes = [
            somebody(strict, f"2001:db8::{number:x}").post("/open", data=form).status_code for number in range(1, 32)
        ]
        assert codes == [303] * 30 + [429]
        assert somebody(strict, "2001:db8:0:1::1").post("/open", data=form).status_code == 303


# -- every page that costs ----------------------------------------------------------------------------------------


def test_every_page_that_costs_is_counted(strict: Starlette, hall: Hall) -> None:
    """With one request in an hour the second is refused, whatever is asked for, and nobody else is."""
    with TestClient(strict, follow_redirects=False, headers=HERE) as client:
        table = open_table(client)
        cookies = dict(client.cookies)
        strict.state.rates.items = dict.fromkeys(rates.ALLOWED, parse("1/hour"))
        paths = [
            route.path.replace("{table:str}", table)
            .replace("{game:str}", "caylus")
            .replace("{size:int}", "192")
            .replace("{kind:str}", "svg")
            for route in strict.routes
            if isinstance(route, Route) and "GET" in (route.methods or ()) and route.path not in FREE
        ]
        assert {"/", f"/t/{table}", "/rules", "/rules/caylus", "/games/caylus", f"/t/{table}/result"} <= set(paths)
        assert {f"/t/{table}/replay", f"/t/{table}/record", "/games/caylus/cards"} <= set(paths)
        assert {"/games/caylus/lesson", "/about", "/settings", "/readyz"} <= set(paths)
        for number, path in enumerate(paths):
            guest = somebody(strict, f"192.0.2.{number}")
            guest.cookies.update(cookies)
            assert guest.get(path).status_code < 429, path
            refused = guest.get(path)
            assert refused.status_code == 429, path
            assert "wait a moment" in refused.text, path


def test_a_refused_request_asks_the_database_nothing(strict: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(strict, follow_redirects=False, headers=HERE) as client:
        open_table(client)
        strict.state.rates.items = dict.fromkeys(rates.ALLOWED, parse("1/hour"))
        assert client.get("/").status_code == 200
        monkeypatch.setattr(Hall, "greet", lambda *_: pytest.fail("the visitor was looked up"))
        assert client.get("/").status_code == 429


# -- sockets and long polls ---------------------------------------------------------------------------------------


def test_one_visitor_has_so_many_sockets_and_no_more(strict: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "PER_VISITOR", 3)
    with TestClient(strict, follow_redirects=False, headers=HERE) as client, contextlib.ExitStack() as stack:
        table = open_table(client)
        for _ in range(2):
            stack.enter_context(client.websocket_connect(f"/t/{table}/live")).receive_json()
        third = contextlib.ExitStack()
        third.enter_context(client.websocket_connect(f"/t/{table}/live")).receive_json()
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/t/{table}/live"):
            pass
        refused = client.get(f"/t/{table}/news", headers={"accept": "application/json"})
        assert refused.status_code == 429
        assert refused.json()["key"] == "too-many-open"
        third.close()
        with client.websocket_connect(f"/t/{table}/live") as again:
            assert again.receive_json()["fragments"]
        assert client.get(f"/t/{table}/news").status_code == 200


def test_one_network_has_so_many_sockets_whoever_they_are(hall: Hall, tmp_path: Path) -> None:
    app = make_app(settings_for(tmp_path, limits=True, per_address=2), hall)
    with TestClient(app, follow_redirects=False, headers=HERE) as client, contextlib.ExitStack() as stack:
        table = open_table(client, public="1")

        def tab(host: str) -> object:
            client._transport.client = (host, 5000)
            return client.websocket_connect(f"/t/{table}/live")

        stack.enter_context(tab("2001:db8::1"))
        stack.enter_context(tab("2001:db8::2"))
        with pytest.raises(WebSocketDisconnect), tab("2001:db8::3"):
            pass
        with tab("2001:db8:0:1::1") as other:
            assert other.receive_json()["fragments"]


# -- counting together --------------------------------------------------------------------------------------------


def test_two_servers_on_one_database_count_together(postgres_url: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=True, database=postgres_url)
    stores = [Store(postgres_url), Store(postgres_url)]
    both = [Rates(True, shared_limiter(settings, store)) for store in stores]
    try:
        allowed = [run_apart(partial(both[turn % 2].hit, "open", "192.0.2.1")) for turn in range(32)]
        assert allowed == [True] * 30 + [False] * 2
        assert run_apart(partial(both[1].hit, "open", "192.0.2.2"))
        assert run_apart(partial(both[0].hit, "join", "192.0.2.1"))
    finally:
        for store in stores:
            store.close()


def test_the_counters_in_the_database(postgres_url: str) -> None:
    store = Store(postgres_url)
    counters = DatabaseCounters(store)
    try:
        assert (counters.get("a"), counters.incr("a", 3600), counters.incr("a", 3600, 2)) == (0, 1, 3)
        assert counters.get("a") == 3
        assert counters.get_expiry("a") > counters.get_expiry("nothing")
        assert counters.incr("old", -1) == 1
        assert counters.get("old") == 0, "it has run out"
        assert counters.incr("old", 3600) == 1, "and begins anew"
        counters.clear("a")
        assert counters.get("a") == 0
        assert counters.check()
        assert counters.reset() == 1
        assert FixedWindowRateLimiter(DatabaseCounters(store)).hit(parse("1/hour"), "x"), "a second one finds the table"
    finally:
        store.close()


def test_what_ran_out_is_thrown_away(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palas.web.counters.SWEEP_EVERY", 3)
    store = Store(postgres_url)
    counters = DatabaseCounters(store)
    try:
        for key in ("a", "b", "c"):
            counters.incr(key, -1)
        assert counters.reset() == 0
    finally:
        store.close()


class Broken:
    """Counters that do not answer."""

    def hit(self, *_: object) -> bool:
        raise ConnectionError("gone")


def test_without_the_shared_counters_a_process_counts_by_itself() -> None:
    alone = Rates(True, Broken(), allowed={"open": "2/hour"})
    assert [run_apart(partial(alone.hit, "open", "192.0.2.1")) for _ in range(3)] == [True, True, False]


def refusal(make: Callable[[], object]) -> str:
    with pytest.raises(WebError) as caught:
        make()
    sentence = caught.value.text("en")
    assert caught.value.text("de") != sentence
    assert "secret" not in sentence
    return sentence


def test_a_store_for_limits_that_cannot_be_used_is_one_sentence(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as deaf:  # bound, but nobody listens
        deaf.bind(("127.0.0.1", 0))
        closed = Settings(limits_store=f"redis://:secret@127.0.0.1:{deaf.getsockname()[1]}/0")
        assert "redis" in refusal(lambda: shared_limiter(closed, hall.store))
    assert "known are memory, redis" in refusal(lambda: read_settings({"limits_store": "mongodb://secret"}, {}))

    def missing(url: str) -> None:
        raise ConfigurationError("prerequisite not available")

    monkeypatch.setattr(rates, "storage_from_string", missing)
    valkey = Settings(limits_store="valkeys://secret")
    assert "pip install valkey." in refusal(lambda: shared_limiter(valkey, hall.store))


def test_one_process_with_sqlite_counts_in_memory(hall: Hall) -> None:
    assert shared_limiter(Settings(), hall.store) is None
    assert shared_limiter(Settings(limits_store="memory://"), hall.store) is None
