"""Recorded games, replayed to the exact result; their words, compared line by line (see transcripts.py)."""

from functools import cache
from pathlib import Path

import pytest

from palas.engine.core.state import State
from palas.engine.record import Record, record, replay, verify
from palas.games.viscounts.box import OPPONENTS
from tests.viscounts.realm import GAME
from tests.viscounts.transcripts import FOLDER, RECIPES, words

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
    assert record(state).text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_a_recorded_game_is_verified_and_its_words_are_still_the_same(path: Path):
    game = path.with_suffix(".palas")
    found = verify(read(game))
    assert (found.ok, found.moves, found.result, found.shuffles) == (True, True, True, True)
    assert words(end_of(game)) == path.read_text(encoding="utf-8")


def test_all_recipes_are_recorded_and_nothing_else():
    assert {path.stem for path in FILES} == set(RECIPES)
    assert {path.stem for path in LOGS} == {name for name, recipe in RECIPES.items() if recipe.log}


@pytest.mark.rule("VIS-20.1", "VIS-20.2")
def test_the_recorded_games_end_in_every_way():
    ends = {(read(path).header["players"], GAME.facts(end_of(path).position)["end"]) for path in FILES}
    assert {end for _, end in ends} == {"poverty", "prosperity", "divided"}
    assert {(3, "poverty"), (3, "prosperity"), (3, "divided"), (4, "divided"), (2, "poverty")} <= ends


@pytest.mark.rule("VIS-22.1", "VIS-22.6")
def test_the_recorded_games_cover_every_opponent_at_every_difficulty():
    options = [read(path).header["options"] for path in FILES if read(path).header["players"] == 1]
    assert {(o["opponent"], o["difficulty"]) for o in options} == {(o, d) for o in OPPONENTS for d in range(4)}
