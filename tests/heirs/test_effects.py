"""Rulings on what buildings do during the game: field camps, siege towers, producers (HEI-6)."""

import pytest

from tests.heirs.realm import BLUE, WHITE, heirs, tile

CAMP = {(1, 0): ("land_camp_gray", WHITE)}


@pytest.mark.rule("HEI-6.1")
@pytest.mark.example("HEI-X26")
def test_a_field_camp_is_turned_over_for_a_second_tile():
    game = heirs(CAMP, troops={WHITE: {"troop_1": (1, 0)}}, taken=True, shield=2)
    assert game.buildings(WHITE) == 4  # 2, doubled by the troop
    game.play(WHITE, "camp land_camp_gray")
    assert game.realm.crown == WHITE
    assert game.on(1, 0) == "land_camp_gray"
    assert game.troop(WHITE, "troop_1") == (1, 0)
    assert game.buildings(WHITE) == 0
    assert game.legal(WHITE, "take") == ["3", "4"]
    game.play(WHITE, "take 4")
    assert (game.realm.crown, game.realm.shield) == (BLUE, 4)
    assert len(game.hand(WHITE)) == 1


@pytest.mark.rule("HEI-6.1")
def test_a_camp_waits_until_a_tile_has_been_taken():
    game = heirs(CAMP)
    assert game.refuses(WHITE, "camp land_camp_gray") == ("take-before-camp", "HEI-6.1")
    game.play(WHITE, "take 1", "camp land_camp_gray")
    assert game.asks() == "turn"


@pytest.mark.rule("HEI-6.1")
def test_a_second_camp_waits_until_the_first_ones_tile_is_taken():
    game = heirs({**CAMP, (0, 1): ("land_camp_green", WHITE)}, taken=True).play(WHITE, "camp land_camp_gray")
    assert game.refuses(WHITE, "camp land_camp_green") == ("take-before-camp", "HEI-6.1")
    game.play(WHITE, "take 1", "camp land_camp_green", "take 2", "end")
    assert game.asked() == BLUE


@pytest.mark.rule("HEI-6.1")
def test_a_camp_built_in_the_same_turn_may_be_used_at_once_and_only_once_a_game():
    game = heirs(hands={WHITE: ["land_camp_yellow"]}, discounts=2).play(WHITE, "take 1")
    game.play(WHITE, "build land_camp_yellow", "at 1,1", "camp land_camp_yellow", "take 2")
    assert game.refuses(WHITE, "camp land_camp_yellow") == ("not-your-camp", "HEI-6.1")


@pytest.mark.rule("HEI-6.1")
def test_a_camp_of_the_other_side_or_another_building_is_no_camp_of_ones_own():
    game = heirs({(1, 0): ("land_camp_gray", BLUE), (0, 1): ("land_mill", WHITE)}, taken=True)
    for name in ("land_camp_gray", "land_mill", "land_camp_green"):
        assert game.refuses(WHITE, f"camp {name}") == ("not-your-camp", "HEI-6.1")


@pytest.mark.rule("HEI-6.1", "Q5")
def test_if_the_further_tile_is_not_taken_the_shield_is_turned_to_the_opponent():
    game = heirs(CAMP, taken=True).play(WHITE, "camp land_camp_gray", "end")
    assert (game.asked(), game.realm.crown) == (BLUE, BLUE)
    assert game.refuses(BLUE, "end") == ("take-first", "HEI-5.1")


SIEGE = {(0, 1): ("war_siege_green_1", WHITE), (1, 1): ("trade_cathedral_yellow", BLUE)}


def besieging(**more):
    """White has one tower beside blue's cathedral at (1, 1) and lays the second one at (1, 0)."""
    laid = {**SIEGE, **more.pop("laid", {})}
    return heirs(laid, hands={WHITE: ["war_siege_gray_1"]}, discounts=2, **more).play(WHITE, "build war_siege_gray_1")


@pytest.mark.rule("HEI-6.2")
@pytest.mark.example("HEI-X25")
def test_two_siege_towers_beside_a_building_may_destroy_it():
    # the example's cells, moved by one to the east: the start tile lies at (0, 0)
    laid = {(1, 1): ("war_siege_green_1", WHITE), (1, 0): ("trade_cathedral_yellow", BLUE)}
    game = heirs(laid, hands={WHITE: ["war_siege_gray_1"]}, discounts=2, troops={WHITE: {"troop_1": (1, 1)}})
    assert game.total(BLUE) == 5
    game.play(WHITE, "build war_siege_gray_1", "at 2,0")
    assert (game.asks(), game.legal(WHITE)) == ("siege", ["destroy", "spare"])
    game.play(WHITE, "destroy")
    assert game.on(1, 0) == "trade_cathedral_yellow"
    assert game.terrain(1, 0) == "yellow"
    assert game.total(BLUE) == 0
    assert game.asks() == "turn"


@pytest.mark.rule("HEI-6.2")
def test_destroying_is_optional_and_troops_stay():
    game = besieging(troops={BLUE: {"troop_1": (1, 1)}}).play(WHITE, "at 1,0", "spare")
    assert game.on(1, 1) == ("trade_cathedral_yellow", BLUE)
    game = besieging(troops={BLUE: {"troop_1": (1, 1)}}).play(WHITE, "at 1,0", "destroy")
    assert game.troop(BLUE, "troop_1") == (1, 1)


@pytest.mark.rule("HEI-6.2")
def test_one_tower_or_a_diagonal_one_or_anothers_tower_is_not_enough():
    assert besieging().play(WHITE, "at 1,-1").asks() == "turn"  # diagonal to nothing, not beside the cathedral
    alone = heirs({(1, 1): ("trade_cathedral_yellow", BLUE)}, hands={WHITE: ["war_siege_gray_1"]}, discounts=2)
    assert alone.play(WHITE, "build war_siege_gray_1", "at 1,0").asks() == "turn"
    blues = heirs({**SIEGE, (0, 1): ("war_siege_green_1", BLUE)}, hands={WHITE: ["war_siege_gray_1"]}, discounts=2)
    assert blues.play(WHITE, "build war_siege_gray_1", "at 1,0").asks() == "turn"
    diagonal = heirs({(1, 1): ("trade_cathedral_yellow", BLUE), (2, 2): ("war_siege_green_1", WHITE)},
                     hands={WHITE: ["war_siege_gray_1"]}, discounts=2)  # fmt: skip
    assert diagonal.play(WHITE, "build war_siege_gray_1", "at 1,0").asks() == "turn"


@pytest.mark.rule("HEI-6.2")
def test_own_buildings_and_open_terrain_are_not_besieged():
    own = heirs({**SIEGE, (1, 1): ("trade_cathedral_yellow", WHITE)}, hands={WHITE: ["war_siege_gray_1"]}, discounts=2)
    assert own.play(WHITE, "build war_siege_gray_1", "at 1,0").asks() == "turn"
    open_ground = heirs({**SIEGE, (1, 1): "yellow"}, hands={WHITE: ["war_siege_gray_1"]}, discounts=2)
    assert open_ground.play(WHITE, "build war_siege_gray_1", "at 1,0").asks() == "turn"


@pytest.mark.rule("HEI-6.2")
def test_a_tower_laid_as_open_terrain_besieges_nothing():
    game = heirs(SIEGE, hands={WHITE: ["war_siege_gray_1"]}).play(WHITE, "extend war_siege_gray_1", "at 1,0")
    assert game.asks() == "turn"


@pytest.mark.rule("HEI-6.2", "Q6")
def test_each_building_beside_the_new_tower_is_judged_separately_and_a_third_tower_tries_again():
    laid = {(2, -1): ("war_siege_yellow_1", WHITE), (2, 0): ("trade_cathedral_gray", BLUE)}
    game = besieging(laid=laid).play(WHITE, "at 1,0")
    assert game.state.decision(WHITE).data["the_tile"] == tile("trade_cathedral_yellow")  # the northern one first
    game.play(WHITE, "spare", "destroy")
    assert game.on(1, 1) == ("trade_cathedral_yellow", BLUE)
    assert game.on(2, 0) == "trade_cathedral_gray"
    again = heirs({**SIEGE, (1, 0): ("war_siege_gray_2", WHITE), (0, 2): "green"}, discounts=2,
                  hands={WHITE: ["war_siege_gray_1"]}, troops={WHITE: {"troop_1": (0, 2)}})  # fmt: skip
    again.play(WHITE, "build war_siege_gray_1", "at 1,2")
    assert again.asks() == "siege"


@pytest.mark.rule("HEI-6.2")
def test_the_effect_comes_only_at_the_moment_the_tower_is_laid():
    game = besieging().play(WHITE, "at 1,0", "spare", "take 1", "end").play(BLUE, "take 2", "end")
    assert game.asks() == "turn"
    assert "destroy" not in game.legal(WHITE)


@pytest.mark.rule("HEI-6.3")
@pytest.mark.parametrize(("name", "resource"), [("trade_farm", "grain"), ("trade_sawmill", "wood"),
                                                ("trade_quarry", "stone")])  # fmt: skip
def test_a_producer_gives_its_owner_one_resource_and_a_troop_on_it_a_second(name, resource):
    without = heirs({(1, 0): ("land_hut", WHITE), (0, 1): (name, BLUE)}, reserve={1: "gray", 2: "gray"})
    with_it = heirs({(1, 0): ("land_hut", WHITE), (0, 1): (name, WHITE)}, reserve={1: "gray", 2: "gray"})
    assert with_it.access(WHITE)[resource] == without.access(WHITE)[resource] + 1
    stationed = with_it.play(WHITE, "troop 1", "at 0,1")
    assert stationed.access(WHITE)[resource] >= 2
    turned = heirs({(0, 1): name}, reserve={1: "gray", 2: "gray"})
    assert sum(turned.access(WHITE).values()) == 4


@pytest.mark.rule("HEI-6.4")
def test_all_other_buildings_do_nothing_before_the_end():
    for name in ("travel_tavern_row", "travel_robber_gray", "land_mill", "land_smithy", "trade_cathedral_gray"):
        game = heirs(hands={WHITE: [name]}, discounts=4).play(WHITE, f"build {name}", "at 1,1")
        assert game.asks() == "turn"
        assert sum(game.access(WHITE).values()) == 4
        assert not game.legal(WHITE, "camp")
