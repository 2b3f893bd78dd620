"""The seats of a table: links and QR codes, joining and watching, handing over, the next game."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request
from starlette.responses import Response

from palas.engine.game import Game
from palas.engine.packs.paths import NOTHING, look_up
from palas.engine.packs.problems import quoted
from palas.tables import bot_names
from palas.web.guests import (
    data,
    drawn,
    fields_of,
    go,
    guest_of,
    hall_of,
    number,
    page,
    poster_of,
    settings_of,
    thread,
)  # fmt: skip
from palas.web.lobby import bot_levels, bot_title, game_title, place_of, tidy_name
from palas.web.looks import NOBODY, chair_of, title_of
from palas.web.play import table_of
from palas.web.words import WebError

LONGEST_LINK = 400


async def show(request: Request) -> Response:
    """Who sits where; for the host also the links."""
    guest = await guest_of(request)
    table = await table_of(request)

    def make() -> Response:
        chair, look = chair_of(table, guest, None)
        return page(
            request, guest, "seats.html", here="table", look=look, mine=chair.mine, title=title_of(look, guest.lang),
            levels=[(name, bot_title(name, guest.lang)) for name in bot_levels()], changes=changes_of(look.game),
        )  # fmt: skip

    return await thread(make)


def changes_of(game: Game) -> list[tuple[str, str, str]]:
    """What a data pack changes: the entry, what is printed, what is played."""
    printed = (game.printed or game).data
    told = []
    for path, value in game.pack.changes.items():
        before = look_up(printed, path)
        told.append((path, "–" if before is NOTHING else quoted(before), quoted(value)))
    return told


async def join_page(request: Request) -> Response:
    """The page behind a seat's link: the client reads the secret from the fragment and sends it."""
    guest = await guest_of(request)
    table = await table_of(request)
    mine = await thread(table.seats_of, guest.visitor or NOBODY)
    return await drawn(
        request, guest, "join.html", here="", table=request.path_params["table"], mine=mine, watch=False
    )  # fmt: skip


async def watch_page(request: Request) -> Response:
    """The page behind the link for spectators."""
    guest = await guest_of(request)
    await table_of(request)
    return await drawn(request, guest, "join.html", here="", table=request.path_params["table"], mine=(), watch=True)


async def join(request: Request) -> Response:
    """Sit down with the secret of a link."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    name = tidy_name(fields.get("nickname", "")) or guest.name or guest.say("guest-name")
    if not guest.name:
        await thread(hall_of(request).rename, guest.visitor or NOBODY, nickname=name)
    await thread(table.join, guest.visitor or NOBODY, secret_of(fields), name)
    return go(request, guest, f"/t/{request.path_params['table']}")


async def watch(request: Request) -> Response:
    """Watch with the secret of a link."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    await thread(table.watch, guest.visitor or NOBODY, secret_of(fields))
    return go(request, guest, f"/t/{request.path_params['table']}")


def secret_of(fields: dict[str, str]) -> str:
    """The secret of a link."""
    secret = fields.get("secret", "")
    if not secret or len(secret) > 100 or not secret.isascii():
        raise WebError("link-broken", status=403)
    return secret


async def sit(request: Request) -> Response:
    """Sit down on an open seat."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    name = tidy_name(fields.get("nickname", "")) or guest.name or guest.say("guest-name")
    if not guest.name:
        await thread(hall_of(request).rename, guest.visitor or NOBODY, nickname=name)
    await thread(table.sit, guest.visitor or NOBODY, number(fields, "seat"), name)
    return go(request, guest, f"/t/{request.path_params['table']}")


async def hand_over(request: Request) -> Response:
    """The host gives a seat to a bot, to a friend by link, or to somebody at this device."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    seat, to = number(fields, "seat"), fields.get("to", "")
    if to not in ("link", "here", *(f"bot:{name}" for name in bot_names())):
        raise WebError("bad-request")
    secret = await thread(table.hand_over, guest.visitor or NOBODY, seat, to=to)
    fragment = f"#{seat}={secret}" if secret else ""
    return go(request, guest, f"/t/{request.path_params['table']}/seats{fragment}")


async def rotate(request: Request) -> Response:
    """A new link for a seat; the old one no longer works."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    seat = number(fields, "seat")
    secret = await thread(table.rotate, guest.visitor or NOBODY, seat)
    return go(request, guest, f"/t/{request.path_params['table']}/seats#{seat}={secret}")


async def rematch(request: Request) -> Response:
    """The same people, game and options once more."""
    guest = await poster_of(request, "open")
    table = await table_of(request)
    opened = await thread(table.rematch, guest.visitor or NOBODY)
    return go(request, guest, place_of(opened))


async def qr(request: Request) -> Response:
    """A link of ours as a QR code. It comes by POST, so that no secret stands in a log."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    link = fields.get("link", "")
    allowed = {str(request.base_url).rstrip("/"), settings_of(request).public_url or "-"}
    if len(link) > LONGEST_LINK or not link.startswith(tuple(f"{origin}/" for origin in allowed)):
        raise WebError("bad-request")
    return await thread(lambda: data(request, guest, {"svg": qr_code(link)}))


def qr_code(link: str) -> str:
    """A link as a picture that a phone can read."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", xmldecl=False, svgns=True, border=1, omitsize=True, dark="#000")
    return out.getvalue().decode()


__all__ = ["game_title", "hand_over", "join", "join_page", "qr", "rematch", "rotate", "show", "sit", "watch"]
