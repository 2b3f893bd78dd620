"""What each seat may know: in Caylus everything (CAY-1.7), still listed field by field."""

from __future__ import annotations

from typing import Any

import msgspec

from palas.engine.view import View
from palas.games.caylus.state import Player, Town


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's goods and markers."""

    goods: tuple[int, ...]
    pp: int
    workers: int
    columns: tuple[int, ...]
    used_rows: int
    batches: int
    income: int
    residences: int
    points: tuple[int, ...]


class TownView(View, frozen=True, kw_only=True):
    """The whole table; all information is open."""

    round: int
    phase: int
    order: tuple[int, ...]
    people: tuple[PlayerView, ...]
    road: tuple[int, ...]
    owner: tuple[int, ...]
    worker: tuple[int, ...]
    claim: tuple[int, ...]
    claim_effect: tuple[int, ...]
    where: tuple[int, ...]
    special: tuple[int, ...]
    stables: tuple[int, ...]
    inn_left: int
    inn_right: int
    castle: tuple[int, ...]
    passed: tuple[int, ...]
    provost: int
    bailiff: int
    houses: tuple[int, ...]
    built: tuple[int, ...]
    scored: int
    bank: tuple[int, ...]


def player_view(player: Player) -> PlayerView:
    """One player as everybody sees him."""
    return PlayerView(
        goods=tuple(player.goods),
        pp=player.pp,
        workers=player.workers,
        columns=tuple(player.columns),
        used_rows=player.used_rows,
        batches=player.batches,
        income=player.income,
        residences=player.residences,
        points=tuple(player.points),
    )


def town_view(town: Town, frame: dict[str, Any]) -> TownView:
    """The table as everybody sees it."""
    return TownView(
        **frame,
        round=town.round,
        phase=town.phase,
        order=tuple(town.order),
        people=tuple(player_view(player) for player in town.people),
        road=tuple(town.road),
        owner=tuple(town.owner),
        worker=tuple(town.worker),
        claim=tuple(town.claim),
        claim_effect=tuple(town.claim_effect),
        where=tuple(town.where),
        special=tuple(town.special),
        stables=tuple(town.stables),
        inn_left=town.inn_left,
        inn_right=town.inn_right,
        castle=tuple(town.castle),
        passed=tuple(town.passed),
        provost=town.provost,
        bailiff=town.bailiff,
        houses=tuple(town.houses),
        built=tuple(town.built),
        scored=town.scored,
        bank=tuple(town.bank),
    )
