"""The end of the game and its scoring (VIS-20, 21)."""

import pytest

from tests.viscounts.realm import BOX, DATA, GAME, A, B, C, effect, gain, realm, resolving


@pytest.mark.rule("VIS-20.2")
def test_a_second_end_card_does_not_lengthen_the_game_and_both_score():
    ruling = realm(
        steps=[resolving(effect(gain("deed")))],
        people={A: {"deeds_flipped": 1, "debts_flipped": 2}, B: {"debts_flipped": 1}},
        revealed=["poverty"],
        last_round=6,
        round=6,
        deeds_left=1,
    )
    assert (ruling.table.revealed, ruling.table.last_round) == (3, 6)
    assert ruling.points(A)["poverty"] == 12
    assert (ruling.points(A)["prosperity"], ruling.points(B)["prosperity"]) == (12, 8)
    assert GAME.facts(ruling.table)["end"] == "divided"


@pytest.mark.rule("VIS-16.3", "VIS-20.1")
def test_taking_goes_on_after_the_last_card():
    ruling = realm(steps=[resolving(effect(gain("deed", 3)))], deeds_left=2)
    assert (ruling.papers()[2], ruling.table.deeds_left, ruling.table.revealed) == (3, 0, 2)
    assert ruling.table.last_round == 6


@pytest.mark.rule("VIS-21.10")
@pytest.mark.parametrize(("skip", "second"), [(False, 8), (True, 4)])
def test_the_second_place_with_two_players(skip: bool, second: int):
    ruling = realm(
        people={A: {"deeds_flipped": 2}, B: {"deeds_flipped": 1}},
        revealed=["poverty"],
        options={"skip_second_place_below_three_players": skip},
    )
    assert [ruling.points(who)["poverty"] for who in (A, B)] == [12, second]
    three = realm(
        3,
        people={A: {"deeds_flipped": 2}, B: {"deeds_flipped": 1}},
        revealed=["poverty"],
        options={"skip_second_place_below_three_players": skip},
    )
    assert three.points(B)["poverty"] == 8


@pytest.mark.rule("VIS-21.11")
def test_ties_are_broken_by_resources_and_silver_or_shared():
    assert GAME.winners(realm(3, people={B: {"goods": {"silver": 2}}, C: {"goods": {"ink": 1}}}).table) == (B,)
    assert GAME.winners(realm(3, people={B: {"goods": {"silver": 2}}, C: {"goods": {"ink": 2}}}).table) == (B, C)
    assert GAME.winners(realm(3, people={A: {"deeds": 1}, C: {"goods": {"ink": 2}}}).table) == (A,)


@pytest.mark.rule("VIS-21.3")
@pytest.mark.parametrize(
    ("manuscripts", "vp"),
    [
        ([], 0),
        (["ms_black_3_flip"], 1),
        (["ms_black_3_flip", "ms_blue_3_flip"], 4),
        (["ms_black_3_flip", "ms_blue_3_flip", "ms_grey_3_flip", "ms_black_3_virtue"], 10),
        (["ms_black_3_flip", "ms_blue_3_flip", "ms_grey_3_flip", "ms_yellow_3_flip"], 16),
    ],
)
def test_sets_of_manuscripts(manuscripts: list[str], vp: int):
    assert realm(people={A: {"manuscripts": manuscripts}}).points().get("sets", 0) == vp


LINES = [plain for plain in DATA["manuscripts"] if plain["scoring"]]


@pytest.mark.rule("VIS-21.4", "VIS-21.5")
@pytest.mark.parametrize("plain", LINES, ids=lambda plain: plain["id"])
def test_every_scoring_line(plain: dict):
    per, each = plain["scoring"]["per"], plain["scoring"]["each"]
    people = {
        "slots": ["gh1", "gh2", "gh3", "tp3"],
        "goods": {"ink": 3, "gold": 2, "silver": 9},
        "deeds_flipped": 2,
        "debts_flipped": 3,
        "tableau": ["tf_antagonist"],
        "hand": ["tf_bishop"],
        "manuscripts": [plain["id"], "ms_black_3_flip" if plain["id"] != "ms_black_3_flip" else "ms_grey_3_flip"],
    }
    ruling = realm(people={A: people}, ring1={("A", A): 2}, ring2={("B", A): 3}, ring3={A: 1})
    counts = {
        "building": 4, "worker_in_castle": 6, "manuscript": 2, "resource": 5, "deed_flipped": 2, "debt_flipped": 3,
        "icon_merchant": 6 + 2, "icon_builder": 2, "icon_noble": 2, "icon_cleric": 1 + 2 + 1, "icon_criminal": 1 + 2,
    }  # fmt: skip
    assert ruling.points()["lines"] == counts[per] // each * plain["scoring"]["vp"]


def test_scores_are_the_sum_of_their_parts():
    ruling = realm(people={A: {"slots": ["ws1"], "debts": 2, "deeds": 1}})
    assert ruling.state.scores()[A] == sum(ruling.points(A).values()) == 2 - 4 + 1
    assert ruling.state.breakdown()[A]["buildings"] == 2
    assert BOX.track == 7
