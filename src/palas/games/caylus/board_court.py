"""The castle, the table of royal favours, the turn order with the phases, and the bridge."""

from __future__ import annotations

from palas.draw import frames, icons, pieces
from palas.draw.fitting import fit_whole, wrap
from palas.draw.frames import Glyph
from palas.draw.scene import sentence_list
from palas.draw.svg import Svg, at, circle, line, number, path, rect, text
from palas.games.caylus.board_drawing import Drawing
from palas.games.caylus.board_tiles import effect_rows
from palas.games.caylus.box import CASTLE, NOTHING, Section

PLACING = 2


def thresholds(section: Section) -> list[tuple[str, int, int]]:
    """What a section scores: from how many houses on, points lost, favours won."""
    lines: list[tuple[str, int, int]] = []
    for houses, (loss, favours) in enumerate(zip(section.loss, section.favours, strict=True)):
        if not lines or lines[-1][1:] != (loss, favours):
            lines.append((str(houses), loss, favours))
    last, loss, favours = lines[-1]
    return [(h, lo, fa) for h, lo, fa in lines[:-1] if lo or fa] + [(f"{last}+", loss, favours)]


def battlements(w: float, h: float) -> str:
    """The outline of a wall with merlons."""
    d, x, up = f"M0 {number(h)}V0", 0.0, True
    while x < w - 1:
        step = min(13.0, w - x)
        d += f"V{-7 if up else 0}h{number(step)}"
        x += step
        up = not up
    return f"{d}V{number(h)}z"


def castle(d: Drawing, x: float, y: float, w: float, h: float, blocks: list[tuple[float, float, float, int]]) -> None:
    """Three sections with the houses built in them, and the places for the builders (CAY-9).

    Each block is where a section stands: left, foot, width, houses in a row.
    """
    title = d.say.words.say(d.say.lang, "castle")
    d.scene.draw(frames.zone(x, y, w, h, title, d.say.say("batch")))
    for index, (left, foot, wide, columns) in enumerate(blocks):
        section = d.box.sections[index]
        high = -(-section.parts // columns) * 26 + 62.0
        castle_section(d, index, section, x + left, y + foot - high, wide, high, columns)
    builders(d, x, y, w, h)


def castle_section(
    d: Drawing, index: int, section: Section, x: float, y: float, w: float, h: float, columns: int
) -> None:
    """One section: its houses, what a part is worth, what it scores."""
    view, say = d.view, d.say
    done = index < view.scored
    name = say.section(index)
    body = path(battlements(w, h), fill="var(--sunk)" if done else "var(--tile)", stroke="var(--ink-line)",
                stroke_width=1.1, stroke_linejoin="round")  # fmt: skip
    words, fitted = fit_whole([name], w - 36, 15.5, 13)
    body += text(8, 19, words, fitted, "start", 700, "var(--ink-2)" if done else "var(--ink)")
    body += at(w - 16, 15, pieces.medal(section.pp, 12))
    pitch = min(26.0, (w - 8) / columns)
    ox = w / 2 - pitch * (columns - 1) / 2
    seats = [seat for seat in range(view.players) for _house in range(view.houses[index * view.players + seat])]
    order = dict.fromkeys(range(view.players), 0)
    for part in range(section.parts):
        hx, hy = ox + (part % columns) * pitch, 46 + (part // columns) * 26
        outline = f"M{number(hx - 8)} {number(hy - 1)}l8-8 8 8v9.5h-16z"
        body += path(outline, fill="var(--slot)", stroke="var(--line-strong)", stroke_width=1, stroke_dasharray="2.5 2")
        if part < len(seats):
            seat = seats[part]
            order[seat] += 1
            d.house(seat, f"{section.id}-{order[seat]}", x + hx, y + hy)
    lines = thresholds(section)
    cell = (w - 26) / len(lines)
    for i, (houses, loss, favours) in enumerate(lines):
        result = f"−{loss}" if loss else str(favours)
        body += text(5 + cell * (i + 0.5), h - 8, f"{houses}: {result}", 14 if d.small else 14.7, fill="var(--ink-2)")
    body += icons.icon("crown", w - 13, h - 13, 14, "var(--gilt-ink)")
    if done:
        body += icons.icon("check", *((w - 16, 37) if columns < 4 else (w - 37, 15)), 17, "var(--ok)")
    count = {seat: view.houses[index * view.players + seat] for seat in range(view.players)}
    who = [
        say.say("section-houses", name=d.name(s), houses=n, points=say.amount("pp", n * section.pp))
        for s, n in count.items() if n
    ]  # fmt: skip
    tip = [
        name,
        say.say("section-parts", built=view.built[index], parts=section.parts, points=section.pp),
        *[
            say.say("section-none", points=f"−{loss}") if loss else say.say(
                "section-favours", houses=houses, favours=say.amount("favour", favours)
            )
            for houses, loss, favours in lines
        ],
        *who,
    ]  # fmt: skip
    tip += [say.say("section-scored")] if done else []
    d.scene.place(f"castle-{section.id}", x, y, w, h, body, label=sentence_list([name, *who]), tip="\n".join(tip))


def builders(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The places in the castle for one worker of each player (CAY-5.4)."""
    view, say = d.view, d.say
    top, wide, high = y + h - 58, w - 16, 50.0
    size = 14 if d.small else 15
    body = rect(0, 0, wide, high, 5, class_="target-only")
    body += text(8, 30, say.say("builders"), size, "start", 700, "var(--ink-2)")
    step = 38.0 if d.small else 42.0
    first = 88.0 if d.small else 98.0
    for i in range(d.box.castle_spaces):
        body += frames.slot(first + i * step, 25, 15, "" if i < len(view.castle) else str(i + 1))
    if not d.small:
        right = first + (d.box.castle_spaces - 0.4) * step
        body += text(
            right, 22, say.say("no-part", points=f"−{d.box.no_batch_loss}"), 14.7, "start", fill="var(--ink-2)"
        )
        body += text(right, 39, say.say("most-parts"), 14.7, "start", fill="var(--ink-2)")
    name = say.words.say(say.lang, "castle")
    price = d.price(CASTLE)
    action = d.action("place", "castle")
    paid = [say.you_pay(price)] if action in d.scene.legal and price is not None else []
    standing = [d.occupant(seat) for seat in view.castle]
    d.scene.place(
        "place-castle", x + 8, top, wide, high, body,
        label=sentence_list([name, *standing, *paid]),
        tip="\n".join([
            name, say.say("do-castle"), say.say("batch"), say.say("no-part", points=f"−{d.box.no_batch_loss}"),
            say.say("most-parts"), *standing,
        ]),
        action=action, price=price, place="castle",
    )  # fmt: skip
    for i, seat in enumerate(view.castle):
        d.worker(seat, f"castle-{i + 1}", x + 8 + first + i * step, top + 25)


def favours(d: Drawing, x: float, y: float, w: float, h: float, label: float) -> None:
    """Four rows of five columns, with the players' markers (CAY-11)."""
    view, say, box = d.view, d.say, d.box
    d.scene.draw(frames.zone(x, y, w, h, say.words.say(say.lang, "royal-favour")))
    if view.options["simple_favours"]:
        words = wrap(say.say("each-favour", points=box.simple_favour_pp), w - 60, 17)
        lines = [text(x + w / 2, y + h / 2 + i * 22, part, 17, fill="var(--ink-2)") for i, part in enumerate(words)]
        d.scene.draw(icons.icon("crown", x + w / 2, y + h / 2 - 46, 40, "var(--gilt-ink)"), *lines)
        return
    cell = (w - label - 14) / box.columns
    left = x + label + 4
    limit = box.column_limit[view.scored]
    for j in range(box.columns):
        locked = j + 1 > limit
        middle = left + cell * (j + 0.5)
        d.scene.draw(text(middle + (8 if locked else 0), y + 39, j + 1, 15, weight=700, fill="var(--ink-2)"))
        if locked:
            d.scene.draw(icons.icon("padlock", middle - 7, y + 33.5, 13, "var(--ink-3)"))
    pitch = (h - 52) / len(box.row_ids)
    for i in range(len(box.row_ids)):
        favour_row(d, i, x, y + 45 + i * pitch, left, cell, pitch - 3, label)


def favour_row(d: Drawing, i: int, x: float, y: float, left: float, cell: float, h: float, label: float) -> None:
    """One row of the table."""
    view, say, box = d.view, d.say, d.box
    id = box.row_ids[i]
    name = say.row(i)
    words, fitted = fit_whole([name, say.say(f"row-{id}")], label - 9, 15.5, 13)
    head = rect(0, 0, label - 6, h, 4, class_="target-only") + text(4, 18, words, fitted, "start", 700)
    title = say.say("favour-row", row=name)
    stand = [
        say.say("favour-stands", name=d.name(seat), column=person.columns[i]) for seat, person in enumerate(view.people)
    ]
    d.scene.place(
        f"favour-{id}", x + 8, y, label - 6, h, head, label=title,
        tip="\n".join([title, say.say("favour-goes"), *stand]), action=d.action("row", id), r=5,
    )  # fmt: skip
    asked = d.view.asked
    active = d.question == "favour_effect" and asked is not None and asked.data.get("row") == i
    columns: dict[int, list[int]] = {}
    for seat in range(view.players):
        columns.setdefault(view.people[seat].columns[i], []).append(seat)
    for j in range(box.columns):
        locked = j + 1 > box.column_limit[view.scored]
        number_ = box.cell_effect[i][j]
        effect = box.effects[number_]
        glyphs: list[Glyph] = effect_rows(effect)[0] if effect.op != NOTHING else [("words", "–")]
        fill = "var(--sunk)" if locked else "var(--tile)"
        body = rect(0, 0, cell - 3, h, 4, fill=fill, stroke="var(--line)", stroke_width=1)
        symbols = frames.row(glyphs, (cell - 3) / 2, 15.5, 16, 2.5, cell - 6)
        body += f'<g opacity=".6">{symbols}</g>' if locked else symbols
        here = columns.get(j + 1, [])
        marked = [say.say("favour-markers", names=", ".join(d.name(seat) for seat in here))] if here else []
        shut = [say.say("favour-locked")] if locked else []
        title = say.say("favour-cell", row=name, column=j + 1)
        d.scene.place(
            f"favour-{id}-{j + 1}", left + cell * j + 1.5, y, cell - 3, h, body,
            label=sentence_list([title, say.effect(number_).rstrip("."), *marked, *shut]),
            tip="\n".join([title, say.effect(number_), *marked, *shut]),
            action=d.action("column", str(j + 1)) if active else "", r=5,
        )  # fmt: skip
    for column, seats in columns.items():
        wide = label - 12 if column == 0 else cell - 4
        step = min(18.0, wide / len(seats))
        start = x + 12 + step / 2 if column == 0 else left + cell * (column - 0.5) - step * (len(seats) - 1) / 2
        for k, seat in enumerate(seats):
            d.disc(f"favour-{id}", seat, start + k * step, y + h - 11, min(7.6, step / 2 - 0.1))


def order(d: Drawing, x: float, y: float, w: float, h: float, phases: bool) -> None:
    """Who comes first, and which phase of the round it is (CAY-3.2)."""
    view, say = d.view, d.say
    d.scene.draw(frames.zone(x, y, w, h, say.say("order"), say.say("round", round=view.round)))
    places = len(d.box.start_money) - 1
    serves = say.say("order-serves")
    step = (w - 24) / places
    for i in range(places):
        cx = x + 12 + step * (i + 0.5)
        taken = i < len(view.order)
        body = frames.slot(16, 16, 15, "" if taken else str(i + 1))
        if taken:
            body += text(16, 47, i + 1, 15, weight=800, fill="var(--ink-2)")
        name = d.name(view.order[i]) if taken else say.say("free")
        label = say.say("place-in-order", place=i + 1, name=name)
        d.scene.place(f"order-{i + 1}", cx - 16, y + 33, 32, 32, body, r=19, label=label, tip=f"{label}\n{serves}")
        if taken:
            d.disc("order", view.order[i], cx, y + 49, 14)
    if not phases:
        return
    d.scene.draw(line(x + 12, y + 88, x + w - 12, y + 88, stroke="var(--line)"))
    for phase in range(1, 8):
        py = y + 107 + (phase - 1) * 21.2
        on = phase == view.phase and not view.over
        past = phase < view.phase or view.over
        ink = "var(--on-rubric)" if on else "var(--ink-3)" if past else "var(--ink)"
        if on:
            d.scene.draw(rect(x + 8, py - 15.5, w - 16, 21, 4, fill="var(--rubric)"))
        d.scene.draw(
            text(x + 22, py, phase, 15, weight=800, fill="var(--on-rubric)" if on else "var(--ink-3)"),
            text(x + 38, py, say.words.say(say.lang, f"phase-{phase}"), 15.5, "start", 700 if on else 500, ink),
        )


def bridge(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The arches of the bridge: who has passed, and what a worker costs now (CAY-5.2, 5.5)."""
    view, say = d.view, d.say
    price = d.bridge_price()
    open_ = view.phase == PLACING and len(view.passed) < view.players
    d.scene.draw(frames.zone(x, y, w, h, say.say("bridge"), say.say("price-now") if open_ else ""))
    d.scene.draw(stonework(x + 8, y + 31, w - 16, h - 38))
    arches = len(d.box.start_money) - 1
    step = (w - 20) / arches
    for i in range(arches):
        cx, cy = x + 10 + step * (i + 0.5), y + h - 30
        body = path("M0 41.5V19a19 19 0 0 1 38 0v22.5z", fill="var(--sunk)",
                    stroke="var(--ink-line)", stroke_width=1)  # fmt: skip
        title = say.say("bridge-place", place=i + 1)
        facts = [say.say("free")]
        if i < len(view.passed):
            facts = [say.say("passed", name=d.name(view.passed[i]))]
        elif open_ and i == len(view.passed):
            body += circle(19, 21, 15.5, fill="none", stroke="var(--last)", stroke_width=2)
            body += at(19, 21, pieces.coin(price, 12.5))
            facts = [say.say("do-pass"), say.say("bridge-now", price=say.amount("money", price))]
        else:
            body += text(19, 27, i + 1, 18, weight=700, fill="var(--ink-3)")
        d.scene.place(
            f"bridge-{i + 1}", cx - 19, cy - 19, 38, 41, body,
            label=sentence_list([title, *facts]), tip="\n".join([title, *facts]),
        )  # fmt: skip
        if i < len(view.passed):
            d.disc("passed", view.passed[i], cx, cy + 2, 14)


def stonework(x: float, y: float, w: float, h: float) -> Svg:
    """The deck and the pillars of the bridge."""
    return rect(x, y, w, h, 2, fill="var(--road)", stroke="var(--ink-line)", stroke_width=1)
