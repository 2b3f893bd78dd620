"""The symbols of the board in groups: how each is drawn. Their names stand in the message files."""

from __future__ import annotations

from palas.draw.frames import Glyph

LEGEND: dict[str, dict[str, Glyph]] = {
    "goods": {
        "sand": ("cube", "sand"),
        "wood": ("cube", "wood"),
        "clay": ("cube", "clay"),
        "stone": ("cube", "stone"),
        "silver": ("cube", "silver"),
    },
    "worth": {
        "taler": ("coin", ""),
        "vp": ("medal", ""),
        "helper": ("worker", "neutral"),
    },
    "cards": {
        "messenger": ("icon", "letter"),
        "trader": ("icon", "scales"),
        "bricklayer": ("icon", "brick"),
        "stonemason": ("icon", "hammer"),
        "worker": ("icon", "saw"),
        "master_builder": ("icon", "compasses"),
    },
    "buildings": {
        "tower": ("icon", "tower"),
        "house": ("icon", "house"),
        "well": ("icon", "well"),
        "gate": ("icon", "gate"),
        "tavern": ("icon", "mug"),
        "stable": ("icon", "horseshoe"),
        "servants": ("icon", "worker"),
        "palace": ("icon", "castle"),
        "smithy": ("icon", "anvil"),
    },
    "marks": {
        "wagon": ("icon", "wagon"),
        "locked": ("icon", "padlock"),
        "winter": ("icon", "snow", "var(--lapis)"),
    },
}
