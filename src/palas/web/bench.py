"""`palas bench web`: how long a move takes with many tables in play and many who watch, and what is sent for it."""

from __future__ import annotations

import asyncio
import http.client
import json as json_format
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from bisect import bisect_left
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as FutureTimeout
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from html import unescape
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

import palas
from palas.web.bench_pace import Pace
from palas.web.bench_scale import Scale
from palas.web.deltas import patched
from palas.web.words import WORDS, WebError

HANDS = 4  # people who act at the same moment
GLANCE = 0.001  # seconds between looking at one page and at the next, where nothing is asked
FEW = 3  # moves that each of them makes at least
START = 60.0  # seconds in which a server must be there
TABLES, VIEWERS, SECONDS = 100, 1, 15.0
CODES = re.compile(r'data-code="([^"]*)"')
MOST_TABLES, MOST_VIEWERS, MOST_SECONDS = 1000, 10, 3600


@dataclass(frozen=True)
class Measured:
    """What was measured, in milliseconds unless it says otherwise."""

    tables: int
    viewers: int  # at each table
    moves: int  # of people; bots answer them
    seconds: float
    moves_per_second: float
    empty_median: float  # a request that does nothing, between the others
    move_median: float
    move_p90: float
    move_p99: float
    move_empties: float  # the median of a move in empty round trips
    seen_median: float  # from the request until another's page has the move
    seen_p99: float
    server_moves: int  # of people and bots, as the server counted them
    server_per_second: float
    server_ms: float  # processor time of the server's process for one of them; bots think in processes of their own
    wire_median: dict[str, float]  # bytes of one news to one viewer as they travel, by game
    page_median: float
    page_bytes: int  # as it travels
    # Then the same tables, whose people move every few seconds; requests that do nothing come as often.
    paced_per_second: float  # moves of people
    paced_empty_median: float
    paced_empty_p99: float
    paced_move_median: float
    paced_move_p99: float
    paced_p99_empties: float  # the 99th percentile of a move in empty round trips, by their median
    paced_p99_p99s: float  # and by their 99th percentile


@dataclass
class Tally:
    """What happened while everybody played."""

    moves: list[tuple[float, float, str, int]] = field(default_factory=list)  # began, took, place, version
    empties: list[float] = field(default_factory=list)
    heard: dict[str, list[list[tuple[float, int]]]] = field(default_factory=dict)  # place, viewer: when, version
    wire: dict[str, list[int]] = field(default_factory=dict)  # game: bytes of every news
    pages: dict[str, OpenPage] = field(default_factory=dict)  # place: what the first viewer's page shows


class OpenPage:
    """What an open page knows of its table: it is told the way a browser is."""

    def __init__(self) -> None:
        self.fragments: dict[str, str] = {}
        self.now: dict[str, Any] = {"version": 0, "over": False, "legal": []}

    def hear(self, message: bytes) -> int:
        """Take news; the version they bring."""
        told = json_format.loads(message)
        for name, changes in told.get("deltas", {}).items():
            told["fragments"][name] = patched(self.fragments[name], changes)
        self.fragments |= told["fragments"]
        codes = [unescape(code) for code in CODES.findall(self.fragments["prompt"]) if code] if told["turn"] else []
        self.now = {"version": told["version"], "seat": told["seat"], "over": told["over"], "legal": codes}
        return int(told["version"])


@dataclass(frozen=True)
class Server:
    """The server that is measured."""

    process: subprocess.Popen[bytes]
    port: int

    def worked(self) -> float:
        """Seconds of the processor that it has used, where the system tells."""
        with suppress(OSError):
            told = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def moves(self) -> int:
        """Moves that it has stored."""
        told = Client(self.port).ask("GET", "/metrics").read().decode()
        return sum(int(float(line.split()[1])) for line in told.splitlines() if line.startswith("palas_moves_total"))


class Client:
    """A browser without a face: one connection, one cookie."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.link = http.client.HTTPConnection("127.0.0.1", port, timeout=START)
        self.cookie = cookie

    def ask(
        self, method: str, path: str, content: dict[str, Any] | None = None, packed: bool = False
    ) -> http.client.HTTPResponse:
        headers = {"accept": "application/json", "content-type": "application/json"}
        if packed:
            headers["accept-encoding"] = "gzip"
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

    def open(self, game: str = "caylus", pace: str = "0") -> str:
        """A table with a person and bots, who wait so many seconds before they move."""
        wish = {"game": game, "quick": True, "pace": pace}
        answer = self.ask("POST", "/open", wish)
        answer.read()
        place, cookie = answer.getheader("location"), answer.getheader("set-cookie")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        if answer.status != 303 or not place:
            raise WebError("bench", detail=f"{answer.status} /open")
        return place.partition("#")[0]


def bench_web(tables: int = TABLES, viewers: int = VIEWERS, seconds: float = SECONDS, *, json: bool, lang: str) -> None:
    """Measure the page: a server of its own, many tables of all games with a person and bots each, all in play."""
    if not (1 <= tables <= MOST_TABLES and 0 <= viewers <= MOST_VIEWERS and 0 < seconds <= MOST_SECONDS):
        raise WebError("bench-size", tables=MOST_TABLES, viewers=MOST_VIEWERS, seconds=MOST_SECONDS)
    measured = measure(tables, viewers, seconds)
    if json:
        print(json_format.dumps(asdict(measured), indent=2))
        return
    for name, value in asdict(measured).items():
        if not viewers and name.startswith(("seen", "paced")):
            continue
        title = WORDS.say(lang, "bench-" + name.replace("_", "-"))
        if isinstance(value, dict):
            for game, single in value.items():
                show(f"{title}: {palas.game(game).meta.titles[lang]}", single)
        else:
            show(title, value)


def show(title: str, value: float) -> None:
    """One figure."""
    number = f"{value:,.1f}" if isinstance(value, float) else f"{value:,}"
    print(f"{title:<72} {number:>12}")


def measure(tables: int, viewers: int, seconds: float) -> Measured:
    """Start a server, open the tables, seat the viewers, play at all tables for that time."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        server = start(Path(folder))
        port = server.port
        try:
            opener = Client(port)
            titles = [game.meta.id for game in palas.titles()]
            games = {opener.open(game): game for game, _ in zip(cycle(titles), range(tables), strict=False)}
            places = list(games)
            with audience(port, opener.cookie, games, viewers, tally):
                began, worked, stored = time.perf_counter(), server.worked(), server.moves()
                share = [places[hand::HANDS] for hand in range(HANDS)]
                with ThreadPoolExecutor(HANDS) as people:
                    until = began + seconds
                    hands = [people.submit(play, port, opener.cookie, part, until, tally, viewers) for part in share]
                for hand in hands:
                    hand.result()
                took, worked = time.perf_counter() - began, server.worked() - worked
                stored = server.moves() - stored
                wire = {game: median(sizes) for game, sizes in tally.wire.items() if sizes}
                reached = {place: version for _, _, place, version in sorted(tally.moves)}
                pace = Pace(lambda: Client(port, opener.cookie), tally.pages, reached)
                if viewers:
                    pace.play(seconds)
            pages, size = render_times(Client(port, opener.cookie), places[:20])
        finally:
            server.process.terminate()
            server.process.wait(60)
    spans = [span for _, span, _, _ in tally.moves]
    if len(spans) < 2:
        raise WebError("bench", detail=f"{len(spans)}")
    seen = seen_times(tally)
    paced_p99, empty_p99 = percentile(pace.moves, 99), percentile(pace.empties, 99)
    empty_median = median(pace.empties or [0.0])
    return Measured(
        tables=tables,
        viewers=viewers,
        moves=len(spans),
        seconds=took,
        moves_per_second=len(spans) / took,
        empty_median=median(tally.empties) * 1000,
        move_median=median(spans) * 1000,
        move_p90=percentile(spans, 90) * 1000,
        move_p99=percentile(spans, 99) * 1000,
        move_empties=median(spans) / median(tally.empties),
        seen_median=percentile(seen, 50) * 1000,
        seen_p99=percentile(seen, 99) * 1000,
        server_moves=stored,
        server_per_second=stored / took,
        server_ms=worked / max(1, stored) * 1000,
        wire_median=wire,
        page_median=median(pages) * 1000,
        page_bytes=size,
        paced_per_second=len(pace.moves) / seconds,
        paced_empty_median=empty_median * 1000,
        paced_empty_p99=empty_p99 * 1000,
        paced_move_median=median(pace.moves or [0.0]) * 1000,
        paced_move_p99=paced_p99 * 1000,
        paced_p99_empties=paced_p99 / empty_median if empty_median else 0.0,
        paced_p99_p99s=paced_p99 / empty_p99 if empty_p99 else 0.0,
    )


def percentile(spans: list[float], percent: int) -> float:
    """The value that so many percent do not exceed; nothing was measured: 0."""
    return quantiles(spans, n=100)[percent - 1] if len(spans) > 1 else sum(spans)


def seen_times(tally: Tally) -> list[float]:
    """How long after its request each move was on each viewer's page; what came after the end is left out."""
    spans = []
    for began, _, place, version in tally.moves:
        for viewer in tally.heard.get(place, ()):
            at = bisect_left(viewer, version, key=lambda heard: heard[1])
            if at < len(viewer):
                spans.append(viewer[at][0] - began)
    return spans


@contextmanager
def audience(port: int, cookie: str, games: dict[str, str], viewers: int, tally: Tally) -> Iterator[None]:
    """So many live pages of each table, all in one thread, while the block lasts; it begins when all have been shown
    their table."""
    if not viewers:
        yield
        return
    tally.heard = {place: [[] for _ in range(viewers)] for place in games}
    tally.wire = {game: [] for game in games.values()}
    ready: Future[None] = Future()
    ended = threading.Event()

    async def watch(
        socket: ClientConnection, scale: Scale, game: str, heard: list[tuple[float, int]], page: OpenPage
    ) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = await socket.recv(decode=False)
                at = time.perf_counter()
                tally.wire[game].append(scale.weighed())
                heard.append((at, page.hear(message)))

    async def sit() -> None:
        origin = Origin(f"http://127.0.0.1:{port}")
        async with AsyncExitStack() as sockets, asyncio.TaskGroup() as watching:
            for place, viewer in [(place, viewer) for place, group in tally.heard.items() for viewer in group]:
                url = f"ws://127.0.0.1:{port}{place}/live?deltas=1"
                scale = Scale()
                link = connect(
                    url, additional_headers={"cookie": cookie}, origin=origin, max_size=None, compression=None,
                    extensions=[scale],
                )  # fmt: skip
                socket = await sockets.enter_async_context(link)
                page = OpenPage()
                page.hear(await socket.recv(decode=False))  # the table as it stands
                tally.pages.setdefault(place, page)
                scale.weighed()
                watching.create_task(watch(socket, scale, games[place], viewer, page))
            ready.set_result(None)
            await asyncio.to_thread(ended.wait)
            await sockets.aclose()

    def run() -> None:
        try:
            asyncio.run(sit())
        except Exception as error:
            if not ready.done():
                ready.set_exception(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        try:
            ready.result(START + len(games) * viewers)
        except (OSError, WebSocketException, ExceptionGroup, FutureTimeout) as error:
            raise WebError("bench", detail=f"{type(error).__name__} /live") from error
        yield
    finally:
        ended.set()
        thread.join(START)


def start(folder: Path) -> Server:
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
                return Server(server, port)
        except OSError:
            time.sleep(0.1)
    server.kill()
    raise WebError("bench", detail="palas serve")


def play(port: int, cookie: str, places: list[str], until: float, tally: Tally, viewers: int) -> None:
    """One person who goes from table to table and moves wherever it is his turn, until the time is over and he has
    made a few moves, or all games are over. Between two moves he asks for nothing, which gives the unit."""
    client = Client(port, cookie)
    luck = random.Random(len(places))
    turn = made = 0
    reached: dict[str, int] = {}
    while places and (made < FEW or time.perf_counter() < until):
        place = places[turn % len(places)]
        turn += 1
        now = tally.pages[place].now if viewers else client.data("GET", f"{place}/news?form=view")
        if now["over"]:
            places.remove(place)
        if not now["legal"] or now["version"] < reached.get(place, 0):
            time.sleep(GLANCE if viewers else 0)
            continue
        content = {
            "seat": now["seat"],
            "code": luck.choice(now["legal"]),
            "seen": now["version"],
            "key": f"b-{turn:08d}",
            **({"live": 1} if viewers else {}),  # his own page is one of the viewers
        }
        began = time.perf_counter()
        answer = client.data("POST", f"{place}/act", content)
        took = time.perf_counter() - began
        tally.moves.append((began, took, place, answer["version"]))
        reached[place] = answer["version"]  # until the page shows it, it shows a question that is answered
        began = time.perf_counter()
        client.ask("GET", "/livez").read()
        tally.empties.append(time.perf_counter() - began)
        made += 1


def render_times(client: Client, places: list[str]) -> tuple[list[float], int]:
    """How long a whole table page takes, and how large it is."""
    spans, size = [], 0
    for place in places:
        began = time.perf_counter()
        answer = client.ask("GET", place, packed=True)
        size = len(answer.read())
        spans.append(time.perf_counter() - began)
    return spans, size
