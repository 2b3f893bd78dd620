"""palas.testing: rulings read like rulings, and an assertion that fails says why."""

from __future__ import annotations

import pytest
from dice_market import GAME as MARKET

import palas
from palas.testing import Ruling, impossible, lay_out, moments_of


def castle_site() -> Ruling:
    """Red may hand in one batch."""
    cubes = {"food": 1, "wood": 1, "stone": 1}
    return lay_out("caylus", players=3, phase="castle", workers={"castle": ["red", "blue"]}, red={"cubes": cubes})


def test_a_ruling_plays_asks_and_looks():
    ruling = castle_site()
    assert (ruling.asks(), ruling.asked(), ruling.seat("blue")) == ("batch", 0, 1)
    ruling.allows("red", "stop", "batch food+wood+stone").play("red", "batch food+wood+stone")
    assert ruling.owns("red")["points"] == 5
    assert ruling.story("house")[0][0] == 0
    assert ruling.asks() == "favour_row"


def test_a_refusal_names_its_rule():
    ruling = castle_site()
    assert ruling.refuses("red", "batch food+stone+gold", rule="CAY-9.3")[1] == "CAY-9.3"
    with pytest.raises(AssertionError, match="stop is legal"):
        ruling.refuses("red", "stop")
    with pytest.raises(AssertionError, match=r"is refused by CAY-9\.3, not by CAY-1\.1"):
        ruling.refuses("red", "batch food+stone+gold", rule="CAY-1.1")
    with pytest.raises(AssertionError, match="is not legal"):
        ruling.allows("red", "batch food+stone+gold")
    with pytest.raises(AssertionError, match="pink is not at the table: red, blue, orange"):
        ruling.play("pink", "stop")


def test_questions_with_one_answer_are_drained():
    ruling = lay_out("caylus", phase="castle", workers={"castle": ["red"]}, red={"cubes": {}}, ask_all=True)
    assert ruling.legal("red") == ["stop"]
    assert ruling.drain("batch").asks() == "place"
    assert lay_out("castle", chance="manual").drain().asks() == "choose_cards"


def test_one_seat_is_asked_or_it_says_how_many():
    with pytest.raises(AssertionError, match="2 seats are asked"):
        lay_out(MARKET, players=2, steps=[["sell", 0]], hands=[[1, 0, 0, 0], [2, 0, 0, 0]], deck=[6, 8, 7, 6]).asked()
    with pytest.raises(AssertionError, match="0 seats are asked"):
        lay_out(MARKET, players=2, steps=[]).asked()


def test_a_loss_is_noticed_at_once():
    ruling = castle_site()
    ruling.state.position.bank[0] += 1
    with pytest.raises(AssertionError, match="money"):
        ruling.check()


def test_a_refused_position_gives_its_sentence():
    assert impossible("caylus", red={"money": -1}) == "red.money is -1, but can only be from 0 to 999."
    with pytest.raises(AssertionError, match="the position is possible"):
        impossible("caylus")


def test_a_stored_position_that_leaves_out_things_is_refused():
    plain = MARKET.start(2, 1).to_dict()
    plain["position"]["bank"] = 0
    with pytest.raises(palas.BadPosition, match="coins"):
        MARKET.from_dict(plain)


def test_a_plug_in_game_is_ruled_on_too():
    ruling = lay_out(MARKET, players=2, coins=[5, 0], bank=95)
    assert ruling.asks() == "sell"
    assert ruling.play("player1", "pass").play(1, "pass").asks() == "buy"
    assert [state.over for state in moments_of(MARKET)(2, 1)][-1] is True
