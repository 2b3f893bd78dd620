"""Orders for later on the pages: from a planned line to a move by order, or a notice that says why not."""

from __future__ import annotations

import json
from datetime import UTC
from html import unescape
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect
from starlette.testclient import TestClient
from steady import SEED
from tables.people import LINK, ME, Party

import palas
from palas.tables import Hall, SeatWish, TableWish, Visitor
from palas.tables.orders import LINE, planned
from palas.tables.trial import Answer, Trial, from_view
from palas.web.letters import tell
from palas.web.ordering import place_of
from web.conftest import Server
from web.hands import DRAWN, glance_until, known
from web.test_axe import axe
from web.test_hidden_pages import sit
from web.test_planning import GAMES, ask, open_table, settled
from web.worlds import faceless, paired


def order(client: TestClient, table: str, **fields: Any) -> Any:
    return client.post(f"/t/{table}/orders", json=fields)


def plan_of(hall: Hall, table: str, *line: Any) -> str:
    n = hall.table(table).standing.state.length
    return json.dumps({"n": n, "seed": 1, "lines": [list(line)], "at": len(line)})


def other_moves(hall: Hall, table: str, seat: int, code: str) -> None:
    hall.table(table).change(lambda draft: draft.play(seat, code, hall.now()))


def test_an_order_is_given_from_a_plan_and_shown_to_its_person_alone(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    first = hall.table(table).standing.state.to_act[0]
    assert first == 0
    line = ([0, "place castle"], [1, "place inn"], [0, "place gate"])
    assert order(guest, table, seat=0, do="line", strict="0", plan=plan_of(hall, table, *line)).status_code == 200
    page = guest.get(f"/t/{table}/orders?seat=0").text
    assert "1 of 2" in page, "the first answer was due at once"
    assert "spends at most: deniers 2, workers 2" in page
    stranger = TestClient(guest.app, follow_redirects=False, headers={"origin": "http://testserver"})
    assert stranger.get(f"/t/{table}/orders?seat=0").status_code in (303, 403)
    assert order(stranger, table, seat=0, do="plain", kind="pass").status_code == 403
    other_moves(hall, table, 1, "place inn")
    assert "acted" in guest.get(f"/t/{table}/orders?seat=0").text
    assert "by order" in guest.get(f"/t/{table}").text


def test_a_stopped_order_is_told_on_the_page_and_in_the_message(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    line = ([0, "place castle"], [1, "place gate"], [0, "place inn"])
    order(guest, table, seat=0, do="line", strict="0", plan=plan_of(hall, table, *line))
    other_moves(hall, table, 1, "place inn")
    note = guest.get(f"/t/{table}/orders?seat=0&part=1").text
    assert "Order 1 was stopped." in note
    assert "The Inn has no free place. (CAY-5.4) Nothing has happened; it is your turn." in note
    german = guest.get(f"/t/{table}/orders?seat=0&part=1", headers={"accept-language": "de"}).text
    assert "Auftrag 1 wurde angehalten." in german


def test_the_message_about_the_turn_says_what_was_stopped(hall: Hall) -> None:
    party = Party(hall, ME, LINK)
    party.join(1)
    first, later = party.to_act(), 1 - party.to_act()
    from tables.test_orders import give

    give(party, later, "place inn")
    party.move(first, "place inn")
    told = tell(party.table, party.people[later], later, hall.now(), UTC)
    assert told.news[-1].startswith("Order 1 was stopped.")


@pytest.mark.parametrize(
    ("fields", "due"),
    [
        ({"do": "plain", "kind": "win"}, 400),
        ({"do": "win"}, 400),
        ({"do": "line", "plan": "{}"}, 409),
        ({"do": "line", "plan": "nonsense"}, 400),
        ({"do": "state", "id": "x", "state": "won"}, 400),
    ],
)
def test_what_cannot_be_ordered_gets_one_sentence(
    guest: TestClient, hall: Hall, fields: dict[str, str], due: int
) -> None:
    table = open_table(guest)
    before = hall.table(table).version
    answer = order(guest, table, seat=0, **fields)
    assert answer.status_code == due
    assert answer.json()["error"]
    assert hall.table(table).version == before


def test_the_button_says_why_it_cannot_be_pressed(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    n = hall.table(table).standing.state.length
    assert "The line holds no decision of yours yet." in ask(guest, table, 0, n=n)["fragments"]["plan"]
    assert "no decision of yours" not in ask(guest, table, 0, n=n, lines=[[[0, "pass"]]], at=1)["fragments"]["plan"]


@pytest.mark.parametrize(("lang", "size"), [("en", (1366, 768)), ("de", (390, 844))])
def test_a_person_makes_a_planned_line_an_order_and_it_acts_or_stops(
    server: Server, browser: Browser, lang: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=lang)
    hall = server.hall
    ann = hall.rename(known(context, server, "Ann"), lang=lang)
    ben = hall.rename(hall.greet(None).visitor, nickname="Ben")
    wish = TableWish("caylus", [SeatWish("person", "Ann"), SeatWish("link", "Ben")], seed=SEED, order="as_listed")
    opened = hall.open(ann, wish)
    table = hall.table(opened.table_id)
    table.join(ben, opened.secrets[1], "Ben")
    if table.standing.state.to_act == (0,):
        table.act(ann, 0, "place gate", table.version)
    page = context.new_page()
    page.goto(f"{server.address}/t/{table.id}/plan?seat=0")
    page.wait_for_selector(f"{DRAWN} #plan")

    def choose(code: str) -> None:
        before = page.locator(".trunk").inner_html()
        page.locator("[data-list]").click()
        page.locator(f'#all-choices .choice[data-code="{code}"]').click()
        glance_until(page, lambda: page.locator(".trunk").inner_html() != before, "the answer is not played")
        settled(page)

    assert page.locator('[data-trial="order"]').is_disabled()
    for code in ("place trading_post", "place castle", "place joust_field", "place inn"):
        choose(code)
    page.locator("#order-strict").uncheck()
    page.locator('[data-trial="order"]').click()
    glance_until(page, lambda: bool(table.orders(ann, 0)), "no order")
    expect(page.locator("#trial-told")).not_to_be_empty()
    page.goto(f"{server.address}/t/{table.id}/orders?seat=0")
    expect(page.locator(".order.is-waits")).to_have_count(1)
    assert axe(page, "orders") == []
    page.goto(f"{server.address}/t/{table.id}")
    table.act(ben, 1, "place trading_post", table.version)
    by_order = {"en": "by order", "de": "nach Auftrag"}[lang]
    expect(page.locator(".by-order").first).to_have_text(by_order)
    assert table.standing.state.to_act == (1,), "it was answered"
    table.act(ben, 1, "place inn", table.version)
    stopped = {"en": "Order 1 was stopped.", "de": "Auftrag 1 wurde angehalten."}[lang]
    expect(page.locator("#orders")).to_contain_text(stopped)
    assert table.standing.state.to_act == (0,)
    assert axe(page, "stopped") == []
    mark = page.locator("#board .order-mark.is-stopped")
    expect(mark).to_have_count(1)
    page.locator(".topbar [data-orders]").click()
    sheet = page.locator("#order-sheet")
    expect(sheet.locator(".order.is-stopped")).to_have_count(1)
    assert axe(page, "sheet of orders") == []
    sheet.locator(".switch").first.click()
    expect(sheet.locator('.switch[aria-checked="true"]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator(".topbar [data-orders]")).to_be_focused()
    page.locator('#orders a[href*="order="]').click()  # adjust it
    page.wait_for_selector(f"{DRAWN} #plan")
    assert {"en": "You are adjusting order 1.", "de": "Du passt Auftrag 1 an."}[lang] in page.locator(
        "#band"
    ).inner_text()
    for code in ("place n_farm", "place n_forest", "place gold_mine"):
        choose(code)
    page.locator("#order-strict").uncheck()
    page.locator('[data-trial="order"]').click()
    glance_until(page, lambda: table.orders(ann, 0)[0].state == "waits", "it was not adjusted")
    assert [(one.kind, one.state) for one in table.orders(ann, 0)] == [("line", "waits"), ("forced", "waits")]
    page.goto(f"{server.address}/t/{table.id}")
    expect(page.locator("#board .order-mark.is-waits")).to_have_count(1)
    context.close()


def test_an_older_answer_does_not_take_back_the_note_of_a_newer_one(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    ann = known(context, server, "Ann")
    wish = TableWish("caylus", [SeatWish("person", "Ann"), SeatWish("link", "Ben")], seed=7, order="as_listed")
    table = server.hall.table(server.hall.open(ann, wish).table_id)
    page = context.new_page()
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    page.route("**/orders?part=1*", hold)
    page.goto(f"{server.address}/t/{table.id}")
    page.wait_for_selector(f"{DRAWN} #prompt.mine")
    glance_until(page, lambda: held, "the page does not ask for orders")  # and is told that there are none
    table.order(ann, 0, "stay_inn")
    server.hall.nudge(table)
    expect(page.locator('#orders[data-any="1"]')).to_be_attached()
    route, reply = held[0]
    with page.expect_response("**/orders?part=1*") as late:
        route.fulfill(response=reply)
    late.value.finished()
    page.locator(".topbar [data-orders]").click()
    expect(page.locator('#order-sheet .switch[aria-checked="true"]')).to_have_count(1)
    assert page.locator('#orders[data-any="1"]').count() == 1
    context.close()


def test_an_order_that_waits_or_stands_still_is_taken_up_again_where_it_is(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    line = ([0, "place castle"], [1, "place gate"], [0, "place inn"], [1, "place n_farm"], [0, "place n_forest"])
    order(guest, table, seat=0, do="line", strict="0", plan=plan_of(hall, table, *line))
    me = Visitor(hall.table(table).standing.seats[0].visitors[0])
    given = hall.table(table).orders(me, 0)[0]
    page = guest.get(f"/t/{table}/plan?seat=0&order={given.id}").text
    assert "You are adjusting order 1." in page
    assert '"lines": [[[1, "place gate", ""], [0, "place inn", ""]' in page, (
        "what the other is planned to do comes next"
    )
    other_moves(hall, table, 1, "place inn")
    page = guest.get(f"/t/{table}/plan?seat=0&order={given.id}").text
    assert '"lines": [[]]' in page, "the inn is taken: nothing of the line fits"
    new = plan_of(hall, table, [0, "place n_farm"], [1, "place gate"], [0, "place n_forest"])
    assert order(guest, table, seat=0, do="line", strict="0", plan=new, instead=given.id).status_code == 200
    now = hall.table(table).orders(me, 0)
    assert [(one.made, one.state, one.body.at) for one in now] == [(given.made, "waits", 1)], "instead of the old one"
    stranger = TestClient(guest.app, follow_redirects=False, headers={"origin": "http://testserver"})
    assert stranger.get(f"/t/{table}/plan?seat=0&order={now[0].id}").status_code in (303, 403)


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_one_cannot_tell_apart_give_the_same_pages_of_orders(
    guest: TestClient, hall: Hall, game: str
) -> None:
    mine, texts = paired(palas.game(game), 45)
    title, told = palas.game(game), []
    for text in texts:
        opened = hall.import_table(text)
        sit(guest, "join", opened.table_id, opened.secrets[mine])
        table = hall.table(opened.table_id)
        trial = Trial(from_view(title, table.standing.state.view(mine)), 5)
        for _ in range(8):
            if (asked := trial.asked) is None:
                break
            trial.answer(Answer(asked, trial.state.legal(asked)[0].code))
        me = Visitor(table.standing.seats[mine].visitors[0])
        legal = {action.code for action in table.standing.state.legal(mine)}
        for code in (trial.line[0].code, next(one for one in map(title.action_code, range(99)) if one not in legal)):
            body = planned(trial, mine, True, place_of)  # it stops at once: nothing has happened yet
            body["steps"][0] |= {"code": code, "legal": ["other"]}
            table.order(me, mine, LINE, body)
        given = table.orders(me, mine)
        assert [one.body.why for one in given] == ["order-other-answers", "order-not-legal"]
        pages = [f"orders?seat={mine}", f"orders?seat={mine}&part=1", f"orders?seat={mine}&part=sheet"]
        found = [guest.get(f"/t/{table.id}/{page}").text for page in [*pages, f"plan?seat={mine}&order={given[0].id}"]]
        shown = faceless("".join(found), table.id)
        for one in given:
            shown = shown.replace(one.id, "ORDER")
        told.append(shown)
    assert told[0] == told[1]


def test_whoever_plays_himself_lets_the_stopped_order_rest_and_comes_back_to_the_table(
    guest: TestClient, hall: Hall
) -> None:
    table = open_table(guest)
    line = ([0, "place castle"], [1, "place gate"], [0, "place inn"])
    order(guest, table, seat=0, do="line", strict="0", plan=plan_of(hall, table, *line))
    other_moves(hall, table, 1, "place inn")
    me = Visitor(hall.table(table).standing.seats[0].visitors[0])
    given = hall.table(table).orders(me, 0)[0]
    sheet = guest.get(f"/t/{table}/orders?seat=0&part=sheet").text
    assert "Play yourself" in sheet
    assert "<html" not in sheet
    form = {"seat": "0", "do": "state", "id": given.id, "state": "self"}
    answer = guest.post(f"/t/{table}/orders", data=form, headers={"accept": "text/html"})
    assert answer.headers["location"] == f"/t/{table}?seat=0"
    assert hall.table(table).orders(me, 0)[0].state == "paused"


@pytest.mark.parametrize("game", GAMES)
def test_every_title_shows_its_plain_orders_as_switches(guest: TestClient, hall: Hall, game: str) -> None:
    table = open_table(guest, game)
    title = palas.game(game)
    for lang in ("en", "de"):
        sheet = unescape(guest.get(f"/t/{table}/orders?seat=0", headers={"accept-language": lang}).text)
        for name, plain in title.plain_orders.items():
            assert (title.words.say(lang, f"order-{name}") in sheet) == (not plain.option)
    kind = next(iter(title.plain_orders))
    assert order(guest, table, seat=0, do="plain", kind=kind).status_code == 200
    assert f'aria-checked="true" aria-label="{title.words.say("en", f"order-{kind}")}"' in unescape(
        guest.get(f"/t/{table}/orders?seat=0").text
    )
