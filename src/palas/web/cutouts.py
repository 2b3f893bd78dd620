"""Cut-outs of boards: the real drawing with another viewBox, to be looked at only."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from palas.draw.scene import Board

TOUCHED = re.compile(r' (?:tabindex|role|data-tip|data-why|data-action|data-parts|aria-[\w-]+)="[^"]*"')
NAMED = re.compile(r'(\bid="|href="#|url\(#)')
ROOT = re.compile(r'<svg\b[^>]*?viewBox="([^"]*)"[^>]*>')
CLASS = re.compile(r'class="([^"]*)"')
PLACE = re.compile(
    r'<g class="place[^"]*"(?P<attributes>[^>]*)>(?:<title>.*?</title>)?'
    r'<(?:rect x="(?P<x>[-\d.]+)" y="(?P<y>[-\d.]+)" width="(?P<w>[\d.]+)" height="(?P<h>[\d.]+)"'
    r'|path d="(?P<d>[^"]+)")'
)
SHIFT = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")
STEP = re.compile(r"([MLHVAQCZ])([^MLHVAQCZ]*)")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
AROUND = 70.0  # of the drawing around what is asked about
LEAST = 520.0  # wide: two or three tiles
MOST = 800.0  # wide: a mail shows 600 pixels, and words stay three quarters of their size
SHAPE = 0.62  # how high a cut-out is, measured by its width

Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class Art:
    """A drawn board that a page holds once and shows in parts."""

    id: str
    svg: Markup  # the whole board as a group of that id
    view: str  # its own viewBox

    def part(self, view: str = "") -> Markup:
        """A cut-out of it, or the whole."""
        return Markup('<svg viewBox="{}" aria-hidden="true"><use href="#{}"/></svg>').format(view or self.view, self.id)


def art(svg: str, id: str) -> Art:
    """A drawing whose parts can be shown; the names in it become its own."""
    root = ROOT.match(svg)
    assert root is not None, "a drawing begins with its root"
    inner = TOUCHED.sub("", svg[root.end() : svg.rindex("</svg>")])
    style = CLASS.search(root[0])
    inner = NAMED.sub(rf"\g<1>{id}-", inner)
    group = Markup('<g id="{}" class="{}">{}</g>').format(id, style[1] if style else "", Markup(inner))
    return Art(id, group, root[1])


# -- the place that a question is about -----------------------------------------------------------------------------


def asked(svg: str) -> list[Box]:
    """Where the places of a board lie that can be chosen now."""
    found = []
    for place in PLACE.finditer(svg):
        if "data-action=" not in place["attributes"] and "data-parts=" not in place["attributes"]:
            continue
        where = SHIFT.search(place["attributes"])
        x, y = (float(where[1]), float(where[2])) if where else (0.0, 0.0)
        if place["w"]:
            left, top = x + float(place["x"]), y + float(place["y"])
            found.append((left, top, left + float(place["w"]), top + float(place["h"])))
        elif (box := box_of(place["d"])) is not None:
            found.append((x + box[0], y + box[1], x + box[2], y + box[3]))
    return found


def box_of(path: str) -> Box | None:
    """The box around the corners of a path in absolute steps; None for one that goes other ways."""
    if re.search(r"[mlhvaqcst]", path):
        return None
    xs: list[float] = []
    ys: list[float] = []
    for step, told in STEP.findall(path):
        numbers = [float(number) for number in NUMBER.findall(told)]
        if step == "H":
            xs += numbers
        elif step == "V":
            ys += numbers
        else:
            stride = 7 if step == "A" else 2  # an arc ends with its corner
            pairs = [numbers[at + stride - 2 : at + stride] for at in range(0, len(numbers) - stride + 1, stride)]
            xs += [pair[0] for pair in pairs]
            ys += [pair[1] for pair in pairs]
    return (min(xs), min(ys), max(xs), max(ys)) if xs and ys else None


def around(boxes: Iterable[Box], width: float, height: float) -> str | None:
    """A viewBox with these places in its middle, or with most of them where they lie too far apart; None for none."""
    places = list(boxes)
    if not places:
        return None
    left, top, right, bottom = frame(places)
    wide = max(LEAST, right - left, (bottom - top) / SHAPE)
    if wide > MOST:
        wide = MOST
        left, top, right, bottom = frame(crowd(places, wide, wide * SHAPE))
    wide = min(wide, width, height / SHAPE)
    high = wide * SHAPE
    x = min(max(0.0, (left + right - wide) / 2), width - wide)
    y = min(max(0.0, (top + bottom - high) / 2), height - high)
    return f"{x:.0f} {y:.0f} {wide:.0f} {high:.0f}"


def frame(places: list[Box]) -> Box:
    """The box around some places, with a margin."""
    return (
        min(box[0] for box in places) - AROUND,
        min(box[1] for box in places) - AROUND,
        max(box[2] for box in places) + AROUND,
        max(box[3] for box in places) + AROUND,
    )


def crowd(places: list[Box], wide: float, high: float) -> list[Box]:
    """The largest number of places that can be seen together in a frame of that size; of several, the first."""
    wide, high = wide - 2 * AROUND, high - 2 * AROUND
    found: list[Box] = []
    for left in sorted({box[0] for box in places}):
        for top in sorted({box[1] for box in places}):
            inside = [
                box
                for box in places
                if left <= box[0] and top <= box[1] and box[2] <= left + wide and box[3] <= top + high
            ]
            if len(inside) > len(found):
                found = inside
    return found or places[:1]


def about_question(board: Board) -> str:
    """A board cut to what can be chosen now, or to most of it; whole where nothing of it is on the board."""
    root = ROOT.match(board.svg)
    assert root is not None, "a drawing begins with its root"
    _, _, width, height = (float(side) for side in root[1].split())
    view = around(asked(board.svg), width, height)
    return board.svg if view is None else board.svg.replace(f'viewBox="{root[1]}"', f'viewBox="{view}"', 1)
