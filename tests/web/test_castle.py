"""Im Schutze der Burg in the browser: three at a table in winter, two with pairs of cards, by mouse, key and finger."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from starlette.testclient import TestClient
from tables.people import LINK, ME, OPEN, Party

from palas.tables import Hall, SeatWish, TableWish
from palas.web.guests import COOKIE
from web.company import picture, play_to_the_end, sit_down
from web.conftest import Server
from web.hands import asked, codes, do, hear_errors, moved_on, my_turn, until, wait_for_turn
from web.worlds import faceless

BOT = SeatWish("bot", "Odo", "random")


def table_for(*seats: SeatWish, seed: int = 7, **options: object) -> TableWish:
    return TableWish("castle", list(seats), order="as_listed", pace=0.0, seed=seed, options=options, public=True)


@pytest.fixture
def two(browser: Browser) -> Iterator[list[BrowserContext]]:
    contexts = [
        browser.new_context(viewport={"width": 1440, "height": 900}, locale=lang, reduced_motion="reduce")
        for lang in ("de-DE", "en-GB")
    ]
    yield contexts
    for context in contexts:
        context.close()


def taste(legal: list[str], luck: random.Random) -> str:
    """Build and place helpers when possible, else anything."""
    for verb in ("build", "pay", "helper", "send", "buy"):
        found = [code for code in legal if code.split()[0] == verb]
        if found:
            return luck.choice(found)
    return luck.choice([code for code in legal if code not in ("stop", "decline")] or legal)


def test_three_in_winter_play_to_the_end_by_clicking(server: Server, two: list[BrowserContext]) -> None:
    pages, table = sit_down(server, table_for(ME, LINK, BOT, winter=True), *two)
    heard = [hear_errors(page) for page in pages]
    tried = play_to_the_end(pages, taste, "castle-three")
    assert {"play", "take", "build", "pay"} <= tried  # in every game, whatever the bot does and who is quicker
    look = server.hall.table(table).look(server.hall.greet(None).visitor, None)
    assert look.over
    for page in pages:
        picture(page, "castle-three-end")
        page.click('#prompt a[href$="/result"]')
        for name, points in zip(("Ann", "Ben", "Odo"), look.result.scores if look.result else (), strict=True):
            expect(page.locator("main")).to_contain_text(name)
            expect(page.locator("main")).to_contain_text(str(points))
    assert heard == [[], []]


def face_down(page: Page) -> list[str]:
    """The own cards that lie face down on a page."""
    return page.eval_on_selector_all(
        "[id^=hand-].place", "all => all.filter(one => /face down|verdeckt/.test(one.ariaLabel)).map(one => one.id)"
    )


def everything(page: Page) -> str:
    """All that a page holds, without what names the table, the moment and the person."""
    html = page.content()
    for volatile in (
        r"/t/\w+",
        r'data-table="\w+"',
        r'data-mark="\w+"',
        r"form-\d+-",
        r"nonce=\S+",
        r'id="words">.*?</script>',
        r'id="here">.*?</p>',  # who looks at the table just now
    ):
        html = re.sub(volatile, "", html)
    return html


def test_a_card_that_somebody_has_chosen_shows_on_no_other_page(server: Server, two: list[BrowserContext]) -> None:
    seen = []
    for card in ("trader", "messenger"):
        (ann, ben), _ = sit_down(server, table_for(ME, LINK, OPEN), *two)
        wait_for_turn(ann)
        before = ben.evaluate("document.body.dataset.version")
        do(ann, f"play {card}")
        assert face_down(ann) == [f"hand-{card}"]
        ben.wait_for_selector(f'body:not([data-version="{before}"])')
        assert face_down(ben) == []
        assert my_turn(ben)
        expect(ben.locator("#log")).not_to_contain_text(re.compile("trader|messenger", re.IGNORECASE))
        ben.reload()  # the whole page anew, too
        ben.wait_for_selector("#orders[data-any]", state="attached")  # with what it asks for by itself
        assert face_down(ben) == []
        seen.append(everything(ben))
    assert seen[0] == seen[1]


def test_two_choose_pairs_card_by_card(server: Server, two: list[BrowserContext]) -> None:
    (page,), _ = sit_down(server, table_for(ME, BOT, winter=True), two[1])
    heard = hear_errors(page)
    wait_for_turn(page)
    card = {name: page.locator(f"#hand-{name}") for name in ("messenger", "trader", "bricklayer", "master_builder")}
    expect(page.locator(".choices .choice")).to_have_count(0)  # the board has them all
    card["messenger"].click()
    expect(card["messenger"]).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#preview")).to_contain_text("Messenger + …")
    card["messenger"].click()  # out again
    expect(card["messenger"]).to_have_attribute("aria-pressed", "false")
    card["trader"].click()
    expect(card["trader"]).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".place.selected")).to_have_count(0)
    card["master_builder"].click(force=True)  # says why not
    expect(page.locator("#tip")).to_contain_text("CAS-4.2")
    page.click("[data-list]")
    assert len(codes(page)) == 21
    page.keyboard.press("Escape")
    before = asked(page)
    for name in ("messenger", "trader"):  # the second card plays both
        card[name].click()
    moved_on(page, before)
    assert play_to_the_end([page], taste, "castle-two", moves=20) >= {"play"}
    assert heard == []


def test_a_pair_is_chosen_by_keys_and_by_fingers(server: Server, browser: Browser, two: list[BrowserContext]) -> None:
    (page,), _ = sit_down(server, table_for(ME, BOT), two[1])
    wait_for_turn(page)
    page.keyboard.press("b")
    expect(page.locator("#hand-messenger")).to_be_focused()
    before = asked(page)
    for key in ("Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    until(page, f"document.querySelector('#prompt').dataset.asked !== '{before}'")
    expect(page.locator("#log")).to_contain_text("Ann shows the messenger")
    expect(page.locator("#log")).to_contain_text("Ann shows the trader")
    phone = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, locale="de-DE", reduced_motion="reduce"
    )
    (page,), _ = sit_down(server, table_for(ME, BOT), phone)
    page.reload()  # drawn for a phone
    wait_for_turn(page)
    page.locator("#hand-trader").tap()
    page.locator("#hand-bricklayer").tap()
    page.locator("#confirm").tap()
    until(page, "!document.querySelector('#hand-trader')?.dataset.parts")
    phone.close()


def test_worlds_that_differ_in_face_down_cards_give_the_same_pages_and_news(guest: TestClient, hall: Hall) -> None:
    """Ann chooses otherwise: nobody else learns it from a page, the news or what tells of a turn, until the reveal."""
    watcher = TestClient(guest.app, follow_redirects=False, headers={"origin": "http://testserver"})
    compared = revealed = while_cards_lie = 0
    for seed in range(2):
        parties = [Party(hall, ME, LINK, LINK, game="castle", seed=seed, options={"winter": True}) for _ in range(2)]
        for party in parties:
            table, opened = party.table.id, party.opened
            sit(guest, "join", table, opened.secrets[1])
            sit(watcher, "watch", table, opened.watch)
            party.people[1] = hall.greet(guest.cookies[COOKIE]).visitor
            party.join(2, "Dov")
        luck = random.Random(seed)
        one = parties[0]
        while one.table.standing.state.position.field > 9 or one.look(one.to_act()).decision.kind != "choose_cards":
            seat = one.to_act()
            both_play(parties, seat, luck.choice(one.look(seat).legal).code)
        cards = luck.sample([action.code for action in one.look(0).legal], 2)
        for party, code in zip(parties, cards, strict=True):
            party.move(0, code)
        for step in range(8):
            for client in (guest, watcher):
                for lang in ("en", "de"):
                    for path in ("", "/news", "/news?form=view", "/replay", "/about?code=play+trader", "/seats"):
                        found = [page_of(client, party.table.id, path, lang) for party in parties]
                        assert found[0] == found[1], path
                        compared += 1
            if step >= 2:
                while_cards_lie += 1  # the winter card asks before the reveal
            asked = next((seat for seat in (1, 2) if seat in one.table.standing.state.to_act), None)
            if asked is None:
                break
            both_play(parties, asked, luck.choice(one.look(asked).legal).code)
            if any(event.kind == "shows" and event.at > one.table.standing.state.length - 3
                   for event in one.table.standing.state.story):  # fmt: skip
                shown = [page_of(guest, party.table.id, "", "en") for party in parties]
                assert shown[0] != shown[1], "now the cards are open"
                revealed += 1
                break
    assert compared >= 100
    assert revealed
    assert while_cards_lie


def both_play(parties: Sequence[Party], seat: int, code: str) -> None:
    """The same move at both tables."""
    for party in parties:
        party.move(seat, code)


def sit(client: TestClient, kind: str, table: str, secret: str) -> None:
    assert client.post(f"/{kind}/{table}", data={"secret": secret, "nickname": "Ben"}).status_code == 303


def page_of(client: TestClient, table: str, path: str, lang: str) -> str:
    """What somebody can load of a table, without the table's own name."""
    answer = client.get(f"/t/{table}{path}", headers={"accept-language": lang})
    assert answer.status_code == 200, path
    return faceless(answer.text, table)
