"""Rulings on phase 2: placing workers and passing (CAY-5)."""

import pytest

from tests.caylus.town import A, B, C, D, E, caylus

SPECIALS = ["gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn", "castle"]


@pytest.mark.rule("CAY-5.1")
def test_everybody_takes_one_action_in_turn_order_round_and_round():
    game = caylus(order=[C, A, D, B], money=5)
    asked = []
    for answer in ("place gate", "place inn", "pass", "place n_farm", "place castle", "pass", "place castle"):
        asked.append(game.asked())
        game.play(game.asked(), answer)
    assert asked == [C, A, D, B, C, A, B]
    assert game.asked() == C


@pytest.mark.rule("CAY-5.1", "Q28")
def test_a_player_left_alone_goes_on_placing_and_pays_the_number_of_players():
    game = caylus(players=5, passed=[A, B, C, D], money={E: 15}, turn=E)
    for place, left in (("n_farm", 10), ("n_forest", 5), ("n_market", 0)):
        game.play(E, f"place {place}")
        assert game.money(E) == left
        assert game.asks() == "place"
        assert game.asked() == E
    game.play(E, "pass")
    assert game.town.passed == [A, B, C, D, E]
    assert game.town.phase > 2


@pytest.mark.rule("CAY-5.2")
def test_only_the_first_to_pass_receives_a_denier_and_nobody_who_passed_acts_again():
    game = caylus(players=3, money=1)
    game.play(A, "place gate").play(B, "pass").play(C, "pass")
    assert [game.money(seat) for seat in (A, B, C)] == [0, 2, 1]
    assert game.town.passed == [B, C]
    assert game.asked() == A
    assert game.legal(B) == []
    (reason,) = game.state.why_not(B, "place n_farm")
    assert reason.code == "not-your-turn"


@pytest.mark.rule("CAY-5.3")
def test_without_a_worker_passing_is_all_that_is_left_and_still_brings_the_denier():
    game = caylus(money=9, workers_on={1: A, 2: A, 3: A, 4: A, 5: A, 6: A})
    assert game.legal(A) == ["pass"]
    assert game.refuses(A, "place gold_mine") == ("no-worker-left", "CAY-5.3")
    game.play(A, "pass")
    assert game.money(A) == 10


@pytest.mark.rule("CAY-5.3", "Q46")
def test_passing_is_always_legal_and_a_forced_pass_is_still_asked():
    assert "pass" in caylus(money=100).legal(A)
    broke = caylus(money=0)
    assert broke.asks() == "place"
    assert broke.legal(A) == ["pass"]


@pytest.mark.example("CAY-T07")
@pytest.mark.rule("CAY-5.5")
def test_a_worker_costs_1_denier_while_nobody_has_passed():
    game = caylus(money={A: 5}).play(A, "place n_quarry")
    assert game.money(A) == 4
    assert game.workers(A) == 5
    assert game.worker_on(4) == A


@pytest.mark.example("CAY-T08")
@pytest.mark.rule("CAY-5.2", "CAY-5.5")
def test_after_the_first_pass_a_worker_costs_2_deniers():
    game = caylus(money=5).play(A, "pass")
    assert game.money(A) == 6
    assert game.town.passed == [A]
    game.play(B, "place fixed_peddler")
    assert game.money(B) == 3


@pytest.mark.example("CAY-T09")
@pytest.mark.rule("CAY-5.5", "CAY-5.6")
def test_after_two_passes_it_costs_3_and_the_owner_scores_at_once():
    game = caylus(passed=[A, B], money=5, road={9: ("w_quarry", D)}).play(C, "place w_quarry")
    assert game.money(C) == 2
    assert game.all_pp() == [0, 0, 0, 1]


@pytest.mark.example("CAY-T10")
@pytest.mark.rule("CAY-5.5", "CAY-5.6")
def test_an_own_building_costs_1_denier_and_scores_for_nobody():
    game = caylus(passed=[A, B, C], money=5, road={9: ("s_farm", D)}, turn=D).play(D, "place s_farm")
    assert game.money(D) == 4
    assert game.all_pp() == [0, 0, 0, 0]


@pytest.mark.example("CAY-T11")
@pytest.mark.rule("CAY-5.4", "CAY-5.5")
def test_the_lowest_free_castle_space_is_taken_at_the_price_of_the_bridge():
    game = caylus(passed=[A, B, C], money=5, castle=[B], turn=D).play(D, "place castle")
    assert game.money(D) == 1
    assert game.town.castle == [B, D]


@pytest.mark.example("CAY-T12")
@pytest.mark.rule("CAY-5.5", "CAY-5.6", "CAY-6.9")
def test_a_resident_of_the_inn_pays_one_denier_everywhere():
    game = caylus(passed=[B, C, D], inn_right=A, money={A: 1}, road={9: ("w_quarry", B)}, turn=A)
    assert "place castle" in game.legal(A)
    game.play(A, "place w_quarry")
    assert game.money(A) == 0
    assert game.pp(B) == 1


@pytest.mark.example("CAY-T13")
@pytest.mark.rule("CAY-5.5", "CAY-6.9")
def test_the_left_circle_of_the_inn_saves_nothing_yet():
    game = caylus(passed=[D], inn_left=A, money={A: 2}).play(A, "place n_farm")
    assert game.money(A) == 0


@pytest.mark.example("CAY-T14")
@pytest.mark.rule("CAY-5.3", "CAY-5.5")
def test_who_cannot_pay_for_any_place_can_only_pass():
    game = caylus(passed=[D], money={A: 1})
    assert game.legal(A) == ["pass"]
    assert game.refuses(A, "place n_farm") == ("too-expensive", "CAY-5.5")
    (reason,) = game.state.why_not(A, "place n_farm")
    assert (reason.params["price"], reason.params["owned"]) == (2, 1)


@pytest.mark.example("CAY-T15")
@pytest.mark.rule("CAY-5.3", "CAY-5.5")
def test_with_one_denier_an_own_free_building_is_still_open():
    game = caylus(passed=[D], money={A: 1}, road={9: ("w_quarry", A), 10: ("w_market", A)}, workers_on={10: B})
    assert game.legal(A) == ["pass", "place w_quarry"]


@pytest.mark.example("CAY-T16")
@pytest.mark.rule("CAY-13.3", "Q15")
def test_with_two_players_the_other_pays_3_once_one_has_passed():
    game = caylus(2, passed=[B], money={A: 9}, road={9: ("w_quarry", A), 10: ("w_market", B)}, turn=A)
    for place, price in (("castle", 3), ("w_quarry", 1), ("gate", 3), ("n_farm", 3), ("w_market", 3)):
        twin = caylus(2, passed=[B], money={A: 9}, road={9: ("w_quarry", A), 10: ("w_market", B)}, turn=A)
        twin.play(A, f"place {place}")
        assert twin.money(A) == 9 - price, place
    assert game.state.decision(A).data["price"] == 3


@pytest.mark.example("CAY-T17")
@pytest.mark.rule("CAY-5.4")
def test_residences_prestige_buildings_empty_spaces_and_occupied_tiles_are_closed():
    game = caylus(money=9, road={4: ("residence", A), 5: ("p_statue", A)}, workers_on={1: B})
    assert game.refuses(A, "place residence") == ("not-for-workers", "CAY-5.4")
    assert game.refuses(A, "place 4") == ("not-for-workers", "CAY-5.4")
    assert game.refuses(A, "place p_statue") == ("not-for-workers", "CAY-5.4")
    assert game.refuses(A, "place w_quarry") == ("not-on-the-road", "CAY-5.4")
    assert game.refuses(A, "place n_farm") == ("occupied", "CAY-5.4")
    assert game.state.why_not(A, "place 9"), "nothing stands on space 9"


@pytest.mark.example("CAY-T18")
@pytest.mark.rule("CAY-5.4")
def test_the_provost_does_not_matter_for_placing():
    game = caylus(money=5, provost=6, round=1).play(A, "place gold_mine")
    assert game.worker_on(16) == A


@pytest.mark.example("CAY-T19")
@pytest.mark.rule("CAY-5.4")
def test_castle_and_stables_take_one_worker_of_each_player_and_the_stables_three_in_all():
    game = caylus(money=9, castle=[A], stables=[A])
    assert game.refuses(A, "place castle") == ("already-there", "CAY-5.4")
    assert game.refuses(A, "place stables") == ("already-there", "CAY-5.4")
    full = caylus(money=9, stables=[B, C, D])
    assert full.refuses(A, "place stables") == ("occupied", "CAY-5.4")
    assert "place stables" in caylus(money=9, stables=[B, C]).legal(A)


@pytest.mark.rule("CAY-5.4")
@pytest.mark.parametrize("place", ["gate", "trading_post", "merchants_guild", "joust_field"])
def test_the_first_four_special_buildings_take_one_worker(place: str):
    assert f"place {place}" in caylus(money=9).legal(A)
    game = caylus(money=9, special={place: B})
    assert game.refuses(A, f"place {place}") == ("occupied", "CAY-5.4")


@pytest.mark.rule("CAY-5.4")
def test_a_new_guest_of_the_inn_needs_the_left_circle_and_may_be_the_resident_himself():
    assert "place inn" in caylus(money=9, inn_right=A).legal(A)
    assert caylus(money=9, inn_left=B).refuses(A, "place inn") == ("occupied", "CAY-5.4")
    assert caylus(money=9, inn_left=A).refuses(A, "place inn") == ("occupied", "CAY-5.4")
    game = caylus(money=9, inn_right=B).play(A, "place inn")
    assert (game.town.inn_left, game.town.inn_right) == (A, B)


@pytest.mark.rule("CAY-5.4")
def test_all_open_places_are_offered_and_nothing_else():
    road = {9: ("w_quarry", B), 10: ("s_bank", A), 11: ("residence", A), 12: ("p_hotel", B)}
    game = caylus(money=9, road=road)
    places = [*SPECIALS, "fixed_peddler", "fixed_carpenter", "gold_mine", "n_farm", "n_forest", "n_sawmill"]
    places += ["n_quarry", "n_market", "n_carpenter", "w_quarry", "s_bank"]
    assert sorted(game.legal(A)) == sorted(["pass", *[f"place {place}" for place in places]])


@pytest.mark.rule("CAY-5.5")
@pytest.mark.parametrize("gone", [0, 1, 2, 3, 4])
def test_the_price_is_the_lowest_free_passing_number(gone: int):
    game = caylus(5, passed=[A, B, C, D][:gone], money={E: 9}, turn=E)
    game.play(E, "place n_farm")
    assert game.money(E) == 9 - (gone + 1)


@pytest.mark.rule("CAY-5.5")
def test_the_inn_comes_before_the_own_building_and_both_come_before_the_bridge():
    # all three prices are 1, 1 and 4: nobody pays less than a denier, nobody twice
    game = caylus(inn_right=A, passed=[B, C, D], money={A: 2}, road={9: ("w_quarry", A)}, turn=A)
    game.play(A, "place w_quarry", "place castle")
    assert game.money(A) == 0


@pytest.mark.rule("CAY-5.6")
def test_the_owner_keeps_the_point_even_if_the_building_is_not_reached():
    game = caylus(money={A: 1}, road={20: ("w_mason", B)}, provost=6)
    game.play(A, "place w_mason").all_pass().hold()
    assert game.town.round == 4
    assert game.pp(B) == 1
    assert game.workers(A) == 6
    assert game.state.breakdown()[B]["visitors"] == 1


@pytest.mark.rule("CAY-5.6")
def test_neutral_and_fixed_buildings_score_for_nobody():
    game = caylus(money=5).play(A, "place n_farm").play(B, "place gold_mine").play(C, "place castle")
    assert game.all_pp() == [0, 0, 0, 0]
