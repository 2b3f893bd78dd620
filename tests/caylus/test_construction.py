"""Rulings on carpenter, mason and architect (CAY-8.7 to 8.15)."""

import pytest

from palas.games.caylus.rules.construction import BuildCraft, BuildPrestige
from tests.caylus.town import BOX, BUILDINGS, A, B, C, Ruling, caylus, effect_of

CARPENTER = 8  # the fixed one


def at_the_carpenter(goods: dict[str, int], **more) -> Ruling:
    """A stands at the fixed carpenter."""
    return caylus(phase=BUILDINGS, workers_on={CARPENTER: A}, goods={A: goods}, provost=8, **more)


def at_the_mason(goods: dict[str, int], **more) -> Ruling:
    """A stands at B's mason on space 9."""
    road = {9: ("w_mason", B), **more.pop("road", {})}
    return caylus(phase=BUILDINGS, road=road, workers_on={9: A}, goods={A: goods}, provost=9, **more)


def at_the_architect(goods: dict[str, int], **more) -> Ruling:
    """A stands at B's architect on space 9."""
    road = {9: ("s_architect", B), **more.pop("road", {})}
    return caylus(phase=BUILDINGS, road=road, workers_on={9: A}, goods={A: goods}, provost=9, **more)


RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}


@pytest.mark.rule("CAY-8.7")
def test_carpenter_builds_wood_mason_stone_and_architect_prestige_one_each():
    wood = at_the_carpenter(RICH)
    assert {code[6:8] for code in wood.legal(A)[1:]} == {"w_"}
    assert len(wood.legal(A)) == 9
    stone = at_the_mason(RICH)
    assert {code[6:8] for code in stone.legal(A)[1:]} == {"s_"}
    assert len(stone.legal(A)) == 9, "decline, seven kinds and one of the two architects"
    prestige = at_the_architect(RICH, road={1: ("residence", A)})
    assert {code[6:8] for code in prestige.legal(A)[1:]} == {"p_"}
    assert len(prestige.legal(A)) == 10
    wood.play(A, "build w_quarry")
    assert wood.state.over, "one building each"


@pytest.mark.rule("CAY-8.8")
def test_only_tiles_in_the_supply_can_be_built():
    game = at_the_carpenter(RICH, road={9: ("w_quarry", B)})
    assert game.refuses(A, "build w_quarry") == ("tile-gone", "CAY-8.8")


@pytest.mark.rule("CAY-8.8", "Q49")
def test_the_architect_can_be_built_twice_and_not_three_times():
    game = at_the_mason(RICH)
    assert "build s_architect" in game.legal(A)
    assert game.refuses(A, "build s_architect.2") == ("take-the-first", "CAY-8.8")
    second = at_the_mason(RICH, road={10: ("s_architect", B)})
    assert second.refuses(A, "build s_architect") == ("tile-gone", "CAY-8.8")
    second.play(A, "build s_architect.2")
    assert (second.on(11), second.pp(A)) == (("s_architect.2", A), 6)
    third = at_the_mason(RICH, road={10: ("s_architect", B), 11: ("s_architect.2", A)})
    assert not [code for code in third.legal(A) if "architect" in code]


@pytest.mark.example("CAY-T36")
@pytest.mark.rule("CAY-8.7", "CAY-8.9")
def test_a_craft_building_costs_its_cubes_stands_on_the_first_free_space_and_scores():
    game = at_the_carpenter({"wood": 1, "food": 1}).play(A, "build w_quarry")
    assert game.cubes(A) == {}
    assert game.on(9) == ("w_quarry", A)
    assert game.pp(A) == 2
    assert not game.in_supply("w_quarry")
    assert game.state.breakdown()[A]["craft_buildings"] == 2


@pytest.mark.example("CAY-T37")
@pytest.mark.rule("CAY-8.9", "CAY-8.10")
def test_the_gold_mine_is_skipped():
    full = ["w_mason", "w_market", "w_lawyer", "s_farm", "s_park", "s_bank", "s_tailor"]
    road = {space: (name, B) for space, name in zip(range(9, 16), full, strict=True)}
    game = at_the_carpenter({"wood": 1, "food": 1}, road=road).play(A, "build w_quarry")
    assert game.on(16) == "gold_mine"
    assert game.on(17) == ("w_quarry", A)


@pytest.mark.rule("CAY-8.9", "CAY-8.10")
def test_every_craft_building_takes_the_lowest_empty_space_from_9_to_28_without_16():
    game = caylus()
    laid = []
    while space := game.town.first_free_space():
        game.town.road[space] = BOX.residence
        laid.append(space)
    assert laid == [9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]


@pytest.mark.rule("CAY-8.11", "Q18")
def test_on_a_full_road_no_craft_building_can_be_built_but_a_prestige_building_can():
    road = dict.fromkeys([*range(9, 16), *range(17, 29)], ("residence", C))
    game = at_the_carpenter(RICH, road=road)
    assert game.state.over, "nothing but declining was left"
    game.ask(BuildCraft(A, effect_of("fixed_carpenter")))
    assert game.legal(A) == ["decline"]
    assert game.refuses(A, "build w_quarry") == ("road-full", "CAY-8.11")
    road[9] = ("s_architect", B)
    road[10] = ("residence", A)
    prestige = caylus(phase=BUILDINGS, road=road, workers_on={9: A}, goods={A: RICH}, provost=9)
    prestige.play(A, "build p_statue")
    assert prestige.on(10) == ("p_statue", A)


@pytest.mark.example("CAY-T38")
@pytest.mark.rule("CAY-8.12", "Q35", "Q47")
def test_a_white_cube_may_be_gold_or_a_second_wood():
    gold = at_the_carpenter({"wood": 1, "gold": 1}).play(A, "build w_market")
    assert (gold.cubes(A), gold.pp(A), gold.on(9)) == ({}, 4, ("w_market", A))
    wood = at_the_carpenter({"wood": 2}).play(A, "build w_market")
    assert (wood.cubes(A), wood.pp(A)) == ({}, 4)
    choice = at_the_carpenter({"wood": 2, "cloth": 1, "gold": 1}).play(A, "build w_peddler")
    assert (choice.asks(), choice.legal(A)) == ("give_cube", ["give wood", "give cloth", "give gold"])
    assert choice.on(9) is None, "not before it is paid"
    choice.play(A, "give cloth")
    assert (choice.cubes(A), choice.on(9)) == ({"wood": 1, "gold": 1}, ("w_peddler", A))


@pytest.mark.rule("CAY-8.12")
def test_one_wood_alone_does_not_pay_for_wood_and_a_white_cube():
    game = at_the_carpenter({"wood": 1, "food": 1}, road={9: ("w_quarry", B)}, money={A: 9})
    assert "build w_market" in game.legal(A)
    bare = at_the_carpenter({"wood": 1}, money={A: 9})
    assert bare.state.over


@pytest.mark.example("CAY-T39")
@pytest.mark.rule("CAY-8.12")
def test_gold_does_not_replace_wood():
    game = at_the_carpenter({"gold": 1, "food": 1}, money={A: 9})
    assert game.state.over, "no wood building could be paid"
    both = at_the_carpenter({"gold": 1, "food": 1, "wood": 1})
    assert "build w_lawyer" not in both.legal(A), "nor does it replace cloth"
    assert both.refuses(A, "build w_lawyer") == ("cannot-pay", "CAY-3.5")


@pytest.mark.example("CAY-T40")
@pytest.mark.rule("CAY-8.9", "CAY-11.1")
def test_the_church_scores_3_points_and_then_a_favour():
    game = at_the_mason({"stone": 1, "cloth": 1}).play(A, "build s_church")
    assert (game.pp(A), game.on(10)) == (3, ("s_church", A))
    assert (game.asks(), game.asked()) == ("favour_row", A)


@pytest.mark.example("CAY-T46")
@pytest.mark.rule("CAY-8.13", "CAY-11.1")
def test_a_prestige_building_replaces_an_own_residence_and_ends_its_income():
    game = at_the_architect({"stone": 2, "gold": 1}, road={4: ("residence", A)})
    assert game.player(A).income == 1
    game.play(A, "build p_statue")
    assert game.on(4) == ("p_statue", A)
    assert (game.pp(A), game.cubes(A)) == (7, {})
    assert (game.player(A).income, game.player(A).residences) == (0, 0)
    assert (game.asks(), game.asked()) == ("favour_row", A)
    assert game.state.breakdown()[A]["prestige_buildings"] == 7


@pytest.mark.example("CAY-T47")
@pytest.mark.rule("CAY-8.13")
def test_without_a_residence_no_prestige_building():
    game = at_the_architect(RICH, road={4: ("residence", B)})
    assert game.state.over
    game.ask(BuildPrestige(A, effect_of("s_architect")))
    assert game.legal(A) == ["decline"]
    assert game.refuses(A, "build p_statue") == ("no-residence", "CAY-8.13")


@pytest.mark.rule("CAY-8.13", "Q37", "Q47")
def test_with_several_residences_the_builder_chooses_which_one_is_replaced():
    game = at_the_architect(
        {"stone": 3, "gold": 2}, road={2: ("residence", A), 4: ("residence", A), 5: ("residence", B)}
    )
    game.play(A, "build p_hotel")
    assert (game.asks(), game.legal(A)) == ("replace", ["replace 2", "replace 4"])
    assert game.cubes(A) == {}, "paid before the residence is named"
    assert game.refuses(A, "replace 5") == ("not-your-residence", "CAY-8.13")
    game.play(A, "replace 4")
    assert [game.on(2), game.on(4)] == [("residence", A), ("p_hotel", A)]
    assert game.player(A).income == 3, "one residence and the hotel"


@pytest.mark.rule("CAY-8.13")
def test_a_residence_at_the_end_of_the_road_can_be_replaced_too():
    last = BOX.spaces
    game = at_the_architect({"stone": 3, "gold": 2}, road={1: ("residence", A), last: ("residence", A)})
    game.play(A, "build p_hotel")
    assert game.legal(A) == ["replace 1", f"replace {last}"]


@pytest.mark.example("CAY-T48")
@pytest.mark.rule("CAY-8.13", "CAY-11.1", "CAY-11.6")
def test_the_monument_brings_two_favours_on_two_different_rows():
    game = at_the_architect({"stone": 4, "gold": 2}, road={4: ("residence", A)}).play(A, "build p_monument")
    assert game.pp(A) == 14
    game.play(A, "row money", "column 1")
    assert game.asks() == "favour_row"
    assert game.refuses(A, "row money") == ("row-used", "CAY-11.6")
    game.play(A, "row cubes", "column 1")
    assert (game.money(A), game.cubes(A)) == (3, {"food": 1})
    assert game.state.over


@pytest.mark.rule("CAY-8.14")
def test_prestige_buildings_take_no_worker_and_cannot_be_transformed():
    road = {4: ("p_statue", A), 9: ("w_lawyer", B)}
    assert caylus(road=road, money=9).refuses(A, "place p_statue") == ("not-for-workers", "CAY-5.4")
    game = caylus(phase=BUILDINGS, road=road, workers_on={9: A}, money={A: 1}, goods={A: {"cloth": 1}}, provost=9)
    assert game.refuses(A, "transform p_statue") == ("not-transformable", "CAY-8.17")


@pytest.mark.rule("CAY-8.15")
def test_a_new_building_does_nothing_this_round():
    # A builds the quarry on 9 within the provost's range; nobody stands there, so nothing comes of it
    game = caylus(phase=BUILDINGS, workers_on={8: A}, goods={A: {"wood": 1, "food": 1}}, provost=12)
    game.play(A, "build w_quarry")
    assert game.state.over
    assert (game.cubes(A), game.worker_on(9)) == ({}, -1)
