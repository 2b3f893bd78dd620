"""Recorded games, replayed to the exact result; their words, compared line by line (see transcripts.py)."""

from functools import cache
from pathlib import Path

import pytest

from palas.engine.core.state import State
from palas.engine.record import Record, record, replay, verify
from tests.heirs.realm import GAME, census_is_kept
from tests.heirs.transcripts import FOLDER, RECIPES, words

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
def test_a_replayed_game_is_recorded_as_the_same_file(path: Path):
    again = record(end_of(path))
    assert again.lines == read(path).lines
    assert again.result == read(path).result
    assert verify(read(path)).ok


@pytest.mark.parametrize("path", FILES[:2], ids=name)
def test_a_recorded_game_with_another_result_or_an_illegal_move_is_found_out(path: Path):
    true = read(path)
    assert true.result is not None
    scores = [true.result["scores"][0] + 1, *true.result["scores"][1:]]
    assert not verify(Record(true.header, true.lines, {**true.result, "scores": scores})).ok
    moved = [*true.lines[:12], {"seat": 0, "do": "withdraw"}, *true.lines[13:]]
    assert not verify(Record(true.header, moved, true.result)).ok


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_the_words_of_a_recorded_game_are_still_the_same(path: Path):
    assert words(end_of(path.with_suffix(".palas")), RECIPES[path.stem].log) == path.read_text(encoding="utf-8")


def test_all_recipes_are_recorded_and_nothing_else():
    assert {path.stem for path in FILES} == set(RECIPES)
    assert {path.stem for path in LOGS} == {name for name, recipe in RECIPES.items() if recipe.log}
    assert {RECIPES[path.stem].log for path in LOGS} == {"de", "en"}


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


def test_a_recorded_game_takes_moves_back():
    (path,) = [path for path in FILES if any("undo" in line for line in read(path).lines)]
    taken_back = [line for line in read(path).lines if "undo" in line]
    assert len(taken_back) == len(RECIPES[path.stem].second_thoughts)
    assert end_of(path).length == len(read(path).lines) - 2 * len(taken_back)
