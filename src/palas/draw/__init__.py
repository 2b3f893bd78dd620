"""The SVG kit: pieces, tiles, icons and marks from which every game draws its board."""

from __future__ import annotations

from palas.draw import fitting, frames, icons, pieces, snippets, svg
from palas.draw.picture import picture, standalone
from palas.draw.pieces import TINCTURES, tinctures
from palas.draw.scene import Board, Scene, Zone

__all__ = [
    "TINCTURES",
    "Board",
    "Scene",
    "Zone",
    "fitting",
    "frames",
    "icons",
    "picture",
    "pieces",
    "snippets",
    "standalone",
    "svg",
    "tinctures",
]
