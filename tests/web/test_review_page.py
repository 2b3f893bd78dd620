"""The review on the page: it is reckoned in the background, kept, and shown in both languages; one can try again."""

from __future__ import annotations

import sys
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient
from steady import wait_for

from palas.tables import Hall
from palas.web.app import make_app
from palas.web.reviews import Reviews
from web.conftest import serving, settings_for
from web.hands import hear_errors, until

RECORD = Path(__file__).resolve().parents[1] / "records" / "heirs" / "draw.palas"
ONE = [sys.executable, "-m", "palas.arena.reckon", "1"]  # a single simulation for each decision


def reviewed(guest: TestClient, hall: Hall, command: list[str]) -> str:
    """The address of a finished game whose review has ended."""
    reviews = guest.app.state.reviews = Reviews(command)  # type: ignore[attr-defined]
    table = hall.import_record(RECORD.read_text("utf-8"))
    first = guest.get(f"/t/{table}/review")
    assert first.status_code == 200
    wait_for(lambda: reviews.of(hall.table(table)).ended, "the review never ended")
    return f"/t/{table}"


def test_a_finished_game_is_reviewed_in_both_languages_and_can_be_tried_again(guest: TestClient, hall: Hall) -> None:
    place = reviewed(guest, hall, ONE)
    assert f'href="{place}/review"' in guest.get(f"{place}/result").text
    english = guest.get(f"{place}/review")
    assert "refresh" not in english.headers
    for words in (
        "The costliest decisions",
        "Turning points",
        "Luck and skill",
        "Try again from here",
        "Compared with",
    ):
        assert words in english.text
    guest.headers["accept-language"] = "de"
    german = guest.get(f"{place}/review").text
    for words in ("Die teuersten Entscheidungen", "Wendepunkte", "Glück und Können", "Ab hier noch einmal"):
        assert words in german
    entry = german.partition('name="n" value="')[2].partition('"')[0]
    again = guest.post(f"{place}/branch", data={"n": entry})
    assert again.status_code == 303
    assert again.headers["location"].startswith("/t/")


def test_costly_decisions_show_cut_outs_of_the_real_board(guest: TestClient, hall: Hall) -> None:
    place = reviewed(guest, hall, ONE)
    page = guest.get(f"{place}/review").text
    addresses = [unescape(part.partition('"')[0]) for part in page.split('<img src="')[1:] if "cut.svg" in part]
    assert addresses
    for address in addresses[:2]:
        picture = guest.get(address)
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert "viewBox=" in picture.text
        assert "var(--" not in picture.text  # its colours are written out
    for wrong in ("how=nothing", "how=better&code=nothing", "how=better&n=x", "how=better&seat=9"):
        assert guest.get(f"{place}/cut.svg?n=3&seat=0&code=end&{wrong}").status_code == 404


def test_while_it_is_reckoned_the_page_says_so_and_looks_again(
    guest: TestClient, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviews, "_reckon", lambda self, found, text: None)  # nobody gets anywhere
    table = hall.import_record(RECORD.read_text("utf-8"))
    waiting = guest.get(f"/t/{table}/review")
    assert "A master reckons" in waiting.text
    assert waiting.headers["refresh"]


def test_a_review_that_fails_says_so(guest: TestClient, hall: Hall) -> None:
    place = reviewed(guest, hall, ["/no/such/program"])
    assert "The review could not be made." in guest.get(f"{place}/review").text


def test_a_running_game_has_no_review(guest: TestClient) -> None:
    place = guest.post("/open", data={"game": "heirs", "quick": "1"}).headers["location"].partition("#")[0]
    assert guest.get(f"{place}/review").headers["location"] == place


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("de-DE", ("Die teuersten Entscheidungen", "Verglichen mit", "Glück und Können", "Ab hier noch einmal")),
        ("en-GB", ("The costliest decisions", "Compared with", "Luck and skill", "Try again from here")),
    ],
)
def test_a_person_waits_for_the_review_reads_it_and_tries_again(
    hall: Hall, tmp_path: Path, browser: Browser, locale: str, words: tuple[str, ...]
) -> None:
    """The page of a review that is being reckoned looks again by itself; its cut-outs are pictures that load."""
    app = make_app(settings_for(tmp_path), hall)
    app.state.reviews = Reviews(ONE)
    table = hall.import_record(RECORD.read_text("utf-8"))
    with serving(app) as address:
        context = browser.new_context(viewport={"width": 1366, "height": 900}, locale=locale, reduced_motion="reduce")
        page = context.new_page()
        heard = hear_errors(page)
        page.goto(f"{address}/t/{table}/review")
        for word in words:
            expect(page.locator("main")).to_contain_text(word)
        cut = page.locator(".cuts img").first
        cut.scroll_into_view_if_needed()
        expect(cut).to_be_visible()
        until(page, "(document.querySelector('.cuts img') || {}).naturalWidth > 0")
        page.locator("form[action$='/branch'] button").first.click()
        expect(page.locator("body[data-drawn]")).to_be_visible()
        assert f"/t/{table}" not in page.url, "a table of its own, against bots"
        assert heard == []
        context.close()
