"""Rulings on messenger, trader, bricklayer, stonemason, worker and master builder (CAS-7)."""

import pytest

from palas.games.castle.rules.helpers import PlaceHelper
from tests.castle.yard import NOBODY, A, B, C, D, castle

FULL = {"wagon_sand": A, "wagon_wood": A, "wagon_clay": B, "wagon_stone": C}
HOUSE = {"stone": 1, "wood": 1, "sand": 1}


# -- messenger


@pytest.mark.example("CAS-X6")
@pytest.mark.rule("CAS-7.1.1", "CAS-1.5")
def test_two_messengers_share_a_bank_of_11():
    game = castle(cards={A: "messenger", B: "messenger"}, bank=11)
    assert (game.talers(A), game.talers(B), game.castle.bank) == (8, 3, 0)


# -- trader


@pytest.mark.rule("CAS-7.2.1")
def test_the_trader_may_send_one_helper_from_the_stock():
    game = castle(cards={A: "trader"})
    assert game.legal(A) == ["decline", "send wagon_sand", "send wagon_wood", "send wagon_clay", "send wagon_stone"]
    game.play(A, "send wagon_clay")
    assert game.at_wagon("wagon_clay") == A
    assert game.player(A).helpers == 5
    assert game.state.over


@pytest.mark.rule("CAS-7.2.1")
def test_without_a_helper_in_stock_nothing_is_asked():
    everywhere = {"market_1": A, "smithy_6": A, "keep_1": A, "wagon_sand": A, "wagon_wood": A, "palace_1": A}
    wagons = {id: seat for id, seat in everywhere.items() if id.startswith("wagon")}
    places = {id: seat for id, seat in everywhere.items() if id not in wagons}
    game = castle(cards={A: "trader", B: "trader"}, standing=["keep", "palace"], places=places, wagons=wagons)
    assert game.asked() == B


@pytest.mark.example("CAS-X10")
@pytest.mark.rule("CAS-7.2.2", "CAS-7.2.3")
def test_with_all_wagons_occupied_the_rider_opens_and_older_helpers_of_others_can_be_displaced():
    game = castle(cards={B: "trader"}, wagons=FULL, new=["wagon_stone"])
    assert game.legal(B) == ["decline", "send wagon_sand", "send wagon_wood", "send rider_silver"]
    assert game.refuses(B, "send wagon_clay") == ("own-helper", "CAS-7.2.3")
    assert game.refuses(B, "send wagon_stone") == ("placed-this-round", "CAS-7.2.2")
    game.play(B, "send wagon_wood")
    assert game.at_wagon("wagon_wood") == B
    assert game.player(A).helpers == 5
    assert game.player(B).helpers == 4


@pytest.mark.example("CAS-X11")
@pytest.mark.rule("CAS-7.2.2")
def test_with_three_wagons_occupied_the_rider_is_closed_and_nobody_is_displaced():
    game = castle(cards={B: "trader"}, wagons={"wagon_sand": A, "wagon_wood": A, "wagon_clay": C})
    assert game.refuses(B, "send rider_silver") == ("rider-closed", "CAS-7.2.2")
    assert game.refuses(B, "send wagon_sand") == ("wagon-occupied", "CAS-7.2.2")
    assert game.legal(B) == ["decline", "send wagon_stone"]


@pytest.mark.rule("CAS-7.2.2")
def test_the_rider_is_displaced_like_a_wagon():
    game = castle(cards={B: "trader"}, wagons={**FULL, "rider_silver": C})
    assert "send rider_silver" in game.legal(B)
    fresh = castle(cards={B: "trader"}, wagons={**FULL, "rider_silver": C}, new=["rider_silver"])
    assert fresh.refuses(B, "send rider_silver") == ("placed-this-round", "CAS-7.2.2")
    own = castle(cards={B: "trader"}, wagons={**FULL, "rider_silver": B})
    assert own.refuses(B, "send rider_silver") == ("own-helper", "CAS-7.2.3")


@pytest.mark.rule("CAS-7.2.2")
def test_a_helper_of_an_earlier_round_can_be_displaced_in_the_next():
    game = castle(cards={A: "trader", B: "messenger", C: "messenger"}, wagons={**FULL, "rider_silver": B}, rest=True)
    game.play(A, "send wagon_stone")
    assert game.castle.wagon_new == [0] * 5
    game.choose(A="worker_wood", B="worker_wood", C="trader")
    assert "send wagon_stone" in game.legal(C)


@pytest.mark.rule("CAS-7.2.3", "Q6")
def test_a_trader_moves_no_helper_of_his_own_from_wagon_to_wagon():
    game = castle(cards={A: "trader"}, wagons={"wagon_sand": A})
    assert game.refuses(A, "send wagon_sand") == ("own-helper", "CAS-7.2.3")
    game.play(A, "send wagon_wood")
    assert (game.at_wagon("wagon_sand"), game.at_wagon("wagon_wood")) == (A, A)


@pytest.mark.example("CAS-X9")
@pytest.mark.rule("CAS-7.2.4", "CAS-7.2.7")
def test_one_payout_after_the_last_trader_for_all_trader_helpers():
    game = castle(cards={A: "trader", B: "trader"}, wagons={"wagon_stone": C})
    game.play(A, "send wagon_wood")
    assert not game.story("payout")
    game.play(B, "send wagon_clay")
    assert [args[0] for args in game.story("payout")] == [A, B, C]
    assert (game.goods(A), game.goods(B), game.goods(C)) == ({"wood": 2}, {"clay": 1}, {"stone": 1})
    assert game.at_wagon("wagon_stone") == C


@pytest.mark.rule("CAS-7.2.4")
def test_no_trader_no_payout_and_a_displaced_helper_earns_nothing():
    assert castle(cards={A: "messenger"}, wagons=FULL).goods(A) == {}
    game = castle(cards={D: "trader"}, players=4, wagons=FULL).play(D, "send wagon_wood")
    assert (game.goods(A), game.goods(D)) == ({"sand": 3}, {"wood": 2})


@pytest.mark.example("CAS-X7")
@pytest.mark.rule("CAS-7.2.5")
def test_one_piece_of_four_goes_to_the_tower():
    game = castle(cards={B: "trader"}, wagons={"wagon_sand": A}, supply={"sand": 4}).play(B, "decline")
    assert (game.tower(), game.goods(A), game.supply("sand")) == ({"sand": 1}, {"sand": 3}, 0)


@pytest.mark.example("CAS-X8")
@pytest.mark.rule("CAS-7.2.5")
def test_when_the_supply_is_short_the_tower_comes_first():
    game = castle(cards={C: "trader"}, wagons={"wagon_stone": B}, supply={"stone": 1}).play(C, "decline")
    assert (game.tower(), game.goods(B), game.supply("stone")) == ({"stone": 1}, {}, 0)
    none = castle(cards={C: "trader"}, wagons={"wagon_stone": B}, supply={"stone": 0}).play(C, "decline")
    assert (none.tower(), none.goods(B)) == ({}, {})
    assert none.story("wagon_empty") == [(B, 3)]


@pytest.mark.rule("CAS-7.2.6")
def test_a_trader_without_a_helper_still_causes_the_payout():
    game = castle(cards={B: "trader"}, wagons={"rider_silver": A, **FULL}).play(B, "decline")
    assert game.goods(A) == {"sand": 3, "wood": 2, "silver": 1}


# -- bricklayer


@pytest.mark.rule("CAS-7.3.1", "Q7")
def test_the_bricklayer_takes_all_of_one_kind_from_the_tower_silver_included():
    game = castle(cards={A: "bricklayer"}, tower={"sand": 3, "silver": 2})
    assert game.legal(A) == ["take sand", "take silver"]
    assert game.refuses(A, "take wood") == ("tower-has-none", "CAS-7.3.1")
    game.play(A, "take silver")
    assert (game.goods(A), game.tower()) == ({"silver": 2}, {"sand": 3})
    empty = castle(cards={A: "bricklayer"}, tower={})
    assert empty.state.over


@pytest.mark.rule("CAS-7.3.2", "CAS-8.4")
def test_the_bricklayer_is_paid_a_taler_a_piece_as_long_as_the_bank_lasts():
    game = castle(cards={A: "bricklayer"}, goods={A: HOUSE}, talers=0, bank=2).play(A, "build house_1")
    assert (game.talers(A), game.castle.bank, game.vp(A)) == (2, 0, 0)


@pytest.mark.rule("CAS-7.3.2", "CAS-7.3.3")
def test_his_talers_can_be_used_for_fees_at_once():
    goods = {A: {"sand": 4, "wood": 2}}
    game = castle(cards={A: "bricklayer"}, goods=goods, talers={A: 0}, supply={"clay": 9}, tower={"clay": 1})
    game.play(A, "build tower_1")
    assert game.talers(A) == 7
    assert "helper market_1" in game.legal(A)
    game.play(A, "helper market_1")
    assert game.in_place("market_1") == A


@pytest.mark.example("CAS-X17")
@pytest.mark.rule("CAS-7.3.3", "CAS-10.1")
def test_who_erected_nothing_places_no_helper():
    game = castle(cards={A: "bricklayer"}, goods={A: HOUSE}, talers=20)
    assert game.asks() == "build"
    game.play(A, "stop")
    assert game.state.over
    asked = castle(cards={B: "trader"}, talers=20, steps=[["helper", A, 2], ["trader", B]])
    assert asked.ask(PlaceHelper(A, 2)).refuses(A, "helper market_1") == ("nothing-erected", "CAS-10.1")


# -- stonemason


@pytest.mark.rule("CAS-7.4.1", "CAS-7.4.3")
def test_the_stonemason_buys_a_piece_a_card_in_any_order_for_a_taler_each():
    game = castle(cards={A: "stonemason", B: "worker_wood", C: "worker_sand"}, talers=2, goods={B: {"clay": 1}})
    assert "buy clay of 2 worker_wood" not in game.legal(A)
    assert game.refuses(A, "buy clay of 2 worker_wood") == ("not-on-the-card", "CAS-7.4.1")
    game.play(A, "buy clay of 3 worker_sand")
    assert game.refuses(A, "buy sand of 3 worker_sand") == ("bought-already", "CAS-7.4.1")
    game.play(A, "buy silver of 2 worker_wood")
    assert game.goods(A) == {"clay": 1, "silver": 1}
    assert [game.talers(seat) for seat in (A, B, C)] == [0, 3, 3]


@pytest.mark.rule("CAS-7.4.1")
def test_buying_is_optional_and_needs_the_taler():
    game = castle(cards={A: "stonemason", B: "worker_wood", C: "worker_sand"}, talers={A: 1})
    game.play(A, "buy clay of 3 worker_sand")
    assert game.asks() == ""
    assert game.goods(B) == {"wood": 2, "silver": 1}
    free = castle(cards={A: "stonemason", B: "worker_wood"}, talers={A: 1}).play(A, "stop")
    assert free.goods(A) == {}


@pytest.mark.rule("CAS-7.4.1", "CAS-14.1", "Q21")
def test_with_two_players_own_workers_are_excluded_and_each_foreign_card_counts():
    game = castle(2, cards={A: ["stonemason", "worker_sand"], B: ["worker_wood", "worker_stone"]}, talers=5)
    game.play(B, "first worker_wood", "take wood", "take wood")
    assert game.refuses(A, "buy sand of 1 worker_sand") == ("own-worker", "CAS-7.4.1")
    assert game.refuses(A, "buy sand of 2 worker_sand") == ("no-such-worker", "CAS-7.4.1")
    game.play(A, "buy silver of 2 worker_wood", "buy stone of 2 worker_stone")
    assert (game.goods(A)["silver"], game.goods(A)["stone"]) == (1, 1)
    assert game.talers(B) == 7


@pytest.mark.example("CAS-X12")
@pytest.mark.rule("CAS-7.4.2", "CAS-7.4.3")
def test_the_last_piece_on_a_card_may_be_refused():
    cards = {A: "stonemason", B: "stonemason", C: "stonemason", D: "worker_wood"}
    game = castle(4, cards=cards, talers=3)
    game.play(A, "buy silver of 4 worker_wood").play(B, "buy wood of 4 worker_wood")
    assert game.talers(D) == 5
    assert game.loaded(D, "worker_wood") == {"wood": 1}
    game.play(C, "buy wood of 4 worker_wood")
    assert (game.asks(), game.asked(), game.legal(D)) == ("sell", D, ["sell", "refuse"])
    refused = castle(4, cards=cards, talers=3)
    refused.play(A, "buy silver of 4 worker_wood").play(B, "buy wood of 4 worker_wood")
    refused.play(C, "buy wood of 4 worker_wood").play(D, "refuse")
    assert (refused.talers(C), refused.talers(D), refused.goods(D)) == (3, 5, {"wood": 1})
    game.play(D, "sell")
    assert (game.talers(C), game.talers(D), game.goods(C), game.goods(D)) == (2, 6, {"wood": 1}, {})


@pytest.mark.example("CAS-X14")
@pytest.mark.rule("CAS-7.4.4", "CAS-8.4")
def test_the_stonemason_scores_full_points_for_two_buildings():
    goods = {A: {"stone": 6, "clay": 1, "sand": 4, "wood": 2}}
    game = castle(cards={A: "stonemason"}, goods=goods)
    game.play(A, "build palace", "pay 5stone+clay+sand", "build house_1")
    assert game.vp(A) == 24
    assert game.asks() == ""


@pytest.mark.rule("CAS-7.4.5", "CAS-10.2")
def test_the_stonemason_places_up_to_two_helpers_after_building():
    game = castle(cards={A: "stonemason"}, goods={A: HOUSE}, talers=30).play(A, "build house_1")
    assert game.asks() == "helper"
    game.play(A, "helper smithy_10", "helper market_1")
    assert game.state.over


# -- worker


@pytest.mark.example("CAS-X13")
@pytest.mark.rule("CAS-7.5.1", "CAS-8.4")
def test_a_worker_scores_half_the_points():
    game = castle(cards={A: "worker_sand"}, goods={A: {"stone": 2, "clay": 1}}, load={(A, "worker_sand"): {"sand": 4}})
    game.play(A, "build gate_large")
    assert game.vp(A) == 5


@pytest.mark.rule("CAS-7.5.1")
def test_a_worker_takes_what_is_left_on_his_card_first_and_places_no_helpers():
    game = castle(cards={A: "worker_sand"}, goods={A: {"wood": 1}}, talers=30)
    assert game.goods(A) == {"sand": 2, "clay": 1, "wood": 1}
    assert game.legal(A) == ["stop", "build house_1"]
    game.play(A, "build house_1")
    assert game.state.over


# -- master builder


@pytest.mark.example("CAS-X15")
@pytest.mark.rule("CAS-7.6.1", "CAS-14.1")
def test_the_master_builder_scores_5_for_each_building_of_others():
    game = castle(2, cards={A: ["master_builder", "messenger"], B: "messenger"}, erected={A: 1, B: 3})
    assert game.vp(A) == 15
    assert game.source(A, "master_builder") == 15


@pytest.mark.rule("CAS-7.6.2", "CAS-7.6.3")
def test_several_master_builders_each_score_in_full_and_cannot_build():
    game = castle(
        cards={A: "master_builder", B: "master_builder", C: "stonemason"},
        pile={A: ["trader", "worker_wood"]},
        goods={C: HOUSE, A: HOUSE},
    )
    game.play(C, "build house_1")
    assert [game.vp(seat) for seat in (A, B, C)] == [5, 5, 6]
    assert game.goods(A) == HOUSE
    assert len(game.hand(A)) == len(game.hand(B)) == 8
    assert game.player(A).shown == 0


@pytest.mark.example("CAS-X33")
@pytest.mark.rule("CAS-7.6.1", "CAS-7.6.2", "CAS-14.1")
def test_with_two_players_own_buildings_count_for_nothing():
    game = castle(
        2,
        cards={A: ["bricklayer", "master_builder"], B: ["messenger", "worker_wood"]},
        goods={A: HOUSE, B: {"stone": 2, "sand": 2}},
    )
    game.play(A, "build house_1")
    game.play(B, "build house_2", "pay stone+wood+sand", "build house_3", "pay stone+wood+sand")
    assert game.source(A, "master_builder") == 10
    assert len(game.hand(A)) == 8
    assert game.at_wagon("wagon_sand") == NOBODY
