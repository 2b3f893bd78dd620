"""Phase 5: the buildings along the road, as far as the provost (CAY-8.1 to 8.6)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import Work
from palas.games.caylus.box import FIRST_TILE_PLACE
from palas.games.caylus.rules.effects import printed
from palas.games.caylus.rules.lawyer import settle_claim
from palas.games.caylus.rules.marks import Mark
from palas.games.caylus.rules.placing import take_worker
from palas.games.caylus.rules.trade import reward_owner
from palas.games.caylus.state import NOBODY, Town


def begin(town: Town) -> None:
    """Space by space, starting at the bridge."""
    town.push(WalkTheRoad(1))


@final
class WalkTheRoad(Work[Town]):
    """Activate the next building with a worker within the provost's range; then everybody goes home (CAY-8.1)."""

    kind = "walk"

    def __init__(self, space: int) -> None:
        super().__init__(NOBODY)
        self.space = space

    def work(self, town: Town) -> None:
        for space in range(self.space, town.provost + 1):
            seat = town.worker[space]
            if seat != NOBODY:
                tile = town.road[space]
                if town.telling:
                    use = printed().usable(town, seat, town.box.tile_effect[tile])
                    town.tell("activates" if use else "idle", (seat, FIRST_TILE_PLACE + tile))
                town.push(WalkTheRoad(space + 1))
                town.push(LeaveBuilding(space))
                reward_owner(town, space, seat)
                printed().use(town, seat, town.box.tile_effect[tile])
                return
        go_home(town)


@final
class LeaveBuilding(Mark):
    """The worker returns; a claim on the building is carried out now (CAY-8.1, 8.19)."""

    kind = "leave_building"

    def __init__(self, space: int) -> None:
        super().__init__(NOBODY)
        self.space = space

    def place(self, town: Town) -> int:
        return FIRST_TILE_PLACE + town.road[self.space]

    def work(self, town: Town) -> None:
        take_worker(town, town.worker[self.space])
        town.worker[self.space] = NOBODY
        settle_claim(town, self.space)


def go_home(town: Town) -> None:
    """The workers beyond the provost return without effect (CAY-8.1); claims there are carried out (CAY-8.19)."""
    for space in range(1, len(town.road)):
        seat = town.worker[space]
        if seat != NOBODY:
            take_worker(town, seat)
            town.worker[space] = NOBODY
            if town.telling:
                town.tell("unused", (seat, FIRST_TILE_PLACE + town.road[space]))
            settle_claim(town, space)
