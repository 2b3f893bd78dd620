"""Carpenter, mason and architect: erecting buildings (CAY-8.7 to 8.15)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.position import OK, Step, Work
from palas.games.caylus.box import DECLINE
from palas.games.caylus.rules import favours
from palas.games.caylus.rules import refusals as no
from palas.games.caylus.rules.marks import OfEffect
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
        return no.TILE_GONE  # CAY-8.8
    twin = town.box.tile_twin[tile]
    if twin >= 0 and town.where[twin] == SUPPLY:
        return no.TAKE_THE_FIRST  # two equal tiles: one of them is offered
    affordable = town.can_pay(seat, town.box.tile_cost[tile], town.box.effects[effect].discount)
    return OK if affordable else no.CANNOT_PAY  # CAY-8.9, 8.12


class Build(OfEffect):
    """One building of the kind that the effect names, or none (CAY-8.2)."""

    def why_no_room(self, town: Town, seat: int) -> int:
        """OK if a building of the seat could stand somewhere, else why not."""
        return OK

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [DECLINE, *[town.box.build.at(tile) for tile in town.box.buildable[self.printed(town).what]]]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        room = self.why_no_room(town, seat)
        return room if room != OK else why_not_build(town, seat, self.effect, town.box.build.of(action))

    def options(self, town: Town, seat: int) -> list[int]:
        """The same list as candidates and refusal give; room is looked for once."""
        legal = [DECLINE]
        if self.why_no_room(town, seat) == OK:
            for tile in town.box.buildable[self.printed(town).what]:
                if why_not_build(town, seat, self.effect, tile) == OK:
                    legal.append(town.box.build.at(tile))
        return legal

    def accept(self, town: Town, seat: int, action: int) -> None:
        tile = town.box.build.of(action)
        town.push(self.paid(seat, tile))
        town.pay_printed(seat, town.box.tile_cost[tile], self.printed(town).discount)
        ask_for_wildcards(town, seat, town.box.tile_cost[tile])

    def paid(self, seat: int, tile: int) -> Step[Town]:
        """What follows when it is paid."""
        raise RuntimeError("a subclass must say it")


@final
class BuildCraft(Build):
    """One wood or stone building on the first free road space, or none."""

    kind = "build_craft"
    rule = "CAY-8.9"

    def why_no_room(self, town: Town, seat: int) -> int:
        return OK if town.first_free_space() else no.ROAD_FULL  # CAY-8.11

    def paid(self, seat: int, tile: int) -> Step[Town]:
        return Erect(seat, tile)


@final
class BuildPrestige(Build):
    """One prestige building in place of an own residence, or none (CAY-8.13)."""

    kind = "build_prestige"
    rule = "CAY-8.13"

    def why_no_room(self, town: Town, seat: int) -> int:
        return OK if town.people[seat].residences else no.NO_RESIDENCE

    def paid(self, seat: int, tile: int) -> Step[Town]:
        return ReplaceResidence(seat, tile)


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
        town.tell("built", (self.seat, self.tile, space))
        town.score(self.seat, tile_points(town, self.tile), FROM_CRAFT)
        favours.award(town, self.seat, town.box.tile_favours[self.tile])


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
        return OK if mine else no.NOT_YOUR_RESIDENCE

    def resolve(self, town: Town, seat: int, action: int) -> None:
        space = town.box.replace.of(action)
        me = town.people[seat]
        me.residences -= 1
        me.income += town.box.tile_income[self.tile] - town.box.tile_income[town.box.residence]
        town.lay(self.tile, space, seat)
        town.tell("built", (seat, self.tile, space))
        town.score(seat, town.box.tile_pp[self.tile], FROM_PRESTIGE)
        favours.award(town, seat, town.box.tile_favours[self.tile])
