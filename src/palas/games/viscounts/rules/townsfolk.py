"""Townsfolk of the board: hiring, dismissing, and the next card of a pile (VIS-8.5, 13)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.position import OK, Chance
from palas.games.viscounts.rules import effects, triggers
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import Cause, Priced, Several
from palas.games.viscounts.state import NONE, SETUP, Realm, take
from palas.games.viscounts.terms import DECLINE, DISMISS_COST, HIRE_FREE, ON_HIRE, PIECES, SILVER

NOBODY_HIRED: Final = [DECLINE]  # never changed


@final
@mypyc_attr(free_list_len=1)
class TurnUp(Chance[Realm]):
    """The next townsfolk of a pile comes to light; with random piles it may be any of the unseen ones."""

    kind = "townsfolk"
    things = "card_ids"

    def __init__(self, piece: int) -> None:
        super().__init__(NONE)
        self.piece = piece

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.bag

    def fall(self, realm: Realm, outcome: int) -> None:
        take(realm.bag, outcome)
        realm.tops[self.piece] = outcome
        if realm.telling:
            realm.tell("turned_up", (outcome, self.piece))


def take_top(realm: Realm, piece: int) -> int:
    """The top card of a pile is taken away and the next one is turned up before anything else happens."""
    card = realm.tops[piece]
    realm.tops[piece] = NONE
    if realm.below[piece]:
        realm.below[piece] -= 1
        realm.push(TurnUp(piece))
    return card


# -- hiring


def offer_hire(realm: Realm, who: int, n: int) -> None:
    """Any visible townsfolk of the board is hired without paying."""
    if any(card != NONE for card in realm.tops):
        realm.push(HireFree(who, n))


@final
class HireFree(Several):
    """Which visible townsfolk is hired."""

    kind = "hire_free"
    rule = "VIS-13.2"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.hire.at(card) for card in realm.tops if card != NONE]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        effects.repeat(realm, seat, HIRE_FREE, 0, self.n - 1)
        hire(realm, seat, realm.tops.index(realm.box.hire.of(action)), 0)


@final
class Recruit(Priced):
    """Phase 4: the top townsfolk of the viscount's piece for its silver value, or nobody (VIS-13.1)."""

    kind = "recruit"
    rule = "VIS-13.1"

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"owned": realm.people[seat].goods[SILVER]}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        card = realm.tops[realm.piece_of(seat)]
        return NOBODY_HIRED if card == NONE else [DECLINE, realm.box.hire.at(card)]

    def price(self, realm: Realm, seat: int, action: int) -> int:
        return 0 if action == DECLINE else realm.box.card_silver[realm.box.hire.of(action)]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if realm.people[seat].goods[SILVER] >= self.price(realm, seat, action) else no.TOO_EXPENSIVE

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list; nobody costs nothing."""
        card = realm.tops[realm.piece_of(seat)]
        if card == NONE or realm.people[seat].goods[SILVER] < realm.box.card_silver[card]:
            return NOBODY_HIRED
        return [DECLINE, realm.box.hire.at(card)]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action != DECLINE:
            hire(realm, seat, realm.piece_of(seat), self.pay(realm, seat, action))


def hire(realm: Realm, who: int, piece: int, price: int) -> None:
    """The card goes onto the discard pile; its instant effect, then the slot that waits for hiring (VIS-13.2)."""
    card = realm.tops[piece]
    realm.people[who].discard.append(card)
    realm.say("hired", who, card, price)
    realm.push(AfterHire(who))
    effects.run(realm, who, realm.box.card_instant[card])
    take_top(realm, piece)


@final
class AfterHire(Cause):
    """Somebody was hired: open slots may act (VIS-10.5)."""

    kind = "after_hire"
    cause = "hire"

    def work(self, realm: Realm) -> None:
        if realm.phase != SETUP:
            triggers.fire_slots(realm, self.seat, ON_HIRE)


# -- dismissing


def dismissing_price(realm: Realm, seat: int, card: int) -> int:
    """The silver value, or what the open slot says (VIS-8.5, 10.5)."""
    for ability in realm.opened(seat, DISMISS_COST):
        return ability.n
    return realm.box.card_silver[card]


def dismiss(realm: Realm, who: int, piece: int, price: int) -> None:
    """The townsfolk leaves the game, a printed one stays; its instant effect comes at once (VIS-8.5)."""
    card = realm.townsfolk_at(piece)
    realm.say("dismissed", who, card, price)
    effects.run(realm, who, realm.box.card_instant[card])
    if realm.tops[piece] != NONE:
        realm.dismissed = [*realm.dismissed, take_top(realm, piece)]


def clockwise_from(realm: Realm, piece: int) -> list[int]:
    """The pieces, beginning with this one."""
    first = realm.ring.index(piece)
    return [realm.ring[(first + n) % PIECES] for n in range(PIECES)]
