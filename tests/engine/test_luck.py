"""The two generators: the same everywhere, fair, and nothing to guess."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palas.engine.core.cards import listed, nth, set_of, size
from palas.engine.core.luck import Luck, Quick, Stream, commitment, seed_key
from palas.engine.core.position import pick


def test_a_seed_always_gives_the_same_stream() -> None:
    """These numbers are part of every record with a seed: they may never change."""
    stream = Stream(seed_key(7))
    assert [stream.draw(i, 6) for i in range(12)] == [1, 0, 5, 4, 2, 3, 2, 3, 0, 4, 1, 0]
    assert [stream.draw(i, 1000) for i in range(6)] == [483, 448, 931, 954, 398, 273]
    assert seed_key(7).hex() == "aa2f87e8827584fc7ec9544b8a54ad87f7bf8f0544ca606e41b16a2556e7d442"
    assert commitment(seed_key(7)) == "953fd9347ca33cf255c7ed1b4fcc2aa5bd11dbb597860bf6ad08215b2e1e9e6d"


def test_a_seed_always_gives_the_same_quick_generator() -> None:
    quick = Quick(7)
    assert [quick.below(6) for _ in range(12)] == [4, 0, 2, 1, 5, 5, 5, 5, 2, 1, 4, 1]
    assert [quick.below(1000) for _ in range(6)] == [872, 111, 103, 329, 700, 480]


def test_a_draw_depends_on_its_number_alone() -> None:
    stream = Stream(seed_key("x"))
    forwards = [stream.draw(i, 52) for i in range(50)]
    backwards = [stream.draw(i, 52) for i in reversed(range(50))]
    assert forwards == backwards[::-1]
    assert stream.copy().draw(3, 52) == forwards[3]


def test_another_key_gives_another_stream() -> None:
    first, second = Stream(seed_key(1)), Stream(seed_key(2))
    assert [first.draw(i, 1000) for i in range(20)] != [second.draw(i, 1000) for i in range(20)]
    assert seed_key(1) == seed_key("1")
    assert commitment(seed_key(1)) != commitment(seed_key(2))


@given(st.integers(1, 2**40), st.integers(0, 2**40))
def test_a_draw_is_below_its_total(total: int, index: int) -> None:
    assert 0 <= Stream(seed_key(0)).draw(index, total) < total


@given(st.integers(), st.integers(1, 2**31))
def test_a_quick_draw_is_below_its_total(seed: int, total: int) -> None:
    assert 0 <= Quick(seed).below(total) < total


@pytest.mark.parametrize("luck", [Stream(seed_key(3)), Quick(3)], ids=["stream", "quick"])
def test_all_outcomes_are_equally_likely(luck: Luck) -> None:
    seen = Counter(luck.draw(i, 6) for i in range(12_000))
    assert set(seen) == set(range(6))
    # 12,000 throws of a fair die: 2,000 of each, with a standard deviation of 41
    assert all(abs(count - 2000) < 5 * 41 for count in seen.values())


def test_a_copy_of_the_quick_generator_goes_on_alike_and_alone() -> None:
    quick = Quick(5)
    quick.below(10)
    twin = quick.copy()
    ahead = [quick.draw(0, 100) for _ in range(10)]
    assert [twin.draw(0, 100) for _ in range(10)] == ahead


def test_a_split_generator_goes_its_own_way() -> None:
    quick, same = Quick(5), Quick(5)
    branch, other = quick.split(), same.split()
    expected = [branch.below(100) for _ in range(10)]
    quick.below(100)
    assert [other.below(100) for _ in range(10)] == expected
    assert [quick.below(100) for _ in range(10)] != expected


@given(st.lists(st.integers(0, 9), min_size=1).filter(any), st.data())
def test_pick_falls_on_every_weight_as_often_as_it_says(weights: list[int], data: st.DataObject) -> None:
    fallen = Counter(pick(weights, point) for point in range(sum(weights)))
    assert fallen == Counter({i: weight for i, weight in enumerate(weights) if weight})
    with pytest.raises(RuntimeError):
        pick(weights, sum(weights) + data.draw(st.integers(0, 5)))


@given(st.sets(st.integers(0, 200), min_size=1))
def test_a_card_drawn_from_a_pile_is_the_card_drawn_from_its_list(cards: set[int]) -> None:
    pile = set_of(list(cards))
    assert size(pile) == len(cards)
    assert [nth(pile, number) for number in range(size(pile))] == listed(pile) == sorted(cards)
    with pytest.raises(RuntimeError):
        nth(pile, len(cards))
