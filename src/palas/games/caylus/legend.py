"""The symbols of the board in groups: how each is drawn. Their names stand in the message files."""

from __future__ import annotations

from palas.draw.frames import Glyph

LEGEND: dict[str, dict[str, Glyph]] = {
    "goods": {
        "food": ("cube", "food"),
        "wood": ("cube", "wood"),
        "stone": ("cube", "stone"),
        "cloth": ("cube", "cloth"),
        "gold": ("cube", "gold"),
        "any": ("cube", "any"),
        "basic": ("cube", "basic"),
    },
    "worth": {
        "denier": ("coin", ""),
        "pp": ("medal", ""),
        "favour": ("icon", "crown", "var(--gilt-ink)"),
    },
    "people": {
        "worker": ("worker", "neutral"),
        "worker_free": ("icon", "worker"),
        "provost": ("icon", "gavel"),
        "bailiff": ("icon", "key"),
    },
    "crafts": {
        "carpenter": ("icon", "saw"),
        "mason": ("icon", "trowel"),
        "architect": ("icon", "compasses"),
        "building": ("icon", "house"),
        "next": ("icon", "hammer"),
    },
    "places": {
        "gate": ("icon", "gate"),
        "stables": ("icon", "horseshoe"),
        "inn": ("icon", "mug"),
        "castle": ("icon", "castle"),
        "locked": ("icon", "padlock"),
        "scored": ("icon", "check", "var(--ok)"),
    },
}
