"""Who waits for news: so many sockets and long polls for one visitor and one address, in all processes together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import CollectorRegistry
from sqlalchemy import text
from starlette.requests import HTTPConnection
from steady import PATIENCE, run_apart

from palas.tables import Hall, Store, Visitor
from palas.web import crowd, places
from palas.web.crowd import Crowd, shared_places
from palas.web.metrics import Metrics
from palas.web.places import Places
from palas.web.settings import Settings
from palas.web.words import WebError
from web.conftest import settings_for

ANN = Visitor("ann", "Ann")
BEN = Visitor("ben", "Ben")


@pytest.fixture(autouse=True)
def three_for_one_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signature is good as long as the test lasts, however slow the machine is."""
    monkeypatch.setattr(crowd, "PER_VISITOR", 3)
    monkeypatch.setattr(places, "LEASE", PATIENCE)


@pytest.fixture
def stores(postgres_url: str) -> Iterator[tuple[Store, Store]]:
    """What two processes have open of one database."""
    both = Store(postgres_url), Store(postgres_url)
    yield both
    for store in both:
        store.close()


@pytest.fixture
def processes(stores: tuple[Store, Store], tmp_path: Path) -> list[Crowd]:
    """Those who wait at two processes."""
    settings = settings_for(tmp_path, limits=True, per_address=5)
    return [Crowd(settings, Metrics(), shared_places(settings, store)) for store in stores]


def request(host: str = "192.0.2.1") -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (host, 5000), "headers": []})


def told(processes: list[Crowd], story: Callable[[AsyncExitStack], Coroutine[Any, Any, None]]) -> None:
    """A story while these processes count together."""

    async def all_of_it() -> None:
        async with AsyncExitStack() as stack:
            for process in processes:
                await stack.enter_async_context(process.together())
            async with AsyncExitStack() as waiting:
                await story(waiting)

    run_apart(all_of_it)


def test_a_visitor_has_so_many_in_all_processes_together(processes: list[Crowd]) -> None:
    here, there = processes

    async def story(stack: AsyncExitStack) -> None:
        await stack.enter_async_context(here.waiting("socket", ANN, request()))
        await stack.enter_async_context(there.waiting("poll", ANN, request("192.0.2.2")))
        async with AsyncExitStack() as third:
            await third.enter_async_context(here.waiting("socket", ANN, request()))
            for process in processes:
                with pytest.raises(WebError):
                    await stack.enter_async_context(process.waiting("socket", ANN, request()))
            await stack.enter_async_context(there.waiting("socket", BEN, request()))
        while there.here["visitor ann"] < 2:  # it hears of the place in a moment
            with suppress(WebError):
                await stack.enter_async_context(there.waiting("socket", ANN, request()))

    told(processes, story)


def test_so_has_an_address_and_whoever_was_refused_takes_no_place(processes: list[Crowd]) -> None:
    async def story(stack: AsyncExitStack) -> None:
        for number in range(5):
            await stack.enter_async_context(processes[number % 2].waiting("socket", None, request("2001:db8::1")))
        for number in range(6):
            with pytest.raises(WebError):
                await stack.enter_async_context(processes[number % 2].waiting("poll", None, request("2001:db8::2")))
        for process in processes:
            await stack.enter_async_context(process.waiting("socket", None, request("2001:db8:0:1::1")))

    told(processes, story)


def test_at_the_same_moment_never_too_many_come_in(processes: list[Crowd]) -> None:
    async def story(stack: AsyncExitStack) -> None:
        inside = 0

        async def come(process: Crowd) -> None:
            nonlocal inside
            try:
                await stack.enter_async_context(process.waiting("socket", ANN, request()))
            except WebError:
                return
            inside += 1

        await asyncio.gather(*(come(process) for process in processes * 4))
        assert inside <= 3

    told(processes, story)


def test_a_process_that_was_killed_is_forgotten(
    processes: list[Crowd], stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    killed = Places(stores[1])

    async def story(stack: AsyncExitStack) -> None:
        assert killed.sign() is False, "nobody knew of it"
        killed.write({"visitor ann": 3})
        with pytest.raises(WebError):
            await stack.enter_async_context(processes[0].waiting("socket", ANN, request()))
        monkeypatch.setattr(places, "LEASE", 0)
        assert killed.sign() is True, "its last signature has run out"
        await stack.enter_async_context(processes[0].waiting("socket", ANN, request()))

    told(processes[:1], story)


def test_a_process_that_was_forgotten_and_lives_tells_everything_anew(
    processes: list[Crowd], stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its machine was asleep, or PostgreSQL has crashed and what was in unlogged tables is gone."""
    monkeypatch.setattr(crowd, "SIGN_EVERY", 0.01)
    here, _ = processes
    other = Places(stores[1])
    other.sign()

    async def story(stack: AsyncExitStack) -> None:
        for _ in range(2):
            await stack.enter_async_context(here.waiting("socket", ANN, request()))
        assert other.write({"visitor ann": 0}) == {"visitor ann": 2}
        with stores[1].writing() as connection:
            connection.execute(text("DELETE FROM open_processes"))
            assert connection.execute(text("SELECT count(*) FROM open_places")).scalar() == 0
        other.sign()
        while other.write({"visitor ann": 0}) != {"visitor ann": 2}:
            await asyncio.sleep(0.01)

    told([here], story)


def test_what_is_left_or_ended_leaves_nothing_behind(processes: list[Crowd], stores: tuple[Store, Store]) -> None:
    other = Places(stores[1])
    other.sign()

    async def story(stack: AsyncExitStack) -> None:
        async with processes[0].waiting("socket", ANN, request()):
            assert other.write({"visitor ann": 0}) == {"visitor ann": 1}
        while other.write({"visitor ann": 0}) != {"visitor ann": 0}:
            await asyncio.sleep(0.01)
        processes[0].places.sign()
        other.sign()
        with stores[1].reading() as connection:
            assert connection.execute(text("SELECT count(*) FROM open_places")).scalar() == 0

    told(processes[:1], story)
    other.end()
    with stores[1].reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM open_processes")).scalar() == 0


class Slow:
    """Places of a database that answers when it is let."""

    def __init__(self) -> None:
        self.let = threading.Event()
        self.written: list[dict[str, int]] = []

    def sign(self) -> bool:
        return True

    def end(self) -> None:
        pass

    def write(self, here: Mapping[str, int]) -> dict[str, int]:
        self.written.append(dict(here))
        self.let.wait(PATIENCE)
        return {}


def test_whatever_changes_during_a_writing_goes_with_the_next(tmp_path: Path) -> None:
    slow = Slow()
    process = Crowd(settings_for(tmp_path, limits=True), Metrics(), slow)  # type: ignore[arg-type]

    async def story(stack: AsyncExitStack) -> None:
        async def wait(host: str) -> None:
            await stack.enter_async_context(process.waiting("socket", None, request(host)))

        first = asyncio.create_task(wait("192.0.2.1"))
        while not slow.written:
            await asyncio.sleep(0.01)
        others = [asyncio.create_task(wait(f"192.0.2.{number % 4}")) for number in range(40)]
        await asyncio.sleep(0)
        slow.let.set()
        await asyncio.gather(first, *others)
        assert len(slow.written) == 2
        assert slow.written[1] == {f"address 192.0.2.{number}": 10 + (number == 1) for number in range(4)}

    told([process], story)


class Gone(Slow):
    """Places of a database that does not answer."""

    def sign(self) -> bool:
        raise ConnectionError("gone")

    def write(self, here: Mapping[str, int]) -> dict[str, int]:
        raise ConnectionError("gone")


def test_without_the_database_a_process_counts_alone(tmp_path: Path) -> None:
    metrics = Metrics()
    process = Crowd(settings_for(tmp_path, limits=True), metrics, Gone())  # type: ignore[arg-type]

    async def story(stack: AsyncExitStack) -> None:
        for _ in range(3):
            await stack.enter_async_context(process.waiting("socket", ANN, request()))
        with pytest.raises(WebError):
            await stack.enter_async_context(process.waiting("socket", ANN, request()))
        assert open_sockets(metrics.registry) == 3

    told([process], story)
    assert open_sockets(metrics.registry) == 0
    assert not process.here


def open_sockets(registry: CollectorRegistry) -> float | None:
    return registry.get_sample_value("palas_listening", {"way": "socket"})


def test_one_process_alone_asks_no_database(hall: Hall, stores: tuple[Store, Store]) -> None:
    assert shared_places(Settings(), hall.store) is None
    assert shared_places(Settings(limits=False), stores[0]) is None
    assert shared_places(Settings(limits_store="memory://"), stores[0]) is None
