"""What all games of a process share never changes: tables are played in many threads, and a race would ruin them."""

from __future__ import annotations

import ast
import inspect
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import msgspec
import pytest
from steady import PATIENCE

import palas
from palas.engine.core.position import Position
from palas.engine.game import Game
from palas.engine.structs import READY
from palas.engine.view import view_bytes

FIRST_USE = Path(__file__).with_name("first_use.py")


def process(how: str) -> dict[str, dict[str, str]]:
    """What a fresh process tells that used Palas in that way."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, FIRST_USE, how],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, dict[str, str]] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="module")
def raced() -> dict[str, dict[str, str]]:
    """Twenty threads whose first use of everything came at once."""
    return process("raced")


def test_games_in_many_threads_change_nothing_that_modules_hold(raced):
    unused = process("unused")["held"]
    assert len(unused) > 2000
    changed = {name for name, told in unused.items() if raced["held"].get(name) != told}
    assert not changed, sorted(changed)
    assert raced["held"].keys() == unused.keys()


def test_games_in_many_threads_go_as_they_go_alone(raced):
    assert raced["results"] == process("alone")["results"]


def test_what_is_read_with_a_type_was_made_ready_when_it_was_imported():
    """msgspec crashes the process where two threads read a new kind of data first."""
    read = set()
    for module in walk_packages(palas.__path__, "palas."):
        if module.name.endswith(("__main__", "migrations.env")):  # run, not imported
            continue
        found = import_module(module.name)
        for call in ast.walk(ast.parse(inspect.getsource(found) or "pass")):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("msgspec.json.decode", "msgspec.convert"):
                told = [*(word.value for word in call.keywords if word.arg == "type"), *call.args[1:2]]
                read |= {vars(found).get(ast.unparse(kind)) for kind in told}
    kinds = {kind for kind in read if isinstance(kind, type) and issubclass(kind, msgspec.Struct)}
    assert {"View", "Answer", "Question", "Solo"} <= {kind.__name__ for kind in kinds}
    assert kinds | {game.view_type for game in palas.titles()} <= READY


# -- a position that many look at --------------------------------------------------------------------------------------


class Written(AssertionError):
    """Somebody who only looks has written to the position."""


def refuse(*_: Any, **__: Any) -> Any:
    raise Written


class FrozenList(list[Any]):
    """A list that nobody may write to."""

    append = extend = insert = remove = pop = clear = sort = reverse = refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse


class FrozenDict(dict[Any, Any]):
    """A dictionary that nobody may write to."""

    __setitem__ = __delitem__ = __ior__ = update = pop = popitem = clear = setdefault = refuse


def frozen(thing: Any) -> Any:
    """The same position, in which every write is an error."""
    if type(thing) is list:
        return FrozenList(frozen(part) for part in thing)
    if type(thing) is dict:
        return FrozenDict({key: frozen(value) for key, value in thing.items()})
    if isinstance(thing, Position) or (hasattr(thing, "__dict__") and type(thing).__module__.endswith(".state")):
        for name, value in vars(thing).items():
            if name != "box":  # shared by all games, and looked at above
                vars(thing)[name] = frozen(value)
        thing.__class__ = type(type(thing).__name__, (type(thing),), {"__setattr__": refuse, "__delattr__": refuse})
    return thing


def moments(game: Game, players: int, seed: int) -> Iterator[Any]:
    """Copies of the positions of a game at random."""
    state = game.start(players, seed)
    rng = Random(seed)
    while not state.over:
        yield state.clone()
        seat = rng.choice(state.to_act)
        state.apply_id(seat, rng.choice(state.legal_ids(seat)))
    yield state.clone()


@pytest.mark.parametrize("game", palas.titles(), ids=lambda game: game.meta.id)
def test_who_looks_writes_nothing(game):
    """Whoever looks at a table holds no lock, so looking may not write, not even for a moment."""
    for players in (min(game.meta.players), max(game.meta.players)):
        for number, state in enumerate(moments(game, players, seed=11)):
            if number % 7:
                continue
            expected = [view_bytes(game.view(state, seat)) for seat in range(players)]
            frozen(state.position)
            assert [view_bytes(game.view(state, seat)) for seat in range(players)] == expected
            game.view(state, None)
            for look in (state.scores, state.winners, state.breakdown, state.clone, state.to_dict):
                look()
            for seat in state.to_act:
                for code in (action.code for action in state.legal(seat)):
                    assert state.why_not(seat, code) == []
                for candidate in state.position.stack[-1].candidates(state.position, seat)[:60]:
                    game.refusals(state, seat, candidate)


def test_a_write_is_noticed():
    state = palas.game("viscounts").start(2, 1)
    frozen(state.position)
    with pytest.raises(Written):
        state.apply_id(state.to_act[0], state.legal_ids(state.to_act[0])[0])
