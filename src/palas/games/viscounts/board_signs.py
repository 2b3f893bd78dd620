"""Symbols of the box in rows: what effects give and abilities do; and its figures: viscounts, buildings, ribbons."""

from __future__ import annotations

from functools import cache, partial

from palas.draw import frames, icons
from palas.draw.frames import Glyph
from palas.draw.pieces import charge, coloured, shadow
from palas.draw.svg import Svg, at, path
from palas.engine.core.cards import listed
from palas.games.viscounts.board_icons import PROFESSIONS
from palas.games.viscounts.box import Box
from palas.games.viscounts.terms import (
    AFTER_ACTION,
    AI_ACTION,
    ANY,
    AT_ONCE,
    BUILD_FREE,
    BUILDINGS,
    CASTLE_MOVE,
    CHOOSE,
    CONVERT,
    CORRUPTION,
    CRIMINAL_CORRUPTION,
    DEBT,
    DEED,
    DESTROY,
    DISCARD,
    DISMISS_COST,
    DISMISS_FREE,
    EFFECT,
    EVENTS,
    FIRST_ICON_LINE,
    FLIP,
    GAIN,
    GAIN_SCHEME,
    HAND_LIMIT,
    HIRE_FREE,
    ITEMS,
    MANUSCRIPT_FREE,
    MOVE_BONUS,
    PER,
    REARRANGE,
    SHOWS_ICONS,
    SHUFFLE,
    SILVER,
    TRIGGER,
    VIRTUE,
    WORKERS_FREE,
    Ability,
)

CREAM = "#FFF9EA"
COLOURS = {"virtue": "var(--lapis)", "corruption": "var(--danger)", "destroy": "var(--rubric)"}
ITEM_ICONS = {DEBT: "debt", DEED: "deed", VIRTUE: "virtue", CORRUPTION: "corruption"}
OP_ICONS = {
    FLIP: "flip", HIRE_FREE: "hire", REARRANGE: "rearrange", DISCARD: "discard", DESTROY: "destroy",
    SHUFFLE: "shuffle", CASTLE_MOVE: "castle_move", GAIN_SCHEME: "scroll", DISMISS_FREE: "dismiss",
}  # fmt: skip
EVENT_SIGNS: dict[str, tuple[str, ...]] = {
    "collision_any": ("collision",), "flip_debt": ("flip", "debt"), "flip_any": ("flip",), "gain_debt": ("debt",),
    "hire": ("hire",), "gain_scheme": ("scroll",), "shuffle": ("shuffle",),
}  # fmt: skip
ACTION_ICONS = (*PROFESSIONS[:4], "flip", "focus")
PER_ICONS = ("house", "worker", "book", "", "deed", "debt")
# The ribbons of manuscripts: the colour, that of the sign on it, and the icon that its bonus card gives (VIS-12.3).
RIBBON_FILL = ("#3A3442", "#2C5788", "#E0AE2F", "#9DA0A4")
RIBBON_ON = (CREAM, CREAM, "#2A2017", "#2A2017")
RIBBON_ICON = ("cleric", "scales", "crown", "hammer")
SHAPES = {
    "workshop": "M-10 9V-3L0-11 10-3V9z",
    "trading_post": "M-12 9V-2h4v-8H8v8h4V9z",
    "guildhall": "M-13 9V-4l5-7 4 5 4-9 4 9 4-5 5 7V9z",
}


def sign(name: str) -> Glyph:
    """An icon in the colour it has everywhere."""
    return ("icon", name, COLOURS.get(name, "var(--ink)"))


def items(item: int, n: int) -> list[Glyph]:
    """So many of something that can be gained."""
    if item == SILVER:
        return [("silver", n)]
    one: Glyph = ("cube", "any" if item == ANY else ITEMS[item]) if item <= ANY else sign(ITEM_ICONS[item])
    return [one] * n if n <= 2 else [("words", str(n)), one]


def effect_signs(box: Box, number: int) -> list[Glyph]:
    """An effect in symbols."""
    row: list[Glyph] = []
    for step in box.effects[number].steps:
        op, arg, n = step.op, step.arg, step.n
        if op == GAIN:
            row += items(arg, n)
        elif op == CHOOSE:
            for count, option in enumerate(step.options):
                row += [("words", "/")] if count else []
                row += effect_signs(box, option)
        elif op == WORKERS_FREE:
            row += [("words", str(n)), sign("worker")]
        elif op == BUILD_FREE:
            row.append(sign(BUILDINGS[arg]))
        elif op == MANUSCRIPT_FREE:
            costs = [str(cost) for cost in listed(arg)]
            row += [sign("book"), ("words", "/".join(costs))]
        elif op == AI_ACTION:
            row.append(sign(ACTION_ICONS[arg]))
        elif op == CRIMINAL_CORRUPTION:
            row += [sign("criminal"), ("arrow",), sign("corruption")]
        else:
            row += [("words", str(n))] if n > 1 else []
            row.append(sign(OP_ICONS.get(op, "scroll")))
            if op == FLIP and arg in ITEM_ICONS:
                row.append(sign(ITEM_ICONS[arg]))
    return row


def icon_signs(counts: list[int]) -> list[Glyph]:
    """Icons of professions."""
    return [sign(PROFESSIONS[kind]) for kind, n in enumerate(counts) for _icon in range(n)]


def ability_signs(box: Box, ability: Ability) -> list[Glyph]:
    """An ability in symbols, without its timing."""
    kind = ability.kind
    if kind in (EFFECT, AT_ONCE):
        return effect_signs(box, ability.effect)
    if kind == TRIGGER:
        event = EVENTS[ability.event]
        cause = [sign(name) for name in EVENT_SIGNS.get(event, ())]
        if ability.event == AFTER_ACTION:
            cause = [sign(ACTION_ICONS[ability.action])]
        return [*cause, ("arrow",), *effect_signs(box, ability.effect)]
    if kind == CONVERT:
        to = [sign(PROFESSIONS[ability.action])] * ability.to_n
        if ability.from_icon >= 0:
            return [*[sign(PROFESSIONS[ability.from_icon])] * ability.from_n, ("arrow",), *to]
        source: list[Glyph] = []
        for count, good in enumerate(ability.pay):
            source += [("words", "/")] if count else []
            source += items(good, ability.from_n)
        return [*source, ("arrow",), *to]
    if kind == SHOWS_ICONS:
        return icon_signs(ability.icons)
    if kind == MOVE_BONUS:
        return [("words", f"+{ability.n}"), sign("viscount")]
    if kind == DISMISS_COST:
        return [sign("dismiss"), ("silver", ability.n)]
    if kind == HAND_LIMIT:
        return [("words", f"+{ability.n}"), sign("hand")]
    return []


def text_signs(box: Box, text: int) -> list[Glyph]:
    """What a manuscript gives, at once or at the end of the game."""
    per = box.text_per[text]
    if per < 0:
        return effect_signs(box, box.text_effect[text])
    each = box.text_each[text]
    what: Glyph = ("cube", "any") if PER[per] == "resource" else sign(PER_ICONS[per] if per < len(PER_ICONS) else "")
    if per >= FIRST_ICON_LINE:
        what = sign(PROFESSIONS[per - FIRST_ICON_LINE])
    return [("medal", box.text_vp[text]), ("words", f"/{each}" if each > 1 else "/"), what]


@cache
def viscount(tincture: str, height: float = 36) -> Svg:
    """A crowned figure; it stands on 0, 0."""
    drawn = (
        shadow(0, 1, 14, 4)
        + path("M-13 0c1-12 5-17 6-22h14c1 5 5 10 6 22z", stroke_linejoin="round", **coloured(tincture, 1.5))
        + path("M-8-23-9-34l5 4 4-6 4 6 5-4-1 11z", stroke_linejoin="round", **coloured(tincture, 1.5))
        + charge(tincture, 0, -9, 12)
    )
    return at(0, 0, drawn, height / 36)


def building(kind: str, tincture: str, width: float = 24) -> Svg:
    """A workshop, trading post or guildhall of a player; around 0, 0."""
    return frames.use(kind, tincture, 0, 0, width)


def drawn_building(kind: str, tincture: str, width: float) -> Svg:
    """The shape of a building, which the sheet holds once."""
    drawn = (
        shadow(0, 9, 12, 3)
        + path(SHAPES[kind], stroke_linejoin="round", **coloured(tincture, 1.4))
        + charge(tincture, 0, 3, 10)
    )
    return at(0, 0, drawn, width / 24)


for _kind in BUILDINGS:
    frames.SHARED[_kind] = partial(drawn_building, _kind)
    frames.SIZES[_kind] = 24


@cache
def ribbon(number: int, w: float, h: float) -> Svg:
    """The ribbon of a manuscript, hanging from 0, 0."""
    cut = w * 0.38
    d = f"M0 0h{w:g}v{h:g}l{-w / 2:g}{-cut:g}{-w / 2:g} {cut:g}z"
    drawn = path(d, fill=RIBBON_FILL[number], stroke="var(--ink-line)", stroke_width=0.9)
    return drawn + icons.icon(RIBBON_ICON[number], w / 2, w * 0.6, w * 0.84, RIBBON_ON[number])
