"""The ring unrolled for a phone: one piece below the other, clockwise from the own viscount; a small ring of all."""

from __future__ import annotations

import math

from palas.draw import frames
from palas.draw.fitting import wrap
from palas.draw.frames import Glyph
from palas.draw.svg import Svg, at, circle, line, number, path, rect, text
from palas.games.viscounts import board_cards as cards
from palas.games.viscounts import board_ring as ring
from palas.games.viscounts.board_drawing import Drawing, dashed
from palas.games.viscounts.board_signs import effect_signs, ribbon, sign, viscount
from palas.games.viscounts.state import NONE
from palas.games.viscounts.terms import BUILD, INNER, LEFT, PIECES, RIGHT, SPOTS

PIECE = 424.0  # the height of a piece


def order(d: Drawing) -> list[int]:
    """The pieces clockwise, that of the own viscount first."""
    first = d.view.ring.index(d.piece) if d.piece != NONE else 0
    return [d.view.ring[(first + n) % len(d.view.ring)] for n in range(len(d.view.ring))]


def small_ring(d: Drawing, x: float, y: float, r: float) -> None:
    """Where everybody is: the ring without its details."""
    drawn = ""

    def point(part: float, degrees: float) -> tuple[float, float]:
        angle = math.radians(degrees - 90)
        return x + r * part * math.cos(angle), y + r * part * math.sin(angle)

    def band(inner: float, outer: float, start: float, end: float) -> str:
        (x0, y0), (x1, y1) = point(outer, start), point(outer, end)
        (x2, y2), (x3, y3) = point(inner, end), point(inner, start)
        return (
            f"M{number(x0)} {number(y0)}A{number(r * outer)} {number(r * outer)} 0 0 1 {number(x1)} {number(y1)}"
            f"L{number(x2)} {number(y2)}A{number(r * inner)} {number(r * inner)} 0 0 0 {number(x3)} {number(y3)}z"
        )

    for position, piece in enumerate(d.view.ring):
        start, end = position * 72 + 2.0, position * 72 + 70.0
        middle = start + (end - start) / 2
        for inner, outer, first, last, space in (
            (0.64, 1.0, start, middle - 1, 3 * piece),
            (0.64, 1.0, middle + 1, end, 3 * piece + 1),
            (0.32, 0.6, start, end, 3 * piece + INNER),
        ):
            legal = ring.space_action(d, space) in d.scene.legal
            fill = "var(--verdigris-tint)" if legal else "var(--tile)"
            stroke = "var(--verdigris)" if legal else "var(--ink-line)"
            drawn += path(band(inner, outer, first, last), fill=fill, stroke=stroke, stroke_width=2.4 if legal else 0.9)
            there = d.standing(space)
            for n, who in enumerate(there):
                at_x, at_y = point((inner + outer) / 2, (first + last) / 2 + (n - (len(there) - 1) / 2) * 15)
                drawn += frames.use("disc", d.colour(who), at_x, at_y, 8)
    drawn += circle(x, y, r * 0.28, fill="var(--last-tint)", stroke="var(--ink-line)", stroke_width=0.9)
    d.scene.draw(drawn)
    left = x + r + 18
    for n, who in enumerate([d.own, *d.others()]):
        space = d.person(who).space
        where = d.named("space", space) if space != NONE else "–"
        top = y - r + 20 + n * 27
        d.scene.draw(frames.use("disc", d.colour(who), left + 7, top, 8))
        d.scene.draw(d.fitted(left + 22, top + 5, f"{d.name(who)}: {where}", 374 - left - 14, 15))


def piece(d: Drawing, number_: int, x: float, y: float, w: float) -> None:
    """One piece: rim, outer path, piles, inner path, and the castle section in front of it."""
    name = d.named("piece", number_)
    place = d.view.ring.index(number_) + 1
    d.scene.draw(text(x + 2, y + 19, name, 18, "start", 700, "var(--rubric)", "caps"))
    note = d.say("piece-place", number=place, count=PIECES)
    d.scene.draw(text(x + w - 2, y + 19, note, 14, "end", fill="var(--ink-2)"))
    rim(d, number_, x, y + 28, w)
    outer(d, number_, x, y + 110, w)
    card = d.realm.townsfolk_at(number_)
    half = w * 0.56
    ring.townsfolk_pile(d, number_, x, y + 180, half - 6, 104, townsfolk(d, card, half - 6, 104))
    manuscript = d.realm.manuscript_at(number_)
    ring.manuscript_pile(d, number_, x + half + 2, y + 180, w - half - 6, 104,
                         manuscript_body(d, manuscript, w - half - 6, 104))  # fmt: skip
    inner(d, number_, x, y + 294, w)
    section(d, number_, x, y + 348, w)
    bank(d, number_, x, y + 28, w)


def split(d: Drawing, number_: int, w: float) -> float:
    """How far along the rim the river is."""
    count = d.box.spots[d.realm.side]
    left = sum(d.box.spot_bank[d.realm.side][SPOTS * number_ + n] == LEFT for n in range(count))
    return w * left / count


def rim(d: Drawing, number_: int, x: float, y: float, w: float) -> None:
    """Building spots and links in a row; the last link leads to the next piece."""
    count = d.box.spots[d.realm.side]
    pitch = w / count
    tint = f"var({ring.TERRAIN.get(d.box.piece_ids[number_], '--water')})"
    d.scene.draw(rect(x, y, w, 74, 8, fill=tint, stroke="var(--ink-line)", stroke_width=1.2))
    middle = x + split(d, number_, w)
    d.scene.draw(rect(middle - 4, y, 8, 144, fill="var(--water)", stroke="var(--ink-line)", stroke_width=1))
    for n in range(count):
        if d.box.link_reward[d.realm.side][SPOTS * number_ + n] >= 0:
            end = x + (n + 1.5) * pitch if n + 1 < count else x + w
            d.scene.draw(line(x + (n + 0.5) * pitch, y + 37, end, y + 37, stroke="var(--ink-line)", stroke_width=3.4))
    for n in range(count):
        ring.spot_place(d, SPOTS * number_ + n, x + (n + 0.5) * pitch - (6 if n + 1 == count else 0), y + 37, 22)
    for n in range(count):
        if d.box.link_reward[d.realm.side][SPOTS * number_ + n] >= 0:
            end = x + (n + 1) * pitch if n + 1 < count else x + w - 8
            ring.link_place(d, SPOTS * number_ + n, end, y + 37, 13)


def bank(d: Drawing, number_: int, x: float, y: float, w: float) -> None:
    """While a main action is chosen: the bank of the own viscount, to build there."""
    space = d.person(d.own).space
    if not d.acts_here(BUILD) or d.piece != number_:
        return
    middle = split(d, number_, w)
    left, wide = (x, middle - 6) if space % 3 == LEFT else (x + middle + 6, w - middle - 6)
    name = d.words.say(d.lang, "act-do-build")
    d.scene.place(
        f"bank-{dashed(d.box.space_ids[space])}", left, y, wide, 74, "", label=name, tip=f"{name}\n{d.say('bank')}",
        action="do build",
    )  # fmt: skip


def outer(d: Drawing, number_: int, x: float, y: float, w: float) -> None:
    """The two spaces of the outer path with their trades."""
    middle = split(d, number_, w)
    for kind, left, wide in ((LEFT, x, middle - 6), (RIGHT, x + middle + 6, w - middle - 6)):
        space = 3 * number_ + kind
        body = rect(0, 0, wide, 60, 6, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1.1)
        body += text(17, 38, d.box.space_number[space], 22, weight=800, fill="var(--rubric)", font="display")
        row: list[Glyph] = [("words", str(d.box.trade_cost[space])), sign("scales"), ("arrow",)]
        row += effect_signs(d.box, d.box.trade_effect[space])
        body += frames.row(row, 34, 30, 20, 3, wide - 78, "start")
        ring.space_place(d, space, body, None, None, (left, y, wide, 60))
        stand(d, space, left + wide - 22, y + 50, -22)


def inner(d: Drawing, number_: int, x: float, y: float, w: float) -> None:
    """The space of the inner path."""
    space = 3 * number_ + INNER
    body = rect(0, 0, w, 46, 6, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1.1)
    body += d.fitted(12, 28, d.say("inner"), w - 60, 15.5, weight=700)
    ring.space_place(d, space, body, None, None, (x, y, w, 46))
    stand(d, space, x + w - 22, y + 43, -22)


def stand(d: Drawing, space: int, x: float, y: float, step: float) -> None:
    """The viscounts on a space, side by side."""
    for n, who in enumerate(d.standing(space)):
        d.scene.piece(f"piece-viscount-{who}", x + n * step, y, viscount(d.colour(who), 40), d.home(who))


def townsfolk(d: Drawing, card: int, w: float, h: float) -> Svg:
    """The top townsfolk with its name and instant effect in words."""
    box = d.box
    body = cards.townsfolk_row(d, card, w, h - 24)
    body += rect(0, 0, w, h, 5, fill="none", stroke="var(--ink-line)", stroke_width=1.1)
    body += rect(0.6, h - 26, w - 1.2, 25.4, 4, fill="var(--zone)")
    if box.card_instant[card]:
        row: list[Glyph] = [sign("hire"), ("words", "/"), sign("dismiss"), ("arrow",)]
        body += frames.row([*row, *effect_signs(box, box.card_instant[card])], 8, h - 13, 15, 2, w - 44, "start")
    return body


def manuscript_body(d: Drawing, manuscript: int, w: float, h: float) -> Svg:
    """The top manuscript with what it gives in words."""
    box = d.box
    number_ = box.text_ribbon[manuscript]
    body = cards.paper(w, h, "var(--raised)")
    if number_ >= 0:
        body += at(8, 0.5, ribbon(number_, 20, 40))
    body += text(42, 27, box.text_cost[manuscript], 22, "start", 800)
    body += frames.row([sign("cleric")], 66, 20, 17, 0)
    words = box_words(d, manuscript)
    for n, row in enumerate(wrap(words, w - 16, 13.5)[:3]):
        body += text(9, 58 + n * 16, row, 13.5, "start", fill="var(--ink-2)")
    return body


def box_words(d: Drawing, manuscript: int) -> str:
    """What a manuscript gives, in words."""
    whole = cards.manuscript_lines(d, manuscript)
    return whole.partition(": ")[2].removesuffix(")")


def section(d: Drawing, number_: int, x: float, y: float, w: float) -> None:
    """The castle section in front of the piece: its workers and the reward for the third."""
    found = d.realm.section_at(number_)
    d.scene.draw(path(f"M{number(x)} {number(y)}h{number(w)}l-26 62H{number(x + 26)}z", fill="var(--zone)",
                      stroke="var(--ink-line)", stroke_width=1.2))  # fmt: skip
    d.scene.draw(line(x + 13, y + 31, x + w - 13, y + 31, stroke="var(--ink-line)"))
    for level, workers in ((1, d.view.ring1), (2, d.view.ring2)):
        top = y + (21 if level == 1 else 52)
        d.scene.draw(text(x + 30, top, level, 15, weight=800, fill="var(--ink-3)"))
        crowd = [who for who in range(d.members) for _w in range(workers[found * d.members + who])]
        for n, who in enumerate(crowd):
            d.scene.draw(frames.use("worker", d.colour(who), x + 58 + n * 22, top + 5, 24))
    d.scene.draw(d.fitted(x + w - 30, y + 20, d.say("third-up"), w * 0.5, 14, "end", fill="var(--ink-2)"))
    row = effect_signs(d.box, d.box.ring2_reward[found])
    d.scene.draw(frames.row(row, x + w - 80, y + 46, 18, 2, 100))
