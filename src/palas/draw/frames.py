"""What pieces lie on: the sheet of a board, zones, tiles, cards not yet built, slots, tracks, rows of symbols."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

from palas.draw.fitting import fit, width
from palas.draw.icons import icon
from palas.draw.pieces import coin, cube, disc, house, medal, worker
from palas.draw.svg import Svg, at, circle, line, number, path, rect, text

CREAM = "#FFF9EA"  # words on the coloured band of a tile, in both themes

Glyph = tuple[str, ...] | tuple[str, int] | tuple[str, str, str]


def sheet(w: float, h: float) -> Svg:
    """The board itself: a double rule with a lozenge at each corner."""
    drawn = rect(0, 0, w, h, 8, fill="var(--board)")
    drawn += rect(5, 5, w - 10, h - 10, 6, fill="none", stroke="var(--ink-line)", stroke_width=1.4)
    drawn += rect(9, 9, w - 18, h - 18, 4, fill="none", stroke="var(--gilt)", stroke_width=0.9)
    for x, y in ((9, 9), (w - 9, 9), (9, h - 9), (w - 9, h - 9)):
        lozenge = path("M0-7 7 0 0 7-7 0z", fill="var(--board)", stroke="var(--ink-line)", stroke_width=1.2)
        drawn += at(x, y, lozenge + path("M0-3.4 3.4 0 0 3.4-3.4 0z", fill="var(--rubric)"))
    return drawn


def zone(
    x: float,
    y: float,
    w: float,
    h: float,
    title: str = "",
    note: str = "",
    size: float = 16.5,
    fill: str = "var(--zone)",
) -> Svg:
    """A field of the board with a red heading and a hint at the right."""
    drawn = rect(x, y, w, h, 5, fill=fill, stroke="var(--ink-line)", stroke_width=1)
    drawn += rect(x + 3, y + 3, w - 6, h - 6, 3, fill="none", stroke="var(--line)", stroke_width=1)
    if title:
        drawn += text(x + 12, y + 21, title, size, "start", 700, "var(--rubric)", "caps")
    if note:
        room = w - 36 - width(title, size) * 1.12
        words, smaller = fit(note, room, 15, 13)
        drawn += text(x + w - 12, y + 21, words, smaller, "end", 500, "var(--ink-2)")
    return drawn


def tile(w: float, h: float, name: str, kind: str, size: float = 15, least: float = 13) -> Svg:
    """A tile: a band in the colour of its kind with its name; the rest is left to the caller."""
    words, fitted = fit(name, w - 9, size, least)
    band = f"M.6 23V5A4.5 4.5 0 0 1 5.1.5H{number(w - 5.1)}a4.5 4.5 0 0 1 4.5 4.5V23z"
    return (
        rect(2, 2, w, h, 5, fill="var(--piece-shadow)", opacity=0.5)
        + rect(0, 0, w, h, 5, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
        + path(band, fill=f"var(--k-{kind})")
        + text(6, 16.8, words, fitted, "start", 700, CREAM)
    )


def empty(w: float, h: float, **values: str) -> Svg:
    """A place where nothing lies yet."""
    return rect(
        0, 0, w, h, 5, fill="var(--zone)", stroke="var(--line-strong)", stroke_width=1, stroke_dasharray="4 3", **values
    )


def slot(x: float, y: float, r: float = 13, label: str = "", size: float = 15) -> Svg:
    """A round place for a piece, with its number while it is free."""
    drawn = circle(x, y, r, fill="var(--slot)", stroke="var(--line-strong)", stroke_width=1.2, stroke_dasharray="3 2.4")
    return drawn + (text(x, y + size * 0.34, label, size, weight=700, fill="var(--ink-3)") if label else "")


def track(x: float, y: float, w: float, cells: list[str], current: int = -1, h: float = 32) -> Svg:
    """A row of cells; the current one is marked."""
    step = w / len(cells)
    drawn = rect(x, y, w, h, 4, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
    for i, label in enumerate(cells):
        if i == current:
            drawn += rect(x + i * step, y, step, h, 4, fill="var(--last-tint)", stroke="var(--last)", stroke_width=2)
        elif i:
            drawn += line(x + i * step, y + 4, x + i * step, y + h - 4, stroke="var(--line)")
        drawn += text(x + (i + 0.5) * step, y + 20, label, 15, weight=700, fill="var(--ink-2)")
    return drawn


def arrow(x: float, y: float, size: float) -> Svg:
    """This for that, read from left to right."""
    tip = size * 0.25
    d = f"M{number(x - size * 0.36)} {number(y)}h{number(size * 0.62)}"
    d += f"m{number(-tip)} {number(-tip)}l{number(tip)} {number(tip)} {number(-tip)} {number(tip)}"
    return path(
        d, fill="none", stroke="var(--ink-2)", stroke_width=1.7, stroke_linecap="round", stroke_linejoin="round"
    )


def glyph_width(glyph: Glyph, size: float) -> float:
    """How much room a symbol takes in a row."""
    kind = glyph[0]
    if kind == "words":
        return width(str(glyph[1]), size * 1.02)
    return size * {"arrow": 0.86, "coin": 1.2, "silver": 1.2, "medal": 1.26, "cube": 1.16, "worker": 0.95}.get(
        kind, 1.12
    )


def row_width(glyphs: Sequence[Glyph], size: float, gap: float) -> float:
    """How wide a row of symbols is."""
    return sum(glyph_width(glyph, size) for glyph in glyphs) + gap * (len(glyphs) - 1)


def row(
    glyphs: list[Glyph], x: float, y: float, size: float = 16, gap: float = 3.5, room: float = 0, anchor: str = "middle"
) -> Svg:
    """A row of symbols on the line y: ("cube", good) ("coin", value) ("silver", value) ("medal", points)
    ("words", text) ("arrow",) ("icon", name, colour) ("worker", tincture). It shrinks until it fits into `room`."""
    return drawn_row(tuple(glyphs), x, y, size, gap, room, anchor)


@lru_cache(maxsize=4096)  # they are printed: a board has the same ones after every move
def drawn_row(
    glyphs: tuple[Glyph, ...], x: float, y: float, size: float, gap: float, room: float, anchor: str
) -> Svg:  # fmt: skip
    """The same, drawn once."""
    wide = row_width(glyphs, size, gap)
    if room and wide > room:
        size, gap, wide = size * room / wide, gap * room / wide, room
    left = x - wide / 2 if anchor == "middle" else x
    drawn = ""
    for glyph in glyphs:
        own = glyph_width(glyph, size)
        middle = left + own / 2
        drawn += one_glyph(glyph, middle, y, size)
        left += own + gap
    return drawn


CUBE = 16  # the size at which a shared cube is drawn; figures 28 high, houses 18 wide, discs with a radius of 8
SHARED: dict[str, Callable[[str, float], Svg]] = {  # a game adds its own
    "cube": cube,
    "worker": worker,
    "house": house,
    "disc": disc,
    "coin": lambda metal, r: coin("", r, metal),
}
SIZES: dict[str, float] = {"cube": CUBE, "worker": 28, "house": 18, "disc": 8, "coin": 10}
USED = re.compile(r"([a-z_]+)-([a-z]+)")


def use(kind: str, variant: str, x: float, y: float, size: float) -> Svg:
    """A piece that the sheet holds once (see `shared`), at a point and in a size."""
    scale = size / SIZES[kind]
    return f'<use href="#{kind}-{variant}" transform="translate({number(x)} {number(y)}) scale({scale:.3f})"/>'


def shared(markup: Svg) -> Svg:
    """The definitions of all shared pieces that the markup uses."""
    return defined(used(markup))


def used(markup: Svg) -> set[tuple[str, str]]:
    """What the markup refers to, kind and variant; shared pieces are among it."""
    names = {part[: part.find('"')] for part in markup.split('href="#')[1:]}
    return {(match[1], match[2]) for match in map(USED.fullmatch, names) if match is not None}


def defined(pieces: Collection[tuple[str, str]]) -> Svg:
    """The definitions of those that are shared pieces."""
    found = sorted(pair for pair in pieces if pair[0] in SHARED)
    drawn = [f'<g id="{kind}-{variant}">{SHARED[kind](variant, SIZES[kind])}</g>' for kind, variant in found]
    return f"<defs>{''.join(drawn)}</defs>" if drawn else ""


def silver(value: int | str, x: float, y: float, r: float) -> Svg:
    """A silver coin with its value at a point."""
    size = r * (1.56 if len(str(value)) < 2 else 1.2)
    return use("coin", "silver", x, y, r) + text(x, y + size * 0.34, value, size, weight=800, fill="var(--g-silver-on)")


def one_glyph(glyph: Glyph, x: float, y: float, size: float) -> Svg:
    """One symbol of a row."""
    kind = glyph[0]
    if kind == "cube":
        return use("cube", str(glyph[1]), x - size * 0.08, y + size * 0.08, size)
    if kind == "coin":
        return at(x, y, coin(glyph[1], round(size * 0.6, 1)))
    if kind == "silver":
        return silver(glyph[1], x, y, round(size * 0.6, 1))
    if kind == "medal":
        return at(x, y, medal(glyph[1], round(size * 0.62, 1)))
    if kind == "words":
        return text(x, y + size * 0.35, glyph[1], size * 1.02, weight=700)
    if kind == "icon":
        return icon(str(glyph[1]), x, y, size * 1.14, str(glyph[2]) if len(glyph) > 2 else "var(--ink)")
    if kind == "worker":
        return use("worker", str(glyph[1]), x, y + size * 0.6, size * 1.25)
    if kind == "arrow":
        return arrow(x, y, size)
    raise ValueError(f"no glyph {kind!r}")
