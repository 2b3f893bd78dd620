"""Writing SVG: small functions that return markup. Every word and every value that enters it is escaped here."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TypeAlias

Svg: TypeAlias = str  # markup, already escaped; words that people wrote are plain `str` and come in through `text`

Value: TypeAlias = str | float | int | None

# Signs with a meaning in markup, and signs for which XML 1.0 has no place at all, not even escaped.
SPECIAL = re.compile('[&<>"\\x00-\\x1f\\ud800-\\udfff\\ufffe\\uffff]')
WRITTEN = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;", "\t": "&#9;"}


def escape(words: object) -> str:
    """Words as they may stand in markup, between tags or inside an attribute."""
    plain = str(words)
    return SPECIAL.sub(lambda sign: WRITTEN.get(sign[0], ""), plain) if SPECIAL.search(plain) else plain


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    """A coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


@cache
def attribute_name(name: str) -> str:
    """`stroke_width` is written stroke-width, `class_` class."""
    return name.rstrip("_").replace("_", "-")


def attributes(values: dict[str, Value]) -> str:
    """Attributes in the order given; None leaves one out."""
    return written_attributes(tuple(values.items())) if values else ""


@lru_cache(maxsize=16384)  # from one move to the next a board has nearly all of its attributes again
def written_attributes(values: tuple[tuple[str, Value], ...]) -> str:
    """The same, as a page writes them."""
    out = ""
    for name, value in values:
        if value is None:
            continue
        written = attribute_name(name)
        out += f' {written}="{escape(value) if isinstance(value, str) else number(value)}"'
    return out


def element(tag: str, body: Svg = "", /, **values: Value) -> Svg:
    """Any element."""
    return f"<{tag}{attributes(values)}>{body}</{tag}>" if body else f"<{tag}{attributes(values)}/>"


def group(body: Svg, /, **values: Value) -> Svg:
    """Things that belong together."""
    return f"<g{attributes(values)}>{body}</g>"


def at(x: float, y: float, body: Svg, scale: float = 1) -> Svg:
    """A drawing moved to a point, and scaled there."""
    bigger = "" if scale == 1 else f" scale({scale:.3f})"
    return f'<g transform="translate({number(x)} {number(y)}){bigger}">{body}</g>'


def rect(x: float, y: float, w: float, h: float, r: float = 0, /, **values: Value) -> Svg:
    """A rectangle, with rounded corners if r is given."""
    round_ = f' rx="{number(r)}"' if r else ""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    return f"<rect {place}{round_}{attributes(values)}/>"


def circle(x: float, y: float, r: float, /, **values: Value) -> Svg:
    """A circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{attributes(values)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, /, **values: Value) -> Svg:
    """An ellipse."""
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"{attributes(values)}/>'


def path(d: str, /, **values: Value) -> Svg:
    """A path."""
    return f'<path d="{d}"{attributes(values)}/>'


def line(x1: float, y1: float, x2: float, y2: float, /, **values: Value) -> Svg:
    """A line."""
    ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
    return f"<line {ends}{attributes(values)}/>"


def text(
    x: float,
    y: float,
    words: object,
    size: float,
    /,
    anchor: str = "middle",
    weight: int = 500,
    fill: str = "var(--ink)",
    font: str = "ui",
    **values: Value,
) -> Svg:
    """Words on the board, standing on the line y. `font` is ui, display or caps (tokens.css)."""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}"'
    family = "" if font == "ui" else f' class="{font}"'
    anchored = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text {place}{anchored}{family} fill="{fill}"{attributes(values)}>{escape(words)}</text>'
