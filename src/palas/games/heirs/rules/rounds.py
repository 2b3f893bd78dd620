"""Set-up, and whose turn it is (HEI-3, 8)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.cards import has, set_of
from palas.engine.core.position import Work
from palas.games.heirs.box import ORIGIN, SIDES, TROOPS, Box
from palas.games.heirs.rules import heinrich, turn
from palas.games.heirs.rules.reserve import FillReserve, FlipShield, StartTerrain, TopTerrain
from palas.games.heirs.state import ASIDE, NOBODY, NONE, NOT_ENDING, NOWHERE, RESERVE, TREASURE_HIDDEN, Realm


def set_up(box: Box, players: int, sets: str, score_roads: bool, human: int, level: int) -> Realm:
    """The position before anything is drawn (HEI-3, 12.1)."""
    chosen = set_of([box.set_ids.index(name) for name in sets.split("+")])
    unseen = set_of([tile for tile in range(box.tiles) if has(chosen, box.tile_set[tile])])
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
    realm.owner = [NOBODY] * (box.tiles + 1)
    realm.troops = [RESERVE, RESERVE, ORIGIN, RESERVE, RESERVE, ORIGIN]
    realm.active = human
    realm.ending = NOT_ENDING
    realm.treasures = [TREASURE_HIDDEN] * len(box.treasure_ids)
    realm.treasure_pile = len(box.treasure_ids) - box.removed_treasures[level] if solo else 0
    realm.scaffold = ORIGIN
    if solo:
        realm.troops[(1 - human) * TROOPS : (2 - human) * TROOPS] = [ASIDE] * TROOPS
    realm.put(box.start_tile, ORIGIN, NOBODY)
    realm.push(StartTurn())
    realm.push(TopTerrain())
    realm.push(StartTerrain())
    if not solo:
        realm.push(FlipShield())
    realm.push(FillReserve(1))
    return realm


@final
class StartTurn(Work[Realm]):
    """The next turn, the human's or Heinrich's."""

    kind = "start_turn"

    def work(self, realm: Realm) -> None:
        realm.taken = False
        realm.moved = 0
        realm.discounts = 0
        realm.crown = realm.active
        realm.push(END_TURN)
        if realm.human in (NOBODY, realm.active):
            realm.push(TURNS[realm.seat_of(realm.active)])
        else:
            realm.push(HEINRICH)


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
            realm.push(START_TURN)


# Steps never change, so every turn may have the same.
START_TURN: Final = StartTurn()
END_TURN: Final = EndTurn()
TURNS: Final = [turn.Turn(seat) for seat in range(len(SIDES))]
HEINRICH: Final = heinrich.HeinrichTakes()
