"""What a data pack may make of Im Schutze der Burg: every figure that may be changed can be played."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from palas.engine.errors import BadData
from palas.engine.game import Game
from palas.engine.packs import changed_game
from palas.engine.packs.paths import changed_data, children, joined
from palas.engine.packs.schema import find_problems
from tests.castle.yard import GAME


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single figure of the data."""
    if isinstance(value, dict | list):
        for key, part in children(value):
            yield from leaves(part, joined(path, key))
    elif isinstance(value, int):
        yield path, value


def is_good(changes: dict[str, Any]) -> bool:
    """May a pack make these changes?"""
    data, problems = changed_data(GAME.data, changes)
    return not [*problems, *find_problems(GAME.schema, GAME.data, data)]


def other(value: int) -> Any:
    """Another figure of the same kind."""
    return not value if isinstance(value, bool) else value + 1


@cache
def changeable() -> list[str]:
    """The figures that a pack may change alone."""
    return [path for path, value in leaves(GAME.data) if is_good({path: other(value)})]


def play(game: Game, players: int, seed: int) -> None:
    """A whole random game in winter; nothing is lost, and every sentence can be said."""
    state = game.start(players, seed, {"winter": True})
    before = game.census(state.position)
    rng = Random(seed)
    while not state.over:
        seat = rng.choice(state.to_act)
        game.choices(state.view(seat), "de")
        state.apply(rng.choice(state.legal(seat)))
    assert game.census(state.position) == before
    assert state.log(None, "de")
    assert state.log(None, "en")


def test_the_printed_box_is_good():
    assert is_good({})


def test_what_the_rules_read_may_be_changed():
    for path in (
        "wagons/wagon_sand/symbols", "buildings/market/places/market_1/fee", "buildings/tower_3/value",
        "round_fields/round_11/winter_marked", "character_cards/messenger/talers_from_bank",
        "winter_cards/granary/final_scoring/vp_each_by_occupancy/2", "players/by_count/3/helpers_each",
        "resources/clay/value", "winter_cards/snowdrift/tax", "defence_tower/duty_per_kind",
    ):  # fmt: skip
        assert path in changeable(), path
    assert len(changeable()) > 150


@pytest.mark.parametrize("seed", range(30))
def test_any_mixture_of_changes_can_be_played(seed):
    rng = Random(seed)
    figures = dict(leaves(GAME.data))
    changes = {path: other(figures[path]) for path in rng.sample(changeable(), 15)}
    play(changed_game(GAME, changes), 2 + seed % 3, seed)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("buildings/keep/value", 6),
        ("buildings/keep/kind", "gate"),
        ("buildings/tavern/places/tavern_6/den", 0),
        ("resources/silver/value", 3),
        ("players/by_count/2/cards_per_round", 3),
        ("character_cards/bricklayer/rank", 1),
        ("character_cards/worker_wood/equip/gold", 1),
        ("wagons/wagon_sand/symbols", "4"),
        ("coin_total_value", 20),
        ("winter_cards/village_inn/trader_toll", 0),
    ],
)
def test_what_the_rules_cannot_play_is_refused(path, value):
    assert not is_good({path: value})
    with pytest.raises(BadData):
        changed_game(GAME, {path: value})


@pytest.mark.rule("Q1")
def test_towers_that_differ_are_offered_side_by_side():
    game = changed_game(GAME, {"buildings/tower_2/value": 14, "buildings/tower_2/points": 12})
    assert game.box.twin[game.box.building_ids.index("tower_2")] == -1
    assert game.box.building_ids[game.box.twin[game.box.building_ids.index("tower_3")]] == "tower_1"
