"""Recorded games go the same way through the web server as through the engine: a hash at each step."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from palas.tables import Hall, SeatWish, TableWish
from palas.web.guests import COOKIE
from tests.truth import chosen_records, engine, print_of

FIRST = {path.parent.name: path for path in reversed(chosen_records())}


@pytest.mark.parametrize("path", FIRST.values(), ids=FIRST.keys())
def test_the_server_plays_a_recorded_game_as_the_engine_does(guest: TestClient, hall: Hall, path: Path) -> None:
    script, prints = engine(path)
    greeting = hall.greet(None)
    guest.cookies.set(COOKIE, greeting.new_token or "")
    seats = [SeatWish("person", "Ann"), *(SeatWish("here") for _ in range(script.players - 1))]
    wish = TableWish(
        path.parent.name, seats, options=script.options, seed=script.end.origin.seed, order="as_listed", pace=0.0
    )
    table = hall.open(greeting.visitor, wish).table_id
    answers = script.answers()
    found = []
    while True:
        standing = hall.table(table).standing
        found.append(print_of(standing.state.position, script.game))
        if standing.state.over:
            break
        seat = standing.state.to_act[0]
        deed = {
            "seat": seat,
            "code": script.game.action_code(next(answers[seat])),
            "seen": hall.table(table).version,
            "key": f"answer-{len(found):05d}",
            "live": 1,
        }
        answer = guest.post(f"/t/{table}/act", json=deed)
        assert answer.status_code == 200, answer.text
    assert found == prints
