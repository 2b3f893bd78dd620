"""The Guild Hall: buying and laying out buildings (NOB-6.4, 6.5, 10.4, 10.5)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.cards import with_, without
from palas.engine.core.position import OK, Draw, Step, Work, changed
from palas.games.nobility.rules import dice
from palas.games.nobility.rules.gains import Gain, add_stars
from palas.games.nobility.rules.refusals import OCCUPIED
from palas.games.nobility.state import FROM_COMMUNITY, FROM_WORKSHOPS, NOBODY, NONE, City
from palas.games.nobility.terms import FIELDS, HALL, KINDS, VP


def buy(city: City, seat: int, slot: int) -> None:
    """Pay for the tile of a slot and put it where it belongs (NOB-6.4.1)."""
    tile = city.hall[slot]
    city.tell("buys_building", (seat, tile))
    city.pay(seat, dice.price(city, seat, HALL + slot))
    city.hall = changed(city.hall, slot, NONE)
    guild = city.box.building_guild[tile]
    if guild < 0:
        city.push(ChooseSite(seat, tile))
        return
    at = city.workshops.index(NONE, guild * FIELDS)  # NOB-6.4.2
    city.workshops = changed(city.workshops, at, tile)
    city.owners = changed(city.owners, at, seat)
    city.move_apprentice(seat, guild, -1)
    city.tell("workshop", (seat, guild, at % FIELDS + 1))
    city.push(Gain(seat, VP, city.box.field_vp[at % FIELDS], guild, FROM_WORKSHOPS))  # after the stars
    add_stars(city, seat, city.box.field_stars[at % FIELDS])


@final
class ChooseSite(Step[City]):
    """Where the community building goes (NOB-6.4.4)."""

    kind = "site"
    rule = "NOB-6.4.4"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.site.all()

    def refusal(self, city: City, seat: int, action: int) -> int:
        return OK if city.people[seat].sites[city.box.site.of(action)] == NONE else OCCUPIED

    def resolve(self, city: City, seat: int, action: int) -> None:
        site = city.box.site.of(action)
        me = city.people[seat]
        me.sites = changed(me.sites, site, self.tile)
        me.quarters -= 1
        city.tell("community", (seat, site + 1))
        city.push(Gain(seat, VP, city.box.site_vp[site], NONE, FROM_COMMUNITY))  # after the stars
        add_stars(city, seat, city.box.site_stars[site])


@final
class FillHall(Work[City]):
    """Empty slots without a die are filled from the bag, left to right (NOB-10.4, 10.5)."""

    kind = "fill_hall"

    def work(self, city: City) -> None:
        for slot in range(KINDS):
            if city.hall[slot] == NONE and not city.dice[HALL + slot]:
                if not city.bag:
                    city.bag = city.discards  # NOB-10.5
                    city.discards = 0
                if city.bag:
                    city.push(FILL_HALL)
                    city.push(DRAW_BUILDING[slot])
                return


@final
class DrawBuilding(Draw[City]):
    """A tile from the bag; one of a full guild is put aside and replaced (NOB-6.5.1)."""

    kind = "building"
    things = "building_ids"

    def __init__(self, slot: int) -> None:
        super().__init__(NOBODY)
        self.slot = slot

    def pile(self, city: City) -> int:
        return city.bag

    def fall(self, city: City, outcome: int) -> None:
        city.bag = without(city.bag, outcome)
        if may_be_offered(city, outcome):
            city.hall = changed(city.hall, self.slot, outcome)
            city.tell("in_the_hall", (outcome, self.slot + 1))
        else:
            city.tell("put_aside", (outcome,))


FILL_HALL: Final = FillHall()  # steps never change: one will do
DRAW_BUILDING: Final = [DrawBuilding(slot) for slot in range(KINDS)]


def may_be_offered(city: City, tile: int) -> bool:
    """Is it a community building, or a workshop that still has a field (NOB-6.5.1)?"""
    guild = city.box.building_guild[tile]
    return guild < 0 or not city.full_guild(guild)


def tidy(city: City) -> None:
    """Tiles of full guilds leave, the others move to the left (NOB-10.4)."""
    kept: list[int] = []
    for tile in city.hall:
        if tile == NONE:
            continue
        if may_be_offered(city, tile):
            kept.append(tile)
        else:
            city.tell("put_aside", (tile,))
    city.hall = kept + [NONE] * (KINDS - len(kept))
    city.push(FILL_HALL)


def empty(city: City) -> None:
    """All tiles of the Hall are discarded for new ones (NOB-6.9.1)."""
    for slot in range(KINDS):
        discard(city, slot)
    city.push(FILL_HALL)


def discard(city: City, slot: int) -> None:
    """The tile of a slot is discarded, if there is one."""
    if city.hall[slot] != NONE:
        city.tell("left_hall", (city.hall[slot], slot + 1))
        city.discards = with_(city.discards, city.hall[slot])
        city.hall = changed(city.hall, slot, NONE)
