"""Whose turn it is, on the page: clocks, the title, a sound, a notice, and a request that is withdrawn."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tables.people import LINK, ME, visitor

from palas.tables import Clock, SeatWish, TableWish, Visitor
from web.conftest import Server
from web.hands import codes, do, hear_errors, known, until, wait_for_turn

BOT = SeatWish("bot", "Odo", "random")
RECORD_NOTICES = """
  window.tones = 0; window.notices = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...a) { window.tones += 1; return start.apply(this, a); };
  window.Notification = class { constructor(title) { window.notices.push(title); }
    static permission = "granted"; static requestPermission() { return Promise.resolve("granted"); } };
"""
LOOK_AWAY = "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })"


@pytest.fixture
def desktop(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    yield context
    context.close()


def at_table(
    server: Server, context: BrowserContext, *others: SeatWish, pace: float, clock: Clock | None = None
) -> tuple[Page, Visitor, str]:
    """Ann's page of a table with these others; she begins."""
    ann = known(context, server, "Ann")
    wish = TableWish("caylus", [ME, *others], order="as_listed", pace=pace, clock=clock, seed=7)
    table = server.hall.open(ann, wish).table_id
    page = context.new_page()
    page.goto(f"{server.address}/t/{table}")
    return page, ann, table


def test_at_zero_a_bot_takes_over_and_the_person_comes_back(server: Server, desktop: BrowserContext) -> None:
    page, _, _ = at_table(server, desktop, BOT, pace=1.5, clock=Clock("turn", 6))
    clock = page.locator("#player-0 [data-clock]")
    expect(clock).to_have_text(re.compile(r"0:0[1-5]"))
    expect(page.locator("#minis [data-clock]")).to_have_count(1)  # on a phone: of whoever must decide
    expect(page.locator("#player-0")).to_contain_text("Bot stands in")
    expect(page.locator("#log")).to_contain_text("Ann has no time left")
    page.click("text=Take my seat back")
    expect(page.locator("#log")).to_contain_text("Ann is back.")
    expect(page.locator("text=Take my seat back")).to_have_count(0)
    expect(page.locator("#player-0")).not_to_contain_text("Bot stands in")


def test_the_title_says_when_it_is_my_turn(server: Server, desktop: BrowserContext) -> None:
    page, _, _ = at_table(server, desktop, BOT, pace=2.0)
    expect(page).to_have_title(re.compile("^● Your turn · Caylus"))
    do(page, codes(page)[0])
    expect(page).to_have_title("Caylus · Palas")
    expect(page).to_have_title(re.compile("^● Your turn · Caylus"))


def test_sound_and_notice_when_they_are_wanted(server: Server, desktop: BrowserContext) -> None:
    desktop.add_init_script(RECORD_NOTICES)
    page, _, _ = at_table(server, desktop, BOT, pace=1.0)
    heard = hear_errors(page)
    do(page, codes(page)[0])
    wait_for_turn(page)
    assert page.evaluate("[tones, notices.length]") == [0, 0], "silent unless asked for"
    address = page.url
    page.goto(f"{server.address}/settings")
    page.check("input[name=sound]")
    page.check("input[name=notice]")
    page.click("main button")
    page.wait_for_selector("[role=status]:visible")
    expect(page.locator("input[name=sound]")).to_be_checked()
    expect(page.locator("input[name=notice]")).to_be_checked()
    page.goto(address)
    wait_for_turn(page)
    page.evaluate(LOOK_AWAY)
    do(page, codes(page)[0])
    until(page, "notices.length === 1 && tones >= 3")  # the piece is one tone, the turn two
    assert page.evaluate("notices") == ["Your turn"]
    assert heard == []


def test_who_asked_to_take_back_may_withdraw(server: Server, desktop: BrowserContext) -> None:
    page, ann, table_id = at_table(server, desktop, LINK, pace=0.0)
    table = server.hall.table(table_id)
    cem = visitor(server.hall, "Cem")
    table.join(cem, table.rotate(ann, 1), "Cem")
    page.reload()
    wait_for_turn(page)
    do(page, codes(page)[1])
    look = table.look(cem, 1)
    table.act(cem, 1, look.legal[1].code, look.version, "cem-moves")
    page.click("text=Ask to undo")
    expect(page.locator("#prompt")).to_contain_text("Still to answer: Cem")
    assert table.look(cem, 1).undo_request is not None
    page.click("text=Withdraw the request")
    expect(page.locator("#log")).to_contain_text("Ann no longer asks to take it back.")
    expect(page.locator("text=Withdraw the request")).to_have_count(0)
    assert table.look(cem, 1).undo_request is None
