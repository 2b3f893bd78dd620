"""The coach: once for every kind of question a card that explains it, beside the board and in nobody's way."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from markupsafe import Markup
from playwright.sync_api import Browser, BrowserContext, Page, expect
from starlette.testclient import TestClient
from steady import PATIENCE

import palas
from palas.engine.steps import questions
from palas.web import live
from palas.web.coach import explained, span
from web.conftest import Server
from web.hands import codes, do, glance_until, hear_errors, wait_for_turn
from web.test_axe import axe

SHAPES = {"desk": ("en-GB", {"width": 1440, "height": 900}), "phone": ("de-DE", {"width": 390, "height": 844})}


@pytest.mark.parametrize("game", [game.meta.id for game in palas.titles()])
def test_every_kind_of_question_is_explained_in_both_languages(game: str) -> None:
    for kind, rule in questions(palas.game(game).steps).items():
        told = {lang: explained(palas.game(game), lang, rule) for lang in ("de", "en")}
        for lang, one in told.items():
            words = Markup(re.sub(r"<svg.*?</svg>", "", one.html)).striptags()
            assert one.title, (kind, lang)
            assert 20 <= len(words) <= 1200, (kind, lang)
            assert one.in_book, f"{kind}: the book explains {rule}"
        assert told["de"].html != told["en"].html, kind


def test_a_span_says_the_least_and_the_most() -> None:
    assert (span([2]), span([3, 1, 2]), span([2, 2])) == ("2", "1–3", "2")


def open_with_coach(page: Page, address: str) -> None:
    """The table at the end of the lesson."""
    page.goto(f"{address}/games/caylus/lesson?task=99")
    page.click("#next")
    page.wait_for_url(re.compile(r"/t/"))
    wait_for_turn(page)
    expect(page.locator("#coach")).to_be_visible()


@pytest.fixture(params=SHAPES)
def context(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    locale, size = SHAPES[request.param]
    made = browser.new_context(viewport=size, locale=locale, reduced_motion="reduce")
    yield made
    made.close()


def covered(page: Page) -> int:
    """How many places that can be chosen lie under the card, of those that can be seen."""
    found = page.evaluate(
        """() => { const box = document.querySelector('#coach').getBoundingClientRect();
        return [...document.querySelectorAll('#board .place.legal .hit')].map(hit => hit.getBoundingClientRect())
          .filter(one => one.left < box.right && one.right > box.left)
          .filter(one => one.top < box.bottom && one.bottom > box.top).length }"""
    )
    return int(found)


def test_a_card_comes_once_for_a_kind_and_goes_with_the_answer(server: Server, context: BrowserContext) -> None:
    page = context.new_page()
    heard = hear_errors(page)
    open_with_coach(page, server.address)
    card = page.locator("#coach")
    expect(card).to_contain_text(re.compile(r"1 (of|von) 18"))
    expect(card.locator("h2")).to_have_text(re.compile(r"Placing workers|Arbeiter einsetzen"))
    expect(card.locator(".now")).to_contain_text(re.compile(r"\d+ (answers are possible|Antworten sind möglich)"))
    if page.viewport_size == SHAPES["desk"][1]:
        glance_until(page, lambda: covered(page) == 0, "the card lies over a place that can be chosen")
    assert axe(page, "coach") == []
    card.locator("[data-understood]").click()
    expect(card).to_be_hidden()
    page.reload()
    wait_for_turn(page)
    expect(page.locator("body")).to_have_attribute("data-coach", "1")
    expect(card).to_be_hidden()  # this kind was explained
    page.evaluate("localStorage.removeItem('palas:coach:caylus')")
    page.reload()
    expect(card).to_be_visible()
    page.keyboard.press("1")  # it does not block: the first answer of the list
    confirm = page.locator("#confirm")
    if confirm.count():
        confirm.click()
    expect(card).to_be_hidden()
    assert heard == []


def test_a_card_goes_with_the_answer_though_the_bots_have_answered_by_then(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page hears of the answer together with what the bots did: it is asked the same kind of question again."""
    monkeypatch.setattr(live, "GATHERED", PATIENCE)
    locale, size = SHAPES["desk"]
    context = browser.new_context(viewport=size, locale=locale, reduced_motion="reduce")
    page = context.new_page()
    open_with_coach(page, server.address)
    kind = page.locator("#prompt").get_attribute("data-question")
    do(page, next(code for code in codes(page) if code.startswith("place")))
    assert page.locator("#prompt").get_attribute("data-question") == kind
    expect(page.locator("#coach")).to_be_hidden()
    context.close()


def test_the_switch_at_the_table_and_in_the_settings(guest: TestClient) -> None:
    opened = guest.post("/open", data={"game": "caylus", "quick": "1"}).headers["location"].partition("#")[0]
    assert 'name="coach" value="on"' in guest.get(opened).text
    answer = guest.post("/settings/quick", data={"coach": "on", "back": opened})
    assert (answer.status_code, answer.headers["location"]) == (303, opened)
    page = guest.get(opened).text
    assert 'data-coach="1"' in page
    assert 'name="coach" value="off"' in page
    assert re.search(r'name="coach" value="1" checked', guest.get("/settings").text)
    guest.post("/settings", data={"still": "1", "coach": "1"})
    guest.post("/settings/quick", data={"coach": "off", "back": opened})
    page = guest.get(opened).text
    assert 'data-coach=""' in page
    assert 'data-motion="still"' in page, "the other ways of this browser stay"
    assert guest.post("/settings/quick", data={"coach": "maybe"}).status_code == 400


def test_the_box_where_a_table_is_opened(guest: TestClient) -> None:
    assert re.search(r'name="coach" value="1">', guest.get("/").text)
    form = {"game": "caylus", "seat0": "me", "seat1": "here", "order": "as_listed", "pace": "0", "coach_shown": "1"}
    opened = guest.post("/open", data={**form, "coach": "1"}).headers["location"].partition("#")[0]
    assert 'data-coach="1"' in guest.get(opened).text
    assert re.search(r'name="coach" value="1" checked', guest.get("/").text)
    guest.post("/open", data={"game": "caylus", "quick": "1"})  # where no box is seen, nothing changes
    assert 'data-coach="1"' in guest.get(opened).text
    guest.post("/open", data=form)
    assert 'data-coach=""' in guest.get(opened).text


def test_the_card_is_for_the_seat_that_is_asked(guest: TestClient) -> None:
    opened = guest.post("/open", data={"game": "viscounts", "quick": "1"}).headers["location"].partition("#")[0]
    told = guest.get(f"{opened}/coach?seat=0").text
    now = guest.get(f"{opened}/news?form=view").json()
    assert bool(told) == bool(now["legal"])
    stranger = TestClient(guest.app, follow_redirects=False)
    assert "coach-title" not in stranger.get(f"{opened}/coach?seat=0").text
