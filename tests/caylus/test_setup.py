"""Rulings on the box, the set-up, the order of a round and the income (CAY-1 to CAY-4)."""

import pytest

from palas.engine.core.state import State
from palas.games.caylus.box import KINDS
from tests.caylus.town import (
    BOX,
    BUILDINGS,
    END,
    GAME,
    INCOME,
    NOBODY,
    PLACING,
    A,
    B,
    C,
    D,
    Ruling,
    caylus,
    codes,
)


def laid_out(players: int, order: list[int], **options: bool) -> Ruling:
    """A new game, up to the first question, with the turn order of our choice."""
    state = GAME.start(players, seed=1, options=options, chance="manual")
    while state.outcomes()[0][0].startswith("tile"):
        state.apply_chance(state.outcomes()[0][0])
    for seat in order:
        state.apply_chance(f"order {seat}")
    return Ruling(state)


def started_with(ruling: Ruling) -> dict[int, int]:
    """What each seat received at set-up."""
    return {seat: money for seat, _place, money in ruling.story("ordered")}


@pytest.mark.rule("CAY-1.1", "CAY-1.2")
def test_the_board_has_a_castle_a_favour_table_six_special_buildings_and_a_road_of_28_spaces():
    assert BOX.castle_spaces == 5
    assert [section.parts for section in BOX.sections] == [6, 10, 14]
    assert (len(BOX.row_ids), BOX.columns) == (4, 5)
    order = ["gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn"]
    assert BOX.place_ids[:6] == order == BOX.data["road"]["special_order_before_bridge"]
    assert BOX.data["bridge"]["passing_spaces"] == 5
    road = caylus().town.road
    assert len(road) - 1 == BOX.spaces == 28
    fixed = {space: BOX.tile_ids[number] for space, number in enumerate(BOX.printed) if number >= 0}
    assert fixed == {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
    assert [(section.id, section.trigger) for section in BOX.sections] == [
        ("dungeon", 12),
        ("walls", 18),
        ("towers", 24),
    ]


@pytest.mark.rule("CAY-1.3")
def test_the_box_holds_six_neutral_eight_wood_nine_stone_and_nine_prestige_tiles_with_the_architect_twice():
    town = caylus().town
    count = dict.fromkeys(KINDS, 0)
    for number, place in enumerate(town.where):
        if place >= 0:
            count[KINDS[BOX.tile_kind[number]]] += 1
    assert count == {"fixed": 3, "neutral": 6, "wood": 8, "stone": 9, "residential": 0, "prestige": 9}
    assert [name for name in BOX.tile_ids if name.startswith("s_architect")] == ["s_architect", "s_architect.2"]


@pytest.mark.rule("CAY-1.3")
def test_a_ninth_residence_can_be_made_although_the_box_holds_eight():
    residences = dict.fromkeys((1, 2, 3, 4, 9, 10, 11, 12), ("residence", A))
    game = caylus(
        phase=BUILDINGS,
        road={**residences, 13: ("w_lawyer", B)},
        workers_on={13: A},
        money={A: 1},
        goods={A: {"cloth": 1}},
        provost=13,
    )
    game.play(A, "transform n_carpenter")
    assert game.player(A).residences == 9


@pytest.mark.rule("CAY-1.4")
def test_six_workers_are_a_real_limit_and_houses_are_none():
    game = caylus(money=40, workers_on={1: A, 2: A, 3: A, 4: A, 5: A}, special={"gate": A})
    assert game.legal(A) == ["pass"]
    # 31 houses of one player: 30 in the castle, and more on his buildings
    everything = caylus(houses={A: (6, 10, 14)}, road={9: ("w_quarry", A), 10: ("residence", A)}, scored=2)
    assert everything.houses(A) == (6, 10, 14)
    assert sum(everything.houses(A)) > BOX.data["components"]["houses_per_player"]["count"]
    markers = BOX.data["components"]["markers_per_player"]
    assert sum(markers["use"].values()) == markers["count"] == 7
    assert markers["use"]["favour_rows"] == len(BOX.row_ids)


@pytest.mark.rule("CAY-1.5", "Q17")
def test_the_bank_never_runs_out_of_cubes_or_money():
    # 40 gold lie with A, more than there are pieces; B still takes one from the mine
    game = caylus(phase=BUILDINGS, goods={A: {"gold": 40}}, money={A: 500}, workers_on={16: B}, provost=16)
    assert game.cubes(B) == {"gold": 1}


@pytest.mark.rule("CAY-1.6", "CAY-2.6")
def test_bailiff_and_provost_both_start_on_the_last_neutral_tile():
    town = laid_out(4, [A, B, C, D]).town
    assert (town.bailiff, town.provost) == (6, 6)


@pytest.mark.rule("CAY-1.7")
def test_after_the_set_up_nothing_is_random_and_everybody_sees_everything():
    state = GAME.start(4, seed=5)
    drawn = state.draws
    while not state.over:
        state.apply(state.legal(state.to_act[0])[-1])
        assert state.draws == drawn
    views = [state.view(seat) for seat in (None, 0, 1, 2, 3)]
    tables = [{name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"} for view in views]
    assert all(table == tables[0] for table in tables)
    assert [tuple(player.goods) for player in state.position.people] == [p.goods for p in views[0].people]


@pytest.mark.rule("CAY-2.1")
def test_every_order_of_the_neutral_tiles_can_fall_and_each_with_the_same_chance():
    state = GAME.start(2, chance="manual", seed=1)
    left = {"n_farm", "n_forest", "n_sawmill", "n_quarry", "n_market", "n_carpenter"}
    for space in range(1, 7):
        offered = dict(state.outcomes())
        assert set(offered) == {f"tile {name}" for name in left}
        assert set(offered.values()) == {1 / len(left)}
        name = max(left)
        left.remove(name)
        state.apply_chance(f"tile {name}")
        assert state.position.road[space] == BOX.tile_ids.index(name)
    assert state.outcomes()[0][0].startswith("order")


@pytest.mark.rule("CAY-2.1")
@pytest.mark.parametrize("players", [1, 6])
def test_caylus_is_for_two_to_five_players(players: int):
    assert GAME.meta.players == (2, 3, 4, 5)
    with pytest.raises(Exception, match="2-5"):
        GAME.start(players)


@pytest.mark.rule("CAY-2.2")
def test_all_wood_stone_and_prestige_tiles_lie_in_the_supply_at_the_start():
    game = laid_out(3, [A, B, C])
    supply = {name for name in BOX.tile_ids if game.in_supply(name)}
    expected = {name for name in BOX.tile_ids if name[:2] in ("w_", "s_", "p_")} - {"s_jeweller"}
    assert supply == expected


@pytest.mark.rule("CAY-2.3")
def test_the_first_turn_order_is_drawn_player_by_player():
    state = GAME.start(3, seed=1, chance="manual")
    while state.outcomes()[0][0].startswith("tile"):
        state.apply_chance(state.outcomes()[0][0])
    assert [code for code, _ in state.outcomes()] == ["order 0", "order 1", "order 2"]
    state.apply_chance("order 2")
    assert [code for code, _ in state.outcomes()] == ["order 0", "order 1"]
    state.apply_chance("order 0")
    state.apply_chance("order 1")
    assert state.position.order == [2, 0, 1]
    assert state.to_act == (2,)


@pytest.mark.example("CAY-T01")
@pytest.mark.rule("CAY-2.4", "CAY-2.5", "CAY-2.6")
def test_four_players_start_with_5_6_6_7_deniers_two_food_and_one_wood():
    game = laid_out(4, [A, B, C, D])
    assert started_with(game) == {A: 5, B: 6, C: 6, D: 7}
    for seat in (A, B, C, D):
        assert game.cubes(seat) == {"food": 2, "wood": 1}
        assert (game.pp(seat), game.workers(seat), game.player(seat).columns) == (0, 6, [0, 0, 0, 0])
    assert game.town.bailiff == game.town.provost == 6


@pytest.mark.rule("CAY-2.4")
def test_starting_money_goes_by_the_drawn_order_and_not_by_the_seat():
    game = laid_out(4, [D, C, B, A])
    assert started_with(game) == {D: 5, C: 6, B: 6, A: 7}
    assert started_with(laid_out(3, [C, A, B])) == {C: 5, A: 6, B: 6}


@pytest.mark.example("CAY-T02")
@pytest.mark.rule("CAY-2.8", "CAY-4.1")
def test_income_is_paid_in_round_1_as_well_so_the_first_player_owns_7_deniers():
    game = laid_out(4, [A, B, C, D])
    assert [game.money(seat) for seat in (A, B, C, D)] == [7, 8, 8, 9]
    assert (game.town.round, game.town.phase, game.asked()) == (1, PLACING, A)


@pytest.mark.example("CAY-T03")
@pytest.mark.rule("CAY-2.4", "CAY-13.1", "CAY-13.2")
def test_two_players_both_start_with_5_deniers_and_closed_stables():
    game = laid_out(2, [B, A])
    assert started_with(game) == {A: 5, B: 5}
    assert [game.money(seat) for seat in (A, B)] == [7, 7]
    assert game.refuses(B, "place stables") == ("stables-closed", "CAY-13.2")


@pytest.mark.example("CAY-T04")
@pytest.mark.rule("CAY-2.4")
def test_five_players_start_with_5_6_6_7_7_deniers():
    assert list(started_with(laid_out(5, [0, 1, 2, 3, 4])).values()) == [5, 6, 6, 7, 7]


@pytest.mark.example("CAY-T05")
@pytest.mark.rule("CAY-1.2", "CAY-2.1", "CAY-2.7")
@pytest.mark.parametrize("seed", range(5))
def test_the_road_at_the_start_holds_the_neutral_tiles_and_the_printed_buildings(seed: int):
    game = Ruling(GAME.start(4, seed=seed))
    neutral = {"n_farm", "n_forest", "n_sawmill", "n_quarry", "n_market", "n_carpenter"}
    assert {game.on(space) for space in range(1, 7)} == neutral
    assert [game.on(7), game.on(8), game.on(16)] == ["fixed_peddler", "fixed_carpenter", "gold_mine"]
    empty = [space for space in range(1, 29) if game.on(space) is None]
    assert empty == [*range(9, 16), *range(17, 29)] == BOX.data["road"]["free_spaces_at_start"]
    assert len(empty) == 19
    assert game.town.first_free_space() == 9


@pytest.mark.rule("CAY-2.7")
def test_castle_and_inn_are_empty_at_the_start_and_nothing_is_scored():
    town = laid_out(4, [A, B, C, D]).town
    assert (town.built, town.scored, town.castle) == ([0, 0, 0], 0, [])
    assert (town.inn_left, town.inn_right) == (NOBODY, NOBODY)


@pytest.mark.rule("CAY-3.1")
def test_a_position_is_complete_a_copy_made_of_its_data_plays_on_in_the_same_way():
    state = GAME.start(4, seed=9)
    turn = 0
    while not state.over:
        turn += 1
        if turn % 10 == 0:
            twin: State = GAME.from_dict(state.to_dict())
            assert twin.to_dict()["position"] == state.to_dict()["position"]
            state = twin
        seat = state.to_act[0]
        actions = state.legal(seat)
        state.apply(actions[turn % len(actions)])
    assert state.scores() == one_piece(9)


def one_piece(seed: int) -> list[int]:
    """The same game without being put away in between."""
    state = GAME.start(4, seed=seed)
    turn = 0
    while not state.over:
        turn += 1
        seat = state.to_act[0]
        actions = state.legal(seat)
        state.apply(actions[turn % len(actions)])
    return state.scores()


@pytest.mark.rule("CAY-3.2")
def test_a_round_runs_through_seven_phases_in_order_and_then_the_next_one_begins():
    game = laid_out(3, [A, B, C])
    game.all_pass().hold()
    assert game.asks() == "place"
    phases = game.story("phase")
    assert phases == [(phase, 1) for phase in range(1, 8)] + [(1, 2), (2, 2)]


@pytest.mark.rule("CAY-3.3")
def test_a_loss_of_prestige_points_stops_at_zero():
    game = caylus(phase=END, bailiff=11, provost=11, pp={A: 1, B: 2, C: 5}, money=0)
    assert game.all_pp()[:3] == [0, 0, 3]
    assert game.state.breakdown()[A]["losses"] == -1


@pytest.mark.rule("CAY-3.4")
def test_what_is_paid_goes_to_the_bank_and_to_nobody_else():
    game = caylus(road={9: ("w_quarry", B)}, money=5, passed=[C])
    bank = game.town.bank[0]
    game.play(A, "place w_quarry")
    assert game.town.bank[0] == bank + 2
    assert [game.money(seat) for seat in (A, B, C, D)] == [3, 5, 5, 5]


@pytest.mark.rule("CAY-3.4", "CAY-7.3")
def test_no_action_gives_anything_to_another_player():
    verbs = {code.split()[0] for code in BOX.codes}
    assert verbs == {
        "pass", "decline", "stop", "stay", "withdraw", "place", "provost", "build", "transform", "replace",
        "give", "take", "row", "column", "batch", "trade", "gain",
    }  # fmt: skip
    # "give" and "trade" are with the bank: whatever is done, nobody gains what another pays
    game = caylus(phase=BUILDINGS, workers_on={5: A}, goods={A: {"gold": 1}}, provost=6)
    before = [sum(game.player(seat).goods) for seat in (B, C, D)]
    game.play(A, "trade any>4money")
    assert [sum(game.player(seat).goods) for seat in (B, C, D)] == before


@pytest.mark.rule("CAY-3.5")
def test_nobody_can_pay_what_he_does_not_own():
    game = caylus(phase=BUILDINGS, workers_on={7: A, 8: B}, money={A: 1}, goods={B: {"wood": 1}}, provost=8)
    assert game.asks() != "trade", "with 1 denier the peddler sells nothing for 2"
    poor = caylus(phase=BUILDINGS, workers_on={8: B}, goods={B: {"wood": 1, "gold": 1}}, provost=8)
    assert poor.refuses(B, "build w_quarry") == ("cannot-pay", "CAY-3.5")
    assert "2 food" not in poor.state.why_not(B, "build w_quarry")[0].text("en")


@pytest.mark.example("CAY-T06")
@pytest.mark.rule("CAY-4.1")
def test_two_residences_library_and_hotel_bring_7_deniers():
    game = caylus(
        phase=INCOME,
        road={1: ("residence", A), 2: ("residence", A), 3: ("p_library", A), 4: ("p_hotel", A), 5: ("residence", B)},
    )
    assert [game.money(seat) for seat in (A, B, C)] == [7, 3, 2]


@pytest.mark.rule("CAY-4.1")
def test_income_has_no_upper_limit_and_asks_nobody():
    homes = dict.fromkeys((1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14), ("residence", A))
    game = caylus(phase=INCOME, rest=True, road=homes, money={A: 100})
    assert game.money(A) == 114
    assert game.asks() == "place"
    assert "place residence" not in codes(game.state.legal(A))
