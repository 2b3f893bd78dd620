"""The icons: simple figures drawn for this project on a field of 24 by 24, filled in one colour."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from palas.draw.svg import Svg, escape, number

FIELD = 24

# Holes are cut by the even-odd rule.
ICONS: dict[str, str] = {
    # goods
    "food": (
        "M14.7 2.4a7 7 0 0 1 4.9 11.9c-2.6 2.6-5.9 3-8.6 1.8l-2.7 2.7a2.4 2.4 0 1 1-3.4 1.2 2.4 2.4 0 1 1 "
        "1.2-3.4l2.6-2.6c-1.2-2.7-.9-6.1 1.7-8.7a7 7 0 0 1 4.3-2.9zM15.6 5.3a4.6 4.6 0 0 0-3.3 1.3l1.1 1.2a3 3 0 0 "
        "1 2.2-.9z"
    ),
    "wood": (
        "M9.7 5.9 16.4 2.6a4.6 4.6 0 0 1 4.9 8.1L13.6 15.4a6.2 6.2 0 0 0-3.9-9.5zM7.6 7.4a6 6 0 1 1 0 12 6 6 0 0 1 "
        "0-12zM7.6 9.2a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM7.6 10.9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
    ),
    "stone": (
        "M8.9 4.2 17 5.3 12.5 10.2 4.6 9.7zM18.7 6.3 21.8 13.7 18.6 19.2 14.1 11.3zM3.9 11.5 12.3 12.1 16.9 "
        "20H7.3L2.6 16.2z"
    ),
    "cloth": (
        "M2.6 3.2h18.8v2.8H2.6zM4.3 7.2h4.5c.3 5-.3 9-1.3 13-1.3.9-2.7.9-4 0 .8-4.1 1-8.2.8-13zM9.9 7.2h4.2c.5 5 "
        ".5 9.2 0 13.8-1.4.8-2.8.8-4.2 0-.5-4.6-.5-8.8 0-13.8zM15.2 7.2h4.5c-.2 4.8 0 8.9.8 13-1.3.9-2.7.9-4 "
        "0-1-4-1.6-8-1.3-13z"
    ),
    "gold": "M8.4 5.2h7.2l1.9 5.6H6.5zM4.3 12.6h6.6l1.8 6.2H2.5zM13.2 12.6h6.5l1.8 6.2h-6.6z",
    "any": (
        "M8 9.2C8 6.2 9.9 4.6 12.3 4.6c2.6 0 4.3 1.5 4.3 3.9 0 3.6-3.8 3.7-3.8 6.3h-2.6c0-3.7 3.6-4 3.6-6.1 "
        "0-1-.6-1.6-1.6-1.6-1 0-1.6.7-1.6 2.1zM11.5 16.6a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z"
    ),
    # persons and powers
    "worker": (
        "M12 2.5a4.3 4.3 0 0 1 2.6 7.7c2.8 1.6 4.5 5.5 5.2 10.2a1 1 0 0 1-1 1.1H5.2a1 1 0 0 1-1-1.1c.7-4.7 2.4-8.6 "
        "5.2-10.2A4.3 4.3 0 0 1 12 2.5z"
    ),
    "crown": (
        "M3.2 8.3a1.6 1.6 0 1 1 1.6-.4l3.1 2.7L11 5.3a1.7 1.7 0 1 1 2 0l3.1 5.3 3.1-2.7a1.6 1.6 0 1 1 1.6.4L19 "
        "16.5H5zM5 18h14v2.8H5z"
    ),
    "gavel": (
        "M12.5 2.2l7.3 7.3-1.3 1.3-.7-.7-3.9 3.9.7.7-1.3 1.3-7.3-7.3L7.3 7.4l.7.7 3.9-3.9-.7-.7zM8.9 12.1l3 3-6 "
        "6a1.7 1.7 0 0 1-2.4 0l-.6-.6a1.7 1.7 0 0 1 0-2.4zM13 18.6h8.5v2.7H13z"
    ),
    "key": (
        "M12 2a5.2 5.2 0 0 1 1.6 10.15V22h-3.2v-1.9H7.6v-3h2.8v-4.95A5.2 5.2 0 0 1 12 2zM12 4.8a2.4 2.4 0 1 0 0 "
        "4.8 2.4 2.4 0 0 0 0-4.8z"
    ),
    # crafts and houses
    "house": "M12 2.8 22.3 12h-3v9.2h-5.2v-6.4H9.9v6.4H4.7V12h-3z",
    "saw": (
        "M9.4 7.3 22.6 14l-.9 3.4-1.9-1.6-.7 2-2-2.2-.8 2-1.9-2.2-.9 1.9-1.8-2.2-1 1.8-1.7-2.3-1.1 1.6-1.5-2.5z"
        "M5.3 5a4.2 4.2 0 1 1-.1 8.4A4.2 4.2 0 0 1 5.3 5zM5.3 7.3a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z"
    ),
    "trowel": (
        "M2.5 21.5 5.6 9.9l8.5 8.5zM9.9 12.5l3.2-3.2 1.6 1.6-3.2 3.2zM14.2 5.8l3.7-3.3a2.4 2.4 0 0 1 3.6 3.6l-3.3 "
        "3.7a1.6 1.6 0 0 1-2.3.1L14.1 8.1a1.6 1.6 0 0 1 .1-2.3z"
    ),
    "compasses": (
        "M12 1.8a2.8 2.8 0 0 1 1.7 5l6 13.2-.3 2.6-2.1-1.5L12 9.3 6.7 21.1l-2.1 1.5-.3-2.6 6-13.2A2.8 2.8 0 0 1 12 "
        "1.8zM6.8 14.6h10.4v2H6.8z"
    ),
    "hammer": (
        "M2.6 9.9 9.5 3l2.3 1.2 2.5-.3 3.5 3.5-3.6 3.6-1.5-1.5-.9.9 9.4 9.4-2.3 2.3-9.4-9.4-1.7 1.7-1.7-1.7-1.2 1.2z"
    ),
    "castle": (
        "M2.5 3.5h3.2v2h2v-2h3.2v4.7h2.2V3.5h3.2v2h2v-2h3.2V11l-2 1.6V21h-5.1v-4.3a2.4 2.4 0 0 0-4.8 "
        "0V21H4.5v-8.4l-2-1.6z"
    ),
    "gate": (
        "M2.5 21V9.7a9.5 9.5 0 0 1 19 0V21h-3.4V10a6.1 6.1 0 0 0-12.2 0v11zM8.3 8.2h1.7v12.8H8.3zM11.15 "
        "6.8h1.7V21h-1.7zM14 8.2h1.7V21H14z"
    ),
    "horseshoe": (
        "M4.2 3h5v8.3a2.8 2.8 0 0 0 5.6 0V3h5v8.6a7.8 7.8 0 0 1-15.6 0zM6 5.5v2h1.4v-2zM16.6 5.5v2H18v-2zM6.2 "
        "10.2v2h1.4v-2zM16.4 10.2v2h1.4v-2zM11.3 16h1.4v1.8h-1.4z"
    ),
    "mug": (
        "M3.5 4.5h12v2.4h2.2a3.3 3.3 0 0 1 3.3 3.3v3.6a3.3 3.3 0 0 1-3.3 3.3h-2.2v3.4h-12zM15.5 9.5v5h1.9a1 1 0 0 "
        "0 1-1v-3a1 1 0 0 0-1-1zM6.2 8.5v8h1.5v-8zM9.9 8.5v8h1.5v-8z"
    ),
    "padlock": "M5.8 10.5V8.3a6.2 6.2 0 0 1 12.4 0v2.2h1.6v11H4.2v-11zM8.6 10.5h6.8V8.3a3.4 3.4 0 0 0-6.8 0z",
    # Im Schutze der Burg
    "sand": "M12 5.5c3 0 4.4 3.3 6.2 7 1.3 2.6 2.9 4.7 4.3 6H1.5c1.4-1.3 3-3.4 4.3-6C7.6 8.8 9 5.5 12 5.5z",
    "clay": "M2.5 8.5 8 5h13.5L16 8.5zM2.5 10.2H16V18.5H2.5zM17.7 9.6 21.5 7.2V15.5L17.7 18z",
    "silver": "M7 8h10l3.5 9.5h-17zM9.2 10.5 8 14.8h8l-1.2-4.3z",
    "letter": "M2.5 5.5h19L12 13zM2.5 8.2 12 15.7l9.5-7.5V18.5h-19z",
    "scales": (
        "M11 2.5h2v2.2l7 1.3-.3 1.8-1-.2 2.8 6.4a3.6 3.6 0 0 1-7 0l2.6-6.8-4.1-.7V19h4v2.5H7V19h4V6.5l-4.1.7 2.6 "
        "6.8a3.6 3.6 0 0 1-7 0L5.3 7.6l-1 .2L4 6l7-1.3z"
    ),
    "wagon": (
        "M2 6.5h16.5l3 5.5v3.5h-1.7a3.3 3.3 0 0 0-6.5 0H10.7a3.3 3.3 0 0 0-6.5 0H2zM7.5 13.8a2.5 2.5 0 1 1 0 5 "
        "2.5 2.5 0 0 1 0-5zM16.5 13.8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
    ),
    "tower": ("M5 2.5h3.2v2.2h2.2V2.5h3.2v2.2h2.2V2.5H19V9l-2 1.7V21.5h-3.3V17a1.7 1.7 0 0 0-3.4 0v4.5H7V10.7L5 9z"),
    "well": (
        "M12 2 20.5 7.5H18.2V12h2.3v9.5h-17V12h2.3V7.5H3.5zM7.8 7.5V12h3.2V9.8H13V12h3.2V7.5zM6 14.3V16.5h12V14.3z"
    ),
    "anvil": (
        "M2 6.5h5v-2h14.5v2.7c-3 .3-5.5 2-6 5.3h1.5c.8 2 2 3.5 3.5 4.5v2.5h-13V17c1.5-1 2.7-2.5 3.5-4.5C7 12.3 3 "
        "10.5 2 6.5z"
    ),
    "brick": (
        "M2.5 4.5h9v4.5h-9zM13 4.5h8.5v4.5H13zM2.5 10.5H7V15H2.5zM8.5 10.5h8V15h-8zM18 10.5h3.5V15H18zM2.5 "
        "16.5h9V21h-9zM13 16.5h8.5V21H13z"
    ),
    "scroll": (
        "M5 3h13a3 3 0 0 1 3 3v2.5h-3.5V18a3 3 0 0 1-3 3H5.5a3 3 0 0 1-3-3v-2.5H12V18h3V5.5H8V13H5zM9.5 "
        "7.5h4v1.7h-4zM9.5 10.5h4v1.7h-4z"
    ),
    "snow": (
        "M11 2h2v4l2-1.2 1 1.7-3 1.8V10.3l1.8-1V6h2v2.2l3.4-2 1 1.7-3.4 2 1.9 1.1-1 1.7-3.7-2.1-1.8 1 1.8 1 "
        "3.7-2.1 1 1.7-1.9 1.1 3.4 2-1 1.7-3.4-2V18h-2v-3.3l-1.8-1v2.1l3 1.8-1 1.7-2-1.2V22h-2v-3.9L9 19.3l-1-1.7 "
        "3-1.8v-2.1l-1.8 1V18h-2v-2.2l-3.4 2-1-1.7 3.4-2-1.9-1.1 1-1.7L9 13.4l1.8-1L9 11.4 5.3 13.5l-1-1.7 "
        "1.9-1.1-3.4-2 1-1.7 3.4 2V6h2v3.3l1.8 1V8.3l-3-1.8 1-1.7 2 1.2z"
    ),
    # goods and signs of Aufstieg zur Macht
    "books": "M4 4.5 11 3v15.5L4 20zM13 3l7 1.5V20l-7-1.5zM5.6 7.2v1.7l3.8-.8V6.4zM14.6 6.4v1.7l3.8.8V7.2z",
    "artwork": "M3 4h18v16H3zM5.4 6.4v11.2h13.2V6.4zM6.8 16.2l4-5.4 2.6 3.2 1.9-2.2 2.6 4.4z",
    "weapons": "M19.5 2.5 21.5 4.5 11 15l2 2-1.6 1.6-2.6-2.6-4.4 4.4-1.8-1.8 4.4-4.4L4.4 11.6 6 10l2 2z",
    "magic": (
        "M11 2.5 13.2 8.8 19.5 11 13.2 13.2 11 19.5 8.8 13.2 2.5 11 8.8 8.8zM18.5 15l1 2.5 2.5 1-2.5 1-1 "
        "2.5-1-2.5-2.5-1 2.5-1z"
    ),
    "jewelry": "M7 4h10l4 5.5L12 21 3 9.5zM8 6.2 6.2 8.8h3.2zM16 6.2l-1.4 2.6h3.2zM9.4 10.6h5.2L12 17z",
    "furniture": "M6 2.5h2.4V11h7.2V2.5H18V21.5h-2.4V15H8.4v6.5H6zM9.2 4h5.6v2H9.2zM9.2 7.4h5.6v2H9.2z",
    "star": "M12 2.2 15 8.6 22 9.5 16.9 14.3 18.2 21.2 12 17.8 5.8 21.2 7.1 14.3 2 9.5 9 8.6z",
    # the page
    "book": "M3 4.5c3.5-1 6.2-.6 8.2 1v14c-2-1.6-4.7-2-8.2-1zM21 4.5c-3.5-1-6.2-.6-8.2 1v14c2-1.6 4.7-2 8.2-1z",
    "undo": "M9.5 3.5v4.2h4.7a6.5 6.5 0 0 1 0 13H7v-3.2h7.2a3.3 3.3 0 0 0 0-6.6H9.5v4.3L2.5 9.3z",
    "replay": "M12 4a8 8 0 1 1-7.6 5.5l2.8.9A5.1 5.1 0 1 0 12 6.9v3.3L6.3 5.6 12 1z",
    "sliders": (
        "M5 3h2v6.2a2.7 2.7 0 0 1 0 5V21H5v-6.8a2.7 2.7 0 0 1 0-5zM11 3h2v10.2a2.7 2.7 0 0 1 0 5V21h-2v-2.8a2.7 "
        "2.7 0 0 1 0-5zM17 3h2v3.2a2.7 2.7 0 0 1 0 5V21h-2v-9.8a2.7 2.7 0 0 1 0-5z"
    ),
    "list": "M3 4.5h3v3H3zM8.5 4.5H21v3H8.5zM3 10.5h3v3H3zM8.5 10.5H21v3H8.5zM3 16.5h3v3H3zM8.5 16.5H21v3H8.5z",
    "menu": "M3 5h18v2.6H3zM3 10.7h18v2.6H3zM3 16.4h18V19H3z",
    "check": "M4.5 11 9.6 16 19.7 5l2.3 2.2L9.7 20.6 2.3 13.2z",
    "forbidden": "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM6.5 10.6v2.8h11v-2.8z",
    "speech": (
        "M12 3.5c5.5 0 9.5 3.2 9.5 7.5s-4 7.5-9.5 7.5c-.7 0-1.4 0-2-.2L5 21.5l.6-4.7C3.6 15.4 2.5 13.3 2.5 "
        "11c0-4.3 4-7.5 9.5-7.5z"
    ),
    "link": (
        "M10.2 13.8a4.3 4.3 0 0 1 0-6l3.4-3.4a4.3 4.3 0 0 1 6 6l-2.3 2.3-1.7-1.7 2.3-2.3a1.9 1.9 0 0 "
        "0-2.6-2.6l-3.4 3.4a1.9 1.9 0 0 0 0 2.6zM13.8 10.2a4.3 4.3 0 0 1 0 6l-3.4 3.4a4.3 4.3 0 0 1-6-6l2.3-2.3 "
        "1.7 1.7-2.3 2.3a1.9 1.9 0 0 0 2.6 2.6l3.4-3.4a1.9 1.9 0 0 0 0-2.6z"
    ),
    "hourglass": (
        "M5 2.5h14V5h-1.2c0 3.3-1.8 5.5-4 7 2.2 1.5 4 3.7 4 7H19v2.5H5V19h1.2c0-3.3 1.8-5.5 "
        "4-7-2.2-1.5-4-3.7-4-7H5zM8.3 19h7.4c-.4-2-1.9-3.4-3.7-4.6-1.8 1.2-3.3 2.6-3.7 4.6z"
    ),
    "laurel": (
        "M10.7 20.6C6 19.7 3 16 3 10.8c0-1 .1-2 .4-3 2 1 3 2.4 3.1 4.2C7 9.7 6.5 7.3 7.3 4.8c2 1.7 2.7 3.7 2 6-.3 "
        "1-.4 2-.2 3 .6-1.6 1.6-2.5 2.9-2.8 1.3.3 2.3 1.2 2.9 2.8.2-1 .1-2-.2-3-.7-2.3 0-4.3 2-6 .8 2.5.3 4.9.8 "
        "7.2.1-1.8 1.1-3.2 3.1-4.2.3 1 .4 2 .4 3 0 5.2-3 8.9-7.7 9.8v-1.8h-2.6z"
    ),
    # peoples: a tall hat, a leaf, a pointed ear, a helmet with a beard, a person, a round door
    "trobit": "M7.5 3h9l.8 10H6.7zM2.5 14.6h19v3.2h-19zM8.2 19.4h7.6c0 1.6-1.6 2.4-3.8 2.4s-3.8-.8-3.8-2.4z",
    "green_elf": (
        "M20.8 3.2c.9 9.6-2.6 16-10.6 16.4-1.5.1-2.8-.2-3.9-.7L4.4 21.6 2.6 20.4 4.5 17.5C2 12.2 7.6 4.2 20.8 "
        "3.2zM15.9 7.8C12 9.4 8.6 12.4 6.6 16.2l1.2.6c1.8-3.6 4.6-6.5 8.6-8z"
    ),
    "elf": (
        "M3 3.4c7 .2 13.4 3 16.2 7.4 1.8 3 1.2 6.4-1.4 7.8-1.7.9-2.6 1.6-3.4 3-2.6.5-4.4-.9-4.6-3.4C8.9 12.6 5.4 8.6 "
        "3 3.4zM8.6 7.9c2.6 2.6 4 5.2 4.4 8.6l1.6-.6c.2-2 1-3 2.4-3.6-.9-2.2-4-4-8.4-4.4z"
    ),
    "dwarf": (
        "M12 2.2c4.6 0 7.4 2.7 7.6 7.2H4.4C4.6 4.9 7.4 2.2 12 2.2zM3.4 10.6h17.2v2H3.4zM5 13.8h14c0 4.4-3.2 7-7 "
        "8.6-3.8-1.6-7-4.2-7-8.6zM9.4 15.2v1.6h5.2v-1.6z"
    ),
    "human": ("M12 2.2a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM7.4 10.4h9.2l1.6 7h-2.8l-.6 4.4H9.2l-.6-4.4H5.8z"),
    "halfling": (
        "M12 2.6a9.4 9.4 0 1 1 0 18.8 9.4 9.4 0 0 1 0-18.8zM12 4.9a7.1 7.1 0 1 0 0 14.2 7.1 7.1 0 0 0 0-14.2zM11.2 "
        "6.2h1.6v11.6h-1.6zM15.2 10.9a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z"
    ),
}


@lru_cache(maxsize=4096)  # a name always means the same drawing
def icon(name: str, x: float, y: float, size: float, fill: str = "var(--ink)", opacity: float | None = None) -> Svg:
    """An icon centred on a point."""
    if name not in ICONS:
        raise ValueError(f"there is no icon called {name!r}; a game adds its own by `figures`")
    pale = "" if opacity is None else f' opacity="{number(opacity)}"'
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / FIELD:.3f})"
    return f'<path d="{ICONS[name]}" fill-rule="evenodd" fill="{escape(fill)}" transform="{move}"{pale}/>'


PATH, EVEN = '<path d="', '" fill-rule="evenodd" '
COLOURED = re.compile(r'fill="[^"]*" transform="')  # so goes on what `icon` has drawn


def add(figures: Mapping[str, str]) -> None:
    """Add the icons of a title; a name that means another drawing already is refused, whichever title came first."""
    for name, d in figures.items():
        if ICONS.setdefault(name, d) != d:
            raise ValueError(f"two icons are called {name!r}")


def shared(markup: Svg) -> tuple[Svg, Svg]:
    """The same markup with every icon written down once, and the definitions it refers to now."""
    lighter, used = referred(markup)
    return lighter, defined(used)


def referred(markup: Svg) -> tuple[Svg, dict[str, str]]:
    """The same markup with a reference instead of every icon, and the icons it refers to now."""
    used: dict[str, str] = {}
    parts = markup.split(PATH)
    if len(parts) == 1:
        return markup, used
    names = {d: name for name, d in ICONS.copy().items()}  # a copy: a title that is loaded meanwhile adds its own
    for index, part in enumerate(parts[1:], 1):
        d, _, rest = part.partition(EVEN)
        name = names.get(d)
        if name is not None and COLOURED.match(rest):
            used[name] = d
            parts[index] = f'<use href="#icon-{name}" {rest}'
        else:
            parts[index] = PATH + part
    return "".join(parts), used


def defined(used: Mapping[str, str]) -> Svg:
    """The definitions of these icons."""
    return "".join([f'<path id="icon-{name}" d="{d}" fill-rule="evenodd"/>' for name, d in sorted(used.items())])


def inline(name: str, size: float = 20, cls: str = "icon") -> Svg:
    """An icon as a small picture of its own between words, in the colour of the words."""
    return (
        f'<svg class="{escape(cls)}" viewBox="0 0 24 24" width="{number(size)}" height="{number(size)}" '
        f'aria-hidden="true"><path d="{ICONS[name]}" fill-rule="evenodd" fill="currentColor"/></svg>'
    )
