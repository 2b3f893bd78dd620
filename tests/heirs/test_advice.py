"""The advice: what a good position is worth, and that a bot which follows it plays sensibly."""

import pytest

from palas.bots.greedy import Greedy
from palas.bots.random import RandomBot
from palas.engine.core.state import State
from palas.games.heirs.advice import value
from tests.heirs.players import moments
from tests.heirs.realm import BLUE, GAME, WHITE, heirs

pytestmark = pytest.mark.heavy


def match(seed: int, bots: list[object], options: dict[str, object]) -> State:
    """A game between bots."""
    state = GAME.start(len(bots), seed=seed, options=options)
    while not state.over:
        seat = state.to_act[0]
        state.apply(GAME.parse(state, seat, bots[seat].choose(state.view(seat))))  # type: ignore[attr-defined]
    return state


@pytest.mark.rule("HEI-9.4")
def test_greedy_beats_random_in_nine_games_of_ten():
    sets = GAME.box.choices
    won = 0
    for seed in range(10):
        me = seed % 2
        bots: list[object] = [RandomBot(seed), RandomBot(seed)]
        bots[me] = Greedy(seed)
        won += match(seed, bots, {"sets": sets[seed * 2]}).winners() == (me,)
    assert won >= 9


@pytest.mark.rule("HEI-12.8")
def test_greedy_beats_heinrich_the_poor_now_and_then():
    won = sum(bool(match(seed, [Greedy(seed)], {"level": 1}).winners()) for seed in range(8))
    assert won >= 2


@pytest.mark.rule("HEI-9.1", "HEI-9.2")
def test_at_the_end_the_value_is_the_lead_in_points():
    for players in (1, 2):
        *_, end = moments(players, 5)
        realm = end.position
        side = realm.side_of(0)
        assert value(realm, 0) == end.view(0).points[side] - end.view(0).points[1 - side]


def test_what_is_good_for_one_is_bad_for_the_other():
    even = heirs()
    assert value(even.realm, WHITE) == pytest.approx(-value(even.realm, BLUE))
    better = heirs({(1, 0): ("trade_cathedral_gray", WHITE)})
    assert value(better.realm, WHITE) > value(even.realm, WHITE)
    assert value(better.realm, BLUE) < value(even.realm, BLUE)


@pytest.mark.rule("HEI-5.6", "HEI-9.2")
def test_tiles_that_can_be_built_and_troops_on_good_buildings_are_worth_something():
    payable = heirs(hands={WHITE: ["land_mill"]}, start="green", reserve={1: "green", 2: "gray", 3: "gray"})
    hopeless = heirs(hands={WHITE: ["land_mill"]}, start="yellow", reserve={1: "yellow", 2: "yellow", 3: "yellow"})
    assert value(payable.realm, WHITE) > value(hopeless.realm, WHITE)
    laid = {(1, 0): ("trade_cathedral_gray", WHITE), (0, 1): "gray"}
    last = {"stack": 0, "reserve": {1: "green"}, "turns_left": 1}
    on_it = heirs(laid, troops={WHITE: {"troop_1": (1, 0)}}, **last)  # type: ignore[arg-type]
    beside = heirs(laid, troops={WHITE: {"troop_1": (0, 1)}}, **last)  # type: ignore[arg-type]
    assert value(on_it.realm, WHITE) >= value(beside.realm, WHITE) + 4


@pytest.mark.rule("HEI-12.7")
def test_a_treasure_that_lacks_one_tile_is_better_than_one_that_lacks_two():
    treasure = {"vertical_green": (3, 3)}
    one = heirs({(3, 3): ("land_mine", BLUE), (3, 6): "green"}, solo=WHITE, treasures=treasure)
    two = heirs({(3, 3): ("land_mine", BLUE), (4, 6): "green"}, solo=WHITE, treasures=treasure)
    assert value(one.realm, 0) > value(two.realm, 0)
