"""Small drawings on pages: shields, figures, the mark of Palas and the emblems of the games."""

from __future__ import annotations

from markupsafe import Markup

CHARGE = {  # in a box of ten by ten around 0,0
    "gules": '<path d="M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z"/>',
    "azure": '<path d="M0-4.6 5 1.4v3.6L0-1-5 5V1.4z"/>',
    "or": '<circle r="4.1"/>',
    "vert": '<path d="M0-5.2 4.3 0 0 5.2-4.3 0z"/>',
    "sable": '<path d="M0-5.2 1.5-1.7 5.2-1.5 2.4.9 3.3 4.6 0 2.5-3.3 4.6-2.4.9-5.2-1.5-1.5-1.7z"/>',
    "argent": '<path d="M1.8-4.9A5 5 0 1 0 1.8 4.9 3.9 3.9 0 1 1 1.8-4.9z"/>',
}


def charge(colour: str, x: float, y: float, size: float) -> str:
    """A player's sign, which goes with the colour everywhere."""
    place = f"translate({x:g} {y:g}) scale({size / 10:g})"
    return f'<g transform="{place}" fill="var(--p-{colour}-on)">{CHARGE[colour]}</g>'


def shield(colour: str, height: int = 28, title: str = "") -> Markup:
    """The player as a person."""
    label = f' role="img" aria-label="{Markup.escape(title)}"' if title else ' aria-hidden="true"'
    return Markup(
        f'<svg class="ic" viewBox="-14 -16 28 34" width="{height * 28 / 34:.0f}" height="{height}"{label}>'
        f'<path d="M-12-14H12V0C12 8 6 13 0 16-6 13-12 8-12 0z" fill="var(--p-{colour})" '
        f'stroke="var(--p-{colour}-edge)" stroke-width="1.5" stroke-linejoin="round"/>'
        f"{charge(colour, 0, -0.5, 15)}</svg>"
    )


def worker(colour: str, height: int = 28) -> Markup:
    """A hooded figure."""
    return Markup(
        f'<svg class="ic" viewBox="-11 -28 22 31" width="{height * 22 / 31:.0f}" height="{height}" aria-hidden="true">'
        f'<g stroke="var(--p-{colour}-edge)" stroke-width="1.4" fill="var(--p-{colour})"><path d="M0-18c-5.4 0-8.4 '
        f"6.5-9.8 16.4-.2 1 .5 1.6 1.5 1.6h16.6c1 0 1.7-.6 1.5-1.6C8.4-11.5 5.4-18 0-18z"
        f'"/><circle cy="-20.8" r="5.6"/></g>{charge(colour, 0, -7.6, 9.5)}</svg>'
    )


def logo(size: int = 36) -> Markup:
    """The mark: an illuminated square with a great hall and three round arches."""
    arches = "".join(f'<path d="M{x} 33v-6a3.2 3.2 0 0 1 6.4 0v6z" fill="var(--lapis)"/>' for x in (12.2, 20.8, 29.4))
    return Markup(
        f'<svg class="ic" viewBox="0 0 48 48" width="{size}" height="{size}" aria-hidden="true">'
        '<rect x="1" y="1" width="46" height="46" rx="5" fill="var(--lapis)"/>'
        '<rect x="3.5" y="3.5" width="41" height="41" rx="3" fill="none" stroke="var(--gilt)" stroke-width="1.6"/>'
        f'<g fill="var(--surface)"><path d="M8 21 24 9.5 40 21v2H8z"/><path d="M9.5 24h29v14h-29z"/></g>{arches}'
        '<path d="M24 5.5v4" stroke="var(--surface)" stroke-width="1.4"/>'
        '<path d="M24 5.5h5l-1.6 1.4L29 8.3h-5z" fill="var(--gilt)"/></svg>'
    )


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
    "keys": "M3 6h18v12H3zM7 10h1M11 10h1M15 10h1M8 14h8",
}


def icon(name: str, size: int = 20) -> Markup:
    """A small sign on a button; the words beside it say the same."""
    return Markup(
        f'<svg class="ic" viewBox="0 0 24 24" width="{size}" height="{size}" aria-hidden="true" fill="none" '
        f'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{STROKES[name]}"/></svg>'
    )


def good(name: str, size: int = 22) -> Markup:
    """A coin or a cube in the colour of the good."""
    if name == "money":
        shape = (
            '<circle r="9.5" fill="var(--g-gold)" stroke="var(--g-gold-side)" stroke-width="1.3"/>'
            '<circle r="7" fill="none" stroke="var(--g-gold-side)" stroke-width=".7"/>'
        )
    else:
        shape = (
            f'<path d="M-8-7l3.500-3.500h16v16L8 9z" fill="var(--g-{name}-side)"/>'
            f'<rect x="-8" y="-7" width="16" height="16" rx="1.200" fill="var(--g-{name})" '
            f'stroke="var(--g-{name}-side)" stroke-width=".9"/>'
        )
    return Markup(
        f'<svg class="ic" viewBox="-11 -12 23 24" width="{size}" height="{size}" aria-hidden="true">{shape}</svg>'
    )
