"""What a good position looks like, in victory points: the evaluation that bots and hints share.

The value of a position for a seat is its points as they stand, what its goods, cards and markers should still bring in
the rounds that are left, less a part of what its rivals have.
"""

from __future__ import annotations

from typing import Final

from palas.engine.core.cards import size
from palas.games.viscounts.scoring import total
from palas.games.viscounts.state import NONE, Realm
from palas.games.viscounts.terms import CRIMINAL, SILVER

# How much of a rival's standing counts against one's own: much in a duel, little in a crowd.
RIVALRY: Final = [0.0, 0.6, 0.6, 0.4, 0.3]

RESOURCE: Final = 1.0  # a resource pays for an icon, early in the game
COIN: Final = 0.45
ICON: Final = 0.5  # one more icon on a card, for the turns to come
BEST_ICON: Final = 0.6  # criminals are wild
SLOT: Final = 1.2  # an open slot goes on working
DEBT_TO_FLIP: Final = 1.0  # an unpaid debt is also a resource to come
DEED_TO_FLIP: Final = 0.5
LENGTH: Final = 16.0  # rounds of a game, about


def value(realm: Realm, seat: int) -> float:
    """How good the position is for that seat."""
    left = share_left(realm)
    rivals = 0.0
    for other in range(realm.members):
        if other != seat:
            rivals += standing(realm, other, left)
    return standing(realm, seat, left) - RIVALRY[realm.players] * rivals / (realm.members - 1)


def standings(realm: Realm) -> list[float]:
    """What each seat has and may expect, whatever its rivals have; alone less a part of what the opponent has."""
    if realm.solo:
        return [value(realm, 0)]
    left = share_left(realm)
    return [standing(realm, seat, left) for seat in range(realm.players)]


def share_left(realm: Realm) -> float:
    """Which part of the game is still to come, between 0 and 1."""
    if realm.last_round:
        return max(0.0, (realm.last_round - realm.round) / LENGTH)
    box = realm.box
    debts = realm.debts_left / max(1, box.debts_on_top[realm.players])
    deeds = realm.deeds_left / max(1, box.deeds_on_top[realm.players])
    return max(0.1, min(debts, deeds)) if realm.round else 1.0


def standing(realm: Realm, who: int, left: float) -> float:
    """What somebody has and may expect."""
    worth = float(total(realm, who))
    if not realm.stack:
        return worth
    me = realm.people[who]
    if not realm.is_rival(who):
        worth += me.resources() * RESOURCE * min(1.0, 0.2 + left)
    worth += me.goods[SILVER] * COIN * min(1.0, 0.2 + left)
    worth += me.debts * DEBT_TO_FLIP * left + me.deeds * DEED_TO_FLIP * left
    worth += size(me.slots) * SLOT * left
    worth += deck_worth(realm, who) * left
    return worth + end_cards(realm, who) + track_worth(realm, who)


def deck_worth(realm: Realm, who: int) -> float:
    """How strong the cards are: icons per card, as every turn shows three of them."""
    if realm.is_rival(who):
        return 0.0
    box = realm.box
    me = realm.people[who]
    icons, cards = 0.0, 0
    for zone in (me.hand, me.draw, me.discard, me.tableau):
        for card in zone:
            if card != NONE:
                cards += 1
                for count in box.card_lawful[card]:
                    icons += count * ICON
                icons += box.card_icons[card][CRIMINAL] * BEST_ICON
    return 24.0 * icons / max(1, cards)


def end_cards(realm: Realm, who: int) -> float:
    """The places of the two end cards, while they are not revealed yet."""
    me = realm.people[who]
    ahead = 0.0
    for other in range(realm.members):
        if other != who:
            rival = realm.people[other]
            if not realm.revealed & 1:
                ahead += 0.8 * sign(me.deeds_flipped - rival.deeds_flipped)
            if not realm.revealed & 2:
                ahead += 0.8 * sign(me.debts_flipped - rival.debts_flipped)
    return ahead


def sign(number: int) -> int:
    """Which side of nothing a number lies on."""
    return (number > 0) - (number < 0)


def track_worth(realm: Realm, who: int) -> float:
    """A collision near the virtuous end brings deeds, near the corrupt end debts."""
    me = realm.people[who]
    middle = (me.corruption + me.virtue) / 2.0
    near = 1.0 - (me.virtue - me.corruption) / realm.box.track
    return near * (4.0 - middle) * 0.6
