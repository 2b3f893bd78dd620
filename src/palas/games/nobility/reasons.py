"""Why something is not legal, and what a question is about: the words' parameters for refusals and decisions."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.nobility.box import (
    BERK_BONUS_MODIFIER,
    BOARD,
    COUNCIL,
    DESK,
    FIELDS,
    GUILD_BONUS_GOOD,
    HALL,
    KINDS,
    TAVERN,
    TILE,
    YARD,
)
from palas.games.nobility.rules import dice, settlers
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.rules.turn import DIE
from palas.games.nobility.state import City
from palas.text import Words

# The message and the rule of every refusal.
REASONS: dict[int, tuple[str, str]] = {
    no.DONE_ALREADY: ("done-already", "NOB-4.1"),
    no.NOT_FIRST: ("not-first", "NOB-4.3"),
    no.NOTHING_DONE: ("nothing-done", "NOB-4.3"),
    no.CLOSED: ("closed", "NOB-12.1"),
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
    no.NO_CARD: ("no-card", "NOB-6.1.4"),
    no.NEW_CARD: ("new-card", "NOB-6.1.3"),
    no.NO_ROOM: ("no-room", "NOB-6.3.5"),
    no.NO_SUCH_DIE: ("no-such-die", "NOB-5.1"),
    no.MUST_SELL: ("must-sell", "NOB-6.7.1"),
    no.MUST_CHOOSE: ("must-choose", "NOB-6.9.1"),
    no.NOT_DEALT: ("not-dealt", "NOB-15.1"),
    no.NO_SLOT: ("no-slot", "NOB-6.1.1"),
    no.GUILD_CLOSED: ("guild-closed", "NOB-6.3.1"),
    no.NOT_IN_PLAY: ("not-in-play", "NOB-15.2"),
    no.NO_MODIFIER: ("no-modifier", "NOB-5.4"),
    no.NOT_IN_DISPLAY: ("not-in-display", "NOB-6.1.2"),
    no.NO_SPACE_ON_SHIP: ("no-space-on-ship", "NOB-6.7.2"),
    no.NO_SUCH_GOOD: ("no-such-good", "NOB-6.7.1"),
    no.NO_PLOT: ("no-plot", "NOB-7.2"),
    no.NO_MODIFIERS_LEFT: ("no-modifiers-left", "NOB-6.9.3"),
    no.WRONG_AMOUNT: ("wrong-amount", "NOB-7.2"),
}


def reason(city: City, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    return Reason(code, rule_of(city, action, refusal) or rule, figures(city, seat, action, refusal), words)


def rule_of(city: City, action: int, refusal: int) -> str:
    """The rule of a refusal where it is not the usual one."""
    box = city.box
    kind = city.stack[-1].kind
    space = action - box.first_go if kind == "turn" and box.first_go <= action < box.first_die else -1
    if refusal == no.NO_APPRENTICE:
        return {"apprentice": "NOB-6.3.5", "recall": "NOB-6.11.1"}.get(kind, "NOB-6.11.1" if space == BOARD else "")
    if refusal == no.NO_WORKER:
        return "NOB-6.3.5" if kind == "apprentice" else "NOB-15.3" if space >= DESK else ""
    if refusal == no.NO_RACE and space >= DESK:
        return "NOB-15.3"
    if refusal == no.NO_TILE:
        return "NOB-6.9.3" if kind == "replace" else "NOB-6.8.1" if space >= COUNCIL else ""
    if refusal == no.NO_CARD and kind == "replace":
        return "NOB-6.9.3"
    if refusal == no.NO_SLOT and space == YARD:
        return "NOB-6.2.1"
    if refusal == no.NOT_IN_PLAY and space < DESK:
        return "NOB-6.10.1"
    if refusal == no.NOT_YOURS:
        return "NOB-15.7" if space >= TILE else "NOB-6.6.2" if action >= box.first_sell_site else ""
    if refusal == no.NO_SUCH_DIE and kind in ("reroll", "workshop"):
        return "NOB-6.3.8"
    if refusal in (no.NO_GOODS, no.TOO_EXPENSIVE) and kind == "workshop":
        return "NOB-6.3.8"
    if refusal == no.NO_SUCH_GOOD:
        return {"pay": "NOB-7.2", "swap": "NOB-6.3.7"}.get(kind, "")
    return ""


def figures(city: City, seat: int, action: int, refusal: int) -> dict[str, Any]:
    """The parameters of a reason's sentence."""
    box = city.box
    me = city.people[seat]
    card = box.setups[city.players]
    space = action - box.first_go
    if refusal == no.NO_DIE:
        where = space if action < box.first_die else city.stack[-1].fields()[1]
        values = dice.fitting(city, where)
        faces = [str(face + 1) for face in range(KINDS) for _die in range(me.dice[face])]
        return {
            "thing": box.first_go + where,
            "fits": values,
            "values": values,
            "dice": ", ".join(faces) or "–",
            "modifiers": me.modifiers,
        }
    if refusal == no.OVER_LIMIT:
        return {
            "thing": action,
            "value": least_value(city, seat, action),
            "limit": dice.limit(city, seat),
            "placed": me.placed,
        }
    if refusal == no.TOO_EXPENSIVE:
        return {"thing": action, "price": price_of(city, seat, action), "coins": me.coins}
    if refusal == no.NO_SLOT:
        return {"thing": action, "slots": card.tavern if space == TAVERN else card.yard}
    if refusal == no.GUILD_CLOSED:
        return {"thing": action, "slots": card.guild_dice}
    if refusal == no.NO_ROOM:
        return {"slots": card.apprentices}
    if refusal == no.NOT_IN_PLAY:
        return {"thing": action, "players": city.players}
    if refusal in (no.NO_HOUSE, no.NO_PLOT):
        return {"houses": box.houses if refusal == no.NO_HOUSE else box.plots}
    if refusal == no.NO_SITE:
        return {"thing": action, "sites": FIELDS}
    if refusal == no.NO_RACE:
        at = space - COUNCIL
        race = box.desk_race[space - DESK] if space >= DESK else box.council_race[at % KINDS]
        return {"thing": action, "race": race}
    if refusal == no.NO_NOBILITY:
        return {"thing": action, "needed": box.council_star[city.council[space - COUNCIL]], "nobility": me.nobility}
    if refusal == no.NO_GOODS:
        return {"thing": action, "amount": missing(city, seat, action)[1], "good": missing(city, seat, action)[0]}
    if refusal in (no.NO_SUCH_DIE, no.NO_MODIFIER):
        return die_figures(city, seat, action)
    if refusal == no.CANNOT_PAY:
        return payment_figures(city, seat, action)
    if refusal == no.WRONG_AMOUNT:
        step = city.stack[-1]
        assert isinstance(step, settlers.PayGood)
        least, most = step.bounds(city, seat)
        return {"least": least, "most": most}
    if refusal == no.NO_SUCH_GOOD:
        return good_figures(city, action)
    if refusal == no.NO_MODIFIERS_LEFT:
        return {"left": city.modifiers}
    return {"thing": action}


def least_value(city: City, seat: int, action: int) -> int:
    """The smallest value that the player could show there; it is still too much."""
    box = city.box
    if action >= box.first_die:
        return (action - box.first_die) % KINDS + 1
    values = dice.fitting(city, action - box.first_go) & dice.showable(city, seat)
    return (values & -values).bit_length() - 1


def price_of(city: City, seat: int, action: int) -> int:
    """The coins that the refused action costs."""
    box = city.box
    space = action - box.first_go
    if space == YARD:
        return dice.house_cost(city, seat)
    if 0 <= space < COUNCIL:
        return dice.hall_cost(city, seat, space - HALL)
    if 0 <= space < DESK:
        return dice.council_coins(city, seat, city.council[space - COUNCIL])
    if box.first_buy <= action < box.first_modifiers:
        return (action - box.first_buy) * box.good_price
    if box.first_modifiers <= action < box.first_from:
        free = box.berk_free[city.stack[-1].fields()[1]] + city.lasting(seat, BERK_BONUS_MODIFIER)
        return (action - box.first_modifiers - free) * box.modifier_price
    return box.good_price


def missing(city: City, seat: int, action: int) -> tuple[int, int]:
    """The first good that a council tile wants and the player lacks, and how many; a swap needs any good."""
    at = action - city.box.first_go - COUNCIL
    if 0 <= at < KINDS * FIELDS:
        for good, wanted in enumerate(city.box.council_goods[city.council[at]]):
            if city.people[seat].goods[good] < wanted:
                return good, wanted
    return 0, 0


def die_figures(city: City, seat: int, action: int) -> dict[str, Any]:
    """The die that is not there, or the modifiers that are not."""
    box = city.box
    if action < box.first_settle:
        rolled, value = divmod(action - box.first_die, KINDS)
        return {"rolled": rolled + 1, "spent": abs(value - rolled), "modifiers": city.people[seat].modifiers}
    return {"rolled": max(0, action - box.first_reroll + 1)}


def good_figures(city: City, action: int) -> dict[str, Any]:
    """The goods that the player does not have."""
    box = city.box
    if action < box.first_good:
        good, amount = divmod(action - box.first_pay, settlers.MOST_OF_THE_EXTRA + 1)
        return {"good": good, "amount": amount}
    first = box.first_give if action < box.first_sell_good else box.first_sell_good
    return {"good": action - first, "amount": 1}


def payment_figures(city: City, seat: int, action: int) -> dict[str, Any]:
    """What a settlers card needs and the player lacks."""
    card = action - city.box.first_settle
    mask = 0
    most = 0
    for good in city.box.settler_goods[card]:
        available = settlers.most_of(city, seat, good)
        most += available
        if available == 0:
            mask |= 1 << good
    params = {"thing": action, "missing": mask.bit_count(), "most": most, "least": city.box.settler_min[card]}
    return {**params, "goods_mask": mask}


def decision_data(city: City, seat: int) -> dict[str, Any]:
    """What the pending question is about, with the figures its sentence shows."""
    step = city.stack[-1]
    kind = step.kind
    fields = step.fields()
    box = city.box
    me = city.people[seat]
    if kind == "turn":
        legal = city.legal_ids(seat)
        die = "yes" if any(box.first_go <= code < box.first_settle for code in legal) else "no"
        return {
            "first": "no" if city.done else "yes",
            "die": "done" if city.done & DIE else die,
            "left": max(0, dice.limit(city, seat) - me.placed),
            "cards": sum(box.first_settle <= code < box.first_sell for code in legal),
            "sales": sum(code >= box.first_sell for code in legal),
            "coins": me.coins,
        }
    if kind == "die":
        return {"space": fields[1]}
    if kind in ("take_settler", "port"):
        return {"left": fields[1]}
    if kind == "overflow":
        return {"card": fields[1], "hold": box.hold}
    if kind == "pay":
        card, turn, paid = fields[1:]
        figures = {"card": card, "good": box.settler_goods[card][turn], "paid": paid}
        return {**figures, "least": box.settler_min[card], "most": box.settler_max[card]}
    if kind == "swap_for":
        return {"one_good": fields[1]}
    if kind == "workshop":
        return {"guild": fields[1], "building": city.workshops[fields[1] * FIELDS + fields[2]]}
    if kind == "buy_goods":
        free = me.apprentices[fields[1]] + city.lasting(seat, GUILD_BONUS_GOOD)
        good = box.guild_good[fields[1]]
        return {"guild": fields[1], "good": good, "left": fields[2], "price": box.good_price, "free": free}
    if kind == "apprentice":
        return {"guild": fields[1], "left": fields[2]}
    if kind == "modifiers":
        free = box.berk_free[fields[1]] + city.lasting(seat, BERK_BONUS_MODIFIER)
        return {"free": free, "price": box.modifier_price}
    if kind == "commission":
        return {"cards": box.berk_draws[fields[1]], "loss": box.berk_loss[fields[1]]}
    return {}
