"""The planning board: a copy of the table as far as one may know it, lines of answers, what they bring."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from starlette.testclient import TestClient
from steady import PATIENCE, SEED
from tables.people import LINK, ME, Party

import palas
from palas.tables import Hall, SeatWish, TableWish
from palas.tables.trial import Answer, Trial, from_view, same_moment
from palas.web import trials
from palas.web.guesses import guessed_parts
from palas.web.guests import Guest
from palas.web.trials import Plan
from web.conftest import Server
from web.hands import DRAWN, glance_until, known
from web.test_axe import axe
from web.test_hidden_pages import sit
from web.worlds import faceless, paired

GAMES = ("caylus", "castle", "heirs", "nobility", "viscounts")
READER = Guest(None, None, "en", "")


@pytest.fixture(autouse=True)
def bots_answer_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no page shows first how far they are."""
    monkeypatch.setattr(trials, "BOT_SECONDS", PATIENCE)


def ask(client: TestClient, table: str, seat: int, deed: str = "show", **plan: Any) -> dict[str, Any]:
    answer = client.post(f"/t/{table}/plan", json={"seat": seat, "deed": deed, "plan": json.dumps(plan)})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def open_table(client: TestClient, game: str = "caylus", **more: str) -> str:
    form = {"game": game, "seat0": "me", "seat1": "link", "order": "as_listed", "pace": "0", "nickname": "Ann", **more}
    return client.post("/open", data=form).headers["location"].split("/t/")[1].split("#")[0].split("/")[0]


def legal(game: str, table: str, hall: Hall, seat: int, line: list[Any], seed: int = 1) -> tuple[int | None, list[str]]:
    """Who answers next in a line, and what he may answer."""
    state = hall.table(table).standing.state
    trial = Trial(from_view(palas.game(game), state.view(seat)), seed)
    trial.play([Answer(*answer) for answer in line])
    asked = trial.asked
    return asked, [action.code for action in trial.state.legal(asked)] if asked is not None else []


# -- nothing hidden -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_one_cannot_tell_apart_give_the_same_planning_board(
    guest: TestClient, hall: Hall, game: str
) -> None:
    mine, texts = paired(palas.game(game), 45)
    opened = [hall.import_table(text) for text in texts]
    for one in opened:
        sit(guest, "join", one.table_id, one.secrets[mine])
    tables = [one.table_id for one in opened]
    states = [hall.table(table).standing.state for table in tables]
    assert states[0].view(mine) == states[1].view(mine)
    assert states[0].origin.key != states[1].origin.key, "the worlds do differ"
    luck = Random(game)
    line: list[Any] = []
    for step in range(4):
        asked, codes = legal(game, tables[0], hall, mine, line, 9)
        if asked is None:
            break
        line.append([asked, luck.choice(codes)])
        plan = {
            "n": states[0].length,
            "seed": 9,
            "lines": [line, line[:1]],
            "at": len(line),
            "against": 1,
            "estimate": True,
        }
        for lang in ("en", "de") if step == 3 else ():
            guest.headers["accept-language"] = lang
            pages = [faceless(guest.get(f"/t/{table}/plan?seat={mine}").text, table) for table in tables]
            assert pages[0] == pages[1]
            for deed in ("show", "redraw"):
                told = [faceless(json.dumps(ask(guest, table, mine, deed, **plan)), table) for table in tables]
                assert told[0] == told[1]
    assert len(line) == 4
    bots = ["random"] * states[0].players
    told = [json.dumps(ask(guest, table, mine, "play", seed=4, bots=bots)) for table in tables]
    assert faceless(told[0], tables[0]) == faceless(told[1], tables[1])


@pytest.mark.parametrize("game", GAMES)
def test_what_was_drawn_anew_and_what_others_do_is_marked_as_a_guess(game: str) -> None:
    """In every game something comes that one cannot know: a hand, a pile, an answer of somebody else."""
    title = palas.game(game)
    state, luck = title.start(2, 5), Random(2)
    marked: set[str] = set()
    for _ in range(30):
        seat = state.to_act[0]
        state.apply_id(seat, luck.choice(state.legal_ids(seat)))
    mine = state.to_act[0]
    trial = Trial(from_view(title, state.view(mine)), 3)
    assert guessed_parts(trial, mine, READER) == ([], []), "the position now is what one sees"
    for _ in range(12):
        asked = trial.asked
        assert asked is not None
        trial.answer(Answer(asked, luck.choice(trial.state.legal(asked)).code))
        seat = mine if trial.asked is None else trial.asked
        marked |= set(guessed_parts(trial, seat, READER)[0])
    assert marked


def test_another_hand_is_a_guess_and_ones_own_is_not() -> None:
    title = palas.game("viscounts")
    state = title.start(2, 5)
    while state.position.round == 0:  # the draft
        state.apply(state.legal(state.to_act[0])[0])
    mine = state.to_act[0]
    trial = Trial(from_view(title, state.view(1 - mine)), 3)
    assert trial.asked == mine, "the other one's question, tried out"
    marks, _ = guessed_parts(trial, mine, READER)
    shown = [id for id in marks if id.startswith("hand-")]
    assert shown
    own = Trial(from_view(title, state.view(mine)), 3)
    assert not [id for id in guessed_parts(own, mine, READER)[0] if id.startswith("hand-")]


# -- trying out ---------------------------------------------------------------------------------------------------


def test_trying_out_changes_nothing_at_the_table(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    before = hall.table(table).version
    _, codes = legal("caylus", table, hall, 0, [])
    tried = ask(guest, table, 0, "play", lines=[[[0, codes[0]]]], n=hall.table(table).standing.state.length)
    assert tried["plan"]["lines"] == [[[0, codes[0], ""]]]
    assert tried["asked"] == 1
    assert 'id="board"' in tried["fragments"]["board"]
    assert hall.table(table).version == before
    assert "/act" not in tried["fragments"]["board"]


def test_a_line_goes_as_far_as_it_is_legal(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    n = hall.table(table).standing.state.length
    _, codes = legal("caylus", table, hall, 0, [])
    tried = ask(guest, table, 0, lines=[[[0, codes[0]], [1, "nonsense"], [0, codes[1]]]], at=3, n=n)
    assert len(tried["plan"]["lines"][0]) == 1
    assert tried["plan"]["at"] == 1
    assert tried["lost"] == 2


def test_bots_answer_where_they_are_asked_to_but_not_for_oneself_among_people(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    n = hall.table(table).standing.state.length
    tried = ask(guest, table, 0, "play", n=n, bots=["random", "random"])
    assert tried["asked"] == 0, "a bot on one's own seat would be a hint that nobody hears of"
    assert tried["plan"]["bots"] == ["", "random"]
    _, codes = legal("caylus", table, hall, 0, [])
    tried = ask(guest, table, 0, "play", n=n, bots=["", "random"], lines=[[[0, codes[0]]]])
    assert [answer[2] for answer in tried["plan"]["lines"][0]][:2] == ["", "random"]
    assert tried["asked"] == 0


def test_redrawing_keeps_ones_own_moves_and_lets_bots_answer_anew(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest, "viscounts")
    n = hall.table(table).standing.state.length
    _, codes = legal("viscounts", table, hall, 0, [])
    first = ask(guest, table, 0, "play", n=n, bots=["", "random"], lines=[[[0, codes[0]]]])
    again = ask(guest, table, 0, "redraw", **{**first["plan"], "seed": 77})
    assert again["plan"]["seed"] == 77
    assert again["plan"]["lines"][0][0] == [0, codes[0], ""]


def test_two_lines_are_compared_at_the_same_moment() -> None:
    one = [Answer(0, "a"), Answer(1, "b"), Answer(0, "c"), Answer(1, "d")]
    two = [Answer(0, "x"), Answer(1, "y"), Answer(2, "z")]
    assert same_moment(one, two, 0) == (2, 3, 1)
    assert same_moment(two, one, 0) == (3, 2, 1)
    assert same_moment(one, [], 0) == (0, 0, 0)


def test_the_comparison_says_what_each_line_brings(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    n = hall.table(table).standing.state.length
    _, codes = legal("caylus", table, hall, 0, [])
    passing, placing = "pass", next(code for code in codes if code.startswith("place"))
    lines = [[[0, placing]], [[0, passing]]]
    told = ask(guest, table, 0, lines=lines, at=1, against=1, n=n)["fragments"]["plan"]
    assert "After one decision of yours in both lines" in told
    assert "class=better" in told, "placing costs a denier"
    assert "rests on guesses" in told


def test_a_line_that_is_held_fast_stays_as_it_is(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest, "viscounts")
    n = hall.table(table).standing.state.length
    line = [[0, legal("viscounts", table, hall, 0, [])[1][0], ""], [1, "decline", ""]]
    held = ask(guest, table, 0, lines=[line, line], kept=[1], n=n)
    assert held["plan"]["lines"] == [line[:1], line]
    assert held["plan"]["kept"] == [1]
    assert "held fast" in held["fragments"]["plan"]
    assert guest.post(f"/t/{table}/plan", json={"seat": 0, "plan": json.dumps({"kept": [2]})}).status_code == 400
    for strange in ([1, "nonsense", ""], [7, "decline", ""], [-1, "decline", ""]):
        assert ask(guest, table, 0, lines=[[line[0], strange]], kept=[0], n=n)["plan"]["lines"] == [line[:1]]


@pytest.mark.parametrize("game", GAMES)
def test_bots_estimate_lines_where_hints_are_allowed_and_from_what_one_knows_alone(
    guest: TestClient, hall: Hall, game: str
) -> None:
    alone = open_table(guest, game, seat1="bot:random")
    state = hall.table(alone).standing.state
    assert state.to_act == (0,) or game == "castle"
    codes = legal(game, alone, hall, 0, [])[1]
    plan = {"n": state.length, "lines": [[[0, codes[0]]], [[0, codes[-1]]]], "against": 1, "at": 1}
    told = ask(guest, alone, 0, **plan)["fragments"]["plan"]
    assert "as bots estimate it" not in told, "only who asks is told"
    told = ask(guest, alone, 0, estimate=True, **plan)["fragments"]["plan"]
    row = re.search(r"as bots estimate it</th><td[^>]*>([^<]+)</td><td[^>]*>([^<]+)</td>", told)
    assert row is not None
    assert all(re.fullmatch(r"[+−±]\d+(\.\d)?", one) for one in row.groups())
    assert hall.table(alone).standing.notes == []


def test_among_people_no_estimate_unless_the_table_allows_hints_and_then_the_log_tells(
    guest: TestClient, hall: Hall
) -> None:
    strict, kind = open_table(guest), open_table(guest, hints="1")
    for table in (strict, kind):
        n = hall.table(table).standing.state.length
        plan: dict[str, Any] = {"n": n, "lines": [[[0, "pass"]]], "at": 1, "estimate": True}
        told = ask(guest, table, 0, **plan)["fragments"]["plan"]
        assert ask(guest, table, 0, **plan)["fragments"]["plan"] == told
        notes = [note.key for note in hall.table(table).standing.notes]
        if table == strict:
            assert "off at this table" in told
            assert "as bots estimate it" not in told
            assert notes == []
        else:
            assert "as bots estimate it" in told
            assert notes.count("hint") == 1, "once for a question"


def test_when_the_table_moves_on_the_band_says_so_and_the_lines_stay(guest: TestClient, hall: Hall) -> None:
    table = open_table(guest)
    n = hall.table(table).standing.state.length
    _, codes = legal("caylus", table, hall, 0, [])
    line = [[0, codes[0]]]
    now = guest.get(f"/t/{table}/news?form=view").json()
    deed = {"seat": 0, "code": codes[1], "seen": now["version"], "key": "k" * 16}
    assert guest.post(f"/t/{table}/act", json=deed).status_code == 200
    tried = ask(guest, table, 0, lines=[line], at=1, n=n)
    assert "The table has moved on" in tried["fragments"]["band"]
    assert tried["plan"]["lines"] == [[[0, codes[0], ""]]]
    anew = ask(guest, table, 0, "redraw", lines=[line], at=1, n=99_999)
    assert "moved on" not in anew["fragments"]["band"]
    assert anew["plan"]["n"] == hall.table(table).standing.state.length


# -- who may, and what is refused ---------------------------------------------------------------------------------


def test_nobody_plans_from_anothers_seat(guest: TestClient, hall: Hall) -> None:
    party = Party(hall, ME, LINK)
    answer = guest.post(f"/t/{party.table.id}/plan", json={"seat": 0, "plan": "{}"})
    assert answer.status_code == 403
    table = open_table(guest)
    assert guest.post(f"/t/{table}/plan", json={"seat": 1, "plan": "{}"}).status_code == 403


@pytest.mark.parametrize(
    "plan",
    [
        "nonsense", "[]", '{"n": -1}', '{"seed": 1e400}', '{"lines": [[1]]}', '{"lines": [[[0, 5]]]}', '{"open": 3}',
        '{"lines": [[], [], [], [], []]}', '{"bots": ["grandfather"]}', '{"more": 1}',
        json.dumps({"lines": [[[0, "x" * 500]]]}), json.dumps({"lines": [[[0, "pass"]] * 500]}), "[" * 5_000,
    ],
)  # fmt: skip
def test_a_damaged_plan_is_refused_with_a_sentence(guest: TestClient, plan: str) -> None:
    table = open_table(guest)
    answer = guest.post(f"/t/{table}/plan", json={"seat": 0, "plan": plan})
    assert answer.status_code == 400
    assert answer.json()["error"] == "This plan is damaged. Start anew from the table."


def test_a_plan_has_its_limits(guest: TestClient) -> None:
    table = open_table(guest)
    answer = guest.post(f"/t/{table}/plan", json={"seat": 0, "plan": " " * 24_001})
    assert answer.status_code == 413
    assert guest.post(f"/t/{table}/plan", json={"seat": 0, "deed": "win", "plan": "{}"}).status_code == 400
    assert Plan().at == 0


# -- in a browser -------------------------------------------------------------------------------------------------


def settled(page: Page) -> None:
    """Wait until the server has answered what the page asked it last."""
    expect(page.locator("body:not([aria-busy])")).to_be_attached()


@pytest.mark.parametrize(("lang", "size"), [("en", (1366, 768)), ("de", (390, 844))])
def test_a_person_plans_lines_compares_them_and_finds_them_again(
    server: Server, browser: Browser, lang: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=lang)
    ann = server.hall.rename(known(context, server, "Ann"), lang=lang)
    wish = TableWish("castle", [SeatWish("person", "Ann"), SeatWish("link", "Ben")], seed=SEED, order="as_listed")
    table = server.hall.open(ann, wish).table_id
    page = context.new_page()
    page.goto(f"{server.address}/t/{table}")
    page.locator('.topbar a[href*="/plan"]').click()
    page.wait_for_selector(f"{DRAWN} #plan")
    assert {"en": "You are trying out.", "de": "Du probierst aus."}[lang] in page.locator("#band").inner_text()

    def rows() -> int:
        return page.locator(".trunk li:not(.fork)").count()

    def choose(number: int) -> None:
        before = page.locator(".trunk").inner_html()
        page.locator("[data-list]").click()
        page.locator("#all-choices .choice").nth(number).click()
        glance_until(page, lambda: page.locator(".trunk").inner_html() != before, "the answer is not played")
        settled(page)

    choose(0)
    choose(0)
    assert rows() == 3
    page.select_option('[data-trial-bot="1"]', "random")
    settled(page)
    expect(page.locator('[data-trial-bot="1"]')).to_have_value("random")
    page.locator('[data-trial-at="0"]').first.click()
    settled(page)
    expect(page.locator(".trunk .ahead")).to_have_count(rows() - 1)
    choose(1)
    expect(page.locator(".plan .tabs [data-trial-line]")).to_have_count(2)
    expect(page.locator(".brings td.better, .brings .rests")).not_to_have_count(0)
    assert page.locator(".trunk .fork").count() == 1
    expect(page.locator(".brings .locked")).to_have_count(1)
    page.locator('[data-trial="keep"]').click()
    expect(page.locator('[data-trial="keep"][aria-pressed="true"]')).to_have_count(1)
    expect(page.locator('[data-trial="drop"]')).to_have_count(0)
    page.locator('[data-trial-at="0"]').first.click()
    settled(page)
    expect(page.locator(".trunk .ahead")).not_to_have_count(0)
    choose(2)
    expect(page.locator(".plan .tabs [data-trial-line]")).to_have_count(3)
    page.locator('[data-trial="drop"]').click()
    expect(page.locator(".plan .tabs [data-trial-line]")).to_have_count(2)
    page.locator('.plan .tabs [data-trial-line="1"]').click()
    expect(page.locator('[data-trial="keep"][aria-pressed="true"]')).to_have_count(1)
    if size[0] > 640:
        page.locator("#question").focus()
        page.keyboard.press("1")
        expect(page.locator('[data-trial-line="0"][aria-pressed="true"]')).to_have_count(1)
        page.keyboard.press("2")
        expect(page.locator('[data-trial-line="1"][aria-pressed="true"]')).to_have_count(1)
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".trunk .ahead").first).to_be_visible()
    assert axe(page, "plan") == []
    page.locator('[data-trial="redraw"]').click()
    settled(page)
    page.locator('[data-trial="link"]').click()
    page.wait_for_url("**#plan=*")
    lines = page.locator(".plan .tabs").inner_text()
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator(".plan .tabs [data-trial-line]")).to_have_count(2)
    glance_until(page, lambda: page.locator(".plan .tabs").inner_text() == lines, "the link shows another plan")
    version = server.hall.table(table).version
    move = server.hall.table(table).look(ann, 0).legal[0].code
    server.hall.table(table).act(ann, 0, move, version)
    expect(page.locator("#band.moved")).to_have_count(1)
    page.locator('[data-trial="anew"]').click()
    expect(page.locator("#band:not(.moved)")).to_have_count(1)
    page.locator("[data-trial-back]").click()
    page.wait_for_url(f"**/t/{table}*")
    context.close()


def test_a_list_stays_open_while_the_same_question_is_drawn_anew(server: Server, browser: Browser) -> None:
    """The first visit learns how large the window is and asks for a fitting drawing: it may come late."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    wish = TableWish("castle", [SeatWish("person", "Ann"), SeatWish("link", "Ben")], seed=SEED, order="as_listed")
    table = server.hall.open(known(context, server, "Ann"), wish).table_id
    page = context.new_page()
    held: list[Route] = []
    page.route("**/plan*", lambda route: held.append(route) if route.request.method == "POST" else route.continue_())
    page.goto(f"{server.address}/t/{table}/plan?seat=0")
    glance_until(page, lambda: held, "the page asks for no drawing of its own size")
    page.locator("[data-list]").click()
    with page.expect_response("**/plan*"):
        held.pop().continue_()
    settled(page)
    first = page.locator("#all-choices .choice").first
    expect(first).to_be_visible()
    first.click()
    glance_until(page, lambda: held, "the answer is not played")
    held.pop().continue_()
    expect(page.locator(".trunk li:not(.fork)")).to_have_count(2)
    expect(page.locator("#all-choices")).to_be_hidden()
    context.close()
