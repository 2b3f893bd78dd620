"""What holds in every game of every title, whoever plays how: over all player counts and options."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import palas
from palas.engine.core.position import OK
from palas.engine.core.state import State
from palas.engine.game import Game
from palas.testing import Style, anything, moments_of
from tests.castle import players as castle
from tests.caylus import players as caylus
from tests.heirs import players as heirs
from tests.nobility import players as nobility

pytestmark = pytest.mark.heavy

STYLES: dict[str, dict[str, Style]] = {
    "castle": castle.STYLES,
    "caylus": caylus.STYLES,
    "heirs": heirs.STYLES,
    "nobility": nobility.STYLES,
    "viscounts": {"anything": anything},
}
TITLES = sorted(STYLES)

every_title = pytest.mark.parametrize("title", TITLES)
some_games = settings(
    max_examples=10,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    derandomize=True,
)


@dataclass(frozen=True)
class Played:
    """A whole game, as chance and its players made it."""

    game: Game
    seed: int
    moments: list[State]

    def questions(self, every: int = 1) -> list[State]:
        """The moments at which somebody is asked, or one of so many of them."""
        return [state for state in self.moments if not state.over and state.length % every == 0]


@st.composite
def games(draw: st.DrawFn, title: str) -> Played:
    """Any game of a title: each moment is a state of its own."""
    game = palas.game(title)
    players = draw(st.sampled_from(game.meta.players))
    options = {option.id: draw(st.sampled_from(option.values)) for option in game.meta.options}
    style = STYLES[title][draw(st.sampled_from(sorted(STYLES[title])))]
    seed = draw(st.integers(0, 2**32))
    played = [state.clone() for state in moments_of(game)(players, seed, options, style)]
    return Played(game, seed, played)


@every_title
@given(data=st.data())
@some_games
def test_the_fast_list_of_answers_is_the_list_of_candidates_without_refusal(title: str, data: st.DataObject) -> None:
    for state in data.draw(games(title)).questions():
        table = state.position
        step = table.stack[-1]
        for seat in state.to_act:
            candidates = step.candidates(table, seat)
            slow = [action for action in candidates if step.refusal(table, seat, action) == OK]
            assert step.options(table, seat) == slow == state.legal_ids(seat)
            assert len(set(candidates)) == len(candidates)


@every_title
@given(data=st.data())
@settings(some_games, max_examples=6)
def test_every_refused_candidate_has_one_reason_and_every_question_a_sentence(title: str, data: st.DataObject) -> None:
    played = data.draw(games(title))
    prefix = f"{played.game.meta.rule_prefix}-"
    for state in played.questions(every=11):
        seat = state.to_act[0]
        decision = state.decision(seat)
        assert decision.rule.startswith(prefix)
        assert decision.text("de") != decision.text("en")
        legal = set(state.legal_ids(seat))
        for action in state.position.stack[-1].candidates(state.position, seat):
            reasons = state.why_not(seat, played.game.action_code(action))
            assert bool(reasons) == (action not in legal)
            assert all(reason.rule.startswith(prefix) and reason.text("de") for reason in reasons)


@every_title
@given(data=st.data())
@settings(some_games, max_examples=6)
def test_a_clone_lives_its_own_life(title: str, data: st.DataObject) -> None:
    played = data.draw(games(title))
    for state in played.questions(every=37):
        before = state.to_dict()
        twin = state.clone()
        assert twin.to_dict() == before
        rng = Random(played.seed)
        while not twin.over:
            seat = twin.to_act[0]
            twin.apply_id(seat, rng.choice(twin.legal_ids(seat)))
        assert state.to_dict() == before


@every_title
@given(data=st.data())
@settings(some_games, max_examples=5)
def test_a_stored_position_is_taken_up_again(title: str, data: st.DataObject) -> None:
    played = data.draw(games(title))
    for state in played.questions(every=11):
        again = played.game.from_dict(state.to_dict())
        assert again.to_dict() == state.to_dict()
        for seat in state.to_act:
            assert again.legal_ids(seat) == state.legal_ids(seat)


@every_title
@given(data=st.data())
@settings(some_games, max_examples=6)
def test_points_come_from_somewhere_and_nothing_is_lost(title: str, data: st.DataObject) -> None:
    played = data.draw(games(title))
    first = played.game.census(played.moments[0].position)
    for state in played.moments:
        assert state.scores() == [sum(parts.values()) for parts in state.breakdown()]
        assert played.game.census(state.position) == first
