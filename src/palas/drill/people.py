"""People at the tables of a drill: a connection and a cookie each, who move wherever they are asked."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlencode

from palas.drill.house import HOME, PATIENCE
from palas.tables import Hall, SeatWish, Store, TableWish
from palas.web.guests import COOKIE

MAKING = threading.Lock()  # Alembic makes one database at a time in a process
BROKEN = (OSError, http.client.HTTPException)  # what a killed server looks like from outside


@dataclass(frozen=True)
class Answer:
    """What a server said."""

    status: int
    body: bytes
    headers: Mapping[str, str]

    def data(self) -> Any:
        """The body as data."""
        return json.loads(self.body)


class Person:
    """A browser without a face. `source` is the address it comes from: every 127.x.y.z is this machine."""

    def __init__(self, port: int, token: str = "", source: str = HOME, patience: float = PATIENCE) -> None:
        self.port = port
        self.patience = patience
        self.source = source
        self.cookie = f"{COOKIE}={token}" if token else ""
        self.link = self._connect()

    def _connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(HOME, self.port, timeout=self.patience, source_address=(self.source, 0))

    @property
    def token(self) -> str:
        """What the cookie holds."""
        return self.cookie.partition("=")[2]

    def ask(
        self, method: str, path: str, body: bytes | str | None = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """One request. A connection that the server has closed meanwhile is made anew."""
        told = {"accept": "application/json", **(headers or {})}
        if self.cookie:
            told.setdefault("cookie", self.cookie)
        used = self.link.sock is not None
        try:
            answer = self._ask(method, path, body, told)
        except (http.client.RemoteDisconnected, ConnectionError):
            if not used:
                raise
            answer = self._ask(method, path, body, told)  # it had been idle too long
        if answer.status < 400 and (given := answer.headers.get("set-cookie", "")).startswith(f"{COOKIE}="):
            self.cookie = given.partition(";")[0]
        return answer

    def _ask(self, method: str, path: str, body: bytes | str | None, headers: Mapping[str, str]) -> Answer:
        try:
            self.link.request(method, path, body, dict(headers))
            found = self.link.getresponse()
            return Answer(found.status, found.read(), {name.lower(): text for name, text in found.getheaders()})
        except BROKEN:
            self.link.close()
            self.link = self._connect()
            raise

    def send(self, path: str, **fields: object) -> Answer:
        """A request of a program: JSON there and back."""
        return self.ask("POST", path, json.dumps(fields), {"content-type": "application/json"})

    def form(self, path: str, **fields: object) -> Answer:
        """A request of a page without a script: the answer is a redirection, nothing is drawn."""
        headers = {
            "content-type": "application/x-www-form-urlencoded",
            "origin": f"http://{HOME}:{self.port}",
            "accept": "text/html",
        }
        return self.ask("POST", path, urlencode({name: str(value) for name, value in fields.items()}), headers)

    def open(self, game: str, kinds: list[str], **more: object) -> tuple[str, dict[str, str]]:
        """A new table: its id, and the secrets of its links by seat and "watch"."""
        fields = {f"seat{number}": kind for number, kind in enumerate(kinds)}
        told = {"game": game, "nickname": "Ann", "order": "as_listed", "pace": "0", **fields, **more}
        place = self.form("/open", **told).headers["location"]
        path, _, links = place.partition("#")
        return path.split("/")[2], dict(link.split("=", 1) for link in links.split("&") if link)

    def news(self, table: str, seat: int | None = None, since: int | None = None) -> dict[str, Any]:
        """What a program is told of a table."""
        query = "form=view" + (f"&seat={seat}" if seat is not None else "")
        query += f"&since={since}" if since is not None else ""
        answer = self.ask("GET", f"/t/{table}/news?{query}")
        if answer.status != 200:
            raise Refused(answer)
        found: dict[str, Any] = answer.data()
        return found

    def close(self) -> None:
        """Leave."""
        self.link.close()


class Refused(Exception):
    """A plain question of a person at his own table was refused."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer.status} {answer.body[:120]!r}")
        self.answer = answer


@dataclass
class Request:
    """A move as it is sent; the same bytes again must have no second effect."""

    table: str
    seat: int
    code: str
    seen: int
    key: str

    def fields(self) -> dict[str, object]:
        """As the server reads it."""
        return {"seat": self.seat, "code": self.code, "seen": self.seen, "key": self.key}


@dataclass
class Book:
    """One table and what was acknowledged there, as the person remembers it."""

    table: str
    game: str
    acks: dict[str, Request] = field(default_factory=dict)
    pending: Request | None = None
    sent: int = 0
    over: bool = False

    def next_request(self, person: Person, luck: Random) -> Request | None:
        """The move to be sent now: the one without an answer again, or a new one; None where nobody of us is asked."""
        if self.pending is not None:
            return self.pending
        now = person.news(self.table)
        if now["over"]:
            self.over = True
            return None
        if not now["legal"] and now["to_act"]:
            try:  # on one device the next person is asked only when he says that he is there
                now = person.news(self.table, now["to_act"][0])
            except Refused:
                return None
        if not now["legal"]:
            return None
        self.sent += 1
        key = f"{self.table[:8]}-{self.sent:06d}"
        self.pending = Request(self.table, now["seat"], luck.choice(now["legal"]), now["version"], key)
        return self.pending

    def take(self, request: Request) -> None:
        """It was acknowledged."""
        self.acks[request.key] = request
        self.pending = None


def seated(url: str, seed: str, games: list[str], bots: bool = False) -> tuple[str, list[Book]]:
    """A person's token and his new tables, one of each game; he plays all seats that no bot plays."""
    with hall_of(url) as hall:
        token = newcomer(hall)
        return token, [Book(opened(hall, token, game, f"{seed} {number}", bots), game)
                       for number, game in enumerate(games)]  # fmt: skip


def gathered(url: str, seed: str, games: list[str]) -> list[tuple[str, Book]]:
    """A table of each game, each with a person of its own: that person's token and the table."""
    with hall_of(url) as hall:
        tokens = [newcomer(hall) for _ in games]
        return [(token, Book(opened(hall, token, game, f"{seed} {number}", bots=False), game))
                for number, (token, game) in enumerate(zip(tokens, games, strict=True))]  # fmt: skip


@contextmanager
def hall_of(url: str) -> Iterator[Hall]:
    with MAKING:
        store = Store(url)
    try:
        yield Hall(store)
    finally:
        store.close()


def newcomer(hall: Hall) -> str:
    token = hall.greet(None).new_token
    assert token is not None
    return token


def opened(hall: Hall, token: str, game: str, seed: str, bots: bool) -> str:
    """One more table for him."""
    import palas

    count = min(3, max(palas.game(game).meta.players))
    others = [SeatWish("bot", bot="random") if bots else SeatWish("here") for _ in range(count - 1)]
    wish = TableWish(game, [SeatWish("person", "Ann"), *others], seed=seed, order="as_listed", pace=0.0)
    return hall.open(hall.greet(token).visitor, wish).table_id
