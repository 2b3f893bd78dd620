"""Paired worlds: tables that differ only in what a seat may not know give it, and spectators, the same bytes."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.parse import quote_plus

import palas
from palas.arena.pool import leave_interrupts_to_the_parent
from palas.drill.house import HOME, House
from palas.drill.people import Answer, Person
from palas.drill.plan import Plan, Tell
from palas.drill.report import Result
from palas.drill.twins import Twins, twins
from palas.engine.game import Game
from palas.tables import BotPool, Hall, Store
from palas.text import LANGUAGES
from palas.web.app import make_app
from palas.web.guests import COOKIE
from palas.web.settings import Settings

MARK = re.compile(rb'data-mark="\w*"|"mark":"\w*"')  # made from all that a page shows, its own address included
TOGETHER = 6  # worlds of one game that are compared with each other: one pair less
ERRAND = 40  # pairs that a helper process compares before it reports
BARREN = 400  # so many games without anything hidden mean that there is nothing


def hidden_games() -> list[Game]:
    """The games in which somebody knows more than others."""
    return [game for game in palas.titles() if not game.open_information]


def unit_of(game: str) -> Callable[[Plan, Tell], Result]:
    """The worlds of one game."""

    def run(plan: Plan, tell: Tell) -> Result:
        return compare_all(plan, game, tell)

    return run


def compare_all(plan: Plan, game: str, tell: Tell) -> Result:
    """The mass of the pairs in the server's own code without sockets, on all cores; a sample through real sockets."""
    result = Result("worlds", game, {"pairs": 0, "live_pairs": 0, "answers": 0, "leaks": 0})
    live = min(plan.size.live_worlds, plan.size.worlds)
    live_sample(plan, game, live, result, tell)
    rest = max(0, plan.size.worlds - live)
    errands = [(plan, game, number, min(ERRAND, rest - at)) for number, at in enumerate(range(0, rest, ERRAND))]
    if plan.jobs == 1 or len(errands) < 2:
        for errand in errands:
            take(result, errand_of(errand), tell)
    else:
        with ProcessPoolExecutor(plan.jobs, initializer=leave_interrupts_to_the_parent) as pool:
            for found in pool.map(errand_of, errands):
                take(result, found, tell)
    return result


def take(result: Result, found: Result, tell: Tell) -> None:
    """What a helper found."""
    for _ in range(int(found.figures["pairs"])):
        tell()
    result.join(found)


def groups(game: str, luck: Random, pairs: int) -> Iterator[Twins]:
    """Groups of worlds until there are so many pairs."""
    found = barren = 0
    while found < pairs and barren < BARREN:
        made = twins(palas.game(game), luck, min(TOGETHER, pairs - found + 1))
        barren = 0 if made else barren + 1
        if made is not None:
            found += len(made.records) - 1
            yield made


@dataclass(frozen=True)
class Eyes:
    """Two people who look at all worlds of a group: one has the seat, one only watches."""

    player: str  # their tokens
    watcher: str

    def sit(self, hall: Hall, group: Twins) -> list[str]:
        """Open the worlds of a group as tables, and sit down at all of them."""
        tables = []
        for text in group.records:
            opened = hall.import_table(text)
            table = hall.table(opened.table_id)
            table.join(hall.greet(self.player).visitor, opened.secrets[group.seat], "Ann")
            table.watch(hall.greet(self.watcher).visitor, opened.watch)
            tables.append(opened.table_id)
        return tables


def eyes(hall: Hall) -> Eyes:
    """Two new people."""
    tokens = [hall.greet(None).new_token for _ in range(2)]
    return Eyes(*(token for token in tokens if token))


def compare(said: list[tuple[str, bytes]], result: Result, game: str, path: str) -> None:
    """What the tables of a group answered, only their names taken out, is the same."""
    bodies = [MARK.sub(b"", body.replace(table.encode(), b"TABLE")) for table, body in said]
    result.count("answers", len(bodies))
    for body in bodies[1:]:
        if body != bodies[0]:
            result.count("leaks")
            result.fault("worlds", kind=path.partition("?")[0] or "/", game=game, detail=difference(bodies[0], body))


def difference(one: bytes, other: bytes) -> str:
    """Where two answers part."""
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return " | ".join(body[max(0, at - 40) : at + 40].decode("utf-8", "replace") for body in (one, other))


# -- the mass -----------------------------------------------------------------------------------------------------


def errand_of(errand: tuple[Plan, str, int, int]) -> Result:
    """Some pairs of one game, compared in this process."""
    plan, game, number, pairs = errand
    return asyncio.run(compare_here(game, plan.luck("worlds", game, number), pairs))


async def compare_here(game: str, luck: Random, pairs: int) -> Result:
    """Through all of the server but its socket."""
    result = Result("worlds", game, {"pairs": 0, "answers": 0, "leaks": 0})
    with tempfile.TemporaryDirectory() as name:
        store = Store(f"sqlite:///{name}/palas.db")
        hall = Hall(store, bots=BotPool(workers=0))
        app = make_app(Settings(data=Path(name), limits=False), hall)
        people = eyes(hall)
        for group in groups(game, luck, pairs):
            tables = people.sit(hall, group)
            lang, shape = luck.choice(LANGUAGES), luck.choice(("desktop", "phone"))
            moment = luck.randrange(group.entries + 1)
            common = ("", f"/replay?n={moment}", "/news?form=view")
            rare = (f"/about?code={quote_plus(luck.choice(group.codes))}", "/seats", "/record")
            for token, paths in ((people.player, (*common, *rare)), (people.watcher, common)):
                for path in paths:
                    said = [(table, await whispered(app, f"/t/{table}{path}", token, lang, shape)) for table in tables]
                    compare(said, result, game, path)
            result.count("pairs", len(tables) - 1)
        store.close()
    return result


async def whispered(app: Callable[..., object], path: str, token: str, lang: str, shape: str) -> bytes:
    """The whole answer to a GET, asked of the application itself."""
    place, _, query = path.partition("?")
    cookies = f"{COOKIE}={token}; palas_shape={shape}"
    headers = {"host": HOME, "accept-language": lang, "cookie": cookies}
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": place, "raw_path": place.encode(), "query_string": query.encode(), "root_path": "",
        "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
        "client": (HOME, 1), "server": (HOME, 80),
    }  # fmt: skip
    said: list[bytes] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, object]) -> None:
        if message["type"] == "http.response.start":
            said.append(f"{message['status']} {message['headers']}\n".encode())
        else:
            body = message.get("body", b"")
            assert isinstance(body, bytes)
            said.append(body)

    await app(scope, receive, send)  # type: ignore[misc]
    return b"".join(said)


# -- the sample ---------------------------------------------------------------------------------------------------


def live_sample(plan: Plan, game: str, pairs: int, result: Result, tell: Tell) -> None:
    """Some pairs through a real server: every page and channel, both languages and shapes, the live socket too."""
    with tempfile.TemporaryDirectory() as name, House(Path(name), seed=plan.seed) as house:
        store = Store(house.url)
        hall = Hall(store)
        people = eyes(hall)
        found = [(group, people.sit(hall, group)) for group in groups(game, plan.luck("live", game), pairs)]
        store.close()
        house.start()
        for group, tables in found:
            abouts = [f"/about?code={quote_plus(code)}" for code in group.codes]
            paths = ["", "/news", "/news?form=view", "/replay", "/replay?n=3", "/seats", "/record", "/result", *abouts]
            for token in (people.player, people.watcher):
                person = Person(house.port, token)
                for lang in LANGUAGES:
                    for path in paths:
                        said = [(table, loud(person, f"/t/{table}{path}", lang)) for table in tables]
                        compare(said, result, game, path)
                    said = [(table, first_news(house, table, token, lang)) for table in tables]
                    compare(said, result, game, "/live")
                person.close()
            result.count("live_pairs", len(tables) - 1)
            result.count("pairs", len(tables) - 1)
            for _ in tables[1:]:
                tell()
        for line in house.trouble():
            result.fault("log", line=line)


def loud(person: Person, path: str, lang: str) -> bytes:
    """The answer of a real server, without what is different every second."""
    answer: Answer = person.ask("GET", path, headers={"accept-language": lang, "accept": "text/html"})
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return f"{answer.status} {headers}\n".encode() + answer.body


def first_news(house: House, table: str, token: str, lang: str) -> bytes:
    """What the live socket says as soon as it is open."""
    from websockets.sync.client import connect
    from websockets.typing import Origin

    headers = {"cookie": f"{COOKIE}={token}", "accept-language": lang}
    address = f"{HOME}:{house.port}"
    with connect(
        f"ws://{address}/t/{table}/live", additional_headers=headers, origin=Origin(f"http://{address}"),
        max_size=None, proxy=None,
    ) as live:  # fmt: skip
        said = live.recv()
    return said.encode() if isinstance(said, str) else said
