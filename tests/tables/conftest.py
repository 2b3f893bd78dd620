"""Halls for the tests of tables."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from steady import PATIENCE

from palas.engine import registry
from palas.engine.game import Game
from palas.tables import Hall

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def nobody_gives_up_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine starts a bot's worker and opens a connection late; that is no reason to go on without them."""
    monkeypatch.setattr("palas.tables.thinking.START_SECONDS", PATIENCE)
    monkeypatch.setattr("palas.tables.claims.CONNECT_SECONDS", int(PATIENCE))


@pytest.fixture
def still_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """The night watch of halls that are made from now on makes no rounds of its own: the test moves the time and has
    the clocks looked at, and nobody else answers first."""
    monkeypatch.setattr("palas.tables.watch.ROUND_SECONDS", PATIENCE)


@pytest.fixture
def halls() -> Iterator[Callable[..., Hall]]:
    """Make halls that are closed when the test is over."""
    from tables.people import new_hall

    made: list[Hall] = []

    def make(url: str, **more: object) -> Hall:
        made.append(new_hall(url, **more))
        return made[-1]

    yield make
    for hall in made:
        hall.stop()
        hall.store.close()


@pytest.fixture
def hall(halls: Callable[..., Hall], sqlite_url: str) -> Hall:
    """A hall in SQLite whose bots think at once."""
    return halls(sqlite_url)


@pytest.fixture
def dice_market() -> Iterator[Game]:
    """The example game with hidden hands, known like an installed one."""
    sys.path.insert(0, str(EXAMPLES / "dice_market"))
    from dice_market import GAME

    known = registry._known
    before = known.get("dice_market")
    known["dice_market"] = GAME
    yield GAME
    if before is None:
        del known["dice_market"]
    sys.path.remove(str(EXAMPLES / "dice_market"))
