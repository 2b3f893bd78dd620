"""A full disk: the server says so in a sentence, acknowledges nothing that is not stored, and goes on afterwards."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from palas.drill.audit import audit, replay_all
from palas.drill.house import PATIENCE, House
from palas.drill.kills import text_of
from palas.drill.people import BROKEN, Answer, Book, Person, seated
from palas.drill.plan import Plan, Tell
from palas.drill.report import Result

ROOM = "6m"
BLOCK = 4096
MOVES = 5
NOTICED = 120.0  # seconds, a safety net: a server need not try to write at every question whether it is ready


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """A disk of its own in memory, if this machine lets us have one."""
    folder = Path(tempfile.mkdtemp(prefix="palas-disk-"))
    mount = shutil.which("mount")
    fine = mount is not None and os.geteuid() == 0 and not subprocess.run(
        [mount, "-t", "tmpfs", "-o", f"size={ROOM}", "palas-drill", folder], check=False, capture_output=True
    ).returncode  # fmt: skip
    try:
        yield folder if fine else None
    finally:
        if fine:
            subprocess.run(["umount", "-l", folder], check=False, capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)


class Ballast:
    """Fills the disk until nothing fits any more, and takes it away again."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "ballast"

    def load(self) -> None:
        """No room is left."""
        with self.file.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"\0" * BLOCK)

    def drop(self) -> None:
        """There is room again."""
        self.file.unlink()


class Cap:
    """Where no disk can be mounted: the server may write no file longer than its database is now."""

    def __init__(self, house: House) -> None:
        self.house = house

    def load(self) -> None:
        """No file may grow."""
        resource.prlimit(self.house.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))

    def drop(self) -> None:
        """As before."""
        resource.prlimit(self.house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def full(plan: Plan, tell: Tell) -> Result:
    """Play, fill the disk, try to play, make room, play on; so many times."""
    result = Result("disk", "full", {"times": 0, "refused": 0, "acknowledged": 0, "lost": 0, "doubled": 0})
    luck = plan.luck("disk")
    with small_disk() as mounted, tempfile.TemporaryDirectory() as name:
        folder = mounted or Path(name)
        result.figures["mounted"] = int(mounted is not None)
        if mounted is None and not hasattr(resource, "prlimit"):
            result.absent = "no-disk"
            return result
        with House(folder, seed=plan.seed) as house:
            token, books = seated(house.url, f"{plan.seed} disk", ["caylus"])
            house.log = Path(name) / "server.log"  # not on the disk that will be full
            house.start()
            load = Ballast(folder) if mounted else Cap(house)
            person = Person(house.port, token)
            for _ in range(plan.size.disk):
                play(person, books[0], luck, result)
                load.load()
                starved(house, person, books[0], luck, folder, result)
                load.drop()
                until_ready(house, result)
                play(person, books[0], luck, result)
                result.count("times")
                tell()
                if books[0].over:
                    break
            for line in house.trouble():
                result.fault("log", line=line)
        audit(house.url, books, result)
        replay_all(house.url, books, result)
        result.figures["acknowledged"] = len(books[0].acks)
    return result


def play(person: Person, book: Book, luck: Random, result: Result) -> None:
    """Some moves, which all succeed."""
    for _ in range(MOVES):
        request = book.next_request(person, luck)
        if request is None:
            return
        answer = person.form(f"/t/{book.table}/act", **request.fields())
        if answer.status != 303:
            result.fault("move-refused", status=answer.status, again=0, body=text_of(answer))
            return
        book.take(request)


def starved(house: House, person: Person, book: Book, luck: Random, folder: Path, result: Result) -> None:
    """No room: a move that cannot be stored is refused as such, and the server says that it is not ready."""
    for _ in range(MOVES * 20):  # what was reserved before may still take a few moves
        request = book.next_request(person, luck)
        if request is None:
            return
        try:
            answer = person.send(f"/t/{book.table}/act", **request.fields())
        except BROKEN:
            result.fault("no-answer", kind="disk")
            return
        if answer.status != 200:
            break
        book.take(request)
    result.count("refused")
    judge(answer, folder, result)
    until = time.monotonic() + NOTICED
    while (status := house.status("/readyz")) == 200 and time.monotonic() < until:
        time.sleep(0.2)
    if status != 503:
        result.fault("ready", status=status)


def judge(answer: Answer, folder: Path, result: Result) -> None:
    """503, in a sentence that shows nothing of the machine."""
    if answer.status != 503:
        result.fault("disk-answer", status=answer.status, body=text_of(answer))
    if str(folder).encode() in answer.body or b"palas.db" in answer.body:
        result.fault("disk-path", body=text_of(answer))


def until_ready(house: House, result: Result) -> None:
    """There is room: the server notices by itself."""
    until = time.monotonic() + PATIENCE
    while house.status("/readyz") != 200:
        if time.monotonic() > until:
            result.fault("ready", status=house.status("/readyz"))
            return
        time.sleep(0.2)
