"""Rulings on the lawyer (CAY-8.16 to 8.21)."""

import pytest

from tests.caylus.town import (
    BUILDINGS,
    INCOME,
    NOBODY,
    SPECIAL,
    A,
    B,
    C,
    Ruling,
    caylus,
    favour_effect,
    neutral_road,
    tile,
)

FEE = {"money": {A: 1}, "goods": {A: {"cloth": 1}}}


def at_the_lawyer(space: int = 9, **more) -> Ruling:
    """A stands at B's lawyer with one denier and one cloth."""
    road = {space: ("w_lawyer", B), **more.pop("road", {})}
    workers = {space: A, **more.pop("workers_on", {})}
    settings = {"phase": BUILDINGS, "provost": space, **FEE, **more}
    return caylus(road=road, workers_on=workers, **settings)


@pytest.mark.example("CAY-T41")
@pytest.mark.rule("CAY-8.16", "CAY-8.18", "CAY-8.20", "CAY-8.21")
def test_a_neutral_building_becomes_an_own_residence_and_leaves_the_game():
    game = at_the_lawyer(neutral=neutral_road(n_quarry=3)).play(A, "transform n_quarry")
    assert game.on(3) == ("residence", A)
    assert (game.pp(A), game.money(A), game.cubes(A)) == (2, 0, {})
    assert game.town.where[tile("n_quarry")] == -1, "out of the game"
    assert (game.player(A).income, game.player(A).residences) == (1, 1)
    assert game.state.breakdown()[A]["residences"] == 2
    assert game.state.over, "one use per activation"


@pytest.mark.rule("CAY-8.21")
def test_a_new_residence_pays_from_the_next_income_on():
    game = at_the_lawyer(rest=True).play(A, "transform n_quarry")
    assert game.town.round == 4
    assert game.money(A) == 3
    again = caylus(phase=INCOME, road={3: ("residence", A)})
    assert again.money(A) == 3


@pytest.mark.rule("CAY-8.16")
def test_the_lawyer_may_be_declined_and_needs_both_denier_and_cloth():
    game = at_the_lawyer().play(A, "decline")
    assert (game.money(A), game.cubes(A), game.state.over) == (1, {"cloth": 1}, True)
    assert at_the_lawyer(money=0).state.over, "no denier, no question"
    assert at_the_lawyer(goods={A: {"gold": 3}}).state.over, "no cloth, no question"


@pytest.mark.example("CAY-T42")
@pytest.mark.rule("CAY-8.18", "CAY-8.20", "Q20", "Q38")
def test_an_own_craft_tile_returns_to_the_supply_and_can_be_built_again_at_once():
    game = at_the_lawyer(
        10,
        road={9: ("s_farm", A), 13: ("w_mason", C)},
        workers_on={13: B},
        provost=13,
        goods={A: {"cloth": 1}, B: {"stone": 1, "food": 1}},
    )
    assert "build s_farm" not in game.legal(B)
    game.play(A, "transform s_farm")
    assert game.on(9) == ("residence", A)
    assert (game.asks(), game.asked()) == ("build_craft", B)
    game.play(B, "build s_farm")
    assert game.on(11) == ("s_farm", B)
    assert game.pp(B) == 3


@pytest.mark.example("CAY-T43")
@pytest.mark.rule("CAY-8.19", "Q05")
def test_a_worker_on_the_target_acts_first_and_then_the_building_changes():
    game = at_the_lawyer(
        road={12: ("w_quarry", A), 13: ("s_bank", C)}, workers_on={12: C, 13: B}, provost=13, money={A: 1, B: 2}
    )
    game.play(A, "transform w_quarry")
    assert (game.money(A), game.cubes(A)) == (0, {}), "paid at once"
    assert game.cubes(C) == {"stone": 2}
    assert game.asks() == "trade", "the change was finished before the bank on 13"
    assert game.on(12) == ("residence", A)
    assert game.pp(A) == 2
    assert game.in_supply("w_quarry")


@pytest.mark.rule("CAY-8.19", "CAY-8.17", "Q22")
def test_a_waiting_building_keeps_its_owner_its_function_and_its_place_and_cannot_be_claimed_twice():
    game = at_the_lawyer(
        road={11: ("w_market", B), 12: ("s_farm", A)},
        workers_on={11: B, 12: C},
        provost=12,
        goods={A: {"cloth": 2}, B: {"wood": 1}},
        money={A: 2},
    )
    game.play(A, "transform s_farm")
    assert (game.asks(), game.asked()) == ("trade", B), "the market on 11 comes in between"
    assert game.on(12) == ("s_farm", A)
    assert not game.in_supply("s_farm")
    assert game.pp(A) == 0, "the points come with the change"
    assert game.player(A).residences == 0


@pytest.mark.rule("CAY-8.17", "Q22")
def test_a_target_that_is_waiting_already_cannot_be_claimed_again():
    game = at_the_lawyer(
        road={10: ("w_quarry", A)},
        workers_on={10: C, 4: B},
        claims={10: A},
        provost=9,
        money={A: 2},
        goods={A: {"cloth": 2}},
    )
    assert game.refuses(A, "transform w_quarry") == ("already-claimed", "CAY-8.17")


@pytest.mark.rule("CAY-8.19", "Q21")
def test_the_owner_of_a_waiting_stone_farm_still_gets_his_cube():
    game = at_the_lawyer(road={12: ("s_farm", A)}, workers_on={12: C}, provost=12)
    game.play(A, "transform s_farm")
    assert (game.asks(), game.asked()) == ("owner_cube", A)
    assert game.on(12) == ("s_farm", A)
    game.play(A, "take food")
    assert game.cubes(A) == {"food": 1}
    assert game.on(12) == ("residence", A)


@pytest.mark.example("CAY-T44")
@pytest.mark.rule("CAY-8.19", "Q06")
def test_beyond_the_provost_the_change_happens_when_the_workers_go_home():
    game = at_the_lawyer(road={12: ("w_quarry", A)}, workers_on={12: C}, provost=10)
    game.play(A, "transform w_quarry")
    assert game.cubes(C) == {}
    assert game.workers(C) == 6
    assert game.on(12) == ("residence", A)
    assert game.pp(A) == 2
    kinds = [event.kind for event in game.state.story if event.kind in ("claimed", "unused", "transformed")]
    assert kinds == ["claimed", "unused", "transformed"]


@pytest.mark.example("CAY-T45")
@pytest.mark.rule("CAY-8.17", "CAY-8.14")
def test_illegal_targets_of_the_lawyer():
    road = {3: ("residence", B), 4: ("residence", A), 5: ("p_statue", A), 10: ("w_farm_food", B), 11: ("w_quarry", A)}
    game = at_the_lawyer(road=road)
    assert game.refuses(A, "transform fixed_peddler") == ("not-transformable", "CAY-8.17")
    assert game.refuses(A, "transform gold_mine") == ("not-transformable", "CAY-8.17")
    assert game.refuses(A, "transform w_lawyer") == ("not-transformable", "CAY-8.17")
    assert game.refuses(A, "transform w_farm_food") == ("not-your-building", "CAY-8.17")
    assert game.refuses(A, "transform residence") == ("not-transformable", "CAY-8.17")
    assert game.refuses(A, "transform 3") == ("not-transformable", "CAY-8.17")
    assert game.refuses(A, "transform p_statue") == ("not-transformable", "CAY-8.17")
    assert game.refuses(A, "transform s_farm") == ("not-on-the-road", "CAY-8.17")
    assert game.refuses(A, "transform n_quarry") == ("not-on-the-road", "CAY-8.17")
    assert sorted(game.legal(A)) == sorted(
        ["decline", *[f"transform {name}" for name in ("n_farm", "n_forest", "n_carpenter", "w_quarry")]]
    )


@pytest.mark.rule("CAY-8.17")
def test_not_even_the_owner_of_the_lawyer_can_transform_the_lawyer():
    game = at_the_lawyer(road={9: ("w_lawyer", A)})
    assert game.refuses(A, "transform w_lawyer") == ("not-transformable", "CAY-8.17")


@pytest.mark.rule("CAY-8.17", "Q26", "Q27")
def test_a_building_with_ones_own_worker_or_under_the_provost_may_be_targeted():
    game = at_the_lawyer(road={11: ("w_quarry", A)}, workers_on={11: A}, provost=11)
    game.play(A, "transform w_quarry")
    assert game.cubes(A) == {"stone": 2}
    assert game.on(11) == ("residence", A)
    here = caylus(phase=BUILDINGS, road={5: ("w_lawyer", B)}, workers_on={5: A}, provost=6, bailiff=6, **FEE).play(
        A, "transform n_carpenter"
    )
    assert here.on(6) == ("residence", A)


@pytest.mark.rule("CAY-8.20")
def test_a_target_whose_worker_has_acted_already_changes_at_once():
    game = at_the_lawyer(workers_on={4: C})
    assert game.cubes(C) == {"stone": 1}
    game.play(A, "transform n_quarry")
    assert game.story("claimed") == []
    assert game.on(4) == ("residence", A)


@pytest.mark.rule("CAY-8.21", "Q41")
def test_a_residence_made_in_this_phase_can_carry_a_prestige_building():
    game = at_the_lawyer(
        road={12: ("s_architect", B)},
        workers_on={12: A},
        provost=12,
        goods={A: {"cloth": 1, "food": 3, "gold": 1}},
    )
    game.play(A, "transform n_quarry", "build p_granary")
    assert game.on(4) == ("p_granary", A)
    assert game.pp(A) == 12


@pytest.mark.rule("CAY-8.21", "Q41")
def test_a_waiting_target_is_not_yet_a_residence():
    game = at_the_lawyer(
        road={12: ("s_architect", B), 13: ("w_quarry", A)},
        workers_on={12: A, 13: C},
        provost=13,
        goods={A: {"cloth": 1, "food": 3, "gold": 1}},
    )
    game.play(A, "transform w_quarry")
    assert game.state.over, "the architect found no residence of A"
    assert game.on(13) == ("residence", A)


@pytest.mark.rule("CAY-8.19", "CAY-11.8", "Q07")
def test_a_lawyer_favour_won_at_the_joust_waits_for_the_worker_until_phase_5():
    game = caylus(
        phase=SPECIAL,
        rest=True,
        special={"joust_field": A},
        money={A: 1},
        goods={A: {"cloth": 2}},
        columns={A: {"buildings": 3}},
        scored=1,
        workers_on={4: C},
        castle=[B],
        provost=6,
    )
    game.play(A, "trade money+cloth>favour", "row buildings", "column 4", "transform n_quarry")
    assert game.cubes(C) == {"stone": 1}, "phase 5 came before the change"
    assert game.on(4) == ("residence", A)
    kinds = [
        (event.kind, event.args) for event in game.state.story if event.kind in ("claimed", "phase", "transformed")
    ]
    order = [kind if kind != "phase" else args[0] for kind, args in kinds]
    assert order.index("claimed") < order.index(5) < order.index("transformed") < order.index(6)


@pytest.mark.rule("CAY-8.19", "Q39")
def test_a_lawyer_favour_on_the_building_in_use_changes_it_right_after_its_activation():
    game = caylus(
        phase=BUILDINGS,
        road={9: ("w_mason", A), 10: ("s_bank", B)},
        workers_on={9: A, 10: B},
        provost=10,
        scored=1,
        columns={A: {"buildings": 3}},
        goods={A: {"stone": 1, "cloth": 2}},
        money={B: 2},
    )
    game.play(A, "build s_church", "row buildings", "column 4", "transform w_mason")
    assert game.story("claimed"), "its worker still counted as standing there"
    assert game.on(9) == ("residence", A)
    assert (game.asks(), game.asked()) == ("trade", B)
    assert game.worker_on(9) == NOBODY


@pytest.mark.rule("CAY-8.18", "Q20")
def test_a_church_given_back_can_be_built_again_for_its_favour():
    game = at_the_lawyer(
        10,
        road={9: ("s_church", A), 13: ("w_mason", C)},
        workers_on={13: A},
        provost=13,
        goods={A: {"cloth": 2, "stone": 1}},
    )
    game.play(A, "transform s_church", "build s_church")
    assert game.pp(A) == 5
    assert game.asks() == "favour_row"


@pytest.mark.rule("CAY-8.17", "Q45")
def test_several_waiting_changes_beyond_the_provost_are_carried_out_from_the_bridge_on():
    game = caylus(
        phase=BUILDINGS,
        road={11: ("w_quarry", A), 12: ("w_sawmill", B)},
        workers_on={12: C, 11: C},
        claims={12: B, 11: A},
        provost=6,
    )
    assert [args[2] for args in game.story("transformed")] == [11, 12]
    assert [game.on(11), game.on(12)] == [("residence", A), ("residence", B)]
    assert favour_effect("buildings", 4) != game.town.claim_effect[11]
