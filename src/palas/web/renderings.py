"""One rendering for all who see the same: tabs, long polls and the answer to a move share what was drawn once.

What a page shows depends on the table's version and on its `Sight` and on nothing else: the renderer is given a guest
who is nobody in particular. All of this is called beside the event loop, by the thread that also says what is new to a
page: whoever comes first makes it, the others wait for that.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from math import inf
from threading import Lock
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.requests import HTTPConnection

from palas.tables import Glance, Look, Table, UndoKind, Visitor
from palas.web.deltas import Delta, Prints, cut, delta, prints_of
from palas.web.guests import Guest
from palas.web.looks import Chair, seated, table_fragments, title_of
from palas.web.metrics import Metrics
from palas.web.telling import chron_of

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


class Messages:
    """What pages were told of one drawing, by what they knew before; the same text for all who are told the same."""

    def __init__(self) -> None:
        self.texts: dict[Hashable, str] = {}
        self.lock = Lock()

    def once(self, key: Hashable, make: Callable[[], str]) -> str:
        """What `make` says, said once."""
        with self.lock:
            if key not in self.texts:
                self.texts[key] = make()
            return self.texts[key]


@dataclass(slots=True)
class Known:
    """What is remembered of a fragment that a page shows: a change is noticed by the mark and told by the prints,
    which are taken when it is first told."""

    mark: bytes
    prints: Prints | None = None


@dataclass(frozen=True)
class Drawn:
    """Fragments of a page, and what is remembered of each; of a table also what was seen there."""

    fragments: Mapping[str, Markup]
    known: Mapping[str, Known]
    look: Look | None
    until: float  # when it is too old, by the clock of this process
    messages: Messages = field(default_factory=lambda: Messages())  # of a table: what pages were told of it

    @property
    def size(self) -> int:
        """How many characters it holds."""
        return sum(map(len, self.fragments.values()))


def drawn(fragments: Mapping[str, Markup], look: Look | None = None) -> Drawn:
    """These fragments, marked."""
    known = {name: Known(mark_of(html.encode())) for name, html in fragments.items()}
    ticks = look is not None and any(reading.running for reading in look.clocks)
    return Drawn(fragments, known, look, time.monotonic() + CLOCK_SECONDS if ticks else inf)


def mark_of(content: bytes) -> bytes:
    """What some content is recognised by."""
    return blake2b(content, digest_size=16).digest()


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
    known: Mapping[str, Known]
    messages: Messages

    @property
    def mark(self) -> str:
        """What the whole page is recognised by."""
        return mark_of(b"".join(known.mark for known in self.known.values())).hex()

    def news(self, sent: Mapping[str, Known], lang: str, deltas: bool = False) -> str:
        """What a page is told that was sent these, as JSON; the same text for all who are told it. A page that
        understands deltas is told how to make new fragments from its old ones, where that is shorter."""
        fresh = [name for name, known in self.known.items() if name not in sent or sent[name].mark != known.mark]
        key = (deltas, *((self.known[name].mark, sent[name].mark if name in sent else b"") for name in fresh))
        before = {name: sent.get(name) if deltas else None for name in fresh}
        return self.messages.once(key, lambda: self.message(before, lang))

    def message(self, sent: Mapping[str, Known | None], lang: str) -> str:
        """The state of the table and these fragments: whole, or what must be changed in those that were sent before."""
        look = self.look
        told: dict[str, Any] = {
            "version": look.version,
            "seat": look.seat,
            "turn": bool(look.legal),
            "over": look.over,
            "title": f"{title_of(look, lang)} · Palas",
            "mark": self.mark,
            "fragments": {},
        }
        changed: dict[str, Delta] = {}
        for name, before in sent.items():
            html = str(self.fragments[name])
            pieces, known = cut(html), self.known[name]
            known.prints = known.prints or prints_of(pieces)
            changes = delta(before.prints, pieces, known.prints) if before is not None and before.prints else []
            if changes and sum(len(part) for part in changes if isinstance(part, str)) < len(html) / 2:
                changed[name] = changes
            else:
                told["fragments"][name] = html
        return msgspec.json.encode({**told, "deltas": changed} if changed else told).decode()


class Renderings:
    """The drawings of all tables: the last of each sight is kept while there is room."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self.size = 0
        self.lock = Lock()

    def show(self, table: Table, guest: Guest, wish: int | None, since: int | None) -> Shown:
        """The page of a table for a guest. Raises when he may not look at all."""
        chair, seen = seated(table, guest, wish)
        sight = sight_of(chair, seen, guest)
        made = self.once("table", sight, seen.version, partial(draw_table, table, seen, chair, sight))
        look = made.look
        assert look is not None
        first_new = look.changed_since(since) if since is not None else look.entries + 1
        log = (sight.table, sight.seat, sight.lang, first_new)
        chron = self.once("log", log, look.version, partial(draw_log, look, anybody(sight), first_new))
        return Shown(
            look, chair, {**made.fragments, **chron.fragments}, {**made.known, **chron.known}, made.messages
        )  # fmt: skip

    def once(self, part: str, sight: Hashable, version: int, make: Callable[[], Drawn]) -> Drawn:
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
            self.make(sight, kept, make)
        return kept.made.result()

    def make(self, sight: Hashable, kept: Kept, make: Callable[[], Drawn]) -> None:
        """Make it, for this thread and for those that wait for it."""
        try:
            with self.metrics.timed("render"):
                made = make()
        except BaseException as error:
            with self.lock:
                if self.kept.get(sight) is kept:
                    del self.kept[sight]
            kept.made.set_exception(error)
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
