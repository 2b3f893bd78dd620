"""Why something is not legal: the message, the rule and the figures of every refusal."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.castle.box import MORE_SILVER, SILVER, TALER, pieces_code
from palas.games.castle.rules import refusals as no
from palas.games.castle.rules.building import ExchangeSilver, lacking
from palas.games.castle.rules.choosing import cards_of
from palas.games.castle.state import NOBODY, Castle
from palas.text import Words

# The message and the rule of every refusal; no rule: that of the question.
REASONS: dict[int, tuple[str, str]] = {
    no.NOT_IN_HAND: ("not-in-hand", "CAS-4.3"),
    no.MASTER_BUILDER_TOO_EARLY: ("master-builder-too-early", "CAS-4.2"),
    no.SOLD_OUT: ("sold-out", "CAS-5.2"),
    no.NO_HELPER: ("no-helper", ""),
    no.NOT_THE_HOST: ("not-the-host", "CAS-15.5"),
    no.RIDER_CLOSED: ("rider-closed", "CAS-7.2.2"),
    no.OWN_HELPER: ("own-helper", "CAS-7.2.3"),
    no.PLACED_THIS_ROUND: ("placed-this-round", "CAS-7.2.2"),
    no.WAGON_OCCUPIED: ("wagon-occupied", "CAS-7.2.2"),
    no.NOT_YOUR_HELPER: ("not-your-helper", ""),
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
    no.FEE_TOO_HIGH: ("too-expensive", "CAS-10.3"),
    no.SAME_BUILDING: ("same-building", "CAS-10.4"),
    no.NOT_IN_PILE: ("not-in-pile", "CAS-15.7"),
    no.NOT_OWNED: ("not-owned", ""),
    no.TOO_MUCH: ("too-much", "CAS-9.2"),
    no.NO_WORKER_CARD: ("no-worker-card", "CAS-15.10"),
    no.NOT_ON_MAIDEN: ("not-on-maiden", "CAS-15.9"),
    no.PIECES_MISSING: ("pieces-missing", "CAS-8.1"),
    no.TOO_LITTLE: ("too-little", "CAS-9.2"),
    no.NO_MORE_SILVER: ("no-more-silver", "CAS-9.2"),
    no.TAKE_THE_FIRST_PLACE: ("take-the-first-place", "CAS-10.2"),
    no.TOO_EXPENSIVE: ("too-expensive", ""),
    no.NO_HELPER_ANYWHERE: ("no-helper", "CAS-10.6"),
    no.NONE_FOR_SILVER: ("sold-out", "CAS-9.1"),
    no.NO_STONE_FOR_SILVER: ("sold-out", "CAS-9.2"),
}


# The rule against an answer of a verb that the kind of question has, or ever could have, but not for this thing.
MISFITS: dict[tuple[str, str], str] = {
    ("build", "build"): "CAS-8.1",
    ("buy", "buy"): "CAS-7.4.1",
    ("choose_cards", "play"): "CAS-4.1",
    ("equip_first", "first"): "CAS-5.2",
    ("worker_first", "first"): "CAS-6.3",
    ("load", "take"): "CAS-5.1",
    ("market", "convert"): "CAS-12.6",
    ("payment", "pay"): "CAS-8.1",
    ("plague", "pay"): "CAS-15.7",
    ("snowdrift", "pay"): "CAS-15.10",
    ("snowdrift", "discard"): "CAS-15.10",
    ("silver", "silver"): "CAS-9.2",
    ("tower", "take"): "CAS-7.3.1",
    ("tower", "stop"): "CAS-7.3.1",
    ("wall_breach", "turn"): "CAS-15.8",
    ("gift", "take"): "CAS-15.9",
}


def reason(castle: Castle, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    return Reason(code, rule or castle.stack[-1].rule, figures(castle, seat, action, refusal), words)


def figures(castle: Castle, seat: int, action: int, refusal: int) -> dict[str, Any]:
    """The parameters of a reason's sentence: what the refused action is about."""
    box = castle.box
    me = castle.people[seat]
    step: Any = castle.stack[-1]
    if box.play.has(action) or box.play_pair.has(action):
        return {"cards": cards_of(castle, action) & ~me.hand, "count": me.hand.bit_count()}
    if box.turn_silver.has(action):
        return {"good": SILVER if refusal == no.NOT_OWNED else box.turn_silver.of(action)}
    for goods in (box.take, box.offer, box.turn):
        if goods.has(action):
            return {"good": goods.of(action)}
    for wagons in (box.from_wagon, box.send, box.send_host, box.back):
        if wagons.has(action):
            return {"wagon": wagons.of(action), "free": castle.wagons[:SILVER].count(NOBODY)}
    if box.buy.has(action):
        number, good = divmod(box.buy.of(action), TALER)
        _owner, worker = box.worker_card(number)
        return {"card": box.workers[worker], "good": good, "price": box.buy_price}
    if box.build.has(action):
        building = box.build.of(action)
        return {"building": building, "value": box.value[building]}
    if box.helper.has(action):
        place = box.helper.of(action)
        fee = box.place_fee[place]
        return {"place": place, "building": box.place_building[place], "price": fee, "owned": me.talers}
    if refusal == no.TOO_EXPENSIVE:
        price = box.convert.of(action) if box.convert.has(action) else step.price(castle, seat)
        return {"price": price, "owned": me.talers}
    if box.discard.has(action):
        return {"card": box.discard.of(action)}
    if isinstance(step, ExchangeSilver):
        least, most = step.bounds(castle, seat)
        return {"good": step.good, "least": least, "most": most}
    if refusal == no.PIECES_MISSING:
        lacks = lacking(castle, seat, box.payments[box.pay.of(action)])
        return {"heap": pieces_code(lacks), "owned": me.goods[SILVER]}
    if refusal == no.NO_MORE_SILVER:
        every = action == MORE_SILVER
        return {"payment": 0 if every else box.pay.of(action), "any": "yes" if every else "no"}
    return {}
