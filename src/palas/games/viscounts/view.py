"""What each seat may know: everything but the split of the others' unseen cards into hand and draw pile (VIS-5.5)."""

from __future__ import annotations

import msgspec

from palas.engine.view import View, seen
from palas.games.viscounts.state import PLAYER_FIELDS, Player


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player, or the solo opponent. `unseen` are the cards of hand and draw pile together."""

    space: int
    goods: tuple[int, ...]
    debts: int
    debts_flipped: int
    deeds: int
    deeds_flipped: int
    corruption: int
    virtue: int
    slots: int
    workers: int
    manuscripts: tuple[int, ...]
    tableau: tuple[int, ...]
    discard: tuple[int, ...]
    destroyed: tuple[int, ...]
    unseen: tuple[int, ...]
    hand_count: int
    hand: tuple[int, ...] | None
    points: tuple[int, ...]


class RealmView(View, frozen=True, kw_only=True):
    """The position as one seat sees it."""

    people: tuple[PlayerView, ...]
    phase: int
    round: int
    last_round: int
    start: int
    active: int
    revealed: int
    debts_left: int
    deeds_left: int
    ring: tuple[int, ...]
    rotation: int
    tops: tuple[int, ...]
    below: tuple[int, ...]
    bag: tuple[int, ...]
    dismissed: tuple[int, ...]
    texts: tuple[int, ...]
    texts_below: tuple[int, ...]
    text_bag: tuple[int, ...]
    spot_owner: tuple[int, ...]
    spot_slot: tuple[int, ...]
    ring1: tuple[int, ...]
    ring2: tuple[int, ...]
    ring3: tuple[int, ...]
    leader: int
    bonus: tuple[int, ...]
    pairs: tuple[int, ...]
    heroes: tuple[int, ...]
    start_bag: tuple[int, ...]
    hero_bag: tuple[int, ...]
    future: tuple[int, ...]
    mixed: int


OPEN_FIELDS = [name for name in PLAYER_FIELDS if name in PlayerView.__struct_fields__ and name != "hand"]


def player_view(player: Player, own: bool, points: list[int]) -> PlayerView:
    """One player, as the player or as somebody else sees it; all cards are known, as each was bought in the open."""
    return seen(
        PlayerView,
        player,
        unseen=tuple(sorted([*player.hand, *player.draw])),
        hand_count=len(player.hand),
        hand=tuple(player.hand) if own else None,
        points=tuple(points),
    )
