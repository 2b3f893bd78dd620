"""Aufstieg zur Macht in the browser: three with events and the Chancery, six seats, and alone, played by clicking."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tables.people import ME

from palas.tables import SeatWish, TableWish
from web.conftest import Server
from web.hands import codes, do, hear_errors, known, until, wait_for_turn

# Every choice on the board is one of the list; every place for a die in the list is on the board.
BOARD_AND_LIST_AGREE = """(() => {
  const board = [...document.querySelectorAll(".place[data-action]")].map(one => one.dataset.action);
  const list = [...document.querySelectorAll("#all-choices .choice")].map(one => one.dataset.code);
  return list.length > 0 && board.every(code => list.includes(code))
    && list.filter(code => code.startsWith("go ")).every(code => board.includes(code));
})()"""
LAZY = ("pass", "end", "stop", "decline", "buy 0", "modifiers 0")
PICTURES = os.environ.get("PALAS_PICTURES")  # a folder for screenshots, if they are wanted


@pytest.fixture
def desktop(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="de-DE", reduced_motion="reduce")
    yield context
    context.close()


def at_table(server: Server, context: BrowserContext, seats: list[SeatWish], **options: Any) -> tuple[Page, str]:
    """Ann's page of a table of Aufstieg zur Macht."""
    ann = known(context, server, "Ann", one_click=True)
    wish = TableWish("nobility", seats, order="as_listed", pace=0.0, seed=11, options=options)
    table = server.hall.open(ann, wish).table_id
    page = context.new_page()
    page.goto(f"{server.address}/t/{table}")
    return page, table


def bots(count: int) -> list[SeatWish]:
    return [SeatWish("bot", f"Bot {number}", "random") for number in range(1, count + 1)]


def picture(page: Page, name: str) -> None:
    """A screenshot, if somebody wants to look."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def pick(legal: list[str], seen: set[str], busy: int) -> str:
    """Something of a kind that was not tried yet; else settlers; a few dice each round; then an end to it."""
    new = [code for code in legal if kind(code) not in seen and code not in LAZY]
    settle = [code for code in legal if code.startswith(("settle", "pay", "from quarters", "keep"))]
    lazy = [code for code in legal if code in LAZY]
    if new:
        return new[0]
    if settle:
        return settle[-1]
    return random.Random(busy).choice(lazy or legal)


def kind(code: str) -> str:
    """The verb, and of a place for a die where it is."""
    verb, _, rest = code.partition(" ")
    return f"{verb} {rest.split('_')[0]}" if verb == "go" else verb


def play_on(page: Page, name: str) -> set[str]:
    """Play to the end by clicking; what kinds of moves were made."""
    seen: set[str] = set()
    moves = 0
    while wait_for_turn(page):
        until(page, BOARD_AND_LIST_AGREE)
        code = pick(codes(page), seen, moves)
        seen.add(kind(code))
        if moves in (0, 30):
            picture(page, f"{name}-{moves}")
        do(page, code)
        moves += 1
    picture(page, f"{name}-end")
    return seen


def look_at_result(page: Page, *names: str) -> None:
    page.click('#prompt a[href$="/result"]')
    for name in names:
        expect(page.locator("main")).to_contain_text(name)


def test_three_with_events_and_the_chancery(server: Server, desktop: BrowserContext) -> None:
    page, _ = at_table(server, desktop, [ME, *bots(2)], events=True, chancery=True)
    heard = hear_errors(page)
    seen = play_on(page, "nobility-3")
    assert {"keep", "go tavern", "go yard", "go castle", "go berk", "go port", "card", "die"} <= seen
    expect(page.locator("#log")).to_contain_text("Ereignis")
    look_at_result(page, "Ann", "Bot 1", "Bot 2")
    assert heard == []


def test_six_seats_with_bots(server: Server, desktop: BrowserContext) -> None:
    page, _ = at_table(server, desktop, [ME, *bots(5)])
    heard = hear_errors(page)
    seen = play_on(page, "nobility-6")
    assert {"keep", "go tavern", "go castle"} <= seen
    look_at_result(page, "Ann", "Bot 5")
    assert heard == []


def test_alone(server: Server, desktop: BrowserContext) -> None:
    page, _ = at_table(server, desktop, [ME])
    heard = hear_errors(page)
    seen = play_on(page, "nobility-1")
    assert {"go tavern", "go castle", "go port"} <= seen
    look_at_result(page, "Ann")
    expect(page.locator("#alone")).to_contain_text("gewonnen")
    page.goto(server.address)
    expect(page.locator("#alone")).to_contain_text("Aufstieg zur Macht")
    assert heard == []


def test_a_turn_is_taken_back_step_by_step(server: Server, desktop: BrowserContext) -> None:
    page, _ = at_table(server, desktop, [ME, *bots(1)])
    wait_for_turn(page)
    before = codes(page)
    do(page, "go tavern")
    until(page, "!!document.querySelector('.choice[data-code^=\"die \"]')")
    page.click("form[data-undo] button")
    until(page, "!!document.querySelector('#all-choices .choice[data-code=\"go tavern\"]')")
    assert codes(page) == before
