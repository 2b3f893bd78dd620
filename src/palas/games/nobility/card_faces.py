"""The faces of cards and tiles, large enough to be read, drawn from the box alone, each from its upper left corner."""

from __future__ import annotations

from typing import Final

from palas.draw import frames, icons, pieces
from palas.draw.fitting import wrap
from palas.draw.frames import Glyph
from palas.draw.svg import Svg, at, circle, path, rect, text
from palas.games.nobility.board_drawing import GILT, glyphs_of, medal
from palas.games.nobility.box import Box, Effect
from palas.games.nobility.rules.settlers import MOST_OF_THE_EXTRA
from palas.games.nobility.terms import GOODS, SETTLER_CHOICE

W: Final = 150.0
H: Final = 196.0
LINE: Final = path(f"M16 146h{W - 32:g}", stroke="var(--line)", stroke_width=1)


def rows(glyphs: list[Glyph], y: float, size: float, each: int = 3) -> Svg:
    """Symbols around the middle of a card, so many in a row."""
    lines = [glyphs[start : start + each] for start in range(0, len(glyphs), each)]
    top = y - (len(lines) - 1) * (size + 9) / 2
    return "".join(frames.row(line, W / 2, top + i * (size + 9), size, 7, W - 14) for i, line in enumerate(lines))


def told(name: str, band: str, sign: str, words: str) -> Svg:
    """A card that says what it does in words."""
    drawn = frames.tile(W, H, name, band, 15.5, 10.5) + icons.icon(sign, W / 2, 58, 40, "var(--ink-2)")
    for number, line in enumerate(wrap(words, W - 16, 14)[:6]):
        drawn += text(W / 2, 98 + number * 17, line, 14, weight=500, fill="var(--ink-2)")
    return drawn


def settler(box: Box, number: int, race: str) -> Svg:
    """Race, goods, demand, workers and stars."""
    drawn = frames.tile(W, H, race, "fixed", 17, 13)
    drawn += icons.icon(box.race_ids[box.settler_race[number]], W - 17, 12, 17, frames.CREAM)
    drawn += rows([("cube", GOODS[good]) for good in box.settler_goods[number]], 68, 25)
    drawn += text(W / 2, 134, f"{box.settler_min[number]}–{box.settler_max[number]}", 25, weight=800) + LINE
    signs: list[Glyph] = [("worker", "neutral")] * box.settler_workers[number]
    signs += [("icon", "star", GILT)] * box.settler_stars[number]
    return drawn + frames.row(signs, W / 2, 170, 22, 6, W - 20)


def council(box: Box, number: int) -> Svg:
    """Nobility, price, points."""
    drawn = rect(2, 2, W, H, 6, fill="var(--piece-shadow)", opacity=0.5)
    drawn += rect(0, 0, W, H, 6, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
    drawn += icons.icon("star", 26, 30, 30, GILT) + text(46, 39, box.council_star[number], 26, "start", 800)
    drawn += medal(W - 30, 30, box.council_vp[number], 19)
    goods = enumerate(box.council_goods[number])
    price: list[Glyph] = [("cube", GOODS[good]) for good, amount in goods for _one in range(amount)]
    if box.council_coins[number]:
        price.append(("coin", box.council_coins[number]))
    return drawn + rows(price, 122, 28)


def workshop(box: Box, number: int, name: str) -> Svg:
    """A workshop: one of its effects at a time."""
    guild = box.building_guild[number]
    drawn = frames.tile(W, H, name, "wood", 15.5, 11)
    drawn += frames.use("cube", GOODS[box.guild_good[guild]], W / 2, 60, 40)
    effects = box.building_choices[number]
    for at_, effect in enumerate(effects):
        y = 130 + (at_ - (len(effects) - 1) / 2) * 42
        drawn += frames.row(glyphs_of(box, effect, guild), W / 2, y, 26, 7, W - 16)
        if at_:
            drawn += text(W / 2, y - 15, "/", 17, weight=700, fill="var(--ink-3)")
    return drawn


def ship(box: Box, number: int, name: str) -> Svg:
    """What a ship pays for each kind of goods, and its room."""
    drawn = frames.tile(W, H, name, "special", 16, 12)
    for good, kind in enumerate(GOODS):
        y = 42 + good * 26
        drawn += frames.use("cube", kind, 20, y, 19) + at(50, y, pieces.coin(box.ship_price[number][good], 11))
        for place in range(box.ship_room[number][good]):
            drawn += circle(78 + place * 18, y, 7, fill="var(--slot)", stroke="var(--line-strong)", stroke_width=1.1)
    return drawn


def character(box: Box, number: int, name: str) -> Svg:
    """Whose goods count further, and what he brings as a Lord."""
    drawn = frames.tile(W, H, name, "prestige", 16, 11)
    drawn += circle(W / 2, 62, 26, fill="var(--zone)", stroke="var(--line-strong)", stroke_width=1.2)
    drawn += icons.icon("human", W / 2, 62, 32, "var(--ink-2)")
    extra: list[Glyph] = [("words", f"{MOST_OF_THE_EXTRA} ×"), ("cube", GOODS[box.character_good[number]])]
    drawn += frames.row(extra, W / 2, 116, 24, 6, W - 16) + LINE
    glyphs: list[Glyph] = []
    for effect in box.character_bonus[number]:
        glyphs += bonus_glyphs(box, effect)
    return drawn + frames.row(glyphs, W / 2, 171, 22, 6, W - 14)


def bonus_glyphs(box: Box, effect: Effect) -> list[Glyph]:
    """The symbols of a Lord's bonus."""
    if effect.op == SETTLER_CHOICE:
        return [("icon", "scroll")] * effect.n
    return glyphs_of(box, effect, -1)


def dice_tile(box: Box, number: int) -> Svg:
    """Three dice that a commission takes."""
    drawn = rect(2, 2, W, H, 6, fill="var(--piece-shadow)", opacity=0.5)
    drawn += rect(0, 0, W, H, 6, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
    for place, value in enumerate(box.dice_tiles[number]):
        drawn += at(W / 2, 42 + place * 56, pieces.die(value, "neutral", 42))
    return drawn
