"""The analysis board: any record, any moment, any position that somebody lays out, and a link that holds it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

import palas
from palas.tables import Hall
from palas.web import uploads
from web.conftest import Server
from web.hands import glance_until, known
from web.test_axe import axe
from web.test_front import finished_table
from web.worlds import paired

GAMES = ("caylus", "castle", "heirs", "nobility", "viscounts")


def read(client: TestClient, kind: str, text: str, n: int = 0) -> Any:
    return client.post(
        "/analysis/read", data={"kind": kind, "text": text, "n": str(n)}, headers={"accept": "application/json"}
    )


def ask(client: TestClient, begin: str, deed: str = "show", **plan: Any) -> Any:
    return client.post("/analysis", json={"begin": begin, "deed": deed, "plan": json.dumps(plan)})


def a_game(game: str, moves: int, seed: int = 5) -> Any:
    state, luck = palas.game(game).start(2, seed), Random(3)
    for _ in range(moves):
        seat = state.to_act[0]
        state.apply_id(seat, luck.choice(state.legal_ids(seat)))
    return state


def test_any_moment_of_a_record_can_be_played_on(guest: TestClient) -> None:
    for game in GAMES:
        state = a_game(game, 30)
        text = palas.record(state).text()
        lines = len(palas.record(state).lines)
        told = read(guest, "text", text, lines).json()
        assert (told["n"], told["entries"]) == (lines, lines)
        tried = ask(guest, told["begin"]).json()
        assert tried["asked"] == state.to_act[0]
        code = state.legal(state.to_act[0])[0].code
        played = ask(guest, told["begin"], "play", lines=[[[tried["asked"], code]]]).json()
        assert played["plan"]["lines"] == [[[tried["asked"], code, ""]]]
        assert "Nobody is waiting" in played["fragments"]["band"]
        assert len(told["begin"]) < 8_000, "a link holds it"


def test_nothing_but_the_position_that_is_sent_decides_what_is_shown(guest: TestClient) -> None:
    """Two worlds that a seat cannot tell apart, imagined alike from its view: the luck of either is gone."""
    for game in GAMES:
        mine, texts = paired(palas.game(game), 25)
        states = [palas.replay(palas.Record.read(text)) for text in texts]
        twins = [palas.record(palas.game(game).imagine(state.view(mine), 7)).text() for state in states]
        begins = [read(guest, "text", text).json()["begin"] for text in twins]
        assert begins[0] == begins[1]
        told = [ask(guest, begin, "play", seed=3, bots=["random"]).json() for begin in begins]
        assert told[0] == told[1]


def test_a_position_in_the_words_of_the_box_is_laid_out(guest: TestClient) -> None:
    words = {"game": "caylus", "players": 3, "red": {"money": 9}}
    told = read(guest, "text", json.dumps(words)).json()
    assert told["entries"] == 0
    tried = ask(guest, told["begin"]).json()
    assert 'data-player="2"' in tried["fragments"]["dock"] + tried["fragments"]["players"]


WRONG = (
    "", "nonsense", "{}", '{"game": "chess"}', '{"game": "caylus", "red": {"money": -4}}', '{"palas": 1}',
    '{"palas": 1, "game": "caylus", "rules": "1", "players": 99, "options": {}}', "[" * 3000,
    '{"palas": 1, "game": "caylus", "rules": "1", "players": 2, "options": {}, "position": {"steps": []}}',
)  # fmt: skip


def test_what_is_wrong_gets_one_sentence(guest: TestClient) -> None:
    for text in WRONG:
        for answer in (read(guest, "text", text), ask(guest, text)):
            assert 400 <= answer.status_code < 500, text
            assert answer.json()["error"]


def test_a_record_that_takes_too_long_is_ended(guest: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "PATIENCE", 0.0)
    answer = read(guest, "text", palas.record(a_game("caylus", 5)).text())
    assert answer.status_code == 422
    assert answer.json()["key"] == "upload-slow"


def test_too_large_is_refused(guest: TestClient) -> None:
    assert read(guest, "text", "x" * 400_001).status_code == 413
    assert ask(guest, "x" * 20_001).status_code == 413
    assert read(guest, "garden", "").status_code == 400


def test_a_finished_table_is_analysed_and_a_running_one_is_not(guest: TestClient, hall: Hall) -> None:
    host = hall.rename(hall.greet(None).visitor, nickname="Ann")
    over = finished_table(hall, host)
    assert guest.get(f"/analysis?table={over}&n=4").status_code == 403, "not everybody may watch"
    opened = guest.post("/open", data={"game": "castle", "seat0": "me", "seat1": "here"}).headers["location"]
    running = opened.split("/t/")[1].split("#")[0].split("/")[0]
    assert guest.get(f"/analysis?table={running}&n=0").status_code == 400


def test_pictures_of_the_book_lead_to_the_board(guest: TestClient) -> None:
    page = guest.get("/book/caylus/table").text
    pages = page if "/analysis?book=caylus" in page else guest.get("/book/caylus").text
    links = [
        part.split('"')[0].replace("&amp;", "&")
        for part in pages.split('href="')[1:]
        if part.startswith("/analysis?book=")
    ]
    assert links
    shown = guest.get(links[0])
    assert shown.status_code == 200
    assert "Open on the board" not in shown.text
    assert 'id="begin-n"' in shown.text


def test_a_person_analyses_a_record_and_shares_the_link(server: Server, browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce")
    ann = known(context, server, "Ann")
    page = context.new_page()
    over = finished_table(server.hall, ann)
    page.goto(f"{server.address}/t/{over}/replay?n=6")
    page.locator("#analyse-link").click()
    page.wait_for_url(f"**/analysis?table={over}&n=6")
    expect(page.locator("#begin-moment output")).to_contain_text("6 /")
    assert axe(page, "analysis") == []
    file = tmp_path / "game.palas"
    file.write_text(palas.record(a_game("heirs", 20)).text(), encoding="utf-8")
    page.locator(".begin summary").click()
    page.set_input_files("#begin-file", str(file))
    page.locator('[data-analysis="read"] button').click()
    expect(page.locator("#begin-moment output")).to_contain_text("0 /")
    page.locator("#begin-n").fill("9")
    expect(page.locator("#begin-moment output")).to_contain_text("9 /")
    page.locator("[data-list]").click()
    page.locator("#all-choices .choice").first.click()
    expect(page.locator(".trunk li")).to_have_count(2)
    page.locator('[data-trial="link"]').click()
    page.wait_for_url("**#analysis=*")
    address, told = page.url, page.locator(".trunk").inner_text()
    assert len(address) < 3_000
    page.goto("about:blank")
    page.goto(address)
    glance_until(page, lambda: page.locator(".trunk").inner_text() == told, "the link does not hold the line")
    page.fill("#begin-text", "nonsense")
    page.locator('[data-analysis="read"] button').click()
    expect(page.locator("#begin-told")).to_be_visible()
    context.close()
