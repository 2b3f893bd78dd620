"""Puzzles: each replays to its question, its best answer is best by the figures, a seed finds the same ones again."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

import palas
from palas.arena import puzzling
from palas.arena.puzzles import Collection, Puzzle, all_puzzles, of_the_day, puzzles_of
from palas.engine.errors import PalasError

TITLES = [game.meta.id for game in palas.titles()]
LEAST = 10  # of every title
CHECKED = ("castle", "caylus", "heirs", "nobility")  # whose leads were played on in 64 games
KINDS = {"brings", "sources", "sight", "rival", "reply", "wins", "lead"}


@pytest.mark.parametrize("title", TITLES)
def test_every_stored_puzzle_replays_to_its_question(title: str) -> None:
    game = palas.game(title)
    found = puzzles_of(game)
    assert len(found) >= LEAST
    assert [puzzle.id for puzzle in found] == [str(number) for number in range(1, len(found) + 1)]
    for puzzle in found:
        state = puzzle.state(game)
        assert state.to_act == (puzzle.seat,)
        decision = state.decision(puzzle.seat)
        assert decision == puzzle.question(game)
        assert [action.code for action in state.legal(puzzle.seat)] == [answer.code for answer in puzzle.answers]


@pytest.mark.parametrize("title", TITLES)
def test_the_accepted_answers_are_best_by_the_stored_figures(title: str) -> None:
    for puzzle in puzzles_of(palas.game(title)):
        best = puzzle.best
        assert best.mean == max(answer.mean for answer in puzzle.answers)
        assert set(puzzle.accepted) == {answer.code for answer in puzzle.answers if answer.high >= best.low}
        assert len(puzzle.accepted) <= 2
        assert puzzling.FEWEST <= len(puzzle.answers) <= puzzling.MOST
        for answer in puzzle.answers:
            assert answer.low <= answer.mean <= answer.high
            assert answer.games >= puzzling.STAGES[0]
            assert 0 <= answer.wins <= 1
            assert answer.code in puzzle.accepted or answer.mean <= best.mean - puzzling.CLEAR + 0.01
        assert 2 <= len(puzzle.reasons) <= 4
        assert {reason.kind for reason in puzzle.reasons} <= KINDS
        for reason in puzzle.reasons:
            if reason.kind == "sight":
                lost = best.mean - puzzle.answer(reason.other).mean
                assert reason.points == pytest.approx(lost, abs=0.02)


@pytest.mark.parametrize("title", TITLES)
def test_the_questions_of_a_title_differ(title: str) -> None:
    found = puzzles_of(palas.game(title))
    assert len({puzzle.accepted[0] for puzzle in found}) >= 5
    assert len({puzzle.players for puzzle in found}) >= 2
    places = {(puzzle.players, repr(puzzle.options), tuple(puzzle.moves)) for puzzle in found}
    assert len(places) == len(found), "none is asked twice"
    seeds = {puzzle.seed.partition("-")[0] for puzzle in found}
    for puzzle in found:
        assert sum(other.kind == puzzle.kind for other in found) <= puzzling.ALIKE * len(seeds)
        assert sum(other.accepted[0] == puzzle.accepted[0] for other in found) <= puzzling.SAME * len(seeds)


def test_the_same_seed_finds_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"LOOKS": 4, "SIMULATIONS": 2, "GAP": -99.0, "DEAREST": (60,), "STAGES": (2,), "STILL": (1,), "ENOUGH": 0}
    for name, value in {**few, "CLEAR": 0.0}.items():
        monkeypatch.setattr(puzzling, name, value)
    monkeypatch.setattr(puzzling.Tried, "reach", property(lambda _: 0.0))  # as if many games had been played
    game = palas.game("castle")
    heard: list[tuple[int, int]] = []
    first = puzzling.find(game, "again,and", 1, lambda found, of: heard.append((found, of)))
    assert heard[-1] == (2, 2)
    assert first.command == "palas puzzles castle --seed again,and --count 1"
    assert msgspec.json.decode(first.text(), type=Collection) == first
    one, other = first.puzzles
    assert (one.id, other.id) == ("1", "2")
    assert one.state(game).decision(one.seat) == one.question(game)
    assert puzzling.find(game, "again", 1).puzzles == [one]


def test_leaving_all_as_it_is_counts_as_doing_nothing() -> None:
    assert [code for code in ("pass", "end", "provost 0", "provost +1", "take food") if puzzling.is_idle(code)] == [
        "pass", "end", "provost 0",
    ]  # fmt: skip
    for title in CHECKED:
        found = puzzles_of(palas.game(title))
        assert sum(puzzling.is_idle(puzzle.accepted[0]) for puzzle in found) <= puzzling.IDLEST
        assert all(puzzle.best.games >= 64 for puzzle in found), "checked"


def test_fewer_than_one_puzzle_cannot_be_found() -> None:
    with pytest.raises(PalasError, match="One puzzle is the least"):
        puzzling.find(palas.game("castle"), "1", 0)


def test_a_changed_box_has_no_puzzles() -> None:
    game = palas.game("nobility")
    from palas.engine.packs import changed_game

    assert puzzles_of(changed_game(game, {"settlers/S23/max": 11})) == ()


# -- the puzzle of the day ------------------------------------------------------------------------------------------


def test_a_day_has_one_puzzle_and_the_next_day_another() -> None:
    first = date(2026, 11, 18)
    days = [first + timedelta(days) for days in range(len(all_puzzles()))]
    shown = [of_the_day(day) for day in days]
    assert shown == [of_the_day(day) for day in days]
    names = [name_of(*one) for one in shown if one is not None]
    assert len(set(names)) == len(names) == len(days)
    assert of_the_day(days[-1] + timedelta(1)) == shown[0]
    assert len({title for title, _ in names[:5]}) >= 4, "the titles take turns"


def test_days_before_the_first_have_a_puzzle_too() -> None:
    assert of_the_day(date(2020, 2, 29)) is not None


def name_of(game: palas.Game, puzzle: Puzzle) -> tuple[str, str]:
    return game.meta.id, puzzle.id
