"""The recorded games in tests/records/castle, and how to make them anew.

Each `.palas` file is a whole game as `palas.record` writes it; some have a `.log` beside them, the same game in words.
The tests replay them to the exact result and compare the words. After a wanted change of a rule or a sentence run

    python -m tests.castle.transcripts          (records and logs)
    python -m tests.castle.transcripts --logs   (only the words; the records stay as they are)

from the root of the repository, with `src` on the path, and read the diff: it shows what the change does to play.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import palas
from palas.engine.core.state import State
from palas.engine.record import Record, replay
from tests.castle.players import STYLES
from tests.castle.yard import GAME

FOLDER = Path(__file__).parents[1] / "records" / "castle"


@dataclass(frozen=True)
class Recipe:
    """How a recorded game was played: its table, its players, and the moments at which somebody took a move back."""

    players: int
    seed: int
    style: str = "builder"
    winter: bool = False
    second_thoughts: tuple[int, ...] = ()
    log: str = ""  # the language of the words beside it


RECIPES = {
    "two-players": Recipe(2, 18, log="en"),
    "two-players-castle-finished": Recipe(2, 0, "hurrier", log="de"),
    "two-players-winter": Recipe(2, 22, "drifter", winter=True, log="en"),
    "three-players": Recipe(3, 5, log="de"),
    "three-players-winter": Recipe(3, 28, "drifter", winter=True, log="en"),
    "three-players-with-undo": Recipe(3, 5, "drifter", second_thoughts=(5, 40, 41, 90)),
    "four-players": Recipe(4, 31, log="en"),
    "four-players-castle-finished": Recipe(4, 5, "hurrier", log="en"),
    "four-players-winter": Recipe(4, 38, "drifter", winter=True, log="de"),
    "four-players-winter-builders": Recipe(4, 6, winter=True),
}


def played(recipe: Recipe) -> State:
    """The game of a recipe, played to its end."""
    state = GAME.start(recipe.players, recipe.seed, {"winter": recipe.winter})
    style = STYLES[recipe.style]
    rng = Random(recipe.seed)
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        decisions += 1
        if decisions in recipe.second_thoughts:
            state.apply(state.legal(seat)[-1])
            if state.free_undo(seat) >= 0:
                state.undo(seat)
            else:
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
            path.with_suffix(".log").write_text(words(state, recipe.log), encoding="utf-8")
        print(f"{name}: {state.position.field} rounds left, {state.scores()}")  # type: ignore[attr-defined]


if __name__ == "__main__":
    main(sys.argv[1:])
