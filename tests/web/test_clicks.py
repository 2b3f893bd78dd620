"""What can be taken back takes one click: people need a third fewer than when each choice was confirmed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import palas

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

from click_through import click_through
from clicks import choosing, count

from web.conftest import Server

DECISIONS = 30  # of each game; `tools/clicks.py` plays them whole


@pytest.mark.parametrize("game", [title.meta.id for title in palas.titles() if 2 in title.meta.players])
def test_a_third_of_the_clicks_is_no_longer_needed(game: str) -> None:
    told = count(game, DECISIONS)
    assert told.decisions == DECISIONS
    assert told.now >= told.decisions, "nothing is decided without a click"
    assert told.saved >= 1 / 3, f"{told.now} of {told.before} clicks"


def test_an_answer_of_several_parts_takes_a_click_for_each() -> None:
    drawn = '<g data-parts="build a|build b"/><g data-parts="build a"/><g data-action="pass"/>'
    assert choosing({}, drawn, "build a") == 2
    assert choosing({}, drawn, "pass") == 1


def test_a_browser_counts_what_is_reckoned(server: Server, browser: Browser) -> None:
    clicked = click_through(server, browser, "caylus", 10)  # `tools/click_through.py` plays all games to their ends
    assert clicked.decisions == 10
    assert clicked.decisions <= clicked.clicks <= count("caylus", 10).before * 2 / 3
