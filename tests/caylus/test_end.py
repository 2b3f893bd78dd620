"""Rulings on the end of the game, two players and the variants (CAY-12 to CAY-14)."""

import pytest

from palas.games.caylus.rules.scoring import final_points
from tests.caylus.town import (
    BOX,
    BUILDINGS,
    CASTLE_BUILDING,
    END,
    GAME,
    SPECIAL,
    A,
    B,
    C,
    D,
    Ruling,
    caylus,
    tile,
)


def last_scoring(**more) -> Ruling:
    """The bailiff reaches the last scoring space; everybody has one tower, so nothing else happens."""
    players = more.pop("players", 3)
    houses = dict.fromkeys(range(players), (0, 0, 1))
    return caylus(players, phase=END, rest=True, bailiff=23, provost=23, scored=2, houses=houses, **more)


@pytest.mark.rule("CAY-12.1", "CAY-10.9")
def test_the_third_scoring_ends_the_game():
    game = last_scoring()
    assert game.state.over
    assert game.town.scored == 3
    assert game.state.to_act == ()


@pytest.mark.example("CAY-T76")
@pytest.mark.rule("CAY-12.2")
def test_gold_other_cubes_and_money_count_at_the_end():
    game = last_scoring(goods={A: {"gold": 2, "food": 3, "wood": 2, "stone": 1, "cloth": 1}}, money={A: 11})
    assert game.pp(A) == 10
    assert game.state.breakdown()[A]["goods"] == 10


@pytest.mark.rule("CAY-12.2")
@pytest.mark.parametrize(
    ("goods", "money", "points"),
    [
        ({}, 3, 0),
        ({}, 4, 1),
        ({}, 8, 2),
        ({"wood": 2}, 0, 0),
        ({"wood": 1, "stone": 1, "cloth": 1}, 0, 1),
        ({"food": 5}, 0, 1),
        ({"food": 6}, 0, 2),
        ({"gold": 1}, 0, 3),
        ({"gold": 1, "food": 2}, 3, 3),
    ],
)
def test_each_line_of_the_final_scoring_is_rounded_down_by_itself(goods, money, points):
    assert last_scoring(goods={B: goods}, money={B: money}).pp(B) == points


@pytest.mark.rule("CAY-12.2")
def test_a_line_that_asks_for_several_things_counts_only_whole_sets():
    """Owners of another box may have such a line: here two points for one gold with two other cubes."""
    changed = GAME.with_changes({"end_of_game/final_scoring": [{"per": {"gold": 1, "basic": 2}, "pp": 2}]})
    assert len(changed.box.final_lines) == 1
    town = last_scoring(goods={A: {"food": 4}, B: {"gold": 3, "wood": 4}, C: {"gold": 2}}).town
    town.box = changed.box
    assert [final_points(town, seat) for seat in (A, B, C)] == [0, 4, 0]


@pytest.mark.example("CAY-T77")
@pytest.mark.rule("CAY-12.3", "Q30")
def test_all_players_tied_for_most_points_win():
    game = last_scoring(pp={A: 80, B: 78, C: 79}, money={B: 8})
    assert game.all_pp() == [80, 80, 79]
    assert game.state.winners() == (A, B)


@pytest.mark.rule("CAY-12.3")
def test_most_points_win():
    game = last_scoring(pp={A: 80, B: 78, C: 81})
    assert game.state.winners() == (C,)


# -- two players


@pytest.mark.rule("CAY-13.1")
def test_two_players_start_with_5_deniers_each_whoever_begins():
    assert BOX.start_money[2] == [5, 5] == BOX.data["two_players"]["starting_money"]
    game = Ruling(GAME.start(2, seed=3))
    assert {game.money(A), game.money(B)} == {7}


@pytest.mark.rule("CAY-13.2")
def test_with_two_players_the_turn_order_is_reversed_at_the_start_of_each_round():
    game = Ruling(GAME.start(2, seed=3))
    first = game.asked()
    firsts = [first]
    for _round in range(3):
        game.all_pass().hold()
        firsts.append(game.asked())
    assert firsts == [first, 1 - first, first, 1 - first]
    three = Ruling(GAME.start(3, seed=3))
    first = three.asked()
    three.all_pass().hold()
    assert three.asked() == first, "with more players it stays"


@pytest.mark.rule("CAY-13.2")
def test_the_stables_are_closed_also_for_the_gate():
    assert caylus(2, money=9).refuses(A, "place stables") == ("stables-closed", "CAY-13.2")
    game = caylus(2, phase=SPECIAL, special={"gate": A})
    assert "place stables" not in game.legal(A)
    assert "place stables" in caylus(3, money=9).legal(A)


@pytest.mark.rule("CAY-13.2", "Q25")
def test_with_two_players_scoring_follows_the_order_of_the_running_round():
    game = caylus(2, phase=END, order=[B, A], bailiff=11, provost=11, houses={A: (2, 0, 0), B: (2, 0, 0)})
    assert game.asked() == B


@pytest.mark.rule("CAY-13.3", "Q16")
def test_with_two_players_the_first_to_pass_gets_his_denier_and_the_other_pays_1_or_3():
    game = caylus(2, money=5).play(A, "pass")
    assert game.money(A) == 6
    game.play(B, "place n_farm")
    assert game.money(B) == 2
    resident = caylus(2, passed=[A], inn_right=B, money={B: 1}, turn=B).play(B, "place castle")
    assert resident.money(B) == 0
    fresh = caylus(2, money=5).play(A, "place n_farm")
    assert fresh.money(A) == 4, "before the first pass the price is 1"


@pytest.mark.rule("CAY-13.3")
def test_with_three_players_the_price_after_one_pass_is_2():
    game = caylus(3, money=5, passed=[A]).play(B, "place n_farm")
    assert game.money(B) == 3


@pytest.mark.rule("CAY-13.4")
def test_everything_else_is_the_same_for_two():
    two = caylus(2, phase=BUILDINGS, road={9: ("s_farm", A)}, workers_on={9: B}, provost=9)
    assert two.legal(A) == ["take food", "take cloth"]
    inn = caylus(2, phase=SPECIAL, inn_right=A)
    assert inn.legal(A) == ["stay", "withdraw"]
    castle = caylus(2, phase=CASTLE_BUILDING, castle=[B, A], pp={A: 5, B: 5})
    assert castle.all_pp() == [3, 3]


# -- variants


@pytest.mark.rule("CAY-14.1", "Q44")
def test_simple_favours_are_worth_3_points_each_without_table_or_limit():
    road = {3: ("residence", A), 9: ("s_architect", B)}
    goods = {A: {"stone": 4, "gold": 2}}
    game = caylus(phase=BUILDINGS, road=road, workers_on={9: A}, goods=goods, provost=9, simple_favours=True)
    game.play(A, "build p_monument")
    assert game.state.over, "no row is asked for"
    assert game.pp(A) == 14 + 6
    many = caylus(
        phase=END,
        bailiff=8,
        provost=8,
        houses={A: (6, 10, 0)},
        scored=0,
        pp={B: 9, C: 9, D: 9},
        simple_favours=True,
    )
    assert many.pp(A) == 3 * (1 + 3)
    assert many.player(A).columns == [0, 0, 0, 0]


@pytest.mark.rule("CAY-14.1")
def test_the_joust_and_the_best_builder_score_3_points_with_simple_favours():
    joust = caylus(
        phase=SPECIAL, special={"joust_field": A}, money={A: 1}, goods={A: {"cloth": 1}}, simple_favours=True
    )
    assert joust.play(A, "trade money+cloth>favour").pp(A) == 3
    castle = caylus(
        phase=CASTLE_BUILDING, castle=[A], goods={A: {"food": 1, "wood": 1, "gold": 1}}, simple_favours=True
    )
    assert castle.play(A, "batch food+wood+gold").pp(A) == 8


@pytest.mark.rule("CAY-14.2", "Q01")
def test_the_jeweller_is_one_more_stone_building_with_the_option_only():
    goods = {A: {"stone": 1, "cloth": 1}}
    road = {9: ("w_mason", B)}
    without = caylus(phase=BUILDINGS, road=road, workers_on={9: A}, goods=goods, provost=9)
    assert without.refuses(A, "build s_jeweller") == ("tile-gone", "CAY-8.8")
    game = caylus(phase=BUILDINGS, road=road, workers_on={9: A}, goods=goods, provost=9, jeweller=True)
    game.play(A, "build s_jeweller")
    assert (game.pp(A), game.on(10)) == (6, ("s_jeweller", A))


@pytest.mark.rule("CAY-14.2")
@pytest.mark.parametrize(("option", "gold", "points"), [("trade gold>5pp", 1, 5), ("trade 2gold>9pp", 0, 9)])
def test_the_jeweller_pays_points_for_gold(option: str, gold: int, points: int):
    game = caylus(
        phase=BUILDINGS,
        road={9: ("s_jeweller", B)},
        workers_on={9: A},
        goods={A: {"gold": 2}},
        provost=9,
        jeweller=True,
    )
    game.play(A, option)
    assert (game.pp(A), game.cubes(A).get("gold", 0)) == (points, gold)


@pytest.mark.rule("CAY-14.3", "Q02")
@pytest.mark.parametrize(("later", "points"), [(False, 4), (True, 3)])
def test_the_lawyer_scores_4_points_when_built_or_3_in_later_printings(later: bool, points: int):
    goods = {A: {"wood": 1, "cloth": 1}}
    game = caylus(phase=BUILDINGS, workers_on={8: A}, goods=goods, provost=8, lawyer_3pp=later)
    assert game.play(A, "build w_lawyer").pp(A) == points
    other = caylus(phase=BUILDINGS, workers_on={8: A}, goods={A: {"wood": 1, "food": 1}}, provost=8, lawyer_3pp=later)
    assert other.play(A, "build w_mason").pp(A) == 4


@pytest.mark.rule("CAY-14.4", "Q03")
@pytest.mark.parametrize(("lenient", "points"), [(False, 7), (True, 9)])
def test_without_room_in_the_castle_nobody_loses_points_if_so_agreed(lenient: bool, points: int):
    game = caylus(
        phase=CASTLE_BUILDING, castle=[B], pp={B: 9}, houses={C: (0, 0, 14)}, scored=2, castle_full_lenient=lenient
    )
    assert game.pp(B) == points


@pytest.mark.rule("CAY-14.4")
def test_with_room_left_the_lenient_castle_still_punishes_who_builds_nothing():
    game = caylus(
        phase=CASTLE_BUILDING, castle=[B], pp={B: 9}, houses={C: (0, 0, 13)}, scored=2, castle_full_lenient=True
    )
    assert game.pp(B) == 7


@pytest.mark.rule("CAY-14.1", "CAY-14.2", "CAY-14.3", "CAY-14.4")
def test_all_variants_are_off_unless_chosen():
    assert {option.id: option.default for option in GAME.meta.options} == {
        "simple_favours": False,
        "jeweller": False,
        "lawyer_3pp": False,
        "castle_full_lenient": False,
    }
    assert {option.id: option.rule for option in GAME.meta.options} == {
        "simple_favours": "CAY-14.1",
        "jeweller": "CAY-14.2",
        "lawyer_3pp": "CAY-14.3",
        "castle_full_lenient": "CAY-14.4",
    }
    assert {variant["id"]: variant["default"] for variant in BOX.data["variants"]} == {
        option.id: option.default for option in GAME.meta.options
    }
    assert GAME.start(3, seed=1).position.where[tile("s_jeweller")] < 0
