"""Lessons in the browser: every one is played to its end by doing what it says, on a phone and on a desk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from starlette.testclient import TestClient

import palas
from palas.engine.lesson import RARELY, Lesson, courses, lesson
from palas.web.guests import DESK, Guest
from palas.web.lessons import fragments, moment_of
from web.conftest import Server
from web.hands import DRAWN, hear_errors, until, wait_for_type
from web.test_axe import axe

LESSONS: dict[str, Lesson] = {game.meta.id: found for game in palas.titles() if (found := lesson(game))}
COURSES: dict[str, Lesson] = {
    f"{game.meta.id}{f'/{name}' if name else ''}": course
    for game in palas.titles()
    for name, course in courses(game).items()
}
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SHAPES = {"phone": ("de", "de-DE", PHONE), "desk": ("en", "en-GB", WIDE)}
# The pause between two decisions that the game plays by itself lasts until the test ends it.
PAUSES_WAIT = """
  const later = window.setTimeout.bind(window);
  window.pauses = [];
  window.setTimeout = (then, wait, ...more) => (wait === 800 ? window.pauses.push(then) : later(then, wait, ...more));
"""
WANTED = "#board .place.wanted .hit, #dock .place.wanted .hit, #lesson .stock .place.wanted .hit"


def ready(page: Page, task: int, kind: str) -> None:
    expect(page.locator(f'{DRAWN} #lesson[data-task="{task}"][data-kind="{kind}"]')).to_be_visible()
    wait_for_type(page)


def do_it(page: Page, want: str) -> None:
    """What the task says: a click on the ringed place, or on the ringed answer."""
    if not page.locator(".wanted").count():
        page.click("#ask-hint")
    place = page.locator(WANTED)
    if place.count():
        box = place.first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        while page.locator("#lesson [data-by].wanted").count():
            page.locator("#lesson [data-by].wanted").click()
        page.locator(f'#lesson .choice.wanted[data-code="{want}"]:visible').first.click()


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("course", COURSES)
def test_a_lesson_is_played_to_its_end_by_doing_what_it_says(
    server: Server, browser: Browser, course: str, shape: str
) -> None:
    lang, locale, size = SHAPES[shape]
    taught = COURSES[course]
    game = taught.game.meta.id
    theme = "dark" if shape == "phone" else "light"
    context = browser.new_context(viewport=size, locale=locale, reduced_motion="reduce", color_scheme=theme)
    page = context.new_page()
    heard = hear_errors(page)
    problems: list[str] = []
    page.goto(f"{server.address}/games/{game}")
    page.click(f'a[href="/games/{game}/lesson{f"/{taught.course}" if taught.course else ""}"]')
    if shape == "phone":
        page.wait_for_selector("svg.board-phone")
    for number, task in enumerate(taught.tasks, 1):
        ready(page, number, "ask")
        expect(page.locator("#note")).to_have_text(taught.say(lang, "task", task))
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], task.id
        if shape == "phone" and page.locator("#board .place.wanted").count():
            box, sheet = (
                page.locator("#board .place.wanted .hit").first.bounding_box(),
                page.locator("#lesson").bounding_box(),
            )
            assert box is not None
            assert sheet is not None
            assert 0 <= box["y"] < sheet["y"], f"{task.id}: what is wanted lies above the sheet"
        if number == 2:
            problems += axe(page, f"{course} {shape}: a task")
        do_it(page, task.want[0])
        ready(page, number, "done")
        expect(page.locator("#note")).to_contain_text(taught.say(lang, "done", task)[:40])
        if number == 3 and course == "caylus":
            problems += axe(page, f"{course} {shape}: done")
        page.click("#next")
    ready(page, len(taught.tasks) + 1, "end")
    expect(page.locator("#rarely")).to_have_count(0 if taught.course else 1)
    page.click("#next")
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator(".tt")).to_contain_text(palas.game(game).meta.titles[lang])
    context.close()
    assert heard == []
    assert problems == [], "\n".join(problems)


@pytest.mark.parametrize("shape", ["phone", DESK])
@pytest.mark.parametrize("course", COURSES)
def test_every_wanted_answer_has_its_place_or_its_button(course: str, shape: str) -> None:
    taught = COURSES[course]
    for number, task in enumerate(taught.tasks, 1):
        made = fragments(taught, moment_of(taught, number, "", None), Guest(None, None, "de", "", shape))
        page = "".join(made.values())
        for code in task.want:
            escaped = code.replace("&", "&amp;").replace(">", "&gt;")
            assert (
                f'data-action="{escaped}"' in page
                or f'data-code="{escaped}"' in page.partition("<noscript>")[0]
                or f'data-way="{escaped}"' in page
            ), task.id
        for zone in task.light:
            assert shape == "phone" or f'id="{zone}"' in page


def test_a_wrong_try_gets_its_reason_and_nothing_moves(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{server.address}/games/caylus/lesson?task=11")
    ready(page, 11, "ask")
    money = page.locator('#player-0 [data-value="money"]').inner_text()
    page.locator('#board .place[data-why="place castle"] .hit').click(force=True)
    ready(page, 11, "wrong")
    expect(page.locator("#verdict")).to_contain_text("The Castle costs 3 deniers, and you have 2.")
    expect(page.locator("#verdict a")).to_have_attribute("href", "/rules/caylus#CAY-5.5")
    expect(page.locator('.place.refused[data-why="place castle"]')).to_be_attached()
    assert page.locator('#player-0 [data-value="money"]').inner_text() == money
    page.keyboard.press("h")
    expect(page.locator("#hint")).to_be_visible()
    context.close()


def test_what_works_too_is_said_and_the_place_is_kept(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport=WIDE, locale="de-DE", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{server.address}/games/caylus/lesson")
    ready(page, 1, "ask")
    page.locator('#board .place[data-action="place n_farm"] .hit').click()
    ready(page, 1, "other")
    expect(page.locator("#verdict")).to_contain_text("Das geht auch.")
    page.locator(WANTED).first.click()
    ready(page, 1, "done")
    page.goto(f"{server.address}/games/caylus/lesson")
    ready(page, 2, "ask")  # leaving keeps the place
    page.goto(f"{server.address}/games/caylus/lesson/{RARELY}")
    ready(page, 1, "ask")  # each course has its own
    context.close()


def test_the_board_is_drawn_for_the_room_that_the_words_of_the_kept_task_leave(
    server: Server, browser: Browser
) -> None:
    context = browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{server.address}/games/caylus/lesson")
    ready(page, 1, "ask")
    page.evaluate("localStorage.setItem('palas:lesson:caylus', '2')")
    words = LESSONS["caylus"].say("en", "task", LESSONS["caylus"].tasks[1])

    def much_to_read(route: Route) -> None:
        response = route.fetch()
        told = response.json()
        told["fragments"]["lesson"] = told["fragments"]["lesson"].replace(words, words * 20)
        route.fulfill(response=response, json=told)

    page.route("**/lesson?task=2*", much_to_read)
    before = page.evaluate("document.body.dataset.drawn")
    page.goto(f"{server.address}/games/caylus/lesson")
    ready(page, 2, "ask")
    assert page.evaluate("document.body.dataset.drawn") != before, "there is less room"
    context.close()


def test_the_game_plays_on_by_itself_and_can_be_skipped(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport=WIDE, locale="en-GB")
    context.add_init_script(PAUSES_WAIT)
    page = context.new_page()
    page.goto(f"{server.address}/games/caylus/lesson?task=2")
    ready(page, 2, "ask")
    page.locator(WANTED).first.click()
    ready(page, 2, "done")
    page.click("#next")
    until(page, "window.pauses.length === 1")
    ready(page, 3, "playing")
    expect(page.locator("#note")).not_to_be_empty()
    page.evaluate("window.pauses[0]()")  # the next decision comes by itself
    until(page, "window.pauses.length === 2")
    ready(page, 3, "playing")
    page.click("#next")
    ready(page, 3, "ask")
    context.close()


def test_without_a_script_every_answer_is_a_page(guest: TestClient) -> None:
    page = guest.get("/games/caylus/lesson?task=2").text
    assert 'name="code" value="place castle"' in page
    assert "Exactly." in guest.get("/games/caylus/lesson?task=2&code=place+castle").text
    assert "That works too." in guest.get("/games/caylus/lesson?task=2&code=place+n_farm").text
    assert "Not possible here." in guest.get("/games/caylus/lesson?task=2&code=place+n_quarry").text
    assert "Not possible here." in guest.get("/games/caylus/lesson?task=2&code=%3Cb%3E").text
    for odd in ("task=0", "task=-3", "task=99", "task=x", "task=2&at=7", "task=2&at=x", "task=1e9&code=" + "x" * 999):
        assert guest.get(f"/games/caylus/lesson?{odd}").status_code == 200


def test_lobby_page_and_old_address_lead_to_it(guest: TestClient) -> None:
    lobby = guest.get("/").text
    for game in LESSONS:
        assert f'href="/games/{game}/lesson"' in lobby
        page = guest.get(f"/games/{game}").text
        assert f'href="/games/{game}/lesson"' in page
        assert f'href="/games/{game}/lesson/{RARELY}"' in page
        assert f'href="/games/{game}/lesson/{RARELY}"' in guest.get(f"/games/{game}/lesson?task=99").text
        assert f'href="/games/{game}/lesson"' in guest.get(f"/games/{game}/lesson/{RARELY}").text
    assert guest.get("/games/caylus/introduction").headers["location"] == "/games/caylus/lesson"
    assert guest.get("/games/chess/lesson").status_code == 404
    assert guest.get("/games/caylus/lesson/never").status_code == 404
