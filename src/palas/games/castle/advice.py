"""What a good position looks like, in victory points: the evaluation that bots and hints share.

The value of a position for a seat is its points, what its pieces, talers, helpers and cards should still bring, and
what the cards it has chosen or shown will do when they are carried out; less a part of what its rivals have.
"""

from __future__ import annotations

from typing import Final

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
from palas.games.castle.rules.building import Erect, can_pay, reward_points
from palas.games.castle.rules.choosing import ChooseCards, cards_of
from palas.games.castle.rules.final_scoring import helpers_in_castle
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
BUILT_A_ROUND: Final = [0.0, 0.0, 1.2, 1.2, 1.6]  # by number of players
PLACED_A_ROUND: Final = 0.6
TRADERS_A_ROUND: Final = [0.0, 0.0, 0.6, 0.45, 0.55]
OPEN_HAND: Final = 0.5  # a card that can be chosen
IDLE_HELPER: Final = 0.6


def value(castle: Castle, seat: int) -> float:
    """How good the position is for that seat."""
    rivals = 0.0
    for other in range(castle.players):
        if other != seat:
            rivals += standing(castle, other, False)
    return standing(castle, seat, True) - RIVALRY[castle.players] * rivals / (castle.players - 1)


def standings(castle: Castle) -> list[float]:
    """What each seat has and may expect, whatever its rivals have."""
    return [standing(castle, seat, True) for seat in range(castle.players)]


def standing(castle: Castle, seat: int, ahead: bool) -> float:
    """What a seat has and may expect; `ahead` also looks at what its cards of this round will do."""
    me = castle.people[seat]
    if not castle.stack:
        return float(me.vp)
    left = castle.field - 1
    if castle.unbuilt() == 0:
        left = 0
    worth = float(me.vp)
    waiting = cards_to_come(castle, seat) if ahead else 0
    time = min(1.0, (left + (0.5 if waiting else 0.0)) / TIME_TO_BUILD)
    worth += pieces_worth(castle, seat, time) + talers_worth(castle, seat, time)
    worth += helpers_worth(castle, seat, left)
    worth += OPEN_HAND * me.hand.bit_count() * min(1.0, left / 3.0)
    if ahead:
        worth += round_worth(castle, seat, waiting, left, time)
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
    for place in range(castle.box.castle_places):
        if castle.places[place] == seat and castle.box.building_kind[castle.box.place_building[place]] == "palace":
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
    for place in range(castle.box.castle_places):
        if castle.places[place] == seat and castle.box.building_kind[castle.box.place_building[place]] == "market":
            stalls += 1
    if stalls:
        worth = max(worth, talers * castle.box.market_num[stalls] / castle.box.market_den[stalls])
    return worth


def helpers_worth(castle: Castle, seat: int, left: int) -> float:
    """Helpers in buildings, at the wagons and at home."""
    worth = 0.0
    for place in range(len(castle.places)):
        if castle.places[place] == seat:
            worth += place_worth(castle, seat, place, left)
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


def place_worth(castle: Castle, seat: int, place: int, left: int) -> float:
    """What a helper on this place should score in the end (CAS-12)."""
    box = castle.box
    building = box.place_building[place]
    kind = box.building_kind[building]
    share = box.place_num[place] / box.place_den[place]
    unbuilt = castle.unbuilt()
    coming = min(float(unbuilt), BUILT_A_ROUND[castle.players] * left)
    rate = coming / unbuilt if unbuilt else 0.0
    if kind == "gate" or kind == "stable":
        wanted = "tower" if kind == "gate" else "house"
        return share * expected(castle, wanted, rate)
    if kind == "servants":
        return share * (unbuilt - coming)
    if kind == "tavern":
        return share * min(float(box.castle_places), helpers_in_castle(castle) + PLACED_A_ROUND * left)
    if kind == "keep":
        free = 0.0
        for other in range(box.castle_places):
            if castle.places[other] == NOBODY:
                free += 1.0 if castle.standing[box.place_building[other]] else rate
        return box.keep_points * max(0.0, free - PLACED_A_ROUND * left)
    if kind == "smithy":
        return share * (castle.smithy + min(8.0, 0.5 * left))
    if kind == "palace":
        return 7.0 if left else 0.0
    if kind == "market":
        return 3.0 if left else 0.0
    if kind == "granary":
        here = 0
        for other in range(len(castle.places)):
            if box.place_building[other] == building and castle.places[other] != NOBODY:
                here += 1
        full = box.granary_points[max(1, here)]
        return full - (0.7 if left else 0.0) * (full - box.granary_points[min(3, max(1, here) + 1)])
    return 0.35 * left  # the host of the inn


def expected(castle: Castle, kind: str, rate: float) -> float:
    """How many towers or houses will stand in the end."""
    count = 0.0
    for building in range(len(castle.box.building_kind)):
        if castle.box.building_kind[building] == kind:
            count += 1.0 if castle.standing[building] else rate
    return count


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


def round_worth(castle: Castle, seat: int, waiting: int, left: int, time: float) -> float:
    """What the cards to come, and the questions that are pending for the seat, should bring."""
    worth = 0.0
    for step in castle.stack:
        if step.seat != seat:
            continue
        if isinstance(step, PlaceHelper) and castle.people[seat].erected:
            worth += best_places(castle, seat, step.left, left, time)
        elif isinstance(step, Erect):
            worth += max(0.0, best_building(castle, seat, step.card, left, time, False))
    for card in listed(waiting):
        worth += card_worth(castle, seat, card, left, time)
    return worth


def card_worth(castle: Castle, seat: int, card: int, left: int, time: float) -> float:
    """What a card should bring when it is carried out."""
    box = castle.box
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
        return worker_worth(castle, seat, card, left, time)
    if rank == BRICKLAYER:
        most = 0.0
        for good in range(TALER):
            each = SILVER_PIECE if good == SILVER else castle.box.good_value[good]
            most = max(most, castle.tower[good] * each)
        return most * POINT_OF_A_PIECE * time + max(0.0, best_building(castle, seat, card, left, time, True))
    if rank == STONEMASON:
        return 0.5 * time + max(0.0, best_building(castle, seat, card, left, time, True))
    others = BUILT_A_ROUND[castle.players] * (castle.players - 1) / castle.players
    back = (me.pile | me.shown | me.chosen).bit_count() + (0 if me.shown or me.chosen else 1)
    return box.master_points * others + (OPEN_HAND + 0.35) * back * min(1.0, left / 3.0)


def has_stall(castle: Castle, seat: int) -> bool:
    """Has the seat a helper on the market?"""
    for place in range(castle.box.castle_places):
        if castle.places[place] == seat and castle.box.building_kind[castle.box.place_building[place]] == "market":
            return True
    return False


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
        return castle.on_worker(seat, box.workers.index(card))
    pieces = [min(box.card_equip[card][good], castle.supply[good]) for good in range(TALER)]
    if box.card_choice[card]:
        best = WOOD
        for good in box.card_choice_from[card]:
            if castle.supply[good] >= box.card_choice[card] and box.good_value[good] > box.good_value[best]:
                best = good
        pieces[best] += min(box.card_choice[card], castle.supply[best])
    return pieces


def worker_worth(castle: Castle, seat: int, card: int, left: int, time: float) -> float:
    """The pieces on the card, of which a stonemason may buy one, and a building for half its points."""
    goods = castle.people[seat].goods
    pieces = pieces_to_come(castle, seat, card)
    worth = 0.9 * points_of(castle, pieces) * POINT_OF_A_PIECE * time
    for good in range(TALER):
        goods[good] += pieces[good]
    worth += max(0.0, best_building(castle, seat, card, left, time, False))
    for good in range(TALER):
        goods[good] -= pieces[good]
    return worth


def best_building(castle: Castle, seat: int, card: int, left: int, time: float, helpers: bool) -> float:
    """What the best building that can be paid brings with this card, beyond its pieces; with its helpers or without."""
    box = castle.box
    best = -99.0
    price = POINT_OF_A_PIECE * time
    tried: list[int] = []
    for template in box.templates:
        look = box.value[template] * 1000 + box.points[template]
        if castle.standing[template] or look in tried:
            continue
        tried.append(look)
        gain = reward_points(castle, card, template) - price * box.value[template]
        if box.card_reward[card] == TALER_PER_PIECE:
            gain += POINT_OF_A_TALER * max(time, 0.2) * box.value[template] / 2.6
        if gain > best and can_pay(castle, seat, box.value[template]):
            best = gain
    if helpers and best > -99.0:
        best += best_places(castle, seat, box.card_helpers[card], left, time)
    return best


def best_places(castle: Castle, seat: int, count: int, left: int, time: float) -> float:
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
        gain = place_worth(castle, seat, place, left) - price * box.place_fee[place] - IDLE_HELPER
        if gain > first:
            first, second = gain, first
        elif gain > second:
            second = gain
    return first + (0.5 * second if count > 1 else 0.0)
