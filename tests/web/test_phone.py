"""On a phone: stock and dice in the sheet, targets in sight, a tap explains before it acts, no page is too wide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from web.conftest import Server
from web.hands import DRAWN, until, version
from web.positions import after, asking, open_at, position

GAMES = {"caylus": 4, "castle": 3, "heirs": 2, "nobility": 4, "viscounts": 3}
IN_SIGHT = """(() => {
  const sheet = document.querySelector("#prompt").getBoundingClientRect().top;
  const targets = [...document.querySelectorAll("#board .place.legal")].map((one) => one.getBoundingClientRect());
  return !targets.length || targets.some((box) => box.top >= 0 && box.top < sheet);
})()"""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, locale="de-DE", reduced_motion="reduce"
    )
    yield context
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_what_is_needed(server: Server, phone: BrowserContext, game: str) -> None:
    page = open_at(server, phone, position(game, GAMES[game], on_the_board))
    page.reload()  # drawn for a phone from the start
    page.wait_for_selector(f"{DRAWN} #board svg.board-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator("#prompt .stock .res").first).to_be_visible()
    until(page, IN_SIGHT)
    before = version(page)
    place = page.locator("#board .place.legal[data-action]").first
    place.dispatch_event("click", {"detail": 1, "bubbles": True})
    expect(page.locator("#preview .what")).not_to_be_empty()
    expect(page.locator("#confirm")).to_be_visible()
    assert version(page) == before, "the first tap explains"
    page.locator("#confirm").tap()
    page.wait_for_selector(f'body:not([data-version="{before}"])')
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.close()


def test_what_can_be_chosen_stays_in_sight_when_the_sheet_grows(server: Server, phone: BrowserContext) -> None:
    """Typefaces and the player's own things may come after the board."""
    page = open_at(server, phone, position("caylus", 4, on_the_board))
    page.reload()
    page.wait_for_selector(f"{DRAWN} #board svg.board-phone")
    until(page, IN_SIGHT)
    hidden = """(() => {
      const box = document.querySelector("#board .place.legal").getBoundingClientRect();
      const sheet = document.querySelector("#prompt");
      sheet.style.minHeight = `${innerHeight - Math.max(box.top - 20, 160)}px`;
    })()"""
    page.evaluate(hidden)
    until(page, IN_SIGHT)
    page.close()


def on_the_board(state: object, seat: int) -> bool:
    """When the game has begun and an answer lies on the board."""
    view = state.view(seat)  # type: ignore[attr-defined]
    if not after(40)(state, seat):  # type: ignore[arg-type]
        return False
    board = state.game.board(view, shape="phone", legal=view.asked.legal)  # type: ignore[attr-defined]
    return "data-action=" in board.svg


def test_the_dice_of_aufstieg_zur_macht_lie_in_the_sheet(server: Server, phone: BrowserContext) -> None:
    page = open_at(server, phone, position("nobility", 4, on_the_board))
    page.reload()
    expect(page.locator("#prompt .instruments svg")).to_be_visible()
    expect(page.locator("#prompt .instruments")).to_contain_text("Limit")
    expect(page.locator("#where")).to_contain_text("Runde")
    page.close()


@pytest.mark.parametrize("path", ["/", "/seek", "/bots", "/rules", "/puzzles", "/about", "/settings", "/me/told"])
def test_no_page_is_wider_than_a_phone(server: Server, phone: BrowserContext, path: str) -> None:
    page = phone.new_page()
    page.goto(f"{server.address}{path}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.close()


def test_a_payment_and_its_button_are_in_sight_together(server: Server, phone: BrowserContext) -> None:
    page = open_at(server, phone, position("castle", 3, asking("payment", 3)))
    button = page.locator("[data-pay]").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= 844
    first = page.locator(".stepper .column").first.bounding_box()
    assert first is not None
    assert first["y"] >= 0.3 * 844, "the sheet leaves a part of the board"
    page.close()


@pytest.mark.parametrize(("game", "question"), [("castle", "choose_cards"), ("viscounts", "play_card")])
def test_the_hand_lies_in_the_sheet_while_a_card_is_asked_for(
    server: Server, phone: BrowserContext, game: str, question: str
) -> None:
    page = open_at(server, phone, position(game, GAMES[game], asking(question, 2)))
    page.reload()
    page.wait_for_selector(f"{DRAWN} #board svg.board-phone")
    cards = page.locator('#prompt .instruments .place.legal[id^="hand-"]')
    expect(cards.first).to_be_in_viewport()
    expect(page.locator('#board .place[id^="hand-"]')).to_have_count(0)
    assert page.evaluate("document.querySelector('#prompt').getBoundingClientRect().height / innerHeight") <= 0.6
    before = version(page)
    cards.first.dispatch_event("click", {"detail": 1, "bubbles": True})
    expect(page.locator("#preview .what")).not_to_be_empty()
    assert version(page) == before, "the first tap explains"
    page.close()


def test_the_replay_is_drawn_for_a_phone_at_once_and_names_its_game(server: Server, browser: Browser) -> None:
    """Also on the first page that somebody opens: the server does not know yet what screen he has."""
    found = open_at(server, browser.new_context(locale="de-DE"), position("castle", 3, after(20)))
    table = found.url.partition("/t/")[2].partition("#")[0]
    cookies = [cookie for cookie in found.context.cookies() if cookie["name"] != "palas_shape"]
    found.context.close()
    context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    context.add_cookies(cookies)
    page = context.new_page()
    page.goto(f"{server.address}/t/{table}/replay?n=10")
    expect(page.locator("#board svg.board-phone")).to_be_visible()
    cut = "(() => { const b = document.querySelector('.topbar .tt b'); return b.scrollWidth > b.clientWidth; })()"
    assert not page.evaluate(cut)
    context.close()
