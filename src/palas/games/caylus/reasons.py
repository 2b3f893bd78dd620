"""Why something is not legal: the message, the rule and the figures of every refusal."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.caylus.box import FIRST_TILE_PLACE, MONEY, bundle_code
from palas.games.caylus.rules import refusals as no
from palas.games.caylus.rules.placing import price
from palas.games.caylus.rules.provost import ShiftProvost
from palas.games.caylus.state import Town

# The message and the rule of every refusal.
REASONS: dict[int, tuple[str, str]] = {
    no.NO_WORKER_LEFT: ("no-worker-left", "CAY-5.3"),
    no.TOO_EXPENSIVE: ("too-expensive", "CAY-5.5"),
    no.OCCUPIED: ("occupied", "CAY-5.4"),
    no.ALREADY_THERE: ("already-there", "CAY-5.4"),
    no.STABLES_CLOSED: ("stables-closed", "CAY-13.2"),
    no.NOT_FOR_WORKERS: ("not-for-workers", "CAY-5.4"),
    no.NOT_ON_THE_ROAD: ("not-on-the-road", "CAY-5.4"),
    no.NOT_THE_GATE: ("not-the-gate", "CAY-6.3"),
    no.OFF_THE_ROAD: ("off-the-road", "CAY-7.2"),
    no.NO_MONEY: ("no-money", "CAY-7.1"),
    no.TILE_GONE: ("tile-gone", "CAY-8.8"),
    no.ROAD_FULL: ("road-full", "CAY-8.11"),
    no.CANNOT_PAY: ("cannot-pay", "CAY-3.5"),
    no.NO_RESIDENCE: ("no-residence", "CAY-8.13"),
    no.NOT_YOUR_RESIDENCE: ("not-your-residence", "CAY-8.13"),
    no.NOT_TRANSFORMABLE: ("not-transformable", "CAY-8.17"),
    no.NOT_YOUR_BUILDING: ("not-your-building", "CAY-8.17"),
    no.ALREADY_CLAIMED: ("already-claimed", "CAY-8.17"),
    no.NO_SUCH_CUBE: ("no-such-cube", "CAY-3.5"),
    no.CASTLE_FULL: ("castle-full", "CAY-9.6"),
    no.NO_BATCH: ("no-batch", "CAY-9.3"),
    no.ROW_USED: ("row-used", "CAY-11.6"),
    no.COLUMN_NOT_REACHED: ("column-not-reached", "CAY-11.4"),
    no.NO_EFFECT_THERE: ("no-effect-there", "CAY-11.4"),
    no.TAKE_THE_FIRST: ("take-the-first", "CAY-8.8"),
}


# The rule against an answer of a verb that the kind of question has, or ever could have, but not for this thing.
MISFITS: dict[tuple[str, str], str] = {
    ("build_craft", "build"): "CAY-8.7",
    ("build_prestige", "build"): "CAY-8.7",
    ("favour_effect", "column"): "CAY-11.4",
    ("give_cube", "give"): "CAY-8.12",
    ("take_cube", "take"): "CAY-8.23",
    ("owner_cube", "take"): "CAY-8.5",
    ("joust", "trade"): "CAY-6.6",
    ("production", "gain"): "CAY-8.4",
    ("replace", "replace"): "CAY-8.13",
    ("trade", "trade"): "CAY-8.3",
}


def reason(town: Town, seat: int, action: int, refusal: int, words: Any) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    if refusal == no.NOT_ON_THE_ROAD and town.box.transform.has(action):
        rule = "CAY-8.17"  # the lawyer's targets, not the places for workers
    return Reason(code, rule, figures(town, seat, action, refusal), words)


def figures(town: Town, seat: int, action: int, refusal: int) -> dict[str, Any]:
    """The parameters of a reason's sentence."""
    box = town.box
    owned = town.people[seat].goods[MONEY]
    if refusal == no.TOO_EXPENSIVE:
        place = box.place.of(action)
        return {"place": place, "price": price(town, seat, place), "owned": owned}
    if refusal == no.NO_MONEY:
        step = town.stack[-1]
        assert isinstance(step, ShiftProvost)
        offset = abs(box.shift.of(action))
        return {"price": offset * step.price(town), "owned": owned}
    if refusal == no.CANNOT_PAY:
        return {"price": cost_of(town, action), "thing": action}
    if refusal in (no.TILE_GONE, no.TAKE_THE_FIRST):
        return {"thing": action}  # its price may be nothing at all, after a discount
    if box.place.has(action):
        return {"place": box.place.of(action)}
    if box.transform.has(action):
        return {"place": box.transform.of(action) + FIRST_TILE_PLACE}
    return {}


def cost_of(town: Town, action: int) -> str:
    """What the refused building, trade or transformation costs, as a bundle's word."""
    box = town.box
    step = town.stack[-1]
    effect = box.effects[getattr(step, "effect", 0)]
    if box.build.has(action):
        full, less = box.tile_cost[box.build.of(action)], effect.discount
    elif box.transform.has(action):
        full, less = effect.pay, effect.discount
    else:
        full, less = effect.option_pay[effect.actions.index(action)], effect.discount
    return bundle_code([max(0, f - d) for f, d in zip(full, less, strict=True)])
