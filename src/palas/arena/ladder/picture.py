"""The ladder as pictures for the documentation: who stands where, how often the upper one wins, how nets learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from palas.arena.ladder import ANCHOR, results
from palas.arena.ratings import Rating, elo, ratings
from palas.arena.series import Series
from palas.arena.statistics import wilson
from palas.arena.words import WORDS
from palas.bots import LEVELS
from palas.bots.nets import stored
from palas.bots.words import level_name
from palas.draw.picture import resolve
from palas.draw.svg import Svg, circle, element, escape, group, line, rect
from palas.engine.game import Game

WIDE, ROW, TOP, LEFT, RIGHT = 760, 48, 56, 150, 70
INK, LINE, LAPIS, GILT = "var(--ink)", "var(--line)", "var(--lapis)", "var(--gilt-ink)"
PAPER, MUTED = "var(--raised)", "var(--ink-2)"
FONT = "Alegreya Sans, Source Sans 3, sans-serif"
STEP = 500  # points of rating between two lines
LEAST = 0.97  # no match of some sixty games says more


def words(x: float, y: float, told: str, size: int, colour: str, *, bold: bool = True, anchor: str = "start") -> Svg:
    """Some words."""
    weight = 700 if bold else 400
    return element("text", escape(told), x=x, y=y, font_size=size, fill=colour, font_weight=weight, text_anchor=anchor)


def scale_of(found: Sequence[Rating]) -> tuple[float, float]:
    """The ratings at both ends of the picture."""
    low = min(one.points - one.sure for one in found)
    high = max(one.points + one.sure for one in found)
    return (low // STEP) * STEP, -(-high // STEP) * STEP


def ladder_picture(game: Game, players: int, lang: str = "en") -> Svg:
    """One title and number of seats; empty if nothing was measured. A box is the 95 % interval of a rating.

    Its colours are tokens of the design: `standing_alone` writes them out for a file.
    """
    measured = [series for series in results(game.meta.id, players) if series.games]
    if players < 2 or not measured:
        return ""
    found = ratings([series.tried() for series in measured], ANCHOR)  # the strongest first
    low, high = scale_of(found)
    tall = TOP + ROW * len(found) + 40

    def across(points: float) -> float:
        return LEFT + (points - low) / (high - low) * (WIDE - LEFT - RIGHT)

    body = rect(0, 0, WIDE, tall, 10, fill=PAPER, stroke=LINE)
    seats = WORDS.say(lang, "ladder-picture", game=game.meta.titles[lang], players=players)
    body += words(20, 32, seats, 20, INK)
    mark = int(low)
    while mark <= high:
        x = across(mark)
        dash = "3 3" if mark == 1000 else None
        body += line(x, TOP - 6, x, tall - 30, stroke=MUTED if dash else LINE, stroke_dasharray=dash)
        body += words(x, tall - 12, str(mark), 12, MUTED, bold=False, anchor="middle")
        mark += STEP
    places = {one.bot: (across(one.points), TOP + ROW * at + ROW / 2) for at, one in enumerate(found)}
    body += "".join(rung(series, places) for series in measured)
    for one in found:
        body += standing(one, places[one.bot], across, lang)
    return svg(tall, group(body, font_family=FONT))


def standing(one: Rating, place: tuple[float, float], across: Callable[[float], float], lang: str) -> Svg:
    """A bot's name, its box and its rating; yardsticks are hollow."""
    x, y = place
    half = max(3.0, across(one.points + one.sure) - x)
    level = one.bot in LEVELS
    fill = LAPIS if level else PAPER
    name = level_name(one.bot, lang) if level else one.bot
    body = words(LEFT - 14, y + 5, name, 15, INK if level else MUTED, bold=level, anchor="end")
    body += rect(x - half, y - 8, 2 * half, 16, 3, fill=fill, fill_opacity=0.85, stroke=LAPIS if level else INK)
    body += line(x, y - 8, x, y + 8, stroke=PAPER if level else INK, stroke_width=2)
    return body + words(x + half + 8, y + 5, f"{one.points:.0f}", 14, INK)


def rung(series: Series, places: dict[str, tuple[float, float]]) -> Svg:
    """How often the upper one wins, between two that stand next to each other."""
    (x, y), (below_x, below_y) = places[series.upper], places[series.lower]
    if abs(abs(y - below_y) - ROW) > 1:
        return ""
    middle = (y + below_y) / 2
    low, high = wilson(sum(series.won), series.games)
    told = f"{100 * series.share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
    way = f"M{below_x:.1f} {below_y:.1f}V{middle:.1f}H{x:.1f}V{y:.1f}"
    centre = min(WIDE - RIGHT - 30, max(LEFT + 60, (x + below_x) / 2))
    body = element("path", d=way, fill="none", stroke=GILT, stroke_width=2)
    body += rect(centre - 52, middle - 10, 104, 20, 10, fill=PAPER, stroke=GILT)
    return body + words(centre, middle + 4, told, 12, GILT, anchor="middle")


def curve_of(game: str, players: int) -> list[tuple[int, float]]:
    """How a net learned: games, and its rating beyond the advice's as its matches tell it; empty without a net."""
    net = stored(game, players)
    if net is None:
        return []
    points, found = 0.0, [(0, 0.0)]
    for lesson in net.about["log"]:
        if lesson.get("admitted"):
            share = min(LEAST, lesson["won"])
            points += elo(share, players) if players > 1 else elo(share)
            found.append((lesson["games"], points))
    return found


def learning_picture(nets: Sequence[tuple[Game, int]]) -> Svg:
    """Every net's way from the advice upwards, by games of self-play; a dot for every net that was let in."""
    curves = {(game.meta.id, players): curve_of(game.meta.id, players) for game, players in nets}
    known = {key: curve for key, curve in curves.items() if len(curve) > 1}
    if not known:
        return ""
    most = max(games for curve in known.values() for games, _ in curve)
    high = max(points for curve in known.values() for _, points in curve)
    each, tall = 132, 0
    body = ""
    for at, ((name, players), curve) in enumerate(sorted(known.items())):
        left, top = 20 + at % 4 * 184, 20 + at // 4 * each
        tall = top + each
        title = f"{name}, {players}" if players > 1 else f"{name}, alone"
        body += words(left, top + 12, title, 13, INK)
        body += line(left, top + 100, left + 160, top + 100, stroke=LINE)
        dots = [(left + 160 * games / most, top + 100 - 76 * points / high) for games, points in curve]
        way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in dots)
        body += element("path", d=way, fill="none", stroke=LAPIS, stroke_width=2)
        body += "".join(circle(x, y, 3, fill=LAPIS) for x, y in dots[1:])
        games, points = curve[-1]
        body += words(left, top + 116, f"+{points:.0f} after {games} games", 12, MUTED, bold=False)
    return svg(tall, group(rect(0, 0, WIDE, tall, 10, fill=PAPER, stroke=LINE) + body, font_family=FONT))


def svg(tall: float, body: Svg) -> Svg:
    """A whole drawing."""
    return element("svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDE} {tall:.0f}", class_="ladder")


def standing_alone(drawn: Svg) -> Svg:
    """A drawing as a file of its own, its colours written out."""
    return resolve(drawn, "light") + "\n"
