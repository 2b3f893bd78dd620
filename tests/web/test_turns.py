"""Whose turn it is, on the page: clocks, the title, a sound, a notice, and a request that is withdrawn."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Browser, BrowserContext, Page, Route, expect
from tables.people import LINK, ME, visitor

from palas.tables import Clock, SeatWish, Table, TableWish, Visitor
from web.conftest import Server
from web.hands import codes, do, glance_until, hear_errors, known, until, wait_for_turn

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
    server: Server, context: BrowserContext, clock: Clock | None = None, friend: bool = True
) -> tuple[Page, Table, Visitor]:
    """Ann's page of a table at which she begins; the table, and Cem, who has the other seat if he is there."""
    wish = TableWish("caylus", [ME, LINK], order="as_listed", clock=clock, seed=7)
    opened = server.hall.open(known(context, server, "Ann"), wish)
    table, cem = server.hall.table(opened.table_id), visitor(server.hall, "Cem")
    if friend:
        table.join(cem, opened.secrets[1], "Cem")
    page = context.new_page()
    page.goto(f"{server.address}/t/{table.id}")
    wait_for_turn(page)
    return page, table, cem


def answer(table: Table, person: Visitor) -> None:
    """The other one moves."""
    look = table.look(person, 1)
    table.act(person, 1, look.legal[1].code, look.version, f"move {look.version}")


def test_at_zero_a_bot_takes_over_and_the_person_comes_back(
    server: Server, desktop: BrowserContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot makes one move; then somebody would be asked who has not come yet."""
    page, _, _ = at_table(server, desktop, Clock("turn", 3600), friend=False)
    clock = page.locator("#player-0 [data-clock]")
    expect(clock).to_have_text(re.compile(r"^\d?\d:\d\d$"))  # no longer a whole hour
    expect(page.locator("#minis [data-clock]")).to_have_count(1)  # on a phone: of whoever must decide
    monkeypatch.setattr(server.hall, "now", lambda: time.time() + 3600)
    expect(page.locator("#player-0")).to_contain_text("Bot stands in")
    expect(page.locator("#log")).to_contain_text("Ann has no time left")
    page.click("text=Take my seat back")
    expect(page.locator("#log")).to_contain_text("Ann is back.")
    expect(page.locator("text=Take my seat back")).to_have_count(0)
    expect(page.locator("#player-0")).not_to_contain_text("Bot stands in")


def test_the_title_says_when_it_is_my_turn(server: Server, desktop: BrowserContext) -> None:
    page, table, cem = at_table(server, desktop)
    expect(page).to_have_title(re.compile("^● Your turn · Caylus"))
    do(page, codes(page)[1])
    expect(page).to_have_title("Caylus · Palas")
    answer(table, cem)
    expect(page).to_have_title(re.compile("^● Your turn · Caylus"))


def test_sound_and_notice_when_they_are_wanted(server: Server, desktop: BrowserContext) -> None:
    desktop.add_init_script(RECORD_NOTICES)
    page, table, cem = at_table(server, desktop)
    heard = hear_errors(page)
    do(page, codes(page)[1])
    answer(table, cem)
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
    do(page, codes(page)[1])
    answer(table, cem)
    until(page, "notices.length === 1 && tones >= 3")  # the piece is one tone, the turn two
    assert page.evaluate("notices") == ["Your turn"]
    assert heard == []


def test_who_asked_to_take_back_may_withdraw(server: Server, desktop: BrowserContext) -> None:
    page, table, cem = at_table(server, desktop)
    do(page, codes(page)[1])
    answer(table, cem)
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/undo", lambda route: held.append((route, route.fetch())))
    page.click("text=Ask to undo")
    expect(page.locator("#prompt")).to_contain_text("Still to answer: Cem")  # the news may come before the reply
    assert table.look(cem, 1).undo_request is not None
    page.click("text=Withdraw the request")
    expect(page.locator("#log")).to_contain_text("Ann no longer asks to take it back.")
    expect(page.locator("text=Withdraw the request")).to_have_count(0)
    assert table.look(cem, 1).undo_request is None
    glance_until(page, lambda: held, "no reply")
    route, reply = held.pop()
    route.fulfill(response=reply)


def test_a_pace_on_its_way_keeps_nobody_from_answering(server: Server, desktop: BrowserContext) -> None:
    wish = TableWish("caylus", [ME, SeatWish("bot", "Odo", "random")], order="as_listed", pace=0.0, seed=7)
    table = server.hall.table(server.hall.open(known(desktop, server, "Ann"), wish).table_id)
    page = desktop.new_page()
    held: list[Route] = []
    page.route("**/pace", lambda route: held.append(route))
    page.goto(f"{server.address}/t/{table.id}")
    wait_for_turn(page)
    page.select_option("form.pace select", "1.5")
    glance_until(page, lambda: held, "the pace is not sent")
    do(page, codes(page)[1])
    held.pop().continue_()
    glance_until(page, lambda: table.pace == 1.5, "the pace is lost")
