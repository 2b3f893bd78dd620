"""Rulings on reach and on what a player does in a turn (HEI-4, HEI-5)."""

import pytest

from palas.engine.errors import IllegalAction
from palas.games.heirs.box import TERRAINS
from tests.heirs.realm import BLUE, BOX, WHITE, heirs

OUT = {"troop_1": (1, 0), "troop_2": (-1, 0)}  # two white troops in the area
FIELD = {(1, 0): "yellow", (-1, 0): "green"}


# -- reach


@pytest.mark.rule("HEI-4.1", "HEI-4.2")
@pytest.mark.example("HEI-X1")
def test_with_two_troops_in_the_reserve_white_reaches_three_tiles():
    game = heirs()
    assert game.reach(WHITE) == [1, 2, 3]
    assert game.legal(WHITE, "take") == ["1", "2", "3"]
    for slot in (4, 5, 6):
        assert game.refuses(WHITE, f"take {slot}") == ("not-reachable", "HEI-4.2")


@pytest.mark.rule("HEI-5.3", "HEI-5.4")
@pytest.mark.example("HEI-X2")
def test_taking_slot_3_moves_and_turns_the_shield_and_fills_its_old_slot():
    game = heirs(reserve={3: "land_mill"}, troops={BLUE: {"follower": (0, 0)}}, top="yellow", stack=3)
    game.play(WHITE, "take 3")
    assert (game.realm.shield, game.realm.crown) == (3, BLUE)
    assert game.hand(WHITE) == ["land_mill"]
    assert game.realm.reserve[3] == -1
    assert TERRAINS[BOX.terrain[game.realm.reserve[0]]] == "yellow"
    assert game.realm.pile == 2
    assert game.reach(BLUE) == [4, 5, 6]
    assert game.refuses(WHITE, "take 4") == ("taken-already", "HEI-5.1")
    none_left = heirs(FIELD, turn=BLUE, shield=3, troops={BLUE: OUT})
    assert none_left.reach(BLUE) == [4]


@pytest.mark.rule("HEI-4.2")
@pytest.mark.example("HEI-X3")
def test_reach_goes_round_the_circle():
    assert heirs(shield=5).reach(WHITE) == [6, 0, 1]


@pytest.mark.rule("HEI-4.2", "HEI-8.1")
@pytest.mark.example("HEI-X4")
def test_empty_slots_are_skipped_while_counting():
    game = heirs({(1, 0): "yellow"}, shield=3, stack=0, troops={WHITE: {"troop_1": (1, 0)}},
                 reserve={5: "green", 6: "gray", 0: "green", 1: "gray"})  # fmt: skip
    assert game.reach(WHITE) == [5, 6]
    assert game.refuses(WHITE, "take 4") == ("no-tile-in-slot", "HEI-4.2")
    assert game.refuses(WHITE, "take 3") == ("no-tile-in-slot", "HEI-4.2")


@pytest.mark.rule("HEI-4.1", "HEI-4.3")
def test_reach_changes_at_once_with_troops_and_shield():
    game = heirs(FIELD, troops={WHITE: {"troop_1": (1, 0)}})
    assert game.reach(WHITE) == [1, 2]
    game.play(WHITE, "troop 1", "withdraw")
    assert game.reach(WHITE) == [1, 2, 3]
    game.play(WHITE, "troop 2", "at -1,0")
    assert game.reach(WHITE) == [1, 2]
    game.play(WHITE, "take 2")
    assert game.reach(WHITE) == [3, 4]


@pytest.mark.rule("HEI-4.3")
def test_a_reachable_tile_gives_its_resource_and_stays_where_it_is():
    game = heirs(reserve={1: "gray", 2: "gray", 3: "green", 4: "yellow"}, start="green", hands={WHITE: ["land_hut"]})
    before = list(game.realm.reserve)
    assert game.access(WHITE) == {"wood": 2, "grain": 0, "stone": 2}
    game.play(WHITE, "build land_hut", "at 0,1")  # 2 wood, 1 stone
    assert game.realm.reserve == before


# -- the turn


@pytest.mark.rule("HEI-5.1")
def test_a_turn_cannot_end_before_a_tile_is_taken_and_only_one_is():
    game = heirs()
    assert game.refuses(WHITE, "end") == ("take-first", "HEI-5.1")
    game.play(WHITE, "take 1")
    assert game.refuses(WHITE, "take 2") == ("taken-already", "HEI-5.1")
    game.play(WHITE, "end")
    assert game.asked() == BLUE


@pytest.mark.rule("HEI-5.1")
def test_actions_are_done_in_any_order_and_interleaved():
    game = heirs(FIELD, hands={WHITE: ["land_hut", "trade_farm"]}, reserve={1: "land_bakery"}, discounts=5)
    game.play(WHITE, "troop 1", "at 1,0", "extend trade_farm", "at 2,1", "troop follower", "at -1,0", "take 1")
    game.play(WHITE, "build land_hut", "at 2,0", "build land_bakery", "at -2,0", "troop 2", "at 2,0", "end")
    assert game.on(2, 0) == ("land_hut", WHITE)
    assert game.troop(WHITE, "troop_2") == (2, 0)


@pytest.mark.rule("HEI-5.2", "HEI-5.12")
def test_at_the_end_of_a_turn_troops_are_turned_back_and_reductions_lapse():
    game = heirs(FIELD, hands={WHITE: ["land_hut"]})
    game.play(WHITE, "troop 1", "at 1,0", "extend land_hut", "at 2,0", "take 1")
    assert (game.realm.taken, game.realm.discounts, game.realm.moved) == (True, 1, 1)
    game.play(WHITE, "end")
    assert (game.realm.taken, game.realm.discounts, game.realm.moved) == (False, 0, 0)
    game.play(BLUE, "take 2", "end")
    assert "troop 1" in game.legal(WHITE)


@pytest.mark.rule("HEI-5.2")
@pytest.mark.example("HEI-X27")
def test_of_five_tiles_in_hand_two_of_choice_leave_the_game():
    hand = ["land_hut", "land_mill", "trade_farm", "trade_quarry"]
    game = heirs(hands={WHITE: hand}, reserve={1: "land_mine"}).play(WHITE, "take 1")
    assert len(game.hand(WHITE)) == 5
    game.play(WHITE, "end")
    assert game.asks() == "discard"
    assert set(game.legal(WHITE, "discard")) == {*hand, "land_mine"}
    game.play(WHITE, "discard land_mill")
    assert game.refuses(WHITE, "discard land_mill") == ("not-in-hand", "HEI-5.2")
    game.play(WHITE, "discard land_mine")
    assert game.asked() == BLUE
    assert sorted(game.hand(WHITE)) == ["land_hut", "trade_farm", "trade_quarry"]
    assert {"land_mill", "land_mine"} <= set(game.gone())


@pytest.mark.rule("HEI-5.2")
def test_three_tiles_may_stay_in_hand():
    game = heirs(hands={WHITE: ["land_hut", "land_mill"]}).play(WHITE, "take 1", "end")
    assert game.asked() == BLUE


# -- building


@pytest.mark.rule("HEI-5.5")
def test_a_building_goes_next_to_an_own_troop_diagonals_included():
    game = heirs({(1, 0): "yellow", (2, 1): "gray"}, hands={WHITE: ["land_hut"]}, discounts=3,
                 troops={WHITE: {"follower": (1, 0)}, BLUE: {"follower": (2, 1)}})  # fmt: skip
    game.play(WHITE, "build land_hut")
    assert game.cells(WHITE) == {(0, 1), (1, 1), (2, 0), (0, -1), (1, -1), (2, -1)}
    assert game.refuses(WHITE, "at 3,1") == ("not-adjacent", "HEI-5.5")  # next to blue's troop only
    assert game.refuses(WHITE, "at 0,0") == ("cell-occupied", "HEI-5.5")
    assert game.refuses(WHITE, "at 20,20") == ("not-adjacent", "HEI-5.5")
    game.play(WHITE, "at 2,-1")
    assert game.on(2, -1) == ("land_hut", WHITE)


@pytest.mark.rule("HEI-5.5", "HEI-5.6", "HEI-6.3", "Q16")
@pytest.mark.example("HEI-X5")
def test_reach_troops_and_farm_give_access_and_both_buildings_can_be_built_in_one_turn():
    game = heirs(
        {(1, 0): ("land_mill", WHITE), (2, 0): "gray", (-1, -1): ("trade_farm", WHITE)},
        start="gray",
        troops={WHITE: {"troop_1": (1, 0)}},
        reserve={1: "gray", 2: "green", 3: "yellow"},
        hands={WHITE: ["travel_tavern_row", "trade_post_farm"]},
    )
    assert game.access(WHITE) == {"wood": 1, "grain": 2, "stone": 2}
    assert game.legal(WHITE, "build") == ["travel_tavern_row", "trade_post_farm"]
    game.play(WHITE, "build travel_tavern_row", "at 0,1")
    assert game.legal(WHITE, "build") == ["trade_post_farm"]
    game.play(WHITE, "build trade_post_farm", "at 0,-1")


@pytest.mark.rule("HEI-5.6")
def test_a_troop_gives_the_resource_of_any_tile_and_a_producer_works_without_one():
    laid = {(1, 0): ("trade_sawmill", BLUE), (0, 1): ("trade_quarry", WHITE), (1, 1): "yellow"}
    game = heirs(laid, start="yellow", troops={WHITE: {"troop_1": (1, 0), "troop_2": (0, 1)}}, reserve={1: "yellow"})
    # start tile, blue's sawmill under a troop (wood), own quarry with a troop (2 stone), one tile in reach
    assert game.access(WHITE) == {"wood": 1, "grain": 2, "stone": 2}
    assert game.access(BLUE)["wood"] >= 1  # blue's own sawmill


@pytest.mark.rule("HEI-5.7")
@pytest.mark.parametrize("out", [{}, {"troop_1": (1, 0)}, OUT])
def test_access_counts_four_before_producers_wherever_the_troops_are(out):
    assert sum(heirs(FIELD, troops={WHITE: out}).access(WHITE).values()) == 4


@pytest.mark.rule("HEI-5.7")
def test_in_the_last_turns_access_can_be_smaller_than_four():
    game = heirs(stack=0, reserve={5: "green"})
    assert sum(game.access(WHITE).values()) == 2


@pytest.mark.rule("HEI-5.6")
def test_a_building_without_access_to_its_cost_is_refused_with_what_is_missing():
    game = heirs(reserve={1: "gray", 2: "gray", 3: "gray"}, start="gray", hands={WHITE: ["land_mill"]})
    assert game.refuses(WHITE, "build land_mill") == ("no-resources", "HEI-5.6")
    (reason,) = game.state.why_not(WHITE, "build land_mill")
    assert "2 wood" in reason.text("en")
    assert "fehlt dir 2 Holz" in reason.text("de")


# -- extending


@pytest.mark.rule("HEI-5.8", "Q17")
def test_open_terrain_costs_nothing_belongs_to_nobody_and_needs_an_own_troop_beside_it():
    game = heirs({(1, 0): "yellow"}, hands={WHITE: ["trade_cathedral_gray"]}, troops={BLUE: {"troop_1": (1, 0)}})
    game.play(WHITE, "extend trade_cathedral_gray")
    assert game.refuses(WHITE, "at 2,0") == ("not-adjacent", "HEI-5.8")
    assert game.refuses(WHITE, "at 1,0") == ("cell-occupied", "HEI-5.8")
    game.play(WHITE, "at 1,1")
    assert game.on(1, 1) == "trade_cathedral_gray"
    assert game.total(WHITE) == 0


@pytest.mark.rule("HEI-5.9")
@pytest.mark.example("HEI-X6")
def test_an_extension_reduces_the_cost_of_the_bakery_by_a_grain():
    game = heirs(reserve={1: "gray", 2: "green", 3: "gray"}, start="yellow",
                 hands={WHITE: ["land_bakery", "trade_quarry"]})  # fmt: skip
    assert game.access(WHITE) == {"wood": 1, "grain": 1, "stone": 2}
    assert game.refuses(WHITE, "build land_bakery") == ("no-resources", "HEI-5.6")
    game.play(WHITE, "extend trade_quarry", "at 1,0", "build land_bakery", "at 0,1")
    assert game.realm.discounts == 0


@pytest.mark.rule("HEI-5.9", "Q4", "Q22")
def test_several_reductions_serve_one_or_several_buildings_and_none_is_wasted():
    hand = ["travel_tavern_row", "land_hut", "travel_market_yellow"]
    gray = {1: "gray", 2: "gray", 3: "gray"}
    two_on_one = heirs(reserve=gray, start="gray", hands={WHITE: hand}, discounts=2)
    assert two_on_one.legal(WHITE, "build") == ["travel_tavern_row", "land_hut"]
    two_on_one.play(WHITE, "build land_hut", "at 0,1")  # lacks 2 wood
    assert two_on_one.realm.discounts == 0
    each_one = heirs(reserve={**gray, 1: "green"}, start="gray", hands={WHITE: hand[:2]}, discounts=2)
    each_one.play(WHITE, "build travel_tavern_row", "at 0,1")
    assert each_one.realm.discounts == 1
    each_one.play(WHITE, "build land_hut", "at 1,1")
    assert each_one.realm.discounts == 0
    affordable = heirs(reserve={**gray, 1: "yellow"}, start="gray", hands={WHITE: hand[:1]}, discounts=2)
    affordable.play(WHITE, "build travel_tavern_row", "at 0,1")
    assert affordable.realm.discounts == 2


# -- troops


@pytest.mark.rule("HEI-5.10")
def test_each_troop_moves_once_a_turn_to_a_neighbouring_free_tile():
    laid = {(1, 0): "yellow", (1, 1): "gray", (2, 2): "green", (3, 0): ("land_mill", BLUE), (2, 0): "gray"}
    game = heirs(laid, troops={WHITE: {"troop_1": (2, 0), "follower": (1, 1)}, BLUE: {"troop_1": (1, 0)}})
    game.play(WHITE, "troop 1")
    assert game.cells(WHITE) == {(3, 0)}
    assert game.refuses(WHITE, "at 1,0") == ("troop-there", "HEI-5.11")
    assert game.refuses(WHITE, "at 2,2") == ("too-far", "HEI-5.10")
    assert game.refuses(WHITE, "at 2,1") == ("no-tile-there", "HEI-5.10")
    game.play(WHITE, "at 3,0")  # blue's building is free ground
    assert game.troop(WHITE, "troop_1") == (3, 0)
    assert game.refuses(WHITE, "troop 1") == ("moved-already", "HEI-5.10")
    game.play(WHITE, "troop follower")
    assert game.refuses(WHITE, "withdraw") == ("follower-stays", "HEI-5.10")
    game.play(WHITE, "at 2,2")


@pytest.mark.rule("HEI-5.10", "HEI-5.11")
def test_a_troop_of_the_reserve_is_stationed_next_to_an_own_troop():
    laid = {(1, 0): "yellow", (2, 0): "gray", (-1, 0): ("land_mine", BLUE)}
    game = heirs(laid, troops={BLUE: {"follower": (1, 0)}}).play(WHITE, "troop 2")
    assert game.cells(WHITE) == {(-1, 0)}
    assert game.refuses(WHITE, "at 2,0") == ("too-far", "HEI-5.10")
    assert game.refuses(WHITE, "withdraw") == ("in-reserve", "HEI-5.10")
    game.play(WHITE, "at -1,0")
    assert game.troop(WHITE, "troop_2") == (-1, 0)


@pytest.mark.rule("HEI-5.10")
def test_a_troop_withdraws_and_cannot_be_stationed_again_in_the_same_turn():
    game = heirs(FIELD, troops={WHITE: OUT}).play(WHITE, "troop 1", "withdraw")
    assert game.troop(WHITE, "troop_1") == "reserve"
    assert game.refuses(WHITE, "troop 1") == ("moved-already", "HEI-5.10")
    assert game.reach(WHITE) == [1, 2]


@pytest.mark.rule("HEI-5.11")
def test_a_moved_troop_still_gives_reach_and_resources_and_room_to_build():
    game = heirs(FIELD, hands={WHITE: ["land_hut"]}, discounts=3).play(WHITE, "troop 1", "at 1,0", "build land_hut")
    assert (2, 1) in game.cells(WHITE)
    moved = heirs(FIELD, troops={WHITE: {"troop_1": (1, 0)}}, moved=["troop_1", "follower"])
    still = heirs(FIELD, troops={WHITE: {"troop_1": (1, 0)}})
    assert moved.access(WHITE) == still.access(WHITE)


@pytest.mark.rule("HEI-5.10")
def test_a_troop_that_can_only_withdraw_is_still_asked_where_to_go():
    game = heirs({(1, 0): "yellow"}, troops={WHITE: {"troop_1": (1, 0)}}).play(WHITE, "troop 1")
    assert (game.asks(), game.legal(WHITE)) == ("move", ["withdraw"])
    nowhere = heirs()
    assert nowhere.refuses(WHITE, "troop 1") == ("nowhere-to-go", "HEI-5.10")
    assert nowhere.refuses(WHITE, "troop follower") == ("nowhere-to-go", "HEI-5.10")


@pytest.mark.rule("HEI-5.5", "HEI-5.6", "HEI-5.10", "Q16")
@pytest.mark.example("HEI-X7")
def test_only_stationing_the_second_troop_lets_white_build_the_watchtower():
    def given():
        return heirs(
            {(2, 0): ("land_bakery", WHITE), (1, 1): "green"},
            start="gray",
            troops={WHITE: {"troop_1": (2, 0), "follower": (0, 0)}, BLUE: {"follower": (0, 0)}},
            reserve={1: "gray", 2: "yellow", 3: "green"},
            hands={WHITE: ["patrol_watchtower_green_row"]},
            taken=True,
        )

    lacking = given()
    assert lacking.access(WHITE) == {"wood": 0, "grain": 2, "stone": 2}
    assert lacking.refuses(WHITE, "build patrol_watchtower_green_row") == ("no-resources", "HEI-5.6")
    moved = given().play(WHITE, "troop 1", "at 1,1", "build patrol_watchtower_green_row")
    assert moved.refuses(WHITE, "at 3,-1") == ("not-adjacent", "HEI-5.5")
    back = given().play(WHITE, "troop 1", "withdraw")
    assert back.reach(WHITE) == [1, 2, 3]
    assert back.play(WHITE, "build patrol_watchtower_green_row").refuses(WHITE, "at 3,-1")[0] == "not-adjacent"
    stationed = given().play(WHITE, "troop 2", "at 1,1")
    assert stationed.access(WHITE) == {"wood": 1, "grain": 1, "stone": 2}
    stationed.play(WHITE, "build patrol_watchtower_green_row", "at 3,-1")
    assert stationed.on(3, -1) == ("patrol_watchtower_green_row", WHITE)


def test_an_illegal_answer_changes_nothing():
    game = heirs(hands={WHITE: ["land_hut"]})
    before = game.state.to_dict()
    with pytest.raises(IllegalAction):
        game.play(WHITE, "take 5")
    assert game.state.to_dict() == before
