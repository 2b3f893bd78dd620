"""Two people and two bots play a whole game of Caylus by clicking, with all that happens to a page on the way."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, Page, expect

import palas
from palas.engine.record import Record
from web.conftest import Server
from web.hands import DRAWN, do, glance_until, hear_errors, my_turn, open_table, over, pick, version


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("#nickname", name)
    page.click("#join button")
    page.wait_for_selector(f"{DRAWN} #board")


def test_two_people_and_two_bots_play_a_whole_game(server: Server, browser: Browser) -> None:
    luck = random.Random(4)
    anna = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    jonas = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    a, b = anna.new_page(), jonas.new_page()
    heard_a, heard_b = hear_errors(a), hear_errors(b)
    table = open_table(a, server.address, "me", "link", "bot:greedy", "bot:greedy", nickname="Anna")
    a.wait_for_selector(".qr svg")
    links = a.locator("[data-link-of] input").evaluate_all("all => all.map(one => one.value)")
    assert len(set(links)) == len(links) >= 1
    seat_link = a.locator(".seat-card", has_text="Friend").locator("[id^=link-]").input_value()
    assert a.locator(".qr svg").first.is_visible(), "the link is also a QR code"
    sit_down(b, seat_link, "Jonas")
    a.goto(f"{server.address}/t/{table}")
    pages = {0: a, 1: b}
    at_table = server.hall.table(table)

    def settled() -> Page | None:
        """Wait until both pages show what is so and a person is asked; whose page that is, if it is not over."""

        def agree() -> bool:
            return version(a) == version(b) == at_table.version and (my_turn(a) or my_turn(b) or over(a))

        glance_until(a, agree, "the pages do not agree")
        return a if my_turn(a) else b if my_turn(b) else None

    def one_move() -> bool:
        """Whoever is asked moves; False when the game is over."""
        asked = settled()
        if asked is not None:
            do(asked, pick(asked, luck))
        return asked is not None

    for _ in range(6):
        assert one_move()

    # a reload in the middle changes nothing
    settled()
    before = a.locator("#players").inner_text()
    news: list[object] = []
    a.on("websocket", lambda socket: socket.on("framereceived", lambda frame: news.append(frame)))
    a.reload()
    expect(a.locator("#log li").first).to_be_visible()
    assert a.locator("#players").inner_text() == before
    glance_until(a, lambda: news, "the page hears nothing")  # what would come later would say that there is a line

    # a lost connection: the page says so, the other plays on, then everything is there again
    anna.set_offline(True)
    expect(a.locator("#link")).to_be_visible()
    while my_turn(b):
        do(b, pick(b, luck))
    anna.set_offline(False)
    expect(a.locator("body.offline")).to_have_count(0)
    for _ in range(4):
        assert one_move()

    # an undo: what has become known since needs the other's yes
    mover = settled()
    assert mover is not None
    length = at_table.standing.state.length
    do(mover, pick(mover, luck))
    settled()  # whether the other must agree is not certain before the bots have answered
    other = b if mover is a else a
    undo = mover.locator("form[data-undo] button")
    expect(undo).to_be_enabled()
    kind = mover.locator("form[data-undo]").get_attribute("data-undo")
    undo.click()
    if kind == "needs_consent":
        other.locator("button", has_text="Agree").first.click()
    glance_until(a, lambda: at_table.standing.state.length == length, "the move is not taken back")
    expect(mover.locator("#log")).to_contain_text("back")

    while one_move():
        pass

    for page in pages.values():
        page.wait_for_selector('#prompt a[href$="/result"]')
    a.click('#prompt a[href$="/result"]')
    expect(a.locator("h1")).to_contain_text(re.compile("wins|share the victory"))
    expect(a.locator("body")).to_contain_text("Checked: the key belongs to the commitment")

    # the record replays to the result that the page shows
    text = a.request.get(f"{server.address}/t/{table}/record").text()
    record = Record.read(text)
    state = palas.replay(record)
    assert state.over
    assert palas.verify(record).ok
    points = a.locator(".points tfoot td").all_inner_texts()
    assert sorted(map(int, points)) == sorted(state.scores())

    # once more with everyone
    a.click("form[action$='/rematch'] button")
    a.wait_for_selector(f"{DRAWN} #board svg")
    assert table not in a.url
    b.goto(f"{server.address}/t/{table}/result")
    b.click("text=To the next game")
    b.wait_for_selector(f"{DRAWN} #board svg")
    assert b.url.split("#")[0] == a.url.split("#")[0]
    assert (heard_a, heard_b) == ([], [])
    anna.close()
    jonas.close()
