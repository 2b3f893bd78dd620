"""The recorded games in tests/records/caylus, and how to make them anew.

Each `.palas` file is a whole game as `palas.record` writes it; some have a `.log` beside them, the same game in words.
The tests replay them to the exact result and compare the words. After a wanted change of a rule or a sentence run

    python -m tests.caylus.transcripts          (records and logs)
    python -m tests.caylus.transcripts --logs   (only the words; the records stay as they are)

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
from tests.caylus.players import STYLES
from tests.caylus.town import GAME

FOLDER = Path(__file__).parents[1] / "records" / "caylus"


@dataclass(frozen=True)
class Recipe:
    """How a recorded game was played: its table, its players, and the moments at which somebody took a move back."""

    players: int
    seed: int
    style: str = "builder"
    options: dict[str, bool] = field(default_factory=dict)
    second_thoughts: tuple[int, ...] = ()
    log: bool = False


RECIPES = {
    "two-players": Recipe(2, 8, log=True),
    "three-players-shared-victory": Recipe(3, 113, log=True),
    "four-players-castle-finished": Recipe(4, 82, log=True),
    "five-players-castle-finished": Recipe(5, 23, log=True),
    "four-players-with-undo": Recipe(4, 5, "drifter", second_thoughts=(3, 40, 41, 120)),
    "three-players-simple-favours": Recipe(3, 4, options={"simple_favours": True}),
    "four-players-jeweller": Recipe(4, 48, options={"jeweller": True}),
    "three-players-later-lawyer": Recipe(3, 0, options={"lawyer_3pp": True}),
    "five-players-lenient-castle": Recipe(5, 11, options={"castle_full_lenient": True}),
    "two-players-all-options": Recipe(2, 31, "drifter", options={option.id: True for option in GAME.meta.options}),
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
            state.apply(state.legal(seat)[-1])
            state.undo(seat)
        state.apply(GAME.action(seat, style(state, seat, rng)))
    return state


def words(state: State) -> str:
    """The game in English, a line per event."""
    return "".join(f"{line}\n" for line in state.log(None, "en"))


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, recipe in RECIPES.items():
        path = FOLDER / f"{name}.palas"
        if "--logs" not in arguments:
            path.write_text(palas.record(played(recipe)).text(), encoding="utf-8")
        state = replay(Record.read(path.read_text(encoding="utf-8")))
        if recipe.log:
            path.with_suffix(".log").write_text(words(state), encoding="utf-8")
        print(f"{name}: {state.position.round} rounds, {state.scores()}")  # type: ignore[attr-defined]


if __name__ == "__main__":
    main(sys.argv[1:])
