"""The bench: both boxes get the same games, an unchanged box gives the same figures twice, and a change shows."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import msgspec
import pytest

from palas.arena.boxes import BOT, Compared, Told, Wish, compare, edges_of
from palas.engine.packs import BadPack


def test_an_unchanged_box_gives_the_same_figures_on_both_sides() -> None:
    found = compare(Wish("castle", {}, 2, 3))
    assert found.printed == found.changed
    for mean in (found.points, found.length, found.margin):
        assert (mean.mean, mean.low, mean.high) == (0, 0, 0)
    assert found.used
    assert found.things
    assert all(use.printed == use.changed for use in (*found.used, *found.things))


def test_a_changed_box_is_told_beside_the_printed_one_while_it_runs() -> None:
    heard: list[Compared] = []
    found = compare(Wish("castle", {"players/start_stock/talers": 9}, 3, 3), heard.append)
    assert [one.played for one in heard] == [1, 2, 3]
    assert heard[-1] == found
    assert found.printed != found.changed
    for side in (found.printed, found.changed):
        assert sum(side.histogram) == 3 * 3
        assert sum(share.mean for share in side.wins) == pytest.approx(1, abs=0.001)
        assert side.points.low <= side.points.mean <= side.points.high
    difference = found.changed.points.mean - found.printed.points.mean
    assert found.points.mean == pytest.approx(difference, abs=0.02), "pair by pair it is the same mean"
    alone = compare(Wish("castle", {}, 3, 3)).printed
    assert (alone.points, alone.wins, alone.length) == (found.printed.points, found.printed.wins, found.printed.length)


def test_the_process_tells_the_same_and_says_what_is_wrong() -> None:
    wish = Wish("castle", {}, 2, 1)
    lines = told_by_process(wish)
    assert lines[-1].found == compare(wish)
    (wrong,) = told_by_process(Wish("castle", {"moon/phase": 1}, 2, 1))
    assert wrong.found is None
    assert "moon/phase" in wrong.problem["en"]
    assert "moon/phase" in wrong.problem["de"]
    with pytest.raises(BadPack):
        compare(Wish("castle", {"moon/phase": 1}, 2, 1))


def told_by_process(wish: Wish) -> list[Told]:
    done = subprocess.run(
        [sys.executable, "-m", "palas.arena.boxes"], input=msgspec.json.encode(wish), capture_output=True, check=True
    )
    return [msgspec.json.decode(line, type=Told) for line in done.stdout.splitlines()]


def test_the_file_says_how_it_was_made() -> None:
    found = compare(Wish("castle", {}, 2, 1, "7"))
    assert (found.bot, found.wish.seed, found.wish.games) == (BOT, "7", 1)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Compared) == found


@pytest.mark.parametrize("scores", [[5], [3, 3, 4], [-7, 120], list(range(40))])
def test_bins_hold_all_scores(scores: list[int]) -> None:
    edges = edges_of(scores)
    assert edges[0] <= min(scores)
    assert max(scores) < edges[-1]
    assert len({right - left for left, right in pairwise(edges)}) == 1
