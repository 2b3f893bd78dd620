"""Every step of Die zwei Erben by its kind, so that a stored position can be taken up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from palas.engine.core.position import Step
from palas.games.heirs.rules import heinrich, reserve, rounds, turn

STEPS: dict[str, Callable[..., Step[Any]]] = {
    "reserve": reserve.FillReserve,
    "shield": reserve.FlipShield,
    "start_tile": reserve.TopTerrain,
    "top": reserve.TopTerrain,
    "refill": reserve.Refill,
    "start_turn": rounds.StartTurn,
    "end_turn": rounds.EndTurn,
    "turn": turn.Turn,
    "discard": turn.Discard,
    "build_at": turn.BuildAt,
    "extend_at": turn.ExtendAt,
    "move": turn.MoveTroop,
    "siege": turn.Besiege,
    "heinrich": heinrich.HeinrichTakes,
    "heinrich_builds": heinrich.HeinrichBuilds,
    "heinrich_moves": heinrich.HeinrichMoves,
    "treasure": heinrich.LayTreasure,
}
