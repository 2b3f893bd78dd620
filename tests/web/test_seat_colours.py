"""A seat has the colour of its box: on the board, in its panel, in the log, in lists and in the result."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import palas
from palas.draw import TINCTURES
from palas.tables import Hall, SeatWish, TableWish
from palas.web.guests import COOKIE

SEATED = [
    ("caylus", 3, {}, ["gules", "azure", "or"]),
    ("castle", 4, {}, ["gules", "azure", "or", "vert"]),
    ("heirs", 2, {}, ["argent", "azure"]),
    ("heirs", 1, {"colour": "white"}, ["argent"]),
    ("heirs", 1, {"colour": "blue"}, ["azure"]),
    ("nobility", 6, {}, ["gules", "azure", "or", "vert", "sable", "argent"]),
    ("nobility", 1, {}, ["sable"]),
    ("viscounts", 4, {}, ["gules", "azure", "or", "vert"]),
]


def table(guest: TestClient, hall: Hall, game: str, players: int, options: dict[str, Any]) -> str:
    """Open a table as listed; its id."""
    greeting = hall.greet(guest.cookies.get(COOKIE))
    if greeting.new_token:
        guest.cookies.set(COOKIE, greeting.new_token)
    seats = [SeatWish("person", "Ann"), *(SeatWish("here", f"P{n}") for n in range(2, players + 1))]
    return hall.open(greeting.visitor, TableWish(game, seats, options, order="as_listed", seed=3)).table_id


@pytest.mark.parametrize(("game", "players", "options", "colours"), SEATED)
def test_panels_and_lists_show_the_colours_of_the_box(
    guest: TestClient, hall: Hall, game: str, players: int, options: dict[str, Any], colours: list[str]
) -> None:
    id = table(guest, hall, game, players, options)
    page = guest.get(f"/t/{id}?seat=0").text
    panels = dict(re.findall(r'id="player-(\d)" class="pl panel c-(\w+)', page))
    assert [panels[str(seat)] for seat in range(players)] == colours
    summary = hall.summaries(hall.greet(guest.cookies[COOKIE]).visitor)[0]
    assert [seat.colour for seat in summary.seats] == colours


@pytest.mark.parametrize(("side", "tincture", "other"), [("white", "argent", "azure"), ("blue", "azure", "argent")])
def test_the_board_of_the_heirs_agrees_with_the_panel(side: str, tincture: str, other: str) -> None:
    game = palas.game("heirs")
    state = game.start(1, 3, {"colour": side})
    board = game.board(state.view(0), names=["Ann"])
    assert board is not None
    names = re.findall(r"var\(--p-(argent|azure)\)(?:(?!--p-\w+\)).)*?\bAnn\b", board.svg)
    assert names
    assert set(names) == set(game.colours(1, state.origin.options)) == {tincture}
    assert other in board.svg


@pytest.mark.parametrize("game", [game.meta.id for game in palas.titles()])
def test_every_seat_of_every_game_has_a_colour_of_its_own(game: str) -> None:
    found = palas.game(game)
    for players in found.meta.players:
        colours = found.colours(players, found.check_options({}))[:players]
        assert len(set(colours)) == players
        assert set(colours) <= set(TINCTURES)


def test_the_form_of_a_new_table_shows_the_chosen_games_colours(guest: TestClient) -> None:
    page = guest.get("/?game=heirs").text
    row = page.partition('data-seat-row="0"')[2].partition("<select")[0]
    assert re.findall(r'data-colour="(\w+)"( hidden)?', row) == [("argent", ""), ("gules", " hidden")]
    assert 'data-colours="argent azure"' in page
