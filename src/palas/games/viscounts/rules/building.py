"""Buildings: where they may stand, their spots' rewards and their links (VIS-10)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.cards import has, with_
from palas.engine.core.position import OK, Step, changed
from palas.games.viscounts.rules import effects
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import Cause, OfEffect
from palas.games.viscounts.state import NOBODY, Realm
from palas.games.viscounts.terms import AT_ONCE, OWN_BANK, SLOTS


def bank_of(realm: Realm, space: int) -> list[int]:
    """The spots that can be reached from this space, clockwise."""
    return realm.box.banks[realm.side][space]


def all_spots(realm: Realm) -> list[int]:
    """Every spot of the board."""
    return realm.box.all_spots[realm.side]


def in_scope(realm: Realm, who: int, scope: int) -> list[int]:
    """The spots where somebody may build: those of the own bank, or all (VIS-4.5)."""
    return bank_of(realm, realm.people[who].space) if scope == OWN_BANK else all_spots(realm)


def has_free(realm: Realm, spots: list[int]) -> bool:
    """Is one of these spots free (VIS-10.1)?"""
    owner = realm.spot_owner
    return any(owner[spot] == NOBODY for spot in spots)


def left(realm: Realm, who: int, building: int) -> list[int]:
    """The slots on which a building of that type still stands."""
    slots = realm.people[who].slots
    return [slot for slot in range(SLOTS) if not has(slots, slot) and realm.slot_building(who, slot) == building]


# -- free buildings


def offer_free(realm: Realm, who: int, building: int, scope: int) -> None:
    """A building of that type is placed without paying; nothing happens without one or without a spot."""
    if left(realm, who, building) and has_free(realm, in_scope(realm, who, scope)):
        realm.push(ChooseSlot(who, building, scope))


@final
class ChooseSlot(OfEffect):
    """Which building of the type, that is which slot is opened (Q-1)."""

    kind = "free_building"
    rule = "VIS-10.2"

    def __init__(self, seat: int, building: int, scope: int) -> None:
        super().__init__(seat)
        self.building = building
        self.scope = scope

    def figures(self) -> dict[str, Any]:
        return {"building": self.building}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.build.all()

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        slot = realm.box.build.of(action)
        if realm.box.slot_building[slot] != self.building:
            return no.OTHER_TYPE
        return no.ALREADY_BUILT if has(realm.people[seat].slots, slot) else OK

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        realm.push(ChooseSpot(seat, realm.box.build.of(action), self.scope))


@final
class ChooseSpot(Step[Realm]):
    """Where the building goes (VIS-10.3)."""

    kind = "spot"
    rule = "VIS-10.3"

    def __init__(self, seat: int, slot: int, scope: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.scope = scope

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"building": realm.slot_building(seat, self.slot)}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.spot.at(spot) for spot in all_spots(realm)]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        spot = realm.box.spot.of(action)
        if realm.spot_owner[spot] != NOBODY:
            return no.OCCUPIED
        return OK if spot in in_scope(realm, seat, self.scope) else no.OTHER_BANK

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list; spots that cannot be reached are not looked at."""
        spots = in_scope(realm, seat, self.scope)
        return [realm.box.spot.at(spot) for spot in spots if realm.spot_owner[spot] == NOBODY]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        place(realm, seat, self.slot, realm.box.spot.of(action))


# -- placing


def place(realm: Realm, who: int, slot: int, spot: int) -> None:
    """The building stands, its slot is open, then the spot's reward and the links (VIS-10.3-10.5)."""
    realm.people[who].slots = with_(realm.people[who].slots, slot)
    realm.spot_owner = changed(realm.spot_owner, spot, who)
    realm.spot_slot = changed(realm.spot_slot, spot, slot)
    realm.say("built", who, realm.slot_building(who, slot), spot)
    if realm.slot_ability(who, slot).kind >= 0:
        realm.say("opened", who, slot + (SLOTS * (realm.opponent + 1) if realm.is_rival(who) else 0))
    realm.push(Links(who, spot))
    effects.run(realm, who, realm.box.spot_reward[realm.side][spot])
    ability = realm.slot_ability(who, slot)
    if ability.kind == AT_ONCE:
        effects.run(realm, who, ability.effect)  # VIS-22.25: before the spot's reward


def links_of(realm: Realm, spot: int) -> list[int]:
    """The links between a building and its standing neighbours, each by the spot it starts from."""
    found: list[int] = []
    links = realm.box.link_reward[realm.side]
    before = realm.spot_before(spot)
    if links[before] >= 0 and realm.spot_owner[before] != NOBODY:
        found.append(before)
    if links[spot] >= 0 and realm.spot_owner[realm.next_spot(spot)] != NOBODY:
        found.append(spot)
    return found


@final
class Links(Cause):
    """The links of a new building pay, in an order of the builder's choice (VIS-10.4)."""

    kind = "links"
    cause = "spot"

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def work(self, realm: Realm) -> None:
        links = links_of(realm, self.spot)
        if len(links) > 1 and not realm.is_rival(self.seat):
            realm.push(ChooseLink(self.seat, self.spot))
        else:
            for link in reversed(links):
                pay_link(realm, self.seat, self.spot, link)


@final
class ChooseLink(OfEffect):
    """Which of two links pays first."""

    kind = "link"
    rule = "VIS-10.4"

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def figures(self) -> dict[str, Any]:
        return {"spot": self.spot}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.link.at(link) for link in links_of(realm, self.spot)]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        first = realm.box.link.of(action)
        for link in links_of(realm, self.spot):
            if link != first:
                pay_link(realm, seat, self.spot, link)
        pay_link(realm, seat, self.spot, first)


def pay_link(realm: Realm, who: int, spot: int, link: int) -> None:
    """The builder gains the link's reward, then the neighbour, if it is somebody else (VIS-10.4)."""
    effect = realm.box.link_reward[realm.side][link]
    other = realm.spot_owner[realm.next_spot(spot) if link == spot else link]
    if other != who:
        effects.run(realm, other, effect)
    effects.run(realm, who, effect)
