"""Charts of points, drawn as SVG; colours are doubled by each player's sign, numbers stand beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from palas.web.art import charge
from palas.web.panels import signed

WIDE, NARROW, HEIGHT = 540, 360, 320
LEFT, TOP, RIGHT, BOTTOM = 44, 44, 70, 34
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "1 3")
STEPS = (5, 10, 20, 25, 50, 100, 500)
LETTER = 7.2  # the width of a letter of a section's name, at most
ROUND_ROOM = 26  # between the numbers of two rounds
LANES = 16  # the height of the marks below a slider
LEAST_SHARE = 4.0  # of a slider's width between the numbers of two rounds, in per cent


@dataclass(frozen=True)
class Marks:
    """What stands along a curve: where rounds and sections begin and where the game turned, in entries."""

    rounds: Sequence[tuple[int, int]] = ()
    sections: Sequence[tuple[int, str]] = ()
    turns: Sequence[int] = ()
    axis: str = ""  # what the numbers below are


def bar(part: float, name: str) -> Markup:
    """A bar of a part of the greatest value."""
    width = round(72 * part)
    if not width:
        return Markup("")
    return Markup(
        f'<svg class="bar" width="{width + 2}" height="14" aria-hidden="true"><rect x="1" y="1" width="{width}" '
        f'height="12" rx="2" fill="var(--p-{name})" stroke="var(--p-{name}-edge)"/></svg>'
    )


def race(
    scores: Sequence[Sequence[int]],
    colours: Sequence[str],
    names: Sequence[str],
    label: str,
    *,
    at: Sequence[int] | None = None,
    marks: Marks | None = None,
    wide: bool = True,
) -> Markup:
    """Everybody's points over the game as lines, `at` the entries to which they belong; a table beside says the same
    in numbers. `wide`: for a page that is not a phone's."""
    at = at or range(len(scores[0]))
    field = Field(scores, at[-1], WIDE if wide else NARROW)
    parts = field.grid() + field.marks(marks or Marks())
    ends: list[float] = []
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat][-1]):
        line, name = scores[seat], colours[seat]
        spots = [(field.x(entry), field.y(points)) for entry, points in zip(at, line, strict=True)]
        path = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in bends(spots))
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        parts.append(f'<path d="{path}" fill="none" stroke="var(--p-{name}-edge)" stroke-width="4.500" opacity=".5"/>')
        parts.append(f'<path d="{path}" fill="none" stroke="var(--p-{name})" stroke-width="3"{dash}/>')
        parts.extend(disc(px, py, name, 6.5) for px, py in spots[len(spots) // 4 :: max(1, len(spots) // 4)][:3])
        place = min(spots[-1][1], HEIGHT - BOTTOM)
        while any(abs(place - other) < 20 for other in ends):
            place += 4 if spots[-1][1] < HEIGHT - BOTTOM - 40 else -4
        ends.append(place)
        parts.append(disc(field.width - RIGHT + 16, place, name, 9))
        parts.append(
            f'<text x="{field.width - RIGHT + 30}" y="{place + 5:.1f}" font-size="16" font-weight="800" '
            f'fill="var(--ink)">{signed(line[-1])}</text>'
        )
    told = ", ".join(f"{names[seat]} {scores[seat][-1]}" for seat in range(len(scores)))
    return Markup(
        f'<svg viewBox="0 0 {field.width} {HEIGHT}" role="img" aria-label="{escape(label)}: {escape(told)}">'
        f"{''.join(parts)}</svg>"
    )


class Field:
    """The field of a curve: where an entry and a number of points stand."""

    def __init__(self, scores: Sequence[Sequence[int]], last: int, width: int) -> None:
        self.width = width
        self.last = max(1, last)
        most = max(10, *(max(line, default=0) for line in scores))
        least = min(0, *(min(line, default=0) for line in scores))
        self.step = next((step for step in STEPS if (most - least) / step <= 6), STEPS[-1])
        self.top = -(-most // self.step) * self.step
        self.low = least // self.step * self.step

    def x(self, entry: float) -> float:
        """Where an entry stands."""
        return LEFT + (self.width - LEFT - RIGHT) * entry / self.last

    def y(self, points: float) -> float:
        """Where so many points stand."""
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.top - points) / (self.top - self.low)

    def grid(self) -> list[str]:
        """The lines of the points with their numbers."""
        across = self.width - LEFT - RIGHT
        return [
            f'<path d="M{LEFT} {self.y(points):.1f}h{across}" stroke="var(--line)"/>'
            f'<text x="{LEFT - 8}" y="{self.y(points) + 5:.1f}" font-size="14" text-anchor="end" fill="var(--ink-2)">'
            f"{signed(points)}</text>"
            for points in range(self.low, self.top + 1, self.step)
        ]

    def marks(self, marks: Marks) -> list[str]:
        """Rounds below, sections above with a dotted line, and the turning points as numbered diamonds."""
        foot = HEIGHT - BOTTOM
        parts = []
        free = 0.0  # to the right of the last number
        for entry, number in marks.rounds:
            x = self.x(entry)
            parts.append(f'<path d="M{x:.1f} {foot}v5" stroke="var(--ink-3)"/>')
            if x >= free:
                parts.append(label(x, foot + 18, str(number), 13))
                free = x + ROUND_ROOM
        if marks.axis:
            parts.append(label(self.width - RIGHT + 8, foot + 18, marks.axis, 13, "start"))
        free = 0.0
        for entry, text in marks.sections:
            x, long = self.x(entry), LETTER * len(text)
            line = f'd="M{x:.1f} {TOP - 6}V{foot}" stroke="var(--gilt)" stroke-dasharray="3 4" stroke-width="1.300"'
            parts.append(f"<path {line}/>")
            begin = min(max(0.0, x - long / 2), self.width - long)
            if begin >= free:
                parts.append(label(begin, 12, text, 13, "start", "var(--gilt-ink)"))
                free = begin + long + 6
        for number, entry in enumerate(marks.turns, 1):
            parts.append(diamond(self.x(entry), TOP - 14, number))
            parts.append(f'<path d="M{self.x(entry):.1f} {TOP - 4}V{foot}" stroke="var(--last)" stroke-width="1.200"/>')
        return parts


def ticks(doers: Sequence[int], first: int, colours: Sequence[str], rounds: Sequence[tuple[int, int]]) -> Markup:
    """What lies below the slider of a replay: whose move every step was, and the rounds with their numbers.

    The drawing is stretched to the slider's width; numbers stand in a row of their own, by share of it.
    """
    last = max(len(doers), first + 1)
    lane = LANES / max(1, len(colours))  # everybody's moves in a row of their own
    drawn = []
    for seat, colour in enumerate(colours):
        moves = (entry for entry, doer in enumerate(doers[first:], first + 1) if doer == seat)
        strokes = "".join(f"M{entry - first} {lane * seat:.2f}v{lane * 0.8:.2f}" for entry in moves)
        for name, tone, width in (("edge", f"{colour}-edge", 4), ("tick", colour, 2)):  # white shows on white, too
            drawn.append(
                f'<path class="{name}" d="{strokes}" stroke="var(--p-{tone})" fill="none" '
                f'vector-effect="non-scaling-stroke" stroke-width="{width}"/>'
            )
    begun = "".join(f"M{entry - first} 0v{LANES}" for entry, _ in rounds if entry >= first)
    if begun:
        drawn.append(
            f'<path class="round" d="{begun}" stroke="var(--ink-2)" fill="none" opacity=".6" '
            f'vector-effect="non-scaling-stroke" stroke-width="1.500"/>'
        )
    numbers, free = [], 0.0
    for entry, number in rounds:
        share = 100 * (entry - first) / (last - first)
        if entry >= first and share >= free:
            numbers.append(f'<text x="{share:.2f}%" y="12" font-size="12" fill="var(--ink-2)">{number}</text>')
            free = share + LEAST_SHARE
    return Markup(
        f'<svg class="ticks" viewBox="0 0 {last - first} {LANES}" preserveAspectRatio="none" aria-hidden="true">'
        f'{"".join(drawn)}</svg><svg class="ticks numbers" aria-hidden="true">{"".join(numbers)}</svg>'
    )


def bends(spots: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points of a line at which it bends, and its ends."""
    kept = [
        spot
        for before, spot, after in zip(spots, spots[1:], spots[2:], strict=False)
        if not before[1] == spot[1] == after[1]
    ]
    return [spots[0], *kept, spots[-1]] if len(spots) > 1 else spots


def label(x: float, y: float, text: str, size: int, anchor: str = "middle", fill: str = "var(--ink-2)") -> str:
    """Some words on a chart."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'
    )


def diamond(x: float, y: float, number: int) -> str:
    """The sign of a turning point."""
    return (
        f'<path d="M{x:.1f} {y - 11:.1f}l11 11-11 11-11-11z" fill="var(--raised)" stroke="var(--last)" '
        f'stroke-width="1.800"/>{label(x, y + 4.5, str(number), 13, fill="var(--ink)")}'
    )


def disc(x: float, y: float, name: str, r: float) -> str:
    """A player's marker."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="var(--p-{name})" stroke="var(--p-{name}-edge)"/>'
        f"{charge(name, round(x, 1), round(y, 1), r * 1.15)}"
    )
