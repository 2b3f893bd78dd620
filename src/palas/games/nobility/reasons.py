"""Why something is not legal, and what a question is about: the words' parameters for refusals and decisions."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.rules.dice import limit
from palas.games.nobility.state import City
from palas.text import Words

# The message and the rule of every refusal.
REASONS: dict[int, tuple[str, str]] = {
    no.DONE_ALREADY: ("done-already", "NOB-4.1"),
    no.NOT_FIRST: ("not-first", "NOB-4.3"),
    no.NOTHING_DONE: ("nothing-done", "NOB-4.3"),
    no.CLOSED: ("closed", "NOB-5.7"),
    no.OCCUPIED: ("occupied", "NOB-5.1"),
    no.NO_DIE: ("no-die", "NOB-5.4"),
    no.OVER_LIMIT: ("over-limit", "NOB-5.2"),
    no.TOO_EXPENSIVE: ("too-expensive", "NOB-5.7"),
    no.NO_HOUSE: ("no-house", "NOB-6.2.2"),
    no.NO_APPRENTICE: ("no-apprentice", "NOB-6.4.2"),
    no.NO_WORKER: ("no-worker", "NOB-6.4.4"),
    no.NO_TILE: ("no-tile", "NOB-6.4.1"),
    no.GUILD_FULL: ("guild-full", "NOB-6.4.2"),
    no.NO_SITE: ("no-site", "NOB-6.4.4"),
    no.NOTHING_TO_SELL: ("nothing-to-sell", "NOB-6.7.1"),
    no.NO_RACE: ("no-race", "NOB-6.8.1"),
    no.NO_NOBILITY: ("no-nobility", "NOB-6.8.1"),
    no.NO_GOODS: ("no-goods", "NOB-6.8.1"),
    no.NOTHING_AT_BERK: ("nothing-at-berk", "NOB-6.9.3"),
    no.NOT_YOURS: ("not-yours", "NOB-6.6.1"),
    no.NOT_HELD: ("not-held", "NOB-7.2"),
    no.NO_PLATFORM: ("no-platform", "NOB-7.2"),
    no.CANNOT_PAY: ("cannot-pay", "NOB-7.2"),
    no.NOT_IN_DISPLAY: ("not-in-display", "NOB-6.1.2"),
    no.NEW_CARD: ("new-card", "NOB-6.1.3"),
    no.NO_ROOM: ("no-room", "NOB-6.3.5"),
    no.NO_SUCH_DIE: ("no-such-die", "NOB-6.3.8"),
    no.MUST_SELL: ("must-sell", "NOB-6.7.1"),
    no.MUST_CHOOSE: ("must-choose", "NOB-6.9.1"),
    no.NOT_DEALT: ("not-dealt", "NOB-15.1"),
}

# The rule that asks each question.
RULES: dict[str, str] = {
    "turn": "NOB-4.1",
    "die": "NOB-5.4",
    "take_settler": "NOB-6.1.2",
    "overflow": "NOB-6.1.3",
    "pay": "NOB-7.2",
    "good": "NOB-8.5",
    "swap": "NOB-6.3.7",
    "swap_for": "NOB-6.3.7",
    "recall": "NOB-6.11.1",
    "port": "NOB-6.7.1",
    "workshop": "NOB-6.3.2",
    "reroll": "NOB-6.3.7",
    "buy_goods": "NOB-6.3.4",
    "apprentice": "NOB-6.3.5",
    "site": "NOB-6.4.4",
    "modifiers": "NOB-6.9.1",
    "replace": "NOB-6.9.1",
    "commission": "NOB-15.9",
    "keep_commission": "NOB-15.9",
    "first_commission": "NOB-15.1",
}


def reason(city: City, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    me = city.people[seat]
    params: dict[str, Any] = {"thing": action}
    if refusal == no.TOO_EXPENSIVE:
        params["coins"] = me.coins
    elif refusal == no.OVER_LIMIT:
        params |= {"limit": limit(city, seat), "placed": me.placed}
    return Reason(code, rule, params, words)


def decision_data(city: City, seat: int) -> dict[str, Any]:
    """What the pending question is about, with the figures its sentence shows."""
    step = city.stack[-1]
    kind = step.kind()
    fields = step.fields()
    if kind == "turn":
        me = city.people[seat]
        first = "no" if city.done else "yes"
        return {"first": first, "left": max(0, limit(city, seat) - me.placed), "coins": me.coins}
    if kind == "die":
        return {"space": fields[1]}
    if kind in ("take_settler", "port"):
        return {"left": fields[1]}
    if kind == "overflow":
        return {"card": fields[1]}
    if kind == "pay":
        box = city.box
        card, _turn, paid = fields[1:]
        return {"card": card, "paid": paid, "least": box.settler_min[card], "most": box.settler_max[card]}
    if kind == "workshop":
        return {"guild": fields[1], "building": city.workshops[fields[1] * 3 + fields[2]]}
    if kind in ("buy_goods", "apprentice"):
        return {"guild": fields[1], "left": fields[2]}
    return {}
