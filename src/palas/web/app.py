"""The server: its routes, its guards, what it answers when something goes wrong."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from palas.engine.errors import IllegalAction, PalasError, UnknownAction
from palas.tables import BadSecret, Hall, MayNotWatch, NoSuchTable, NotHost, NotYourSeat, SeatTaken, Stale, TableFull
from palas.web import cards, lessons, live, lobby, metrics, play, reading, review, seats, titles
from palas.web.crowd import Crowd
from palas.web.guard import SafeHeaders, SmallBodies
from palas.web.guests import Guest, guest_of, page, thread, wants_json
from palas.web.households import Households
from palas.web.live import Listeners
from palas.web.logs import SlowRequests
from palas.web.metrics import Metrics, metrics_of
from palas.web.rates import Rates, counted, shared_limiter
from palas.web.renderings import Renderings
from palas.web.settings import Settings
from palas.web.words import WebError, asked_language

STATIC = Path(__file__).parent / "static"
STATUS: tuple[tuple[type[PalasError], int], ...] = (
    (NoSuchTable, 404),
    (NotYourSeat, 403),
    (NotHost, 403),
    (MayNotWatch, 403),
    (BadSecret, 403),
    (Stale, 409),
    (SeatTaken, 409),
    (TableFull, 409),
    (IllegalAction, 422),
    (UnknownAction, 422),
)
log = logging.getLogger("palas.web")


class Files(StaticFiles):
    """Static files; an address with a fingerprint never changes its content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if scope.get("query_string"):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        else:
            response.headers["cache-control"] = "public, max-age=300"
        return response


async def livez(request: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """The database answers too."""
    hall: Hall = request.app.state.hall
    if request.app.state.listeners.closing:
        return PlainTextResponse("closing\n", status_code=503)
    try:
        await thread(hall.open_tables, 1)
    except Exception:
        log.exception("not ready")
        return PlainTextResponse("no database\n", status_code=503)
    return PlainTextResponse("ok\n")


async def favicon(request: Request) -> Response:
    """The mark of Palas."""
    return FileResponse(STATIC / "icon.svg", media_type="image/svg+xml")


# -- when something goes wrong ------------------------------------------------------------------------------------


def status_of(error: PalasError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, WebError):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


async def on_refusal(request: Request, error: Exception) -> Response:
    """A sentence, as a page or as data."""
    assert isinstance(error, PalasError)
    return await sentence_page(request, error, status_of(error))


async def on_http(request: Request, error: Exception) -> Response:
    """No such page, or not this way."""
    assert isinstance(error, HTTPException)
    key = {404: "no-page", 405: "not-this-way"}.get(error.status_code, "bad-request")
    return await sentence_page(request, WebError(key, status=error.status_code), error.status_code)


async def on_crash(request: Request, error: Exception) -> Response:
    """Our fault: the log gets the trace, the person a sentence."""
    return await sentence_page(request, WebError("crash", status=500), 500)


async def on_gone(request: Request, error: Exception) -> Response:
    """Whoever asked has left before he had said what he wants: there is nobody to answer."""
    return Response(status_code=400)


async def sentence_page(request: Request, error: PalasError, status: int) -> Response:
    """The error in the language of the person; too many requests are answered without asking who sends them."""
    metrics_of(request).refused(error.key)
    guest = Guest(None, None, asked_language(request.headers.get("accept-language")), "")
    if status != 429:
        with contextlib.suppress(Exception):
            guest = await guest_of(request)
    text = error.text(guest.lang)
    if wants_json(request):
        reasons = [
            {"text": reason.text(guest.lang), "rule": reason.rule} for reason in getattr(error, "reasons", [])
        ]  # fmt: skip
        return JSONResponse({"error": text, "key": error.key, "reasons": reasons}, status_code=status)
    return page(request, guest, "error.html", status=status, here="", sentence=text, code=status)


# -- all together -------------------------------------------------------------------------------------------------

TABLE_ROUTES = [
    Route("/t/{table:str}", play.show),
    Route("/t/{table:str}/act", play.act, methods=["POST"]),
    Route("/t/{table:str}/undo", play.undo, methods=["POST"]),
    Route("/t/{table:str}/undo-answer", play.undo_answer, methods=["POST"]),
    Route("/t/{table:str}/back", play.come_back, methods=["POST"]),
    Route("/t/{table:str}/about", play.about),
    Route("/t/{table:str}/news", live.news),
    WebSocketRoute("/t/{table:str}/live", live.live),
    Route("/t/{table:str}/seats", seats.show),
    Route("/t/{table:str}/sit", seats.sit, methods=["POST"]),
    Route("/t/{table:str}/hand", seats.hand_over, methods=["POST"]),
    Route("/t/{table:str}/rotate", seats.rotate, methods=["POST"]),
    Route("/t/{table:str}/rematch", seats.rematch, methods=["POST"]),
    Route("/t/{table:str}/replay", review.replay),
    Route("/t/{table:str}/branch", review.branch, methods=["POST"]),
    Route("/t/{table:str}/result", review.result),
    Route("/t/{table:str}/record", review.record),
]


def make_app(settings: Settings, hall: Hall) -> Starlette:
    """The server for this hall. The hall starts and stops with it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await thread(hall.start)
        try:
            yield
        finally:
            app.state.listeners.close()
            await thread(hall.stop)

    measured = Metrics()
    app = Starlette(
        routes=[
            Route("/", lobby.show),
            Route("/open", lobby.open_table, methods=["POST"]),
            *TABLE_ROUTES,
            Route("/join/{table:str}", seats.join_page),
            Route("/join/{table:str}", seats.join, methods=["POST"]),
            Route("/watch/{table:str}", seats.watch_page),
            Route("/watch/{table:str}", seats.watch, methods=["POST"]),
            Route("/qr", seats.qr, methods=["POST"]),
            Route("/games/{game:str}", titles.show),
            Route("/games/{game:str}/introduction", lessons.show),
            Route("/games/{game:str}/data", titles.data_file),
            Route("/games/{game:str}/cards", cards.show),
            Route("/rules", reading.rules),
            Route("/rules/{game:str}", reading.rules_of),
            Route("/about", reading.about),
            Route("/settings", reading.settings),
            Route("/settings", reading.save_settings, methods=["POST"]),
            Route("/settings/quick", reading.quick_setting, methods=["POST"]),
            Route("/livez", livez),
            Route("/readyz", readyz),
            Route("/metrics", metrics.show),
            Route("/favicon.ico", favicon),
            Mount("/static", Files(directory=STATIC, packages=[("palas.draw", "sheets")])),
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(Households),
            Middleware(SlowRequests, seconds=settings.slow, metrics=measured),
            Middleware(SafeHeaders, secure=settings.secure),
            Middleware(SmallBodies),
        ],
        exception_handlers={
            PalasError: on_refusal, HTTPException: on_http, ClientDisconnect: on_gone, Exception: on_crash
        },
    )  # fmt: skip
    app.state.settings = settings
    app.state.hall = hall
    app.state.metrics = measured
    app.state.rates = Rates(settings.limits, shared_limiter(settings, hall.store))
    app.state.crowd = Crowd(settings, measured)
    app.state.renderings = Renderings(measured)
    app.state.listeners = Listeners(hall)
    app.router.routes = [counted(route, app.state.rates) for route in app.routes]
    hall.on_stored = measured.stored
    return app
