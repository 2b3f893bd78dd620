"""Simple players for recorded games and property tests: one tries anything, one wants to build, one to be done."""

from __future__ import annotations

from random import Random

from palas.engine.core.state import State
from palas.games.castle.box import SILVER
from palas.games.castle.state import Castle
from palas.testing import Style, moments_of
from tests.castle.yard import BOX, GAME

LAZY = ("decline", "stop")


def drifter(state: State, seat: int, rng: Random) -> int:
    """Anything, but rather something than nothing."""
    actions = state.legal_ids(seat)
    busy = [action for action in actions if BOX.codes[action] not in LAZY]
    return rng.choice(busy if busy and rng.random() < 0.8 else actions)


def builder(state: State, seat: int, rng: Random) -> int:
    """Collects pieces, builds what is dear, and sends helpers wherever they earn something."""
    table = state.position
    assert isinstance(table, Castle)
    actions = state.legal_ids(seat)
    return max(actions, key=lambda action: (worth(table, seat, BOX.codes[action], action) + rng.random() * 2, action))


def worth(table: Castle, seat: int, code: str, action: int) -> float:
    """How much an answer is wanted."""
    verb, _, rest = code.partition(" ")
    if verb in LAZY or verb == "more_silver":
        return -1
    if verb == "play":
        return sum(card_worth(table, seat, card) for card in rest.split("+"))
    if verb == "build":
        return 3.0 + BOX.value[BOX.build.of(action)]
    if verb == "helper":
        return 4.0
    if verb == "pay":
        return 0.0
    if verb == "convert":
        return float(rest)
    return 1.0


def card_worth(table: Castle, seat: int, card: str) -> float:
    """How much a card is wanted: builders when there is something to build with."""
    me = table.people[seat]
    riches = sum(n * value for n, value in zip(me.goods, [*BOX.good_value[:SILVER], 4], strict=True))
    if card == "master_builder":
        return 1.0 * me.pile.bit_count()
    if card in ("bricklayer", "stonemason"):
        return 5.0 if riches >= 14 else 1.0
    return 3.0 if card.startswith("worker") or card == "trader" else 2.5


PIECES = {"sand": 1.0, "wood": 2.0, "clay": 4.0, "stone": 5.0, "silver": 4.5}
WAGONS = {"wagon_sand": 1.0, "wagon_wood": 2.0, "wagon_clay": 3.0, "wagon_stone": 4.0, "rider_silver": 5.0}


def hurrier(state: State, seat: int, rng: Random) -> int:
    """Wants the whole castle to stand: dear pieces, every building that can be paid, no helpers."""
    table = state.position
    assert isinstance(table, Castle)
    me = table.people[seat]
    riches = sum(n * value for n, value in zip(me.goods, PIECES.values(), strict=True))
    ready = 2.5 if riches >= 14 else 0.0
    cards = {
        "master_builder": 1.9 * me.pile.bit_count(),
        "messenger": 1.4,
        "trader": 5.4 + 0.3 * table.wagons.count(seat),
        "bricklayer": 3.0 + ready + 0.3 * max(table.tower),
        "stonemason": 3.0 + ready,
        "worker_stone": 7.1,
        "worker_wood": 7.0,
        "worker_sand": 6.5,
    }

    def wanted(action: int) -> float:
        verb, _, rest = BOX.codes[action].partition(" ")
        if verb == "play":
            return sum(cards[card] for card in rest.split("+"))
        if verb == "build":
            return 30.0 + 0.3 * BOX.value[BOX.build.of(action)]
        if verb == "pay" and rest:
            paid = BOX.payments[BOX.pay.of(action)]
            bars = sum(max(0, paid[good] - me.goods[good]) for good in range(SILVER))
            kinds_left = sum(me.goods[good] > paid[good] for good in range(SILVER))
            return -0.1 * sum(paid) - 2 * bars + 0.5 * kinds_left
        if verb in ("take", "buy"):
            return PIECES.get(rest.split()[0], 0.0)
        if verb == "send":
            return WAGONS[rest]
        return {"more_silver": -99.0, "helper": -5.0, "stop": -1.0, "decline": -1.0, "refuse": 1.0}.get(verb, 0.0)

    return max(state.legal_ids(seat), key=lambda action: (wanted(action) + rng.random(), action))


STYLES: dict[str, Style] = {"drifter": drifter, "builder": builder, "hurrier": hurrier}


moments = moments_of(GAME, builder)
