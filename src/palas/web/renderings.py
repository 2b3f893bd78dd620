"""One rendering for all who see the same: tabs, long polls and the answer to a move share what was drawn once.

What a page shows depends on the table's version and on its `Sight` and on nothing else: the renderer is given a guest
who is nobody in particular. Whoever comes first has it made beside the event loop, the others wait for that.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from math import inf
from threading import Lock

import msgspec
from markupsafe import Markup
from starlette.requests import HTTPConnection

from palas.tables import Glance, Look, Table, UndoKind, Visitor
from palas.web.guests import Guest, thread
from palas.web.looks import Chair, chron_of, seated, table_fragments, title_of
from palas.web.metrics import Metrics

LARGEST = 16_000_000  # characters that are kept in all
CLOCK_SECONDS = 1.0  # a drawing with a running clock is not given to anybody later than this


@dataclass(frozen=True)
class Sight:
    """All on which a drawn table depends besides its version. Who has the same sight sees the same."""

    table: str
    seat: int | None
    mine: tuple[int, ...]
    curtain: int | None
    undo: UndoKind
    lang: str
    shape: str
    named: bool  # whoever has told his name is not asked for it


def sight_of(chair: Chair, glance: Glance, guest: Guest) -> Sight:
    """From where and how a guest looks at a table."""
    curtain = chair.curtain.seat if chair.curtain is not None else None
    return Sight(
        glance.table_id, chair.seat, chair.mine, curtain, glance.undo, guest.lang, guest.shape, bool(guest.name)
    )  # fmt: skip


def anybody(sight: Sight) -> Guest:
    """Any guest with this sight."""
    return Guest(Visitor("", nickname="*" if sight.named else ""), None, sight.lang, "", sight.shape)


@dataclass(frozen=True)
class Drawn:
    """Fragments of a page, with a mark for each by which a change is noticed; of a table also what was seen there."""

    fragments: Mapping[str, Markup]
    marks: Mapping[str, bytes]
    texts: Mapping[str, str]  # the fragments as JSON
    look: Look | None
    until: float  # when it is too old, by the clock of this process
    messages: dict[tuple[bytes, ...], str] = field(default_factory=dict)  # of a table: what pages were told of it

    @property
    def size(self) -> int:
        """How many characters it holds."""
        return sum(len(html) for made in (self.fragments, self.texts) for html in made.values())


def drawn(fragments: Mapping[str, Markup], look: Look | None = None) -> Drawn:
    """These fragments, marked."""
    marks = {name: blake2b(html.encode(), digest_size=16).digest() for name, html in fragments.items()}
    texts = {name: msgspec.json.encode(str(html)).decode() for name, html in fragments.items()}
    ticks = look is not None and any(reading.running for reading in look.clocks)
    return Drawn(fragments, marks, texts, look, time.monotonic() + CLOCK_SECONDS if ticks else inf)


@dataclass
class Kept:
    """What was made, or is being made, for a version of a table."""

    version: int
    made: Future[Drawn]

    def serves(self, version: int) -> bool:
        """May somebody who asks now have this one?"""
        if self.version != version:
            return False
        if not self.made.done():
            return True
        return self.made.exception() is None and time.monotonic() < self.made.result().until


@dataclass(frozen=True)
class Shown:
    """A whole page of a table for somebody: its fragments and what is seen there, which is the same for many."""

    look: Look
    chair: Chair
    fragments: Mapping[str, Markup]
    marks: Mapping[str, bytes]
    texts: Mapping[str, str]
    messages: dict[tuple[bytes, ...], str]

    def news(self, known: Mapping[str, bytes], lang: str) -> str:
        """What a page is told that shows fragments with these marks, as JSON; the same text for all who are told it."""
        fresh = {name: mark for name, mark in self.marks.items() if known.get(name) != mark}
        key = tuple(fresh.values())
        if key not in self.messages:
            self.messages[key] = self.message(fresh, lang)
        return self.messages[key]

    def message(self, names: Iterable[str], lang: str) -> str:
        """The state of the table and these fragments."""
        look = self.look
        told = {
            "version": look.version,
            "seat": look.seat,
            "turn": bool(look.legal),
            "over": look.over,
            "title": f"{title_of(look, lang)} · Palas",
        }
        fresh = [f'"{name}":{self.texts[name]}' for name in names]
        return f'{msgspec.json.encode(told).decode().removesuffix("}")},"fragments":{{{",".join(fresh)}}}}}'


class Renderings:
    """The drawings of all tables: the last of each sight is kept while there is room."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self.size = 0
        self.lock = Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    async def show(self, find: Callable[[], Table], guest: Guest, wish: int | None, since: int | None) -> Shown:
        """The page of a table for a guest. Raises when he may not look at all."""

        def glance() -> tuple[Table, Chair, Glance]:
            table = find()
            return table, *seated(table, guest, wish)

        table, chair, seen = await thread(glance)
        sight = sight_of(chair, seen, guest)
        made = await self.once("table", sight, seen.version, partial(draw_table, table, seen, chair, sight))
        look = made.look
        assert look is not None
        first_new = look.changed_since(since) if since is not None else look.entries + 1
        log = (sight.table, sight.seat, sight.lang, first_new)
        chron = await self.once("log", log, look.version, partial(draw_log, look, anybody(sight), first_new))
        return Shown(
            look, chair, {**made.fragments, **chron.fragments}, {**made.marks, **chron.marks},
            {**made.texts, **chron.texts}, made.messages,
        )  # fmt: skip

    async def once(self, part: str, sight: Hashable, version: int, make: Callable[[], Drawn]) -> Drawn:
        """What `make` makes, made once for all who ask for the same."""
        with self.lock:
            kept = self.kept.get(sight)
            shared = kept is not None and kept.serves(version)
            if kept is None or not shared:
                if kept is not None:
                    self.drop(sight, kept)
                kept = self.kept[sight] = Kept(version, Future())
            self.kept.move_to_end(sight)
        if shared:
            self.metrics.shared.labels(part).inc()
        else:
            self.metrics.renderings.labels(part).inc()
            task = asyncio.create_task(self.make(sight, kept, make))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        made = asyncio.wrap_future(kept.made)
        made.add_done_callback(heard)
        return await asyncio.shield(made)

    async def make(self, sight: Hashable, kept: Kept, make: Callable[[], Drawn]) -> None:
        """Have it made beside the loop, whoever else goes away meanwhile."""
        try:
            with self.metrics.timed("render"):
                made = await thread(make)
        except BaseException as error:
            with self.lock:
                if self.kept.get(sight) is kept:
                    del self.kept[sight]
            kept.made.set_exception(error if isinstance(error, Exception) else RuntimeError("the server stops"))
            if not isinstance(error, Exception):
                raise
            return
        with self.lock:
            kept.made.set_result(made)
            if self.kept.get(sight) is kept:
                self.size += made.size
            while self.size > LARGEST and len(self.kept) > 1:
                self.drop(*next(iter(self.kept.items())))

    def drop(self, sight: Hashable, kept: Kept) -> None:
        """Forget one; who waits for it still gets it."""
        if self.kept.pop(sight, None) is kept and kept.made.done() and kept.made.exception() is None:
            self.size -= kept.made.result().size


def heard(made: asyncio.Future[Drawn]) -> None:
    """Whoever asked may be gone: what went wrong is then nobody's trouble."""
    if not made.cancelled():
        made.exception()


def draw_table(table: Table, glance: Glance, chair: Chair, sight: Sight) -> Drawn:
    """Board, players and question as this sight shows them."""
    look = table.common_look(glance, lang=sight.lang)
    return drawn(table_fragments(look, chair, anybody(sight)), look)


def draw_log(look: Look, guest: Guest, first_new: int) -> Drawn:
    """The log; what came last is marked."""
    return drawn({"chron": chron_of(look, guest, first_new)})


def renderings_of(request: HTTPConnection) -> Renderings:
    """The drawings of this server."""
    renderings: Renderings = request.app.state.renderings
    return renderings
