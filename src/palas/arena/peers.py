"""Other collections of games that are measured beside ours, where they are installed: random play, from Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

Loop = Callable[[Random], int]  # plays one game at random; how many decisions it had


@dataclass(frozen=True)
class Peer:
    """A game of another collection: what it is called, which package brings it, what it needs, how it is played."""

    name: str
    package: str
    needs: tuple[str, ...]
    prepare: Callable[[], Loop]

    def version(self) -> str | None:
        """Which version is installed beside Palas, with everything that its game needs."""
        if any(find_spec(module) is None for module in self.needs):
            return None
        return version(self.package)

    def decisions(self, seconds: float) -> float:
        """How many decisions it makes in a second of the processor."""
        loop, luck = self.prepare(), Random(1)
        loop(luck)
        made = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            made += loop(luck)
        return made / spent


def openspiel(name: str) -> Loop:
    """A game of OpenSpiel driven from Python, chance drawn as it says."""
    pyspiel: Any = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)

    def play(luck: Random) -> int:
        made = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, shares)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                made += 1
        return made

    return play


def pettingzoo(name: str) -> Loop:
    """A classic game of PettingZoo, with its observations and masks."""
    module: Any = import_module(f"pettingzoo.classic.{name}")
    env = module.env()

    def play(luck: Random) -> int:
        made = 0
        env.reset(seed=luck.getrandbits(31))
        for _agent in env.agent_iter():
            look, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(luck.choice(look["action_mask"].nonzero()[0])))
            made += not over
        return made

    return play


def rlcard(name: str) -> Loop:
    """A game of RLCard, with its observations."""
    made_by: Any = import_module("rlcard")
    env = made_by.make(name, config={"seed": 1})

    def play(luck: Random) -> int:
        made = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            made += 1
        return made

    return play


CHESS = "OpenSpiel chess (C++)"
PEERS = (
    Peer(CHESS, "open_spiel", ("pyspiel",), partial(openspiel, "chess")),
    Peer("OpenSpiel backgammon (C++)", "open_spiel", ("pyspiel",), partial(openspiel, "backgammon")),
    Peer("OpenSpiel gin rummy (C++)", "open_spiel", ("pyspiel",), partial(openspiel, "gin_rummy")),
    Peer("OpenSpiel tic-tac-toe (Python)", "open_spiel", ("pyspiel",), partial(openspiel, "python_tic_tac_toe")),
    Peer("PettingZoo chess", "pettingzoo", ("pettingzoo", "chess"), partial(pettingzoo, "chess_v6")),
    Peer(
        "PettingZoo connect four", "pettingzoo", ("pettingzoo", "pygame"), partial(pettingzoo, "connect_four_v3")
    ),
    Peer("RLCard gin rummy", "rlcard", ("rlcard",), partial(rlcard, "gin-rummy")),
)  # fmt: skip


def installed() -> dict[str, str]:
    """The peers that can be measured here, each with its version."""
    return {peer.name: found for peer in PEERS if (found := peer.version()) is not None}


def decisions_of(name: str, seconds: float) -> float:
    """Measure one of them."""
    return next(peer for peer in PEERS if peer.name == name).decisions(seconds)
