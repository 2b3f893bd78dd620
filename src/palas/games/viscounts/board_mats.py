"""Everybody else's things, and what belongs to all: round and turn order, end cards, castle leader, bonus cards."""

from __future__ import annotations

from palas.draw import frames, icons, pieces
from palas.draw.pieces import medal
from palas.draw.svg import Svg, at, rect, text
from palas.games.viscounts import board_players as players
from palas.games.viscounts.board_drawing import Drawing
from palas.games.viscounts.board_signs import icon_signs, ribbon
from palas.games.viscounts.state import NOBODY, NONE, POVERTY, PROSPERITY
from palas.games.viscounts.terms import RIBBONS

# The parts of a mat with their heights, and how they are shared out to one, two or three columns.
HEIGHTS = {"tableau": 128.0, "piles": 38.0, "marks": 98.0, "goods": 80.0, "people": 40.0}
COLUMNS = {
    1: (("piles", "tableau", "marks", "goods", "people"),),
    2: (("tableau", "piles", "people"), ("marks", "goods")),
    3: (("tableau",), ("marks", "piles"), ("goods", "people")),
}
HEAD = 40.0


def mat_height(columns: int) -> float:
    """How high a mat of so many columns is."""
    return HEAD + max(sum(HEIGHTS[part] for part in column) for column in COLUMNS[columns]) + 6


def mat(d: Drawing, who: int, x: float, y: float, w: float, columns: int) -> None:
    """What lies before another player."""
    h = mat_height(columns) - 8
    body = rect(0, 0, w, h, 5, fill="var(--zone)", stroke="var(--ink-line)", stroke_width=1)
    body += rect(3, 3, w - 6, h - 6, 3, fill="none", stroke="var(--line)", stroke_width=1)
    d.scene.draw(at(x, y, body))
    d.scene.draw(at(x + 24, y + 21, pieces.shield(d.colour(who), 22)))
    acts = d.view.active == who and not d.drafting() and not d.view.over
    colour = "var(--rubric)" if acts else "var(--ink)"
    note = d.say("acts") if acts else ""
    d.scene.draw(d.fitted(x + 44, y + 27, d.name(who), w - 160, 18, weight=700, font="display", fill=colour))
    d.scene.draw(text(x + w - 14, y + 26, note, d.size(15), "end", 500, "var(--ink-2)"))
    wide = (w - 24 - 16 * (columns - 1)) / columns
    for number, column in enumerate(COLUMNS[columns]):
        left, top = x + 12 + number * (wide + 16), y + HEAD
        for name in column:
            part(d, name, who, left, top, wide)
            top += HEIGHTS[name]


def part(d: Drawing, name: str, who: int, x: float, y: float, w: float) -> None:
    """One part of a mat."""
    if name == "tableau":
        players.tableau(d, who, x, y, w, 94)
        players.usable_icons(d, who, x + 6, y + 98, w - 6)
    elif name == "piles":
        players.piles(d, who, x, y, w)
    elif name == "marks":
        players.track(d, who, x, y, w)
        players.slot_strip(d, who, x, y + 60, w)
    elif name == "goods":
        players.goods(d, who, x, y, w)
        players.papers(d, who, x, y + 42, w)
    else:
        players.workers(d, who, x, y, w)
        players.manuscripts(d, who, x + 72, y, w - 72)


# -- what belongs to all


def head(d: Drawing, x: float, y: float) -> None:
    """The round and the phase."""
    view = d.view
    first = d.say("setup") if d.drafting() else d.say("round", round=view.round)
    d.scene.draw(text(x, y + 16, first, 22, "start", 800, "var(--ink)", "display"))
    if not d.drafting():
        d.scene.draw(d.fitted(x, y + 38, d.say(f"phase-{view.phase}"), 190, 16, weight=700, fill="var(--rubric)"))
    if view.last_round:
        words = d.say("last-round", round=view.last_round)
        d.scene.draw(d.fitted(x, y + 59, words, 165, 15, fill="var(--danger)", weight=700))


def turn_order(d: Drawing, x: float, y: float, anchor: str = "end") -> None:
    """Everybody in turn order from the start player; whose turn it is stands in red."""
    for order in range(d.members):
        who = (max(0, d.view.start) + order) % d.members
        acts = d.view.active == who and not d.drafting()
        top = y + order * 23
        side = -1 if anchor == "end" else 1
        d.scene.draw(frames.use("disc", d.colour(who), x + side * 8, top, 8.5))
        colour = "var(--rubric)" if acts else "var(--ink-2)"
        room = 150 - order * 12
        d.scene.draw(
            d.fitted(x + side * 22, top + 5, d.name(who), room, 15, anchor, weight=800 if acts else 500, fill=colour)
        )


def end_cards(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The poverty and the prosperity card with what still lies on them (VIS-20)."""
    view = d.view
    wide = (w - 8) / 2
    values = (
        ("poverty", "debt", view.debts_left, POVERTY, d.box.poverty_vp),
        ("prosperity", "deed", view.deeds_left, PROSPERITY, d.box.prosperity_vp),
    )
    for order, (name, figure, left, bit, points) in enumerate(values):
        shown = bool(view.revealed & bit)
        fill = "var(--last-tint)" if shown else "var(--tile)"
        body = rect(0, 0, wide, h, 5, fill=fill, stroke="var(--ink-line)", stroke_width=1.1)
        body += d.fitted(wide / 2, 18, d.say(name), wide - 8, 15, "middle", weight=700, font="display")
        body += icons.icon(figure, wide / 2 - 15, h / 2 + 9, 26)
        count = d.say("until-end") if d.drafting() else str(left)
        body += text(wide / 2 + 5, h / 2 + 17, count, 24, "start", 800)
        state = d.say("revealed") if shown else d.say("left", count=left)
        rule = d.say(f"{name}-help", points="/".join(str(n) for n in points))
        d.scene.place(
            f"end-{name}", x + order * (wide + 8), y, wide, h, body, label=f"{d.say(name)}, {state}",
            tip=f"{d.say(name)}\n{state}\n{rule}",
        )  # fmt: skip


def honours(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The castle leader card and the four cleric bonus cards: who has them, or that they wait."""
    wide = w / 5
    for order in range(5):
        leader = order == 0
        owner = d.view.leader if leader else d.view.bonus[order - 1]
        body = rect(0, 0, wide - 4, h, 4, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
        middle = wide / 2 - 2
        if leader:
            body += icons.icon("castle", middle, 17, 23, "var(--ink)")
            name, gives = d.say("leader"), d.say("leader-help", points=d.box.leader_vp)
        else:
            body += at(middle - 9, 1, ribbon(order - 1, 18, 31))
            name = d.say("bonus", ribbon=d.named("ribbon", order - 1))
            gives = d.say("bonus-help", points=d.box.bonus_vp[order - 1], icons=bonus_icons(d, order - 1))
        body += holder(d, owner, middle, h - 16)
        held = d.say("held", name=d.name(owner)) if owner != NOBODY else d.say("waits")
        id = "leader" if leader else f"bonus-{RIBBONS[order - 1]}"
        d.scene.place(
            id, x + order * wide, y, wide - 4, h, body, label=f"{name}, {held}", tip=f"{name}\n{held}\n{gives}"
        )


def holder(d: Drawing, owner: int, x: float, y: float) -> Svg:
    """Who has a card, or its points while it waits."""
    if owner in (NOBODY, NONE):
        return frames.slot(x, y, 9)
    return frames.use("disc", d.colour(owner), x, y, 10)


def bonus_icons(d: Drawing, number: int) -> str:
    """The icons of a bonus card in words."""
    names = players.ICON_NAMES
    counts = d.box.bonus_icons[number]
    return ", ".join(d.words.say(d.lang, f"icon-{names[kind]}", n=n) for kind, n in enumerate(counts) if n)


__all__ = ["end_cards", "head", "honours", "icon_signs", "mat", "mat_height", "medal", "turn_order"]
