"""Small drawings on pages: shields, figures, the mark of Palas and the emblems of the games."""

from __future__ import annotations

from markupsafe import Markup

from palas.draw import pieces, snippets


def charge(colour: str, x: float, y: float, size: float) -> str:
    """A player's sign, which goes with the colour everywhere."""
    return pieces.charge(colour, x, y, size)


def shield(colour: str, height: int = 28) -> Markup:
    """The player as a person; the name stands beside it."""
    return Markup(snippets.shield(colour, height))


def worker(colour: str, height: int = 28) -> Markup:
    """A worker of the player."""
    return Markup(snippets.worker(colour, height))


def logo(size: int = 36) -> Markup:
    """The mark of Palas."""
    return Markup(snippets.mark(size))


GOLD, CREAM = "#E3B455", "#FFF4DA"
FIELDS = {"caylus": "#1F4F80", "viscounts": "#7F2016", "nobility": "#2F6B3C", "castle": "#7A5307", "heirs": "#3A3442"}
FIGURES = {
    "caylus": f'<g fill="{CREAM}"><path d="M22 76V44h6v5h5v-5h6v10h22V44h6v5h5v-5h6v32z"/>'
    '<path d="M41 54V32h4v4h3v-4h4v4h3v-4h4v22z"/></g><path d="M45 76V66a5 5 0 0 1 10 0v10z" fill="#1F4F80"/>'
    f'<path d="M50 30V20h10l-3 3 3 3H51" fill="{GOLD}" stroke="{GOLD}" stroke-width="1.5"/>',
}
PLAIN_FIGURE = f'<path d="M24 44 50 22l26 22v4H24zM27 50h46v26H27z" fill="{CREAM}"/>'


def emblem(game: str, size: int = 60) -> Markup:
    """A game's illuminated square; a game we do not know gets the great hall."""
    vine = f'<path d="M14 22q0-8 8-8h12q-6 5-12 4-2 6-8 4zM14 22v12q5-6 4-12z" fill="{GOLD}" opacity=".9"/>'
    corners = "".join(f'<g transform="rotate({turn} 50 50)">{vine}</g>' for turn in (0, 90, 180, 270))
    return Markup(
        f'<svg class="ic" viewBox="0 0 100 100" width="{size}" height="{size}" aria-hidden="true">'
        f'<rect x="1" y="1" width="98" height="98" rx="9" fill="{FIELDS.get(game, "#54452F")}"/>'
        f'<rect x="5.5" y="5.5" width="89" height="89" rx="5" fill="none" stroke="{GOLD}" stroke-width="2"/>'
        f"{corners}{FIGURES.get(game, PLAIN_FIGURE)}</svg>"
    )


STROKES = {  # drawn in a box of 24 by 24
    "book": "M4 5c3-1.500 6-1 8 1 2-2 5-2.500 8-1v13c-3-1.500-6-1-8 1-2-2-5-2.500-8-1zM12 6v13",
    "replay": "M5 12a7 7 0 1 0 2-5M7 3v4h4",
    "knobs": "M6 4v16M12 4v16M18 4v16M4 9h4M10 15h4M16 8h4",
    "list": "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
    "seats": "M5 20c0-4 3-6 7-6s7 2 7 6M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
    "moon": "M19 14a8 8 0 1 1-9-10 6.500 6.500 0 0 0 9 10z",
    "undo": "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-1",
    "crown": "M4 18h16l1-10-5 4-4-7-4 7-5-4z",
    "menu": "M4 6h16M4 12h16M4 18h16",
    "first": "M18 6l-9 6 9 6zM6 6v12",
    "back": "M16 6l-9 6 9 6z",
    "on": "M8 6l9 6-9 6z",
    "last": "M6 6l9 6-9 6zM18 6v12",
    "keys": "M3 6h18v12H3zM7 10h1M11 10h1M15 10h1M8 14h8",
}


def icon(name: str, size: int = 20) -> Markup:
    """A small sign on a button; the words beside it say the same."""
    return Markup(
        f'<svg class="ic" viewBox="0 0 24 24" width="{size}" height="{size}" aria-hidden="true" fill="none" '
        f'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{STROKES[name]}"/></svg>'
    )
