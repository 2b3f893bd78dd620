"""Phase 2: placing workers (CAY-5)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.position import OK, Step
from palas.games.caylus.box import CASTLE, FIRST_TILE_PLACE, INN, JOUST_FIELD, MONEY, PASS, STABLES
from palas.games.caylus.rules import refusals as no
from palas.games.caylus.state import FROM_VISITORS, NOBODY, Town


def begin(town: Town) -> None:
    """Everybody places one worker or passes, round and round (CAY-5.1)."""
    town.push(PlaceWorker(town.order[0]))


@final
class PlaceWorker(Step[Town]):
    """The seat places one worker somewhere, or passes."""

    kind = "place"
    rule = "CAY-5.1"

    def about(self, town: Town, seat: int) -> dict[str, Any]:
        me = town.people[seat]
        return {"price": price(town, seat, 0), "workers": me.workers, "owned": me.goods[MONEY]}

    def resolves_itself(self) -> bool:
        return False  # a player sees that passing is all that is left

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [PASS, *town.box.place.all()]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == PASS:
            return OK  # CAY-5.3
        place = town.box.place.of(action)
        if town.people[seat].workers == 0:
            return no.NO_WORKER_LEFT  # CAY-5.3
        closed = why_closed(town, seat, place)
        if closed != OK:
            return closed
        return OK if town.people[seat].goods[MONEY] >= price(town, seat, place) else no.TOO_EXPENSIVE  # CAY-5.5

    def options(self, town: Town, seat: int) -> list[int]:
        """The same list as candidates and refusal give, walked along the board."""
        legal = [PASS]
        me = town.people[seat]
        money = me.goods[MONEY]
        if me.workers == 0 or (money == 0 and town.box.own_price > 0 and town.box.inn_price > 0):
            return legal
        first = town.box.place.at(0)
        resident = town.inn_right == seat
        here = town.box.inn_price if resident else bridge_price(town)
        if money >= here:
            for place in range(JOUST_FIELD + 1):
                if town.special[place] == NOBODY:
                    legal.append(first + place)
            for place in range(STABLES, CASTLE + 1):
                if why_closed(town, seat, place) == OK:
                    legal.append(first + place)
        own = here if resident else town.box.own_price
        if money < min(own, here):
            return legal
        rich = money >= max(own, here)
        where, worker, owner = town.where, town.worker, town.owner
        for tile in town.box.open_tiles:
            space = where[tile]
            if space > 0 and worker[space] == NOBODY and (rich or money >= (own if owner[space] == seat else here)):
                legal.append(first + FIRST_TILE_PLACE + tile)
        return legal

    def resolve(self, town: Town, seat: int, action: int) -> None:
        if action == PASS:
            cross_the_bridge(town, seat)
        else:
            place = town.box.place.of(action)
            due = price(town, seat, place)
            town.pay_good(seat, MONEY, due)
            town.people[seat].workers -= 1
            if town.telling:
                town.tell("placed", (seat, place, due))
            put_worker(town, seat, place)
        if len(town.passed) < town.players:
            town.push(PlaceWorker(next_to_place(town, seat)))


def cross_the_bridge(town: Town, seat: int) -> None:
    """Pass; the first to do so receives a denier (CAY-5.2)."""
    town.passed.append(seat)
    bonus = town.box.first_to_pass if len(town.passed) == 1 else 0
    town.gain_good(seat, MONEY, bonus)
    if town.telling:
        town.tell("passed", (seat, len(town.passed), bonus))


def next_to_place(town: Town, seat: int) -> int:
    """The next in turn order who has not passed (CAY-5.1)."""
    order = town.order
    at = order.index(seat)
    for step in range(1, len(order) + 1):
        other = order[(at + step) % len(order)]
        if other not in town.passed:
            return other
    raise RuntimeError("everybody has passed")


def bridge_price(town: Town) -> int:
    """The lowest free passing number; 3 with two players once one has passed (CAY-5.5, 13.3)."""
    if town.players == 2 and len(town.passed) == 1:
        return town.box.two_player_price
    return 1 + len(town.passed)


def price(town: Town, seat: int, place: int) -> int:
    """What it costs to place a worker there now (CAY-5.5)."""
    if town.inn_right == seat:
        return town.box.inn_price
    if place >= FIRST_TILE_PLACE:
        space = town.space_of(place)
        if space > 0 and town.owner[space] == seat:
            return town.box.own_price
    return bridge_price(town)


def why_closed(town: Town, seat: int, place: int) -> int:
    """OK if a worker of this seat may stand there, else why not (CAY-5.4)."""
    if place <= JOUST_FIELD:
        return OK if town.special[place] == NOBODY else no.OCCUPIED
    if place == STABLES:
        if town.players == 2:
            return no.STABLES_CLOSED  # CAY-13.2
        if seat in town.stables:
            return no.ALREADY_THERE
        return OK if len(town.stables) < town.box.stable_slots else no.OCCUPIED
    if place == INN:
        return OK if town.inn_left == NOBODY else no.OCCUPIED
    if place == CASTLE:
        if seat in town.castle:
            return no.ALREADY_THERE
        return OK if len(town.castle) < town.box.castle_spaces else no.OCCUPIED
    tile = place - FIRST_TILE_PLACE
    if not town.box.tile_open[tile]:
        return no.NOT_FOR_WORKERS
    space = town.where[tile]
    if space <= 0:
        return no.NOT_ON_THE_ROAD
    return OK if town.worker[space] == NOBODY else no.OCCUPIED


def put_worker(town: Town, seat: int, place: int) -> None:
    """Stand a worker there; the owner of the building scores for a visitor (CAY-5.6)."""
    if place <= JOUST_FIELD:
        town.special[place] = seat
    elif place == STABLES:
        town.stables.append(seat)
    elif place == INN:
        town.inn_left = seat
    elif place == CASTLE:
        town.castle.append(seat)
    else:
        space = town.space_of(place)
        town.worker[space] = seat
        owner = town.owner[space]
        if owner not in (NOBODY, seat):
            town.score(owner, town.box.tile_owner_pp[place - FIRST_TILE_PLACE], FROM_VISITORS)


def take_worker(town: Town, seat: int) -> None:
    """A worker goes back to the reserve."""
    town.people[seat].workers += 1
