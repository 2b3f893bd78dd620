"""The trader: helpers at the wagons, the toll of the inn, and the payout (CAS-7.2, 15.5)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step, Work
from palas.games.castle.box import DECLINE, RIDER
from palas.games.castle.rules.refusals import (
    NO_HELPER,
    NOT_THE_HOST,
    NOT_YOUR_HELPER,
    OWN_HELPER,
    PLACED_THIS_ROUND,
    RIDER_CLOSED,
    WAGON_OCCUPIED,
)
from palas.games.castle.state import NOBODY, Castle


def pay_toll(castle: Castle, seat: int) -> None:
    """In winter the trader pays the host of the village inn, or takes a helper back (CAS-15.5)."""
    if not castle.inn_open:
        return
    host = castle.places[castle.box.inn_host]
    toll = castle.box.toll
    if host == seat:
        return
    if castle.people[seat].talers >= toll:
        if host == NOBODY:
            castle.people[seat].talers -= toll
            castle.inn_talers += toll
            castle.tell("toll_kept", (seat, toll))
        else:
            castle.hand_over(seat, host, toll)
            castle.tell("toll", (seat, toll, host))
    elif castle.trader_helpers(seat):
        castle.push(TakeHelperBack(seat))  # Q14


@final
class TakeHelperBack(Step[Castle]):
    """A trader without a taler for the toll takes one of his trader helpers back (CAS-15.5)."""

    kind = "toll"
    rule = "CAS-15.5"

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return list(range(castle.box.first_back, castle.box.first_back + len(castle.wagons)))

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        return OK if castle.wagons[action - castle.box.first_back] == seat else NOT_YOUR_HELPER

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        wagon = action - castle.box.first_back
        castle.wagons[wagon] = NOBODY
        castle.wagon_new[wagon] = 0
        castle.people[seat].helpers += 1
        castle.tell("took_back", (seat, wagon))


@final
class SendHelper(Step[Castle]):
    """One helper to a wagon or the rider, or none (CAS-7.2.1)."""

    kind = "trader"
    rule = "CAS-7.2.1"

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        box = castle.box
        sends = list(range(box.first_send, box.first_send + len(castle.wagons)))
        if castle.inn_open:
            sends += list(range(box.first_send_host, box.first_send_host + len(castle.wagons)))
        return [DECLINE, *sends]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        box = castle.box
        if action >= box.first_send_host:
            if castle.places[box.inn_host] != seat:
                return NOT_THE_HOST
            return why_closed(castle, seat, action - box.first_send_host)
        if castle.people[seat].helpers == 0:
            return NO_HELPER
        return why_closed(castle, seat, action - box.first_send)

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        box = castle.box
        if action >= box.first_send_host:
            wagon = action - box.first_send_host
            castle.places[box.inn_host] = NOBODY
            castle.tell("host_leaves", (seat,))
        else:
            wagon = action - box.first_send
            castle.people[seat].helpers -= 1
        displaced = castle.wagons[wagon]
        if displaced != NOBODY:
            castle.people[displaced].helpers += 1
            castle.tell("displaced", (seat, displaced, wagon))
        castle.wagons[wagon] = seat
        castle.wagon_new[wagon] = 1
        castle.tell("sent", (seat, wagon))


def why_closed(castle: Castle, seat: int, wagon: int) -> int:
    """OK if a helper of this seat may stand there, else why not (CAS-7.2.2)."""
    standing = castle.wagons[wagon]
    if standing == NOBODY:
        return RIDER_CLOSED if wagon == RIDER and not castle.wagons_full() else OK
    if standing == seat:
        return OWN_HELPER  # CAS-7.2.3
    if not castle.wagons_full():
        return WAGON_OCCUPIED
    return PLACED_THIS_ROUND if castle.wagon_new[wagon] else OK


@final
class Payout(Work[Castle]):
    """After the last trader everybody at a wagon is paid, and the defence tower has its share (CAS-7.2.4, 7.2.5)."""

    kind = "payout"

    def work(self, castle: Castle) -> None:
        for wagon, seat in enumerate(castle.wagons):
            if seat != NOBODY:
                paid = min(castle.box.symbols[wagon], castle.supply[wagon])
                duty = min(castle.box.duty, paid)
                castle.supply[wagon] -= paid
                castle.tower[wagon] += duty
                castle.people[seat].goods[wagon] += paid - duty
                if paid == 0:
                    castle.tell("wagon_empty", (seat, wagon))
                else:
                    castle.tell("payout", (seat, paid - duty, wagon, wagon, duty))
