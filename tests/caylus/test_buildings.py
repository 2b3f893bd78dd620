"""Rulings on phase 5: activation, production and trade (CAY-8.1 to 8.6, 8.22 to 8.24)."""

import pytest

from tests.caylus.town import BUILDINGS, NOBODY, A, B, D, caylus, neutral_road


@pytest.mark.rule("CAY-8.1")
def test_buildings_act_from_the_bridge_up_to_and_including_the_provost():
    road = {9: ("w_quarry", D), 10: ("w_sawmill", D)}
    game = caylus(phase=BUILDINGS, road=road, workers_on={4: A, 3: B, 9: A, 10: B}, provost=9)
    assert game.cubes(A) == {"stone": 3}, "the quarries on 4 and 9"
    assert game.cubes(B) == {"wood": 1}, "the sawmill on 3, not the one on 10"
    assert [place for _seat, place in game.story("activates")] == sorted(
        (place for _seat, place in game.story("activates")), key=lambda place: game.town.space_of(place)
    )
    assert (game.workers(A), game.workers(B)) == (6, 6)


@pytest.mark.rule("CAY-8.1")
def test_the_worker_returns_after_his_building_and_the_others_at_the_end():
    game = caylus(
        phase=BUILDINGS, road={9: ("w_market", D)}, workers_on={4: A, 9: A, 16: A}, goods={A: {"wood": 1}}, provost=9
    )
    assert game.asks() == "trade"
    assert game.workers(A) == 4, "the one from the quarry is back, those on 9 and 16 are not"
    game.play(A, "decline")
    assert game.workers(A) == 6
    assert set(game.town.worker) == {NOBODY}
    assert game.cubes(A) == {"wood": 1, "stone": 1}, "no gold from beyond the provost"


@pytest.mark.rule("CAY-8.2")
def test_production_cannot_be_declined_and_everything_else_can():
    farm = caylus(phase=BUILDINGS, workers_on={1: A}, provost=6)
    assert farm.legal(A) == ["gain food", "gain cloth"]
    (reason,) = farm.state.why_not(A, "decline")
    assert reason.code == "other-question"
    for building, goods, money in (
        ("n_market", {"food": 1}, 0),
        ("n_carpenter", {"food": 1, "wood": 1}, 0),
        ("fixed_peddler", {}, 2),
    ):
        space = {"n_market": 5, "n_carpenter": 6, "fixed_peddler": 7}[building]
        game = caylus(phase=BUILDINGS, workers_on={space: A}, goods={A: goods}, money={A: money}, provost=8)
        assert "decline" in game.legal(A)
        game.play(A, "decline")
        assert (game.money(A), game.cubes(A)) == (money, goods)
        assert game.state.over


@pytest.mark.rule("CAY-8.3")
def test_a_building_is_used_once_with_one_of_its_options():
    game = caylus(phase=BUILDINGS, road={9: ("s_bank", B)}, workers_on={9: A}, money={A: 20}, provost=9)
    game.play(A, "trade 2money>gold")
    assert game.state.over
    assert (game.money(A), game.cubes(A)) == (18, {"gold": 1})


@pytest.mark.rule("CAY-8.4")
def test_a_slash_is_a_choice_of_one_side():
    for side, cubes in (("gain wood", {"wood": 1}), ("gain food", {"food": 1})):
        game = caylus(phase=BUILDINGS, workers_on={2: A}, provost=6)
        assert game.legal(A) == ["gain wood", "gain food"]
        assert game.play(A, side).cubes(A) == cubes


@pytest.mark.rule("CAY-8.4")
def test_without_a_slash_the_cubes_come_by_themselves():
    game = caylus(phase=BUILDINGS, workers_on={16: A, 4: B}, provost=16)
    assert (game.cubes(A), game.cubes(B)) == ({"gold": 1}, {"stone": 1})
    assert game.state.over


@pytest.mark.example("CAY-T33")
@pytest.mark.rule("CAY-8.4", "CAY-8.5")
@pytest.mark.parametrize("kind", ["food", "cloth"])
def test_the_owner_of_a_stone_farm_takes_a_cube_of_what_others_produce_there(kind: str):
    game = caylus(phase=BUILDINGS, road={9: ("s_farm", A)}, workers_on={9: B}, provost=9)
    assert game.cubes(B) == {"food": 2, "cloth": 1}
    assert (game.asks(), game.asked()) == ("owner_cube", A)
    assert game.legal(A) == ["take food", "take cloth"]
    game.play(A, f"take {kind}")
    assert game.cubes(A) == {kind: 1}
    assert game.state.over


@pytest.mark.example("CAY-T34")
@pytest.mark.rule("CAY-8.5")
def test_the_owner_himself_gets_no_extra_cube():
    game = caylus(phase=BUILDINGS, road={9: ("s_farm", A)}, workers_on={9: A}, provost=9)
    assert game.cubes(A) == {"food": 2, "cloth": 1}
    assert game.state.over


@pytest.mark.rule("CAY-8.5")
def test_beyond_the_provost_the_owner_gets_no_cube_either():
    game = caylus(phase=BUILDINGS, road={9: ("s_farm", A)}, workers_on={9: B}, provost=8)
    assert (game.cubes(A), game.cubes(B)) == ({}, {})


@pytest.mark.example("CAY-T35")
@pytest.mark.rule("CAY-8.2", "CAY-8.6")
def test_a_wooden_farm_gives_its_owner_nothing_when_it_is_activated():
    game = caylus(phase=BUILDINGS, road={9: ("w_farm_food", A)}, workers_on={9: B}, provost=9)
    assert game.legal(B) == ["gain 2food", "gain cloth"]
    game.play(B, "gain 2food")
    assert (game.cubes(A), game.cubes(B), game.pp(A)) == ({}, {"food": 2}, 0)


@pytest.mark.rule("CAY-8.6")
@pytest.mark.parametrize("building", ["s_bank", "s_church", "s_tailor", "s_alchemist", "w_market", "w_mason"])
def test_no_other_building_gives_its_owner_anything_on_activation(building: str):
    rich = {"food": 4, "wood": 2, "stone": 2, "cloth": 4, "gold": 1}
    game = caylus(phase=BUILDINGS, road={9: (building, B)}, workers_on={9: A}, goods={A: rich}, money={A: 9}, provost=9)
    before = game.player(B).goods[:], game.pp(B)
    game.play(A, game.legal(A)[1])
    while not game.state.over:
        assert game.asked() == A, "the owner is asked nothing"
        game.play(A, game.legal(A)[-1])
    assert (game.player(B).goods, game.pp(B)) == before


# -- trade


@pytest.mark.example("CAY-T49")
@pytest.mark.rule("CAY-8.22", "Q35")
def test_a_marketplace_buys_gold_too():
    game = caylus(phase=BUILDINGS, workers_on={5: A}, goods={A: {"gold": 1}}, provost=6)
    assert game.legal(A) == ["decline", "trade any>4money"]
    game.play(A, "trade any>4money")
    assert (game.money(A), game.cubes(A)) == (4, {})


@pytest.mark.rule("CAY-8.22")
def test_a_marketplace_buys_exactly_one_cube_of_the_sellers_choice():
    goods = {"food": 2, "wood": 1, "gold": 1}
    game = caylus(phase=BUILDINGS, road={9: ("w_market", B)}, workers_on={9: A}, goods={A: goods}, provost=9)
    game.play(A, "trade any>6money")
    assert (game.asks(), game.legal(A)) == ("give_cube", ["give food", "give wood", "give gold"])
    assert game.refuses(A, "give stone") == ("no-such-cube", "CAY-3.5")
    game.play(A, "give wood")
    assert (game.money(A), game.cubes(A)) == (6, {"food": 2, "gold": 1})
    assert game.state.over


@pytest.mark.rule("CAY-8.23")
@pytest.mark.parametrize("kind", ["food", "wood", "stone", "cloth"])
def test_the_fixed_peddler_sells_one_cube_but_no_gold_for_2_deniers(kind: str):
    game = caylus(phase=BUILDINGS, workers_on={7: A}, money={A: 9}, provost=7)
    game.play(A, "trade 2money>basic")
    assert game.legal(A) == ["take food", "take wood", "take stone", "take cloth"]
    game.play(A, f"take {kind}")
    assert (game.money(A), game.cubes(A)) == (7, {kind: 1})
    assert game.state.over


@pytest.mark.example("CAY-T50")
@pytest.mark.rule("CAY-8.23")
def test_the_wooden_peddler_sells_one_cube_for_one_denier_or_two_for_two_never_gold():
    def at_the_peddler():
        return caylus(phase=BUILDINGS, road={9: ("w_peddler", B)}, workers_on={9: A}, money={A: 2}, provost=9)

    assert at_the_peddler().legal(A) == ["decline", "trade money>basic", "trade 2money>2basic"]
    equal = at_the_peddler().play(A, "trade 2money>2basic")
    assert "take gold" not in equal.legal(A)
    assert equal.play(A, "take cloth", "take cloth").cubes(A) == {"cloth": 2}
    different = at_the_peddler().play(A, "trade 2money>2basic", "take food", "take stone")
    assert (different.cubes(A), different.money(A)) == ({"food": 1, "stone": 1}, 0)
    single = at_the_peddler().play(A, "trade money>basic", "take wood")
    assert (single.cubes(A), single.money(A)) == ({"wood": 1}, 1)


@pytest.mark.example("CAY-T51")
@pytest.mark.rule("CAY-8.24", "Q08")
def test_the_alchemist_takes_no_gold():
    goods = {"food": 3, "gold": 1}
    game = caylus(phase=BUILDINGS, road={9: ("s_alchemist", B)}, workers_on={9: A}, goods={A: goods}, provost=9)
    assert game.legal(A) == ["decline", "trade 2basic>gold"]
    game.play(A, "trade 2basic>gold")
    assert game.cubes(A) == {"food": 1, "gold": 2}


@pytest.mark.example("CAY-T52")
@pytest.mark.rule("CAY-8.24")
def test_the_bank_sells_one_gold_for_2_or_two_for_5_deniers():
    game = caylus(phase=BUILDINGS, road={9: ("s_bank", B)}, workers_on={9: A}, money={A: 5}, provost=9)
    assert game.legal(A) == ["decline", "trade 2money>gold", "trade 5money>2gold"]
    four = caylus(phase=BUILDINGS, road={9: ("s_bank", B)}, workers_on={9: A}, money={A: 4}, provost=9)
    assert four.refuses(A, "trade 5money>2gold") == ("cannot-pay", "CAY-3.5")
    assert game.play(A, "trade 5money>2gold").cubes(A) == {"gold": 2}
    assert game.money(A) == 0


@pytest.mark.rule("CAY-8.24")
@pytest.mark.parametrize(
    ("building", "option", "goods", "money", "points"),
    [
        ("s_church", "trade 2money>3pp", {}, 2, 3),
        ("s_church", "trade 4money>5pp", {}, 4, 5),
        ("s_tailor", "trade 2cloth>4pp", {"cloth": 2}, 0, 4),
        ("s_tailor", "trade 3cloth>6pp", {"cloth": 3}, 0, 6),
    ],
)
def test_church_and_tailor_turn_money_and_cloth_into_points(building, option, goods, money, points):
    game = caylus(
        phase=BUILDINGS, road={9: (building, B)}, workers_on={9: A}, goods={A: goods}, money={A: money}, provost=9
    )
    game.play(A, option)
    assert (game.pp(A), game.money(A), game.cubes(A)) == (points, 0, {})
    assert game.state.breakdown()[A]["trade"] == points


@pytest.mark.rule("CAY-8.24")
def test_four_different_basic_cubes_make_two_gold_one_cube_chosen_after_the_other():
    goods = {"food": 1, "wood": 2, "stone": 1, "cloth": 1}
    game = caylus(phase=BUILDINGS, road={9: ("s_alchemist", B)}, workers_on={9: A}, goods={A: goods}, provost=9)
    game.play(A, "trade 4basic>2gold", "give food", "give wood", "give stone", "give wood")
    assert game.cubes(A) == {"cloth": 1, "gold": 2}


@pytest.mark.rule("CAY-2.1", "CAY-8.1")
def test_the_order_of_the_neutral_tiles_is_the_order_in_which_they_act():
    # a sawmill on 1 feeds the carpenter on 2, the other way round it comes too late
    first = caylus(
        phase=BUILDINGS,
        neutral=neutral_road(n_sawmill=1, n_carpenter=2),
        workers_on={1: A, 2: A},
        goods={A: {"food": 1}},
    )
    assert first.asks() == "build_craft"
    late = caylus(
        phase=BUILDINGS,
        neutral=neutral_road(n_sawmill=2, n_carpenter=1),
        workers_on={1: A, 2: A},
        goods={A: {"food": 1}},
    )
    assert late.state.over
    assert late.cubes(A) == {"food": 1, "wood": 1}
