"""Tiles and troops of Die zwei Erben: buildings with their roads, open terrain, tiles in reserve and hand."""

from __future__ import annotations

from functools import cache

from palas.draw.fitting import fit
from palas.draw.frames import use
from palas.draw.icons import icon
from palas.draw.pieces import charge, coloured, shadow
from palas.draw.svg import Svg, circle, number, path, rect, text
from palas.engine.core.cards import listed
from palas.games.heirs.board_icons import figure
from palas.games.heirs.box import GOODS, RESOURCES, TERRAINS, THROUGH, TINCTURE, Box

NAMED = 78.0  # from this size on a tile has room for its name
PATTERNS = """<defs>
<pattern id="ter-green" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M5 7l3 5H2zM14 1l3 5h-6zM14 12l3 5h-6z" fill="var(--t-green-ink)" opacity=".13"/></pattern>
<pattern id="ter-yellow" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 3h6" stroke="var(--t-yellow-ink)" stroke-width="1.3" opacity=".18"/></pattern>
<pattern id="ter-gray" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M2 5l4-3 3 2M9 13l4-3 3 2" fill="none" stroke="var(--t-gray-ink)" stroke-width="1.3" opacity=".22"/></pattern>
</defs>"""  # noqa: E501


@cache
def ground(s: float, terrain: int, strong: bool = True) -> Svg:
    """A square of land: colour and pattern."""
    name = TERRAINS[terrain]
    line = "var(--ink-line)" if strong else "var(--line-strong)"
    return (
        shadow(s / 2, s, s / 2 - 3, 3)
        + rect(0, 0, s, s, 5, fill=f"var(--t-{name})")
        + rect(0, 0, s, s, 5, fill=f"url(#ter-{name})", stroke=line, stroke_width=1.1)
    )


@cache
def road(s: float, edges: int, through: bool) -> Svg:
    """The road of a tile by its edges as the viewer sees them; an end stops at the building's disc."""
    m = s / 2
    ends = ((m, 0.0), (s, m), (m, s), (0.0, m))
    points = [ends[edge] for edge in listed(edges)]
    if not points:
        return ""
    if through and edges not in (5, 10):
        (ax, ay), (bx, by) = points
        d = f"M{number(ax)} {number(ay)}Q{number(m)} {number(m)} {number(bx)} {number(by)}"
    else:
        d = "".join(f"M{number(m)} {number(m)}L{number(x)} {number(y)}" for x, y in points)
    return path(d, fill="none", stroke="var(--ink-line)", stroke_width=s * 0.15, opacity=0.6) + path(
        d, fill="none", stroke="var(--road)", stroke_width=s * 0.115
    )


def disc(box: Box, s: float, tile: int, y: float, r: float) -> Svg:
    """The building's figure in the middle of its tile."""
    name = figure(box.type_ids[box.tile_type[tile]])
    ring = circle(s / 2, y, r, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1.1)
    return ring + icon(name, s / 2, y, r * 1.42)


def building(box: Box, s: float, tile: int, owner: int, edges: int, near: bool, name: str) -> Svg:
    """A building on the land: the bar lies on the edge that faces its owner (`near`: the viewer's own)."""
    drawn = ground(s, box.terrain[tile]) + road(s, edges, box.road_kind[tile] == THROUGH)
    drawn += disc(box, s, tile, s / 2, s * 0.25)
    tincture = TINCTURE[owner]
    small = s < NAMED
    words, size = fit(name, s - 4 if small else s * 0.79, s * (0.21 if small else 0.145), 11 if small else 11.5)
    high = max(s * 0.23, size + 3)
    top = s - high - 0.6 if near else 0.6
    drawn += rect(0.6, top, s - 1.2, high, 4, **coloured(tincture, 1.1))
    if small:  # the name needs the whole bar: the sign stands in the opposite corner
        y = s * 0.15 if near else s * 0.85
        drawn += circle(s * 0.15, y, s * 0.13, **coloured(tincture, 1)) + charge(tincture, s * 0.15, y, s * 0.17)
    else:
        drawn += charge(tincture, s * 0.1, top + high / 2, s * 0.13)
    x = s / 2 if small else s * 0.58
    drawn += text(x, top + high / 2 + size * 0.34, words, size, weight=700, fill=f"var(--p-{tincture}-on)")
    return drawn + variant(box, s, tile, s - s * 0.14, s * 0.14 if near else s - s * 0.14)


def variant(box: Box, s: float, tile: int, x: float, y: float) -> Svg:
    """The line, pattern or building that is printed on a tile beside its figure."""
    printed = box.data["tiles"][tile]["variant"] or {}
    if not printed or s < 56:
        return ""
    drawn = circle(x, y, s * 0.12, fill="var(--tile)", stroke="var(--line-strong)", stroke_width=0.8)
    k = s * 0.08
    if "target" in printed:
        return drawn + icon(figure(printed["target"]), x, y, s * 0.17)
    if "line" in printed:
        j = k * 0.45
        tips = f"M{number(j - k)} {number(-j)}L{number(-k)} 0 {number(j - k)} {number(j)}"
        tips += f"M{number(k - j)} {number(-j)}L{number(k)} 0 {number(k - j)} {number(j)}"
        d = f"M{number(-k)} 0H{number(k)}{tips}"
    elif printed["pattern"] == "orthogonal":
        d = f"M{number(-k)} 0H{number(k)}M0 {number(-k)}V{number(k)}"
    else:
        j = k * 0.8
        d = f"M{number(-j)} {number(-j)}L{number(j)} {number(j)}M{number(j)} {number(-j)}L{number(-j)} {number(j)}"
    stroke = path(d, fill="none", stroke="var(--ink)", stroke_width=max(1.2, s * 0.016), stroke_linecap="round")
    upright = " rotate(90)" if printed.get("line") == "column" else ""
    return drawn + f'<g transform="translate({number(x)} {number(y)}){upright}">{stroke}</g>'


def open_ground(s: float, terrain: int) -> Svg:
    """A tile that lies face down: land and its good."""
    return ground(s, terrain, strong=False) + use("cube", GOODS[terrain], s / 2, s / 2, s * 0.24)


def card(box: Box, s: float, tile: int, name: str) -> Svg:
    """A tile in the reserve or in a hand: name on top, the good of its ground, road stubs, cost at the bottom."""
    drawn = ground(s, box.terrain[tile])
    edges = box.road_edges[tile]
    drawn += road(s, edges, box.road_kind[tile] == THROUGH)
    drawn += rect(0, 0, s, s * 0.24, 5, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
    words, size = fit(name, s - 7, 14.5 if s > 84 else 13, 11.5)
    drawn += text(s / 2, s * 0.175, words, size, weight=700)
    drawn += disc(box, s, tile, s * 0.5, s * 0.21)
    drawn += use("cube", GOODS[box.terrain[tile]], s * 0.13, s * 0.37, s * 0.15)
    drawn += variant(box, s, tile, s * 0.86, s * 0.38)
    cost = [GOODS[kind] for kind in range(len(RESOURCES)) for _one in range(box.cost[tile][kind])]
    wide = min(0.225, 0.9 / max(1, len(cost)))
    for i, good in enumerate(cost):
        drawn += use("cube", good, s / 2 + (i - (len(cost) - 1) / 2) * s * wide, s * 0.865, s * 0.165)
    return drawn


@cache
def troop(side: int, follower: bool, r: float, used: bool) -> Svg:
    """A troop; the follower has a golden rim, one that has moved an X."""
    tincture = TINCTURE[side]
    drawn = shadow(0, r * 0.25, r, r * 0.9)
    if follower:
        drawn += circle(0, 0, r * 1.2, fill="var(--gilt)", stroke="var(--ink-line)", stroke_width=1)
    drawn += circle(0, 0, r, **coloured(tincture, 1.6))
    drawn += icon("rider" if follower else "helm", 0, 0, r * 1.3, f"var(--p-{tincture}-on)")
    if used:
        cross = f"M{number(r * 0.4)} {number(r * 0.4)}l8 8m0-8-8 8"
        drawn += path(cross, fill="none", stroke="var(--surface)", stroke_width=5, stroke_linecap="round")
        drawn += path(cross, fill="none", stroke="var(--select)", stroke_width=2.6, stroke_linecap="round")
    return drawn


@cache
def royal_shield(side: int, width: float) -> Svg:
    """The royal shield with the crown in the colour of whoever may take."""
    tincture = TINCTURE[side]
    k = width / 26
    drawn = path(
        "M-13-15H13V1C13 9 6 14 0 17-6 14-13 9-13 1z",
        fill=f"var(--p-{tincture})",
        stroke="var(--gilt)",
        stroke_width=2,
    )
    return f'<g transform="scale({k:.3f})">{drawn}{icon("crown", 0, -2, 16, f"var(--p-{tincture}-on)")}</g>'


def treasure(r: float) -> Svg:
    """A treasure on one of Heinrich's tiles."""
    return (
        shadow(0, r * 0.25, r, r * 0.9)
        + circle(0, 0, r, fill="var(--g-gold)", stroke="var(--g-gold-side)", stroke_width=1.4)
        + icon("chest", 0, 0, r * 1.3, "var(--g-gold-on)")
    )


def scaffold(s: float) -> Svg:
    """The scaffold at the human's last building."""
    r = s * 0.12
    return circle(0, 0, r, fill="var(--raised)", stroke="var(--ink-line)", stroke_width=1.1) + icon(
        "scaffold", 0, 0, r * 1.4
    )
