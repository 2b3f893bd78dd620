"""The interpreter: what each step printed on cards, spots, links and tracks does (VIS-18)."""

from __future__ import annotations

from typing import final

from palas.games.viscounts import terms
from palas.games.viscounts.rules import building, cards, castle, documents, effects, manuscripts, rival, townsfolk
from palas.games.viscounts.rules.asking import Several
from palas.games.viscounts.state import Realm


@final
class Printed(effects.Interpreter):
    """All that can be printed, for players and for the solo opponent."""

    def carry_out(self, realm: Realm, who: int, op: int, arg: int, n: int, scope: int) -> None:
        if realm.is_rival(who):
            rival.carry_out(realm, op, arg, n)
        elif op == terms.GAIN:
            gain(realm, who, arg, n)
        elif op == terms.FLIP:
            documents.offer_flip(realm, who, arg, n)
        elif op == terms.HIRE_FREE:
            townsfolk.offer_hire(realm, who, n)
        elif op == terms.REARRANGE:
            cards.offer_rearranging(realm, who)
        elif op == terms.DISCARD:
            cards.offer_discard(realm, who, n)
        elif op == terms.DESTROY and scope == terms.OWN_CARDS:
            realm.push(cards.DestroyAny(who))
        elif op == terms.DESTROY:
            cards.offer_destroy(realm, who, n)
        elif op == terms.SHUFFLE:
            cards.shuffle_effect(realm, who)
        elif op == terms.CASTLE_MOVE:
            castle.offer_move(realm, who, n)
        elif op == terms.WORKERS_FREE:
            castle.offer_workers(realm, who, n)
        elif op == terms.BUILD_FREE:
            building.offer_free(realm, who, arg, scope)
        elif op == terms.MANUSCRIPT_FREE:
            manuscripts.offer_free(realm, who, arg)


effects.INTERPRETERS[:] = [Printed()]


def gain(realm: Realm, who: int, item: int, n: int) -> None:
    """A player gains something; debts and deeds come one at a time (Q-16)."""
    if item < terms.ANY:
        realm.people[who].goods[item] += n
        realm.say("gained", who, n, item)
    elif item == terms.ANY:
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
        effects.repeat(realm, seat, terms.GAIN, terms.ANY, self.n - 1)
        gain(realm, seat, realm.box.gain.of(action), 1)
