"""Why something is not legal: the message, the rule and the figures of every refusal."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.engine.core.cards import listed, set_of
from palas.games.nobility.rules import dice, settlers
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.rules.berk import TakeModifiers
from palas.games.nobility.rules.guilds import BuyGoods
from palas.games.nobility.rules.settlers import PayGood
from palas.games.nobility.rules.turn import PlaceDie
from palas.games.nobility.state import City
from palas.games.nobility.terms import COUNCIL, DESK, FIELDS, KINDS
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
    no.NO_COIN_FOR_GOOD: ("too-expensive", "NOB-6.3.8"),
    no.NO_HOUSE: ("no-house", "NOB-6.2.2"),
    no.NO_APPRENTICE: ("no-apprentice", "NOB-6.4.2"),
    no.NO_APPRENTICE_TO_MOVE: ("no-apprentice", "NOB-6.3.5"),
    no.NONE_TO_RECALL: ("no-apprentice", "NOB-6.11.1"),
    no.NO_WORKER: ("no-worker", "NOB-6.4.4"),
    no.NO_WORKER_TO_PLACE: ("no-worker", "NOB-6.3.5"),
    no.NO_WORKER_FOR_DESK: ("no-worker", "NOB-15.3"),
    no.NO_TILE: ("no-tile", "NOB-6.4.1"),
    no.NO_TILE_TO_REPLACE: ("no-tile", "NOB-6.9.3"),
    no.NO_COUNCIL_TILE: ("no-tile", "NOB-6.8.1"),
    no.GUILD_FULL: ("guild-full", "NOB-6.4.2"),
    no.NO_SITE: ("no-site", "NOB-6.4.4"),
    no.NOTHING_TO_SELL: ("nothing-to-sell", "NOB-6.7.1"),
    no.NO_RACE: ("no-race", "NOB-6.8.1"),
    no.NO_RACE_FOR_DESK: ("no-race", "NOB-15.3"),
    no.NO_NOBILITY: ("no-nobility", "NOB-6.8.1"),
    no.NO_GOODS: ("no-goods", "NOB-6.8.1"),
    no.NO_GOOD_TO_SWAP: ("no-good-to-swap", "NOB-6.3.8"),
    no.NOTHING_AT_BERK: ("nothing-at-berk", "NOB-6.9.3"),
    no.NOT_YOURS: ("not-yours", "NOB-6.6.1"),
    no.NOT_YOUR_SITE: ("not-yours", "NOB-6.6.2"),
    no.NOT_YOUR_TILE: ("not-yours", "NOB-15.7"),
    no.NOT_HELD: ("not-held", "NOB-7.2"),
    no.NO_PLATFORM: ("no-platform", "NOB-7.2"),
    no.CANNOT_PAY: ("cannot-pay", "NOB-7.2"),
    no.NO_CARD: ("no-card", "NOB-6.1.4"),
    no.NO_CARD_TO_REPLACE: ("no-card", "NOB-6.9.3"),
    no.NEW_CARD: ("new-card", "NOB-6.1.3"),
    no.NO_ROOM: ("no-room", "NOB-6.3.5"),
    no.NO_SUCH_DIE: ("no-such-die", "NOB-5.1"),
    no.NO_DIE_TO_REROLL: ("no-such-die", "NOB-6.3.8"),
    no.NOTHING_TO_REROLL: ("nothing-to-reroll", "NOB-6.3.8"),
    no.MUST_SELL: ("must-sell", "NOB-6.7.1"),
    no.MUST_CHOOSE: ("must-choose", "NOB-6.9.1"),
    no.NOT_DEALT: ("not-dealt", "NOB-15.1"),
    no.NO_SLOT: ("no-slot", "NOB-6.1.1"),
    no.NO_YARD_SLOT: ("no-slot", "NOB-6.2.1"),
    no.GUILD_CLOSED: ("guild-closed", "NOB-6.3.1"),
    no.NOT_IN_PLAY: ("not-in-play", "NOB-15.2"),
    no.NO_SUCH_SLOT: ("not-in-play", "NOB-6.10.1"),
    no.NO_MODIFIER: ("no-modifier", "NOB-5.4"),
    no.NOT_IN_DISPLAY: ("not-in-display", "NOB-6.1.2"),
    no.NO_SPACE_ON_SHIP: ("no-space-on-ship", "NOB-6.7.2"),
    no.NO_SUCH_GOOD: ("no-such-good", "NOB-6.7.1"),
    no.NOT_THAT_MANY: ("no-such-good", "NOB-7.2"),
    no.NOT_THAT_GOOD: ("no-such-good", "NOB-6.3.7"),
    no.NO_PLOT: ("no-plot", "NOB-7.2"),
    no.NO_MODIFIERS_LEFT: ("no-modifiers-left", "NOB-6.9.3"),
    no.WRONG_AMOUNT: ("wrong-amount", "NOB-7.2"),
}


# The rule against an answer of a verb that the kind of question has, or ever could have, but not for this thing.
MISFITS: dict[tuple[str, str], str] = {
    ("apprentice", "from"): "NOB-6.3.5",
    ("buy_goods", "buy"): "NOB-6.3.4",
    ("modifiers", "modifiers"): "NOB-6.9.1",
    ("overflow", "discard"): "NOB-6.1.3",
    ("pay", "pay"): "NOB-7.2",
    ("port", "sell"): "NOB-6.7.1",
    ("recall", "from"): "NOB-6.11.1",
    ("swap_for", "good"): "NOB-6.3.7",
    ("turn", "go"): "NOB-15.7",
    ("turn", "sell"): "NOB-6.7.1",
    ("workshop", "use"): "NOB-6.3.2",
}


def reason(city: City, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    return Reason(code, rule, figures(city, seat, action, refusal), words)


def figures(city: City, seat: int, action: int, refusal: int) -> dict[str, Any]:
    """The parameters of a reason's sentence."""
    box = city.box
    me = city.people[seat]
    card = box.setups[city.players]
    if refusal == no.NO_DIE:
        return {**die_wanted(city, seat, action), "modifiers": me.modifiers}
    if refusal == no.OVER_LIMIT:
        value, limit = least_value(city, seat, action), dice.limit(city, seat)
        return {"thing": action, "value": value, "limit": limit, "placed": me.placed}
    if refusal in (no.TOO_EXPENSIVE, no.NO_COIN_FOR_GOOD):
        return {"thing": action, "price": price_of(city, seat, action), "coins": me.coins}
    if refusal in (no.NO_SLOT, no.NO_YARD_SLOT):
        return {"thing": action, "slots": card.tavern if refusal == no.NO_SLOT else card.yard}
    if refusal == no.GUILD_CLOSED:
        return {"thing": action, "slots": card.guild_dice}
    if refusal == no.NO_ROOM:
        return {"slots": card.apprentices}
    if refusal in (no.NOT_IN_PLAY, no.NO_SUCH_SLOT):
        return {"thing": action, "players": city.players}
    if refusal in (no.NO_HOUSE, no.NO_PLOT):
        return {"houses": box.houses if refusal == no.NO_HOUSE else box.plots}
    if refusal == no.NO_SITE:
        return {"thing": action, "sites": FIELDS}
    if refusal == no.NO_RACE:
        return {"thing": action, "race": box.council_race[(box.go.of(action) - COUNCIL) % KINDS]}
    if refusal == no.NO_RACE_FOR_DESK:
        return {"thing": action, "race": box.desk_race[box.go.of(action) - DESK]}
    if refusal == no.NO_NOBILITY:
        needed = box.council_star[city.council[box.go.of(action) - COUNCIL]]
        return {"thing": action, "needed": needed, "nobility": me.nobility}
    if refusal == no.NO_GOODS:
        return {"thing": action, **missing(city, seat, box.go.of(action) - COUNCIL)}
    if refusal in (no.NO_SUCH_DIE, no.NO_MODIFIER):
        rolled, value = box.die_of(action)
        return {"rolled": rolled, "spent": abs(value - rolled), "modifiers": me.modifiers}
    if refusal == no.NO_DIE_TO_REROLL:
        return {"rolled": box.reroll.of(action) + 1}
    if refusal == no.CANNOT_PAY:
        return payment_figures(city, seat, action)
    if refusal == no.WRONG_AMOUNT:
        step = city.stack[-1]
        assert isinstance(step, PayGood)
        least, most = step.bounds(city, seat)
        return {"least": least, "most": most}
    if refusal == no.NOT_THAT_MANY:
        good = next(good for good, span in enumerate(box.pay) if span.has(action))
        return {"good": good, "amount": box.pay[good].of(action)}
    if refusal in (no.NO_SUCH_GOOD, no.NOT_THAT_GOOD):
        return {"good": (box.give if box.give.has(action) else box.sell_good).of(action), "amount": 1}
    if refusal == no.NO_MODIFIERS_LEFT:
        return {"left": city.modifiers}
    return {"thing": action}


def die_wanted(city: City, seat: int, action: int) -> dict[str, Any]:
    """What a space takes, and the dice that cannot show it."""
    step = city.stack[-1]
    space = step.space if isinstance(step, PlaceDie) else city.box.go.of(action)
    values = dice.fitting(city, space)
    faces = [str(face + 1) for face in range(KINDS) for _die in range(city.people[seat].dice[face])]
    return {"thing": city.box.go.at(space), "fits": values, "values": values, "dice": ", ".join(faces) or "–"}


def least_value(city: City, seat: int, action: int) -> int:
    """The smallest value that the player could show there; it is still too much."""
    if city.box.die.has(action):
        return city.box.die_of(action)[1]
    return min(listed(dice.fitting(city, city.box.go.of(action)) & dice.showable(city, seat)))


def price_of(city: City, seat: int, action: int) -> int:
    """The coins that the refused action costs."""
    step = city.stack[-1]
    if isinstance(step, BuyGoods | TakeModifiers):
        return step.price(city, seat, action)
    return dice.price(city, seat, city.box.go.of(action)) if city.box.go.has(action) else city.box.good_price


def missing(city: City, seat: int, at: int) -> dict[str, int]:
    """The first good that a council tile wants and the player lacks, and how many."""
    wanted = city.box.council_goods[city.council[at]]
    good = next(good for good in range(KINDS) if city.people[seat].goods[good] < wanted[good])
    return {"good": good, "amount": wanted[good]}


def payment_figures(city: City, seat: int, action: int) -> dict[str, Any]:
    """What a settlers card needs and the player lacks."""
    card = city.box.settle.of(action)
    available = {good: settlers.most_of(city, seat, good) for good in city.box.settler_goods[card]}
    lacking = [good for good, amount in available.items() if amount == 0]
    params = {"thing": action, "missing": len(lacking), "most": sum(available.values())}
    return {**params, "least": city.box.settler_min[card], "goods_mask": set_of(lacking)}
