"""The advice for Caylus: the better of two positions is worth more."""

import pytest

import palas
from palas.games.caylus.advice import rounds_left, value

pytestmark = pytest.mark.heavy

CAYLUS = palas.game("caylus")


def worth(change=lambda plain: None, players=3, seed=1, seat=0):
    """The value of a position at the start of round 1, after a change to it."""
    plain = CAYLUS.start(players, seed=seed).to_dict()
    change(plain["position"])
    return value(CAYLUS.from_dict(plain).position, seat)


def own(goods):
    def change(position):
        position["people"][0]["goods"] = goods

    return change


@pytest.mark.parametrize("good", range(6))
def test_more_of_a_good_is_better(good):
    some = [4, 2, 2, 2, 2, 2]
    more = [amount + (kind == good) for kind, amount in enumerate(some)]
    assert worth(own(more)) > worth(own(some))


def test_three_different_cubes_are_better_than_three_equal_ones():
    assert worth(own([4, 1, 1, 1, 0, 0])) > worth(own([4, 0, 3, 0, 0, 0]))


def test_points_count_for_oneself_and_against_rivals():
    def points(seat):
        def change(position):
            position["people"][seat]["pp"] += 5

        return change

    assert worth(points(0)) == pytest.approx(worth() + 5)
    assert worth(points(1)) < worth()


def with_worker(space, provost):
    def change(position):
        position["worker"][space] = 0
        position["people"][0]["workers"] -= 1
        position["provost"] = provost

    return change


def test_a_worker_within_the_provosts_reach_is_better_than_one_beyond():
    road = CAYLUS.start(3, seed=2).to_dict()["position"]["road"]
    quarry = road.index(CAYLUS.box.tile_ids.index("n_quarry"))
    reached = [worth(with_worker(quarry, quarry + ahead), seed=2) for ahead in (4, 0, -1, -2)]
    assert reached == sorted(reached, reverse=True)
    assert len(set(reached)) == 4


def test_a_castle_worker_without_a_batch_is_worse_than_none():
    def in_the_castle(goods):
        def change(position):
            own(goods)(position)
            position["castle"] = [0]
            position["people"][0]["workers"] -= 1

        return change

    empty, ready = [3, 0, 0, 0, 0, 0], [3, 1, 1, 1, 0, 0]
    assert worth(in_the_castle(empty)) < worth(own(empty))
    assert worth(in_the_castle(ready)) > worth(own(ready))


def test_the_first_house_saves_from_the_loss():
    def house(position):
        position["houses"][0] = 1
        position["built"][0] = 1

    assert worth(house) > worth() + 0.5


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
