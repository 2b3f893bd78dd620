"""The castle in the middle: three rings, the workers in them, and what rises, moves aside or is bumped."""

from __future__ import annotations

import math

from palas.draw import frames, icons
from palas.draw.scene import sentence_list
from palas.draw.svg import Svg, at, circle, number, path, text
from palas.games.viscounts.board_drawing import Drawing, dashed
from palas.games.viscounts.board_signs import effect_signs
from palas.games.viscounts.rules.castle import beside
from palas.games.viscounts.terms import CLOCKWISE, COUNTERCLOCKWISE, PLACE_WORKERS, SECTIONS

RING3, RING2, RING1 = 46.0, 102.0, 158.0  # outer radii


class Castle:
    """The castle drawn around a point, larger or smaller."""

    def __init__(self, d: Drawing, x: float, y: float, scale: float) -> None:
        self.d = d
        self.x = x
        self.y = y
        self.scale = scale
        view = d.view
        self.sections = [(position + view.rotation) % SECTIONS for position in range(SECTIONS)]

    def polar(self, r: float, degrees: float) -> tuple[float, float]:
        angle = math.radians(degrees - 90)
        return self.x + r * self.scale * math.cos(angle), self.y + r * self.scale * math.sin(angle)

    def band(self, inner: float, outer: float, start: float, end: float, inset: float = 0) -> str:
        """The path of a part of a ring."""
        inner, outer = inner + inset, outer - inset
        side_in, side_out = math.degrees(inset / inner), math.degrees(inset / outer)
        (x0, y0), (x1, y1) = self.polar(outer, start + side_out), self.polar(outer, end - side_out)
        (x2, y2), (x3, y3) = self.polar(inner, end - side_in), self.polar(inner, start + side_in)
        r0, r1 = number(outer * self.scale), number(inner * self.scale)
        return (
            f"M{number(x0)} {number(y0)}A{r0} {r0} 0 0 1 {number(x1)} {number(y1)}"
            f"L{number(x2)} {number(y2)}A{r1} {r1} 0 0 0 {number(x3)} {number(y3)}z"
        )

    # -- sections

    def section(self, position: int) -> None:
        """A section of ring 1 and of ring 2, with the reward between them."""
        d, section = self.d, self.sections[position]
        start, end = position * 72.0, position * 72.0 + 72
        name = d.named("section", section)
        for ring, inner, outer, fill in ((1, RING2, RING1, "--zone"), (2, RING3, RING2, "--board")):
            shape = self.band(inner, outer, start, end)
            body = path(shape, fill=f"var({fill})", stroke="var(--ink-line)", stroke_width=1.2)
            if ring == 2:
                body += self.reward(section, start + 36)
            label = f"{name}, {d.say('ring', ring=ring)}"
            crowd = self.crowd(ring, section)
            tip = "\n".join([name, d.say("ring-worth", ring=ring, points=d.box.ring_vp[ring]), self.rule(ring), crowd])
            d.scene.place(
                f"castle-{ring}-{dashed(d.box.section_ids[section])}", 0, 0, 0, 0, body, label=f"{label}, {crowd}",
                tip=tip, action=self.section_action(section) if ring == 1 else "",
                outline=(shape, self.band(inner, outer, start, end, 3)),
            )  # fmt: skip

    def reward(self, section: int, angle: float) -> Svg:
        """What a worker that rises here brings; one below the other where the ring runs upright."""
        x, y = self.polar(RING2 - 13, angle)
        signs = effect_signs(self.d.box, self.d.box.ring2_reward[section])
        size = 15 * self.scale
        if abs(math.sin(math.radians(angle))) < 0.7:
            return frames.row(signs, x, y, size, 1.5)
        step = size + 2
        rows = [frames.row([one], x, y + (n - (len(signs) - 1) / 2) * step, size, 0) for n, one in enumerate(signs)]
        return "".join(rows)

    def rule(self, ring: int) -> str:
        """What three workers of one player do there."""
        return self.d.say("cascade-1") if ring == 1 else self.d.say("cascade-2")

    def crowd(self, ring: int, section: int) -> str:
        """The workers of a section in words."""
        d = self.d
        workers = d.view.ring1 if ring == 1 else d.view.ring2
        found = [
            d.say("workers-of", name=d.name(who), count=workers[section * d.members + who])
            for who in range(d.members)
            if workers[section * d.members + who]
        ]
        return ", ".join(found) or d.say("nobody")

    def section_action(self, section: int) -> str:
        """What choosing a section of ring 1 would do."""
        d = self.d
        id = d.box.section_ids[section]
        if d.acts_here(PLACE_WORKERS) and section == d.realm.section_at(d.piece):
            return "do workers"
        for way in (CLOCKWISE, COUNTERCLOCKWISE) if d.asks("side") else ():
            if section == beside(d.data("section"), way):
                return d.box.codes[way]
        return d.ask(f"section {id}", f"group {id}")

    # -- workers

    def workers(self, position: int) -> None:
        """The workers of a section, those of one player together."""
        d, section = self.d, self.sections[position]
        middle = position * 72.0 + 36
        for ring, r, high in ((1, (RING1 + RING2) / 2 + 1, 29.0), (2, RING3 + 13, 24.0)):
            workers = d.view.ring1 if ring == 1 else d.view.ring2
            crowd = [(who, k) for who in range(d.members) for k in range(workers[section * d.members + who])]
            step = min(14.5 if ring == 1 else 24.0, (58.0 if ring == 1 else 62.0) / max(1, len(crowd)))
            for order, (who, k) in enumerate(crowd):
                x, y = self.polar(r, middle + (order - (len(crowd) - 1) / 2) * step)
                body = frames.use("worker", d.colour(who), 0, 0, high * self.scale)
                id = f"piece-worker-{who}-{ring}-{dashed(d.box.section_ids[section])}-{k}"
                d.scene.piece(id, x, y + high * self.scale * 0.42, body, d.home(who))
                if k == 0:
                    self.bump(section, ring, who, x, y)

    def bump(self, section: int, ring: int, who: int, x: float, y: float) -> None:
        """A player's workers in a crowded section: one can be bumped."""
        d = self.d
        code = f"bump {d.box.section_ids[section]}.{ring}.{who + 1}"
        if code not in d.scene.legal:
            return
        r = 15 * self.scale
        name = d.say("bump", name=d.name(who))
        d.scene.place(
            f"bump-{ring}-{dashed(d.box.section_ids[section])}-{who}", x - r, y - r, 2 * r, 2 * r, "",
            label=f"{name}, {d.named('section', section)}, {d.say('ring', ring=ring)}",
            tip=f"{name}\n{d.say('bumped', effect=d.effect(d.box.bump_reward[ring]))}", r=r, action=code,
        )  # fmt: skip

    def steps(self, position: int) -> None:
        """Arrows for a castle move: out of a section to either side."""
        d, section = self.d, self.sections[position]
        for way, edge, turn in ((CLOCKWISE, 72.0 - 8, 0), (COUNTERCLOCKWISE, 8.0, 180)):
            target = beside(section, way)
            code = f"worker {d.box.section_ids[section]}>{d.box.section_ids[target]}"
            if code not in d.scene.legal:
                continue
            x, y = self.polar((RING1 + RING2) / 2, position * 72 + edge)
            r = 14.0
            tilt = position * 72 + edge + turn
            arrow = at(r, r, f'<g transform="rotate({tilt:g})">{frames.arrow(0, 0, 18)}</g>')
            body = circle(r, r, r, fill="var(--raised)", stroke="var(--ink-line)", stroke_width=1) + arrow
            name = d.words.say(d.lang, "act-worker", name=d.named("section", section), other=d.named("section", target))
            d.scene.place(
                f"step-{dashed(code[7:])}", x - r, y - r, 2 * r, 2 * r, body, label=name, tip=name, r=r, action=code
            )

    def top(self) -> None:
        """The third ring: everybody's workers there, and the leader."""
        d = self.d
        r = RING3 * self.scale
        body = circle(r, r, r, fill="var(--last-tint)", stroke="var(--ink-line)", stroke_width=1.4)
        body += icons.icon("castle", r, r - 4, 44 * self.scale, "var(--ink-3)", 0.3)
        there = [who for who in range(d.members) if d.view.ring3[who]]
        words = ", ".join(d.say("workers-of", name=d.name(who), count=d.view.ring3[who]) for who in there)
        tip = [d.say("top"), d.say("ring-worth", ring=3, points=d.box.ring_vp[3]), d.say("leads"), words]
        d.scene.place(
            "castle-3", self.x - r, self.y - r, 2 * r, 2 * r, body, r=r, label=sentence_list([d.say("top"), words]),
            tip="\n".join(line for line in tip if line),
        )  # fmt: skip
        for order, who in enumerate(there):
            columns = 1 if len(there) == 1 else 2
            rows = -(-len(there) // 2) if columns == 2 else 1
            x = self.x + (order % 2 - (columns - 1) / 2) * 36 * self.scale
            y = self.y + (order // 2 - (rows - 1) / 2) * 34 * self.scale
            figure = frames.use("worker", d.colour(who), -7, 0, 27 * self.scale)
            count: Svg = text(9, -3, d.view.ring3[who], 17, weight=800)
            d.scene.piece(f"piece-top-{who}", x, y + 13 * self.scale, figure + count, d.home(who))


def castle(d: Drawing, x: float, y: float, scale: float) -> None:
    """The castle around a point."""
    drawn = Castle(d, x, y, scale)
    if not d.view.ring:
        return
    for position in range(SECTIONS):
        drawn.section(position)
    drawn.top()
    for position in range(SECTIONS):
        drawn.workers(position)
        drawn.steps(position)
