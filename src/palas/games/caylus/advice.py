"""What a good position looks like, in prestige points: the evaluation that bots and hints share.

The value of a position for a seat is its points, what its goods, buildings, houses and favours should still bring, and
what the workers that stand somewhere will do when they are activated; less a part of what its rivals have.
"""

from __future__ import annotations

from typing import Final

from palas.games.caylus.box import MONEY
from palas.games.caylus.prospects import Plan, owning, residences_worth
from palas.games.caylus.state import Town

# How much of a rival's standing counts against one's own: much in a duel, little in a crowd.
RIVALRY: Final = [0.0, 0.0, 0.6, 0.4, 0.3, 0.25]

PACE: Final = 1.4  # spaces the bailiff moves in a round, on average


def value(town: Town, seat: int) -> float:
    """How good the position is for that seat."""
    left = rounds_left(town)
    rivals = 0.0
    for other in range(town.players):
        if other != seat:
            rivals += standing(town, other, left)
    return standing(town, seat, left) - RIVALRY[town.players] * rivals / (town.players - 1)


def standings(town: Town) -> list[float]:
    """What each seat has and may expect, whatever its rivals have."""
    left = rounds_left(town)
    return [standing(town, seat, left) for seat in range(town.players)]


def rounds_left(town: Town) -> float:
    """How many rounds are still to come after this one: until the bailiff or the builders end the game."""
    sections = town.box.sections
    road = (sections[-1].trigger - town.bailiff) / PACE
    parts = 0
    for number in range(town.scored, len(sections)):
        parts += sections[number].parts - town.built[number]
    return max(0.0, min(road, parts / (0.8 * town.players)) - 1.0)


def standing(town: Town, seat: int, left: float) -> float:
    """What a seat has and may expect."""
    me = town.people[seat]
    if not town.stack:
        return float(me.pp)
    plan = Plan(town, seat, left)
    worth = me.pp + me.income * left * plan.prices[MONEY]
    worth += houses_worth(town, seat, plan.favour)
    worth += columns_worth(town, seat, left)
    worth += residences_worth(me.residences, left)
    for space in range(1, len(town.road)):
        if town.owner[space] == seat:
            worth += owning(town, town.road[space], left)
    plan.before_the_bridge()
    plan.along_the_road()
    plan.in_the_castle()
    return worth + plan.gain + plan.goods_worth() + plan.outlook()


def columns_worth(town: Town, seat: int, left: float) -> float:
    """How far the favour markers have come, for the favours still to be won."""
    if town.simple_favours:
        return 0.0
    worth = 0.0
    for column in town.people[seat].columns:
        worth += 0.05 * column * (column + 1)
    return worth * min(left, 8.0)


def houses_worth(town: Town, seat: int, favour: float) -> float:
    """What the scorings to come will bring for the houses that stand, and cost where none stands (CAY-10.5)."""
    worth = 0.0
    for number in range(town.scored, len(town.box.sections)):
        section = town.box.sections[number]
        houses = town.houses[number * town.players + seat]
        last = len(section.favours) - 1
        if houses == 0:
            rounds = max(0.0, (section.trigger - town.bailiff) / PACE)
            worth -= section.loss[0] * max(0.25, 0.95 - 0.12 * rounds)
            continue
        line = min(houses, last)
        worth += section.favours[line] * favour
        if line < last and section.favours[line + 1] > section.favours[line]:
            worth += 0.3 * favour  # the next house reaches the next favour
        elif line < last:
            worth += 0.1 * favour
    return worth
