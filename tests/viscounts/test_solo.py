"""Solo play against the four opponents (VIS-22)."""

from typing import Any

import pytest

from palas.games.viscounts.rules.rival_actions import can_act, choice, icons_for
from palas.games.viscounts.state import NONE, Realm
from palas.games.viscounts.terms import ACTIONS, BUILDINGS, ITEMS, OPPONENTS
from tests.viscounts.realm import (
    BOX,
    DATA,
    GAME,
    RIVAL,
    A,
    Ruling,
    effect,
    gain,
    realm,
    resolving,
    scheme,
    schemes_of,
    text,
)

SCHEMES = [*DATA["solo"]["scheme_cards"]["starting"], *DATA["solo"]["scheme_cards"]["future"]]
BOARDS = DATA["solo"]["opponents"]


def solo(rival: dict[str, Any] | None = None, *, opponent: str = "cleric", human: Any = None, **more: Any) -> Ruling:
    """The human at the lake, the opponent at the coast."""
    people = {A: {"space": "lake.I", **(human or {})}, RIVAL: {"space": "coast.L", **(rival or {})}}
    return realm(1, people=people, options={"opponent": opponent}, active=RIVAL, **more)


def for_rival(*steps: dict[str, Any], rival: dict[str, Any] | None = None, **more: Any) -> Ruling:
    """The opponent receives an effect."""
    return solo(rival, steps=[resolving(effect(*steps), RIVAL)], **more).settle()


@pytest.mark.rule("VIS-22.1", "VIS-22.2", "VIS-22.3", "VIS-22.6")
@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
def test_the_set_up_of_every_opponent(opponent: str, difficulty: int):
    state = GAME.start(1, 5, {"opponent": opponent, "difficulty": difficulty})
    table = state.position
    board = BOARDS[OPPONENTS.index(opponent)]
    assert (table.side, table.start, len(table.pairs)) == (0, A, 2)
    assert ACTIONS[table.board().focus] == board["focus"]
    rival = table.people[RIVAL]
    removed = {scheme(id) for id in board["removed_schemes"]}
    assert set(rival.draw) | set(table.future) == set(range(16)) - removed
    assert all(number < 8 for number in rival.draw)
    assert table.mixed == difficulty
    assert (rival.workers, rival.corruption, rival.virtue, rival.slots) == (20, 1, 7, 0)
    kinds = [BUILDINGS[kind] for kind in table.board().slot_building]
    assert kinds == ["guildhall"] * 3 + ["trading_post"] * 3 + ["workshop"] * 3
    legal = state.legal(A)
    assert len(legal) == 2
    state.apply(legal[0])
    while state.position.round == 0:
        state.apply(state.legal(A)[0])
    rival = state.position.people[RIVAL]
    assert BOX.space_number[rival.space] in {BOX.space_number[BOX.start_space[card]] for card in table.pairs} | set(
        range(1, 11)
    )
    assert rival.debts + rival.debts_flipped >= board["start"]["debts"]
    assert rival.deeds + rival.deeds_flipped >= board["start"]["deeds"]
    assert rival.slots == (1 if board["start"]["building"] else 0)
    assert sum(rival.goods) >= sum(board["start"]["resources"].values())
    assert (state.position.debts_left, state.position.deeds_left) == (12, 12)


@pytest.mark.rule("VIS-22.4", "VIS-22.5")
def test_the_opponent_starts_on_the_other_card_with_its_building():
    ruling = solo(steps=[["rival_start"]], pairs=[["pc_7", BOX.card_ids[BOX.neutral]]]).settle()
    assert BOX.space_number[ruling.me(RIVAL).space] == 7
    assert ruling.owner("lake.s1") == RIVAL
    assert ruling.table.spot_slot[15] == 0
    assert ruling.goods(RIVAL) == {"ink": 1, "stone": 1}
    assert ruling.papers(RIVAL) == (1, 0, 2, 0)  # one deed by its card, one by the spot


@pytest.mark.rule("VIS-22.6")
def test_future_schemes_mixed_in_are_as_likely_as_they_should_be():
    ruling = solo(
        {"draw": ["ss_noble", "ss_builder"]}, steps=[["top_scheme"]], future=["fs_builder", "fs_cleric"], mixed=1
    )
    chances = dict(ruling.state.outcomes())
    assert chances["top_scheme ss_noble"] == pytest.approx(1 / 3)
    assert chances["top_scheme fs_builder"] == pytest.approx(1 / 6)


@pytest.mark.rule("VIS-22.7", "VIS-22.25")
def test_an_empty_pile_is_shuffled_with_the_check_and_the_slots():
    ruling = solo(
        {"tableau": ["ss_builder", "ss_noble", "ss_cleric"], "slot_mask": 0b110000000, "corruption": 3, "virtue": 5},
        steps=[["rival_scheme", RIVAL], ["shift", RIVAL]],
    )
    assert ruling.me(RIVAL).draw == [scheme("ss_cleric")]
    assert ruling.track(RIVAL) == (3 + 1 - 1, 3)  # corruption of ws3 first, then virtue of the check and of ws2
    assert ruling.outcomes() == ["top_scheme ss_cleric"]


@pytest.mark.rule("VIS-22.8", "VIS-22.9")
@pytest.mark.parametrize("plain", SCHEMES, ids=lambda plain: plain["id"])
def test_every_scheme_is_carried_out_from_top_to_bottom(plain: dict[str, Any]):
    opponent = next(opponent for opponent in OPPONENTS if plain["id"] in schemes_of(opponent))
    future = [id for id in schemes_of(opponent) if id.startswith("fs_") and id != plain["id"]][:2]
    ruling = solo(
        {
            "draw": [plain["id"]],
            "tableau": [None, "ss_criminal_b" if plain["id"] != "ss_criminal_b" else "ss_criminal_a"],
            "debts": 2,
            "deeds": 2,
        },
        steps=[["rival_scheme", RIVAL]],
        opponent=opponent,
        future=future,
        tops={"coast": "tf_courier"},
    )
    ruling.fall(f"top_scheme {plain['id']}").settle()
    me = ruling.me(RIVAL)
    assert me.tableau[0] == scheme(plain["id"])
    criminals = plain["icons"].count("criminal")
    if criminals:
        assert me.corruption >= 1 + 2
    piece, side = divmod(plain["move"], 2)
    assert BOX.space_ids[me.space] == f"{BOX.piece_ids[piece]}.{'LR'[side]}"
    if any(step["op"] == "dismiss_free" for step in plain["row2"]):
        assert len(ruling.table.dismissed) >= 1
    if any(step["op"] == "gain_scheme" for step in plain["row2"]):
        assert len(ruling.table.future) < len(future)
    if any(step.get("item") == "any_resource" for step in plain["row2"]):
        assert "gains" in " ".join(ruling.log())
    assert ruling.state.over


@pytest.mark.rule("VIS-22.10")
@pytest.mark.parametrize("space", range(1, 8))
def test_the_opponents_collision_pays_its_own_row(space: int):
    ruling = solo({"corruption": space, "virtue": space}, steps=[["collision", RIVAL]])
    resources, debts, deeds = [(0, 0, 3), (0, 0, 2), (1, 0, 1), (1, 1, 1), (1, 1, 0), (1, 2, 0), (2, 3, 0)][space - 1]
    assert sum(ruling.me(RIVAL).goods) == resources
    assert ruling.papers(RIVAL) == (debts, 0, deeds, 0)
    assert ruling.track(RIVAL) == (1, 7)
    assert ruling.track(A) == ((1, 6) if space in (5, 6) else (1, 7))


@pytest.mark.rule("VIS-22.12", "VIS-22.11")
def test_headers_empty_slots_guildhalls_and_resources_fund_it():
    ruling = solo({"tableau": ["ss_criminal_a"], "slot_mask": 0b11, "goods": {"stone": 2}}, bonus={"grey": RIVAL})
    # criminal, builder of the third slot, guildhall 2, bonus card
    assert icons_for(ruling.table, ACTIONS.index("build")) == 4
    cards = solo({"goods": {"ink": 5}}, opponent="cards")
    assert can_act(cards.table, ACTIONS.index("transcribe"))
    assert can_act(cards.table, ACTIONS.index("build"))


@pytest.mark.rule("VIS-22.13")
def test_it_builds_the_left_most_building_it_can_afford_without_crossing_the_river():
    ai = [resolving(effect({"op": "ai_action", "action": "build"}), RIVAL)]
    tableau = ["ss_builder", "ss_noble", "ss_cleric"]
    ruling = solo({"goods": {"stone": 4}, "tableau": tableau}, steps=ai).settle()
    assert ruling.owner("coast.s1") == RIVAL
    assert ruling.table.spot_slot[0] == 3  # a trading post: 1 icon and 4 stone
    assert "stone" not in ruling.goods(RIVAL)
    full = solo(
        {"goods": {"stone": 9}, "tableau": tableau},
        buildings={"coast.s1": (A, "ws1"), "coast.s2": (A, "ws2")},
        steps=ai,
    )
    assert full.me(RIVAL).slots == 0


@pytest.mark.rule("VIS-22.14")
def test_a_free_building_goes_round_the_board():
    taken = {"coast.s1": (A, "ws1"), "coast.s2": (A, "ws2"), "coast.s3": (A, "ws3")}
    ruling = for_rival({"op": "build_free", "building": "workshop"}, buildings=taken)
    assert ruling.owner("coast.s4") == RIVAL
    assert ruling.table.spot_slot[3] == 6


def workers_line(table: Realm) -> int:
    """The line of its table of workers that it would choose."""
    action = ACTIONS.index("place_workers")
    return choice(table, action, icons_for(table, action))


@pytest.mark.rule("VIS-22.15")
def test_it_places_as_many_workers_as_it_can_but_never_one():
    table = solo({"tableau": ["ss_noble", "ss_builder", "ss_cleric"], "goods": {"gold": 4}}).table
    assert workers_line(table) == 1
    assert workers_line(solo({"tableau": ["ss_noble", "ss_builder", "ss_cleric"], "goods": {"gold": 1}}).table) == NONE
    few = solo({"goods": {"gold": 9}}, ring1={(s, RIVAL): 2 for s in "ABCDE"}, ring2={(s, RIVAL): 2 for s in "ABCD"})
    few.table.people[RIVAL].workers = 1
    assert workers_line(few.table) == NONE


@pytest.mark.rule("VIS-22.15", "VIS-22.16")
def test_free_workers_go_to_its_section_and_it_can_lead():
    ruling = for_rival({"op": "place_workers", "n": 2}, ring1={("A", RIVAL): 1}, ring2={("A", RIVAL): 2})
    assert ruling.castle(RIVAL) == ({"B": 1, "E": 1}, {"A": 2}, 1)
    assert ruling.table.leader == RIVAL
    assert ruling.points(RIVAL)["leader"] == 5
    assert ruling.goods(RIVAL) == {"ink": 2, "stone": 1}


@pytest.mark.rule("VIS-22.17")
def test_a_free_manuscript_is_the_first_one_clockwise():
    texts = {"coast": "ms_grey_6_vp_buildings", "hills": "ms_yellow_6_vp_workers", "forest": "ms_blue_3_4silver"}
    ruling = for_rival({"op": "manuscript_free", "costs": [3, 4]}, texts=texts)
    assert ruling.me(RIVAL).manuscripts == [text("ms_blue_3_4silver")]
    assert ruling.goods(RIVAL) == {"ink": 2}  # four silver are two resources


@pytest.mark.rule("VIS-22.18")
def test_the_focus_on_flipping_needs_an_unflipped_card():
    focus = ACTIONS.index("focus")
    assert not can_act(solo(opponent="cards").table, focus)
    assert can_act(solo({"deeds": 1}, opponent="cards").table, focus)


@pytest.mark.rule("VIS-22.19")
@pytest.mark.parametrize(
    ("step", "track", "goods", "papers"),
    [
        ({"op": "rearrange"}, (1, 7), 1, (1, 0, 1, 0)),
        (gain("silver", 2), (1, 7), 1, (1, 0, 1, 0)),
        (gain("silver", 5), (1, 7), 2, (1, 0, 1, 0)),
        (gain("silver", 1), (1, 7), 0, (1, 0, 1, 0)),
        ({"op": "destroy", "n": 1}, (1, 7), 1, (0, 1, 1, 0)),
        ({"op": "discard", "n": 1}, (1, 6), 0, (1, 0, 1, 0)),
        ({"op": "castle_move", "n": 1}, (1, 6), 0, (1, 0, 1, 0)),
        ({"op": "gain_scheme", "n": 1}, (1, 7), 1, (0, 1, 1, 0)),  # no future scheme left: it flips
        ({"op": "hire_free", "n": 1}, (1, 7), 1, (0, 1, 1, 0)),
        ({"op": "choose", "options": [[gain("virtue")], [gain("deed")]]}, (1, 6), 0, (1, 0, 1, 0)),
    ],
)
def test_the_substitutions_of_the_reference_card(step: dict[str, Any], track, goods: int, papers):
    ruling = for_rival(step, rival={"debts": 1, "deeds": 1})
    assert (ruling.track(RIVAL), sum(ruling.me(RIVAL).goods), ruling.papers(RIVAL)) == (track, goods, papers)


@pytest.mark.rule("VIS-22.19")
def test_without_a_card_to_flip_it_gains_virtue_and_a_hire_brings_a_scheme():
    assert for_rival({"op": "flip", "what": "any", "n": 1}).track(RIVAL) == (1, 6)
    assert for_rival({"op": "flip", "what": "deed", "n": 1}, rival={"debts": 1}).track(RIVAL) == (1, 6)
    ruling = for_rival({"op": "hire_free", "n": 1}, future=["fs_builder"])
    assert ruling.me(RIVAL).discard == [scheme("fs_builder")]


@pytest.mark.rule("VIS-22.20")
@pytest.mark.parametrize("plain", BOARDS, ids=lambda plain: plain["id"])
def test_every_opponent_follows_its_list_of_resources(plain: dict[str, Any]):
    opponent = OPPONENTS[BOARDS.index(plain)]
    order = [line["resource"] for line in plain["resource_priority"]] or ["ink"]
    ruling = for_rival(gain("any_resource", 11), opponent=opponent)
    if plain["resources_are_one_type"]:
        assert sum(ruling.me(RIVAL).goods) == 11
        mixed = for_rival(gain("gold", 1), gain("stone", 1), opponent=opponent)
        assert mixed.me(RIVAL).goods == [2, 0, 0, 0]
        return
    assert ruling.goods(RIVAL) == {order[0]: 6, order[1]: 4, order[2]: 1}
    assert set(order) == set(ITEMS[:3])


@pytest.mark.rule("VIS-22.21")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 0, 1, 0), (0, 1, 1, 0)),
        ((1, 1, 1, 0), (1, 1, 0, 1)),
        ((0, 0, 1, 2), (0, 0, 0, 3)),
        ((1, 3, 0, 0), (0, 4, 0, 0)),
    ],
)
def test_it_flips_the_kind_it_has_flipped_less_often(before, after):
    names = ("debts", "debts_flipped", "deeds", "deeds_flipped")
    ruling = for_rival({"op": "flip", "what": "any", "n": 1}, rival=dict(zip(names, before, strict=True)))
    assert ruling.papers(RIVAL) == after


@pytest.mark.rule("VIS-22.22")
def test_it_dismisses_for_free_and_gets_the_effect_but_no_icons():
    ruling = for_rival({"op": "dismiss_free"}, {"op": "dismiss_free"}, tops={"coast": "tf_friar"})
    assert len(ruling.table.dismissed) == 2
    assert ruling.track(RIVAL)[1] < 7
    printed = for_rival({"op": "dismiss_free"}, tops={"coast": None})
    assert (printed.track(RIVAL), printed.table.dismissed) == ((1, 6), [])


@pytest.mark.rule("VIS-22.23")
def test_meeting_the_other_viscount():
    human = {"space": "coast.R", "tableau": ["st_thief", "st_abbot"]}
    ruling = solo(steps=[["outer_move", 1]], human=human)
    assert (ruling.asked(), ruling.asks()) == (A, "rearrange")
    there = solo({"space": "lake.R"}, steps=[["move", A, 1]], human={"space": "lake.L"})
    there.play(A, "move lake.R")
    assert there.goods(RIVAL) == {"ink": 1}


@pytest.mark.rule("VIS-22.24")
def test_the_shuffle_effect_mixes_its_discard_pile():
    ruling = for_rival({"op": "shuffle"}, rival={"discard": ["ss_noble"], "tableau": ["ss_criminal_a"]})
    assert (ruling.me(RIVAL).draw, ruling.track(RIVAL)) == ([scheme("ss_noble")], (2, 7))
    assert for_rival({"op": "shuffle"}).track(RIVAL) == (1, 7)


@pytest.mark.rule("VIS-22.25")
def test_the_slots_of_the_opponent():
    slot = {id: 1 << at for at, id in enumerate(s["id"] for s in BOARDS[0]["building_slots"])}
    gained = solo(
        steps=[resolving(effect({"op": "build_free", "building": "trading_post"}), RIVAL)], future=["fs_builder"]
    )
    assert gained.outcomes() == ["future_scheme fs_builder"]  # before the spot's reward
    assert gained.goods(RIVAL) == {}
    assert gained.settle().goods(RIVAL) == {"gold": 1}
    collision = solo(
        {"slot_mask": slot["ai_tp2"], "debts": 1},
        human={"corruption": 4, "virtue": 4},
        steps=[["collision_slots", RIVAL]],
    )
    assert collision.papers(RIVAL) == (0, 1, 0, 0)
    none = solo({"slot_mask": slot["ai_tp2"]}, steps=[["collision_slots", RIVAL]])
    assert none.track(RIVAL) == (1, 6)
    flips = for_rival({"op": "flip", "what": "any", "n": 1}, rival={"slot_mask": slot["ai_tp3"], "deeds": 1})
    assert len(flips.table.dismissed) == 1
    schemes = for_rival({"op": "gain_scheme", "n": 1}, rival={"slot_mask": slot["ai_ws1"]}, future=["fs_builder"])
    assert len(schemes.table.dismissed) == 1
    shuffles = for_rival({"op": "shuffle"}, rival={"slot_mask": slot["ai_ws2"], "discard": ["ss_noble"]})
    assert shuffles.track(RIVAL) == (1, 5)
    corrupt = for_rival({"op": "shuffle"}, rival={"slot_mask": slot["ai_ws3"], "discard": ["ss_noble"]})
    assert corrupt.track(RIVAL) == (2, 6)


@pytest.mark.rule("VIS-22.26", "VIS-22.27")
def test_the_opponent_scores_resources_and_headers_and_the_human_needs_more():
    rival = {
        "goods": {"ink": 2, "gold": 1}, "manuscripts": ["ms_yellow_5_vp_noble"], "tableau": ["ss_noble"],
        "draw": ["ss_cleric_noble"], "discard": ["fs_noble"], "slot_mask": 0b100,
    }  # fmt: skip
    ruling = solo(rival, opponent="cards", future=["fs_builder_noble"])
    assert ruling.points(RIVAL) == {"buildings": 6, "sets": 1, "lines": 4, "resources": 3}
    for deeds, won in ((14, ()), (15, (A,))):
        assert GAME.winners(solo(rival, opponent="cards", human={"deeds": deeds}).table) == won


@pytest.mark.rule("VIS-22.26", "VIS-20.3")
def test_the_opponent_has_the_last_turn_and_its_mixed_schemes_come_to_light():
    ruling = solo(steps=[["end_turn", RIVAL]], last_round=5, round=5, future=["fs_builder", "fs_cleric"], mixed=1)
    assert ruling.outcomes() == ["reveal_scheme fs_cleric", "reveal_scheme fs_builder"]
    ruling.fall("reveal_scheme fs_builder")
    assert ruling.me(RIVAL).draw == [scheme("fs_builder")]
    assert ruling.state.over
    assert ruling.log()[-2].startswith("Opponent: ")
