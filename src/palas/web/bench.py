"""`palas bench web`: moves per second, the round trip of a move with many tables in play, the time to render a page."""

from __future__ import annotations

import http.client
import json as json_format
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Annotated, Any

import typer

from palas.web.words import WORDS, WebError

HANDS = 4  # people who act at the same moment
START = 30.0


@dataclass(frozen=True)
class Measured:
    """What was measured, in milliseconds unless it says otherwise."""

    tables: int
    moves: int
    seconds: float
    moves_per_second: float
    move_median: float
    move_p99: float
    page_median: float
    page_bytes: int


class Client:
    """A browser without a face: one connection, one cookie."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.link = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = cookie

    def ask(self, method: str, path: str, content: dict[str, Any] | None = None) -> http.client.HTTPResponse:
        headers = {"accept": "application/json", "content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = self.cookie
        self.link.request(method, path, json_format.dumps(content) if content is not None else None, headers)
        return self.link.getresponse()

    def data(self, method: str, path: str, content: dict[str, Any] | None = None) -> Any:
        answer = self.ask(method, path, content)
        body = answer.read()
        if answer.status != 200:
            raise WebError("bench", detail=f"{answer.status} {path}")
        return json_format.loads(body)

    def open(self) -> str:
        """A table with a person and two bots."""
        wish = {"game": "caylus", "quick": True, "pace": "0"}
        answer = self.ask("POST", "/open", wish)
        answer.read()
        place, cookie = answer.getheader("location"), answer.getheader("set-cookie")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        if answer.status != 303 or not place:
            raise WebError("bench", detail=f"{answer.status} /open")
        return place.partition("#")[0]


def bench_web(
    tables: Annotated[int, typer.Option(min=1, max=1000)] = 100,
    seconds: Annotated[float, typer.Option(min=1.0, max=300.0)] = 15.0,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: str = "en",
) -> None:
    """Measure the page: a server of its own, many tables with a person and two bots each, all in play."""
    measured = measure(tables, seconds)
    if json:
        print(json_format.dumps(asdict(measured), indent=2))
        return
    for name, value in asdict(measured).items():
        number = f"{value:,.1f}" if isinstance(value, float) else f"{value:,}"
        print(f"{WORDS.say(lang, 'bench-' + name.replace('_', '-')):<52} {number:>12}")


def measure(tables: int, seconds: float) -> Measured:
    """Start a server, open the tables, play at all of them for that time."""
    with tempfile.TemporaryDirectory() as folder:
        server, port = start(Path(folder))
        try:
            opener = Client(port)
            places = [opener.open() for _ in range(tables)]
            spans: list[float] = []
            began = time.perf_counter()
            share = [places[hand::HANDS] for hand in range(HANDS)]
            people = [threading.Thread(target=play, args=(port, opener.cookie, part, began + seconds, spans))
                      for part in share if part]  # fmt: skip
            for person in people:
                person.start()
            for person in people:
                person.join()
            took = time.perf_counter() - began
            pages, size = render_times(Client(port, opener.cookie), places[:20])
        finally:
            server.terminate()
            server.wait(10)
    if len(spans) < 2:
        raise WebError("bench", detail=f"{len(spans)}")
    return Measured(
        tables=tables,
        moves=len(spans),
        seconds=took,
        moves_per_second=len(spans) / took,
        move_median=median(spans) * 1000,
        move_p99=quantiles(spans, n=100)[98] * 1000,
        page_median=median(pages) * 1000,
        page_bytes=size,
    )


def start(folder: Path) -> tuple[subprocess.Popen[bytes], int]:
    """A server in a process of its own, without limits, on a port that is free."""
    import socket

    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    env = {**os.environ, "PALAS_LIMITS": "off", "PALAS_PACE": "0"}
    command = [sys.executable, "-m", "palas", "serve", "--port", str(port), "--data", str(folder)]
    server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + START
    while time.monotonic() < until and server.poll() is None:
        try:
            if Client(port).ask("GET", "/readyz").status == 200:
                return server, port
        except OSError:
            time.sleep(0.1)
    server.kill()
    raise WebError("bench", detail="palas serve")


def play(port: int, cookie: str, places: list[str], until: float, spans: list[float]) -> None:
    """One person who goes from table to table and moves wherever it is his turn."""
    client = Client(port, cookie)
    luck = random.Random(len(places))
    turn = 0
    while time.perf_counter() < until:
        place = places[turn % len(places)]
        turn += 1
        now = client.data("GET", f"{place}/news?form=view")
        if not now["legal"]:
            continue
        content = {
            "seat": now["seat"],
            "code": luck.choice(now["legal"]),
            "seen": now["version"],
            "key": f"b-{turn:08d}",
        }
        began = time.perf_counter()
        client.data("POST", f"{place}/act", content)
        spans.append(time.perf_counter() - began)


def render_times(client: Client, places: list[str]) -> tuple[list[float], int]:
    """How long a whole table page takes, and how large it is."""
    spans, size = [], 0
    for place in places:
        began = time.perf_counter()
        answer = client.ask("GET", place)
        size = len(answer.read())
        spans.append(time.perf_counter() - began)
    return spans, size
