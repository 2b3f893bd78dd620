"""What a good position looks like, in victory points: the evaluation that bots and hints share.

The value of a position for a seat is its points, what its pieces, talers, helpers and cards should still bring, and
what the cards it has chosen or shown will do when they are carried out; less a part of what its rivals have.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palas.engine.core.cards import has, listed, with_
from palas.games.castle.box import (
    BRICKLAYER,
    MESSENGER,
    SILVER,
    STONE,
    STONEMASON,
    TALER,
    TALER_PER_PIECE,
    TRADER,
    WOOD,
    WORKER,
)
from palas.games.castle.prospects import BUILT_A_ROUND, Outlook
from palas.games.castle.rules.building import Erect, Purse, reward_points
from palas.games.castle.rules.choosing import ChooseCards, cards_of
from palas.games.castle.rules.helpers import PlaceHelper
from palas.games.castle.rules.resolving import Character, Equip, EquipWorker, ResolveRank
from palas.games.castle.rules.trader import payout_at
from palas.games.castle.state import NOBODY, Castle

# How much of a rival's standing counts against one's own: much in a duel, little in a crowd.
RIVALRY: Final = [0.0, 0.0, 0.6, 0.4, 0.3]

POINT_OF_A_PIECE: Final = 0.5  # a building point, as long as there is time to build with it
SILVER_PIECE: Final = 4.5  # a bar, in building points
POINT_OF_A_TALER: Final = 0.5
TIME_TO_BUILD: Final = 4.0  # with so many rounds to go pieces and talers have their full worth
ENOUGH_POINTS: Final = 30.0  # pieces beyond this many building points are worth half
ENOUGH_TALERS: Final = 20
TRADERS_A_ROUND: Final = [0.0, 0.0, 0.6, 0.45, 0.55]
OPEN_HAND: Final = 0.5  # a card that can be chosen
IDLE_HELPER: Final = 0.6
NO_BUILDING: Final = -99.0  # less than any building brings


def value(castle: Castle, seat: int) -> float:
    """How good the position is for that seat."""
    outlook = Outlook(castle)
    rivals = 0.0
    for other in range(castle.players):
        if other != seat:
            rivals += standing(castle, other, outlook, False)
    return standing(castle, seat, outlook, True) - RIVALRY[castle.players] * rivals / (castle.players - 1)


def standings(castle: Castle) -> list[float]:
    """What each seat has and may expect, whatever its rivals have."""
    outlook = Outlook(castle)
    return [standing(castle, seat, outlook, True) for seat in range(castle.players)]


def standing(castle: Castle, seat: int, outlook: Outlook, ahead: bool) -> float:
    """What a seat has and may expect; `ahead` also looks at what its cards of this round will do."""
    me = castle.people[seat]
    if not castle.stack:
        return float(me.vp)
    left = outlook.left
    worth = float(me.vp)
    waiting = cards_to_come(castle, seat) if ahead else 0
    time = min(1.0, (left + (0.5 if waiting else 0.0)) / TIME_TO_BUILD)
    worth += pieces_worth(castle, seat, time) + talers_worth(castle, seat, time)
    worth += helpers_worth(castle, seat, outlook)
    worth += OPEN_HAND * me.hand.bit_count() * min(1.0, left / 3.0)
    if ahead:
        worth += round_worth(castle, seat, waiting, outlook, time)
    return worth


# -- what one has ------------------------------------------------------------------------------------------------------


def points_of(castle: Castle, goods: list[int]) -> float:
    """Pieces in building points."""
    points = SILVER_PIECE * goods[SILVER]
    for good in range(SILVER):
        points += goods[good] * castle.box.good_value[good]
    return points


def pieces_worth(castle: Castle, seat: int, time: float) -> float:
    """Pieces, for buildings to come and for the palace."""
    goods = castle.people[seat].goods
    points = points_of(castle, goods)
    kinds = 0
    for good in range(TALER):
        if goods[good]:
            kinds += 1
    useful = min(points, ENOUGH_POINTS) + 0.5 * max(0.0, points - ENOUGH_POINTS)
    worth = POINT_OF_A_PIECE * time * (useful + 0.8 * min(kinds, 4))
    room = 0
    for place in castle.box.palace_places:
        if castle.places[place] == seat:
            room += castle.box.palace_pieces
    if room:
        turned = 0.0
        for good in range(SILVER, -1, -1):
            each = STONE + 2 if good == SILVER else castle.box.good_value[good]
            count = min(room, goods[good])
            turned += count * each
            room -= count
        worth = max(worth, (1.0 - 0.5 * time) * turned + 0.5 * worth)
    return worth


def talers_worth(castle: Castle, seat: int, time: float) -> float:
    """Talers, for fees to come and for the market."""
    talers = castle.people[seat].talers
    useful = min(talers, ENOUGH_TALERS) + 0.4 * max(0, talers - ENOUGH_TALERS)
    worth = POINT_OF_A_TALER * time * useful + 0.01 * talers
    stalls = 0
    for place in castle.box.market_places:
        if castle.places[place] == seat:
            stalls += 1
    if stalls:
        worth = max(worth, talers * castle.box.market_num[stalls] / castle.box.market_den[stalls])
    return worth


def helpers_worth(castle: Castle, seat: int, outlook: Outlook) -> float:
    """Helpers in buildings, at the wagons and at home."""
    left = outlook.left
    worth = 0.0
    for place in range(len(castle.places)):
        if castle.places[place] == seat:
            worth += outlook.place_worth(castle, place)
    payouts = TRADERS_A_ROUND[castle.players] * left * 0.7
    for wagon in range(len(castle.wagons)):
        if castle.wagons[wagon] == seat:
            worth += payouts * wagon_yield(castle, wagon) * POINT_OF_A_PIECE
    worth += IDLE_HELPER * min(1.0, left / 4.0) * min(4, castle.people[seat].helpers)
    return worth


def wagon_yield(castle: Castle, wagon: int) -> float:
    """What a payout brings to the owner of a helper there, in building points."""
    pieces, _duty = payout_at(castle, wagon)
    return pieces * (SILVER_PIECE if wagon == SILVER else castle.box.good_value[wagon])


# -- what the cards of this round will do ------------------------------------------------------------------------------


def cards_to_come(castle: Castle, seat: int) -> int:
    """The seat's cards of this round that are still to be carried out: chosen, face down or shown."""
    me = castle.people[seat]
    top = castle.stack[-1]
    if isinstance(top, ChooseCards):
        return cards_of(castle, castle.answers[seat]) if castle.answers[seat] >= 0 else 0
    if me.chosen:
        return me.chosen
    waiting = 0
    for step in castle.stack:
        if isinstance(step, ResolveRank):
            for card in listed(me.shown):
                if castle.box.card_rank[card] >= step.rank:
                    waiting = with_(waiting, card)
        elif isinstance(step, Character) and step.seat == seat:
            waiting = with_(waiting, step.card)
    return waiting


def round_worth(castle: Castle, seat: int, waiting: int, outlook: Outlook, time: float) -> float:
    """What the cards to come, and the questions that are pending for the seat, should bring."""
    worth = 0.0
    for step in castle.stack:
        if step.seat != seat:
            continue
        if isinstance(step, PlaceHelper) and castle.people[seat].erected:
            worth += best_places(castle, seat, step.left, outlook, time)
        elif isinstance(step, Erect):
            worth += max(0.0, best_building(castle, seat, step.card, time))
    for card in listed(waiting):
        worth += card_worth(castle, seat, card, outlook, time)
    return worth


def card_worth(castle: Castle, seat: int, card: int, outlook: Outlook, time: float) -> float:
    """What a card should bring when it is carried out."""
    box = castle.box
    left = outlook.left
    me = castle.people[seat]
    rank = box.card_rank[card]
    if rank == MESSENGER:
        return (
            min(box.messenger_talers, castle.bank)
            * POINT_OF_A_TALER
            * max(time, 0.3 if has_stall(castle, seat) else 0.0)
        )
    if rank == TRADER:
        return trader_worth(castle, seat, left, time)
    if rank == WORKER:
        return worker_worth(castle, seat, card, time)
    if rank == BRICKLAYER:
        most = 0.0
        for good in range(TALER):
            each = SILVER_PIECE if good == SILVER else castle.box.good_value[good]
            most = max(most, castle.tower[good] * each)
        return most * POINT_OF_A_PIECE * time + max(0.0, best_peopled(castle, seat, card, outlook, time))
    if rank == STONEMASON:
        return 0.5 * time + max(0.0, best_peopled(castle, seat, card, outlook, time))
    others = BUILT_A_ROUND[castle.players] * (castle.players - 1) / castle.players
    back = (me.pile | me.shown | me.chosen).bit_count() + (0 if me.shown or me.chosen else 1)
    return box.master_points * others + (OPEN_HAND + 0.35) * back * min(1.0, left / 3.0)


def has_stall(castle: Castle, seat: int) -> bool:
    """Has the seat a helper on the market?"""
    return any(castle.places[place] == seat for place in castle.box.market_places)


def trader_worth(castle: Castle, seat: int, left: int, time: float) -> float:
    """The payout of the own helpers, one more among them; rivals are paid too."""
    mine = 0.0
    theirs = 0.0
    best = 0.0
    full = castle.wagons_full()
    for wagon in range(len(castle.wagons)):
        brings = wagon_yield(castle, wagon)
        if castle.wagons[wagon] == seat:
            mine += brings
        elif castle.wagons[wagon] != NOBODY:
            theirs += brings
            if full and not castle.wagon_new[wagon]:
                best = max(best, brings)
        elif wagon != SILVER or full:
            best = max(best, brings)
    if castle.people[seat].helpers == 0:
        best = 0.0
    lasting = best * TRADERS_A_ROUND[castle.players] * left * 0.7
    paid = mine + best - RIVALRY[castle.players] * theirs / (castle.players - 1)
    return POINT_OF_A_PIECE * (paid * time + lasting) - (0.3 if best else 0.0)


def pieces_to_come(castle: Castle, seat: int, card: int) -> list[int]:
    """What lies on a worker card, or will once it is equipped (CAS-5.1)."""
    box = castle.box
    equipped = has(castle.people[seat].shown, card)
    for step in castle.stack:
        if isinstance(step, Equip) or (isinstance(step, EquipWorker) and step.seat == seat and step.card == card):
            equipped = False
    if equipped:
        return castle.on_worker(seat, box.worker_of[card])
    pieces = [min(box.card_equip[card][good], castle.supply[good]) for good in range(TALER)]
    if box.card_choice[card]:
        best = WOOD
        for good in box.card_choice_from[card]:
            if castle.supply[good] >= box.card_choice[card] and box.good_value[good] > box.good_value[best]:
                best = good
        pieces[best] += min(box.card_choice[card], castle.supply[best])
    return pieces


def worker_worth(castle: Castle, seat: int, card: int, time: float) -> float:
    """The pieces on the card, of which a stonemason may buy one, and a building for half its points."""
    goods = castle.people[seat].goods
    pieces = pieces_to_come(castle, seat, card)
    worth = 0.9 * points_of(castle, pieces) * POINT_OF_A_PIECE * time
    for good in range(TALER):
        goods[good] += pieces[good]
    worth += max(0.0, best_building(castle, seat, card, time))
    for good in range(TALER):
        goods[good] -= pieces[good]
    return worth


def best_building(castle: Castle, seat: int, card: int, time: float) -> float:
    """What the best building that can be paid brings with this card, beyond its pieces."""
    box = castle.box
    best = NO_BUILDING
    price = POINT_OF_A_PIECE * time
    purse = Purse(castle, seat)
    most = purse.most(box)
    if most < box.template_values[0]:
        return best
    vain: i64 = 0  # values for which there is no exact payment, as a set
    one: i64 = 1
    standing = castle.standing
    for plan in box.plans:
        worth = plan.value
        template = plan.template
        if worth > most or vain >> worth & 1 or standing[template]:
            continue
        if plan.twin >= 0 and not standing[plan.twin]:
            continue  # it is as good as its twin
        gain = reward_points(castle, card, template) - price * box.value[template]
        if box.card_reward[card] == TALER_PER_PIECE:
            gain += POINT_OF_A_TALER * max(time, 0.2) * box.value[template] / 2.6
        if gain > best:
            if purse.pays_any(box.heaps_of[worth]):
                best = gain
            else:
                vain |= one << worth
    return best


def best_peopled(castle: Castle, seat: int, card: int, outlook: Outlook, time: float) -> float:
    """What the best building brings together with the helpers that the card then allows."""
    best = best_building(castle, seat, card, time)
    if best > NO_BUILDING:
        best += best_places(castle, seat, castle.box.card_helpers[card], outlook, time)
    return best


def best_places(castle: Castle, seat: int, count: int, outlook: Outlook, time: float) -> float:
    """What the best one or two free places bring beyond their fees."""
    box = castle.box
    me = castle.people[seat]
    if me.helpers == 0 and seat not in castle.wagons:
        return 0.0
    first = 0.0
    second = 0.0
    price = POINT_OF_A_TALER * time + 0.01
    for place in range(len(castle.places)):
        building = box.place_building[place]
        if castle.places[place] != NOBODY or not castle.is_open(building) or has(me.visited, building):
            continue
        if box.place_fee[place] > me.talers:
            continue
        gain = outlook.place_worth(castle, place) - price * box.place_fee[place] - IDLE_HELPER
        if gain > first:
            first, second = gain, first
        elif gain > second:
            second = gain
    return first + (0.5 * second if count > 1 else 0.0)
