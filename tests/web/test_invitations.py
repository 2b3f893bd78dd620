"""Invitations: what a link or a code shows before anybody sits down, whose link is whose, and who is told of what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from starlette.testclient import TestClient
from steady import SEED

import palas
from palas.engine.handbook import book_file
from palas.tables import Clock, Hall, SeatWish, TableWish
from palas.tables.hashes import CODE_LENGTH
from palas.tables.resting import Rest
from palas.web.steps import art_of, steps_of
from web.conftest import Server
from web.hands import DRAWN, hear_errors, known, wait_for_type

TITLES = sorted(game.meta.id for game in palas.titles())


def another(client: TestClient, lang: str = "en") -> TestClient:
    headers = {"origin": "http://testserver", "accept-language": lang}
    return TestClient(client.app, follow_redirects=False, headers=headers)


def links_of(place: str) -> tuple[str, dict[str, str]]:
    """A table and what its fragment told: secrets of seats, the code, the link for spectators."""
    path, _, told = place.partition("#")
    return path.split("/t/")[1].split("/")[0], dict(part.split("=", 1) for part in told.split("&"))


def opened(client: TestClient, **more: str) -> tuple[str, dict[str, str]]:
    form = {"game": "caylus", "seat0": "me", "seat1": "link", "seat2": "bot:master", "nickname": "Jonas"}
    return links_of(client.post("/open", data={**form, "order": "as_listed", "pace": "0", **more}).headers["location"])


def invitation(client: TestClient, table: str, secret: str, **more: str) -> str:
    answer = client.post(f"/join/{table}/look", json={"secret": secret, **more})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["html"])


def test_an_invitation_says_who_invites_to_what_with_whom_and_how_it_is_timed(guest: TestClient) -> None:
    rests = {"clock": "turn-86400", "rest_night": "1", "zone": "Europe/Berlin"}
    says = {"table_name": "Wednesday <table>", "seek_note": "No hurry.", "seek_experience": "new"}
    table, links = opened(guest, **rests, **says, **{"option.caylus.jeweller": "1"})
    lena = another(guest)
    shown = invitation(lena, table, links["1"])
    for sentence in (
        "An invitation from Jonas", "Caylus, Wednesday &lt;table&gt;", "No hurry.", "Your seat", "bot · Master",
        "24 hours a move", "from 22 to 8", "2 people, one bot", "No hints", "is played with", "A game of Caylus",
    ):  # fmt: skip
        assert sentence in shown, sentence
    assert "<svg" in shown
    assert 'href="#art-wide"' in shown, "the board is there once and shown in parts"
    german = invitation(another(guest, "de"), table, links["1"])
    assert "Jonas lädt dich ein" in german
    assert "Platz nehmen" in german


def test_an_invitation_opens_no_seat_but_its_own_and_none_by_a_wrong_secret(guest: TestClient) -> None:
    table, links = opened(guest)
    lena = another(guest)
    assert lena.post(f"/join/{table}/look", json={"secret": "A" * 22}).status_code == 403
    assert lena.post(f"/join/{table}/look", json={"secret": links["watch"]}).status_code == 403
    assert lena.post(f"/join/{table}", data={"secret": links["1"], "seat": "0"}).status_code == 409
    assert lena.post(f"/join/{table}", data={"secret": links["1"], "nickname": "Lena"}).status_code == 303
    assert "Back to your seat" in invitation(lena, table, links["1"])
    second = invitation(another(guest), table, links["1"])
    assert "Lena sits here already" in second
    assert "That is me" in second
    assert 'value="Lena"' not in second


def test_whoever_opens_the_friends_link_from_his_own_seat_is_warned(guest: TestClient) -> None:
    table, links = opened(guest)
    shown = invitation(guest, table, links["1"])
    assert "You sit at this table already, as Jonas" in shown
    assert shown.index("Back to your seat") < shown.index("Play both seats")


def test_a_link_for_spectators_shows_the_table_and_no_seat(guest: TestClient) -> None:
    table, links = opened(guest)
    watcher = another(guest)
    shown = invitation(watcher, table, links["watch"], watch="1")
    assert f'action="/watch/{table}"' in shown
    assert f'action="/join/{table}"' not in shown
    seated = another(guest)
    assert seated.post(f"/watch/{table}", data={"secret": links["1"]}).status_code == 303, "who may sit may watch"
    assert seated.get(f"/t/{table}").status_code == 200


# -- codes --------------------------------------------------------------------------------------------------------


def test_a_code_leads_to_the_invitation_and_to_a_seat_that_waits(guest: TestClient, hall: Hall) -> None:
    table, links = opened(guest, seat2="link")
    code = links["code"]
    assert len(code) == CODE_LENGTH
    typed = f" {code[:4].upper()}-{code[4:]} "
    lena, cem, dov = (another(guest) for _ in range(3))
    place = lena.post("/code", data={"code": typed}).headers["location"]
    assert place == f"/join/{table}#{code}"
    shown = invitation(lena, table, code)
    assert shown.count('type="radio"') == 2, "both seats wait, one is chosen by its colour"
    assert lena.post(f"/join/{table}", data={"secret": code, "seat": "2", "nickname": "Lena"}).status_code == 303
    assert cem.post(f"/join/{table}", data={"secret": code, "seat": "2", "nickname": "Cem"}).status_code == 409
    assert cem.post(f"/join/{table}", data={"secret": code, "nickname": "Cem"}).status_code == 303
    assert hall.table(table).standing.names == ["Jonas", "Cem", "Lena"]
    full = invitation(dov, table, code)
    assert "All seats are taken" in full
    assert dov.post(f"/join/{table}", data={"secret": code, "nickname": "Dov"}).status_code == 409
    assert dov.post(f"/watch/{table}", data={"secret": code}).status_code == 303


def test_a_wrong_code_and_an_old_one_open_nothing(guest: TestClient, hall: Hall) -> None:
    table, links = opened(guest)
    lena = another(guest)
    for wrong in ("", "zzzzzzzz", "ab", links["1"], "x" * 300):
        answer = lena.post("/code", data={"code": wrong})
        assert answer.status_code == 404
        assert "No table has this code" in answer.text
    assert lena.post(f"/t/{table}/code", data={}).status_code == 403, "only the host makes a new one"
    _, fresh = links_of(guest.post(f"/t/{table}/code", data={}).headers["location"])
    assert lena.post("/code", data={"code": links["code"]}).status_code == 404
    assert lena.post(f"/join/{table}", data={"secret": links["code"]}).status_code == 403
    assert lena.post("/code", data={"code": fresh["code"]}).status_code == 303


# -- the page of seats --------------------------------------------------------------------------------------------


def test_a_second_device_is_told_to_all_and_can_be_sent_away(guest: TestClient, hall: Hall) -> None:
    table, links = opened(guest)
    lena, found = another(guest), another(guest)
    lena.post(f"/join/{table}", data={"secret": links["1"], "nickname": "Lena"})
    assert "2 devices" not in lena.get(f"/t/{table}/seats").text
    found.post(f"/join/{table}", data={"secret": links["1"], "nickname": "Eve"})
    assert "Lena plays at a second device too" in lena.get(f"/t/{table}").text
    page = lena.get(f"/t/{table}/seats").text
    assert "2 devices" in page
    assert "2 devices" not in guest.get(f"/t/{table}/seats").text, "that is hers alone"
    assert lena.post(f"/t/{table}/rotate", data={"seat": "1"}).status_code == 303
    assert found.get(f"/t/{table}").status_code == 403
    assert "2 devices" not in lena.get(f"/t/{table}/seats").text


def test_nobody_gives_his_own_seat_away_without_being_asked(guest: TestClient) -> None:
    table, _ = opened(guest, seat2="here", name2="Bea")
    page = guest.get(f"/t/{table}/seats").text
    own, friend, here = re.findall(r'<li class="seat-card.*?</li>', page, re.S)
    for card, words in ((own, "Whoever likes takes your seat"), (own, "plays for you"), (here, "It will not be yours")):
        assert words in re.sub(r"<details>.*?<summary>", "<details><summary>", card)
        assert card.index("<details>") < card.index(words), "one has to open it first"
    assert "Send this link to Friend 2." in friend
    assert 'action="/t/' not in own.partition("<details>")[0], "nothing happens by one click"


# -- names --------------------------------------------------------------------------------------------------------


def test_a_name_that_is_changed_reaches_the_tables_in_play(guest: TestClient, hall: Hall) -> None:
    table, links = opened(guest)
    lena = another(guest)
    lena.post(f"/join/{table}", data={"secret": links["1"], "nickname": "Jonas"})
    assert hall.table(table).standing.names[:2] == ["Jonas", "Jonas 2"]
    lena.post("/settings", data={"nickname": "Lena", "lang": "en", "theme": ""})
    assert hall.table(table).standing.names[:2] == ["Jonas", "Lena"]
    assert "Jonas 2 is called Lena from now on." in guest.get(f"/t/{table}").text
    lena.post("/settings", data={"nickname": "Jonas", "lang": "en", "theme": ""})
    assert hall.table(table).standing.names[:2] == ["Jonas", "Jonas 2"], "two of one name are told apart"
    again = Hall(hall.store).table(table)
    assert again.standing.names == hall.table(table).standing.names, "it stands in the log"


def test_a_table_has_the_name_that_its_host_gave_it(guest: TestClient, hall: Hall) -> None:
    table, _ = opened(guest, table_name="  Wednesday\n table " + "x" * 60)
    assert hall.table(table).sheet.name == ("Wednesday table " + "x" * 60)[:40]
    for path in ("/", "/me", f"/t/{table}", f"/t/{table}/seats"):
        assert "Wednesday table" in guest.get(path).text, path


# -- the lobby ----------------------------------------------------------------------------------------------------


def test_alone_is_a_button_of_its_own_where_the_rules_have_it(guest: TestClient, hall: Hall) -> None:
    page = guest.get("/").text
    assert page.count('value="alone"') == sum(1 in game.meta.players for game in palas.titles())
    for game in TITLES:
        answer = guest.post("/open", data={"game": game, "quick": "alone"})
        if 1 not in palas.game(game).meta.players:
            assert answer.status_code == 400
            continue
        table, _ = links_of(answer.headers["location"])
        assert hall.table(table).sheet.players == 1


# -- holidays -----------------------------------------------------------------------------------------------------


def test_holidays_count_at_tables_that_are_opened_and_joined_later(guest: TestClient, hall: Hall) -> None:
    lena = another(guest)
    lena.get("/me")
    assert lena.post("/me/holiday", data={"from": "2030-07-01", "to": "2030-07-14"}).status_code == 303
    for seat in ("link", "open"):
        table, links = opened(guest, clock="turn-86400", seat1=seat)
        lena.post(f"/join/{table}", data={"secret": links["1"], "nickname": "Lena"})
        begin, end = hall.table(table).standing.face.holidays[1]
        assert end - begin == 14 * 86400
    own, _ = opened(lena, clock="turn-86400")
    assert list(hall.table(own).standing.face.holidays) == [0]
    free, _ = opened(lena, clock="none")
    assert hall.table(free).standing.face.holidays == {}, "without a clock nothing rests"
    lena.post("/me/holiday", data={"do": "end"})
    later, _ = opened(lena, clock="turn-86400")
    assert hall.table(later).standing.face.holidays == {}
    assert hall.table(own).standing.face.holidays == {}


# -- pictures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_every_game_is_told_in_four_steps_that_lie_on_its_board(title: str) -> None:
    game = palas.game(title)
    art = art_of(game, "en")
    assert art is not None
    _, _, width, height = (float(side) for side in art.view.split())
    assert book_file(game, "steps.json").is_file()
    for lang in ("en", "de"):
        steps = steps_of(game, lang)
        assert len(steps) == 4
        for step in steps:
            x, y, w, h = (float(side) for side in step.view.split())
            assert x >= 0
            assert y >= 0
            assert x + w <= width
            assert y + h <= height
            assert 200 <= w <= 290, "never smaller than three quarters of its size"
            assert step.title
            assert step.text


# -- with a browser -----------------------------------------------------------------------------------------------


@pytest.fixture
def contexts(browser: Browser) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    desk = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    phone = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="de-DE", is_mobile=True, has_touch=True, reduced_motion="reduce"
    )
    yield desk, phone
    desk.close()
    phone.close()


def in_view(page: Page, selector: str) -> bool:
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_a_friend_comes_by_link_and_by_code(
    server: Server, contexts: tuple[BrowserContext, BrowserContext], tmp_path: Path
) -> None:
    desk, phone = contexts
    host = known(desk, server, "Jonas")
    clock = Clock("turn", 86400, rest=Rest("Europe/Berlin", 1320, 480, False))
    wish = TableWish("caylus", [SeatWish("person"), SeatWish("link"), SeatWish("link")], clock=clock, order="as_listed",
                     seed=SEED, name="Mittwochsrunde")  # fmt: skip
    made = server.hall.open(host, wish)
    page = desk.new_page()
    heard = hear_errors(page)

    # the lobby: the button is in view, and a file that is none leaves the form as it was
    page.goto(server.address)
    wait_for_type(page)
    assert in_view(page, "#open-button")
    assert in_view(page, "#code")
    broken = tmp_path / "pack.json"
    broken.write_text("{", encoding="utf-8")
    page.fill("#table-name", "Sunday")
    page.click("#open details summary")
    page.set_input_files("input[name=pack]", str(broken))
    page.click("#open-button")
    expect(page.locator("#open .error-note")).to_be_visible()
    expect(page.locator("#table-name")).to_have_value("Sunday")
    assert page.evaluate("document.querySelector('input[name=pack]').files.length") == 1
    assert in_view(page, "#open .error-note")

    # the page of seats: every link at its seat, over the whole width
    secrets = "&".join(f"{seat}={secret}" for seat, secret in made.secrets.items())
    page.goto(f"{server.address}/t/{made.table_id}/seats#{secrets}&code={made.code}&watch={made.watch}")
    page.wait_for_selector(".seat-card .qr svg")
    wait_for_type(page)
    for seat in (1, 2):
        field = page.locator(f"[data-seat='{seat}'] #link-{seat}")
        assert field.input_value().endswith(f"#{made.secrets[seat]}")
        assert field.evaluate("field => field.scrollWidth <= field.clientWidth"), "the whole link can be read"
    assert not page.locator("#link-0").is_visible(), "one's own is not offered to be copied"
    shown = page.locator("#link-code").inner_text()
    assert shown.replace("-", "").lower() == made.code

    # a friend with a phone, in German, by link; another by code
    lena = phone.new_page()
    heard_lena = hear_errors(lena)
    lena.goto(f"{server.address}/join/{made.table_id}#{made.secrets[1]}")
    expect(lena.locator(".invitation h1")).to_have_text("Caylus, Mittwochsrunde")
    expect(lena.locator(".invitation .caps").first).to_have_text("Jonas lädt dich ein")
    assert lena.locator("figure.cut use").get_attribute("href") == "#art-phone"
    assert lena.evaluate("document.documentElement.scrollWidth") == 390
    lena.reload()  # also without the fragment, after another language
    lena.fill("#nickname", "Lena")
    lena.click("#join button")
    lena.wait_for_selector(f"{DRAWN} #board svg")
    page.goto(f"{server.address}/join/{made.table_id}#nonsense")
    expect(page.locator("#invite-note.error-note")).to_be_visible()
    page.goto(server.address)
    page.fill("#code", shown)
    page.click(".by-code button")
    expect(page.locator(".invitation")).to_contain_text("You sit at this table already")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    assert [error for error in heard if "403" not in error and "400" not in error] == []
    assert heard_lena == []
