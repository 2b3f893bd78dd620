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

from palas.arena.peers import decisions_of
from palas.bots.thought import Budget, consider
from palas.engine.core import state as core
from palas.engine.core.luck import Quick
from palas.engine.core.playout import count_options, play_randomly
from palas.engine.core.position import CHANCE, Position
from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.registry import game as find_game

LIMIT = 1_000_000
GAMES_LISTED = 20  # games in which legal actions are counted and their lists timed
TRIES = 5  # a list is timed so often, and the quickest counts
SIDE_BY_SIDE = 64  # games of a batch
THOUGHT = 64  # simulations of one search
CLONES = 50  # between two looks at the clock
STRETCH = 16  # decisions between two looks at the clock

Figures = dict[str, float]


def is_compiled() -> bool:
    """Is this copy of Palas compiled?"""
    return not str(core.__file__).endswith(".py")


def measure_game(game: Game, players: int, seconds: float) -> Figures:
    """Every figure of one game with that many players."""
    figures = {**play_rates(game, players, seconds), **clone_rate(game, players, seconds / 2)}
    figures |= face_rates(game, players, seconds / 2)
    return {**figures, **number_rates(game, players, seconds / 4)} if game.action_count() else figures


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


def face_rates(game: Game, players: int, seconds: float) -> Figures:
    """Decisions per second made one by one from Python, and what one costs late in a game against early in it."""
    luck = Quick(1)
    decisions = number = 0
    spent = early = late = 0.0
    while spent < seconds:
        number += 1
        state = game.start(players, seed=number)
        times = [process_time()]
        while not state.over:
            for _ in range(STRETCH):
                if not state.over:
                    seat = state.to_act[0]
                    legal = state.legal_ids(seat)
                    state.apply_id(seat, legal[luck.below(len(legal))])
                    decisions += 1
            times.append(process_time())
        third = (len(times) - 2) // 3  # the last stretch may be a short one
        spent += times[-1] - times[0]
        early += times[third] - times[0]
        late += times[-2] - times[-2 - third]
    return {"face": decisions / spent, "late": late / early if early else 1.0}


def rate_by_the_clock(game: Game, players: int, seconds: float) -> Figures:
    """Decisions per second of the clock on the wall: what several processes make at once can be added up."""
    start = game.start(players, seed=1).position
    luck = Quick(1)
    decisions, spent = 0, 0.0
    begun = perf_counter()
    while spent < seconds:  # one game at least, however late this process has its turn
        decisions += play_randomly(start.clone(), luck, LIMIT)
        spent = perf_counter() - begun
    return {"decisions": decisions / spent}


def number_rates(game: Game, players: int, seconds: float) -> Figures:
    """What learning and search do: simulations of a thought, observations with masks, redeals, steps of a batch."""
    hooks = game.hooks
    middle = mid_game(game, players)
    position = middle.position
    seat = middle.to_act[0]
    view = middle.view(seat)
    luck = Quick(1)

    def look() -> None:
        hooks.observe(position, seat)
        hooks.mask(position, seat)

    def redeal() -> None:
        hooks.redeal(position.clone(), seat, luck)

    games = game.side_by_side(players, middle.origin.options, SIDE_BY_SIDE, 1, Wins(game))

    def step() -> None:
        games.step(games.random_actions(luck))

    return {
        "simulations": THOUGHT * rate(lambda: consider(view, Budget(THOUGHT), luck.split()), seconds, 1),
        "looks": rate(look, seconds),
        "redeals": rate(redeal, seconds),
        "steps": SIDE_BY_SIDE * rate(step, seconds, 1),
    }


class Wins:
    """Who gets what at the end of a game of the batch."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def returns(self, position: Position) -> list[float]:
        """One point for each winner."""
        winners = self.game.winners(position)
        return [float(seat in winners) for seat in range(position.players)]


def clone_rate(game: Game, players: int, seconds: float) -> Figures:
    """Copies of a whole state per second, in the middle of a game."""
    state = mid_game(game, players)
    return {"clones": rate(state.clone, seconds)}


def rate(act: Callable[[], object], seconds: float, at_once: int = CLONES) -> float:
    """How often something can be done in a second; the clock is looked at after some times."""
    times = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(at_once):
            act()
        times += at_once
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
    if request["measure"] == "peer":
        return {"decisions": decisions_of(request["name"], request["seconds"])}
    game = find_game(request["game"])
    if request["measure"] == "clock":
        return dict(rate_by_the_clock(game, request["players"], request["seconds"]))
    if request["measure"] == "lists":
        return dict(list_sizes(game, request["players"]))
    return dict(measure_game(game, request["players"], request["seconds"]))


def main() -> None:
    """Answer until there are no more requests."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
