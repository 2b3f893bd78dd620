"""Burggrafen des Westfrankenreichs in the browser: a game for three and one alone, played to the end by clicking."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tables.people import ME

from palas.games.viscounts import GAME
from palas.games.viscounts.box import CRIMINAL
from palas.tables import SeatWish, TableWish
from web.conftest import Server
from web.hands import codes, do, hear_errors, known, until, wait_for_turn

BOX = GAME.box

# Every choice on the board is one of the list, and all of the list is on the board but what has no place there.
BOARD_AND_LIST_AGREE = """(() => {
  const board = [...document.querySelectorAll(".place[data-action]")].map(one => one.dataset.action);
  const list = [...document.querySelectorAll("#all-choices .choice")].map(one => one.dataset.code);
  const placed = list.filter(code => !/^(skip|decline|order|choose|times|pay \\d)/.test(code));
  return JSON.stringify(board.sort()) === JSON.stringify(placed.sort());
})()"""
QUESTIONS = {"pick": "Spielerkarte", "play": "Welche Karte spielst du aus?", "move": "Wohin zieht dein Burggraf?"}
CRIMINALS = {id for id, icons in zip(BOX.card_ids, BOX.card_icons, strict=False) if icons[CRIMINAL]}
PICTURES = os.environ.get("PALAS_PICTURES")  # a folder for screenshots, if they are wanted


@pytest.fixture
def desktop(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="de-DE", reduced_motion="reduce")
    yield context
    context.close()


def at_table(server: Server, context: BrowserContext, seats: list[SeatWish], seed: int, **options: object) -> Page:
    """Ann's page of a table."""
    ann = known(context, server, "Ann", one_click=True)
    wish = TableWish("viscounts", seats, order="as_listed", pace=0.0, seed=seed, options=options)
    table = server.hall.open(ann, wish).table_id
    page = context.new_page()
    page.goto(f"{server.address}/t/{table}")
    return page


def picture(page: Page, name: str) -> None:
    """A screenshot, if somebody wants to look."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def pick(legal: list[str], luck: random.Random) -> str:
    """Come to an end: criminals bring debts; whatever can be left out is."""
    wicked = [code for code in legal if code.split()[0] in ("play", "hire") and code.split()[1] in CRIMINALS]
    idle = [code for code in legal if code in ("skip", "decline")]
    return luck.choice(wicked or idle or legal)


def play_on(page: Page, name: str) -> set[str]:
    """Play to the end by clicking, each kind of choice at least once where it comes up; the kinds that came up."""
    luck = random.Random(3)
    moves = 0
    tried: set[str] = set()
    while wait_for_turn(page):
        until(page, BOARD_AND_LIST_AGREE)
        legal = codes(page)
        expect(page.locator("#question")).to_contain_text(QUESTIONS.get(legal[0].split()[0], ""))
        new = [code for code in legal if code.split()[0] not in tried and code != "skip"]
        code = luck.choice(new) if new else pick(legal, luck)
        tried.add(code.split()[0])
        if moves in (0, 2, 40):
            picture(page, f"{name}-{moves}")
        do(page, code)
        moves += 1
    picture(page, f"{name}-end")
    return tried


def test_a_game_for_three_is_played_by_clicking(server: Server, desktop: BrowserContext) -> None:
    bots = [SeatWish("bot", "Odo", "random"), SeatWish("bot", "Gisela", "random")]
    page = at_table(server, desktop, [ME, *bots], 3)
    heard = hear_errors(page)
    expect(page.locator("#board")).to_contain_text("Spielerkarten")
    verbs = play_on(page, "viscounts-three")
    assert {"pick", "play", "move", "do", "hire", "decline"} <= verbs
    expect(page.locator("#log")).to_contain_text("Odo")
    page.click('#prompt a[href$="/result"]')
    expect(page.locator("main")).to_contain_text("Gisela")
    expect(page.locator("main")).to_contain_text("Urkunden")
    picture(page, "viscounts-three-result")
    assert heard == []


def test_a_game_alone_against_the_builder_is_played_by_clicking(server: Server, desktop: BrowserContext) -> None:
    page = at_table(server, desktop, [ME], 3, opponent="builder", difficulty=1)
    heard = hear_errors(page)
    expect(page.locator("#players")).to_contain_text("Baumeister-Gegner")
    page.locator("#player-1 .name").click()
    expect(page.locator("#area svg.board-area")).to_contain_text("Baumeister-Gegner")
    page.keyboard.press("Escape")
    verbs = play_on(page, "viscounts-solo")
    assert {"pick", "play", "move", "do"} <= verbs
    expect(page.locator("#log")).to_contain_text("Plankarte")
    page.click('#prompt a[href$="/result"]')
    expect(page.locator("main")).to_contain_text("Ann")
    picture(page, "viscounts-solo-result")
    assert heard == []
