"""No test rests on luck or speed: what this file says holds for all of them."""

from __future__ import annotations

import os
import random
import signal
import sys
from collections.abc import Iterator
from hashlib import shake_256
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from steady import SEED

from palas.engine.core import state

# A run that a shell starts in the background ignores Ctrl+C, and so would all that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples in every run, however slow the machine is.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("steady")

pytest_plugins = ["databases"]

URANDOM = os.urandom
HEAVY = "pytest.mark.heavy"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The two halves of a whole run do not read each other's files: to read all of them takes half a minute."""
    wanted = config.getoption("markexpr")
    if wanted not in ("heavy", "not heavy") or not collection_path.match("test_*.py"):
        return None
    text = collection_path.read_text("utf-8")
    elsewhere = HEAVY not in text if wanted == "heavy" else f"\npytestmark = {HEAVY}\n" in text
    return elsewhere or None


@pytest.fixture(scope="session", autouse=True)
def servers_deal_from_a_fixed_seed() -> Iterator[None]:
    """Whatever `palas serve` a test starts, it deals the same in every run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PALAS_SEED", SEED)
        yield


@pytest.fixture(scope="session", autouse=True)
def compiled_games_are_played_where_they_are_wanted() -> None:
    """A test run that was given the compiled copy first really plays on it."""
    first = os.environ.get("PYTHONPATH", "").partition(os.pathsep)[0]
    if first and first == os.environ.get("PALAS_COMPILED"):
        assert Path(state.__file__).suffix in (".so", ".pyd"), "the compiled copy was not found"


@pytest.fixture(autouse=True)
def luck_is_the_same_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What Palas leaves to the operating system follows from the name of the test, and so do the names of bots."""
    test, draws = request.node.nodeid, count()

    def urandom(size: int) -> bytes:
        ours = sys._getframe(1).f_globals.get("__name__", "").startswith("palas.")
        return shake_256(f"{test} {next(draws)}".encode()).digest(size) if ours else URANDOM(size)

    monkeypatch.setattr(os, "urandom", urandom)
    random.seed(test)


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """What a test starts is stopped as somebody at a terminal would: no test may leave the signal to others."""
    yield
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
