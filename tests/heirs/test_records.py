"""What the recorded games show together (tests/records replays each of them)."""

from pathlib import Path

import pytest

from tests.heirs.realm import GAME
from tests.heirs.transcripts import SHELF
from tests.recording import end_of, read

FILES = SHELF.files


def options(path: Path) -> dict[str, object]:
    return dict(read(path).header["options"])


@pytest.mark.rule("HEI-3.1", "HEI-3.6")
def test_the_recorded_games_for_two_cover_every_set_with_roads_and_without():
    two = [path for path in FILES if read(path).header["players"] == 2]
    assert {name for path in two for name in str(options(path)["sets"]).split("+")} == set(GAME.box.set_ids)
    assert {options(path)["score_roads"] for path in two} == {True, False}


@pytest.mark.rule("HEI-9.4")
def test_the_recorded_games_end_in_every_way():
    two = [end_of(path) for path in FILES if read(path).header["players"] == 2]
    assert {state.winners() for state in two} == {(0,), (1,), (0, 1)}
    assert any(len(set(state.scores())) == 1 and len(state.winners()) == 1 for state in two)


@pytest.mark.rule("HEI-12.1", "HEI-12.8")
def test_the_recorded_solo_games_are_won_and_lost_at_each_level_in_both_colours():
    solo = [path for path in FILES if read(path).header["players"] == 1]
    ends = {(options(path)["level"], bool(end_of(path).winners())) for path in solo}
    assert ends == {(level, won) for level in (1, 2, 3) for won in (True, False)}
    assert {options(path)["colour"] for path in solo} == {"white", "blue"}


@pytest.mark.rule("HEI-6.1", "HEI-6.2", "HEI-12.7")
def test_the_recorded_games_show_camps_sieges_treasures_and_discards():
    kinds = {event.kind for path in FILES for event in end_of(path).story}
    assert kinds >= set(GAME.event_args) - {"spared", "heinrich_discarded"}
