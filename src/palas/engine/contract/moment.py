"""A game under test and one moment of it, with the small tools that the checks share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from palas.engine.action import Action
from palas.engine.contract.report import Broken
from palas.engine.core.luck import Quick
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State, what, who
from palas.engine.game import Game
from palas.engine.view import view_bytes

BRANCHES = 60  # so many legal actions of one moment are tried


@dataclass
class Trial:
    """One game under test: how it starts, and how it went."""

    game: Game
    players: int
    options: Mapping[str, Any]
    seed: int
    budget: int
    rng: Random
    entries: list[int] = field(default_factory=list)  # of the random game
    finished: bool = False
    prints: list[bytes] = field(default_factory=list)  # the position after each number of entries
    census: dict[str, int] | None = None
    codes: dict[str, None] = field(default_factory=dict)  # every action seen so far
    worlds: int = 0  # imagined ones, where something was hidden
    dealt: int = 0  # those of them that were not the real one

    @property
    def secret_seed(self) -> str:
        """The seed it starts with: a word that no view may contain."""
        return f"contract-seed-{self.seed}"

    def start(self, *, manual: bool = False) -> State:
        """The game at its beginning."""
        return self.game.start(self.players, self.secret_seed, self.options, chance="manual" if manual else "auto")

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and the spectator."""
        return [*range(self.players), None]

    def quick(self) -> Quick:
        """A generator for imagined worlds."""
        return Quick(self.rng.getrandbits(40))

    def after(self, count: int, *, manual: bool) -> State:
        """The game after so many entries."""
        state = self.start(manual=True)
        state.replay_entries(self.entries[:count])
        if not manual:
            state.resume()
        return state


class Moment:
    """The game after some entries. `state` stops at every chance and must be left as it is: work on clones."""

    def __init__(self, trial: Trial, state: State, step: int) -> None:
        self.trial = trial
        self.game = trial.game
        self.rng = trial.rng
        self.state = state
        self.step = step
        self.at_chance = state.to_act == (CHANCE_SEAT,)
        self.asked = () if self.at_chance else state.to_act

    def auto(self) -> State:
        """A clone in which chance falls by itself."""
        twin = self.state.clone()
        twin.resume()
        return twin

    @cached_property
    def branches(self) -> list[tuple[Action, State]]:
        """What every legal action leads to, up to the next chance."""
        actions = [action for seat in self.asked for action in self.state.legal(seat)]
        if len(actions) > BRANCHES:
            actions = self.rng.sample(actions, BRANCHES)
        found = []
        for action in actions:
            twin = self.state.clone()
            try:
                twin.apply(action)
            except Exception as error:
                raise Broken("action-raises", code=action.code, detail=describe(error)) from error
            found.append((action, twin))
        return found

    @cached_property
    def falls(self) -> list[State]:
        """What every outcome of the pending chance leads to."""
        found = []
        for outcome in self.state.outcome_ids()[:BRANCHES] if self.at_chance else []:
            twin = self.state.clone()
            twin.apply_chance(outcome)
            found.append(twin)
        return found

    def imagined(self, seat: int | None) -> State:
        """A world that looks the same to that seat, and stops at every chance."""
        world = self.game.imagine(self.state.view(seat), self.trial.quick())
        world.manual = True
        return world


def fingerprint(state: State) -> bytes:
    """The complete position: equal positions give equal bytes."""
    return msgspec.json.encode(state.to_dict(), order="deterministic")


def seen(state: State, seat: int | None) -> bytes:
    """What a seat sees: its view and its legal actions."""
    legal = [] if seat is None else [action.code for action in state.legal(seat)]
    return view_bytes(state.view(seat)) + msgspec.json.encode(legal)


def expect_same(found: bytes, expected: bytes, key: str, **params: object) -> None:
    """Two fingerprints or views must be equal; else say where they differ."""
    if found != expected:
        raise Broken(key, **params, detail=difference(decoded(found), decoded(expected)))


def decoded(data: bytes) -> Any:
    """JSON as data; of what `seen` gives, all parts."""
    text = data.decode()
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        cut = text.rindex("}[") + 1
        return [msgspec.json.decode(text[:cut]), msgspec.json.decode(text[cut:])]


def difference(found: Any, expected: Any, path: str = "") -> str:
    """Where two pieces of data differ first: "position/coins/1: 3, 4"."""
    if isinstance(found, dict) and isinstance(expected, dict) and found.keys() == expected.keys():
        pairs = [(key, found[key], expected[key]) for key in found]
    elif isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        pairs = [(str(i), a, b) for i, (a, b) in enumerate(zip(found, expected, strict=True))]
    else:
        return f"{path.lstrip('/')}: {short(found)}, {short(expected)}"
    for key, a, b in pairs:
        if a != b:
            return difference(a, b, f"{path}/{key}")
    return f"{path}: ="


def short(value: Any) -> str:
    """A value, cut where it gets long."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 120 else text[:117] + "..."


def describe(error: Exception) -> str:
    """An exception in one line, with the line of code that raised it."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = f" ({at.tb_frame.f_code.co_filename.rpartition('/')[2]}:{at.tb_lineno})" if at is not None else ""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}{place}"


def play_on(states: list[State], rng: Random, decisions: int, key: str) -> None:
    """Play the same random moves in all states; they must stay equal."""
    first = states[0]
    for _ in range(decisions):
        if not first.to_act:
            break
        seat = rng.choice(first.to_act)
        number = rng.choice(first.legal_ids(seat))
        code = first.game.action_code(number)
        for state in states:
            state.apply(state.game.parse(state, seat, code))
        expected = fingerprint(first)
        for other in states[1:]:
            expect_same(fingerprint(other), expected, key)


def repeat(state: State, entries: list[int]) -> None:
    """Make the decisions of a journal again, in a state where chance falls by itself."""
    for entry in entries:
        if who(entry) != CHANCE_SEAT:
            state.apply(state.game.action(who(entry), what(entry)))
