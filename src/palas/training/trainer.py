"""A whole training: games, learning from them, and a match that a new net must win before it is let in."""

from __future__ import annotations

import json
import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from palas.bots.core.net import POINTS
from palas.bots.nets import Weights, fitting
from palas.cluster import cluster
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.training.courses import Course
from palas.training.games import Errand, Sample, compare, learn_from
from palas.training.learner import Bytes, Floats, Learner
from palas.training.words import WORDS

REPLAYED = 2  # lessons whose games are looked at again
EVERY = 3  # lessons between two matches
WORTH = 400_000  # samples that one lesson looks at, at most

T = TypeVar("T")


@dataclass
class Progress:
    """What has happened so far; it is stored with the net."""

    lessons: int = 0
    games: int = 0
    admitted: int = 0  # nets let in
    at: int = 0  # the games after which the last was let in
    seconds: float = 0.0
    log: list[dict[str, Any]] = field(default_factory=list)


class Training:
    """One course. `folder` keeps everything that going on later needs."""

    def __init__(self, game: Game, course: Course, folder: Path | None = None) -> None:
        if course.players not in game.meta.players:
            raise PalasError("players", game=game.meta.id, players=str(course.players), allowed=game.player_range())
        if course.lessons < 1:
            raise PalasError("train-lessons", words=WORDS, lessons=course.lessons)
        self.game = game
        self.course = course
        self.folder = folder
        self.fits = fitting(game, course.players)
        parts = game.observation(game.start(course.players, 0))
        inputs = sum(part.length for part in parts)
        hidden = [part for part in parts if part.name in course.blind]
        blind = [at for part in hidden for at in range(part.first, part.first + part.length)]
        self.learner = Learner(inputs, course.hidden, course.seed, course.calm, course.decay, blind)
        self.progress = Progress()
        self.best: Weights | None = None
        self.past: deque[tuple[Bytes, Floats]] = deque(maxlen=REPLAYED)
        if folder is not None and (folder / "course.json").is_file():
            self.resume(folder)

    # -- lessons ------------------------------------------------------------------------------------------------------

    def run(self, tell: Callable[[], None] | None = None, elsewhere: str = "") -> Weights | None:
        """All lessons still to come, their games in processes here or on a cluster; the last net that was let in."""
        with workers(self.course.jobs, elsewhere) as run:
            while self.progress.lessons < self.course.lessons:
                self.lesson(run)
                if self.folder is not None:
                    self.save(self.folder)
                if tell is not None:
                    tell()
        return self.best

    def lesson(self, run: Any) -> None:
        """A batch of games, what they teach, and now and then a match."""
        begun = time.monotonic()
        course, progress = self.course, self.progress
        players = course.players
        first = (course.seed * 1_000_000 + progress.games) * 6
        net = self.whole() if progress.lessons else None
        seeds = range(first, first + course.games)
        samples = [one for part in run(learn_from, self.errands(seeds, (net,))) for one in part]
        fresh = (
            np.concatenate([seen_of(one) for one in samples]),
            np.concatenate([targets_of(one, players, course.trace) for one in samples]),
        )
        seen = np.concatenate([fresh[0], *(old[0] for old in self.past)])
        targets = np.concatenate([fresh[1], *(old[1] for old in self.past)])
        if len(seen) > WORTH:
            some = np.sort(self.learner.luck.choice(len(seen), WORTH, replace=False))
            seen, targets = seen[some], targets[some]
        error = 0.0
        for _pass in range(course.passes):
            error = self.learner.learn(seen, targets)
        self.past.append(fresh)
        progress.lessons += 1
        progress.games += course.games
        line: dict[str, Any] = {"games": progress.games, "error": round(error, 5), "samples": len(seen)}
        if progress.lessons % EVERY == 0 or progress.lessons == course.lessons:
            line |= self.match(run)
        line["seconds"] = round(time.monotonic() - begun, 1)
        progress.seconds = round(progress.seconds + time.monotonic() - begun, 1)
        progress.log.append(line)

    def match(self, run: Any) -> dict[str, Any]:
        """Is the net better than the last one that was let in?"""
        players = self.course.players
        new = self.whole()
        count = self.course.match // players * players
        first = self.progress.games * 1000
        results = [
            one for part in run(compare, self.errands(range(first, first + count), (new, self.best))) for one in part
        ]
        won = sum(share for share, _ in results) / count
        margin = sum(lead for _, lead in results) / count
        admitted = margin > 0 and won > (1 / players if players > 1 else 0.5)
        if admitted:
            self.progress.admitted += 1
            self.progress.at = self.progress.games
            self.best = new
        return {"against": self.progress.admitted - admitted, "won": round(won, 3), "margin": round(margin / 1000, 2),
                "admitted": admitted}  # fmt: skip

    def errands(self, seeds: Sequence[int], nets: tuple[Weights | None, ...]) -> list[Errand]:
        """The games in parts for all processes."""
        size = max(1, len(seeds) // (4 * self.course.jobs))
        parts = [seeds[i : i + size] for i in range(0, len(seeds), size)]
        course = self.course
        how = (course.astray, course.ahead, course.narrow, course.planned)
        return [Errand(course.game, course.players, part, nets, *how) for part in parts]

    def whole(self) -> Weights:
        """The net as it is now, with what was done for it."""
        course = self.course
        about = {"seed": course.seed, "games": self.progress.games}
        return self.learner.whole(course.game, course.players, self.fits, about)

    def result(self) -> Weights | None:
        """The last net that was let in, with the log of the training."""
        if self.best is None:
            return None
        kept = {name: value for name, value in asdict(self.progress).items() if name != "seconds"}
        log = [{name: value for name, value in line.items() if name != "seconds"} for line in kept.pop("log")]
        taught = asdict(self.course)
        settings = {
            name: taught[name]
            for name in ("passes", "calm", "astray", "ahead", "match", "narrow", "planned", "trace", "decay")
        }
        settings["blind"] = list(self.course.blind)
        about = {**self.best.about, **kept, **settings, "each": self.course.games, "log": log}
        return Weights(**{**asdict(self.best), "about": about})

    # -- going on later -----------------------------------------------------------------------------------------------

    def save(self, folder: Path) -> None:
        """Keep everything; a file is replaced whole."""
        folder.mkdir(parents=True, exist_ok=True)
        saved = self.learner.saved()
        arrays = dict(saved["arrays"])
        for number, (seen, targets) in enumerate(self.past):
            arrays |= {f"past{number}_seen": seen, f"past{number}_targets": targets}
        with replaced(folder / "learner.npz") as file:
            np.savez_compressed(file, **arrays)
        if self.best is not None:
            with replaced(folder / "best.net") as file:
                file.write(self.best.written())
        plain = {
            "course": asdict(self.course), "fits": self.fits, "progress": asdict(self.progress),
            "steps": saved["steps"], "luck": saved["luck"], "past": len(self.past),
        }  # fmt: skip
        with replaced(folder / "course.json") as file:
            file.write(json.dumps(plain, indent=1).encode())

    def resume(self, folder: Path) -> None:
        """Go on where the folder's training was left."""
        plain = json.loads((folder / "course.json").read_bytes())
        same = set(plain["course"]) - {"lessons", "jobs"}
        fits = plain["fits"] == self.fits
        course = json.loads(json.dumps(asdict(self.course)))
        if not fits or any(plain["course"][name] != course[name] for name in same):
            raise PalasError("train-other", words=WORDS, folder=str(folder))
        with np.load(folder / "learner.npz") as arrays:
            self.learner.restore({"arrays": dict(arrays), "steps": plain["steps"], "luck": plain["luck"]})
            for number in range(plain["past"]):
                self.past.append((arrays[f"past{number}_seen"], arrays[f"past{number}_targets"]))
        self.progress = Progress(**plain["progress"])
        if (folder / "best.net").is_file():
            self.best = Weights.read((folder / "best.net").read_bytes())


def seen_of(sample: Sample) -> Bytes:
    """What a seat saw: a row for every moment."""
    rows = len(sample.margins)
    return np.frombuffer(sample.seen, np.uint8).reshape(rows, -1) if rows else np.zeros((0, 0), np.uint8)


def targets_of(sample: Sample, players: int, decay: float) -> Floats:
    """TD(lambda): what the net should have added to the advice's margin at every moment, in units of its output."""
    trace = decay ** (1 / players)  # a seat's chain has a moment for every decision of every seat
    target = float(sample.result)
    found = []
    for moment in range(len(sample.margins) - 1, -1, -1):
        found.append((target - sample.margins[moment]) / POINTS)
        target = trace * target + (1 - trace) * sample.values[moment]
    return np.array(found[::-1], np.float32)


@contextmanager
def workers(
    jobs: int, elsewhere: str = ""
) -> Iterator[Callable[[Callable[[Errand], list[T]], list[Errand]], list[list[T]]]]:
    """Carries out errands in so many processes, or on a cluster; their order is kept."""
    if elsewhere:
        with cluster(elsewhere) as run:
            yield lambda act, errands: list(run(act, errands))
        return
    if jobs == 1:
        yield lambda act, errands: [act(errand) for errand in errands]
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield lambda act, errands: list(pool.map(act, errands))


@contextmanager
def replaced(path: Path) -> Iterator[Any]:
    """A file that is either the old one or the new one, never half of it."""
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        yield file
    os.replace(fresh, path)
