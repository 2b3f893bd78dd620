"""Marks on drawings: where the places of a board are, rings and numbered discs around them, and parts cut out of it."""

from __future__ import annotations

import re
from html import unescape

from markupsafe import Markup

from palas.draw.svg import circle, rect, text

PLACE = re.compile(
    r'<g class="place[^"]*"(?P<attributes>[^>]*)>(?:<title>.*?</title>)?'
    r'<(?:rect x="[-\d.]+" y="[-\d.]+" width="(?P<w>[\d.]+)" height="(?P<h>[\d.]+)"|path d="(?P<d>[^"]+)")'
)


def places(svg: str, by: str = "id") -> dict[str, tuple[float, float, float, float]]:
    """Where the places of a board are: x, y, width and height, by id or by another attribute."""
    found = {}
    for place in PLACE.finditer(svg):
        id = re.search(rf' {by}="([^"]+)"', place["attributes"])
        where = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", place["attributes"])
        x, y = (float(where[1]), float(where[2])) if where else (0.0, 0.0)
        if id and place["w"]:
            found[unescape(id[1])] = (x, y, float(place["w"]), float(place["h"]))
        elif id:
            points = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", place["d"])]
            if len(points) >= 4 and not re.search(r"[hvcqsa]", place["d"]):
                xs, ys = points[0::2], points[1::2]
                found[unescape(id[1])] = (x + min(xs), y + min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return found


def actions(svg: str) -> dict[str, str]:
    """The answers that can be given on a board, by the id of their places."""
    found = {}
    for place in PLACE.finditer(svg):
        id, action = (re.search(rf' {name}="([^"]+)"', place["attributes"]) for name in ("id", "data-action"))
        if id and action:
            found[unescape(id[1])] = unescape(action[1])
    return found


def marked(box: tuple[float, float, float, float], number: int, small: bool) -> tuple[str, str]:
    """The ring around a place, and its numbered disc."""
    x, y, w, h = box
    pad, r = (2, 9) if small else (4, 14)
    ring = rect(
        x - pad, y - pad, w + 2 * pad, h + 2 * pad, 8, fill="none", stroke="var(--surface)", stroke_width=pad * 2
    )
    ring += rect(x - pad, y - pad, w + 2 * pad, h + 2 * pad, 8, fill="none", stroke="var(--lapis)", stroke_width=pad)
    cx, cy = x + w - 1, max(y, r + 2)
    disc = circle(cx, cy, r + 2, fill="var(--surface)") + circle(cx, cy, r, fill="var(--lapis)")
    return ring, disc + text(cx, cy + r * 0.42, number, r * 1.24, weight=800, fill="var(--surface)")


def cut(svg: str, box: tuple[float, ...], prefix: str) -> Markup:
    """A part of a drawing as a picture of its own: nothing in it can be chosen, and its ids are its own."""
    x, y, w, h = box
    svg = re.sub(r'viewBox="[^"]*"', f'viewBox="{x:g} {y:g} {w:g} {h:g}"', svg, count=1)
    svg = re.sub(r' (?:tabindex|data-tip|data-why|data-action|data-parts|aria-describedby)="[^"]*"', "", svg)
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{prefix}-", svg)
    return Markup(svg.replace("<svg ", '<svg aria-hidden="true" ', 1))
