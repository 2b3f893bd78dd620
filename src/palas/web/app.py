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

import palas
from palas.engine.errors import IllegalAction, PalasError, UnknownAction
from palas.tables import (
    BadSecret,
    Hall,
    MayNotWatch,
    NoSuchTable,
    NotHost,
    NotYourSeat,
    OtherRequest,
    Quarantined,
    SeatTaken,
    Stale,
    StoreError,
    StoreFull,
    TableFull,
)
from palas.text import LANGUAGES
from palas.web import cards, lessons, live, lobby, metrics, play, reading, review, seats, titles, trouble
from palas.web.crowd import Crowd
from palas.web.guard import SafeHeaders, SmallBodies
from palas.web.guests import Guest, guest_of, page, wants_json
from palas.web.households import Households
from palas.web.lines import DEEDS, NEWS, PAGES, READING, Lines, OwnLines, thread, waiting
from palas.web.live import Listeners
from palas.web.logs import SlowRequests
from palas.web.metrics import Metrics, metrics_of
from palas.web.rates import Rates, counted, shared_limiter
from palas.web.renderings import Renderings
from palas.web.settings import Settings
from palas.web.uploads import Uploads
from palas.web.words import WORDS, WebError, asked_language

STATIC = Path(__file__).parent / "static"
STATUS: tuple[tuple[type[PalasError], int], ...] = (
    (NoSuchTable, 404),
    (NotYourSeat, 403),
    (NotHost, 403),
    (MayNotWatch, 403),
    (BadSecret, 403),
    (Stale, 409),
    (OtherRequest, 409),
    (Quarantined, 409),
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
    """The database can be written to as well."""
    hall: Hall = request.app.state.hall
    if request.app.state.listeners.closing:
        return PlainTextResponse("closing\n", status_code=503)
    try:
        await thread(hall.store.probe)
    except StoreError as error:
        log.warning("not ready: %s", error)
    except Exception:
        log.exception("not ready")
    else:
        return PlainTextResponse("ok\n")
    return PlainTextResponse("no database\n", status_code=503)


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
    if isinstance(error, StoreError):  # where the database lies is for the log alone
        log.error("%s %s: %s", request.method, request.url.path, error)
        error = WebError("no-room" if isinstance(error, StoreFull) else "no-store", status=503)
    if isinstance(error, Quarantined) and not wants_json(request):
        explained = await trouble.explain(request, error, status_of(error))
        if explained is not None:
            return explained
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

    def make() -> Response:
        text = error.text(guest.lang)
        if not wants_json(request):
            return page(request, guest, "error.html", status=status, here="", sentence=text, code=status)
        reasons = [
            {"text": reason.text(guest.lang), "rule": reason.rule} for reason in getattr(error, "reasons", [])
        ]  # fmt: skip
        return JSONResponse({"error": text, "key": error.key, "reasons": reasons}, status_code=status)

    return await thread(make)


def load() -> None:
    """Load what every page needs before anybody asks for one: the games and the sentences."""
    palas.titles()
    for lang in LANGUAGES:
        WORDS.has(lang, "-")


# -- all together -------------------------------------------------------------------------------------------------

TABLE_ROUTES = [
    Route("/t/{table:str}", waiting(PAGES, play.show)),
    Route("/t/{table:str}/act", waiting(DEEDS, play.act), methods=["POST"]),
    Route("/t/{table:str}/undo", waiting(DEEDS, play.undo), methods=["POST"]),
    Route("/t/{table:str}/undo-answer", waiting(DEEDS, play.undo_answer), methods=["POST"]),
    Route("/t/{table:str}/back", waiting(DEEDS, play.come_back), methods=["POST"]),
    Route("/t/{table:str}/about", waiting(PAGES, play.about)),
    Route("/t/{table:str}/news", waiting(NEWS, live.news)),
    WebSocketRoute("/t/{table:str}/live", waiting(NEWS, live.live)),
    Route("/t/{table:str}/seats", waiting(PAGES, seats.show)),
    Route("/t/{table:str}/sit", waiting(DEEDS, seats.sit), methods=["POST"]),
    Route("/t/{table:str}/hand", waiting(DEEDS, seats.hand_over), methods=["POST"]),
    Route("/t/{table:str}/rotate", waiting(DEEDS, seats.rotate), methods=["POST"]),
    Route("/t/{table:str}/rematch", waiting(DEEDS, seats.rematch), methods=["POST"]),
    Route("/t/{table:str}/replay", waiting(READING, review.replay)),
    Route("/t/{table:str}/branch", waiting(DEEDS, review.branch), methods=["POST"]),
    Route("/t/{table:str}/result", waiting(READING, review.result)),
    Route("/t/{table:str}/record", waiting(READING, review.record)),
    Route("/t/{table:str}/kept", waiting(READING, trouble.kept)),
    Route("/t/{table:str}/decide", waiting(DEEDS, trouble.decide), methods=["POST"]),
]


def make_app(settings: Settings, hall: Hall) -> Starlette:
    """The server for this hall. The hall starts and stops with it."""

    lines = Lines()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await thread(load)
        await thread(hall.start)
        try:
            yield
        finally:
            app.state.listeners.close()
            await thread(hall.stop)

    measured = Metrics()
    app = Starlette(
        routes=[
            Route("/", waiting(PAGES, lobby.show)),
            Route("/open", waiting(DEEDS, lobby.open_table), methods=["POST"]),
            *TABLE_ROUTES,
            Route("/join/{table:str}", waiting(PAGES, seats.join_page)),
            Route("/join/{table:str}", waiting(DEEDS, seats.join), methods=["POST"]),
            Route("/watch/{table:str}", waiting(PAGES, seats.watch_page)),
            Route("/watch/{table:str}", waiting(DEEDS, seats.watch), methods=["POST"]),
            Route("/qr", waiting(DEEDS, seats.qr), methods=["POST"]),
            Route("/games/{game:str}", waiting(READING, titles.show)),
            Route("/games/{game:str}/introduction", waiting(READING, lessons.show)),
            Route("/games/{game:str}/data", waiting(READING, titles.data_file)),
            Route("/games/{game:str}/cards", waiting(READING, cards.show)),
            Route("/rules", waiting(READING, reading.rules)),
            Route("/rules/{game:str}", waiting(READING, reading.rules_of)),
            Route("/about", waiting(PAGES, reading.about)),
            Route("/settings", waiting(PAGES, reading.settings)),
            Route("/settings", waiting(DEEDS, reading.save_settings), methods=["POST"]),
            Route("/settings/quick", waiting(DEEDS, reading.quick_setting), methods=["POST"]),
            Route("/livez", livez),
            Route("/readyz", waiting(DEEDS, readyz)),
            Route("/metrics", waiting(PAGES, metrics.show)),
            Route("/favicon.ico", favicon),
            Mount("/static", Files(directory=STATIC, packages=[("palas.draw", "sheets")])),
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(Households),
            Middleware(OwnLines, lines=lines),
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
    app.state.lines = lines
    app.state.uploads = Uploads()
    app.router.routes = [counted(route, app.state.rates) for route in app.routes]
    hall.on_stored = measured.stored
    return app
