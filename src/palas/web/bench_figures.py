"""The figures of a bench as they are read: histograms on one scale, intervals side by side, a sentence that sums up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from palas.arena.boxes import Compared, Mean, Side, Use
from palas.arena.figures import fact_word
from palas.arena.words import figure
from palas.bots.words import signed
from palas.engine.game import Game
from palas.web.guests import Guest

WIDTH, HEIGHT = 460, 120
TICKS = 6
PRINTED, CHANGED = "var(--ink-2)", "var(--lapis)"


@dataclass(frozen=True)
class Histogram:
    """The points with one box."""

    kind: str
    mean: str
    drawing: Markup


@dataclass(frozen=True)
class Line:
    """Two means side by side: the printed box and the changed one."""

    title: str
    printed: str
    changed: str
    drawing: Markup


@dataclass(frozen=True)
class Row:
    """How often something was used."""

    title: str
    printed: str
    changed: str
    difference: str
    more: bool
    sure: bool


@dataclass(frozen=True)
class Figures:
    """Everything that the page shows of a comparison."""

    histograms: list[Histogram]
    wins: list[Line]
    length: Line
    margin: Line
    things: list[Row]
    answers: list[Row]
    sentences: list[str]


def figures_of(game: Game, found: Compared, guest: Guest) -> Figures:
    """The figures in words and drawings."""
    lang = guest.lang
    tallest = max(1, *found.printed.histogram, *found.changed.histogram)
    even = 1 / found.wish.players
    both = [*found.printed.wins, *found.changed.wins]
    ends = scale([even, *(mean.low for mean in both), *(mean.high for mean in both)])
    shares = [
        line(guest.say("bench-seat", number=seat + 1), before, after, lang, ends, " %", even)
        for seat, (before, after) in enumerate(zip(found.printed.wins, found.changed.wins, strict=True))
    ]
    return Figures(
        histograms=[
            Histogram("printed", told(found.printed.points, lang), histogram(found, found.printed, tallest, PRINTED)),
            Histogram("changed", told(found.changed.points, lang), histogram(found, found.changed, tallest, CHANGED)),
        ],
        wins=shares,
        length=line(guest.say("bench-answers"), found.printed.length, found.changed.length, lang),
        margin=line(
            guest.say("bench-margin-alone" if found.wish.players == 1 else "bench-margin"), found.printed.margin,
            found.changed.margin, lang,
        ),
        things=[row(game, use, lang) for use in found.things],
        answers=[row(game, use, lang) for use in found.used],
        sentences=sentences(found, guest),
    )  # fmt: skip


def told(mean: Mean, lang: str, factor: float = 1.0, unit: str = "") -> str:
    """71.0 ± 0.9"""
    reach = (mean.high - mean.low) / 2
    return f"{figure(factor * mean.mean, lang, 1)} ± {figure(factor * reach, lang, 1)}{unit}"


def row(game: Game, use: Use, lang: str) -> Row:
    """A thing or an answer, and how often it was used."""
    title = fact_word(game, use.fact, use.code, lang) if use.fact else game.action_text(use.code, lang)
    difference = use.changed - use.printed
    return Row(
        title, figure(use.printed, lang, 2), figure(use.changed, lang, 2), signed(difference, lang, 2), difference > 0,
        use.low > 0 or use.high < 0,
    )  # fmt: skip


def sentences(found: Compared, guest: Guest) -> list[str]:
    """What can be told, and what cannot be told apart yet."""
    lang = guest.lang
    if found.played < 2:
        return []
    parts = []
    for name, mean in (("points", found.points), ("length", found.length), ("margin", found.margin)):
        if mean.low == mean.high == 0:
            key = SAME[name]
        elif mean.low <= 0 <= mean.high:
            key = UNCLEAR[name]
        else:
            key = (MORE if mean.mean > 0 else LESS)[name]
        low, high = sorted((abs(mean.low), abs(mean.high)))
        parts.append(guest.say(key, low=figure(low, lang, 1), high=figure(high, lang, 1)))
    pairs = list(zip(found.printed.wins, found.changed.wins, strict=True))
    apart = [seat + 1 for seat, (one, two) in enumerate(pairs) if one.high < two.low or two.high < one.low]
    if len(pairs) > 1:
        seats = ", ".join(str(seat) for seat in apart)
        parts.append(guest.say("bench-seats-apart" if apart else "bench-seats-even", seats=seats, count=len(apart)))
    return parts


SAME = {"points": "bench-points-same", "length": "bench-length-same", "margin": "bench-margin-same"}
UNCLEAR = {"points": "bench-points-unclear", "length": "bench-length-unclear", "margin": "bench-margin-unclear"}
MORE = {"points": "bench-points-more", "length": "bench-length-more", "margin": "bench-margin-more"}
LESS = {"points": "bench-points-less", "length": "bench-length-less", "margin": "bench-margin-less"}


# -- drawings -------------------------------------------------------------------------------------------------------


def histogram(found: Compared, side: Side, tallest: int, colour: str) -> Markup:
    """Seats by points, with the mean and its band."""
    low, high = found.edges[0], found.edges[-1]

    def x(points: float) -> float:
        return round(10 + (WIDTH - 20) * (points - low) / (high - low), 1)

    parts = [f'<path d="M6 {HEIGHT - 20}H{WIDTH - 6}" stroke="var(--line-strong)"/>']
    for left, right, count in zip(found.edges, found.edges[1:], side.histogram, strict=False):
        height = round((HEIGHT - 30) * count / tallest, 1)
        parts.append(
            f'<rect x="{x(left) + 1}" y="{HEIGHT - 20 - height}" width="{max(1.0, round(x(right) - x(left) - 2, 1))}" '
            f'height="{height}" fill="{colour}" opacity=".82"/>'
        )
    begin, end = x(max(low, side.points.low)), x(min(high, side.points.high))
    parts.append(
        f'<rect x="{begin}" y="4" width="{max(1.0, round(end - begin, 1))}" height="{HEIGHT - 24}" '
        f'fill="var(--ink)" opacity=".18"/><path d="M{x(side.points.mean)} 2V{HEIGHT - 20}" stroke="var(--ink)" '
        'stroke-width="2"/>'
    )
    parts += [tick(x(points), points) for points in ticks(low, high)]
    return Markup(f'<svg class="histogram" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{"".join(parts)}</svg>')


def ticks(low: float, high: float) -> list[int]:
    """Round numbers on an axis."""
    sizes = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
    step = next((size for size in sizes if (high - low) / size <= TICKS), 5000)
    first = int(-(-low // step) * step)
    return list(range(first, int(high) + 1, step))


def tick(x: float, number: int) -> str:
    """A number below an axis."""
    text = f"−{-number}" if number < 0 else str(number)
    return f'<text x="{x}" y="{HEIGHT - 4}" font-size="13" text-anchor="middle" fill="var(--ink-2)">{text}</text>'


def line(
    title: str, printed: Mean, changed: Mean, lang: str, ends: tuple[float, float] | None = None, unit: str = "",
    even: float | None = None,
) -> Line:  # fmt: skip
    """Both means on one scale: the printed box hollow and dashed, the changed one filled; a share has an even one."""
    low, high = ends or scale([printed.low, printed.high, changed.low, changed.high])
    factor = 1.0 if even is None else 100.0

    def x(value: float) -> float:
        return round(8 + 244 * (value - low) / (high - low), 1)

    even_line = f'<path d="M{x(even)} 0V36" stroke="var(--ink-2)" stroke-dasharray="2 3"/>' if even is not None else ""
    drawing = (
        f'{even_line}<path d="M{x(printed.low)} 11H{x(printed.high)}" stroke="{PRINTED}" stroke-width="2" '
        f'stroke-dasharray="4 3"/><rect x="{x(printed.mean) - 5}" y="6" width="10" height="10" fill="var(--surface)" '
        f'stroke="{PRINTED}" stroke-width="2"/><path d="M{x(changed.low)} 26H{x(changed.high)}" stroke="{CHANGED}" '
        f'stroke-width="2.500"/><circle cx="{x(changed.mean)}" cy="26" r="5.500" fill="{CHANGED}"/>'
    )
    svg = Markup(f'<svg class="span" viewBox="0 0 260 36" aria-hidden="true">{drawing}</svg>')
    return Line(title, told(printed, lang, factor, unit), told(changed, lang, factor, unit), svg)


def scale(ends: Sequence[float]) -> tuple[float, float]:
    """A scale with some room on both sides."""
    low, high = min(ends), max(ends)
    room = max((high - low) * 0.08, 1e-6)
    return low - room, high + room
