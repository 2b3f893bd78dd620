"""What changed is sent, not what stayed: the page makes the same markup from it as if it had been sent whole."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from palas.web.deltas import cut, delta, patched, prints_of
from web.test_server import move, news, open_table

TAGS = ["g>", "/g>", "a b=1>x", "a b=2>y", "use/>", "text>Ä€😀", ""]
PIECES = st.lists(st.sampled_from(TAGS), max_size=30).map("<".join)


def difference(old: str, new: str) -> list[int | str]:
    return delta(prints_of(cut(old)), cut(new), prints_of(cut(new)))


@given(PIECES, PIECES)
def test_old_markup_and_the_difference_make_the_new_one(old: str, new: str) -> None:
    assert patched(old, difference(old, new)) == new


def test_what_stayed_is_named_by_two_numbers() -> None:
    old = "".join(f"<p id={number}>{number}</p>" for number in range(100))
    new = old.replace("<p id=50>50</p>", "<p id=50>fifty</p>")
    assert difference(old, old) == [0, 101]
    assert difference(old, new) == [0, 50, "p><p id=50>fifty", 51, 50]


def test_something_that_moved_is_taken_along() -> None:
    moved = "<g id=a><text>a name</text><path d=M0,0H9V9/></g>"
    rest = "".join(f"<p id={number}>{number}</p>" for number in range(10))
    changes = difference(moved + rest, rest + moved)
    assert not any(isinstance(part, str) and "path" in part for part in changes)
    assert patched(moved + rest, changes) == rest + moved


@pytest.mark.parametrize("game", ["castle", "caylus", "heirs", "nobility", "viscounts"])
def test_a_page_that_is_told_what_changed_has_what_others_are_sent_whole(guest: TestClient, game: str) -> None:
    table = open_table(guest, game=game)
    seat = news(guest, table)["to_act"][0]
    place = f"/t/{table}/live?seat={seat}"
    with guest.websocket_connect(place) as whole, guest.websocket_connect(f"{place}&deltas=1") as told:
        pages = [whole.receive_json()["fragments"], told.receive_json()["fragments"]]
        assert pages[0] == pages[1]
        sizes, size = [], len(str(pages[0]))
        for turn in range(3):
            now = guest.get(f"/t/{table}/news", params={"form": "view", "seat": seat}).json()
            if not now["legal"]:  # somebody else is asked, and the device is in his hands
                break
            content = {
                "seat": now["seat"],
                "code": now["legal"][0],
                "seen": now["version"],
                "key": f"move-number-{turn}",
                "live": 1,
            }
            answer = guest.post(f"/t/{table}/act", json=content)
            assert answer.json() == {"version": answer.json()["version"]}, "a page that listens hears it once"
            pages[0] |= whole.receive_json()["fragments"]
            heard = told.receive_json()
            sizes.append(len(str(heard)))
            pages[1] |= heard["fragments"]
            for name, changes in heard.get("deltas", {}).items():
                pages[1][name] = patched(pages[1][name], changes)
            assert pages[0] == pages[1]
    assert min(sizes) < size / 3


def test_a_page_that_shows_the_table_as_it_is_is_sent_nothing_again(guest: TestClient) -> None:
    table = open_table(guest)
    mark = guest.get(f"/t/{table}").text.partition('data-mark="')[2].partition('"')[0]
    assert len(mark) == 32
    with guest.websocket_connect(f"/t/{table}/live?deltas=1&shows={mark}") as page:
        assert page.receive_json()["fragments"] == {}
        move(guest, table, live=1)
        assert {"board", "prompt"} <= page.receive_json()["fragments"].keys(), "it has no text to change yet"
        move(guest, table, live=1, key="another-key")
        assert page.receive_json()["deltas"]
    with guest.websocket_connect(f"/t/{table}/live?deltas=1&shows={mark}") as page:
        assert page.receive_json()["fragments"].keys() >= {"minis", "board", "players", "prompt", "since", "chron"}
