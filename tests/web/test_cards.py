"""The page of all cards: what it shows, how it filters with and without JavaScript, how one card is enlarged."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from starlette.testclient import TestClient

import palas
from palas.web.build import install
from palas.web.cards import album
from web.conftest import Server
from web.test_axe import axe

WITH_CARDS = [game.meta.id for game in palas.titles() if game.cards("en") is not None]
PHONE = {"width": 390, "height": 844}


def shown(html: str) -> list[str]:
    """The ids of the cards that are not hidden."""
    return re.findall(r'<li id="([\w.-]+)" class="panel"(?:(?! hidden>)[^>])*>', html)


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


def test_the_box_of_the_viscounts_is_complete(guest: TestClient) -> None:
    html = guest.get("/games/viscounts/cards").text
    assert len(shown(html)) == 68 + 10 + 8 + 35 + 10 + 5 + 4 + 16 + 4
    assert "When hired or dismissed: discard a card." in html
    guest.headers["accept-language"] = "de"
    html = guest.get("/games/viscounts/cards").text
    assert "Beim Anwerben oder Entlassen: 1 Karte abwerfen." in html
    assert "Deutscher Name von uns." in html
    assert "rekonstruiert" in html


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
    html = guest.get(f"/games/viscounts/cards?{query}").text
    cards = shown(html)
    assert f"{len(cards)} of 160 cards." in html
    assert "<script>&" not in html
    if found is None:
        assert 0 < len(cards) < 68
    else:
        assert len(cards) == found


def test_a_card_can_be_linked_and_other_addresses_are_refused(guest: TestClient) -> None:
    html = guest.get("/games/viscounts/cards?card=tf_acolyte").text
    assert re.search(r'<dialog id="large"[^>]* open data-card="tf_acolyte"', html)
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


def visible(page: Page) -> int:
    return page.locator(".faces > li:visible").count()


def test_filtering_enlarging_and_closing_by_keyboard(server: Server, themed: BrowserContext) -> None:
    page = themed.new_page()
    page.goto(f"{server.address}/games/viscounts/cards")
    assert visible(page) == 160
    page.select_option("#group", "townsfolk")
    page.select_option("#t-icon", "criminal")
    few = visible(page)
    assert 0 < few < 68
    assert page.url.endswith("?group=townsfolk&icon=criminal")
    expect(page.locator("#sift-count")).to_have_text(f"{few} of 160 cards.")
    page.reload()
    assert visible(page) == few
    page.click("#sift-clear")
    page.fill("#q", "acolyte")
    assert visible(page) == 1
    page.focus("a.enlarge[data-card=tf_acolyte]")
    page.keyboard.press("Enter")
    expect(page.locator("#large")).to_be_visible()
    expect(page.locator("#large-name")).to_have_text("Acolyte")
    assert "card=tf_acolyte" in page.url
    assert axe(page, "a card") == []
    page.keyboard.press("Escape")
    expect(page.locator("#large")).to_be_hidden()
    assert page.evaluate("document.activeElement.dataset.card") == "tf_acolyte"
    assert page.url.endswith("?q=acolyte")
    page.goto(f"{server.address}/games/viscounts/cards?card=hero_ada")
    expect(page.locator("#large-name")).to_have_text("Ada")


def test_the_page_fits_a_phone_and_axe_is_content(server: Server, themed: BrowserContext) -> None:
    page = themed.new_page()
    page.goto(f"{server.address}/games/viscounts/cards")
    assert axe(page, "cards") == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert axe(page, "cards on a phone") == []
