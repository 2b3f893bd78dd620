"""The course of a game: its points end as the result says, and its turning points are those of the log."""

from __future__ import annotations

from pathlib import Path

import pytest

import palas
from palas.engine.core.state import State
from palas.engine.course import course_of, lead, turns_of
from palas.engine.deeds import Happening
from palas.engine.record import Record, replay
from palas.text import LANGUAGES

RECORDS = Path(__file__).resolve().parents[1] / "records"
GAMES = {
    "caylus/four-players-castle-finished": 16,
    "castle/three-players-winter": 15,
    "heirs/draw": 0,
    "heirs/solo-1-won": 0,
    "nobility/solo-O15": 10,
    "nobility/four-players-chancery": 10,
    "viscounts/solo-noble-1": 20,
}


def game_of(record: str) -> State:
    return replay(Record.read((RECORDS / f"{record}.palas").read_text(encoding="utf-8")))


def deeds_of(state: State) -> list[palas.engine.deeds.Deed]:
    names = [f"P{seat}" for seat in range(state.players)]
    told = [
        Happening(event.at, event.kind, event.args, state.game.sentence(event, "en", names))
        for event in state.story
        if event.kind and event.known_to(-1)
    ]
    return list(state.game.deeds_told(told, names, "en"))


@pytest.mark.parametrize("record", GAMES)
def test_the_points_of_the_course_end_as_the_result_says(record: str) -> None:
    state = game_of(record)
    rivals = state.game.rivals(state.view(None), "en")
    course = course_of(state)
    assert course.points[-1] == (*state.scores(), *(rival.points for rival in rivals))
    assert len(course.points) == state.length + 1
    assert len(course.rounds) == GAMES[record]
    assert [number for _, number in course.rounds] == list(range(1, GAMES[record] + 1))
    assert all(course.round_at(entry) == number for entry, number in course.rounds)


@pytest.mark.parametrize("record", GAMES)
def test_whoever_takes_the_lead_for_good_keeps_it(record: str) -> None:
    state = game_of(record)
    course = course_of(state)
    best = max(range(len(course.points[-1])), key=lambda seat: course.points[-1][seat])
    turns = turns_of(course, deeds_of(state), best)
    assert turns == sorted(turns)
    for turn in turns:
        before, after = course.points[turn.begin], course.points[turn.end]
        assert turn.gains == tuple(b - a for a, b in zip(before, after, strict=True))
        if turn.for_good:
            assert lead(before, best) <= 0
            assert all(lead(points, best) > 0 for points in course.points[turn.end :: 1] if points != before)
    assert sum(turn.for_good for turn in turns) <= 1


def test_the_first_moment_of_a_game_is_the_one_after_it_was_laid_out() -> None:
    for record in GAMES:
        state = game_of(record)
        course = course_of(state)
        past = state.game.at_start(state.origin, True)
        past.replay_entries(state.entries()[: course.first])
        assert min(past.to_act) >= 0, f"{record}: somebody decides now"


def test_the_sections_of_caylus_are_its_scorings() -> None:
    state = game_of("caylus/four-players-castle-finished")
    named = [state.game.section(event, "en") for _, event in course_of(state).sections]
    assert named == ["Dungeon", "Walls", "Towers"]


@pytest.mark.parametrize("record", GAMES)
def test_every_source_of_points_and_every_section_has_its_words(record: str) -> None:
    state = game_of(record)
    for lang in LANGUAGES:
        for name in state.breakdown()[0]:
            assert state.game.words.has(lang, f"source-{name}")
        for _, event in course_of(state).sections:
            assert state.game.section(event, lang)


@pytest.mark.rule("NOB-14.5")
def test_an_objective_is_told_condition_by_condition() -> None:
    state = game_of("nobility/solo-O15")
    goals = [(goal.text, goal.have, goal.need, goal.met) for goal in state.game.solo_goals(state.position, "en")]
    assert goals == [
        ("4 built houses", 3, 4, False),
        ("3 own workshops", 3, 3, True),
        ("1 own community building", 1, 1, True),
    ]
    assert not state.winners()


@pytest.mark.parametrize(
    "record", ["heirs/solo-1-won", "heirs/solo-3-lost", "viscounts/solo-noble-1", "nobility/solo-O02"]
)
def test_alone_a_game_is_won_when_every_goal_that_must_be_is_met(record: str) -> None:
    state = game_of(record)
    for lang in LANGUAGES:
        goals = state.game.solo_goals(state.position, lang)
        assert bool(state.winners()) is all(goal.met for goal in goals if goal.must)
