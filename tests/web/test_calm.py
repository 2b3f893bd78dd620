"""The table keeps still while one plays: the board never moves, only pieces that moved travel, in all five games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tables.people import ME

from palas.tables import SeatWish, TableWish
from web.conftest import Server
from web.hands import codes, do, hear_errors, known, wait_for_turn

GAMES = {"caylus": 3, "castle": 3, "heirs": 2, "nobility": 3, "viscounts": 3}
DECISIONS = 14

# Where the board lies; and after each change where every piece lies in its drawing: the next glides are judged by it.
BOX = "(() => { const { x, y, width, height } = document.querySelector('#board').getBoundingClientRect();"
BOX += " return [x, y, width, height].map(Math.round).join(' '); })()"
LEFT_OPEN = "document.querySelector('#all-choices')?.hidden === false"
LEFT_OPEN += " && !document.querySelector('#prompt').dataset.many"
WATCH = """
  window.strayed = [];
  const places = new Map();
  const look = () => {
    places.clear();
    document.querySelectorAll(".mover").forEach((one) => places.set(one.id, one.getAttribute("transform")));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ["transform"] });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const piece = this.closest(".mover");
    if (piece && places.get(piece.id) === piece.getAttribute("transform")) window.strayed.push(piece.id);
    window.glides = (window.glides ?? 0) + (piece ? 1 : 0);
    return animate.apply(this, how);
  };
"""


@pytest.fixture(scope="module")
def desk(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A desk of 1366 × 768 at which pieces may move."""
    context = browser.new_context(
        viewport={"width": 1366, "height": 768}, locale="de-DE", reduced_motion="no-preference"
    )
    context.add_init_script(WATCH)
    yield context
    context.close()


def at_table(server: Server, context: BrowserContext, game: str) -> Page:
    """A new table of that game: one person, the others bots."""
    person = known(context, server, "Ann")
    bots = [SeatWish("bot", f"Bot {number}", "random") for number in range(1, GAMES[game])]
    wish = TableWish(game, [ME, *bots], order="as_listed", pace=0.0, seed=11)
    page = context.new_page()
    page.goto(f"{server.address}/t/{server.hall.open(person, wish).table_id}")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_board_never_moves_and_only_pieces_that_moved_travel(
    server: Server, desk: BrowserContext, game: str
) -> None:
    page = at_table(server, desk, game)
    heard = hear_errors(page)
    luck = random.Random(5)
    boxes = set()
    for _ in range(DECISIONS):
        if not wait_for_turn(page):
            break
        boxes.add(page.evaluate(BOX))
        if luck.random() < 0.3:  # an opened list pushes nothing
            page.keyboard.press("l")
            boxes.add(page.evaluate(BOX))
        do(page, luck.choice(codes(page)))
        assert not page.evaluate(LEFT_OPEN), "the list closes with the answer"
    assert len(boxes) == 1, f"the board lay at {sorted(boxes)}"
    assert page.evaluate("window.strayed") == [], "a piece travelled that lies where it lay"
    assert heard == []
    page.close()
