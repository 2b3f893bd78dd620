"""Chains of effects: a question says what set it off, also in somebody else's turn."""

from __future__ import annotations

import pytest

from palas.games.viscounts.rules.asking import Cause
from palas.games.viscounts.terms import CAUSES
from tests.viscounts.realm import GAME, A, B, effect, gain, realm


def question(ruling, seat: int, lang: str = "en") -> str:
    """What a seat is asked."""
    return ruling.state.decision(seat).text(lang)


@pytest.mark.rule("VIS-14.1")
def test_a_collision_says_whose_it_is() -> None:
    any_resource = effect(gain("any_resource"))
    mine = realm(2, steps=[["collision_over", A], ["effect", A, any_resource, 0, 0]])
    assert question(mine, A) == "Your collision: Which resource do you take (1 in all)?"
    theirs = realm(2, steps=[["collision_over", A], ["effect", B, any_resource, 0, 0]])
    assert question(theirs, B).startswith("Somebody else's collision: ")
    assert question(theirs, B, "de").startswith("Kollision eines anderen: ")


@pytest.mark.rule("VIS-11.2", "VIS-11.7")
def test_the_castle_says_that_it_goes_on() -> None:
    chain = realm(2, steps=[["castle", A]], ring1={("C", A): 3})
    assert question(chain, A).startswith("Your worker in ring 2: ")
    crowd = realm(2, steps=[["castle", B]], ring1={("A", A): 2, ("A", B): 2})
    assert question(crowd, B) == "In the castle, in somebody else's turn: Which worker is bumped?"


@pytest.mark.rule("VIS-6.1", "VIS-6.5", "VIS-7.4")
def test_cards_that_drop_off_are_played_or_are_met() -> None:
    offer = effect({"op": "rearrange"})
    people = {A: {"tableau": [None, "st_abbot", "st_squire"]}}
    drop = realm(2, steps=[["play_card", A], ["effect", A, offer, 0, 0]], people=people)
    assert question(drop, A) == "The card that drops off: Do you rearrange your cards?"
    people = {A: {"tableau": ["tf_architect", "st_abbot", "st_squire"]}}
    played = realm(2, steps=[["move", A, 1], ["effect", A, offer, 0, 0]], people=people)
    assert question(played, A) == "Architect: Do you rearrange your cards?"
    met = realm(2, steps=[["action", A], ["rearrange", B]], people={B: people[A]}, phase="move")
    assert question(met, B).startswith("A viscount has come to your space: ")


def test_every_cause_has_its_words() -> None:
    waiting = {step.cause for step in GAME.steps.values() if issubclass(step, Cause)}
    assert len(waiting) == 8
    assert waiting <= set(CAUSES)
    for lang in ("de", "en"):
        assert all(GAME.words.has(lang, f"cause-{name}") for name in CAUSES if name != "card")
