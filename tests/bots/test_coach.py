"""The coach: the best answers first, terms that add up, and a sentence in both languages."""

import pytest

import palas
from palas.bots.coach import SHOWN, TERMS, tips
from palas.bots.words import signed


def asked(title, players, moves=9, seed=3):
    game = palas.game(title)
    state = game.start(players, seed)
    for _ in range(moves):
        seat = state.to_act[0]
        state.apply_id(seat, state.legal_ids(seat)[0])
    return state.view(state.to_act[0])


@pytest.mark.parametrize(("title", "players"), [("caylus", 3), ("castle", 2), ("heirs", 1)])
def test_the_best_answers_are_explained_by_terms_that_add_up(title, players):
    view = asked(title, players)
    found = tips(view, seed=1, level="journeyman")
    assert 2 <= len(found) <= SHOWN
    assert all(tip.code in view.asked.legal for tip in found)
    first, second = found[:2]
    assert (first.against, second.against) == (second.code, first.code)
    assert set(first.terms) == set(TERMS)
    assert sum(first.terms.values()) == pytest.approx(first.points - second.points, abs=0.01)
    for lang in ("de", "en"):
        sentence = first.why(view, lang, ["Ann", "Ben", "Cleo"])
        assert sentence.endswith((".", "”.", "“."))
        assert palas.game(title).action_text(second.code, lang) in sentence


def test_the_same_luck_gives_the_same_advice():
    view = asked("caylus", 2)
    assert tips(view, seed=4, level="journeyman") == tips(view, seed=4, level="journeyman")


def test_differences_are_written_as_people_write_them():
    assert [signed(1.52, "de"), signed(-0.3, "en"), signed(0.01, "en")] == ["+1,5", "−0.3", "±0"]
