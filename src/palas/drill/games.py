"""Random games: every title, every number of players, every option, checked after every move and replayed."""

from __future__ import annotations

from collections.abc import Callable

import palas
from palas.arena.builds import is_compiled, package
from palas.arena.games import Outcome
from palas.arena.simulate import Plan as Games
from palas.arena.simulate import all_options, simulate
from palas.drill.plan import Plan, Tell
from palas.drill.report import Result


def unit_of(game: str) -> Callable[[Plan, Tell], Result]:
    """The random games of one title."""

    def run(plan: Plan, tell: Tell) -> Result:
        return checked(plan, game, tell)

    return run


def share(plan: Plan) -> int:
    """How many games of each title."""
    return -(-plan.size.games // len(palas.titles()))


def checked(plan: Plan, game: str, tell: Tell) -> Result:
    """So many games on all cores."""
    result = Result("games", game, {"games": 0, "decisions": 0})
    title = palas.game(game)
    wanted = Games(
        game=title,
        games=share(plan),
        players=title.meta.players,
        options=all_options(title),
        seed=f"drill-{plan.seed}",
        check=True,
    )

    def heard(outcome: Outcome) -> None:
        result.count("games")
        result.count("decisions", outcome.decisions)
        if outcome.problem:
            result.fault("game", kind=game, seed=outcome.setting.seed, detail=outcome.problem)
        tell()

    simulate(wanted, plan.jobs, heard)
    result.figures["compiled"] = int(is_compiled(package().parent))
    return result
