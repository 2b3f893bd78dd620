"""Recorded games, replayed to the exact result; their words, compared line by line (see transcripts.py)."""

from functools import cache
from pathlib import Path

import pytest

from palas.engine.core.state import State
from palas.engine.record import Record, record, replay, verify
from palas.games.nobility.state import City
from tests.nobility.city import BOX, GAME, census_is_kept
from tests.nobility.transcripts import FOLDER, RECIPES, words

FILES = sorted(FOLDER.glob("*.palas"))
LOGS = sorted(FOLDER.glob("*.log"))


def name(path: Path) -> str:
    return path.name.partition(".")[0]


@cache
def read(path: Path) -> Record:
    return Record.read(path.read_text(encoding="utf-8"))


@cache
def end_of(path: Path) -> State:
    return replay(read(path))


def table(path: Path) -> City:
    city = end_of(path).position
    assert isinstance(city, City)
    return city


def told(path: Path, kind: str) -> list[tuple[int, ...]]:
    """The numbers of all events of a kind."""
    state = end_of(path)
    state.tell()
    return [event.args for event in state.story if event.kind == kind]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_game_replays_to_its_result(path: Path):
    result = read(path).result
    assert result is not None
    state = end_of(path)
    assert state.over
    assert state.scores() == result["scores"]
    assert list(state.winners()) == result["winners"]
    assert [sum(parts.values()) for parts in state.breakdown()] == result["scores"]
    census_is_kept(state)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_game_is_verified_and_written_as_it_was_read(path: Path):
    found = verify(read(path))
    assert (found.ok, found.moves, found.result, found.shuffles) == (True, True, True, True)
    assert record(end_of(path)).text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name)
def test_the_words_of_a_recorded_game_are_still_the_same(path: Path):
    _, lang, _ = path.name.split(".")
    assert words(end_of(path.with_name(f"{name(path)}.palas")), lang) == path.read_text(encoding="utf-8")


def test_all_recipes_are_recorded_and_nothing_else():
    assert {path.stem for path in FILES} == set(RECIPES)
    logs = {f"{key}.{lang}.log" for key, recipe in RECIPES.items() if recipe.log for lang in ("de", "en")}
    assert {path.name for path in LOGS} == logs


@pytest.mark.rule("NOB-12.1", "NOB-13.1", "NOB-14.1", "NOB-15.1")
def test_the_recorded_games_cover_every_count_and_mode():
    headers = [read(path).header for path in FILES]
    assert {header["players"] for header in headers} == {1, 2, 3, 4, 5, 6}
    for option in GAME.meta.options:
        assert {header["options"][option.id] for header in headers} == {False, True}
    assert any(header["players"] == 1 and header["options"]["events"] for header in headers)


@pytest.mark.rule("NOB-12.2")
def test_every_event_is_revealed_in_a_recorded_game():
    assert {args[0] for path in FILES for args in told(path, "event")} == set(range(len(BOX.event_ids)))


@pytest.mark.rule("NOB-14.5")
def test_every_objective_is_tried_in_a_recorded_game_and_some_are_reached():
    solo = [path for path in FILES if end_of(path).players == 1]
    assert {table(path).objective for path in solo} == set(range(len(BOX.objective_ids)))
    assert {bool(end_of(path).winners()) for path in solo} == {False, True}


@pytest.mark.rule("NOB-15.10")
def test_every_commission_card_is_kept_in_a_recorded_game_and_some_score():
    shown = [args for path in FILES for args in told(path, "shows_commission")]
    assert {card for _seat, card, _active, _points in shown} == set(range(len(BOX.commission_ids)))
    assert any(points for *_card, points in shown)


def test_a_recorded_game_takes_moves_back():
    (path,) = [path for path in FILES if any("undo" in line for line in read(path).lines)]
    assert path.stem == "three-players-with-undo"
