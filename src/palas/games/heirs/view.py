"""What each seat may know: everything but the order of the stack and the faces of hidden treasures (HEI-10).

Both piles are bags of unseen pieces, so the view of every seat is the whole position.
"""

from __future__ import annotations

from palas.engine.view import View


class RealmView(View, frozen=True, kw_only=True):
    """The position; `unseen` and the treasures marked hidden are sets without an order."""

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
