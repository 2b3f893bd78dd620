"""The seats of a table: links and QR codes, open seats, handing over, the next game."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request
from starlette.responses import Response

from palas.engine.game import Game
from palas.engine.packs.paths import NOTHING, look_up
from palas.engine.packs.problems import quoted
from palas.tables import bot_names
from palas.web.doorkeeper import check_welcome
from palas.web.guests import (
    data,
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
from palas.web.levels import bot_levels, bot_title
from palas.web.lobby import game_title, place_of, tidy_name
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
            name=table.sheet.name,
            levels=[(name, bot_title(name, guest.lang)) for name in bot_levels()],
            level_of=lambda name: bot_title(name, guest.lang), changes=changes_of(look.game),
            absent=[] if look.over else [seat for seat in look.to_act if look.seats[seat].kind == "person"
                                         and not look.seats[seat].away and not look.seats[seat].mine],
            voices=table.standing.stand_ins,
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


async def sit(request: Request) -> Response:
    """Sit down on an open seat."""
    guest = await poster_of(request, "join")
    await thread(check_welcome, request, guest)
    fields = await fields_of(request)
    table = await table_of(request)
    name = tidy_name(fields.get("nickname", "")) or guest.name or guest.say("guest-name")
    await thread(table.sit, guest.visitor or NOBODY, number(fields, "seat"), name)
    if not guest.name:
        await thread(hall_of(request).rename, guest.visitor or NOBODY, nickname=name)
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


async def stand_in(request: Request) -> Response:
    """Ask that a bot plays for somebody until he is back."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    table = await table_of(request)
    await thread(table.want_stand_in, guest.visitor or NOBODY, number(fields, "seat"))
    return go(request, guest, f"/t/{request.path_params['table']}/seats")


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


__all__ = ["game_title", "hand_over", "qr", "rematch", "rotate", "show", "sit"]
