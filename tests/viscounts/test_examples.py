"""The worked examples of the rule text, played."""

import pytest

from palas.games.viscounts.rules.funding import icons_for
from tests.viscounts.realm import BOX, RIVAL, A, B, C, D, card, effect, gain, realm, resolving, scheme, text


@pytest.mark.example("VIS-T01")
@pytest.mark.rule("VIS-17.1", "VIS-17.2")
def test_two_virtue_stick_the_markers_together_and_move_the_pair():
    ruling = realm(steps=[resolving(effect(gain("virtue", 2)))], people={A: {"corruption": 4, "virtue": 5}})
    assert ruling.track() == (3, 3)


@pytest.mark.example("VIS-T02")
@pytest.mark.rule("VIS-6.1", "VIS-19.1")
def test_the_journeyman_drops_off_and_hires_for_free_then_gives_virtue():
    ruling = realm(
        steps=[["shift", A]],
        people={A: {"tableau": ["st_squire", "st_abbot", "st_journeyman"], "hand": ["st_trader"]}},
        tops={"lake": "tf_friar"},
    )
    assert ruling.asks() == "hire_free"
    assert ruling.names(ruling.me().discard) == ["st_journeyman"]
    ruling.play(A, "hire tf_friar").settle()
    assert ruling.names(ruling.me().discard) == ["st_journeyman", "tf_friar"]
    assert ruling.track() == (1, 5)  # 1 virtue of the Friar's instant effect, 1 of the Journeyman
    assert ruling.goods() == {}


@pytest.mark.example("VIS-T03")
@pytest.mark.rule("VIS-6.4", "VIS-6.5")
@pytest.mark.parametrize("others", [0, 1])
def test_the_antagonist_gives_corruption_for_every_criminal_on_the_tableau_and_a_debt(others: int):
    beside = "st_thief" if others else "st_squire"
    ruling = realm(
        steps=[["play", A]],
        people={A: {"tableau": [None, beside], "hand": ["tf_antagonist", "st_abbot"]}},
    )
    ruling.play(A, "play tf_antagonist")
    assert ruling.track() == (1 + 2 + others, 7)
    assert ruling.papers() == (1, 0, 0, 0)


@pytest.mark.example("VIS-T04")
@pytest.mark.rule("VIS-4.2", "VIS-7.1", "VIS-7.3")
@pytest.mark.parametrize(
    ("space", "value", "ends"),
    [
        ("coast.L", 2, ["coast.R", "lake.L", "lake.I"]),
        ("coast.L", 1, ["coast.R", "coast.I"]),
        ("coast.R", 1, ["lake.L"]),
        ("coast.I", 1, ["coast.R", "lake.I"]),
    ],
)
def test_the_viscount_reaches_exactly_these_spaces(space: str, value: int, ends: list[str]):
    ruling = realm(
        steps=[["move", A, value]],
        people={A: {"space": space}, B: {"space": "crags.I"}},
        ring=["coast", "lake", "hills", "forest", "crags"],
    )
    if len(ends) == 1:
        assert ruling.me().space == BOX.space_ids.index(ends[0])
    else:
        assert ruling.legal() == [f"move {end}" for end in ends]


@pytest.mark.example("VIS-T05")
@pytest.mark.rule("VIS-8.5")
def test_a_dismissed_woodcutter_gives_virtue_and_an_icon_and_leaves_the_game():
    ruling = realm(
        steps=[["action", A]],
        people={A: {"tableau": ["st_labourer", "st_squire", "st_abbot"], "goods": {"silver": 2, "stone": 1}}},
        tops={"coast": "tf_woodcutter_2"},
    )
    ruling.act(A, "do build").settle()  # only possible with the dismissal: 1 + 1 icons and 1 stone
    assert ruling.goods() == {"stone": 1}
    assert ruling.track() == (1, 6)
    assert ruling.table.dismissed == [card("tf_woodcutter_2")]
    assert ruling.asks() == "building"
    ruling.play(A, "build ws2")
    assert ruling.goods() == {}
    ruling.play(A, "spot coast.s1")
    assert ruling.track() == (1, 6)  # the Woodcutter's own ability does nothing


@pytest.mark.example("VIS-T06")
@pytest.mark.rule("VIS-9.1", "VIS-9.2", "VIS-8.2")
def test_trading_gold_with_four_icons_and_two_silver():
    ruling = realm(
        steps=[["action", A]],
        people={
            A: {"space": "lake.L", "tableau": ["st_trader", "tf_peddler_ink", "tf_princess"], "goods": {"silver": 2}}
        },
        tops={"lake": "tf_miner"},
    )
    ruling.act(A, "do trade")
    assert ruling.legal() == ["times 1", "times 2", "times 3"]
    ruling.play(A, "times 3")
    assert ruling.goods() == {"gold": 3, "silver": 1}  # the Trader's silver comes afterwards


@pytest.mark.example("VIS-T07")
@pytest.mark.rule("VIS-10.3", "VIS-10.4")
def test_a_workshop_next_to_a_blue_trading_post_pays_the_link_to_both():
    ruling = realm(
        3,
        steps=[["action", A]],
        people={
            A: {
                "space": "hills.L",
                "tableau": ["st_squire", "st_abbot", "st_trader"],
                "goods": {"stone": 2, "silver": 1},
            }
        },
        buildings={"hills.s2": (B, "tp1")},
        tops={"hills": "tf_mason"},
    )
    ruling.act(A, "do build")
    assert ruling.asks() == "townsfolk"  # dismissed, as it cannot be built without
    ruling.settle()
    assert ruling.asks() == "rearrange"
    ruling.play(A, "decline", "build ws1")
    assert ruling.owner("hills.s1") == A  # the only free spot of the bank
    assert ruling.goods(A) == {"ink": 1, "silver": 2}
    assert ruling.goods(B) == {"silver": 2}


@pytest.mark.example("VIS-T08")
@pytest.mark.rule("VIS-21.1")
@pytest.mark.parametrize(("slots", "vp"), [(["tp3"], 4), (["tp1", "tp3"], 9), (["tp1", "tp2", "tp3"], 15)])
def test_trading_posts_score_by_their_number(slots: list[str], vp: int):
    assert realm(people={A: {"slots": slots}}).points()["buildings"] == vp


@pytest.mark.example("VIS-T09")
@pytest.mark.rule("VIS-8.3", "VIS-19.4", "VIS-11.1")
def test_noble_icons_with_a_benefactor_and_gold_place_four_workers():
    ruling = realm(
        steps=[["action", A]],
        people={
            A: {
                "space": "coast.I",
                "tableau": ["st_thief", "tf_benefactor", "tf_overseer_3"],
                "slots": ["tp3", "gh2"],
                "goods": {"gold": 3},
            }
        },
        tops={"coast": "tf_miner"},
    )
    ruling.act(A, "do workers")
    assert ruling.legal() == ["workers 1", "workers 2", "workers 3", "workers 4"]
    assert ruling.state.decision(A).data["icons"] == 5
    ruling.play(A, "workers 4")
    assert "gold" not in ruling.goods()
    assert ruling.me().workers == 16


def cascade():
    """The castle of the example: red is A, blue B, yellow C."""
    people = {
        A: {
            "space": "coast.I",
            "tableau": ["st_squire", "st_abbot", "tf_overseer_3"],
            "hand": ["st_thief", "st_trader"],
        }
    }
    return realm(
        3,
        steps=[["after_action", A, 2], ["place_workers", A, 4]],
        people=people,
        ring1={
            ("A", A): 1, ("E", A): 2, ("C", A): 1,
            ("E", B): 1, ("B", B): 2, ("C", B): 1, ("D", B): 1,
            ("B", C): 1, ("D", C): 1,
        },
        ring2={("A", A): 2, ("C", A): 1, ("C", B): 1, ("D", B): 2},
        ring3={B: 1},
        leader=B,
        phase="action",
    )  # fmt: skip


@pytest.mark.example("VIS-T10")
@pytest.mark.rule("VIS-11.2", "VIS-11.3", "VIS-11.4", "VIS-11.5", "VIS-11.6", "VIS-11.9")
def test_the_castle_example():
    ruling = cascade()  # the groups A, E and A again come one after the other, so there is nothing to choose
    assert (ruling.goods()["ink"], ruling.goods()["stone"]) == (2, 2)
    assert ruling.track(A) == (1, 5)
    assert ruling.asks() == "resource"
    ruling.play(A, "gain gold", "gain gold")
    assert ruling.goods(A) == {"ink": 2, "stone": 2, "gold": 2}
    assert ruling.castle(A) == ({"B": 2, "C": 1, "D": 1, "E": 1}, {"A": 2, "C": 1, "E": 1}, 2)
    assert ruling.table.leader == A
    assert ruling.asks() == "bump"
    assert ruling.legal() == ["bump cs_flip.1.1", "bump cs_flip.1.2", "bump cs_flip.1.3"]
    ruling.play(A, "bump cs_flip.1.2", "bump cs_flip.1.2")
    assert ruling.goods(B) == {"silver": 4}
    assert ruling.me(B).workers == 20 - 9 + 2
    assert ruling.asks() == "option"  # the Overseer
    ruling.play(A, "choose 2", "discard st_thief")
    assert ruling.names(ruling.me().discard) == ["st_thief"]


@pytest.mark.example("VIS-T11")
@pytest.mark.rule("VIS-21.2")
def test_the_castle_of_the_example_scores_nineteen():
    ruling = cascade().play(A, "gain gold", "gain gold")
    assert ruling.points(A)["castle"] == 5 * 1 + 4 * 2 + 2 * 3 == 19


@pytest.mark.example("VIS-T12")
@pytest.mark.rule("VIS-12.1", "VIS-12.2")
def test_transcribing_for_six_with_a_bonus_card_ink_and_a_dismissed_racketeer():
    ruling = realm(
        steps=[["action", A]],
        people={
            A: {
                "space": "coast.I",
                "tableau": ["tf_acolyte", "st_squire", "st_labourer"],
                "goods": {"ink": 3, "silver": 1},
                "manuscripts": ["ms_black_3_flip", "ms_black_3_virtue", "ms_black_3_resource"],
            }
        },
        bonus={"black": A},
        tops={"coast": "tf_racketeer_1"},
        texts={"coast": "ms_grey_6_vp_buildings"},
    )
    ruling.act(A, "do transcribe").settle()
    assert ruling.goods() == {}
    assert ruling.me().manuscripts[-1] == text("ms_grey_6_vp_buildings")


@pytest.mark.example("VIS-T13")
@pytest.mark.rule("VIS-14.1", "VIS-14.2", "VIS-14.3")
def test_a_collision_on_six():
    ruling = realm(
        4,
        steps=[["collision", A]],
        people={
            A: {"corruption": 6, "virtue": 6, "slots": ["ws2"], "tableau": ["st_thief", "tf_peddler_ink"]},
            C: {"tableau": ["st_thief"]},
        },
    )
    assert ruling.track(A) == (1, 7)
    assert ruling.goods(A) == {"ink": 1, "silver": 3}
    assert ruling.papers(A) == (2, 0, 0, 0)
    assert [ruling.track(who) for who in (B, C, D)] == [(1, 6), (1, 7), (1, 6)]


@pytest.mark.example("VIS-T14")
@pytest.mark.rule("VIS-21.2", "VIS-21.3", "VIS-21.4", "VIS-21.5", "VIS-21.6", "VIS-21.7", "VIS-21.8", "VIS-5.3")
def test_the_scoring_example_of_109_points():
    manuscripts = [
        "ms_black_3_flip", "ms_black_3_virtue", "ms_black_3_resource",
        "ms_grey_6_vp_buildings", "ms_grey_3_flip",
        "ms_yellow_5_vp_noble", "ms_yellow_6_vp_debts_flipped",
        "ms_blue_6_vp_criminal",
    ]  # fmt: skip
    ruling = realm(
        4,
        people={
            A: {
                "slots": ["tp3", "gh1", "gh2", "ws1", "ws2", "ws3"],
                "manuscripts": manuscripts,
                "tableau": ["st_squire", "tf_enforcer", "tf_watchman"],
                "hand": ["st_thief", "tf_lookout"],
                "discard": ["tf_traitor", "tf_trickster"],
                "debts": 1,
                "debts_flipped": 3,
                "deeds": 4,
                "deeds_flipped": 2,
            },
            B: {"deeds_flipped": 4},
            C: {"deeds_flipped": 3},
            D: {"deeds_flipped": 1},
        },
        ring1={("A", A): 2, ("B", A): 2, ("C", A): 1},
        ring2={("A", A): 2, ("B", A): 2},
        ring3={A: 2},
        leader=A,
        bonus={"black": A},
        revealed=["poverty"],
    )
    assert ruling.points(A) == {
        "buildings": 26, "castle": 19, "sets": 26, "lines": 18, "leader": 5, "bonus": 3, "debts": -2, "acquired": 4,
        "approved": 6, "poverty": 4,
    }  # fmt: skip
    assert ruling.state.scores()[A] == 109


@pytest.mark.example("VIS-T15")
@pytest.mark.rule("VIS-21.8", "VIS-21.9")
@pytest.mark.parametrize(
    ("flipped", "vp"),
    [
        ([3, 3, 1, 0], [10, 10, 4, 0]),
        ([5, 2, 2, 2], [12, 4, 4, 4]),
        ([2, 2, 2, 2], [6, 6, 6, 6]),
        ([1, 0, 0, 0], [12, 0, 0, 0]),
        ([4, 1, 1, 0], [12, 6, 6, 0]),
        ([3, 2, 1, 1], [12, 8, 2, 2]),
    ],
)
def test_tied_players_share_the_places(flipped: list[int], vp: list[int]):
    poor = realm(4, people={who: {"deeds_flipped": n} for who, n in enumerate(flipped)}, revealed=["poverty"])
    assert [poor.points(who).get("poverty", 0) for who in range(4)] == vp
    rich = realm(4, people={who: {"debts_flipped": n} for who, n in enumerate(flipped)}, revealed=["prosperity"])
    assert [rich.points(who).get("prosperity", 0) for who in range(4)] == vp


@pytest.mark.example("VIS-T16")
@pytest.mark.rule("VIS-17.3")
@pytest.mark.parametrize(
    ("before", "item", "n", "after"),
    [((1, 1), "virtue", 1, (1, 1)), ((7, 7), "corruption", 1, (7, 7)), ((6, 7), "corruption", 2, (7, 7))],
)
def test_beyond_the_ends_of_the_track_nothing_moves(before, item: str, n: int, after):
    people = {A: {"corruption": before[0], "virtue": before[1]}}
    assert realm(steps=[resolving(effect(gain(item, n)))], people=people).track() == after


@pytest.mark.example("VIS-T17")
@pytest.mark.rule("VIS-17.4")
def test_corruption_of_one_effect_comes_before_its_virtue():
    people = {A: {"corruption": 3, "virtue": 5}}
    both = effect(gain("virtue"), gain("corruption"))
    ruling = realm(steps=[resolving(both)], people=people)
    assert ruling.track() == (4, 4)
    assert next(line for line in ruling.log() if "gains" in line) == "Player 1 gains 1 corruption (space 4)."


@pytest.mark.example("VIS-T18")
@pytest.mark.rule("VIS-15.1", "VIS-15.3")
@pytest.mark.parametrize(
    ("tableau", "track"),
    [
        (["st_squire"], (1, 6)),
        (["st_thief"], (2, 7)),
        (["st_thief", "tf_antagonist"], (2, 7)),
    ],
)
def test_the_shuffle_check_gives_one_corruption_or_one_virtue(tableau: list[str], track: tuple[int, int]):
    ruling = realm(
        steps=[["draw_up", A]],
        people={A: {"tableau": tableau, "hand": ["st_abbot"], "draw": ["st_lender"], "discard": ["st_trader"]}},
    )
    ruling.fall("top_card st_lender")
    assert ruling.track() == track
    ruling.fall("top_card st_trader")
    assert ruling.names(ruling.me().hand) == ["st_abbot", "st_lender", "st_trader"]


@pytest.mark.example("VIS-T19")
@pytest.mark.rule("VIS-15.5", "VIS-17.5")
def test_a_collision_of_phase_six_waits_for_the_next_own_phase_five():
    ruling = realm(
        steps=[["collision", A], ["draw_up", A]],
        people={
            A: {"corruption": 5, "virtue": 6, "hand": ["st_abbot", "st_lender"], "draw": [], "discard": ["st_trader"]}
        },
    )
    # the check of the shuffle has joined the markers; the collision is pending only because this test put it there
    assert ruling.track() == (5, 5)
    assert ruling.papers() == (0, 0, 0, 0)
    ruling.fall("top_card st_trader")
    assert ruling.track() == (1, 7)
    assert ruling.papers() == (1, 0, 0, 0)


@pytest.mark.example("VIS-T20")
@pytest.mark.rule("VIS-6.3", "VIS-6.6")
def test_with_three_cards_the_dropped_one_is_played_again():
    ruling = realm(
        steps=[["play", A], ["shift", A]],
        people={A: {"tableau": ["st_squire", "st_abbot", "st_thief"], "draw": [], "space": "coast.I"}},
    )
    assert ruling.papers() == (1, 0, 0, 0)  # the Thief dropped off
    assert ruling.goods() == {"silver": 1}
    assert ruling.track() == (1, 6)  # shuffled with two honest cards on the tableau
    assert ruling.outcomes() == ["play_top st_thief"]
    ruling.fall("play_top st_thief")
    assert ruling.names(ruling.me().tableau) == ["st_thief", "st_squire", "st_abbot"]
    assert ruling.track() == (2, 6)


@pytest.mark.example("VIS-T21")
@pytest.mark.rule("VIS-6.6")
def test_with_three_cards_nothing_can_be_destroyed():
    ruling = realm(
        steps=[resolving(effect({"op": "destroy", "n": 1}))],
        people={A: {"tableau": ["st_squire", "st_abbot"], "hand": ["st_thief"], "draw": []}},
    )
    assert ruling.state.over


@pytest.mark.example("VIS-T22")
@pytest.mark.rule("VIS-13.2", "VIS-15.4")
def test_a_hired_watchman_is_shuffled_into_the_draw_pile_with_the_check():
    ruling = realm(
        steps=[["recruit", A]], people={A: {"goods": {"silver": 1}, "discard": []}}, tops={"coast": "tf_watchman"}
    )
    ruling.play(A, "hire tf_watchman").settle()
    assert ruling.me().discard == []
    assert card("tf_watchman") in ruling.me().draw
    assert ruling.track() == (1, 6)


@pytest.mark.example("VIS-T23")
@pytest.mark.rule("VIS-10.4")
@pytest.mark.parametrize(("other", "silver"), [(A, [2, 0]), (B, [2, 2])])
def test_a_link_between_own_buildings_pays_once_and_else_both(other: int, silver: list[int]):
    ruling = realm(3, steps=[["spot", A, BOX.slot_ids.index("ws3"), 0]], buildings={"hills.s2": (other, "tp1")}).play(
        A, "spot hills.s1"
    )
    assert [ruling.goods(who).get("silver", 0) for who in (A, B)] == silver
    assert ruling.goods(A)["ink"] == 1


@pytest.mark.example("VIS-T24")
@pytest.mark.rule("VIS-19.3", "VIS-16.1")
def test_two_debts_trigger_the_racketeer_twice():
    ruling = realm(
        steps=[["collision", A]],
        people={A: {"corruption": 6, "virtue": 6, "tableau": ["tf_racketeer_2"], "hand": ["st_thief"]}},
    )
    for _debt in range(2):
        assert ruling.asks() == "option"
        ruling.play(A, "choose 2", "decline")
    assert ruling.papers() == (2, 0, 0, 0)
    assert ruling.track() == (1, 7)


@pytest.mark.example("VIS-T25")
@pytest.mark.rule("VIS-16.2", "VIS-19.7")
@pytest.mark.parametrize("deeds", [0, 1])
def test_the_debt_collector_flips_a_deed_after_the_resource(deeds: int):
    ruling = realm(
        steps=[resolving(effect({"op": "flip", "what": "any", "n": 1}))],
        people={A: {"tableau": ["tf_debt_collector_deed"], "debts": 1, "deeds": deeds}},
    )
    if deeds:
        assert ruling.legal() == ["flip debt", "flip deed"]
        ruling.play(A, "flip debt")
    assert ruling.asks() == "resource"
    assert ruling.papers() == (0, 1, deeds, 0)
    ruling.play(A, "gain stone")
    assert ruling.goods() == {"stone": 1}
    assert ruling.papers() == (0, 1, 0, deeds)


@pytest.mark.example("VIS-T26")
@pytest.mark.rule("VIS-6.7")
def test_the_icons_of_empty_slots_count_until_they_are_covered():
    first = realm(people={A: {"tableau": ["st_abbot"]}})
    assert icons_for(first.table, A, 3, -1) == 2
    assert icons_for(first.table, A, 0, -1) == 2
    second = realm(people={A: {"tableau": ["st_squire", "st_abbot"]}})
    assert icons_for(second.table, A, 3, -1) == 1
    assert icons_for(second.table, A, 0, -1) == 2


@pytest.mark.example("VIS-T27")
@pytest.mark.rule("VIS-11.6")
def test_only_more_workers_in_the_third_ring_take_the_leader_card():
    ruling = realm(steps=[["castle", A]], ring2={("A", A): 3}, ring3={A: 1, B: 2}, leader=B).play(A, "gain ink")
    assert ruling.table.leader == B
    ruling = realm(steps=[["castle", A]], ring2={("A", A): 3}, ring3={A: 2, B: 2}, leader=B).play(A, "gain ink")
    assert ruling.table.leader == A


@pytest.mark.example("VIS-T28")
@pytest.mark.rule("VIS-20.1", "VIS-20.3", "VIS-16.3")
def test_after_the_last_debt_this_round_and_one_more_are_played():
    ruling = realm(
        3,
        steps=[["end_turn", B], resolving(effect(gain("debt")), B)],
        people={who: {"hand": ["st_abbot"]} for who in (A, B, C)},
        debts_left=1,
        round=9,
        active=B,
    )
    assert ruling.table.revealed == 1
    assert ruling.table.last_round == 10
    turns = [ruling.table.active]
    while not ruling.state.over:
        ruling.settle()
        if ruling.state.over:
            break
        seat = ruling.asked()
        ruling.play(seat, ruling.legal(seat)[0])
        if ruling.table.active != turns[-1]:
            turns.append(ruling.table.active)
    assert turns == [C, A, B, C]
    assert ruling.table.round == 10


def solo(tableau, **more):
    """The cleric opponent in its turn: two viscounts apart, a guildhall built."""
    people = {
        A: {"space": "lake.I"},
        RIVAL: {
            "space": "coast.L",
            "tableau": tableau,
            "slot_mask": 1,
            "debts": 1,
            "deeds": 1,
            **more.pop("rival", {}),
        },
    }
    return realm(1, people=people, options={"opponent": "cleric"}, **more)


@pytest.mark.example("VIS-T29")
@pytest.mark.rule("VIS-22.8", "VIS-22.9", "VIS-22.12", "VIS-22.21")
def test_the_first_turn_of_the_cleric_opponent():
    ruling = solo(
        [], rival={"draw": ["ss_noble"]}, steps=[["rival_scheme", RIVAL]], tops={"coast": "tf_friar"}, active=RIVAL
    )
    ruling.fall("top_scheme ss_noble").settle()
    assert ruling.me(RIVAL).space == BOX.space_ids.index("hills.L")
    assert ruling.track(RIVAL) == (1, 5)
    assert ruling.papers(RIVAL) == (0, 1, 1, 0)
    assert ruling.goods(RIVAL) == {"ink": 1}


@pytest.mark.example("VIS-T30")
@pytest.mark.rule("VIS-22.17", "VIS-22.19", "VIS-22.11")
def test_the_second_turn_of_the_cleric_opponent():
    ruling = solo(
        [None, "ss_noble"],
        rival={"draw": ["ss_criminal_a"], "slot_mask": 0b1},
        steps=[["rival_scheme", RIVAL]],
        texts={"coast": "ms_blue_3_hire"},
        future=["fs_builder", "fs_cleric"],
        active=RIVAL,
    )
    # the empty third slot shows a builder and a cleric; with the criminal and the guildhall that makes three clerics
    ruling.fall("top_scheme ss_criminal_a", "future_scheme fs_builder")
    assert ruling.track(RIVAL) == (2, 7)
    ruling.settle()
    assert ruling.me(RIVAL).manuscripts == [text("ms_blue_3_hire")]
    assert sorted(ruling.me(RIVAL).discard) == sorted([scheme("fs_builder"), scheme("fs_cleric")])


@pytest.mark.example("VIS-T31")
@pytest.mark.rule("VIS-22.20")
def test_the_cleric_opponent_takes_stone_then_gold():
    ruling = solo(
        [], rival={"goods": {"ink": 6, "stone": 3}}, steps=[resolving(effect(gain("any_resource", 2)), RIVAL)]
    )
    assert ruling.goods(RIVAL) == {"ink": 6, "stone": 4, "gold": 1}


@pytest.mark.example("VIS-T32")
@pytest.mark.rule("VIS-22.15")
def test_the_opponent_bumps_the_human():
    ruling = solo([], steps=[["castle", RIVAL]], ring1={("A", RIVAL): 2, ("A", A): 2})
    assert ruling.castle(A)[0] == {"A": 1}
    assert ruling.goods(A) == {"silver": 2}
