"""The page of a table that cannot be replayed: explained in both languages, its record, going on by consent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from palas.engine.record import Record, replay
from palas.tables import Hall, StoreError
from palas.web.live import GONE, LATER
from web.test_server import move, news, open_table, other_browser


def spoil(hall: Hall, table: str, statement: str = "") -> None:
    """Damage what is stored of a table."""
    usual = """UPDATE log SET body = '{"do": "dance"}' WHERE table_id = :t AND seq =
               (SELECT MAX(seq) FROM log WHERE table_id = :t AND kind = 'do')"""
    with hall.store.writing() as connection:
        connection.execute(text(statement or usual), {"t": table})
    hall.forget(table)


@pytest.mark.parametrize(("lang", "words"), [("en", "Nothing was deleted"), ("de", "Nichts wurde gelöscht")])
def test_its_people_read_what_happened(guest: TestClient, hall: Hall, lang: str, words: str) -> None:
    table = open_table(guest)
    move(guest, table)
    spoil(hall, table)
    for path in ("", "/seats", "/replay", "/result"):
        page = guest.get(f"/t/{table}{path}", headers={"accept-language": lang})
        assert page.status_code == 409
        assert words in page.text
        assert 'value="go-on"' in page.text
        assert f"/t/{table}/kept" in page.text
    told = guest.get(f"/t/{table}/news", headers={"accept": "application/json"})
    assert (told.status_code, told.json()["key"]) == (409, "trouble-broken")
    lobby = guest.get("/", headers={"accept-language": lang}).text
    assert {"en": "Needs your decision", "de": "Braucht eure Entscheidung"}[lang] in lobby


def test_other_rules_are_explained(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    spoil(hall, table, "UPDATE tables SET rules = '0' WHERE id = :t")
    page = guest.get(f"/t/{table}")
    assert page.status_code == 409
    assert "version 0" in page.text
    assert 'value="go-on"' not in page.text
    assert Record.read(guest.get(f"/t/{table}/kept").text).header["rules"] == "0"


def test_alone_against_bots_one_takes_the_record_along_and_goes_on(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    for number in range(3):
        assert move(guest, table, key=f"key number {number}").status_code == 200
    spoil(hall, table)
    file = guest.get(f"/t/{table}/kept")
    assert file.headers["content-disposition"].endswith('.palas"')
    assert replay(Record.read(file.text)).length > 0
    assert guest.post(f"/t/{table}/decide", data={"choice": "go-on"}).status_code == 303
    assert guest.get(f"/t/{table}").status_code == 200
    assert news(guest, table)["legal"]
    assert move(guest, table, key="another key").status_code == 200
    refused = guest.post(f"/t/{table}/decide", data={"choice": "go-on"})
    assert refused.status_code == 409


def test_friends_agree_or_nothing_happens(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    form = {"game": "caylus", "seat0": "me", "seat1": "link", "order": "as_listed", "nickname": "Ann"}
    place = guest.post("/open", data=form).headers["location"]
    table, _, links = place.removeprefix("/t/").partition("/seats#")
    secret = dict(part.split("=", 1) for part in links.split("&"))["1"]
    friend = other_browser(guest, hall, tmp_path)
    stranger = other_browser(guest, hall, tmp_path)
    assert friend.post(f"/join/{table}", json={"secret": secret, "nickname": "Ben"}).status_code == 303
    move(guest if news(guest, table)["legal"] else friend, table)
    spoil(hall, table)
    page = stranger.get(f"/t/{table}")
    assert page.status_code == 409
    assert "go-on" not in page.text
    assert stranger.get(f"/t/{table}/kept").status_code == 403
    assert stranger.post(f"/t/{table}/decide", data={"choice": "go-on"}).status_code == 403
    story = guest.get(f"/t/{table}/kept")
    assert story.headers["content-disposition"].endswith('.txt"')
    assert guest.post(f"/t/{table}/decide", data={"choice": "go-on"}).status_code == 303
    assert guest.get(f"/t/{table}").status_code == 409
    assert "wants to go on" in friend.get(f"/t/{table}").text
    assert friend.post(f"/t/{table}/decide", data={"choice": "go-on"}).status_code == 303
    assert guest.get(f"/t/{table}").status_code == 200


def test_a_damaged_choice_changes_nothing(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    move(guest, table)
    assert guest.post(f"/t/{table}/decide", data={"choice": "go-on"}).status_code == 409
    spoil(hall, table)
    for choice in ("", "dance", json.dumps({"a": 1})):
        assert guest.post(f"/t/{table}/decide", data={"choice": choice}).status_code == 400
    assert guest.get(f"/t/{table}").status_code == 409


def test_a_socket_says_whether_it_is_worth_coming_back(
    guest: TestClient, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(guest)
    move(guest, table)

    def closed() -> int:
        with guest.websocket_connect(f"/t/{table}/live") as socket, pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_json()
        return ended.value.code

    def fail(self: Hall, table_id: str) -> None:
        raise StoreError("store-failed", url="sqlite:///x", detail="disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(Hall, "table", fail)
        assert closed() == LATER
    spoil(hall, table)
    assert closed() == GONE
