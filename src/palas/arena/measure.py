"""The measuring process of `palas bench`: started with the copy of Palas it measures, it answers requests on stdin.

A request and its answer are one line of JSON each. Seconds are those of the processor: others may use the machine too.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from time import perf_counter, process_time
from typing import Any

from palas.engine.core import state as core
from palas.engine.core.luck import Quick
from palas.engine.core.playout import count_options, play_randomly
from palas.engine.core.position import CHANCE
from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.registry import game as find_game

LIMIT = 1_000_000
GAMES_LISTED = 20  # games in which legal actions are counted and their lists timed
TRIES = 5  # a list is timed so often, and the quickest counts
CLONES = 50  # between two looks at the clock

Figures = dict[str, float]


def is_compiled() -> bool:
    """Is this copy of Palas compiled?"""
    return not str(core.__file__).endswith(".py")


def measure_game(game: Game, players: int, seconds: float) -> Figures:
    """Every figure of one game with that many players."""
    return {**play_rates(game, players, seconds), **clone_rate(game, players, seconds / 2)}


def play_rates(game: Game, players: int, seconds: float) -> Figures:
    """Decisions and games per second in random play."""
    start = game.start(players, seed=1).position
    luck = Quick(1)
    decisions = games = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += play_randomly(start.clone(), luck, LIMIT)
        games += 1
    return {"decisions": decisions / spent, "games": games / spent, "length": decisions / games}


def clone_rate(game: Game, players: int, seconds: float) -> Figures:
    """Copies of a whole state per second, in the middle of a game."""
    state = mid_game(game, players)
    return {"clones": rate(state.clone, seconds)}


def rate(act: Callable[[], object], seconds: float) -> float:
    """How often something can be done in a second."""
    times = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(CLONES):
            act()
        times += CLONES
    return times / spent


def mid_game(game: Game, players: int) -> State:
    """A state after half of the decisions of a random game."""
    whole = play_randomly(game.start(players, seed=1).position.clone(), Quick(1), LIMIT)
    state = game.start(players, seed=1)
    luck = Quick(1)
    for _ in range(whole // 2):
        seat = state.to_act[0]
        legal = state.legal_ids(seat)
        state.apply_id(seat, legal[luck.below(len(legal))])
    return state


def list_sizes(game: Game, players: int) -> Figures:
    """How many legal actions a decision has on average, and how long the slowest list takes, in milliseconds."""
    decisions = listed = 0
    slowest = 0.0
    for number in range(GAMES_LISTED):
        start = game.start(players, seed=number).position
        made, found = count_options(start.clone(), Quick(number))
        decisions += made
        listed += found
    for number in range(GAMES_LISTED // 4):
        position = game.start(players, seed=number).position
        luck = Quick(number)
        while position.stack and position.stack[-1].mode() != CHANCE:
            step = position.stack[-1]
            seat = position.waiting()[0]
            slowest = max(slowest, quickest(partial(step.options, position, seat)))
            options = position.legal_ids(seat)
            position.play(seat, options[luck.below(len(options))])
    return {"legal": listed / decisions, "slowest": 1000 * slowest}


def quickest(act: Callable[[], object]) -> float:
    """The time something takes when nothing disturbs it."""
    best = 1e9
    for _ in range(TRIES):
        begun = perf_counter()
        act()
        best = min(best, perf_counter() - begun)
    return best


def measure_catanatron(seconds: float) -> Figures:
    """The peer, with its own players of random moves: four seats, decisions and copies per second."""
    from catanatron import Color, Game, RandomPlayer

    def new_game() -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    decisions = games = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        game = new_game()
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    middle = new_game()
    for _ in range(decisions // games // 2):
        if middle.winning_color() is None:
            middle.play_tick()
    return {"decisions": decisions / spent, "games": games / spent, "clones": rate(middle.copy, seconds / 2)}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """What the process that asked wants to know."""
    if request["measure"] == "mode":
        return {"compiled": is_compiled()}
    if request["measure"] == "catanatron":
        return dict(measure_catanatron(request["seconds"]), version=version("catanatron"))
    game = find_game(request["game"])
    if request["measure"] == "lists":
        return dict(list_sizes(game, request["players"]))
    return dict(measure_game(game, request["players"], request["seconds"]))


def main() -> None:
    """Answer until there are no more requests."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
