"""What lies before a player: tableau, track, buildings, stock and papers, workers, manuscripts, hand and piles."""

from __future__ import annotations

from palas.draw import frames, icons
from palas.draw.frames import Glyph
from palas.draw.pieces import shadow
from palas.draw.svg import Svg, at, circle, line, rect, text
from palas.engine.core.cards import has
from palas.games.viscounts import board_cards as cards
from palas.games.viscounts.board_drawing import Drawing
from palas.games.viscounts.board_icons import PROFESSIONS
from palas.games.viscounts.board_signs import ability_signs, building, icon_signs, sign
from palas.games.viscounts.state import NONE
from palas.games.viscounts.terms import (
    BUILDINGS,
    DEBT,
    DEED,
    GAIN,
    GOODS,
    ICONS,
    ITEMS,
    RESOURCES,
    SLOTS,
    TABLEAU,
    showing,
)

# -- the tableau


def tableau(d: Drawing, who: int, x: float, y: float, w: float, h: float) -> None:
    """The three slots from left to right; what is pushed out at the right drops off (VIS-6.1)."""
    wide = (w - 12) / TABLEAU
    for slot, card in enumerate(d.person(who).tableau):
        left = x + slot * (wide + 6)
        note = d.say("slot-last" if slot == TABLEAU - 1 else "slot", number=slot + 1)
        if card == NONE:
            bare_slot(d, who, slot, left, y, wide, h, note)
        elif d.is_rival(who):
            lines = cards.scheme_lines(d, card)
            body = cards.scheme_body(d, card, wide, h)
            d.scene.place(f"tableau-{who}-{slot}", left, y, wide, h, body, label=lines, tip=f"{lines}\n{note}")
        else:
            d.scene.place(
                f"tableau-{who}-{slot}", left, y, wide, h, cards.townsfolk_body(d, card, wide, h),
                label=f"{d.named('card', card)}, {note}", tip=f"{d.card_lines(card)}\n{note}",
                action=d.ask(f"use {d.box.card_ids[card]}") if who == d.own else "",
            )  # fmt: skip
    for slot in range(TABLEAU - 1):
        d.scene.draw(frames.arrow(x + (slot + 1) * (wide + 6) - 3, y + h / 2, 11))


def bare_slot(d: Drawing, who: int, slot: int, x: float, y: float, w: float, h: float, note: str) -> None:
    """A slot without a card, with its printed icons (VIS-6.7)."""
    printed = d.realm.bare_icons(who)[slot]
    body = frames.empty(w, h)
    row = icon_signs(printed)
    body += frames.row(row, w / 2, h / 2, 19, 4, w - 12) if row else ""
    shown = d.say("bare") if row else d.say("free-slot")
    d.scene.place(f"tableau-{who}-{slot}", x, y, w, h, body, label=f"{shown}, {note}", tip=f"{shown}\n{note}")


def usable_icons(d: Drawing, who: int, x: float, y: float, w: float) -> None:
    """The icons that count now, by profession."""
    usable = d.realm.usable_icons(who)
    counts = [showing(usable, kind) for kind in range(len(ICONS))]
    step = w / len(counts)
    body = ""
    for kind, n in enumerate(counts):
        strong = "var(--ink)" if n else "var(--ink-3)"
        body += icons.icon(PROFESSIONS[kind], kind * step + 12, 13, 20, strong)
        body += text(kind * step + 27, 19, n, 17.5, "start", 800 if n else 500, strong)
    label = d.say("usable", name=d.name(who))
    tip = [label, *(d.words.say(d.lang, f"icon-{name}", n=n) for name, n in zip(ICON_NAMES, counts, strict=True))]
    d.scene.place(f"icons-{who}", x, y, w, 26, body, label=", ".join(tip), tip="\n".join(tip))


ICON_NAMES = ("merchant", "builder", "noble", "cleric", "criminal")


# -- virtue and corruption


def track(d: Drawing, who: int, x: float, y: float, w: float) -> None:
    """The seven spaces with what a collision there gives, and the two markers (VIS-14.3, 17.1)."""
    box, person = d.box, d.person(who)
    above = box.rival_above if d.is_rival(who) else box.above
    step = w / box.track
    whole = ""
    for space in range(1, box.track + 1):
        left = x + (space - 1) * step
        body = frames.row(papers_of(d, above[space]), step / 2, 8, 13, 1, step - 1)
        body += rect(1, 18, step - 2, 36, 4, fill="var(--tile)", stroke="var(--line-strong)", stroke_width=1)
        body += text(step / 2, 42, space, 16, fill="var(--ink-3)")
        if who != d.own:
            whole += at((space - 1) * step, 0, body)
            continue
        below = d.say(f"share-{box.below_if[space]}", effect=d.effect(box.below[space]))
        name = d.say("track", space=space)
        lines = [name, d.say("collision", effect=d.effect(above[space])), below]
        d.scene.place(
            f"track-{who}-{space}", left, y, step, 55, body, label=", ".join([name, d.name(who)]), tip="\n".join(lines)
        )
    if who != d.own:
        name = d.say("markers", name=d.name(who), corruption=person.corruption, virtue=person.virtue)
        d.scene.place(f"track-{who}", x, y, w, 55, whole, label=name, tip=name)
    together = person.corruption == person.virtue
    for kind, space, colour in (
        ("corruption", person.corruption, "var(--danger)"),
        ("virtue", person.virtue, "var(--lapis)"),
    ):
        shift = 0.0 if not together else (-8 if kind == "corruption" else 8)
        r = 15.0 if not together else 12.0
        body = shadow(0, r * 0.25, r, r * 0.95)
        body += circle(0, 0, r, fill=colour, stroke="var(--surface)", stroke_width=1.2)
        body += icons.icon(kind, 0, 0, r * 1.36, "var(--surface)")
        middle = x + (space - 0.5) * step + shift
        d.scene.piece(f"piece-{kind}-{who}", middle, y + 36, body)


def papers_of(d: Drawing, number: int) -> list[Glyph]:
    """The debts and deeds of a collision, counted."""
    row: list[Glyph] = []
    for step in d.box.effects[number].steps:
        if step.op == GAIN and step.arg in (DEBT, DEED):
            row += [("words", str(step.n))] if step.n > 1 else []
            row.append(sign("debt" if step.arg == DEBT else "deed"))
    return row


# -- buildings


def slots_by_building(d: Drawing, who: int) -> list[list[int]]:
    """The slots of a player, those of one type together."""
    order = list(dict.fromkeys(d.realm.slot_building(who, slot) for slot in range(SLOTS)))
    return [[slot for slot in range(SLOTS) if d.realm.slot_building(who, slot) == kind] for kind in order]


def buildings(d: Drawing, who: int, x: float, y: float, w: float, pitch: float = 40) -> None:
    """Three rows of slots with their cost."""
    for number, row in enumerate(slots_by_building(d, who)):
        kind = d.realm.slot_building(who, row[0])
        top = y + number * pitch
        middle = top + pitch / 2 - 2
        name = d.named("building", kind)
        words = d.fitted(x, middle + 5, name[:1].upper() + name[1:], 116, 15.5, weight=700)
        cost = frames.row(
            [("words", str(d.box.building_cost[kind])), sign("hammer")], x + 120, middle, 15, 2, 0, "start"
        )
        d.scene.draw(words + cost)
        wide = (w - 164) / 3 - 6
        for order, slot in enumerate(row):
            slot_place(d, who, slot, x + 168 + order * (wide + 6), top, wide, pitch - 5)


def slot_strip(d: Drawing, who: int, x: float, y: float, w: float, h: float = 34) -> None:
    """All nine slots side by side."""
    wide = (w - 8 * 3) / SLOTS
    for order, slot in enumerate(slot for row in slots_by_building(d, who) for slot in row):
        slot_place(d, who, slot, x + order * (wide + 3), y, wide, h)


def slot_place(d: Drawing, who: int, slot: int, x: float, y: float, w: float, h: float) -> None:
    """A slot: the building is still there, or its ability is open (VIS-10.5)."""
    is_open = has(d.person(who).slots, slot)
    fill = "var(--tile)" if is_open else "var(--slot)"
    body = rect(0, 0, w, h, 5, fill=fill, stroke="var(--line-strong)", stroke_width=1)
    kind = d.realm.slot_building(who, slot)
    if is_open:
        rows = cards.sign_rows(ability_signs(d.box, d.realm.slot_ability(who, slot)), w - 3, 16)
        for order, row in enumerate(rows):
            plain = [glyph for glyph in row if glyph != ("arrow",)] if len(rows) > 1 else row
            body += frames.row(plain, w / 2, h * (order + 0.5) / len(rows), 16 if len(rows) < 2 else 13, 1, w - 3)
    else:
        figure = building(BUILDINGS[kind], d.colour(who), min(26, w * 0.72))
        d.scene.piece(f"piece-building-{who}-{slot}", x + w / 2, y + h / 2 + 1, figure, d.home(who))
    code = f"build {d.box.slot_ids[slot]}" if who == d.own and not d.is_rival(who) else ""
    lines = d.slot_lines(who, slot)
    state = d.say("open" if is_open else "closed")
    d.scene.place(
        f"slot-{who}-{slot}", x, y, w, h, body, label=f"{lines}, {state}", tip=f"{lines}\n{state}\n{d.worth(kind)}",
        action=d.ask(code),
    )  # fmt: skip


# -- stock


def goods(d: Drawing, who: int, x: float, y: float, w: float) -> None:
    """Ink, gold, stone and silver."""
    person = d.person(who)
    step = w / GOODS
    mine = who == d.own and not d.is_rival(who)
    for item in range(GOODS):
        n = person.goods[item]
        body = (
            frames.use("coin", "silver", 17, 19, 12)
            if item >= RESOURCES
            else frames.use("cube", ITEMS[item], 15, 21, 22)
        )
        body += text(37, 26, n, 20, "start", 700, "var(--ink)" if n else "var(--ink-3)")
        action = ""
        if mine and item < RESOURCES:
            action = d.ask(f"gain {ITEMS[item]}")
        if mine:
            action = action or payment(d, f"pay {ITEMS[item]}")
        name = d.words.say(d.lang, f"amount-{ITEMS[item]}", amount=n)
        d.scene.place(
            f"good-{who}-{ITEMS[item]}", x + item * step, y, step - 4, 38, body, label=f"{name}, {d.name(who)}",
            tip=f"{name}\n{d.say(f'good-{ITEMS[item]}')}", action=action,
        )  # fmt: skip


def payment(d: Drawing, code: str) -> str:
    """A payment, if the open question takes that good at all."""
    return d.ask(code) if code in d.scene.legal else ""


def papers(d: Drawing, who: int, x: float, y: float, w: float) -> None:
    """Debts and deeds: unflipped, and flipped with a tick."""
    person = d.person(who)
    mine = who == d.own and not d.is_rival(who)
    values = (("debt", person.debts, person.debts_flipped), ("deed", person.deeds, person.deeds_flipped))
    step = w / 2
    for order, (kind, plain, flipped) in enumerate(values):
        body = icons.icon(kind, 14, 17, 24) + text(33, 24, plain, 19, "start", 700)
        body += icons.icon("check", 70, 17, 17, "var(--ok)") + text(83, 24, flipped, 19, "start", 700)
        name = d.say(kind, plain=plain, flipped=flipped)
        d.scene.place(
            f"paper-{who}-{kind}", x + order * step, y, step - 4, 34, body, label=f"{name}, {d.name(who)}",
            tip=f"{name}\n{d.say(f'{kind}-help')}", action=d.ask(f"flip {kind}") if mine else "",
        )  # fmt: skip


def workers(d: Drawing, who: int, x: float, y: float, w: float) -> None:
    """The supply of workers, and what placing them costs in nobles (VIS-11.1)."""
    n = d.person(who).workers
    body = frames.use("worker", d.colour(who), 12, 31, 27) + text(29, 26, n, 19, "start", 700)
    name = d.say("supply", count=n, name=d.name(who))
    d.scene.place(f"workers-{who}", x, y, 62, 36, body, label=name, tip=name)
    if d.is_rival(who) or who != d.own:
        return
    step = (w - 66) / len(d.box.worker_count)
    for order, count in enumerate(d.box.worker_count):
        nobles = d.box.worker_nobles[order]
        row: list[Glyph] = [("words", str(nobles)), sign("crown"), ("arrow",), ("words", str(count))]
        body = rect(0, 0, step - 4, 32, 5, fill="var(--tile)", stroke="var(--line-strong)", stroke_width=1)
        body += frames.row(row, step / 2 - 2, 16, 14.5, 0.5, step - 8)
        label = d.say("worker-price", nobles=nobles, workers=count)
        d.scene.place(
            f"place-{count}", x + 66 + order * step, y + 2, step - 4, 32, body, label=label, tip=label,
            action=d.ask(f"workers {count}"),
        )  # fmt: skip


def manuscripts(d: Drawing, who: int, x: float, y: float, w: float) -> None:
    """The manuscripts of a player by their ribbons, with the bonus cards they brought."""
    owned = sorted(d.person(who).manuscripts, key=lambda text_: d.box.text_ribbon[text_])
    body = icons.icon("book", 13, 17, 22, "var(--ink-2)")
    step = min(22.0, (w - 34) / max(1, len(owned)))
    for order, manuscript in enumerate(owned):
        body += at(32 + order * step, 3, cards.ribbon_tag(d.box, manuscript))
    if not owned:
        body += text(32, 23, "0", 19, "start", 500, "var(--ink-3)")
    name = d.say("manuscripts", count=len(owned), name=d.name(who))
    tip = [name, *(cards.manuscript_lines(d, manuscript) for manuscript in owned)]
    d.scene.place(f"manuscripts-{who}", x, y, w, 34, body, label=", ".join(tip), tip="\n".join(tip))


# -- the hand and the piles


def hand(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The cards of the own hand; more than three lie in two rows."""
    held = d.person(d.own).hand or ()
    per_row = TABLEAU if len(held) > TABLEAU else max(TABLEAU, len(held))
    rows = max(1, -(-len(held) // per_row))
    wide = (w - 6 * (per_row - 1)) / per_row
    high = (h - 6 * (rows - 1)) / rows
    for order, card in enumerate(held):
        left, top = x + order % per_row * (wide + 6), y + order // per_row * (high + 6)
        hand_place(d, card, left, top, wide, high, cards.townsfolk_body(d, card, wide, high))
    if not held:
        d.scene.draw(text(x + w / 2, y + h / 2, d.say("empty-hand"), d.size(15), fill="var(--ink-2)"))


def hand_place(d: Drawing, card: int, x: float, y: float, w: float, h: float, body: Svg) -> None:
    """A card of the own hand: to play, to discard, to destroy."""
    id = d.box.card_ids[card]
    action = d.ask(f"play {id}", f"discard {id}", f"destroy {id}")
    note = d.say("moves", spaces=d.box.card_silver[card])
    d.scene.place(
        f"hand-{id}", x, y, w, h, body, label=f"{d.named('card', card)}, {note}",
        tip=f"{d.card_lines(card)}\n{note}", action=action,
    )  # fmt: skip


def piles(d: Drawing, who: int, x: float, y: float, w: float) -> None:
    """Draw pile, discard pile; of others also the hand: how many cards, and what may be known of them."""
    person = d.person(who)
    mine = who == d.own and person.hand is not None
    drawn = len(person.unseen) - person.hand_count
    cells: list[tuple[str, str, int, tuple[int, ...]]] = []
    if mine:
        rest = list(person.unseen)
        for card in person.hand or ():
            rest.remove(card)
        cells.append(("draw", "shuffle", drawn, tuple(rest)))
    elif d.is_rival(who):
        cells.append(("draw", "shuffle", drawn + d.view.mixed, ()))
    else:
        cells += [("hand", "hand", person.hand_count, ()), ("draw", "shuffle", drawn, person.unseen)]
    cells.append(("discard", "discard", len(person.discard), person.discard))
    if d.is_rival(who):
        cells.append(("future", "scroll", len(d.view.future) - d.view.mixed, ()))
    step = w / len(cells)
    for order, (kind, figure, count, listed) in enumerate(cells):
        body = rect(0, 0, step - 4, 30, 5, fill="var(--slot)", stroke="var(--line-strong)", stroke_width=1)
        body += icons.icon(figure, 17, 15, 18, "var(--ink-2)")
        body += d.fitted(31, 20.5, f"{count} {d.say(f'pile-{kind}')}", step - 38, 15.5, weight=700)
        name = d.say(f"pile-{kind}-of", count=count, name=d.name(who))
        tip = [name]
        if kind == "draw" and (mine or listed):
            tip.append(d.say("unordered" if mine else "unseen"))
        tip += [d.named("card", card) if not d.is_rival(who) else cards.scheme_lines(d, card) for card in listed]
        action = ""
        if mine and kind == "draw":
            action = d.ask("discard top", "destroy top")
        d.scene.place(
            f"pile-{kind}-{who}", x + order * step, y, step - 4, 30, body, label=name, tip="\n".join(tip), action=action
        )


def rule(x: float, y: float, w: float) -> Svg:
    """A thin line between parts of a field."""
    return line(x, y, x + w, y, stroke="var(--line)")
