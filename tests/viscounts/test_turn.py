"""The phases of a turn and the main actions (VIS-5 to 15)."""

import pytest

from palas.games.viscounts.rules.funding import bundles
from palas.games.viscounts.terms import packed
from tests.viscounts.realm import BOX, A, B, C, D, card, effect, gain, realm, refused_dismissal, resolving, text

HONEST = ["st_squire", "st_abbot", "st_labourer"]


@pytest.mark.rule("VIS-5.1", "VIS-5.2", "VIS-15.2")
def test_a_turn_goes_through_its_phases_and_on_to_the_next_player():
    ruling = realm(
        3,
        steps=[["turn", A]],
        people={A: {"tableau": ["st_squire", "st_lender", "st_labourer"], "hand": ["st_abbot", "st_trader"]}},
        tops={"coast": "tf_friar"},
    )
    phases = [(ruling.asks(), ruling.table.phase)]
    while ruling.table.active == A:
        phases.append((ruling.asks(), ruling.table.phase))
        ruling.play(A, ruling.legal()[0]).settle()
    assert [phase for _, phase in phases] == sorted(phase for _, phase in phases)
    assert [kind for kind, _ in phases][:2] == ["play_card", "play_card"]
    assert ruling.table.active == B


@pytest.mark.rule("VIS-5.6", "VIS-5.4")
def test_an_effect_is_finished_with_all_it_sets_off_before_the_next():
    both = effect(gain("debt", 2), gain("silver", 1))
    ruling = realm(steps=[resolving(both)], people={A: {"tableau": ["tf_racketeer_1"], "hand": ["st_abbot"]}})
    assert (ruling.papers()[0], ruling.goods()) == (1, {})
    ruling.play(A, "choose 2", "decline")
    assert (ruling.papers()[0], ruling.goods()) == (2, {})
    ruling.play(A, "choose 1")
    assert ruling.goods() == {"silver": 1}


@pytest.mark.rule("VIS-6.2")
def test_one_hand_card_must_be_played():
    ruling = realm(steps=[["play", A]], people={A: {"hand": ["st_abbot", "st_squire"], "discard": ["st_thief"]}})
    assert ruling.legal() == ["play st_abbot", "play st_squire"]
    assert ruling.refuses(A, "play st_thief") == ("not-in-hand", "VIS-6.2")
    ruling.play(A, "play st_squire")
    assert ruling.names(ruling.me().tableau) == ["st_squire"]


@pytest.mark.rule("VIS-7.2")
@pytest.mark.parametrize(("slots", "price"), [([], 1), (["tp1"], 0)])
def test_the_first_trading_post_saves_the_first_extra_space(slots: list[str], price: int):
    ruling = realm(steps=[["move", A, 1]], people={A: {"slots": slots, "goods": {"silver": 2}, "space": "coast.R"}})
    ruling.play(A, "move hills.I")
    assert ruling.goods().get("silver", 0) == 2 - price


@pytest.mark.rule("VIS-7.3", "VIS-7.5")
def test_a_full_lap_and_the_shortest_way():
    ruling = realm(steps=[["move", A, 1]], people={A: {"space": "coast.I", "goods": {"silver": 9}}})
    assert "move coast.I" in ruling.legal()
    ruling.play(A, "move coast.I")
    assert ruling.goods() == {"silver": 9 - 4}  # five steps round the inner path
    poor = realm(steps=[["move", A, 1]], people={A: {"space": "coast.L"}})
    assert poor.refuses(A, "move hills.L") == ("too-far", "VIS-7.1")


@pytest.mark.rule("VIS-7.4")
def test_whoever_is_met_may_rearrange_in_turn_order():
    people = {who: {"space": "coast.I", "tableau": ["st_thief", "st_abbot"]} for who in (B, C, D)}
    people[C]["space"] = "hills.I"
    ruling = realm(4, steps=[["move", A, 1]], people={**people, A: {"space": "coast.L"}})
    ruling.play(A, "move coast.I")
    assert (ruling.asked(), ruling.asks()) == (B, "rearrange")
    ruling.play(B, "order 21")
    assert ruling.names(ruling.me(B).tableau) == ["st_abbot", "st_thief"]
    assert ruling.asked() == D
    ruling.play(D, "decline")
    assert ruling.state.over


@pytest.mark.rule("VIS-8.1")
def test_the_main_action_belongs_to_the_path_and_is_forced_by_icons_alone():
    outer = realm(steps=[["action", A]], people={A: {"tableau": HONEST, "goods": {"stone": 3, "silver": 3}}})
    assert outer.legal() == ["do trade", "do build", "skip"]
    assert outer.refuses(A, "do transcribe") == ("other-path", "VIS-8.1")
    forced = realm(
        steps=[["action", A]], people={A: {"tableau": [*HONEST[:2], "st_trader"], "goods": {"stone": 3, "silver": 1}}}
    )
    assert forced.refuses(A, "skip") == ("must-act", "VIS-8.1")
    nothing = realm(steps=[["action", A]], people={A: {"tableau": HONEST}}, tops={"coast": "tf_friar"})
    assert nothing.state.over  # skipped by itself


@pytest.mark.rule("VIS-8.4")
def test_the_discard_pile_never_counts_and_an_icon_counts_once():
    ruling = realm(
        steps=[["action", A]],
        people={
            A: {"space": "coast.I", "tableau": ["st_squire", "tf_enforcer", "st_thief"], "discard": ["tf_princess"]}
        },
        tops={"coast": "tf_miner"},
    )
    ruling.act(A, "do workers")
    assert ruling.state.decision(A).data["icons"] == 4
    assert ruling.legal() == ["workers 1", "workers 2"]


@pytest.mark.rule("VIS-8.5", "VIS-10.5")
@pytest.mark.parametrize(("slots", "left"), [([], 0), (["tp2"], 2)])
def test_dismissing_costs_the_silver_value_or_one(slots: list[str], left: int):
    ruling = realm(
        steps=[["dismiss", A, 1]],
        people={A: {"tableau": ["st_labourer", "tf_charlatan", "st_abbot"], "goods": {"silver": 3}, "slots": slots}},
        tops={"coast": "tf_stonecutter_3"},
    )
    ruling.play(A, "dismiss").settle()
    assert ruling.goods().get("silver", 0) == left


@pytest.mark.rule("VIS-8.5", "VIS-8.3")
def test_who_may_be_dismissed_for_which_action():
    people = {A: {"space": "coast.I", "tableau": ["st_squire", "tf_benefactor", "st_abbot"], "goods": {"silver": 3}}}
    table = realm(people=people, tops={"coast": "tf_jeweller"}).table
    assert refused_dismissal(table, A, 2) == 0  # merchants by the Benefactor
    assert refused_dismissal(table, A, 3) != 0
    criminal = realm(people=people, tops={"coast": "tf_lookout"}).table
    assert refused_dismissal(criminal, A, 2) == 0


@pytest.mark.rule("VIS-8.6", "VIS-19.2")
def test_after_the_action_corruption_comes_before_virtue():
    ruling = realm(
        steps=[["after_action", A, 3]],
        people={
            A: {
                "tableau": ["tf_deacon_2", "tf_bishop", "tf_deacon_3"],
                "corruption": 3,
                "virtue": 5,
                "hand": ["st_thief"],
            }
        },
        phase="action",
    )
    assert ruling.legal() == ["use tf_bishop", "use tf_deacon_3"]
    assert ruling.refuses(A, "use tf_deacon_2") == ("corruption-first", "VIS-17.4")
    ruling.play(A, "use tf_deacon_3", "choose 2", "decline")
    assert ruling.track() == (4, 4)


@pytest.mark.rule("VIS-8.7", "VIS-19.4")
def test_goods_fill_gaps_only():
    ruling = realm(
        steps=[["action", A]],
        people={
            A: {
                "space": "coast.I",
                "tableau": ["hero_emma", "tf_priest", "tf_clergyman"],
                "goods": {"ink": 2, "gold": 2, "silver": 2},
            }
        },
        texts={"coast": "ms_grey_6_vp_buildings"},
        tops={"coast": "tf_miner"},
    )
    ruling.act(A, "do transcribe")  # 3 icons, 3 missing
    assert ruling.legal() == ["pay ink", "pay gold", "pay 2silver"]
    ruling.play(A, "pay ink")  # counts twice
    assert "pay gold" in ruling.legal()
    ruling.play(A, "pay gold").settle()
    assert ruling.goods() == {"ink": 1, "gold": 1, "silver": 2}


@pytest.mark.rule("VIS-8.7")
def test_a_superfluous_unit_is_refused():
    ruling = realm(
        steps=[["pay", A, 3, 2, 0]],
        people={A: {"tableau": ["hero_emma", "tf_priest"], "goods": {"ink": 1, "gold": 2}}},
    )
    assert [way[:2] for way in bundles(ruling.table, A, 3, 2)] == [[0, 2], [1, 0]]
    ruling.play(A, "pay gold")
    assert ruling.goods() == {"ink": 1}  # gold once more: the ink would have been enough


@pytest.mark.rule("VIS-9.3")
def test_paying_silver_for_silver_is_allowed_and_gains_nothing():
    ruling = realm(
        steps=[["action", A]], people={A: {"tableau": ["st_trader", "st_abbot", "st_squire"], "goods": {"silver": 2}}}
    )
    ruling.act(A, "do trade")
    assert ruling.legal() == ["times 1", "times 2", "times 3"]
    ruling.play(A, "times 3")
    assert ruling.goods() == {"silver": 2 + 1 + 1}  # one icon, and the Trader's own silver


@pytest.mark.rule("VIS-9.4")
def test_destroying_exchanges_come_one_by_one_and_may_be_declined():
    ruling = realm(
        steps=[["action", A]],
        people={
            A: {
                "space": "lake.R",
                "tableau": ["tf_courier", "hero_therese", "tf_jeweller"],
                "hand": ["st_thief", "st_abbot"],
            }
        },
        tops={"lake": "tf_miner"},
    )
    ruling.act(A, "do trade").play(A, "times 2", "destroy st_thief", "decline")
    assert ruling.names(ruling.me().destroyed) == ["st_thief"]
    assert ruling.track() == (1, 6)  # the Jeweller: a trade was made


@pytest.mark.rule("VIS-10.1", "VIS-10.2")
def test_building_needs_a_free_spot_of_the_bank_and_a_building():
    full = realm(
        steps=[["action", A]],
        people={A: {"tableau": HONEST, "goods": {"stone": 7}}},
        buildings={"coast.s1": (B, "ws1"), "coast.s2": (B, "ws2")},
        tops={"coast": "tf_friar"},
    )
    assert full.state.over
    ruling = realm(
        steps=[["building", A, -1]], people={A: {"tableau": HONEST, "goods": {"stone": 4}, "slots": ["ws1"]}}
    )
    assert ruling.legal() == ["build tp1", "build tp2", "build tp3", "build ws2", "build ws3"]
    assert ruling.refuses(A, "build ws1") == ("already-built", "VIS-10.1")
    assert ruling.refuses(A, "build gh1") == ("not-funded", "VIS-8.2")
    ruling.play(A, "build tp3")
    assert ruling.goods() == {}
    assert ruling.legal() == ["spot coast.s1", "spot coast.s2"]
    assert ruling.refuses(A, "spot coast.s3") == ("other-bank", "VIS-4.5")


@pytest.mark.rule("VIS-10.4")
def test_two_links_pay_in_the_builders_order():
    ruling = realm(
        3,
        steps=[["spot", A, BOX.slot_ids.index("ws3"), 0]],
        buildings={"crags.s1": (B, "ws1"), "crags.s3": (C, "ws1")},
    ).play(A, "spot crags.s2")
    assert ruling.legal() == ["link crags.s1", "link crags.s2"]
    ruling.play(A, "link crags.s2")
    assert (ruling.papers(A)[2], ruling.papers(C)[2]) == (1, 1)
    assert (ruling.goods(A), ruling.goods(B), ruling.goods(C)) == ({"silver": 2}, {"silver": 2}, {})


@pytest.mark.rule("VIS-10.5", "VIS-13.2")
def test_the_opened_slot_works_before_the_reward_of_its_spot():
    ruling = realm(steps=[["spot", A, BOX.slot_ids.index("ws1"), 0]], people={A: {"hand": ["st_thief"]}})
    ruling.play(A, "spot coast.s2", "hire tf_friar").settle()
    assert ruling.asks() == "discard"


@pytest.mark.rule("VIS-10.6")
def test_a_free_building_sets_off_no_ability_for_building():
    ruling = realm(
        steps=[resolving(effect({"op": "build_free", "building": "workshop"}))],
        people={A: {"tableau": ["tf_woodcutter_2"]}},
    )
    assert ruling.legal() == ["build ws1", "build ws2", "build ws3"]
    assert ruling.refuses(A, "build gh1") == ("other-type", "VIS-10.2")
    ruling.play(A, "build ws2")
    assert len(ruling.legal()) == 20
    ruling.play(A, "spot crags.s3", "gain ink")
    assert ruling.track() == (1, 7)


@pytest.mark.rule("VIS-11.7", "VIS-11.8")
def test_a_castle_move_of_another_player_is_resolved_for_that_player():
    ruling = realm(
        3,
        steps=[["spot", A, BOX.slot_ids.index("ws3"), 0]],
        buildings={"lake.s4": (B, "ws1")},
        ring1={("A", B): 2, ("B", B): 1, ("A", C): 1},
        people={A: {"hand": []}},
    )
    ruling.play(A, "spot lake.s3")
    while ruling.asked() == A:
        ruling.play(A, "decline")
    assert ruling.asks() == "castle_move"
    ruling.play(B, "worker cs_flip>cs_ink_stone")
    assert ruling.goods(B) == {"ink": 1, "stone": 1}
    assert ruling.castle(B) == ({"B": 1, "E": 1}, {"A": 1}, 0)


@pytest.mark.rule("VIS-11.8", "VIS-11.2")
def test_a_castle_move_inside_the_cascade_leaves_the_last_worker_a_side():
    ruling = realm(steps=[["castle", A]], ring1={("C", A): 3}).play(A, "choose 2", "worker cs_gold_move>cs_flip")
    assert ruling.asks() == "side"
    ruling.play(A, "side clockwise")
    assert ruling.castle(A) == ({"B": 1, "D": 1}, {"C": 1}, 0)


@pytest.mark.rule("VIS-11.4")
def test_bumping_from_the_second_ring_gives_virtue_and_a_resource():
    ruling = realm(steps=[["castle", A]], ring2={("A", A): 2, ("A", B): 2})
    assert ruling.refuses(A, "bump cs_flip.1.1") == ("not-crowded", "VIS-11.4")
    ruling.play(A, "bump cs_ink_stone.2.2")
    assert (ruling.asked(), ruling.asks()) == (B, "resource")
    ruling.play(B, "gain gold")
    assert (ruling.track(B), ruling.goods(B), ruling.me(B).workers) == ((1, 6), {"gold": 1}, 19)


@pytest.mark.rule("VIS-11.1")
def test_no_more_workers_than_the_supply_holds():
    ruling = realm(
        steps=[["workers", A, -1]],
        people={A: {"tableau": HONEST, "goods": {"gold": 9}}},
        ring1={(letter, A): 2 for letter in "ABCDE"},
        ring2={(letter, A): 2 for letter in "ABCD"},
    )
    assert ruling.legal() == ["workers 1", "workers 2"]
    assert ruling.refuses(A, "workers 3") == ("no-worker", "VIS-11.1")


@pytest.mark.rule("VIS-12.3")
def test_the_first_with_three_of_a_ribbon_takes_the_bonus_card():
    two = ["ms_blue_3_flip", "ms_blue_4_deed"]
    ruling = realm(
        steps=[["transcribe", A]], people={A: {"manuscripts": two}}, texts={"coast": "ms_blue_3_4silver"}
    ).settle()
    assert ruling.table.bonus == [-1, A, -1, -1]
    assert ruling.table.lasting_icons(A) == packed([2, 0, 0, 0, 0])
    late = realm(
        steps=[["transcribe", A]],
        people={A: {"manuscripts": two}},
        texts={"coast": "ms_blue_3_4silver"},
        bonus={"blue": B},
    ).settle()
    assert late.table.bonus == [-1, B, -1, -1]


@pytest.mark.rule("VIS-12.4")
def test_a_printed_manuscript_gives_its_effect_and_stays():
    ruling = realm(steps=[["transcribe", A]], texts={"coast": None})
    assert ruling.papers() == (0, 0, 1, 0)
    assert ruling.me().manuscripts == []


@pytest.mark.rule("VIS-12.5")
def test_a_free_manuscript_costs_three_or_four_and_is_not_printed():
    free = resolving(effect({"op": "manuscript_free", "costs": [3, 4]}))
    tops = {"coast": "ms_blue_3_4silver", "hills": "ms_grey_6_vp_buildings", "forest": "ms_grey_4_2stone", "lake": None}
    ruling = realm(steps=[free], texts={**tops, "crags": None})
    assert ruling.legal() == ["take ms_blue_3_4silver", "take ms_grey_4_2stone"]
    assert ruling.refuses(A, "take ms_grey_6_vp_buildings") == ("not-free", "VIS-12.5")
    ruling.play(A, "take ms_grey_4_2stone").settle()
    assert ruling.goods() == {"stone": 2}
    assert ruling.me().manuscripts == [text("ms_grey_4_2stone")]


@pytest.mark.rule("VIS-13.1")
def test_the_townsfolk_of_the_piece_may_be_hired_once_for_its_value():
    ruling = realm(steps=[["recruit", A]], people={A: {"goods": {"silver": 2}}}, tops={"coast": "tf_friar"})
    assert ruling.legal() == ["decline", "hire tf_friar"]
    ruling.play(A, "hire tf_friar").settle()
    assert ruling.state.over
    poor = realm(steps=[["recruit", A]], people={A: {"goods": {"silver": 1}}}, tops={"coast": "tf_friar"})
    assert poor.state.over
    empty = realm(steps=[["recruit", A]], people={A: {"goods": {"silver": 9}}}, tops={"coast": None})
    assert empty.state.over  # a printed townsfolk cannot be hired


@pytest.mark.rule("VIS-13.3")
def test_a_card_that_a_dismissal_revealed_may_be_hired():
    ruling = realm(
        steps=[["recruit", A], ["dismiss", A, 0]],
        people={A: {"tableau": ["st_trader", "st_abbot", "st_squire"], "goods": {"silver": 4}}},
        tops={"coast": "tf_jeweller"},
    )
    ruling.play(A, "dismiss").fall("townsfolk tf_vicar").play(A, "times 1")
    assert "hire tf_vicar" in ruling.legal()


@pytest.mark.rule("VIS-14.1", "VIS-14.4", "VIS-10.5")
def test_virtue_of_the_workshop_shifts_the_pair_before_the_rewards():
    ruling = realm(
        steps=[["collision", A]],
        people={
            A: {"corruption": 5, "virtue": 5, "slots": ["ws2"], "tableau": ["st_abbot"]},
            B: {"tableau": HONEST[:2]},
        },
    )
    assert ruling.goods(A) == {"silver": 2}
    assert ruling.papers(A) == (1, 0, 1, 0)  # space 4, not 5
    assert (ruling.asked(), ruling.asks()) == (B, "rearrange")


@pytest.mark.rule("VIS-14.3")
@pytest.mark.parametrize("space", range(1, 8))
@pytest.mark.parametrize("criminal", [False, True])
def test_every_space_of_the_track_pays_as_printed(space: int, criminal: bool):
    ruling = realm(
        steps=[["collision", A]],
        people={
            A: {"corruption": space, "virtue": space, "tableau": ["st_abbot"]},
            B: {"tableau": ["st_thief" if criminal else "st_abbot"]},
        },
    )
    silver, debts, deeds = [(1, 0, 3), (1, 0, 2), (1, 0, 1), (2, 1, 1), (2, 1, 0), (3, 2, 0), (4, 3, 0)][space - 1]
    assert (ruling.goods(A), ruling.papers(A)) == ({"silver": silver}, (debts, 0, deeds, 0))
    below = (ruling.track(B), ruling.papers(B)[0], ruling.papers(B)[2])
    quiet = ((1, 7), 0, 0)
    with_criminal = {1: ((1, 7), 1, 0), 2: ((2, 7), 0, 0), 3: ((2, 7), 0, 0)}
    without = {5: ((1, 6), 0, 0), 6: ((1, 6), 0, 0), 7: ((1, 7), 0, 1)}
    assert below == (with_criminal if criminal else without).get(space, quiet)


@pytest.mark.rule("VIS-15.1")
@pytest.mark.parametrize(("slots", "leader", "limit"), [([], -1, 3), (["ws3"], -1, 4), (["ws3"], A, 5)])
def test_the_hand_limit(slots: list[str], leader: int, limit: int):
    ruling = realm(steps=[["draw_up", A]], people={A: {"slots": slots}}, leader=leader).settle()
    assert len(ruling.me().hand) == limit


@pytest.mark.rule("VIS-15.4")
def test_discarding_from_an_empty_draw_pile_shuffles_with_the_check():
    ruling = realm(
        steps=[["discard", A, 1]],
        people={A: {"tableau": ["st_thief"], "hand": ["st_abbot"], "draw": [], "discard": ["st_squire"]}},
    )
    ruling.play(A, "discard top")
    assert ruling.track() == (2, 7)
    ruling.fall("top_card st_squire")
    assert ruling.names(ruling.me().discard) == ["st_squire"]


@pytest.mark.rule("VIS-19.5")
def test_rearranging_triggers_nothing_but_changes_what_drops_off():
    ruling = realm(
        steps=[["shift", A], ["rearrange", A]],
        people={A: {"tableau": ["st_thief", "tf_scoundrel_ink", "st_abbot"]}},
    )
    assert len(ruling.legal()) == 6
    ruling.play(A, "order 321")
    assert ruling.papers() == (1, 0, 0, 0)
    assert ruling.goods() == {"silver": 1}
    assert ruling.me().tableau == [-1, card("st_abbot"), card("tf_scoundrel_ink")]
