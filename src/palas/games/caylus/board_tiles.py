"""Tiles and special buildings as they are printed: names, bands, effects in symbols."""

from __future__ import annotations

from palas.draw.fitting import fit
from palas.draw.frames import Glyph, empty, row, row_width, slot, tile
from palas.draw.icons import icon
from palas.draw.pieces import medal
from palas.draw.svg import Svg, at, line, text
from palas.games.caylus.board_words import Captions
from palas.games.caylus.box import (
    ANY,
    BUILD,
    EXCHANGE,
    FAVOUR,
    FIXED,
    GAIN,
    GAIN_ONE_OF,
    GATE,
    GOODS,
    INN,
    MERCHANTS_GUILD,
    MONEY,
    NEUTRAL,
    OF_STONE,
    PP,
    PRESTIGE,
    RESIDENTIAL,
    SPECIALS,
    STABLES,
    TRANSFORM,
    WOODEN,
    Effect,
)

BANDS = {
    FIXED: "fixed",
    NEUTRAL: "neutral",
    WOODEN: "wood",
    OF_STONE: "stone",
    RESIDENTIAL: "residence",
    PRESTIGE: "prestige",
}
CRAFTS = {WOODEN: "saw", OF_STONE: "trowel", PRESTIGE: "compasses"}
HOUSES = {
    WOODEN: "var(--ki-wood)",
    OF_STONE: "var(--ki-stone)",
    RESIDENTIAL: "var(--ki-residence)",
    PRESTIGE: "var(--ki-prestige)",
}
TILE = (108.0, 100.0)
SMALL_TILE = (89.0, 92.0)
CARD_HEIGHT = 88.0


def bundle(amounts: list[int], brief: bool = False) -> list[Glyph]:
    """A bundle in symbols; brief counts equal cubes with a number."""
    glyphs: list[Glyph] = []
    for good in range(MONEY, ANY + 2):
        count = amounts[good]
        if good == MONEY:
            glyphs += [("coin", count)] if count else []
        elif count > (1 if brief else 3):
            glyphs += [("words", str(count)), ("cube", GOODS[good])]
        else:
            glyphs += [("cube", GOODS[good])] * count
    if amounts[PP]:
        glyphs.append(("medal", amounts[PP]))
    return glyphs + [("icon", "crown", "var(--gilt-ink)")] * amounts[FAVOUR]


def effect_rows(effect: Effect) -> list[list[Glyph]]:
    """What an effect does, in one or two rows of symbols."""
    if effect.op == GAIN:
        return [bundle(effect.get)]
    if effect.op == GAIN_ONE_OF:
        glyphs: list[Glyph] = []
        for get in effect.option_get:
            glyphs += [("words", "/")] if glyphs else []
            glyphs += bundle(get)
        return [glyphs]
    if effect.op == EXCHANGE:
        brief = len(effect.option_get) > 1
        pairs = zip(effect.option_pay, effect.option_get, strict=True)
        return [[*bundle(pay, brief), ("arrow",), *bundle(get, brief)] for pay, get in pairs]
    if effect.op == BUILD:
        less: list[Glyph] = [("words", "−"), *bundle(effect.discount)] if any(effect.discount) else []
        craft: list[Glyph] = [] if less else [("icon", CRAFTS[effect.what], "var(--ink)"), ("arrow",)]
        return [[*craft, ("icon", "house", HOUSES[effect.what]), *less]]
    if effect.op == TRANSFORM:
        due = [max(0, pay - less) for pay, less in zip(effect.pay, effect.discount, strict=True)]
        return [[*bundle(due), ("arrow",), ("icon", "house", HOUSES[RESIDENTIAL])]]
    return []


def tile_rows(say: Captions, number: int) -> list[list[Glyph]]:
    """What stands on a tile: its effect, or its income and favours."""
    box = say.box
    rows = effect_rows(box.effects[box.tile_effect[number]])
    glyphs: list[Glyph] = []
    if box.tile_income[number]:
        glyphs += [("words", "+"), ("coin", box.tile_income[number])]
    glyphs += [("icon", "crown", "var(--gilt-ink)")] * (box.tile_favours[number] if not rows else 0)
    return rows or ([glyphs] if glyphs else [])


def effect_drawing(rows: list[list[Glyph]], x: float, y: float, room: float, size: float) -> Svg:
    """The rows of an effect in the middle of a tile; y is the line of a single row."""
    if len(rows) == 1:
        return row(rows[0], x, y, size, 3.5, room)
    pitch = size + 0.5
    return "".join(row(glyphs, x, y - 7.5 + i * pitch, size * 0.9, 3, room) for i, glyphs in enumerate(rows))


def road_face(say: Captions, number: int, small: bool) -> Svg:
    """A tile on the road, without the pieces on it."""
    key = ("road", number, small)
    if key not in say.faces:
        say.faces[key] = _road_face(say, number, small)
    return say.faces[key]


def _road_face(say: Captions, number: int, small: bool) -> Svg:
    box = say.box
    w, h = SMALL_TILE if small else TILE
    kind = box.tile_kind[number]
    drawn = tile(w, h, say.short(box.tile_ids[number]), BANDS[kind], 14.2 if small else 15.5, 12.5)
    rows = tile_rows(say, number)
    if rows:
        drawn += effect_drawing(rows, w / 2, 40 if small else 43, w - 8, 15.5 if small else 18)
    if box.tile_open[number]:
        drawn += slot(w / 2, h - 19, 13)
    elif kind == RESIDENTIAL:
        words, size = fit(say.say("income"), w - 12 if small else w - 33, 14 if small else 15, 13)
        drawn += (
            text(w / 2, 65, words, size, fill="var(--ink-2)")
            if small
            else text(w - 5, h - 12, words, size, "end", fill="var(--ink-2)")
        )
    else:
        drawn += at(w / 2, h - 22, medal(box.tile_pp[number], 13))
    return drawn


def special_face(say: Captions, place: int, w: float, h: float, small: bool) -> Svg:
    """A special building, without the workers in it."""
    drawn = tile(w, h, say.short(SPECIALS[place]), "special", 15.5, 13)
    effect = say.box.effects[say.box.special_effect[place]]
    size = 18.0
    if place == STABLES:
        return drawn + icon("horseshoe", w / 2, 37, 18, "var(--ink-2)")
    if place == INN:
        lodging: list[Glyph] = [("icon", "mug", "var(--ink-2)"), ("arrow",), ("coin", say.box.inn_price)]
        return drawn + row(lodging, w / 2, 38, 17)
    if place == GATE:
        rows: list[list[Glyph]] = [[("icon", "gate", "var(--ink)"), ("arrow",), ("icon", "worker", "var(--ink)")]]
    elif place == MERCHANTS_GUILD:
        rows = [[("icon", "gavel", "var(--ink)"), ("words", f"±{effect.most}")]]
    else:
        rows = effect_rows(effect)
        if effect.op == GAIN:
            rows = [[("words", "+"), *rows[0]]]
    return drawn + effect_drawing(rows, w / 2, 41, w - 10, size) + slot(w / 2, h - 19, 13)


def stables_slots(w: float, h: float, count: int) -> list[tuple[float, float]]:
    """Where the circles of the stables are."""
    return [(w / 2 + (i - (count - 1) / 2) * 38, h - 21) for i in range(count)]


def inn_slots(w: float, h: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """The left and the right place of the inn."""
    return (w / 2 - 26, h - 21), (w / 2 + 26, h - 21)


def supply_face(say: Captions, number: int, points: int, w: float, small: bool) -> Svg:
    """A tile in the supply: what it does, what it costs, what building it scores."""
    key = (f"supply {points}", number, small)
    if key not in say.faces:
        say.faces[key] = _supply_face(say, number, points, w, small)
    return say.faces[key]


def _supply_face(say: Captions, number: int, points: int, w: float, small: bool) -> Svg:
    box = say.box
    h = CARD_HEIGHT
    drawn = tile(w, h, say.short(box.tile_ids[number]), BANDS[box.tile_kind[number]], 14.2 if small else 15.5, 12.5)
    rows = tile_rows(say, number)
    if rows:
        drawn += effect_drawing(rows, w / 2, 41, w - 8, 16 if small else 17.5)
    drawn += line(4, 61, w - 4, 61, stroke="var(--line)")
    cost = bundle(box.tile_cost[number], brief=True)
    room = w - 34 - (17 if box.tile_favours[number] and box.tile_open[number] else 0)
    wide = row_width(cost, 15, 3)
    drawn += row(cost, 6, 74.5, 15 if wide <= room else 15 * room / wide, 3, anchor="start")
    if box.tile_favours[number] and box.tile_open[number]:
        drawn += icon("crown", w - 36, 74, 15, "var(--gilt-ink)")
    return drawn + at(w - 15, 74.5, medal(points, 12))


def gone_face(say: Captions, number: int, w: float, small: bool) -> Svg:
    """Where a tile of the supply lay that has been built."""
    key = ("gone", number, small)
    if key not in say.faces:
        name = say.short(say.box.tile_ids[number])
        words, size = fit(name, w - 9, 13.5 if small else 15, 13)
        band = text(6, 16.8, words, size, "start", 500, "var(--ink-3)")
        say.faces[key] = empty(w, CARD_HEIGHT) + band
    return say.faces[key]
