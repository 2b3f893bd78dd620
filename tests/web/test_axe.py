"""axe-core looks at every page, in the light and in the dark theme: nothing serious, nothing critical."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tables.conftest import dice_market  # noqa: F401
from tables.people import HERE, ME, Party

from palas.tables import TableWish
from palas.web.build import FRONTEND, install
from web.conftest import Server
from web.hands import DRAWN, known, open_table, wait_for_turn

AXE = FRONTEND / "node_modules" / "axe-core" / "axe.min.js"
RECORDS = Path(__file__).parents[1] / "records" / "caylus"
PHONE = {"width": 390, "height": 844}


@pytest.fixture(params=["light", "dark"])
def themed(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    install(everything=True)
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", color_scheme=request.param, reduced_motion="reduce"
    )
    yield context
    context.close()


def axe(page: Page, where: str) -> list[str]:
    """What axe finds, as far as it is serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{where}: {one['impact']} {one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def test_axe_finds_nothing_serious_around_the_table(server: Server, themed: BrowserContext) -> None:
    page = themed.new_page()
    problems: list[str] = []
    table = open_table(page, server.address, "me", "link", "bot:greedy", nickname="Anna")
    page.wait_for_selector(".qr svg")
    problems += axe(page, "seats")
    paths = (
        "/", "/about", "/settings", "/rules", "/rules/caylus", "/rules/caylus?q=provost", "/nowhere",
        f"/join/{table}", f"/join/{table}#abc", f"/watch/{table}#abc",
    )  # fmt: skip
    for path in paths:
        page.goto("about:blank")  # the same page with another fragment is loaded anew
        page.goto(server.address + path)
        problems += axe(page, path)
    page.goto(f"{server.address}/settings")
    page.click("main button")
    page.wait_for_selector("main [role=status]")  # of the page that follows
    problems += axe(page, "settings saved")
    assert problems == [], "\n".join(problems)


def test_axe_finds_nothing_serious_at_the_table(server: Server, themed: BrowserContext) -> None:
    page = themed.new_page()
    problems: list[str] = []
    table = open_table(page, server.address, "me", "bot:greedy", "bot:greedy")
    page.wait_for_selector(f"{DRAWN} #board svg")
    wait_for_turn(page)
    problems += axe(page, "table")
    page.keyboard.press("l")
    page.keyboard.press("b")
    page.wait_for_selector("#tip:not([hidden])")
    problems += axe(page, "table with the list and a tip")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("#help[open]")
    problems += axe(page, "help")
    page.goto(f"{server.address}/t/{table}/replay?n=5")
    problems += axe(page, "replay")
    page.set_viewport_size(PHONE)
    page.goto(f"{server.address}/t/{table}")
    page.wait_for_selector("svg.board-phone")
    problems += axe(page, "phone")
    assert problems == [], "\n".join(problems)


def test_axe_finds_nothing_serious_after_the_game(server: Server, themed: BrowserContext) -> None:
    page = themed.new_page()
    problems: list[str] = []
    opened = server.hall.import_table((RECORDS / "four-players-castle-finished.palas").read_text(encoding="utf-8"))
    server.hall.table(opened.table_id).join(known(themed, server, "Anna"), opened.secrets[0], "Anna")
    for path in ("", "/result", "/replay?n=40", "/seats"):
        page.goto(f"{server.address}/t/{opened.table_id}{path}")
        problems += axe(page, f"finished {path}")
    page.set_viewport_size(PHONE)
    for path in ("/result", "/replay?n=40"):
        page.goto(f"{server.address}/t/{opened.table_id}{path}")
        problems += axe(page, f"phone {path}")
    assert problems == [], "\n".join(problems)


def test_axe_finds_nothing_serious_for_a_spectator(server: Server, themed: BrowserContext) -> None:
    page = themed.new_page()
    party = Party(server.hall, ME, HERE, HERE)
    party.play(20)
    opened = party.opened
    page.goto(f"{server.address}/watch/{opened.table_id}#{opened.watch}")
    page.click("#join button")
    page.wait_for_selector(f"{DRAWN} #board svg")
    assert page.locator("#prompt.mine").count() == 0
    problems = axe(page, "watching")
    assert problems == [], "\n".join(problems)


def test_axe_finds_nothing_serious_before_and_behind_the_curtain(
    server: Server,
    themed: BrowserContext,
    dice_market: object,  # noqa: F811
) -> None:
    person = known(themed, server, "Ann")
    wish = TableWish("dice_market", [ME, HERE], order="as_listed", pace=0.0, seed=7)
    table = server.hall.open(person, wish).table_id
    page = themed.new_page()
    page.goto(f"{server.address}/t/{table}")
    page.wait_for_selector(".curtain")
    problems = axe(page, "curtain")
    page.click("a.curtain")
    wait_for_turn(page)
    problems += axe(page, "behind the curtain")
    assert problems == [], "\n".join(problems)
