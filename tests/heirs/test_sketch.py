"""The board in text: complete, from one's own side, in both languages and any width."""

from io import StringIO

import pytest
from rich.console import Console

from palas.engine.core.state import State
from tests.heirs.players import moments
from tests.heirs.realm import BLUE, GAME, WHITE, heirs

pytestmark = pytest.mark.heavy


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 100, part: str = "board") -> str:
    """A drawing as plain text."""
    screen = Console(file=StringIO(), width=width)
    screen.print(GAME.sketch(state.view(seat), lang, ["Anna", "Bert"], width, part))
    return screen.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.rule("HEI-2.1")
def test_each_player_sees_the_area_from_the_own_side():
    game = heirs({(1, 1): ("land_mill", WHITE), (-1, -1): ("land_hut", BLUE)})
    mine, theirs = drawn(game.state, WHITE), drawn(game.state, BLUE)
    assert mine.index("Mill") < mine.index("Hut")
    assert theirs.index("Hut") < theirs.index("Mill")
    assert mine.index(" L ") < mine.index(" N ")
    assert theirs.index(" N ") < theirs.index(" L ")


@pytest.mark.rule("HEI-2.3")
def test_roads_are_turned_with_the_viewer():
    game = heirs({(0, 1): ("travel_market_gray", WHITE)})  # a curve to north and east
    assert "└A" in drawn(game.state, WHITE)
    assert "┐A" in drawn(game.state, BLUE)


@pytest.mark.rule("HEI-4.2")
def test_the_reserve_tells_who_reaches_what_and_cells_that_can_be_chosen_are_marked():
    game = heirs({(1, 0): "yellow"}, hands={WHITE: ["land_mill"]}, shield=4)
    text = drawn(game.state, WHITE, "de")
    assert "Königliche Reserve ab dem Schild ◆ (Weiß)" in text
    assert "Mühle (gelb) 2H 1S" in text
    game.play(WHITE, "extend land_mill")
    assert drawn(game.state, WHITE).count("·") == len(game.legal(WHITE))


@pytest.mark.rule("HEI-12.8")
def test_alone_heinrich_his_points_treasures_and_the_scaffold_are_shown():
    game = heirs({(1, 0): ("land_mill", BLUE), (0, 1): ("land_hut", WHITE)}, solo=WHITE, scaffold=(0, 1),
                 treasures={"vertical_green": (1, 0)}, pile=2, troops={BLUE: {"follower": (1, 0)}})  # fmt: skip
    text = drawn(game.state, 0)
    assert "Heinrich" in text
    assert "Treasures in the pile: 2" in text
    assert "$" in text
    assert "#" in text
    assert "2 green tiles in the column" in drawn(game.state, 0, part="supply")


@pytest.mark.parametrize(("players", "options"), [(2, {}), (1, {"colour": "blue", "level": 3})])
def test_every_moment_of_a_game_can_be_drawn(players, options):
    for state in moments(players, 4, options):
        if state.length % 25 == 0 or state.over:
            for seat in (None, *range(players)):
                for lang in ("de", "en"):
                    for width in (60, 120):
                        for part in GAME.sketches:
                            assert drawn(state, seat, lang, width, part).strip()
