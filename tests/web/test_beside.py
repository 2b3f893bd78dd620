"""Beside the board: the rule of the question that is asked now, of a line of the log, and the aid for this moment."""

from __future__ import annotations

import re
from random import Random

import pytest
from starlette.testclient import TestClient

import palas
from palas.engine.handbook import aid, handbook
from palas.engine.steps import questions
from palas.tables import Hall, SeatWish, TableWish, Visitor
from palas.tables.hashes import visitor_id
from palas.web.beside import parts_by_question

TITLES = sorted(game.meta.id for game in palas.titles())


@pytest.mark.parametrize("title", TITLES)
def test_every_question_has_its_part_of_the_player_aid(title: str) -> None:
    game = palas.game(title)
    parts = aid(game, "en")
    assert parts is not None
    anchors = {part.anchor for part in parts}
    told = parts_by_question(game)
    assert set(told) == set(questions(game.steps))
    assert set(told.values()) <= anchors


@pytest.mark.parametrize("title", TITLES)
def test_the_drawer_opens_at_the_rule_of_the_question_and_of_each_line(
    guest: TestClient, hall: Hall, title: str
) -> None:
    guest.post("/settings", data={"nickname": "Ann", "lang": "en", "theme": ""})
    ann = Visitor(visitor_id(guest.cookies["palas"]), "Ann", "en")
    wish = TableWish(title, [SeatWish("person"), SeatWish("here")], order="as_listed", seed=5)
    table = hall.table(hall.open(ann, wish).table_id)
    book, luck, marked = handbook(table.game, "en"), Random(1), 0
    assert book is not None
    for number in range(24):
        seat = table.standing.state.to_act[0]
        look = table.look(ann, seat, lang="en")
        if number % 5 == 0:
            assert look.decision is not None
            shown = guest.get(f"/t/{table.id}/rule?part=1&seat={seat}").text
            assert "In this position" in shown
            assert look.decision.rule in shown
            explained = book.explains(look.decision.rule)
            assert explained is not None
            assert explained[0].title in shown.replace("&#39;", "'")
            panel = guest.get(f"/t/{table.id}/aid?seat={seat}").text
            first = re.search(r'<section id="aid-(\w+)"([^>]*)>', panel)
            assert first is not None
            assert first[1] == parts_by_question(palas.game(title))[look.decision.kind], "what is needed comes first"
            assert 'class="now"' in first[2]
            marked += panel.count('class="usable"')
        table.act(ann, seat, luck.choice(look.legal).code, look.version, f"move {look.version}")
    page = guest.get(f"/t/{table.id}?seat={table.standing.state.to_act[0]}").text
    lines = re.findall(rf'href="(/t/{table.id}/rule\?n=\d+)"', page)
    assert lines
    ruled = guest.get(f"{lines[0]}&part=1").text
    assert "The rule of this line" in ruled
    assert f"{table.game.meta.rule_prefix}-" in ruled
    place = guest.get(lines[0]).headers["location"]
    assert place.startswith(f"/book/{title}/rule/"), "without a script it is a page"
    assert marked, "places, cards and actions that can be used now are marked"


def test_a_line_that_somebody_does_not_have_tells_no_rule(guest: TestClient, hall: Hall) -> None:
    opened = guest.post("/open", data={"game": "castle", "quick": "1"}).headers["location"]
    table = opened.split("/t/")[1].split("#")[0]
    for odd in ("999", "-1", "x", "9" * 400):
        shown = guest.get(f"/t/{table}/rule?part=1&n={odd}")
        assert shown.status_code == 200
    stranger = TestClient(guest.app, headers={"origin": "http://testserver"})
    assert stranger.get(f"/t/{table}/rule?part=1").status_code == 403
    assert stranger.get(f"/t/{table}/aid").status_code == 403
