"""Your own box: which figures can be typed in, what the server says of them, and that they count at the next table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

import palas
from palas.engine.packs import changed_game
from palas.engine.packs.editor import Editor, doubtful_entries
from palas.engine.packs.paths import look_up
from palas.web.build import install
from palas.web.own_box import shelves
from palas.web.words import WORDS
from web.conftest import Server
from web.test_axe import axe

TITLES = [game.meta.id for game in palas.titles()]
IDLE = {  # reconstructed, but nothing in the rules depends on it: there is nothing to type in
    "caylus": {"variants/castle_full_lenient"},
    "nobility": {"supply/coins", "supply/city_tokens", "events/E15"},
    "viscounts": {"solo/opponents/opp_noble", "solo/opponents/opp_cards"},
}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_field_of_every_box_has_a_name_and_every_choice_words(title: str, lang: str) -> None:
    game = palas.game(title)
    editor = Editor(game)
    fields = list(editor.found(editor.box, game.data, ""))
    assert len(fields) > 50
    for field in fields:
        assert WORDS.has(lang, f"field-{field.key}"), field.path
        for option in field.options:
            assert WORDS.has(lang, f"value-{option}"), (field.path, option)


@pytest.mark.parametrize("title", TITLES)
def test_a_field_shows_what_the_box_holds_and_takes_what_it_offers(title: str) -> None:
    game = palas.game(title)
    for path in doubtful_entries(game)[::7]:
        for field in Editor(game).fields(path):
            lies = look_up(game.data, field.path)
            if field.kind == "case":
                assert lies[next(key for key in ("op", "type") if key in lies)] == field.value
                continue
            assert field.value == lies
            if field.kind == "number":
                assert field.low <= field.value <= field.high


@pytest.mark.parametrize("title", TITLES)
def test_every_reconstructed_entry_that_can_be_changed_stands_on_the_page(title: str) -> None:
    game = palas.game(title)
    shown = [entry.path for shelf in shelves(game, "en") for entry in shelf.entries]
    assert len(shown) == len(set(shown))
    for path in doubtful_entries(game):
        fields = Editor(game).fields(path)
        on_page = any(path == one or path.startswith(f"{one}/") for one in shown)
        assert on_page or not fields or path in IDLE.get(title, set()), path


def look(guest: TestClient, entry: str, changes: dict[str, object], game: str = "nobility") -> dict[str, object]:
    answer = guest.post(f"/games/{game}/box", json={"entry": entry, "changes": changes})
    assert answer.status_code == 200, answer.text
    told: dict[str, object] = answer.json()
    return told


def test_a_card_is_drawn_as_it_would_be_and_a_wrong_figure_is_named(guest: TestClient) -> None:
    before = look(guest, "settlers/S23", {})
    after = look(guest, "settlers/S23", {"settlers/S23/max": 11})
    assert before["problems"] == after["problems"] == []
    assert ">8–12<" in str(before["face"])
    assert ">8–11<" in str(after["face"])
    (field,) = [one for one in after["fields"] if one["path"] == "settlers/S23/max"]  # type: ignore[union-attr, attr-defined]
    assert (field["value"], field["printed"], field["doubtful"]) == (11, 12, True)
    wrong = look(guest, "settlers/S23", {"settlers/S23/max": 99999})
    assert [problem["path"] for problem in wrong["problems"]] == ["settlers/S23/max"]  # type: ignore[union-attr, attr-defined]
    assert ">8–12<" in str(wrong["face"]), "what cannot be is not drawn"


@pytest.mark.parametrize("sent", [b"[]", b"{}", b'{"entry": 3, "changes": {}}', b'{"entry": "", "changes": []}', b"{"])
def test_nonsense_gets_a_sentence(guest: TestClient, sent: bytes) -> None:
    answer = guest.post("/games/nobility/box", content=sent, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"].endswith(".")
    assert look(guest, "nowhere/at/all", {})["fields"] == []


def test_a_file_with_changes_is_taken_over(guest: TestClient) -> None:
    file = b'{"game": "heirs", "changes": {"tiles/travel_tavern_row/cost": {"wood": 1, "grain": 1, "stone": 1}}}'
    answer = guest.post("/games/heirs/box/file", files={"pack": ("mine.json", file)})
    changes = answer.json()["changes"]
    assert changed_game(palas.game("heirs"), changes).box.cost[0] == [1, 1, 1]
    assert guest.post("/games/heirs/box/file", files={"pack": ("mine.json", b"{")}).status_code == 400
    assert guest.post("/games/heirs/box/file").status_code == 400


@pytest.mark.parametrize(("lang", "width"), [("en-GB", 1366), ("de-DE", 390)])
def test_what_is_typed_in_counts_at_the_next_table(server: Server, browser: Browser, lang: str, width: int) -> None:
    install(everything=True)
    context = browser.new_context(locale=lang, viewport={"width": width, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{server.address}/games/castle/box")
    total = sum(entry.doubtful for shelf in shelves(palas.game("castle"), "en") for entry in shelf.entries)
    expect(page.locator("#own-count")).to_contain_text(f"{total}")
    page.locator('[data-shelf]:has([data-entry="wagons/wagon_sand"]) summary').click()
    page.locator('[data-entry="wagons/wagon_sand"]').click()
    field = page.locator('[data-focus="wagons/wagon_sand/symbols"]')
    expect(field).to_have_value("4")
    page.locator(".own-field", has=field).locator("button").last.click()
    expect(field).to_have_value("5")
    expect(page.locator('[data-entry="wagons/wagon_sand"]')).to_have_class("entry changed")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe(page, "own box") == []
    page.reload()
    expect(page.locator('[data-entry="wagons/wagon_sand"]')).to_have_class("entry changed")
    page.locator("#own-edit footer .btn.primary").focus()
    page.keyboard.press("Enter")  # the first one is right as it is
    expect(page.locator(".entry.same")).to_have_count(1)
    page.locator("#own-table button").click()
    page.wait_for_url("**/t/**")
    table = page.url.partition("/t/")[2].partition("#")[0].partition("?")[0]
    expect(page.locator("#wagon-wagon_sand")).to_have_attribute("data-tip", re.compile("\n5 "))  # on its board
    state = server.hall.table(table).standing.state
    assert state.game.box.symbols[0] == 5
    assert '"wagons/wagon_sand/symbols":5' in server.hall.export(table).replace(" ", "")
    context.close()
