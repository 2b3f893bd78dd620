"""Rulings on placing helpers in buildings (CAS-10)."""

import pytest

from tests.castle.yard import NOBODY, A, B, Ruling, castle


def placing(**more) -> Ruling:
    """A has erected a building with the stonemason and may place helpers."""
    more.setdefault("erected", {A: 1})
    return castle(helpers_due={A: 2}, **more)


@pytest.mark.rule("CAS-10.1", "Q9")
@pytest.mark.parametrize("card", ["messenger", "trader", "worker_wood", "master_builder"])
def test_only_bricklayer_and_stonemason_place_helpers(card):
    game = castle(cards={A: card}, erected={A: 2}, talers={A: 50})
    game.pass_all("trader")
    assert game.asks() == ""


@pytest.mark.rule("CAS-10.2", "CAS-10.3")
def test_a_helper_goes_to_a_free_place_of_a_standing_building_for_its_fee():
    game = placing(talers={A: 12}, standing=["tavern"], places={"tavern_6": B})
    bank = game.castle.bank
    assert game.refuses(A, "helper keep_1") == ("not-open", "CAS-10.2")
    assert game.refuses(A, "helper tavern_6") == ("place-occupied", "CAS-10.2")
    game.play(A, "helper tavern_12")
    assert (game.in_place("tavern_12"), game.talers(A), game.castle.bank) == (A, 0, bank + 12)
    assert game.player(A).helpers == 5
    poor = placing(talers={A: 9})
    assert poor.refuses(A, "helper smithy_10") == ("too-expensive", "CAS-10.3")


@pytest.mark.example("CAS-X18")
@pytest.mark.rule("CAS-10.2", "CAS-10.3", "CAS-10.4")
def test_two_helpers_go_to_smithy_and_market():
    game = placing(talers={A: 20}, standing=["tower_1"]).play(A, "helper smithy_10", "helper market_1")
    assert game.talers(A) == 5
    assert game.asks() == ""


@pytest.mark.example("CAS-X19")
@pytest.mark.rule("CAS-10.4")
def test_not_both_into_the_same_building_in_one_round():
    game = placing(talers={A: 20}, standing=["tower_1"]).play(A, "helper smithy_10")
    assert game.refuses(A, "helper smithy_6") == ("same-building", "CAS-10.4")


@pytest.mark.rule("CAS-10.4")
def test_the_gates_are_two_buildings():
    game = placing(talers={A: 20}, standing=["gate_large", "gate_small"])
    game.play(A, "helper gate_large_1", "helper gate_small_1")
    assert (game.in_place("gate_large_1"), game.in_place("gate_small_1")) == (A, A)


@pytest.mark.rule("CAS-10.4")
def test_in_later_rounds_a_building_can_be_filled_up():
    game = placing(talers=30, standing=["servants"], places={"servants_1": A, "servants_2": A})
    game.play(A, "helper servants_3")
    assert [game.in_place(f"servants_{n}") for n in (1, 2, 3)] == [A, A, A]
    again = placing(talers=30, standing=["servants"], visited={A: ["servants"]})
    assert again.refuses(A, "helper servants_1") == ("same-building", "CAS-10.4")


@pytest.mark.rule("CAS-10.4", "CAS-3.1")
def test_the_next_round_begins_with_a_clean_slate():
    game = castle(cards={A: "messenger"}, erected={A: 2}, visited={A: ["market"]}, rest=True)
    assert (game.player(A).erected, game.player(A).visited) == (0, 0)


@pytest.mark.rule("CAS-10.5")
def test_no_trader_displaces_a_helper_in_a_building():
    wagons = {"wagon_sand": B, "wagon_wood": B, "wagon_clay": B, "wagon_stone": B}
    game = castle(cards={A: "trader"}, places={"market_1": B}, wagons=wagons)
    assert not [code for code in game.legal(A) if "market" in code]
    game.play(A, "send wagon_sand")
    assert game.in_place("market_1") == B


@pytest.mark.rule("CAS-10.6")
def test_the_helper_comes_from_the_stock_or_from_a_wagon():
    game = placing(talers=9, wagons={"wagon_sand": A, "wagon_wood": B, "rider_silver": A}).play(A, "helper market_1")
    assert game.legal(A) == ["from stock", "from wagon_sand", "from rider_silver"]
    assert game.refuses(A, "from wagon_wood") == ("not-your-helper", "CAS-10.6")
    assert game.refuses(A, "from inn_host") == ("not-the-host", "CAS-15.5")
    game.play(A, "from rider_silver")
    assert (game.at_wagon("rider_silver"), game.in_place("market_1"), game.player(A).helpers) == (NOBODY, A, 4)
    assert game.talers(A) == 4


@pytest.mark.rule("CAS-10.6")
def test_with_an_empty_stock_the_trader_helpers_are_all_there_is():
    places = {"market_1": A, "smithy_6": A, "keep_1": A, "palace_1": A, "stable_12": A}
    standing = ["keep", "palace", "stable"]
    game = placing(talers=20, standing=standing, places=places, wagons={"wagon_sand": A})
    game.play(A, "helper market_2")
    assert game.at_wagon("wagon_sand") == NOBODY
    assert game.asks() == ""
    none = placing(talers=20, standing=standing, places={**places, "palace_2": A})
    assert none.state.over


@pytest.mark.rule("CAS-10.7")
def test_well_towers_and_houses_have_no_places():
    game = placing(talers={A: 50}, standing=["well", "tower_1", "house_1"])
    assert set(game.legal(A)) == {"stop", "helper market_1", "helper smithy_10", "helper smithy_6"}


@pytest.mark.rule("CAS-10.2", "CAS-14.2", "Q9")
def test_with_two_players_a_building_of_the_earlier_card_serves_the_later_one():
    game = castle(
        2,
        cards={A: ["bricklayer", "stonemason"]},
        goods={A: {"stone": 1, "wood": 1, "sand": 1}},
        talers={A: 40},
    )
    game.play(A, "build house_1", "helper smithy_10", "stop")
    assert (game.asks(), game.asked()) == ("helper", A)
    assert game.refuses(A, "helper smithy_6") == ("same-building", "CAS-10.4")
    game.play(A, "helper market_1")
    assert game.in_place("market_1") == A
