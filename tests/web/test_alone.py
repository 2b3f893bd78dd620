"""Games alone: what is kept of them, the personal best, and where it is shown."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

import palas
from palas.engine.solo import Best, Solo, best_of, solo_of
from palas.tables import Hall, SeatWish, TableWish, Visitor
from palas.web.alone import is_best
from palas.web.guests import COOKIE

LOST = Solo("O01", False, 60)


def visitor_of(client: TestClient, hall: Hall) -> Visitor:
    """The person behind that browser."""
    client.post("/settings/quick", data={"lang": "en", "back": "/"})
    return hall.greet(client.cookies[COOKIE]).visitor


def passed_through(hall: Hall, visitor: Visitor, seed: int = 3) -> str:
    """A game alone in which nothing is done; the table's id."""
    wish = TableWish("nobility", [SeatWish("person", "Ann")], seed=seed, pace=0.0)
    table = hall.table(hall.open(visitor, wish).table_id)
    while not (look := table.look(visitor, 0)).over:
        table.act(visitor, 0, look.legal[0].code, look.version, f"key-{look.version:012}")
    return look.table_id


def test_what_a_game_alone_was_about_and_how_it_went(hall: Hall, guest: TestClient) -> None:
    ann = visitor_of(guest, hall)
    table = passed_through(hall, ann)
    (game,) = hall.solo_games(ann)
    assert (game.table_id, game.game, game.solo.won, game.solo.round) == (table, "nobility", False, 0)
    assert game.solo.task in palas.game("nobility").box.objective_ids
    assert hall.solo_games(hall.greet(None).visitor) == []


def test_the_result_and_the_lobby_show_it(hall: Hall, guest: TestClient) -> None:
    ann = visitor_of(guest, hall)
    first = passed_through(hall, ann)
    page = guest.get(f"/t/{first}/result").text
    task = palas.game("nobility").solo_text(hall.solo_games(ann)[0].solo.task, "en")
    assert task in page.replace("&#39;", "'").replace("&amp;", "&")
    assert "Not won" in page
    assert "Your first game of this kind that counts." in page
    passed_through(hall, ann)
    assert "Before: 1 game, 0 won" in guest.get(f"/t/{first}/result").text
    lobby = guest.get("/").text
    assert "My games alone" in lobby
    german = guest.get("/", headers={"accept-language": "de"})
    assert german.status_code == 200


def test_a_game_that_begins_in_the_middle_does_not_count(hall: Hall, guest: TestClient) -> None:
    ann = visitor_of(guest, hall)
    table = hall.table(passed_through(hall, ann))
    branch = hall.table(table.branch(ann, table.look(ann, 0).entries - 3).table_id)
    while not (look := branch.look(ann, 0)).over:
        branch.act(ann, 0, look.legal[0].code, look.version, f"key-{look.version:012}")
    assert [game.table_id for game in hall.solo_games(ann)] == [table.id]


@pytest.mark.parametrize(
    ("solo", "before", "best"),
    [
        (LOST, None, True),
        (LOST, Best(1, 0, 60), False),
        (Solo("O01", False, 61), Best(1, 0, 60), True),
        (Solo("O01", True, 50, 9), Best(1, 0, 60), True),
        (Solo("O01", True, 50, 8), Best(2, 1, 60, 9), True),
        (Solo("O01", True, 50, 9), Best(2, 1, 60, 9), False),
        (Solo("level=1", True, 50), Best(2, 1, 60), False),
    ],
)
def test_a_personal_best(solo: Solo, before: Best | None, best: bool) -> None:
    assert is_best(solo, before) == best


def test_the_best_of_many_games() -> None:
    assert best_of([]) is None
    assert best_of([LOST, Solo("O01", True, 55, 10), Solo("O01", True, 50, 8)]) == Best(3, 2, 60, 8)


@pytest.mark.parametrize(
    ("title", "options", "lang", "task"),
    [
        ("heirs", {"level": 2}, "de", "Heinrich der Mutige"),
        ("viscounts", {"difficulty": 1}, "en", "1"),
    ],
)
def test_other_titles_say_against_whom(title: str, options: dict[str, object], lang: str, task: str) -> None:
    game = palas.game(title)
    state = game.start(1, 5, options)
    assert solo_of(state) is None, "not before the end"
    assert task in game.solo_text(game.solo_task(state.position, state.origin.options), lang)
