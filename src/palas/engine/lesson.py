"""Lessons that one does: a game that was thought out for it, then positions of what comes rarely (docs/lessons.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from palas.engine.action import Reason
from palas.engine.core.state import State
from palas.engine.game import Game
from palas.text import Words

RARELY = "rarely"  # the course of what comes rarely
DONE, OTHER, WRONG = "done", "other", "wrong"
SECONDS = 32  # that a task takes, reading included
PATIENCE = 20  # seconds after which the hint is offered


@dataclass(frozen=True)
class Task:
    """One question of the lesson's game, and the answers that are wanted there."""

    id: str
    at: int  # after so many answers of the lesson's game, or of its own
    want: tuple[str, ...]
    teaches: tuple[str, ...]  # the numbers of rules
    light: tuple[str, ...] = ()  # zones that stay bright besides those with the wanted places
    on_hint: bool = False  # the wanted places are marked only when the reader asks for a hint
    hint_after: int = PATIENCE
    position: Mapping[str, Any] | None = field(default=None, hash=False)  # its own, in the words of the box
    answers: tuple[str, ...] = ()  # from there on, up to its question


@dataclass(frozen=True)
class Try:
    """What became of an answer: done, legal but not wanted, or wrong with the reasons against it."""

    kind: str
    state: State | None = None  # after it, if it was done
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, eq=False)
class Lesson:
    """A course of a game: all answers of its game in order, whoever is asked, and the tasks among them; or tasks that
    each have a position of their own, and then nothing is played between them."""

    game: Game
    players: int
    seed: int
    options: dict[str, Any]
    seat: int
    answers: tuple[str, ...]
    tasks: tuple[Task, ...]
    words: Words
    course: str = ""

    def state(self, at: int) -> State:
        """The game after the first answers; a copy of one's own."""
        return replayed(self, at).clone()

    def asked(self, task: Task) -> State:
        """The question of a task; a copy of one's own."""
        return self.state(task.at) if task.position is None else laid_out(self, task).clone()

    def end(self) -> State:
        """What lies on the table when all is done."""
        last = self.tasks[-1]
        if last.position is None:
            return self.state(len(self.answers))
        state = self.attempt(last, last.want[0]).state
        assert state is not None
        return state

    def say(self, lang: str, part: str, task: Task) -> str:
        """What is said of a task: its `name`, `task`, `sub`, `hint`, `done` or `other`; nothing if it is not there."""
        key = {
            "name": f"name-{task.id}",
            "task": f"task-{task.id}",
            "sub": f"sub-{task.id}",
            "hint": f"hint-{task.id}",
            "done": f"done-{task.id}",
            "other": f"other-{task.id}",
        }[part]
        return self.words.say(lang, key) if self.words.has(lang, key) else ""

    def attempt(self, task: Task, code: str) -> Try:
        """Try an answer at a task. Only one that is wanted changes anything."""
        state = self.asked(task)
        legal = {action.code: action for action in state.legal(self.seat)}
        if code not in legal:
            return Try(WRONG, reasons=tuple(state.why_not(self.seat, code)))
        if code not in task.want:
            return Try(OTHER)
        state.apply(legal[code])
        return Try(DONE, state)

    def minutes(self, number: int) -> int:
        """How long it takes from a task on, counted from 1."""
        return max(1, round((len(self.tasks) + 1 - number) * SECONDS / 60))


@lru_cache(maxsize=512)
def replayed(lesson: Lesson, at: int) -> State:
    """Replayed once, from the moment before."""
    if at == 0:
        return lesson.game.start(lesson.players, seed=lesson.seed, options=lesson.options)
    state = replayed(lesson, at - 1).clone()
    state.apply(lesson.game.parse(state, state.to_act[0], lesson.answers[at - 1]))
    return state


@lru_cache(maxsize=256)
def laid_out(lesson: Lesson, task: Task) -> State:
    """The position of a task, gone on to its question."""
    state = lesson.game.lay_out(task.position or {})
    for code in task.answers:
        state.apply(lesson.game.parse(state, state.to_act[0], code))
    return state


def lesson(game: Game, course: str = "") -> Lesson | None:
    """A course of a game, the lesson or what comes rarely; None where it has none."""
    return courses(game.printed or game).get(course)


@cache
def courses(game: Game) -> Mapping[str, Lesson]:
    """The courses of a game by their names; the lesson itself has none."""
    folder = files(type(game).__module__)
    file = folder.joinpath("lesson.json")
    if not file.is_file():
        return {}
    told = json.loads(file.read_text(encoding="utf-8"))
    words = Words(folder.joinpath("lesson"))
    start = (game, told["players"], told["seed"], told.get("options", {}), told.get("seat", 0))
    found = {"": Lesson(*start, tuple(told["answers"]), tuple(map(task_from, told["tasks"])), words)}
    if told.get(RARELY):
        found[RARELY] = Lesson(*start, (), tuple(map(task_from, told[RARELY])), words, RARELY)
    return found


def task_from(told: Mapping[str, Any]) -> Task:
    """A task as the file tells it."""
    return Task(
        told["id"],
        told.get("at", 0),
        tuple(told["want"]),
        tuple(told["teaches"]),
        tuple(told.get("light", ())),
        told.get("marked") == "on-hint",
        told.get("hint_after", PATIENCE),
        {"seed": 1, **told["position"]} if "position" in told else None,
        tuple(told.get("answers", ())),
    )
