"""Debts and deeds: taking and flipping them, and the two cards that end the game (VIS-16, 20)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from palas.engine.core.position import OK, Work
from palas.games.viscounts.rules import effects, track, triggers
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import OfEffect
from palas.games.viscounts.state import POVERTY, PROSPERITY, SETUP, Realm
from palas.games.viscounts.terms import ANY, DEBT, DEED, FLIP, FLIP_A_DEBT, FLIP_A_DEED, FLIP_ANY, FLIP_DEBT, GAIN_DEBT


def gain(realm: Realm, who: int, item: int, n: int) -> None:
    """Debts and deeds come one at a time, virtue and corruption move their markers (Q-16)."""
    if item in (DEBT, DEED):
        take(realm, who, item, n)
    else:
        track.gain(realm, who, item, n)


@final
@mypyc_attr(free_list_len=1)
class Take(Work[Realm]):
    """Debts or deeds are taken from the top of their pile, one at a time (VIS-16.1)."""

    kind = "take_document"

    def __init__(self, seat: int, item: int, n: int) -> None:
        super().__init__(seat)
        self.item = item
        self.n = n

    def work(self, realm: Realm) -> None:
        take(realm, self.seat, self.item, self.n)


def take(realm: Realm, who: int, item: int, n: int) -> None:
    """Take the first of some debts or deeds; the next one comes after all that it sets off."""
    if n <= 0:
        return
    if n > 1:
        realm.push(Take(who, item, n - 1))
    me = realm.people[who]
    realm.say("gained", who, 1, item)
    if item == DEBT:
        me.debts += 1
        if realm.phase != SETUP and realm.debts_left:
            realm.debts_left -= 1
            if realm.debts_left == 0:
                reveal(realm, POVERTY)
        triggers.fire(realm, who, GAIN_DEBT, -1)
    else:
        me.deeds += 1
        if realm.phase != SETUP and realm.deeds_left:
            realm.deeds_left -= 1
            if realm.deeds_left == 0:
                reveal(realm, PROSPERITY)


def reveal(realm: Realm, card: int) -> None:
    """An end card is revealed; the first one leaves this round and one more (VIS-16.3, 20.1, 20.2)."""
    realm.revealed |= card
    if realm.last_round == 0:
        realm.last_round = realm.round + 1
    realm.tell("end_card", (card, realm.last_round))


def can_flip(realm: Realm, who: int, what: int) -> bool:
    """Has somebody an unflipped card of that kind?"""
    me = realm.people[who]
    return (what != DEED and me.debts > 0) or (what != DEBT and me.deeds > 0)


def offer_flip(realm: Realm, who: int, what: int, n: int) -> None:
    """Cards are flipped, as many as there are (VIS-16.2)."""
    if can_flip(realm, who, what):
        realm.push(Flip(who, what, n))


@final
class Flip(OfEffect):
    """Which card is flipped: a debt or a deed."""

    kind = "flip"
    rule = "VIS-16.2"

    def __init__(self, seat: int, what: int, n: int) -> None:
        super().__init__(seat)
        self.what = what
        self.n = n

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        if self.what == ANY:
            return [FLIP_A_DEBT, FLIP_A_DEED]
        return [FLIP_A_DEBT if self.what == DEBT else FLIP_A_DEED]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if can_flip(realm, seat, DEBT if action == FLIP_A_DEBT else DEED) else no.NOTHING_TO_FLIP

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        effects.repeat(realm, seat, FLIP, self.what, self.n - 1)
        flip(realm, seat, DEBT if action == FLIP_A_DEBT else DEED)


def flip(realm: Realm, who: int, what: int) -> None:
    """Turn a card over: what it gives comes first, then what it sets off (VIS-19.7)."""
    me = realm.people[who]
    realm.say("flipped", who, what)
    triggers.fire_slots(realm, who, FLIP_ANY)
    if what == DEBT:
        me.debts -= 1
        me.debts_flipped += 1
        realm.push(triggers.Fire(who, FLIP_DEBT))
        effects.run_now(realm, who, realm.box.debt_flip)
    else:
        me.deeds -= 1
        me.deeds_flipped += 1
        effects.run_now(realm, who, realm.box.deed_flip)
