"""Points at the end of the game (VIS-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.viscounts.terms import (
    FIRST_ICON_LINE,
    NONE,
    POVERTY,
    PROSPERITY,
    RIBBONS,
    SECTIONS,
    showing,
)

if TYPE_CHECKING:
    from palas.games.viscounts.state import Realm


def points(realm: Realm, who: int) -> list[int]:
    """Somebody's points by source, as in SOURCES of the state."""
    box = realm.box
    me = realm.people[who]
    return [
        buildings(realm, who),
        castle(realm, who),
        sets(realm, who),
        lines(realm, who),
        box.leader_vp if realm.leader == who else 0,  # VIS-21.6
        sum(box.bonus_vp[ribbon] for ribbon in range(len(RIBBONS)) if realm.bonus[ribbon] == who),
        me.debts * box.debt_vp + me.debts_flipped * box.debt_flipped_vp,  # VIS-21.7
        me.deeds * box.deed_vp,
        me.deeds_flipped * box.deed_flipped_vp,
        poverty(realm, who) if realm.revealed & POVERTY else 0,  # VIS-21.8
        prosperity(realm, who) if realm.revealed & PROSPERITY else 0,
        me.resources() * box.resource_vp if realm.is_rival(who) else 0,  # VIS-22.26
    ]


def total(realm: Realm, who: int) -> int:
    """All points of somebody."""
    count = 0
    for part in points(realm, who):
        count += part
    return count


def buildings(realm: Realm, who: int) -> int:
    """The more buildings of a type, the more they score (VIS-21.1)."""
    points = realm.board().slot_points if realm.is_rival(who) else realm.box.slot_points
    return points[realm.people[who].slots]


def castle(realm: Realm, who: int) -> int:
    """Each worker in the castle scores the number of its ring (VIS-21.2)."""
    vp = realm.box.ring_vp
    members = realm.members
    first = 0
    second = 0
    for section in range(SECTIONS):
        first += realm.ring1[section * members + who]
        second += realm.ring2[section * members + who]
    return first * vp[1] + second * vp[2] + realm.ring3[who] * vp[3]


def sets(realm: Realm, who: int) -> int:
    """Sets of manuscripts with different ribbons, as large as possible (VIS-21.3)."""
    if not realm.people[who].manuscripts:
        return 0
    colours = [0] * len(RIBBONS)
    for text in realm.people[who].manuscripts:
        colours[realm.box.text_ribbon[text]] += 1
    total = 0
    for taken in range(len(realm.people[who].manuscripts)):  # each set has a manuscript of every colour that is left
        different = sum(1 for count in colours if count > taken)
        if different == 0:
            break
        total += realm.box.set_vp[different]
    return total


def lines(realm: Realm, who: int) -> int:
    """The scoring lines of manuscripts (VIS-21.4)."""
    box = realm.box
    total = 0
    for text in realm.people[who].manuscripts:
        if box.text_per[text] >= 0:
            total += count(realm, who, box.text_per[text]) // box.text_each[text] * box.text_vp[text]
    return total


def count(realm: Realm, who: int, what: int) -> int:
    """How many of the things that a line counts somebody has."""
    me = realm.people[who]
    if what >= FIRST_ICON_LINE:
        return all_icons(realm, who, what - FIRST_ICON_LINE)
    if what == 0:
        return me.slots.bit_count()
    if what == 1:
        return realm.box.workers - me.workers
    if what == 2:
        return len(me.manuscripts)
    if what == 3:
        return me.resources()
    return me.deeds_flipped if what == 4 else me.debts_flipped


def all_icons(realm: Realm, who: int, kind: int) -> int:
    """The icons of a kind on all own cards, of open slots and of bonus cards (VIS-21.5)."""
    total: int = showing(realm.lasting_icons(who), kind)
    printed = realm.printed_icons(who)
    me = realm.people[who]
    for cards in (me.hand, me.draw, me.discard, me.tableau):
        for card in cards:
            if card != NONE:
                total += showing(printed[card], kind)
    return total


def poverty(realm: Realm, who: int) -> int:
    """The poverty card: places by flipped deeds."""
    return place_points(realm, [player.deeds_flipped for player in realm.people], realm.box.poverty_vp, who)


def prosperity(realm: Realm, who: int) -> int:
    """The prosperity card: places by flipped debts."""
    return place_points(realm, [player.debts_flipped for player in realm.people], realm.box.prosperity_vp, who)


def place_points(realm: Realm, flipped: list[int], by_place: list[int], who: int) -> int:
    """What a place in the order of flipped cards is worth; tied players share their places (VIS-21.9)."""
    mine = flipped[who]
    if mine == 0:
        return 0
    rewards = by_place[:1] + by_place[2:] if realm.no_second and realm.players < 3 else by_place
    ahead = sum(1 for others in flipped if others > mine)
    tied = sum(1 for others in flipped if others == mine)
    return sum(rewards[ahead : ahead + tied]) // tied


def rank(realm: Realm, who: int) -> tuple[int, int]:
    """Points, then what is left of resources and silver (VIS-21.11)."""
    return total(realm, who), sum(realm.people[who].goods)
