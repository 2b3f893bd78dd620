"""What the recorded games show together (tests/records replays each of them)."""

import pytest

from palas.games.viscounts.terms import OPPONENTS
from tests.recording import end_of, read
from tests.viscounts.realm import GAME
from tests.viscounts.transcripts import SHELF

FILES = SHELF.files


@pytest.mark.rule("VIS-20.1", "VIS-20.2")
def test_the_recorded_games_end_in_every_way():
    ends = {(read(path).header["players"], GAME.facts(end_of(path).position)["end"]) for path in FILES}
    assert {end for _, end in ends} == {"poverty", "prosperity", "divided"}
    assert {(3, "poverty"), (3, "prosperity"), (3, "divided"), (4, "divided"), (2, "poverty")} <= ends


@pytest.mark.rule("VIS-22.1", "VIS-22.6")
def test_the_recorded_games_cover_every_opponent_at_every_difficulty():
    options = [read(path).header["options"] for path in FILES if read(path).header["players"] == 1]
    assert {(o["opponent"], o["difficulty"]) for o in options} == {(o, d) for o in OPPONENTS for d in range(4)}
