"""Worlds that differ only in what a seat may not know: the same game, dealt otherwise behind its back."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from palas.arena.simulate import all_options
from palas.engine.contract.moment import fingerprint, seen
from palas.engine.core.position import CHANCE_SEAT, SECRET
from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.record import record

LONGEST = 60  # decisions and outcomes that such worlds go on together
TRIES = 4  # other outcomes, or other secret answers, that are tried at one moment


@dataclass(frozen=True)
class Twins:
    """Several worlds as records; whoever sits at `seat` cannot tell one from another, and neither can a spectator."""

    game: Game
    seat: int
    records: tuple[str, ...]
    codes: tuple[str, ...]  # some moves: legal ones of the seat, and what only others may do
    entries: int


def twins(game: Game, luck: Random, count: int) -> Twins | None:
    """Up to `count` worlds; None if nothing hidden has happened in this game so far.

    They are played from the same start with the same moves. Where chance, or another's secret answer, can be a
    different one without the seat or a spectator seeing anything else, it sometimes is.
    """
    players = luck.choice([number for number in game.meta.players if number > 1])
    options = luck.choice(all_options(game))
    first = game.start(players, luck.getrandbits(48), options, chance="manual")
    seat = luck.randrange(players)
    worlds = [first]
    for _ in range(luck.randrange(LONGEST // 4, LONGEST)):
        if first.over:
            break
        after = step(worlds, seat, luck, count)
        if after is None:
            break
        worlds = after
        first = worlds[0]
    while first.to_act == (CHANCE_SEAT,):  # a table never rests before a chance
        after = step(worlds, seat, luck, count)
        if after is None:
            return None
        worlds = after
        first = worlds[0]
    if first.over or len(worlds) < 2:
        return None
    codes = tuple(action.code for asked in {seat, *first.to_act} for action in first.legal(asked)[:2])
    return Twins(game, seat, tuple(record(world, keep_key=True).text() for world in worlds), codes, first.length)


def step(worlds: list[State], seat: int, luck: Random, count: int) -> list[State] | None:
    """All worlds one step on, those that can no longer look alike left out; None: there is nothing they can all do."""
    first = worlds[0]
    chance = first.to_act == (CHANCE_SEAT,)
    actor = CHANCE_SEAT if chance else luck.choice(first.to_act)
    choices = first.outcome_ids() if chance else first.legal_ids(actor)
    chosen = luck.choice(choices)
    after = done(first, actor, chosen)
    if after is None:
        return None
    look = (seen(after, seat), seen(after, None))
    found = {fingerprint(after): after}
    for world in worlds[1:]:
        if world.to_act != first.to_act:
            continue
        twin = done(world, actor, chosen)
        if twin is not None and (seen(twin, seat), seen(twin, None)) == look:
            found.setdefault(fingerprint(twin), twin)
    if chance or (actor != seat and first.position.stack[-1].mode() == SECRET):
        for world in worlds:
            others = [other for other in (world.outcome_ids() if chance else world.legal_ids(actor)) if other != chosen]
            for other in luck.sample(others, min(TRIES, len(others))):
                if len(found) >= count or world.to_act != first.to_act:
                    break
                twin = done(world, actor, other)
                if twin is not None and (seen(twin, seat), seen(twin, None)) == look:
                    found.setdefault(fingerprint(twin), twin)
    return list(found.values())


def done(world: State, actor: int, number: int) -> State | None:
    """A copy of a world in which this was done, if it can be done there."""
    twin = world.clone()
    if actor == CHANCE_SEAT:
        if number not in world.outcome_ids():
            return None
        twin.apply_chance(number)
    else:
        if number not in world.legal_ids(actor):
            return None
        twin.apply(world.game.action(actor, number))
    return twin
