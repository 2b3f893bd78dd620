"""What a seat owns is shown as the title says, also before its board was ever drawn."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import palas
from palas.draw import snippets
from palas.draw.icons import ICONS
from palas.draw.pieces import CUBES
from palas.web.panels import thing_picture

ROOT = Path(__file__).resolve().parents[2]
PIECES = {"coin", "silver_coin", "worker", "points"}


@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
def test_every_picture_that_a_title_names_can_be_drawn(title: str) -> None:
    game = palas.game(title)
    owned = game.holdings(game.start(seed=1).view(0), 0)
    assert set(game.stock) <= set(owned)
    for drawn in game.stock.values():
        assert drawn in PIECES or drawn in CUBES or drawn in {**ICONS, **game.figures()}, drawn


def test_the_icons_of_a_title_are_there_before_its_board() -> None:
    script = """
import palas, sys
from palas.web.panels import thing_picture
shown = thing_picture(palas.game("viscounts"), "debts", "gules")
assert "palas.games.viscounts.board" not in sys.modules
print(shown)
"""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert palas.game("viscounts").figures()["debt"] in done.stdout


def test_a_name_that_nobody_explains_is_a_disc_of_the_seat() -> None:
    assert thing_picture(palas.game("caylus"), "oddities", "gules") == snippets.disc("gules", 18)
    assert thing_picture(palas.game("caylus"), "coins", "gules") == snippets.coin(22)
