"""The symbols of the board in groups: how each is drawn. Their names stand in the message files."""

from __future__ import annotations

from palas.draw.frames import Glyph
from palas.games.viscounts import board_icons, board_signs  # noqa: F401  # the figures of the game

LEGEND: dict[str, dict[str, Glyph]] = {
    "professions": {
        "merchant": ("icon", "scales"),
        "builder": ("icon", "hammer"),
        "noble": ("icon", "crown"),
        "cleric": ("icon", "cleric"),
        "criminal": ("icon", "criminal"),
    },
    "goods": {
        "ink": ("cube", "ink"),
        "gold": ("cube", "gold"),
        "stone": ("cube", "stone"),
        "silver": ("silver", ""),
        "any": ("cube", "any"),
    },
    "papers": {
        "debt": ("icon", "debt"),
        "deed": ("icon", "deed"),
        "flip": ("icon", "flip"),
        "done": ("icon", "check", "var(--ok)"),
        "virtue": ("icon", "virtue", "var(--lapis)"),
        "corruption": ("icon", "corruption", "var(--danger)"),
        "vp": ("medal", ""),
    },
    "cards": {
        "hire": ("icon", "hire"),
        "dismiss": ("icon", "dismiss"),
        "destroy": ("icon", "destroy", "var(--rubric)"),
        "discard": ("icon", "discard"),
        "rearrange": ("icon", "rearrange"),
        "shuffle": ("icon", "shuffle"),
        "hand": ("icon", "hand"),
        "manuscript": ("icon", "book"),
    },
    "timing": {
        "immediate": ("icon", "immediate"),
        "permanent": ("icon", "permanent"),
        "dropoff": ("icon", "dropoff"),
        "collision": ("icon", "collision"),
        "focus": ("icon", "focus"),
    },
    "pieces": {
        "viscount": ("icon", "viscount"),
        "worker": ("icon", "worker"),
        "castle": ("icon", "castle"),
        "castle_move": ("icon", "castle_move"),
        "workshop": ("icon", "house"),
        "trading_post": ("icon", "trading_post"),
        "guildhall": ("icon", "guildhall"),
        "scheme": ("icon", "scroll"),
    },
}
