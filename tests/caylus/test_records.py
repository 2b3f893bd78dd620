"""Recorded games, replayed to the exact result; their words, compared line by line (see transcripts.py)."""

from functools import cache
from pathlib import Path

import pytest

from palas.engine.core.state import State
from palas.engine.record import Record, record, replay, verify
from palas.games.caylus.state import Town
from tests.caylus.town import BOX, GAME, census_is_kept
from tests.caylus.transcripts import FOLDER, RECIPES, words

FILES = sorted(FOLDER.glob("*.palas"))
LOGS = sorted(FOLDER.glob("*.log"))


def name(path: Path) -> str:
    return path.stem


@cache
def read(path: Path) -> Record:
    return Record.read(path.read_text(encoding="utf-8"))


@cache
def end_of(path: Path) -> State:
    return replay(read(path))


def table(path: Path) -> Town:
    town = end_of(path).position
    assert isinstance(town, Town)
    return town


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_game_replays_to_its_result(path: Path):
    told = read(path).result
    assert told is not None
    state = end_of(path)
    assert state.over
    assert state.scores() == told["scores"]
    assert list(state.winners()) == told["winners"]
    assert [sum(parts.values()) for parts in state.breakdown()] == told["scores"]
    census_is_kept(state)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_game_is_verified_and_written_as_it_was_read(path: Path):
    found = verify(read(path))
    assert (found.ok, found.moves, found.result, found.shuffles) == (True, True, True, True)
    assert found.chances == 6 + read(path).header["players"]
    assert record(end_of(path)).text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_game_with_another_result_or_an_illegal_move_is_found_out(path: Path):
    true = read(path)
    assert true.result is not None
    scores = [true.result["scores"][0] + 1, *true.result["scores"][1:]]
    assert not verify(Record(true.header, true.lines, {**true.result, "scores": scores})).ok
    moved = [*true.lines[:12], {"seat": true.lines[12]["seat"], "do": "place residence"}, *true.lines[13:]]
    assert not verify(Record(true.header, moved, true.result)).ok


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_the_words_of_a_recorded_game_are_still_the_same(path: Path):
    assert words(end_of(path.with_suffix(".palas"))) == path.read_text(encoding="utf-8")


def test_all_recipes_are_recorded_and_nothing_else():
    assert {path.stem for path in FILES} == set(RECIPES)
    assert {path.stem for path in LOGS} == {name for name, recipe in RECIPES.items() if recipe.log}
    assert len(FILES) >= 8


@pytest.mark.rule("CAY-2.1", "CAY-14.1", "CAY-14.2", "CAY-14.3", "CAY-14.4")
def test_the_recorded_games_cover_all_player_counts_and_every_option():
    assert {read(path).header["players"] for path in FILES} == {2, 3, 4, 5}
    assert {read(log.with_suffix(".palas")).header["players"] for log in LOGS} == {2, 3, 4, 5}
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


def test_a_recorded_game_takes_moves_back():
    (path,) = [path for path in FILES if any("undo" in line for line in read(path).lines)]
    taken_back = [line for line in read(path).lines if "undo" in line]
    assert len(taken_back) == len(RECIPES[path.stem].second_thoughts)
    assert end_of(path).length == len(read(path).lines) - 2 * len(taken_back)


@pytest.mark.rule("CAY-14.4")
def test_in_the_lenient_record_the_option_decides_points():
    path = FOLDER / "five-players-lenient-castle.palas"
    true = read(path)
    strict = Record({**true.header, "options": {**true.header["options"], "castle_full_lenient": False}}, true.lines)
    assert replay(strict).scores() != end_of(path).scores()
