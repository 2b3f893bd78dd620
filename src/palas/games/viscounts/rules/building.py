"""Buildings: where they may stand, their spots' rewards and their links (VIS-10)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.cards import has, with_
from palas.engine.core.position import OK, Step
from palas.games.viscounts.rules import effects
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import Cause, OfEffect
from palas.games.viscounts.state import NOBODY, Realm
from palas.games.viscounts.terms import AT_ONCE, OWN_BANK, PIECES, SLOTS, SPOTS


def on_bank(realm: Realm, space: int, spot: int) -> bool:
    """Can the spot be reached from this space (VIS-4.5)?"""
    return spot // SPOTS == space // 3 and realm.box.spot_bank[realm.side][spot] == space % 3


def bank_of(realm: Realm, space: int) -> list[int]:
    """The spots that can be reached from this space, clockwise."""
    return [spot for spot in spots_of(realm, space // 3) if on_bank(realm, space, spot)]


def has_free_spot(realm: Realm, space: int) -> bool:
    """Is a spot of the bank free (VIS-10.1)?"""
    return NOBODY in [realm.spot_owner[spot] for spot in bank_of(realm, space)]


def spots_of(realm: Realm, piece: int) -> list[int]:
    """The spots of a piece, clockwise."""
    return list(range(SPOTS * piece, SPOTS * piece + realm.box.spots[realm.side]))


def all_spots(realm: Realm) -> list[int]:
    """Every spot of the board."""
    return [spot for piece in range(PIECES) for spot in spots_of(realm, piece)]


def left(realm: Realm, who: int, building: int) -> list[int]:
    """The slots on which a building of that type still stands."""
    slots = realm.people[who].slots
    return [slot for slot in range(SLOTS) if not has(slots, slot) and realm.slot_building(who, slot) == building]


# -- free buildings


def offer_free(realm: Realm, who: int, building: int, scope: int) -> None:
    """A building of that type is placed without paying; nothing happens without one or without a spot."""
    spots = bank_of(realm, realm.people[who].space) if scope == OWN_BANK else all_spots(realm)
    if left(realm, who, building) and NOBODY in [realm.spot_owner[spot] for spot in spots]:
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
        if self.scope == OWN_BANK and not on_bank(realm, realm.people[seat].space, spot):
            return no.OTHER_BANK
        return OK

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        place(realm, seat, self.slot, realm.box.spot.of(action))


# -- placing


def place(realm: Realm, who: int, slot: int, spot: int) -> None:
    """The building stands, its slot is open, then the spot's reward and the links (VIS-10.3-10.5)."""
    realm.people[who].slots = with_(realm.people[who].slots, slot)
    realm.spot_owner[spot] = who
    realm.spot_slot[spot] = slot
    realm.say("built", who, realm.slot_building(who, slot), spot)
    realm.push(Links(who, spot))
    effects.run(realm, who, realm.box.spot_reward[realm.side][spot])
    ability = realm.slot_ability(who, slot)
    if ability.kind == AT_ONCE:
        effects.run(realm, who, ability.effect)  # VIS-22.25: before the spot's reward


def links_of(realm: Realm, spot: int) -> list[int]:
    """The links between a building and its standing neighbours, each by the spot it starts from."""
    found: list[int] = []
    links = realm.box.link_reward[realm.side]
    before = [other for other in all_spots(realm) if realm.next_spot(other) == spot]
    for other in before:
        if links[other] >= 0 and realm.spot_owner[other] != NOBODY:
            found.append(other)
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
