"""Why something is not legal: the rule of every refusal, and the figures that explain it."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.heirs.box import TROOPS, Box
from palas.games.heirs.rules import refusals as no
from palas.games.heirs.rules.turn import BuildAt, ExtendAt, MoveTroop, Turn, access, lacking
from palas.games.heirs.state import Realm
from palas.text import Words

# The message and the rule of every refusal.
REASONS: dict[int, tuple[str, str]] = {
    no.TAKEN_ALREADY: ("taken-already", "HEI-5.1"),
    no.NOT_REACHABLE: ("not-reachable", "HEI-4.2"),
    no.NO_TILE_IN_SLOT: ("no-tile-in-slot", "HEI-4.2"),
    no.NOT_IN_HAND: ("not-in-hand", "HEI-5.5"),
    no.NO_RESOURCES: ("no-resources", "HEI-5.6"),
    no.NO_CELL: ("no-cell", "HEI-5.5"),
    no.MOVED_ALREADY: ("moved-already", "HEI-5.10"),
    no.NOWHERE_TO_GO: ("nowhere-to-go", "HEI-5.10"),
    no.TAKE_FIRST: ("take-first", "HEI-5.1"),
    no.NOT_YOUR_CAMP: ("not-your-camp", "HEI-6.1"),
    no.TAKE_BEFORE_CAMP: ("take-before-camp", "HEI-6.1"),
    no.CELL_OCCUPIED: ("cell-occupied", "HEI-5.5"),
    no.NOT_ADJACENT: ("not-adjacent", "HEI-5.5"),
    no.TOO_FAR: ("too-far", "HEI-5.10"),
    no.NO_TILE_THERE: ("no-tile-there", "HEI-5.10"),
    no.TROOP_THERE: ("troop-there", "HEI-5.11"),
    no.FOLLOWER_STAYS: ("follower-stays", "HEI-5.10"),
    no.IN_RESERVE: ("in-reserve", "HEI-5.10"),
}


def reason(realm: Realm, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    if rule == BuildAt.rule:  # the same refusals when a tile is laid as open terrain or discarded
        step = realm.stack[-1]
        laying = ExtendAt if realm.box.extend.has(action) else BuildAt
        rule = laying.rule if isinstance(step, Turn) else step.rule
    return Reason(code, rule, figures(realm, realm.side_of(seat), action, refusal), words)


def figures(realm: Realm, side: int, action: int, refusal: int) -> dict[str, Any]:
    """What a reason says about the position."""
    box = realm.box
    if refusal in (no.NOT_REACHABLE, no.NO_TILE_IN_SLOT):
        slot = box.take.of(action)
        return {
            "slot": slot,
            "reach": realm.reach(side),
            "slots": realm.reachable(side),
            "shield": "yes" if slot == realm.shield else "no",
        }
    if refusal == no.NOT_IN_HAND:
        return {"the_tile": tile_of(box, action)}
    if refusal == no.NO_RESOURCES:
        tile = tile_of(box, action)
        found = access(realm, side)
        return {
            "the_tile": tile,
            "cost": list(box.cost[tile]),
            "lacking": [lacking(realm, tile, resource, found) for resource in range(len(found))],
            "access": found,
            "discounts": realm.discounts,
        }
    if refusal == no.NOT_YOUR_CAMP:
        return {"tile": tile_of(box, action)}
    if refusal in (no.MOVED_ALREADY, no.NOWHERE_TO_GO):
        return {"troop": box.troop.of(action)}
    params: dict[str, Any] = {"spot": box.at.of(action)} if box.at.has(action) else {}
    step = realm.stack[-1]
    if isinstance(step, MoveTroop):
        params["troop"] = step.troop
        params["from"] = "troop" if realm.troops[side * TROOPS + step.troop] >= 0 else "reserve"
    return params


def tile_of(box: Box, action: int) -> int:
    """The tile that an action names."""
    return box.tile_ids.index(box.codes[action].partition(" ")[2])
