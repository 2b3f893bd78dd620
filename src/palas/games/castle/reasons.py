"""Why something is not legal, and what a question is about: the words' parameters for refusals and decisions."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.castle.box import MORE_SILVER, PAY, SILVER, STONE, TALER, pieces_code
from palas.games.castle.rules import refusals as no
from palas.games.castle.rules.building import ExchangeSilver
from palas.games.castle.rules.choosing import cards_of
from palas.games.castle.state import NOBODY, Castle
from palas.text import Words

# The message and the rule of every refusal; where several questions share one, `OTHER_RULES` says which rule it is.
REASONS: dict[int, tuple[str, str]] = {
    no.NOT_IN_HAND: ("not-in-hand", "CAS-4.3"),
    no.MASTER_BUILDER_TOO_EARLY: ("master-builder-too-early", "CAS-4.2"),
    no.SOLD_OUT: ("sold-out", "CAS-5.2"),
    no.NO_HELPER: ("no-helper", "CAS-7.2.1"),
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
    no.PIECES_MISSING: ("pieces-missing", "CAS-8.1"),
    no.TOO_LITTLE: ("too-little", "CAS-9.2"),
    no.NO_MORE_SILVER: ("no-more-silver", "CAS-9.2"),
    no.TAKE_THE_FIRST_PLACE: ("take-the-first-place", "CAS-10.2"),
}

OTHER_RULES: dict[tuple[int, str], str] = {
    (no.SOLD_OUT, "palace"): "CAS-9.1",
    (no.SOLD_OUT, "wall_breach"): "CAS-9.2",
    (no.NO_HELPER, "helper"): "CAS-10.6",
    (no.NO_HELPER, "helper_from"): "CAS-10.6",
    (no.NOT_YOUR_HELPER, "toll"): "CAS-15.5",
    (no.TOO_EXPENSIVE, "plague"): "CAS-15.7",
    (no.TOO_EXPENSIVE, "snowdrift"): "CAS-15.10",
    (no.TOO_EXPENSIVE, "market"): "CAS-12.6",
    (no.NOT_OWNED, "palace"): "CAS-12.7",
    (no.NOT_OWNED, "wall_breach"): "CAS-15.8",
    (no.NOT_OWNED, "courtship"): "CAS-15.9",
}


def reason(castle: Castle, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    rule = OTHER_RULES.get((refusal, castle.stack[-1].kind), rule)
    return Reason(code, rule, figures(castle, seat, action, refusal), words)


def figures(castle: Castle, seat: int, action: int, refusal: int) -> dict[str, Any]:
    """The parameters of a reason's sentence."""
    box = castle.box
    me = castle.people[seat]
    if refusal == no.NOT_IN_HAND:
        return {"cards": cards_of(castle, action) & ~me.hand}
    if refusal == no.MASTER_BUILDER_TOO_EARLY:
        return {"count": me.hand.bit_count()}
    if refusal in (no.SOLD_OUT, no.NOT_OWNED, no.TOWER_HAS_NONE, no.NOT_ON_MAIDEN):
        return {"good": good_of(castle, action, refusal)}
    if refusal in (no.RIDER_CLOSED, no.OWN_HELPER, no.PLACED_THIS_ROUND, no.WAGON_OCCUPIED, no.NOT_YOUR_HELPER):
        return {"wagon": wagon_of(castle, action), "free": castle.wagons[:SILVER].count(NOBODY)}
    if refusal in (no.OWN_WORKER, no.NO_SUCH_WORKER, no.BOUGHT_ALREADY, no.NOT_ON_THE_CARD, no.NO_TALER):
        number, good = divmod(action - box.first_buy, TALER)
        return {"card": box.workers[number % len(box.workers)], "good": good, "price": box.buy_price}
    if refusal in (no.ALREADY_STANDS, no.TAKE_THE_FIRST, no.CANNOT_PAY):
        building = action - box.first_build
        return {"building": building, "value": box.value[building]}
    if refusal in (no.NOT_OPEN, no.PLACE_OCCUPIED, no.SAME_BUILDING, no.TAKE_THE_FIRST_PLACE):
        place = action - box.first_helper
        return {"place": place, "building": box.place_building[place]}
    if refusal == no.TOO_EXPENSIVE:
        return {"price": price_of(castle, seat, action), "owned": me.talers}
    if refusal in (no.NOT_IN_PILE, no.NO_WORKER_CARD):
        return {"card": action - box.first_discard}
    if refusal == no.PIECES_MISSING:
        return missing(castle, seat, box.payments[action - box.first_pay])
    if refusal in (no.TOO_LITTLE, no.TOO_MUCH):
        step = castle.stack[-1]
        assert isinstance(step, ExchangeSilver)
        least, most = step.bounds(castle, seat)
        return {"good": step.good, "least": least, "most": most}
    if refusal == no.NO_MORE_SILVER and action != MORE_SILVER:
        return {"payment": action - box.first_pay, "any": "no"}
    return {"payment": 0, "any": "yes"} if refusal == no.NO_MORE_SILVER else {}


def good_of(castle: Castle, action: int, refusal: int) -> int:
    """The good that an action names; where silver is to be exchanged, what is missing."""
    box = castle.box
    if action >= box.first_turn_silver:
        return SILVER if refusal == no.NOT_OWNED else action - box.first_turn_silver
    for first in (box.first_turn, box.first_offer):
        if action >= first:
            return action - first
    return action - box.first_take


def wagon_of(castle: Castle, action: int) -> int:
    """The wagon that an action names."""
    box = castle.box
    for first in (box.first_back, box.first_send_host, box.first_send):
        if action >= first:
            return action - first
    return action - box.first_from_wagon


def price_of(castle: Castle, seat: int, action: int) -> int:
    """What a refused action costs in talers."""
    box = castle.box
    if action >= box.first_convert:
        return action - box.first_convert
    if action == PAY:
        plague = castle.stack[-1].kind == "plague"
        return castle.people[seat].pile.bit_count() if plague else box.snow_tax
    return box.place_fee[action - box.first_helper]


def missing(castle: Castle, seat: int, heap: list[int]) -> dict[str, Any]:
    """What a payment lacks, and how much silver there is to make up for it."""
    goods = castle.people[seat].goods
    lacking = [max(0, heap[good] - goods[good]) for good in range(SILVER)]
    return {"heap": pieces_code(lacking), "owned": goods[SILVER]}


def decision_data(castle: Castle, seat: int) -> dict[str, Any]:
    """What the pending question is about, with the figures its sentence shows."""
    step = castle.stack[-1]
    kind = step.kind
    fields = step.fields()
    me = castle.people[seat]
    if kind == "build":
        return {"card": fields[1], "left": fields[2]}
    if kind == "payment":
        return {"building": fields[3], "value": castle.box.value[fields[3]], "silver": fields[4]}
    if kind == "silver":
        return {"building": fields[3], "payment": fields[4], "good": fields[5], "owned": me.goods[SILVER]}
    if kind == "load":
        return {"card": fields[1]}
    if kind == "helper":
        return {"left": fields[1], "owned": me.talers}
    if kind == "helper_from":
        return {"place": fields[1]}
    if kind == "sell":
        return {"buyer": fields[1], "good": fields[3], "price": castle.box.buy_price}
    if kind == "buy":
        return {"owned": me.talers, "price": castle.box.buy_price}
    if kind == "palace":
        return {"left": fields[1]}
    if kind == "wall_breach":
        return {"left": fields[1], "owned": me.goods[STONE], "points": castle.box.breach_points}
    if kind == "choose_cards":
        count = min(castle.box.cards_per_round[castle.players], me.hand.bit_count())
        return {"cards_wanted": count, "rounds": castle.field}
    if kind == "plague":
        return {"price": me.pile.bit_count(), "owned": me.talers}
    if kind == "snowdrift":
        return {"price": castle.box.snow_tax, "owned": me.talers}
    if kind == "market":
        den, num = castle.box.market_den[fields[1]], castle.box.market_num[fields[1]]
        return {"talers": den, "points": num, "owned": me.talers}
    return {}
