"""What each seat may know: all but the face-down cards of the others and the order of the winter pile (CAS-16)."""

from __future__ import annotations

from typing import Any

import msgspec

from palas.engine.view import View
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
    """The table as one seat sees it."""

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
    return PlayerView(
        talers=player.talers,
        goods=tuple(player.goods),
        vp=player.vp,
        helpers=player.helpers,
        cards=player.hand | player.chosen,
        face_down=player.chosen.bit_count(),
        chosen=player.chosen if own else None,
        shown=player.shown,
        pile=player.pile,
        gone=player.gone,
        erected=player.erected,
        visited=player.visited,
        points=tuple(player.points),
    )


def castle_view(castle: Castle, seat: int | None, frame: dict[str, Any]) -> CastleView:
    """The table as that seat sees it."""
    return CastleView(
        **frame,
        winter=castle.winter,
        field=castle.field,
        start=castle.start,
        field_talers=castle.field_talers,
        bank=castle.bank,
        supply=tuple(castle.supply),
        tower=tuple(castle.tower),
        smithy=castle.smithy,
        spent_talers=castle.spent_talers,
        spent_goods=tuple(castle.spent_goods),
        people=tuple(player_view(player, other == seat) for other, player in enumerate(castle.people)),
        standing=tuple(castle.standing),
        places=tuple(castle.places),
        wagons=tuple(castle.wagons),
        wagon_new=tuple(castle.wagon_new),
        load=tuple(castle.load),
        winter_pile=castle.winter_pile,
        inn_open=castle.inn_open,
        inn_talers=castle.inn_talers,
        granary_open=castle.granary_open,
        maiden=castle.maiden,
        suitors=castle.suitors,
        gifts=tuple(castle.gifts),
    )
