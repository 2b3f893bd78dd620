"""The recorded games of a title in tests/records/<title>, and how to make them anew.

Each `.palas` file is a whole game as `palas.record` writes it; some have `.de.log` or `.en.log` beside them, the same
game in words. tests/records replays them all and compares the words. After a wanted change of a rule or a sentence run

    python -m tests.<title>.transcripts          (records and logs)
    python -m tests.<title>.transcripts --logs   (only the words; the records stay as they are)

from the root of the repository, with `src` on the path, and read the diff: it shows what the change does to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.record import Record, record, replay
from palas.testing import Style

RECORDS = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Recipe:
    """How a recorded game was played: its table, its players, and the moments at which somebody took a move back."""

    players: int
    seed: int
    style: str = ""  # the shelf's first style
    options: Mapping[str, Any] = field(default_factory=dict)
    second_thoughts: tuple[int, ...] = ()
    log: tuple[str, ...] = ()  # the languages of the words beside it
    wanted: Callable[[State], bool] = lambda end: True  # the first seed whose game ends so is taken


@dataclass(frozen=True)
class Shelf:
    """The recorded games of a title."""

    game: Game
    styles: Mapping[str, Style]
    recipes: Mapping[str, Recipe]

    @property
    def folder(self) -> Path:
        return RECORDS / self.game.meta.id

    @property
    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.palas"))

    @property
    def logs(self) -> list[Path]:
        return sorted(self.folder.glob("*.log"))

    def log_names(self) -> set[str]:
        """The files of words that the recipes ask for."""
        return {f"{name}.{lang}.log" for name, recipe in self.recipes.items() for lang in recipe.log}

    def played(self, recipe: Recipe) -> State:
        """The first game of a recipe, from its seed on, that ends as wanted."""
        seed = recipe.seed
        while not recipe.wanted(state := self.played_once(recipe, seed)):
            seed += 1
        return state

    def played_once(self, recipe: Recipe, seed: int) -> State:
        state = self.game.start(recipe.players, seed, dict(recipe.options))
        style = self.styles[recipe.style or next(iter(self.styles))]
        rng = Random(seed)
        decisions = 0
        while not state.over:
            seat = state.to_act[0]
            decisions += 1
            if decisions in recipe.second_thoughts:
                think_twice(state, seat)
            state.apply(self.game.action(seat, style(state, seat, rng)))
        return state

    def make(self, arguments: list[str]) -> None:
        """Write the records anew, or with --logs only their words."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for name, recipe in self.recipes.items():
            path = self.folder / f"{name}.palas"
            if "--logs" not in arguments:
                path.write_text(record(self.played(recipe)).text(), encoding="utf-8")
            state = replay(read.__wrapped__(path))
            for lang in recipe.log:
                path.with_suffix(f".{lang}.log").write_text(in_words(state, lang), encoding="utf-8")
            print(f"{name}: {state.scores()}, winners {state.winners()}")


def think_twice(state: State, seat: int) -> None:
    """Do something that can be taken back, and take it back."""
    for action in reversed(state.legal(seat)):
        tried = state.clone()
        tried.apply(action)
        if tried.free_undo(seat) >= 0:
            state.apply(action)
            state.undo(seat)
            return


def in_words(state: State, lang: str) -> str:
    """The game in words, a line per event; the result, which the log adds, is in the record."""
    return "".join(f"{line}\n" for line in state.log(None, lang)[: -1 if state.over else None])


def stem(path: Path) -> str:
    """The name of a recorded game, also from the name of its words."""
    return path.name.partition(".")[0]


@cache
def read(path: Path) -> Record:
    """A recorded game."""
    return Record.read(path.read_text(encoding="utf-8"))


@cache
def end_of(path: Path) -> State:
    """Its end, with the whole story."""
    state = replay(read(path))
    state.tell()
    return state
