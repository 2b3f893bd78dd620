"""The recorded game that the title shows itself with: everything happens in it, and early."""

import pytest

from palas.engine.introduction import introduction
from palas.engine.packs import changed_game
from palas.engine.record import record
from tests.castle.introduction import FILE, played
from tests.castle.yard import GAME

INTRO = introduction(GAME)
assert INTRO is not None


def story(first: int, last: int) -> list[str]:
    """What happened with the entries from `first` to `last` (counted from 1)."""
    assert INTRO is not None
    state = INTRO.state(len(INTRO.record.lines))
    return [GAME.sentence(event, "en") for event in state.story if event.kind and first <= event.at + 1 <= last]


def test_the_record_is_made_by_its_script():
    assert record(played()).text() == FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("first", "last", "sentences"),
    [
        (1, 1, ["Player 1 is start player"]),
        (4, 6, ["Player 2 shows the worker (stone)", "1 clay", "Player 3 receives 8 talers"]),
        (7, 7, ["Player 1 sends a helper to the clay wagon", "1 clay goes to the defence tower"]),
        (8, 8, ["Player 2 erects a tower", "Player 2 scores 5 points"]),
        (12, 12, ["Player 1 buys 1 silver from a worker of Player 3 for 1 taler"]),
        (13, 13, ["Player 1 erects the well for 1 stone, 1 clay and 1 sand, of which 1", "Player 1 scores 8 points"]),
        (17, 18, ["Player 1 receives 1 clay", "Player 3 takes 2 stone from the defence tower"]),
        (19, 19, ["Player 3 receives 3 talers"]),
        (
            20,
            21,
            ["in the smithy for 10 talers", "in the market for 5 talers", "Player 1 scores 5 points (Master builder)"],
        ),
    ],
)
def test_what_the_game_shows_has_happened(first, last, sentences):
    told = "\n".join(story(first, last))
    for sentence in sentences:
        assert sentence in told


def test_it_is_read_once_and_belongs_to_the_printed_box():
    assert introduction(GAME) is INTRO
    changed = changed_game(GAME, {"wagons/wagon_sand/symbols": 5})
    told = introduction(changed)
    assert told is not None
    assert told.record == INTRO.record
