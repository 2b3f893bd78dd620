"""What one needs in order to decide is in the window, in all five games: board, own things, question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tables.people import HERE, ME

from palas.tables import TableWish
from web.company import sit_down
from web.conftest import Server
from web.hands import DRAWN, glance_until, wait_for_type
from web.positions import after, asking, open_at, position

GAMES = {
    "caylus": (5, {}),
    "castle": (4, {"winter": True}),
    "heirs": (2, {}),
    "nobility": (6, {}),
    "chancery": (4, {"chancery": True, "events": True}),
    "viscounts": (4, {}),
}
WINDOWS = ((1366, 768), (1440, 900), (1920, 1080))

# What hangs over the window's edge, of the things that must not; the page itself must not scroll either.
OUTSIDE = """(() => {
  const legal = [...document.querySelectorAll(".place.legal")].map((one) => "#" + CSS.escape(one.id));
  const parts = ["#board", "#board svg", "#prompt", "#dock", "#players", "#chron", ...legal];
  const out = parts.filter((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return !box || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  });
  const page = document.documentElement;
  return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? [...out, "the page scrolls"] : out;
})()"""
# The smallest words on the board, in pixels; those that nobody sees do not count.
SMALLEST = """Math.min(...[...document.querySelectorAll("#board .sheet svg text")].map((words) => {
  const matrix = words.getScreenCTM();
  return parseFloat(getComputedStyle(words).fontSize) * Math.hypot(matrix.a, matrix.b);
}))"""
LOG = 'document.querySelector("#chron").offsetHeight'
# Places that wear a ring but do not take a click in the middle of themselves or of one of their halves.
DEAF = """[...document.querySelectorAll(".place.legal")].filter((place) => {
  const hit = place.querySelector(".hit"), box = hit.getBoundingClientRect();
  if (hit.tagName !== "rect") return false; // a ring's piece is bent: its middle need not lie in it
  return ![[.5, .5], [.3, .3], [.7, .7]].every(([across, down]) =>
    document.elementsFromPoint(box.x + across * box.width, box.y + down * box.height).some(
      (one) => one.closest(".place.legal") === place));
}).map((place) => place.id)"""

# News stay on their way until the test lets them in.
NEWS_WAIT = """
  let held = [];
  const hear = (tell) => (held ? held.push(tell) : tell());
  window.letIn = () => { const come = held; held = null; come.forEach((tell) => tell()); };
  window.WebSocket = class extends WebSocket {
    set onmessage(listener) { super.onmessage = (event) => hear(() => listener(event)); }
  };
"""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="de-DE", reduced_motion="reduce")
    yield context
    context.close()


def resize(page: Page, width: int, height: int) -> None:
    """Another window: the page asks for another drawing by itself."""
    page.set_viewport_size({"width": width, "height": height})
    page.reload()
    page.wait_for_selector(f"{DRAWN} #prompt.mine")
    wait_for_type(page)


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_needed_lies_in_the_window(server: Server, context: BrowserContext, name: str) -> None:
    players, options = GAMES[name]
    game = "nobility" if name == "chancery" else name
    page = open_at(server, context, position(game, players, after(60), **options))
    for window in WINDOWS:
        resize(page, *window)
        # the board is drawn anew for another window, a moment after it has changed
        glance_until(page, lambda: page.evaluate(OUTSIDE) == [], f"something lies outside of {window}")
        glance_until(page, lambda: page.evaluate(SMALLEST) >= 11, f"a word is too small in {window}")
        glance_until(page, lambda: page.evaluate(DEAF) == [], f"something cannot be clicked in {window}")
        assert page.locator("#prompt").bounding_box()["height"] == 60  # type: ignore[index]
        glance_until(page, lambda: page.evaluate(LOG) >= 150, f"the log is a slit in {window}")
    resize(page, 1024, 768)
    glance_until(page, lambda: page.evaluate(SMALLEST) >= 11, "a word is too small in a small window")
    page.close()


@pytest.mark.parametrize("name", ["heirs", "nobility"])
def test_the_question_of_a_turn_stands_whole_in_its_line(server: Server, context: BrowserContext, name: str) -> None:
    players, options = GAMES[name]
    page = open_at(server, context, position(name, players, asking("turn", 3), **options))
    resize(page, 1366, 768)
    for part in (".say", ".sub a"):
        assert page.eval_on_selector(f"#prompt {part}", "it => it.scrollWidth <= it.clientWidth + 1 || !it.clientWidth")
    assert page.eval_on_selector("#where", "it => it.scrollWidth <= it.clientWidth")
    page.close()


def test_no_two_signs_of_a_panel_are_the_same(server: Server, context: BrowserContext) -> None:
    """What is paid and what is approved are told apart without their words."""
    page = open_at(server, context, position("viscounts", 3, after(60)))
    resize(page, 1366, 768)
    signs = page.eval_on_selector_all("#dock .res svg", "all => all.map(one => one.outerHTML)")
    assert len(set(signs)) == len(signs) == 9
    heights = page.eval_on_selector_all("#dock .res", "all => all.map(one => one.getBoundingClientRect().top)")
    assert max(heights) - min(heights) < 12, "all in one row"
    page.close()


def test_a_board_that_is_on_its_way_is_not_said_to_be_drawn(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1200, "height": 700}, reduced_motion="reduce")
    context.add_init_script(NEWS_WAIT)
    (page,), _ = sit_down(server, TableWish("castle", [ME, HERE], order="as_listed", seed=7), context)
    # the page's own clock, by which a window rests, is set first and rings first
    page.evaluate("new Promise(done => { dispatchEvent(new Event('resize')); setTimeout(done, 300); })")
    assert page.locator(DRAWN).count() == 0, "the server did not know this window"
    page.evaluate("window.letIn()")
    page.wait_for_selector(DRAWN)
    context.close()


def test_the_rivals_fold_to_one_line_and_leave_their_room_to_the_log(server: Server, context: BrowserContext) -> None:
    page = open_at(server, context, position("castle", 4, after(60)))
    resize(page, 1366, 768)

    def height(part: str) -> float:
        box = page.locator(part).bounding_box()
        assert box is not None
        return box["height"]

    rivals, log = height("#players"), height("#chron")
    page.locator("[data-fold]").click()
    expect(page.locator('[data-fold][aria-pressed="true"]')).to_be_enabled()
    assert height("#players") < 40
    assert height("#chron") == pytest.approx(log + rivals - height("#players"))
    resize(page, 1366, 768)
    expect(page.locator('body.folded [data-fold][aria-pressed="true"]')).to_be_visible()
    page.locator("[data-fold]").click()
    assert (height("#players"), height("#chron")) == (rivals, log)
    page.close()


def test_a_panel_opens_all_that_its_player_has_in_words(server: Server, context: BrowserContext) -> None:
    page = open_at(server, context, position("nobility", 3, after(40)))
    resize(page, 1366, 768)
    page.locator("#player-1 .name").click()
    area = page.locator("dialog#area")
    expect(area).to_be_visible()
    named = area.locator(".things li span:not(:empty)")
    expect(named).to_have_count(area.locator(".things li").count())
    expect(area).to_contain_text("Ansehen")
    expect(area.locator("svg.board-area")).to_be_visible()
    page.keyboard.press("Escape")
    expect(area).to_be_hidden()
    page.close()
