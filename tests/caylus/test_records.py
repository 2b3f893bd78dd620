"""What the recorded games show together (tests/records replays each of them)."""

from pathlib import Path

import pytest

from palas.engine.record import Record, replay
from palas.games.caylus.state import Town
from tests.caylus.town import BOX, GAME
from tests.caylus.transcripts import SHELF
from tests.recording import end_of, read, stem

FILES = SHELF.files
LOGS = SHELF.logs


def table(path: Path) -> Town:
    town = end_of(path).position
    assert isinstance(town, Town)
    return town


@pytest.mark.rule("CAY-2.1", "CAY-14.1", "CAY-14.2", "CAY-14.3", "CAY-14.4")
def test_the_recorded_games_cover_all_player_counts_and_every_option():
    assert {read(path).header["players"] for path in FILES} == {2, 3, 4, 5}
    assert {read(log.with_name(f"{stem(log)}.palas")).header["players"] for log in LOGS} == {2, 3, 4, 5}
    for option in GAME.meta.options:
        assert any(read(path).header["options"][option.id] for path in FILES)
    assert any(not any(read(path).header["options"].values()) for path in FILES)


@pytest.mark.rule("CAY-10.3", "CAY-10.9", "CAY-12.1")
def test_the_recorded_games_end_in_both_ways():
    last = BOX.sections[-1]
    by_bailiff = [path for path in FILES if table(path).bailiff >= last.trigger and table(path).built[-1] < last.parts]
    by_castle = [path for path in FILES if table(path).bailiff < last.trigger and table(path).built[-1] == last.parts]
    assert by_bailiff
    assert by_castle
    assert {path.stem for path in by_castle} >= {"four-players-castle-finished", "five-players-castle-finished"}


@pytest.mark.rule("CAY-12.3")
def test_a_recorded_game_ends_in_a_shared_victory():
    assert any(len(end_of(path).winners()) > 1 for path in FILES)


@pytest.mark.rule("CAY-14.4")
def test_in_the_lenient_record_the_option_decides_points():
    path = SHELF.folder / "five-players-lenient-castle.palas"
    true = read(path)
    strict = Record({**true.header, "options": {**true.header["options"], "castle_full_lenient": False}}, true.lines)
    assert replay(strict).scores() != end_of(path).scores()
