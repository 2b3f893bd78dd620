"""A board while it is drawn: layers, places that answer, pieces that move, and the marks of their states."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from palas.draw import frames, icons
from palas.draw.fitting import LEAST, enlarged
from palas.draw.picture import standalone
from palas.draw.pieces import coin
from palas.draw.svg import Svg, Value, at, attributes, circle, escape, group, number, path, rect


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of a board that a page can scroll to: on a phone each has its tab."""

    id: str  # the id of its group in the drawing: "zone-road"
    title: str
    y: float
    height: float
    targets: int  # how many places it holds that can be chosen


@dataclass(frozen=True, slots=True)
class Board:
    """A drawn board: one <svg>, its size, its zones, and the codes of the actions that can be chosen on it."""

    svg: Svg
    width: float
    height: float
    covered: frozenset[str]
    zones: tuple[Zone, ...] = ()
    dock: Svg = ""  # a second drawing: what the seat holds and needs in order to decide, for the side of a page
    leaf: Svg = ""  # a third one: what lies over the board while it is needed
    leaf_title: str = ""
    leaf_targets: int = 0  # how many places of the leaf can be chosen

    def with_dock(self, dock: Board | None) -> Board:
        """This board with a dock beside it, on which some of the actions are chosen."""
        return self if dock is None else replace(self, dock=dock.svg, covered=self.covered | dock.covered)

    def with_leaf(self, leaf: Board, title: str) -> Board:
        """This board with a leaf that is laid over it when something on it can be chosen, or somebody wants to look."""
        targets = sum(zone.targets for zone in leaf.zones)
        covered = self.covered | leaf.covered
        return replace(self, leaf=leaf.svg, leaf_title=title, leaf_targets=targets, covered=covered)

    def _repr_svg_(self) -> Svg:
        return standalone(self.svg)


@dataclass(slots=True)
class Scene:
    """Collects a board. Pieces lie in a layer of their own, above all places, so that they can glide over them."""

    legal: Collection[str] = ()
    asking: bool = False  # a question is open: what is not legal can be asked why
    last: Collection[str] = ()
    titles: bool = False  # tips as <title>, for pictures that no page explains
    ground: list[Svg] = field(default_factory=list)
    pieces: list[Svg] = field(default_factory=list)
    covered: set[str] = field(default_factory=set)
    targets: int = 0  # how many places can be chosen
    zones: list[Zone] = field(default_factory=list)

    def draw(self, *drawings: Svg) -> None:
        """Lines and words that nobody touches."""
        self.ground.extend(drawings)

    def place(
        self,
        id: str,
        x: float,
        y: float,
        w: float,
        h: float,
        body: Svg,
        *,
        label: str,
        tip: str = "",
        action: str = "",
        parts: Sequence[str] = (),
        price: int | None = None,
        badge: tuple[float, float] | None = None,
        metal: str = "gold",
        r: float = 7,
        outline: tuple[str, str] | None = None,
        **data: Value,
    ) -> None:
        """A place on the board: `action` is the code that the open question would have for it, if any;
        `price` is what that costs, shown on a badge at the lower right corner or where `badge` says.
        `parts` are the legal codes that need this place and others too: choosing them all chooses the code. A place
        that is no rectangle says its `outline`: the path of what can be touched and that of the ring around it.

        `label` is what a reader hears, `tip` what a tooltip shows (its first line is the name); further values become
        data- attributes.
        """
        spot = f"translate({number(x)} {number(y)})"
        values: dict[str, Value] = {"id": id, "transform": spot}
        classes = "place"
        marks = ""
        if id in self.last:
            classes += " last"
            marks += (
                path(outline[1], class_="mark-last") if outline else rect(-3, -3, w + 6, h + 6, r, class_="mark-last")
            )
        if parts or (action and action in self.legal):
            self.covered.update(parts or [action])
            self.targets += 1
            classes += " legal"
            values |= {"data-parts": "|".join(parts)} if parts else {"data-action": action}
            values |= {"tabindex": "0", "role": "button", "aria-label": label}
            for mark in ("mark-gap", "mark-legal"):
                marks += path(outline[1], class_=mark) if outline else rect(-3.5, -3.5, w + 7, h + 7, r, class_=mark)
            if price is not None:
                values["data-price"] = price
                worth = circle(0, 0, 13, class_="mark-price") + coin(price, 10, metal)
                marks += at(*(badge or (w - 14, h - 8)), worth)
        elif action and self.asking:
            values |= {"data-why": action, "tabindex": "-1", "role": "button"}
            values |= {"aria-disabled": "true", "aria-label": label}
        else:
            values |= {"role": "img", "aria-label": label}
        for name, value in data.items():
            values[f"data-{name.replace('_', '-')}"] = value
        if tip:
            values["data-tip"] = tip
        title = f"<title>{escape(tip or label)}</title>" if self.titles else ""
        # The drawing lies under the place, not in it: a button's name need not repeat every number drawn on it.
        drawn = f'<g class="drawn" aria-hidden="true" transform="{spot}">{body}</g>'
        hit = rect(0, 0, w, h, r, class_="hit", fill="transparent")
        if outline:
            hit = path(outline[0], class_="hit", fill="transparent")
        self.ground.append(f'{drawn}<g class="{classes}"{attributes(values)}>{title}{hit}{marks}</g>')

    def piece(self, id: str, x: float, y: float, body: Svg, home: str = "", spot: str = "") -> None:
        """Something that moves: the same id before and after a move; `home` says whose stock it comes from.

        `spot` names where it lies, for drawings that may show the same place elsewhere next time.
        """
        mark = "" if id not in self.last else circle(0, -6, 19, class_="mark-last")
        values: dict[str, Value] = {
            "id": id,
            "class": "mover",
            "transform": f"translate({number(x)} {number(y)})",
            "data-home": home or None,
            "data-spot": spot or None,
        }
        self.pieces.append(group(f'<g class="moving">{body}{mark}</g>', **values))

    def open_zone(self) -> tuple[int, int]:
        """Everything drawn from here to `close_zone` belongs to a zone."""
        return len(self.ground), self.targets

    def close_zone(self, mark: tuple[int, int], id: str, title: str, y: float, height: float) -> None:
        """Wrap what was drawn since `open_zone` in a group with the zone's id."""
        start, targets = mark
        self.ground.insert(start, f"<g{attributes({'id': id, 'class': 'zone'})}>")
        self.ground.append("</g>")
        self.zones.append(Zone(id, title, y, height, self.targets - targets))

    def beside(self) -> Scene:
        """An empty scene for the dock beside this board: the same question, the same marks."""
        return Scene(legal=self.legal, asking=self.asking, last=self.last, titles=self.titles)

    def finish(self, w: float, h: float, name: str, lang: str, shape: str) -> Board:
        """The whole drawing."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="board board-{escape(shape)}" '
            f'viewBox="0 0 {number(w)} {number(h)}" role="graphics-document" lang="{escape(lang)}" '
            f'aria-label="{escape(name)}">'
        )
        title = f"<title>{escape(name)}</title>" if self.titles else ""
        layer = ['<g class="pieces" aria-hidden="true">', *self.pieces, "</g>"]
        least = LEAST.get()
        parts = [finished(part, least) for part in (*self.ground, *layer)]
        pieces = finished(frames.defined({piece for part in parts for piece in part.pieces}), 0.0)
        figures = icons.defined({name: d for part in (pieces, *parts) for name, d in part.icons})
        svg = "".join([head, title, "<defs>", figures, "</defs>", pieces.svg, *(part.svg for part in parts), "</svg>"])
        return Board(svg, w, h, frozenset(self.covered), tuple(self.zones))


class Finished(NamedTuple):
    """A part of a drawing as it is written down, with the shared pieces and the icons to which it refers."""

    svg: Svg
    pieces: tuple[tuple[str, str], ...]
    icons: tuple[tuple[str, str], ...]


@lru_cache(maxsize=8192)  # from one move to the next a board has nearly all of its parts again
def finished(part: Svg, least: float) -> Finished:
    """A part with no words smaller than that, and with references instead of icons."""
    readable = enlarged(part, least)
    svg, used = icons.referred(readable)
    return Finished(svg, tuple(frames.used(readable)), tuple(used.items()))


def sentence_list(parts: Sequence[str]) -> str:
    """What a label says, part by part; empty parts are left out."""
    return ", ".join(part for part in parts if part)
