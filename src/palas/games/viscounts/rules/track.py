"""Virtue and corruption: two markers that meet (VIS-17)."""

from __future__ import annotations

from palas.games.viscounts.state import Realm


def gain_virtue(realm: Realm, who: int, points: int) -> None:
    """The virtue marker, or the pair, moves to the left; beyond the end it stays (VIS-17.1-17.3)."""
    me = realm.people[who]
    for _point in range(points):
        if not me.collides():
            me.virtue -= 1
        elif me.virtue > 1:
            me.virtue -= 1
            me.corruption -= 1
    if points:
        realm.say("virtue", who, points, me.virtue)
        tell_meeting(realm, who)


def gain_corruption(realm: Realm, who: int, points: int) -> None:
    """The corruption marker, or the pair, moves to the right; beyond the end it stays (VIS-17.1-17.3)."""
    me = realm.people[who]
    for _point in range(points):
        if not me.collides():
            me.corruption += 1
        elif me.corruption < realm.box.track:
            me.corruption += 1
            me.virtue += 1
    if points:
        realm.say("corruption", who, points, me.corruption)
        tell_meeting(realm, who)


def tell_meeting(realm: Realm, who: int) -> None:
    """Say that the markers stand on one space."""
    me = realm.people[who]
    if me.collides():
        realm.say("met", who, me.virtue)


def reset(realm: Realm, who: int) -> None:
    """Both markers return to their ends (VIS-14.2)."""
    me = realm.people[who]
    me.corruption = realm.box.corruption_start
    me.virtue = realm.box.virtue_start
