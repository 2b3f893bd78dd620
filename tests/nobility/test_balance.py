"""What `palas simulate nobility` measures for docs/balance-nobility.md: a small sample, for its structure alone."""

import io

import pytest
from rich.console import Console

from palas.arena.figures import show_simulation
from palas.arena.games import Setting, play
from palas.arena.simulate import Plan, all_options, simulate
from tests.nobility.city import GAME


@pytest.fixture(scope="module")
def report():
    options = all_options(GAME)
    return simulate(Plan(GAME, games=16, players=(1, 3), options=options, bots=("random",), seed="sample"))


def test_victories_are_shared_by_seat_and_by_turn_order(report):
    three = report.counts[3]
    assert three.ordered
    for tallies in (three.seats, three.turns):
        assert [tally.games for tally in tallies] == [8, 8, 8]
        assert sum(tally.wins for tally in tallies) == pytest.approx(8)
    assert not report.counts[1].ordered
    assert sum(tally.score.mean for tally in three.seats) == pytest.approx(
        sum(tally.score.mean for tally in three.turns)
    )


def test_every_mode_has_its_own_line(report):
    assert sorted(report.modes) == [(players, mode) for players in (1, 3) for mode in range(4)]
    assert sum(count.decisions.count for count in report.modes.values()) == report.played == 16
    modes = report.plain()["modes"]
    assert [(mode["players"], mode["options"]["events"]) for mode in modes][:2] == [(1, False), (1, False)]


def test_what_was_never_used_is_told_for_every_kind_of_card(report):
    every = GAME.fact_words()
    assert {name: len(ids) for name, ids in every.items()} == {
        "used_settlers": 48, "bought_buildings": 48, "used_council": 30, "used_ships": 18, "used_characters": 13,
        "seen_events": 16, "used_desks": 12, "scored_cards": 18, "full_tiles": 18, "reached_cards": 15,
    }  # fmt: skip
    for name, unused in report.unused().items():
        used = set(report.facts.words[name])
        assert used | set(unused) == set(every[name])
        assert not used & set(unused)


def test_games_alone_are_counted_by_objective(report):
    objectives = report.counts[1].success["solo_card"]
    assert set(objectives) <= set(GAME.box.objective_ids)
    assert sum(tally.games for tally in objectives.values()) == 8
    assert sum(tally.wins for tally in objectives.values()) == report.counts[1].seats[0].wins


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_tables_can_be_read(report, lang):
    heard = io.StringIO()
    show_simulation(Console(file=heard, width=160), report, lang, 1)
    told = heard.getvalue()
    assert GAME.words.say(lang, "fact-used_ships") in told
    assert "events=True" in told


def test_the_first_start_player_is_known_at_the_end():
    outcome = play(Setting(game="nobility", players=4, options={}, seed="7", seats=("random",) * 4, keep=True))
    (first,) = [line for line in outcome.record.splitlines() if "start_player" in line]
    assert f'"start_player {outcome.order[0]}"' in first
    assert sorted(outcome.order) == [0, 1, 2, 3]
    assert set(outcome.facts["used_ships"]) <= set(GAME.box.ship_ids)
