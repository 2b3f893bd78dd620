"""The player's book, its drawer at the table, search and player aid, as pages and in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

import palas
from palas.engine.handbook import handbook
from palas.text import LANGUAGES
from palas.web import books, searching
from palas.web.words import WORDS
from web.conftest import Server
from web.hands import DRAWN, open_table, wait_for_type
from web.test_axe import axe

GAMES = [game.meta.id for game in palas.titles()]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_every_book_opens_in_both_languages(guest: TestClient, game: str) -> None:
    for lang in LANGUAGES:
        guest.headers["accept-language"] = lang
        book = handbook(palas.game(game), lang)
        assert book is not None
        for leaf in book.leaves:
            page = guest.get(f"/book/{game}/{leaf.anchor}")
            assert page.status_code == 200
            assert f'<article class="bookpage" lang="{lang}">' in page.text
            assert leaf.title in page.text.replace("&#39;", "'")
            assert not re.search(r"[> ]:[a-z_]+:", re.sub(r"<svg.*?</svg>", "", page.text, flags=re.DOTALL))
        aid = guest.get(f"/aid/{game}").text
        for group in palas.game(game).legend().values():
            for name in group:
                assert palas.game(game).words.say(lang, f"symbol-{name}") in aid.replace("&#39;", "'")


def test_a_book_opens_at_its_first_page_and_at_the_paragraph_of_a_rule(guest: TestClient) -> None:
    assert "What it is about" in guest.get("/book/caylus").text
    found = guest.get("/book/caylus/rule/CAY-5.5", follow_redirects=False)
    assert found.status_code == 303
    assert re.fullmatch(r"/book/caylus/workers#p\d+", found.headers["location"])
    for path, code in (("/book/caylus/nowhere", 404), ("/book/nothing", 404), ("/aid/nothing", 404)):
        assert guest.get(path).status_code == code
    assert guest.get("/book/caylus/rule/CAY-99.9").status_code in (400, 404)


def test_a_game_with_rules_but_without_a_book_opens_its_rules(
    guest: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("handbook", "aid"):
        monkeypatch.setattr(books, name, lambda game, lang: None)
    for path in ("/book/caylus", "/aid/caylus"):
        assert guest.get(path, follow_redirects=False).headers["location"] == "/rules/caylus"


def test_the_drawer_gets_the_paragraph_with_the_rule_in_the_readers_language(guest: TestClient) -> None:
    guest.headers["accept-language"] = "de"
    part = guest.get("/book/caylus/rule/CAY-5.5?part=1").text
    assert "<html" not in part
    assert re.search(r'class="par list asked".*?Was ein Arbeiter kostet, in dieser Folge geprüft', part, re.DOTALL)


@pytest.mark.parametrize(
    ("lang", "game", "question", "place"),
    [
        ("de", "caylus", "was kostet ein Arbeiter, wenn einer gepasst hat", "4.2"),
        ("de", "caylus", "bailiff", "4.7"),
        ("en", "caylus", "Seneschall", "4.7"),
        ("en", "caylus", "gold joker", "9"),
        ("de", "castle", "Silber tauschen", "9"),
        ("en", "heirs", "destroy a building", "6.1"),
        ("de", "heirs", "Rohstoff billiger", "4.3"),
        ("de", "caylus", "Paket für das Schloss", "4.6"),
        ("de", "nobility", "Modifikator Würfel ändern", "4.3"),
        ("en", "viscounts", "river bank", "5.2"),
    ],
)
def test_everyday_words_find_the_paragraph(lang: str, game: str, question: str, place: str) -> None:
    answer = searching.search(question, lang, game)
    best = [hit.passage for hit in answer.here[:4]]
    assert place in [passage.place for passage in best if passage.kind == searching.BOOK]
    assert "<mark>" in answer.here[0].text


def test_a_search_finds_rules_and_cards_too_and_says_what_else_it_looked_for() -> None:
    answer = searching.search("Preis", "de", "caylus")
    assert "kosten" in answer.also
    kinds = {hit.passage.kind for hit in searching.search("Notar", "de", "caylus").here}
    assert kinds == {searching.BOOK, searching.RULES, searching.CARD}
    assert searching.search("xyzzy", "en").here == []
    assert {hit.passage.game for hit in searching.search("Arbeiter", "de", "caylus").elsewhere} >= {
        "castle",
        "viscounts",
    }


def test_the_page_of_a_search(guest: TestClient) -> None:
    page = guest.get("/search", params={"q": "<b>provost</b>", "game": "caylus"}).text
    assert "<mark>provost</mark>" in page
    assert "<b>provost" not in page
    assert "Nothing found" in guest.get("/search?q=zeppelin").text
    assert guest.get("/search?game=nothing&q=worker").status_code == 200
    assert "<html" not in guest.get("/search?part=1&q=worker").text


def test_a_search_is_sifted_by_game_and_kind_and_shows_small_pictures(guest: TestClient) -> None:
    whole = searching.search("Arbeiter", "de", "caylus")
    assert set(whole.kinds) == set(searching.KINDS)
    cards = searching.search("Arbeiter", "de", "caylus", ["card"])
    assert {hit.passage.kind for hit in cards.here} == {"card"}
    assert cards.count == whole.kinds["card"]
    assert cards.kinds == whole.kinds, "what could be found besides is still counted"
    page = guest.get("/search?q=Notar&game=caylus&in=card", headers={"accept-language": "de"}).text
    assert page.count('name="in" value="card" checked') == 1
    assert 'value="rule" checked' not in page
    assert 'class="small-picture"' in page
    assert 'class="board face"' in page
    bridge = guest.get("/search?q=was+kostet+ein+arbeiter&game=caylus&in=book", headers={"accept-language": "de"}).text
    assert "#art-caylus-" in bridge, "a place of the board"
    assert guest.get("/search?q=worker&in=nonsense&in=%00").status_code == 200
    assert "small-picture" not in guest.get("/search?part=1&q=bridge&game=caylus").text


@pytest.mark.parametrize("game", GAMES)
def test_places_that_the_book_names_have_their_pictures(game: str) -> None:
    from palas.web.search_pictures import place_picture

    shown = [one for lang in LANGUAGES for one in searching.book_passages(palas.game(game), lang) if one.shows]
    assert len(shown) >= 6
    assert any(place_picture(game, "en", *one.shows) for one in shown if one.shows)


def test_every_word_of_the_searches_has_a_stem() -> None:
    for lang in LANGUAGES:
        for word in WORDS.say(lang, "search-same").replace("/", " ").split():
            assert searching.stem(word, lang)
    assert searching.stem("gepasst", "de") == searching.stem("passen", "de") == searching.stem("passt", "de")


def test_a_player_aid_is_one_printed_page(server: Server, browser: Browser) -> None:
    for lang in LANGUAGES:
        context = browser.new_context(locale=lang, viewport=DESKTOP)  # type: ignore[arg-type]
        page = context.new_page()
        for game in GAMES:
            page.goto(f"{server.address}/aid/{game}")
            wait_for_type(page)
            made = page.pdf(prefer_css_page_size=True, print_background=True)
            assert len(re.findall(rb"/Type\s*/Page\b", made)) == 1, f"{game} {lang}"
        context.close()


def test_axe_finds_nothing_serious_in_book_search_and_aid(server: Server, browser: Browser) -> None:
    problems: list[str] = []
    pages = {
        "light": ("/rules", "/book/caylus/workers", "/aid/nobility", "/search?q=arbeiter"),
        "dark": ("/book/viscounts/symbols", "/book/heirs/treasures", "/rules/heirs/makers"),
    }
    for theme, size in (("light", DESKTOP), ("dark", PHONE)):
        context = browser.new_context(locale="de", color_scheme=theme, viewport=size)  # type: ignore[arg-type]
        page = context.new_page()
        for path in pages[theme]:
            page.goto(server.address + path)
            problems += axe(page, f"{theme} {path}")
        context.close()
    assert problems == [], "\n".join(problems)


def follow(page: Page, address: str, words: dict[str, str]) -> None:
    """Open book, search, drawer and aid as a reader does."""
    page.goto(f"{address}/rules")
    page.get_by_role("link", name=words["book"]).first.click()
    expect(page.locator("article h1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    page.goto(f"{address}/book/caylus/workers")
    shown = page.locator(".fig .pic:visible svg")
    expect(shown).to_have_count(1)
    page.locator(".note summary").first.click()
    expect(page.locator(".rulbox").first).to_contain_text(words["rule"])
    page.goto(f"{address}/search")
    page.fill("#find", words["question"])
    page.keyboard.press("Enter")
    expect(page.locator(".hits mark").first).to_be_visible()
    page.locator(".hits a").first.click()
    expect(page.locator(".par:target")).to_be_visible()
    open_table(page, address, "me", "here")
    expect(page.locator(f"{DRAWN} #board svg").first).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator("#ask")).to_be_focused()
    page.keyboard.type(words["question"])
    page.keyboard.press("Enter")
    expect(page.locator("#drawer .hits mark").first).to_be_visible()
    page.locator("#drawer .hits a").first.click()
    expect(page.locator("#drawer .asked")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()
    page.locator("#prompt a[href*='#CAY-']").first.click()
    expect(page.locator("#drawer .asked .rulbox")).to_contain_text("CAY-5.1")
    page.locator("[data-drawer*='/aid']").click()
    expect(page.locator("#drawer #aid-symbols")).to_be_attached()
    page.locator("[data-shuts]").click()
    expect(page.locator("#drawer")).to_be_hidden()


def test_a_german_on_a_phone_and_an_english_reader_at_a_desk(server: Server, browser: Browser) -> None:
    words = {
        "de": {
            "book": "Spielbuch Caylus",
            "rule": "Reihum in der Spielreihenfolge",
            "question": "was kostet ein arbeiter",
        },
        "en": {"book": "Player’s book Caylus", "rule": "In turn order", "question": "what does a worker cost"},
    }
    for lang, size in (("de", PHONE), ("en", DESKTOP)):
        context = browser.new_context(locale=lang, viewport=size)  # type: ignore[arg-type]
        follow(context.new_page(), server.address, words[lang])
        context.close()
