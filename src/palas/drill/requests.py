"""Requests: whatever is sent, nobody gets a crash, nothing is changed, nothing is told that is nobody's business."""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random

import palas
from palas.drill.audit import digest, keys_of
from palas.drill.forgeries import Forgery, Scene, forge
from palas.drill.house import House
from palas.drill.lanes import side_by_side
from palas.drill.people import Book, Person, Refused, Request
from palas.drill.plan import Plan, Tell
from palas.drill.report import Result
from palas.drill.wire import Heard, Wire

LINES = 6  # connections at the same moment
BATCH = 500  # requests between two comparisons of what is stored
FIRST_MOVES = 6


def forged(plan: Plan, tell: Tell) -> Result:
    """All of them, divided among the cores."""
    return side_by_side(plan, plan.size.requests, lambda lane, share: forged_at_one(plan, tell, lane, share))


def forged_at_one(plan: Plan, tell: Tell, lane: int, requests: int) -> Result:
    """Send them to one server at which honest people play on between the batches."""
    result = Result("requests", "forged", {"requests": 0, "crashes": 0, "changes": 0, "leaks": 0})
    luck = plan.luck("requests", lane)
    with tempfile.TemporaryDirectory() as name, House(Path(name), seed=plan.seed) as house:
        house.start()
        party = Party(house, luck)
        file = Path(name) / "palas.db"
        began = time.monotonic()
        number = 0
        while number < requests:
            party.play_on()
            needles = secrets_of(party, file, name)
            before = digest(file)
            batch = [forge(luck, party.scene) for _ in range(min(BATCH, requests - number))]
            send_all(house, batch, needles, result, tell)
            number += len(batch)
            if digest(file) != before:
                result.count("changes")
                result.fault("changed", kinds=", ".join(sorted({forgery.kind for forgery in batch})))
        result.worst("requests_per_second", round(number / (time.monotonic() - began)))
        party.play_on()  # the tables still work
        reordered(party, luck, result)
        for line in house.trouble():
            result.fault("log", line=line)
    return result


class Party:
    """Honest people at one table of each game: Ann has the first seat of each, Ben the others."""

    def __init__(self, house: House, luck: Random) -> None:
        self.luck = luck
        self.ann, self.ben = Person(house.port), Person(house.port)
        stranger = Person(house.port)
        stranger.form("/settings", nickname="Eve", lang="en", theme="")
        self.scene = Scene(f"127.0.0.1:{house.port}", self.ann.token, stranger.token or "nobody")
        self.books = [self.opened(game.meta.id) for game in palas.titles()]

    def opened(self, game: str) -> Book:
        """A new table of a game, some moves later; the forger learns of it."""
        count = min(3, max(palas.game(game).meta.players))
        table, secrets = self.ann.open(game, ["me", *["link"] * (count - 1)])
        for seat in range(1, count):
            self.ben.form(f"/join/{table}", secret=secrets[str(seat)], nickname="Ben")
        self.scene.mine = self.ann.token  # she has it since she opened her first table
        self.scene.seats[table] = 0
        self.scene.secrets += [(table, secret) for secret in secrets.values()]
        book = Book(table, game)
        for _ in range(FIRST_MOVES):
            self.move(book)
        return book

    def forget(self, book: Book) -> None:
        """A game that is over keeps no secrets: whoever asks is told its record, key and all."""
        scene = self.scene
        for known in (scene.seats, scene.legal, scene.version):
            known.pop(book.table, None)
        scene.secrets = [link for link in scene.secrets if link[0] != book.table]
        scene.played = [request for request in scene.played if request.table != book.table]

    def play_on(self) -> None:
        """One honest move at every table; the forger learns what everybody at the table can know."""
        for at, book in enumerate(self.books):
            self.move(book)
            now = self.ann.news(book.table, 0)
            if now["over"]:
                self.forget(book)
                book = self.books[at] = self.opened(book.game)
                now = self.ann.news(book.table, 0)
            self.scene.legal[book.table], self.scene.version[book.table] = now["legal"], now["version"]
            self.scene.codes = sorted({*self.scene.codes, *now["legal"]})[-400:]

    def move(self, book: Book) -> None:
        """Whoever is asked at a table moves."""
        for person, seats in ((self.ann, (0,)), (self.ben, (1, 2))):
            for seat in seats:
                try:
                    now = person.news(book.table, seat)
                except Refused:
                    continue
                if now["legal"] and now["seat"] == seat:
                    request = self.request(book, now)
                    answer = person.send(f"/t/{book.table}/act", **request.fields())
                    if answer.status != 200:
                        raise Refused(answer)
                    if person is self.ann:
                        self.scene.played.append(request)
                    return

    def request(self, book: Book, now: dict[str, object]) -> Request:
        """An honest move."""
        book.sent += 1
        legal, seat, version = now["legal"], now["seat"], now["version"]
        assert isinstance(legal, list)
        assert isinstance(seat, int)
        assert isinstance(version, int)
        return Request(book.table, seat, self.luck.choice(legal), version, f"{book.table[:8]}-{book.sent:06d}")


def secrets_of(party: Party, file: Path, folder: str) -> list[bytes]:
    """What no answer to a forger may hold."""
    words = [*keys_of(file), folder, party.ben.token, "Traceback", "sqlalchemy", 'File "/', "sqlite3."]
    return [word.encode() for word in words if word]


def send_all(house: House, batch: list[Forgery], needles: list[bytes], result: Result, tell: Tell) -> None:
    """Send a batch through several connections at once."""
    lock = threading.Lock()
    waiting = iter(batch)

    def line() -> None:
        wire = Wire(house.port)
        while True:
            with lock:
                forgery = next(waiting, None)
            if forgery is None:
                break
            heard = wire.say(forgery.raw)
            if heard.status in (101, 400, 413, -1) or forgery.kind in ("no-http", "odd-socket"):
                wire.close()
            with lock:
                judge(forgery, heard, needles, result)
                tell()
        wire.close()

    lines = [threading.Thread(target=line, daemon=True) for _ in range(LINES)]
    for thread in lines:
        thread.start()
    for thread in lines:
        thread.join()


def judge(forgery: Forgery, heard: Heard, needles: Iterable[bytes], result: Result) -> None:
    """Is this the answer of a sound server?"""
    result.count("requests")
    if heard.status == -1:
        result.fault("no-answer", kind=forgery.kind)
    elif heard.status not in forgery.sound:
        if heard.status >= 500:
            result.count("crashes")
        request = forgery.raw[:80].decode("latin-1")
        result.fault("wrong-answer", kind=forgery.kind, status=heard.status, request=request)
    found = next((needle for needle in needles if needle in heard.whole), None)
    if found is not None:
        result.count("leaks")
        result.fault("leak", kind=forgery.kind, word=found[:12].decode("latin-1") + "…")


def reordered(party: Party, luck: Random, result: Result) -> None:
    """Moves that overtake each other: sent backwards and all again, each has effect once, in the one order possible."""
    for book in party.books:
        asked = party.ann.news(book.table, 0)
        if not asked["legal"] or asked["seat"] != 0:
            continue
        first = party.request(book, asked)
        later = Request(book.table, 0, luck.choice(asked["legal"]), asked["version"] + 2, first.key + "-later")
        early = party.ann.send(f"/t/{book.table}/act", **later.fields()).status
        made = party.ann.send(f"/t/{book.table}/act", **first.fields()).status
        version = party.ann.news(book.table, 0)["version"]
        again = party.ann.send(f"/t/{book.table}/act", **first.fields()).status
        after = party.ann.news(book.table, 0)["version"]
        result.count("requests", 3)
        if (early, made, again) != (409, 200, 200) or after != version:
            result.fault("reordered", statuses=f"{early}, {made}, {again}", version=f"{version}, {after}")
