"""A process of its own for test_shared: plays games in many threads whose first use of everything is raced on purpose,
or one after the other, or not at all, and tells what every module holds then.

    python first_use.py raced|alone|unused
"""

from __future__ import annotations

import json
import re
import sys
import types
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import partial
from hashlib import blake2b
from importlib import import_module
from itertools import count
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from threading import Barrier, Thread
from typing import Any

PACKAGES = ("palas.engine", "palas.games", "palas.bots", "palas.draw", "palas.text")
GAMES = ("caylus", "castle", "heirs", "nobility", "viscounts")
TWICE = 2  # how many threads play the very same game at once
MOVES = 60  # of each game; a look and a drawing every few of them
PACKS = {"caylus": ({"income/base": 3}, {"income/base": 4})}
NO_ADDRESS = re.compile(r" at 0x[0-9a-f]+")


# -- what a module holds ------------------------------------------------------------------------------------------


class Fingerprint:
    """Says the same of the same things in every process; a thing that refers to itself is told by its place."""

    def __init__(self) -> None:
        self.seen: dict[int, int] = {}
        self.kept: list[object] = []  # ids stay those of living things

    def of(self, thing: Any) -> str:
        if isinstance(thing, (type(None), bool, int, float, str, bytes, Enum, range, re.Pattern, Path)):
            return repr(thing)
        if id(thing) in self.seen:
            return f"again {self.seen[id(thing)]}"
        self.seen[id(thing)] = len(self.seen)
        self.kept.append(thing)
        return self.inside(thing)

    def inside(self, thing: Any) -> str:
        if isinstance(thing, types.ModuleType):
            return f"module {thing.__name__}"
        if hasattr(thing, "cache_info"):  # what a pure function keeps is its own business
            return "cache"
        if isinstance(thing, type):
            return self.of_class(thing)
        if isinstance(thing, types.FunctionType):
            cells = [cell.cell_contents for cell in thing.__closure__ or () if cell_is_full(cell)]
            return f"function {self.of([thing.__defaults__, thing.__kwdefaults__, cells, dict(vars(thing))])}"
        if isinstance(thing, (classmethod, staticmethod)):
            return self.of(thing.__func__)
        if isinstance(thing, property):
            return self.of([thing.fget, thing.fset])
        if isinstance(thing, partial):
            return self.of([thing.func, thing.args, thing.keywords])
        if isinstance(thing, Mapping):
            # in the order of the keys: modules may be imported in another order, and add what is theirs
            rows = sorted(thing.items(), key=lambda item: repr(item[0]))
            return f"{{{', '.join(f'{self.of(key)}: {self.of(value)}' for key, value in rows)}}}"
        if isinstance(thing, (set, frozenset)):
            return f"set {sorted(map(repr, thing))}"
        if isinstance(thing, (list, tuple)):
            return f"[{', '.join(self.of(part) for part in thing)}]"
        if isinstance(thing, Random):
            return repr(thing.getstate())
        if isinstance(thing, count):
            return repr(thing)
        return f"{type(thing).__qualname__} {self.of_fields(thing)}"

    def of_class(self, kind: type) -> str:
        if not kind.__module__.startswith("palas"):
            return f"class {kind.__module__}.{kind.__qualname__}"
        fields = {name: value for name, value in vars(kind).items() if name not in LEFT_OUT}
        return f"class {kind.__qualname__} {self.of(fields)}"

    def of_fields(self, thing: Any) -> str:
        fields = dict(getattr(thing, "__dict__", {}))
        for kind in type(thing).__mro__:
            slots = kind.__dict__.get("__slots__", ())
            for name in (slots,) if isinstance(slots, str) else slots:
                if hasattr(thing, name) and not name.startswith("__"):
                    fields[name] = getattr(thing, name)
        fields = {name: value for name, value in fields.items() if not hasattr(value, "cache_info")}
        if fields and type(thing).__module__.startswith("palas"):
            return self.of(fields)
        return NO_ADDRESS.sub("", repr(thing))


LEFT_OUT = {"__dict__", "__weakref__", "__doc__", "__module__", "_abc_impl", "__annotations__", "__static_attributes__"}


def cell_is_full(cell: types.CellType) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:
        return False


def modules() -> Iterator[str]:
    """Every module of these packages, imported now if it was not before."""
    for package in PACKAGES:
        yield package
        for module in walk_packages(import_module(package).__path__, package + "."):
            yield module.name


def held() -> dict[str, str]:
    """By module and name, a fingerprint of everything at its top."""
    names = sorted(modules())
    for name in names:
        import_module(name)
    found = {}
    for name in names:
        for word, thing in sorted(vars(sys.modules[name]).items()):
            borrowed = isinstance(thing, (type, types.FunctionType)) and thing.__module__ != name
            if not borrowed and not word.startswith("__") and not isinstance(thing, types.ModuleType):
                told = Fingerprint().of(thing)
                found[f"{name}.{word}"] = told if len(told) < 300 else blake2b(told.encode()).hexdigest()[:24]
    return found


# -- games --------------------------------------------------------------------------------------------------------


def play(name: str, seed: int) -> str:
    """Moves of one game with everything that a server does with it; what came of it, as a hash."""
    import palas
    from palas import bots
    from palas.engine.view import view_bytes

    game = palas.game(name)
    packs = PACKS.get(name)
    if packs is not None:
        game = game.with_changes(packs[seed % len(packs)])
    told = blake2b()
    state = game.start(max(game.meta.players) if seed % 3 else min(game.meta.players), seed)
    rng = Random(seed)
    bot = bots.bot("greedy", seed=seed)
    for move in range(MOVES):
        if state.over:
            break
        seat = state.to_act[0]
        view = state.view(seat)
        told.update(view_bytes(view))
        code = rng.choice(state.legal(seat)).code
        if move % 10 == 3:
            code = bot.choose(view)
        if move % 10 == 7:
            lang = ("de", "en")[seed % 2]
            drawn = game.board(game.decode_view(view_bytes(view)), lang=lang)
            told.update(repr(drawn).encode())
            told.update(repr([game.choices(view, lang), state.log(seat, lang)]).encode())
        state.apply(game.parse(state, seat, code))
    told.update(palas.record(state).text().encode())
    return told.hexdigest()[:24]


def raced(jobs: list[tuple[str, int]]) -> dict[str, str]:
    """All games at once; nothing of Palas is imported before the threads begin."""
    sys.setswitchinterval(1e-6)
    start = Barrier(TWICE * len(jobs))
    results: dict[str, set[str]] = {f"{name} {seed}": set() for name, seed in jobs}

    def run(name: str, seed: int) -> None:
        start.wait()
        try:
            results[f"{name} {seed}"].add(play(name, seed))
        except BaseException as error:
            results[f"{name} {seed}"].add(f"{type(error).__name__}: {error}")
            raise

    threads = [Thread(target=run, args=job) for job in jobs for _ in range(TWICE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(0.005)
    return {job: ", ".join(sorted(found)) for job, found in results.items()}


if __name__ == "__main__":
    jobs = [(name, seed) for seed in (1, 2) for name in GAMES]
    how = sys.argv[1]
    results: dict[str, str] = {}
    if how == "raced":
        results = raced(jobs)
    elif how == "alone":
        results = {f"{name} {seed}": play(name, seed) for name, seed in jobs}
    print(json.dumps({"results": results, "held": held()}))
