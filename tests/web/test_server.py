"""The server by itself: pages, refusals, duplicates, forgeries, escaping, headers, limits, languages."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tables.conftest import dice_market  # noqa: F401

from palas.engine.errors import IllegalAction
from palas.tables import BotPool, Hall, SeatWish, Store, StoreError, StoreFull, Table, TableWish, Visitor
from palas.web.app import make_app
from palas.web.guard import HEADERS, LARGEST_BODY
from web.conftest import settings_for

EVIL = '<img src=x onerror="a">'


def open_table(client: TestClient, **fields: str) -> str:
    """Open a table for oneself and another person here; its id."""
    form = {"game": "caylus", "seat0": "me", "seat1": "here", "order": "as_listed", "pace": "0", **fields}
    answer = client.post("/open", data=form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].split("/t/")[1].split("#")[0].split("/")[0]


def news(client: TestClient, table: str) -> dict:
    answer = client.get(f"/t/{table}/news", params={"form": "view"})
    assert answer.status_code == 200
    return answer.json()


def move(client: TestClient, table: str, **changed: object) -> object:
    """A move by the seat that is asked; fields may be changed to forge it."""
    now = news(client, table)
    content = {"seat": now["seat"], "code": now["legal"][0], "seen": now["version"], "key": "k" * 16, **changed}
    return client.post(f"/t/{table}/act", json=content)


def other_browser(guest: TestClient, hall: Hall, tmp_path: Path) -> TestClient:
    """Somebody else at the same server."""
    client = TestClient(guest.app, follow_redirects=False)
    client.headers["origin"] = "http://testserver"
    return client


# -- pages --------------------------------------------------------------------------------------------------------


def test_the_first_page_offers_a_game_against_bots_in_one_click(guest: TestClient) -> None:
    page = guest.get("/")
    assert page.status_code == 200
    assert "Play against bots" in page.text
    opened = guest.post("/open", data={"game": "caylus", "quick": "1"})
    table = guest.get(opened.headers["location"].split("#")[0])
    assert table.status_code == 200
    assert 'id="board"' in table.text


def test_every_page_opens_in_both_languages(guest: TestClient) -> None:
    table = open_table(guest)
    pages = ["/", "/rules", "/rules/caylus", "/rules/caylus?q=provost", "/about", "/settings"]
    pages += [f"/t/{table}{part}" for part in ("", "/seats", "/replay", "/replay?n=0")]
    pages += [f"/join/{table}", f"/watch/{table}"]
    for lang, word in (("de", "Regeln"), ("en", "Rules")):
        for path in pages:
            page = guest.get(path, headers={"accept-language": lang})
            assert page.status_code == 200, path
            assert f'<html lang="{lang}"' in page.text, path
            assert word in page.text, path


def test_the_language_can_be_switched_and_is_remembered(guest: TestClient) -> None:
    guest.post("/settings/quick", data={"lang": "de", "back": "/about"})
    assert "Inoffiziell" in guest.get("/about").text
    guest.post("/settings/quick", data={"lang": "en", "back": "/about"})
    assert "Unofficial" in guest.get("/about", headers={"accept-language": "de"}).text


def test_settings_are_kept(guest: TestClient) -> None:
    form = {"nickname": "Anna", "lang": "en", "theme": "dark", "sound": "1", "one_click": "1", "still": "1"}
    assert guest.post("/settings", data=form).status_code == 303
    page = guest.get("/settings").text
    assert 'data-theme="dark"' in page
    assert 'data-sound="on"' in page
    assert 'data-one-click="1"' in page
    assert 'data-motion="still"' in page
    assert 'value="Anna"' in page


def test_a_rule_can_be_linked_and_found(guest: TestClient) -> None:
    page = guest.get("/rules/caylus").text
    assert 'id="CAY-5.4"' in page
    assert "/rules/caylus#CAY-5" in guest.get("/rules/caylus?q=worker").text
    assert "Nothing found" in guest.get("/rules/caylus?q=zeppelin").text


def test_what_is_searched_for_is_escaped(guest: TestClient) -> None:
    page = guest.get("/rules/caylus", params={"q": EVIL}).text
    assert "<img" not in page


def test_health(guest: TestClient) -> None:
    assert guest.get("/livez").text == "ok\n"
    assert guest.get("/readyz").text == "ok\n"


# -- moves --------------------------------------------------------------------------------------------------------


def test_a_move_needs_no_script(guest: TestClient) -> None:
    table = open_table(guest)
    now = news(guest, table)
    page = guest.get(f"/t/{table}").text
    assert f'value="{now["legal"][0]}"' in page
    form = {"seat": now["seat"], "code": now["legal"][0], "seen": now["version"], "key": "form-1-0-abc"}
    done = guest.post(f"/t/{table}/act", data=form)
    assert done.status_code == 303
    assert news(guest, table)["version"] > now["version"]


def test_the_same_request_twice_has_effect_once(guest: TestClient) -> None:
    table = open_table(guest)
    now = news(guest, table)
    content = {"seat": now["seat"], "code": now["legal"][0], "seen": now["version"], "key": "twice-twice"}
    first = guest.post(f"/t/{table}/act", json=content)
    second = guest.post(f"/t/{table}/act", json=content)
    assert (first.status_code, second.status_code) == (200, 200)
    assert first.json()["version"] == second.json()["version"]


def test_the_same_key_with_another_move_is_refused(guest: TestClient) -> None:
    table = open_table(guest)
    told = news(guest, table)
    first, other = told["legal"][:2]
    sent = {"seat": told["seat"], "seen": told["version"], "key": "a-key-of-mine"}
    assert guest.post(f"/t/{table}/act", json={**sent, "code": first}).status_code == 200
    refused = guest.post(f"/t/{table}/act", json={**sent, "code": other})
    assert refused.status_code == 409
    assert refused.json()["key"] == "other-request"
    assert guest.post(f"/t/{table}/act", json={**sent, "code": first}).status_code == 200


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (StoreFull("store-full", url="sqlite:////home/keeper/palas.db"), "no room"),
        (
            StoreError("store-failed", url="sqlite:////home/keeper/palas.db", detail="disk I/O error"),
            "reach its tables",
        ),
    ],
)
def test_a_store_that_fails_is_503_and_shows_no_path(
    guest: TestClient, hall: Hall, monkeypatch: pytest.MonkeyPatch, error: StoreError, sentence: str
) -> None:
    table = open_table(guest)
    told = news(guest, table)
    sent = {"seat": told["seat"], "seen": told["version"], "code": told["legal"][0], "key": "a-key-of-mine"}

    def fail(self: Store) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(Store, "writing", fail)
        answers = [guest.post(f"/t/{table}/act", json=sent), guest.post("/open", data={"game": "caylus", "quick": "1"})]
        answers.append(guest.post("/settings", data={"nickname": "Ann"}))
        ready = guest.get("/readyz")
    for answer in answers:
        assert answer.status_code == 503
        assert sentence in answer.text
    for answer in (*answers, ready):
        assert "keeper" not in answer.text
        assert "sqlite" not in answer.text.lower()
    assert ready.status_code == 503
    assert guest.post(f"/t/{table}/act", json=sent).status_code == 200
    assert guest.get("/readyz").status_code == 200


def test_a_late_request_is_refused_with_a_sentence(guest: TestClient) -> None:
    table = open_table(guest)
    now = news(guest, table)
    assert move(guest, table, key="first-one").status_code == 200
    late = guest.post(
        f"/t/{table}/act",
        json={"seat": now["seat"], "code": now["legal"][0], "seen": now["version"], "key": "late-late"},
    )
    assert late.status_code in (409, 422)
    assert late.json()["error"].endswith((".", ")"))
    assert "Traceback" not in late.text


def test_what_is_not_legal_is_refused_with_its_rule(guest: TestClient) -> None:
    table = open_table(guest)
    refused = move(guest, table, code="provost +1")
    assert refused.status_code == 422
    assert refused.json()["error"]
    unknown = move(guest, table, code="fly away")
    assert unknown.status_code == 422


def test_why_not_names_the_rule_and_links_it(guest: TestClient) -> None:
    table = open_table(guest)
    now = news(guest, table)
    seat = now["seat"]
    first = now["legal"][1]
    guest.post(f"/t/{table}/act", json={"seat": seat, "code": first, "seen": now["version"], "key": "one-place"})
    told = guest.get(f"/t/{table}/about", params={"seat": news(guest, table)["seat"], "code": first}).text
    assert "Not possible now" in told
    assert "/rules/caylus#CAY-" in told


def test_a_preview_says_what_a_move_costs(guest: TestClient) -> None:
    table = open_table(guest)
    now = news(guest, table)
    code = next(code for code in now["legal"] if code.startswith("place"))
    told = guest.get(f"/t/{table}/about", params={"seat": now["seat"], "code": code}).text
    assert "−1" in told
    assert "→" in told


@pytest.mark.parametrize(
    "changed",
    [{"seat": 7}, {"seat": -1}, {"seen": "x"}, {"key": ""}, {"key": "k" * 999}, {"code": ""}, {"code": "p" * 5000},
     {"seat": [1]}, {"seat": None}],
)  # fmt: skip
def test_damaged_requests_change_nothing(guest: TestClient, changed: dict) -> None:
    table = open_table(guest)
    before = news(guest, table)["version"]
    answer = move(guest, table, **changed)
    assert 400 <= answer.status_code < 500
    assert "Traceback" not in answer.text
    assert news(guest, table)["version"] == before


def test_a_stranger_can_neither_look_nor_act(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    table = open_table(guest)
    now = news(guest, table)
    stranger = other_browser(guest, hall, tmp_path)
    for path in ("", "/news", "/replay", "/seats", "/record", "/about?code=pass", "/result", "/result.svg"):
        assert stranger.get(f"/t/{table}{path}").status_code == 403, path
    forged = {"seat": now["seat"], "code": now["legal"][0], "seen": now["version"], "key": "forged-forged"}
    assert stranger.post(f"/t/{table}/act", json=forged).status_code == 403
    assert stranger.post(f"/t/{table}/undo", json={"seat": 0, "key": "forged-undo"}).status_code == 403
    assert stranger.post(f"/t/{table}/rotate", json={"seat": 1}).status_code == 403
    assert stranger.post(f"/t/{table}/hand", json={"seat": 1, "to": "link"}).status_code == 403
    assert stranger.post(f"/join/{table}", data={"secret": "A" * 22}).status_code == 403
    assert news(guest, table)["version"] == now["version"]


def test_undo_takes_the_last_move_back(guest: TestClient) -> None:
    table = open_table(guest)
    before = news(guest, table)
    assert move(guest, table).status_code == 200
    done = guest.post(f"/t/{table}/undo", json={"seat": before["seat"], "key": "undo-undo"})
    assert done.status_code == 200
    after = news(guest, table)
    assert after["seat"] == before["seat"]
    assert after["legal"] == before["legal"]


def test_a_friend_sits_down_by_link_and_an_old_link_is_dead(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    opened = guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "link", "order": "as_listed"})
    place, _, fragment = opened.headers["location"].partition("#")
    assert place.endswith("/seats"), "somebody is to be invited, so the links are shown first"
    table = place.split("/")[2]
    old = dict(part.split("=") for part in fragment.split("&"))["1"]
    rotated = guest.post(f"/t/{table}/rotate", data={"seat": "1"})
    new = rotated.headers["location"].partition("#1=")[2]
    assert new not in ("", old)
    friend = other_browser(guest, hall, tmp_path)
    assert friend.post(f"/join/{table}", data={"secret": old, "nickname": "Jonas"}).status_code == 403
    assert friend.post(f"/join/{table}", data={"secret": new, "nickname": "Jonas"}).status_code == 303
    assert "Jonas" in guest.get(f"/t/{table}").text
    assert friend.get(f"/t/{table}").status_code == 200
    assert friend.get("/").text.count(f"/t/{table}") == 1, "my tables survive"


def test_a_spectator_sees_but_does_not_act(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    opened = guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "bot:random"})
    place, _, fragment = opened.headers["location"].partition("#")
    table = place.split("/")[2]
    watcher = other_browser(guest, hall, tmp_path)
    secret = dict(part.split("=") for part in fragment.split("&"))["watch"]
    assert watcher.post(f"/watch/{table}", data={"secret": secret}).status_code == 303
    page = watcher.get(f"/t/{table}").text
    assert "You are watching" in page
    assert "data-action=" not in page
    assert news(watcher, table)["legal"] == []
    assert (
        watcher.post(f"/t/{table}/act", json={"seat": 0, "code": "pass", "seen": 1, "key": "w" * 9}).status_code == 403
    )


def test_the_host_hands_a_seat_to_a_bot_and_a_stranger_sits_down_on_an_open_one(
    guest: TestClient, hall: Hall, tmp_path: Path
) -> None:
    opened = guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "link", "seat2": "open"})
    table = opened.headers["location"].split("/")[2]
    host = hall.greet(guest.cookies["palas"]).visitor
    waiting = {seat.kind: seat.seat for seat in hall.table(table).look(host, None).seats}
    assert guest.post(f"/t/{table}/hand", data={"seat": waiting["link"], "to": "bot:random"}).status_code == 303
    assert "Waits for a friend" not in guest.get(f"/t/{table}/seats").text
    stranger = other_browser(guest, hall, tmp_path)
    assert f"/t/{table}" in stranger.get("/").text, "a table with an open seat is listed"
    sat = stranger.post(f"/t/{table}/sit", data={"seat": waiting["open"], "nickname": "Marlene"})
    assert sat.status_code == 303
    assert "Marlene" in guest.get(f"/t/{table}").text


def test_a_clock_is_shown_and_says_what_it_does(guest: TestClient) -> None:
    assert "a bot plays on until the person is back" in guest.get("/").text
    table = open_table(guest, clock="turn-300")
    assert 'data-clock="' in guest.get(f"/t/{table}").text


def test_a_qr_code_is_made_of_our_own_links_only(guest: TestClient) -> None:
    assert "<svg" in guest.post("/qr", json={"link": "http://testserver/join/abc#def"}).json()["svg"]
    assert guest.post("/qr", json={"link": "http://testserver.evil.example/x"}).status_code == 400
    assert guest.post("/qr", json={"link": "https://evil.example/"}).status_code == 400


def test_no_page_tells_a_secret(guest: TestClient) -> None:
    opened = guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "link"})
    place, _, fragment = opened.headers["location"].partition("#")
    table = place.split("/")[2]
    pages = "".join(guest.get(f"/t/{table}{part}").text for part in ("", "/seats", "/replay", "/news"))
    for part in fragment.split("&"):
        assert part.split("=")[1] not in pages


def test_a_branch_and_a_rematch_are_new_tables(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    move(guest, table)
    branched = guest.post(f"/t/{table}/branch", data={"n": "5"})
    assert branched.status_code == 303
    assert table not in branched.headers["location"]
    assert guest.get(branched.headers["location"].split("#")[0]).status_code == 200


# -- what people type ---------------------------------------------------------------------------------------------


def test_everything_typed_is_escaped(guest: TestClient) -> None:
    table = open_table(guest, nickname=EVIL, name1=EVIL)
    move(guest, table)
    for path in ("/", "/settings", f"/t/{table}", f"/t/{table}/seats", f"/t/{table}/replay", f"/t/{table}/news"):
        text = guest.get(path).text
        assert "<img" not in text, path
        assert "&lt;img src=x onerror=" in text or "<img" not in text.replace("\\u003c", "<"), path
    assert "&lt;img src=x onerror=" in guest.get(f"/t/{table}").text


def test_names_are_cut_and_tidied(guest: TestClient) -> None:
    guest.post("/settings", data={"nickname": "  A\nn\tna\u202e " + "x" * 500})
    page = guest.get("/settings").text
    name = re.search(r'id="nickname"[^>]*value="([^"]*)"', page)
    assert name is not None
    assert len(name[1]) <= 24
    assert "\u202e" not in name[1]


def test_after_a_setting_nobody_is_led_to_another_site(guest: TestClient) -> None:
    for back in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"):
        answer = guest.post("/settings/quick", data={"lang": "de", "back": back})
        assert answer.headers["location"] == "/", back


# -- guards -------------------------------------------------------------------------------------------------------


def test_every_answer_carries_the_headers(guest: TestClient) -> None:
    for path in ("/", "/nowhere", "/static/palas.css", "/static/board.css", "/livez"):
        answer = guest.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (path, name)
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_every_style_sheet_of_a_page_is_served_under_its_fingerprint(guest: TestClient) -> None:
    sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', guest.get("/").text)
    assert [sheet.partition("?")[0].rpartition("/")[2] for sheet in sheets] == [
        "fonts.css", "tokens.css", "palas.css", "told.css", "people.css", "board.css", "frame.css",
        "trial.css", "puzzles.css",
    ]  # fmt: skip
    for sheet in sheets:
        answer = guest.get(sheet)
        assert answer.status_code == 200, sheet
        assert answer.headers["content-type"].startswith("text/css")
        assert "immutable" in answer.headers["cache-control"]
        assert sheet.partition("?")[2] == hashlib.sha256(answer.content).hexdigest()[:10]


def test_no_page_has_inline_script_or_style_or_foreign_addresses(guest: TestClient) -> None:
    table = open_table(guest)
    for path in ("/", "/about", "/rules/caylus", f"/t/{table}", f"/t/{table}/seats", f"/t/{table}/replay"):
        text = guest.get(path).text
        assert " style=" not in text, path
        assert "<style" not in text, path
        assert not re.search(r"\son\w+=", re.sub(r"<article.*</article>", "", text, flags=re.S)), path
        assert not re.search(r'(?:src|href)="(?:https?:)?//', text), path


def test_cookies_are_for_us_alone(guest: TestClient) -> None:
    cookie = guest.post("/open", data={"game": "caylus", "quick": "1"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_behind_https_cookies_are_secure(hall: Hall, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, public_url="https://palas.example.org")
    with TestClient(make_app(settings, hall), follow_redirects=False) as client:
        headers = {"origin": "https://palas.example.org"}
        answer = client.post("/open", data={"game": "caylus", "quick": "1"}, headers=headers)
        assert answer.status_code == 303
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"},
     {"origin": "http://testserver", "sec-fetch-site": "same-site"}],
)  # fmt: skip
def test_requests_from_other_sites_are_refused(guest: TestClient, headers: dict[str, str]) -> None:
    answer = guest.post("/open", data={"game": "caylus", "quick": "1"}, headers=headers)
    assert answer.status_code == 403
    assert "another site" in answer.text


def test_a_form_without_any_origin_is_refused_but_a_program_may_send_json(guest: TestClient) -> None:
    del guest.headers["origin"]
    assert guest.post("/open", data={"game": "caylus", "quick": "1"}).status_code == 403
    assert guest.post("/open", json={"game": "caylus", "quick": True}).status_code == 303


def test_a_socket_from_another_site_is_refused(guest: TestClient) -> None:
    from starlette.websockets import WebSocketDisconnect

    table = open_table(guest)
    for headers in ({"origin": "https://evil.example"}, {"origin": ""}):
        with pytest.raises(WebSocketDisconnect), guest.websocket_connect(f"/t/{table}/live", headers=headers):
            pass


def test_the_socket_sends_whole_fragments_and_only_those_that_changed(guest: TestClient) -> None:
    table = open_table(guest)
    headers = {"origin": "http://testserver"}
    with guest.websocket_connect(f"/t/{table}/live", headers=headers) as socket:
        first = socket.receive_json()
        assert set(first["fragments"]) == {"prompt", "board", "players", "since", "chron", "minis", "dock", "where"}
        socket.send_text("ping")
        assert socket.receive_json() == {"pong": 1}
        assert move(guest, table).status_code == 200
        second = socket.receive_json()
        assert second["version"] > first["version"]
        assert second["fragments"]["board"].startswith('<div id="board"')
        assert "players" in second["fragments"]


def test_too_much_at_once_is_refused(hall: Hall, tmp_path: Path) -> None:
    with TestClient(make_app(settings_for(tmp_path, limits=True), hall), follow_redirects=False) as client:
        client.headers["origin"] = "http://testserver"
        codes = [client.post("/open", data={"game": "caylus", "quick": "1"}).status_code for _ in range(35)]
    assert codes.count(303) == 30
    assert codes[-1] == 429


def test_large_bodies_are_refused(guest: TestClient) -> None:
    table = open_table(guest)
    answer = guest.post(f"/t/{table}/act", content=b"x" * (LARGEST_BODY + 1))
    assert answer.status_code == 413

    def drip():  # no length is told beforehand
        for _ in range(40):
            yield b"y" * 1024

    assert guest.post(f"/t/{table}/act", content=drip()).status_code == 413


def test_broken_json_is_refused_with_a_sentence(guest: TestClient) -> None:
    table = open_table(guest)
    for body in (b"{", b"[]", b'{"seat": {}}', b"\xff\xfe"):
        answer = guest.post(f"/t/{table}/act", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, body
        assert "Nothing was changed" in answer.json()["error"]


def test_unknown_pages_and_tables_say_so(guest: TestClient) -> None:
    assert "There is no such page" in guest.get("/nowhere").text
    assert guest.get("/t/abcdefghijkl").status_code == 404
    assert guest.get("/rules/chess").status_code in (400, 404)
    assert guest.post("/").status_code == 405


def test_a_crash_shows_a_sentence_and_no_trace(hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **kwargs: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(Hall, "open_tables", broken)
    monkeypatch.setattr(Store, "probe", broken)
    with TestClient(make_app(settings_for(tmp_path), hall), raise_server_exceptions=False) as client:
        page = client.get("/")
        assert page.status_code == 500
        assert "secret detail" not in page.text
        assert "Traceback" not in page.text
        assert "Something went wrong on our side" in page.text
        assert client.get("/readyz").status_code == 503


# -- languages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "lang"),
    [("de-AT,de;q=0.9", "de"), ("fr,de;q=0.5,en;q=0.3", "de"), ("en;q=0.2,de;q=0.9", "de"), ("fr", "en"), ("", "en"),
     ("de;q=nonsense,en", "en")],
)  # fmt: skip
def test_the_browsers_language_is_spoken(guest: TestClient, header: str, lang: str) -> None:
    assert f'<html lang="{lang}"' in guest.get("/", headers={"accept-language": header}).text


def test_the_catalogues_hold_the_same_messages_and_no_more_than_are_used() -> None:
    root = Path(__file__).parents[2] / "src" / "palas"
    keys = {}
    for lang in ("de", "en"):
        text = (root / "web" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        found = re.findall(r"^([a-z][\w-]*) =", text, re.M)
        assert len(found) == len(set(found)), lang
        keys[lang] = set(found)
    assert keys["de"] == keys["en"]
    sources = "".join(
        file.read_text(encoding="utf-8")
        for folder in ("web", "commands")
        for file in (root / folder).rglob("*")
        if file.suffix in (".py", ".html") and "text" not in file.parts
    )
    spoken = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", sources))
    built = (
        "client-",
        "error-",
        "clock-",
        "pace-",
        "bot-",
        "bots-",
        "key-",
        "seat-",
        "undo-",
        "help-",
        "thing-",
        "bench-",
        "mode-",
        "box-",
        "cards-source-",
        "field-",
        "value-",
        "trouble-",
        "search-in-",
        "cards-why-",
        "trial-key-",
        "order-",
    )
    unused = {key for key in keys["en"] if key not in spoken and not key.startswith(built)}
    assert unused == set()


# -- hidden things ------------------------------------------------------------------------------------------------


def test_hall_and_store_are_made_by_hand_too(tmp_path: Path) -> None:
    hall = Hall(Store(f"sqlite:///{tmp_path / 'x.db'}"), bots=BotPool(workers=0))
    visitor = hall.greet(None).visitor
    opened = hall.open(visitor, TableWish("caylus", [SeatWish("person", "A"), SeatWish("bot", "B", "random")]))
    with pytest.raises(Exception, match=r"."):
        hall.table(opened.table_id).look(Visitor(id=""), None)


def test_a_game_that_is_not_drawn_shows_its_board_in_text(
    guest: TestClient,
    dice_market: object,  # noqa: F811
) -> None:
    table = open_table(guest, game="dice_market", seat1="bot:random")
    page = guest.get(f"/t/{table}").text
    assert '<pre class="sketch"' in page
    assert "<script>" not in page


def test_a_choice_that_is_gone_while_it_is_explained_is_no_error(
    guest: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(guest)
    code = news(guest, table)["legal"][0]

    def gone(*_: object) -> None:
        raise IllegalAction([])

    monkeypatch.setattr(Table, "preview", gone)
    answer = guest.get(f"/t/{table}/about", params={"seat": 0, "code": code})
    assert answer.status_code == 200
