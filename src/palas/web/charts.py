"""Charts of points, drawn as SVG; colours are doubled by each player's sign, numbers stand beside."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from palas.web.art import charge

WIDTH, HEIGHT = 640, 300
LEFT, TOP, RIGHT, BOTTOM = 44, 14, 110, 26
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "1 3")


def bar(part: float, name: str) -> Markup:
    """A bar of a part of the greatest value."""
    width = round(72 * part)
    if not width:
        return Markup("")
    return Markup(
        f'<svg class="bar" width="{width + 2}" height="14" aria-hidden="true"><rect x="1" y="1" width="{width}" '
        f'height="12" rx="2" fill="var(--p-{name})" stroke="var(--p-{name}-edge)"/></svg>'
    )


def race(scores: Sequence[Sequence[int]], colours: Sequence[str], names: Sequence[str], label: str) -> Markup:
    """Everybody's points over the game as lines; the table beside says the same in numbers."""
    top = max(10, *(max(line, default=0) for line in scores))
    step = next(step for step in (5, 10, 20, 25, 50, 100, 500) if top / step <= 6)
    top = -(-top // step) * step
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def y(points: float) -> float:
        return TOP + down * (1 - max(0.0, points) / top)

    parts = []
    for points in range(0, top + 1, step):
        parts.append(
            f'<path d="M{LEFT} {y(points):.1f}h{across}" stroke="var(--line)"/>'
            f'<text x="{LEFT - 8}" y="{y(points) + 5:.1f}" font-size="14" text-anchor="end" fill="var(--ink-2)">'
            f"{points}</text>"
        )
    ends: list[float] = []
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat][-1]):
        line, name = scores[seat], colours[seat]
        spots = [(LEFT + across * i / max(1, len(line) - 1), y(points)) for i, points in enumerate(line)]
        path = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in spots)
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        parts.append(f'<path d="{path}" fill="none" stroke="var(--p-{name}-edge)" stroke-width="4.500" opacity=".5"/>')
        parts.append(f'<path d="{path}" fill="none" stroke="var(--p-{name})" stroke-width="3"{dash}/>')
        parts.extend(disc(px, py, name, 6.5) for px, py in spots[len(spots) // 4 :: max(1, len(spots) // 4)][:3])
        place = spots[-1][1]
        while any(abs(place - other) < 20 for other in ends):
            place += 4
        ends.append(place)
        parts.append(disc(WIDTH - RIGHT + 16, place, name, 9))
        parts.append(
            f'<text x="{WIDTH - RIGHT + 32}" y="{place + 5:.1f}" font-size="16" font-weight="800" fill="var(--ink)">'
            f"{line[-1]}</text>"
        )
    told = ", ".join(f"{names[seat]} {scores[seat][-1]}" for seat in range(len(scores)))
    return Markup(
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}: {escape(told)}">'
        f"{''.join(parts)}</svg>"
    )


def disc(x: float, y: float, name: str, r: float) -> str:
    """A player's marker."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="var(--p-{name})" stroke="var(--p-{name}-edge)"/>'
        f"{charge(name, round(x, 1), round(y, 1), r * 1.15)}"
    )
