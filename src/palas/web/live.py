"""News as they happen: who listens to which table, the WebSocket of a tab, and long polling for everybody else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from palas.engine.errors import PalasError
from palas.tables import Hall, Look
from palas.web.guard import same_origin
from palas.web.guests import Guest, data, guest_of, hall_of, rates_of, settings_of, thread
from palas.web.looks import Chair, chair_of, fragments_of, title_of
from palas.web.words import WebError

POLL_SECONDS = 25.0
BREATH = 0.1  # seconds between two news to a tab: what happens meanwhile is told at once
REFUSED, GONE = 4403, 4404


class Listeners:
    """Wakes the tasks that wait for news of a table. The hall calls from any thread, the tasks live on the loop."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.waiting: dict[str, set[asyncio.Event]] = {}
        self.leave: dict[str, Callable[[], None]] = {}
        self.closing = False

    @contextlib.asynccontextmanager
    async def listen(self, table_id: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the table changes, until the block is left."""
        loop = asyncio.get_running_loop()
        event = asyncio.Event()
        if table_id not in self.waiting:
            self.waiting[table_id] = set()

            def wake(version: int) -> None:
                with contextlib.suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(self.ring, table_id)

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
        for event in self.waiting.get(table_id, ()):
            event.set()

    def close(self) -> None:
        """The server stops: nobody waits any longer."""
        self.closing = True
        for table_id in list(self.waiting):
            self.ring(table_id)


def listeners_of(request: Request | WebSocket) -> Listeners:
    """The listeners of this server."""
    listeners: Listeners = request.app.state.listeners
    return listeners


class Page:
    """One open page of a table: what it shows is remembered, so that only what changed is sent."""

    def __init__(self, hall: Hall, table_id: str, guest: Guest, wish: int | None, since: int | None) -> None:
        self.hall = hall
        self.table_id = table_id
        self.guest = guest
        self.wish = wish
        self.since = since
        self.sent: dict[str, str] = {}

    def news(self) -> dict[str, Any]:
        """The present state of the page as far as it is new. Called beside the event loop."""
        chair, look = chair_of(self.hall.table(self.table_id), self.guest, self.wish)
        return self.news_of(chair, look)

    def news_of(self, chair: Chair, look: Look) -> dict[str, Any]:
        """The fragments that differ from those sent before."""
        made = {name: str(html) for name, html in fragments_of(look, chair, self.guest, self.since).items()}
        fresh = {name: html for name, html in made.items() if self.sent.get(name) != html}
        self.sent = made
        return {
            "version": look.version,
            "seat": look.seat,
            "turn": bool(look.legal),
            "over": look.over,
            "title": f"{title_of(look, self.guest.lang)} · Palas",
            "fragments": fresh,
        }


def page_of(request: Request | WebSocket, guest: Guest) -> Page:
    """The page that a query describes."""
    query = request.query_params
    return Page(
        hall_of(request), request.path_params["table"], guest, small_number(query.get("seat")),
        small_number(query.get("seen")),
    )  # fmt: skip


def small_number(text: str | None) -> int | None:
    """A number in an address, or none."""
    return int(text) if text and text.isdecimal() and len(text) < 10 else None


async def news(request: Request) -> Response:
    """Long polling: answers when the table is past `since`, or after a while with what there is.

    `?form=view` gives programs the view and the legal codes instead of drawings.
    """
    rates_of(request).count("look", request)
    guest = await guest_of(request)
    since = small_number(request.query_params.get("since"))
    page = page_of(request, guest)
    listeners = listeners_of(request)
    table = await thread(page.hall.table, page.table_id)
    async with listeners.listen(page.table_id) as changed:
        if since is not None and table.version <= since and not listeners.closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), POLL_SECONDS)
    if request.query_params.get("form") == "view":
        return data(request, guest, await thread(plain_news, page))
    return data(request, guest, await thread(page.news))


def plain_news(page: Page) -> dict[str, Any]:
    """What a program needs to play: the view, what is asked, the legal codes."""
    import msgspec

    _, look = chair_of(page.hall.table(page.table_id), page.guest, page.wish)
    return {
        "version": look.version,
        "seat": look.seat,
        "to_act": list(look.to_act),
        "over": look.over,
        "legal": [action.code for action in look.legal],
        "view": msgspec.to_builtins(look.view),
    }


async def live(socket: WebSocket) -> None:
    """One WebSocket per tab: whole fragments, as soon as they change."""
    if not same_origin(socket, settings_of(socket)) or "origin" not in socket.headers:
        await socket.close(REFUSED)
        return
    try:
        rates_of(socket).count("live", socket)
        guest = await guest_of(socket)
        page = page_of(socket, guest)
        await thread(lambda: chair_of(page.hall.table(page.table_id), guest, page.wish))
    except WebError:
        await socket.close(REFUSED)
        return
    except PalasError:
        await socket.accept()
        await socket.close(GONE)
        return
    await socket.accept()
    listeners = listeners_of(socket)
    async with listeners.listen(page.table_id) as changed:
        reading = asyncio.create_task(read(socket))
        try:
            changed.set()
            while not listeners.closing:
                waiting = asyncio.create_task(changed.wait())
                await asyncio.wait({reading, waiting}, return_when=asyncio.FIRST_COMPLETED)
                if reading.done():
                    waiting.cancel()
                    break
                changed.clear()
                await socket.send_json(await thread(page.news))
                await asyncio.sleep(BREATH)
        except (WebSocketDisconnect, RuntimeError, PalasError):
            pass
        finally:
            reading.cancel()
            with contextlib.suppress(BaseException):
                await reading
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(1001)


async def read(socket: WebSocket) -> None:
    """Hear the other side: pings are answered, anything else is ignored, and its leaving is noticed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, KeyError):
        while True:
            if await socket.receive_text() == "ping":
                await socket.send_json({"pong": 1})
