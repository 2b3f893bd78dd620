"""The interpreter: what each step printed on cards, spots, links and tracks does (VIS-18)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import Step
from palas.games.viscounts.rules import (
    building,
    cards,
    castle,
    documents,
    effects,
    manuscripts,
    rival,
    townsfolk,
    track,
)
from palas.games.viscounts.state import Realm
from palas.games.viscounts.terms import (
    ANY,
    BUILD_FREE,
    CASTLE_MOVE,
    CHOOSE,
    CORRUPTION,
    DEBT,
    DEED,
    DESTROY,
    DISCARD,
    FIRST_CHOICE,
    FIRST_GAIN,
    FLIP,
    GAIN,
    HIRE_FREE,
    MANUSCRIPT_FREE,
    OWN_CARDS,
    REARRANGE,
    RESOURCES,
    SHUFFLE,
    VIRTUE,
    WORKERS_FREE,
    Effect,
)


@final
class Printed(effects.Interpreter):
    """All that can be printed, for players and for the solo opponent."""

    def carry_out(self, realm: Realm, who: int, number: int, at: int, scope: int) -> None:
        effect = realm.box.effects[number]
        if realm.is_rival(who):
            rival.carry_out(realm, effect, at)
        elif effect.ops[at] == CHOOSE:
            realm.push(ChooseOption(who, number, at))
        else:
            carry_out(realm, who, effect, at, scope)


effects.INTERPRETERS[:] = [Printed()]


def carry_out(realm: Realm, who: int, effect: Effect, at: int, scope: int) -> None:
    """One step of an effect for a player."""
    op, arg, n = effect.ops[at], effect.args[at], effect.times[at]
    if op == GAIN:
        gain(realm, who, arg, n)
    elif op == FLIP:
        documents.offer_flip(realm, who, arg, n)
    elif op == HIRE_FREE:
        townsfolk.offer_hire(realm, who, n)
    elif op == REARRANGE:
        cards.offer_rearranging(realm, who)
    elif op == DISCARD:
        cards.offer_discard(realm, who, n)
    elif op == DESTROY:
        if scope == OWN_CARDS:
            realm.push(cards.DestroyAny(who))
        else:
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


def gain(realm: Realm, who: int, item: int, n: int) -> None:
    """A player gains something; debts and deeds come one at a time (Q-16)."""
    if item < ANY:
        realm.people[who].goods[item] += n
        realm.say("gained", who, n, item)
    elif item == ANY:
        realm.push(ChooseResource(who, n))
    elif item in (DEBT, DEED):
        realm.push(documents.Take(who, item, n))
    elif item == VIRTUE:
        track.gain_virtue(realm, who, n)
    elif item == CORRUPTION:
        track.gain_corruption(realm, who, n)


@final
class ChooseResource(Step[Realm]):
    """Ink, gold or stone, as the player likes."""

    kind = "resource"
    rule = "VIS-16.2"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return list(range(FIRST_GAIN, FIRST_GAIN + RESOURCES))

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if self.n > 1:
            realm.push(ChooseResource(seat, self.n - 1))
        gain(realm, seat, action - FIRST_GAIN, 1)


@final
class ChooseOption(Step[Realm]):
    """One of the options that a slash separates, also one without an effect now."""

    kind = "option"
    rule = "VIS-5.4"

    def __init__(self, seat: int, effect: int, at: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.at = at

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        options = realm.box.effects[self.effect].options[self.at]
        return list(range(FIRST_CHOICE, FIRST_CHOICE + len(options)))

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        effects.run(realm, seat, realm.box.effects[self.effect].options[self.at][action - FIRST_CHOICE])
