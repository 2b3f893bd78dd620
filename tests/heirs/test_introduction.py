"""The recorded game that the title shows itself with: everything happens in it, and early."""

import pytest

from palas.engine.introduction import introduction
from palas.engine.record import record
from tests.heirs.introduction import FILE, played
from tests.heirs.realm import BLUE, GAME, WHITE, Ruling

INTRO = introduction(GAME)
assert INTRO is not None
LAST = len(INTRO.record.lines)


def at(entry: int) -> Ruling:
    """The position after so many entries."""
    assert INTRO is not None
    return Ruling(INTRO.state(entry))


def test_the_record_is_made_by_its_script():
    assert record(played()).text() == FILE.read_text(encoding="utf-8")


@pytest.mark.rule("HEI-4.1", "HEI-5.3", "HEI-5.6")
def test_what_the_first_turns_show():
    start = at(9)
    assert (start.asked(), start.reach(WHITE)) == (WHITE, [1, 2, 3])
    taken = at(12)
    assert taken.hand(WHITE) == ["land_camp_green"]
    assert (taken.realm.shield, taken.realm.crown) == (3, BLUE)
    assert taken.access(WHITE)["grain"] == taken.access(WHITE)["stone"] == 1
    assert at(14).on(1, 0) == ("land_camp_green", WHITE)
    assert len(at(16).reach(WHITE)) == 2


@pytest.mark.rule("HEI-5.9", "HEI-5.10")
def test_what_the_game_shows_about_paying_is_true():
    blue = at(20)
    assert blue.hand(BLUE) == ["travel_tavern_column"]
    assert blue.access(BLUE)["grain"] == 0
    assert blue.refuses(BLUE, "build travel_tavern_column") == ("no-resources", "HEI-5.6")
    assert at(24).access(WHITE)["grain"] == 0
    home = at(26)
    assert len(home.reach(WHITE)) == 3
    assert "build travel_pilgrimage_gray" in home.legal(WHITE)
    assert at(28).on(0, -1) == ("travel_pilgrimage_gray", WHITE)
    assert at(34).realm.discounts == 1
    assert at(34).refuses(BLUE, "build travel_tavern_column")[0] == "not-in-hand"
    assert at(36).on(0, 1) == ("land_smithy", BLUE)
    assert at(36).realm.discounts == 0
    assert at(38).troop(BLUE, "follower") == (0, 1)
