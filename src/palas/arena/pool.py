"""Work for all processor cores: settings in, outcomes out, in the same order."""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor

from palas.arena.games import Outcome, Setting, play
from palas.cluster import cluster

BATCH = 25  # games per errand, so that processes work more than they talk
ERRAND = 1.0  # seconds that an errand to another machine is worth


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def outcomes(settings: Sequence[Setting], jobs: int, elsewhere: str = "") -> Iterator[Outcome]:
    """Play every game; with more than one job in processes of their own, or in those of a cluster."""
    if elsewhere:
        yield from cluster_outcomes(settings, elsewhere)
        return
    size = max(1, min(BATCH, len(settings) // (4 * jobs)))
    if jobs == 1 or len(settings) <= size:
        for setting in settings:
            yield play(setting)
        return
    batches = (settings[i : i + size] for i in range(0, len(settings), size))
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        waiting: deque[Future[list[Outcome]]] = deque()
        try:
            for batch in batches:
                waiting.append(pool.submit(play_batch, batch))
                if len(waiting) > 4 * jobs:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            for errand in waiting:
                errand.cancel()


def cluster_outcomes(settings: Sequence[Setting], name: str) -> Iterator[Outcome]:
    """Play every game on a cluster, in errands of at least a second: the first game, played here, tells how many."""
    with cluster(name) as run:
        begun = time.perf_counter()
        yield from map(play, settings[:1])
        size = max(BATCH, int(ERRAND / (time.perf_counter() - begun)) + 1)
        for batch in run(play_batch, (settings[i : i + size] for i in range(1, len(settings), size))):
            yield from batch


def play_batch(settings: Sequence[Setting]) -> list[Outcome]:
    """One errand."""
    return [play(setting) for setting in settings]


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C is answered once, by the process that was started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
