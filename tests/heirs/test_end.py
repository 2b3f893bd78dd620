"""Rulings on the last turns, the final scoring and ties (HEI-8, HEI-9)."""

from random import Random

import pytest

from tests.heirs.realm import BLUE, GAME, WHITE, Ruling, heirs


def turns_without_camps(seed: int) -> tuple[Ruling, list[int], list[int]]:
    """A game in which everybody only takes and builds a little: who had which turn, and the stack after each."""
    state = GAME.start(2, seed=seed)
    rng = Random(seed)
    turns, stack = [], []
    while not state.over:
        seat = state.to_act[0]
        busy = [action for action in state.legal(seat) if not action.code.startswith("camp")]
        action = rng.choice(busy)
        if action.code == "end":
            turns.append(seat)
            stack.append(state.position.pile)
        state.apply(action)
    return Ruling(state), turns, stack


@pytest.mark.rule("HEI-8.1", "HEI-8.2")
@pytest.mark.example("HEI-X28")
@pytest.mark.parametrize("seed", range(4))
def test_without_camps_a_game_has_22_turns_and_the_stack_is_empty_after_20(seed):
    game, turns, stack = turns_without_camps(seed)
    assert len(turns) == 22
    assert turns == [turns[0], 1 - turns[0]] * 11
    assert stack[:20] == list(range(19, -1, -1))
    assert stack[20:] == [0, 0]
    assert game.realm.reserve.count(-1) == 3  # the shield's slot and two that were not filled any more
    assert game.asks() == ""


@pytest.mark.rule("HEI-8.1")
def test_after_the_last_stack_tile_each_has_one_more_turn_opponent_first():
    game = heirs(stack=1)
    game.play(WHITE, "take 1", "end").play(BLUE, "take 2", "end")
    assert not game.state.over
    game.play(WHITE, "take 3")
    assert game.realm.reserve.count(-1) == 3
    game.play(WHITE, "end")
    assert game.state.over
    assert [event.kind for event in game.state.story].count("stack_empty") == 1


@pytest.mark.rule("HEI-8.1")
def test_the_player_who_draws_the_last_tile_finishes_the_turn():
    game = heirs({(1, 0): "yellow"}, stack=1, hands={WHITE: ["land_hut"]}, discounts=3).play(WHITE, "take 1")
    game.play(WHITE, "build land_hut", "at 1,1", "troop 1", "at 1,1", "end")
    assert game.asked() == BLUE


@pytest.mark.rule("HEI-8.2")
def test_a_camp_after_the_stack_is_empty_takes_a_tile_without_refill():
    game = heirs({(1, 0): ("land_camp_gray", WHITE)}, stack=1).play(WHITE, "take 1", "camp land_camp_gray", "take 2")
    assert game.realm.reserve.count(-1) == 2
    game.play(WHITE, "end").play(BLUE, "take 3", "end")
    assert not game.state.over


@pytest.mark.rule("HEI-8.2")
def test_if_the_reserve_were_empty_taking_would_be_waived():
    game = heirs(stack=0, reserve={})
    assert game.legal(WHITE, "take") == []
    game.play(WHITE, "end").play(BLUE, "end")
    assert game.state.over


@pytest.mark.rule("HEI-8.3")
def test_tiles_left_in_hand_or_reserve_score_nothing():
    game = heirs(hands={WHITE: ["trade_cathedral_gray"]}, reserve={5: "trade_cathedral_green"}, stack=0, turns_left=1)
    game.play(WHITE, "take 5", "end")
    assert game.state.over
    assert game.state.scores() == [0, 0]


@pytest.mark.rule("HEI-8.1")
def test_nothing_of_the_last_turn_goes_on_after_the_end():
    game = heirs(stack=0, turns_left=1, taken=True, discounts=2, moved=["follower"]).play(WHITE, "end")
    assert game.state.over
    assert (game.realm.discounts, game.realm.moved) == (0, 0)


def ended(white: dict, blue: dict, *, troops=None) -> Ruling:
    """The end of a game: buildings of both sides, blue's turn is the last."""
    laid = {cell: (name, WHITE) for cell, name in white.items()} | {cell: (name, BLUE) for cell, name in blue.items()}
    game = heirs(laid, turn=BLUE, stack=0, reserve={1: "land_hut"}, turns_left=1, troops=troops)
    return game.play(BLUE, "take 1", "end")


@pytest.mark.rule("HEI-9.4")
def test_the_higher_total_wins():
    game = ended({(3, 3): "trade_cathedral_gray"}, {(5, 5): "land_camp_green"})
    assert (game.state.scores(), game.state.winners()) == ([5, 2], (WHITE,))


@pytest.mark.rule("HEI-9.4")
@pytest.mark.example("HEI-X33")
def test_a_tie_goes_to_the_side_with_more_troops_in_the_reserve():
    # equal totals, white 2 troops in the reserve, blue 1 (whose troop stands on a building without points)
    game = ended({(3, 3): "trade_cathedral_gray"}, {(5, 5): "trade_cathedral_yellow", (7, 7): "trade_farm"},
                 troops={BLUE: {"troop_1": (7, 7)}})  # fmt: skip
    assert game.state.scores() == [5, 5]
    assert game.state.winners() == (WHITE,)


@pytest.mark.rule("HEI-9.4")
def test_with_equal_troops_too_the_game_is_a_draw():
    game = ended({(3, 3): "trade_cathedral_gray"}, {(5, 5): "trade_cathedral_yellow"})
    assert game.state.winners() == (WHITE, BLUE)


@pytest.mark.rule("HEI-9.1", "HEI-9.2", "HEI-9.3")
def test_the_breakdown_names_every_source_and_adds_up():
    game = heirs({(3, 3): ("land_cowshed", WHITE), (4, 3): ("travel_tavern_row", WHITE), (6, 6): ("land_hut", BLUE)},
                 troops={WHITE: {"troop_1": (4, 3)}})  # fmt: skip
    white, blue = game.state.breakdown()
    assert white["cowshed"] == 1
    assert white["tavern"] == 4  # itself and one tile, doubled
    assert white["roads"] == 2
    assert [sum(white.values()), sum(blue.values())] == game.state.scores() == list(game.state.view(None).points)
    for lang in ("de", "en"):
        assert all(GAME.words.has(lang, f"source-{source}") for source in white)
