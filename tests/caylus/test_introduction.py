"""The recorded game that the title shows itself with: everything happens in it, and early."""

import pytest

from palas.engine.introduction import introduction
from palas.engine.record import record
from palas.games.caylus.box import TRADING_POST
from palas.games.caylus.rules.placing import bridge_price, price
from palas.games.caylus.state import Town
from tests.caylus.introduction import FILE, played
from tests.caylus.town import BOX, GAME, B, C, tile

INTRO = introduction(GAME)
assert INTRO is not None
END = len(INTRO.record.lines)


def town(entry: int) -> Town:
    """The table after so many entries."""
    assert INTRO is not None
    found = INTRO.state(entry).position
    assert isinstance(found, Town)
    return found


def story(first: int, last: int) -> str:
    """What happened with the entries from `first` to `last` (counted from 1)."""
    assert INTRO is not None
    return "\n".join(
        GAME.sentence(event, "en") for event in INTRO.state(END).story if event.kind and first <= event.at + 1 <= last
    )


def test_the_record_is_made_by_its_script():
    assert record(played()).text() == FILE.read_text(encoding="utf-8")


def test_what_everybody_begins_with():
    people = town(9).people
    assert [player.workers for player in people] == [6, 6, 6] == [BOX.workers] * 3
    assert all(player.goods[1:3] == [2, 1] for player in people)
    assert story(9, 9).count("receives 2 deniers of income") == 3


def test_the_provost_stands_where_it_should():
    assert (town(14).provost, town(14).where[tile("fixed_peddler")]) == (6, 7)
    assert town(21).provost == 7
    assert (town(31).provost, town(31).bailiff) == (8, 8)
    assert (town(45).provost, town(45).where[tile("w_farm_cloth")]) == (8, 9)


@pytest.mark.parametrize(
    ("first", "last", "sentences"),
    [
        (10, 10, ["Player 1 places a worker at the Quarry (neutral) for 1 denier"]),
        (17, 18, ["Player 2 passes, takes space 1 of the bridge and receives 1", "at the Stables for 2 deniers"]),
        (20, 20, ["Player 3 receives 3 deniers", "Stables: Player 3 is now number 1 in the turn order"]),
        (21, 21, ["Player 2 moves the provost 1 space forward to space 7 for 1 denier"]),
        (23, 24, ["Player 1 receives 1 wood", "Player 1 receives 1 stone"]),
        (25, 25, ["Player 2 builds the Farm (wood, cloth) on space 9", "Player 2 scores 2 prestige points"]),
        (29, 29, ["with 1 food, 1 wood and 1 stone", "Player 1 scores 5 prestige points", "wins a royal favour"]),
        (31, 31, ["Player 1 scores 1 prestige point (Royal favours)", "The bailiff moves to space 8, and the provost"]),
        (32, 32, ["Player 3 places a worker at the Farm", "Player 2 scores 1 prestige point"]),
        (41, 43, ["Player 3 trades 1 denier and 1 cloth for 1 royal favour", "right circle of the inn"]),
        (44, 45, ["to space 9 for 1 denier", "Player 1 moves the provost 1 space back to space 8"]),
        (49, 49, ["Player 3 takes back the worker from the Farm (wood, cloth), beyond the provost"]),
    ],
)
def test_what_the_game_shows_has_happened(first, last, sentences):
    told = story(first, last)
    for sentence in sentences:
        assert sentence in told


def test_whoever_lives_at_the_inn_pays_one_denier():
    late = town(62)  # of round three: two have passed, and Player 2 lives at the inn
    assert bridge_price(late) > 1
    assert price(late, B, TRADING_POST) == 1 < price(late, C, TRADING_POST)
