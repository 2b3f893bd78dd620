"""Holding a drill: its units in their order, each with a progress bar, each saved as soon as it is done."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import palas
from palas.arena.progress import progress
from palas.drill import crowd, disk, games, kills, packs, requests, slow, worlds
from palas.drill.hostile import packs as hostile_packs
from palas.drill.plan import Plan, Tell
from palas.drill.report import Result, saved, signed, write
from palas.drill.tables import title_of
from palas.drill.words import DrillError


@dataclass(frozen=True)
class Unit:
    """A piece of a part that is run and saved by itself."""

    part: str
    name: str
    steps: int
    run: Callable[[Plan, Tell], Result]


def units(plan: Plan) -> list[Unit]:
    """Everything a drill can do."""
    size = plan.size
    uploads = size.packs * sum(1 for _ in hostile_packs("caylus", 1))
    return [
        Unit("kills", "sqlite", size.kills, kills.sqlite),
        Unit("kills", "bots", size.bot_kills, kills.bots),
        Unit("kills", "postgresql", size.shared_kills, kills.shared),
        Unit("requests", "forged", size.requests, requests.forged),
        *(Unit("worlds", game.meta.id, size.worlds, worlds.unit_of(game.meta.id)) for game in worlds.hidden_games()),
        Unit("packs", "uploads", uploads, packs.uploads),
        Unit("packs", "records", size.records, packs.bad_records),
        Unit("disk", "full", size.disk, disk.full),
        Unit("slow", "sockets", len(slow.ATTACKS), slow.held),
        *(Unit("games", game.meta.id, games.share(plan), games.unit_of(game.meta.id)) for game in palas.titles()),
        Unit("crowd", "attacked", 4, crowd.busy),
    ]


def in_order(pieces: Iterable[Result]) -> list[Result]:
    """Pieces in the order in which a drill makes them."""
    order = {(unit.part, unit.name): number for number, unit in enumerate(units(Plan()))}
    return sorted(pieces, key=lambda piece: order.get((piece.part, piece.unit), len(order)))


def drill(plan: Plan, parts: tuple[str, ...], lang: str, folder: Path | None) -> Iterator[Result]:
    """Run the units of these parts; what is saved in the folder from the same drill is not run again."""
    if not hasattr(os, "fork"):
        raise DrillError("drill-system")
    for unit in units(plan):
        if unit.part not in parts:
            continue
        found = saved(folder, unit.part, unit.name, plan)
        if found is None:
            began = time.monotonic()
            with progress(title_of(unit.part, unit.name, lang), unit.steps) as tell:
                found = unit.run(plan, tell)
            signed(found, plan, time.monotonic() - began)
            if folder is not None:
                write(found, folder)
        yield found
