"""News as they happen: who listens to which table, the WebSocket of a tab, and long polling for everybody else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from palas.engine.errors import PalasError
from palas.people.entry import owner_of
from palas.people.presence import Presence
from palas.tables import Hall, NotYourSeat, StoreError, Table, Visitor
from palas.web.crowd import crowd_of
from palas.web.guard import same_origin
from palas.web.guests import Guest, data, guest_of, hall_of, rates_of, settings_of, thread, token_of, with_cookie
from palas.web.logs import waited
from palas.web.looks import chair_of, seated
from palas.web.metrics import metrics_of
from palas.web.press import PRESS
from palas.web.renderings import Known, Renderings, renderings_of
from palas.web.words import WebError

POLL_SECONDS = 25.0
BREATH = 0.1  # seconds between two news to a tab: what happens meanwhile is told at once
GATHERED = 0.03  # seconds for which bots that answer at once are waited for: they are shown with what they answer
REFUSED, GONE, LATER = 4403, 4404, 1013  # the client comes back to the last of them


class Listeners:
    """Wakes the tasks that wait for news of a table. The hall calls from any thread, the tasks live on the loop."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.waiting: dict[str, set[asyncio.Event]] = {}
        self.leave: dict[str, Callable[[], None]] = {}
        self.later: dict[str, asyncio.TimerHandle] = {}
        self.closing = False

    @contextlib.asynccontextmanager
    async def listen(self, table_id: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the table changes, until the block is left."""
        loop = asyncio.get_running_loop()
        event = asyncio.Event()
        if table_id not in self.waiting:
            self.waiting[table_id] = set()

            def wake(version: int) -> None:
                table = self.hall.known(table_id)
                ring = self.ring_later if table is not None and table.bots_answer_at_once else self.ring
                with contextlib.suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(ring, table_id)

            self.leave[table_id] = self.hall.subscribe(table_id, wake)
        self.waiting[table_id].add(event)
        try:
            yield event
        finally:
            self.waiting[table_id].discard(event)
            if not self.waiting[table_id]:
                del self.waiting[table_id]
                self.leave.pop(table_id)()

    def ring(self, table_id: str) -> None:
        """The table has changed."""
        if table_id in self.later:
            self.later.pop(table_id).cancel()
        for event in self.waiting.get(table_id, ()):
            event.set()

    def ring_later(self, table_id: str) -> None:
        """The table has changed and is about to change again."""
        if table_id not in self.later:
            self.later[table_id] = asyncio.get_running_loop().call_later(GATHERED, self.ring, table_id)

    def close(self) -> None:
        """The server stops: nobody waits any longer."""
        self.closing = True
        for table_id in list(self.waiting):
            self.ring(table_id)


def listeners_of(request: Request | WebSocket) -> Listeners:
    """The listeners of this server."""
    listeners: Listeners = request.app.state.listeners
    return listeners


class Eyes:
    """Whether an open page of a table is looked at; who is nobody in particular has none."""

    def __init__(self, presence: Presence, visitor: Visitor | None, table_id: str) -> None:
        self.presence = presence
        self.who = visitor.id if visitor else ""
        self.table_id = table_id
        self.open = False

    async def look(self) -> None:
        """The page is looked at, or still is."""
        if self.who:
            known, self.open = self.open, True
            await thread(self.presence.still_looks if known else self.presence.looks, self.who, self.table_id)

    async def leave(self) -> None:
        """It is hidden or closed."""
        if self.open:
            self.open = False
            await thread(self.presence.leaves, self.who, self.table_id)


def eyes_of(request: Request | WebSocket, guest: Guest, table_id: str) -> Eyes:
    """The eyes of an open page."""
    return Eyes(request.app.state.messenger.presence, guest.visitor, table_id)


class Page:
    """One open page of a table: what it shows is remembered, so that only what changed is sent."""

    def __init__(
        self,
        renderings: Renderings,
        hall: Hall,
        table_id: str,
        guest: Guest,
        wish: int | None,
        since: int | None,
        *,
        deltas: bool = False,
        shows: str = "",
        token: str = "",
    ) -> None:
        self.renderings = renderings
        self.hall = hall
        self.table_id = table_id
        self.guest = guest
        self.wish = wish
        self.since = since
        self.deltas = deltas  # does it know what to do with a difference?
        self.shows = shows  # the mark of what it was last given in another way, for example as a whole page
        self.token = token  # by which the browser is known as long as it is not signed out
        self.sent: Mapping[str, Known] = {}  # of each fragment its prints: a page that is open long holds no drawings

    def news(self) -> str:
        """The present state of the page as far as it differs from what was sent before, as JSON: all of it in one turn
        beside the event loop."""
        self.check_device()
        shown = self.renderings.show(self.table(), self.guest, self.wish, self.since)
        if self.shows and self.shows == shown.mark:  # it need not be sent, and is not at hand as a text to be changed
            return shown.message({}, self.guest.lang)
        self.shows = ""
        text = shown.news(self.sent, self.guest.lang, self.deltas)
        self.sent = shown.known
        return text

    def pressed(self) -> str:
        """The same for a socket: it will find it compressed."""
        text = self.news()
        PRESS.prepare(text)
        return text

    async def answer(self, request: Request) -> Response:
        """The news as an answer."""
        return with_cookie(request, self.guest, Response(await thread(self.news), media_type="application/json"))

    def check_device(self) -> None:
        """A page that stays open in a browser that was signed out meanwhile is told nothing more."""
        if self.token and self.guest.visitor is not None:
            with self.hall.store.reading() as connection:
                owner = owner_of(connection, self.token)
            if owner != self.guest.visitor.id:
                raise NotYourSeat

    def table(self) -> Table:
        """The table of this page."""
        return self.hall.table(self.table_id)


def page_of(request: Request | WebSocket, guest: Guest) -> Page:
    """The page that a query describes."""
    query = request.query_params
    return Page(
        renderings_of(request), hall_of(request), request.path_params["table"], guest, small_number(query.get("seat")),
        small_number(query.get("seen")), deltas=query.get("deltas") == "1", shows=query.get("shows", ""),
        token=token_of(request) if guest.token is None else "",
    )  # fmt: skip


def small_number(text: str | None) -> int | None:
    """A number in an address, or none."""
    return int(text) if text and text.isdecimal() and len(text) < 10 else None


async def news(request: Request) -> Response:
    """Long polling: answers when the table is past `since`, or after a while with what there is.

    `?form=view` gives programs the view and the legal codes instead of drawings.
    """
    guest = await guest_of(request)
    since = small_number(request.query_params.get("since"))
    page = page_of(request, guest)
    listeners = listeners_of(request)
    table = await thread(page.table)
    await thread(seated, table, guest, page.wish)  # whoever may not look does not wait either
    eyes = eyes_of(request, guest, page.table_id)
    async with crowd_of(request).waiting("poll", guest.visitor, request), listeners.listen(page.table_id) as changed:
        if since is not None and table.version <= since and not listeners.closing:
            with waited(request):
                if request.query_params.get("looks") == "1":
                    await eyes.look()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), POLL_SECONDS)
                await eyes.leave()
    if request.query_params.get("form") == "view":
        return await thread(lambda: data(request, guest, plain_news(page)))
    return await page.answer(request)


def plain_news(page: Page) -> dict[str, Any]:
    """What a program needs to play: the view, what is asked, the legal codes."""
    page.check_device()
    _, look = chair_of(page.table(), page.guest, page.wish)
    return {
        "version": look.version,
        "seat": look.seat,
        "to_act": list(look.to_act),
        "over": look.over,
        "legal": [action.code for action in look.legal],
        "view": msgspec.to_builtins(look.view),
    }


async def live(socket: WebSocket) -> None:
    """One WebSocket per tab: fragments, as soon as they change; `?deltas=1` asks for what changed in them instead."""
    if not same_origin(socket, settings_of(socket)) or "origin" not in socket.headers:
        metrics_of(socket).refused("foreign-page")
        await socket.close(REFUSED)
        return
    async with contextlib.AsyncExitStack() as stack:
        try:
            await rates_of(socket).count("live", socket)
            guest = await guest_of(socket)
            await stack.enter_async_context(crowd_of(socket).waiting("socket", guest.visitor, socket))
            page = page_of(socket, guest)
            await thread(lambda: seated(page.table(), guest, page.wish))
        except WebError as error:
            metrics_of(socket).refused(error.key)
            await socket.close(REFUSED)
            return
        except PalasError as error:
            metrics_of(socket).refused(error.key)
            await socket.accept()
            await socket.close(LATER if isinstance(error, StoreError) else GONE)
            return
        await socket.accept()
        await tell(socket, page)


async def tell(socket: WebSocket, page: Page) -> None:
    """Send news for as long as somebody listens."""
    listeners = listeners_of(socket)
    eyes = eyes_of(socket, page.guest, page.table_id)
    async with listeners.listen(page.table_id) as changed:
        reading = asyncio.create_task(read(socket, eyes))
        reading.add_done_callback(lambda _: changed.set())
        try:
            changed.set()
            while not listeners.closing:
                await changed.wait()
                if reading.done():
                    break
                changed.clear()
                news = await thread(page.pressed)
                with metrics_of(socket).timed("send"):
                    await socket.send_text(news)
                await asyncio.sleep(BREATH)
        except (WebSocketDisconnect, RuntimeError, PalasError):
            pass
        finally:
            reading.cancel()
            with contextlib.suppress(BaseException):
                await reading
            with contextlib.suppress(asyncio.CancelledError):
                await eyes.leave()
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(1001)


async def read(socket: WebSocket, eyes: Eyes) -> None:
    """Hear the other side: pings are answered, it says whether somebody looks, and its leaving is noticed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, KeyError):
        while True:
            word = await socket.receive_text()
            if word == "ping":
                await socket.send_json({"pong": 1})
                if eyes.open:
                    await eyes.look()
            elif word == "looks":
                await eyes.look()
            elif word == "away":
                await eyes.leave()
