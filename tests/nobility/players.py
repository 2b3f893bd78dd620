"""Simple players for recorded games and property tests: one who tries anything, one who takes what looks best."""

from __future__ import annotations

from random import Random

from palas.bots import bot
from palas.engine.core.state import State
from palas.testing import Style, moments_of
from tests.nobility.city import BOX, GAME

LAZY = ("pass", "end", "stop", "decline")


def drifter(state: State, seat: int, rng: Random) -> int:
    """Anything, but rather something than nothing."""
    actions = state.legal_ids(seat)
    busy = [action for action in actions if BOX.codes[action] not in LAZY]
    return rng.choice(busy if busy and rng.random() < 0.8 else actions)


def idler(state: State, seat: int, rng: Random) -> int:
    """Anything at all."""
    return rng.choice(state.legal_ids(seat))


def climber(state: State, seat: int, rng: Random) -> int:
    """What the advice values most."""
    return GAME.action_id(bot("greedy", seed=rng.getrandbits(30)).choose(state.view(seat)))


STYLES: dict[str, Style] = {"drifter": drifter, "idler": idler}


moments = moments_of(GAME, drifter)
