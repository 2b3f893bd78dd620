"""The front of the house does not think: nothing that costs is ever done in the thread of the event loop."""

from __future__ import annotations

import asyncio
import functools
import json
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import jinja2
import multipart
import pytest
import segno
import starlette.responses
from anyio import CapacityLimiter
from markdown_it import MarkdownIt
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket
from steady import PATIENCE, SEED

import palas
from palas.engine import lesson
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.record import Record
from palas.tables import BrokenTable, Hall, SeatWish, Store, Table, TableWish, Visitor
from palas.tables.hashes import visitor_id
from palas.text import bundle_of
from palas.web import books, cards, coach, puzzle_cards, reading, searching, steps, titles
from palas.web.app import make_app
from palas.web.benches import Benches
from palas.web.lines import AT_ONE_TABLE, DEEDS, NEWS, PAGES, READING, THREADS, Lines
from web.conftest import settings_for
from web.test_benches import IDLE
from web.test_server import move
from web.test_trouble import spoil

CHEAP = {"Hall.subscribe", "Hall.changed", "Table.version", "Table.game"}  # a list entry, a number
SMALL = 200  # characters of JSON that anybody may write


class Watch:
    """Looks over the shoulder of everything that costs, and notes what is called where a loop runs."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.seen: set[str] = set()
        self.caught: list[str] = []
        self.own = threading.get_ident()  # the test itself may do what it likes, also where a browser's loop runs

    def over(self, owner: Any, name: str, *, small: Callable[..., bool] = lambda *_: False) -> None:
        """Watch one function; calls that are `small` may be made anywhere."""
        told = f"{getattr(owner, '__name__', owner)}.{name}"
        function = getattr(owner, name)

        @functools.wraps(function)
        def watched(*args: Any, **kwargs: Any) -> Any:
            self.seen.add(told)
            with suppress(RuntimeError):
                asyncio.get_running_loop()
                if threading.get_ident() != self.own and not small(*args):
                    self.caught.append(told)
            return function(*args, **kwargs)

        self.patch.setattr(owner, name, watched)

    def over_all(self, kind: type[Any]) -> None:
        """Watch all public methods of a class."""
        for name, function in vars(kind).items():
            if callable(function) and not name.startswith("_") and f"{kind.__name__}.{name}" not in CHEAP:
                self.over(kind, name)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch(monkeypatch)
    for kind in (Hall, Table, BrokenTable, Store):
        watch.over_all(kind)
    for name in ("at_start", "view", "sentence"):
        watch.over(Game, name)
    for game in palas.titles():
        for name in ("board", "cards"):
            watch.over(type(game), name)
    watch.over(jinja2.Template, "render")
    watch.over(MarkdownIt, "render")
    watch.over(Record, "text")
    watch.over(PalasError, "text")
    watch.over(segno, "make")
    watch.over(multipart.MultipartParser, "__iter__")
    watch.over(Path, "read_text")
    watch.over(starlette.responses.JSONResponse, "render")
    watch.over(WebSocket, "send_json", small=lambda socket, content, *_: len(json.dumps(content)) < SMALL)
    for made_once in (
        bundle_of,
        reading.rules_page,
        reading.makers_page,
        books.parts_of,
        books.picture,
        books.aid_of,
        searching.index,
        titles.picture_of,
        titles.has_cards,
        steps.art_of,
        steps.steps_of,
        lesson.replayed,
        lesson.laid_out,
        coach.explained,
        puzzle_cards.position,
        puzzle_cards.picture,
        cards.album,
    ):
        made_once.cache_clear()
    return watch


def finished_table(hall: Hall, visitor: Visitor) -> str:
    """A game that one person has played to the end for both seats."""
    opened = hall.open(visitor, TableWish("castle", [SeatWish("here")] * 2, seed=SEED, order="as_listed"))
    table = hall.table(opened.table_id)
    luck = Random(1)
    while not table.standing.state.over:
        seat = table.standing.state.to_act[0]
        look = table.look(visitor, seat)
        table.act(visitor, seat, luck.choice(look.legal).code, seen=look.version, key=f"move {look.version}")
    return opened.table_id


def test_whatever_is_asked_nothing_that_costs_runs_on_the_event_loop(hall: Hall, tmp_path: Path, watch: Watch) -> None:
    app = make_app(settings_for(tmp_path), hall)
    app.state.benches = Benches(IDLE)  # one that finds nothing before it is asked for its file
    visited: set[tuple[str, str]] = set()
    with TestClient(app, follow_redirects=False) as client:
        client.headers.update({"origin": "http://testserver", "accept-language": "en"})

        def ask(method: str, path: str, due: int, route: str | None = None, **more: Any) -> Any:
            answer = client.request(method, path.partition("#")[0], **more)
            assert answer.status_code == due, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
            visited.add((method, route or path))
            return answer

        form = {"game": "caylus", "seat0": "me", "seat1": "here", "order": "as_listed", "pace": "0"}
        place = ask("POST", "/open", 303, data=form).headers["location"]
        table = place.split("/t/")[1].split("#")[0].split("/")[0]
        pack = {"pack": ("my.json", json.dumps({"changes": {"income/base": 3}}), "application/json")}
        ask("POST", "/open", 303, data={"game": "caylus", "quick": "1"}, files=pack)
        visitor = Visitor(visitor_id(client.cookies["palas"]))
        over = finished_table(hall, visitor)
        secret = place.split("0=")[1].split("&")[0]
        spectator = place.split("watch=")[1]
        at = "/t/{table:str}"

        def here(method: str, what: str, due: int, id: str = table, **more: Any) -> Any:
            route = at + what.partition("?")[0]
            return ask(method, f"/t/{id}{what}", due, route, **more)

        for path in ("/", "/rules", "/about", "/bots", "/settings", "/livez", "/readyz", "/favicon.ico"):
            ask("GET", path, 200)
        for game in palas.titles():
            for page in ("", "/lesson", "/data", "/cards", "/box"):
                due = 404 if page == "/cards" and game.cards("en") is None else 200
                ask("GET", f"/games/{game.meta.id}{page}", due, "/games/{game:str}" + page)
            ask("GET", f"/games/{game.meta.id}/lesson/rarely", 200, "/games/{game:str}/lesson/{course:str}")
            ask("GET", f"/rules/{game.meta.id}?q=a", 200, "/rules/{game:str}")
            ask("GET", f"/rules/{game.meta.id}/makers", 200, "/rules/{game:str}/makers")
            ask("GET", f"/book/{game.meta.id}", 200, "/book/{game:str}")
            ask("GET", f"/book/{game.meta.id}/table", 200, "/book/{game:str}/{leaf:str}")
            ask("GET", f"/aid/{game.meta.id}", 200, "/aid/{game:str}")
        ask("GET", "/book/caylus/rule/CAY-5.5?part=1", 200, "/book/{game:str}/rule/{rule:str}")
        ask("GET", "/search?q=worker", 200, "/search")
        ask("GET", "/games/caylus/bench", 200, "/games/{game:str}/bench")
        trial = {"changes": {"income/base": 3}, "players": 2, "games": 50}
        bench = ask("POST", "/games/caylus/bench", 200, "/games/{game:str}/bench", json=trial).json()["place"]
        ask("GET", bench, 200, "/games/{game:str}/bench/{bench:str}")
        ask("GET", f"{bench}/file", 404, "/games/{game:str}/bench/{bench:str}/file")
        ask("POST", f"{bench}/stop", 303, "/games/{game:str}/bench/{bench:str}/stop")
        ask("GET", "/puzzles", 200)
        ask("GET", "/puzzles/caylus/1", 200, "/puzzles/{game:str}/{puzzle:str}")
        ask("GET", "/puzzles/caylus/1?answer=", 200)
        ask("POST", "/puzzles/caylus/1/play", 303, "/puzzles/{game:str}/{puzzle:str}/play")
        box = {"entry": "settlers/S01", "changes": {"settlers/S01/max": 5}}
        ask("POST", "/games/nobility/box", 200, "/games/{game:str}/box", json=box)
        ask("POST", "/games/caylus/box/file", 200, "/games/{game:str}/box/file", files=pack)
        ask("GET", "/games/caylus/introduction", 308, "/games/{game:str}/introduction")
        ask("GET", "/games/caylus/lesson?task=2&code=place%20castle", 200, headers={"accept": "application/json"})
        ask("GET", "/metrics", 404)  # for this machine alone, and nobody knows who a test is
        ask("GET", "/static/icon.svg", 200, "/static")
        for what in ("", "/seats", "/news", "/news?form=view", "/replay"):
            here("GET", what, 200)
        here("GET", "/record", 400)
        here("GET", "/replay?n=3", 200, headers={"accept": "application/json"})
        here("GET", "/area?seat=0&of=1", 200)
        here("GET", "/coach?seat=0", 200)
        here("GET", "/rule?part=1&seat=0", 200)
        here("GET", "/aid?seat=0", 200)
        here("GET", "/plan?seat=0", 200)
        here("POST", "/plan", 200, json={"seat": 0, "deed": "play", "plan": json.dumps({"bots": ["", "random"]})})
        here("GET", "/orders?seat=0", 200)
        here("GET", "/orders?seat=0&part=1", 200)
        here("POST", "/orders", 200, json={"seat": 0, "do": "plain", "kind": "forced"})
        here("POST", "/orders", 409, json={"seat": 0, "do": "line", "plan": "{}"})
        here("POST", "/pace", 200, json={"seat": 0, "pace": "0.6", "key": "p" * 16, "seen": 0})
        here("POST", "/hint", 400, json={"seat": 0})  # among people nobody gets one
        ask("GET", "/analysis", 200)
        ask("GET", f"/analysis?table={over}&n=3", 200, "/analysis")
        begin = ask("POST", "/analysis/read", 200, data={"kind": "book", "text": "heirs", "n": "5"}).json()["begin"]
        ask("POST", "/analysis", 200, json={"begin": begin, "deed": "play", "plan": "{}"})
        here("GET", "/result", 303)
        here("GET", "/review", 303)
        ask("GET", f"/t/{over}/cut.svg?n=0&seat=0&how=better&code=none", 404, at + "/cut.svg")
        for what in ("/result", "/review", "/record", "/replay", ""):
            here("GET", what, 200, over)
        for kind, due in (("svg", 200), ("png", 200), ("gif", 404)):
            ask("GET", f"/t/{over}/result.{kind}", due, at + "/result.{kind:str}")
        ask("GET", f"/join/{table}", 200, "/join/{table:str}")
        ask("GET", f"/watch/{table}", 200, "/watch/{table:str}")
        ask("POST", f"/join/{table}/look", 200, "/join/{table:str}/look", json={"secret": secret})
        ask("POST", "/code", 404, data={"code": "ABCD-2345"})
        here("POST", "/code", 303, data={})
        now = client.get(f"/t/{table}/news?form=view").json()
        here("GET", f"/about?seat=0&code={now['legal'][0]}", 200)
        here("GET", "/about?seat=0&code=build%20w_mason", 200)
        deed = {"seat": now["seat"], "code": now["legal"][0], "seen": now["version"], "key": "k" * 16}
        here("POST", "/act", 200, json=deed)
        here("POST", "/act", 422, json={**deed, "key": "l" * 16})
        here("POST", "/undo", 303, data={"seat": now["seat"], "key": "u" * 16})
        here("POST", "/hint", 400, data={"seat": now["seat"]})
        here("POST", "/undo-answer", 400, data={"seat": "0", "yes": "1", "key": "v" * 16})
        here("POST", "/back", 200, json={"seat": 0})
        here("POST", "/talk", 200, json={"text": "Hello"})
        here("GET", "/talk", 200)
        here("POST", "/talk/hush", 400, json={"line": 7, "on": "1"})
        here("POST", "/talk/end", 200, json={"on": "1"})
        here("POST", "/notes", 200, json={"text": "Stone"})
        here("POST", "/ask", 303, data={"nickname": "Eve"})
        here("POST", "/let-in", 400, json={"number": 0, "on": "1"})
        ask("POST", f"/join/{table}", 303, "/join/{table:str}", json={"secret": secret, "nickname": "Ann"})
        ask("POST", f"/watch/{table}", 303, "/watch/{table:str}", json={"secret": spectator})
        here("POST", "/sit", 303, json={"seat": 0})
        here("POST", "/rotate", 303, json={"seat": 0})
        here("POST", "/hand", 303, json={"seat": 1, "to": "bot:random"})
        here("POST", "/branch", 303, json={"n": 1})
        here("POST", "/rematch", 303, over, json={})
        ask("POST", "/qr", 200, json={"link": f"http://testserver/t/{table}#0=x"})
        ask("POST", "/settings", 303, json={"lang": "de", "theme": "", "nickname": "Ann"})
        ask("POST", "/settings/quick", 303, json={"lang": "en"})
        for path in ("/me", "/me/told", "/me/everything", "/enter", "/sw.js", "/palas.webmanifest", "/offline"):
            ask("GET", path, 200)
        ask("GET", "/icon/96.png", 200, "/icon/{size:int}.png")
        ask("GET", "/urgent", 303)
        for path in ("/seek", "/invited"):
            ask("GET", path, 200)
        ask("POST", "/invited", 400, data={"secret": "nonsense"})
        group = ask("POST", "/g", 303, data={"name": "Wednesday"}).headers["location"]
        ask("GET", group, 200, "/g/{group:str}")
        ask("GET", "/g/nobody", 200, "/g/{group:str}")
        ask("POST", group, 303, "/g/{group:str}", data={"do": "renew"})
        here("POST", "/close", 303, data={})
        here("POST", "/wake", 303, data={})
        here("POST", "/stand-in", 400, data={"seat": "0"})
        ask("POST", "/me/holiday", 303, data={"from": "2026-12-20", "to": "2027-01-06"})
        ask("POST", "/me/holiday", 400, data={"from": "never", "to": ""})
        here("POST", "/leave", 403, data={"seat": "1"})
        ask("GET", "/p/nobody", 404, "/p/{secret:str}")
        ask("POST", "/me/share", 303, data={"on": "1"})
        ask("POST", "/me/told", 303, data={"do": "pace", "table": table, "pace": "later"})
        ask("POST", "/me/devices", 200, json={"do": "code"})
        ask("POST", "/enter", 400, data={"code": "nonsense"})
        ask("POST", "/passkey", 200, json={"do": "ask"})
        for method in ("GET", "POST"):
            ask(method, "/confirm/way/mark", 400, "/confirm/{way:str}/{mark:str}")
            ask(method, "/quiet/way/-/mark", 400, "/quiet/{way:str}/{table:str}/{mark:str}")
        with client.websocket_connect(f"/t/{table}/live", headers={"origin": "http://testserver"}) as socket:
            assert socket.receive_json()["fragments"]
            socket.send_text("ping")
            assert socket.receive_json() == {"pong": 1}
        visited.add(("WS", at + "/live"))
        broken = client.post("/open", data=form).headers["location"].split("/t/")[1].split("#")[0]
        assert move(client, broken).status_code == 200
        spoil(hall, broken)
        for what in ("", "/seats"):
            here("GET", what, 409, broken)
        here("GET", "/kept", 200, broken)
        here("POST", "/decide", 303, broken, data={"choice": "go-on"})
        ask("POST", "/me/delete", 400, data={})
        ask("POST", "/me/delete", 303, data={"sure": "1"})
        ask("GET", "/nowhere", 404)
        ask("GET", "/nowhere", 404, headers={"accept": "application/json"})
        ask("DELETE", "/", 405)
    routes: set[tuple[str, str]] = set()
    for route in app.routes:
        if isinstance(route, Route):
            routes |= {(method, route.path) for method in (route.methods or set()) - {"HEAD"}}
        else:
            assert isinstance(route, WebSocketRoute | Mount)
            routes.add(("WS" if isinstance(route, WebSocketRoute) else "GET", route.path))
    assert routes <= visited, "every route is asked here"
    assert {
        "Template.render",
        "Store.reading",
        "Store.writing",
        "Table.act",
        "Caylus.board",
        "Record.text",
    } <= watch.seen
    assert sorted(set(watch.caught)) == []


# -- lines --------------------------------------------------------------------------------------------------------


def test_every_route_that_thinks_waits_in_a_line(hall: Hall, tmp_path: Path) -> None:
    app = make_app(settings_for(tmp_path), hall)
    free = {"/livez", "/favicon.ico", "/static"}
    for route in app.routes:
        endpoint = getattr(route, "endpoint", None)
        assert route.path in free or hasattr(endpoint, "__wrapped__"), route.path


def test_readers_of_rules_do_not_hold_up_a_move(guest: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many more readers than there are threads in all, none of whom is done before the move is made."""
    form = {"game": "caylus", "seat0": "me", "seat1": "here", "order": "as_listed"}
    table = guest.post("/open", data=form).headers["location"].split("/t/")[1].split("#")[0]
    moved = threading.Event()
    begun = threading.Semaphore(0)
    usual = reading.rulebook

    def slow(game: str, lang: str) -> Any:
        begun.release()
        assert moved.wait(PATIENCE)
        return usual(game, lang)

    monkeypatch.setattr(reading, "rulebook", slow)
    with_answer: list[int] = []

    def read() -> None:
        with_answer.append(guest.get("/rules/castle?q=a").status_code)

    readers = [threading.Thread(target=read) for _ in range(60)]
    for reader in readers:
        reader.start()
    for _ in range(THREADS[READING]):
        assert begun.acquire(timeout=PATIENCE)
    try:
        now = guest.get(f"/t/{table}/news?form=view").json()
        deed = {"seat": now["seat"], "code": now["legal"][0], "seen": now["version"], "key": "k" * 16}
        assert guest.post(f"/t/{table}/act", json=deed).status_code == 200
        assert guest.get(f"/t/{table}").status_code == 200
        assert not with_answer, "the readers still wait, and nobody waited for them"
    finally:
        moved.set()
        for reader in readers:
            reader.join(PATIENCE)
    assert with_answer == [200] * 60


def test_requests_to_one_table_do_not_hold_up_another(guest: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    form = {"game": "castle", "seat0": "me", "seat1": "here", "order": "as_listed"}
    slow_one, other = (guest.post("/open", data=form).headers["location"].split("/t/")[1].split("#")[0] for _ in "ab")
    done = threading.Event()
    begun = threading.Semaphore(0)
    usual = Table.seats_of

    def seats_of(table: Table, *args: Any) -> Any:
        if table.id == slow_one:
            begun.release()
            assert done.wait(PATIENCE)
        return usual(table, *args)

    monkeypatch.setattr(Table, "seats_of", seats_of)
    answers: list[int] = []
    crowd = [
        threading.Thread(target=lambda: answers.append(guest.get(f"/t/{slow_one}").status_code)) for _ in range(30)
    ]
    for one in crowd:
        one.start()
    for _ in range(AT_ONE_TABLE[PAGES]):
        assert begun.acquire(timeout=PATIENCE)
    try:
        assert guest.get(f"/t/{other}").status_code == 200
        assert not answers
    finally:
        done.set()
        for one in crowd:
            one.join(PATIENCE)
    assert answers == [200] * 30


def test_a_table_has_one_queue_in_each_line_and_it_goes_with_those_who_wait() -> None:
    lines = Lines()
    places = [lines.place(line, "abc") for line in (DEEDS, NEWS, PAGES)]
    assert len({place.queue for place in places}) == 3
    assert lines.place(DEEDS, "abc").queue is places[0].queue
    assert lines.place(DEEDS, "abd").queue is not places[0].queue
    assert all(
        isinstance(place.line, CapacityLimiter) and place.line.total_tokens > AT_ONE_TABLE[NEWS] for place in places
    )
    del places
    assert not lines._queues
