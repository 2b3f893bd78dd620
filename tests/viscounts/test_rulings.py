"""Where the rulebook is silent: every ruling of section 25 that play can show has a test, here or in its chapter."""

import re
from pathlib import Path

import pytest

from palas.games.viscounts.rules.funding import icons_for
from palas.games.viscounts.terms import packed
from tests.viscounts.realm import BOX, PIECES, A, B, C, card, effect, gain, realm, refused_dismissal, resolving

HERE = Path(__file__).parent
TRADE, BUILD, WORKERS, TRANSCRIBE = range(4)
HONEST = ["st_squire", "st_abbot", "st_labourer"]

# The test of each ruling.
RULED = {
    "Q-1": "test_building_needs_a_free_spot_of_the_bank_and_a_building",
    "Q-2": "test_discarding_from_an_empty_draw_pile_shuffles_with_the_check",
    "Q-3": "test_fewer_than_three_cards_change_places_over_the_occupied_slots",
    "Q-4": "test_the_main_action_belongs_to_the_path_and_is_forced_by_icons_alone",
    "Q-5": "test_nobody_is_dismissed_for_an_action_that_cannot_be_paid_afterwards",
    "Q-6": "test_who_moved_in_another_players_turn_bumps",
    "Q-7": "test_the_second_place_with_two_players",
    "Q-8": "test_virtue_of_the_workshop_shifts_the_pair_before_the_rewards",
    "Q-9": "test_effects_in_set_up_do_what_they_can",
    "Q-10": "test_a_free_manuscript_costs_three_or_four_and_is_not_printed",
    "Q-11": "test_a_free_building_sets_off_no_ability_for_building",
    "Q-12": "test_a_merchant_is_dismissed_for_another_action_with_a_converting_card",
    "Q-13": "test_a_criminal_makes_up_the_pair_of_a_dismissed_merchant",
    "Q-14": "test_whoever_is_met_may_rearrange_in_turn_order",
    "Q-15": "test_what_is_possible_of_an_effect_is_done",
    "Q-16": "test_an_effect_is_finished_with_all_it_sets_off_before_the_next",
    "Q-17": "test_under_the_last_card_lies_the_printed_townsfolk",
    "Q-18": "test_the_opponents_collision_pays_its_own_row",
    "Q-19": "test_it_dismisses_for_free_and_gets_the_effect_but_no_icons",
    "Q-28": "test_it_places_as_many_workers_as_it_can_but_never_one",
    "Q-29": "test_without_a_card_to_flip_it_gains_virtue_and_a_hire_brings_a_scheme",
    "Q-30": "test_a_castle_move_of_another_player_is_resolved_for_that_player",
    "Q-31": "test_free_workers_are_as_many_as_there_are",
    "Q-32": "test_discarding_stays_legal_with_three_cards",
    "Q-33": "test_the_first_trading_post_saves_the_first_extra_space",
    "Q-34": "test_the_hand_limit",
    "Q-35": "test_a_castle_move_inside_the_cascade_leaves_the_last_worker_a_side",
    "Q-36": "test_castle_moves_stay_in_the_first_ring",
    "Q-37": "test_a_permanent_ability_works_from_every_slot",
    "Q-38": "test_the_set_up_of_every_opponent",
    "Q-39": "test_a_superfluous_unit_is_refused",
    "Q-40": "test_the_opened_slot_works_before_the_reward_of_its_spot",
    "Q-41": "test_after_the_action_corruption_comes_before_virtue",
    "Q-42": "test_an_effect_may_give_a_second_manuscript_in_one_turn",
    "Q-43": "test_every_scoring_line",
    "Q-44": "test_an_exchange_that_changes_nothing_is_a_trade",
    "Q-45": "test_a_full_lap_and_the_shortest_way",
    "Q-46": "test_the_substitutions_of_the_reference_card",
    "Q-47": "test_somebody_may_be_dismissed_for_the_effect_alone",
}
# Rulings about the printed material: they decide what the data say, and nothing happens in play.
ABOUT_DATA = {"Q-20", "Q-21", "Q-22", "Q-23", "Q-24", "Q-25", "Q-26", "Q-27"}


def test_every_ruling_has_a_test():
    text = "".join(
        (HERE.parents[1] / "docs" / "rules" / name).read_text("utf-8")
        for name in ("viscounts.md", "makers/viscounts.md")
    )
    written = set(re.findall(r"^- \*\*(Q-\d+)", text, re.MULTILINE))
    assert set(RULED) | ABOUT_DATA == written
    tests = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    for name in RULED.values():
        assert f"def {name}(" in tests, name


@pytest.mark.rule("VIS-19.5")
@pytest.mark.parametrize(
    ("tableau", "after"), [(["st_thief", "st_abbot"], [1, 0, -1]), ([None, "st_thief", "st_abbot"], [-1, 1, 0])]
)
def test_fewer_than_three_cards_change_places_over_the_occupied_slots(tableau: list[str | None], after: list[int]):
    ruling = realm(steps=[["rearrange", A]], people={A: {"tableau": tableau}}).play(A, "order 21")
    cards = [card("st_thief"), card("st_abbot"), -1]
    assert ruling.me().tableau == [cards[at] for at in after]
    assert realm(steps=[resolving(effect({"op": "rearrange"}))], people={A: {"tableau": ["st_thief"]}}).state.over


@pytest.mark.rule("VIS-8.6", "VIS-8.5")
def test_nobody_is_dismissed_for_an_action_that_cannot_be_paid_afterwards():
    people = {A: {"tableau": HONEST, "goods": {"silver": 2, "stone": 0}}}
    table = realm(people=people, tops={"coast": "tf_woodcutter_2"}).table
    assert refused_dismissal(table, A, BUILD) != 0  # 1 + 1 icons of 3
    people[A]["goods"]["stone"] = 1
    assert refused_dismissal(realm(people=people, tops={"coast": "tf_woodcutter_2"}).table, A, BUILD) == 0
    # Silver that pays for the dismissal cannot pay for icons too.
    trader = {"space": "lake.L", "tableau": HONEST, "goods": {"silver": 2}}
    table = realm(people={A: trader}, tops={"lake": "tf_acolyte"}).table
    assert refused_dismissal(table, A, TRADE) != 0


@pytest.mark.rule("VIS-11.4", "VIS-11.7")
def test_who_moved_in_another_players_turn_bumps():
    ruling = realm(
        3,
        steps=[resolving(effect({"op": "castle_move", "n": 1}), B)],
        ring1={("A", A): 2, ("A", C): 1, ("B", B): 1},
    )
    ruling.play(B, "worker cs_flip>cs_ink_stone")
    assert (ruling.asked(), ruling.asks()) == (B, "bump")
    ruling.play(B, "bump cs_ink_stone.1.3")
    assert (ruling.goods(C), ruling.me(C).workers) == ({"silver": 2}, 20)


@pytest.mark.rule("VIS-3.9")
@pytest.mark.parametrize(
    "step", [{"op": "rearrange"}, {"op": "discard", "n": 1}, {"op": "shuffle"}, {"op": "destroy", "n": 1}]
)
def test_effects_in_set_up_do_what_they_can(step: dict):
    ruling = realm(
        steps=[resolving(effect(step, gain("virtue"), gain("deed")))],
        people={A: {"draw": [], "discard": ["st_thief", "st_abbot", "st_lender", "st_squire"]}},
        phase="draft",
        pairs=[],
        deeds_left=0,
    )
    assert ruling.state.over
    assert (ruling.track(), ruling.papers(), len(ruling.me().discard)) == ((1, 6), (0, 0, 1, 0), 4)
    hired = realm(
        steps=[resolving(effect({"op": "hire_free", "n": 1}))], people={A: {"slots": ["ws1"]}}, phase="draft", pairs=[]
    ).play(A, "hire tf_friar").settle()  # fmt: skip
    assert hired.state.over
    assert card("tf_friar") in hired.me().discard


@pytest.mark.rule("VIS-8.5")
def test_a_merchant_is_dismissed_for_another_action_with_a_converting_card():
    goods = {"silver": 3, "gold": 3}
    without = realm(
        people={A: {"space": "coast.I", "tableau": HONEST, "goods": goods}}, tops={"coast": "tf_jeweller"}
    ).table
    assert refused_dismissal(without, A, WORKERS) != 0
    tableau = ["st_squire", "tf_benefactor", "st_abbot"]
    table = realm(
        people={A: {"space": "coast.I", "tableau": tableau, "goods": goods}}, tops={"coast": "tf_jeweller"}
    ).table
    assert refused_dismissal(table, A, WORKERS) == 0
    top = table.townsfolk_at(0)
    assert icons_for(table, A, WORKERS, top) == icons_for(table, A, WORKERS, -1) + 1


@pytest.mark.rule("VIS-8.3", "VIS-8.5")
def test_a_criminal_makes_up_the_pair_of_a_dismissed_merchant():
    converter = card("tf_benefactor")
    printed = BOX.card_packed[converter]
    try:
        BOX.card_packed[converter] = packed([0, 0, 1, 0, 0])  # as printed it makes a pair by itself
        for other, refused in (("st_thief", False), ("st_abbot", True)):
            person = {"space": "coast.I", "tableau": ["st_squire", "tf_benefactor", other], "goods": {"silver": 3}}
            table = realm(people={A: person}, tops={"coast": "tf_architect"}).table
            assert (refused_dismissal(table, A, WORKERS) != 0) == refused, other
    finally:
        BOX.card_packed[converter] = printed


@pytest.mark.rule("VIS-5.4")
def test_what_is_possible_of_an_effect_is_done():
    ruling = realm(steps=[resolving(effect({"op": "flip", "what": "any", "n": 2}, gain("silver", 1)))])
    assert (ruling.papers(), ruling.goods()) == ((0, 0, 0, 0), {"silver": 1})
    one = realm(
        steps=[resolving(effect({"op": "flip", "what": "any", "n": 2}, gain("silver", 1)))], people={A: {"deeds": 1}}
    )
    assert (one.papers(), one.goods()) == ((0, 0, 0, 1), {"silver": 1})


@pytest.mark.rule("VIS-4.7", "VIS-8.5")
def test_under_the_last_card_lies_the_printed_townsfolk():
    ruling = realm(
        steps=[["recruit", A], ["dismiss", A, BUILD]],
        people={A: {"tableau": HONEST, "goods": {"silver": 9, "stone": 3}}},
        tops={"coast": "tf_woodcutter_2"},
        townsfolk_below=dict(zip(PIECES, [0, 16, 16, 16, 15], strict=True)),
    )
    ruling.play(A, "dismiss")
    assert ruling.table.townsfolk_at(0) == ruling.table.box.cards
    while not ruling.state.over:
        assert "dismiss" not in ruling.legal()
        assert not any(code.startswith("hire") for code in ruling.legal())
        ruling.play(A, ruling.legal()[0]).settle()


@pytest.mark.rule("VIS-11.7")
def test_free_workers_are_as_many_as_there_are():
    ring1 = {(letter, A): 2 for letter in "ABCDE"}
    ring2 = {**{(letter, A): 2 for letter in "ABCD"}, ("E", A): 1}
    free = resolving(effect({"op": "place_workers", "n": 2}))
    ruling = realm(steps=[free], ring1=ring1, ring2=ring2).play(A, "section cs_flip")
    assert "places 1 worker" in " ".join(ruling.log())
    none = realm(steps=[free], ring1=ring1, ring2={**ring2, ("E", A): 2})
    assert none.state.over


@pytest.mark.rule("VIS-6.6")
def test_discarding_stays_legal_with_three_cards():
    people = {A: {"draw": [], "tableau": ["st_thief", "st_abbot"], "hand": ["st_squire"]}}
    ruling = realm(steps=[["discard", A, 1]], people=people).play(A, "discard st_squire")
    assert ruling.names(ruling.me().discard) == ["st_squire"]
    assert realm(steps=[resolving(effect({"op": "destroy", "n": 1}))], people=people).state.over


@pytest.mark.rule("VIS-11.3")
def test_castle_moves_stay_in_the_first_ring():
    move = resolving(effect({"op": "castle_move", "n": 1}))
    ruling = realm(steps=[move], ring1={("A", A): 1}, ring2={("C", A): 1})
    assert ruling.legal() == ["decline", "worker cs_ink_stone>cs_flip", "worker cs_ink_stone>cs_virtue"]
    assert realm(steps=[move], ring2={("C", A): 1}, ring3={A: 1}).state.over


@pytest.mark.rule("VIS-19.2")
@pytest.mark.parametrize("slot", range(3))
def test_a_permanent_ability_works_from_every_slot(slot: int):
    tableau = [*HONEST]
    tableau[slot] = "tf_woodcutter_2"
    ruling = realm(steps=[["after_action", A, BUILD]], people={A: {"tableau": tableau}}, phase="action")
    assert "Woodcutter" in " ".join(ruling.log())


@pytest.mark.rule("VIS-12.1", "VIS-12.5")
def test_an_effect_may_give_a_second_manuscript_in_one_turn():
    free = next(
        id for id, number in zip(
            realm().table.box.text_ids, realm().table.box.text_effect, strict=True
        ) if 10 in [step.op for step in realm().table.box.effects[number].steps]
    )  # fmt: skip
    ruling = realm(steps=[["transcribe", A]], texts={"coast": free, "lake": "ms_blue_3_4silver"}).settle()
    ruling.play(A, "take ms_blue_3_4silver").settle()
    assert len(ruling.me().manuscripts) == 2


@pytest.mark.rule("VIS-9.4")
def test_an_exchange_that_changes_nothing_is_a_trade():
    ruling = realm(
        steps=[["action", A]],
        people={A: {"space": "forest.R", "tableau": ["tf_courier", "tf_jeweller", "st_abbot"]}},
        tops={"forest": "tf_miner"},
    )
    ruling.act(A, "do trade")
    assert ruling.papers() == (0, 0, 0, 0)
    assert ruling.track() == (1, 6)  # the Jeweller saw a trade


@pytest.mark.rule("VIS-8.5")
def test_somebody_may_be_dismissed_for_the_effect_alone():
    ruling = realm(
        steps=[["dismiss", A, BUILD]],
        people={A: {"tableau": ["st_labourer", "tf_stonecutter_3", "tf_mason"], "goods": {"silver": 2, "stone": 9}}},
        tops={"coast": "tf_woodcutter_2"},
    )
    assert ruling.legal() == ["dismiss", "decline"]
    ruling.play(A, "dismiss").settle()
    assert ruling.track() == (1, 6)
