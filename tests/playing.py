"""Whole games for the tests of every title: a style of play, and the moments of a game played in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Protocol

from palas.engine.core.state import State
from palas.engine.game import Game


class Style(Protocol):
    """How somebody plays: the number of the action that is chosen."""

    def __call__(self, state: State, seat: int, rng: Random, /) -> int: ...


class Moments(Protocol):
    """A whole game, question by question, and its end."""

    def __call__(
        self, players: int, seed: int, options: Mapping[str, Any] | None = None, style: Style = ..., telling: bool = ...
    ) -> Iterator[State]: ...


def anything(state: State, seat: int, rng: Random) -> int:
    """Any legal answer."""
    return rng.choice(state.legal_ids(seat))


def moments_of(game: Game, usual: Style = anything) -> Moments:
    """The moments of whole games of a title, played in the usual style unless another is named."""

    def moments(
        players: int, seed: int, options: Mapping[str, Any] | None = None, style: Style = usual, telling: bool = False
    ) -> Iterator[State]:
        state = game.start(players, seed, options)
        rng = Random(seed)
        while not state.over:
            yield state
            seat = state.to_act[0] if len(state.to_act) == 1 else rng.choice(state.to_act)
            action = style(state, seat, rng)
            if telling:
                state.apply(game.action(seat, action))
            else:
                state.apply_id(seat, action)
        yield state

    return moments
