"""Rulings on roads (HEI-2.7 to HEI-2.9, HEI-9.3)."""

import pytest

from tests.heirs.realm import BLUE, BOX, GAME, WHITE, heirs

# The examples start at (0, 0), where the start tile lies; here they lie one row further north.
ROW = 1


def in_a_row(*tiles, **more):
    """Tiles side by side from west to east: ("land_cowshed", WHITE) or open terrain."""
    return heirs({(x, ROW): thing for x, thing in enumerate(tiles)}, **more)


@pytest.mark.rule("HEI-2.7")
def test_tiles_have_straight_roads_curves_junctions_pilgrimage_sites_or_none():
    for entry in GAME.data["tiles"]:
        edges, kind = set(entry["road"]["edges"]), entry["road"]["kind"]
        assert len(edges) == {"none": 0, "straight": 2, "curve": 2, "junction": 4, "terminal": 4}[kind]
        assert (kind == "terminal") == (entry["building"] == "pilgrimage")
        if kind in ("straight", "curve"):
            assert (edges in ({"N", "S"}, {"E", "W"})) == (kind == "straight")
    assert in_a_row("travel_tavern_row").edges(0, ROW) == set()


@pytest.mark.rule("HEI-2.7", "HEI-2.8", "HEI-2.9", "HEI-9.3")
@pytest.mark.example("HEI-X18")
def test_a_pilgrimage_site_counts_its_longest_road_and_each_road_is_scored():
    game = heirs({(0, ROW): ("travel_pilgrimage_green", WHITE), (1, ROW): ("travel_tavern_row", BLUE),
                  (2, ROW): ("land_cowshed", WHITE), (3, ROW): ("land_smithy", BLUE),
                  (4, ROW): ("trade_post_farm", WHITE), (0, ROW + 1): ("land_mine", WHITE)})  # fmt: skip
    assert game.worth(0, ROW) == 4
    roads = game.roads()
    assert len(roads) == 3
    assert {(0, ROW), (1, ROW), (2, ROW), (3, ROW)} in roads
    assert {(0, ROW), (0, ROW + 1)} in roads
    assert {(3, ROW), (4, ROW)} in roads
    assert game.road_points() == (2, 0)


@pytest.mark.rule("HEI-9.3")
@pytest.mark.example("HEI-X19")
def test_a_road_of_three_own_buildings_brings_three():
    game = in_a_row(("land_cowshed", WHITE), ("travel_tavern_row", WHITE), ("trade_post_farm", WHITE))
    assert game.road_points() == (3, 0)


@pytest.mark.rule("HEI-9.3", "Q14")
@pytest.mark.example("HEI-X20")
def test_the_majority_gets_the_difference():
    game = in_a_row(("land_cowshed", BLUE), ("travel_tavern_row", WHITE), ("trade_post_farm", BLUE))
    assert game.road_points() == (0, 1)


@pytest.mark.rule("HEI-9.3")
@pytest.mark.example("HEI-X21")
def test_two_against_two_brings_nothing():
    game = in_a_row(("land_cowshed", WHITE), ("travel_tavern_row", BLUE), ("trade_post_farm", WHITE),
                    ("land_smithy", BLUE))  # fmt: skip
    assert game.roads() == [{(x, ROW) for x in range(4)}]
    assert game.road_points() == (0, 0)


@pytest.mark.rule("HEI-9.3", "HEI-2.8")
@pytest.mark.example("HEI-X22")
def test_a_road_on_one_building_only_brings_nothing():
    assert in_a_row(("land_cowshed", BLUE), "travel_tavern_row").road_points() == (0, 0)
    unmatched = in_a_row(("land_cowshed", BLUE), ("land_mine", BLUE))
    assert unmatched.roads() == []
    assert unmatched.road_points() == (0, 0)


@pytest.mark.rule("HEI-2.9", "HEI-9.3")
@pytest.mark.example("HEI-X23")
def test_a_junction_is_the_end_of_each_road_that_meets_it():
    game = heirs({(1, ROW): ("land_smithy", WHITE), (2, ROW): ("land_cowshed", WHITE),
                  (1, ROW + 1): ("land_mine", BLUE), (0, ROW): ("travel_tavern_row", BLUE)})  # fmt: skip
    assert len(game.roads()) == 3
    assert game.road_points() == (2, 0)


@pytest.mark.rule("HEI-2.8")
def test_ownership_does_not_matter_for_linking_but_the_turn_of_the_tile_does():
    # a curve north-east of white opens to the east; turned for blue it opens to south and west
    linked = in_a_row(("travel_market_gray", WHITE), ("land_cowshed", BLUE))
    assert linked.roads() == [{(0, ROW), (1, ROW)}]
    assert in_a_row(("travel_market_gray", BLUE), ("land_cowshed", BLUE)).roads() == []
    assert in_a_row(("land_cowshed", WHITE), ("travel_market_gray", BLUE)).roads() == [{(0, ROW), (1, ROW)}]


@pytest.mark.rule("HEI-2.8")
def test_roads_need_not_match_when_a_tile_is_laid():
    game = heirs({(0, 1): ("land_cowshed", WHITE)}, hands={WHITE: ["land_mine"]}, discounts=3,
                 troops={WHITE: {"troop_1": (0, 1)}})  # fmt: skip
    game.play(WHITE, "build land_mine", "at 1,1")
    assert game.roads() == []


@pytest.mark.rule("HEI-2.9", "Q3")
def test_a_road_in_a_loop_counts_each_tile_once():
    # curves in a square: SE at the upper left, SW at the upper right, NW at the lower right, NE at the lower left
    loop = {(0, 2): ("land_mill", WHITE), (1, 2): ("land_bakery", WHITE), (1, 1): ("trade_cathedral_yellow", WHITE),
            (0, 1): ("trade_post_sawmill", WHITE)}  # fmt: skip
    game = heirs(loop)
    assert game.roads() == [set(loop)]
    assert game.road_points() == (4, 0)


@pytest.mark.rule("HEI-2.9", "Q3")
def test_a_road_that_comes_back_to_its_junction_counts_it_once():
    loop = {(0, 2): ("land_mill", WHITE), (1, 2): ("land_bakery", WHITE), (1, 1): ("trade_cathedral_yellow", WHITE),
            (0, 1): ("travel_pilgrimage_gray", WHITE)}  # fmt: skip
    game = heirs(loop)
    assert game.roads() == [set(loop)]
    assert game.worth(0, 1) == 4
    assert game.road_points() == (4, 0)


@pytest.mark.rule("HEI-2.9")
def test_two_junctions_side_by_side_share_a_road_and_one_junction_can_have_four():
    laid = {(1, 2): ("land_smithy", WHITE), (2, 2): ("trade_cathedral_green", WHITE), (0, 2): ("land_cowshed", WHITE),
            (1, 3): ("land_mine", WHITE), (1, 1): ("trade_post_quarry", WHITE)}  # fmt: skip
    game = heirs(laid)
    assert {(1, 2), (2, 2)} in game.roads()
    assert sum((1, 2) in road for road in game.roads()) == 4
    assert game.road_points() == (8, 0)


@pytest.mark.rule("HEI-9.3")
def test_roads_are_not_doubled_by_troops_and_ignore_open_terrain():
    tiles = ("land_cowshed", WHITE), ("travel_tavern_row", WHITE)
    doubled = in_a_row(*tiles, troops={WHITE: {"troop_1": (0, ROW), "troop_2": (1, ROW)}})
    assert doubled.road_points() == (2, 0)
    cut = in_a_row(("land_cowshed", WHITE), "travel_tavern_row", ("trade_post_farm", WHITE))
    assert cut.roads() == []


@pytest.mark.rule("HEI-2.9")
def test_a_site_without_a_road_is_worth_one_and_a_site_beside_a_site_two():
    assert in_a_row(("travel_pilgrimage_green", WHITE)).worth(0, ROW) == 1
    sites = in_a_row(("travel_pilgrimage_green", WHITE), ("travel_pilgrimage_gray", BLUE))
    assert (sites.worth(0, ROW), sites.worth(1, ROW)) == (2, 2)
    assert BOX.road_kind[BOX.tile_ids.index("travel_pilgrimage_gray")] == 2
