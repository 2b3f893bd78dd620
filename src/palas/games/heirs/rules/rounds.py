"""Set-up, drawing from the stack, and whose turn it is (HEI-3, 8)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.position import Chance, Work
from palas.games.heirs.box import ANY_TERRAIN, BLUE, ORIGIN, TROOPS, WHITE, Box
from palas.games.heirs.rules import heinrich, turn
from palas.games.heirs.state import (
    ASIDE,
    NOBODY,
    NONE,
    NOT_ENDING,
    NOWHERE,
    RESERVE,
    TREASURE_HIDDEN,
    Realm,
)

LAST_TURNS: Final = 3  # the turn that empties the stack, and one more each (HEI-8.1)


def set_up(box: Box, players: int, sets: str, score_roads: bool, human: int, level: int) -> Realm:
    """The table before anything is drawn (HEI-3, 12.1)."""
    chosen = 0
    for name in sets.split("+"):
        chosen |= 1 << box.set_ids.index(name)
    unseen = 0
    for tile in range(box.tiles):
        if chosen >> box.tile_set[tile] & 1:
            unseen |= 1 << tile
    solo = human != NOBODY
    realm = Realm(players, box, chosen, score_roads or solo)
    realm.human = human
    realm.level = level if solo else 0
    realm.unseen = unseen
    realm.pile = unseen.bit_count()
    realm.top = NONE
    realm.start_terrain = NONE
    realm.reserve = [NONE] * box.slots
    realm.crown = human
    realm.hands = [0, 0]
    realm.cells = [NOWHERE] * (box.tiles + 1)
    realm.at = {}
    realm.owner = [NOBODY] * (box.tiles + 1)
    realm.troops = [RESERVE, RESERVE, ORIGIN, RESERVE, RESERVE, ORIGIN]
    realm.active = human
    realm.ending = NOT_ENDING
    realm.treasures = [TREASURE_HIDDEN] * len(box.treasure_ids)
    realm.treasure_pile = len(box.treasure_ids) - box.removed_treasures[level] if solo else 0
    realm.scaffold = ORIGIN
    if solo:
        for troop in range(TROOPS):
            realm.troops[(1 - human) * TROOPS + troop] = ASIDE
    realm.put(box.start_tile, ORIGIN, NOBODY)
    realm.push(StartTurn())
    realm.push(TopTerrain(0))
    realm.push(StartTerrain(1))
    if not solo:
        realm.push(FlipShield())
    realm.push(FillReserve(1))
    return realm


@final
class FillReserve(Chance[Realm]):
    """The next slot gets the top tile, six in all (HEI-3.2)."""

    kind = "reserve"

    def __init__(self, slot: int) -> None:
        super().__init__(NOBODY)
        self.slot = slot

    def outcomes(self, realm: Realm) -> list[int]:
        return [tile for tile in range(realm.box.tiles) if realm.unseen >> tile & 1]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.unseen &= ~(1 << outcome)
        realm.pile -= 1
        realm.reserve[self.slot] = outcome
        realm.tell("laid_out", (outcome, self.slot))
        if self.slot + 1 < realm.box.slots:
            realm.push(FillReserve(self.slot + 1))


@final
class FlipShield(Chance[Realm]):
    """The royal shield is flipped: its crown names the starting player (HEI-3.2)."""

    kind = "shield"

    def outcomes(self, realm: Realm) -> list[int]:
        return [WHITE, BLUE]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.crown = outcome
        realm.active = outcome
        realm.tell("starts", (realm.seat_of(outcome), outcome))


class TopTerrain(Chance[Realm]):
    """Of the tile on top of the stack everybody sees the terrain (HEI-1.3)."""

    kind = "top"

    def __init__(self, start: int) -> None:
        super().__init__(NOBODY)
        self.start = start

    def outcomes(self, realm: Realm) -> list[int]:
        return [terrain for terrain, count in enumerate(self.counts(realm)) if count]

    def weights(self, realm: Realm) -> list[int]:
        return [count for count in self.counts(realm) if count]

    def counts(self, realm: Realm) -> list[int]:
        """How many unseen tiles of each terrain may be on top; the start tile is not in the stack any more."""
        counts = [0] * ANY_TERRAIN
        for tile in range(realm.box.tiles):
            if realm.unseen >> tile & 1:
                counts[realm.box.terrain[tile]] += 1
        if realm.start_terrain != NONE:
            counts[realm.start_terrain] -= 1
        return counts

    def fall(self, realm: Realm, outcome: int) -> None:
        if self.start:
            realm.start_terrain = outcome
            realm.pile -= 1
            realm.tell("start_tile", (outcome,))
        else:
            realm.top = outcome


@final
class StartTerrain(TopTerrain):
    """The first tile is laid at the origin (HEI-1.3)."""

    kind = "start_tile"


@final
class Refill(Chance[Realm]):
    """The top tile goes to the slot the shield has left (HEI-5.3); its face is one of the unseen of that terrain."""

    kind = "refill"

    def __init__(self, slot: int) -> None:
        super().__init__(NOBODY)
        self.slot = slot

    def outcomes(self, realm: Realm) -> list[int]:
        return [t for t in range(realm.box.tiles) if realm.unseen >> t & 1 and realm.box.terrain[t] == realm.top]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.unseen &= ~(1 << outcome)
        realm.pile -= 1
        realm.reserve[self.slot] = outcome
        realm.tell("laid_out", (outcome, self.slot))
        if realm.pile:
            realm.push(TopTerrain(0))
        else:
            realm.top = NONE
            realm.ending = LAST_TURNS
            realm.tell("stack_empty", ())


def take(realm: Realm, slot: int) -> int:
    """A tile leaves the reserve; the shield moves there and is turned; its former slot is filled (HEI-5.3)."""
    tile = realm.reserve[slot]
    former = realm.shield
    realm.reserve[slot] = NONE
    realm.shield = slot
    realm.crown = 1 - realm.crown
    if realm.pile:
        realm.push(Refill(former))
    return tile


@final
class StartTurn(Work[Realm]):
    """The next turn, the human's or Heinrich's."""

    kind = "start_turn"

    def work(self, realm: Realm) -> None:
        realm.taken = False
        realm.moved = 0
        realm.discounts = 0
        realm.crown = realm.active
        realm.push(EndTurn())
        if realm.human in (NOBODY, realm.active):
            realm.push(turn.Turn(realm.seat_of(realm.active)))
        else:
            realm.push(heinrich.HeinrichTakes())


@final
class EndTurn(Work[Realm]):
    """The other side's turn, or the end (HEI-5.2, 8.1)."""

    kind = "end_turn"

    def work(self, realm: Realm) -> None:
        realm.active = 1 - realm.active
        if realm.ending != NOT_ENDING:
            realm.ending -= 1
        if realm.ending == 0:
            realm.moved = 0
            realm.discounts = 0
            realm.tell("over", ())
            if realm.human != NOBODY:
                heinrich.tell_result(realm)
        else:
            realm.push(StartTurn())
