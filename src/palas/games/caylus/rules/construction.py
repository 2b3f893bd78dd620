"""Carpenter, mason and architect: erecting buildings (CAY-8.7 to 8.15)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.position import OK, Step, Work
from palas.games.caylus.box import DECLINE
from palas.games.caylus.rules import favours
from palas.games.caylus.rules.marks import active_place
from palas.games.caylus.rules.refusals import (
    CANNOT_PAY,
    NO_RESIDENCE,
    NOT_YOUR_RESIDENCE,
    ROAD_FULL,
    TAKE_THE_FIRST,
    TILE_GONE,
)
from palas.games.caylus.rules.trade import ask_for_wildcards
from palas.games.caylus.state import FROM_CRAFT, FROM_PRESTIGE, SUPPLY, Town


def tile_points(town: Town, tile: int) -> int:
    """What building it scores; later printings of the lawyer show less (CAY-14.3)."""
    if town.lawyer_3pp and tile == town.box.lawyer:
        return town.box.lawyer_pp_later
    return town.box.tile_pp[tile]


def why_not_build(town: Town, seat: int, effect: int, tile: int) -> int:
    """OK if the tile can be had and paid, else why not."""
    if town.where[tile] != SUPPLY:
        return TILE_GONE  # CAY-8.8
    twin = town.box.tile_twin[tile]
    if twin >= 0 and town.where[twin] == SUPPLY:
        return TAKE_THE_FIRST  # two equal tiles: one of them is offered
    if not town.can_pay(seat, town.box.tile_cost[tile], town.box.effects[effect].discount):
        return CANNOT_PAY  # CAY-8.9, 8.12
    return OK


@final
class BuildCraft(Step[Town]):
    """One wood or stone building on the first free road space, or none."""

    kind = "build_craft"
    rule = "CAY-8.9"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def about(self, town: Town, seat: int) -> dict[str, Any]:
        return {"effect": self.effect, "place": active_place(town)}

    def candidates(self, town: Town, seat: int) -> list[int]:
        what = town.box.effects[self.effect].what
        return [DECLINE, *[town.box.build.at(tile) for tile in town.box.buildable[what]]]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK  # CAY-8.2
        if town.first_free_space() == 0:
            return ROAD_FULL  # CAY-8.11
        return why_not_build(town, seat, self.effect, town.box.build.of(action))

    def options(self, town: Town, seat: int) -> list[int]:
        """The same list as candidates and refusal give; the road is looked at once."""
        legal = [DECLINE]
        if town.first_free_space() == 0:
            return legal
        for tile in town.box.buildable[town.box.effects[self.effect].what]:
            if why_not_build(town, seat, self.effect, tile) == OK:
                legal.append(town.box.build.at(tile))
        return legal

    def resolve(self, town: Town, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        tile = town.box.build.of(action)
        town.push(Erect(seat, tile))
        town.pay_printed(seat, town.box.tile_cost[tile], town.box.effects[self.effect].discount)
        ask_for_wildcards(town, seat, town.box.tile_cost[tile])


@final
class Erect(Work[Town]):
    """The paid craft building is laid down, scored, and its favour resolved (CAY-8.9)."""

    kind = "erect"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def work(self, town: Town) -> None:
        space = town.first_free_space()
        town.lay(self.tile, space, self.seat)
        if town.telling:
            town.tell("built", (self.seat, self.tile, space))
        town.score(self.seat, tile_points(town, self.tile), FROM_CRAFT)
        favours.award(town, self.seat, town.box.tile_favours[self.tile])


@final
class BuildPrestige(Step[Town]):
    """One prestige building in place of an own residence, or none (CAY-8.13)."""

    kind = "build_prestige"
    rule = "CAY-8.13"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def about(self, town: Town, seat: int) -> dict[str, Any]:
        return {"effect": self.effect, "place": active_place(town)}

    def candidates(self, town: Town, seat: int) -> list[int]:
        what = town.box.effects[self.effect].what
        return [DECLINE, *[town.box.build.at(tile) for tile in town.box.buildable[what]]]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        if town.people[seat].residences == 0:
            return NO_RESIDENCE
        return why_not_build(town, seat, self.effect, town.box.build.of(action))

    def resolve(self, town: Town, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        tile = town.box.build.of(action)
        town.push(ReplaceResidence(seat, tile))
        town.pay_printed(seat, town.box.tile_cost[tile], town.box.effects[self.effect].discount)
        ask_for_wildcards(town, seat, town.box.tile_cost[tile])


@final
class ReplaceResidence(Step[Town]):
    """The paid prestige building takes the place of one own residence (CAY-8.13, Q37)."""

    kind = "replace"
    rule = "CAY-8.13"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def about(self, town: Town, seat: int) -> dict[str, Any]:
        return {"tile": self.tile}

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [town.box.replace.at(space) for space in range(1, town.box.spaces + 1)]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        space = town.box.replace.of(action)
        mine = town.road[space] == town.box.residence and town.owner[space] == seat
        return OK if mine else NOT_YOUR_RESIDENCE

    def resolve(self, town: Town, seat: int, action: int) -> None:
        space = town.box.replace.of(action)
        me = town.people[seat]
        me.residences -= 1
        me.income += town.box.tile_income[self.tile] - town.box.tile_income[town.box.residence]
        town.lay(self.tile, space, seat)
        town.tell("built", (seat, self.tile, space))
        town.score(seat, town.box.tile_pp[self.tile], FROM_PRESTIGE)
        favours.award(town, seat, town.box.tile_favours[self.tile])
