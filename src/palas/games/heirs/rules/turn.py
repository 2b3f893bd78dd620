"""A player's turn: take, build, extend, move troops, in any order (HEI-5, 6)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import has, listed, size, with_, without
from palas.engine.core.position import OK, Step
from palas.games.heirs.box import (
    AROUND,
    ASCENDING,
    DESTROY,
    END,
    FOLLOWER,
    ORTHOGONAL,
    RESOURCES,
    SPARE,
    TROOPS,
    WITHDRAW,
    Effect,
)
from palas.games.heirs.rules import heinrich, reserve
from palas.games.heirs.rules import refusals as no
from palas.games.heirs.scoring import tiles_beside
from palas.games.heirs.state import NOBODY, NONE, RESERVE, Realm

EMPTY: Final = 1  # cells without a tile
TILES: Final = 2  # cells with one


@final
class Turn(Step[Realm]):
    """What the player does next; the turn goes on until it is ended (HEI-5.1)."""

    kind = "turn"
    rule = "HEI-5.1"

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        side = realm.side_of(seat)
        may_take = "no" if realm.crown != side else "again" if realm.taken else "yes"
        return {"may_take": may_take, "access": access(realm, side), "discounts": realm.discounts}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        box = realm.box
        return [END, *box.take.all(), *box.build.all(), *box.extend.all(), *box.camp.all(), *box.troop.all()]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        box = realm.box
        side = realm.side_of(seat)
        if action == END:
            return OK if realm.taken or not realm.reachable(side) else no.TAKE_FIRST
        if box.take.has(action):
            if realm.crown != side:
                return no.TAKEN_ALREADY
            slot = box.take.of(action)
            if realm.reserve[slot] == NONE:
                return no.NO_TILE_IN_SLOT
            return OK if slot in realm.reachable(side) else no.NOT_REACHABLE
        if box.camp.has(action):
            if not is_camp_of(realm, side, box.camp.of(action)):
                return no.NOT_YOUR_CAMP
            return OK if may_strike(realm, side) else no.TAKE_BEFORE_CAMP
        if box.troop.has(action):
            troop = box.troop.of(action)
            if has(realm.moved, troop):
                return no.MOVED_ALREADY
            return OK if may_move(realm, side, troop) else no.NOWHERE_TO_GO
        building = box.build.has(action)
        tile = box.build.of(action) if building else box.extend.of(action)
        if not has(realm.hands[side], tile):
            return no.NOT_IN_HAND
        if building and missing(realm, tile, access(realm, side)) > realm.discounts:
            return no.NO_RESOURCES
        return OK if has_room(realm, side) else no.NO_CELL

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list as candidates and refusal give; only tiles in hand and camps that stand are looked at."""
        box = realm.box
        side = realm.side_of(seat)
        reachable = realm.reachable(side)
        legal: list[int] = [END] if realm.taken or not reachable else []
        if realm.crown == side:
            legal += [box.take.at(slot) for slot in sorted(reachable)]
        if realm.hands[side] and has_room(realm, side):
            hand = listed(realm.hands[side])
            found = access_from(realm, side, reachable)
            legal += [box.build.at(tile) for tile in hand if missing(realm, tile, found) <= realm.discounts]
            legal += [box.extend.at(tile) for tile in hand]
        if may_strike(realm, side):
            for tile in box.camps:
                if realm.owner[tile] == side:
                    legal.append(box.camp.at(tile))
        for troop in range(TROOPS):
            if not has(realm.moved, troop) and may_move(realm, side, troop):
                legal.append(box.troop.at(troop))
        return legal

    def resolves_itself(self) -> bool:
        return False

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        box = realm.box
        side = realm.side_of(seat)
        if action == END:
            realm.tell("ends_turn", (seat,))
            for _tile in range(size(realm.hands[side]) - box.hand_limit):
                realm.push(Discard(seat))
            return
        realm.push(self)
        if box.take.has(action):
            tile = reserve.take(realm, box.take.of(action))
            realm.hands[side] = with_(realm.hands[side], tile)
            realm.taken = True
            realm.tell("took", (seat, tile))
        elif box.build.has(action):
            realm.push(BuildAt(seat, box.build.of(action)))
        elif box.extend.has(action):
            realm.push(ExtendAt(seat, box.extend.of(action)))
        elif box.camp.has(action):
            strike_camp(realm, seat, box.camp.of(action))
        else:
            realm.push(MoveTroop(seat, box.troop.of(action)))


@final
class Discard(Step[Realm]):
    """A surplus tile of the player's choice leaves the game (HEI-5.2)."""

    kind = "discard"
    rule = "HEI-5.2"

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"limit": realm.box.hand_limit}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.discard.all()

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if has(realm.hands[realm.side_of(seat)], realm.box.discard.of(action)) else no.NOT_IN_HAND

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        side = realm.side_of(seat)
        tile = realm.box.discard.of(action)
        realm.hands[side] = without(realm.hands[side], tile)
        realm.gone = with_(realm.gone, tile)
        realm.tell("discarded", (seat, tile))


# -- building and extending ---------------------------------------------------------------------------------------


def access(realm: Realm, side: int) -> list[int]:
    """The resources a side has access to (HEI-5.6)."""
    return access_from(realm, side, realm.reachable(side))


def access_from(realm: Realm, side: int, reachable: list[int]) -> list[int]:
    """The same: slots of the reserve within reach, troops in the area, own producers."""
    box = realm.box
    found = [0] * len(RESOURCES)
    for slot in reachable:
        found[box.terrain[realm.reserve[slot]]] += 1
    for troop in range(side * TROOPS, (side + 1) * TROOPS):
        cell = realm.troops[troop]
        if cell >= 0:
            found[realm.terrain_of(realm.tile_at(cell))] += 1
    for tile in box.producers:
        if realm.owner[tile] == side:
            effect = box.tile_effect[tile]
            found[effect.resource] += effect.amount
    return found


def lacking(realm: Realm, tile: int, resource: int, found: list[int]) -> int:
    """How much of one resource of a tile's cost is lacking, given the access (HEI-5.6)."""
    return max(0, realm.box.cost[tile][resource] - found[resource])


def missing(realm: Realm, tile: int, found: list[int]) -> int:
    """How many resources of a tile's cost must be waived, given the access (HEI-5.9)."""
    count = 0
    for resource in range(len(RESOURCES)):
        count += lacking(realm, tile, resource, found)
    return count


def cells_around(realm: Realm, side: int, wanted: int) -> list[int]:
    """The cells next to own troops, in order: those with a tile, those without, or all."""
    around: list[int] = []
    for troop in range(side * TROOPS, (side + 1) * TROOPS):
        here = realm.troops[troop]
        if here >= 0:
            for step in ASCENDING:
                if wanted & (EMPTY if realm.tile_at(here + step) == NONE else TILES):
                    put(around, here + step)
    return around


def put(cells: list[int], cell: int) -> None:
    """Put a cell in its place among cells in order, unless it is there."""
    at = len(cells)
    while at > 0 and cells[at - 1] > cell:
        at -= 1
    if at == 0 or cells[at - 1] != cell:
        cells.insert(at, cell)


def has_room(realm: Realm, side: int) -> bool:
    """Is there such a cell?"""
    for troop in range(side * TROOPS, (side + 1) * TROOPS):
        here = realm.troops[troop]
        if here >= 0:
            for step in AROUND:
                if realm.tile_at(here + step) == NONE:
                    return True
    return False


class Where(Step[Realm]):
    """A question that a cell answers."""

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.at.at(cell) for cell in cells_around(realm, realm.side_of(seat), EMPTY | TILES)]


class LayAt(Where):
    """Where a tile of the hand goes."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"the_tile": self.tile}

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        cell = realm.box.at.of(action)
        if realm.tile_at(cell) != NONE:
            return no.CELL_OCCUPIED
        return OK if cell in cells_around(realm, realm.side_of(seat), EMPTY) else no.NOT_ADJACENT

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, without asking each cell."""
        return [realm.box.at.at(cell) for cell in cells_around(realm, realm.side_of(seat), EMPTY)]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        side = realm.side_of(seat)
        realm.hands[side] = without(realm.hands[side], self.tile)
        cell = realm.box.at.of(action)
        self.lay(realm, seat, side, cell)
        heinrich.check_treasures(realm, cell)

    def lay(self, realm: Realm, seat: int, side: int, cell: int) -> None:
        """Lay it there, and what follows from that."""


@final
class BuildAt(LayAt):
    """Where the building goes (HEI-5.5)."""

    kind = "build_at"
    rule = "HEI-5.5"

    def lay(self, realm: Realm, seat: int, side: int, cell: int) -> None:
        realm.discounts -= missing(realm, self.tile, access(realm, side))  # HEI-5.9, Q22
        realm.put(self.tile, cell, side)
        realm.scaffold = cell  # HEI-12.2
        realm.tell("built", (seat, self.tile, cell))
        effect = realm.box.tile_effect[self.tile]
        if effect.rule == Effect.DESTROY_PAIR:
            besiege(realm, seat, cell, effect.needed)


@final
@mypyc_attr(free_list_len=1)
class ExtendAt(LayAt):
    """Where the open terrain goes (HEI-5.8)."""

    kind = "extend_at"
    rule = "HEI-5.8"

    def lay(self, realm: Realm, seat: int, side: int, cell: int) -> None:
        realm.put(self.tile, cell, NOBODY)
        realm.discounts += 1  # HEI-5.9
        realm.tell("extended", (seat, self.tile, cell))


# -- troops -------------------------------------------------------------------------------------------------------


def may_withdraw(realm: Realm, side: int, troop: int) -> bool:
    """Normal troops in the area may go back to the reserve (HEI-5.10)."""
    return troop != FOLLOWER and realm.troops[side * TROOPS + troop] >= 0


def goals(realm: Realm, side: int, troop: int) -> list[int]:
    """The tiles a troop may go to: next to where it stands, or from the reserve next to an own troop (HEI-5.10)."""
    here = realm.troops[side * TROOPS + troop]
    if here >= 0:
        return [here + step for step in ASCENDING if is_open(realm, here + step)]
    return [cell for cell in cells_around(realm, side, TILES) if realm.is_free_of_troops(cell)]


def is_open(realm: Realm, cell: int) -> bool:
    """May a troop go there: a tile without a troop (HEI-5.10, 5.11)?"""
    return realm.tile_at(cell) != NONE and realm.is_free_of_troops(cell)


def may_move(realm: Realm, side: int, troop: int) -> bool:
    """Has a troop anywhere to go, back to the reserve included?"""
    if may_withdraw(realm, side, troop):
        return True
    own = side * TROOPS
    here = realm.troops[own + troop]
    if here >= 0:
        return has_goal(realm, here)
    return any(has_goal(realm, realm.troops[other]) for other in range(own, own + TROOPS) if realm.troops[other] >= 0)


def has_goal(realm: Realm, cell: int) -> bool:
    """Is there a tile next to a cell where a troop may go?"""
    return any(is_open(realm, cell + step) for step in AROUND)


@final
@mypyc_attr(free_list_len=1)
class MoveTroop(Where):
    """Where the troop goes: move, station or withdraw (HEI-5.10)."""

    kind = "move"
    rule = "HEI-5.10"

    def __init__(self, seat: int, troop: int) -> None:
        super().__init__(seat)
        self.troop = troop

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"troop": self.troop}

    def resolves_itself(self) -> bool:
        return False  # whoever picks a troop up has not yet said where it goes

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [WITHDRAW, *super().candidates(realm, seat)]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        side = realm.side_of(seat)
        if action == WITHDRAW:
            if may_withdraw(realm, side, self.troop):
                return OK
            return no.FOLLOWER_STAYS if self.troop == FOLLOWER else no.IN_RESERVE
        cell = realm.box.at.of(action)
        if realm.tile_at(cell) == NONE:
            return no.NO_TILE_THERE
        if not realm.is_free_of_troops(cell):
            return no.TROOP_THERE
        return OK if cell in goals(realm, side, self.troop) else no.TOO_FAR

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, without asking each cell."""
        side = realm.side_of(seat)
        cells = [realm.box.at.at(cell) for cell in goals(realm, side, self.troop)]
        return [WITHDRAW, *cells] if may_withdraw(realm, side, self.troop) else cells

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        troop = realm.side_of(seat) * TROOPS + self.troop
        realm.moved = with_(realm.moved, self.troop)
        if action == WITHDRAW:
            realm.troops[troop] = RESERVE
            realm.tell("withdrew", (seat, self.troop))
        else:
            stationed = realm.troops[troop] == RESERVE
            realm.troops[troop] = realm.box.at.of(action)
            realm.tell("stationed" if stationed else "moved", (seat, self.troop, realm.troops[troop]))


# -- special effects ----------------------------------------------------------------------------------------------


def is_camp_of(realm: Realm, side: int, tile: int) -> bool:
    """Is it a field camp of that side that still stands (HEI-6.1)?"""
    return realm.owner[tile] == side and realm.box.tile_effect[tile].rule == Effect.EXTRA_TAKE


def may_strike(realm: Realm, side: int) -> bool:
    """Has the tile been taken that comes before a camp's (HEI-6.1)?"""
    return realm.taken and realm.crown != side


def strike_camp(realm: Realm, seat: int, tile: int) -> None:
    """A field camp is turned over for one more tile (HEI-6.1)."""
    realm.owner[tile] = NOBODY
    realm.crown = realm.side_of(seat)
    realm.tell("struck_camp", (seat, realm.cells[tile]))


def besiege(realm: Realm, seat: int, cell: int, needed: int) -> None:
    """A new siege tower may destroy enemy buildings next to it that enough towers now touch (HEI-6.2)."""
    side = realm.side_of(seat)
    for step in reversed(ORTHOGONAL):
        target = realm.tile_at(cell + step)
        if target != NONE and realm.owner[target] == 1 - side:
            own = [tile for tile in tiles_beside(realm, cell + step) if realm.owner[tile] == side]
            towers = [tile for tile in own if realm.box.tile_effect[tile].rule == Effect.DESTROY_PAIR]
            if len(towers) >= needed:
                realm.push(Besiege(seat, target))


@final
class Besiege(Step[Realm]):
    """Destroy the enemy building or spare it (HEI-6.2)."""

    kind = "siege"
    rule = "HEI-6.2"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"the_tile": self.tile, "cell": realm.cells[self.tile]}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [DESTROY, SPARE]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == DESTROY:
            realm.owner[self.tile] = NOBODY
        realm.tell("destroyed" if action == DESTROY else "spared", (seat, self.tile, realm.cells[self.tile]))
