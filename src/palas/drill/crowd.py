"""A crowd: many tables in play and watched; how much an attacker within the limits slows other people's moves."""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from statistics import quantiles

from palas.drill.hostile import packs
from palas.drill.house import HOME, House
from palas.drill.kills import text_of, titles
from palas.drill.packs import send_pack
from palas.drill.people import BROKEN, Book, Person, Refused, gathered
from palas.drill.plan import Plan, Tell
from palas.drill.report import Result
from palas.drill.slow import Crowd, Descriptors, addresses, mixed
from palas.web.guests import COOKIE

VIEWERS = 2
HANDS = 6  # people who move at the same moment
AT_LEAST = 2  # moves that everybody tries in a stretch, however slow the machine is
PER_TABLE = 40.0  # seconds between two moves at one table: people think
TWICE = 2.0  # an attacker within the limits at most doubles the 99th percentile
SOCKETS = 60  # that the attacker holds open
TABLES = 29  # full of bots, that he opens: within the limits

Seated = tuple[str, Book]  # a person's token, and the table at which that person plays all seats


def busy(plan: Plan, tell: Tell) -> Result:
    """Four stretches of the same play: alone, with the attacker, alone, with the attacker."""
    result = Result("crowd", "attacked", {"tables": plan.size.tables, "viewers": plan.size.tables * VIEWERS})
    if not addresses():
        result.absent = "no-addresses"
        return result
    count = plan.size.tables
    with (
        Descriptors(count * (VIEWERS + 2) + 500),
        tempfile.TemporaryDirectory() as name,
        House(Path(name), limits=True, workers=1, seed=plan.seed) as house,
    ):
        games = titles()
        wanted = [games[number % len(games)] for number in range(count)]
        tables = gathered(house.url, f"{plan.seed} crowd", wanted)
        house.start()
        spans: dict[bool, list[float]] = {False: [], True: []}
        with viewers(house, tables):
            for stretch in range(4):
                attacked = stretch % 2 == 1
                with attack(house, tables[0][1].table, plan.luck("attack", stretch), attacked, result):
                    spans[attacked] += play(plan, house, tables, result, stretch)
                tell()
        judge(plan, spans, result)
        for line in house.trouble():
            result.fault("log", line=line)
    return result


def judge(plan: Plan, spans: dict[bool, list[float]], result: Result) -> None:
    """The 99th percentiles, and how one stands to the other."""
    result.figures["moves"] = sum(map(len, spans.values()))
    if min(map(len, spans.values())) < 2:
        result.fault("no-moves")
        return
    quiet, loud = (quantiles(spans[attacked], n=100)[98] for attacked in (False, True))
    result.figures["p99_alone_seconds"] = round(quiet, 3)
    result.figures["p99_attacked_seconds"] = round(loud, 3)
    result.figures["ratio"] = round(loud / quiet, 2)
    if plan.size.timed and loud > TWICE * quiet:
        result.fault("slowed", ratio=round(loud / quiet, 2))


# -- honest people ------------------------------------------------------------------------------------------------


def address(number: int) -> str:
    """Every table's people come from an address of their own."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


def play(plan: Plan, house: House, tables: list[Seated], result: Result, stretch: int) -> list[float]:
    """People move in turn at all tables for a while; how long each move took."""
    spans: list[float] = []
    lock = threading.Lock()
    until = time.monotonic() + plan.size.seconds
    pause = PER_TABLE / len(tables) * HANDS if plan.size.timed else 0.0

    def hand(number: int) -> None:
        luck = plan.luck("crowd", stretch, number)
        mine = [(at, *table) for at, table in enumerate(tables) if at % HANDS == number]
        luck.shuffle(mine)
        for turn in range(10_000_000):
            if not mine or (turn >= AT_LEAST and time.monotonic() > until):
                return
            at, token, book = mine[turn % len(mine)]
            span = one_move(house, token, at, book, luck, result)
            with lock:
                spans.extend([span] if span else [])
            time.sleep(max(0.0, luck.uniform(0.5, 1.5) * pause - span))

    hands = [threading.Thread(target=hand, args=(number,), daemon=True) for number in range(HANDS)]
    for thread in hands:
        thread.start()
    for thread in hands:
        thread.join()
    return spans


def one_move(house: House, token: str, at: int, book: Book, luck: Random, result: Result) -> float:
    """A move with its drawn answer, as the page makes it; how long it took, 0 if there was none to make."""
    person = Person(house.port, token, address(at))
    try:
        request = book.next_request(person, luck)
        if request is None:
            return 0.0
        began = time.monotonic()
        answer = person.send(f"/t/{book.table}/act", **request.fields())
        span = time.monotonic() - began
        if answer.status != 200:
            result.fault("move-refused", status=answer.status, again=0, body=text_of(answer))
            return 0.0
        book.take(request)
        return span
    except Refused as error:
        result.fault("move-refused", status=error.answer.status, again=0, body=text_of(error.answer))
    except BROKEN as error:
        result.fault("not-served", kind="crowd", detail=type(error).__name__)
    finally:
        person.close()
    return 0.0


@contextmanager
def viewers(house: House, tables: list[Seated]) -> Iterator[None]:
    """Two live sockets at every table, which read all that comes."""
    gone = threading.Event()
    there = threading.Event()

    async def watch(at: int, token: str, table: str) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException
        from websockets.typing import Origin

        origin = Origin(f"http://{HOME}:{house.port}")
        headers = {"cookie": f"{COOKIE}={token}"}
        with suppress(OSError, WebSocketException):
            async with connect(
                f"ws://{HOME}:{house.port}/t/{table}/live", additional_headers=headers, origin=origin,
                max_size=None, proxy=None, compression=None, local_addr=(address(at), 0),
            ) as live:  # fmt: skip
                async for _ in live:
                    pass

    async def all_of_them() -> None:
        tasks = []
        for at, (token, book) in enumerate(tables):
            tasks += [asyncio.create_task(watch(at, token, book.table)) for _ in range(VIEWERS)]
            await asyncio.sleep(0.01)
        there.set()
        while not gone.is_set():
            await asyncio.sleep(0.2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    thread = threading.Thread(target=lambda: asyncio.run(all_of_them()), daemon=True)
    thread.start()
    there.wait()
    try:
        yield
    finally:
        gone.set()
        thread.join()


# -- the attacker -------------------------------------------------------------------------------------------------


@contextmanager
def attack(house: House, table: str, luck: Random, wanted: bool, result: Result) -> Iterator[None]:
    """Hostile packs, held sockets and tables full of bots, all from one address, as often as its limits allow."""
    if not wanted:
        yield
        return
    source = f"127.66.0.{luck.randrange(1, 250)}"
    own = multiprocessing.get_context("spawn")  # nobody's move waits for the attacker's own reckoning
    gone, attacks = own.Event(), own.Value("i", 0)
    attacker = own.Process(target=harass, args=(house.port, source, gone, attacks), daemon=True)
    attacker.start()
    try:
        with Crowd(house.port, table, mixed(luck), SOCKETS, result, source):
            yield
    finally:
        gone.set()
        attacker.join(90)
        attacker.kill()
        result.count("attacks", attacks.value)


def harass(port: int, source: str, gone: Event, attacks: Synchronized[int]) -> None:
    """What the attacker does in his own process until it is over."""
    person = Person(port, source=source, patience=60)
    for _ in range(TABLES):
        if gone.is_set():
            return
        with suppress(*BROKEN, KeyError):
            person.open("nobility", ["bot:greedy"] * 4)
            attacks.value += 1
    while not gone.is_set():
        for _, content in packs("caylus", 10):
            if gone.wait(0.1):
                return
            with suppress(*BROKEN):
                send_pack(person, "caylus", content)
                attacks.value += 1
