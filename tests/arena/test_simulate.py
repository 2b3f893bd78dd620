"""Simulating: every game ends, conserves everything and replays; problems are found and told."""

import json

import pytest

import palas
from palas.arena.games import Setting, play
from palas.arena.simulate import Plan, all_options, player_counts, simulate
from palas.arena.statistics import FactTally, Spread, wilson
from palas.arena.timing import Timed
from palas.bots import bot
from palas.engine.options import read_options
from palas.engine.record import Record

CAYLUS = palas.game("caylus")


def plan(**changes):
    usual = {"game": CAYLUS, "games": 8, "players": (2, 3, 4, 5), "options": (CAYLUS.check_options({}),)}
    return Plan(**{**usual, **changes})


SHARES = 4  # the few hundred games of a title are played in so many tests, side by side


@pytest.mark.heavy
@pytest.mark.parametrize("part", range(SHARES))
@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
def test_random_games_over_all_players_and_options_end_conserve_everything_and_replay(title, part):
    """200 of the 5,000 games of `palas simulate <title> --games 5000 --players all --all-options --check`."""
    game = palas.game(title)
    options = all_options(game)
    turned = options[part * len(options) // SHARES :] + options[: part * len(options) // SHARES]
    report = simulate(
        Plan(game=game, games=50, players=game.meta.players, options=turned, check=True, seed=f"test-{part}")
    )
    assert report.problems == []
    assert report.played == 50
    assert set(report.counts) == set(game.meta.players)


def test_a_plan_goes_through_every_player_count_with_every_option():
    settings = list(plan(games=64, options=all_options(CAYLUS)).settings())
    combinations = {(s.players, *s.options.values()) for s in settings}
    assert len(combinations) == 4 * 2 ** len(CAYLUS.meta.options)
    assert len({s.seed for s in settings}) == 64


def test_games_in_pieces_are_those_of_one_run():
    options = all_options(CAYLUS)
    whole = list(plan(games=40, options=options, bots=("random", "greedy", "random")).settings())
    pieces = [
        list(plan(games=20, first=first, options=options, bots=("random", "greedy", "random")).settings())
        for first in (0, 20)
    ]
    assert [*pieces[0], *pieces[1]] == whole


def test_a_plan_moves_the_bots_by_one_seat_each_game():
    seats = [s.seats for s in plan(games=3, players=(3,), bots=("greedy", "random", "random")).settings()]
    assert seats == [("greedy", "random", "random"), ("random", "random", "greedy"), ("random", "greedy", "random")]


def test_processes_give_the_same_report_as_one():
    alone = simulate(plan(games=40), jobs=1).plain()
    together = simulate(plan(games=40), jobs=2).plain()
    assert {**alone, "seconds": 0} == {**together, "seconds": 0}


def test_the_same_seed_plays_the_same_games_and_another_seed_others():
    first, same, other = (simulate(plan(seed=seed)).plain()["players"] for seed in ("a", "a", "b"))
    assert first == same != other


def test_a_playout_keeps_no_journal_and_counts_the_same_way():
    report = simulate(plan(playout=True))
    assert (report.played, report.failed) == (8, 0)
    assert report.decisions > 8 * 50


@pytest.mark.parametrize("asked", [{"check": True}, {"keep": True}, {"bots": ("random",)}])
def test_a_playout_refuses_what_needs_a_journal(asked):
    with pytest.raises(palas.PalasError, match="--playout"):
        simulate(plan(playout=True, **asked))


def test_a_kept_record_is_a_record():
    outcome = play(Setting(game="caylus", players=2, options={}, seed="x", keep=True))
    state = palas.replay(Record.read(outcome.record))
    assert state.over
    assert state.scores() == outcome.scores


def test_a_lost_denier_is_found_and_told(monkeypatch):
    honest = type(CAYLUS).census

    def forgetful(self, table):
        counts = honest(self, table)
        return {**counts, "money": counts["money"] - (table.round > 1)}

    monkeypatch.setattr(type(CAYLUS), "census", forgetful)
    report = simulate(plan(games=4, check=True))
    assert report.failed == 4
    assert report.played == 0
    assert "not conserved: money" in report.problems[0].problem


def test_a_wrong_breakdown_is_found(monkeypatch):
    monkeypatch.setattr(type(CAYLUS), "breakdown", lambda self, table: [{"all": 1}] * table.players)
    assert "breakdown" in simulate(plan(games=1)).problems[0].problem


def test_a_record_that_replays_differently_is_found(monkeypatch):
    def other_again(record):
        again = palas.replay(record)
        again.position.people[0].pp += 1
        return again

    monkeypatch.setattr("palas.arena.games.replay", other_again)
    assert "replayed record" in simulate(plan(games=1, check=True)).problems[0].problem


def test_an_error_in_the_rules_ends_only_its_own_game(monkeypatch):
    honest = type(CAYLUS).winners
    calls = []

    def sometimes(self, table):
        calls.append(1)
        if len(calls) == 1:
            raise ZeroDivisionError("rules")
        return honest(self, table)

    monkeypatch.setattr(type(CAYLUS), "winners", sometimes)
    report = simulate(plan(games=4))
    assert (report.failed, report.played) == (1, 3)
    assert report.plain()["problems"][0]["problem"] == "ZeroDivisionError: rules"


class Ticking:
    """A clock that goes on by itself whenever somebody looks at it."""

    def __init__(self, step):
        self.now, self.step = 0.0, step

    def __call__(self):
        self.now += self.step
        return self.now


@pytest.mark.parametrize(("step", "late"), [(0.05, 0), (2.0, 1)])
def test_a_level_thinks_by_the_clock_that_times_it(monkeypatch, step, late):
    """The clock goes on by what it is looked at, so that nothing rests on how quick the machine is."""
    monkeypatch.setattr("palas.arena.timing.process_time", Ticking(step))
    state = CAYLUS.start(2, seed=1)
    timed = Timed(bot("master@1s", seed=1))
    assert timed.choose(state.view(state.to_act[0])) in state.view(state.to_act[0]).asked.legal
    assert (timed.timing.answers, timed.timing.late) == (1, late)
    assert (timed.timing.longest > 1.1) == late


def test_checked_bots_are_timed_and_those_that_overrun_are_told(monkeypatch):
    monkeypatch.setattr("palas.arena.timing.process_time", Ticking(2.0))
    castle = palas.game("castle")
    report = simulate(plan(game=castle, games=1, players=(2,), options=({},), bots=("random", "master@1s"), check=True))
    assert report.problems == []
    chance, timed = report.timings["random"], report.timings["master@1s"]
    assert (chance.late, chance.longest) == (0, 2.0), "who has no budget is never late"
    assert timed.answers == timed.late > 10
    assert report.late == timed.late
    assert report.plain()["timings"]["master@1s"]["late"] == timed.late
    assert report.plain()["memory"] == pytest.approx(report.memory, abs=0.1)


def test_a_bot_that_answers_what_is_not_legal_ends_its_game(monkeypatch):
    monkeypatch.setattr("palas.bots.random.RandomBot.choose", lambda self, view: "place nowhere")
    report = simulate(plan(games=2, bots=("random", "greedy"), check=True))
    assert (report.failed, report.played) == (2, 0)
    assert "place nowhere" in report.problems[0].problem


ALL_LEVELS = ("apprentice", "journeyman", "master@2", "master@0.01s")


@pytest.mark.heavy
@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
def test_levels_answer_legally_in_time_in_all_counts_and_modes(title):
    """A few of the 1,000 games of docs/bots.md; whether they are in time is for the measuring run to say."""
    game = palas.game(title)
    options = all_options(game)
    report = simulate(
        Plan(
            game=game, games=len(game.meta.players), players=game.meta.players,
            options=options[len(options) // 2 :], bots=ALL_LEVELS, check=True, seed="levels",
        )
    )  # fmt: skip
    assert report.problems == []
    assert set(report.counts) == set(game.meta.players)
    assert set(report.timings) <= set(ALL_LEVELS)
    assert all(timing.answers > 0 for timing in report.timings.values())


@pytest.mark.parametrize(("wish", "counts"), [(None, (2,)), ("all", (2, 3, 4, 5)), ("4", (4,)), ("2, 5", (2, 5))])
def test_player_counts(wish, counts):
    assert player_counts(CAYLUS, wish) == counts


@pytest.mark.parametrize("wish", ["6", "two", "", "2,,3", "-2"])
def test_impossible_player_counts_are_refused(wish):
    with pytest.raises(palas.BadOption):
        player_counts(CAYLUS, wish)


def test_options_as_written_on_the_command_line():
    assert read_options(CAYLUS, ["jeweller", "lawyer_3pp=false"])["jeweller"] is True
    assert read_options(CAYLUS, ["jeweller=FALSE"])["jeweller"] is False
    for wrong in ("jewel", "jeweller=perhaps"):
        with pytest.raises(palas.BadOption):
            read_options(CAYLUS, [wrong])
    assert {o["jeweller"] for o in all_options(CAYLUS, ["jeweller"])} == {True}
    assert len(all_options(CAYLUS, ["jeweller"])) == 8


def test_the_report_counts_what_the_games_say_about_themselves():
    report = simulate(plan(games=12, players=(4,))).plain()
    count = report["players"]["4"]
    assert sum(count["facts"]["end"].values()) == pytest.approx(1)
    assert set(count["facts"]["end"]) <= {"bailiff", "castle"}
    assert 9 <= count["facts"]["rounds"]["min"] <= count["facts"]["rounds"]["max"] <= 18
    assert count["facts"]["building"]["w_market"] > 0
    assert sum(seat["share"] for seat in count["seats"]) == pytest.approx(1, abs=0.001)
    assert json.loads(json.dumps(report)) == report


def test_a_spread_is_what_statistics_say():
    spread = Spread()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        spread.add(value)
    assert spread.plain() == {"mean": 5.0, "sd": 2.138, "min": 2, "max": 9}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_wilsons_interval(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_facts_are_counted_by_kind():
    tally = FactTally()
    tally.add({"rounds": 3, "end": "a", "built": ["x", "y"]})
    tally.add({"rounds": 5, "end": "b", "built": ["x"]})
    assert tally.plain()["rounds"]["mean"] == 4
    assert tally.shares("built") == [("x", 1.0), ("y", 0.5)]
    assert tally.shares("end") == [("a", 0.5), ("b", 0.5)]


def test_what_only_the_story_tells_is_not_called_unused_when_no_story_was_told():
    nobility = palas.game("nobility")
    usual = {"game": nobility, "games": 2, "players": (2,), "options": (nobility.check_options({}),)}
    assert "used_ships" not in simulate(Plan(**usual)).unused()
    assert "used_ships" in simulate(Plan(**usual, bots=("random", "random"))).unused()
