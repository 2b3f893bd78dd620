"""The trader: helpers at the wagons, the toll of the inn, and the payout (CAS-7.2, 15.5)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.position import OK, Step, Work
from palas.games.castle.box import DECLINE, RIDER
from palas.games.castle.rules import refusals as no
from palas.games.castle.state import NOBODY, Castle


def pay_toll(castle: Castle, seat: int) -> None:
    """In winter the trader pays the host of the village inn, or takes a helper back (CAS-15.5)."""
    host = castle.places[castle.box.inn_host]
    toll = castle.box.toll
    if not castle.inn_open or host == seat:
        return
    if castle.people[seat].talers >= toll:
        if host == NOBODY:
            castle.people[seat].talers -= toll
            castle.inn_talers += toll
            castle.tell("toll_kept", (seat, toll))
        else:
            castle.hand_over(seat, host, toll)
            castle.tell("toll", (seat, toll, host))
    elif seat in castle.wagons:
        castle.push(TakeHelperBack(seat))  # Q14


def leave_wagon(castle: Castle, seat: int, wagon: int) -> None:
    """A helper leaves a wagon or the rider."""
    castle.wagons[wagon] = NOBODY
    castle.wagon_new[wagon] = 0
    castle.tell("took_back", (seat, wagon))


def leave_inn(castle: Castle, seat: int) -> None:
    """The host leaves the village inn."""
    castle.places[castle.box.inn_host] = NOBODY
    castle.tell("host_leaves", (seat,))


@final
class TakeHelperBack(Step[Castle]):
    """A trader without a taler for the toll takes one of his trader helpers back (CAS-15.5)."""

    kind = "toll"
    rule = "CAS-15.5"

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return castle.box.back.all()

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        return OK if castle.wagons[castle.box.back.of(action)] == seat else no.NOT_YOUR_HELPER

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        castle.people[seat].helpers += 1
        leave_wagon(castle, seat, castle.box.back.of(action))


@final
class SendHelper(Step[Castle]):
    """One helper to a wagon or the rider, or none (CAS-7.2.1)."""

    kind = "trader"
    rule = "CAS-7.2.1"

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        hosts = castle.box.send_host.all() if castle.inn_open else []
        return [DECLINE, *castle.box.send.all(), *hosts]

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        box = castle.box
        if action == DECLINE:
            return OK
        if box.send.has(action):
            return why_closed(castle, seat, box.send.of(action)) if castle.people[seat].helpers else no.NO_HELPER
        hosts = castle.places[box.inn_host] == seat
        return why_closed(castle, seat, box.send_host.of(action)) if hosts else no.NOT_THE_HOST

    def resolve(self, castle: Castle, seat: int, action: int) -> None:
        box = castle.box
        if action == DECLINE:
            return
        if box.send.has(action):
            wagon = box.send.of(action)
            castle.people[seat].helpers -= 1
        else:
            wagon = box.send_host.of(action)
            leave_inn(castle, seat)
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
        return no.RIDER_CLOSED if wagon == RIDER and not castle.wagons_full() else OK
    if standing == seat:
        return no.OWN_HELPER  # CAS-7.2.3
    if not castle.wagons_full():
        return no.WAGON_OCCUPIED
    return no.PLACED_THIS_ROUND if castle.wagon_new[wagon] else OK


def payout_at(castle: Castle, wagon: int) -> tuple[int, int]:
    """What a payout brings to the owner of a helper there and to the defence tower, as long as the supply lasts."""
    paid = min(castle.box.symbols[wagon], castle.supply[wagon])
    duty = min(castle.box.duty, paid)
    return paid - duty, duty


@final
class Payout(Work[Castle]):
    """After the last trader everybody at a wagon is paid, and the defence tower has its share (CAS-7.2.4, 7.2.5)."""

    kind = "payout"

    def work(self, castle: Castle) -> None:
        for wagon, seat in enumerate(castle.wagons):
            if seat != NOBODY:
                brings, duty = payout_at(castle, wagon)
                castle.supply[wagon] -= brings + duty
                castle.tower[wagon] += duty
                castle.people[seat].goods[wagon] += brings
                if castle.telling and brings + duty == 0:
                    castle.tell("wagon_empty", (seat, wagon))
                elif castle.telling:
                    castle.tell("payout", (seat, brings, wagon, wagon, duty))


PAYOUT: Final = Payout()  # steps never change: one will do
