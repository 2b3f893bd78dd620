"""Bots at the tables: worker processes, a time budget, and a fallback for a bot that does not answer."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random

import msgspec

from palas.bots.levels import runs_compiled
from palas.tables.thinker import Answer, Question, think
from palas.tables.turns import Turn, Turns
from palas.tables.worker import Worker

LOG = logging.getLogger(__name__)
START_SECONDS = 60.0
PATIENCE = 3  # times a move's budget: so long somebody waits who has asked for a hint


@dataclass(frozen=True, slots=True)
class Task:
    """What a bot is to think about, and the moves it may make."""

    bot: str
    seed: int
    view: bytes
    legal: tuple[str, ...]
    coach: bool = False

    def fallback(self) -> str:
        """Any legal move, for a bot that has none to offer."""
        return Random(self.seed).choice(self.legal)


@dataclass(frozen=True, slots=True)
class Job:
    """One question to think about. `prepare` is called when its turn has come (None: nobody waits for it any more),
    `done` with the code; both from a thread of the pool."""

    turn: Turn
    prepare: Callable[[], Task | None]
    done: Callable[[str], None]
    heard: Callable[[Answer | None], None] | None = None  # instead of `done`: what was said, whatever it was


def fast_copy() -> str:
    """The compiled copy that run.py builds beside the server, once it is there and fits the sources; else nothing."""
    folder = os.environ.get("PALAS_FAST", "")
    try:
        made_from = Path(folder).with_name("palas-compiled").read_text() if folder else ""
    except OSError:
        return ""
    return folder if made_from and made_from == os.environ.get("PALAS_FAST_SOURCES") else ""


def thinks_compiled() -> bool:
    """Do bots think compiled? Else strong ones take about eight times longer."""
    return runs_compiled() or bool(fast_copy())


class BotPool:
    """Workers that think one move at a time. Every table has at most one job per seat in the queue, which is fair to
    people (`Turns`). `workers=0` thinks in the caller's thread, for tests."""

    def __init__(self, workers: int = 1, *, budget: float = 10.0, command: list[str] | None = None) -> None:
        self.workers = workers
        self.budget = budget
        self.command = command or [sys.executable, "-c", "from palas.tables.thinker import main; main()"]
        self._jobs: Turns[Job] = Turns()
        self._ready = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._stopping = False
        self._processes: set[Worker] = set()
        self._inline = threading.local()

    def start(self) -> None:
        """Bring up the workers."""
        self._stopping = False
        for number in range(self.workers):
            thread = threading.Thread(target=self._serve, name=f"palas-bot-{number}", daemon=True)
            thread.start()
            self._threads.append(thread)

    @property
    def waiting(self) -> int:
        """How many moves wait for a worker that is free."""
        return len(self._jobs)

    def stop(self) -> None:
        """Send everybody home; thoughts that are not finished are lost, and thought again after the next start."""
        with self._ready:
            self._stopping = True
            self._jobs.clear()
            for worker in self._processes:
                worker.process.kill()
            self._ready.notify_all()
        for thread in self._threads:
            thread.join()
        self._threads.clear()

    def submit(self, job: Job) -> bool:
        """Think about a move some time soon; False if too many wait already, and nothing will be done."""
        if self.workers:
            with self._ready:
                taken = self._jobs.push(job.turn, job)
                self._ready.notify()
            return taken
        waiting: deque[Job] | None = getattr(self._inline, "jobs", None)
        if waiting is not None:
            waiting.append(job)  # a bot's move that another bot answers: no deeper, but next
            return True
        self._inline.jobs = waiting = deque([job])
        try:
            while waiting:
                job = waiting.popleft()
                task = job.prepare()
                if task is not None:
                    job.done(self._code(task, think(question_of(task))))
        finally:
            self._inline.jobs = None
        return True

    def consult(self, turn: Turn, task: Task) -> Answer | None:
        """Wait for what a worker says to one question; None if he says nothing."""
        if not self._threads:
            return think(question_of(task))
        answers: SimpleQueue[Answer | None] = SimpleQueue()
        if not self.submit(Job(turn, lambda: task, lambda code: None, answers.put)):
            return None
        try:
            return answers.get(timeout=PATIENCE * self.budget)
        except Empty:
            return None

    def _code(self, task: Task, answer: Answer | None) -> str:
        if answer is not None and answer.code in task.legal:
            return answer.code
        problem = "no answer in time" if answer is None else answer.problem or f"{answer.code!r} is not legal"
        LOG.warning("bot %s: %s; a random legal move is made instead", task.bot, problem)
        return task.fallback()

    def _serve(self) -> None:
        """One worker's life: its process is started again whenever it dies or has to be killed."""
        copy = fast_copy()
        process = self._start_process(copy)  # at once, so that the first bot need not wait for it
        while True:
            with self._ready:
                while not self._jobs and not self._stopping:
                    self._ready.wait()
                if self._stopping:
                    break
                job = self._jobs.pop()
            try:
                task = job.prepare()
            except Exception:
                LOG.exception("a bot's question could not be asked")
                continue
            if task is None:
                continue
            answer: Answer | None = None
            if process is not None and copy != fast_copy():
                self._end(process)  # a compiled copy is there now
                process = None
            if process is None or not process.lives:
                copy = fast_copy()
                process = self._start_process(copy)
            if process is not None:
                answer = process.ask(question_of(task), self.budget)
                if answer is None:
                    self._end(process)
                    process = None
            if job.heard is not None:
                job.heard(answer)
                continue
            if self._stopping:
                break
            try:
                job.done(self._code(task, answer))
            except Exception:
                LOG.exception("a bot's move could not be made")
        if process is not None:
            self._end(process)

    def _start_process(self, copy: str) -> Worker | None:
        """A worker; `copy`: the folder of a compiled Palas that it shall use."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in (copy, *sys.path) if path)}
        try:
            worker = Worker(self.command, environment)
        except OSError:
            LOG.exception("no process for bots")
            return None
        with self._ready:
            self._processes.add(worker)
            if self._stopping:
                worker.process.kill()
        if worker.answer(START_SECONDS) is None:
            self._end(worker)
            return None
        return worker

    def _end(self, worker: Worker) -> None:
        worker.end()
        with self._ready:
            self._processes.discard(worker)


def question_of(task: Task) -> Question:
    """A task as its worker is told it."""
    return Question(task.bot, task.seed, msgspec.Raw(task.view), task.coach)
