"""The recorded games in tests/records/heirs, and how to make them anew.

Each `.palas` file is a whole game as `palas.record` writes it; some have a `.log` beside them, the same game in words.
The tests replay them to the exact result and compare the words. After a wanted change of a rule or a sentence run

    python -m tests.heirs.transcripts          (records and logs)
    python -m tests.heirs.transcripts --logs   (only the words; the records stay as they are)

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
from tests.heirs.players import SLOWER
from tests.heirs.realm import GAME

FOLDER = Path(__file__).parents[1] / "records" / "heirs"


@dataclass(frozen=True)
class Recipe:
    """How a recorded game was played: its table, its players, and the moments at which somebody took a move back."""

    players: int
    seed: int
    style: str = "builder"
    options: dict[str, Any] = field(default_factory=dict)
    second_thoughts: tuple[int, ...] = ()
    log: str = ""  # the language of the transcript


def solo(level: int, seed: int, style: str, colour: str = "white", **more: Any) -> Recipe:
    """A game alone against Heinrich."""
    sets = more.pop("sets", "travel+land+trade")
    return Recipe(1, seed, style, {"level": level, "colour": colour, "sets": sets}, **more)


RECIPES = {
    "travel-land-trade": Recipe(2, 1, "adviser", log="en"),
    "war-craft-patrol": Recipe(2, 2, "adviser", options={"sets": "war+craft+patrol"}, log="de"),
    "first-game-without-roads": Recipe(2, 1, options={"score_roads": False}),
    "travel-war-patrol": Recipe(2, 9, options={"sets": "travel+war+patrol"}),
    "land-trade-craft-with-undo": Recipe(
        2, 5, "drifter", options={"sets": "land+trade+craft"}, second_thoughts=(3, 40, 41, 90)
    ),
    "tie-decided-by-troops": Recipe(2, 63, "drifter"),
    "draw": Recipe(2, 25, "drifter"),
    "solo-1-won": solo(1, 4, "adviser", log="de"),
    "solo-1-lost": solo(1, 0, "drifter", colour="blue"),
    "solo-2-won": solo(2, 0, "adviser", colour="blue", sets="land+war+craft"),
    "solo-2-lost": solo(2, 0, "drifter", sets="trade+craft+patrol"),
    "solo-3-won": solo(3, 4, "adviser", sets="travel+trade+patrol"),
    "solo-3-lost": solo(3, 0, "drifter", colour="blue", log="en"),
}


def played(recipe: Recipe) -> State:
    """The game of a recipe, played to its end."""
    state = GAME.start(recipe.players, recipe.seed, recipe.options)
    style = SLOWER[recipe.style]
    rng = Random(recipe.seed)
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        decisions += 1
        if decisions in recipe.second_thoughts:
            # a take reveals a tile and cannot be taken back, so the second thought is about anything else
            tried = [action for action in state.legal(seat) if not action.code.startswith(("take", "end"))]
            state.apply(tried[-1])
            state.undo(seat)
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
        print(f"{name}: {state.view(None).points}, winners {state.winners()}")


if __name__ == "__main__":
    main(sys.argv[1:])
