"""Who listens to a table is told when it comes to rest: of what bots answer at once together with what they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from steady import PATIENCE

from palas.web import live
from palas.web.live import Listeners


class House:
    """A hall with one table, at which bots answer at once or do not."""

    def __init__(self) -> None:
        self.bots_answer_at_once = False
        self.tell: Any = None

    def known(self, table_id: str) -> House:
        return self

    def subscribe(self, table_id: str, callback: Any) -> Any:
        self.tell = callback
        return lambda: None


def run(what: Coroutine[Any, Any, Any]) -> Any:
    """In a thread of its own: where a browser was opened before, this one has a loop that runs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, what).result()


async def wakes(house: House, *answers: bool) -> list[bool]:
    """The table changes so often; whether a listener has been woken after each change."""
    found = []
    async with Listeners(house).listen("table") as changed:  # type: ignore[arg-type]
        for number, at_once in enumerate(answers):
            house.bots_answer_at_once = at_once
            house.tell(number)
            for _ in range(5):
                await asyncio.sleep(0)
            found.append(changed.is_set())
    return found


def test_a_bot_that_answers_at_once_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GATHERED", PATIENCE)
    assert run(wakes(House(), True, True, False)) == [False, False, True]
    assert run(wakes(House(), False)) == [True]


def test_nobody_is_waited_for_long() -> None:
    async def heard() -> None:
        house = House()
        house.bots_answer_at_once = True
        async with Listeners(house).listen("table") as changed:  # type: ignore[arg-type]
            house.tell(1)
            await asyncio.wait_for(changed.wait(), PATIENCE)

    run(heard())
