"""What happened, in a browser: the log in deeds, what the others did since one's last turn, new lines until seen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from palas.engine.core.state import State
from palas.engine.record import record
from palas.tables import SeatWish, TableWish
from web.company import sit_down
from web.conftest import Server
from web.hands import codes, do, wait_for_turn
from web.positions import open_at, position


@pytest.fixture
def two(browser: Browser) -> Iterator[list[BrowserContext]]:
    contexts = [
        browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
        for _ in range(2)
    ]
    yield contexts
    for context in contexts:
        context.close()


def seen(page: Page, state: str) -> None:
    """As if the person looked at the page, or at something else."""
    page.evaluate(f"Object.defineProperty(document, 'visibilityState', {{ value: '{state}', configurable: true }})")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_what_the_other_did_is_told_marked_on_the_board_and_shown_again(
    server: Server, two: list[BrowserContext]
) -> None:
    wish = TableWish("caylus", (SeatWish("person"), SeatWish("link")), order="as_listed", seed=5)
    (ann, ben), _ = sit_down(server, wish, *two)
    first, second = (ann, ben) if codes(ann) else (ben, ann)
    wait_for_turn(first)
    do(first, next(code for code in codes(first) if code.startswith("place ")))
    wait_for_turn(second)
    expect(second.locator('[data-since="open"]')).to_have_count(0)  # nothing before one's own first turn
    expect(first.locator("#log > li.new")).to_have_count(0)
    seen(first, "hidden")
    do(second, next(code for code in codes(second) if code.startswith("place ")))
    wait_for_turn(first)

    # the log: one line for each decision, counted until it has been seen
    line = first.locator("#log > li.new")
    expect(line).to_have_count(1)
    expect(first.locator(".chron .fresh")).to_have_text("1 new")
    seen(first, "visible")
    expect(line).to_have_count(0)
    expect(first.locator(".chron .fresh")).to_be_hidden()

    # the card, its numbers on the board, and the replay
    pill = first.locator('[data-since="open"]')
    expect(pill).to_have_text("Since your last turn: 1 move")
    assert first.locator("#board .last").count() >= 1
    pill.click()
    expect(first.locator("#since-card li")).to_have_text(re.compile("places a worker"))
    expect(first.locator("#board .since-mark").first).to_be_visible()
    first.locator('[data-since="play"]').click()
    expect(first.locator("#since-card li.now")).to_have_count(1)
    expect(first.locator("#since-card .timeline")).to_have_text("1 / 1")
    expect(first.locator("#since-card .timeline i.shown")).to_have_count(1)
    expect(first.locator("#board .place[data-action]")).to_have_count(
        0
    )  # the past is shown, nothing can be chosen there
    expect(first.locator('[data-since="play"]')).to_have_text("Show me")
    first.locator("#since-card .player [data-since='close']").click()
    expect(first.locator("#since-card")).to_be_hidden()
    expect(first.locator("#board .since-mark")).to_have_count(0)
    expect(first.locator("#board .place[data-action]").first).to_be_visible()  # the present again
    do(first, next(code for code in codes(first) if code.startswith("place ")))
    expect(pill).to_have_count(0)


def test_what_the_others_did_is_shown_in_the_order_in_which_they_did_it(server: Server, browser: Browser) -> None:
    """The card tells it rival by rival. A piece that travels draws its path."""
    context = browser.new_context(locale="de-DE")
    page = open_at(server, context, position("caylus", 3, a_rival_moved_twice))
    page.locator('[data-since="open"]').click()
    told = page.eval_on_selector_all("#since-card li", "all => all.map((one) => Number(one.dataset.number))")
    assert told != sorted(told), "rival by rival"
    for number in sorted(told):
        page.locator('[data-since="on"]').click()
        expect(page.locator("#since-card .timeline")).to_have_text(f"{number} / {len(told)}")
        expect(page.locator("#since-card li.now .no")).to_have_text(str(number))
        if number == 1:
            expect(page.locator("#board .travelled")).not_to_have_count(0)  # the worker
    page.locator("#since-card .player [data-since='close']").click()
    expect(page.locator("#board .travelled")).to_have_count(0)
    context.close()


def a_rival_moved_twice(state: State, seat: int) -> bool:
    """When one rival has moved both before and after another since one's own last move, and began with a worker."""
    lines = record(state).lines
    mine = max((number for number, line in enumerate(lines) if line.get("seat") == seat), default=len(lines))
    since = [line for line in lines[mine + 1 :] if "seat" in line]
    seats = [line["seat"] for line in since]
    return len(seats) > 2 and seats[0] == seats[2] != seats[1] and since[0]["do"].startswith("place ")


def test_a_line_opens_to_its_single_effects_and_stays_open(server: Server, two: list[BrowserContext]) -> None:
    wish = TableWish("nobility", (SeatWish("person"), SeatWish("here")), order="as_listed", seed=5)
    (page,), _ = sit_down(server, wish, two[0])
    first = page.locator("#log details").last
    expect(first.locator("li").first).to_be_hidden()
    first.locator("summary").click()
    expect(first.locator("li").first).to_be_visible()
    assert first.locator("li").count() > 10, "the set-up says what was laid out"
    page.evaluate("window.dispatchEvent(new Event('online'))")  # the page asks for everything again
    expect(page.locator("body:not(.offline)")).to_have_count(1)
    expect(first.locator("li").first).to_be_visible()
