"""The ladder as a page of the documentation, made from the kept results."""

from __future__ import annotations

from collections.abc import Iterator

from palas.arena.ladder import ALONE, RUNGS, results, why
from palas.arena.ladder.picture import curve_of
from palas.arena.ratings import Rating, ratings
from palas.arena.series import Series
from palas.arena.statistics import wilson
from palas.bots.nets import stored
from palas.engine.game import Game
from palas.engine.registry import titles

HEAD = """# The ladder

Who beats whom, measured. This page is made by `palas ladder --write docs/ladder.md` from the results that are kept with
the program, game by game; `palas ladder GAME --players 2 --games 400` plays on where they end. One bot sits alone on
one seat and the other on all others; each deal is played once from every seat. Intervals are Wilson's (95 %); ratings
are Bradley–Terry, with `greedy` at 1000, and hold for that game and number of seats alone. In the pictures a box is the
95 % interval of a rating, and a rung says how often the upper neighbour wins.

![How the nets learned](pictures/learning.svg)
"""


def share(series: Series) -> str:
    """91 % (88–93) of 400"""
    return success(series.won)


def net_line(game: Game, players: int) -> str:
    """How the net was trained, or that there is none."""
    net = stored(game.meta.id, players)
    if net is None:
        return "No net was trained for this number of seats: all levels go by the advice."
    about = net.about
    curve = ", ".join(f"+{points:.0f} after {games}" for games, points in curve_of(game.meta.id, players)[1:])
    return (
        f"Net: {about['at']} games of self-play (seed {about['seed']}), {about['admitted']} times better than before. "
        f"Rating beyond the advice at first sight, by the matches that let it in: {curve}."
    )


def short_of_goal(game: Game) -> Iterator[tuple[Series, float]]:
    """Every rung for two that does not reach its goal, and where more seats do not keep the order; with the goal."""
    goals = {(upper, lower): goal for upper, lower, goal in RUNGS}
    for players in game.meta.players:
        for series in results(game.meta.id, players) if players > 1 else ():
            goal = goals.get((series.upper, series.lower), 0.0) if players == 2 else series.even
            if series.games and series.share < goal:
                yield series, goal


def shortfalls() -> list[str]:
    """The same for all titles, in words."""
    lines = [
        f"- {game.meta.titles['en']} with {series.players}: {series.upper} beats {series.lower} in {share(series)}, "
        f"the goal is {100 * goal:.0f} %. {why(series)}".rstrip()
        for game in titles()
        for series, goal in short_of_goal(game)
    ]
    return ["## Where it falls short", "", *(lines or ["Nowhere, as far as it was measured."]), ""]


def table_of(game: Game, players: int) -> list[str]:
    """The rungs of one title and number of seats."""
    found = [series for series in results(game.meta.id, players) if series.games]
    if not found:
        return []
    picture = f"![{game.meta.titles['en']}, {players} seats](pictures/ladder-{game.meta.id}-{players}.svg)"
    lines = [f"### {players} seats", "", net_line(game, players), "", picture, ""]
    lines += ["| upper | lower | upper wins | even would be | points ahead | goal |", "|---|---|---|---|---|---|"]
    goals = {(upper, lower): goal for upper, lower, goal in RUNGS}
    for series in found:
        margin = sum(series.margin) / series.games
        goal = goals.get((series.upper, series.lower))
        reached = "" if goal is None else goal_text(series, goal)
        even = f"{100 / players:.0f} %"
        lines.append(f"| {series.upper} | {series.lower} | {share(series)} | {even} | {margin:+.1f} | {reached} |")
    met = {name for series in found for name in (series.upper, series.lower)}
    unmet = [upper for upper, _lower, _goal in RUNGS if upper not in met]
    if unmet:
        lines += ["", "Not measured yet: " + ", ".join(unmet) + "."]
    earlier = [f"{series.upper} against {series.lower}" for series in found if series.earlier]
    if earlier:
        lines += ["", "Played before the search was made stronger: " + ", ".join(earlier) + "."]
    rated = ratings([series.tried() for series in found], "greedy")
    if rated:
        lines += ["", "Ratings: " + ", ".join(rating_text(one) for one in rated) + "."]
    made = found[-1].made_by
    how = "compiled" if made.get("compiled") else "interpreted"
    lines += [
        "",
        f"Played by Palas {made.get('palas')}, rules {made.get('rules')}, {how}, Python {made.get('python')}.",
        "",
    ]
    return lines


def goal_text(series: Series, goal: float) -> str:
    """Was the goal reached? With more than two seats it is to be above even beyond doubt."""
    if series.players > 2:
        return "above even: reached" if series.interval()[0] > series.even else "above even: **not told apart**"
    if series.share >= goal:
        return f"{100 * goal:.0f} %: reached"
    return f"{100 * goal:.0f} %: **falls short**"


def rating_text(rating: Rating) -> str:
    """master 1762 ± 16"""
    return f"{rating.bot} {rating.points:.0f}" + (f" ± {rating.sure:.0f}" if rating.sure else "")


def alone_of(game: Game) -> list[str]:
    """How often each level succeeds alone, by task: the opponent and his level, or the objective that was dealt."""
    found: dict[str, dict[str, list[float]]] = {}
    for series in results(game.meta.id, 1):
        for task, won in zip(series.tasks, series.won, strict=True):
            for row in (task, ""):
                found.setdefault(row, {}).setdefault(series.upper, []).append(won)
    if not found:
        return []
    lines = ["### Alone", "", net_line(game, 1), ""]
    lines += ["| task | " + " | ".join(ALONE) + " |", "|---|" + "---|" * len(ALONE)]
    for task in sorted(found, key=lambda task: (not task, task)):
        cells = [success(found[task].get(name, [])) for name in ALONE]
        lines.append(f"| {game.solo_text(task, 'en') if task else '**all together**'} | " + " | ".join(cells) + " |")
    return [*lines, ""]


def success(won: list[float]) -> str:
    """62 % (51–72) of 20"""
    if not won:
        return "not measured"
    low, high = wilson(sum(won), len(won))
    return f"{100 * sum(won) / len(won):.0f} % ({100 * low:.0f}–{100 * high:.0f}) of {len(won)}"


def markdown() -> str:
    """The whole page."""
    lines = [HEAD]
    missing = []
    for game in titles():
        tables = [line for players in game.meta.players if players > 1 for line in table_of(game, players)]
        alone = alone_of(game) if 1 in game.meta.players else []
        if tables or alone:
            lines += [f"## {game.meta.titles['en']}", "", *tables, *alone]
        missing += [
            f"{game.meta.titles['en']} with {players}" if players > 1 else f"{game.meta.titles['en']} alone"
            for players in game.meta.players
            if not any(series.games for series in results(game.meta.id, players))
        ]
    lines += shortfalls()
    if missing:
        lines += ["## Not measured yet", "", "; ".join(missing) + ".", ""]
    return "\n".join(lines)
