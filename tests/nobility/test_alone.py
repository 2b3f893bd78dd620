"""What the terminal says after a game alone: the objective, whether it was reached, and in which round (NOB-14.5)."""

import io

import pytest
from rich.console import Console

from palas.engine.solo import Solo
from palas.terminal.ending import show_ending, solo_text
from tests.nobility.city import GAME
from tests.nobility.players import drifter, moments


@pytest.mark.parametrize(
    ("alone", "lang", "end"),
    [
        (Solo("O04", True, 88, 9), "en", "won, first reached in round 9, 88 points."),
        (Solo("O04", False, 1), "en", "not won, 1 point."),
        (Solo("O04", True, 88, 9), "de", "gewonnen, zuerst erreicht in Runde 9, 88 Punkte."),
        (Solo("O04", False, 70), "de", "nicht gewonnen, 70 Punkte."),
    ],
)
def test_the_sentence_after_a_game_alone(alone, lang, end):
    text = solo_text(GAME, alone, lang)
    assert text.startswith(GAME.solo_text("O04", lang))
    assert text.endswith(end)


def test_the_terminal_tells_it_at_the_end():
    state = list(moments(1, 5, style=drifter))[-1]
    heard = io.StringIO()
    show_ending(state, ["Ann"], "en", Console(file=heard, width=200))
    assert GAME.solo_text(GAME.box.objective_ids[state.position.objective], "en") in heard.getvalue()
