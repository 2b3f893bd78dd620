"""How long a drawing takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median


def milliseconds(draw: Callable[[], object], times: int = 50) -> float:
    """The median time of a drawing in milliseconds; the first, which fills what is kept, does not count."""
    draw()
    spans = []
    for _ in range(times):
        start = time.perf_counter()
        draw()
        spans.append(time.perf_counter() - start)
    return median(spans) * 1000
