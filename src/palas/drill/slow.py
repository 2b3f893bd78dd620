"""Slow and half-open clients: however many somebody holds open, others are served."""

from __future__ import annotations

import resource
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from palas.drill.house import HOME, House
from palas.drill.people import BROKEN, Book, Person, Refused, seated
from palas.drill.plan import Plan, Tell
from palas.drill.report import Result

ATTACKER, BYSTANDER = "127.0.0.66", "127.0.0.7"  # limits count by address: two people of one machine have two
SPARE = 0.9  # of the descriptors that the server has are fewer than the attacker has sockets
MOVES = 3
WAITS = 60.0  # seconds after which somebody has not been served
PAGES = 30  # that a reader asks for without reading


def addresses() -> bool:
    """Has this machine several addresses of its own? Linux has 16 million."""
    try:
        with socket.socket() as probe:
            probe.bind((ATTACKER, 0))
    except OSError:
        return False
    return True


def held(plan: Plan, tell: Tell) -> Result:
    """More sockets than the server has descriptors, of five kinds; somebody else moves all the time."""
    result = Result("slow", "sockets", {"sockets": 0, "bystander_moves": 0, "most_bystander_seconds": 0.0})
    if not addresses():
        result.absent = "no-addresses"
        return result
    count = plan.size.sockets
    with Descriptors(count + 200), tempfile.TemporaryDirectory() as name:
        few = max(512, int(count * SPARE))
        with House(Path(name), limits=True, seed=plan.seed, descriptors=few) as house:
            token, books = seated(house.url, f"{plan.seed} slow", ["caylus"])
            house.start()
            luck = plan.luck("slow")
            person = Person(house.port, token, BYSTANDER, patience=WAITS)
            served(person, books[0], luck, result, "before")
            for kind, attack in ATTACKS.items():
                with Crowd(house.port, books[0].table, attack, count // len(ATTACKS), result):
                    fine = served(person, books[0], luck, result, kind)
                tell()
                if not fine:
                    break
            else:
                with Crowd(house.port, books[0].table, mixed(luck), count, result):
                    served(person, books[0], luck, result, "all")
            for line in house.trouble():
                result.fault("log", line=line)
            if not served(person, books[0], luck, result, "after"):
                house.kill()
    return result


class Descriptors:
    """As many open files as this process needs for its sockets."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.before = resource.getrlimit(resource.RLIMIT_NOFILE)

    def __enter__(self) -> None:
        soft, hard = self.before
        most = self.count + soft if hard == resource.RLIM_INFINITY else min(hard, self.count + soft)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))

    def __exit__(self, *_: object) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, self.before)


def served(person: Person, book: Book, luck: Random, result: Result, kind: str) -> bool:
    """Some moves of somebody else, each on a connection of its own; all are made."""
    for _ in range(MOVES):
        person.close()
        began = time.monotonic()
        try:
            request = book.next_request(person, luck)
            if request is None:
                return True
            status = person.form(f"/t/{book.table}/act", **request.fields()).status
        except BROKEN as error:
            result.fault("not-served", kind=kind, detail=type(error).__name__)
            return False
        except Refused as error:
            result.fault("not-served", kind=kind, detail=str(error))
            return False
        result.worst("most_bystander_seconds", round(time.monotonic() - began, 2))
        if status != 303:
            result.fault("not-served", kind=kind, detail=str(status))
            return False
        book.take(request)
        result.count("bystander_moves")
    return True


# -- what an attacker holds open ----------------------------------------------------------------------------------

Attack = Callable[[socket.socket, str], None]


def half_open(link: socket.socket, table: str) -> None:
    """Says nothing at all."""


def slow_head(link: socket.socket, table: str) -> None:
    """A request whose head never ends; `Crowd` goes on with a byte from time to time."""
    link.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ")


def slow_body(link: socket.socket, table: str) -> None:
    """A request whose body never comes."""
    link.sendall(f"POST /t/{table}/act HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n".encode())
    link.sendall(b"content-length: 3000\r\n\r\n{")


def no_reader(link: socket.socket, table: str) -> None:
    """Asks for page after page and reads none."""
    link.sendall(b"GET /rules HTTP/1.1\r\nhost: x\r\n\r\n" * PAGES)


def deaf_socket(link: socket.socket, table: str) -> None:
    """Opens a live socket and never listens."""
    port = link.getpeername()[1]
    lines = [f"GET /t/{table}/live HTTP/1.1", f"host: {HOME}:{port}", f"origin: http://{HOME}:{port}"]
    lines += ["upgrade: websocket", "connection: Upgrade", "sec-websocket-version: 13"]
    link.sendall("\r\n".join([*lines, "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]).encode())


ATTACKS: dict[str, Attack] = {
    "half-open": half_open,
    "slow-head": slow_head,
    "slow-body": slow_body,
    "no-reader": no_reader,
    "deaf-socket": deaf_socket,
}


def mixed(luck: Random) -> Attack:
    """All kinds at once."""

    def attack(link: socket.socket, table: str) -> None:
        luck.choice(list(ATTACKS.values()))(link, table)

    return attack


class Crowd:
    """Many sockets of one attacker, held open and fed with a byte now and then; closed ones are opened anew."""

    def __init__(
        self, port: int, table: str, attack: Attack, count: int, result: Result, source: str = ATTACKER
    ) -> None:
        self.port, self.table, self.attack, self.count = port, table, attack, count
        self.result = result
        self.source = source
        self.links: list[socket.socket] = []
        self.anew = count  # closed sockets are opened again, but not for ever
        self.gone = threading.Event()
        self.thread = threading.Thread(target=self.feed, daemon=True)

    def __enter__(self) -> Crowd:
        for _ in range(self.count):
            self.open()
        self.thread.start()
        return self

    def open(self) -> None:
        """One more, if the server takes it."""
        link = socket.socket()
        link.settimeout(1)
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.links.append(link)
        with suppress(OSError):
            link.bind((self.source, 0))
            link.connect((HOME, self.port))
            self.attack(link, self.table)
            self.result.count("sockets")

    def feed(self) -> None:
        """A byte for everybody, again and again."""
        while not self.gone.wait(0.5):
            for link in self.links[:]:
                try:
                    link.setblocking(False)
                    link.send(b"x")
                except BlockingIOError:
                    continue
                except OSError:
                    link.close()
                    self.links.remove(link)
            for _ in range(min(20, self.count - len(self.links), self.anew)):
                self.anew -= 1
                self.open()

    def __exit__(self, *_: object) -> None:
        self.gone.set()
        self.thread.join()
        for link in self.links:
            link.close()
