"""The bench: a changed box beside the printed one, in games that bots play in a process of their own, behind everybody.

One process plays at a time, a visitor has one bench, and the same wish gives the same figures: they are kept. Where
several processes serve, each tells the others of its benches.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import threading
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from palas.arena.boxes import Compared, Told, Wish
from palas.engine.game import Game
from palas.engine.packs.paths import NOTHING, look_up
from palas.engine.structs import ready
from palas.tables import StoreError
from palas.web.bench_board import Board, Note
from palas.web.bench_figures import figures_of
from palas.web.guests import Guest, data, go, guest_of, page, poster_of, thread, wants_json
from palas.web.own_box import shelves
from palas.web.rates import household_of
from palas.web.templates import render
from palas.web.titles import found_game
from palas.web.uploads import Uploads
from palas.web.words import WORDS, WebError

GAMES = (50, 200, 400)
LARGEST = 200_000  # bytes of the changes that a page sends
KEPT = 32  # benches
WAITING = 4  # that wait for their turn
AGAIN = 60.0  # seconds after which one that waits says so again
FEWEST = 3  # games after which the time left is guessed
SHOWN = 40  # changes that a page lists


@dataclass
class Bench:
    """A comparison that waits, runs or is there."""

    id: str
    wish: Wish
    owner: str
    found: Compared | None = None
    problem: dict[str, str] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None
    began: float = 0.0
    stopped: bool = False
    ended: bool = False

    @property
    def played(self) -> int:
        """Games played so far with each box."""
        return self.found.played if self.found is not None else 0

    def left(self) -> int | None:
        """Seconds that it will take still, as far as one can tell."""
        if self.ended or self.played < FEWEST or not self.began:
            return None
        return round((time.monotonic() - self.began) / self.played * (self.wish.games - self.played))

    def note(self) -> Note:
        """What others are told of it."""
        seconds = time.monotonic() - self.began if self.began else 0.0
        return Note(self.id, self.owner, self.wish, self.found, self.problem, seconds, self.stopped, self.ended)


def elsewhere(note: Note) -> Bench:
    """A bench in another process, as it told of it."""
    began = time.monotonic() - note.seconds if note.seconds else 0.0
    return Bench(note.id, note.wish, note.owner, note.found, note.problem, None, began, note.stopped, note.ended)


class Benches:
    """Who compares what. It may ask the database, so it is asked beside the event loop."""

    def __init__(self, command: list[str] | None = None, board: Board | None = None) -> None:
        self.board = board
        self.command = command or [sys.executable, "-m", "palas.arena.boxes"]
        self._known: OrderedDict[str, Bench] = OrderedDict()
        self._lock = threading.Lock()
        self._turn = threading.Lock()

    def start(self, owner: str, wish: Wish) -> Bench:
        """Compare; the same wish again shows the same bench, and another one of this visitor ends."""
        id = hashlib.sha256(msgspec.json.encode(wish, order="sorted")).hexdigest()[:16]
        with self._lock:
            known = self._known.get(id)
            if known is not None and not known.stopped and not known.problem:
                self._known.move_to_end(id)
                return known
        note = self.board.read(id) if self.board is not None else None
        if note is not None and not note.stopped and not note.problem:
            return elsewhere(note)
        with self._lock:
            for other in self._known.values():
                if other.owner == owner and not other.ended:
                    self._end(other)
            if sum(not one.ended for one in self._known.values()) >= WAITING:
                raise WebError("bench-busy", status=503)
            bench = self._known[id] = Bench(id, wish, owner)
            self._known.move_to_end(id)
            while len(self._known) > KEPT:
                self._end(self._known.popitem(last=False)[1])
        if self.board is not None:
            with suppress(StoreError):  # then the others know nothing of it
                self.board.begin(bench.note())
        threading.Thread(target=self._run, args=(bench,), name="palas-bench", daemon=True).start()
        return bench

    def find(self, id: str, game: str) -> Bench:
        """A bench by its id."""
        with self._lock:
            bench = self._known.get(id)
        if (bench is None or bench.ended) and self.board is not None and (note := self.board.read(id)) is not None:
            bench = elsewhere(note)
        if bench is None or bench.wish.game != game:
            raise WebError("no-page", status=404)
        return bench

    def stop(self, bench: Bench, owner: str) -> None:
        """End it; what was found so far stays."""
        if bench.owner != owner:
            raise WebError("bench-others", status=403)
        with self._lock:
            self._end(bench)
            here = self._known.get(bench.id) is bench
        if here:
            self._tell(bench)
        elif self.board is not None:
            self.board.stop(bench.id)

    def close(self) -> None:
        """End everything: the server stops."""
        with self._lock:
            open_ones = [bench for bench in self._known.values() if not bench.ended]
            for bench in open_ones:
                self._end(bench)
        for bench in open_ones:
            self._tell(bench)

    def _tell(self, bench: Bench) -> None:
        """Tell the others how far it is; end it if one of them was asked to."""
        if self.board is not None:
            with suppress(StoreError):
                if self.board.tell(bench.note()):
                    with self._lock:
                        self._end(bench)

    def _end(self, bench: Bench) -> None:
        if not bench.ended:
            bench.stopped = bench.ended = True
            if bench.process is not None:
                bench.process.terminate()

    def _run(self, bench: Bench) -> None:
        path = os.pathsep.join(part for part in sys.path if part)
        while not self._turn.acquire(timeout=AGAIN):
            self._tell(bench)
        try:
            self._play(bench, path)
        finally:
            self._turn.release()
            self._tell(bench)

    def _play(self, bench: Bench, path: str) -> None:
        try:
            with self._lock:
                if bench.ended:
                    return
                bench.began = time.monotonic()
                bench.process = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                    env={**os.environ, "PYTHONPATH": path}, process_group=0,
                )  # fmt: skip
            with bench.process as process:
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(bench.wish))
                process.stdin.close()
                for line in process.stdout:
                    told = msgspec.json.decode(line, type=Told)
                    bench.found, bench.problem = told.found or bench.found, told.problem
                    self._tell(bench)
        except (OSError, msgspec.MsgspecError):
            pass
        with self._lock:
            if not bench.stopped and not bench.problem and bench.played < bench.wish.games:
                bench.problem = {"": ""}
            bench.ended = True


# -- pages ----------------------------------------------------------------------------------------------------------


async def show(request: Request) -> Response:
    """The bench before anything runs: what was changed is in the browser."""
    guest = await guest_of(request)
    game = box_of(request)
    return await thread(bench_page, request, guest, game, None)


async def start(request: Request) -> Response:
    """Begin; the changes are checked in a worker first."""
    guest = await poster_of(request, "bench")
    game = box_of(request)
    body = await request.body()
    if len(body) > LARGEST:
        raise WebError("bad-request", status=413)
    uploads: Uploads = request.app.state.uploads
    wish = await thread(wish_of, body, game)
    pack = msgspec.json.encode({"game": game.meta.id, "changes": wish.changes})
    changes = await uploads.changes(household_of(request), pack, "box.json", game.meta.id) if wish.changes else {}
    checked = Wish(wish.game, changes, wish.players, wish.games, wish.seed)
    bench = await thread(benches_of(request).start, owner_of(guest), checked)
    return await thread(data, request, guest, {"place": f"/games/{game.meta.id}/bench/{bench.id}"})


async def running(request: Request) -> Response:
    """How far it is and what was found so far: a page, or for our client the part of it that changes."""
    guest = await guest_of(request)
    game = box_of(request)
    bench = await thread(benches_of(request).find, request.path_params["bench"], game.meta.id)

    def make() -> Response:
        if wants_json(request):
            html = render("_bench.html", guest, **values_of(game, bench, guest))
            return data(request, guest, {"html": html, "ended": bench.ended})
        return bench_page(request, guest, game, bench)

    return await thread(make)


async def stop(request: Request) -> Response:
    """End it."""
    guest = await poster_of(request, "act")
    game = box_of(request)
    benches = benches_of(request)
    bench = await thread(benches.find, request.path_params["bench"], game.meta.id)
    await thread(benches.stop, bench, owner_of(guest))
    return go(request, guest, f"/games/{game.meta.id}/bench/{bench.id}")


async def file(request: Request) -> Response:
    """The figures as a file, with seeds and version."""
    game = box_of(request)
    bench = await thread(benches_of(request).find, request.path_params["bench"], game.meta.id)
    if bench.found is None:
        raise WebError("bench-early", status=404)
    name = f"{game.meta.id}-bench-{bench.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    found = bench.found
    return await thread(
        lambda: Response(
            msgspec.json.format(msgspec.json.encode(found)), media_type="application/json", headers=headers
        )
    )


def box_of(request: Request) -> Game:
    """The game of the address, if its box can be changed."""
    game = found_game(request.path_params["game"])
    if not game.data or not game.schema:
        raise WebError("no-page", status=404)
    return game


def benches_of(request: Request) -> Benches:
    """The benches of this server."""
    benches: Benches = request.app.state.benches
    return benches


def owner_of(guest: Guest) -> str:
    """Whose bench it is."""
    return guest.visitor.id if guest.visitor is not None else ""


class Sent(msgspec.Struct):
    """What a page wishes."""

    changes: dict[str, Any]
    players: int
    games: int


ready(Sent)


def wish_of(body: bytes, game: Game) -> Wish:
    """The wish that a page has sent."""
    try:
        sent = msgspec.json.decode(body, type=Sent)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise WebError("bad-request") from error
    if sent.players not in game.meta.players or sent.games not in GAMES:
        raise WebError("bad-request")
    return Wish(game.meta.id, sent.changes, sent.players, sent.games)


def bench_page(request: Request, guest: Guest, game: Game, bench: Bench | None) -> Response:
    """The whole page."""
    return page(
        request, guest, "bench.html", here="games", game=game.meta.id, title=game.meta.titles[guest.lang],
        counts=game.meta.players, usual=bench.wish.players if bench else min(3, game.meta.players[-1]), sizes=GAMES,
        size=bench.wish.games if bench else GAMES[1], bench=bench,
        part=render("_bench.html", guest, **values_of(game, bench, guest)) if bench else "",
        changes=changes_of(game, bench.wish.changes, guest.lang) if bench else [],
        pack=pack_of(game, bench.wish.changes) if bench else "",
    )  # fmt: skip


def values_of(game: Game, bench: Bench, guest: Guest) -> dict[str, Any]:
    """What the part of the page that changes needs."""
    problem = bench.problem.get(guest.lang) or (guest.say("bench-failed") if bench.problem else "")
    figures = figures_of(game, bench.found, guest) if bench.found is not None else None
    return {
        "game": game.meta.id, "bench": bench, "problem": problem, "figures": figures, "left": bench.left(),
        "mine": bool(guest.visitor and guest.visitor.id == bench.owner),
    }  # fmt: skip


@dataclass(frozen=True)
class Change:
    """A changed figure in words."""

    entry: str
    label: str
    before: str
    after: str


def changes_of(game: Game, changes: dict[str, Any], lang: str) -> list[Change]:
    """What differs from the printed box."""
    entries = {entry.path: entry.name for shelf in shelves(game, lang) for entry in shelf.entries}
    found = []
    for path, value in list(changes.items())[:SHOWN]:
        entry = max((known for known in entries if path == known or path.startswith(f"{known}/")), key=len, default="")
        key = next((step for step in reversed(path.split("/")) if not step.isdecimal()), path)
        label = WORDS.say(lang, f"field-{key}") if WORDS.has(lang, f"field-{key}") else key.replace("_", " ")
        found.append(Change(entries.get(entry, path), label, short(look_up(game.data, path), lang), short(value, lang)))
    return found


def short(value: Any, lang: str) -> str:
    """A value as it is read."""
    if value is NOTHING or value is None:
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{worded(key, lang)} {short(amount, lang)}" for key, amount in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(short(one, lang) for one in value) or "–"
    return worded(value, lang) if isinstance(value, str) else str(value).lower()


def worded(word: str, lang: str) -> str:
    """A word of the box."""
    return WORDS.say(lang, f"value-{word}") if WORDS.has(lang, f"value-{word}") else word[:60]


def pack_of(game: Game, changes: dict[str, Any]) -> str:
    """The changes as a file, for a table with this box."""
    return msgspec.json.encode({"game": game.meta.id, "note": "", "changes": changes}).decode()
