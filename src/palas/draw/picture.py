"""Pictures that stand alone: a board with its colours and styles inside, for notebooks, documents and replays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

from palas.draw.fonts import stand_ins
from palas.draw.svg import Svg

THEMES = ("light", "dark")
TOKEN = re.compile(r"(--[a-z0-9-]+)\s*:\s*([^;]+);")
USE = re.compile(r"var\((--[a-z0-9-]+)\)")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


class Playable(Protocol):
    """What `picture` needs of a state."""

    game: Any

    def view(self, seat: int | None) -> Any: ...


class Drawn(Protocol):
    """What `picture` needs of a board (palas.draw.scene)."""

    @property
    def svg(self) -> Svg: ...


def stylesheet(name: str) -> str:
    """One of the style sheets of drawings, which the pages use too."""
    return files("palas.draw").joinpath("sheets", name).read_text(encoding="utf-8")


@cache
def tokens(theme: str) -> dict[str, str]:
    """The design tokens of a theme."""
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}; there are {', '.join(THEMES)}")
    sheet = COMMENT.sub("", stylesheet("tokens.css"))
    light, _, rest = sheet.partition(':root[data-theme="dark"] {')
    found = dict(TOKEN.findall(light))
    if theme == "dark":
        found |= dict(TOKEN.findall(rest.partition("}")[0]))
    return {name: value.strip() for name, value in found.items()}


def resolve(markup: str, theme: str) -> str:
    """The same markup with every token replaced by its value: many viewers of SVG know no custom properties."""
    values = tokens(theme)
    return USE.sub(lambda use: values[use[1]], markup)


@cache
def styles(theme: str) -> str:
    """The rules for boards, without those that only a page needs."""
    rules = COMMENT.sub("", stylesheet("board.css"))
    still = re.sub(r"@(keyframes|media)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", rules)
    still = re.sub(r"\s*animation:[^;]*;", "", still)
    return stand_ins() + re.sub(r"\n\s*\n+", "\n", resolve(still, theme)).strip()


def standalone(svg: Svg, theme: str = "light") -> Svg:
    """A drawing with its styles inside and its colours written out."""
    head, _, body = resolve(svg, theme).partition(">")
    return f"{head}><style>{styles(theme)}</style>{body}"


def picture(
    state: Playable,
    seat: int | None = None,
    lang: str = "en",
    theme: str = "light",
    names: Sequence[str] | None = None,
    shape: str = "wide",
) -> Svg | None:
    """The table of a state as that seat sees it, as an SVG file that stands alone; what the seat may choose is ringed.

    None where a title has no drawing.
    """
    view = state.view(seat)
    legal = view.asked.legal if view.asked is not None else ()
    board: Drawn | None = state.game.board(view, lang=lang, names=names, legal=legal, shape=shape, titles=True)
    return None if board is None else standalone(board.svg, theme)
