"""The recorded game that the title shows itself with: everything happens in it, and early."""

import pytest

from palas.engine.introduction import introduction
from palas.engine.record import journal_lines
from tests.nobility.city import GAME
from tests.nobility.introduction import first_round

INTRO = introduction(GAME)
assert INTRO is not None
LAST = len(INTRO.record.lines)


def story(first: int, last: int) -> list[str]:
    """What happened with the entries from `first` to `last` (counted from 1)."""
    assert INTRO is not None
    state = INTRO.state(LAST)
    return [GAME.sentence(event, "en") for event in state.story if event.kind and first <= event.at + 1 <= last]


def test_the_record_begins_with_its_script():
    scripted = journal_lines(first_round())
    assert list(INTRO.record.lines[: len(scripted)]) == list(scripted)


@pytest.mark.parametrize(
    ("first", "last", "sentences"),
    [
        (1, 53, ["Player 1 is the first start player", "Round 1."]),
        (54, 55, ["Player 1 places a 3 in the Scholars Guild", "Player 1 buys 2 books for 2 coins"]),
        (56, 57, ["with 4 goods", "Player 1 receives 2 workers", "Player 1 scores 4 VP"]),
        (58, 61, ["Player 2 places a 1 in the Cavern Tavern", "Player 2 takes Humans"]),
        (62, 63, ["Player 3 places a 5 in the Construction Yard", "Player 3 pays 5 coins", "receives a house"]),
        (64, 68, ["Player 1 places a 2", "buys 1 book", "Player 1 places an apprentice in the Scholars Guild"]),
        (69, 69, ["Player 2 places a 3 in the White Castle", "Player 2 has reputation 11 now"]),
        (70, 74, ["Player 3 places a 3", "with 4 goods"]),
        (75, 76, ["Player 1 pays 4 coins", "Player 1 has nobility 2 now", "Player 1 scores 5 VP"]),
        (77, 80, ["Player 2 pays 1 coin", "Player 2 takes 2 modifiers", "Player 3 passes"]),
        (81, 84, ["Player 2 places a 3 at the Port", "Player 2 sells 1 book for 3 coins"]),
        (85, 87, ["Income.", "Player 1 receives 3 coins", "Player 1 receives 1 book"]),
        (
            121,
            121,
            ["Player 1 takes a tile of the Stone Council (Halflings): nobility 2, 2 books and 1 artwork for 7 VP"],
        ),
        (121, 121, ["Player 1 has reputation 10 now"]),
    ],
)
def test_what_the_game_shows_has_happened(first, last, sentences):
    told = "\n".join(story(first, last))
    for sentence in sentences:
        assert sentence in told


def test_the_limit_of_which_the_notes_speak():
    third = INTRO.state(74).position.people[2]
    assert (third.placed, third.reputation) == (8, 9)
    assert not any(third.dice[:1])
    assert [player.reputation for player in INTRO.state(53).position.people] == [9, 9, 9]
