"""The royal reserve with its shield and everybody's reach, and the two hands."""

from __future__ import annotations

import math

from palas.draw import frames, pieces
from palas.draw.fitting import fit
from palas.draw.frames import use
from palas.draw.svg import at, circle, number, path, rect, text
from palas.games.heirs.board_drawing import Drawing
from palas.games.heirs.board_land import put_troop
from palas.games.heirs.board_tiles import card, ground, royal_shield, treasure, troop
from palas.games.heirs.box import FOLLOWER, GOODS, TERRAINS, TINCTURE, TROOPS
from palas.games.heirs.rules.turn import access
from palas.games.heirs.scoring import treasures_left
from palas.games.heirs.state import ASIDE, NOBODY, NONE, RESERVE


def slot_tile(d: Drawing, slot: int, x: float, y: float, s: float, reached: bool) -> None:
    """A tile of the reserve; what is within reach has a frame, quieter than the ring of what can be chosen."""
    tile = d.view.reserve[slot]
    if tile == NONE:
        body = rect(0, 0, s, s, 5, fill="none", stroke="var(--line-strong)", stroke_width=1, stroke_dasharray="2 5")
        d.scene.place(f"slot-{slot}", x, y, s, s, body, label=d.say("slot-empty", slot=slot), slot=slot)
        return
    body = card(d.realm.box, s, tile, d.short(tile, s - 7))
    if reached:
        body += rect(-3, -3, s + 6, s + 6, 7, fill="none", stroke="var(--ink-2)", stroke_width=1.6, opacity=0.75)
    action = f"take {slot}" if d.asks("take") else ""
    label = d.say("slot", slot=slot, tile=d.full(tile))
    within = d.say("reachable", good=d.good(d.realm.box.terrain[tile])) if reached else d.say("not-reachable")
    tip = f"{d.about(tile)}\n{within}"
    d.scene.place(f"slot-{slot}", x, y, s, s, body, label=label, tip=tip, action=action, r=6, slot=slot,
                  tile=d.realm.box.tile_ids[tile])  # fmt: skip


def reaching(d: Drawing) -> int:
    """The side whose reach is shown: whoever plays, against Heinrich the human."""
    return d.view.active if d.realm.human == NOBODY else d.own


def ring(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """Seven slots in a circle, clockwise; in the middle the stack and the troops that wait."""
    side = reaching(d)
    reached = d.realm.reachable(side)
    note = d.say("reach", name=d.name(side), reach=d.realm.reach(side))
    d.scene.draw(frames.zone(x, y, w, h, d.say("reserve"), note))
    cx, cy, r, s = x + w / 2, y + h / 2 + 12, 140.0, 86.0
    slots = d.realm.box.slots
    d.scene.draw(circle(cx, cy, r, fill="none", stroke="var(--line-strong)", stroke_width=1.2, stroke_dasharray="3 5"))

    def angle(slot: float) -> float:
        return math.radians(-90 + slot * 360 / slots)

    if reached:
        arc(d, cx, cy, r - 66, angle(d.view.shield) + 0.3, angle(d.view.shield + span(d, reached)) + 0.2)
    for slot in range(slots):
        px, py = cx + r * math.cos(angle(slot)), cy + r * math.sin(angle(slot))
        if slot == d.view.shield:
            shield(d, px, py, 62)
        else:
            slot_tile(d, slot, px - s / 2, py - s / 2, s, slot in reached)
    court(d, cx, cy)


def shield(d: Drawing, x: float, y: float, width: float) -> None:
    """The royal shield: from it the reach is counted, and its crown says who may take a tile (HEI-4.2, 5.3)."""
    name = d.say("shield")
    crown = d.say("crown", name=d.name(d.view.crown))
    d.scene.place(
        "shield", x - width / 2, y - width / 2, width, width, "", label=f"{name}, {crown}",
        tip="\n".join([name, crown, d.say("shield-counts")]), r=6,
    )  # fmt: skip
    d.scene.piece("piece-shield", x, y, royal_shield(d.view.crown, width))


def span(d: Drawing, reached: list[int]) -> int:
    """How many slots the reach stretches over, empty ones included."""
    return (reached[-1] - d.view.shield) % d.realm.box.slots


def arc(d: Drawing, cx: float, cy: float, r: float, start: float, end: float) -> None:
    """From the shield over the tiles within reach."""
    if end < start:
        end += 2 * math.pi
    x1, y1 = cx + r * math.cos(start), cy + r * math.sin(start)
    x2, y2 = cx + r * math.cos(end), cy + r * math.sin(end)
    large = int(end - start > math.pi)
    bow = f"M{number(x1)} {number(y1)}A{number(r)} {number(r)} 0 {large} 1 {number(x2)} {number(y2)}"
    tip = ""
    for turn in (2.55, -2.55):
        a = end + math.pi / 2 + turn
        tip += f"M{number(x2)} {number(y2)}l{number(11 * math.cos(a))} {number(11 * math.sin(a))}"
    for d_ in (bow, tip):
        d.scene.draw(path(d_, fill="none", stroke="var(--verdigris)", stroke_width=4, stroke_linecap="round"))


def court(d: Drawing, cx: float, cy: float) -> None:
    """The stack with the colour of its top tile, and the troops in the reserve."""
    stack(d, cx - 20, cy + 28, 40)
    for side in (0, 1):
        for kind in range(FOLLOWER):
            if d.view.troops[side * TROOPS + kind] == RESERVE:
                put_troop(d, side * TROOPS + kind, cx - 54 + side * 72 + kind * 36, cy - 24, 15)
    withdraw(d, cx - 76, cy - 46, 152, 64)


def stack(d: Drawing, x: float, y: float, s: float) -> None:
    """What is left of the common stack."""
    if not d.view.pile:
        body = rect(0, 0, s, s, 4, fill="none", stroke="var(--line-strong)", stroke_dasharray="3 4")
        d.scene.place("stack", x, y, s, s, body, label=d.say("stack-empty"), tip=d.say("stack-empty"))
        return
    body = "".join(at(o, -o, ground(s, d.view.top)) for o in (5, 2.5, 0))
    body += text(s / 2, s * 0.66, d.view.pile, s * 0.48, weight=800)
    terrain = d.words.say(d.lang, f"terrain-{TERRAINS[d.view.top]}")
    label = d.say("stack", pile=d.view.pile, terrain=terrain)
    d.scene.place("stack", x, y, s, s, body, label=label, tip=label)


def withdraw(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """Where a troop comes home; a place of its own while one may."""
    if d.asks("withdraw"):
        name = d.words.say(d.lang, "act-withdraw")
        words, size = fit(d.say("home"), w - 10, 14.7, 12)
        body = text(w / 2, h - 6, words, size, weight=600, fill="var(--ink-2)")
        d.scene.place("withdraw", x, y, w, h, body, label=name, tip=name, action="withdraw", r=8)


def strip(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The reserve for a phone: from the shield onwards, the tiles within reach under a bracket, the rest below."""
    side = reaching(d)
    reached = d.realm.reachable(side)
    note = d.say("reach", name=d.name(side), reach=d.realm.reach(side))
    d.scene.draw(frames.zone(x, y, w, h, d.say("reserve"), note))
    s, gap, top = 84.0, 7.0, y + 38
    shield(d, x + 50, top + 36, 56)
    slots = d.realm.box.slots
    for step in range(1, slots):
        slot = (d.view.shield + step) % slots
        column, row = step % 4, step // 4
        slot_tile(d, slot, x + 8 + column * (s + gap), top + row * (s + 12), s, slot in reached)
    if reached:
        end = x + 8 + min(3, span(d, reached)) * (s + gap) + s
        bracket = f"M{number(x + 8 + s + gap)} {number(top - 5)}V{number(top - 9)}H{number(end)}V{number(top - 5)}"
        d.scene.draw(path(bracket, fill="none", stroke="var(--verdigris)", stroke_width=3))
    left = x + 8 + 3 * (s + gap) + 4
    stack(d, left + 30, top + s + 66, 30)
    for other in (0, 1):
        for kind in range(FOLLOWER):
            if d.view.troops[other * TROOPS + kind] == RESERVE:
                put_troop(d, other * TROOPS + kind, left + 12 + kind * 20 + other * 41, top + s + 27, 9.5)
    withdraw(d, left - 3, top + s + 12, 90, 48)


# -- hands ---------------------------------------------------------------------------------------------------------


def own_hand(d: Drawing, x: float, y: float, w: float, h: float, s: float) -> None:
    """The tiles of the viewer's side, to build or to lay as open terrain, and what can be paid."""
    d.scene.draw(rect(x, y, w, h, 5, fill="var(--raised)", stroke="var(--ink-line)", stroke_width=1))
    d.scene.draw(at(x + 24, y + 21, pieces.shield(TINCTURE[d.own], 22)))
    mine = d.realm.seat_of(d.own) == d.view.seat
    title = d.say("your-hand") if mine else d.say("hand-of", name=d.name(d.own))
    d.scene.draw(text(x + 44, y + 27, title, 17, "start", 700, font="display"))
    paying(d, x, y, w)
    hand = d.hand(d.own)
    per_row = 4 if d.small else 3
    crowd = min(1.0, 3 / max(1, len(hand))) if not d.small else 1.0
    pitch = (s + 14) * (crowd if len(hand) > 3 and not d.small else 1)
    size = min(s, pitch - 6)
    for i, tile in enumerate(hand):
        column, row = (i % per_row, i // per_row) if d.small else (i, 0)
        px = x + 12 + column * ((w - 24) / 4 if d.small else pitch)
        py = y + (66 if d.small else 44) + row * 122
        hand_tile(d, tile, px, py, size)
    if not hand:
        d.scene.draw(text(x + 14, y + h / 2 + 16, d.say("no-tiles"), 15, "start", 500, "var(--ink-3)"))


def hand_tile(d: Drawing, tile: int, x: float, y: float, s: float) -> None:
    """A tile in hand: choosing it builds (or discards) it, its foot lays it face down."""
    id = d.realm.box.tile_ids[tile]
    verb = next((verb for verb in ("build", "discard") if d.asks(verb)), "")
    body = card(d.realm.box, s, tile, d.short(tile, s - 7))
    action = f"{verb} {id}" if verb and d.plays(d.own) else ""
    d.scene.place(f"hand-{id}", x, y, s, s, body, label=d.full(tile), tip=d.about(tile), action=action, r=6, tile=id)
    if d.asks("extend") and d.plays(d.own):
        foot = rect(0, 0, s, 22, 5, fill=f"var(--t-{TERRAINS[d.realm.box.terrain[tile]]})", stroke="var(--line-strong)")
        foot += text(s / 2, 15.8, d.say("as-open"), min(14.5, s * 0.155), weight=600)
        name = d.words.say(d.lang, "act-extend", name=d.full(tile))
        d.scene.place(f"extend-{id}", x, y + s + 9, s, 22, foot, label=name, tip=name, action=f"extend {id}", r=5)


def paying(d: Drawing, x: float, y: float, w: float) -> None:
    """What the side has access to, and what is waived."""
    found = access(d.realm, d.own)
    if d.small:
        for i, good in enumerate(GOODS):
            d.scene.draw(use("cube", good, x + w - 150 + i * 48, y + 22, 18))
            d.scene.draw(text(x + w - 134 + i * 48, y + 28, found[i], 17, "start", 700))
        top = y + 50
    else:
        d.scene.draw(text(x + w - 44, y + 28, d.say("access"), 15, weight=700, fill="var(--ink-2)"))
        for i, good in enumerate(GOODS):
            d.scene.draw(use("cube", good, x + w - 62, y + 58 + i * 34, 20))
            d.scene.draw(text(x + w - 38, y + 65 + i * 34, found[i], 19, "start", 700))
        top = y + 164
    if d.view.discounts and d.view.active == d.own:
        words = d.say("less", discounts=d.view.discounts)
        d.scene.draw(text(x + w - 12, top, words, 14.7, "end", 600, "var(--verdigris)"))


def other_hand(d: Drawing, x: float, y: float, w: float, h: float, s: float) -> None:
    """The other hand, which is open too; Heinrich has none, but treasures and troops beside the land."""
    side = 1 - d.own
    d.scene.draw(frames.zone(x, y, w, h))
    d.scene.draw(at(x + 24, y + 21, pieces.shield(TINCTURE[side], 22)))
    if d.realm.is_heinrich(side):
        heinrich(d, x, y, w, side)
        return
    d.scene.draw(text(x + 44, y + 27, d.say("hand-of", name=d.name(side)), 17, "start", 700, font="display"))
    waiting = d.say("waiting", troops=d.realm.in_reserve(side))
    d.scene.draw(text(x + w - 12, y + 27, waiting, 14.7, "end", 500, "var(--ink-2)"))
    hand = d.hand(side)
    pitch = min(s + 12, (w - 24) / max(1, len(hand)))
    size = min(s, pitch - 6)
    for i, tile in enumerate(hand):
        id = d.realm.box.tile_ids[tile]
        body = card(d.realm.box, size, tile, d.short(tile, size - 7))
        d.scene.place(f"hand-{id}", x + 12 + i * pitch, y + h - size - 12, size, size, body, label=d.full(tile),
                      tip=d.about(tile), tile=id)  # fmt: skip


def heinrich(d: Drawing, x: float, y: float, w: float, side: int) -> None:
    """What Heinrich has beside the land."""
    level = d.words.say(d.lang, f"option-level-{d.view.level}")
    d.scene.draw(text(x + 44, y + 27, level, 17, "start", 700, font="display"))
    worth = d.say("points", points=d.view.points[side])
    d.scene.draw(text(x + w - 12, y + 27, worth, 16, "end", 700, "var(--ink-2)"))
    lying = treasures_left(d.realm) - d.view.treasure_pile
    d.scene.draw(at(x + 30, y + 62, treasure(16)))
    d.scene.draw(text(x + 56, y + 68, d.say("treasures", pile=d.view.treasure_pile, lying=lying), 15, "start", 600))
    for kind in range(TROOPS):
        if d.view.troops[side * TROOPS + kind] == ASIDE:
            figure = troop(side, kind == FOLLOWER, 15, True)
            d.scene.piece(f"piece-troop-{side * TROOPS + kind}", x + 30 + kind * 44, y + 108, figure)
