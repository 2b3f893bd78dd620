"""Who is asking: the visitor behind a cookie, the language and the look he wants; and how he is answered."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from multipart import MultipartError, MultipartParser, parse_options_header
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from palas.tables import Greeting, Hall, Visitor
from palas.web.guard import LARGEST_UPLOAD, same_origin
from palas.web.lines import thread as thread  # every page needs it, and all else that is here
from palas.web.rates import Rates
from palas.web.settings import Settings
from palas.web.templates import render
from palas.web.words import WORDS, WebError, asked_language

COOKIE = "palas"
WAYS = "palas_ways"  # how this device asks and shows: one click, motion
YEAR = 365 * 24 * 3600
PACES = ("0", "0.6", "1.5")  # of bots, in seconds: at once, brisk, calm
DESK = "desk-984x624"  # a window of 1366 × 768
DESKS = re.compile(r"desk-(\d{1,4})x(\d{1,4})")
ROOMS = ((600, 2400), (408, 1608))  # the least and the most that is drawn for
MOST_FIELDS = 200
LONGEST_FILE_NAME = 60
LONGEST_SECRET = 100


@dataclass(frozen=True)
class Guest:
    """The person behind a request. `visitor` is None until he does something that must be remembered."""

    visitor: Visitor | None
    token: str | None  # to be given to the browser
    lang: str
    theme: str
    shape: str = DESK
    one_click: bool = False
    forced: bool = False  # the only possible answer gives itself
    still: bool = False
    coach: bool = False  # every kind of question is explained once
    pace: str = ""  # how fast bots move at new tables, if the person wishes that

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
    token = token_of(request)
    if not token and not remember:
        return guest_with(request, None)
    if not token:
        await rates_of(request).count("visitor", request)
    return guest_with(request, await thread(hall_of(request).greet, token or None))


def token_of(request: HTTPConnection) -> str:
    """What the browser was given to be known by, if it was."""
    return request.cookies.get(COOKIE, "")[:200]


def guest_with(request: HTTPConnection, greeting: Greeting | None) -> Guest:
    """The guest, as he was greeted, and the look that he wants."""
    visitor = greeting.visitor if greeting else None
    ways = dict(part.partition("=")[::2] for part in request.cookies.get(WAYS, "")[:200].split("&"))
    mobile = request.headers.get("sec-ch-ua-mobile") == "?1"
    shape = request.cookies.get("palas_shape") or ("phone" if mobile else "desktop")
    asked = request.query_params.get("shape")
    return Guest(
        visitor=visitor,
        token=greeting.new_token if greeting else None,
        lang=(visitor.lang if visitor and visitor.lang else asked_language(request.headers.get("accept-language"))),
        theme=visitor.theme if visitor else "",
        shape=shape_of(asked or shape),
        forced=ways.get("forced") == "1",
        one_click=ways.get("one_click") == "1",
        still=ways.get("still") == "1",
        coach=ways.get("coach") == "1",
        pace=ways.get("pace", ""),
    )


def shape_of(told: str) -> str:
    """What a window asks to be drawn for: "phone", or "desk-WxH" with the room in which the board lies."""
    if told == "phone":
        return told
    room = DESKS.fullmatch(told)
    if room is None:
        return DESK
    width, height = (min(max(int(side), least), most) for side, (least, most) in zip(room.groups(), ROOMS, strict=True))
    return f"desk-{width}x{height}"


def room_of(shape: str) -> tuple[int, int] | None:
    """The pixels in which a board lies on a desk; None on a phone."""
    room = DESKS.fullmatch(shape)
    return (int(room[1]), int(room[2])) if room is not None else None


async def poster_of(request: Request, kind: str) -> Guest:
    """The guest behind a POST: from one of our pages, not too often, and remembered."""
    await check_poster(request, kind)
    return await guest_of(request, remember=True)


async def check_poster(request: Request, kind: str) -> None:
    """Let a POST in that comes from one of our pages, and not too often."""
    if not same_origin(request, settings_of(request)):
        raise WebError("foreign-page", status=403)
    await rates_of(request).count(kind, request)


def with_cookie(request: HTTPConnection, guest: Guest, response: Response) -> Response:
    """Give a new guest his token."""
    if guest.token:
        set_cookie(request, response, COOKIE, guest.token)
    return response


def set_cookie(request: HTTPConnection, response: Response, name: str, value: str) -> None:
    """A cookie that no script and no other site can read or use."""
    secure = settings_of(request).secure or request.url.scheme in ("https", "wss")
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def keep_coach(request: HTTPConnection, response: Response, on: bool) -> None:
    """Remember in this browser whether the coach is on; its other ways stay."""
    ways = [way for way in request.cookies.get(WAYS, "")[:200].split("&") if way and not way.startswith("coach=")]
    set_cookie(request, response, WAYS, "&".join([*ways, "coach=1"] if on else ways))


def page(request: Request, guest: Guest, template: str, status: int = 200, **values: Any) -> Response:
    """A whole page."""
    html = render(template, guest, request=request, **values)
    return with_cookie(request, guest, HTMLResponse(html, status_code=status))


async def drawn(request: Request, guest: Guest, template: str, **values: Any) -> Response:
    """The same, where the values are at hand: filled in beside the event loop."""
    return await thread(page, request, guest, template, **values)


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
    return await thread(read_fields, await request.body(), request.headers.get("content-type", ""))


def read_fields(body: bytes, told: str) -> dict[str, str]:
    """The fields in a body; one that is damaged is refused, whatever is wrong with it."""
    try:
        if told.startswith("application/json"):
            content = msgspec.json.decode(body, type=dict[str, Any])
            return {name: as_text(value) for name, value in content.items()}
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except (ValueError, RecursionError) as error:  # what cannot be decoded is a ValueError, also to msgspec
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
    return await thread(read_form, await request.body(), told)


def read_form(body: bytes, told: str) -> tuple[dict[str, str], dict[str, Upload]]:
    """The fields and files of a form that may have some."""
    fields: dict[str, str] = {}
    files: dict[str, Upload] = {}
    try:
        boundary = parse_options_header(told)[1].get("boundary", "")
        form = MultipartParser(BytesIO(body), boundary, part_limit=MOST_FIELDS, spool_limit=LARGEST_UPLOAD)
        for part in form:
            if part.filename is None:
                fields[part.name] = part.raw.decode("utf-8", "replace")
            elif part.filename:
                files[part.name] = Upload(" ".join(part.filename.split())[:LONGEST_FILE_NAME], part.raw)
    except (MultipartError, ValueError) as error:
        raise WebError("bad-request") from error
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


def secret_of(fields: Mapping[str, str]) -> str:
    """The secret of a link among the fields."""
    secret = fields.get("secret", "")
    if not secret or len(secret) > LONGEST_SECRET or not secret.isascii():
        raise WebError("link-broken", status=403)
    return secret
