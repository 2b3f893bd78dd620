"""Rulings on the box, the grid and the set-up (HEI-1 to HEI-3)."""

from collections import Counter

import pytest

from palas.engine.core.cards import listed
from palas.engine.errors import BadOption
from palas.games.heirs.box import ORIGIN, TERRAINS, cell_at
from palas.games.heirs.words import cell_name
from tests.heirs.realm import BLUE, BOX, GAME, WHITE, heirs, new_game, tile

TILES = GAME.data["tiles"]


def laid_out(crown: str = "white", start: str = "green", top: str = "gray", **options):
    """A new game up to the first turn; the reserve gets the first six tiles that can fall."""
    game = new_game(**options)
    for _slot in range(6):
        game.falls(game.state.outcomes()[0][0])
    if game.state.players == 2:
        game.falls(f"shield {crown}")
    return game.falls(f"start_tile {start}", f"top {top}")


@pytest.mark.rule("HEI-1.1")
def test_the_box_holds_six_sets_of_nine_tiles_six_troops_a_shield_and_the_solo_pieces():
    assert Counter(entry["set"] for entry in TILES) == dict.fromkeys(BOX.set_ids, 9)
    assert BOX.tiles == 54
    troops = Counter((troop["color"], troop["kind"]) for troop in GAME.data["troops"])
    assert troops == {(c, k): n for c in ("white", "blue") for k, n in (("normal", 2), ("follower", 1))}
    assert GAME.data["royal_shield"]["sides"] == ["white", "blue"]
    assert len(BOX.treasure_ids) == 10
    assert [entry["id"] for entry in GAME.data["other_components"] if entry.get("solo_only")] == ["scaffold"]


@pytest.mark.rule("HEI-1.2", "HEI-1.4", "Q19")
def test_a_tile_has_a_type_a_terrain_a_cost_and_maybe_a_road_and_each_set_three_of_each_terrain():
    for entry in TILES:
        assert entry["building"] in BOX.type_ids
        assert 2 <= sum(entry["cost"].values()) == entry["cost_total"] <= 4
        assert (entry["road"]["kind"] == "none") == (not entry["road"]["edges"])
    for name in BOX.set_ids:
        assert Counter(e["terrain_front"] for e in TILES if e["set"] == name) == {"green": 3, "yellow": 3, "gray": 3}
        roads = sum(e["road"]["kind"] != "none" for e in TILES if e["set"] == name)
        assert roads == (7 if name == "travel" else 5)
        assert sum(e["road"]["kind"] == "junction" for e in TILES if e["set"] == name) == 1
        demand = Counter()
        for e in TILES:
            demand += Counter(e["cost"]) if e["set"] == name else Counter()
        assert max(demand.values()) - min(demand.values()) <= 1


@pytest.mark.rule("HEI-1.3", "Q1")
def test_back_and_front_of_a_tile_show_the_same_terrain_so_the_top_colour_is_public():
    assert all(entry["terrain_front"] == entry["terrain_back"] for entry in TILES)
    assert all(entry["resource"] == {"green": "wood", "yellow": "grain", "gray": "stone"}[entry["terrain_front"]]
               for entry in TILES)  # fmt: skip
    game = laid_out(top="yellow")
    assert TERRAINS[game.state.view(None).top] == "yellow"


@pytest.mark.rule("HEI-1.5")
def test_each_set_has_its_copies_of_each_building():
    copies = {name: Counter(e["building"] for e in TILES if e["set"] == name) for name in BOX.set_ids}
    assert copies["travel"] == {"tavern": 2, "market": 2, "pilgrimage": 3, "robber_castle": 2}
    ones = ("mill", "mine", "cowshed", "bakery", "smithy", "hut")
    assert copies["land"] == {"field_camp": 3, **dict.fromkeys(ones, 1)}
    assert copies["trade"] == {"farm": 1, "sawmill": 1, "quarry": 1, "trading_post": 3, "cathedral": 3}
    assert copies["war"] == {"siege_tower": 6, "fortress": 3}
    assert copies["craft"] == {"basketry": 2, "pottery": 2, "cooperage": 2, "guild_house": 3}
    assert copies["patrol"] == {"watchtower": 6, "garrison": 3}
    assert len(BOX.type_ids) == len({e["building"] for e in TILES}) == 24
    towers = {(e["terrain_front"], e["variant"]["line"]) for e in TILES if e["building"] == "watchtower"}
    assert len(towers) == 6
    for type, targets in (("trading_post", ("farm", "sawmill", "quarry")),
                          ("guild_house", ("basketry", "pottery", "cooperage"))):  # fmt: skip
        assert sorted(e["variant"]["target"] for e in TILES if e["building"] == type) == sorted(targets)
    for craft in ("basketry", "pottery", "cooperage"):
        assert {e["variant"]["pattern"] for e in TILES if e["building"] == craft} == {"orthogonal", "diagonal"}
    assert {e["variant"]["line"] for e in TILES if e["building"] == "tavern"} == {"row", "column"}


@pytest.mark.rule("HEI-2.1", "HEI-2.4")
def test_north_is_away_from_white_and_rows_and_columns_are_the_same_for_both():
    game = heirs({(1, 0): "yellow", (0, 1): "gray"}, troops={WHITE: {"troop_1": (1, 0), "troop_2": (0, 1)}})
    assert game.realm.at[ORIGIN] == BOX.start_tile
    say = GAME.words.namers["cell"]
    east, north = game.realm.troops[0], game.realm.troops[1]
    assert (say("en", east), say("de", east)) == ("N10", "N10")
    assert (say("en", north), say("de", north)) == ("M11", "M11")
    assert GAME.action_text("at -2,-3", "en") == "On K7"
    assert GAME.action_text("at 0,0", "de") == "Auf M10"
    names = [cell_name(cell_at(x, y)) for x in range(-30, 31) for y in range(-30, 31)]
    assert len(set(names)) == len(names), "no two cells have one name"


@pytest.mark.rule("HEI-2.2")
def test_adjacent_means_all_eight_neighbours_for_tiles_and_troops():
    game = heirs(hands={WHITE: ["land_hut"]}, troops={WHITE: {"follower": (0, 0)}}).play(WHITE, "extend land_hut")
    assert game.cells(WHITE) == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}
    ring = {(x, y): "green" for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)}
    assert heirs(ring).play(WHITE, "troop follower").cells(WHITE) == set(ring)


@pytest.mark.rule("HEI-2.3")
@pytest.mark.example("HEI-X24")
def test_a_tile_of_blue_lies_turned_by_half():
    game = heirs({(0, 1): ("travel_market_gray", BLUE), (0, -1): ("land_mill", WHITE)})
    assert game.edges(0, 1) == {"S", "W"}
    assert game.edges(0, -1) == {"S", "E"}


@pytest.mark.rule("HEI-2.5")
def test_a_building_belongs_to_the_side_of_its_bottom_edge_and_open_terrain_to_nobody():
    game = heirs(hands={BLUE: ["land_hut", "trade_farm"]}, turn=BLUE, discounts=3)
    game.play(BLUE, "build land_hut", "at 1,1", "extend trade_farm", "at -1,1")
    assert game.on(1, 1) == ("land_hut", BLUE)
    assert game.on(-1, 1) == "trade_farm"
    assert game.edges(-1, 1) == set()


@pytest.mark.rule("HEI-2.6", "Q2")
def test_gaps_do_not_interrupt_rows_columns_and_diagonals():
    game = heirs({(0, 1): ("patrol_watchtower_gray_column", WHITE), (0, 7): "gray", (0, -5): "gray",
                  (1, 0): ("travel_tavern_row", WHITE), (-4, 0): "green", (9, 0): "green",
                  (4, 5): ("patrol_garrison_gray", WHITE)})  # fmt: skip
    assert game.worth(0, 1) == 3
    assert game.worth(1, 0) == 4  # itself, two to the west (the start tile is one), one to the east
    assert game.worth(4, 5) == 2


@pytest.mark.rule("HEI-3.1", "HEI-10.2")
def test_any_three_of_the_six_sets_are_chosen_and_27_tiles_are_shuffled():
    (sets,) = [option for option in GAME.meta.options if option.id == "sets"]
    assert len(sets.values) == 20
    assert sets.default == "travel+land+trade"
    for choice in sets.values:
        unseen = GAME.start(2, seed=1, options={"sets": choice}, chance="manual").view(0).unseen
        drawn = listed(unseen)
        assert len(drawn) == 27
        assert {BOX.set_ids[BOX.tile_set[number]] for number in drawn} == set(str(choice).split("+"))
    with pytest.raises(BadOption):
        GAME.start(2, options={"sets": "travel+travel+land"})
    first = [code for code, _chance in new_game().state.outcomes()]
    assert len(first) == 27


@pytest.mark.rule("HEI-3.2")
@pytest.mark.parametrize(("crown", "side"), [("white", WHITE), ("blue", BLUE)])
def test_the_shield_names_the_starting_player_and_the_reserve_has_six_tiles_in_a_circle(crown, side):
    game = laid_out(crown)
    assert (game.realm.crown, game.realm.active, game.asked()) == (side, side, side)
    assert (game.realm.shield, game.realm.reserve[0]) == (0, -1)
    assert len({*game.realm.reserve}) == 7
    assert game.legal(side, "take") == ["1", "2", "3"]


@pytest.mark.rule("HEI-3.3", "HEI-3.4", "Q18")
def test_normal_troops_start_in_the_reserve_and_both_followers_on_the_start_tile():
    game = laid_out(start="yellow")
    for side in (WHITE, BLUE):
        assert [game.troop(side, name) for name in ("troop_1", "troop_2")] == ["reserve", "reserve"]
        assert game.troop(side, "follower") == (0, 0)
    assert game.on(0, 0) == "start"
    # each has the start tile's resource, though both stand there
    reach = {"wood": 0, "grain": 0, "stone": 0}
    for slot in game.reach(WHITE):
        reach[("wood", "grain", "stone")[BOX.terrain[game.realm.reserve[slot]]]] += 1
    assert game.access(WHITE) == {**reach, "grain": reach["grain"] + 1}


@pytest.mark.rule("HEI-3.4")
def test_once_a_follower_has_left_the_start_tile_troops_never_share_a_tile_again():
    game = heirs({(1, 0): "yellow", (2, 0): "gray"}, troops={WHITE: {"follower": (1, 0)}})
    assert game.play(WHITE, "troop follower").refuses(WHITE, "at 0,0") == ("troop-there", "HEI-5.11")


@pytest.mark.rule("HEI-3.5")
def test_twenty_tiles_remain_in_the_stack_and_the_hands_are_empty():
    game = laid_out()
    assert game.realm.pile == 20
    assert game.realm.unseen.bit_count() == 21
    assert (game.hand(WHITE), game.hand(BLUE)) == ([], [])


@pytest.mark.rule("HEI-3.6")
def test_roads_can_be_left_out_for_two_but_never_alone_and_pilgrimage_sites_always_count_theirs():
    laid = {(1, 0): ("travel_pilgrimage_green", WHITE), (2, 0): ("travel_tavern_row", WHITE)}
    with_roads, without = heirs(laid), heirs(laid, roads=False)
    assert with_roads.total(WHITE) == with_roads.buildings(WHITE) + 2
    assert without.total(WHITE) == without.buildings(WHITE)
    assert without.worth(1, 0) == 2
    assert "roads" in GAME.breakdown(without.realm)[WHITE]
    assert GAME.breakdown(without.realm)[WHITE]["roads"] == 0
    alone = heirs(laid, solo=WHITE, roads=False)
    assert alone.total(WHITE) == alone.buildings(WHITE) + 2


def test_tiles_that_share_building_and_terrain_are_still_told_apart():
    for lang in ("de", "en"):
        names = [GAME.words.namers["tile"](lang, number) for number in range(BOX.tiles)]
        assert len(set(names)) == 54
        assert len({GAME.words.namers["the_tile"](lang, number) for number in range(BOX.tiles)}) == 54
    assert GAME.words.namers["the_tile"]("de", tile("trade_post_farm")) == "den gelben Handelsposten (Bauernhof)"
    assert GAME.words.namers["the_tile"]("de", tile("war_siege_green_1")) == "den grünen Belagerungsturm (mit Straße)"
    assert GAME.words.namers["the_tile"]("en", tile("land_camp_gray")) == "the gray field camp"
