"""A person at the page, as the tests play one: looks, clicks, taps, types."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page
from steady import wait_for

from palas.tables import Visitor
from palas.web.guests import COOKIE, WAYS
from web.conftest import Server

# The page's script runs, and the board is drawn for this window: what was drawn for another one is drawn anew, once.
DRAWN = "body[data-drawn]"
MOVED_ON = '#prompt:not(.mine), #prompt:not([data-asked="{before}"])'  # another question than that before, or none
OVER = f'{DRAWN} #prompt a[href$="/result"]'


def open_table(page: Page, address: str, *kinds: str, **fields: str) -> str:
    """Open a table of Caylus by the lobby's form; the table's id."""
    page.goto(address)
    page.locator("label.g", has=page.locator('input[value="caylus"]')).click()
    if "nickname" in fields:
        page.fill("#nickname", fields["nickname"])
    for seat in range(5):
        page.select_option(f"select[name=seat{seat}]", kinds[seat] if seat < len(kinds) else "none")
    page.click("#open details summary")
    page.select_option("select[name=pace]", fields.get("pace", "0"))
    page.select_option("select[name=order]", fields.get("order", "as_listed"))
    page.click("#open-button")
    page.wait_for_url(re.compile(r"/t/"))
    return page.url.split("/t/")[1].split("/")[0].split("#")[0].split("?")[0]


def known(context: BrowserContext, server: Server, nickname: str, one_click: bool = False) -> Visitor:
    """Let the server know this browser's person, so that a test can seat him without the pages.

    With `one_click` a choice needs no confirmation, as the settings offer it.
    """
    greeting = server.hall.greet(None)
    if one_click:
        context.add_cookies([{"name": WAYS, "value": "one_click=1", "url": server.address}])
    context.add_cookies([{"name": COOKIE, "value": greeting.new_token or "", "url": server.address}])
    return server.hall.rename(greeting.visitor, nickname=nickname)


def wait_for_type(page: Page) -> None:
    """Wait until the page stands in its own typefaces: what is measured before may still move a little."""
    page.evaluate("document.fonts.ready.then(() => true)")


def version(page: Page) -> int:
    return int(page.evaluate("document.body.dataset.version"))


def asked(page: Page) -> str:
    return str(page.evaluate("document.querySelector('#prompt')?.dataset.asked ?? ''"))


def my_turn(page: Page) -> bool:
    return page.locator(f"{DRAWN} #prompt.mine").count() > 0


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until it is this person's turn; False when the game is over."""
    page.wait_for_selector(f"{DRAWN} #prompt.mine, {OVER}")
    return not over(page)


def until(page: Page, script: str) -> None:
    """Wait until that is so in the page; Playwright's own way needs an eval that our pages forbid."""
    glance_until(page, lambda: page.evaluate(script), f"never: {script}")


def glance_until(page: Page, happens: Callable[[], object], otherwise: str) -> None:
    """Wait until it happens while the pages live on; a page that is just being replaced by the next is no answer."""

    def look() -> object:
        try:
            return happens()
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            return False

    wait_for(look, otherwise, pause=page.wait_for_timeout)


def codes(page: Page) -> list[str]:
    return page.eval_on_selector_all("#all-choices .choice", "all => all.map(one => one.dataset.code)")


def pick(page: Page, luck: random.Random) -> str:
    """A choice such that the game moves along: a few workers each round, then pass; castle parts when possible."""
    legal = codes(page)
    building = [code for code in legal if code.startswith(("batch", "build", "provost +1", "row", "gain"))]
    if building:
        return luck.choice(building)
    if "pass" in legal and luck.random() < 0.45:
        return "pass"
    return luck.choice(legal)


def do(page: Page, code: str) -> None:
    """Choose on the board or in the dock if it has a place or several there, else by a button; confirm if it asks."""
    before = asked(page)
    places = page.locator(f'.place[data-action="{code}"]').all()[:1]
    if not places:
        parts = page.locator(f'.place[data-parts*="{code}"]').all()
        places = [part for part in parts if code in (part.get_attribute("data-parts") or "").split("|")]
    for place in places:
        click_in_the_middle(place)
    if places:
        answered(page, code, before, on_board=True)
        return
    button = page.locator(f'.prompt .choice[data-code="{code}"]').first
    if not button.is_visible():
        page.click("[data-list]")
        button = page.locator(f'#all-choices .choice[data-code="{code}"]')
    take(page, button)


def take(page: Page, button: Locator) -> None:
    """Choose by that button, wherever it stands; confirm if it asks."""
    before, code = asked(page), button.get_attribute("data-code") or ""
    button.click()
    answered(page, code, before, on_board=False)


def answered(page: Page, code: str, before: str, on_board: bool) -> None:
    """Wait until the page has moved on; confirm if it asks, which may only be clear by now: the last of those who
    choose in secret reveals what all have chosen."""
    page.wait_for_selector(f"{MOVED_ON.format(before=before)}, #confirm")
    if asked(page) == before and page.locator("#confirm").count():
        assert page.evaluate(ASKS, [code, on_board]), f"{code} can be taken back and needs no confirmation"
        page.click("#confirm")
    moved_on(page, before)


# Only what reveals something new asks first, and a tap on a phone's board.
ASKS = """([code, on_board]) => !document.body.dataset.oneClick && (
  document.querySelector(`#all-choices .choice[data-code="${CSS.escape(code)}"]`)?.hasAttribute("data-reveals")
  || (on_board && innerWidth <= 640))"""


def click_in_the_middle(place: Locator) -> None:
    """Click where a person would, also if something small lies there that cannot be chosen."""
    place.evaluate("place => place.scrollIntoView({block: 'center', inline: 'center'})")  # not under a bar that stays
    box = place.locator(".hit").bounding_box()  # without the price tag beside it
    if box is None:  # not drawn as long as it is not needed
        place.dispatch_event("click", {"detail": 1, "bubbles": True})
    else:
        place.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def confirm(page: Page) -> None:
    """Confirm what is chosen, and wait until the page has moved on."""
    before = asked(page)
    page.click("#confirm")
    moved_on(page, before)


def moved_on(page: Page, before: str) -> None:
    """Wait until another question is asked, or none."""
    page.wait_for_selector(MOVED_ON.format(before=before))


def play(page: Page, luck: random.Random, moves: int = 10_000) -> bool:
    """Play on by clicking; False when the game ended before that many moves."""
    for _ in range(moves):
        if not wait_for_turn(page):
            return False
        do(page, pick(page, luck))
    return True


def hear_errors(page: Page) -> list[str]:
    """Everything the browser complains about, except that there is no network when a test takes it away."""
    heard: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text:
            heard.append(f"{message.text} {message.location['url']}")

    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", hear)
    return heard
