"""Puzzles on pages: the question of one seat, what came of every answer in words and figures, playing it through."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from html import unescape

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from starlette.testclient import TestClient

import palas
from palas.arena.puzzles import of_the_day, puzzles_of
from palas.engine.core.luck import Quick
from palas.tables import Hall
from palas.web import puzzle_cards, puzzles
from palas.web.guests import Guest
from palas.web.words import WORDS
from web.conftest import Server
from web.hands import DRAWN
from web.test_axe import axe

TITLES = [game.meta.id for game in palas.titles()]
LEAST = 10  # of every title
DAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test depends on the day on which it runs."""
    for module in (puzzle_cards, puzzles):
        monkeypatch.setattr(module, "today", lambda: DAY)


def words_of(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def test_the_first_page_and_the_list_show_the_puzzle_of_the_day(guest: TestClient) -> None:
    found = of_the_day(DAY)
    assert found is not None
    game, puzzle = found
    for path in ("/", "/puzzles"):
        for lang in ("de", "en"):
            html = guest.get(path, headers={"accept-language": lang}).text
            assert f'href="/puzzles/{game.meta.id}/{puzzle.id}"' in html
            assert puzzle.question(game).text(lang) in unescape(html)
            assert WORDS.say(lang, "puzzle-today") in html
    assert "Wednesday, 18 November" in guest.get("/puzzles", headers={"accept-language": "en"}).text
    assert '<div class="cut" inert><svg' in guest.get("/").text.replace("\n", "")
    for title in TITLES:
        html = guest.get("/puzzles").text
        assert html.count(f'href="/puzzles/{title}/') >= LEAST


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_question_shows_all_answers_and_its_solution_gives_every_figure(
    guest: TestClient, title: str, lang: str
) -> None:
    game = palas.game(title)
    puzzle = puzzles_of(game)[0 if lang == "de" else -1]
    guest.headers["accept-language"] = lang
    path = f"/puzzles/{title}/{puzzle.id}"
    asked = guest.get(path)
    assert asked.status_code == 200
    offered = [unescape(code) for code in re.findall(r'name="answer" value="([^"]+)"', asked.text)]
    assert offered == [answer.code for answer in puzzle.answers] or set(offered) == {
        answer.code for answer in puzzle.answers
    }
    solved = guest.get(path, params={"answer": puzzle.accepted[0]})
    assert solved.status_code == 200
    text = words_of(solved.text)
    best = next(one.text for one in game.choices(puzzle.state(game).view(puzzle.seat), lang) if
                one.code == puzzle.accepted[0])  # fmt: skip
    assert WORDS.say(lang, "puzzle-right", best=best) in text
    assert solved.text.count('class="whisker"') == len(puzzle.answers)
    assert WORDS.say(lang, "puzzle-from", games=puzzle.games) in text
    assert "data-action" not in solved.text, "nothing can be chosen any more"


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_reason_of_every_puzzle_has_words(title: str, lang: str) -> None:
    game = palas.game(title)
    guest = Guest(None, "", lang, "", "desk-984x624")
    for puzzle in puzzles_of(game):
        texts = {answer.code: game.action_text(answer.code, lang) for answer in puzzle.answers}
        names = [f"N{seat}" for seat in range(puzzle.players)]
        for reason in puzzle.reasons:
            told = puzzles.told(game, reason, texts, names, guest)
            assert told.endswith("."), told
            for name in reason.parts:
                words = f"source-{name}" if reason.kind == "sources" else f"good-{name}"
                assert game.words.has(lang, words) or WORDS.has(lang, f"thing-{name}"), (title, words)


def test_a_wrong_answer_is_told_the_better_one_kindly(guest: TestClient) -> None:
    game = palas.game("caylus")
    puzzle = puzzles_of(game)[0]
    worst = min(puzzle.answers, key=lambda answer: answer.mean)
    text = words_of(guest.get(f"/puzzles/caylus/{puzzle.id}", params={"answer": worst.code}).text)
    assert "A try worth making. Better is:" in text
    assert f"Your answer ends {puzzle.best.mean - worst.mean:.1f} points behind it" in text
    shown = words_of(guest.get(f"/puzzles/caylus/{puzzle.id}?answer=").text)
    assert "Best is:" in shown
    assert "Your answer ends" not in shown


def test_what_is_no_puzzle_and_no_answer_is_refused_with_a_sentence(guest: TestClient) -> None:
    assert guest.get("/puzzles/caylus/999").status_code == 404
    assert guest.get("/puzzles/chess/1").status_code == 404
    wrong = guest.get("/puzzles/caylus/1?answer=place%20moon")
    assert wrong.status_code == 422
    assert "That is none of the answers to this puzzle." in unescape(wrong.text)
    assert guest.post("/puzzles/caylus/999/play").status_code == 404


@pytest.mark.parametrize("title", ["heirs", "viscounts"])
def test_a_page_shows_nothing_that_the_seat_does_not_know(
    guest: TestClient, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = palas.game(title)
    puzzle = next(puzzle for puzzle in puzzles_of(game) if puzzle.players > 1)
    view = puzzle.state(game).view(puzzle.seat)
    seen = []
    for luck in (1, 2):
        state = game.imagine(view, Quick(luck))
        state.story.extend(puzzle.state(game).story)
        monkeypatch.setattr(puzzle_cards, "position", lambda _game, _id, state=state: state)
        seen.append(guest.get(f"/puzzles/{title}/{puzzle.id}").text)
    assert seen[0] == seen[1]


def test_a_puzzle_can_be_played_through_against_bots(guest: TestClient, hall: Hall) -> None:
    game = palas.game("nobility")
    puzzle = next(puzzle for puzzle in puzzles_of(game) if puzzle.players > 1)
    answer = guest.post(f"/puzzles/nobility/{puzzle.id}/play")
    assert answer.status_code == 303
    table = hall.table(answer.headers["location"].split("/")[2].partition("#")[0])
    now = guest.get(f"/t/{table.id}/news?form=view").json()
    assert now["seat"] == puzzle.seat
    assert now["legal"] == [answer.code for answer in puzzle.answers]
    kinds = [seat.kind for seat in table.standing.seats]
    assert kinds.count("person") == 1
    assert kinds.count("bot") == puzzle.players - 1


# -- in a browser ---------------------------------------------------------------------------------------------------


@pytest.fixture
def desk(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="de-DE", reduced_motion="reduce", is_mobile=True, has_touch=True
    )
    yield context
    context.close()


def on_board(page: Page, code: str) -> None:
    """Choose an answer on the board, or in the list where it has no place there."""
    place = page.locator(f'#board .place.legal[data-action="{code}"], #dock .place.legal[data-action="{code}"]')
    if place.count():
        place.first.focus()
        page.keyboard.press("Enter")
    else:
        page.locator(f'.pick:has(input[value="{code}"])').click()


def test_an_english_reader_solves_a_puzzle_on_the_board_of_a_desk(server: Server, desk: BrowserContext) -> None:
    game = palas.game("caylus")
    puzzle = next(one for one in puzzles_of(game) if one.kind == "bribe")
    page = desk.new_page()
    problems: list[str] = []
    page.goto(f"{server.address}/puzzles")
    problems += axe(page, "puzzles")
    page.goto(f"{server.address}/puzzles/caylus/{puzzle.id}")
    page.wait_for_selector(f"{DRAWN} #board svg")
    problems += axe(page, "puzzle")
    on_board(page, puzzle.accepted[0])
    expect(page.locator(f'input[value="{puzzle.accepted[0]}"]')).to_be_checked()
    expect(page.locator("#answer")).to_contain_text("Answer: ")
    page.click("#answer")
    expect(page.locator(".prompt.verdict.right .say")).to_contain_text("Right:")
    expect(page.locator("#board .marks").first).to_be_attached()
    page.wait_for_selector(f"{DRAWN} #board svg")
    problems += axe(page, "solution")
    assert problems == [], "\n".join(problems)
    page.click("text=Play it through")
    page.wait_for_url("**/t/**")
    expect(page.locator("#prompt.mine")).to_be_visible()


def test_a_german_reader_answers_wrongly_on_a_phone_and_is_shown_why(server: Server, phone: BrowserContext) -> None:
    puzzle = puzzles_of(palas.game("castle"))[0]
    worst = min(puzzle.answers, key=lambda answer: answer.mean)
    page = phone.new_page()
    page.goto(f"{server.address}/puzzles/castle/{puzzle.id}")
    page.wait_for_selector(f"{DRAWN} #board svg")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    on_board(page, worst.code)
    expect(page.locator("#answer")).to_contain_text("Antworten: ")
    page.click("#answer")
    expect(page.locator(".prompt.verdict.wrong .say")).to_contain_text("Besser ist:")
    page.wait_for_selector(f"{DRAWN} #board svg")
    expect(page.locator(".why li")).to_have_count(len(puzzle.reasons))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page, "phone") == []
    page.click("text=Noch einmal")
    page.wait_for_selector(f"{DRAWN} #answer")  # the question, and no longer its solution
    on_board(page, puzzle.accepted[0])
    page.click("#answer")
    expect(page.locator(".prompt.verdict.right .say")).to_contain_text("Richtig:")
