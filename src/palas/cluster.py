"""Errands for a Ray cluster: the one that is running, or else a new one here; results come in the order of errands."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from palas.engine.errors import PalasError

RAY = "ray"

E = TypeVar("E")
R = TypeVar("R")


class Run(Protocol):
    """What carries out errands."""

    def __call__(self, act: Callable[[E], R], errands: Iterable[E], /) -> Iterator[R]: ...


@contextmanager
def cluster(name: str) -> Iterator[Run]:
    """What carries out errands there; a cluster that was begun here ends with the block."""
    if name != RAY:
        raise PalasError("cluster", cluster=name)
    import ray

    begun = not ray.is_initialized()
    if begun:
        ray.init(address=os.environ.get("RAY_ADDRESS"), include_dashboard=False, log_to_driver=False)

    def run(act: Callable[[E], R], errands: Iterable[E], /) -> Iterator[R]:
        there = ray.remote(act)
        waiting = deque(there.remote(errand) for errand in errands)
        while waiting:
            yield ray.get(waiting.popleft())

    try:
        yield run
    finally:
        if begun:
            ray.shutdown()
