"""The same thing several times at once: as many servers side by side as there are cores, each with its own database."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from palas.drill.plan import Plan
from palas.drill.report import Result


def side_by_side(plan: Plan, count: int, run: Callable[[int, int], Result]) -> Result:
    """Divide so many things among lanes; `run` is given the lane and its share. What they found, as one result."""
    lanes = min(plan.jobs, count)
    shares = [count // lanes + (lane < count % lanes) for lane in range(lanes)]
    with ThreadPoolExecutor(lanes) as pool:
        first, *others = pool.map(run, range(lanes), shares)
    for other in others:
        first.join(other)
    return first
