"""The result: why it was won, where it turned, what was reached alone, a picture to share; and the replay's slider."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from starlette.testclient import TestClient

from palas.draw.icons import ICONS
from palas.draw.pieces import CUBES
from palas.tables import Hall
from web.conftest import Server
from web.hands import hear_errors, known, until
from web.test_rivals import RECORDS, seated

GAMES = {
    "caylus/four-players-castle-finished": 4,
    "castle/three-players-winter": 3,
    "heirs/draw": 2,
    "nobility/five-players-events-chancery": 5,
    "viscounts/three-players-divided-kingdom": 3,
}
PNG = b"\x89PNG"


@pytest.mark.parametrize("record", GAMES)
def test_every_source_of_points_has_a_picture(guest: TestClient, hall: Hall, record: str) -> None:
    place = seated(guest, hall, record)
    page = guest.get(f"/t/{place}/result").text
    game = hall.table(place).game
    rows = re.findall(r'<span class="source"><svg class="([^"]*)"', page)
    assert rows
    assert len(rows) == page.count('<span class="source">')
    named = [game.sources.get(name, name) for name in hall.table(place).standing.state.breakdown()[0]]
    drawn = {"worker", "coin", "points", "silver_coin", *CUBES, *ICONS}
    assert set(named) <= drawn, set(named) - drawn


def test_the_result_says_why_it_was_won_and_where_it_turned(guest: TestClient, hall: Hall) -> None:
    place = seated(guest, hall, "caylus/four-players-castle-finished")
    page = guest.get(f"/t/{place}/result").text
    assert "Player 4 was ahead of Ann in: Castle (+13), Workers of others in own buildings (+9)" in page
    assert "Ann was ahead in: Wood and stone buildings (+9)" in page
    turning = page.partition("Turning points</h2>")[2].partition("</section>")[0]
    assert "Player 4 leads from here to the end." in turning
    moments = [int(n) for n in re.findall(rf"/t/{place}/replay\?n=(\d+)", turning)]
    assert moments == sorted(moments)
    assert page.count('aria-label="The race:') == 1
    chart = page.partition('aria-label="The race:')[2].partition("</svg>")[0]
    for name in ("Dungeon", "Walls", "Towers", ">round<"):
        assert name in chart
    table = page.partition('class="points race"')[2].partition("</table>")[0]
    assert re.findall(r">(Round \d+)<", table) == [f"Round {number}" for number in range(1, 17)]
    last = table.rpartition("<tr>")[2]
    assert re.findall(r"<td>(\d+)</td>", last) == ["55", "48", "47", "62"], "by seat, as the race is drawn"


@pytest.mark.parametrize(
    ("record", "goals"),
    [
        ("nobility/solo-O15", [("4 built houses", "3 of 4", "missed"), ("3 own workshops", "3 of 3", "reached")]),
        ("heirs/solo-1-won", [("More points than Heinrich", "66 of 44", "reached")]),
        ("viscounts/solo-noble-1", [("More points than the opponent (Noble opponent)", "21 of 134", "missed")]),
    ],
)
def test_alone_the_result_says_what_was_reached_of_what(
    guest: TestClient, hall: Hall, record: str, goals: list[tuple[str, str, str]]
) -> None:
    page = guest.get(f"/t/{seated(guest, hall, record)}/result").text
    found = re.findall(r'<span>([^<]+)</span><b>([^<]+)</b><span class="visually-hidden">(\w+)</span>', page)
    assert [goal for goal in found if goal in goals] == goals


def test_the_result_has_a_picture_and_says_where_it_is(guest: TestClient, hall: Hall) -> None:
    place = seated(guest, hall, "castle/three-players-winter")
    page = guest.get(f"/t/{place}/result").text
    image = re.search(r'property="og:image" content="http://[^/"]+(/t/[^"]+)"', page)
    assert image is not None
    assert image[1] == f"/t/{place}/result.png?lang=en"
    answer = guest.get(image[1])
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(PNG)
    drawn = guest.get(f"/t/{place}/result.svg?lang=de")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    for words in ("Im Schutze der Burg", "Player 3 gewinnt mit", ">39<", ">35<", ">25<"):
        assert words in drawn.text, words
    assert "var(--" not in drawn.text, "it stands alone"
    assert guest.get(f"/t/{place}/result.gif").status_code == 404
    assert "Whoever has the link" in page
    table = hall.table(place)
    table.sheet = replace(table.sheet, public=False)
    assert "This table is closed" in guest.get(f"/t/{place}/result").text
    assert guest.get(image[1]).status_code == 200
    guest.cookies.clear()
    assert guest.get(image[1]).status_code == 403, "a closed table shows strangers nothing"


def test_a_game_that_goes_on_has_no_picture_of_its_result(guest: TestClient, hall: Hall) -> None:
    place = guest.post("/open", data={"game": "caylus", "quick": "1"}).headers["location"].split("/t/")[1].split("#")[0]
    answer = guest.get(f"/t/{place}/result.png", headers={"accept": "application/json"})
    assert answer.status_code == 404
    assert answer.json()["key"] == "not-over"


@pytest.mark.parametrize("record", GAMES)
def test_a_replay_begins_with_a_board_and_does_not_tell_the_end(guest: TestClient, hall: Hall, record: str) -> None:
    place = seated(guest, hall, record)
    page = guest.get(f"/t/{place}/replay?n=0").text
    first, last = (int(re.search(rf'data-{name}="(\d+)"', page)[1]) for name in ("n", "entries"))  # type: ignore[index]
    assert re.search(rf'<input id="slider" type="range" min="{first}" max="{last}" value="{first}"', page)
    state = hall.table(place).standing.state
    past = state.game.at_start(state.origin, True)
    past.replay_entries(state.entries()[:first])
    assert min(past.to_act) >= 0, "the first moment is somebody's question"
    assert 'id="line-result"' not in page
    assert 'id="line-result"' in guest.get(f"/t/{place}/replay?n={last}").text
    assert page.count('<path class="tick"') == GAMES[record], "a lane for everybody"
    assert page.count('<path class="edge"') == GAMES[record], "and none of it is as pale as the paper"


# -- in a browser -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    yield context
    context.close()


def table_of(server: Server, context: BrowserContext, record: str) -> str:
    """A finished table at which the context's person sits; its address."""
    visitor = known(context, server, "Annemarie-Friederike")
    opened = server.hall.import_table((RECORDS / f"{record}.palas").read_text(encoding="utf-8"))
    server.hall.table(opened.table_id).join(visitor, opened.secrets[0], visitor.nickname)
    return f"{server.address}/t/{opened.table_id}"


@pytest.mark.parametrize("record", GAMES)
def test_result_and_replay_fit_a_phone(server: Server, phone: BrowserContext, record: str) -> None:
    place = table_of(server, phone, record)
    page = phone.new_page()
    for path in ("/result", "/replay?n=0"):
        page.goto(place + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
    page.close()


def test_the_replay_is_steered_by_keys(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    place = table_of(server, context, "caylus/four-players-castle-finished")
    page = context.new_page()
    heard = hear_errors(page)
    page.goto(f"{place}/replay?n=0")
    rounds = [int(n) for n in page.evaluate("document.body.dataset.rounds").split(",")]
    first = int(page.evaluate("document.body.dataset.first"))
    count = page.locator("#count")
    expect(count).to_have_text(str(first))
    for key, moment in (
        ("ArrowRight", first + 1), ("PageDown", next(n for n in rounds if n > first + 1)), ("PageUp", first),
        ("End", 586), ("PageUp", rounds[-1]), ("Home", first),
    ):  # fmt: skip
        page.keyboard.press(key)
        expect(count).to_have_text(str(moment))
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator("#speed")).to_have_value("200")
    page.keyboard.press("Space")
    expect(page.locator('[data-step="play"]')).to_have_attribute("aria-pressed", "true")
    until(page, f"Number(document.querySelector('#count').textContent) > {first + 1}")
    page.keyboard.press("Space")
    expect(page.locator('[data-step="play"]')).to_have_attribute("aria-pressed", "false")
    page.goto(f"{place}/replay?n=40")
    expect(page.locator("#speed")).to_have_value("200")  # it is remembered
    assert heard == []
    context.close()
