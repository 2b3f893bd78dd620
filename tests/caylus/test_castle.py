"""Rulings on phase 6: building the castle (CAY-9), and on phase 7: bailiff and scoring (CAY-10)."""

import pytest

from palas.games.caylus.rules.castle import HandInBatch
from tests.caylus.town import BOX, CASTLE_BUILDING, END, NOBODY, A, B, C, D, Ruling, caylus

BATCH = {"food": 1, "wood": 1, "stone": 1}
TWO = {"food": 2, "wood": 2, "stone": 2}
THREE = {"food": 3, "wood": 3, "stone": 3}
HAND_IN = "batch food+wood+stone"


@pytest.mark.rule("CAY-9.1")
def test_only_players_with_a_worker_in_the_castle_build_in_the_order_of_its_spaces():
    game = caylus(phase=CASTLE_BUILDING, castle=[C, A], goods={A: BATCH, B: BATCH, C: BATCH, D: BATCH})
    asked = []
    while game.asks() == "batch":
        asked.append(game.asked())
        game.play(game.asked(), HAND_IN)
    assert asked == [C, A]
    assert [game.houses(seat)[0] for seat in (A, B, C, D)] == [1, 0, 1, 0]


@pytest.mark.rule("CAY-9.2", "CAY-9.5", "CAY-10.7")
@pytest.mark.parametrize(("scored", "houses", "points"), [(0, (1, 0, 0), 5), (1, (0, 1, 0), 4), (2, (0, 0, 1), 3)])
def test_the_current_section_is_the_first_one_not_scored_and_scored_ones_stay_unfinished(scored, houses, points):
    game = caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: BATCH}, scored=scored)
    game.play(A, HAND_IN)
    assert game.houses(A) == houses
    assert game.pp(A) == points
    assert game.state.breakdown()[A]["castle"] == points


@pytest.mark.example("CAY-T53")
@pytest.mark.rule("CAY-9.3", "Q31")
def test_a_batch_is_food_and_two_different_other_cubes():
    goods = {"food": 2, "wood": 1, "stone": 1, "cloth": 1, "gold": 1}
    game = caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: goods})
    assert game.legal(A) == [
        "stop",
        "batch food+wood+stone",
        "batch food+wood+cloth",
        "batch food+wood+gold",
        "batch food+stone+cloth",
        "batch food+stone+gold",
        "batch food+cloth+gold",
    ]
    assert game.state.why_not(A, "batch food+food+wood")[0].code == "unknown-action"
    assert game.state.why_not(A, "batch wood+stone+cloth")[0].code == "unknown-action"


@pytest.mark.rule("CAY-9.3", "Q46")
def test_missing_cubes_make_no_batch():
    game = caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: {"food": 5, "wood": 5, "stone": 1}})
    assert game.legal(A) == ["stop", HAND_IN]
    assert game.refuses(A, "batch food+wood+cloth") == ("no-batch", "CAY-9.3")
    no_food = caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: {"wood": 5, "stone": 5, "cloth": 5}})
    assert no_food.state.over, "without food there is nothing to ask"


@pytest.mark.rule("CAY-9.3", "Q24")
def test_batches_are_handed_in_one_after_another_as_many_as_one_likes():
    game = caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: THREE})
    game.play(A, HAND_IN, HAND_IN)
    assert game.asks() == "batch"
    assert game.cubes(A) == BATCH
    game.play(A, "stop")
    assert game.houses(A) == (2, 0, 0)
    assert game.pp(A) == 10


@pytest.mark.example("CAY-T54")
@pytest.mark.rule("CAY-9.4")
def test_a_full_section_overflows_into_the_next():
    game = caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: TWO}, houses={B: (5, 0, 0)})
    game.play(A, HAND_IN, HAND_IN)
    assert game.houses(A) == (1, 1, 0)
    assert game.pp(A) == 9


@pytest.mark.rule("CAY-9.4", "CAY-9.5")
def test_a_house_never_goes_back_to_a_scored_section():
    game = caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: BATCH}, houses={B: (2, 10, 0)}, scored=1)
    game.play(A, HAND_IN)
    assert game.houses(A) == (0, 0, 1), "the dungeon has room, but it is closed"
    assert game.pp(A) == 3


@pytest.mark.rule("CAY-9.6")
def test_without_room_no_batch_can_be_handed_in():
    game = caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: THREE}, houses={B: (0, 0, 14)}, scored=2)
    assert game.houses(A) == (0, 0, 0)
    assert game.cubes(A) == THREE
    game.ask(HandInBatch(A))
    assert game.legal(A) == ["stop"]
    assert game.refuses(A, HAND_IN) == ("castle-full", "CAY-9.6")


@pytest.mark.example("CAY-T55")
@pytest.mark.rule("CAY-9.8", "CAY-11.1", "Q32")
def test_most_batches_win_the_favour_and_a_tie_goes_to_the_lower_castle_space():
    more = caylus(phase=CASTLE_BUILDING, castle=[A, B], goods={A: BATCH, B: TWO})
    more.play(A, HAND_IN).play(B, HAND_IN, HAND_IN)
    assert (more.asks(), more.asked()) == ("favour_row", B)
    tie = caylus(phase=CASTLE_BUILDING, castle=[A, B], goods={A: BATCH, B: BATCH})
    tie.play(A, HAND_IN).play(B, HAND_IN)
    assert (tie.asks(), tie.asked()) == ("favour_row", A)
    other = caylus(phase=CASTLE_BUILDING, castle=[B, A], goods={A: BATCH, B: BATCH})
    other.play(B, HAND_IN).play(A, HAND_IN)
    assert (other.asks(), other.asked()) == ("favour_row", B)


@pytest.mark.rule("CAY-9.8")
def test_batches_count_for_the_favour_whatever_their_section():
    game = caylus(phase=CASTLE_BUILDING, castle=[A, B], goods={A: BATCH, B: TWO}, houses={C: (4, 0, 0)})
    game.play(A, HAND_IN).play(B, HAND_IN, HAND_IN)
    assert [game.houses(A), game.houses(B)] == [(1, 0, 0), (1, 1, 0)]
    assert game.asked() == B


@pytest.mark.rule("CAY-9.8")
def test_batches_of_earlier_rounds_do_not_count_for_the_favour():
    game = caylus(phase=CASTLE_BUILDING, castle=[A, B], goods={B: BATCH}, houses={A: (4, 0, 0)}, pp={A: 9})
    game.play(B, HAND_IN)
    assert (game.asks(), game.asked()) == ("favour_row", B)


@pytest.mark.example("CAY-T56")
@pytest.mark.rule("CAY-9.7", "CAY-3.3")
def test_one_point_is_all_that_a_player_with_one_point_can_lose():
    game = caylus(phase=CASTLE_BUILDING, castle=[A], pp={A: 1}, goods={A: {"wood": 3, "stone": 1}})
    assert game.pp(A) == 0


@pytest.mark.example("CAY-T57")
@pytest.mark.rule("CAY-9.7", "CAY-9.8", "Q04")
def test_who_hands_in_no_batch_unable_or_unwilling_loses_2_points_and_nobody_wins_the_favour():
    game = caylus(phase=CASTLE_BUILDING, castle=[A, B], pp={A: 7, B: 7}, goods={B: BATCH})
    assert game.asked() == B
    game.play(B, "stop")
    assert game.all_pp()[:2] == [5, 5]
    assert game.cubes(B) == BATCH
    assert game.state.over, "no favour"


@pytest.mark.rule("CAY-9.7", "Q43")
def test_the_loss_is_booked_before_the_next_participant_builds():
    game = caylus(phase=CASTLE_BUILDING, castle=[A, B], pp={A: 7}, goods={B: BATCH})
    assert (game.asked(), game.pp(A)) == (B, 5)


@pytest.mark.example("CAY-T58")
@pytest.mark.rule("CAY-9.6", "CAY-9.7", "CAY-9.9", "CAY-10.3", "Q03")
def test_who_finds_no_room_with_a_batch_in_hand_loses_nothing():
    game = caylus(
        phase=CASTLE_BUILDING,
        rest=True,
        castle=[A, B],
        pp={A: 7, B: 9},
        goods={A: BATCH, B: BATCH},
        houses={C: (0, 0, 13)},
        scored=2,
        bailiff=19,
        provost=19,
    )
    game.play(A, HAND_IN)
    assert game.pp(A) == 10
    assert (game.pp(B), game.cubes(B)) == (9, BATCH)
    assert game.town.built[2] == 14
    assert game.town.scored == 2, "not before phase 7"
    assert (game.asks(), game.asked()) == ("favour_row", A)
    game.play(A, "row prestige", "decline")
    game.play(C, "row prestige", "decline", "row money", "decline", "row cubes", "decline")
    assert game.state.over
    assert game.town.scored == 3


@pytest.mark.rule("CAY-9.7", "Q03")
def test_who_finds_no_room_and_has_no_batch_loses_2_points_all_the_same():
    game = caylus(
        phase=CASTLE_BUILDING, castle=[A, B], pp={A: 7, B: 9}, goods={A: BATCH}, houses={C: (0, 0, 13)}, scored=2
    )
    game.play(A, HAND_IN)
    assert game.pp(B) == 7


@pytest.mark.rule("CAY-9.9")
def test_castle_workers_return_and_a_finished_section_waits_for_phase_7():
    game = caylus(phase=CASTLE_BUILDING, castle=[A, B], goods={A: BATCH}, pp={A: 5, B: 5}, houses={C: (5, 0, 0)})
    game.play(A, HAND_IN, "row money", "column 1")
    assert (game.workers(A), game.workers(B), game.town.castle) == (6, 6, [])
    assert game.town.built[0] == 6
    assert game.town.scored == 0


# -- phase 7


def round_ends(bailiff: int, provost: int, **more) -> Ruling:
    """Phase 7 alone."""
    return caylus(phase=END, bailiff=bailiff, provost=provost, **more)


@pytest.mark.example("CAY-T59")
@pytest.mark.rule("CAY-10.1", "CAY-10.2", "CAY-10.3")
def test_the_bailiff_takes_two_steps_when_the_provost_is_ahead():
    game = round_ends(10, 11)
    assert (game.town.bailiff, game.town.provost) == (12, 12)
    assert game.town.scored == 1
    done = round_ends(10, 11, scored=1)
    assert (done.town.bailiff, done.town.scored) == (12, 1)


@pytest.mark.example("CAY-T60")
@pytest.mark.rule("CAY-10.1", "CAY-10.2", "CAY-10.3")
@pytest.mark.parametrize("provost", [9, 10])
def test_otherwise_he_takes_one_step_and_an_unfinished_dungeon_is_not_scored_before_space_12(provost: int):
    game = round_ends(10, provost)
    assert (game.town.bailiff, game.town.provost, game.town.scored) == (11, 11, 0)
    finished = round_ends(10, provost, houses={A: (1, 0, 0), B: (1, 0, 0), C: (4, 0, 0)})
    assert (finished.asks(), finished.asked()) == ("favour_row", C)


@pytest.mark.example("CAY-T61")
@pytest.mark.rule("CAY-10.1", "CAY-10.3")
def test_passing_over_a_scoring_space_scores_too():
    game = round_ends(11, 14)
    assert (game.town.bailiff, game.town.provost, game.town.scored) == (13, 13, 1)


@pytest.mark.example("CAY-T62")
@pytest.mark.rule("CAY-10.3", "CAY-10.4")
def test_a_section_is_scored_once_and_its_space_means_nothing_to_the_others():
    game = round_ends(11, 11, scored=1, pp={A: 9})
    assert (game.town.bailiff, game.town.scored, game.pp(A)) == (12, 1, 9)
    walls = round_ends(17, 17, scored=1, pp={A: 9})
    assert (walls.town.bailiff, walls.town.scored, walls.pp(A)) == (18, 2, 6)


@pytest.mark.example("CAY-T63")
@pytest.mark.rule("CAY-10.5", "CAY-10.8", "CAY-11.3")
def test_dungeon_scoring():
    game = round_ends(
        11,
        11,
        rest=True,
        houses={A: (2, 0, 0), B: (3, 0, 0), D: (1, 0, 0)},
        pp={C: 5, D: 5},
        columns={A: {"prestige": 2}, B: {"prestige": 1}},
    )
    assert (game.asked(), game.pp(C)) == (A, 5), "A before the others"
    game.play(A, "row prestige")
    assert game.column(A, "prestige") == 2, "the old limit still holds"
    game.play(A, "column 2")
    assert (game.asks(), game.asked()) == ("favour_row", B)
    game.play(B, "row prestige", "column 2")
    assert game.all_pp() == [2, 2, 3, 5]
    assert game.town.scored == 1
    assert BOX.column_limit[game.town.scored] == 4
    assert game.asks() == "place"


@pytest.mark.example("CAY-T64")
@pytest.mark.rule("CAY-10.5", "CAY-11.6")
def test_walls_scoring():
    game = round_ends(17, 17, scored=1, houses={A: (0, 5, 0), B: (0, 3, 0), C: (0, 2, 0)}, pp={D: 2})
    won = []
    while not game.state.over:
        seat = game.asked()
        won.append(seat)
        rows = [code for code in game.legal(seat) if code.startswith("row")]
        game.play(seat, rows[0])
        if game.asks() == "favour_effect" and game.asked() == seat:
            game.play(seat, "decline")
    assert won == [A, A, A, B, B, C]
    assert [bin(game.player(seat).used_rows).count("1") for seat in (A, B, C)] == [3, 2, 1]
    assert game.pp(D) == 0


@pytest.mark.example("CAY-T65")
@pytest.mark.rule("CAY-10.5", "CAY-10.9", "CAY-12.1")
def test_towers_scoring_ends_the_game():
    game = round_ends(
        22, 23, rest=True, scored=2, houses={A: (0, 0, 6), B: (0, 0, 5), C: (0, 0, 3)}, pp={D: 10}, money=0
    )
    won = []
    while not game.state.over:
        seat = game.asked()
        if game.asks() == "favour_row":
            won.append(seat)
        game.play(seat, game.legal(seat)[0])
    assert won == [A, A, A, B, B, C]
    assert game.pp(D) == 6
    assert game.town.round == 3


@pytest.mark.rule("CAY-10.5")
@pytest.mark.parametrize(
    ("section", "favours", "loss"),
    [
        (0, [0, 0, 1, 1, 1, 1, 1], 2),
        (1, [0, 0, 1, 2, 2, 3, 3, 3, 3, 3, 3], 3),
        (2, [0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3], 4),
    ],
)
def test_the_scoring_table_line_by_line(section: int, favours: list[int], loss: int):
    trigger = BOX.sections[section].trigger
    for houses, expected in enumerate(favours):
        standing = [0, 0, 0]
        standing[section] = houses
        game = caylus(
            2,
            phase=END,
            bailiff=trigger - 1,
            provost=trigger - 1,
            scored=section,
            houses={A: standing},
            pp={A: 20},
            simple_favours=True,
        )
        points = 20 + 3 * expected - (loss if houses == 0 else 0)
        assert game.pp(A) == points, f"{houses} houses in section {section}"


@pytest.mark.rule("CAY-10.5", "Q25")
def test_scoring_goes_in_turn_order_each_player_completely_before_the_next():
    game = round_ends(17, 17, scored=1, order=[C, A, D, B], houses={A: (0, 5, 0), C: (0, 3, 0)}, pp={D: 9, B: 9})
    asked = []
    while not game.state.over:
        asked.append(game.asked())
        if game.asked() == A:
            assert game.pp(D) == 9, "D has not been scored yet"
        game.play(game.asked(), game.legal(game.asked())[-1])
    assert asked == sorted(asked, key=[C, A, D, B].index)
    assert (game.pp(D), game.pp(B)) == (6, 6)


@pytest.mark.rule("CAY-10.6")
def test_houses_in_a_later_section_do_not_count_for_the_earlier_one():
    game = round_ends(11, 11, houses={A: (0, 4, 0), B: (6, 0, 0)}, pp={A: 9})
    game.play(B, "row money", "column 1")
    assert game.pp(A) == 7
    assert game.houses(A) == (0, 4, 0)


@pytest.mark.rule("CAY-10.7")
def test_after_a_scoring_the_next_section_is_current_even_with_empty_parts_left():
    game = round_ends(11, 11, rest=True, houses={A: (1, 0, 0)}, pp={B: 9})
    assert game.town.scored == 1
    next_round = caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: BATCH}, houses={A: (1, 0, 0)}, scored=1)
    next_round.play(A, HAND_IN)
    assert next_round.houses(A) == (1, 1, 0)


@pytest.mark.rule("CAY-10.8")
def test_columns_unlock_only_after_the_scoring_is_complete():
    game = round_ends(11, 11, houses={A: (2, 0, 0), B: (2, 0, 0)}, columns={A: {"money": 2}, B: {"money": 2}})
    game.play(A, "row money", "decline")
    game.play(B, "row money")
    assert game.column(B, "money") == 2
    assert game.refuses(B, "column 3") == ("column-not-reached", "CAY-11.4")


@pytest.mark.rule("CAY-10.9")
def test_without_the_towers_the_next_round_starts():
    game = round_ends(17, 17, rest=True, scored=1)
    assert (game.town.scored, game.town.round, game.asks()) == (2, 4, "place")


@pytest.mark.rule("CAY-10.11", "Q42")
def test_the_bridge_is_free_again_and_everything_else_stays():
    game = round_ends(
        8, 8, rest=True, order=[C, A, D, B], houses={A: (1, 0, 0)}, columns={B: {"cubes": 2}}, inn_right=D, money=5
    )
    assert game.town.passed == []
    assert game.town.order == [C, A, D, B]
    assert game.column(B, "cubes") == 2
    assert game.houses(A) == (1, 0, 0)
    assert (game.town.bailiff, game.town.provost) == (9, 9)
    assert game.town.inn_right == D
    assert set(game.town.claim) == {NOBODY}
    game.play(C, "place n_farm")
    assert game.money(C) == 6, "5 and 2 of income, minus 1: prices start again"


@pytest.mark.example("CAY-T66")
@pytest.mark.rule("CAY-10.3", "CAY-10.12", "CAY-11.6", "Q11", "Q29")
def test_two_sections_due_in_one_phase_are_scored_one_after_the_other_with_the_same_used_rows():
    game = round_ends(
        8,
        8,
        houses={A: (3, 3, 0), B: (3, 7, 0), C: (0, 0, 0)},
        pp={C: 9, D: 9},
        columns={A: {"prestige": 2, "money": 2}},
    )
    game.play(A, "row prestige", "decline")
    assert game.column(A, "prestige") == 2
    game.play(B, "row prestige", "column 1")
    assert game.pp(C) == 7, "the dungeon has been scored for everybody"
    assert (game.town.scored, game.asked()) == (1, A)
    assert game.refuses(A, "row prestige") == ("row-used", "CAY-11.6")
    game.play(A, "row money")
    assert game.column(A, "money") == 3, "the limit has risen between the two"
    game.play(A, "decline", "row cubes", "decline")
    while not game.state.over:
        assert game.asked() == B
        game.play(B, game.legal(B)[0])
    assert game.town.scored == 2
    assert (game.pp(C), game.pp(D)) == (4, 4)


@pytest.mark.rule("CAY-10.3", "Q29")
def test_finished_walls_wait_for_the_dungeon():
    game = round_ends(8, 8, houses={A: (1, 10, 0)}, pp={B: 9})
    assert game.town.scored == 0
    assert game.pp(B) == 9


@pytest.mark.example("CAY-T78")
@pytest.mark.rule("CAY-10.3", "CAY-10.9", "CAY-12.1")
def test_the_bailiff_on_24_scores_unfinished_towers_and_ends_the_game():
    game = round_ends(
        23, 23, rest=True, scored=2, houses={A: (0, 0, 8), B: (0, 0, 1)}, pp={C: 5, D: 3}, simple_favours=True
    )
    assert (game.town.bailiff, game.town.built) == (24, [0, 0, 9])
    assert game.state.over
    assert game.all_pp() == [9, 0, 1, 0]


@pytest.mark.rule("CAY-10.10")
@pytest.mark.parametrize(("ahead", "rounds"), [(True, 9), (False, 18)])
def test_a_game_lasts_9_to_18_rounds(ahead: bool, rounds: int):
    played = 0
    bailiff = 6
    scored = 0
    while scored < 3:
        game = round_ends(bailiff, bailiff + ahead, scored=scored)
        bailiff, scored = game.town.bailiff, game.town.scored
        played += 1
    assert played == rounds
