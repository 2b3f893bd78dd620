"""The recorded game that the title shows itself with: everything happens in it, and early."""

import pytest

from palas.engine.introduction import introduction
from tests.viscounts.introduction import SCRIPT, SEED
from tests.viscounts.realm import GAME

INTRO = introduction(GAME)
assert INTRO is not None
LAST = len(INTRO.record.lines)


def story(first: int, last: int) -> str:
    """What happened with the entries from `first` to `last` (counted from 1)."""
    assert INTRO is not None
    events = INTRO.state(LAST).story
    return "\n".join(GAME.sentence(event, "en") for event in events if event.kind and first <= event.at + 1 <= last)


def test_the_record_begins_with_its_script():
    state = GAME.start(2, SEED)
    for seat, code in SCRIPT:
        state.apply(GAME.parse(state, seat, code))
    told = INTRO.state(state.length)
    assert told.entries() == state.entries()


@pytest.mark.parametrize(
    ("first", "last", "sentences"),
    [
        (26, 26, ["Player 1 picks Player card 10 with Ada", "10 silver", "2 corruption"]),
        (33, 34, ["Player 1 plays Lender", "space 2 for 3 silver"]),
        (35, 39, ["dismisses Scoundrel for 1 silver", "Player 1 pays 1 stone", "Player 1 builds a workshop"]),
        (40, 41, ["Player 1 flips 1 debt", "Player 1 gains 1 stone"]),
        (47, 49, ["Hills, inner path", "Player 2 pays 2 ink", "transcribes the blue manuscript (3: 4 silver)"]),
        (50, 52, ["Player 2 hires Artisan for 3 silver", "Player 2 discards Trader"]),
        (57, 58, ["Player 1 pays 1 gold", "Player 1 places 1 worker"]),
        (63, 64, ["Player 2 trades 5 times", "Player 2 pays 6 silver"]),
        (66, 66, ["Player 1 plays Ada", "Player 1 gains 1 corruption"]),
        (69, 78, ["Player 1 resolves a collision", "gains 2 silver", "gains 1 deed", "gains 1 debt", "Player 2 rear"]),
        (93, 95, ["Lender drops off", "Player 1 flips 1 debt"]),
    ],
)
def test_what_the_game_shows_has_happened(first: int, last: int, sentences: list[str]):
    told = story(first, last)
    for sentence in sentences:
        assert sentence in told


def test_the_figures_of_the_first_turn_and_of_the_track():
    before = INTRO.state(34).position
    assert before.box.start_icons[1][1] == 1  # the builder of the empty slot
    assert [len(player.hand) for player in INTRO.state(32).position.people] == [3, 3]
    assert [player.owned() for player in INTRO.state(32).position.people] == [9, 9]
    after = INTRO.state(79).position.people[0]
    assert (after.corruption, after.virtue) == (1, 7)
