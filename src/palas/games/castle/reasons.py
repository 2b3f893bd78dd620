"""Why something is not legal, and what a question is about: the words' parameters for refusals and decisions."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.castle.rules import refusals as no
from palas.games.castle.state import Castle
from palas.text import Words

# The message and the rule of every refusal.
REASONS: dict[int, tuple[str, str]] = {
    no.NOT_IN_HAND: ("not-in-hand", "CAS-4.3"),
    no.MASTER_BUILDER_TOO_EARLY: ("master-builder-too-early", "CAS-4.2"),
    no.SOLD_OUT: ("sold-out", "CAS-5.2"),
    no.NO_HELPER: ("no-helper", "CAS-10.6"),
    no.NOT_THE_HOST: ("not-the-host", "CAS-15.5"),
    no.RIDER_CLOSED: ("rider-closed", "CAS-7.2.2"),
    no.OWN_HELPER: ("own-helper", "CAS-7.2.3"),
    no.PLACED_THIS_ROUND: ("placed-this-round", "CAS-7.2.2"),
    no.WAGON_OCCUPIED: ("wagon-occupied", "CAS-7.2.2"),
    no.NOT_YOUR_HELPER: ("not-your-helper", "CAS-10.6"),
    no.TOWER_HAS_NONE: ("tower-has-none", "CAS-7.3.1"),
    no.OWN_WORKER: ("own-worker", "CAS-7.4.1"),
    no.NO_SUCH_WORKER: ("no-such-worker", "CAS-7.4.1"),
    no.BOUGHT_ALREADY: ("bought-already", "CAS-7.4.1"),
    no.NOT_ON_THE_CARD: ("not-on-the-card", "CAS-7.4.1"),
    no.NO_TALER: ("no-taler", "CAS-7.4.1"),
    no.ALREADY_STANDS: ("already-stands", "CAS-8.1"),
    no.TAKE_THE_FIRST: ("take-the-first", "CAS-8.1"),
    no.CANNOT_PAY: ("cannot-pay", "CAS-8.1"),
    no.NOTHING_ERECTED: ("nothing-erected", "CAS-10.1"),
    no.NOT_OPEN: ("not-open", "CAS-10.2"),
    no.PLACE_OCCUPIED: ("place-occupied", "CAS-10.2"),
    no.TOO_EXPENSIVE: ("too-expensive", "CAS-10.3"),
    no.SAME_BUILDING: ("same-building", "CAS-10.4"),
    no.NOT_IN_PILE: ("not-in-pile", "CAS-15.7"),
    no.NOT_OWNED: ("not-owned", "CAS-9.1"),
    no.TOO_MUCH: ("too-much", "CAS-9.2"),
    no.NO_WORKER_CARD: ("no-worker-card", "CAS-15.10"),
    no.NOT_ON_MAIDEN: ("not-on-maiden", "CAS-15.9"),
}

# The rule that asks each question.
RULES: dict[str, str] = {
    "choose_cards": "CAS-4.1",
    "equip_first": "CAS-5.2",
    "worker_first": "CAS-6.3",
    "load": "CAS-5.1",
    "trader": "CAS-7.2.1",
    "toll": "CAS-15.5",
    "tower": "CAS-7.3.1",
    "buy": "CAS-7.4.1",
    "sell": "CAS-7.4.2",
    "build": "CAS-8.1",
    "payment": "CAS-8.1",
    "silver": "CAS-9.2",
    "helper": "CAS-10.2",
    "helper_from": "CAS-10.6",
    "plague": "CAS-15.7",
    "snowdrift": "CAS-15.10",
    "wall_breach": "CAS-15.8",
    "courtship": "CAS-15.9",
    "gift": "CAS-15.9",
    "market": "CAS-12.6",
    "palace": "CAS-12.7",
}


def reason(castle: Castle, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    params: dict[str, Any] = {"thing": action, "owned": castle.people[seat].talers}
    return Reason(code, rule, params, words)


def decision_data(castle: Castle, seat: int) -> dict[str, Any]:
    """What the pending question is about, with the figures its sentence shows."""
    step = castle.stack[-1]
    kind = step.kind()
    fields = step.fields()
    if kind == "build":
        return {"card": fields[1], "left": fields[2]}
    if kind == "payment":
        return {"building": fields[3], "value": castle.box.value[fields[3]]}
    if kind == "silver":
        return {"good": fields[5]}
    if kind == "helper":
        return {"left": fields[1], "owned": castle.people[seat].talers}
    if kind == "helper_from":
        return {"place": fields[1]}
    if kind == "sell":
        return {"other": fields[1], "good": fields[3]}
    if kind in ("palace", "wall_breach"):
        return {"left": fields[1]}
    if kind == "choose_cards":
        return {"cards": castle.box.cards_per_round[castle.players], "rounds": castle.field}
    if kind == "plague":
        return {"price": castle.people[seat].pile.bit_count()}
    if kind == "snowdrift":
        return {"price": castle.box.snow_tax}
    return {}
