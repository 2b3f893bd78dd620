"""Small pictures to stand between words: goods, coins, points, the workers, houses and shields of a seat."""

from __future__ import annotations

from functools import cache
from typing import Any

from palas.draw import icons, pieces
from palas.draw.svg import Svg, escape, number


def small(body: Svg, box: tuple[float, float, float, float], height: float, cls: str) -> Svg:
    """A drawing as an inline picture of that height; the words beside it say what it is."""
    x, y, w, h = box
    view = f"{number(x)} {number(y)} {number(w)} {number(h)}"
    size = f'width="{number(height * w / h)}" height="{number(height)}"'
    return f'<svg class="snippet {cls}" viewBox="{view}" {size} aria-hidden="true">{body}</svg>'


@cache
def good(name: str, height: float = 22) -> Svg:
    """A cube of a good; `money` is a coin, `pp` a medal, `favour` a crown."""
    if name == "money":
        return coin(height)
    if name == "pp":
        return points(height)
    if name == "favour":
        return small(icons.icon("crown", 0, 0, 20, "var(--gilt-ink)"), (-11, -11, 22, 22), height, "favour")
    return small(pieces.cube(name, 16), (-9.5, -12.5, 22, 23), height, "good")


@cache
def coin(height: float = 22, value: int | str = "", metal: str = "gold") -> Svg:
    """A coin."""
    return small(pieces.coin(value, 9.5, metal), (-11, -11, 22, 22.5), height, "coin")


@cache
def points(height: float = 22, value: int | str = "") -> Svg:
    """Points."""
    return small(pieces.medal(value, 10), (-11, -11, 22, 22), height, "points")


@cache
def worker(tincture: str, height: float = 19) -> Svg:
    """A worker of a player."""
    return small(pieces.worker(tincture, 28), (-11.5, -28, 23, 32), height, "worker")


@cache
def house(tincture: str, height: float = 19) -> Svg:
    """A house of a player."""
    return small(pieces.house(tincture, 18), (-10, -10.5, 20, 23), height, "house")


@cache
def disc(tincture: str, height: float = 19) -> Svg:
    """A marker of a player."""
    return small(pieces.disc(tincture, 9.5), (-11, -11, 22, 23), height, "disc")


@cache
def shield(tincture: str, height: float = 32) -> Svg:
    """A player as a person."""
    return small(pieces.shield(tincture, 26), (-14, -16, 28, 34), height, "shield")


@cache
def glyph(sign: tuple[Any, ...], height: float = 22) -> Svg:
    """A symbol as rows of symbols name it (palas.draw.frames), by itself: ("cube", "food"), ("icon", "star")."""
    kind, what = sign[0], sign[1]
    if kind == "cube":
        return good(what, height)
    if kind in ("coin", "silver"):
        return coin(height, what, "silver" if kind == "silver" else "gold")
    if kind == "medal":
        return small(pieces.medal(what, 10), (-11, -11, 22, 22), height, "medal")
    if kind == "worker":
        return worker(what, height)
    if kind == "words":
        return f'<b class="snippet sign">{escape(what)}</b>'
    colour = sign[2] if len(sign) > 2 else "var(--ink)"
    return small(icons.icon(what, 0, 0, 21, colour), (-11, -11, 22, 22), height, "icon")


def icon(name: str, height: float = 20) -> Svg:
    """One of the icons, in the colour of the words around it."""
    return icons.inline(name, height)


@cache
def mark(height: float = 36) -> Svg:
    """The mark of Palas: an illuminated square with a great hall and three round arches."""
    arches = "".join(
        f'<path d="M{x} 33v-6a3.2 3.2 0 0 1 6.4 0v6z" fill="var(--lapis)"/>' for x in ("12.2", "20.8", "29.4")
    )
    body = (
        '<rect x="1" y="1" width="46" height="46" rx="5" fill="var(--lapis)"/>'
        '<rect x="3.5" y="3.5" width="41" height="41" rx="3" fill="none" stroke="var(--gilt)" stroke-width="1.6"/>'
        '<path d="M8 21 24 9.5 40 21v2H8zM9.5 24h29v14h-29z" fill="var(--surface)"/>'
        f'{arches}<path d="M24 5.5v4" stroke="var(--surface)" stroke-width="1.4"/>'
        '<path d="M24 5.5h5l-1.6 1.4L29 8.3h-5z" fill="var(--gilt)"/>'
    )
    return small(body, (0, 0, 48, 48), height, "palas-mark")
