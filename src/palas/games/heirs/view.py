"""What each seat may know: everything but the order of the stack and the faces of hidden treasures (HEI-10).

Both piles are bags of unseen pieces, so the view of every seat is the whole table.
"""

from __future__ import annotations

from typing import Any

from palas.engine.view import View
from palas.games.heirs import scoring
from palas.games.heirs.box import SIDES
from palas.games.heirs.state import Realm


class RealmView(View, frozen=True, kw_only=True):
    """The table; `unseen` and the treasures marked hidden are sets without an order."""

    human: int
    level: int
    unseen: int
    pile: int
    top: int
    start_terrain: int
    reserve: tuple[int, ...]
    shield: int
    crown: int
    hands: tuple[int, ...]
    cells: tuple[int, ...]
    owner: tuple[int, ...]
    gone: int
    troops: tuple[int, ...]
    moved: int
    discounts: int
    active: int
    taken: bool
    ending: int
    treasures: tuple[int, ...]
    treasure_pile: int
    scaffold: int
    score_roads: bool
    points: tuple[int, ...]  # of white and blue as things stand, Heinrich's too


def realm_view(realm: Realm, frame: dict[str, Any]) -> RealmView:
    """The table as everybody sees it."""
    return RealmView(
        **frame,
        human=realm.human,
        level=realm.level,
        unseen=realm.unseen,
        pile=realm.pile,
        top=realm.top,
        start_terrain=realm.start_terrain,
        reserve=tuple(realm.reserve),
        shield=realm.shield,
        crown=realm.crown,
        hands=tuple(realm.hands),
        cells=tuple(realm.cells),
        owner=tuple(realm.owner),
        gone=realm.gone,
        troops=tuple(realm.troops),
        moved=realm.moved,
        discounts=realm.discounts,
        active=realm.active,
        taken=realm.taken,
        ending=realm.ending,
        treasures=tuple(realm.treasures),
        treasure_pile=realm.treasure_pile,
        scaffold=realm.scaffold,
        score_roads=realm.score_roads,
        points=tuple(scoring.total(realm, side) for side in range(len(SIDES))),
    )
