"""What a good position looks like, in victory points: the evaluation that bots and hints share.

The value of a position for a seat is its points and what its goods, cards, people and places on the tracks should still
bring in the rounds that are left; less a part of what its best rival has.
"""

from __future__ import annotations

from typing import Final

from palas.engine.core.cards import has
from palas.games.nobility.rules import final_scoring, settlers
from palas.games.nobility.rules.gains import Gain
from palas.games.nobility.rules.settlers import PayGood
from palas.games.nobility.rules.turn import DIE
from palas.games.nobility.state import FROM_SETTLERS, NONE, City, Player
from palas.games.nobility.terms import FIELDS, KINDS, METRICS

RIVALRY: Final = 0.25  # how much of the best rival's standing counts against one's own
WORKER: Final = 2.0  # a worker in the quarters, while there is time to place it
HOME: Final = 1.0  # a house that waits for settlers nobody has invited yet, while there is time
HOARDS: Final = ("coins", "goods_total", "goods_min_each", "modifiers")  # objectives that only look at the end
HOMES: Final = ("settlers_total", "settlers_races", "houses_built")
RACE: Final = 0.35  # a race that the council and the Chancery ask for, for each of the next rounds


def value(city: City, seat: int) -> float:
    """How good the position is for that seat."""
    own = standing(city, seat)
    if city.players == 1:
        return own + objective_worth(city)
    rivals = [standing(city, other) for other in range(city.players) if other != seat]
    return own - RIVALRY * max(rivals)


def standings(city: City) -> list[float]:
    """What each seat has and may expect, whatever its rivals have; alone with the objective."""
    if city.players == 1:
        return [value(city, 0)]
    return [standing(city, seat) for seat in range(city.players)]


def standing(city: City, seat: int) -> float:
    """What a seat has and may expect."""
    me = city.people[seat]
    if not city.stack:
        return float(me.vp)
    left = city.box.rounds - city.round  # whole rounds after this one
    worth = me.vp + star_worth(left) * me.nobility + (2.0 if me.lord else 0.0)
    worth += goods_worth(city, seat, left)
    worth += coins_worth(me, left)
    worth += people_worth(city, seat, left)
    worth += dice_worth(city, seat)
    worth += reputation_worth(me, left)
    worth += 0.45 * min(me.modifiers, 4) * (1 if left else 0.4)
    return worth + commissions_worth(city, seat, left)


def coins_worth(me: Player, left: int) -> float:
    """Coins buy goods, houses and buildings as long as there are rounds."""
    if left == 0:
        return 0.05 * min(me.coins, 8)
    return 0.45 * min(me.coins, 12) + 0.1 * max(0, me.coins - 12)


def reputation_worth(me: Player, left: int) -> float:
    """Reputation is how many dice can be placed in every round to come."""
    useful = min(me.reputation, 19)
    return 0.14 * useful * left + 0.02 * me.reputation


def dice_worth(city: City, seat: int) -> float:
    """The dice that can still be placed in this round."""
    me = city.people[seat]
    if has(city.passed, seat):
        return 0.0
    room = me.reputation - me.placed
    count = 0
    for face in range(KINDS):
        for _die in range(me.dice[face]):
            if room >= face + 1:
                room -= face + 1
                count += 1
    return 0.9 * count + (0.4 if not city.done & DIE else 0.0)


def goods_worth(city: City, seat: int, left: int) -> float:
    """Goods at half a point, and what the cards in hand would bring with houses for their settlers."""
    me = city.people[seat]
    worth = 0.0
    for amount in me.goods:
        if left:  # more of a type than cards take is worth little before the end
            worth += 0.7 * min(amount, 4) + (0.5 if left == 1 else 0.3) * max(0, amount - 4)
        else:
            worth += 0.5 * amount
    homes = min(me.platform, city.box.plots - me.plots)
    paying = NONE
    for step in city.stack:  # settlers who are about to move in
        if isinstance(step, PayGood) and step.seat == seat:
            paying = step.card
            homes -= 1
            worth += step.paid + prize(city, seat, paying, left)
        elif isinstance(step, Gain) and step.source == FROM_SETTLERS and step.seat == seat:
            worth += step.n
    prospects = sorted((card_worth(city, seat, card, left) for card in me.held if card != paying), reverse=True)
    for place, prospect in enumerate(prospects):
        worth += prospect * (1.0 if place < homes else 0.3 if left else 0.0)
    empty = max(0, min(homes, 3) - len(prospects))
    return worth + empty * HOME * min(1.0, left / 3)


def card_worth(city: City, seat: int, card: int, left: int) -> float:
    """What a held card should bring beyond the goods it takes, by how near it is to being paid."""
    box = city.box
    goods = box.settler_goods[card]
    have = 0
    types = 0
    for good in goods:
        available = settlers.most_of(city, seat, good)
        have += available
        types += 1 if available else 0
    need = box.settler_min[card]
    gain = prize(city, seat, card, left) + 0.3 * min(max(have, need), box.settler_max[card])
    if types == len(goods) and have >= need:
        return 0.75 * gain
    share = 0.5 * min(1.0, have / need) + 0.5 * types / len(goods)
    return 0.6 * gain * share * min(1.0, (left + 1) / 4)


def prize(city: City, seat: int, card: int, left: int) -> float:
    """What a card brings besides the points for its goods: workers, stars, its race, community buildings."""
    box = city.box
    worth = WORKER * box.settler_workers[card] * min(1.0, left / 3) + star_worth(left) * box.settler_stars[card]
    if not city.has_race(seat, box.settler_race[card]):
        worth += RACE * min(left, 4)
    for site in city.people[seat].sites:
        if site != NONE:
            worth += 1.0
    return worth


def star_worth(left: int) -> float:
    """A step of nobility: points at the end, and the council it opens."""
    return 0.5 + 0.15 * min(left, 5)


def people_worth(city: City, seat: int, left: int) -> float:
    """Workers wait, apprentices earn coins and free goods, masters and community buildings earn every round."""
    me = city.people[seat]
    box = city.box
    rounds = left + 1
    worth = WORKER * me.quarters * min(1.0, left / 3)
    for guild in range(KINDS):
        worth += me.apprentices[guild] * (0.75 * min(rounds, 7) + 0.5 * min(1, left))
    for at in range(KINDS * FIELDS):
        if city.owners[at] == seat:
            worth += 0.55 * rounds + 0.3 * left
    sites = 0
    for site in range(FIELDS):
        if me.sites[site] != NONE:
            sites += 1
            worth += 0.5 * rounds
    worth += sites * 0.7 * min(left, box.plots - me.plots) * 0.6
    if city.chancery:
        worth += 1.8 * city.desks.count(seat) * min(rounds, 7) * 0.9
    races = 0
    for race in range(KINDS):
        if city.has_race(seat, race):
            races += 1
    return worth + RACE * races * min(left, 4)


def commissions_worth(city: City, seat: int, left: int) -> float:
    """Commission cards by what they would score now, as far as their dice tile is filled."""
    if not city.chancery:
        return 0.0
    me = city.people[seat]
    worth = 0.0
    for place, card in enumerate(me.commissions):
        if place >= len(me.filled):
            continue
        points = final_scoring.card_points(city, seat, city.box.commissions[card])
        filled = me.filled[place].bit_count()
        hope = points + 0.35 * left
        worth += hope * (0.1, 0.35, 0.65, 1.0)[filled] if left or filled == FIELDS else 0.0
    return worth


def objective_worth(city: City) -> float:
    """Alone: how far each condition of the objective has come; points are counted already, and what one hoards only
    matters towards the end."""
    scoring = city.box.objectives[city.objective]
    left = city.box.rounds - city.round
    worth = 0.0
    for metric, least in zip(scoring.metrics, scoring.least, strict=True):
        weight = 30.0
        if METRICS[metric] == "vp":
            weight = 12.0
        elif METRICS[metric] in HOARDS:
            weight = 60.0 / (1 + left) ** 2
        have = float(final_scoring.metric(city, 0, metric))
        if METRICS[metric] in HOMES and left:  # houses and cards are on the way there
            me = city.people[0]
            have += 0.4 * min(me.platform, len(me.held)) + 0.2 * (me.platform + len(me.held))
        worth += weight * min(1.0, have / least)
    if final_scoring.holds(city, 0, scoring):
        worth += 25.0 / (1 + left)
    return worth
