"""Who sees the same shares one rendering: counted, not timed. What is a person's own is never shared."""

from __future__ import annotations

import contextlib
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from markupsafe import Markup
from starlette.testclient import TestClient
from steady import PATIENCE, wait_for

from palas.tables import Hall
from palas.web import renderings
from palas.web.metrics import Metrics
from palas.web.renderings import Drawn, Renderings, drawn
from web.test_server import move, news, open_table, other_browser


def made(client: TestClient, part: str = "table") -> int:
    """How many renderings were made."""
    registry = client.app.state.metrics.registry
    return int(registry.get_sample_value("palas_renderings_total", {"part": part}) or 0)


def shared(client: TestClient) -> int:
    """How many times a table was shown without being drawn."""
    registry = client.app.state.metrics.registry
    return int(registry.get_sample_value("palas_renderings_shared_total", {"part": "table"}) or 0)


def test_fifty_sockets_of_one_seat_cause_one_rendering_per_move(guest: TestClient) -> None:
    table = open_table(guest)
    with contextlib.ExitStack() as stack:
        tabs = [stack.enter_context(guest.websocket_connect(f"/t/{table}/live")) for _ in range(50)]
        first = [tab.receive_json() for tab in tabs]
        assert made(guest) == 1
        for turn in range(1, 4):
            answer = move(guest, table, key=f"move-number-{turn}").json()
            told = [tab.receive_json() for tab in tabs]
            assert {one["version"] for one in told} == {answer["version"]}
            assert {one["fragments"]["board"] for one in told} == {answer["fragments"]["board"]}
            assert made(guest) == 1 + turn, "one for the answer and all fifty tabs"
        assert shared(guest) == 49 + 3 * 50
        assert first[0]["fragments"].keys() == answer["fragments"].keys()


def test_pages_and_long_polls_share_it_too(guest: TestClient) -> None:
    table = open_table(guest)
    page = guest.get(f"/t/{table}").text
    told = guest.get(f"/t/{table}/news").json()["fragments"]
    assert made(guest) == 1
    assert told["board"] in page


@pytest.mark.parametrize(
    "wish", [{"headers": {"accept-language": "de"}}, {"params": {"shape": "phone"}}], ids=["language", "shape"]
)
def test_another_language_and_another_shape_are_drawn_anew(guest: TestClient, wish: dict) -> None:
    table = open_table(guest)
    guest.get(f"/t/{table}")
    guest.get(f"/t/{table}", **wish)
    assert made(guest) == 2


def test_each_page_marks_what_it_has_not_seen(guest: TestClient) -> None:
    table = open_table(guest)
    before = news(guest, table)["version"]
    move(guest, table)
    plain = guest.get(f"/t/{table}").text
    marked = guest.get(f"/t/{table}", params={"seen": before}).text
    assert 'class="new ' not in plain
    assert 'class="new ' in marked
    assert guest.get(f"/t/{table}").text.count('class="new ') == 0
    assert made(guest) == 1, "only the log is written again"
    assert made(guest, "log") == 2


def test_a_drawing_with_a_running_clock_is_soon_too_old(guest: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderings, "CLOCK_SECONDS", 0.0)
    table = open_table(guest, clock="turn-300")
    for _ in range(2):
        guest.get(f"/t/{table}")
    assert made(guest) == 2


def test_whoever_was_shut_out_sees_nothing_of_what_is_kept(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    opened = guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "link", "order": "as_listed"})
    place, _, fragment = opened.headers["location"].partition("#")
    table = place.split("/")[2]
    secret = dict(part.split("=") for part in fragment.split("&"))["1"]
    friend = other_browser(guest, hall, tmp_path)
    assert friend.post(f"/join/{table}", data={"secret": secret, "nickname": "Jonas"}).status_code == 303
    assert friend.get(f"/t/{table}").status_code == 200
    before = made(guest)
    assert friend.get(f"/t/{table}").status_code == 200
    assert made(guest) == before
    assert guest.post(f"/t/{table}/rotate", data={"seat": "1"}).status_code == 303
    assert friend.get(f"/t/{table}").status_code == 403
    assert friend.get(f"/t/{table}/news").status_code == 403


def test_two_devices_at_one_seat_share_it_and_two_seats_do_not(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    opened = guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "link", "order": "as_listed"})
    place, _, fragment = opened.headers["location"].partition("#")
    table = place.split("/")[2]
    secret = dict(part.split("=") for part in fragment.split("&"))["1"]
    phone, tablet = other_browser(guest, hall, tmp_path), other_browser(guest, hall, tmp_path)
    for device in (phone, tablet):
        assert device.post(f"/join/{table}", data={"secret": secret, "nickname": "Jonas"}).status_code == 303
    own = guest.get(f"/t/{table}").text
    before = made(guest)
    first, second = phone.get(f"/t/{table}").text, tablet.get(f"/t/{table}").text
    assert made(guest) == before + 1
    assert 'data-mine="1"' in first
    assert 'data-mine="1"' in second
    assert 'data-mine="0"' in own


def test_a_name_that_is_known_is_not_asked_for_again(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    opened = guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "open", "public": "1"})
    table = opened.headers["location"].split("/")[2].split("#")[0]
    known, unknown = other_browser(guest, hall, tmp_path), other_browser(guest, hall, tmp_path)
    known.post("/settings", data={"nickname": "Marlene"})
    for _ in range(2):
        assert 'name="nickname"' in unknown.get(f"/t/{table}").text
        assert 'name="nickname"' not in known.get(f"/t/{table}").text


# -- by itself ----------------------------------------------------------------------------------------------------


def sheet(text: str = "a") -> Drawn:
    return drawn({"board": Markup(text)})


def test_all_who_come_while_it_is_made_wait_for_it() -> None:
    begun, goes_on = threading.Event(), threading.Event()
    made = []

    def make() -> Drawn:
        made.append(1)
        begun.set()
        assert goes_on.wait(PATIENCE)
        return sheet()

    kept = Renderings(Metrics())
    with ThreadPoolExecutor(3) as threads:
        asked = [threads.submit(kept.once, "table", "sight", 1, make)]
        assert begun.wait(PATIENCE)
        asked += [threads.submit(kept.once, "table", "sight", 1, make) for _ in range(2)]
        goes_on.set()
    assert [one.result().fragments for one in asked] == [{"board": "a"}] * 3
    assert len(made) == 1


def test_what_could_not_be_made_is_tried_again() -> None:
    begun, goes_on = threading.Event(), threading.Event()
    tries = []

    def make() -> Drawn:
        tries.append(1)
        begun.set()
        assert goes_on.wait(PATIENCE)
        if len(tries) == 1:
            raise RuntimeError("once")
        return sheet()

    kept = Renderings(Metrics())
    with ThreadPoolExecutor(2) as threads:
        failed = [threads.submit(kept.once, "table", "sight", 1, make)]
        assert begun.wait(PATIENCE)
        shared = kept.metrics.shared.labels("table")._value
        failed.append(threads.submit(kept.once, "table", "sight", 1, make))
        wait_for(shared.get, "nobody else asks for it")
        goes_on.set()
    for one in failed:
        with pytest.raises(RuntimeError, match="once"):
            one.result()
    assert kept.once("table", "sight", 1, make).fragments == {"board": "a"}
    assert len(tries) == 2


def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderings, "LARGEST", 100)
    kept = Renderings(Metrics())
    for number in range(20):
        kept.once("table", number, 1, lambda: sheet("x" * 30))
    for version in range(2, 5):
        kept.once("table", 19, version, lambda: sheet("y" * 40))
    assert list(kept.kept) == [17, 18, 19]
    assert kept.size == 2 * 30 + 40
