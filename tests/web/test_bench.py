"""`palas bench web`: what it measures, and what it refuses."""

from __future__ import annotations

import json

import pytest
from tables.houses import palas, sentence

from palas.web.build import build


def test_it_measures_moves_with_viewers_in_units_of_an_empty_round_trip() -> None:
    build()
    done = palas("bench", "web", "--tables", "3", "--viewers", "2", "--seconds", "0.1", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["tables"], told["viewers"]) == (3, 2)
    assert told["moves"] >= 9, "each of three people makes a few moves, however slow the machine is"
    assert told["moves_per_second"] == pytest.approx(told["moves"] / told["seconds"])
    assert 0 < told["move_median"] <= told["move_p90"] <= told["move_p99"]
    assert told["move_empties"] == pytest.approx(told["move_median"] / told["empty_median"])
    assert told["server_moves"] >= told["moves"]
    assert set(told["wire_median"]) == {"castle", "caylus", "heirs"}, "every table is of another game"
    assert all(0 < size < 20_000 for size in told["wire_median"].values())
    assert told["page_bytes"] > 10_000
    assert told["paced_per_second"] > 0
    assert 0 < told["paced_empty_median"] <= told["paced_empty_p99"]
    assert 0 < told["paced_move_median"] <= told["paced_move_p99"]
    assert told["paced_p99_empties"] == pytest.approx(told["paced_move_p99"] / told["paced_empty_median"])
    assert told["paced_p99_p99s"] == pytest.approx(told["paced_move_p99"] / told["paced_empty_p99"])


@pytest.mark.parametrize(
    "arguments",
    [("web", "--tables", "0"), ("web", "--tables", "5000"), ("web", "--viewers", "-1"), ("web", "--seconds", "0")],
)
def test_what_cannot_be_measured_is_one_sentence(arguments: tuple[str, ...]) -> None:
    assert "1,000" in sentence(palas("bench", *arguments))


def test_tables_are_of_the_page_alone() -> None:
    assert "palas bench web" in sentence(palas("bench", "caylus", "--tables", "5"))
