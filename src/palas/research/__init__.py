"""Palas for researchers: observations with names, many games at once, PettingZoo, Gymnasium, OpenSpiel.

Nothing here is imported before it is asked for: `spec` needs no library, `Batch` needs numpy, the adapters theirs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from palas.research.rewards import REWARDS, Judge
from palas.research.spec import Spec, spec

if TYPE_CHECKING:
    from palas.research.batch import Batch

HOMES = {"Batch": "palas.research.batch"}
VERSION = "v1"  # of observations and actions: names such as caylus_v1 end with it

__all__ = ["REWARDS", "VERSION", "Batch", "Judge", "Spec", "spec"]


def __getattr__(name: str) -> Any:
    """`Batch`, and every title with its version as PettingZoo names them: `palas.research.caylus_v1`."""
    if name in HOMES:
        return getattr(import_module(HOMES[name]), name)
    title, _, version = name.rpartition("_")
    if version == VERSION and not title.startswith("_"):
        from palas.engine.errors import UnknownGame

        try:
            return import_module("palas.research.zoo").Versioned(title)
        except UnknownGame:
            pass
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
