"""The server: its routes, its guards, what it answers when something goes wrong."""

from __future__ import annotations

import asyncio
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
    Stored,
    StoreError,
    StoreFull,
    TableFull,
)
from palas.text import LANGUAGES
from palas.web import (
    analysis,
    benches,
    beside,
    books,
    cards,
    circle,
    coach,
    cuts,
    entering,
    hints,
    home,
    invitation,
    lessons,
    live,
    lobby,
    metrics,
    ordering,
    own_box,
    person,
    planning,
    play,
    puzzles,
    reading,
    results,
    review,
    reviews,
    searching,
    seats,
    seeking,
    share,
    standings,
    titles,
    together,
    told,
    trouble,
)
from palas.web.bench_board import shared_board
from palas.web.benches import Benches
from palas.web.crowd import Crowd, shared_places
from palas.web.guard import SafeHeaders, SmallBodies
from palas.web.guests import Guest, guest_of, page, wants_json
from palas.web.households import Households
from palas.web.lines import DEEDS, NEWS, PAGES, READING, Lines, OwnLines, thread, waiting
from palas.web.live import Listeners
from palas.web.logs import SlowRequests
from palas.web.messenger import Messenger
from palas.web.metrics import Metrics, metrics_of
from palas.web.packing import Packing
from palas.web.rates import Rates, counted, shared_limiter
from palas.web.renderings import Renderings
from palas.web.reviews import Reviews
from palas.web.settings import Settings
from palas.web.share import Gallery
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
    Route("/t/{table:str}/hint", waiting(DEEDS, hints.hint), methods=["POST"]),
    Route("/t/{table:str}/plan", waiting(READING, planning.show_page)),
    Route("/t/{table:str}/plan", waiting(DEEDS, planning.try_out), methods=["POST"]),
    Route("/t/{table:str}/orders", waiting(PAGES, ordering.show_page)),
    Route("/t/{table:str}/orders", waiting(DEEDS, ordering.change), methods=["POST"]),
    Route("/t/{table:str}/undo", waiting(DEEDS, play.undo), methods=["POST"]),
    Route("/t/{table:str}/undo-answer", waiting(DEEDS, play.undo_answer), methods=["POST"]),
    Route("/t/{table:str}/pace", waiting(DEEDS, play.pace), methods=["POST"]),
    Route("/t/{table:str}/back", waiting(DEEDS, play.come_back), methods=["POST"]),
    Route("/t/{table:str}/about", waiting(PAGES, play.about)),
    Route("/t/{table:str}/coach", waiting(PAGES, coach.show)),
    Route("/t/{table:str}/rule", waiting(READING, beside.rule)),
    Route("/t/{table:str}/aid", waiting(READING, beside.aid_now)),
    Route("/t/{table:str}/talk", waiting(PAGES, together.show)),
    Route("/t/{table:str}/talk", waiting(DEEDS, together.say), methods=["POST"]),
    Route("/t/{table:str}/talk/hush", waiting(DEEDS, together.hush), methods=["POST"]),
    Route("/t/{table:str}/talk/end", waiting(DEEDS, together.end), methods=["POST"]),
    Route("/t/{table:str}/ask", waiting(DEEDS, together.ask_in), methods=["POST"]),
    Route("/t/{table:str}/let-in", waiting(DEEDS, together.let_in), methods=["POST"]),
    Route("/t/{table:str}/notes", waiting(DEEDS, together.note), methods=["POST"]),
    Route("/t/{table:str}/area", waiting(PAGES, play.area)),
    Route("/t/{table:str}/news", waiting(NEWS, live.news)),
    WebSocketRoute("/t/{table:str}/live", waiting(NEWS, live.live)),
    Route("/t/{table:str}/seats", waiting(PAGES, seats.show)),
    Route("/t/{table:str}/sit", waiting(DEEDS, seats.sit), methods=["POST"]),
    Route("/t/{table:str}/hand", waiting(DEEDS, seats.hand_over), methods=["POST"]),
    Route("/t/{table:str}/rotate", waiting(DEEDS, seats.rotate), methods=["POST"]),
    Route("/t/{table:str}/code", waiting(DEEDS, invitation.renew_code), methods=["POST"]),
    Route("/t/{table:str}/rematch", waiting(DEEDS, seats.rematch), methods=["POST"]),
    Route("/t/{table:str}/replay", waiting(READING, review.replay)),
    Route("/t/{table:str}/branch", waiting(DEEDS, review.branch), methods=["POST"]),
    Route("/t/{table:str}/result", waiting(READING, results.result)),
    Route("/t/{table:str}/result.{kind:str}", waiting(READING, share.picture)),
    Route("/t/{table:str}/review", waiting(READING, reviews.show)),
    Route("/t/{table:str}/cut.svg", waiting(READING, cuts.show)),
    Route("/t/{table:str}/record", waiting(READING, review.record)),
    Route("/t/{table:str}/kept", waiting(READING, trouble.kept)),
    Route("/t/{table:str}/decide", waiting(DEEDS, trouble.decide), methods=["POST"]),
]


PEOPLE_ROUTES = [
    Route("/me", waiting(READING, person.show)),
    Route("/me/share", waiting(DEEDS, person.share), methods=["POST"]),
    Route("/p/{secret:str}", waiting(READING, person.shown)),
    Route("/g", waiting(DEEDS, circle.make), methods=["POST"]),
    Route("/g/{group:str}", waiting(READING, circle.show)),
    Route("/g/{group:str}", waiting(DEEDS, circle.change), methods=["POST"]),
    Route("/seek", waiting(PAGES, seeking.show)),
    Route("/t/{table:str}/leave", waiting(DEEDS, seeking.leave), methods=["POST"]),
    Route("/t/{table:str}/close", waiting(DEEDS, seeking.close), methods=["POST"]),
    Route("/t/{table:str}/wake", waiting(DEEDS, person.wake), methods=["POST"]),
    Route("/t/{table:str}/stand-in", waiting(DEEDS, seats.stand_in), methods=["POST"]),
    Route("/me/holiday", waiting(DEEDS, person.holiday), methods=["POST"]),
    Route("/invited", waiting(PAGES, seeking.invited_page)),
    Route("/invited", waiting(DEEDS, seeking.invited), methods=["POST"]),
    Route("/urgent", waiting(PAGES, person.urgent)),
    Route("/me/told", waiting(PAGES, told.show)),
    Route("/me/told", waiting(DEEDS, told.save), methods=["POST"]),
    Route("/me/devices", waiting(DEEDS, entering.devices), methods=["POST"]),
    Route("/me/everything", waiting(READING, entering.everything)),
    Route("/me/delete", waiting(DEEDS, entering.delete_all), methods=["POST"]),
    Route("/enter", waiting(PAGES, entering.enter_page)),
    Route("/enter", waiting(DEEDS, entering.enter), methods=["POST"]),
    Route("/passkey", waiting(DEEDS, entering.passkey), methods=["POST"]),
    Route("/confirm/{way:str}/{mark:str}", waiting(PAGES, told.confirm_page)),
    Route("/confirm/{way:str}/{mark:str}", waiting(DEEDS, told.confirm), methods=["POST"]),
    Route("/quiet/{way:str}/{table:str}/{mark:str}", waiting(PAGES, told.quiet_page)),
    Route("/quiet/{way:str}/{table:str}/{mark:str}", waiting(DEEDS, told.quiet), methods=["POST"]),
    Route("/sw.js", waiting(PAGES, home.service_worker)),
    Route("/palas.webmanifest", waiting(PAGES, home.manifest)),
    Route("/icon/{size:int}.png", waiting(READING, home.icon)),
    Route("/offline", waiting(PAGES, home.offline)),
]


def make_app(settings: Settings, hall: Hall) -> Starlette:
    """The server for this hall. The hall starts and stops with it."""

    lines = Lines()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await thread(load)
        await thread(hall.start)
        await thread(app.state.messenger.start)
        noting = asyncio.create_task(measured.keep_noting(hall))
        try:
            async with app.state.crowd.together():
                yield
        finally:
            noting.cancel()
            app.state.listeners.close()
            await thread(app.state.benches.close)
            await thread(app.state.messenger.stop)
            await thread(hall.stop)

    measured = Metrics()
    app = Starlette(
        routes=[
            Route("/", waiting(PAGES, lobby.show)),
            Route("/open", waiting(DEEDS, lobby.open_table), methods=["POST"]),
            *TABLE_ROUTES,
            *PEOPLE_ROUTES,
            Route("/join/{table:str}", waiting(PAGES, invitation.join_page)),
            Route("/join/{table:str}", waiting(DEEDS, invitation.join), methods=["POST"]),
            Route("/join/{table:str}/look", waiting(PAGES, invitation.look), methods=["POST"]),
            Route("/watch/{table:str}", waiting(PAGES, invitation.watch_page)),
            Route("/watch/{table:str}", waiting(DEEDS, invitation.watch), methods=["POST"]),
            Route("/code", waiting(DEEDS, invitation.enter_code), methods=["POST"]),
            Route("/qr", waiting(DEEDS, seats.qr), methods=["POST"]),
            Route("/analysis", waiting(READING, analysis.show_page)),
            Route("/analysis", waiting(DEEDS, analysis.try_out), methods=["POST"]),
            Route("/analysis/read", waiting(READING, analysis.read), methods=["POST"]),
            Route("/games/{game:str}", waiting(READING, titles.show)),
            Route("/games/{game:str}/lesson", waiting(READING, lessons.show)),
            Route("/games/{game:str}/lesson/{course:str}", waiting(READING, lessons.show)),
            Route("/games/{game:str}/introduction", waiting(READING, lessons.moved)),
            Route("/games/{game:str}/data", waiting(READING, titles.data_file)),
            Route("/games/{game:str}/cards", waiting(READING, cards.show)),
            Route("/book/{game:str}", waiting(READING, books.show)),
            Route("/book/{game:str}/rule/{rule:str}", waiting(READING, books.to_rule)),
            Route("/book/{game:str}/{leaf:str}", waiting(READING, books.show)),
            Route("/aid/{game:str}", waiting(READING, books.show_aid)),
            Route("/search", waiting(READING, searching.show)),
            Route("/games/{game:str}/box", waiting(READING, own_box.show)),
            Route("/games/{game:str}/box", waiting(READING, own_box.look), methods=["POST"]),
            Route("/games/{game:str}/box/file", waiting(READING, own_box.take), methods=["POST"]),
            Route("/games/{game:str}/bench", waiting(READING, benches.show)),
            Route("/games/{game:str}/bench", waiting(READING, benches.start), methods=["POST"]),
            Route("/games/{game:str}/bench/{bench:str}", waiting(READING, benches.running)),
            Route("/games/{game:str}/bench/{bench:str}/stop", waiting(DEEDS, benches.stop), methods=["POST"]),
            Route("/games/{game:str}/bench/{bench:str}/file", waiting(READING, benches.file)),
            Route("/puzzles", waiting(READING, puzzles.index)),
            Route("/puzzles/{game:str}/{puzzle:str}", waiting(READING, puzzles.show)),
            Route("/puzzles/{game:str}/{puzzle:str}/play", waiting(DEEDS, puzzles.play), methods=["POST"]),
            Route("/rules", waiting(READING, reading.rules)),
            Route("/rules/{game:str}", waiting(READING, reading.rules_of)),
            Route("/rules/{game:str}/makers", waiting(READING, reading.makers)),
            Route("/about", waiting(PAGES, reading.about)),
            Route("/bots", waiting(PAGES, standings.show)),
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
            Middleware(Packing),
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
    app.state.crowd = Crowd(settings, measured, shared_places(settings, hall.store))
    app.state.renderings = Renderings(measured)
    app.state.listeners = Listeners(hall)
    app.state.lines = lines
    app.state.uploads = Uploads()
    app.state.reviews = Reviews()
    app.state.benches = Benches(board=shared_board(hall.store))
    app.state.gallery = Gallery()
    app.state.messenger = Messenger(settings, hall)
    app.router.routes = [counted(route, app.state.rates) for route in app.routes]

    def stored(told: Stored) -> None:
        measured.stored(told)
        app.state.messenger.stored()

    hall.on_stored = stored
    return app
