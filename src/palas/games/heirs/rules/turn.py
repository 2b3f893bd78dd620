"""A player's turn: take, build, extend, move troops, in any order (HEI-5, 6)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step
from palas.games.heirs.box import (
    AROUND,
    DESTROY,
    DESTROY_PAIR,
    END_TURN,
    EXTRA_TAKE,
    FOLLOWER,
    ORTHOGONAL,
    PRODUCE,
    RESOURCES,
    SPARE,
    TROOPS,
    WITHDRAW,
)
from palas.games.heirs.rules import heinrich, reserve
from palas.games.heirs.rules.refusals import (
    CELL_OCCUPIED,
    FOLLOWER_STAYS,
    IN_RESERVE,
    MOVED_ALREADY,
    NO_CELL,
    NO_RESOURCES,
    NO_TILE_IN_SLOT,
    NO_TILE_THERE,
    NOT_ADJACENT,
    NOT_IN_HAND,
    NOT_REACHABLE,
    NOT_YOUR_CAMP,
    NOWHERE_TO_GO,
    TAKE_BEFORE_CAMP,
    TAKE_FIRST,
    TAKEN_ALREADY,
    TOO_FAR,
    TROOP_THERE,
)
from palas.games.heirs.scoring import own_tiles
from palas.games.heirs.state import NOBODY, NONE, RESERVE, Realm


@final
class Turn(Step[Realm]):
    """What the player does next; the turn goes on until it is ended (HEI-5.1)."""

    kind = "turn"
    rule = "HEI-5.1"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        box = realm.box
        return [
            END_TURN,
            *range(box.first_take, box.first_build),
            *range(box.first_build, box.first_discard),
            *range(box.first_camp, box.first_cell),
        ]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        box = realm.box
        side = realm.side_of(seat)
        if action == END_TURN:
            return OK if realm.taken or not realm.reachable(side) else TAKE_FIRST
        if action < box.first_build:
            if realm.crown != side:
                return TAKEN_ALREADY
            slot = action - box.first_take
            if realm.reserve[slot] == NONE:
                return NO_TILE_IN_SLOT
            return OK if slot in realm.reachable(side) else NOT_REACHABLE
        if action < box.first_discard:
            building = action < box.first_extend
            tile = action - (box.first_build if building else box.first_extend)
            if not realm.hands[side] >> tile & 1:
                return NOT_IN_HAND
            if building and missing(realm, tile, access(realm, side)) > realm.discounts:
                return NO_RESOURCES
            return OK if empty_cells(realm, side) else NO_CELL
        if action < box.first_troop:
            tile = action - box.first_camp
            if box.effects[box.tile_type[tile]].rule != EXTRA_TAKE or realm.owner[tile] != side:
                return NOT_YOUR_CAMP
            return TAKE_BEFORE_CAMP if realm.crown == side or not realm.taken else OK
        troop = action - box.first_troop
        if realm.moved >> troop & 1:
            return MOVED_ALREADY
        return OK if may_withdraw(realm, side, troop) or goals(realm, side, troop) else NOWHERE_TO_GO

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list as candidates and refusal give; only tiles in hand and camps that stand are looked at."""
        box = realm.box
        side = realm.side_of(seat)
        legal: list[int] = []
        reachable = realm.reachable(side)
        if realm.taken or not reachable:
            legal.append(END_TURN)
        if realm.crown == side:
            legal += sorted([box.first_take + slot for slot in reachable])
        hand = [tile for tile in range(box.tiles) if realm.hands[side] >> tile & 1]
        if hand and empty_cells(realm, side):
            found = access(realm, side)
            legal += [box.first_build + tile for tile in hand if missing(realm, tile, found) <= realm.discounts]
            legal += [box.first_extend + tile for tile in hand]
        if realm.crown != side and realm.taken:
            for tile in own_tiles(realm, side):
                if box.effects[box.tile_type[tile]].rule == EXTRA_TAKE:
                    legal.append(box.first_camp + tile)
        for troop in range(TROOPS):
            if not realm.moved >> troop & 1 and (may_withdraw(realm, side, troop) or goals(realm, side, troop)):
                legal.append(box.first_troop + troop)
        return legal

    def resolves_itself(self) -> bool:
        return False

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        box = realm.box
        side = realm.side_of(seat)
        if action == END_TURN:
            realm.tell("ends_turn", (seat,))
            surplus = realm.hands[side].bit_count() - box.hand_limit
            for _tile in range(surplus):
                realm.push(Discard(seat))
            return
        realm.push(Turn(seat))
        if action < box.first_build:
            tile = reserve.take(realm, action - box.first_take)
            realm.hands[side] |= 1 << tile
            realm.taken = True
            realm.tell("took", (seat, tile))
        elif action < box.first_extend:
            realm.push(BuildAt(seat, action - box.first_build))
        elif action < box.first_discard:
            realm.push(ExtendAt(seat, action - box.first_extend))
        elif action < box.first_troop:
            strike_camp(realm, seat, action - box.first_camp)
        else:
            realm.push(MoveTroop(seat, action - box.first_troop))


@final
class Discard(Step[Realm]):
    """A surplus tile of the player's choice leaves the game (HEI-5.2)."""

    kind = "discard"
    rule = "HEI-5.2"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return list(range(realm.box.first_discard, realm.box.first_camp))

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        held = realm.hands[realm.side_of(seat)] >> (action - realm.box.first_discard) & 1
        return OK if held else NOT_IN_HAND

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        tile = action - realm.box.first_discard
        realm.hands[realm.side_of(seat)] &= ~(1 << tile)
        realm.gone |= 1 << tile
        realm.tell("discarded", (seat, tile))


# -- building and extending ---------------------------------------------------------------------------------------


def access(realm: Realm, side: int) -> list[int]:
    """The resources a side has access to: reach, troops in the area, own producers (HEI-5.6)."""
    box = realm.box
    found = [0] * len(RESOURCES)
    for slot in realm.reachable(side):
        found[box.terrain[realm.reserve[slot]]] += 1
    for troop in range(side * TROOPS, (side + 1) * TROOPS):
        if realm.troops[troop] >= 0:
            found[realm.terrain_of(realm.at[realm.troops[troop]])] += 1
    for tile in own_tiles(realm, side):
        effect = box.effects[box.tile_type[tile]]
        if effect.rule == PRODUCE:
            found[effect.resource] += effect.amount
    return found


def missing(realm: Realm, tile: int, found: list[int]) -> int:
    """How many resources of a tile's cost are lacking, given the access (HEI-5.9)."""
    lacking = 0
    for resource, needed in enumerate(realm.box.cost[tile]):
        lacking += max(0, needed - found[resource])
    return lacking


def empty_cells(realm: Realm, side: int) -> list[int]:
    """Empty cells next to a tile with an own troop (HEI-5.5, 5.8)."""
    found: list[int] = []
    for troop in range(side * TROOPS, (side + 1) * TROOPS):
        cell = realm.troops[troop]
        if cell >= 0:
            for step in AROUND:
                if cell + step not in realm.at and cell + step not in found:
                    found.append(cell + step)
    found.sort()
    return found


def why_not_lay(realm: Realm, side: int, cell: int) -> int:
    """OK if a tile may be laid there, else why not."""
    if cell in realm.at:
        return CELL_OCCUPIED
    return OK if cell in empty_cells(realm, side) else NOT_ADJACENT


def cells_around(realm: Realm, side: int) -> list[int]:
    """Every cell next to an own troop: those worth a reason."""
    found: list[int] = []
    for troop in range(side * TROOPS, (side + 1) * TROOPS):
        cell = realm.troops[troop]
        if cell >= 0:
            found += [cell + step for step in AROUND if cell + step not in found]
    found.sort()
    return found


@final
class BuildAt(Step[Realm]):
    """Where the building goes (HEI-5.5)."""

    kind = "build_at"
    rule = "HEI-5.5"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.first_cell + cell for cell in cells_around(realm, realm.side_of(seat))]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return why_not_lay(realm, realm.side_of(seat), action - realm.box.first_cell)

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        side = realm.side_of(seat)
        cell = action - realm.box.first_cell
        realm.discounts -= missing(realm, self.tile, access(realm, side))  # HEI-5.9, Q22
        realm.hands[side] &= ~(1 << self.tile)
        realm.put(self.tile, cell, side)
        realm.scaffold = cell  # HEI-12.2
        realm.tell("built", (seat, self.tile, cell))
        effect = realm.box.effects[realm.box.tile_type[self.tile]]
        if effect.rule == DESTROY_PAIR:
            besiege(realm, seat, cell, effect.needed)
        heinrich.check_treasures(realm)


@final
class ExtendAt(Step[Realm]):
    """Where the open terrain goes (HEI-5.8)."""

    kind = "extend_at"
    rule = "HEI-5.8"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.first_cell + cell for cell in cells_around(realm, realm.side_of(seat))]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return why_not_lay(realm, realm.side_of(seat), action - realm.box.first_cell)

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        side = realm.side_of(seat)
        cell = action - realm.box.first_cell
        realm.hands[side] &= ~(1 << self.tile)
        realm.put(self.tile, cell, NOBODY)
        realm.discounts += 1  # HEI-5.9
        realm.tell("extended", (seat, self.tile, cell))
        heinrich.check_treasures(realm)


# -- troops -------------------------------------------------------------------------------------------------------


def may_withdraw(realm: Realm, side: int, troop: int) -> bool:
    """Normal troops in the area may go back to the reserve (HEI-5.10)."""
    return troop != FOLLOWER and realm.troops[side * TROOPS + troop] >= 0


def goals(realm: Realm, side: int, troop: int) -> list[int]:
    """The tiles a troop may go to: next to where it stands, or from the reserve next to an own troop (HEI-5.10)."""
    here = realm.troops[side * TROOPS + troop]
    starts = [here] if here >= 0 else [c for c in realm.troops[side * TROOPS : (side + 1) * TROOPS] if c >= 0]
    found: list[int] = []
    for start in starts:
        for step in AROUND:
            cell = start + step
            if cell in realm.at and cell not in found and realm.is_free_of_troops(cell):
                found.append(cell)
    found.sort()
    return found


@final
class MoveTroop(Step[Realm]):
    """Where the troop goes: move, station or withdraw (HEI-5.10)."""

    kind = "move"
    rule = "HEI-5.10"

    def __init__(self, seat: int, troop: int) -> None:
        super().__init__(seat)
        self.troop = troop

    def resolves_itself(self) -> bool:
        return False  # whoever picks a troop up has not yet said where it goes

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        side = realm.side_of(seat)
        return [WITHDRAW, *[realm.box.first_cell + cell for cell in cells_around(realm, side)]]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        side = realm.side_of(seat)
        if action == WITHDRAW:
            if may_withdraw(realm, side, self.troop):
                return OK
            return FOLLOWER_STAYS if self.troop == FOLLOWER else IN_RESERVE
        cell = action - realm.box.first_cell
        if cell not in realm.at:
            return NO_TILE_THERE
        if not realm.is_free_of_troops(cell):
            return TROOP_THERE
        return OK if cell in goals(realm, side, self.troop) else TOO_FAR

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        side = realm.side_of(seat)
        troop = side * TROOPS + self.troop
        realm.moved |= 1 << self.troop
        if action == WITHDRAW:
            realm.troops[troop] = RESERVE
            realm.tell("withdrew", (seat, self.troop))
        else:
            cell = action - realm.box.first_cell
            stationed = realm.troops[troop] == RESERVE
            realm.troops[troop] = cell
            realm.tell("stationed" if stationed else "moved", (seat, self.troop, cell))


# -- special effects ----------------------------------------------------------------------------------------------


def strike_camp(realm: Realm, seat: int, tile: int) -> None:
    """A field camp is turned over for one more tile (HEI-6.1)."""
    realm.owner[tile] = NOBODY
    realm.crown = realm.side_of(seat)
    realm.tell("struck_camp", (seat, realm.cells[tile]))
    heinrich.check_treasures(realm)


def besiege(realm: Realm, seat: int, cell: int, needed: int) -> None:
    """A new siege tower may destroy enemy buildings next to it that a pair of towers now touches (HEI-6.2)."""
    side = realm.side_of(seat)
    box = realm.box
    for step in reversed(ORTHOGONAL):
        target = realm.at.get(cell + step, -1)
        if target < 0 or realm.owner[target] != 1 - side:
            continue
        towers = 0
        for other in ORTHOGONAL:
            tile = realm.at.get(cell + step + other, -1)
            if tile >= 0 and realm.owner[tile] == side and box.effects[box.tile_type[tile]].rule == DESTROY_PAIR:
                towers += 1
        if towers >= needed:
            realm.push(Besiege(seat, target))


@final
class Besiege(Step[Realm]):
    """Destroy the enemy building or spare it (HEI-6.2)."""

    kind = "siege"
    rule = "HEI-6.2"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [DESTROY, SPARE]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == DESTROY:
            realm.owner[self.tile] = NOBODY
            realm.tell("destroyed", (seat, self.tile, realm.cells[self.tile]))
            heinrich.check_treasures(realm)
        else:
            realm.tell("spared", (seat, self.tile, realm.cells[self.tile]))
