"""What each seat may know: all but the face-down cards of the others and the order of the winter pile (CAS-16)."""

from __future__ import annotations

from typing import Any

import msgspec

from palas.engine.view import View, seen
from palas.games.castle.state import Castle, Player


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player. Of the others one sees `cards`: hand and face-down cards as one set."""

    talers: int
    goods: tuple[int, ...]
    vp: int
    helpers: int
    cards: int
    face_down: int  # how many
    chosen: int | None  # which: only one's own
    shown: int
    pile: int
    gone: int
    erected: int
    visited: int
    points: tuple[int, ...]


class CastleView(View, frozen=True, kw_only=True):
    """The position as one seat sees it."""

    winter: bool
    field: int
    start: int
    field_talers: int
    bank: int
    supply: tuple[int, ...]
    tower: tuple[int, ...]
    smithy: int
    spent_talers: int
    spent_goods: tuple[int, ...]
    people: tuple[PlayerView, ...]
    standing: tuple[int, ...]
    places: tuple[int, ...]
    wagons: tuple[int, ...]
    wagon_new: tuple[int, ...]
    load: tuple[int, ...]
    winter_pile: int
    inn_open: bool
    inn_talers: int
    granary_open: bool
    maiden: int
    suitors: int
    gifts: tuple[int, ...]


def player_view(player: Player, own: bool) -> PlayerView:
    """One player, as the player or as somebody else sees it."""
    hidden = player.chosen
    return seen(
        PlayerView, player,
        cards=player.hand | hidden, face_down=hidden.bit_count(), chosen=hidden if own else None,
    )  # fmt: skip


def castle_view(castle: Castle, seat: int | None, frame: dict[str, Any]) -> CastleView:
    """The position as that seat sees it."""
    people = tuple(player_view(player, other == seat) for other, player in enumerate(castle.people))
    return seen(CastleView, castle, people=people, **frame)
