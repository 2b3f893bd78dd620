"""Rulings on royal favours (CAY-11)."""

import pytest

from tests.caylus.town import (
    BOX,
    BUILDINGS,
    CASTLE_BUILDING,
    END,
    SPECIAL,
    A,
    B,
    C,
    D,
    Ruling,
    caylus,
)


def favour(count: int = 1, *, phase: int = CASTLE_BUILDING, **more) -> Ruling:
    """A has just won favours."""
    return caylus(phase=phase, favours_due=[A] * count, **more)


@pytest.mark.rule("CAY-11.1")
def test_favours_come_from_the_joust_church_prestige_buildings_most_batches_and_scoring():
    brings = {name: BOX.tile_favours[number] for number, name in enumerate(BOX.tile_ids) if BOX.tile_favours[number]}
    assert brings == {"s_church": 1, "p_statue": 1, "p_theater": 1, "p_university": 1, "p_monument": 2}
    assert BOX.best_builder_favours == 1
    joust = caylus(phase=SPECIAL, special={"joust_field": A}, money={A: 1}, goods={A: {"cloth": 1}})
    assert joust.play(A, "trade money+cloth>favour").asks() == "favour_row"
    scoring = caylus(phase=END, bailiff=11, provost=11, houses={A: (2, 0, 0)})
    assert scoring.asks() == "favour_row"


@pytest.mark.rule("CAY-11.2")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_the_rows_of_prestige_and_money_column_by_column(column: int):
    points = favour(columns={A: {"prestige": column - 1}}, scored=2).play(A, "row prestige", f"column {column}")
    assert points.pp(A) == column
    assert points.state.breakdown()[A]["favours"] == column
    deniers = favour(columns={A: {"money": column - 1}}, scored=2).play(A, "row money", f"column {column}")
    assert deniers.money(A) == column + 2


@pytest.mark.rule("CAY-11.2")
def test_the_row_of_cubes_column_by_column():
    def row_c(column: int, **more):
        return favour(columns={A: {"cubes": column - 1}}, scored=2, **more).play(A, "row cubes", f"column {column}")

    assert row_c(1).cubes(A) == {"food": 1}
    second = row_c(2)
    assert (second.asks(), second.legal(A)) == ("production", ["gain wood", "gain stone"])
    assert second.play(A, "gain stone").cubes(A) == {"stone": 1}
    assert row_c(3).cubes(A) == {"cloth": 1}
    assert row_c(4, goods={A: {"food": 1}}).legal(A) == ["decline", "trade any>2basic"]
    assert row_c(5).cubes(A) == {"gold": 1}


@pytest.mark.rule("CAY-11.2", "CAY-11.8", "Q34")
def test_the_row_of_buildings_column_by_column():
    rich = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}

    def row_d(column: int):
        game = favour(
            columns={A: {"buildings": column - 1}},
            scored=2,
            goods={A: rich},
            road={9: ("residence", A), 10: ("w_mason", B), 11: ("w_lawyer", B), 12: ("s_architect", B)},
        )
        game.play(A, "row buildings")
        return game if game.state.over else game.play(A, f"column {column}")

    assert row_d(1).state.over, "column 1 has no effect"
    wood = row_d(2)
    assert {code[:8] for code in wood.legal(A)} == {"decline", "build w_"}
    wood.play(A, "build w_quarry")
    assert wood.cubes(A) == {**rich, "food": 8}, "one wood less than printed"
    stone = row_d(3)
    assert {code[:8] for code in stone.legal(A)} == {"decline", "build s_"}
    stone.play(A, "build s_tailor")
    assert stone.cubes(A) == {**rich, "wood": 8}, "one stone less than printed"
    lawyer = row_d(4)
    assert {code.split()[0] for code in lawyer.legal(A)} == {"decline", "transform"}
    prestige = row_d(5)
    prestige.play(A, "build p_granary")
    assert prestige.cubes(A) == {**rich, "food": 6, "gold": 8}, "full price"
    for game in (wood, stone, lawyer, prestige):
        assert game.all_pp()[1:] == [0, 0, 0], "nobody scores for a building that was not used"


@pytest.mark.rule("CAY-11.3")
@pytest.mark.parametrize(("scored", "limit"), [(0, 2), (1, 4), (2, 5)])
def test_the_highest_usable_column_rises_with_the_scorings(scored: int, limit: int):
    game = favour(columns={A: {"money": limit - 1}}, scored=scored).play(A, "row money")
    assert game.column(A, "money") == limit
    stuck = favour(columns={A: {"money": limit}}, scored=scored).play(A, "row money")
    assert stuck.column(A, "money") == limit


@pytest.mark.rule("CAY-11.3")
def test_building_ahead_in_the_next_section_unlocks_nothing():
    game = favour(columns={A: {"money": 2}}, houses={A: (6, 4, 0)}).play(A, "row money")
    assert game.column(A, "money") == 2


@pytest.mark.rule("CAY-11.4", "Q09")
def test_row_and_marker_are_mandatory_and_the_effect_is_not():
    game = favour()
    assert game.legal(A) == ["row prestige", "row money", "row cubes", "row buildings"]
    game.play(A, "row cubes")
    assert game.column(A, "cubes") == 1
    assert game.legal(A) == ["decline", "column 1"]
    game.play(A, "decline")
    assert game.cubes(A) == {}
    assert game.state.over


@pytest.mark.rule("CAY-11.4")
def test_any_one_column_up_to_the_marker_may_be_used():
    game = favour(columns={A: {"money": 3}}, scored=1).play(A, "row money")
    assert game.legal(A) == ["decline", "column 1", "column 2", "column 3", "column 4"]
    assert game.refuses(A, "column 5") == ("column-not-reached", "CAY-11.4")
    game.play(A, "column 2")
    assert game.money(A) == 4
    assert game.state.over, "one effect"


@pytest.mark.rule("CAY-11.4")
def test_effects_that_cannot_be_paid_or_have_no_target_are_not_offered():
    game = favour(columns={A: {"cubes": 4, "buildings": 4}}, scored=2)
    twin = favour(columns={A: {"cubes": 4, "buildings": 4}}, scored=2)
    game.play(A, "row cubes")
    assert game.legal(A) == ["decline", "column 1", "column 2", "column 3", "column 5"]
    assert game.refuses(A, "column 4") == ("no-effect-there", "CAY-11.4")
    twin.play(A, "row buildings")
    assert twin.state.over, "without cubes no building effect can be used, so nothing is asked"
    assert twin.column(A, "buildings") == 5


@pytest.mark.rule("CAY-11.4", "Q48")
def test_what_a_chosen_column_offers_may_still_be_declined_but_no_other_column_follows():
    game = favour(columns={A: {"buildings": 1}}, goods={A: {"food": 1}}).play(A, "row buildings", "column 2")
    assert "decline" in game.legal(A)
    game.play(A, "decline")
    assert game.state.over
    assert (game.cubes(A), game.column(A, "buildings")) == ({"food": 1}, 2)


@pytest.mark.example("CAY-T67")
@pytest.mark.rule("CAY-11.3", "CAY-11.5")
def test_a_marker_that_cannot_advance_can_still_be_used():
    game = favour(columns={A: {"prestige": 2}}).play(A, "row prestige")
    assert game.column(A, "prestige") == 2
    assert game.play(A, "column 2").pp(A) == 2


@pytest.mark.rule("CAY-11.5")
def test_a_marker_at_the_end_of_its_row_stays_there_and_serves_again_in_later_phases():
    game = favour(columns={A: {"prestige": 5}}, scored=2).play(A, "row prestige", "column 5")
    assert (game.column(A, "prestige"), game.pp(A)) == (5, 5)
    later = favour(columns={A: {"prestige": 5}}, scored=2, phase=END).play(A, "row prestige", "column 5")
    assert later.pp(A) == 5


@pytest.mark.example("CAY-T68")
@pytest.mark.rule("CAY-11.2", "CAY-11.4")
@pytest.mark.parametrize(
    ("answers", "cubes"),
    [
        (["column 1"], {"food": 1}),
        (["column 2", "gain wood"], {"wood": 1}),
        (["column 2", "gain stone"], {"stone": 1}),
        (["column 3"], {"cloth": 1}),
    ],
)
def test_row_c_with_the_marker_on_3_offers_food_wood_or_stone_or_cloth(answers, cubes):
    game = favour(columns={A: {"cubes": 2}}, scored=2).play(A, "row cubes")
    assert game.column(A, "cubes") == 3
    assert game.play(A, *answers).cubes(A) == cubes


@pytest.mark.example("CAY-T69")
@pytest.mark.rule("CAY-11.2", "CAY-11.8", "CAY-8.9")
def test_row_d_column_3_builds_a_stone_building_for_one_stone_less():
    game = favour(columns={A: {"buildings": 2}}, scored=1, goods={A: {"food": 1}}).play(A, "row buildings")
    assert game.column(A, "buildings") == 3
    game.play(A, "column 3", "build s_park")
    assert (game.cubes(A), game.pp(A), game.on(9)) == ({}, 3, ("s_park", A))


@pytest.mark.example("CAY-T70")
@pytest.mark.rule("CAY-11.2", "CAY-11.4")
def test_the_first_column_of_row_d_does_nothing():
    game = favour(goods={A: {"wood": 5, "food": 5}}).play(A, "row buildings")
    assert game.column(A, "buildings") == 1
    assert game.state.over


@pytest.mark.example("CAY-T71")
@pytest.mark.rule("CAY-11.8", "CAY-8.12", "Q19")
def test_with_one_cloth_row_d_column_2_builds_market_peddler_or_lawyer():
    game = favour(columns={A: {"buildings": 1}}, goods={A: {"cloth": 1}}).play(A, "row buildings", "column 2")
    assert game.legal(A) == ["decline", "build w_market", "build w_peddler", "build w_lawyer"]
    game.play(A, "build w_market")
    assert (game.cubes(A), game.on(9)) == ({}, ("w_market", A))


@pytest.mark.rule("CAY-11.8", "Q19")
def test_the_white_cube_is_paid_in_spite_of_the_discount_and_may_be_wood():
    game = favour(columns={A: {"buildings": 1}}, goods={A: {"wood": 2}})
    game.play(A, "row buildings", "column 2", "build w_market")
    assert game.cubes(A) == {"wood": 1}


@pytest.mark.example("CAY-T72")
@pytest.mark.rule("CAY-11.2", "CAY-11.8", "CAY-8.16")
def test_row_d_column_4_is_the_lawyer_for_one_cloth():
    game = favour(columns={A: {"buildings": 3}}, scored=1, goods={A: {"cloth": 1}}, money=0)
    game.play(A, "row buildings", "column 4", "transform n_forest")
    assert (game.on(2), game.pp(A), game.cubes(A), game.money(A)) == (("residence", A), 2, {}, 0)


@pytest.mark.example("CAY-T73")
@pytest.mark.rule("CAY-11.2", "Q35")
def test_row_c_column_4_turns_any_cube_into_two_basic_cubes():
    game = favour(columns={A: {"cubes": 3}}, scored=1, goods={A: {"gold": 1}})
    game.play(A, "row cubes", "column 4", "trade any>2basic")
    assert "take gold" not in game.legal(A)
    game.play(A, "take cloth", "take cloth")
    assert game.cubes(A) == {"cloth": 2}


@pytest.mark.example("CAY-T74")
@pytest.mark.rule("CAY-11.6", "Q10")
def test_a_fifth_favour_in_a_phase_is_lost():
    game = favour(used={A: ["prestige", "money", "cubes", "buildings"]})
    assert game.state.over
    assert game.story("favour_lost") == [(A,)]


@pytest.mark.rule("CAY-11.6")
def test_the_last_free_row_is_taken_without_asking_and_the_rows_are_free_again_in_the_next_phase():
    game = favour(used={A: ["prestige", "cubes", "buildings"]})
    assert game.asks() == "favour_effect"
    assert game.column(A, "money") == 1
    after = caylus(
        phase=CASTLE_BUILDING,
        rest=True,
        favours_due=[A],
        used={A: ["money", "cubes", "buildings"]},
        bailiff=11,
        provost=11,
        houses={A: (2, 0, 0)},
    )
    after.play(A, "column 1")
    assert after.town.phase == END
    assert after.legal(A) == ["row prestige", "row money", "row cubes", "row buildings"]


@pytest.mark.rule("CAY-11.6")
def test_rows_used_by_one_player_are_free_for_another():
    game = caylus(phase=CASTLE_BUILDING, favours_due=[B], used={A: ["prestige", "money"]})
    assert len(game.legal(B)) == 4


@pytest.mark.example("CAY-T75")
@pytest.mark.rule("CAY-11.6", "CAY-11.7")
def test_a_church_built_by_a_favour_brings_its_own_at_once_on_another_row():
    game = favour(columns={A: {"buildings": 2}}, scored=1, goods={A: {"cloth": 1}})
    game.play(A, "row buildings", "column 3", "build s_church")
    assert game.pp(A) == 3
    assert game.asks() == "favour_row"
    assert game.refuses(A, "row buildings") == ("row-used", "CAY-11.6")
    game.play(A, "row money", "column 1")
    assert game.money(A) == 3
    assert game.state.over


@pytest.mark.rule("CAY-11.7", "Q40")
def test_a_new_favour_comes_before_the_rest_of_the_award_and_the_last_of_the_old_ones_is_lost():
    # three favours, and one more from the church: four rows are used, in the order new before old
    game = favour(3, columns={A: {"buildings": 2}}, scored=1, goods={A: {"cloth": 1}}, used={A: ["prestige"]})
    game.play(A, "row buildings", "column 3", "build s_church")
    assert game.asks() == "favour_row", "the church's favour first"
    game.play(A, "row money", "column 1")
    assert game.column(A, "cubes") == 1, "then the second of the award, for which one row is left"
    game.play(A, "decline")
    assert game.story("favour_lost") == [(A,)], "and the third is lost"
    assert game.state.over


@pytest.mark.rule("CAY-11.7")
def test_favours_are_resolved_before_anything_else_happens():
    game = caylus(
        phase=BUILDINGS,
        road={9: ("w_mason", B), 10: ("w_quarry", C)},
        workers_on={9: A, 10: D},
        goods={A: {"stone": 1, "cloth": 1}},
        provost=10,
    )
    game.play(A, "build s_church")
    assert game.asks() == "favour_row"
    assert game.cubes(D) == {}, "the quarry on 10 waits"
    game.play(A, "row cubes", "column 1")
    assert game.cubes(D) == {"stone": 2}


@pytest.mark.rule("CAY-11.8")
def test_row_d_needs_no_such_building_on_the_board_and_no_worker():
    game = favour(columns={A: {"buildings": 1}}, goods={A: {"food": 1}})
    assert not [name for name in ("w_mason", "w_lawyer", "s_architect") if not game.in_supply(name)]
    game.play(A, "row buildings", "column 2", "build w_mason")
    assert (game.on(9), game.pp(A), game.workers(A)) == (("w_mason", A), 4, 6)


@pytest.mark.rule("CAY-11.8", "CAY-8.13")
def test_row_d_column_5_builds_a_prestige_building_at_full_price_on_an_own_residence():
    position = {"columns": {A: {"buildings": 4}}, "scored": 2}
    homeless = favour(**position, goods={A: {"food": 3, "gold": 1}}).play(A, "row buildings")
    assert homeless.refuses(A, "column 5") == ("no-effect-there", "CAY-11.4")
    game = favour(**position, goods={A: {"food": 3, "gold": 1}}, road={3: ("residence", A)})
    game.play(A, "row buildings", "column 5", "build p_granary")
    assert (game.on(3), game.cubes(A), game.pp(A)) == (("p_granary", A), {}, 10)


@pytest.mark.rule("CAY-11.9")
def test_any_number_of_markers_may_share_a_cell():
    columns = {seat: {"money": 1} for seat in (A, B, C, D)}
    game = favour(columns={**columns, A: {"money": 0}}).play(A, "row money")
    assert {game.column(seat, "money") for seat in (A, B, C, D)} == {1}


@pytest.mark.rule("CAY-12.1", "Q36")
def test_favours_of_the_last_scoring_are_resolved_in_full_before_the_final_scoring():
    game = caylus(
        phase=END,
        rest=True,
        bailiff=23,
        provost=23,
        scored=2,
        houses={A: (0, 0, 2)},
        columns={A: {"buildings": 4}},
        goods={A: {"food": 3, "gold": 2}},
        road={3: ("residence", A)},
    )
    game.play(A, "row buildings", "column 5", "build p_granary")
    assert game.state.over
    assert game.cubes(A) == {"gold": 1}
    assert game.pp(A) == 10 + 3, "the granary and the gold that is left"
