"""Rulings on the solo mode: Heinrich's turn, treasures, scaffold, his points (HEI-12)."""

from random import Random

import pytest

from palas.games.heirs import scoring
from palas.games.heirs.box import TERRAINS
from palas.games.heirs.rules import heinrich
from palas.games.heirs.rules.heinrich import site
from tests.heirs.realm import BLUE, BOX, GAME, WHITE, Ruling, heirs, new_game, tile

ME = 0  # the human's only seat


def site_of(game: Ruling, name: str) -> tuple[int, int] | None:
    """Where Heinrich would put a tile."""
    cell = site(game.realm, tile(name))
    return None if cell < 0 else (cell // 64 - 32, cell % 64 - 32)


def set_up(colour: str, level: int) -> Ruling:
    game = new_game(1, colour=colour, level=level)
    for _slot in range(6):
        game.falls(game.state.outcomes()[0][0])
    return game.falls("start_tile green", "top gray")


@pytest.mark.rule("HEI-12.1")
@pytest.mark.parametrize(("level", "treasures"), [(1, 6), (2, 8), (3, 10)])
@pytest.mark.parametrize("colour", ["white", "blue"])
def test_the_human_begins_heinrichs_troops_lie_aside_and_the_level_removes_treasures(colour, level, treasures):
    game = set_up(colour, level)
    me, he = (WHITE, BLUE) if colour == "white" else (BLUE, WHITE)
    assert (game.asked(), game.realm.crown, game.realm.shield) == (ME, me, 0)
    assert [game.troop(he, name) for name in ("troop_1", "troop_2", "follower")] == ["aside"] * 3
    assert [game.troop(me, name) for name in ("troop_1", "troop_2", "follower")] == ["reserve", "reserve", (0, 0)]
    assert game.realm.treasure_pile == treasures
    assert game.realm.treasures == [-1] * 10
    assert game.total(he) == 5 * treasures
    assert game.state.players == 1


@pytest.mark.rule("HEI-12.1")
def test_the_levels_are_named():
    names = [GAME.words.say("de", f"option-level-{level}") for level in (1, 2, 3)]
    assert names == [entry["name_de"] for entry in GAME.data["solo"]["levels"]]
    assert GAME.words.say("en", "option-level-3") == "Heinrich the Hammer"


# -- the scaffold


@pytest.mark.rule("HEI-12.2")
def test_the_scaffold_marks_the_humans_last_building():
    game = heirs(hands={WHITE: ["land_hut", "land_mill"]}, discounts=9, solo=WHITE)
    game.play(ME, "extend land_mill", "at 1,1")
    assert game.realm.scaffold == game.realm.cells[BOX.start_tile]
    game.play(ME, "build land_hut", "at 0,1", "take 1", "end")
    assert game.realm.scaffold == game.realm.cells[tile("land_hut")]
    (laid,) = game.story("heinrich_built")
    assert laid[1] != game.realm.scaffold


@pytest.mark.rule("HEI-12.2", "HEI-12.4")
@pytest.mark.parametrize(("side", "first"), [(WHITE, (0, 1)), (BLUE, (0, -1))])
def test_before_the_first_building_heinrich_builds_at_the_start_tile(side, first):
    game = heirs(solo=side).play(ME, "take 1", "end")
    assert game.on(*first)[1] == 1 - side


@pytest.mark.rule("HEI-12.10", "Q21")
def test_a_reference_that_was_turned_over_stays_the_reference_without_roads():
    game = heirs({(1, 0): ("land_camp_gray", WHITE), (2, 0): ("land_smithy", WHITE)}, solo=WHITE, scaffold=(1, 0))
    game.play(ME, "take 1", "camp land_camp_gray", "end")
    assert game.on(1, 1)[1] == BLUE
    road = heirs({(1, 0): "land_cowshed"}, solo=WHITE, scaffold=(1, 0))
    assert site_of(road, "travel_tavern_row") == (1, 1)  # not (2, 0), where the road went


# -- taking


@pytest.mark.rule("HEI-12.3")
def test_heinrich_takes_the_first_tile_of_the_top_colour_with_unlimited_reach():
    game = heirs(solo=WHITE, top="yellow", chance="manual",
                 reserve={1: "green", 2: "gray", 3: "green", 4: "gray", 5: "gray", 6: "land_mill"})  # fmt: skip
    game.play(ME, "take 1").falls(game.state.outcomes()[0][0]).falls("top yellow").play(ME, "end")
    assert game.story("heinrich_took") == [(tile("land_mill"),)]
    assert (game.realm.shield, game.realm.crown) == (6, WHITE)


@pytest.mark.rule("HEI-12.3")
def test_without_a_match_or_with_an_empty_stack_he_takes_the_first_tile():
    game = heirs(solo=WHITE, top="yellow", chance="manual",
                 reserve={1: "green", 2: "land_hut", 3: "green", 4: "gray", 5: "gray", 6: "gray"})  # fmt: skip
    game.play(ME, "take 1").falls(game.state.outcomes()[0][0])
    gray = [name for name in game.state.outcomes() if name[0] == "top green"]
    assert gray
    game.falls("top green").play(ME, "end")
    assert game.story("heinrich_took") == [(tile("land_hut"),)]
    empty = heirs(solo=WHITE, stack=0, reserve={3: "land_hut", 4: "land_mill", 5: "land_mine"})
    empty.play(ME, "take 3", "end")
    assert empty.story("heinrich_took") == [(tile("land_mill"),)]


@pytest.mark.rule("HEI-12.3", "HEI-8.1")
def test_the_shields_old_slot_is_filled_after_heinrich_too():
    game = heirs(solo=WHITE, stack=4).play(ME, "take 2", "end")
    assert game.realm.pile == 2
    assert game.realm.reserve.count(-1) == 1


# -- placing


def ring(*free: str):
    """The eight cells around (5, 5) filled, but for some."""
    steps = {"N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1), "S": (0, -1), "SW": (-1, -1), "W": (-1, 0),
             "NW": (-1, 1)}  # fmt: skip
    return {(5 + x, 5 + y): "green" for name, (x, y) in steps.items() if name not in free}


@pytest.mark.rule("HEI-12.4", "Q15")
@pytest.mark.example("HEI-X29")
def test_with_all_roads_blocked_heinrich_takes_the_first_free_cell_clockwise():
    laid = {(5, 5): ("travel_pilgrimage_green", WHITE), **ring("SW", "NW")}
    game = heirs(laid, solo=WHITE, scaffold=(5, 5), also=["war_siege_green_1"])
    assert site_of(game, "war_siege_green_1") == (4, 4)


@pytest.mark.rule("HEI-12.4")
def test_a_the_road_goes_on_before_b_it_is_blocked():
    site_at = {(5, 5): ("travel_pilgrimage_green", WHITE)}
    free = heirs(site_at, solo=WHITE, scaffold=(5, 5))
    assert site_of(free, "travel_tavern_row") == (6, 5)  # A: east, though north is first
    assert site_of(free, "travel_tavern_column") == (5, 6)  # A: north
    assert site_of(free, "land_hut") == (5, 6)  # B: no road, so the first road is blocked
    east_taken = heirs({**site_at, (6, 5): "gray"}, solo=WHITE, scaffold=(5, 5))
    assert site_of(east_taken, "travel_tavern_row") == (4, 5)  # A: west
    both = heirs({**site_at, (6, 5): "gray", (4, 5): "gray"}, solo=WHITE, scaffold=(5, 5))
    assert site_of(both, "travel_tavern_row") == (5, 6)  # B: north


@pytest.mark.rule("HEI-12.4")
def test_edges_are_compared_on_the_grid_with_heinrichs_tile_turned():
    # white's curve opens north and east; Heinrich's curve S-E, turned, opens north and west: it goes on in the east
    reference = {(5, 5): ("travel_market_gray", WHITE)}
    assert site_of(heirs(reference, solo=WHITE, scaffold=(5, 5)), "land_mill") == (6, 5)
    # a blue human's curve opens south and west; Heinrich's, not turned, opens south and east: it goes on in the west
    mirrored = {(5, 5): ("travel_market_gray", BLUE)}
    assert site_of(heirs(mirrored, solo=BLUE, scaffold=(5, 5)), "land_mill") == (4, 5)


@pytest.mark.rule("HEI-12.4")
@pytest.mark.parametrize(("side", "order"), [
    (WHITE, ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]), (BLUE, ["S", "SW", "W", "NW", "N", "NE", "E", "SE"]),
])  # fmt: skip
def test_c_the_cells_are_checked_clockwise_from_the_humans_upper_side(side, order):
    steps = {"N": (5, 6), "NE": (6, 6), "E": (6, 5), "SE": (6, 4), "S": (5, 4), "SW": (4, 4), "W": (4, 5), "NW": (4, 6)}
    for number, name in enumerate(order):
        laid = {(5, 5): ("land_hut", side), **ring(*order[number:])}
        assert site_of(heirs(laid, solo=side, scaffold=(5, 5)), "travel_tavern_row") == steps[name]


@pytest.mark.rule("HEI-12.4", "Q10")
def test_d_without_a_free_cell_the_tile_leaves_the_game_without_treasure_or_troop():
    laid = {(5, 5): ("land_hut", WHITE), **ring()}
    game = heirs(laid, solo=WHITE, scaffold=(5, 5), pile=3, start="gray").play(ME, "take 1", "end")
    ((gone,),) = game.story("heinrich_discarded")
    assert BOX.tile_ids[gone] in game.gone()
    assert game.realm.treasure_pile == 3
    assert [game.troop(BLUE, name) for name in ("troop_1", "troop_2", "follower")] == ["aside"] * 3
    assert game.asked() == ME


@pytest.mark.rule("HEI-12.4")
def test_heinrich_builds_without_cost_and_upside_down_for_the_human():
    game = heirs(solo=WHITE, stack=0, reserve={1: "land_hut", 2: "travel_market_gray"}).play(ME, "take 1", "end")
    assert game.on(0, 1) == ("travel_market_gray", BLUE)
    assert game.edges(0, 1) == {"S", "W"}


# -- treasures


@pytest.mark.rule("HEI-12.5")
def test_a_treasure_is_put_on_heinrichs_new_building_while_the_pile_lasts():
    game = heirs(solo=WHITE, pile=2, chance="manual", stack=0, reserve={1: "land_hut", 2: "land_mill"})
    game.play(ME, "take 1", "end").falls("treasure treasure_pattern_ew")
    assert game.treasure("pattern_ew") == (0, 1)
    assert game.realm.treasure_pile == 1
    none = heirs(solo=WHITE, pile=0, stack=0, reserve={1: "land_hut", 2: "land_mill"}).play(ME, "take 1", "end")
    assert none.story("treasure") == []


@pytest.mark.rule("HEI-12.6", "Q11")
def test_the_troop_of_the_tiles_terrain_moves_onto_it_and_blocks_it_for_the_human():
    game = heirs(solo=WHITE, stack=0, reserve={1: "land_hut", 2: "land_mill", 3: "land_bakery", 4: "land_mine"},
                 turns_left=3)  # fmt: skip
    game.play(ME, "take 1", "end")
    (moved,) = game.story("heinrich_moved")
    assert TERRAINS[moved[0]] == "yellow"
    yellow = next(name for name, colour in GAME.data["solo"]["troop_colors"].items() if colour == "yellow")
    assert game.troop(BLUE, yellow) == (0, 1)
    assert game.refuses(ME, "troop follower") == ("nowhere-to-go", "HEI-5.10")
    later = heirs({(0, 1): ("land_mill", BLUE)}, solo=WHITE, stack=0, reserve={3: "land_bakery", 4: "land_mine"},
                  troops={BLUE: {yellow: (0, 1)}}).play(ME, "take 3", "end")  # fmt: skip
    assert later.story("heinrich_built")[-1][0] == tile("land_mine")
    assert later.troop(BLUE, yellow) == (0, 1)
    again = heirs({(0, 1): ("land_mill", BLUE)}, solo=WHITE, stack=0, reserve={1: "land_hut", 2: "land_bakery"},
                  troops={BLUE: {yellow: (0, 1)}}).play(ME, "take 1", "end")  # fmt: skip
    assert again.troop(BLUE, yellow) == (1, 1)  # from its former tile to the new one


@pytest.mark.rule("HEI-12.7")
@pytest.mark.example("HEI-X31")
def test_a_treasure_is_removed_when_two_tiles_of_its_colour_lie_in_its_column():
    # the example's cells, five further east
    given = {(5, 0): ("land_cowshed", BLUE), (5, -4): "green"}
    game = heirs(given, solo=WHITE, treasures={"vertical_green": (5, 0)}, hands={WHITE: ["land_hut"]}, discounts=3,
                 troops={WHITE: {"troop_1": (5, -4)}})  # fmt: skip
    assert game.treasure("vertical_green") == (5, 0)  # the green tile under it does not count
    game.play(ME, "build land_hut", "at 5,-3")
    assert game.treasure("vertical_green") == "gone"
    assert game.story("treasure_won") == [(BOX.treasure_ids.index("treasure_vertical_green"),)]


@pytest.mark.rule("HEI-12.7")
def test_rows_count_for_horizontal_treasures_and_only_their_colour():
    given = {(5, 5): ("land_cowshed", BLUE), (9, 5): "yellow", (1, 5): "gray", (5, 9): "yellow"}
    assert not fulfilled(given, "horizontal_yellow")
    assert fulfilled({**given, (2, 5): ("land_mill", WHITE)}, "horizontal_yellow")
    assert not fulfilled({**given, (2, 5): ("land_mill", WHITE)}, "vertical_yellow")


def fulfilled(tiles, treasure: str, side: int = WHITE) -> bool:
    """Would this treasure on (5, 5) be removed?"""
    game = heirs(tiles, solo=side)
    cell = game.realm.cells[game.realm.at[(5 + 32) * 64 + 5 + 32]]
    return heinrich.fulfilled(game.realm, BOX.treasure_ids.index(f"treasure_{treasure}"), cell)


@pytest.mark.rule("HEI-12.7")
@pytest.mark.parametrize("side", [WHITE, BLUE])
@pytest.mark.parametrize(("pattern", "fields"), [
    ("ns", [(5, 6), (5, 4)]), ("ew", [(6, 5), (4, 5)]), ("nesw", [(6, 6), (4, 4)]), ("nwse", [(4, 6), (6, 4)]),
])  # fmt: skip
def test_patterns_want_tiles_of_any_terrain_on_their_fields(pattern, fields, side):
    under = {(5, 5): ("land_cowshed", 1 - side)}
    both = {**under, fields[0]: "gray", fields[1]: ("land_mill", side)}
    assert fulfilled(both, f"pattern_{pattern}", side)
    assert not fulfilled({**under, fields[0]: "gray"}, f"pattern_{pattern}", side)
    others = {"ns", "ew", "nesw", "nwse"} - {pattern}
    assert not any(fulfilled(both, f"pattern_{other}", side) for other in others)


@pytest.mark.rule("HEI-12.7")
def test_the_fields_of_a_pattern_are_turned_for_a_blue_human():
    data = GAME.with_data({**GAME.data, "treasures": [
        {**entry, "positions": ["N", "NE"]} if entry["id"] == "treasure_pattern_ns" else entry
        for entry in GAME.data["treasures"]
    ]}, GAME.pack)  # fmt: skip
    laid = {(5, 5): ("land_cowshed", WHITE), (5, 4): "gray", (4, 4): "gray"}
    for side, expected in ((BLUE, True), (WHITE, False)):
        realm = data.from_dict(heirs(laid, solo=side).state.to_dict()).position
        cell = realm.cells[realm.at[(5 + 32) * 64 + 5 + 32]]
        assert heinrich.fulfilled(realm, BOX.treasure_ids.index("treasure_pattern_ns"), cell) is expected


@pytest.mark.rule("HEI-12.7", "Q12")
def test_a_condition_that_holds_already_removes_the_treasure_on_placement_whoever_laid_the_tiles():
    game = heirs({(-1, 1): "gray", (1, 1): "gray"}, solo=WHITE, pile=1, chance="manual", stack=0,
                 reserve={1: "land_hut", 2: "land_mill"})  # fmt: skip
    game.play(ME, "take 1", "end").falls("treasure treasure_pattern_ew")
    assert game.treasure("pattern_ew") == "gone"
    # and a tile of Heinrich's fulfils one that waits
    waiting = heirs({(-2, 1): ("land_mine", BLUE), (-3, 1): "yellow"}, solo=WHITE, stack=0,
                    treasures={"horizontal_yellow": (-2, 1)}, reserve={1: "land_hut", 2: "land_mill"})  # fmt: skip
    assert waiting.treasure("horizontal_yellow") == (-2, 1)
    assert waiting.play(ME, "take 1", "end").treasure("horizontal_yellow") == "gone"


@pytest.mark.rule("HEI-6.2", "Q20")
def test_a_treasure_stays_on_a_destroyed_building():
    game = heirs({(0, 1): ("war_siege_green_1", WHITE), (1, 1): ("land_mine", BLUE)}, solo=WHITE, discounts=2,
                 hands={WHITE: ["war_siege_gray_1"]}, treasures={"vertical_yellow": (1, 1)})  # fmt: skip
    game.play(ME, "build war_siege_gray_1", "at 1,0", "destroy")
    assert game.on(1, 1) == "land_mine"
    assert game.treasure("vertical_yellow") == (1, 1)


# -- his points


@pytest.mark.rule("HEI-12.8")
@pytest.mark.example("HEI-X30")
def test_heinrich_counts_his_three_best_buildings_twice_and_five_for_each_treasure():
    # the arithmetic of the example, with the points of the buildings given
    game = heirs(solo=WHITE, pile=1, treasures={"vertical_green": (0, 0), "vertical_gray": (0, 0)})
    realm = game.realm
    points = [7, 5, 4, 2, 0]
    assert sum(points) + scoring.best_again(realm, points) + 3 + scoring.treasure_points(realm) == 52


@pytest.mark.rule("HEI-12.8")
def test_heinrichs_total_is_buildings_three_best_again_roads_and_treasures_without_his_troops():
    laid = {(5, 5): ("trade_cathedral_gray", BLUE), (7, 7): ("trade_cathedral_yellow", BLUE),
            (9, 9): ("land_camp_green", BLUE), (11, 11): ("land_camp_gray", BLUE), (3, 3): ("land_cowshed", BLUE),
            (4, 3): ("travel_tavern_row", BLUE)}  # fmt: skip
    game = heirs(laid, solo=WHITE, pile=1, troops={BLUE: {"troop_1": (5, 5)}})
    # 5 + 5 + 2 + 2 + 1 + 2 = 17, best again 5 + 5 + 2, roads 2, treasure 5
    assert game.total(BLUE) == 17 + 12 + 2 + 5
    parts = GAME.side_points(game.realm, BLUE)
    assert (parts["best_buildings"], parts["roads"], parts["treasures"]) == (12, 2, 5)
    assert sum(parts.values()) == game.total(BLUE) == game.state.view(ME).points[BLUE]
    few = heirs({(5, 5): ("trade_cathedral_gray", BLUE)}, solo=WHITE)
    assert few.total(BLUE) == 10


def last_turn(laid, **more) -> Ruling:
    """The human's last turn is over and Heinrich finds no tile any more."""
    game = heirs(laid, solo=WHITE, stack=0, reserve={1: "land_hut"}, turns_left=2, **more)
    return game.play(ME, "take 1", "end")


@pytest.mark.rule("HEI-12.8")
@pytest.mark.example("HEI-X32")
def test_an_equal_score_is_a_defeat():
    laid = {(5, 5): ("trade_cathedral_gray", BLUE), (7, 7): ("trade_cathedral_yellow", WHITE)}
    game = last_turn(laid, troops={WHITE: {"troop_1": (7, 7)}})
    assert (game.total(WHITE), game.total(BLUE)) == (10, 10)
    assert game.state.over
    assert game.state.winners() == ()
    assert "Heinrich wins the crown" in game.state.log(None, "en")[-2]
    assert game.state.log(None, "en")[-1] == "Heinrich wins: Player 1 10, Heinrich 10."


@pytest.mark.rule("HEI-12.8")
def test_one_point_more_wins_the_crown():
    laid = {(5, 5): ("trade_cathedral_gray", BLUE), (7, 7): ("trade_cathedral_yellow", WHITE),
            (9, 9): ("travel_market_gray", WHITE)}  # fmt: skip
    game = last_turn(laid, troops={WHITE: {"troop_1": (7, 7)}})
    assert (game.total(WHITE), game.total(BLUE)) == (11, 10)
    assert game.state.winners() == (ME,)
    assert game.state.scores() == [11]
    assert game.story("heinrich_scored") == [(5, 5, 0, 0, 10)]
    assert "Die Krone ist gewonnen" in game.state.log(None, "de")[-2]
    assert game.state.log(None, "de")[-1] == "Spieler 1 gewinnt: Spieler 1 11, Heinrich 10."


@pytest.mark.rule("HEI-12.9", "Q13")
def test_heinrich_uses_no_camps_no_siege_towers_and_no_producers():
    laid = {(0, 2): ("trade_cathedral_gray", WHITE), (-1, 2): ("war_siege_green_1", BLUE), (1, 2): ("trade_farm", BLUE)}
    game = heirs(laid, solo=WHITE, stack=0, reserve={1: "green", 2: "war_siege_gray_1"})
    game.play(ME, "take 1", "end")
    assert game.on(0, 1) == ("war_siege_gray_1", BLUE)  # below the cathedral, a second tower beside it
    assert game.on(0, 2) == ("trade_cathedral_gray", WHITE)
    camp = heirs({(5, 5): ("land_camp_green", BLUE)}, solo=WHITE).play(ME, "take 1", "end")
    assert camp.on(5, 5) == ("land_camp_green", BLUE)


@pytest.mark.rule("HEI-12.1", "HEI-12.8", "HEI-8.1")
@pytest.mark.parametrize("side", ["white", "blue"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_whole_solo_game_ends_and_heinrich_has_eleven_turns(side, level):
    state = GAME.start(1, seed=level, options={"colour": side, "level": level})
    rng = Random(level)
    while not state.over:
        state.apply(rng.choice([a for a in state.legal(ME) if not a.code.startswith("camp")]))
        Ruling(state)
    kinds = [event.kind for event in state.story]
    assert kinds.count("heinrich_took") == 11
    assert kinds.count("ends_turn") == 11
    assert kinds.count("heinrich_scored") == 1
    assert state.winners() in ((), (ME,))
