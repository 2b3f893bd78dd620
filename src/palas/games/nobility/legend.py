"""The symbols of the board in groups: how each is drawn. Their names stand in the message files."""

from __future__ import annotations

from palas.draw.frames import Glyph

LEGEND: dict[str, dict[str, Glyph]] = {
    "goods": {
        "books": ("cube", "books"),
        "artwork": ("cube", "artwork"),
        "weapons": ("cube", "weapons"),
        "magic": ("cube", "magic"),
        "jewelry": ("cube", "jewelry"),
        "furniture": ("cube", "furniture"),
        "any": ("cube", "any"),
    },
    "races": {
        "halfling": ("icon", "halfling"),
        "human": ("icon", "human"),
        "elf": ("icon", "elf"),
        "dwarf": ("icon", "dwarf"),
        "green_elf": ("icon", "green_elf"),
        "trobit": ("icon", "trobit"),
    },
    "worth": {
        "coin": ("coin", ""),
        "vp": ("medal", ""),
        "star": ("icon", "star", "var(--gilt-ink)"),
        "reputation": ("icon", "laurel", "var(--gilt-ink)"),
        "modifier": ("words", "±1"),
        "reroll": ("icon", "replay"),
    },
    "people": {
        "worker": ("worker", "neutral"),
        "workers": ("icon", "worker"),
        "house": ("icon", "house"),
        "tavern": ("icon", "mug"),
        "hall": ("icon", "hammer"),
        "done": ("icon", "check", "var(--gilt-ink)"),
    },
}
