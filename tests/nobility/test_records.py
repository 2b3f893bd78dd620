"""What the recorded games show together (tests/records replays each of them)."""

from pathlib import Path

import pytest

from palas.games.nobility.state import City
from tests.nobility.city import BOX, GAME
from tests.nobility.transcripts import SHELF
from tests.recording import end_of, read

FILES = SHELF.files


def table(path: Path) -> City:
    city = end_of(path).position
    assert isinstance(city, City)
    return city


def told(path: Path, kind: str) -> list[tuple[int, ...]]:
    """The numbers of all events of a kind."""
    state = end_of(path)
    state.tell()
    return [event.args for event in state.story if event.kind == kind]


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
