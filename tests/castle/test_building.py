"""Rulings on erecting buildings and paying for them, silver included (CAS-8, 9)."""

from itertools import product

import pytest

from palas.games.castle.box import pieces_code
from tests.castle.yard import BOX, GAME, A, B, Ruling, castle

RICH = {"sand": 12, "wood": 12, "clay": 9, "stone": 9}


def paying(building: str, card: str = "stonemason", **more) -> Ruling:
    """A must pay for a building."""
    return castle(cards={A: card}, load={}, **more).play(A, f"build {building}")


@pytest.mark.example("CAS-X1")
@pytest.mark.rule("CAS-8.1")
def test_the_stable_may_cost_2_stone_1_clay_and_4_sand():
    game = paying("stable", goods={A: RICH}).play(A, "pay 2stone+clay+4sand")
    assert game.stands("stable")
    assert game.goods(A) == {"sand": 8, "wood": 12, "clay": 8, "stone": 7}


@pytest.mark.example("CAS-X2")
@pytest.mark.rule("CAS-8.1")
def test_one_kind_is_not_enough():
    game = castle(cards={A: "stonemason"}, goods={A: {"clay": 2, "wood": 1}})
    assert game.state.over
    rich = paying("house_1", goods={A: RICH})
    assert rich.legal(A) == ["pay stone+wood+sand", "pay clay+wood+2sand"]
    (reason,) = rich.state.why_not(A, "pay 2clay")
    assert reason.code == "unknown-action"


@pytest.mark.example("CAS-X3")
@pytest.mark.rule("CAS-9.1", "CAS-9.2", "CAS-7.3.2")
def test_a_silver_bar_stands_for_the_missing_sand():
    game = castle(cards={A: "bricklayer"}, goods={A: {"stone": 1, "wood": 1, "silver": 1}})
    sand = game.supply("sand")
    game.play(A, "build house_1")
    assert game.stands("house_1")
    assert (game.goods(A), game.castle.smithy, game.talers(A)) == ({}, 1, 3)
    assert game.supply("sand") == sand
    assert game.story("erected")[0][3] == 1


@pytest.mark.example("CAS-X4")
@pytest.mark.rule("CAS-8.1", "CAS-8.4")
def test_one_of_each_kind_pays_a_tower():
    game = paying("tower_1", "bricklayer", goods={A: {"sand": 1, "wood": 1, "clay": 1, "stone": 1}})
    assert game.stands("tower_1")
    assert game.talers(A) == 4


@pytest.mark.example("CAS-X5")
@pytest.mark.rule("CAS-8.1")
def test_nothing_is_overpaid():
    game = castle(cards={A: "stonemason"}, goods={A: {"sand": 1, "clay": 1, "stone": 1}})
    assert game.legal(A) == ["stop", "build well"]
    assert game.refuses(A, "build house_1") == ("cannot-pay", "CAS-8.1")


@pytest.mark.rule("CAS-8.1")
def test_every_exact_payment_with_three_kinds_is_offered_and_no_other():
    for value in sorted(set(BOX.value) - {0}):
        building = BOX.building_ids[BOX.value.index(value)]
        found = set()
        for heap in product(range(21), range(19), range(value // 4 + 1), range(value // 5 + 1)):
            worth = sum(n * points for n, points in zip(heap, (1, 2, 4, 5), strict=True))
            if worth == value and sum(n > 0 for n in heap) >= 3:
                found.add(f"pay {pieces_code(list(heap))}")
        game = paying(building, goods={A: {"sand": 20, "wood": 18, "clay": 15, "stone": 15}})
        assert set(game.legal(A)) == found


@pytest.mark.rule("CAS-8.1", "CAS-9.2")
def test_sensible_payments_come_first_little_silver_then_few_pieces_or_for_the_bricklayer_many():
    goods = {A: {"sand": 4, "wood": 2, "clay": 2, "stone": 1, "silver": 2}}
    first, *_, last = paying("tower_1", goods=goods).legal(A)
    assert first == "pay stone+clay+wood+sand"
    assert last == "more_silver"
    offered = paying("tower_1", "bricklayer", goods=goods).legal(A)
    assert offered[0] == "pay clay+2wood+4sand"
    bars = [sum(max(0, BOX.payments[BOX.pay.of(BOX.numbers[code])][good] - list(goods[A].values())[good])
                for good in range(4)) for code in offered[:-1]]  # fmt: skip
    assert bars == sorted(bars)


@pytest.mark.rule("CAS-8.2")
def test_paid_pieces_return_to_the_supply_and_the_places_open_at_once():
    game = castle(cards={A: "bricklayer"}, goods={A: {"stone": 4, "wood": 1, "sand": 2}}, talers=20)
    before = {good: game.supply(good) for good in ("stone", "wood", "sand")}
    game.play(A, "build keep")
    assert {good: game.supply(good) - before[good] for good in before} == {"stone": 4, "wood": 1, "sand": 2}
    assert game.castle.unbuilt() == 22
    assert "helper keep_1" in game.legal(A)


@pytest.mark.rule("CAS-8.2")
def test_a_building_is_erected_once_and_equal_ones_one_after_the_other():
    game = castle(cards={A: "stonemason"}, goods={A: RICH}, standing=["keep", "tower_1"])
    assert game.refuses(A, "build keep") == ("already-stands", "CAS-8.1")
    assert game.refuses(A, "build tower_3") == ("take-the-first", "CAS-8.1")
    assert [code for code in game.legal(A) if "tower" in code] == ["build tower_2"]


@pytest.mark.rule("CAS-8.3")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason", "worker_sand"])
def test_two_buildings_a_card_at_most_and_none_at_least(card):
    game = castle(cards={A: card}, load={}, goods={A: RICH})
    assert "stop" in game.legal(A)
    game.play(A, "build house_1", "pay stone+wood+sand", "build house_2", "pay stone+wood+sand")
    assert game.asks() != "build"
    assert game.player(A).erected == 2
    one = castle(cards={A: card}, load={}, goods={A: RICH})
    assert one.play(A, "build house_1", "pay stone+wood+sand", "stop").player(A).erected == 1


@pytest.mark.rule("CAS-8.4")
@pytest.mark.parametrize(
    ("card", "points", "talers"), [("bricklayer", 0, 3), ("stonemason", 6, 0), ("worker_sand", 3, 0)]
)
def test_the_card_decides_the_reward(card, points, talers):
    game = castle(cards={A: card}, load={}, goods={A: {"stone": 1, "wood": 1, "sand": 1}}).play(A, "build house_1")
    assert (game.vp(A), game.talers(A)) == (points, talers)


@pytest.mark.rule("CAS-8.4")
def test_each_building_gives_every_other_master_builder_5():
    game = castle(cards={A: "stonemason", B: "master_builder"}, goods={A: {"stone": 1, "wood": 1, "sand": 1}})
    game.play(A, "build house_1")
    assert game.vp(B) == 5


@pytest.mark.rule("CAS-9.1")
def test_a_kind_that_is_sold_out_cannot_be_had_for_silver():
    goods = {A: {"stone": 1, "wood": 1, "silver": 2}}
    empty = {"sand": 0, "wood": 0, "clay": 0, "stone": 0}
    assert castle(cards={A: "stonemason"}, goods=goods, supply=empty).state.over
    one = castle(cards={A: "stonemason"}, goods=goods, supply={**empty, "sand": 1})
    assert one.legal(A) == ["stop", "build house_1"]


@pytest.mark.rule("CAS-9.2", "Q8")
def test_whoever_wants_to_spare_own_pieces_asks_for_more_silver():
    goods = {A: {"stone": 1, "wood": 1, "sand": 1, "silver": 2}}
    game = paying("house_1", goods=goods)
    assert game.legal(A) == ["pay stone+wood+sand", "pay clay+wood+2sand", "more_silver"]
    plain = paying("house_1", goods=goods).play(A, "pay stone+wood+sand")
    assert (plain.goods(A), plain.castle.smithy) == ({"silver": 2}, 0)
    game.play(A, "more_silver")
    assert (game.asks(), game.legal(A)) == ("silver", ["silver 0stone", "silver 1stone"])
    assert game.refuses(A, "silver 2stone") == ("too-much", "CAS-9.2")
    game.play(A, "silver 1stone", "silver 1wood")
    assert (game.goods(A), game.castle.smithy) == ({"stone": 1, "wood": 1}, 2)


@pytest.mark.rule("CAS-9.2")
def test_more_silver_asks_at_least_for_what_is_missing():
    goods = {A: {"stone": 1, "sand": 1, "silver": 2}}
    game = paying("house_1", goods=goods).play(A, "more_silver", "silver 0stone")
    assert game.goods(A) == {"stone": 1, "sand": 1, "silver": 2}
    assert game.legal(A) == ["silver 0sand", "silver 1sand"]
    game.play(A, "silver 1sand")
    assert game.goods(A) == {"sand": 1}
    stones = paying("stable", goods={A: {"stone": 1, "clay": 1, "sand": 4, "silver": 3}}).play(A, "more_silver")
    assert stones.asks() == "payment"
    assert "more_silver" not in stones.legal(A)
    assert stones.refuses(A, "pay 2clay+4wood+2sand") == ("pieces-missing", "CAS-8.1")
    stones.play(A, "pay 2stone+clay+4sand")
    assert stones.refuses(A, "silver 0stone") == ("too-little", "CAS-9.2")


@pytest.mark.rule("CAS-9.2")
def test_without_silver_to_spare_nobody_is_asked_about_it():
    game = paying("house_1", goods={A: {"stone": 1, "wood": 1, "sand": 2, "clay": 1}})
    assert game.refuses(A, "more_silver") == ("no-more-silver", "CAS-9.2")
    assert game.legal(A) == ["pay stone+wood+sand", "pay clay+wood+2sand"]


@pytest.mark.rule("CAS-9.2")
def test_pieces_paid_for_the_first_building_can_be_exchanged_for_the_second():
    goods = {A: {"stone": 2, "wood": 2, "sand": 1, "silver": 1}}
    game = castle(cards={A: "stonemason"}, goods=goods, supply={"sand": 0, "clay": 0, "wood": 0, "stone": 0})
    game.play(A, "build house_1")
    assert game.supply("sand") == 1
    game.play(A, "build house_2")
    assert game.stands("house_2")
    assert (game.goods(A), game.castle.smithy) == ({}, 1)


@pytest.mark.rule("CAS-9.2")
def test_what_is_exchanged_must_lie_in_the_supply_before_anything_of_that_payment_returns():
    goods = {A: {"stone": 1, "wood": 1, "sand": 1, "silver": 1}}
    supply = {"sand": 0, "clay": 1, "wood": 0, "stone": 0}
    game = castle(cards={A: "stonemason"}, goods=goods, supply=supply).play(A, "build house_1")
    assert game.stands("house_1")
    assert (game.goods(A), game.castle.smithy) == ({"silver": 1}, 0)


@pytest.mark.rule("CAS-9.2", "CAS-8.1")
def test_exchanged_pieces_count_as_a_kind_and_as_a_piece():
    game = castle(cards={A: "bricklayer"}, goods={A: {"silver": 3}}).play(A, "build house_1")
    assert game.stands("house_1")
    assert (game.talers(A), game.castle.smithy) == (3, 3)


@pytest.mark.rule("CAS-9.1")
def test_silver_alone_is_no_payment_and_no_piece_is_exchanged_without_need():
    game = castle(cards={A: "stonemason", B: "messenger"}, goods={A: {"silver": 2, "sand": 2}})
    assert game.legal(A) == ["stop", "build well", "build house_1"]
    assert castle(cards={A: "stonemason"}, goods={A: {"silver": 1, "stone": 2}}).state.over
    assert castle(cards={A: "stonemason"}, goods={A: {"silver": 2}}).state.over


@pytest.mark.rule("CAS-8.1", "CAS-9.2")
def test_a_long_list_of_payments_begins_with_the_sensible_ones():
    """No silver before some; whoever is paid by the piece sees the most pieces first, the others the fewest."""
    rich = {"sand": 9, "wood": 8, "clay": 6, "stone": 5, "silver": 3}
    for card, most_first in (("bricklayer", True), ("stonemason", False)):
        game = castle(goods={A: rich}, cards={A: card}, steps=[["build", A, BOX.card_ids.index(card), 2]])
        game.play(A, "build palace")
        choices = [choice for choice in GAME.choices(game.state.view(A), "en") if choice.code.startswith("pay")]
        heaps = [BOX.payments[BOX.pay.of(BOX.numbers[choice.code])] for choice in choices]
        values = list(BOX.good_value[:4])
        assert all(sum(n * value for n, value in zip(heap, values, strict=True)) == 30 for heap in heaps)
        assert len({tuple(heap) for heap in heaps}) == len(heaps) > 100
        bars = [sum(max(0, n - have) for n, have in zip(heap, rich.values(), strict=False)) for heap in heaps]
        assert bars == sorted(bars)
        assert [("silver" in choice.text) for choice in choices] == [count > 0 for count in bars]
        free = [sum(heap) for heap, count in zip(heaps, bars, strict=True) if not count]
        assert free == sorted(free, reverse=most_first)
        assert game.legal(A)[-1] == "more_silver"  # any exact payment is possible
