"""Why something is not legal, and what a question is about: the words' parameters for refusals and decisions."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.heirs.rules import refusals as no
from palas.games.heirs.rules.turn import access
from palas.games.heirs.state import Realm
from palas.text import Words

# The message and the rule of every refusal.
REASONS: dict[int, tuple[str, str]] = {
    no.TAKEN_ALREADY: ("taken-already", "HEI-5.1"),
    no.NOT_REACHABLE: ("not-reachable", "HEI-4.2"),
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
    no.NO_TILE_THERE: ("no-tile-there", "HEI-5.10"),
    no.TROOP_THERE: ("troop-there", "HEI-5.11"),
    no.CANNOT_WITHDRAW: ("cannot-withdraw", "HEI-5.10"),
}

# The rule that asks each question.
RULES: dict[str, str] = {
    "turn": "HEI-5.1",
    "build_at": "HEI-5.5",
    "extend_at": "HEI-5.8",
    "move": "HEI-5.10",
    "siege": "HEI-6.2",
    "discard": "HEI-5.2",
}


def reason(realm: Realm, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    params: dict[str, Any] = {"thing": action}
    if refusal == no.NO_RESOURCES:
        wood, grain, stone = access(realm, realm.side_of(seat))
        params |= {"wood": wood, "grain": grain, "stone": stone, "discounts": realm.discounts}
    return Reason(code, rule, params, words)


def decision_data(realm: Realm, seat: int) -> dict[str, Any]:
    """What the pending question is about, with the figures its sentence shows."""
    step = realm.stack[-1]
    kind = step.kind()
    if kind == "turn":
        side = realm.side_of(seat)
        wood, grain, stone = access(realm, side)
        may_take = "yes" if realm.crown == side else "no"
        return {"may_take": may_take, "wood": wood, "grain": grain, "stone": stone, "discounts": realm.discounts}
    if kind in ("build_at", "extend_at", "siege"):
        return {"tile": step.fields()[1]}
    if kind == "move":
        return {"troop": step.fields()[1]}
    return {"limit": realm.box.hand_limit}
