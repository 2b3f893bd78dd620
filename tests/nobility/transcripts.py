"""The recorded games in tests/records/nobility, and how to make them anew.

Each `.palas` file is a whole game as `palas.record` writes it; some have `.log` files beside them, the same game in
German and English. After a wanted change of a rule or a sentence run

    python -m tests.nobility.transcripts          (records and logs)
    python -m tests.nobility.transcripts --logs   (only the words; the records stay as they are)

from the root of the repository, with `src` on the path, and read the diff: it shows what the change does to play.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import palas
from palas.engine.core.state import State
from palas.engine.record import Record, replay
from tests.nobility.city import BOX, GAME
from tests.nobility.players import Style, climber, drifter

FOLDER = Path(__file__).parents[1] / "records" / "nobility"
STYLES: dict[str, Style] = {"climber": climber, "drifter": drifter}
EVENTS = {"events": True}
CHANCERY = {"chancery": True}
BOTH = {"events": True, "chancery": True}


@dataclass(frozen=True)
class Recipe:
    """How a recorded game was played: its table, its players, and the moments at which somebody took a move back."""

    players: int
    seed: int
    style: str = "climber"
    options: dict[str, bool] = field(default_factory=dict)
    second_thoughts: tuple[int, ...] = ()
    log: bool = False


def seed_of(objective: str) -> int:
    """The first seed whose solo game has that objective."""
    number = BOX.objective_ids.index(objective)
    return next(seed for seed in range(500) if GAME.start(1, seed).position.objective == number)


RECIPES = {
    "two-players": Recipe(2, 1),
    "two-players-events": Recipe(2, 2, options=EVENTS),
    "three-players-events-chancery": Recipe(3, 3, options=BOTH, log=True),
    "three-players-with-undo": Recipe(3, 4, "drifter", second_thoughts=(3, 40, 41, 90)),
    "four-players": Recipe(4, 5),
    "four-players-chancery": Recipe(4, 6, options=CHANCERY),
    "four-players-drifting": Recipe(4, 7, "drifter", options=BOTH),
    "five-players-events": Recipe(5, 8, "drifter", options=EVENTS),
    "five-players-events-chancery": Recipe(5, 9, options=BOTH),
    "six-players": Recipe(6, 10),
    "six-players-events": Recipe(6, 14, "drifter", options=EVENTS),
    "solo-events": Recipe(1, 12, options=EVENTS, log=True),
    **{f"solo-{objective}": Recipe(1, seed_of(objective)) for objective in BOX.objective_ids},
}


def played(recipe: Recipe) -> State:
    """The game of a recipe, played to its end."""
    state = GAME.start(recipe.players, recipe.seed, recipe.options)
    style = STYLES[recipe.style]
    rng = Random(recipe.seed)
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        decisions += 1
        if decisions in recipe.second_thoughts:
            state.apply(state.legal(seat)[0])
            if state.free_undo(seat) >= 0:
                state.undo(seat)
            continue
        state.apply(GAME.action(seat, style(state, seat, rng)))
    return state


def words(state: State, lang: str) -> str:
    """The game in words, a line per event."""
    return "".join(f"{line}\n" for line in state.log(None, lang))


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, recipe in RECIPES.items():
        path = FOLDER / f"{name}.palas"
        if "--logs" not in arguments:
            path.write_text(palas.record(played(recipe)).text(), encoding="utf-8")
        state = replay(Record.read(path.read_text(encoding="utf-8")))
        if recipe.log:
            for lang in ("de", "en"):
                path.with_suffix(f".{lang}.log").write_text(words(state, lang), encoding="utf-8")
        print(f"{name}: {state.scores()} {state.winners()}")


if __name__ == "__main__":
    main(sys.argv[1:])
