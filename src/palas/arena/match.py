"""A match: bots against each other, their seats rotated, with win shares and how certain they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from palas.arena.games import Outcome
from palas.arena.simulate import Plan, Report, simulate
from palas.arena.words import WORDS
from palas.engine.errors import PalasError
from palas.engine.game import Game


def line_up(game: Game, bots: Sequence[str], players: int | None) -> tuple[str, ...]:
    """Who plays: the bots as given, repeated in turn until every seat is taken."""
    if len(bots) < 2:
        raise PalasError("match-bots", words=WORDS)
    seats = max(len(bots), game.meta.players[0]) if players is None else players
    if len(bots) > seats or seats not in game.meta.players:
        raise PalasError("match-players", words=WORDS, bots=len(bots), players=seats)
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def match(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: str = "0",
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    tell: Callable[[Outcome], None] | None = None,
    cluster: str = "",
) -> Report:
    """Let the bots on these seats play; every game they move on by one seat."""
    plan = Plan(
        game=game,
        games=games,
        players=(len(seats),),
        options=(game.check_options(options or {}),),
        bots=tuple(seats),
        seed=seed,
    )
    return simulate(plan, jobs, tell, cluster)


def match_plain(report: Report) -> dict[str, Any]:
    """The result as data: bots by their share of wins, the best first."""
    plan = report.plan
    rows = []
    for name, tally in sorted(report.bots.items(), key=lambda item: -item[1].share):
        row = {"bot": name, "seats": plan.bots.count(name), **tally.plain()}
        rows.append({**row, "by_chance": round(plan.bots.count(name) / len(plan.bots), 4)})
    return {
        "game": plan.game.meta.id,
        "rules_version": plan.game.meta.rules_version,
        "players": len(plan.bots),
        "games": report.played,
        "failed": report.failed,
        "seed": plan.seed,
        "options": dict(plan.options[0]),
        "bots": rows,
        "seconds": round(report.seconds, 3),
    }
