"""The colours: everything that must be read or told apart has the contrast it needs, in both themes."""

from __future__ import annotations

import re

import pytest

from palas.draw import TINCTURES
from palas.draw.frames import CREAM
from palas.draw.picture import THEMES, stylesheet, tokens

READ, SEEN = 4.5, 3.0  # WCAG 2.2: words, and shapes that carry meaning


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def pairs(theme: str) -> list[tuple[str, str, str, float]]:
    """Name, both colours, and what is needed, for every pair that meets on a page or a board."""
    token = {name[2:]: value for name, value in tokens(theme).items() if re.fullmatch(r"#[0-9A-Fa-f]{6}", value)}
    found = []
    for ground in ("page", "surface", "raised", "board", "zone", "tile"):
        for ink in ("ink", "ink-2", "ink-3", "rubric", "lapis", "gilt-ink", "danger", "warn"):
            found.append((f"{ink} on {ground}", token[ink], token[ground], READ))
        for mark in ("line-strong", "ink-line", "verdigris", "select", "last"):
            found.append((f"{mark} on {ground}", token[mark], token[ground], SEEN))
    for ink in ("ink", "ink-2"):
        found.append((f"{ink} on road", token[ink], token["road"], READ))
    found.append(("number of an empty slot", token["ink-3"], token["slot"], READ))
    found.append(("primary button", token["on-rubric"], token["rubric"], READ))
    found.append(("points on a medal", token["surface"], token["lapis"], READ))
    for kind in ("neutral", "wood", "stone", "residence", "prestige", "fixed", "special"):
        found.append((f"name on the band {kind}", CREAM, token[f"k-{kind}"], READ))
    for kind in ("wood", "stone", "residence", "prestige"):
        found.append((f"house of {kind}", token[f"ki-{kind}"], token["tile"], SEEN))
    for tincture in TINCTURES:
        found.append((f"edge of {tincture}", token[f"p-{tincture}-edge"], token["tile"], SEEN))
        found.append((f"charge of {tincture}", token[f"p-{tincture}-on"], token[f"p-{tincture}"], READ))
    for name in token:
        if match := re.fullmatch(r"g-([a-z]+)-on", name):
            good = match[1]
            found.append((f"glyph of {good}", token[name], token[f"g-{good}"], READ))
            clearer = max((token[f"g-{good}"], token[f"g-{good}-side"]), key=lambda c: contrast(c, token["tile"]))
            found.append((f"cube of {good}", clearer, token["tile"], SEEN))
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_every_pair_of_colours_has_the_contrast_it_needs(theme):
    poor = [f"{name}: {contrast(a, b):.2f} < {least}" for name, a, b, least in pairs(theme) if contrast(a, b) < least]
    assert poor == []
    assert len(pairs(theme)) > 120


def test_the_measure_itself():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)


def test_the_dark_theme_is_the_same_by_choice_and_by_the_system():
    sheet = stylesheet("tokens.css")
    chosen = sheet.partition(':root[data-theme="dark"] {')[2].partition("}")[0]
    system = sheet.partition(':root:not([data-theme="light"]) {')[2].partition("}")[0]
    assert chosen.split() == system.split()


def test_every_token_that_drawings_use_exists():
    from importlib.resources import files

    used = set(re.findall(r"var\((--[a-z0-9-]+)\)", stylesheet("board.css")))
    for folder in ("draw", "games/caylus"):
        for file in files("palas").joinpath(folder).iterdir():
            if file.name.endswith(".py"):
                used |= set(re.findall(r"var\((--[a-z0-9-]+)\)", file.read_text(encoding="utf-8")))
    assert used - set(tokens("light")) == set()
