"""Together at a table: talk between two browsers, notes, who is here; by HTTP what is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Browser, BrowserContext, Route, expect
from starlette.testclient import TestClient

from palas.tables import Hall, SeatWish, TableWish
from web.company import sit_down
from web.conftest import Server
from web.hands import glance_until
from web.test_server import open_table, other_browser


@pytest.fixture
def two(browser: Browser) -> Iterator[list[BrowserContext]]:
    contexts = [
        browser.new_context(viewport={"width": 1440, "height": 900}, locale=lang, reduced_motion="reduce")
        for lang in ("en-GB", "de-DE")
    ]
    yield contexts
    for context in contexts:
        context.close()


def test_two_people_talk_hush_each_other_and_note_things(server: Server, two: list[BrowserContext]) -> None:
    wish = TableWish("caylus", (SeatWish("person"), SeatWish("link")), order="as_listed", seed=5)
    (ann, ben), _ = sit_down(server, wish, *two)
    ann.locator("#tab-talk").click()
    expect(ann.locator("#chron")).to_be_hidden()
    expect(ann.locator("#here")).to_have_text("Here now: Ben")
    ann.locator("#talk-text").fill("Good <luck>!")
    ann.locator("#talk-text").press("Enter")
    expect(ann.locator("#talk .lines li")).to_contain_text("Ann Good <luck>!")
    expect(ann.locator("#talk-text")).to_have_value("")
    expect(ben.locator("#talk-new")).to_have_text("1")  # it comes by itself, and is counted until it is read

    ben.locator("#tab-talk").click()
    expect(ben.locator("#talk .lines li")).to_contain_text("Ann Good <luck>!")
    expect(ben.locator("#talk-new")).to_be_hidden()
    ben.locator("#talk .lines li button").click()
    expect(ben.locator("#talk .lines li")).to_contain_text("(Ann hörst du nicht)")
    ann.locator("#talk form[action$='/talk/end'] button").click()  # the host's choice
    expect(ben.locator("#talk")).to_contain_text("Das Gespräch wurde beendet.")
    expect(ben.locator("#talk-text")).to_have_count(0)

    ben.locator("#tab-talk").press("ArrowRight")
    expect(ben.locator("#tab-notes")).to_be_focused()
    ben.locator("#notes-text").fill("Ann spart Stein")
    with ben.expect_response(lambda answer: answer.url.endswith("/notes")) as kept:
        ben.locator("#notes button").click()
    assert kept.value.status == 200
    ben.reload()
    expect(ben.locator("#notes-text")).to_have_value("Ann spart Stein")
    ann.reload()
    expect(ann.locator("#notes-text")).to_have_value("")


def test_the_news_of_a_line_may_come_before_its_reply(server: Server, two: list[BrowserContext]) -> None:
    """The news may bring a line, and with it a new form, before the server's answer to it is there."""
    wish = TableWish("caylus", (SeatWish("person"), SeatWish("link")), order="as_listed", seed=5)
    (ann, _), _ = sit_down(server, wish, *two)
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        if route.request.method == "POST":
            held.append((route, route.fetch()))
        else:
            route.continue_()

    ann.route("**/talk", hold)
    ann.locator("#tab-talk").click()
    field = ann.locator("#talk-text")
    field.fill("Good luck!")
    field.press("Enter")
    expect(ann.locator("#talk .lines li")).to_contain_text("Ann Good luck!")
    expect(field).to_have_value("")
    field.fill("And")  # she writes on
    glance_until(ann, lambda: held, "no reply")  # the news may be faster
    route, reply = held.pop()
    with ann.expect_response("**/talk"):
        route.fulfill(response=reply)
    expect(field).to_have_value("And")

    field.press("Enter")
    expect(field).to_have_value("")
    expect(ann.locator("#talk .lines li")).to_have_count(2)
    glance_until(ann, lambda: held, "no reply")
    route, _ = held.pop()
    route.fulfill(status=400, json={"error": "Not so loud."})
    expect(ann.locator("#talk .error-note")).to_have_text("Not so loud.")
    expect(field).to_have_value("And")


def test_an_older_answer_does_not_take_back_what_was_said_since(server: Server, two: list[BrowserContext]) -> None:
    """Answers may overtake each other; and what is as it was stays, so that no press of a button is lost."""
    wish = TableWish("caylus", (SeatWish("person"), SeatWish("link")), order="as_listed", seed=5)
    (ann, ben), table = sit_down(server, wish, *two)
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    ann.route("**/talk", hold)
    ann.locator("#tab-talk").click()
    glance_until(ann, lambda: held, "she does not ask for the talk")  # and is told that nobody has said anything
    ben.locator("#tab-talk").click()
    ben.locator("#talk-text").fill("Good luck!")
    ben.locator("#talk-text").press("Enter")
    said = ann.locator("#talk .lines li")
    expect(said).to_contain_text("Good luck!")
    expect(ann.locator("#here")).to_have_text("Here now: Ben")
    route, reply = held[0]
    with ann.expect_response("**/talk") as late:
        route.fulfill(response=reply)
    late.value.finished()
    said.evaluate("line => line.marked = true")
    with ann.expect_response("**/talk") as again:
        server.hall.nudge(server.hall.table(table))
    again.value.finished()
    ann.locator("#talk-text").fill("Thanks")
    assert said.evaluate("line => line.marked")
    ann.locator("#talk-text").press("Enter")
    expect(said).to_have_text([re.compile("Good luck!"), re.compile("Thanks")])


def test_talk_works_without_script_and_refuses_in_a_sentence(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    table = open_table(guest)
    assert guest.post(f"/t/{table}/talk", data={"text": "Hello & welcome"}).status_code == 303
    page = guest.get(f"/t/{table}").text
    assert "Hello &amp; welcome" in page
    assert guest.get(f"/t/{table}/talk").json()["latest"] == 1
    assert guest.post(f"/t/{table}/notes", data={"text": "</textarea>x"}).status_code == 303
    assert "&lt;/textarea&gt;x" in guest.get(f"/t/{table}").text

    stranger = other_browser(guest, hall, tmp_path)
    for path, fields in (("talk", {"text": "hi"}), ("talk/hush", {"line": "1", "on": "1"}), ("notes", {"text": "x"})):
        assert stranger.post(f"/t/{table}/{path}", json=fields).status_code == 403
    assert stranger.post(f"/t/{table}/talk/end", json={"on": "1"}).status_code == 403
    assert stranger.get(f"/t/{table}/talk").status_code == 403
    refused = guest.post(f"/t/{table}/talk", json={"text": " "})
    assert (refused.status_code, refused.json()["error"]) == (400, "A line has 1 to 400 characters.")
    foreign = guest.post(f"/t/{table}/talk", json={"text": "x"}, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403


def test_a_bare_address_offers_to_ask_and_the_host_lets_in(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    table = open_table(guest)
    eve = other_browser(guest, hall, tmp_path)
    page = eve.get(f"/t/{table}")
    assert (page.status_code, 'action="/t/' + table + '/ask"' in page.text) == (403, True)
    assert "Caylus" in page.text
    assert eve.post(f"/t/{table}/let-in", json={"number": 0, "on": "1"}).status_code == 403
    for _ in range(2):
        assert eve.post(f"/t/{table}/ask", data={"nickname": "Eve <3"}).status_code == 303
    assert "You have asked." in eve.get(f"/t/{table}").text
    told = guest.get(f"/t/{table}/talk").json()
    assert told["asks"] == 1
    assert "Eve &lt;3 asks to watch." in told["html"]
    assert guest.post(f"/t/{table}/let-in", json={"number": 0, "on": "1"}).json()["asks"] == 0
    shown = eve.get(f"/t/{table}")
    assert shown.status_code == 200
    assert 'id="talk-text"' not in shown.text, "who watches reads the talk, and does not join in"

    dora = other_browser(guest, hall, tmp_path)
    dora.post(f"/t/{table}/ask", data={"nickname": "Dora"})
    guest.post(f"/t/{table}/let-in", json={"number": 0, "on": ""})
    assert dora.get(f"/t/{table}").status_code == 403
