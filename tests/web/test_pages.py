"""The pages in a real browser: by keyboard, by touch, in German, in the dark, for screen readers, without a socket."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from palas.web.build import FRONTEND, type_check
from palas.web.templates import CLIENT_WORDS
from web.conftest import Server
from web.hands import (
    DRAWN,
    asked,
    click_in_the_middle,
    codes,
    do,
    hear_errors,
    moved_on,
    over,
    pick,
    play,
    until,
    version,
    wait_for_turn,
)


@pytest.fixture
def desktop(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    yield context
    context.close()


def quick_game(page: Page, server: Server) -> str:
    """From the first page to a running game against bots."""
    page.goto(server.address)
    page.click("[data-quick=caylus]")
    page.wait_for_selector(f"{DRAWN} #board svg")
    return page.url


def test_a_game_against_bots_starts_within_three_clicks(server: Server, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    heard = hear_errors(page)
    quick_game(page, server)
    assert wait_for_turn(page)
    assert page.locator("#board .place[data-action]").count() > 5
    expect(page).to_have_title(re.compile("● Your turn"))
    assert heard == []


# Something that cannot be chosen is laid on the first place that can, as a piece may lie on a building.
LAY_A_LID = """(() => {
  const place = document.querySelector("#board .place.legal[data-action]");
  const { x, y, width, height } = place.getBBox();
  const lid = place.cloneNode(false);
  for (const name of ["id", "data-action", "tabindex"]) lid.removeAttribute(name);
  lid.setAttribute("class", "place");
  lid.innerHTML = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="transparent"></rect>`;
  place.after(lid);
  return place.dataset.action;
})()"""


def test_what_lies_on_a_place_does_not_take_its_clicks(server: Server, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    quick_game(page, server)
    assert wait_for_turn(page)
    before = asked(page)
    code = page.evaluate(LAY_A_LID)
    click_in_the_middle(page.locator(f'#board .place[data-action="{code}"]'))
    moved_on(page, before)


def test_a_whole_game_by_keyboard_alone(server: Server, desktop: BrowserContext) -> None:
    """Only keys are pressed, from the first page on; the list (L, numbers) and the board (arrows) both choose."""
    page = desktop.new_page()
    page.goto(server.address)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-quick=caylus]')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{DRAWN} #board svg")
    luck = random.Random(1)
    moves = by_board = 0
    while wait_for_turn(page):
        legal, before = codes(page), version(page)
        if by_board <= moves // 4 and page.locator("#board .place[data-action]").count() > 3:
            page.keyboard.press("b")
            assert page.evaluate("document.activeElement.classList.contains('place')")
            for key in luck.sample(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End"], 3):
                page.keyboard.press(key)
            assert page.evaluate("document.activeElement.dataset.action") in legal
            page.keyboard.press("Enter")
            by_board += 1
        else:
            wish = legal.index("pass") if "pass" in legal and moves % 3 else luck.randrange(min(9, len(legal)))
            if wish < 9:
                page.keyboard.press(str(wish + 1))
            else:
                page.keyboard.press("l")
                page.keyboard.press("End")
                page.keyboard.press("Enter")
        page.wait_for_selector(f'body:not([data-version="{before}"])')
        moves += 1
    assert over(page)
    assert by_board > 5


def test_focus_is_not_lost_when_the_others_move(server: Server, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    quick_game(page, server)
    wait_for_turn(page)
    page.keyboard.press("b")
    before = asked(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    wait_for_turn(page)
    until(page, "document.activeElement !== document.body")


def test_one_click_needs_no_confirmation(server: Server, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    page.goto(f"{server.address}/settings")
    page.check("input[name=one_click]")
    page.click("main button")
    page.wait_for_selector("main [role=status]")  # it is saved
    quick_game(page, server)
    wait_for_turn(page)
    before = version(page)
    page.locator("#board .place[data-action]").first.click()
    page.wait_for_selector(f'body:not([data-version="{before}"])')
    assert page.locator("#confirm").count() == 0


def test_why_not_is_answered_with_the_rule(server: Server, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    quick_game(page, server)
    luck = random.Random(2)
    while wait_for_turn(page) and not page.locator("#board .place[data-why]").count():
        do(page, pick(page, luck))
    page.locator("#board .place[data-why]").first.hover()
    expect(page.locator("#tip.no")).to_be_visible()
    expect(page.locator("#tip a[href*='/rules/caylus#CAY-']").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()


def test_a_line_of_the_log_points_at_what_it_speaks_of(server: Server, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    quick_game(page, server)
    wait_for_turn(page)
    do(page, next(code for code in codes(page) if code.startswith("place ")))
    wait_for_turn(page)  # the others have moved: nothing comes that would draw the board anew
    page.locator("#log li[data-things]").first.hover()
    expect(page.locator("#board .told").first).to_be_attached()


def test_undo_against_bots_is_free(server: Server, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    quick_game(page, server)
    wait_for_turn(page)
    legal = codes(page)
    do(page, next(code for code in legal if code.startswith("place ")))
    wait_for_turn(page)
    page.keyboard.press("u")
    expect(page.locator("#log")).to_contain_text("back")
    wait_for_turn(page)
    assert codes(page) == legal


def test_two_tabs_show_the_same(server: Server, desktop: BrowserContext) -> None:
    one = desktop.new_page()
    quick_game(one, server)
    two = desktop.new_page()
    two.goto(one.url)
    wait_for_turn(one)
    wait_for_turn(two)
    do(one, codes(one)[1])
    wait_for_turn(one)  # the bots have moved, so that the version stays
    two.wait_for_selector(f'body[data-version="{version(one)}"]')


def test_without_a_socket_the_page_asks_again_and_again(server: Server, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    page.route_web_socket(re.compile(r"/live"), lambda socket: socket.close())
    quick_game(page, server)
    assert play(page, random.Random(3), moves=4)
    other = desktop.new_page()
    other.goto(page.url)
    wait_for_turn(other)
    do(other, codes(other)[1])
    wait_for_turn(other)  # the bots have moved, so that the version stays
    page.wait_for_selector(f'body[data-version="{version(other)}"]')


def test_a_phone_sized_touch_screen_in_german(server: Server, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, locale="de-DE",
        reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    heard = hear_errors(page)
    page.goto(server.address)
    page.locator("[data-quick=caylus]").tap()
    page.wait_for_selector(f"{DRAWN} #board svg.board-phone")
    luck = random.Random(5)
    for _ in range(12):
        assert wait_for_turn(page)
        before, code = version(page), pick(page, luck)
        place = page.locator(f'#board .place[data-action="{code}"]').first
        if place.count():
            place.scroll_into_view_if_needed()
            box = place.bounding_box()
            assert box is not None
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + min(20, box["height"] / 2))
            page.locator("#confirm").tap()
        else:  # a button says what it does: one tap is enough
            page.locator(f'.prompt .choice[data-code="{code}"]').first.tap()
        page.wait_for_selector(f'body:not([data-version="{before}"])')
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, "no sideways scrolling"
    small = page.eval_on_selector_all(
        "button, .btn, select, .minis a",
        "all => all.filter(one => one.offsetParent && one.getBoundingClientRect().height < 43.5)"
        ".map(one => one.outerHTML)",
    )
    assert small == [], "every target is 44 pixels high"
    assert page.locator(".zones button").count() >= 4
    expect(page.locator("#prompt")).to_contain_text(re.compile("Möglich|denkt|entscheidet"))
    assert heard == []
    context.close()


def test_a_lying_phone_shows_the_board_below_what_is_asked(server: Server, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 844, "height": 390}, is_mobile=True, has_touch=True, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(server.address)
    page.locator("[data-quick=caylus]").tap()
    page.wait_for_selector(f"{DRAWN} #board svg:not(.board-phone)")
    wait_for_turn(page)
    expect(page.locator("#minis")).to_be_visible()

    def seen_of_the_board() -> float:
        """How many pixels of the board's height are neither off the screen nor under the question."""
        board, prompt = (page.locator(part).bounding_box() for part in ("#board", "#prompt"))
        assert board is not None
        assert prompt is not None
        return min(390.0, board["y"] + board["height"]) - max(board["y"], prompt["y"] + prompt["height"])

    assert seen_of_the_board() > 200
    page.locator("[data-list]").tap()
    page.evaluate("scrollTo(0, 300)")
    assert seen_of_the_board() > 150, "also when the list is open"
    before = version(page)
    page.locator("#all-choices .choice").last.tap()
    page.wait_for_selector(f'body:not([data-version="{before}"])')
    assert page.evaluate("document.documentElement.scrollWidth") <= 844, "no sideways scrolling"
    context.close()


def test_everything_is_german_in_a_german_browser(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="de-AT", reduced_motion="reduce")
    page = context.new_page()
    quick_game(page, server)
    assert page.evaluate("document.documentElement.lang") == "de"
    assert wait_for_turn(page)
    expect(page.locator("body")).to_contain_text("Passen")
    assert play(page, random.Random(6), moves=5)
    for word in ("Chronik", "Als Liste", "Regeln"):
        expect(page.locator("body")).to_contain_text(word)
    for word in ("Undo", "Place a", "Your turn", "Rules", "deniers"):
        assert word not in page.locator("body").inner_text()
    context.close()


def test_the_dark_theme_follows_the_system_and_can_be_chosen(server: Server, browser: Browser) -> None:
    def background(page: Page) -> str:
        page.wait_for_selector("main")
        page.wait_for_load_state()  # with its style sheets
        return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))

    light, dark = (browser.new_context(color_scheme=scheme, locale="en-GB") for scheme in ("light", "dark"))
    day, night = light.new_page(), dark.new_page()
    for page in (day, night):
        page.goto(server.address)
    parchment, candlelight = background(day), background(night)
    assert parchment != candlelight
    day.locator("button[name=theme]:visible").click()  # the one button offers the other light
    day.wait_for_selector("html[data-theme=dark]")
    assert background(day) == candlelight
    night.goto(f"{server.address}/settings")
    night.select_option("#theme", "light")
    night.click("main button")
    night.wait_for_selector("html[data-theme=light]")
    assert background(night) == parchment
    light.close()
    dark.close()


def test_pieces_glide_and_hold_still_when_asked(server: Server, browser: Browser) -> None:
    for motion, moving in (("no-preference", True), ("reduce", False)):
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion=motion)
        page = context.new_page()
        page.add_init_script(
            "window.glides = 0; const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...a) { window.glides += 1; return animate.apply(this, a); };"
        )
        quick_game(page, server)
        wait_for_turn(page)
        do(page, next(code for code in codes(page) if code.startswith("place ")))
        if moving:
            until(page, "window.glides > 0")
        else:
            wait_for_turn(page)
            assert page.evaluate("window.glides") == 0
        context.close()


def test_the_replay_walks_through_the_game(server: Server, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    url = quick_game(page, server)
    assert play(page, random.Random(7), moves=4)
    wait_for_turn(page)  # the bots have moved: the replay is as long as it will be
    page.goto(f"{url.split('?')[0].split('#')[0]}/replay?n=3")
    first = int(page.evaluate("document.body.dataset.first"))
    assert first > 3, "what is laid out before the first question is no moment to look at"
    expect(page.locator("#count")).to_have_text(f"{first}")
    page.click('[data-step="on"]')
    expect(page.locator("#count")).to_have_text(f"{first + 1}")
    page.locator("#slider").focus()
    page.keyboard.press("End")
    expect(page.locator("#count")).not_to_have_text(f"{first + 1}")
    page.keyboard.press("Home")
    expect(page.locator("#count")).to_have_text(f"{first}")
    page.wait_for_url(f"**n={first}")
    page.locator("#slider").fill("12")
    expect(page.locator("#count")).to_have_text("12")
    page.locator("form[action$='/branch'] button").click()
    page.wait_for_selector("#prompt")
    expect(page).not_to_have_url(re.compile(re.escape(url.split("#")[0])))


def test_the_client_has_its_words_and_no_others() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path(FRONTEND, "src").glob("*.ts"))
    assert set(re.findall(r'say\("([a-z-]+)"', text)) == set(CLIENT_WORDS)


def test_the_client_is_typed_strictly() -> None:
    type_check()


def test_the_client_knows_nothing_of_any_game() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path(FRONTEND, "src").glob("*.ts")).lower()
    text = text.replace("serviceworker", "").replace("service worker", "")  # that of the browser
    for word in ("caylus", "provost", "castle", "denier", "bailiff", "worker"):
        assert word not in text
