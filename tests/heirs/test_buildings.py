"""Rulings on what each of the 24 buildings is worth (HEI-7, HEI-9.1, HEI-9.2)."""

import pytest

from tests.heirs.realm import BLUE, BOX, WHITE, heirs, tile

# The examples put the building on (0, 0), where the start tile lies; here everything stands five further east.
X = 5


def around(name: str, **fields):
    """A white building at (5, 5) with things around it: n="green", ne=("land_hut", BLUE), …"""
    steps = {"n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, -1), "w": (-1, 0),
             "nw": (-1, 1)}  # fmt: skip
    laid = {(X + steps[field][0], X + steps[field][1]): thing for field, thing in fields.items()}
    return heirs({(X, X): (name, WHITE), **laid}).worth(X, X)


@pytest.mark.rule("HEI-9.1")
@pytest.mark.example("HEI-X8")
def test_a_tavern_counts_at_most_three_tiles_in_each_direction_of_its_line():
    row = {(X + x, X): "green" for x in (-3, -1, 1, 2, 3)} | {(X + 4, X): ("land_hut", BLUE)}
    assert heirs({(X, X): ("travel_tavern_row", WHITE), **row}).worth(X, X) == 6
    column = {(X, X + y): "gray" for y in (1, -1, -2, -3, -4)}
    assert heirs({(X, X): ("travel_tavern_column", WHITE), **column}).worth(X, X) == 5
    assert heirs({(X, X): ("travel_tavern_column", WHITE), **row}).worth(X, X) == 1
    full = {(X + x, X): "green" for x in (-4, -3, -2, -1, 1, 2, 3, 4)}
    assert heirs({(X, X): ("travel_tavern_row", BLUE), **full}).worth(X, X) == 7


@pytest.mark.rule("HEI-9.1")
@pytest.mark.example("HEI-X9")
def test_a_market_counts_orthogonal_neighbours():
    assert around("travel_market_gray", n="green", e=("land_hut", BLUE), s="gray", ne="green") == 4
    assert around("travel_market_yellow", n="green", e="gray", s="gray", w="yellow") == 5
    assert around("travel_market_yellow") == 1


@pytest.mark.rule("HEI-9.1")
@pytest.mark.example("HEI-X10")
def test_a_robber_castle_counts_enemy_buildings_beside_it():
    assert around("travel_robber_gray", n=("land_hut", BLUE), e=("land_mill", BLUE), s=("land_mine", WHITE),
                  w="green") == 6  # fmt: skip
    four = {"n": ("land_hut", BLUE), "e": ("land_mill", BLUE), "s": ("land_mine", BLUE), "w": ("land_bakery", BLUE)}
    assert around("travel_robber_green", **four) == 10
    assert around("travel_robber_green", ne=("land_hut", BLUE)) == 2


@pytest.mark.rule("HEI-9.1", "Q7")
@pytest.mark.example("HEI-X11")
def test_a_mill_counts_the_connected_yellow_area_it_belongs_to():
    yellow = {(X + x, X + y): "yellow" for x, y in ((1, 0), (2, 0), (2, 1), (1, -1), (0, 2))}
    laid = {(X, X): ("land_mill", WHITE), (X, X + 1): "green", **yellow}
    assert heirs(laid).worth(X, X) == 5
    assert heirs({**laid, (X, X + 1): ("land_bakery", BLUE)}).worth(X, X) == 7  # the bakery joins both parts


@pytest.mark.rule("HEI-9.1", "Q7")
@pytest.mark.parametrize(
    ("name", "colour", "other"), [("land_mine", "gray", "green"), ("land_cowshed", "green", "gray")]
)
def test_mine_and_cowshed_count_their_areas_too(name, colour, other):
    assert around(name, n=colour, w=colour, s=other, ne=colour) == 4
    assert around(name, s=other) == 1
    assert around(name, ne=colour) == 1  # diagonal is not connected


@pytest.mark.rule("HEI-9.1", "Q8")
@pytest.mark.example("HEI-X12")
def test_a_bakery_counts_other_own_buildings_on_yellow_ground():
    laid = {(X, X): ("land_bakery", WHITE), (1, 0): ("land_mill", WHITE), (2, 0): ("trade_farm", WHITE),
            (3, 0): ("land_camp_yellow", BLUE), (4, 0): "yellow", (5, 0): ("land_hut", WHITE)}  # fmt: skip
    assert heirs(laid).worth(X, X) == 3


@pytest.mark.rule("HEI-9.1", "Q8")
@pytest.mark.parametrize(("name", "own", "blue"), [("land_smithy", "land_mine", "trade_quarry"),
                                                   ("land_hut", "land_cowshed", "trade_sawmill")])  # fmt: skip
def test_smithy_and_hut_count_own_buildings_on_gray_and_green_ground(name, own, blue):
    assert heirs({(X, X): (name, WHITE), (1, 0): (own, WHITE), (2, 0): (blue, BLUE)}).worth(X, X) == 2
    assert heirs({(X, X): (name, WHITE)}).worth(X, X) == 1


@pytest.mark.rule("HEI-9.1")
@pytest.mark.example("HEI-X13")
def test_a_watchtower_counts_tiles_of_its_colour_in_its_line():
    laid = {(X, X): ("patrol_watchtower_gray_column", WHITE), (X, X + 1): "gray", (X, X + 3): "gray",
            (X, X - 2): "gray", (X, X + 2): "green", (X + 1, X): "gray"}  # fmt: skip
    assert heirs(laid).worth(X, X) == 4
    rows = {(X, X): ("patrol_watchtower_yellow_row", BLUE), (X - 9, X): ("patrol_garrison_yellow", WHITE),
            (X + 9, X): "yellow", (X, X + 1): "yellow"}  # fmt: skip
    assert heirs(rows).worth(X, X) == 3


@pytest.mark.rule("HEI-9.1")
@pytest.mark.example("HEI-X14")
def test_a_garrison_counts_standing_watchtowers_on_its_diagonals():
    laid = {(X, X): ("patrol_garrison_gray", WHITE), (X + 1, X + 1): ("patrol_watchtower_green_row", BLUE),
            (X + 3, X - 3): ("patrol_watchtower_gray_row", WHITE), (X - 2, X + 2): "patrol_watchtower_yellow_row",
            (X + 1, X): ("patrol_watchtower_gray_column", WHITE)}  # fmt: skip
    assert heirs(laid).worth(X, X) == 4


@pytest.mark.rule("HEI-9.1")
@pytest.mark.example("HEI-X15")
def test_a_basketry_counts_pairs_of_green_and_yellow_and_its_guild_house_adds_one_each():
    laid = {"n": "green", "e": "yellow", "s": "green", "w": "yellow"}
    assert around("craft_basketry_orthogonal", **laid) == 6
    guild = {(1, 0): ("craft_guild_basketry", WHITE)}
    at = {(X, X + 1): "green", (X + 1, X): "yellow", (X, X - 1): "green", (X - 1, X): "yellow"}
    building = {(X, X): ("craft_basketry_orthogonal", WHITE)}
    assert heirs({**building, **at, **guild}).worth(X, X) == 8
    del at[(X - 1, X)]
    assert heirs({**building, **at, **guild}).worth(X, X) == 4
    foreign = {(1, 0): ("craft_guild_basketry", BLUE)}
    assert heirs({**building, **at, **foreign}).worth(X, X) == 3
    other = {(1, 0): ("craft_guild_pottery", WHITE)}
    assert heirs({**building, **at, **other}).worth(X, X) == 3


@pytest.mark.rule("HEI-9.1")
@pytest.mark.parametrize(
    ("craft", "one", "two", "third"),
    [("pottery", "gray", "yellow", "green"), ("cooperage", "gray", "green", "yellow"),
     ("basketry", "green", "yellow", "gray")],
)  # fmt: skip
def test_crafts_look_at_their_two_colours_on_their_four_fields(craft, one, two, third):
    diagonal, straight = f"craft_{craft}_diagonal", f"craft_{craft}_orthogonal"
    corners = {"ne": one, "se": two, "sw": two, "nw": third}
    assert around(diagonal, **corners) == 3
    assert around(straight, **corners) == 0
    assert around(straight, n=one, s=one, e=one, w=two) == 3
    assert around(straight, n=one, s=one) == 0
    assert around(diagonal, n=one, s=two) == 0


@pytest.mark.rule("HEI-9.1")
@pytest.mark.example("HEI-X16")
def test_a_fortress_counts_own_siege_towers_and_fortresses():
    laid = {(X, X): ("war_fortress_gray", WHITE), (1, 0): ("war_fortress_green", WHITE),
            (2, 0): ("war_siege_gray_1", WHITE), (3, 0): ("war_siege_green_1", WHITE),
            (4, 0): ("war_siege_yellow_1", BLUE)}  # fmt: skip
    game = heirs(laid)
    assert (game.worth(X, X), game.worth(1, 0)) == (4, 4)


@pytest.mark.rule("HEI-9.2")
@pytest.mark.example("HEI-X17")
def test_a_trading_post_counts_own_producers_of_its_type_and_a_troop_doubles_it():
    laid = {(X, X): ("trade_post_farm", WHITE), (1, 0): ("trade_farm", WHITE), (2, 0): ("trade_sawmill", WHITE)}
    game = heirs(laid, troops={WHITE: {"troop_1": (X, X)}})
    assert game.worth(X, X) == 3
    assert game.buildings(WHITE) == 6
    theirs = heirs({(X, X): ("trade_post_quarry", WHITE), (1, 0): ("trade_quarry", BLUE)})
    assert theirs.worth(X, X) == 0


@pytest.mark.rule("HEI-9.1")
@pytest.mark.parametrize(
    ("name", "points"),
    [("trade_cathedral_gray", 5), ("trade_cathedral_green", 5), ("trade_cathedral_yellow", 5), ("land_camp_green", 2),
     ("trade_farm", 0), ("trade_sawmill", 0), ("trade_quarry", 0), ("war_siege_gray_1", 0), ("craft_guild_pottery", 0)],
)  # fmt: skip
def test_buildings_with_fixed_points(name, points):
    assert around(name) == points


@pytest.mark.rule("HEI-9.2")
def test_only_own_troops_double_and_only_on_buildings():
    laid = {(X, X): ("trade_cathedral_gray", WHITE), (1, 0): "trade_cathedral_green"}
    assert heirs(laid, troops={BLUE: {"troop_1": (X, X)}}).buildings(WHITE) == 5
    assert heirs(laid, troops={WHITE: {"follower": (X, X)}}).buildings(WHITE) == 10
    assert heirs(laid, troops={WHITE: {"troop_1": (1, 0)}}).buildings(WHITE) == 5
    assert heirs(laid, troops={WHITE: {"troop_1": (X, X), "troop_2": (1, 0)}}).total(BLUE) == 0


@pytest.mark.rule("HEI-9.1")
@pytest.mark.parametrize("name", BOX.tile_ids)
def test_every_tile_can_be_taken_built_and_counted(name):
    game = heirs({(1, 0): "gray"}, troops={WHITE: {"follower": (1, 0)}}, reserve={1: name}, discounts=4)
    game.play(WHITE, "take 1", f"build {name}", "at 2,1")
    type = BOX.data["building_types"][BOX.tile_type[tile(name)]]
    effect = type["effect"]
    alone = effect.get("self_points", effect.get("points", effect.get("points_if_unused", 0)))
    assert game.on(2, 1) == (name, WHITE)
    assert game.worth(2, 1) == (1 if effect.get("counts_self") else alone)
    assert game.state.scores() == [game.worth(2, 1), 0]
    assert game.state.breakdown()[WHITE][type["id"]] == game.worth(2, 1)
    down = heirs(reserve={1: name}).play(WHITE, "take 1", f"extend {name}", "at 1,1")
    assert down.on(1, 1) == name
    assert down.state.scores() == [0, 0]
