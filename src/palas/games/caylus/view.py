"""What each seat may know: in Caylus everything (CAY-1.7), still an allow-list, field by field."""

from __future__ import annotations

import msgspec

from palas.engine.view import View


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
    """The whole position; all information is open."""

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
