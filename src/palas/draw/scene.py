"""A board while it is drawn: layers, places that answer, pieces that move, and the marks of their states."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from palas.draw import icons
from palas.draw.frames import shared
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
        values: dict[str, Value] = {"id": id, "transform": f"translate({number(x)} {number(y)})"}
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
        spot = f"translate({number(x)} {number(y)})"
        drawn = f'<g class="drawn" aria-hidden="true" transform="{spot}">{body}</g>'
        hit = rect(0, 0, w, h, r, class_="hit", fill="transparent")
        if outline:
            hit = path(outline[0], class_="hit", fill="transparent")
        self.ground.append(f'{drawn}<g class="{classes}"{attributes(values)}>{title}{hit}{marks}</g>')

    def piece(self, id: str, x: float, y: float, body: Svg, home: str = "") -> None:
        """Something that moves: the same id before and after a move; `home` says whose stock it comes from."""
        mark = "" if id not in self.last else circle(0, -6, 19, class_="mark-last")
        values: dict[str, Value] = {
            "id": id,
            "class": "mover",
            "transform": f"translate({number(x)} {number(y)})",
            "data-home": home or None,
        }
        self.pieces.append(group(f'<g class="moving">{body}{mark}</g>', **values))

    def open_zone(self) -> tuple[int, int]:
        """Everything drawn from here to `close_zone` belongs to a zone."""
        return len(self.ground), self.targets

    def close_zone(self, mark: tuple[int, int], id: str, title: str, y: float, height: float) -> None:
        """Wrap what was drawn since `open_zone` in a group with the zone's id."""
        start, targets = mark
        body = "".join(self.ground[start:])
        self.ground[start:] = [group(body, id=id, class_="zone")]
        self.zones.append(Zone(id, title, y, height, self.targets - targets))

    def finish(self, w: float, h: float, name: str, lang: str, shape: str) -> Board:
        """The whole drawing."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="board board-{escape(shape)}" '
            f'viewBox="0 0 {number(w)} {number(h)}" role="graphics-document" lang="{escape(lang)}" '
            f'aria-label="{escape(name)}">'
        )
        title = f"<title>{escape(name)}</title>" if self.titles else ""
        layer = group("".join(self.pieces), class_="pieces", aria_hidden="true")
        drawn = "".join(self.ground) + layer
        drawn, figures = icons.shared(shared(drawn) + drawn)
        svg = f"{head}{title}<defs>{figures}</defs>{drawn}</svg>"
        return Board(svg, w, h, frozenset(self.covered), tuple(self.zones))


def sentence_list(parts: Sequence[str]) -> str:
    """What a label says, part by part; empty parts are left out."""
    return ", ".join(part for part in parts if part)
