"""The stack and the reserve: laying out, drawing and taking tiles (HEI-1.3, 3.2, 5.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import size, without
from palas.engine.core.luck import Quick
from palas.engine.core.position import Chance, Draw, pick, weight_of_all
from palas.games.heirs.box import BLUE, WHITE
from palas.games.heirs.state import NOBODY, NONE, Realm

LAST_TURNS: Final = 3  # the turn that empties the stack, and one more each (HEI-8.1)


class DrawTile(Draw[Realm]):
    """The top tile of the stack goes to a slot of the reserve."""

    things = "tile_ids"

    def __init__(self, slot: int) -> None:
        super().__init__(NOBODY)
        self.slot = slot

    def pile(self, realm: Realm) -> int:
        return realm.unseen

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.unseen = without(realm.unseen, outcome)
        realm.pile -= 1
        realm.reserve[self.slot] = outcome
        realm.tell("laid_out", (outcome, self.slot))


@final
class FillReserve(DrawTile):
    """The next slot gets the top tile, six in all (HEI-3.2)."""

    kind = "reserve"

    def fall(self, realm: Realm, outcome: int) -> None:
        super().fall(realm, outcome)
        if self.slot + 1 < realm.box.slots:
            realm.push(FillReserve(self.slot + 1))


@final
class FlipShield(Chance[Realm]):
    """The royal shield is flipped: its crown names the starting player (HEI-3.2)."""

    kind = "shield"
    things = "side_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return [WHITE, BLUE]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.crown = outcome
        realm.active = outcome
        realm.tell("starts", (realm.seat_of(outcome), outcome))


class TopTerrain(Chance[Realm]):
    """Of the tile on top of the stack everybody sees the terrain (HEI-1.3)."""

    kind = "top"
    things = "terrain_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return [terrain for terrain, count in enumerate(self.counts(realm)) if count]

    def weights(self, realm: Realm) -> list[int]:
        return [count for count in self.counts(realm) if count]

    def counts(self, realm: Realm) -> list[int]:
        """How many unseen tiles of each terrain may be on top; the start tile is not in the stack any more."""
        counts = [size(realm.unseen & tiles) for tiles in realm.box.of_terrain]
        if realm.start_terrain != NONE:
            counts[realm.start_terrain] -= 1
        return counts

    def imagine(self, realm: Realm, luck: Quick) -> int:
        counts = self.counts(realm)
        return pick(counts, luck.below(weight_of_all(counts, counts)))

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.top = outcome


TOP_TERRAIN: Final = TopTerrain()  # steps never change: one will do


@final
class StartTerrain(TopTerrain):
    """The first tile is laid at the origin (HEI-1.3)."""

    kind = "start_tile"

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.start_terrain = outcome
        realm.pile -= 1
        realm.tell("start_tile", (outcome,))


@final
@mypyc_attr(free_list_len=1)
class Refill(DrawTile):
    """The top tile goes to the slot the shield has left (HEI-5.3); its face is one of the unseen of that terrain."""

    kind = "refill"

    def pile(self, realm: Realm) -> int:
        return realm.unseen & realm.box.of_terrain[realm.top]

    def fall(self, realm: Realm, outcome: int) -> None:
        super().fall(realm, outcome)
        if realm.pile:
            realm.push(TOP_TERRAIN)
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
