"""The advice for Caylus: the better of two positions is worth more."""

import pytest

import palas
from palas.games.caylus.advice import RIVALRY, rounds_left, value

pytestmark = pytest.mark.heavy

CAYLUS = palas.game("caylus")


GOODS = ("money", "food", "wood", "stone", "cloth", "gold")


def worth(seat=0, **words):
    """The value for a seat of a position of three in round 1, in the words of the box."""
    return value(CAYLUS.lay_out({"players": 3, "seed": 1, **words}).position, seat)


def own(goods, **more):
    """Red owns these goods."""
    money, *cubes = goods
    return {"red": {"money": money, "cubes": dict(zip(GOODS[1:], cubes, strict=True)), **more}}


@pytest.mark.parametrize("good", range(6))
def test_more_of_a_good_is_better(good):
    some = [4, 2, 2, 2, 2, 2]
    more = [amount + (kind == good) for kind, amount in enumerate(some)]
    assert worth(**own(more)) > worth(**own(some))


def test_three_different_cubes_are_better_than_three_equal_ones():
    assert worth(**own([4, 1, 1, 1, 0, 0])) > worth(**own([4, 0, 3, 0, 0, 0]))


def test_points_count_for_oneself_and_against_rivals():
    assert worth(red={"points": 5}) == pytest.approx(worth() + 5)
    assert worth(blue={"points": 5}) < worth()


def test_standings_are_the_terms_of_the_value():
    table = CAYLUS.start(3, seed=5).position
    standings = CAYLUS.standings(table)
    for seat in range(3):
        others = sum(standings) - standings[seat]
        assert value(table, seat) == pytest.approx(standings[seat] - RIVALRY[3] * others / 2)


def test_a_worker_within_the_provosts_reach_is_better_than_one_beyond():
    road = {4: "n_quarry"}
    reached = [worth(road=road, workers={"n_quarry": "red"}, provost=4 + ahead) for ahead in (4, 0, -1, -2)]
    assert reached == sorted(reached, reverse=True)
    assert len(set(reached)) == 4


def test_a_castle_worker_without_a_batch_is_worse_than_none():
    empty, ready = own([3, 0, 0, 0, 0, 0]), own([3, 1, 1, 1, 0, 0])
    inside = {"workers": {"castle": ["red"]}}
    assert worth(**empty, **inside) < worth(**empty)
    assert worth(**ready, **inside) > worth(**ready)


def test_the_first_house_saves_from_the_loss():
    assert worth(red={"houses": {"dungeon": 1}}) > worth() + 0.5


def test_the_end_comes_nearer_with_the_bailiff_and_with_the_castle():
    start = CAYLUS.start(4, seed=1).position
    late = start.clone()
    late.bailiff = 20
    built = start.clone()
    built.built = [6, 10, 12]
    assert rounds_left(start) > rounds_left(late) > 0
    assert rounds_left(start) > rounds_left(built) >= 0


def test_when_the_game_is_over_only_points_count():
    state = CAYLUS.start(2, seed=1)
    table = state.position.clone()
    table.stack.clear()
    table.people[0].pp = 30
    table.people[0].goods = [40, 9, 9, 9, 9, 9]
    richer = value(table, 0)
    table.people[0].goods = [0, 0, 0, 0, 0, 0]
    assert value(table, 0) == richer
