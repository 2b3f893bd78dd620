"""What each seat may know: everything but the split of the others' unseen cards into hand and draw pile (VIS-5.5)."""

from __future__ import annotations

from typing import Any

import msgspec

from palas.engine.view import View
from palas.games.viscounts.state import Player, Realm


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
    """The table as one seat sees it."""

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


OPEN_FIELDS = (
    "space", "goods", "debts", "debts_flipped", "deeds", "deeds_flipped", "corruption", "virtue", "slots", "workers",
    "manuscripts", "tableau", "discard", "destroyed",
)  # fmt: skip
OPEN_TABLE = (
    "phase", "round", "last_round", "start", "active", "revealed", "debts_left", "deeds_left", "ring", "rotation",
    "tops", "below", "bag", "dismissed", "texts", "texts_below", "text_bag", "spot_owner", "spot_slot", "ring1",
    "ring2", "ring3", "leader", "bonus", "pairs", "heroes", "start_bag", "hero_bag", "future", "mixed",
)  # fmt: skip


def frozen(value: Any) -> Any:
    """A list as a tuple."""
    return tuple(value) if isinstance(value, list) else value


def player_view(player: Player, own: bool, points: list[int]) -> PlayerView:
    """One player, as the player or as somebody else sees it; all cards are known, as each was bought in the open."""
    return PlayerView(
        **{name: frozen(getattr(player, name)) for name in OPEN_FIELDS},
        unseen=tuple(sorted([*player.hand, *player.draw])),
        hand_count=len(player.hand),
        hand=tuple(player.hand) if own else None,
        points=tuple(points),
    )


def realm_view(realm: Realm, seat: int | None, points: list[list[int]], frame: dict[str, Any]) -> RealmView:
    """The table as that seat sees it."""
    return RealmView(
        **frame,
        **{name: frozen(getattr(realm, name)) for name in OPEN_TABLE},
        people=tuple(player_view(player, who == seat, points[who]) for who, player in enumerate(realm.people)),
    )
