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
from prometheus_client.parser import text_string_to_metric_families
from steady import wait_for
from tables.houses import LONG, Guest, House, palas, sentence
from websockets.sync.client import ClientConnection, connect

from palas.web.bench import Client
from palas.web.build import build
from palas.web.crowd import PER_VISITOR

COUNT = 2


class Family(House):
    """A running `palas serve --processes`."""

    def children(self) -> set[int]:
        """The processes that serve."""
        mine = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return {int(pid) for pid in mine if is_server(int(pid))}

    def complete(self) -> set[int]:
        """All of them, as soon as each answers by itself."""
        wait_for(lambda: len(self.children()) == COUNT, "a process is missing")
        children = self.children()
        for child in children:
            with ExitStack() as stack:
                for other in children - {child}:
                    stack.enter_context(asleep(other))
                self.ready()
        return children


def is_server(pid: int) -> bool:
    """Is that a child that serves, and not one that multiprocessing keeps for itself?"""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


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
def family(request: pytest.FixtureRequest, tmp_path: Path, postgres_url: str) -> Iterator[Family]:
    """Two processes; without limits, unless the test asks for them."""
    build()
    words = ("--processes", str(COUNT), "--workers", "1", "--database", postgres_url)
    started = Family(tmp_path, *words, limits=getattr(request, "param", "off"))
    yield started
    started.end()


def socket_of(family: Family, guest: Guest) -> ClientConnection:
    """A tab of a guest that listens at the table."""
    url, headers = f"ws://127.0.0.1:{family.port}{guest.place}/live", {"cookie": guest.cookie}
    patient: dict[str, Any] = {"open_timeout": LONG, "close_timeout": LONG, "ping_interval": None}
    return connect(url, additional_headers=headers, origin=family.address, max_size=None, **patient)


def test_a_socket_in_one_process_hears_of_a_move_made_in_the_other(family: Family) -> None:
    here, there = family.complete()
    guest = Guest(family, seat1="here")
    with ExitStack() as stack:
        with asleep(there):  # so the socket is here
            socket = stack.enter_context(socket_of(family, guest))
            first = heard = json.loads(socket.recv(LONG))["version"]
        with asleep(here):  # so the moves are made there
            made = [guest.move()[1] for _ in range(5)]
        while heard < made[-1]:
            heard = json.loads(socket.recv(LONG))["version"]
    assert first < made[0] < made[-1] == heard


@pytest.mark.parametrize("family", ["on"], indirect=True)
def test_a_visitor_has_so_many_sockets_whoever_serves_them(family: Family) -> None:
    here, there = family.complete()
    guest = Guest(family, seat1="here")
    with ExitStack() as stack:
        for other in (there, here):  # so each of them has one
            with asleep(other):
                stack.enter_context(socket_of(family, guest))
        for _ in range(PER_VISITOR - 2):
            stack.enter_context(socket_of(family, guest))

        def refusal() -> str:
            answer = Client(family.port, guest.cookie).ask("GET", f"{guest.place}/news")
            return str(json.loads(answer.read()).get("key", ""))

        wait_for(lambda: refusal() == "too-many-open", "one more is always let in")
        os.kill(here, signal.SIGKILL)
        wait_for(lambda: refusal() == "", "what the dead process held is never forgotten")


def test_a_child_that_is_killed_is_replaced_and_the_others_serve_on(family: Family) -> None:
    first = family.complete()
    guest = Guest(family, seat1="here")
    before = guest.move()[1]
    os.kill(min(first), signal.SIGKILL)
    assert guest.move()[1] > before
    wait_for(lambda: len(family.children() - first) == 1, "nobody takes its place")
    assert max(first) in family.complete()


def told(family: Family) -> dict[tuple[str, ...], float]:
    """What `/metrics` says, whoever is asked."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for found in text_string_to_metric_families(Client(family.port).ask("GET", "/metrics").read().decode())
        for sample in found.samples
    }


def test_whichever_process_is_asked_tells_what_all_have_counted(family: Family) -> None:
    here, there = family.complete()
    guest = Guest(family, seat1="here")
    for asleep_now in (here, there, here):
        with asleep(asleep_now):
            guest.move()
    for asleep_now in (here, there):
        with asleep(asleep_now):
            counted = told(family)
            assert counted["palas_moves_total", "person"] == 3
            assert counted["palas_tables_in_play",] == 1
    wait_for(lambda: told(family)["palas_tables_held",] == 2, "both hold the table")
    os.kill(here, signal.SIGKILL)
    wait_for(lambda: len(family.children() - {here, there}) == 1, "nobody takes its place")
    family.complete()
    counted = told(family)
    assert counted["palas_moves_total", "person"] == 3, "what a dead process did still counts"
    assert counted["palas_tables_held",] == 1, "what it held does not"


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_closes_when_told_and_nobody_stays(family: Family, stop: signal.Signals) -> None:
    children = family.complete()
    family.process.send_signal(stop)
    said, _ = family.process.communicate(timeout=LONG)
    assert family.process.returncode == 0, said
    assert said.rstrip().endswith("Palas is closed.")
    assert "Traceback" not in said
    assert not any(is_alive(child) for child in children)


def test_children_do_not_outlive_their_parent(family: Family) -> None:
    children = family.complete()
    family.process.kill()
    wait_for(lambda: not any(is_alive(child) for child in children), "a child stays")


def test_an_sqlite_file_belongs_to_one_process(tmp_path: Path) -> None:
    said = sentence(palas("serve", "--processes", "2", "--data", str(tmp_path)))
    assert "PostgreSQL" in said
    assert not (tmp_path / "palas.db").exists()


@pytest.mark.parametrize("count", ["0", "-1", "1000"])
def test_a_number_of_processes_that_makes_no_sense(tmp_path: Path, count: str) -> None:
    assert "processes" in sentence(palas("serve", "--processes", count, "--data", str(tmp_path)))
