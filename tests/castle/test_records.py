"""Recorded games, replayed to the exact result; their words, compared line by line (see transcripts.py)."""

from functools import cache
from pathlib import Path

import pytest

from palas.engine.core.state import State
from palas.engine.record import Record, record, replay, verify
from palas.games.castle.box import WINTER_CARDS
from palas.games.castle.state import Castle
from tests.castle.transcripts import FOLDER, RECIPES, words
from tests.castle.yard import GAME, census_is_kept

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


def table(path: Path) -> Castle:
    castle = end_of(path).position
    assert isinstance(castle, Castle)
    return castle


def told(kind: str) -> set[str]:
    """The recorded games in which something of this kind happened."""
    return {path.stem for path in FILES if any(event.kind == kind for event in end_of(path).story)}


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
    assert found.chances == (6 if read(path).header["options"]["winter"] else 1)
    assert record(end_of(path)).text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_game_with_another_result_or_an_illegal_move_is_found_out(path: Path):
    true = read(path)
    assert true.result is not None
    scores = [true.result["scores"][0] + 1, *true.result["scores"][1:]]
    assert not verify(Record(true.header, true.lines, {**true.result, "scores": scores})).ok
    moved = [true.lines[0], {"seat": true.lines[1]["seat"], "do": "play master_builder"}, *true.lines[2:]]
    assert not verify(Record(true.header, moved, true.result)).ok


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_the_words_of_a_recorded_game_are_still_the_same(path: Path):
    lang = RECIPES[path.stem].log
    assert words(end_of(path.with_suffix(".palas")), lang) == path.read_text(encoding="utf-8")


def test_all_recipes_are_recorded_and_nothing_else():
    assert {path.stem for path in FILES} == set(RECIPES)
    assert {path.stem for path in LOGS} == {name for name, recipe in RECIPES.items() if recipe.log}


@pytest.mark.rule("CAS-2.1", "CAS-15.1")
def test_the_recorded_games_cover_all_player_counts_in_both_seasons():
    played = {(read(path).header["players"], read(path).header["options"]["winter"]) for path in FILES}
    assert played == {(players, winter) for players in GAME.meta.players for winter in (False, True)}


@pytest.mark.rule("CAS-11.1", "CAS-11.2")
def test_the_recorded_games_end_in_both_ways():
    early = {path.stem for path in FILES if table(path).field > 1}
    assert early == {"two-players-castle-finished", "four-players-castle-finished"}
    assert all(table(FOLDER / f"{stem}.palas").unbuilt() == 0 for stem in early)
    assert any(table(path).field == 1 and table(path).unbuilt() for path in FILES)


@pytest.mark.rule("CAS-15.3", "CAS-15.5", "CAS-15.6", "CAS-15.7", "CAS-15.8", "CAS-15.9", "CAS-15.10")
def test_every_winter_card_comes_up_and_does_something():
    shown = {event.args[0] for path in FILES for event in end_of(path).story if event.kind == "winter_card"}
    assert shown == set(range(len(WINTER_CARDS)))
    for kind in ("toll", "toll_kept", "inn_talers", "mended", "removed_card", "paid", "offered", "maiden_won", "gift"):
        assert told(kind), kind
    assert any(parts["granary"] for path in FILES for parts in end_of(path).breakdown())


@pytest.mark.rule("CAS-7.2.2", "CAS-7.4.1", "CAS-9.2", "CAS-12.6", "CAS-12.7")
def test_the_recorded_games_show_what_is_rare():
    for kind in ("displaced", "bought", "converted", "turned", "turned_silver", "took_back", "host_leaves"):
        assert told(kind), kind
    assert any(line.get("do") == "more_silver" for path in FILES for line in read(path).lines)


@pytest.mark.rule("CAS-13.1")
def test_a_recorded_game_is_decided_by_talers():
    ties = [path for path in FILES if end_of(path).scores().count(max(end_of(path).scores())) > 1]
    assert ties
    for path in ties:
        (winner,) = end_of(path).winners()
        best = max(end_of(path).scores())
        rivals = [seat for seat, points in enumerate(end_of(path).scores()) if points == best and seat != winner]
        assert all(table(path).people[winner].talers >= table(path).people[seat].talers for seat in rivals)


def test_a_recorded_game_takes_moves_back():
    (path,) = [path for path in FILES if RECIPES[path.stem].second_thoughts]
    taken_back = [line for line in read(path).lines if "undo" in line or "drop" in line]
    assert taken_back
    assert end_of(path).length == len(read(path).lines) - 2 * len(taken_back)
