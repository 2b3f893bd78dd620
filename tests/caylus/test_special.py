"""Rulings on phase 3: the special buildings (CAY-6), and on phase 4: the provost (CAY-7)."""

import pytest

from tests.caylus.town import BOX, NOBODY, PLACING, PROVOST, SPECIAL, A, B, C, D, E, caylus


@pytest.mark.rule("CAY-6.1")
def test_the_special_buildings_act_in_board_order():
    game = caylus(
        phase=SPECIAL,
        special={"joust_field": D, "merchants_guild": C, "trading_post": B, "gate": A},
        stables=[D],
        inn_right=E,
        players=5,
        money=1,
        goods={D: {"cloth": 1}},
        provost=10,
    )
    kinds = []
    for seat, answer in ((A, "withdraw"), (C, "provost +1"), (D, "decline"), (E, "stay")):
        kinds.append(game.asks())
        if game.asks() == "joust":
            assert game.money(B) == 4, "the trading post came before the joust field"
            assert game.town.order[0] == A, "the stables come after it"
        game.play(seat, answer)
    assert kinds == ["gate", "guild", "joust", "inn"]
    assert game.town.order == [D, A, B, C, E]


@pytest.mark.rule("CAY-6.1")
def test_empty_special_buildings_do_nothing():
    game = caylus(phase=SPECIAL, money=3)
    assert game.state.over, "nobody was asked anything"
    assert game.town.order == [A, B, C, D]
    assert [game.money(seat) for seat in (A, B, C, D)] == [3, 3, 3, 3]


@pytest.mark.rule("CAY-6.2")
def test_workers_return_from_the_special_buildings():
    game = caylus(
        phase=SPECIAL, special={"trading_post": A, "merchants_guild": A, "joust_field": A}, stables=[A], provost=3
    )
    assert game.workers(A) == 3, "the one from the trading post is back already"
    game.play(A, "provost 0")
    assert game.workers(A) == 6
    assert game.town.special == [NOBODY] * 4
    assert game.town.stables == []


@pytest.mark.example("CAY-T20")
@pytest.mark.rule("CAY-6.8")
def test_the_stables_decide_the_turn_order_circle_by_circle():
    assert caylus(phase=SPECIAL, stables=[D, A]).town.order == [D, A, B, C]


@pytest.mark.example("CAY-T21")
@pytest.mark.rule("CAY-6.8")
def test_whoever_is_not_in_the_stables_keeps_his_place_among_the_others():
    assert caylus(5, phase=SPECIAL, stables=[D]).town.order == [D, A, B, C, E]


@pytest.mark.rule("CAY-6.8")
def test_the_new_turn_order_changes_neither_the_passing_order_nor_the_castle_order():
    game = caylus(
        3,
        phase=SPECIAL,
        rest=True,
        stables=[C],
        passed=[B, A, C],
        castle=[B, A],
        money=1,
        goods={A: {"food": 1, "wood": 1, "stone": 1}, B: {"food": 1, "wood": 1, "stone": 1}},
    )
    assert game.town.order == [C, A, B]
    for seat in (B, A, C):
        assert (game.asks(), game.asked()) == ("bribe", seat)
        game.play(seat, "provost 0")
    for seat in (B, A):
        assert (game.asks(), game.asked()) == ("batch", seat)
        game.play(seat, "stop")
    assert (game.asks(), game.asked()) == ("place", C), "but the next round is placed in it"


@pytest.mark.rule("CAY-6.8", "Q25")
def test_the_new_turn_order_is_the_order_of_this_rounds_scoring():
    game = caylus(3, phase=SPECIAL, rest=True, stables=[C], bailiff=11, provost=11, houses={A: (2, 0, 0), C: (2, 0, 0)})
    assert (game.asks(), game.asked()) == ("favour_row", C)


@pytest.mark.example("CAY-T22")
@pytest.mark.rule("CAY-6.3")
def test_a_worker_sent_from_the_gate_to_the_trading_post_still_acts_in_this_phase():
    game = caylus(phase=SPECIAL, special={"gate": A}, money=0).play(A, "place trading_post")
    assert game.money(A) == 3
    assert game.workers(A) == 6


@pytest.mark.example("CAY-T23")
@pytest.mark.rule("CAY-6.3", "CAY-5.6", "CAY-8.1", "Q33")
def test_the_owner_scores_for_a_worker_sent_from_the_gate_whether_it_acts_or_not():
    game = caylus(phase=SPECIAL, rest=True, special={"gate": A}, road={20: ("w_mason", B)}, provost=10, money={A: 3})
    game.play(A, "place w_mason")
    assert game.money(A) == 3, "free of charge"
    game.hold()
    assert game.pp(B) == 1
    assert game.workers(A) == 6
    assert game.story("unused") == [(A, BOX.place_ids.index("w_mason"))]


@pytest.mark.example("CAY-T24")
@pytest.mark.rule("CAY-6.3", "CAY-13.2")
def test_with_two_players_the_gate_leads_neither_to_the_stables_nor_to_itself():
    game = caylus(2, phase=SPECIAL, special={"gate": A})
    assert game.refuses(A, "place stables") == ("stables-closed", "CAY-13.2")
    assert game.refuses(A, "place gate") == ("not-the-gate", "CAY-6.3")
    assert "place inn" in game.legal(A)


@pytest.mark.rule("CAY-6.3", "Q13")
def test_the_gate_obeys_the_limits_of_every_place():
    game = caylus(
        phase=SPECIAL,
        special={"gate": A, "joust_field": B},
        castle=[A],
        stables=[A],
        inn_left=B,
        workers_on={1: C},
        road={9: ("residence", A)},
    )
    assert game.refuses(A, "place castle") == ("already-there", "CAY-5.4")
    assert game.refuses(A, "place stables") == ("already-there", "CAY-5.4")
    assert game.refuses(A, "place inn") == ("occupied", "CAY-5.4")
    assert game.refuses(A, "place joust_field") == ("occupied", "CAY-5.4")
    assert game.refuses(A, "place n_farm") == ("occupied", "CAY-5.4")
    assert game.refuses(A, "place residence") == ("not-for-workers", "CAY-5.4")


@pytest.mark.rule("CAY-6.3", "Q13")
def test_a_worker_from_the_gate_takes_the_lowest_free_place_and_acts_where_it_stands():
    stabled = caylus(phase=SPECIAL, special={"gate": D}, stables=[C]).play(D, "place stables")
    assert stabled.town.order == [C, D, A, B]
    lodged = caylus(phase=SPECIAL, special={"gate": D}).play(D, "place inn")
    assert (lodged.town.inn_left, lodged.town.inn_right) == (NOBODY, D)
    building = caylus(phase=SPECIAL, special={"gate": D}, castle=[C]).play(D, "place castle")
    assert building.town.castle == [C, D]
    on_the_road = caylus(phase=SPECIAL, rest=True, special={"gate": D}, provost=4).play(D, "place n_quarry")
    assert on_the_road.cubes(D) == {"stone": 1}


@pytest.mark.rule("CAY-6.3")
def test_a_worker_at_the_gate_may_simply_go_home_and_needs_no_money_to_go_anywhere():
    game = caylus(phase=SPECIAL, special={"gate": A}, money=0, road={9: ("w_quarry", B)})
    assert "place w_quarry" in game.legal(A)
    game.play(A, "withdraw")
    assert game.workers(A) == 6
    assert game.all_pp() == [0, 0, 0, 0]


@pytest.mark.rule("CAY-6.4", "Q23")
def test_the_trading_post_pays_3_deniers_without_asking():
    game = caylus(phase=SPECIAL, special={"trading_post": B})
    assert game.money(B) == 3
    assert game.state.over


@pytest.mark.example("CAY-T25")
@pytest.mark.rule("CAY-6.10", "CAY-6.11", "Q14")
def test_a_new_guest_of_the_inn_moves_right_and_sends_the_resident_home():
    game = caylus(phase=SPECIAL, rest=True, inn_left=A, inn_right=B)
    assert (game.town.phase, game.town.round) == (PLACING, 4)
    assert (game.town.inn_left, game.town.inn_right) == (NOBODY, A)
    assert (game.workers(A), game.workers(B)) == (5, 6)


@pytest.mark.example("CAY-T26")
@pytest.mark.rule("CAY-6.10")
def test_a_resident_can_be_relieved_by_a_worker_of_his_own():
    game = caylus(phase=SPECIAL, inn_left=A, inn_right=A)
    assert (game.town.inn_left, game.town.inn_right) == (NOBODY, A)
    assert game.workers(A) == 5


@pytest.mark.example("CAY-T27")
@pytest.mark.rule("CAY-6.10", "CAY-6.11")
@pytest.mark.parametrize(("answer", "resident", "reserve"), [("stay", B, 5), ("withdraw", NOBODY, 6)])
def test_a_resident_without_a_new_guest_stays_or_leaves(answer: str, resident: int, reserve: int):
    game = caylus(phase=SPECIAL, inn_right=B)
    assert (game.asks(), game.legal(B)) == ("inn", ["stay", "withdraw"])
    game.play(B, answer)
    assert game.town.inn_right == resident
    assert game.workers(B) == reserve


@pytest.mark.rule("CAY-6.11")
def test_a_worker_who_stays_in_the_inn_is_missing_next_round():
    game = caylus(3, phase=SPECIAL, rest=True, inn_right=A, money=20).play(A, "stay").hold()
    assert game.asks() == "place"
    for place in ("n_farm", "n_forest", "n_sawmill", "n_quarry", "n_market"):
        game.play(A, f"place {place}")
        while game.asked() != A:
            game.play(game.asked(), "pass")
    assert game.legal(A) == ["pass"]


@pytest.mark.example("CAY-T28")
@pytest.mark.rule("CAY-6.5", "Q12")
def test_the_guild_moves_the_provost_up_to_three_spaces_for_nothing():
    game = caylus(phase=SPECIAL, special={"merchants_guild": A}, provost=2, money={A: 4})
    assert game.legal(A) == ["provost -1", "provost 0", "provost +1", "provost +2", "provost +3"]
    assert game.refuses(A, "provost -2") == ("off-the-road", "CAY-7.2")
    game.play(A, "provost +3")
    assert (game.town.provost, game.money(A)) == (5, 4)


@pytest.mark.rule("CAY-6.5", "CAY-7.2")
def test_the_guild_keeps_the_provost_on_the_road():
    game = caylus(phase=SPECIAL, special={"merchants_guild": A}, provost=28)
    assert game.legal(A) == ["provost -3", "provost -2", "provost -1", "provost 0"]


@pytest.mark.example("CAY-T29")
@pytest.mark.rule("CAY-6.6", "CAY-6.7", "CAY-11.1")
def test_money_from_the_trading_post_pays_for_the_joust():
    position = {"phase": SPECIAL, "special": {"trading_post": A, "joust_field": A}, "money": 0}
    game = caylus(**position, goods={A: {"cloth": 1}})
    assert game.legal(A) == ["decline", "trade money+cloth>favour"]
    game.play(A, "trade money+cloth>favour")
    assert game.money(A) == 2
    assert game.cubes(A) == {}
    assert (game.asks(), game.asked()) == ("favour_row", A)
    without = caylus(**position)
    assert without.state.over, "without cloth there is nothing to ask"


@pytest.mark.rule("CAY-6.6")
def test_one_joust_is_all_and_it_may_be_declined():
    game = caylus(phase=SPECIAL, special={"joust_field": A}, money={A: 5}, goods={A: {"cloth": 3}})
    game.play(A, "trade money+cloth>favour", "row prestige", "column 1")
    assert game.state.over, "the joust is not offered twice"
    assert (game.money(A), game.cubes(A)) == (4, {"cloth": 2})
    shy = caylus(phase=SPECIAL, special={"joust_field": A}, money={A: 5}, goods={A: {"cloth": 3}}).play(A, "decline")
    assert (shy.money(A), shy.cubes(A)) == (5, {"cloth": 3})
    assert shy.state.over


@pytest.mark.rule("CAY-6.9")
def test_the_resident_pays_one_denier_for_the_whole_of_phase_2():
    game = caylus(3, inn_right=A, passed=[B, C], money={A: 3}, turn=A)
    game.play(A, "place castle", "place gate", "place n_farm")
    assert game.money(A) == 0


# -- phase 4


@pytest.mark.example("CAY-T30")
@pytest.mark.rule("CAY-7.1")
def test_a_bribe_costs_a_denier_per_space():
    game = caylus(phase=PROVOST, provost=6, money={A: 2})
    assert game.legal(A) == ["provost -2", "provost -1", "provost 0", "provost +1", "provost +2"]
    assert game.refuses(A, "provost +3") == ("no-money", "CAY-7.1")
    (reason,) = game.state.why_not(A, "provost +3")
    assert (reason.params["price"], reason.params["owned"]) == (3, 2)
    game.play(A, "provost +2")
    assert (game.town.provost, game.money(A)) == (8, 0)


@pytest.mark.example("CAY-T31")
@pytest.mark.rule("CAY-7.1", "CAY-8.1")
def test_everybody_has_one_chance_in_passing_order():
    workers = {9: A, 10: B}
    road = {9: ("w_quarry", A), 10: ("w_sawmill", B)}
    game = caylus(phase=PROVOST, rest=True, provost=10, passed=[A, B, C, D], money=5, workers_on=workers, road=road)
    for seat, offset in ((A, "0"), (B, "-2"), (C, "+2"), (D, "-1")):
        assert game.asked() == seat
        game.play(seat, f"provost {offset}")
    assert [game.money(seat) - 2 for seat in (A, B, C, D)] == [5, 3, 3, 4], "after the next income"
    assert game.story("provost")[-1][2] == 9
    assert game.cubes(A) == {"stone": 2}, "space 9 was activated"
    assert game.cubes(B) == {}, "space 10 was not"


@pytest.mark.example("CAY-T32")
@pytest.mark.rule("CAY-7.2")
def test_the_provost_never_leaves_the_road():
    game = caylus(phase=PROVOST, provost=27, money={A: 9})
    assert "provost +1" in game.legal(A)
    assert game.refuses(A, "provost +2") == ("off-the-road", "CAY-7.2")
    assert game.refuses(A, "provost +3") == ("off-the-road", "CAY-7.2")
    assert (BOX.provost_min, BOX.provost_max) == (1, 28)


@pytest.mark.rule("CAY-7.2")
def test_the_provost_may_stand_on_an_empty_space_and_space_1_is_always_activated():
    game = caylus(phase=PROVOST, rest=True, provost=2, money={A: 3}, workers_on={1: B, 2: C}, passed=[A, B, C, D])
    assert game.legal(A)[0] == "provost -1", "space 1 is the end, whatever one pays"
    game.play(A, "provost -1")
    assert (game.asks(), game.asked()) == ("production", B)
    game.play(B, "gain cloth")
    assert game.cubes(C) == {}
    empty = caylus(phase=PROVOST, provost=8, money={A: 3}).play(A, "provost +3")
    assert (empty.town.provost, empty.on(11)) == (11, None)


@pytest.mark.rule("CAY-7.1", "Q12")
def test_a_player_without_money_is_not_asked_to_bribe():
    game = caylus(phase=PROVOST, money={C: 1}, passed=[A, B, C, D])
    assert game.asked() == C
    game.play(C, "provost 0")
    assert game.money(C) == 1
    assert game.state.over


@pytest.mark.rule("CAY-7.1")
def test_three_spaces_are_the_most_for_any_amount_of_money():
    game = caylus(phase=PROVOST, provost=10, money={A: 50})
    assert game.legal(A) == [f"provost {n:+d}" if n else "provost 0" for n in range(-3, 4)]


@pytest.mark.rule("CAY-10.11", "CAY-6.11")
def test_between_two_rounds_only_the_resident_of_the_inn_is_away():
    game = caylus(
        phase=SPECIAL,
        rest=True,
        inn_left=A,
        castle=[B],
        workers_on={3: C, 20: D},
        road={20: ("w_mason", B)},
        provost=6,
    )
    assert (game.town.phase, game.town.round) == (PLACING, 4)
    assert [game.workers(seat) for seat in (A, B, C, D)] == [5, 6, 6, 6]
    assert set(game.town.worker) == {NOBODY}
    assert game.town.passed == []
    assert game.town.castle == []
