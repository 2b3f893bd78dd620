"""Which bots think first: the server tells the tables where a request comes from, and remembers no address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from steady import PATIENCE

from palas.tables import Hall
from palas.web.app import make_app
from palas.web.households import household, word_for
from web.conftest import settings_for

BOTS_ALONE = {"game": "caylus", "seat0": "bot:random", "seat1": "bot:random", "pace": "0"}


@pytest.fixture
def open_from(hall: Hall, tmp_path: Path) -> Iterator[object]:
    """Open a table from an address; its id."""
    app = make_app(settings_for(tmp_path), hall)

    def opened(address: str) -> str:
        guest = TestClient(app, client=(address, 50000), follow_redirects=False)
        guest.headers["origin"] = "http://testserver"
        place = guest.post("/open", data={"game": "caylus", "quick": "1"}).headers["location"]
        return str(place).partition("/t/")[2].partition("#")[0]

    with TestClient(app):
        yield opened


def test_tables_from_one_household_are_known_as_such(hall: Hall, open_from) -> None:
    words = [hall.audience.household(open_from(address)) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")]
    assert words[0] == words[1] != words[2]
    assert "192" not in words[0]


def test_one_ipv6_network_is_one_household(hall: Hall, open_from) -> None:
    near, far = ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"), "2001:db8:1:3::1"
    words = [hall.audience.household(open_from(address)) for address in (*near, far)]
    assert words[0] == words[1] != words[2]


def test_an_ipv4_address_in_ipv6_clothes_is_itself() -> None:
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("testclient") == "testclient"
    assert word_for("192.0.2.1") == word_for("192.0.2.1")


def test_bots_alone_wait_for_somebody_who_looks_at_their_page(hall: Hall, guest: TestClient) -> None:
    place = guest.post("/open", data=BOTS_ALONE).headers["location"].partition("#")[0]
    table = hall.table(place.rpartition("/")[2])
    assert hall.wait_for_bots(PATIENCE)
    assert not any("do" in line for line in table.record(full=True).lines), "nobody looks yet"
    assert guest.get(place).status_code == 200
    assert table.standing.state.over, "a page without a script is looked at too"
