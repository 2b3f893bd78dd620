"""Cards: townsfolk, manuscripts, the schemes of a solo opponent, player cards with their heroes."""

from __future__ import annotations

from palas.draw import frames, icons
from palas.draw.fitting import wrap
from palas.draw.frames import Glyph
from palas.draw.pieces import shadow
from palas.draw.svg import Svg, at, line, path, rect, text
from palas.games.viscounts.board_drawing import Drawing
from palas.games.viscounts.board_icons import PROFESSIONS
from palas.games.viscounts.board_signs import CREAM, ability_signs, effect_signs, icon_signs, items, ribbon, text_signs
from palas.games.viscounts.box import Box
from palas.games.viscounts.terms import CRIMINAL, DEBT, DEED, TIMINGS
from palas.games.viscounts.words import scheme_text, text_text


def paper(w: float, h: float, fill: str = "var(--tile)") -> Svg:
    """A card that lies on the table."""
    return shadow(w / 2, h, w / 2 - 2, 2.5) + rect(0, 0, w, h, 5, fill=fill, stroke="var(--ink-line)", stroke_width=1.1)


def rail(counts: list[int], w: float, h: float, size: float) -> Svg:
    """The icons at the left edge of a card."""
    corner = f"M5.5 .5H{w:g}V{h:g}H.5V5.5A5 5 0 0 1 5.5 .5z"
    drawn = path(corner, fill="var(--k-neutral)" if counts[CRIMINAL] else "var(--k-fixed)")
    shown = [kind for kind, n in enumerate(counts) for _icon in range(n)]
    step = min(size + 4, (h - 4) / max(1, len(shown)))
    for at_, kind in enumerate(shown):
        drawn += icons.icon(PROFESSIONS[kind], w / 2, 5 + step * (at_ + 0.5), min(size, step - 1), CREAM)
    return drawn


def sign_rows(row: list[Glyph], room: float, size: float) -> list[list[Glyph]]:
    """Symbols in one line, or in two where a slash or an arrow parts them."""
    if frames.row_width(row, size, 2) <= room:
        return [row]
    for at_, glyph in enumerate(row):
        if glyph in (("words", "/"), ("arrow",)) and at_:
            cut = at_ + 1 if frames.row_width(row[: at_ + 1], size, 2) <= room * 1.2 else at_
            return [row[:cut], row[cut:]]
    return [row]


def townsfolk_body(d: Drawing, card: int, w: float, h: float, instant: bool = False, name: bool = True) -> Svg:
    """A townsfolk card: icons, silver value, instant effect, ability with its timing, name."""
    box = d.box
    wide = 25 if w < 70 else 27
    lines, size = d.lines(d.named("card", card), w - 5, 15) if name else ([], 0.0)
    foot = 6 + len(lines) * 14.5 if name else 0
    body = paper(w, h) + rail(box.card_icons[card], wide, h - foot, 19)
    body += frames.silver(box.card_silver[card], w - 14, 14, 11)
    middle, room = (wide + w) / 2, w - wide - 6
    if instant and box.card_instant[card]:
        rows = sign_rows(effect_signs(box, box.card_instant[card]), room, 17)
        for at_, row in enumerate(rows):
            body += frames.row(row, middle, 40 + at_ * 20, 17, 2, room)
    ability = box.card_ability[card]
    if ability.kind >= 0 and name:
        top = 27 if h - foot > 66 else 25
        free = h - foot - top
        body += icons.icon(TIMINGS[box.card_timing[card]], wide + 13, 13, 15, "var(--ink-2)")
        rows = sign_rows(ability_signs(box, ability), room, 16)
        step = min(23.0, free / len(rows))
        first = top + (free - step * len(rows)) / 2 + step / 2
        for at_, row in enumerate(rows):
            body += frames.row(row, middle, first + at_ * step, min(16, step - 2), 2, room)
    for at_, words in enumerate(lines):
        body += text(w / 2, h - 6 - (len(lines) - 1 - at_) * 14, words, size, weight=700, font="display")
    return body


def townsfolk_row(d: Drawing, card: int, w: float, h: float) -> Svg:
    """A townsfolk card as wide as a phone: the ability in words."""
    box = d.box
    body = paper(w, h) + rail(box.card_icons[card], 30, h, 20)
    body += frames.silver(box.card_silver[card], w - 17, 17, 13)
    body += d.fitted(40, 21, d.named("card", card), w - 80, 17, weight=700, font="display")
    ability = box.card_ability[card]
    if ability.kind >= 0:
        words = d.words.say(d.lang, f"timing-{TIMINGS[box.card_timing[card]]}", ability=d.ability(ability))
        for at_, row in enumerate(wrap(words, w - 50, 13.5)[: int((h - 26) // 15)]):
            body += text(40, 38 + at_ * 15, row, 13.5, "start", fill="var(--ink-2)")
    return body


def manuscript_body(d: Drawing, manuscript: int, w: float, h: float) -> Svg:
    """A manuscript: ribbon, cost, what it gives."""
    box = d.box
    number = box.text_ribbon[manuscript]
    body = paper(w, h, "var(--raised)")
    if number >= 0:
        body += at(4, 0.5, ribbon(number, 17, h * 0.46))
    left = 24.0 if number >= 0 else 6.0
    body += text((left + w) / 2 - 8, 20, box.text_cost[manuscript], 18, weight=800)
    body += icons.icon("cleric", (left + w) / 2 + 7, 14, 13, "var(--ink-2)")
    body += frames.row(text_signs(box, manuscript), w / 2, h * 0.75, 15, 1.5, w - 6)
    return body


def manuscript_lines(d: Drawing, manuscript: int) -> str:
    return text_text(d.box, d.words, d.lang, manuscript)


def ribbon_tag(box: Box, manuscript: int) -> Svg:
    """A manuscript of a player: its ribbon."""
    return ribbon(max(0, box.text_ribbon[manuscript]), 18, 27)


def scheme_body(d: Drawing, scheme: int, w: float, h: float) -> Svg:
    """A scheme of the solo opponent: header icons, rows, movement, options from left to right."""
    box = d.box
    body = paper(w, h) + rail(box.scheme_icons[scheme], 30, h, 19)
    move: list[Glyph] = [("icon", "viscount", CREAM)]
    body += frames.row(move, 20, h - 14, 14, 0) + text(8, h - 9, box.scheme_move[scheme], 16, weight=800, fill=CREAM)
    rows: list[list[Glyph]] = [effect_signs(box, row) for row in box.scheme_rows[scheme] if row]
    first = len(rows)
    for option in box.scheme_options[scheme]:
        rows.append([*([("words", "/")] if len(rows) > first else []), *effect_signs(box, option)])
    step = (h - 8) / len(rows)
    for at_, row in enumerate(rows):
        body += frames.row(row, 37, 4 + step * (at_ + 0.5), min(16, step - 3), 2, w - 42, "start")
        if at_ == first and at_:
            body += line(36, 4 + step * at_, w - 6, 4 + step * at_, stroke="var(--line)")
    return body


def scheme_lines(d: Drawing, scheme: int) -> str:
    return scheme_text(d.box, d.words, d.lang, scheme)


def start_body(d: Drawing, start: int, hero: int, w: float, h: float) -> Svg:
    """A player card with its hero: number of the space, goods, papers and line at the left, the hero at the right."""
    box = d.box
    body = paper(w, h)
    body += rect(0.5, 0.5, 34, h - 1, 4, fill="var(--k-fixed)")
    number = box.data["player_cards"][start]["number"]
    body += text(17.5, h / 2 + 9, number, 26, weight=800, fill=CREAM, font="display")
    goods: list[Glyph] = []
    for item, n in enumerate(box.start_goods[start]):
        goods += items(item, n) if n else []
    papers = items(DEBT, box.start_debts[start]) + items(DEED, box.start_deeds[start])
    room = w - 150
    body += frames.row(goods, 42, h * 0.2, 17, 3, room, "start")
    body += frames.row(papers, 42, h * 0.51, 17, 3, room, "start")
    body += frames.row([("words", "+"), *effect_signs(box, box.start_extra[start])], 42, h * 0.82, 17, 3, room, "start")
    left = w - 104
    body += rect(left, 4, 100, h - 8, 4, fill="var(--raised)", stroke="var(--line-strong)", stroke_width=1)
    body += frames.row(icon_signs(box.card_icons[hero]), left + 7, 18, 16, 2, 60, "start")
    body += frames.silver(box.card_silver[hero], left + 86, 18, 11)
    ability: list[Glyph] = [("icon", TIMINGS[box.card_timing[hero]], "var(--ink-2)")]
    body += frames.row([*ability, *ability_signs(box, box.card_ability[hero])], left + 50, h * 0.53, 15, 2, 92)
    body += d.fitted(left + 50, h - 11, d.named("card", hero), 92, 15, "middle", weight=700, font="display")
    return body
