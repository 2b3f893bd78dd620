"""Die zwei Erben in the browser: a game for two and one alone against Heinrich, played to the end by clicking."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tables.people import ME

from palas.tables import SeatWish, TableWish
from web.conftest import Server
from web.hands import codes, do, hear_errors, known, until, wait_for_turn

# Every choice on the board is one of the list, and all of the list but the end of the turn and mercy is on the board.
BOARD_AND_LIST_AGREE = """(() => {
  const board = [...document.querySelectorAll("#board [data-action]")].map(one => one.dataset.action);
  const list = [...document.querySelectorAll("#all-choices .choice")].map(one => one.dataset.code);
  return JSON.stringify(board.sort()) === JSON.stringify(list.filter(c => c !== "end" && c !== "spare").sort());
})()"""
# The reply to a move stays on its way until the test lets it in; the news of it come by the other door.
REPLIES_WAIT = """
  const swift = window.fetch.bind(window);
  window.replies = [];
  window.fetch = async (...asked) => {
    const reply = await swift(...asked);
    if (String(asked[0]).endsWith("/act")) await new Promise(done => window.replies.push(done));
    return reply;
  };
"""
PICTURES = os.environ.get("PALAS_PICTURES")  # a folder for screenshots, if they are wanted


@pytest.fixture
def desktop(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="de-DE", reduced_motion="reduce")
    yield context
    context.close()


def at_table(server: Server, context: BrowserContext, seats: list[SeatWish], **options: object) -> tuple[Page, str]:
    """Ann's page of a table of Die zwei Erben."""
    ann = known(context, server, "Ann")
    wish = TableWish("heirs", seats, order="as_listed", pace=0.0, seed=7, options=options)
    table = server.hall.open(ann, wish).table_id
    page = context.new_page()
    page.goto(f"{server.address}/t/{table}")
    return page, table


def picture(page: Page, name: str) -> None:
    """A screenshot, if somebody wants to look."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def pick(legal: list[str], luck: random.Random) -> str:
    """Build when possible, take when needed, and come to an end."""
    for verb in ("build", "destroy", "take", "end"):
        found = [code for code in legal if code.split()[0] == verb]
        if found:
            return luck.choice(found)
    return luck.choice(legal)


def play_on(page: Page, name: str) -> None:
    """Play to the end by clicking, first on everything the board offers."""
    luck = random.Random(3)
    moves = 0
    tried: set[str] = set()
    while wait_for_turn(page):
        until(page, BOARD_AND_LIST_AGREE)
        legal = codes(page)
        new = [code for code in legal if code.split()[0] not in tried and code != "end"]
        code = luck.choice(new) if new else pick(legal, luck)
        tried.add(code.split()[0])
        if moves in (2, 30, 60):
            picture(page, f"{name}-{moves}")
        do(page, code)
        moves += 1
    assert {"take", "build", "extend", "troop", "at", "end"} <= tried
    picture(page, f"{name}-end")


def test_a_game_alone_against_heinrich_is_played_by_clicking(server: Server, desktop: BrowserContext) -> None:
    page, _ = at_table(server, desktop, [ME], level=1, colour="blue")
    heard = hear_errors(page)
    expect(page.locator("#board")).to_contain_text("Heinrich der Arme")
    play_on(page, "heirs-solo")
    expect(page.locator("#log")).to_contain_text("Heinrich")
    page.click('#prompt a[href$="/result"]')
    expect(page.locator("main")).to_contain_text("Ann")
    picture(page, "heirs-solo-result")
    assert heard == []


def test_a_game_for_two_is_played_by_clicking(server: Server, desktop: BrowserContext) -> None:
    page, _ = at_table(server, desktop, [ME, SeatWish("bot", "Odo", "random")], sets="travel+war+craft")
    heard = hear_errors(page)
    play_on(page, "heirs-two")
    page.click('#prompt a[href$="/result"]')
    expect(page.locator("main")).to_contain_text("Odo")
    assert heard == []


def test_the_next_move_is_free_as_soon_as_the_news_are_here(server: Server, desktop: BrowserContext) -> None:
    desktop.add_init_script(REPLIES_WAIT)
    page, table = at_table(server, desktop, [ME, SeatWish("bot", "Odo", "random")])
    heard = hear_errors(page)
    wait_for_turn(page)
    do(page, next(code for code in codes(page) if code.startswith("take")))
    until(page, "window.replies.length === 1")
    moves = server.hall.table(table).version
    chosen = next(code for code in codes(page) if code != "end")
    page.locator(f'#board .place[data-action="{chosen}"]').click()
    expect(page.locator("#confirm")).to_be_visible()
    page.evaluate("window.replies.pop()()")  # the late reply leaves the new choice alone
    page.wait_for_timeout(200)
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator(f'#board .place[data-action="{chosen}"]')).to_have_class(re.compile("selected"))
    page.locator("#confirm").dblclick()  # one answer to one question
    until(page, "window.replies.length === 1")
    page.evaluate("window.replies.pop()()")
    page.wait_for_timeout(200)
    assert server.hall.table(table).version == moves + 1
    assert page.evaluate("window.replies.length") == 0
    assert heard == []
