"""Rulings on the winter game and its six cards (CAS-15)."""

import pytest

from palas.games.castle.box import WINTER_CARDS
from tests.castle.yard import (
    BOX,
    GAME,
    MAIDEN_COURTED,
    MAIDEN_FIRST,
    NOBODY,
    A,
    B,
    C,
    D,
    Ruling,
    castle,
    names,
)

CHOSEN = {A: "messenger", B: "messenger", C: "messenger"}
HOUSE = {"stone": 1, "wood": 1, "sand": 1}


def turned_up(card: str, **more) -> Ruling:
    """All cards lie face down, and the winter card comes up."""
    more.setdefault("chosen", CHOSEN)
    return castle(winter=True, **more).turn_up(card)


def courting(**more) -> Ruling:
    """A round begins; the maiden has lain open since the last one."""
    more.setdefault("maiden", MAIDEN_FIRST)
    return castle(winter=True, phase="court", **more)


# -- the cards come up


@pytest.mark.rule("CAS-15.1")
def test_winter_has_the_numbers_of_summer():
    summer, winter = (GAME.start(3, seed=5, options={"winter": wanted}) for wanted in (False, True))
    one, other = summer.to_dict()["position"], winter.to_dict()["position"]
    assert {name for name in one if one[name] != other[name]} == {"winter_pile"}


@pytest.mark.rule("CAS-15.2", "CAS-15.3")
def test_any_of_the_six_cards_may_come_up_first_and_none_twice():
    game = castle(winter=True, chosen=CHOSEN)
    assert [outcome for outcome, _p in game.state.outcomes()] == [f"winter {card}" for card in WINTER_CARDS]
    game.turn_up("granary")
    again = castle(winter=True, chosen=CHOSEN, winter_pile=["plague"])
    assert again.state.outcomes() == [("winter plague", 1.0)]


@pytest.mark.rule("CAS-15.3", "Q17", "Q19")
def test_a_card_comes_up_on_the_marked_fields_11_9_7_5_and_3():
    assert [field for field in range(15, 0, -1) if BOX.field_winter[field]] == [11, 9, 7, 5, 3]
    for field, comes in ((12, False), (11, True), (4, False), (3, True)):
        game = castle(winter=True, field=field + 1, phase="end")
        game.choose(A="messenger", B="messenger", C="messenger")
        assert (game.state.to_act == (-1,)) == comes
    summer = castle(field=12, phase="end").choose(A="messenger", B="messenger", C="messenger")
    assert summer.story("shows")
    empty = castle(winter=True, field=12, phase="end", winter_pile=[])
    assert empty.choose(A="messenger", B="messenger", C="messenger").story("shows")


@pytest.mark.rule("CAS-15.3", "CAS-3.1")
def test_it_comes_up_after_the_choice_and_before_the_reveal():
    game = castle(winter=True, chosen=CHOSEN)
    assert not game.story("shows")
    assert [player.face_down for player in game.state.view(A).people] == [1, 1, 1]
    game.turn_up("granary")
    assert len(game.story("shows")) == 3


@pytest.mark.rule("CAS-15.4", "Q13")
@pytest.mark.parametrize("card", ["plague", "wall_breach", "snowdrift"])
def test_immediate_cards_are_carried_out_from_the_start_player_before_the_reveal(card):
    game = turned_up(
        card,
        start=B,
        talers=9,
        pile={A: "trader", B: "trader", C: "trader"},
        goods={seat: {"stone": 1} for seat in (A, B, C)},
    )
    asked = []
    while game.asks() == card:
        asked.append(game.asked())
        assert not game.story("shows")
        game.play(game.asked(), "pay" if card != "wall_breach" else "stop")
    assert asked == [B, C, A]
    assert len(game.story("shows")) == 3


# -- village inn


@pytest.mark.rule("CAS-15.5")
def test_the_inn_opens_for_a_host_who_counts_as_a_helper_and_as_a_building():
    shut = castle(winter=True, helpers_due={A: 2}, erected={A: 1}, talers={A: 20})
    assert shut.refuses(A, "helper inn_host") == ("not-open", "CAS-10.2")
    game = castle(winter=True, inn=True, helpers_due={A: 2}, erected={A: 1}, talers={A: 20})
    game.play(A, "helper inn_host", "helper market_1", "from stock")
    assert (game.in_place("inn_host"), game.talers(A)) == (A, 20 - 3 - 5)
    assert game.asks() == ""


@pytest.mark.rule("CAS-15.5", "Q23")
def test_a_host_needs_a_building_erected_in_this_round():
    game = castle(winter=True, inn=True, cards={A: "bricklayer"}, goods={A: HOUSE}, talers={A: 9}).play(A, "stop")
    assert game.in_place("inn_host") == NOBODY
    assert game.state.over


@pytest.mark.example("CAS-X32")
@pytest.mark.rule("CAS-15.5")
def test_a_new_host_pays_the_fee_and_collects_the_talers_on_the_card():
    game = castle(
        winter=True, inn=True, inn_talers=2, helpers_due={A: 2}, erected={A: 1},
        talers={A: 3, B: 2}, cards={B: "trader"},
    )  # fmt: skip
    bank = game.castle.bank
    game.play(A, "helper inn_host")
    assert (game.castle.bank, game.castle.inn_talers) == (bank + 3, 0)
    assert game.story("inn_talers") == [(A, 2)]
    assert game.story("toll") == [(B, 1, A)]
    assert (game.talers(A), game.talers(B)) == (3 - 3 + 2 + 1, 1)
    poor = castle(winter=True, inn=True, inn_talers=2, helpers_due={A: 2}, erected={A: 1}, talers={A: 2})
    assert poor.state.over


@pytest.mark.rule("CAS-15.5")
def test_without_a_host_the_toll_goes_onto_the_card_and_the_host_himself_pays_nothing():
    game = castle(winter=True, inn=True, cards={A: "trader"}, talers=2)
    assert (game.talers(A), game.castle.inn_talers) == (1, 1)
    own = castle(winter=True, inn=True, cards={A: "trader"}, talers=2, places={"inn_host": A})
    assert (own.talers(A), own.castle.inn_talers) == (2, 0)
    poor = castle(winter=True, inn=True, cards={A: "trader"}, places={"inn_host": A}, wagons={"wagon_sand": A})
    assert poor.asks() == "trader"
    assert not own.story("toll")
    closed = castle(winter=True, cards={A: "trader"}, talers=2)
    assert closed.talers(A) == 2


@pytest.mark.rule("CAS-15.5")
def test_the_toll_is_due_in_the_round_in_which_the_inn_appears():
    game = castle(winter=True, chosen={A: "trader", B: "messenger", C: "messenger"}, talers=2).turn_up("village_inn")
    assert (game.talers(A), game.castle.inn_talers) == (1, 1)


@pytest.mark.rule("CAS-15.5", "Q14")
def test_a_trader_without_a_taler_takes_a_helper_of_his_choice_back_and_may_still_place_one():
    game = castle(
        winter=True, inn=True, cards={A: "trader"}, wagons={"wagon_sand": A, "wagon_clay": A, "wagon_wood": B}
    )
    assert (game.asks(), game.legal(A)) == ("toll", ["back wagon_sand", "back wagon_clay"])
    assert game.refuses(A, "back wagon_wood") == ("not-your-helper", "CAS-15.5")
    game.play(A, "back wagon_sand")
    assert (game.at_wagon("wagon_sand"), game.player(A).helpers) == (NOBODY, 5)
    game.play(A, "send wagon_sand")
    assert game.goods(A) == {"sand": 3, "clay": 1}
    none = castle(winter=True, inn=True, cards={A: "trader"})
    assert none.asks() == "trader"
    assert none.castle.inn_talers == 0


@pytest.mark.rule("CAS-15.5", "CAS-7.2.1")
def test_the_host_may_be_sent_to_a_wagon():
    game = castle(winter=True, inn=True, cards={A: "trader"}, places={"inn_host": A}, wagons={"wagon_sand": B})
    assert "send_host wagon_wood" in game.legal(A)
    assert game.refuses(A, "send_host rider_silver") == ("rider-closed", "CAS-7.2.2")
    game.play(A, "send_host wagon_wood")
    assert (game.in_place("inn_host"), game.at_wagon("wagon_wood"), game.player(A).helpers) == (NOBODY, A, 5)
    other = castle(winter=True, inn=True, cards={A: "trader"}, places={"inn_host": B}, talers=1)
    assert other.refuses(A, "send_host wagon_wood") == ("not-the-host", "CAS-15.5")


@pytest.mark.rule("CAS-15.5", "CAS-10.6")
def test_the_host_may_be_placed_in_a_building_for_its_fee():
    game = castle(winter=True, inn=True, helpers_due={A: 2}, erected={A: 1}, talers={A: 8}, places={"inn_host": A})
    assert game.refuses(A, "helper inn_host") == ("place-occupied", "CAS-10.2")
    game.play(A, "helper market_1", "from inn_host")
    assert (game.in_place("inn_host"), game.in_place("market_1"), game.talers(A)) == (NOBODY, A, 3)
    assert "helper inn_host" in game.legal(A)


@pytest.mark.rule("CAS-15.5", "CAS-12.9")
def test_the_inn_scores_nothing_and_its_talers_belong_to_nobody():
    game = castle(winter=True, field=1, phase="end", inn=True, inn_talers=3, places={"inn_host": A})
    assert game.state.over
    assert (game.vp(A), game.talers(A), game.castle.inn_talers) == (0, 0, 3)


# -- granary


@pytest.mark.rule("CAS-15.6")
@pytest.mark.parametrize(
    ("owners", "points"), [([A], [10, 0]), ([A, A], [14, 0]), ([A, B], [7, 7]), ([A, A, B], [6, 3])]
)
def test_the_granary_pays_less_the_fuller_it_is(owners, points):
    places = {f"granary_{n}": seat for n, seat in enumerate(owners, 1)}
    game = castle(winter=True, field=1, phase="end", granary=True, places=places)
    assert [game.source(seat, "granary") for seat in (A, B)] == points


@pytest.mark.rule("CAS-15.6", "CAS-10.4")
def test_the_granary_is_one_building_with_three_places_for_5_talers():
    game = castle(winter=True, granary=True, helpers_due={A: 2}, erected={A: 1}, talers={A: 20})
    game.play(A, "helper granary_1")
    assert game.talers(A) == 15
    assert game.refuses(A, "helper granary_2") == ("same-building", "CAS-10.4")
    shut = castle(winter=True, helpers_due={A: 2}, erected={A: 1}, talers={A: 20})
    assert shut.refuses(A, "helper granary_1") == ("not-open", "CAS-10.2")
    assert turned_up("granary").castle.granary_open
    assert turned_up("village_inn").castle.inn_open


# -- plague


@pytest.mark.example("CAS-X29")
@pytest.mark.rule("CAS-15.7")
def test_who_cannot_pay_for_four_cards_removes_one():
    pile = ["trader", "bricklayer", "worker_wood", "stonemason"]
    game = turned_up("plague", pile={A: pile}, talers={A: 3})
    assert game.legal(A) == [f"discard {card}" for card in BOX.card_ids if card in pile]
    assert game.refuses(A, "pay") == ("too-expensive", "CAS-15.7")
    assert game.refuses(A, "discard messenger") == ("not-in-pile", "CAS-15.7")
    game.play(A, "discard worker_wood")
    assert names(game.player(A).gone) == {"worker_wood"}
    assert names(game.state.view(B).people[A].gone) == {"worker_wood"}
    assert game.talers(A) == 3 + 8


@pytest.mark.rule("CAS-15.7")
def test_the_plague_costs_a_taler_a_card_and_nothing_without_a_pile():
    game = turned_up("plague", pile={A: ["trader", "bricklayer"]}, talers=5)
    assert game.asked() == A
    game.play(A, "pay")
    assert game.pile(A) == {"trader", "bricklayer"}
    assert [game.talers(seat) for seat in (A, B, C)] == [3 + 8, 13, 13]


@pytest.mark.rule("CAS-15.7")
def test_a_removed_card_never_returns():
    game = turned_up("plague", chosen={**CHOSEN, A: "master_builder"}, pile={A: ["trader", "bricklayer"]})
    game.play(A, "discard trader")
    assert game.hand(A) == set(BOX.card_ids) - {"trader"}


# -- wall breach


@pytest.mark.example("CAS-X30")
@pytest.mark.rule("CAS-15.8", "CAS-9.1")
def test_silver_is_exchanged_for_the_wall():
    game = turned_up("wall_breach", goods={A: {"stone": 1, "silver": 2}})
    supply = game.supply("stone")
    game.play(A, "turn stone", "turn silver>stone", "turn silver>stone")
    assert (game.source(A, "wall_breach"), game.castle.smithy, game.goods(A)) == (9, 2, {})
    assert game.supply("stone") == supply + 1


@pytest.mark.rule("CAS-15.8")
def test_three_stones_at_most_and_nobody_must():
    game = turned_up("wall_breach", goods={A: {"stone": 5}, B: {"stone": 1, "silver": 1}})
    game.play(A, "turn stone", "turn stone", "turn stone")
    assert (game.vp(A), game.goods(A)) == (9, {"stone": 2})
    assert game.asked() == B
    game.play(B, "stop")
    assert game.vp(B) == 0
    none = turned_up("wall_breach", goods={A: {"clay": 1}, B: {"stone": 1}})
    assert none.asked() == B
    assert none.refuses(B, "turn silver>stone") == ("not-owned", "CAS-15.8")


@pytest.mark.rule("CAS-15.8", "CAS-9.2")
def test_the_stones_of_this_payment_cannot_be_exchanged_again():
    game = turned_up("wall_breach", goods={A: {"stone": 1, "silver": 3}}, supply={"stone": 1})
    game.play(A, "turn stone", "turn silver>stone")
    assert game.state.over
    assert game.vp(A) == 6
    none = turned_up("wall_breach", goods={A: {"stone": 2, "silver": 1}}, supply={"stone": 0}).play(A, "turn stone")
    assert none.refuses(A, "turn silver>stone") == ("sold-out", "CAS-9.2")


# -- castle maiden


@pytest.mark.rule("CAS-15.9", "Q15")
def test_courtship_begins_in_the_round_after_the_card_appeared():
    game = castle(winter=True, field=5, chosen=CHOSEN, talers=1, rest=True).turn_up("castle_maiden")
    assert (game.asks(), game.state.to_act) == ("courtship", (B,))
    assert game.castle.field == 4
    all_built = [BOX.building_ids[building] for building in BOX.templates]
    last = castle(winter=True, chosen=CHOSEN, talers=1, standing=all_built, rest=True).turn_up("castle_maiden")
    assert last.state.over


@pytest.mark.rule("CAS-15.9")
def test_everybody_decides_from_the_start_player_and_offers_one_item():
    game = courting(start=B, talers={A: 1, C: 1}, goods={B: {"silver": 1, "stone": 1}, A: {"sand": 1}})
    assert game.legal(B) == ["decline", "offer stone", "offer silver"]
    assert game.refuses(B, "offer taler") == ("not-owned", "CAS-15.9")
    game.play(B, "offer silver").play(C, "offer taler").play(A, "decline")
    assert game.castle.gifts == [0, 0, 0, 0, 1, 1]
    assert game.castle.suitors == 0b110
    assert game.castle.maiden == MAIDEN_COURTED


@pytest.mark.rule("CAS-15.9")
def test_without_a_suitor_the_card_leaves():
    game = courting(talers=1).play(A, "decline").play(B, "decline").play(C, "decline")
    assert game.castle.maiden == 0
    assert game.story("maiden_leaves") == [()]


@pytest.mark.rule("CAS-15.9", "Q15")
def test_a_single_suitor_wins_at_once_but_not_before_all_have_decided():
    game = courting(talers=1).play(A, "offer taler").play(B, "decline")
    assert game.vp(A) == 0
    game.play(C, "decline")
    assert game.source(A, "castle_maiden") == 8
    assert [game.talers(seat) for seat in (A, B, C)] == [0, 2, 1]
    assert game.castle.maiden == 0


@pytest.mark.example("CAS-X31")
@pytest.mark.rule("CAS-15.9")
def test_when_the_start_player_drops_out_the_other_wins_without_offering_again():
    game = courting(
        players=4, maiden=MAIDEN_COURTED, suitors=[A, B], gifts={"stone": 1, "sand": 2, "taler": 1}, talers=3, start=A
    ).play(A, "decline")
    assert game.source(B, "castle_maiden") == 8
    assert game.talers(B) == 3
    assert (game.asks(), game.asked()) == ("gift", A)
    assert game.refuses(A, "take clay") == ("not-on-maiden", "CAS-15.9")
    game.play(A, "take stone").play(C, "take taler")
    assert (game.goods(A), game.talers(C), game.goods(D)) == ({"stone": 1, "sand": 1}, 4, {"sand": 1})
    assert game.castle.gifts == [0] * 6


@pytest.mark.rule("CAS-15.9")
def test_later_only_suitors_decide_and_who_has_nothing_drops_out():
    game = courting(players=4, maiden=MAIDEN_COURTED, suitors=[A, B, C], gifts={"sand": 3}, talers={A: 1, C: 1, D: 5})
    game.play(A, "offer taler")
    assert game.asked() == C
    game.play(C, "offer taler")
    assert game.castle.suitors == 0b101
    assert game.castle.maiden == MAIDEN_COURTED
    assert game.asks() == "choose_cards"


@pytest.mark.rule("CAS-15.9")
def test_if_the_game_ends_nobody_gets_anything():
    game = castle(winter=True, field=1, phase="end", maiden=MAIDEN_COURTED, suitors=[A, B], gifts={"stone": 2})
    assert game.state.scores() == [0, 0, 0]
    assert game.castle.gifts[3] == 2


# -- snowdrift


@pytest.mark.rule("CAS-15.10")
def test_the_snowdrift_takes_a_worker_from_hand_or_pile_or_3_talers():
    game = turned_up(
        "snowdrift", chosen={**CHOSEN, A: "worker_wood"}, pile={A: "worker_sand"}, talers={A: 3, B: 2, C: 9}
    )
    assert game.legal(A) == ["pay", "discard worker_sand", "discard worker_stone"]
    assert game.refuses(A, "discard worker_wood") == ("no-worker-card", "CAS-15.10")
    game.play(A, "discard worker_sand")
    assert names(game.player(A).gone) == {"worker_sand"}
    assert game.refuses(B, "pay") == ("too-expensive", "CAS-15.10")
    game.play(B, "discard worker_stone").play(C, "pay")
    assert "worker_stone" not in game.hand(B)
    assert game.talers(C) == 6 + 8


@pytest.mark.rule("CAS-15.10", "Q16")
def test_who_has_neither_worker_nor_3_talers_pays_what_there_is():
    gone = {A: ["worker_wood", "worker_sand"]}
    game = turned_up("snowdrift", chosen={**CHOSEN, A: "worker_stone"}, gone=gone, talers={A: 2})
    assert game.legal(A) == ["pay"]
    game.play(A, "pay")
    assert game.talers(A) == 0


@pytest.mark.rule("CAS-15.10", "CAS-4.1")
def test_a_snowdrift_asks_everybody_so_that_nothing_shows_of_the_cards_face_down():
    gone = {A: ["worker_wood", "worker_sand"]}
    hidden = turned_up("snowdrift", chosen={**CHOSEN, A: "worker_stone"}, gone=gone, talers={A: 5})
    open_ = turned_up("snowdrift", chosen={**CHOSEN, A: "trader"}, gone=gone, talers={A: 5})
    assert hidden.state.to_act == open_.state.to_act == (A,)
    assert hidden.state.view(B) == open_.state.view(B)


@pytest.mark.rule("CAS-4.4", "CAS-15.7", "CAS-15.10")
def test_plague_and_snowdrift_never_take_the_master_builder():
    game = turned_up("plague", chosen={**CHOSEN, A: "trader"}, pile={A: ["bricklayer", "messenger"]}, talers={A: 9})
    assert "discard master_builder" not in game.legal(A)
    snow = turned_up("snowdrift", chosen={**CHOSEN, A: "trader"}, talers={A: 9})
    assert not [code for code in snow.legal(A) if "master" in code]
