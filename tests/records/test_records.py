"""The recorded games of all titles, replayed to the exact result; their words, compared line by line."""

from pathlib import Path

import pytest

from palas.engine.record import Record, record, verify
from tests.castle.transcripts import SHELF as CASTLE
from tests.caylus.transcripts import SHELF as CAYLUS
from tests.heirs.transcripts import SHELF as HEIRS
from tests.nobility.transcripts import SHELF as NOBILITY
from tests.recording import RECORDS, Shelf, end_of, in_words, read, stem
from tests.viscounts.transcripts import SHELF as VISCOUNTS

SHELVES = [CASTLE, CAYLUS, HEIRS, NOBILITY, VISCOUNTS]
FILES = [path for shelf in SHELVES for path in shelf.files]
LOGS = [path for shelf in SHELVES for path in shelf.logs]


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.name}"


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_game_replays_to_its_result(path: Path):
    told = read(path).result
    assert told is not None
    state = end_of(path)
    assert state.over
    assert state.scores() == told["scores"]
    assert list(state.winners()) == told["winners"]
    assert [sum(parts.values()) for parts in state.breakdown()] == told["scores"]
    assert state.game.census(state.position) == state.game.census(state.game.at_start(state.origin, False).position)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_game_is_verified_and_written_as_it_was_read(path: Path):
    found = verify(read(path))
    assert (found.ok, found.moves, found.result, found.shuffles) == (True, True, True, True)
    assert record(end_of(path)).text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game.meta.id)
def test_a_recorded_game_with_another_result_or_an_illegal_move_is_found_out(shelf: Shelf):
    for path in shelf.files[:3]:
        true = read(path)
        assert true.result is not None
        scores = [true.result["scores"][0] + 1, *true.result["scores"][1:]]
        assert not verify(Record(true.header, true.lines, {**true.result, "scores": scores})).ok
        twice = next(number for number, line in enumerate(true.lines) if "do" in line)
        illegal = {"seat": true.lines[twice]["seat"], "do": "nothing of the sort"}
        assert not verify(Record(true.header, [*true.lines[:twice], illegal, *true.lines[twice + 1 :]], true.result)).ok


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_the_words_of_a_recorded_game_are_still_the_same(path: Path):
    lang = path.name.split(".")[1]
    assert in_words(end_of(path.with_name(f"{stem(path)}.palas")), lang) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game.meta.id)
def test_all_recipes_are_recorded_and_nothing_else(shelf: Shelf):
    assert {stem(path) for path in shelf.files} == set(shelf.recipes)
    assert {path.name for path in shelf.logs} == shelf.log_names()
    assert {lang for recipe in shelf.recipes.values() for lang in recipe.log} == {"de", "en"}


def test_every_shelf_is_looked_at():
    assert {folder.name for folder in RECORDS.iterdir() if any(folder.glob("*.palas"))} == {
        shelf.game.meta.id for shelf in SHELVES
    }


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game.meta.id)
def test_a_recorded_game_takes_moves_back(shelf: Shelf):
    (path,) = [path for path in shelf.files if shelf.recipes[stem(path)].second_thoughts]
    taken_back = [line for line in read(path).lines if "undo" in line or "drop" in line]
    assert taken_back
    assert end_of(path).length == len(read(path).lines) - 2 * len(taken_back)
