"""The bench on pages: one for a visitor, in a process behind everybody, to be stopped, kept and taken along."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import unescape

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from starlette.testclient import TestClient
from steady import wait_for

from palas.arena.boxes import Compared, Mean, Wish, compare
from palas.tables import Hall, Store
from palas.web import bench_board, benches
from palas.web.app import make_app
from palas.web.bench_board import shared_board
from palas.web.bench_figures import sentences
from palas.web.benches import Bench, Benches
from palas.web.guests import Guest
from palas.web.words import WebError
from web.conftest import Server, settings_for
from web.test_axe import axe

IDLE = [sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(600)"]
BROKEN = [sys.executable, "-c", "import sys; sys.stdin.read()"]
TALKING = [
    sys.executable, "-c", "import sys, time; sys.stdin.read()\nwhile True: print('{}', flush=True); time.sleep(0.05)"
]  # fmt: skip
CHEAP = {"players/start_stock/talers": 9}


@pytest.fixture(autouse=True)
def short_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "GAMES", (2, 2))


def begun(guest: TestClient, **more: object) -> str:
    wish = {"changes": {}, "players": 2, "games": 2, **more}
    answer = guest.post("/games/castle/bench", json=wish)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["place"])


def test_a_trial_is_played_shown_and_taken_along(guest: TestClient) -> None:
    assert "Run" in guest.get("/games/castle/bench").text
    place = begun(guest, changes=CHEAP)
    wait_for(lambda: guest.get(place, headers={"accept": "application/json"}).json()["ended"], "the trial does not end")
    for lang, change, done in (("en", "talers", "4 of 4 games"), ("de", "Taler", "4 von 4 Partien")):
        html = unescape(guest.get(place, headers={"accept-language": lang}).text)
        assert done in html
        assert change.lower() in html.lower()
        assert "3 <span" in html
        assert html.count('class="histogram"') == 2
    file = guest.get(f"{place}/file")
    assert 'filename="castle-bench-' in file.headers["content-disposition"]
    assert file.json()["wish"]["changes"] == CHEAP
    assert begun(guest, changes=CHEAP) == place, "the same trial has the same figures"


def test_a_wrong_change_is_refused_with_a_sentence_and_nothing_runs(guest: TestClient) -> None:
    answer = guest.post("/games/castle/bench", json={"changes": {"moon/phase": 1}, "players": 2, "games": 2})
    assert answer.status_code == 400
    assert "moon/phase" in answer.json()["error"]
    for wrong in ({"players": 9}, {"games": 3}, {"changes": []}, {"players": "2"}):
        sent = {"changes": {}, "players": 2, "games": 2} | wrong
        assert guest.post("/games/castle/bench", json=sent).status_code == 400
    assert guest.get("/games/castle/bench/0123456789abcdef").status_code == 404
    assert guest.get("/games/chess/bench").status_code == 404


def test_a_visitor_has_one_bench_and_can_stop_it_others_cannot(hall: Hall, tmp_path) -> None:  # type: ignore[no-untyped-def]
    app = make_app(settings_for(tmp_path), hall)
    app.state.benches = Benches(IDLE)
    with TestClient(app, follow_redirects=False) as first, TestClient(app, follow_redirects=False) as second:
        for client in (first, second):
            client.headers.update({"origin": "http://testserver", "accept-language": "en"})
        one = begun(first)
        bench = app.state.benches.find(one.rpartition("/")[2], "castle")
        wait_for(lambda: bench.process is not None, "it does not start")
        assert first.get(f"{one}/file").status_code == 404
        assert second.post(f"{one}/stop").status_code == 403
        other = begun(first, players=3)
        assert bench.ended
        assert bench.process.wait(600) != 0, "it was ended"
        assert first.post(f"{other}/stop").status_code == 303
        assert "Stopped." in first.get(other).text
        again = begun(first, players=3)
        assert again == other, "what was stopped runs anew"
        assert not app.state.benches.find(again.rpartition("/")[2], "castle").ended


def test_there_are_not_more_benches_than_can_wait() -> None:
    house = Benches(IDLE)
    try:
        for number in range(benches.WAITING):
            house.start(f"visitor {number}", Wish("castle", {}, 2, 50, str(number)))
        with pytest.raises(WebError, match="Several benches"):
            house.start("one more", Wish("castle", {}, 2, 50, "x"))
    finally:
        house.close()


def test_a_process_that_dies_is_told_and_can_be_run_again() -> None:
    house = Benches(BROKEN)
    wish = Wish("castle", {}, 2, 50)
    first = house.start("somebody", wish)
    wait_for(lambda: first.ended, "it does not end")
    assert first.problem
    assert house.start("somebody", wish) is not first


@pytest.fixture
def two_houses(postgres_url: str) -> Iterator[list[Benches]]:
    """The benches of two processes on one database."""
    stores = [Store(postgres_url) for _ in range(2)]
    houses = [Benches(TALKING, shared_board(store)) for store in stores]
    yield houses
    for house, store in zip(houses, stores, strict=True):
        house.close()
        store.close()


def test_whichever_process_is_asked_shows_a_bench_and_can_stop_it(two_houses: list[Benches]) -> None:
    here, there = two_houses
    wish = Wish("castle", {}, 2, 50)
    bench = here.start("ann", wish)
    wait_for(lambda: bench.process is not None, "it does not start")
    seen = there.find(bench.id, "castle")
    assert (seen.wish, seen.owner, seen.ended) == (wish, "ann", False)
    assert there.start("ben", wish).id == bench.id
    assert not there._known, "the same wish is not run twice"
    with pytest.raises(WebError):
        there.stop(seen, "ben")
    there.stop(seen, "ann")
    wait_for(lambda: bench.ended, "it does not stop")
    wait_for(lambda: there.find(bench.id, "castle").stopped, "the other does not hear of it")
    assert there.start("ann", wish).id == bench.id
    wait_for(lambda: there._known[bench.id].process is not None, "what was stopped does not run anew")
    wait_for(lambda: not here.find(bench.id, "castle").ended, "here it is known as it was")


def test_a_visitor_has_one_bench_in_all_processes(two_houses: list[Benches]) -> None:
    here, there = two_houses
    first = here.start("ann", Wish("castle", {}, 2, 50))
    other = there.start("ann", Wish("castle", {}, 3, 50))
    wait_for(lambda: first.ended, "the first goes on")
    assert not other.ended


def test_a_bench_of_a_dead_process_is_lost_and_one_that_ended_is_kept(
    two_houses: list[Benches], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two_houses
    wish = Wish("castle", {}, 2, 50)
    bench = here.start("ann", wish)
    monkeypatch.setattr(bench_board, "SILENT", -1)
    with pytest.raises(WebError):
        there.find(bench.id, "castle")
    here.close()
    assert there.find(bench.id, "castle").stopped
    wait_for(lambda: not here._turn.locked(), "it goes on")


def test_the_sentence_says_what_cannot_be_told_apart() -> None:
    found = compare(Wish("castle", {}, 2, 2))
    guest = Guest(None, None, "en", "")
    assert sentences(found, guest)[0] == "Points are exactly the same."
    assert "Whether a seat gains by it cannot be told apart yet." in sentences(found, guest)
    for mean, told in (
        (Mean(1.0, -0.5, 2.5), "Whether it changes the points cannot be told apart yet."),
        (Mean(5.5, 5.0, 6.0), "It brings everybody 5.0 to 6.0 points more."),
        (Mean(-2.0, -3.0, -1.0), "It costs everybody 1.0 to 3.0 points."),
    ):
        assert sentences(with_points(found, mean), guest)[0] == told


def with_points(found: Compared, mean: Mean) -> Compared:
    fields = {name: getattr(found, name) for name in found.__struct_fields__}
    return Compared(**{**fields, "points": mean})


def test_the_time_left_is_guessed_from_what_was_played() -> None:
    bench = Bench("x", Wish("castle", {}, 2, 50), "somebody")
    assert bench.left() is None
    assert bench.played == 0


@pytest.fixture
def desk(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="de-DE", reduced_motion="reduce")
    yield context
    context.close()


def test_from_the_own_box_to_the_bench(server: Server, desk: BrowserContext) -> None:
    page = desk.new_page()
    page.goto(f"{server.address}/games/castle/box")
    page.evaluate("localStorage.setItem('palas:box:castle', JSON.stringify({'players/start_stock/talers': 9}))")
    page.click("text=Zur Werkbank")
    expect(page.locator("#bench-mine li")).to_have_count(1)
    assert axe(page, "bench") == []
    page.select_option("[name=players]", "2")
    page.click("#bench-start button")
    page.wait_for_url("**/bench/*")
    expect(page.locator("#bench-part")).to_contain_text("Fertig.")
    expect(page.locator(".bench-points svg.histogram")).to_have_count(2)
    expect(page.locator(".bench-changes li")).to_have_count(1)
    assert axe(page, "bench with figures") == []
    with page.expect_download() as loaded:
        page.click("#bench-file")
    assert loaded.value.suggested_filename.endswith(".json")
    page.click("text=Tisch mit dieser Schachtel")
    page.wait_for_url("**/t/**")
    expect(page.locator(".topbar .chip.outline").first).to_be_visible()
