"""The faces of all cards, large enough to be read, drawn from the box alone, each from its upper left corner."""

from __future__ import annotations

from typing import Final

from palas.draw.fitting import fit, width, wrap
from palas.draw.frames import CREAM, Glyph, row, row_width, silver
from palas.draw.icons import icon
from palas.draw.pieces import medal
from palas.draw.svg import Svg, at, circle, line, path, rect, text
from palas.games.viscounts.board_cards import paper
from palas.games.viscounts.board_icons import PROFESSIONS
from palas.games.viscounts.board_signs import (
    ACTION_ICONS,
    ITEM_ICONS,
    ability_signs,
    effect_signs,
    icon_signs,
    items,
    ribbon,
    sign,
    text_signs,
)
from palas.games.viscounts.box import Box
from palas.games.viscounts.state import NONE
from palas.games.viscounts.terms import ANY, DEBT, DEED, ITEMS, SILVER, TIMINGS, Ability, Opponent

W: Final = 180.0
H: Final = 252.0


# -- parts -------------------------------------------------------------------------------------------------------------


def name_of(name: str, x: float, y: float, room: float) -> Svg:
    """The name of a card, on one line or on two."""
    room /= 1.08  # the display type runs wider
    if width(name, 16) <= room:
        said, size = fit(name, room, 20, 16)
        return text(x, y, said, size, "middle", 700, "var(--ink)", "display")
    drawn = ""
    for at_, said in enumerate(wrap(name, room, 15)[:2]):
        short, size = fit(said, room, 15, 11)
        drawn += text(x, y - 12 + at_ * 17, short, size, "middle", 700, "var(--ink)", "display")
    return drawn


def edge(icons: list[int], w: float) -> Svg:
    """The dark left edge of a townsfolk card with its icons."""
    drawn = path(f"M0 6a6 6 0 0 1 6-6h{w - 6:g}v{H:g}h-{w - 6:g}a6 6 0 0 1-6-6z", fill="var(--k-fixed)")
    shown = [kind for kind, n in enumerate(icons) for _icon in range(n)]
    for at_, kind in enumerate(shown):
        drawn += icon(PROFESSIONS[kind], w / 2, 24 + at_ * 36, 28, CREAM)
    return drawn


def rows(glyphs: list[Glyph], x: float, y: float, size: float, room: float) -> Svg:
    """Symbols on one line, or on two where an arrow or a slash parts them."""
    if row_width(glyphs, size, 5) <= room:
        return row(glyphs, x, y, size, 5, room)
    for at_, glyph in enumerate(glyphs):
        if glyph in (("arrow",), ("words", "/")) and at_:
            cut = at_ + (glyph == ("arrow",))
            return row(glyphs[:cut], x, y - 15, size, 5, room) + row(glyphs[cut:], x, y + 17, size, 5, room)
    return row(glyphs, x, y, size, 5, room)


def rule(y: float, left: float = 18) -> Svg:
    """A line across the card."""
    return line(left, y, W - 18, y, stroke="var(--line-strong)", stroke_width=1)


# -- townsfolk and manuscripts -----------------------------------------------------------------------------------------


def townsfolk(box: Box, card: int, name: str) -> Svg:
    """Icons at the left, silver value, instant effect, name, timing and ability."""
    side = 40.0
    middle, room = (side + W) / 2, W - side - 16
    drawn = paper(W, H) + edge(box.card_icons[card], side) + silver(box.card_silver[card], W - 22, 22, 15)
    if box.card_instant[card]:
        drawn += rect(side + 8, 46, room, 42, 5, fill="var(--zone)", stroke="var(--line)", stroke_width=1)
        drawn += rows(effect_signs(box, box.card_instant[card]), middle, 67, 20, room - 10)
    drawn += name_of(name, middle, 132, room)
    ability = box.card_ability[card]
    if ability.kind >= 0:
        drawn += line(side + 10, 152, W - 10, 152, stroke="var(--line-strong)", stroke_width=1)
        drawn += circle(middle, 152, 13, fill="var(--tile)", stroke="var(--line-strong)", stroke_width=1)
        drawn += icon(TIMINGS[box.card_timing[card]], middle, 152, 17, "var(--rubric)")
        drawn += ability_face(box, ability, middle, 204, room)
    return drawn


def ability_face(box: Box, ability: Ability, x: float, y: float, room: float) -> Svg:
    """An ability in symbols."""
    return rows(ability_signs(box, ability), x, y, 22, room)


def manuscript(box: Box, number: int) -> Svg:
    """Ribbon, cost, what it gives."""
    drawn = paper(W, H, "var(--raised)")
    drawn += rect(6, 6, W - 12, H - 12, 4, fill="none", stroke="var(--gilt)", stroke_width=1)
    if box.text_ribbon[number] != NONE:
        drawn += at(18, 0.5, ribbon(box.text_ribbon[number], 42, 92))
    drawn += row([("words", str(box.text_cost[number])), sign("cleric")], W - 50, 36, 27, 5)
    return drawn + rows(text_signs(box, number), W / 2, 162, 30, W - 40) + rule(214, 30)


def bonus(box: Box, ribbon_: int) -> Svg:
    """A cleric bonus card: its ribbon, points, lasting icons."""
    drawn = (
        paper(W, H) + at(W / 2 - 28, 0.5, ribbon(ribbon_, 56, 120)) + at(W - 26, 26, medal(box.bonus_vp[ribbon_], 15))
    )
    return drawn + row(icon_signs(box.bonus_icons[ribbon_]), W / 2, 186, 36, 8, W - 30)


def leader(box: Box) -> Svg:
    """The castle leader card."""
    drawn = paper(W, H) + icon("castle", W / 2, 96, 100, "var(--ink-2)") + at(W - 26, 26, medal(box.leader_vp, 15))
    return drawn + row([("words", f"+{box.leader_hand}"), sign("hand")], W / 2, 190, 32, 6)


# -- debts, deeds and the cards under their piles ----------------------------------------------------------------------


def document(box: Box, item: int) -> Svg:
    """A debt or a deed: its points before and after it is flipped, and what flipping gives."""
    before, after = (box.debt_vp, box.debt_flipped_vp) if item == DEBT else (box.deed_vp, box.deed_flipped_vp)
    gives = box.debt_flip if item == DEBT else box.deed_flip
    drawn = paper(W, H) + icon(ITEM_ICONS[item], W / 2, 74, 88, "var(--ink-2)")
    points: list[Glyph] = [("medal", str(before).replace("-", "−")), sign("flip"), ("medal", str(after))]
    drawn += row(points, W / 2, 156, 28, 12)
    return drawn + (row([sign("flip"), ("arrow",), *effect_signs(box, gives)], W / 2, 212, 22, 6) if gives else "")


def end_card(box: Box, pile: int) -> Svg:
    """The poverty card under the debts or the prosperity card under the deeds: what counts, and the places."""
    places, counted = (box.poverty_vp, DEED) if pile == DEBT else (box.prosperity_vp, DEBT)
    drawn = paper(W, H, "var(--zone)" if pile == DEBT else "var(--last-tint)")
    drawn += icon(ITEM_ICONS[pile], W / 2, 50, 58, "var(--ink-2)")
    drawn += row([sign("flip"), sign(ITEM_ICONS[counted])], W / 2, 106, 25, 6)
    for at_, points in enumerate(places):
        y = 146.0 + at_ * 36
        drawn += text(W / 2 - 16, y + 7, f"{at_ + 1}.", 20, "end", 700, "var(--ink-2)")
        drawn += at(W / 2 + 22, y, medal(points, 15))
    return drawn


# -- player cards, schemes, opponents ----------------------------------------------------------------------------------


def stock(goods: list[int], debts: int, deeds: int) -> list[list[Glyph]]:
    """What somebody starts with: resources, then silver and papers."""
    first: list[Glyph] = []
    for item, n in enumerate(goods):
        first += items(item, n) if n and item != SILVER else []
    second: list[Glyph] = items(SILVER, goods[SILVER]) if goods[SILVER] else []
    return [first, second + (items(DEED, deeds) if deeds else []) + (items(DEBT, debts) if debts else [])]


def player_card(box: Box, number: int) -> Svg:
    """Where the viscount starts, with what, and the extra line."""
    drawn = paper(W, H) + circle(W / 2, 42, 27, fill="var(--rubric)")
    space = box.space_number[box.start_space[number]]
    drawn += text(W / 2, 53, space, 32, "middle", 800, "var(--on-rubric)", "display")
    first, second = stock(box.start_goods[number], box.start_debts[number], box.start_deeds[number])
    drawn += row(first, W / 2, 106, 25, 7, W - 24) + row(second, W / 2, 148, 23, 6, W - 24) + rule(178)
    return drawn + rows(effect_signs(box, box.start_extra[number]), W / 2, 214, 27, W - 30)


def scheme(box: Box, number: int) -> Svg:
    """Header icons, bonus, way, and the options in their order."""
    drawn = paper(W, H) + path(f"M0 46V6a6 6 0 0 1 6-6h{W - 12:g}a6 6 0 0 1 6 6v40z", fill="var(--k-fixed)")
    kinds = [kind for kind, n in enumerate(box.scheme_icons[number]) for _icon in range(n)]
    for at_, kind in enumerate(kinds):
        drawn += icon(PROFESSIONS[kind], W / 2 + (at_ - (len(kinds) - 1) / 2) * 36, 23, 28, CREAM)
    y = 70.0
    for effect in box.scheme_rows[number]:
        if effect:
            drawn += row(effect_signs(box, effect), W / 2, y, 22, 6, W - 24)
            y += 32
    drawn += row([("words", f"+{box.scheme_move[number]}"), sign("viscount")], W / 2, y, 22, 6) + rule(y + 21)
    for at_, option in enumerate(box.scheme_options[number]):
        drawn += text(16, y + 50 + at_ * 30, f"{at_ + 1}.", 15, "start", 700, "var(--ink-2)")
        drawn += row(effect_signs(box, option), W / 2 + 10, y + 44 + at_ * 30, 20, 5, W - 56)
    return drawn


def opponent(board: Opponent) -> Svg:
    """A solo opponent in short: focus, what it starts with, the resources it wants."""
    drawn = paper(W, H) + circle(W / 2, 52, 34, fill="var(--rubric)")
    drawn += icon(ACTION_ICONS[board.focus], W / 2, 52, 42, "var(--on-rubric)")
    first, second = stock(board.resources, board.debts, board.deeds)
    drawn += row(first, W / 2, 116, 24, 7, W - 24) + row(second, W / 2, 154, 24, 7, W - 24) + rule(182)
    wanted: list[Glyph] = []
    for at_, item in enumerate([ANY] if board.one_type else board.priority):
        wanted += [("words", "›")] if at_ else []
        wanted.append(("cube", "any" if item == ANY else ITEMS[item]))
    return drawn + row(wanted, W / 2, 216, 26, 7, W - 30)
