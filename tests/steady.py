"""What keeps tests from resting on luck or on speed: one seed, one patience, one way to wait for something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

SEED = "tests"  # of every table that a test opens and of every server it starts
PATIENCE = 600.0  # seconds: a machine that does twenty other things as well is slow, not broken
PATIENCE_OF_PAGES = PATIENCE * 1000  # Playwright counts milliseconds
GLANCE = 20  # milliseconds between two looks at something that cannot tell by itself


def sleep(milliseconds: float) -> None:
    """Let others do something."""
    time.sleep(milliseconds / 1000)


def wait_for(happens: Callable[[], object], otherwise: str, pause: Callable[[float], object] = sleep) -> None:
    """Wait until it happens, or fail; `pause` is how to wait where something must go on meanwhile."""
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, otherwise
        pause(GLANCE)


T = TypeVar("T")


def run_apart(story: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine in a thread of its own: the browser's loop may run in this one."""
    with ThreadPoolExecutor(1) as one:
        return one.submit(lambda: asyncio.run(story())).result()
