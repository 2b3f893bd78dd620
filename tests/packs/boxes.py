"""Changed boxes of Caylus for the tests: which figures may be changed, and packs that change some of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import palas
from palas.engine.packs import Problem, changed_game
from palas.engine.packs.paths import changed_data, children, joined, look_up
from palas.engine.packs.schema import find_problems

CAYLUS = palas.game("caylus")
GOODS = ("money", "food", "wood", "stone", "cloth", "gold")
TWINS: list[list[str]] = [check["agree"] for check in CAYLUS.schema["checks"] if "agree" in check]
# What the board's length hangs on, and where a scoring space is printed a second time: changed by tests of their own.
BOUND = ("road/spaces", "provost/max_space", "road/layout", "road/free_spaces", "setup/neutral_tiles/spaces")


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single figure or word of the data."""
    if isinstance(value, dict | list):
        for key, part in children(value):
            yield from leaves(part, joined(path, key))
    else:
        yield path, value


def with_twins(changes: dict[str, Any]) -> dict[str, Any]:
    """The changes, made wherever the same figure stands once more."""
    full = dict(changes)
    for path, value in changes.items():
        for group in TWINS:
            for member in group:
                if path == member or path.startswith(f"{member}/"):
                    full.update({other + path.removeprefix(member): value for other in group})
    for section in ("dungeon", "walls", "towers"):
        full.update(moved_trigger(section, full))
    return full


def moved_trigger(section: str, changes: dict[str, Any]) -> dict[str, Any]:
    """The scoring space's mark on the road, moved along."""
    path = f"castle/sections/{section}/trigger_space"
    if not isinstance(changes.get(path), int):
        return {}
    old = look_up(CAYLUS.data, path)
    return {f"road/layout/{old}/scoring_trigger": None, f"road/layout/{changes[path]}/scoring_trigger": section}


def problems_of(changes: dict[str, Any]) -> list[Problem]:
    """What is wrong with changes."""
    data, problems = changed_data(CAYLUS.data, changes)
    return problems + find_problems(CAYLUS.schema, CAYLUS.data, data, most=None)


@cache
def changeable_figures() -> tuple[str, ...]:
    """The paths of all numbers that a pack may change: each is fine when all are changed by one, up or down."""
    numbers = {path: value for path, value in leaves(CAYLUS.data) if type(value) is int and not path.startswith(BOUND)}
    marked = [path for path in numbers if path.endswith("/trigger_space")]
    refused = [
        {problem.path for problem in problems_of({path: value + step for path, value in numbers.items()})}
        for step in (1, -1)
    ]
    return tuple(path for path in numbers if path in marked or not all(path in paths for paths in refused))


@cache
def changeable_flags() -> tuple[str, ...]:
    """The paths of all switches that a pack may change."""
    flags = {path: value for path, value in leaves(CAYLUS.data) if isinstance(value, bool)}
    refused = {problem.path for problem in problems_of({path: not value for path, value in flags.items()})}
    return tuple(path for path in flags if path not in refused)


def bundle(rng: Random, goods: tuple[str, ...], least: int = 0) -> dict[str, int]:
    """A few goods."""
    return {good: rng.randint(1, 3) for good in rng.sample(goods, rng.randint(least, 3))}


def effect(rng: Random) -> dict[str, Any]:
    """Anything that the rules can do."""
    gains = (*GOODS, "any", "basic", "pp", "favour")
    options = [
        {"pay": bundle(rng, (*GOODS, "any", "basic"), 1), "get": bundle(rng, gains, 1)}
        for _ in range(rng.randint(1, 3))
    ]
    return rng.choice(
        [
            {"op": "none"},
            {"op": "gain", "get": bundle(rng, gains)},
            {"op": "gain_one_of", "options": [{"get": bundle(rng, gains, 1)} for _ in range(rng.randint(1, 3))]},
            {"op": "exchange", "options": options},
            {"op": "build", "what": rng.choice(["wood", "stone", "prestige"]), "discount": bundle(rng, GOODS)},
            {
                "op": "transform_to_residence",
                "pay": {"money": 1, "cloth": 1},
                "get": {"pp": 2},
                "discount": bundle(rng, GOODS),
            },
        ]
    )


def random_changes(rng: Random) -> dict[str, Any]:
    """A pack that changes a few figures, costs, effects, copies and tables; nearly always a good one."""
    changes: dict[str, Any] = {}
    for path in rng.sample(changeable_figures(), rng.randint(0, 8)):
        old = look_up(CAYLUS.data, path)
        changes[path] = rng.choice([old + 1, old + 2, max(0, old - 1), 0, 1, 3])
    for path in rng.sample(changeable_flags(), rng.randint(0, 2)):
        changes[path] = not look_up(CAYLUS.data, path)
    for building in rng.sample(CAYLUS.data["buildings"], rng.randint(0, 4)):
        home = f"buildings/{building['id']}"
        if building["kind"] in ("wood", "stone", "prestige"):
            changes[f"{home}/cost"] = bundle(rng, (*GOODS, "any", "basic"))
            changes[f"{home}/count"] = rng.randint(1, 3)
        if building["kind"] in ("fixed", "neutral", "wood", "stone", "prestige"):
            changes[f"{home}/effect"] = effect(rng)
    for row in rng.sample(CAYLUS.data["favours"]["rows"], rng.randint(0, 2)):
        changes[f"favours/rows/{row['id']}/columns/{rng.randint(1, 5)}/effect"] = effect(rng)
    if rng.random() < 0.2:
        for row in CAYLUS.data["favours"]["rows"]:
            changes[f"favours/rows/{row['id']}/columns/6"] = {"column": 6, "effect": effect(rng)}
    if rng.random() < 0.2:
        changes["castle/sections/walls/scoring"] = {"0-2": {"pp": -1}, "3": {"favour": 2}, "4+": {"favour": 4}}
    if rng.random() < 0.2:
        changes["end_of_game/final_scoring"] = [
            {"per": {"food": 2, "wood": 1}, "pp": 4},
            {"per": {"basic": 2}, "pp": 1},
        ]
    return with_twins(changes)


def random_game(rng: Random) -> palas.Game:
    """Caylus with a random good pack."""
    while True:
        changes = random_changes(rng)
        if not problems_of(changes):
            return changed_game(CAYLUS, changes)


def play_out(game: palas.Game, rng: Random) -> palas.State:
    """A random game to the end; the census is taken after every action."""
    players = rng.choice(game.meta.players)
    options = {option.id: rng.choice(option.values) for option in game.meta.options}
    state = game.start(players=players, seed=rng.randrange(10**6), options=options)
    counted = game.census(state.position)
    for _decision in range(20_000):
        if state.over:
            return state
        seat = state.to_act[0]
        state.apply_id(seat, rng.choice(state.legal_ids(seat)))
        assert game.census(state.position) == counted
    raise AssertionError("the game does not end")
