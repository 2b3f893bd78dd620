"""The recorded game of every title: it is verified, and every moment of it can be drawn."""

from __future__ import annotations

import pytest

import palas
from palas.engine.introduction import Introduction, introduction
from palas.engine.record import verify

TOLD = {game.meta.id: introduction(game) for game in palas.titles()}


@pytest.fixture(params=TOLD)
def told(request: pytest.FixtureRequest) -> Introduction:
    found = TOLD[request.param]
    assert found is not None, "every title has one"
    return found


def test_the_record_is_verified(told: Introduction) -> None:
    found = verify(told.record)
    assert (found.ok, found.moves, found.result, found.shuffles) == (True, True, True, True)


def test_every_moment_has_its_position(told: Introduction) -> None:
    last = len(told.record.lines)
    kept = told.game.census(told.state(last).position)
    for entry in range(0, last + 1, max(1, last // 6)):
        state = told.state(entry)
        assert state.length >= entry, "chance at the start falls by itself"
        assert told.game.census(state.position) == kept
        assert told.game.board(state.view(None), lang="de") is not None
