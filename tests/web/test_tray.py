"""What has no place on the board opens under the question, with what it costs; alike things are all lit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tables.people import HERE, ME, Party

from palas.engine.core.state import State
from palas.tables import Hall
from palas.web.guests import DESK, Guest
from palas.web.looks import Chair, prompt_of
from palas.web.tray import parts_of
from web.conftest import Server
from web.hands import asked, codes, moved_on
from web.positions import asking, open_at, position


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="de-DE", reduced_motion="reduce")
    yield context
    context.close()


def test_a_code_names_what_is_paid() -> None:
    owned = {"coins": 3, "sand": 2, "wood": 1, "stone": 0}
    assert parts_of("pay 2sand+wood", owned) == {"sand": 2, "wood": 1}
    assert parts_of("buy 3", owned) == {"": 3}
    assert parts_of("convert 12", owned) == {"": 12}
    assert parts_of("pass", owned) == parts_of("gain gold", owned) == parts_of("order 1+2x", owned) == {}


def test_every_amount_says_what_it_costs_and_brings(server: Server, desk: BrowserContext) -> None:
    page = open_at(server, desk, position("nobility", 3, asking("buy_goods", 3)))
    answers = page.locator(".tray .answer")
    expect(answers).to_have_count(len(codes(page)))
    expect(answers.last.locator(".shifts")).to_contain_text("→")
    top = page.locator("#board").bounding_box()
    before = asked(page)
    answers.last.click()
    moved_on(page, before)
    assert page.locator("#board").bounding_box() == top
    page.close()


def test_two_amounts_say_it_too(server: Server, desk: BrowserContext) -> None:
    """They would fit the line of the question, but there is no room in it for what they cost and bring."""

    def two(state: State, seat: int) -> bool:
        return asking("buy_goods")(state, seat) and len(state.legal(seat)) == 2

    page = open_at(server, desk, position("nobility", 3, two))
    expect(page.locator(".tray .answer")).to_have_count(2)
    expect(page.locator(".tray .answer").last.locator(".shifts")).to_contain_text("→")
    page.close()


def test_one_good_of_several_is_chosen_by_one_click(server: Server, desk: BrowserContext) -> None:
    page = open_at(server, desk, position("nobility", 3, asking("port", 5)))
    expect(page.locator("[data-stepper]")).to_have_count(0)
    answers = page.locator('.tray .answer[data-code^="sell "]')
    assert answers.count() > 3
    before = asked(page)
    answers.last.click()
    moved_on(page, before)
    page.close()


def test_many_amounts_are_set_by_plus_and_minus(server: Server, desk: BrowserContext) -> None:
    page = open_at(server, desk, position("castle", 3, asking("market", 8)))
    count, button = page.locator(".stepper output"), page.locator("[data-pay]")
    first = int(count.inner_text())
    expect(page.locator('.stepper [data-by="-1"]')).to_be_disabled()  # it begins with the least
    page.locator('.stepper [data-by="1"]').click()
    assert int(count.inner_text()) > first
    expect(page.locator(".stepper .total")).to_contain_text("→")
    before, code = asked(page), button.get_attribute("data-code")
    assert code in codes(page)
    button.click()
    moved_on(page, before)
    page.close()


def test_a_payment_shows_its_price_as_a_bar_and_says_what_is_missing(server: Server, desk: BrowserContext) -> None:
    page = open_at(server, desk, position("castle", 3, asking("payment", 5)))
    stepper, button = page.locator(".stepper"), page.locator("[data-pay]")
    price = int(stepper.get_attribute("data-price") or 0)
    parts = page.locator(".pricebar span")
    assert sum(int(counts) for counts in parts.all_inner_texts()) == price, "it begins with a payment that fits"
    expect(page.locator(".reckoning")).to_have_text(f"{price} von {price} ✓")
    expect(button).to_be_enabled()
    expect(button).to_contain_text("Bezahlen")
    chosen = page.locator('.column:has(output:not(:text-is("0")))').first.get_attribute("data-column")
    column = page.locator(f'.column[data-column="{chosen}"]')
    counts = int(column.get_attribute("data-counts") or 0)
    expect(column).to_contain_text(f"zählt {counts}")
    column.locator('[data-by="-1"]').click()
    expect(button).to_be_disabled()
    expect(button).to_have_text(f"{counts} fehlen")
    expect(page.locator(".pricebar .missing")).to_have_text(f"{counts} fehlen")
    expect(page.locator(".reckoning")).to_contain_text(f"{price - counts} von {price}")
    column.locator('[data-by="1"]').click()
    expect(button).to_be_enabled()
    before, code = asked(page), button.get_attribute("data-code")
    assert code in codes(page)
    button.click()
    moved_on(page, before)
    page.close()


def test_all_alike_buildings_are_lit_and_any_may_be_chosen(server: Server, desk: BrowserContext) -> None:
    def towers(state: object, seat: int) -> bool:
        return any(action.code.startswith("build tower") for action in state.legal(seat))  # type: ignore[attr-defined]

    page = open_at(server, desk, position("castle", 3, towers))
    lit = page.locator('#board .place.legal[data-action^="build tower"]')
    assert lit.count() > 3
    assert len(set(lit.evaluate_all("all => all.map(one => one.dataset.action)"))) == 1
    before = asked(page)
    lit.last.click()
    moved_on(page, before)
    page.close()


@pytest.mark.parametrize(("lang", "declined"), [("de", "Verzicht"), ("en", "Declined")])
def test_what_is_taken_back_says_itself_without_its_question(hall: Hall, lang: str, declined: str) -> None:
    party = Party(hall, ME, HERE, game="viscounts")
    said = {}
    while len(said) < 2:
        seat = party.to_act()
        legal = [action.code for action in party.look(seat).legal]
        code = party.move(seat, "decline" if "decline" in legal else None)
        look = party.look(seat)
        if look.undo_code == code and code.startswith(("decline", "play")):
            asked = prompt_of(look, Chair(seat, (seat,)), Guest(None, None, lang, "", DESK), frozenset())
            said[code.partition(" ")[0]] = asked["undo_what"], look.game.action_text(code, lang)
    assert said["decline"][0] == declined != said["decline"][1]
    assert said["play"][0] == said["play"][1]
