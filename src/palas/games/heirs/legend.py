"""The symbols of the board in groups: how each is drawn. Their names stand in the message files."""

from __future__ import annotations

from palas.draw.frames import Glyph
from palas.games.heirs import board_icons  # noqa: F401  # the figures of the game

LEGEND: dict[str, dict[str, Glyph]] = {
    "goods": {
        "timber": ("cube", "timber"),
        "grain": ("cube", "grain"),
        "stone": ("cube", "stone"),
    },
    "pieces": {
        "troop": ("icon", "helm"),
        "follower": ("icon", "rider"),
        "shield": ("icon", "crown"),
        "treasure": ("icon", "chest"),
        "scaffold": ("icon", "scaffold"),
    },
    "travel": {
        "tavern": ("icon", "mug"),
        "market": ("icon", "market"),
        "pilgrimage": ("icon", "pilgrimage"),
        "robber_castle": ("icon", "robber_castle"),
    },
    "land": {
        "mill": ("icon", "mill"),
        "mine": ("icon", "mine"),
        "cowshed": ("icon", "cowshed"),
        "bakery": ("icon", "bakery"),
        "smithy": ("icon", "smithy"),
        "hut": ("icon", "hut"),
        "field_camp": ("icon", "field_camp"),
    },
    "trade": {
        "farm": ("icon", "farm"),
        "sawmill": ("icon", "saw"),
        "quarry": ("icon", "quarry"),
        "trading_post": ("icon", "trading_stall"),
        "cathedral": ("icon", "cathedral"),
    },
    "war": {
        "siege_tower": ("icon", "siege_tower"),
        "fortress": ("icon", "castle"),
        "watchtower": ("icon", "watchtower"),
        "garrison": ("icon", "garrison"),
    },
    "craft": {
        "basketry": ("icon", "basketry"),
        "pottery": ("icon", "pottery"),
        "cooperage": ("icon", "cooperage"),
        "guild_house": ("icon", "guild_house"),
    },
}
