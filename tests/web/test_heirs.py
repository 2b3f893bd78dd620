"""Die zwei Erben in the browser: a game for two and one alone against Heinrich, played to the end by clicking."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from starlette.testclient import TestClient
from tables.people import LINK, ME, Party

from palas.engine.core.luck import commitment
from palas.tables import Hall, SeatWish, Table, TableWish
from palas.tables.standing import Standing
from web.company import picture, play_to_the_end, sit_down
from web.conftest import Server
from web.hands import asked, codes, do, hear_errors, moved_on, until, version, wait_for_turn
from web.worlds import faceless

# Every choice on the board is one of the list, and all of the list but the end of the turn and mercy is on the board.
BOARD_AND_LIST_AGREE = """(() => {
  const board = [...document.querySelectorAll(".place[data-action]")].map(one => one.dataset.action);
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


@pytest.fixture
def desktop(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="de-DE", reduced_motion="reduce")
    yield context
    context.close()


other_desktop = desktop  # of somebody else


def table_for(*seats: SeatWish, **options: object) -> TableWish:
    return TableWish("heirs", list(seats), order="as_listed", pace=0.0, seed=7, options=options)


def at_table(server: Server, context: BrowserContext, *seats: SeatWish, **options: object) -> tuple[Page, str]:
    """Ann's page of a table of Die zwei Erben."""
    (page,), table = sit_down(server, table_for(*seats, **options), context)
    return page, table


def pick(legal: list[str], luck: random.Random) -> str:
    """Build when possible, take when needed, and come to an end."""
    for verb in ("build", "destroy", "take", "end"):
        found = [code for code in legal if code.split()[0] == verb]
        if found:
            return luck.choice(found)
    return luck.choice(legal)


def play_on(name: str, *pages: Page) -> None:
    """Play to the end by clicking, first on everything the board offers."""
    tried = play_to_the_end(pages, pick, name, agree=BOARD_AND_LIST_AGREE)
    assert {"take", "build", "extend", "troop", "at", "end"} <= tried
    picture(pages[0], f"{name}-end")


def test_a_game_alone_against_heinrich_is_played_by_clicking(server: Server, desktop: BrowserContext) -> None:
    page, _ = at_table(server, desktop, ME, level=1, colour="blue")
    heard = hear_errors(page)
    expect(page.locator("#board")).to_contain_text("Heinrich der Arme")
    play_on("heirs-solo", page)
    expect(page.locator("#log")).to_contain_text("Heinrich")
    page.click('#prompt a[href$="/result"]')
    expect(page.locator("main")).to_contain_text("Ann")
    picture(page, "heirs-solo-result")
    assert heard == []


def test_a_game_for_two_is_played_by_clicking(
    server: Server, desktop: BrowserContext, other_desktop: BrowserContext
) -> None:
    wish = table_for(ME, LINK, sets="travel+war+craft")
    (ann, ben), _ = sit_down(server, wish, desktop, other_desktop)
    heard = [hear_errors(page) for page in (ann, ben)]
    play_on("heirs-two", ann, ben)
    until(ben, f"document.body.dataset.version === '{version(ann)}'")
    mine, theirs = cells_of(ann), cells_of(ben)
    assert set(mine) == set(theirs)
    assert len({x for x, _ in mine.values()}) > 3
    for cell, (x, y) in mine.items():  # the same land from the other side: turned by half a circle
        assert theirs[cell] == pytest.approx((-x, -y), abs=1.5)
    for page in (ann, ben):
        page.click('#prompt a[href$="/result"]')
        for name in ("Ann", "Ben"):
            expect(page.locator("main")).to_contain_text(name)
    assert heard == [[], []]


def cells_of(page: Page) -> dict[str, tuple[float, float]]:
    """Where each laid tile lies, measured from the middle of the land."""
    boxes = page.eval_on_selector_all(
        '#zone-land .place[id^="cell-"]',
        "all => all.map(one => [one.id, one.getBoundingClientRect().x, one.getBoundingClientRect().y])",
    )
    middle = [(min(box[axis] for box in boxes) + max(box[axis] for box in boxes)) / 2 for axis in (1, 2)]
    return {id: (x - middle[0], y - middle[1]) for id, x, y in boxes}


def test_a_click_hits_after_zooming_and_panning(server: Server, desktop: BrowserContext) -> None:
    page, _ = at_table(server, desktop, ME, level=1)
    for verb in ("take", "extend"):
        wait_for_turn(page)
        do(page, next(code for code in codes(page) if code.startswith(verb)))
    sheet = page.locator("#board .sheet")
    start = page.locator('#board [data-tile="start"]').bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    until(page, "document.querySelector('#board.zoomed, .zoomed')")
    large = page.locator('#board [data-tile="start"]').bounding_box()
    assert large is not None
    assert large["width"] > 1.5 * start["width"]
    before = sheet.get_attribute("style")
    page.mouse.down()  # dragging pans and chooses nothing
    page.mouse.move(large["x"] + 40, large["y"] + 30, steps=6)
    page.mouse.up()
    assert sheet.get_attribute("style") != before
    expect(page.locator("#confirm")).to_have_count(0)
    zoomed = sheet.get_attribute("style")
    seen = next(place for place in page.locator("#board .place.legal").all() if is_seen(place))
    box = seen.bounding_box()
    assert box is not None
    before = asked(page)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    moved_on(page, before)
    assert sheet.get_attribute("style") == zoomed  # the new drawing is looked at from where the old one was
    page.keyboard.press("0")
    until(page, "!document.querySelector('.zoomed')")


def is_seen(place: Locator) -> bool:
    """Does the middle of the place lie in the window, with nothing above it?"""
    return bool(
        place.evaluate(
            """one => { const box = one.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return top !== null && one.contains(top); }"""
        )
    )


def test_the_next_move_is_free_as_soon_as_the_news_are_here(server: Server, desktop: BrowserContext) -> None:
    desktop.add_init_script(REPLIES_WAIT)
    page, table = at_table(server, desktop, ME, SeatWish("bot", "Odo", "random"))
    heard = hear_errors(page)
    wait_for_turn(page)
    do(page, next(code for code in codes(page) if code.startswith("take")))
    until(page, "window.replies.length === 1")
    moves = server.hall.table(table).version
    chosen = next(code for code in codes(page) if code != "end")
    page.locator(f'.place[data-action="{chosen}"]').dblclick()  # one answer to one question
    until(page, "window.replies.length === 2")
    page.evaluate("window.replies.forEach((reply) => reply()); window.replies = []")
    page.wait_for_timeout(200)
    assert server.hall.table(table).version == moves + 1
    assert page.evaluate("window.replies.length") == 0
    assert heard == []


@pytest.mark.rule("HEI-10.1", "HEI-10.2")
@pytest.mark.parametrize(("seats", "moves"), [((ME, LINK), 25), ((ME,), 0), ((ME,), 45)])
def test_worlds_that_differ_in_stack_or_treasures_give_the_same_pages_and_news(
    guest: TestClient, hall: Hall, seats: tuple[SeatWish, ...], moves: int
) -> None:
    """The same game so far under two keys: what comes next lies otherwise, and no page knows it."""
    party = Party(hall, *seats, game="heirs", seed=None, options={"level": 2})
    if len(seats) == 2:
        party.join(1)
    party.play(moves)
    record = party.table.record(full=True)
    watcher = TestClient(guest.app, follow_redirects=False, headers={"origin": "http://testserver"})
    tables = []
    for key in ("11" * 32, "22" * 32):
        header = {**record.header, "key": key}
        del header["commitment"]
        opened = hall.import_table("\n".join(json.dumps(line) for line in (header, *record.lines)))
        for client, kind, secret in ((guest, "join", opened.secrets[0]), (watcher, "watch", opened.watch)):
            form = {"secret": secret, "nickname": "Ann"}
            assert client.post(f"/{kind}/{opened.table_id}", data=form).status_code == 303
        tables.append(hall.table(opened.table_id))
    assert tables[0].sheet.key != tables[1].sheet.key
    assert pages_of(guest, tables[0]) == pages_of(guest, tables[1])
    assert pages_of(watcher, tables[0]) == pages_of(watcher, tables[1])
    for table in tables:  # and they do differ: whoever plays on meets other tiles
        table.change(lambda draft: play_out(draft, random.Random(1)))
    assert tables[0].standing.state.to_dict()["position"] != tables[1].standing.state.to_dict()["position"]


def play_out(draft: Standing, luck: random.Random) -> None:
    """Take a few tiles."""
    for _ in range(30):
        if not draft.state.over:
            seat = draft.state.to_act[0]
            draft.play(seat, luck.choice(draft.state.legal(seat)).code, draft.at)


def pages_of(client: TestClient, table: Table) -> list[str]:
    """What somebody can load of a table, without the table's own name and the promise about its shuffles."""
    found = []
    for lang in ("en", "de"):
        for path in ("", "/news", "/news?form=view", "/replay", "/about?code=end", "/seats"):
            answer = client.get(f"/t/{table.id}{path}", headers={"accept-language": lang})
            assert answer.status_code == 200, path
            found.append(faceless(answer.text, table.id).replace(commitment(table.sheet.key), "PROMISE"))
    return found
