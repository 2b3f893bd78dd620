"""Cards: drawing, shuffling, discarding, destroying and rearranging them (VIS-6, 15, 18)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.position import OK, Chance, Step, Work
from palas.games.viscounts import terms
from palas.games.viscounts.rules import effects, track
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import OfEffect, Several
from palas.games.viscounts.state import DRAWING, NONE, SETUP, Realm, put, take

TO_HAND: Final = 0  # what becomes of the top card of the draw pile
TO_DISCARD: Final = 1
AWAY: Final = 2

TWO: Final = 1  # orders of two cards come first in ORDERS


# -- piles


def shuffle(realm: Realm, who: int) -> None:
    """The discard pile goes into the draw pile, then the check (VIS-15.3, 15.4)."""
    realm.people[who].mix()
    realm.say("shuffled", who)
    track.gain(realm, who, terms.CORRUPTION if realm.criminals(who) else terms.VIRTUE, 1)


def shuffle_effect(realm: Realm, who: int) -> None:
    """The effect: only with a card on the discard pile, and not in set-up (Q-9)."""
    if realm.phase != SETUP and realm.people[who].discard:
        shuffle(realm, who)


def has_top(realm: Realm, who: int) -> bool:
    """Can the top card of the draw pile be had, after shuffling if need be?"""
    me = realm.people[who]
    return bool(me.draw) or bool(me.discard)


def take_top(realm: Realm, who: int, where: int) -> None:
    """The unseen top card of the draw pile; an empty pile is shuffled first (VIS-15.3)."""
    if not realm.people[who].draw:
        shuffle(realm, who)
    realm.push(TopCard(who, where))


@final
@mypyc_attr(free_list_len=1)
class TopCard(Chance[Realm]):
    """Which card lies on top is chance."""

    kind = "top_card"
    things = "card_ids"

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where = where

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.people[self.seat].draw

    def fall(self, realm: Realm, outcome: int) -> None:
        me = realm.people[self.seat]
        take(me.draw, outcome)
        if self.where == TO_HAND:
            put(me.hand, outcome)
            if realm.telling:
                realm.tell_some(1 << self.seat, "drew", (self.seat, outcome))
        elif self.where == TO_DISCARD:
            me.discard.append(outcome)
            realm.show("discarded", self.seat, outcome)
        else:
            destroy(realm, self.seat, outcome)


def hand_limit(realm: Realm, who: int) -> int:
    """How many cards the player draws up to (VIS-15.1)."""
    more = realm.box.leader_hand if realm.leader == who else 0
    return realm.box.hand_limit + realm.opens(who, terms.HAND_LIMIT) + more


@final
class DrawUp(Work[Realm]):
    """Cards are drawn to the limit, or as long as there are any (VIS-15.1)."""

    kind = "draw_up"

    def work(self, realm: Realm) -> None:
        realm.phase = DRAWING
        missing = hand_limit(realm, self.seat) - len(realm.people[self.seat].hand)
        if missing > 0 and has_top(realm, self.seat):
            if missing > 1:
                realm.push(self)
            if not realm.people[self.seat].draw:  # VIS-15.3: what is shuffled first is told first
                shuffle(realm, self.seat)
            realm.say("draws", self.seat)
            realm.push(TopCard(self.seat, TO_HAND))


# -- discarding and destroying


def offer_discard(realm: Realm, who: int, n: int) -> None:
    """Up to n cards may be discarded."""
    if realm.phase != SETUP and (realm.people[who].hand or has_top(realm, who)):
        realm.push(Discard(who, n))


@final
class Discard(Several):
    """A hand card or the unseen top card of the draw pile goes onto the discard pile, or none."""

    kind = "discard"
    rule = "VIS-15.4"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [terms.DECLINE, terms.DISCARD_TOP, *[realm.box.discard.at(card) for card in realm.people[seat].hand]]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return no.NO_CARD if action == terms.DISCARD_TOP and not has_top(realm, seat) else OK

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == terms.DECLINE:
            return
        effects.repeat(realm, seat, terms.DISCARD, 0, self.n - 1)
        if action == terms.DISCARD_TOP:
            take_top(realm, seat, TO_DISCARD)
            return
        card = realm.box.discard.of(action)
        me = realm.people[seat]
        take(me.hand, card)
        me.discard.append(card)
        realm.show("discarded", seat, card)


def offer_destroy(realm: Realm, who: int, n: int) -> None:
    """Up to n cards may be destroyed, but nobody is left with fewer than three (VIS-6.6)."""
    me = realm.people[who]
    if realm.phase != SETUP and me.owned() > terms.TABLEAU and (me.hand or has_top(realm, who)):
        realm.push(Destroy(who, n))


def destroy(realm: Realm, who: int, card: int) -> None:
    """A card leaves the game and pays its silver value."""
    me = realm.people[who]
    me.destroyed = [*me.destroyed, card]
    silver = realm.box.card_silver[card]
    me.goods[terms.SILVER] += silver
    realm.show("destroyed", who, card, silver)


@final
class Destroy(Several):
    """A hand card or the unseen top card of the draw pile leaves the game, or none."""

    kind = "destroy"
    rule = "VIS-15.4"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [terms.DECLINE, terms.DESTROY_TOP, *[realm.box.destroy.at(card) for card in realm.people[seat].hand]]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if action == terms.DECLINE:
            return OK
        if realm.people[seat].owned() <= terms.TABLEAU:
            return no.LAST_THREE
        return no.NO_CARD if action == terms.DESTROY_TOP and not has_top(realm, seat) else OK

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == terms.DECLINE:
            return
        effects.repeat(realm, seat, terms.DESTROY, 0, self.n - 1)
        if action == terms.DESTROY_TOP:
            take_top(realm, seat, AWAY)
            return
        card = realm.box.destroy.of(action)
        take(realm.people[seat].hand, card)
        destroy(realm, seat, card)


@final
class DestroyAny(Step[Realm]):
    """In set-up: any one of the own cards, before they are shuffled (VIS-3.9)."""

    kind = "destroy_any"
    rule = "VIS-3.9"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [terms.DECLINE, *[realm.box.destroy.at(card) for card in sorted(realm.people[seat].discard)]]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action != terms.DECLINE:
            card = realm.box.destroy.of(action)
            realm.people[seat].discard.remove(card)
            destroy(realm, seat, card)


# -- rearranging


def offer_rearranging(realm: Realm, who: int) -> None:
    """The tableau cards may change places (VIS-18, Q-3)."""
    if terms.TABLEAU - realm.people[who].tableau.count(NONE) > 1:
        realm.push(Rearrange(who))


@final
class Rearrange(OfEffect):
    """A new order of the tableau cards over the occupied slots, or the old one."""

    kind = "rearrange"
    rule = "VIS-7.4"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        orders = realm.box.order.all()
        return [terms.DECLINE, *(orders[:TWO] if NONE in realm.people[seat].tableau else orders[TWO:])]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == terms.DECLINE:
            return
        me = realm.people[seat]
        me.tableau = reordered(me.tableau, terms.ORDERS[realm.box.order.of(action)])
        realm.say("rearranged", seat)


def reordered(tableau: list[int], order: str) -> list[int]:
    """The tableau after its cards have changed places over the occupied slots."""
    cards = [card for card in tableau if card != NONE]
    cards = [cards[int(place) - 1] for place in order]
    return [NONE if card == NONE else cards.pop(0) for card in tableau]
