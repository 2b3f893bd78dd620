"""The interpreter: what each step printed on cards, spots, links and tracks does (VIS-18)."""

from __future__ import annotations

from typing import final

from palas.games.viscounts.rules import (
    building,
    cards,
    castle,
    documents,
    effects,
    manuscripts,
    rival,
    townsfolk,
)
from palas.games.viscounts.rules.asking import Several
from palas.games.viscounts.state import Realm
from palas.games.viscounts.terms import (
    ANY,
    BUILD_FREE,
    CASTLE_MOVE,
    DESTROY,
    DISCARD,
    FLIP,
    GAIN,
    HIRE_FREE,
    MANUSCRIPT_FREE,
    OWN_CARDS,
    REARRANGE,
    SHUFFLE,
    WORKERS_FREE,
)


@final
class Printed(effects.Interpreter):
    """All that can be printed, for players and for the solo opponent."""

    def carry_out(self, realm: Realm, who: int, op: int, arg: int, n: int, scope: int) -> None:
        if realm.is_rival(who):
            rival.carry_out(realm, op, arg, n)
        elif op == GAIN:
            gain(realm, who, arg, n)
        elif op == FLIP:
            documents.offer_flip(realm, who, arg, n)
        elif op == HIRE_FREE:
            townsfolk.offer_hire(realm, who, n)
        elif op == REARRANGE:
            cards.offer_rearranging(realm, who)
        elif op == DISCARD:
            cards.offer_discard(realm, who, n)
        elif op == DESTROY and scope == OWN_CARDS:
            realm.push(cards.DestroyAny(who))
        elif op == DESTROY:
            cards.offer_destroy(realm, who, n)
        elif op == SHUFFLE:
            cards.shuffle_effect(realm, who)
        elif op == CASTLE_MOVE:
            castle.offer_move(realm, who, n)
        elif op == WORKERS_FREE:
            castle.offer_workers(realm, who, n)
        elif op == BUILD_FREE:
            building.offer_free(realm, who, arg, scope)
        elif op == MANUSCRIPT_FREE:
            manuscripts.offer_free(realm, who, arg)


effects.INTERPRETERS[:] = [Printed()]


def gain(realm: Realm, who: int, item: int, n: int) -> None:
    """A player gains something; debts and deeds come one at a time (Q-16)."""
    if item < ANY:
        realm.people[who].goods[item] += n
        realm.say("gained", who, n, item)
    elif item == ANY:
        realm.push(ChooseResource(who, n))
    else:
        documents.gain(realm, who, item, n)


@final
class ChooseResource(Several):
    """Ink, gold or stone, as the player likes."""

    kind = "resource"
    rule = "VIS-16.2"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.gain.all()

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        effects.repeat(realm, seat, GAIN, ANY, self.n - 1)
        gain(realm, seat, realm.box.gain.of(action), 1)
