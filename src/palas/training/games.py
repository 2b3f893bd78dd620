"""Errands for many processes: batches of self-play, and matches between two nets. A game's luck is its seed's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from palas.bots.core.judge import Judge
from palas.bots.nets import Weights, judge
from palas.engine.core.luck import Quick
from palas.engine.core.position import Position
from palas.engine.game import Game
from palas.engine.registry import game as find_game
from palas.training.core.selfplay import play_against, play_alike, wander

WILD = (0, 30, 80)  # random moves in a thousand, by turns


@dataclass(frozen=True)
class Sample:
    """One seat's way through one game: what it saw, the advice's margin and its own value then, the end's margin."""

    seen: bytes
    margins: list[int]
    values: list[int]
    result: int


@dataclass(frozen=True)
class Errand:
    """Some games to be played. `nets`: the one that learns, and in a match the one that it must beat."""

    game: str
    players: int
    seeds: Sequence[int]
    nets: tuple[Weights | None, ...]
    astray: int = 0
    ahead: bool = False
    narrow: bool = False
    planned: bool = False


@lru_cache(maxsize=4)
def judge_of(game: Game, players: int, digest: bytes) -> Judge:
    """A net made ready once for all games of an errand."""
    return judge(game, players, Weights.read(digest).net() if digest else None)


def judges_of(errand: Errand) -> list[Judge]:
    """Who plays: with each net a judge."""
    game = find_game(errand.game)
    return [judge_of(game, errand.players, net.written() if net else b"") for net in errand.nets]


def opening(game: Game, players: int, seed: int, astray: int = 0, narrow: bool = False) -> Position:
    """The start of a game: every other one with the usual options, the others with any; alone always with any.

    `astray`: the first moves may be random, so many for every seat at most.
    """
    luck = Quick(seed)
    options: dict[str, Any] = {}
    if players == 1 or seed % 2:
        for option in game.meta.options:
            values = list(option.values)
            options[option.id] = values[luck.below(len(values))]
    state = game.start(players, f"training {seed}", options, chance="manual")
    position = state.position.clone()
    if astray:
        wander(position, luck, luck.below(astray * players + 1), narrow)
    return position


def learn_from(errand: Errand) -> list[Sample]:
    """Self-play: every seat's way through every game."""
    mind = judges_of(errand)[0]
    found = []
    for seed in errand.seeds:
        position = opening(mind.game, errand.players, seed, errand.astray, errand.narrow)
        wild = WILD[seed % len(WILD)]
        chains, results = play_alike(mind, position, Quick(seed), wild, errand.narrow, errand.planned)
        for chain, result in zip(chains, results, strict=True):
            found.append(Sample(bytes(chain.seen), chain.margins, chain.values, result))
    return found


def compare(errand: Errand) -> list[tuple[float, int]]:
    """A match: in every game the learner has one seat, moving on from game to game; the share won, and its margin less
    the mean of all: among equals that is nothing, while among many the best rival is ahead of most.

    Alone both play the same game, and the better result wins.
    """
    new, old = judges_of(errand)
    found = []
    for seed in errand.seeds:
        deal = seed // errand.players  # every seat of the same deal
        if errand.players == 1:
            first = opening(new.game, 1, deal, errand.astray, errand.narrow)
            ends = [
                play_against([one], first.clone(), Quick(seed), errand.ahead, errand.narrow)[0] for one in (new, old)
            ]
            found.append(((ends[0] > ends[1]) + (ends[0] == ends[1]) / 2, ends[0] - ends[1]))
            continue
        seat = seed % errand.players
        judges = [new if other == seat else old for other in range(errand.players)]
        position = opening(new.game, errand.players, deal, errand.astray, errand.narrow)
        margins = play_against(judges, position, Quick(seed), errand.ahead, errand.narrow)
        winners = new.game.winners(position)
        found.append((1 / len(winners) if seat in winners else 0.0, margins[seat] - sum(margins) // len(margins)))
    return found
