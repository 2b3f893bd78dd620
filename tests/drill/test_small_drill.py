"""A small drill in every test run: what Palas guarantees is tried, piece by piece, and holds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from palas.drill.plan import SIZES, Plan
from palas.drill.run import Unit, units

TINY = replace(
    SIZES["small"], kills=6, bot_kills=1, shared_kills=3, requests=400, worlds=10, live_worlds=2, records=150, games=20
)
PLAN = Plan(TINY, seed="test run", jobs=1)


@pytest.mark.parametrize("unit", units(PLAN), ids=lambda unit: f"{unit.part}-{unit.name}")
def test_every_guarantee_holds(unit: Unit) -> None:
    done = 0

    def tell() -> None:
        nonlocal done
        done += 1

    result = unit.run(PLAN, tell)
    assert [fault.text("en") for fault in result.faults] == []
    assert result.broken == 0
    assert result.absent == "", "PostgreSQL, a disk and loopback addresses are there wherever the tests run"
    assert done >= unit.steps
    assert any(result.figures.values())
