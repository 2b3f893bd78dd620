"""`palas serve --processes`: several processes on PostgreSQL behind one port, their parent, and who ends with whom."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from tables.conftest import wait_for
from web.test_serve import Person, Process, free_port, refused, run
from websockets.sync.client import connect

from palas.web.build import build

COUNT = 2
LONG = 120.0  # seconds; nothing here is measured


class House(Process):
    """A running `palas serve --processes`."""

    def __init__(self, folder: Path, port: int, url: str) -> None:
        super().__init__(folder, port, "--processes", str(COUNT), "--workers", "1", "--database", url)

    def children(self) -> set[int]:
        """The processes that serve."""
        mine = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return {int(pid) for pid in mine if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}

    def full(self) -> set[int]:
        """All of them, as soon as each has opened its hall."""
        wait_for(lambda: len(self.children()) == COUNT, "a process is missing", LONG)
        return self.children()


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def asleep(pid: int) -> Iterator[None]:
    """A process that takes no request meanwhile."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


@pytest.fixture
def house(tmp_path: Path, postgres_url: str) -> Iterator[House]:
    build()
    started = House(tmp_path, free_port(), postgres_url)
    try:
        started.wait()
        yield started
    finally:
        for child in [] if started.process.poll() is not None else started.children():
            os.kill(child, signal.SIGCONT)
        started.process.terminate()
        started.process.communicate(timeout=LONG)


def opened(house: House) -> tuple[Person, str]:
    """Somebody who plays both seats of a table, and its address."""
    person = Person()
    wish = {"game": "caylus", "seat0": "me", "seat1": "here", "order": "as_listed", "pace": "0"}
    place = person.post(f"{house.address}/open", wish).headers["location"].partition("#")[0]
    return person, f"{house.address}{place.removeprefix(house.address)}"


def move(person: Person, place: str) -> int:
    """One move; the version it made."""
    now = person.get(f"{place}/news?form=view")
    content = {
        "seat": now["seat"],
        "code": now["legal"][0],
        "seen": now["version"],
        "key": f"move-{now['version']:05d}",
    }
    return int(json.loads(person.post(f"{place}/act", content).read())["version"])


def cookie(person: Person) -> str:
    jar: Any = next(h for h in person.opener.handlers if hasattr(h, "cookiejar"))
    return "; ".join(f"{one.name}={one.value}" for one in jar.cookiejar)


def test_a_socket_in_one_process_hears_of_a_move_made_in_the_other(house: House) -> None:
    here, there = house.full()
    ready(house, here, there)
    person, place = opened(house)
    with ExitStack() as stack:
        with asleep(there):  # so the socket is here
            socket = stack.enter_context(
                connect(f"ws{place[4:]}/live", additional_headers={"cookie": cookie(person)}, origin=house.address)
            )
            first = heard = json.loads(socket.recv(LONG))["version"]
        with asleep(here):  # so the moves are made there
            made = [move(person, place) for _ in range(5)]
        while heard < made[-1]:
            heard = json.loads(socket.recv(LONG))["version"]
    assert first < made[0] < made[-1] == heard


def ready(house: House, *children: int) -> None:
    """Wait until each of the processes answers by itself."""
    for child in children:
        others = [pid for pid in children if pid != child]
        for other in others:
            os.kill(other, signal.SIGSTOP)
        try:
            house.wait()
        finally:
            for other in others:
                os.kill(other, signal.SIGCONT)


def test_a_child_that_is_killed_is_replaced_and_the_others_serve_on(house: House) -> None:
    first = house.full()
    ready(house, *first)
    person, place = opened(house)
    before = move(person, place)
    os.kill(min(first), signal.SIGKILL)
    assert move(person, place) > before
    wait_for(lambda: len(house.children() - first) == 1, "nobody takes its place", LONG)
    ready(house, *house.full())
    assert max(first) in house.full()


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_closes_when_told_and_nobody_stays(house: House, stop: signal.Signals) -> None:
    children = house.full()
    ready(house, *children)
    house.process.send_signal(stop)
    said, _ = house.process.communicate(timeout=LONG)
    assert house.process.returncode == 0, said
    assert said.rstrip().endswith("Palas is closed.")
    assert "Traceback" not in said
    assert not any(is_alive(child) for child in children)


def test_children_do_not_outlive_their_parent(house: House) -> None:
    children = house.full()
    ready(house, *children)
    house.process.kill()
    wait_for(lambda: not any(is_alive(child) for child in children), "a child stays", LONG)


def test_an_sqlite_file_belongs_to_one_process(tmp_path: Path) -> None:
    said = refused(run("serve", "--processes", "2", "--data", str(tmp_path)))
    assert "PostgreSQL" in said
    assert not (tmp_path / "palas.db").exists()


@pytest.mark.parametrize("count", ["0", "-1", "1000"])
def test_a_number_of_processes_that_makes_no_sense(tmp_path: Path, count: str) -> None:
    assert "processes" in refused(run("serve", "--processes", count, "--data", str(tmp_path)))
