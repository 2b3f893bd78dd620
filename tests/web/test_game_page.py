"""The page of a game: what it says, the box as a file, and a table that is opened with a changed box."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from starlette.testclient import TestClient
from tables.conftest import dice_market  # noqa: F401

import palas
from palas.engine.packs import export
from palas.engine.packs.sources import RECONSTRUCTED, sourced_entries
from palas.engine.record import Record
from palas.tables import Hall
from palas.web.build import install
from palas.web.guard import LARGEST_UPLOAD
from palas.web.titles import sources_of
from web.conftest import Server
from web.hands import DRAWN, hear_errors
from web.test_axe import axe

GAMES = [game.meta.id for game in palas.titles()]
PHONE = {"width": 390, "height": 844}
DEAR = {"game": "caylus", "changes": {"income/base": 3}}


@pytest.fixture(params=["light", "dark"])
def themed(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    install(everything=True)
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="de-DE", color_scheme=request.param, reduced_motion="reduce"
    )
    yield context
    context.close()


def send(guest: TestClient, file: bytes, name: str = "my.json", game: str = "caylus") -> str:
    """Open a table with a file; where it is, or the sentence that says why not."""
    answer = guest.post("/open", data={"game": game, "quick": "1"}, files={"pack": (name, file, "application/json")})
    if answer.status_code == 303:
        return answer.headers["location"]
    assert answer.status_code in (400, 413), answer.text
    return answer.text.partition('class="error-note">')[2].partition("</p>")[0]


def changes(hall: Hall, place: str) -> dict[str, object]:
    """What the table's data pack changes."""
    return dict(Record.read(hall.export(place.removeprefix("/t/"))).header["data"]["changes"])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_what_the_game_is_and_where_its_figures_come_from(
    guest: TestClient, game: str, lang: str
) -> None:
    guest.headers["accept-language"] = lang
    meta = palas.game(game).meta
    page = guest.get(f"/games/{game}").text
    assert f"<h1>{meta.titles[lang]}</h1>" in page
    assert meta.minutes in page
    assert meta.publisher in page
    assert all(name in page for name in meta.designers)
    assert ("kauf die Schachtel" if lang == "de" else "buy the box") in page
    assert f'href="/book/{game}"' in page
    entries = list(sourced_entries(palas.game(game).data))
    guessed = sum(entry.source == RECONSTRUCTED for entry in entries)
    assert f" {len(entries)} " in page
    assert guessed == 1 or f" {guessed} " in page


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_reconstructed_part_of_a_box_has_a_name(game: str, lang: str) -> None:
    told = sources_of(palas.game(game), lang)
    assert told.entries == sum(origin.count for origin in told.origins)
    assert sum(group.reconstructed for group in told.groups) == told.reconstructed + told.partly
    assert all(group.title[0].isupper() for group in told.groups), "an id is no name"


def test_the_box_can_be_downloaded(guest: TestClient) -> None:
    answer = guest.get("/games/heirs/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="heirs.json"'
    assert answer.text.strip() == export(palas.game("heirs"))


def test_no_other_game_has_a_page(guest: TestClient) -> None:
    assert guest.get("/games/chess").status_code == 404
    assert guest.get("/games/chess/data").status_code == 404


def test_a_plug_in_without_data_drawing_and_facts_has_a_page_too(
    guest: TestClient,
    dice_market: object,  # noqa: F811
) -> None:
    page = guest.get("/games/dice_market").text
    assert 'id="data"' not in page
    assert 'id="pack"' not in page
    assert "min ·" not in page
    assert guest.get("/games/dice_market/data").status_code == 400
    assert guest.get("/games/dice_market/lesson").status_code == 404
    assert 'href="/aid/dice_market"' not in page  # which would lead to the rules
    assert 'href="/book/dice_market"' not in guest.get("/rules/dice_market").text
    assert 'href="/aid/heirs"' in guest.get("/games/heirs").text
    assert 'href="/book/heirs"' in guest.get("/rules/heirs").text
    assert 'href="/games/dice_market"' in guest.get("/").text


def test_the_lobby_and_the_table_lead_to_it(guest: TestClient) -> None:
    assert 'href="/games/castle"' in guest.get("/").text
    assert 'value="heirs" checked' in guest.get("/?game=heirs").text
    table = guest.post("/open", data={"game": "castle", "quick": "1"}).headers["location"]
    assert 'href="/games/castle"' in guest.get(table).text


def test_a_new_game_starts_with_one_click_also_for_somebody_who_has_tables(guest: TestClient) -> None:
    assert [guest.get("/").text.count(f'data-quick="{game}"') for game in GAMES] == [1] * len(GAMES)
    guest.post("/open", data={"game": "castle", "quick": "1"})
    page = guest.get("/").text
    assert "Your turn" in page
    assert [page.count(f'data-quick="{game}"') for game in GAMES] == [1] * len(GAMES)


def test_a_table_can_be_opened_with_a_changed_box(guest: TestClient, hall: Hall) -> None:
    place = send(guest, json.dumps(DEAR).encode()).partition("#")[0]
    assert changes(hall, place) == DEAR["changes"]
    assert "Changed box" in guest.get(place).text
    assert "income/base: 2 → 3" in guest.get(f"{place}/seats").text


def test_a_whole_edited_export_is_taken_too(guest: TestClient, hall: Hall) -> None:
    box = json.loads(guest.get("/games/caylus/data").text)
    box["income"]["base"] = 4
    place = send(guest, json.dumps(box, indent=1).replace("\n", "\r\n").encode()).partition("#")[0]
    assert changes(hall, place) == {"income/base": 4}


def test_the_box_as_printed_changes_nothing(guest: TestClient) -> None:
    place = send(guest, guest.get("/games/caylus/data").content)
    assert "Changed box" not in guest.get(place).text


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (b"", "my.json is broken in line 1, column 1"),
        (b'{"game": "caylus", "changes": {\n  oops}}', "my.json is broken in line 2, column 3"),
        (b"\xff\xfe\x00", "my.json is no text in UTF-8."),
        (b"[1, 2]", "A data pack is a JSON object"),
        (b'{"game": "heirs", "changes": {}}', "heirs"),
        (b'{"game": "caylus", "changes": {"income/base": "much"}}', "The data pack has a wrong entry. income/base"),
        (b'{"game": "caylus", "changes": {"income/bas": 1, "x": 2}}', "The first: "),
        (b"[" * 100_000, "nested too deeply"),
        (b" " * LARGEST_UPLOAD, "That was too large. Nothing was changed."),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(guest: TestClient, hall: Hall, file: bytes, sentence: str) -> None:
    told = send(guest, file)
    assert sentence in told.replace("&#34;", '"')
    assert told.rstrip().endswith(".")
    assert 'class="panel trow' not in guest.get("/").text, "no table was opened"


def test_only_the_form_with_a_file_may_be_large(guest: TestClient) -> None:
    assert guest.post("/open", data={"game": "caylus", "quick": "1", "note": "x" * 50_000}).status_code == 413


@pytest.mark.parametrize("body", [b"", b"--x", b"--x\r\n\r\nnobody\r\n--x--", b"no parts at all"])
def test_a_damaged_form_is_refused(guest: TestClient, body: bytes) -> None:
    answer = guest.post("/open", content=body, headers={"content-type": "multipart/form-data; boundary=x"})
    assert answer.status_code == 400


def test_axe_finds_nothing_serious_and_nothing_moves_sideways(server: Server, themed: BrowserContext) -> None:
    page = themed.new_page()
    problems: list[str] = []
    for game in GAMES:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(f"{server.address}/games/{game}")
        problems += axe(page, game)
        page.set_viewport_size(PHONE)
        problems += axe(page, f"{game} on a phone")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], game
    assert problems == [], "\n".join(problems)


def test_from_the_page_to_a_table_with_the_file(server: Server, themed: BrowserContext) -> None:
    page: Page = themed.new_page()
    heard = hear_errors(page)
    page.goto(server.address)
    page.click('.starter a[href="/games/caylus"]')
    expect(page.locator("h1")).to_have_text("Caylus")
    with page.expect_download() as download:
        page.click('a[href="/games/caylus/data"]')
    assert download.value.suggested_filename == "caylus.json"
    page.set_input_files("#pack-file", {"name": "my.json", "mimeType": "", "buffer": json.dumps(DEAR).encode()})
    page.click("#pack-form button")
    page.wait_for_selector(f"{DRAWN} #board svg")
    expect(page.locator(".tt .chip")).to_have_text("Geänderte Schachtel")
    assert heard == []
