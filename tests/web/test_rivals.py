"""An opponent whom the rules play is shown like a player: beside the board, and with its points in the result."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import palas
from palas.engine.record import Record, replay
from palas.tables import Hall
from palas.web.guests import COOKIE

RECORDS = Path(__file__).parents[1] / "records"
SOLO = [
    ("heirs/solo-1-won", "Heinrich"),
    ("heirs/solo-3-lost", "Heinrich"),
    ("viscounts/solo-noble-1", "opponent"),
    ("viscounts/solo-cleric-3", "opponent"),
]


def seated(guest: TestClient, hall: Hall, record: str) -> str:
    """A table of that record at which the guest sits; its id."""
    greeting = hall.greet(None)
    guest.cookies.set(COOKIE, greeting.new_token or "")
    opened = hall.import_table((RECORDS / f"{record}.palas").read_text(encoding="utf-8"))
    hall.table(opened.table_id).join(greeting.visitor, opened.secrets[0], "Ann")
    return opened.table_id


@pytest.mark.parametrize(("record", "name"), SOLO)
def test_the_result_shows_the_rival_with_its_points(guest: TestClient, hall: Hall, record: str, name: str) -> None:
    state = replay(Record.read((RECORDS / f"{record}.palas").read_text(encoding="utf-8")))
    (rival,) = state.game.rivals(state.view(None), "en")
    own, won = state.scores()[0], bool(state.winners())
    page = guest.get(f"/t/{seated(guest, hall, record)}/result").text
    ranks = re.findall(r'<span class="nm">([^<]+)<small>(\w+)</small></span><b>(-?\d+)</b>', page)
    expected = [("Ann", "you", str(own)), (rival.name, "Automaton", str(rival.points))]
    assert ranks == (expected if won else expected[::-1])
    assert name in rival.name
    lead = abs(own - rival.points)
    winner = "Ann" if won else rival.name
    assert f"<h1>{winner} wins by {lead} point" in page
    total = re.findall(r"<td>(-?\d+)</td>", page.partition("<tfoot>")[2].partition("</tfoot>")[0])
    assert total == [points for _, _, points in ranks]
    assert f"{rival.name} {rival.points}" in page.partition('role="img"')[2][:200], "the chart says it too"


@pytest.mark.parametrize(("record", "name"), SOLO)
def test_its_points_by_source_are_all_its_points(record: str, name: str) -> None:
    state = replay(Record.read((RECORDS / f"{record}.palas").read_text(encoding="utf-8")))
    (rival,) = state.game.rivals(state.view(0), "de")
    assert sum(rival.breakdown.values()) == rival.points == rival.holdings["points"]
    assert bool(state.winners()) == (state.scores()[0] > rival.points)
    assert rival.colour not in state.game.colours(1, state.origin.options)[:1]


@pytest.mark.parametrize("game", ["heirs", "viscounts"])
def test_it_has_a_panel_while_the_game_goes_on(guest: TestClient, game: str) -> None:
    table = guest.post("/open", data={"game": game, "seat0": "me"}).headers["location"].partition("#")[0]
    page = guest.get(table).text
    panels = re.findall(r'id="player-(\d)"', page)
    assert panels == ["0", "1"]
    assert page.count('<span class="chip outline">Automaton</span>') == 1
    assert "Points for Heinrich" not in page.partition('id="players"')[2].partition('id="chron"')[0]


def test_among_people_there_is_none() -> None:
    for game in palas.titles():
        players = 2 if 2 in game.meta.players else game.meta.players[-1]
        assert list(game.rivals(game.start(players, 1).view(None), "en")) == []
