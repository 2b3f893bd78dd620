"""Why something is not legal, and what a question is about: the words' parameters for refusals and decisions."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.heirs.box import TROOPS, Box
from palas.games.heirs.rules import refusals as no
from palas.games.heirs.rules.turn import access
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
EXTENDING = "HEI-5.8"  # the rule of the same refusals when a tile is laid as open terrain
DISCARDING = "HEI-5.2"


WHERE = ("build_at", "extend_at", "move")  # the questions that a cell answers


def reason(realm: Realm, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    kind = realm.stack[-1].kind
    extending = kind == "extend_at" or realm.box.first_extend <= action < realm.box.first_discard
    if rule == "HEI-5.5" and extending:
        rule = EXTENDING
    elif rule == "HEI-5.5" and kind == "discard":
        rule = DISCARDING
    return Reason(code, rule, figures(realm, realm.side_of(seat), action, refusal), words)


def figures(realm: Realm, side: int, action: int, refusal: int) -> dict[str, Any]:
    """What a reason says about the table."""
    box = realm.box
    if refusal in (no.NOT_REACHABLE, no.NO_TILE_IN_SLOT):
        slot = action - box.first_take
        reachable = realm.reachable(side)
        return {
            "slot": slot,
            "reach": len(reachable),
            "slots": reachable,
            "shield": "yes" if slot == realm.shield else "no",
        }
    if refusal == no.NOT_IN_HAND:
        return {"the_tile": tile_of(box, action)}
    if refusal == no.NO_RESOURCES:
        tile = tile_of(box, action)
        found = access(realm, side)
        lacking = [max(0, needed - had) for needed, had in zip(box.cost[tile], found, strict=True)]
        return {
            "the_tile": tile,
            "cost": list(box.cost[tile]),
            "lacking": lacking,
            "access": found,
            "discounts": realm.discounts,
        }
    if refusal == no.NOT_YOUR_CAMP:
        return {"tile": tile_of(box, action)}
    if refusal in (no.MOVED_ALREADY, no.NOWHERE_TO_GO):
        return {"troop": action - box.first_troop}
    params: dict[str, Any] = {}
    if action >= box.first_cell:
        params["spot"] = action - box.first_cell
    if realm.stack[-1].kind == "move":
        troop = realm.stack[-1].fields()[1]
        params["troop"] = troop
        params["from"] = "troop" if realm.troops[side * TROOPS + troop] >= 0 else "reserve"
    return params


def tile_of(box: Box, action: int) -> int:
    """The tile that an action names."""
    return box.tile_ids.index(box.codes[action].partition(" ")[2])


def decision_data(realm: Realm, seat: int) -> dict[str, Any]:
    """What the pending question is about, with the figures its sentence shows."""
    step = realm.stack[-1]
    kind = step.kind
    if kind == "turn":
        side = realm.side_of(seat)
        may_take = "no" if realm.crown != side else "again" if realm.taken else "yes"
        return {"may_take": may_take, "access": access(realm, side), "discounts": realm.discounts}
    if kind in ("build_at", "extend_at"):
        return {"the_tile": step.fields()[1]}
    if kind == "siege":
        tile = step.fields()[1]
        return {"the_tile": tile, "cell": realm.cells[tile]}
    if kind == "move":
        return {"troop": step.fields()[1]}
    return {"limit": realm.box.hand_limit}
