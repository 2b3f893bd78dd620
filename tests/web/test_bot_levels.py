"""Levels on the page: what is offered when a table is opened, and the hint of a master, with and without script."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from palas.arena.ratings import Rating
from palas.web import levels
from web.conftest import Server
from web.hands import hear_errors, open_table, take, wait_for_turn

NAMES = {
    "de": ["Lehrling", "Geselle", "Meister", "Großmeister", "Einsiedler"],
    "en": ["Apprentice", "Journeyman", "Master", "Grandmaster", "Hermit"],
}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_opening_a_table_offers_the_levels_with_their_ratings(
    guest: TestClient, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rated(game: str, players: int) -> dict[str, Rating]:
        return {"master": Rating("master", 1762.4, 16.2)} if (game, players) == ("caylus", 3) else {}

    monkeypatch.setattr(levels, "rated", rated)
    guest.headers["accept-language"] = lang
    text = guest.get("/").text
    for name in NAMES[lang]:
        assert f"<b>{name}</b>" in text
    assert "1762 ± 16" in text
    assert {"de": "noch nicht gemessen", "en": "not measured yet"}[lang] in text


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ("Die Leiter", "Geselle", "Wertung", "von 400 Partien", "<svg", "Im Schutze der Burg")),
        ("en", ("The ladder", "Journeyman", "Rating", "of 400 games", "<svg", "A Castle for All Seasons")),
    ],
)
def test_the_page_of_the_bots_shows_the_ladder(guest: TestClient, lang: str, words: tuple[str, ...]) -> None:
    guest.headers["accept-language"] = lang
    text = guest.get("/bots?game=castle&players=2").text
    for word in words:
        assert word in text
    unmeasured = guest.get("/bots?game=nobility&players=6")
    assert {"de": "noch nicht gemessen", "en": "not measured yet"}[lang] in unmeasured.text
    assert guest.get("/bots?game=chess&players=99").status_code == 200  # whatever is asked, some ladder is shown


@pytest.mark.parametrize(("lang", "told"), [("de", "Meister · Baumeister"), ("en", "Master · builder")])
def test_the_bots_of_a_table_can_have_a_style(guest: TestClient, lang: str, told: str) -> None:
    guest.headers["accept-language"] = lang
    assert 'name="style" value="schemer"' in guest.get("/").text
    wish = {
        "game": "caylus",
        "seat0": "me",
        "seat1": "bot:master",
        "seat2": "bot:apprentice",
        "pace": "0",
        "order": "as_listed",
    }
    place = guest.post("/open", data={**wish, "style": "builder"}).headers["location"]
    seats = guest.get(place.partition("#")[0] + "/seats").text
    assert told in seats
    assert guest.post("/open", data={**wish, "style": "clever"}).status_code == 400
    assert guest.post("/open", data={**wish, "style1": "clever"}).status_code == 400


def test_each_bot_can_have_a_style_of_his_own(guest: TestClient) -> None:
    """A seat's own style goes before the table's; the apprentice has none, and a seat of a person neither."""
    guest.headers["accept-language"] = "en"
    page = guest.get("/").text
    assert '<option value="bot:master" data-styles>' in page
    assert '<option value="bot:apprentice" selected>' in page
    seats = {"seat0": "me", "seat1": "bot:master", "seat2": "bot:journeyman", "seat3": "bot:apprentice"}
    tastes = {"style": "builder", "style0": "miser", "style1": "schemer", "style2": "", "style3": "miser"}
    wish = {"game": "caylus", "pace": "0", "order": "as_listed", **seats, **tastes}
    place = guest.post("/open", data=wish).headers["location"]
    told = guest.get(place.partition("#")[0] + "/seats").text
    assert "Master · schemer" in told
    assert "Journeyman · builder" in told
    assert "miser" not in told


def test_a_hint_without_script_is_a_page(guest: TestClient) -> None:
    seats = {f"seat{n}": kind for n, kind in enumerate(["me", "bot:random", "none", "none", "none"])}
    place = guest.post("/open", data={"game": "caylus", "order": "as_listed", "pace": "0", **seats}).headers["location"]
    table = place.partition("#")[0]
    answer = guest.post(f"{table}/hint", data={"seat": "0"})
    assert answer.status_code == 200
    assert 'class="hint"' in answer.text
    told = guest.post(f"{table}/hint", json={"seat": "0"})
    assert 'class="hint"' in json.loads(told.text)["html"]


@pytest.mark.parametrize(("locale", "words"), [("de-DE", "Verglichen mit"), ("en-GB", "Compared with")])
def test_a_person_asks_for_a_hint_and_plays_it(server: Server, browser: Browser, locale: str, words: str) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 900}, locale=locale, reduced_motion="reduce")
    page = context.new_page()
    heard = hear_errors(page)
    open_table(page, server.address, "me", "bot:random")
    wait_for_turn(page)
    page.click("form[data-hint] button")
    expect(page.locator("#preview .hint")).to_contain_text(words)
    take(page, page.locator("#preview .hint .choice").first)
    expect(page.locator("#preview .hint")).to_have_count(0)
    assert heard == []
    context.close()
