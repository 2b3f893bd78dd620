"""The pieces: figures, houses, discs, shields, dice, cubes, coins, medals. Each is drawn around the point 0, 0.

A player is a tincture with a charge of its own, so that colour is never the only mark.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from palas.draw.icons import ICONS, icon
from palas.draw.svg import Svg, at, circle, ellipse, number, path, rect, text

TINCTURES = ("gules", "azure", "or", "vert", "sable", "argent")  # in the order in which seats get them
COLOURS = {  # what a box calls them
    "red": "gules", "blue": "azure", "yellow": "or", "orange": "or", "green": "vert", "black": "sable",
    "white": "argent",
}  # fmt: skip

CHARGES: dict[str, Svg] = {  # ten by ten, around 0, 0
    "gules": '<path d="M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z"/>',  # cross
    "azure": '<path d="M0-4.6 5 1.4V5L0-1-5 5V1.4z"/>',  # chevron
    "or": '<circle r="4.1"/>',  # roundel
    "vert": '<path d="M0-5.2 4.3 0 0 5.2-4.3 0z"/>',  # lozenge
    "sable": '<path d="M0-5.2 1.5-1.7 5.2-1.5 2.4.9 3.3 4.6 0 2.5-3.3 4.6-2.4.9-5.2-1.5-1.5-1.7z"/>',  # mullet
    "argent": '<path d="M1.8-4.9A5 5 0 1 0 1.8 4.9 3.9 3.9 0 1 1 1.8-4.9z"/>',  # crescent
    "neutral": "",
}
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
BASIC = ("food", "wood", "stone", "cloth")
CUBES = (  # the goods that tokens.css has a pigment for
    "any", "artwork", "basic", "books", "clay", "cloth", "food", "furniture", "gold", "grain", "ink", "jewelry",
    "magic", "sand", "silver", "stone", "timber", "weapons", "wood",
)  # fmt: skip


def tinctures(colours: Iterable[str]) -> tuple[str, ...]:
    """The colours of a box as tinctures, in the order in which seats get them."""
    found = {COLOURS[colour] for colour in colours}
    return tuple(tincture for tincture in TINCTURES if tincture in found)


def seat_colours(colours: Iterable[str]) -> list[str]:
    """The colours of a box by their own names, in the order in which seats get them."""
    return sorted(colours, key=lambda colour: TINCTURES.index(COLOURS[colour]))


def shadow(x: float, y: float, rx: float, ry: float) -> Svg:
    """What lies on top throws one."""
    return ellipse(x, y, rx, ry, fill="var(--piece-shadow)")


def charge(tincture: str, x: float, y: float, size: float, fill: str | None = None) -> Svg:
    """The heraldic figure of a player."""
    colour = fill or f"var(--p-{tincture}-on)"
    place = f"translate({number(x)} {number(y)}) scale({size / 10:.3f})"
    return f'<g transform="{place}" fill="{colour}">{CHARGES[tincture]}</g>'


def coloured(tincture: str, stroke: float) -> dict[str, str | float | int | None]:
    """Fill and edge of a player's piece."""
    return {"fill": f"var(--p-{tincture})", "stroke": f"var(--p-{tincture}-edge)", "stroke_width": stroke}


@cache
def worker(tincture: str, height: float = 28) -> Svg:
    """A hooded figure; it stands on 0, 0."""
    body = "M0-18c-5.4 0-8.4 6.5-9.8 16.4-.2 1 .5 1.6 1.5 1.6H8.3c1 0 1.7-.6 1.5-1.6C8.4-11.5 5.4-18 0-18z"
    drawn = (
        shadow(0, 0, 10.5, 3)
        + path(body, **coloured(tincture, 1.4))
        + circle(0, -20.8, 5.6, **coloured(tincture, 1.4))
        + charge(tincture, 0, -7.6, 9.5)
    )
    return at(0, 0, drawn, height / 28)


@cache
def house(tincture: str, width: float = 18) -> Svg:
    """A house: who owns a building, who built a part of a castle."""
    drawn = (
        shadow(0, 9, 8.5, 2)
        + path("M-8-1 0-9 8-1V8.5H-8z", stroke_linejoin="round", **coloured(tincture, 1.3))
        + charge(tincture, 0, 2.3, 8.6)
    )
    return at(0, 0, drawn, width / 18)


@cache
def disc(tincture: str, r: float = 8) -> Svg:
    """A round marker for tracks and tables."""
    return (
        shadow(0, r * 0.25, r, r * 0.95)
        + circle(0, 0, r, **coloured(tincture, max(1, r * 0.14)))
        + charge(tincture, 0, 0, r * 1.15)
    )


@cache
def shield(tincture: str, width: float = 26) -> Svg:
    """The player as a person."""
    drawn = path("M-12-14H12V0C12 8 6 13 0 16-6 13-12 8-12 0z", stroke_linejoin="round", **coloured(tincture, 1.5))
    return at(0, 0, drawn + charge(tincture, 0, -0.5, 15), width / 26)


@cache
def banner(tincture: str, height: float = 30) -> Svg:
    """A flag on a pole that stands on 0, 0."""
    drawn = (
        shadow(0, 0, 5, 1.6)
        + path("M-.9 0V-30h1.8V0z", fill="var(--ink-line)")
        + path("M.9-29H17l-4 6.5 4 6.5H.9z", stroke_linejoin="round", **coloured(tincture, 1.3))
        + charge(tincture, 7.5, -22.5, 8)
    )
    return at(0, 0, drawn, height / 30)


@cache
def die(value: int, tincture: str, size: float = 26) -> Svg:
    """A die in a player's colour."""
    half, step = size / 2, size * 0.25
    drawn = shadow(0, half * 0.95, half * 0.98, size * 0.12)
    drawn += rect(-half, -half, size, size, size * 0.2, **coloured(tincture, 1.4))
    for dx, dy in PIPS[value]:
        drawn += circle(dx * step, dy * step, size * 0.092, fill=f"var(--p-{tincture}-on)")
    return drawn


@cache
def cube(good: str, size: float = 16) -> Svg:
    """A cube of a good with its icon on the front; `any` is any kind, `basic` any kind but the precious one."""
    if good not in CUBES:
        raise ValueError(f"there is no cube called {good!r}; there are {', '.join(CUBES)}")
    depth, half = size * 0.22, size / 2
    face, side = f"var(--g-{'any' if good == 'basic' else good})", f"var(--g-{'any' if good == 'basic' else good}-side)"
    back = f"M{number(-half)} {number(-half)}l{number(depth)} {number(-depth)}h{number(size)}"
    down = f"l{number(-depth)} {number(depth)}z"
    drawn = shadow(depth * 0.6, half + 0.6, half + depth * 0.7, size * 0.11)
    drawn += path(f"{back}v{number(size)}{down}", fill=side, stroke=side, stroke_width=0.8, stroke_linejoin="round")
    drawn += path(f"{back}{down}", fill=face, fill_opacity=0.78, stroke=side, stroke_width=0.6, stroke_linejoin="round")
    drawn += rect(-half, -half, size, size, 1.2, fill=face, stroke=side, stroke_width=0.9)
    if good == "basic":
        quarter = half - 0.6
        for kind, (dx, dy) in zip(BASIC, ((0, 0), (1, 0), (0, 1), (1, 1)), strict=True):
            corner = -half + 0.6
            drawn += rect(corner + dx * quarter, corner + dy * quarter, quarter, quarter, fill=f"var(--g-{kind})")
        drawn += rect(-half, -half, size, size, 1.2, fill="none", stroke="var(--ink-line)", stroke_width=0.9)
    elif size >= 11 and good in ICONS:
        drawn += icon(good, 0, 0, size * 0.86, f"var(--g-{good}-on)")
    return drawn


@cache
def coin(value: int | str = "", r: float = 9, metal: str = "gold") -> Svg:
    """A coin of gold or silver with its value."""
    size = r * (1.56 if len(str(value)) < 2 else 1.2)
    drawn = shadow(0, r * 0.2, r, r * 0.95)
    drawn += circle(0, 0, r, fill=f"var(--g-{metal})", stroke=f"var(--g-{metal}-side)", stroke_width=max(1, r * 0.13))
    drawn += circle(0, 0, r * 0.76, fill="none", stroke=f"var(--g-{metal}-side)", stroke_width=max(0.5, r * 0.07))
    if value != "":
        drawn += text(0, size * 0.34, value, size, weight=800, fill=f"var(--g-{metal}-on)")
    return drawn


@cache
def medal(points: int | str, r: float = 10) -> Svg:
    """Points."""
    size = r * (1.5, 1.5, 1.27, 0.95)[min(3, len(str(points)))]
    return (
        circle(0, 0, r, fill="var(--lapis)")
        + circle(0, 0, r - 1.5, fill="none", stroke="var(--surface)", stroke_width=0.7)
        + text(0, size * 0.345, points, size, weight=800, fill="var(--surface)")
    )


@cache
def provost(height: float = 30) -> Svg:
    """The provost: a tall pale pawn with a gavel; it stands on 0, 0."""
    pale = coloured("argent", 1.4)
    drawn = (
        shadow(0, 0, 10, 2.6)
        + path("M-9.5 0c0-8 3-11 4-17H5.5c1 6 4 9 4 17z", **pale)
        + path("M-7.5-17h15l-2.5-4H-5z", **pale)
        + circle(0, -24.5, 4.6, **pale)
        + icon("gavel", 0, -7.5, 13, "var(--p-argent-on)")
    )
    return at(0, 0, drawn, height / 30)


@cache
def bailiff(r: float = 13) -> Svg:
    """The bailiff: a pale disc with a key."""
    return (
        shadow(0, r * 0.23, r, r * 0.85)
        + circle(0, 0, r, **coloured("argent", 1.5))
        + circle(0, 0, r * 0.8, fill="none", stroke="var(--p-argent-edge)", stroke_width=0.7)
        + icon("key", 0, 0, r * 1.15, "var(--p-argent-on)")
    )
