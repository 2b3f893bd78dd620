"""The recorded games in tests/records/viscounts, and how to make them anew.

Each `.palas` file is a whole game as `palas.record` writes it; some have a `.log` beside them, the same game in words.
The tests replay them to the exact result and compare the words. After a wanted change of a rule or a sentence run

    python -m tests.viscounts.transcripts          (records and logs)
    python -m tests.viscounts.transcripts --logs   (only the words; the records stay as they are)

from the root of the repository, with `src` on the path, and read the diff: it shows what the change does to play.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import palas
from palas.engine.core.state import State
from palas.engine.record import Record, replay
from palas.games.viscounts.box import OPPONENTS
from tests.viscounts.realm import GAME

FOLDER = Path(__file__).parents[1] / "records" / "viscounts"


@dataclass(frozen=True)
class Recipe:
    """How a recorded game was played: its table and its end."""

    players: int
    seed: int
    end: str
    options: dict[str, Any] = field(default_factory=dict)
    log: bool = False


RECIPES = {
    "two-players-poverty": Recipe(2, 0, "poverty", log=True),
    "two-players-prosperity": Recipe(2, 0, "prosperity"),
    "two-players-without-second-place": Recipe(2, 0, "divided", {"skip_second_place_below_three_players": True}),
    "three-players-poverty": Recipe(3, 0, "poverty"),
    "three-players-prosperity": Recipe(3, 0, "prosperity", log=True),
    "three-players-divided-kingdom": Recipe(3, 0, "divided"),
    "four-players-poverty": Recipe(4, 0, "poverty"),
    "four-players-divided-kingdom": Recipe(4, 0, "divided", log=True),
    **{
        f"solo-{opponent}-{difficulty}": Recipe(
            1, 0, "", {"opponent": opponent, "difficulty": difficulty}, log=difficulty == 1
        )
        for opponent in OPPONENTS
        for difficulty in range(4)
    },
}


def played(recipe: Recipe) -> State:
    """The first random game of a recipe, from its seed on, that ends as wanted."""
    seed = recipe.seed
    while True:
        state = GAME.start(recipe.players, seed, recipe.options)
        rng = Random(seed)
        while not state.over:
            seat = state.to_act[0]
            state.apply_id(seat, rng.choice(state.legal_ids(seat)))
        if recipe.end in ("", GAME.facts(state.position)["end"]):
            return state
        seed += 1


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
