"""The SVG kit: what people write stays harmless, words fit, pieces and pictures are whole."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from palas.draw import TINCTURES, frames, icons, pieces, snippets, svg, tinctures
from palas.draw.bench import milliseconds
from palas.draw.fitting import fit, width, wrap
from palas.draw.picture import THEMES, resolve, standalone, styles, tokens
from palas.draw.scene import Scene

NASTY = "<script>alert(\"x\")</script> & 'Anna' ]]> \x00\x0b\ud800\n\t￿"


def parsed(markup: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')


def test_words_that_people_wrote_stay_words():
    drawn = svg.text(1, 2, NASTY, 15) + svg.group("", aria_label=NASTY)
    text, group = list(parsed(drawn))
    assert text.text.startswith("<script>alert(\"x\")</script> & 'Anna'")
    assert group.get("aria-label").startswith("<script>")
    assert "<script" not in drawn


def test_names_in_labels_tips_and_titles_are_escaped():
    scene = Scene(legal={NASTY}, titles=True)
    scene.place("p", 0, 0, 10, 10, "", label=NASTY, tip=NASTY, action=NASTY, place=NASTY)
    board = scene.finish(10, 10, NASTY, "en", "wide")
    root = ET.fromstring(board.svg.encode())
    assert "<script" not in board.svg
    assert root.get("aria-label").startswith("<script>")


def test_attributes_are_written_as_svg_writes_them():
    assert svg.rect(1.0, 2.5, 3, 4, stroke_width=1.25, class_="a", fill=None) == (
        '<rect x="1" y="2.5" width="3" height="4" stroke-width="1.25" class="a"/>'
    )


def test_words_shrink_first_and_are_shortened_last():
    assert fit("Park", 80, 15, 13) == ("Park", 15)
    words, size = fit("Wohngebäude", width("Wohngebäude", 14), 15, 13)
    assert words == "Wohngebäude"
    assert 13 <= size < 15
    words, size = fit("Donaudampfschifffahrtsgesellschaft", 80, 15, 13)
    assert words.endswith("…")
    assert size == 13
    assert width(words, size) <= 80


def test_lines_are_wrapped_at_words():
    lines = wrap("eins zwei drei vier", width("eins zwei", 15) + 1, 15)
    assert lines == ("eins zwei", "drei vier")


@pytest.mark.parametrize("name", sorted(icons.ICONS))
def test_every_icon_stays_within_its_field(name):
    path = parsed(icons.icon(name, 12, 12, 24))[0]
    assert path.get("fill-rule") == "evenodd"
    absolute = [float(v) for v in re.findall(r"[MLHV]\s*(-?[\d.]+)", path.get("d"))]
    assert all(0 <= value <= 24 for value in absolute)


def test_every_player_has_a_charge_of_its_own():
    charges = [pieces.CHARGES[tincture] for tincture in TINCTURES]
    assert len(set(charges)) == len(TINCTURES)
    for tincture in TINCTURES:
        for piece in (pieces.worker, pieces.house, pieces.disc, pieces.shield, pieces.banner):
            assert pieces.CHARGES[tincture] in piece(tincture), "the charge is never dropped"
            parsed(piece(tincture))


def test_a_die_shows_as_many_pips_as_its_value():
    for value in range(1, 7):
        assert len(parsed(pieces.die(value, "gules")).findall("{*}circle")) == value


def test_a_row_of_symbols_shrinks_to_its_room():
    glyphs = [
        ("cube", "wood"),
        ("words", "/"),
        ("coin", 3),
        ("arrow",),
        ("medal", 14),
        ("icon", "crown"),
        ("worker", "or"),
    ]
    wide = frames.row_width(glyphs, 18, 3.5)
    drawn = frames.row(glyphs, 0, 0, 18, 3.5, room=wide / 2)
    parsed(frames.shared(drawn) + drawn)
    assert "scale(0.5" in drawn
    with pytest.raises(ValueError, match="no glyph"):
        frames.one_glyph(("nothing",), 0, 0, 10)


def test_shared_pieces_are_defined_once():
    drawn = frames.use("house", "or", 1, 2, 18) * 3 + frames.use("cube", "any", 1, 2, 16)
    defs = frames.shared(drawn)
    assert defs.count('id="house-or"') == 1
    assert defs.count('id="cube-any"') == 1


@pytest.mark.parametrize("good", ["money", "food", "wood", "stone", "cloth", "gold", "any", "basic", "pp", "favour"])
def test_snippets_are_small_pictures_for_words(good):
    root = ET.fromstring(snippets.good(good))
    assert root.get("height") == "22"
    assert root.get("aria-hidden") == "true"


def test_snippets_of_seats():
    for tincture in TINCTURES:
        for snippet in (snippets.worker, snippets.house, snippets.disc, snippets.shield):
            ET.fromstring(snippet(tincture))
    ET.fromstring(snippets.mark())
    ET.fromstring(snippets.icon("undo"))


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_that_stands_alone_needs_nothing_else(theme):
    scene = Scene(legal={"go"})
    scene.place("p", 0, 0, 10, 10, pieces.worker("gules"), label="p", action="go", price=2)
    scene.piece("q", 1, 1, frames.use("house", "or", 0, 0, 18))
    alone = standalone(scene.finish(10, 10, "board", "en", "wide").svg, theme)
    for family in re.findall(r'"(Palas \w+)"', tokens(theme)["--font-ui"]):  # scaled, so that names fit on tiles
        assert f'@font-face {{\n  font-family: "{family}"' in alone
    root = ET.fromstring(alone)
    assert "var(" not in alone
    assert root[0].tag.endswith("style")
    assert tokens(theme)["--p-gules"] in alone
    assert "@media" not in styles(theme)
    assert "animation" not in styles(theme)


def test_an_unknown_theme_is_refused():
    with pytest.raises(ValueError, match="no theme 'sepia'"):
        resolve("var(--ink)", "sepia")


def test_the_time_of_a_drawing_is_measured_in_milliseconds():
    calls = []
    assert milliseconds(lambda: calls.append(1), times=3) >= 0
    assert len(calls) == 4


def test_a_boxs_colours_become_tinctures_in_the_order_of_the_seats():
    assert tinctures(["blue", "white", "red"]) == ("gules", "azure", "argent")
    assert tinctures(["orange"]) == tinctures(["yellow"]) == ("or",)
