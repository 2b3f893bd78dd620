"""Two simple players for recorded games and property tests: one who tries anything, one who wants the castle built."""

from __future__ import annotations

from random import Random

from palas.engine.core.state import State
from palas.games.caylus.box import CASTLE, CLOTH, FIRST_TILE_PLACE, FOOD, GOLD, JOUST_FIELD, MONEY, TRADING_POST
from palas.games.caylus.rules.castle import has_any_batch
from palas.games.caylus.rules.effects import printed
from palas.games.caylus.state import Town
from palas.testing import Style, moments_of
from tests.caylus.town import BOX, GAME

LAZY = ("pass", "decline", "stop")


def drifter(state: State, seat: int, rng: Random) -> int:
    """Anything, but rather something than nothing."""
    actions = state.legal_ids(seat)
    busy = [action for action in actions if BOX.codes[action] not in LAZY]
    return rng.choice(busy if busy and rng.random() < 0.8 else actions)


def builder(state: State, seat: int, rng: Random) -> int:
    """Collects what batches need, hands them in, builds whatever can be built, and does not hurry the bailiff."""
    town = state.position
    assert isinstance(town, Town)
    actions = state.legal_ids(seat)
    return max(actions, key=lambda action: (worth(town, seat, BOX.codes[action], action) + rng.random() * 3, action))


def worth(town: Town, seat: int, code: str, action: int) -> float:
    """How much an answer is wanted."""
    verb, _, rest = code.partition(" ")
    if verb in LAZY:
        return 1.5 if verb == "pass" else -1
    if verb == "place":
        return place_worth(town, seat, BOX.place.of(action))
    if verb == "provost":
        return provost_worth(town, seat, int(rest))
    if verb in ("gain", "take", "give"):
        goods = town.people[seat].goods
        wanted = sum(
            1.0 / (1 + goods[kind]) for kind in range(FOOD, GOLD + 1) if BOX.codes[BOX.take.at(kind)][5:] in rest
        )
        return -wanted if verb == "give" else wanted
    if verb == "build":
        return float(BOX.tile_pp[BOX.build.of(action)])
    return 2.0


def place_worth(town: Town, seat: int, place: int) -> float:
    """How much a place for a worker is wanted."""
    me = town.people[seat]
    if place == CASTLE:
        return 9.0 if has_any_batch(town, seat) else -5.0
    if place < FIRST_TILE_PLACE:
        if place == JOUST_FIELD:
            return 4.0 if me.goods[CLOTH] and me.goods[MONEY] > 1 else -3.0
        return 4.0 if place == TRADING_POST and me.goods[MONEY] < 5 else -1.0
    tile = place - FIRST_TILE_PLACE
    near = town.where[tile] <= town.provost + 1
    return (5.0 if printed().usable(town, seat, BOX.tile_effect[tile]) else -3.0) - (0 if near else 6)


def provost_worth(town: Town, seat: int, offset: int) -> float:
    """Own workers should act, the bailiff should not hurry, deniers should stay."""
    end = town.provost + offset
    acting = sum(1 for space in range(1, end + 1) if town.worker[space] == seat)
    return 2.0 * acting - 0.5 * abs(offset) - (1.5 if end > town.bailiff else 0)


STYLES: dict[str, Style] = {"drifter": drifter, "builder": builder}


moments = moments_of(GAME, builder)
