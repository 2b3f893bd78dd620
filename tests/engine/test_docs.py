"""The recipe in docs/add-a-game.md does what it says."""

import doctest
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_examples_in_add_a_game_are_true() -> None:
    found = doctest.testfile(str(DOCS / "add-a-game.md"), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0
