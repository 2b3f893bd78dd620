"""Who is asking: the visitor behind a cookie, the language and the look he wants; and how he is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.parser import BytesParser
from email.policy import HTTP
from functools import partial
from itertools import islice
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import anyio.to_thread
import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from palas.tables import Hall, Visitor
from palas.web.guard import same_origin
from palas.web.rates import Rates
from palas.web.settings import Settings
from palas.web.templates import render
from palas.web.words import WORDS, WebError, asked_language

COOKIE = "palas"
WAYS = "palas_ways"  # how this device asks and shows: one click, motion
YEAR = 365 * 24 * 3600
MOST_FIELDS = 200
LONGEST_FILE_NAME = 60

T = TypeVar("T")


async def thread(function: Callable[..., T], *args: Any, **kwargs: Any) -> T:
    """Call the service, which is synchronous, beside the event loop."""
    return await anyio.to_thread.run_sync(partial(function, *args, **kwargs))


@dataclass(frozen=True)
class Guest:
    """The person behind a request. `visitor` is None until he does something that must be remembered."""

    visitor: Visitor | None
    token: str | None  # to be given to the browser
    lang: str
    theme: str
    shape: str = "desktop"
    one_click: bool = False
    still: bool = False

    @property
    def name(self) -> str:
        """What the guest calls himself, or nothing yet."""
        return self.visitor.nickname if self.visitor else ""

    def say(self, key: str, /, **params: Any) -> str:
        """A sentence in the guest's language."""
        return WORDS.say(self.lang, key, **params)


def hall_of(request: HTTPConnection) -> Hall:
    """The hall this server keeps."""
    hall: Hall = request.app.state.hall
    return hall


def settings_of(request: HTTPConnection) -> Settings:
    """The settings of this server."""
    settings: Settings = request.app.state.settings
    return settings


def rates_of(request: HTTPConnection) -> Rates:
    """The counters of this server."""
    rates: Rates = request.app.state.rates
    return rates


async def guest_of(request: HTTPConnection, *, remember: bool = False) -> Guest:
    """The guest; with `remember` an unknown one is given a token."""
    token = request.cookies.get(COOKIE, "")[:200]
    visitor: Visitor | None = None
    fresh: str | None = None
    if token or remember:
        if not token:
            await rates_of(request).count("visitor", request)
        greeting = await thread(hall_of(request).greet, token or None)
        visitor, fresh = greeting.visitor, greeting.new_token
    ways = dict(part.partition("=")[::2] for part in request.cookies.get(WAYS, "")[:200].split("&"))
    mobile = request.headers.get("sec-ch-ua-mobile") == "?1"
    shape = request.cookies.get("palas_shape") or ("phone" if mobile else "desktop")
    asked = request.query_params.get("shape")
    return Guest(
        visitor=visitor,
        token=fresh,
        lang=(visitor.lang if visitor and visitor.lang else asked_language(request.headers.get("accept-language"))),
        theme=visitor.theme if visitor else "",
        shape="phone" if (asked or shape) == "phone" else "desktop",
        one_click=ways.get("one_click") == "1",
        still=ways.get("still") == "1",
    )


async def poster_of(request: Request, kind: str) -> Guest:
    """The guest behind a POST: from one of our pages, not too often, and remembered."""
    if not same_origin(request, settings_of(request)):
        raise WebError("foreign-page", status=403)
    await rates_of(request).count(kind, request)
    return await guest_of(request, remember=True)


def with_cookie(request: HTTPConnection, guest: Guest, response: Response) -> Response:
    """Give a new guest his token."""
    if guest.token:
        set_cookie(request, response, COOKIE, guest.token)
    return response


def set_cookie(request: HTTPConnection, response: Response, name: str, value: str) -> None:
    """A cookie that no script and no other site can read or use."""
    secure = settings_of(request).secure or request.url.scheme in ("https", "wss")
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def page(request: Request, guest: Guest, template: str, status: int = 200, **values: Any) -> Response:
    """A whole page."""
    html = render(template, guest, request=request, **values)
    return with_cookie(request, guest, HTMLResponse(html, status_code=status))


def go(request: Request, guest: Guest, path: str) -> Response:
    """On to another page, after a form."""
    return with_cookie(request, guest, RedirectResponse(path, status_code=303))


def data(request: Request, guest: Guest, content: Mapping[str, Any], status: int = 200) -> Response:
    """An answer for the client or a program."""
    return with_cookie(request, guest, JSONResponse(content, status_code=status))


def wants_json(request: Request) -> bool:
    """Is it our client or a program that asks, not a form?"""
    told = request.headers.get("accept", "")
    return "application/json" in told or request.headers.get("content-type", "").startswith("application/json")


async def fields_of(request: Request) -> dict[str, str]:
    """What was sent, as JSON or as a form; everything is text."""
    if request.headers.get("content-type", "").startswith("application/json"):
        try:
            content = msgspec.json.decode(await request.body(), type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise WebError("bad-request") from error
        return {name: as_text(value) for name, value in content.items()}
    try:
        return dict(parse_qsl((await request.body()).decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError as error:
        raise WebError("bad-request") from error


@dataclass(frozen=True)
class Upload:
    """A file that was sent with a form."""

    name: str
    content: bytes


async def form_of(request: Request) -> tuple[dict[str, str], dict[str, Upload]]:
    """What was sent, with the files of a form that has some; an empty file field is none."""
    told = request.headers.get("content-type", "")
    if not told.startswith("multipart/form-data"):
        return await fields_of(request), {}
    # A form with files is written like a mail with attachments, so the standard library can read it.
    head = f"content-type: {told}\r\n\r\n".encode("latin-1", "replace")
    mail = BytesParser(policy=HTTP).parsebytes(head + await request.body())
    fields: dict[str, str] = {}
    files: dict[str, Upload] = {}
    for part in islice(mail.iter_parts(), MOST_FIELDS) if mail.is_multipart() else ():
        name = part.get_param("name", header="content-disposition")
        content = part.get_payload(decode=True)
        if not isinstance(name, str) or not isinstance(content, bytes):
            raise WebError("bad-request")
        file = part.get_filename()
        if file is None:
            fields[name] = content.decode("utf-8", "replace")
        elif file:
            files[name] = Upload(" ".join(file.split())[:LONGEST_FILE_NAME], content)
    return fields, files


def as_text(value: Any) -> str:
    """A plain value as a form would send it."""
    if isinstance(value, bool):
        return "1" if value else ""
    if isinstance(value, str | int | float):
        return str(value)
    raise WebError("bad-request")


def number(fields: Mapping[str, str], name: str, default: int | None = None) -> int:
    """A whole number among the fields."""
    text = fields.get(name, "")
    if not text and default is not None:
        return default
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise WebError("bad-request")
    return int(text)
