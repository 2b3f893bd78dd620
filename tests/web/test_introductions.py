"""Introductions in the browser: every one from its first note to an own table, by button, key and plain link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from starlette.testclient import TestClient

import palas
from palas.engine.introduction import Introduction, introduction
from palas.text import Words
from palas.web.guests import Guest
from palas.web.lessons import fragments, look_at
from web.conftest import Server
from web.hands import glance_until, hear_errors
from web.test_axe import axe

TOLD: dict[str, Introduction] = {game.meta.id: told for game in palas.titles() if (told := introduction(game))}
WITHOUT = [game.meta.id for game in palas.titles() if not introduction(game)]
LOCALES = {"en": "en-GB", "de": "de-DE"}
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A browser that speaks the language of the test's `lang`, and keeps still."""
    case = getattr(request.node, "callspec", None)
    lang = case.params.get("lang", "en") if case else "en"
    made = browser.new_context(viewport=WIDE, locale=LOCALES[lang], reduced_motion="reduce")
    yield made
    made.close()


def shown(page: Page, step: int) -> None:
    """Wait until that step is shown."""
    expect(page.locator("body")).to_have_attribute("data-step", str(step))


def start(page: Page, server: Server, game: str, step: int = 1) -> list[str]:
    heard = hear_errors(page)
    page.goto(f"{server.address}/games/{game}/introduction?step={step}")
    return heard


def test_some_games_have_one() -> None:
    assert {"castle", "caylus", "heirs"} <= set(TOLD)


@pytest.mark.parametrize(("game", "lang"), [("castle", "en"), *((game, "de") for game in TOLD)])
def test_from_the_first_note_to_a_table_by_clicking(
    server: Server, context: BrowserContext, game: str, lang: str
) -> None:
    page = context.new_page()
    page.goto(f"{server.address}/games/{game}")
    heard = hear_errors(page)
    page.click(f'a[href="/games/{game}/introduction"]')
    notes = TOLD[game].notes(lang)
    for step, note in enumerate(notes, 1):
        shown(page, step)
        expect(page.locator("#note")).to_have_text(note.text)
        expect(page.locator(".progress")).to_contain_text(
            f"Schritt {step} von {len(notes)}" if lang == "de" else f"Step {step} of {len(notes)}"
        )
        assert page.locator("#board svg.board, #board pre").count() == 1
        assert page.locator("#log li").count() >= 1
        if step < len(notes):
            page.click("#next")
    assert page.url.endswith(f"?step={len(notes)}")
    page.click(f"[data-quick={game}]")
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator(".tt")).to_contain_text(palas.game(game).meta.titles[lang])
    assert heard == []


@pytest.mark.parametrize("game", ["caylus", "viscounts"])
def test_the_keys_go_on_and_back(server: Server, context: BrowserContext, game: str) -> None:
    page = context.new_page()
    heard = start(page, server, game)
    steps = len(TOLD[game].entries)
    page.keyboard.press("ArrowLeft")  # there is nothing before the first
    for step in range(2, steps + 1):
        page.keyboard.press("ArrowRight")
        shown(page, step)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    shown(page, steps - 1)
    page.keyboard.press("Home")
    shown(page, 1)
    page.keyboard.press("End")
    shown(page, steps)
    assert heard == []


class Brake:
    """A server that takes its time: what the page asks for in an introduction waits until the test lets go."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[Route] = []
        self.on = True
        page.route("**/introduction?step=*", self.take)

    def take(self, route: Route) -> None:
        if self.on:
            self.held.append(route)
        else:
            route.continue_()

    def wait_for_a_question(self) -> Route:
        glance_until(self.page, lambda: self.held, "nothing is asked")
        return self.held.pop()


def test_no_click_is_lost_however_quick_the_hand(server: Server, context: BrowserContext) -> None:
    page = context.new_page()
    heard = start(page, server, "castle")
    brake = Brake(page)
    steps = len(TOLD["castle"].entries)
    for button, clicks, step in (("#next", 4, 5), ("#back", 2, 3), ("#next", steps, steps)):
        brake.on = True
        for _ in range(clicks):
            page.click(button)
        first = brake.wait_for_a_question()
        brake.on = False
        first.continue_()
        shown(page, step)
        expect(page.locator("#note")).to_have_text(TOLD["castle"].notes("en")[step - 1].text)
    assert heard == []


def test_after_a_failed_answer_the_same_click_asks_again(server: Server, context: BrowserContext) -> None:
    page = context.new_page()
    start(page, server, "castle")
    brake = Brake(page)
    page.click("#next")
    page.click("#next")
    brake.wait_for_a_question().abort()
    glance_until(page, lambda: page.click("#next") or brake.held, "nothing is asked again")
    question = brake.wait_for_a_question()
    assert "?step=2&" in question.request.url
    brake.on = False
    question.continue_()
    expect(page.locator("#back[href]")).to_be_visible()


def test_the_focus_stays_on_the_button(server: Server, context: BrowserContext) -> None:
    page = context.new_page()
    start(page, server, "castle")
    page.focus("#next")
    page.keyboard.press("Enter")
    shown(page, 2)
    assert page.evaluate("document.activeElement.id") == "next"
    page.keyboard.press("Enter")
    shown(page, 3)
    page.reload()
    expect(page.locator("#note")).to_have_text(TOLD["castle"].notes("en")[2].text)


@pytest.mark.parametrize("game", TOLD)
def test_on_a_phone_nothing_moves_sideways(server: Server, context: BrowserContext, game: str) -> None:
    page = context.new_page()
    page.set_viewport_size(PHONE)
    heard = start(page, server, game)
    for step in range(1, 6):
        shown(page, step)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], step
        box = page.locator(".lesson .acts .btn").last.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= PHONE["height"], "in reach of the thumb"
        page.click("#next")
    if palas.game(game).board(TOLD[game].state(0).view(None), shape="phone"):
        page.wait_for_selector("svg.board-phone")
    assert heard == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", TOLD)
def test_axe_finds_nothing_serious(server: Server, browser: Browser, game: str, theme: str) -> None:
    context = browser.new_context(viewport=WIDE, color_scheme=theme, reduced_motion="reduce")
    page = context.new_page()
    problems: list[str] = []
    for size, step in ((WIDE, len(TOLD[game].entries)), (PHONE, 3)):
        page.set_viewport_size(size)
        page.goto(f"{server.address}/games/{game}/introduction?step={step}")
        problems += axe(page, f"{game} {step}")
    context.close()
    assert problems == [], "\n".join(problems)


@pytest.mark.parametrize("game", TOLD)
def test_every_step_has_an_address_that_needs_no_script(guest: TestClient, game: str) -> None:
    notes = TOLD[game].notes("en")
    for step, note in enumerate(notes, 1):
        page = guest.get(f"/games/{game}/introduction?step={step}").text
        assert note.text in page.replace("&#39;", "'").replace("&#34;", '"')
        assert (f'href="?step={step + 1}"' in page) == (step < len(notes))
        assert 'action="/open"' in page or step < len(notes)
    for odd in ("0", "-3", "99", "x", "1e9"):
        assert guest.get(f"/games/{game}/introduction?step={odd}").status_code == 200


def test_lobby_and_page_lead_to_it_where_there_is_one(guest: TestClient) -> None:
    lobby = guest.get("/").text
    for game in TOLD:
        assert f'href="/games/{game}/introduction"' in lobby
        assert f'href="/games/{game}/introduction"' in guest.get(f"/games/{game}").text
    for game in WITHOUT:
        assert f'href="/games/{game}/introduction"' not in lobby
        assert f'href="/games/{game}/introduction"' not in guest.get(f"/games/{game}").text
        assert guest.get(f"/games/{game}/introduction").status_code == 404
    assert guest.get("/games/chess/introduction").status_code == 404


def test_what_led_to_a_note_is_told_and_marked(guest: TestClient) -> None:
    page = guest.get("/games/castle/introduction?step=4").text
    told = page.partition('id="log"')[2].partition("</ol>")[0]
    assert "sends a helper to the clay wagon" in told
    assert "messenger" not in told.lower(), "that was said at the note before"
    assert "mark-last" in page
    last = guest.get(f"/games/castle/introduction?step={len(TOLD['castle'].entries)}").text
    assert "lines before that" in last


def test_a_note_can_be_seen_with_a_players_eyes(tmp_path: Path) -> None:
    printed = TOLD["castle"]
    assert printed.seat is None, "as a spectator"
    for lang in LOCALES:
        (tmp_path / f"{lang}.ftl").write_text("seat = 2\nnote-4 = Four.\n", encoding="utf-8")
    told = Introduction(printed.game, printed.record, Words(tmp_path), (4,))
    assert (told.seat, look_at(told, 4, "en").seat) == (1, 1)
    page = fragments(told, 1, Guest(None, None, "en", ""))
    assert "Four." in page["lesson"]
    assert page["players"].index('id="player-1"') < page["players"].index('id="player-0"'), "one's own panel first"
    spectator = fragments(printed, printed.entries.index(4) + 1, Guest(None, None, "en", ""))
    assert spectator["board"] != page["board"], "the hand is shown"
