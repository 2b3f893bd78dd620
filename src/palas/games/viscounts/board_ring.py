"""The ring of five pieces around the castle: building spots and links, outer and inner path, the piles between them."""

from __future__ import annotations

import math
from functools import lru_cache

from palas.draw import frames
from palas.draw.frames import Glyph
from palas.draw.scene import sentence_list
from palas.draw.svg import Svg, at, circle, line, number, path, rect, text
from palas.games.viscounts import board_cards as cards
from palas.games.viscounts.board_castle import castle
from palas.games.viscounts.board_drawing import Drawing, dashed
from palas.games.viscounts.board_signs import building, effect_signs, sign, viscount
from palas.games.viscounts.state import NONE
from palas.games.viscounts.terms import BUILD, BUILDINGS, LEFT, PIECES, RIGHT, SPOTS, TRADE, TRANSCRIBE

CX, CY = 432.0, 446.0
RING1, INNER_PATH, CARDS, OUTER_PATH, RIM = 158.0, 210.0, 296.0, 352.0, 420.0  # outer radii
GAP = 1.2  # degrees at each end of a piece
TERRAIN = {"coast": "--water", "hills": "--t-yellow", "forest": "--t-green", "lake": "--water", "crags": "--t-gray"}


@lru_cache(maxsize=1024)
def polar(r: float, degrees: float) -> tuple[float, float]:
    """A point at that distance from the middle, clockwise from the top."""
    angle = math.radians(degrees - 90)
    return CX + r * math.cos(angle), CY + r * math.sin(angle)


@lru_cache(maxsize=1024)
def band(inner: float, outer: float, start: float, end: float, inset: float = 0) -> str:
    """The path of a part of a ring."""
    inner, outer = inner + inset, outer - inset
    (x0, y0), (x1, y1) = polar(outer, start + trim(inset, outer)), polar(outer, end - trim(inset, outer))
    (x2, y2), (x3, y3) = polar(inner, end - trim(inset, inner)), polar(inner, start + trim(inset, inner))
    return (
        f"M{number(x0)} {number(y0)}A{number(outer)} {number(outer)} 0 0 1 {number(x1)} {number(y1)}"
        f"L{number(x2)} {number(y2)}A{number(inner)} {number(inner)} 0 0 0 {number(x3)} {number(y3)}z"
    )


def trim(inset: float, r: float) -> float:
    """So many units along a circle, in degrees."""
    return math.degrees(inset / r)


def field(d: str, fill: str, stroke: float = 1.1) -> Svg:
    """A part of a ring as it is printed."""
    return path(d, fill=fill, stroke="var(--ink-line)", stroke_width=stroke)


def ring(d: Drawing) -> None:
    """All of it, the castle included."""
    for position, piece in enumerate(d.view.ring):
        ground(d, position, piece)
    for position, piece in enumerate(d.view.ring):
        rim(d, position, piece)
    for position, piece in enumerate(d.view.ring):
        paths(d, position, piece)
        piles(d, position, piece)
    castle(d, CX, CY, 1)
    for position, piece in enumerate(d.view.ring):
        bank_to_build(d, position, piece)
    figures(d)


def ends(position: int) -> tuple[float, float]:
    """Where a piece begins and ends."""
    share = 360 / PIECES
    return position * share + GAP, (position + 1) * share - GAP


def river(d: Drawing, position: int, piece: int) -> float:
    """The angle of the river between the banks."""
    start, end = ends(position)
    spots = d.box.spots[d.realm.side]
    left = sum(d.box.spot_bank[d.realm.side][SPOTS * piece + n] == LEFT for n in range(spots))
    return start + (end - start) * left / spots


def banks(d: Drawing, position: int, piece: int) -> list[tuple[int, float, float]]:
    """Both banks with their angles."""
    start, end = ends(position)
    middle = river(d, position, piece)
    return [(LEFT, start, middle - 1.4), (RIGHT, middle + 1.4, end)]


def ground(d: Drawing, position: int, piece: int) -> None:
    """The piece as it lies on the table: terrain, river, links."""
    start, end = ends(position)
    tint = f"var({TERRAIN.get(d.box.piece_ids[piece], '--water')})"
    d.scene.draw(field(band(INNER_PATH, RIM, start, end), "var(--zone)", 1.2))
    d.scene.draw(field(band(OUTER_PATH, RIM, start, end), tint))
    angle = river(d, position, piece)
    (x0, y0), (x1, y1) = polar(CARDS, angle), polar(RIM, angle)
    d.scene.draw(line(x0, y0, x1, y1, stroke="var(--ink-line)", stroke_width=9))
    d.scene.draw(line(x0, y0, x1, y1, stroke="var(--water)", stroke_width=6.5))


# -- the rim


def spot_angle(d: Drawing, position: int, n: int) -> float:
    """Where the n-th spot of a piece lies."""
    start, end = ends(position)
    return start + (end - start) * (n + 0.5) / d.box.spots[d.realm.side]


def rim(d: Drawing, position: int, piece: int) -> None:
    """Building spots and the links between them."""
    middle = (OUTER_PATH + RIM) / 2
    count = d.box.spots[d.realm.side]
    for n in range(count):
        spot = SPOTS * piece + n
        angle = spot_angle(d, position, n)
        x, y = polar(middle, angle)
        if d.box.link_reward[d.realm.side][spot] >= 0:
            following = spot_angle(d, position, n + 1) if n + 1 < count else spot_angle(d, position + 1, 0)
            x1, y1 = polar(middle, following)
            d.scene.draw(line(x, y, x1, y1, stroke="var(--ink-line)", stroke_width=3))
    for n in range(count):
        spot = SPOTS * piece + n
        x, y = polar(middle, spot_angle(d, position, n))
        spot_place(d, spot, x, y, 20)
    for n in range(count):
        spot = SPOTS * piece + n
        if d.box.link_reward[d.realm.side][spot] >= 0:
            following = spot_angle(d, position, n + 1) if n + 1 < count else spot_angle(d, position + 1, 0)
            x, y = polar(middle + 2, (spot_angle(d, position, n) + following) / 2)
            link_place(d, spot, x, y, 12.5)


def spot_place(d: Drawing, spot: int, x: float, y: float, r: float) -> None:
    """A building spot with its reward, or with the building that stands on it."""
    owner = d.view.spot_owner[spot]
    reward = d.box.spot_reward[d.realm.side][spot]
    body = circle(r, r, r, fill="var(--slot)", stroke="var(--line-strong)", stroke_width=1.3, stroke_dasharray="3 2.4")
    name = d.named("spot", spot)
    if owner == NONE:
        body += frames.row(effect_signs(d.box, reward), r, r, r * 0.95, 1, r * 1.7)
        lines = [d.say("reward", effect=d.effect(reward))]
    else:
        slot = d.view.spot_slot[spot]
        kind = d.realm.slot_building(owner, slot)
        figure = building(BUILDINGS[kind], d.colour(owner), r * 1.25)
        d.scene.piece(f"piece-building-{owner}-{slot}", x, y, figure, d.home(owner))
        lines = [d.say("stands", building=d.named("building", kind), name=d.name(owner)), d.worth(kind)]
    d.scene.place(
        f"spot-{dashed(d.box.spot_ids[spot])}", x - r, y - r, 2 * r, 2 * r, body,
        label=f"{name}, {lines[0]}", tip="\n".join([name, *lines]), r=r + 3.5,
        action=d.ask(f"spot {d.box.spot_ids[spot]}"),
    )  # fmt: skip


def link_place(d: Drawing, spot: int, x: float, y: float, r: float) -> None:
    """A link between two spots with its reward."""
    reward = d.box.link_reward[d.realm.side][spot]
    body = circle(r, r, r, fill="var(--raised)", stroke="var(--ink-line)", stroke_width=1)
    body += frames.row(effect_signs(d.box, reward), r, r, r * 1.15, 1, r * 1.5)
    name, tip = d.say("link", spot=d.named("spot", spot)), d.say("link-pays", effect=d.effect(reward))
    chosen = d.ask(f"link {d.box.spot_ids[spot]}")
    d.scene.place(
        f"link-{dashed(d.box.spot_ids[spot])}", x - r, y - r, 2 * r, 2 * r, body, label=f"{name}, {tip}",
        tip=f"{name}\n{tip}", r=r + 3.5, action=chosen if chosen in d.scene.legal else "",
    )  # fmt: skip


def bank_to_build(d: Drawing, position: int, piece: int) -> None:
    """While a main action is chosen: the bank of the own viscount, to build there."""
    space = d.person(d.own).space
    if not d.acts_here(BUILD) or d.piece != piece:
        return
    for bank, start, end in banks(d, position, piece):
        if space % 3 == bank:
            outline = (band(OUTER_PATH, RIM, start, end), band(OUTER_PATH, RIM, start, end, 3))
            name = d.words.say(d.lang, "act-do-build")
            d.scene.place(
                f"bank-{dashed(d.box.space_ids[space])}", 0, 0, 0, 0, "", label=name,
                tip=f"{name}\n{d.say('bank')}", action="do build", outline=outline,
            )  # fmt: skip


# -- the paths


def paths(d: Drawing, position: int, piece: int) -> None:
    """The two spaces of the outer path and the one of the inner path."""
    for kind, start, end in banks(d, position, piece):
        space = 3 * piece + kind
        shape = band(CARDS, OUTER_PATH, start, end)
        body = field(shape, "var(--tile)")
        half = (end - start) / 2
        x, y = polar((CARDS + OUTER_PATH) / 2, start + half - half * 0.74)
        body += text(x, y + 7, d.box.space_number[space], 20, weight=800, fill="var(--rubric)", font="display")
        x, y = polar((CARDS + OUTER_PATH) / 2, start + half - half * 0.12)
        body += exchange(d, space, x, y, abs(math.sin(math.radians(start + half))) > 0.62)
        space_place(d, space, body, (shape, band(CARDS, OUTER_PATH, start, end, 3)),
                    polar(CARDS + 2, start + 2.6))  # fmt: skip
    start, end = ends(position)
    inner = 3 * piece + 2
    shape = band(RING1, INNER_PATH, start - GAP, end + GAP)
    body = field(shape, "var(--tile)")
    row: list[list[Glyph]] = [[sign("crown"), ("arrow",), sign("worker")], [sign("cleric"), ("arrow",), sign("book")]]
    for glyphs, angle in zip(row, (0.2, 0.8), strict=True):
        x, y = polar((RING1 + INNER_PATH) / 2, start + (end - start) * angle)
        body += at(x, y, frames.row(glyphs, 0, 0, 12.5, 1), 1)
    space_place(d, inner, body, (shape, band(RING1, INNER_PATH, start - GAP, end + GAP, 3)),
                polar(INNER_PATH - 1, start + 4))  # fmt: skip


def exchange(d: Drawing, space: int, x: float, y: float, upright: bool) -> Svg:
    """The trade of an outer space: so many merchants for that; one below the other where the band runs upright."""
    cost: list[Glyph] = [("words", str(d.box.trade_cost[space])), sign("scales")]
    gain = effect_signs(d.box, d.box.trade_effect[space])
    if not upright:
        return frames.row([*cost, ("arrow",), *gain], x, y, 17, 2)
    down = at(x, y, f'<g transform="rotate(90)">{frames.arrow(0, 0, 14)}</g>')
    return frames.row(cost, x, y - 17, 16, 2) + down + frames.row(gain, x, y + 18, 17, 2)


def space_place(
    d: Drawing,
    space: int,
    body: Svg,
    outline: tuple[str, str] | None,
    badge: tuple[float, float] | None,
    box: tuple[float, float, float, float] = (0, 0, 0, 0),
) -> None:
    """A space of the board: to move there, or to trade there."""
    action = space_action(d, space)
    d.scene.place(
        f"space-{dashed(d.box.space_ids[space])}", *box, body, label=space_label(d, space), tip=space_tip(d, space),
        action=action, price=d.price(action), badge=badge, metal="silver", outline=outline,
    )  # fmt: skip


def space_action(d: Drawing, space: int) -> str:
    """What choosing a space would do."""
    if d.acts_here(TRADE) and space == d.person(d.own).space:
        return "do trade"
    return d.ask(f"move {d.box.space_ids[space]}")


def space_label(d: Drawing, space: int) -> str:
    """A space and who stands there."""
    there = [d.name(who) for who in d.standing(space)]
    return sentence_list([d.named("space", space), d.say("viscounts", names=", ".join(there)) if there else ""])


def space_tip(d: Drawing, space: int) -> str:
    """What can be done on a space."""
    cost = d.box.trade_cost[space]
    does = d.say("trade", cost=cost, effect=d.effect(d.box.trade_effect[space])) if cost else d.say("inner")
    there = [d.name(who) for who in d.standing(space)]
    return "\n".join([d.named("space", space), does, *([d.say("viscounts", names=", ".join(there))] if there else [])])


# -- the piles


def piles(d: Drawing, position: int, piece: int) -> None:
    """The townsfolk and the manuscripts of a piece, upright."""
    start, end = ends(position)
    middle, r = (start + end) / 2, (INNER_PATH + CARDS) / 2
    x, y = polar(r, middle - 15.5)
    townsfolk_pile(d, piece, x - 32, y - 35, 64, 70)
    x, y = polar(r, middle + 14)
    manuscript_pile(d, piece, x - 27, y - 32, 54, 64)


def townsfolk_pile(d: Drawing, piece: int, x: float, y: float, w: float, h: float, body: Svg = "") -> None:
    """The top townsfolk of a piece and how many lie below."""
    below = d.view.below[piece]
    card = d.realm.townsfolk_at(piece)
    printed = d.view.tops[piece] == NONE
    body = ("" if below == 0 else under(w, h)) + (body or cards.townsfolk_body(d, card, w, h, instant=True, name=False))
    body += "" if printed else text(w - 8, h - 6, f"+{below}", 14.7, "end", 700, "var(--ink-3)")
    action = d.ask(f"hire {d.box.card_ids[card]}", *(["dismiss"] if piece == d.piece else []))
    note = d.say("printed") if printed else d.say("below", count=below)
    d.scene.place(
        f"townsfolk-{d.box.piece_ids[piece]}", x, y, w, h, body, label=f"{d.named('card', card)}, {note}",
        tip=f"{d.card_lines(card)}\n{note}", action=action, price=d.price(action), metal="silver",
    )  # fmt: skip


def manuscript_pile(d: Drawing, piece: int, x: float, y: float, w: float, h: float, body: Svg = "") -> None:
    """The top manuscript of a piece and how many lie below."""
    below = d.view.texts_below[piece]
    manuscript = d.realm.manuscript_at(piece)
    printed = d.view.texts[piece] == NONE
    body = ("" if below == 0 else under(w, h)) + (body or cards.manuscript_body(d, manuscript, w, h))
    body += "" if printed else text(w - 4, 22 if d.small else h * 0.52, f"+{below}", 14.7, "end", 700, "var(--ink-3)")
    reads = d.acts_here(TRANSCRIBE) and piece == d.piece
    action = "do transcribe" if reads else d.ask(f"take {d.box.text_ids[manuscript]}")
    note = d.say("printed-text") if printed else d.say("below", count=below)
    name = cards.manuscript_lines(d, manuscript)
    d.scene.place(
        f"manuscript-{d.box.piece_ids[piece]}", x, y, w, h, body, label=f"{name}, {note}", tip=f"{name}\n{note}",
        action=action,
    )  # fmt: skip


def under(w: float, h: float) -> Svg:
    """The edges of the cards below."""
    return "".join(
        rect(o, o, w, h, 5, fill="var(--tile)", stroke="var(--line-strong)", stroke_width=1) for o in (5, 2.5)
    )


def figures(d: Drawing) -> None:
    """The viscounts, side by side where they meet."""
    for position, piece in enumerate(d.view.ring):
        for kind, start, end in (*banks(d, position, piece), (2, *ends(position))):
            half = (end - start) / 2
            r = (CARDS + OUTER_PATH) / 2 if kind != 2 else (RING1 + INNER_PATH) / 2
            there = d.standing(3 * piece + kind)
            for order, who in enumerate(there):
                share = 0.62 if kind != 2 else 0.0
                angle = start + half + half * share - trim((order - (len(there) - 1) * (kind == 2) / 2) * 24, r)
                x, y = polar(r, angle)
                d.scene.piece(f"piece-viscount-{who}", x, y + 17, viscount(d.colour(who), 38), d.home(who))
