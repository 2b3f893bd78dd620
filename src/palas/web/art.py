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
CROWN = f'<path d="M-9 6h18l1.5-11-6 4.5L0-8l-4.5 7.5-6-4.5z" fill="{GOLD}"/>'
STAR = f'<path d="M0-15 4.4-5 15-4.4 7 2.6 9.6 13.3 0 7.4l-9.6 5.9L-7 2.6-15-4.4-4.4-5z" fill="{GOLD}"/>'
PIPS = "".join(f'<circle cx="{x}" cy="{y}" r="4"/>' for x, y in ((35, 46), (55, 46), (45, 56), (35, 66), (55, 66)))
FIGURES = {
    "caylus": f'<g fill="{CREAM}"><path d="M22 76V44h6v5h5v-5h6v10h22V44h6v5h5v-5h6v32z"/>'
    '<path d="M41 54V32h4v4h3v-4h4v4h3v-4h4v22z"/></g><path d="M45 76V66a5 5 0 0 1 10 0v10z" fill="#1F4F80"/>'
    f'<path d="M50 30V20h10l-3 3 3 3H51" fill="{GOLD}" stroke="{GOLD}" stroke-width="1.5"/>',
    "viscounts": f'<g fill="none" stroke="{CREAM}"><circle cx="50" cy="50" r="29" stroke-width="7" '
    'stroke-dasharray="32.4 4"/><circle cx="50" cy="50" r="17" stroke-width="3"/></g>'
    f'<g transform="translate(50 51)">{CROWN}</g>',
    "nobility": f'<g transform="rotate(-10 46 56)"><rect x="25" y="36" width="40" height="40" rx="8" fill="{CREAM}"/>'
    f'<g fill="{FIELDS["nobility"]}">{PIPS}</g></g><g transform="translate(66 34)">{STAR}</g>',
    "castle": f'<path d="M50 20v56H24V42l6-6V24h5v5h5v-5h10z" fill="{CREAM}"/>'
    '<path d="M50 20v56h26V42l-6-6V24h-5v5h-5v-5H50z" fill="#CFE0EA"/>'
    f'<path d="M44 76V62a6 6 0 0 1 12 0v14z" fill="{FIELDS["castle"]}"/><circle cx="32" cy="22" r="5" fill="{GOLD}"/>'
    '<path d="M68 15v10M63.500 17.500l9 5M72.500 17.500l-9 5" stroke="#fff" stroke-width="1.8"/>',
    "heirs": f'<g stroke="{GOLD}" stroke-width="1.5"><path d="M20 32h28v19c0 11-8 17-14 20-6-3-14-9-14-20z" '
    f'fill="{CREAM}"/><path d="M52 32h28v19c0 11-8 17-14 20-6-3-14-9-14-20z" fill="#4C8BD8"/></g>'
    + pieces.charge("argent", 34, 49, 17, "#2A2017")
    + pieces.charge("azure", 66, 49, 17, "#FFF9EA")
    + f'<g transform="translate(50 22)">{CROWN}</g>',
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
    "hint": "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
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
    "check": "M5 13l4.500 4.500L19 7",
    "no": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM6 6l12 12",
    "coach": "M3 9l9-4 9 4-9 4zM7 11v5c3 2.500 7 2.500 10 0v-5M21 9v6",
    "down": "M12 4v12M6 11l6 6 6-6M5 20h14",
    "push": "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4M12 3v2",
    "mail": "M3 6h18v12H3zM3 7l9 7 9-7",
    "channel": "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
    "passkey": "M8 11a4 4 0 1 1 3.9 3H11l-1 2H8v2H4v-3l4.200-3.200M14.500 9h.01",
    "link": "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    "people": "M3 20c0-4 2.500-6 6-6s6 2 6 6M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7z"
    "M16 5a3.500 3.500 0 0 1 0 6M17.500 14c2.500.5 4 2.500 4 6",
    "clock": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.500 2",
    "eye": "M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
    "trial": "M7 21V4M7 14c8 0 10-3 10-9M13 9l4-4 4 4",
    "redraw": "M4 4h16v16H4zM8.500 8.500h.01M15.500 8.500h.01M8.500 15.500h.01M15.500 15.500h.01M12 12h.01",
    "close": "M6 6l12 12M18 6 6 18",
    "flag": "M6 21V4h12l-3 4 3 4H6",
    "pencil": "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
    "lock": "M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3",
    "warning": "M12 3 22 20H2zM12 10v4M12 17h.01",
    "bin": "M5 7h14M10 4h4M7 7l1 14h8l1-14",
    "keys": "M3 6h18v12H3zM7 10h1M11 10h1M15 10h1M8 14h8",
}


def icon(name: str, size: int = 20) -> Markup:
    """A small sign on a button; the words beside it say the same."""
    return Markup(
        f'<svg class="ic" viewBox="0 0 24 24" width="{size}" height="{size}" aria-hidden="true" fill="none" '
        f'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{STROKES[name]}"/></svg>'
    )
