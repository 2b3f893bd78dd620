"""The page of all cards: what it shows, how it filters with and without JavaScript, how one card is enlarged."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from starlette.testclient import TestClient

import palas
from palas.web.build import install
from palas.web.cards import album, readings
from web.conftest import Server
from web.hands import until
from web.test_axe import axe

WITH_CARDS = [game.meta.id for game in palas.titles() if game.cards("en") is not None]
PHONE = {"width": 390, "height": 844}


def shown(text: str) -> list[str]:
    """The ids of the cards that are not hidden."""
    return re.findall(r'<li id="([\w.-]+)" class="panel"(?:(?! hidden>)[^>])*>', text)


@pytest.mark.parametrize("game", WITH_CARDS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_card_has_a_face_or_words_an_id_of_its_own_and_a_known_source(game: str, lang: str) -> None:
    made = album(palas.game(game), lang)
    assert made is not None
    ids = [picture.card.id for leaf in made.leaves for picture in leaf.pictures]
    assert len(ids) == len(set(ids)) > 10
    known = {f"{trait.id}:{option}" for trait in made.book.traits for option, _ in trait.options}
    for leaf in made.leaves:
        for picture in leaf.pictures:
            assert picture.card.name
            assert picture.card.lines
            assert picture.card.source in ("seed", "public", "reconstructed")
            assert picture.card.traits <= known
            assert set(re.findall(r'href="#([\w-]+)"', picture.face)) <= set(re.findall(r'id="([\w-]+)"', made.shared))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_title_of_the_house_shows_its_cards_and_none_is_missing(lang: str) -> None:
    numbers = {}
    for game in palas.titles():
        made = album(game, lang)
        assert made is not None, game.meta.id
        numbers[game.meta.id] = [sum(picture.card.count for picture in leaf.pictures) for leaf in made.leaves]
    assert numbers == {
        "castle": [8, 25, 5, 6],
        "caylus": [6, 3, 6, 8, 10, 8, 9],
        "heirs": [9, 9, 9, 9, 9, 9, 10],
        "nobility": [48, 30, 36, 12, 18, 13, 16, 18, 18, 12, 15],
        "viscounts": [68, 10, 8, 35, 10, 5, numbers["viscounts"][6], 16, 4],
    }


@pytest.mark.parametrize("game", WITH_CARDS)
def test_cards_that_a_filter_leaves_can_be_printed(guest: TestClient, game: str) -> None:
    made = album(palas.game(game), "en")
    assert made is not None
    leaf = made.leaves[0]
    sheet = guest.get(f"/games/{game}/cards?sheet=1&group={leaf.id}").text
    assert sheet.count("<figure>") == sum(picture.card.count for picture in leaf.pictures)
    assert leaf.pictures[0].card.name in html.unescape(sheet)
    assert "Print sheet" in guest.get(f"/games/{game}/cards").text


@pytest.mark.parametrize("game", WITH_CARDS)
def test_cards_are_found_by_where_their_values_come_from(guest: TestClient, game: str) -> None:
    made = album(palas.game(game), "en")
    assert made is not None
    for source in ("seed", "public", "reconstructed"):
        cards = [picture.card.id for leaf in made.leaves for picture in leaf.pictures if picture.card.source == source]
        if cards:
            assert shown(guest.get(f"/games/{game}/cards?source={source}").text) == cards


def test_the_box_of_the_viscounts_is_complete(guest: TestClient) -> None:
    text = guest.get("/games/viscounts/cards").text
    assert len(shown(text)) == 68 + 10 + 8 + 35 + 10 + 5 + 4 + 16 + 4
    assert "When hired or dismissed: discard a card." in text
    guest.headers["accept-language"] = "de"
    text = guest.get("/games/viscounts/cards").text
    assert "Beim Anwerben oder Entlassen: 1 Karte abwerfen." in text
    assert "Deutscher Name von uns." in text
    assert "rekonstruiert" in text


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("group=heroes", 10),
        ("group=manuscripts&ribbon=black&cost=3", None),
        ("icon=criminal&silver=1", None),
        ("q=journeyman", 1),
        ("q=<script>", 0),
        ("group=nonsense&icon=bard", 160),
    ],
)
def test_the_address_filters_without_javascript(guest: TestClient, query: str, found: int | None) -> None:
    text = guest.get(f"/games/viscounts/cards?{query}").text
    cards = shown(text)
    assert f"{len(cards)} of 160 cards." in text
    assert "<script>&" not in text
    if found is None:
        assert 0 < len(cards) < 68
    else:
        assert len(cards) == found


def test_a_card_can_be_linked_and_other_addresses_are_refused(guest: TestClient) -> None:
    text = guest.get("/games/viscounts/cards?card=tf_acolyte").text
    assert re.search(r'<dialog id="large"[^>]* open data-card="tf_acolyte"', text)
    assert " open" not in re.search(r"<dialog[^>]*>", guest.get("/games/viscounts/cards?card=nobody").text)[0]  # type: ignore[index]
    assert guest.get("/games/nowhere/cards").status_code == 404
    assert 'href="/games/viscounts/cards"' in guest.get("/games/viscounts").text


# -- in a browser ------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["light", "dark"])
def themed(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    install(everything=True)
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, locale="en-GB", color_scheme=request.param, reduced_motion="reduce"
    )
    yield context
    context.close()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", sorted(game.meta.id for game in palas.titles()))
def test_an_enlarged_card_says_what_it_does_where_that_comes_from_and_where_to_read_on(
    guest: TestClient, game: str, lang: str
) -> None:
    shown = album(palas.game(game), lang)
    assert shown is not None
    known = readings(palas.game(game), lang)
    assert {leaf.id for leaf in shown.leaves} == set(known), "the book has a page for every group"
    assert sum(bool(reading.rules) for reading in known.values()) >= len(known) - 2
    leaf = shown.leaves[-1]
    page = guest.get(f"/games/{game}/cards?card={leaf.pictures[0].card.id}", headers={"accept-language": lang}).text
    large = page.partition('id="large-inside"')[2]
    assert {"en": "What it does", "de": "Was sie tut"}[lang] in large
    assert f'href="/book/{game}/{known[leaf.id].anchor}"' in large
    assert f'href="/games/{game}/box"' in large


def visible(page: Page) -> Locator:
    return page.locator(".faces > li:visible")


def test_filtering_enlarging_and_closing_by_keyboard(server: Server, themed: BrowserContext) -> None:
    page = themed.new_page()
    page.goto(f"{server.address}/games/viscounts/cards")
    expect(visible(page)).to_have_count(160)
    page.select_option("#group", "townsfolk")
    page.select_option("#t-icon", "criminal")
    page.wait_for_url("**?group=townsfolk&icon=criminal")
    few = visible(page).count()
    assert 0 < few < 68
    expect(page.locator("#sift-count")).to_have_text(f"{few} of 160 cards.")
    page.reload()
    expect(visible(page)).to_have_count(few)
    page.click("#sift-clear")
    page.fill("#q", "acolyte")
    expect(visible(page)).to_have_count(1)
    page.focus("a.enlarge[data-card=tf_acolyte]")
    page.keyboard.press("Enter")
    expect(page.locator("#large")).to_be_visible()
    expect(page.locator("#large-name")).to_have_text("Acolyte")
    page.wait_for_url("**card=tf_acolyte*")
    assert axe(page, "a card") == []
    page.keyboard.press("Escape")
    expect(page.locator("#large")).to_be_hidden()
    until(page, "document.activeElement.dataset.card === 'tf_acolyte'")  # a dialog says later that it was closed
    page.wait_for_url("**?q=acolyte")
    page.goto(f"{server.address}/games/viscounts/cards?card=hero_ada")
    expect(page.locator("#large-name")).to_have_text("Ada")


def test_the_page_fits_a_phone_and_axe_is_content(server: Server, themed: BrowserContext) -> None:
    page = themed.new_page()
    page.goto(f"{server.address}/games/viscounts/cards")
    assert axe(page, "cards") == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert axe(page, "cards on a phone") == []
