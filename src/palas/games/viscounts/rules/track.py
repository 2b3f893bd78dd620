"""Virtue and corruption: two markers that meet (VIS-17)."""

from __future__ import annotations

from palas.games.viscounts.state import Player, Realm
from palas.games.viscounts.terms import VIRTUE


def gain(realm: Realm, who: int, item: int, points: int) -> None:
    """Virtue moves its marker, or the pair, to the left, corruption to the right (VIS-17.1-17.3)."""
    me = realm.people[who]
    together = me.collides()
    for _point in range(points):
        advance(me, item, realm.box.track)
    if points and item == VIRTUE:
        realm.say("virtue", who, points, me.virtue)
    elif points:
        realm.say("corruption", who, points, me.corruption)
    if me.collides() and not together:
        realm.say("met", who, me.virtue)


def advance(me: Player, item: int, end: int) -> None:
    """One point; beyond the end of the track the pair stays."""
    if not me.collides():
        if item == VIRTUE:
            me.virtue -= 1
        else:
            me.corruption += 1
    elif item == VIRTUE and me.virtue > 1:
        me.virtue -= 1
        me.corruption -= 1
    elif item != VIRTUE and me.corruption < end:
        me.virtue += 1
        me.corruption += 1


def reset(realm: Realm, who: int) -> None:
    """Both markers return to their ends (VIS-14.2)."""
    me = realm.people[who]
    me.corruption = realm.box.corruption_start
    me.virtue = realm.box.virtue_start
    realm.say("parted", who)
