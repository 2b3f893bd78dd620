"""Rulings on the end of the game, the final scoring and the winner (CAS-11 to 13)."""

import pytest

from palas.games.castle.box import GOODS
from tests.castle.yard import BOX, NOBODY, A, B, C, Ruling, castle

TOWERS = [f"tower_{n}" for n in range(1, 10)]
HOUSES = [f"house_{n}" for n in range(1, 7)]
ALL = [BOX.building_ids[template] for template in BOX.templates]
SPECIAL = ["keep", "tavern", "gate_large", "gate_small", "stable", "servants", "palace"]


def final(players: int = 3, **more) -> Ruling:
    """The last round has just ended."""
    more.setdefault("field", 1)
    return castle(players, phase="end", **more)


@pytest.mark.rule("CAS-11.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 15), (4, 12)])
def test_a_game_has_its_rounds(players, rounds):
    assert BOX.rounds[players] == rounds
    assert castle(players, field=2, phase="end").asks() == "choose_cards"
    assert final(players).state.over


@pytest.mark.rule("CAS-11.2")
def test_when_the_last_template_goes_the_round_is_finished_and_was_the_last():
    game = castle(
        cards={A: "stonemason", B: "worker_sand", C: "messenger"},
        field=7,
        goods={A: {"stone": 1, "wood": 1, "sand": 1}},
        standing=[id for id in ALL if id != "house_6"],
        rest=True,
    )
    game.play(A, "build house_6")
    assert game.goods(B) == {"sand": 2, "clay": 1}
    assert game.state.over
    assert game.castle.field == 7


@pytest.mark.rule("CAS-12.0")
def test_helpers_at_wagons_and_rider_go_home_and_score_nothing():
    game = final(wagons={"wagon_sand": A, "rider_silver": B}, standing=["tavern"], places={"tavern_12": A})
    assert game.castle.wagons == [NOBODY] * 5
    assert (game.player(A).helpers, game.player(B).helpers) == (5, 6)
    assert game.source(A, "tavern") == 1


@pytest.mark.example("CAS-X27")
@pytest.mark.rule("CAS-12.1", "Q11")
def test_the_keep_scores_3_for_each_empty_place_in_erected_buildings():
    places = {
        "keep_1": A, "tavern_12": A, "gate_large_1": A, "gate_small_1": A, "stable_16": B, "servants_1": B,
        "servants_2": B, "market_1": B, "smithy_6": B,
    }  # fmt: skip
    game = final(standing=[id for id in SPECIAL if id != "palace"], places=places)
    assert game.source(A, "keep") == 15


@pytest.mark.example("CAS-X20")
@pytest.mark.rule("CAS-12.2", "Q18")
def test_the_tavern_counts_all_helpers_in_the_castle_and_rounds_down():
    places = {
        "tavern_12": A, "tavern_6": B, "keep_1": C, "gate_large_1": A, "gate_small_1": A, "stable_16": B,
        "stable_12": C, "servants_1": C, "servants_2": C, "servants_3": C, "smithy_6": B,
    }  # fmt: skip
    game = final(standing=SPECIAL, places=places)
    assert (game.source(A, "tavern"), game.source(B, "tavern")) == (11, 5)


@pytest.mark.example("CAS-X22")
@pytest.mark.rule("CAS-12.3")
def test_the_gates_count_towers_whoever_built_them():
    standing = [*TOWERS[:6], "gate_large", "gate_small", "keep"]
    game = final(standing=standing, places={"gate_large_1": A, "gate_small_1": B}, tower={"sand": 3})
    assert (game.source(A, "gates"), game.source(B, "gates")) == (12, 6)


@pytest.mark.example("CAS-X23")
@pytest.mark.rule("CAS-12.4")
def test_the_stable_counts_houses():
    game = final(standing=[*HOUSES[:4], "stable"], places={"stable_16": A, "stable_12": B})
    assert (game.source(A, "stable"), game.source(B, "stable")) == (12, 8)


@pytest.mark.example("CAS-X24")
@pytest.mark.rule("CAS-12.5")
def test_the_servants_house_counts_templates_for_each_helper():
    standing = [id for id in ALL if id not in TOWERS[2:]]
    game = final(standing=standing, places={"servants_1": A, "servants_2": A})
    assert game.castle.unbuilt() == 7
    assert game.source(A, "servants") == 14


@pytest.mark.example("CAS-X25")
@pytest.mark.rule("CAS-12.6")
def test_one_market_helper_turns_two_talers_into_a_point():
    game = final(places={"market_1": A}, talers={A: 7})
    assert game.legal(A) == ["convert 6", "convert 4", "convert 2", "convert 0"]
    assert game.refuses(A, "convert 8") == ("too-expensive", "CAS-12.6")
    game.play(A, "convert 6")
    assert (game.source(A, "market"), game.talers(A), game.castle.spent_talers) == (3, 1, 6)


@pytest.mark.rule("CAS-12.6")
def test_both_market_helpers_turn_every_taler_into_a_point():
    game = final(places={"market_1": A, "market_2": A}, talers={A: 7})
    bank = game.castle.bank
    game.play(A, "convert 7")
    assert (game.source(A, "market"), game.talers(A), game.castle.bank) == (7, 0, bank)
    each = final(places={"market_1": B, "market_2": A}, talers=4, start=B)
    each.play(B, "convert 4").play(A, "convert 2")
    assert [each.source(seat, "market") for seat in (A, B)] == [1, 2]


@pytest.mark.example("CAS-X26")
@pytest.mark.rule("CAS-12.7", "CAS-12.8", "CAS-9.1")
def test_the_palace_turns_five_pieces_a_helper_into_points_silver_by_exchange():
    game = final(
        standing=["palace"],
        places={"palace_1": A, "smithy_10": B},
        goods={A: {"stone": 2, "clay": 1, "silver": 3}},
        supply={"stone": 3},
    )
    game.play(A, "turn silver>stone", "turn silver>stone", "turn silver>stone", "turn stone", "turn stone")
    assert (game.source(A, "palace"), game.goods(A), game.castle.smithy) == (25, {"clay": 1}, 3)
    assert game.source(B, "smithy") == 3
    assert game.supply("stone") == 0


@pytest.mark.rule("CAS-12.7")
def test_converted_pieces_leave_the_game_and_cannot_be_taken_in_a_later_exchange():
    game = final(
        standing=["palace"],
        places={"palace_1": A, "palace_2": B},
        goods={A: {"stone": 2}, B: {"silver": 1, "clay": 1}},
        supply={"stone": 0, "clay": 0, "wood": 0, "sand": 0},
    )
    game.play(A, "turn stone", "turn stone")
    assert game.castle.spent_goods[GOODS.index("stone")] >= 2
    assert game.refuses(B, "turn silver>stone") == ("sold-out", "CAS-9.1")
    assert game.legal(B) == ["turn clay", "stop"]


@pytest.mark.rule("CAS-12.7")
def test_both_palace_helpers_turn_ten_pieces_and_nobody_must():
    game = final(standing=["palace"], places={"palace_1": A, "palace_2": A}, goods={A: {"sand": 12}})
    assert game.refuses(A, "turn wood") == ("not-owned", "CAS-12.7")
    game.play(A, *["turn sand"] * 10)
    assert (game.source(A, "palace"), game.goods(A)) == (10, {"sand": 2})
    stopped = final(standing=["palace"], places={"palace_1": A}, goods={A: {"stone": 1}}).play(A, "stop")
    assert stopped.goods(A) == {"stone": 1}


@pytest.mark.example("CAS-X21")
@pytest.mark.rule("CAS-12.8")
def test_the_smithy_counts_its_silver():
    game = final(places={"smithy_10": A, "smithy_6": A}, smithy=9)
    assert game.source(A, "smithy") == 13


@pytest.mark.example("CAS-X28")
@pytest.mark.rule("CAS-12.9", "CAS-15.6")
def test_two_helpers_in_the_granary_score_7_each_and_nothing_else():
    game = final(
        winter=True,
        granary=True,
        inn=True,
        standing=["tavern", "keep"],
        places={"granary_1": A, "granary_2": B, "inn_host": A, "tavern_12": C, "keep_1": C},
    )
    assert (game.source(A, "granary"), game.source(B, "granary")) == (7, 7)
    assert game.vp(A) == 7
    assert game.source(C, "tavern") == 2
    assert game.source(C, "keep") == 3 * 5


@pytest.mark.rule("CAS-12.0", "Q10", "Q22")
def test_the_buildings_are_scored_in_order_and_players_decide_from_the_start_player():
    game = final(
        start=B,
        standing=SPECIAL,
        places={"keep_1": A, "tavern_6": A, "market_1": A, "market_2": C, "palace_1": A, "palace_2": B, "smithy_6": A},
        goods={A: {"sand": 1}, B: {"sand": 1}},
        talers=2,
        smithy=2,
    )
    asked = []
    while not game.state.over:
        asked.append((game.asks(), game.asked()))
        game.play(game.asked(), game.legal(game.asked())[0])
    assert asked == [("market", C), ("market", A), ("palace", B), ("palace", A)]
    told = [args[2] for args in game.story("scored")]
    assert told == sorted(told)


@pytest.mark.rule("CAS-12.10")
def test_the_score_track_is_counted_on_beyond_90():
    game = castle(cards={A: "stonemason"}, goods={A: {"stone": 1, "wood": 1, "sand": 1}}, vp={A: 88})
    assert game.play(A, "build house_1").state.scores()[A] == 94


@pytest.mark.rule("CAS-13.1")
def test_most_points_win():
    assert final(vp={A: 5, B: 7, C: 6}).state.winners() == (B,)


@pytest.mark.rule("CAS-13.1", "Q12")
def test_ties_are_broken_by_talers_then_by_unused_pieces_silver_for_nothing():
    assert final(vp={A: 7, B: 7}, talers={A: 2, B: 3}).state.winners() == (B,)
    assert final(vp={A: 7, B: 7}, talers=2, goods={A: {"stone": 1}, B: {"clay": 1, "silver": 5}}).state.winners() == (
        A,
    )
    shared = final(vp={A: 7, B: 7}, talers=2, goods={A: {"stone": 1}, B: {"clay": 1, "sand": 1}})
    assert shared.state.winners() == (A, B)


@pytest.mark.rule("CAS-13.1")
def test_what_was_converted_or_lies_on_a_card_breaks_no_tie():
    game = final(vp={A: 3, B: 6}, places={"market_1": A}, talers={A: 6, B: 1})
    assert game.play(A, "convert 6").state.winners() == (B,)
    kept = final(winter=True, maiden=3, suitors=[A, B], gifts={"stone": 3, "taler": 2}, vp={A: 7, B: 7})
    assert kept.state.winners() == (A, B)
    assert kept.vp(A) == 7
