"""The table page and what is done there: acting, asking why not, taking back, coming back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from palas.engine.errors import IllegalAction, PalasError, UnknownAction
from palas.engine.game import Game
from palas.tables import Look, MayNotWatch, Table, Visitor
from palas.web.guests import (
    PACES,
    Guest,
    check_poster,
    data,
    go,
    guest_of,
    guest_with,
    hall_of,
    number,
    page,
    rates_of,
    read_fields,
    thread,
    token_of,
    wants_json,
    with_cookie,
)  # fmt: skip
from palas.web.live import Page, small_number
from palas.web.looks import NOBODY, chair_of, choices_of, points_short, title_of
from palas.web.panels import people_of, thing_title
from palas.web.renderings import renderings_of
from palas.web.templates import render
from palas.web.together import closed, note_of, table_of, talk_of
from palas.web.words import WebError

KEYS = ("arrows", "enter", "escape", "list", "numbers", "undo", "tip", "zoom", "search", "help")
LONGEST_CODE = 120
LONGEST_KEY = 64


async def show(request: Request) -> Response:
    """The table page."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish = small_number(request.query_params.get("seat"))
    since = small_number(request.query_params.get("seen"))

    try:
        shown = await thread(renderings_of(request).show, table, guest, wish, since)
    except MayNotWatch:
        return await closed(request, guest, table)
    look, chair = shown.look, shown.chair
    named = ", ".join(part for part in (title_of(look, guest.lang), table.sheet.name) if part)

    def make() -> Response:
        return page(
            request, guest, "table.html", look=look, fragments=shown.fragments, mine=chair.mine, here="table",
            heading=f"{named} · Palas", title=named,
            my_turn=bool(look.legal), mark=shown.mark,
            talk=talk_of(request, guest, table), note=note_of(request, guest, table),
            paces=PACES if any(seat.played_by_bot for seat in look.seats) else (),
            keys=[(guest.say(f"key-{key}"), guest.say(f"key-{key}-help")) for key in KEYS],
        )  # fmt: skip

    return await thread(make)


Deed = Callable[[Table, Visitor, int, dict[str, str]], object]


async def done(request: Request, deed: Deed, *, stays: bool = True) -> Response:
    """Something that a seat does at a table, from its form to its answer: in one turn beside the event loop. The page
    `stays` at that seat, where one device has several."""
    await check_poster(request, "act")
    token = token_of(request)
    if not token:
        await rates_of(request).count("visitor", request)
    body, kind = await request.body(), request.headers.get("content-type", "")
    hall = hall_of(request)

    def carry_out() -> tuple[Guest, int, Response | None]:
        guest = guest_with(request, hall.greet(token or None))
        fields = read_fields(body, kind)
        table = hall.table(request.path_params["table"])
        seat = number(fields, "seat")
        deed(table, guest.visitor or NOBODY, seat, fields)
        listens = wants_json(request) and fields.get("live") == "1"
        return guest, seat, data(request, guest, {"version": table.version}) if listens else None

    guest, seat, answer = await thread(carry_out)
    return answer or await answer_with_news(request, guest, seat if stays else None)


async def answer_with_news(request: Request, guest: Guest, wish: int | None) -> Response:
    """After a deed: the news for our client, the table page for a form. A page that listens (`live`) is told only how
    far the table has come: it hears the rest by its socket, once."""
    if not wants_json(request):
        return go(request, guest, f"/t/{request.path_params['table']}")
    fresh = Page(renderings_of(request), hall_of(request), request.path_params["table"], guest, wish, None)
    return await fresh.answer(request)


async def act(request: Request) -> Response:
    """A move: who, what, which version was seen, and the key that makes it happen once."""

    def move(table: Table, visitor: Visitor, seat: int, fields: dict[str, str]) -> None:
        code = fields.get("code", "")
        if not code or len(code) > LONGEST_CODE:
            raise WebError("bad-request")
        table.act(visitor, seat, code, seen=number(fields, "seen"), key=request_key(fields))

    return await done(request, move)


def request_key(fields: dict[str, str]) -> str:
    """The name of a request."""
    key = fields.get("key", "")
    if not 8 <= len(key) <= LONGEST_KEY or not (key.isascii() and key.isprintable()):
        raise WebError("bad-request")
    return key


async def undo(request: Request) -> Response:
    """Take back, or ask the others for it."""
    return await done(
        request, lambda table, visitor, seat, fields: table.undo(visitor, seat, key=request_key(fields))
    )  # fmt: skip


async def undo_answer(request: Request) -> Response:
    """Say yes or no to somebody who asks to take a move back."""

    def answer(table: Table, visitor: Visitor, seat: int, fields: dict[str, str]) -> None:
        table.answer_undo(visitor, seat, fields.get("yes") == "1", key=request_key(fields))

    return await done(request, answer)


async def come_back(request: Request) -> Response:
    """Take the seat back from the bot that played on."""
    return await done(
        request, lambda table, visitor, seat, _: table.come_back(visitor, seat), stays=False
    )  # fmt: skip


async def pace(request: Request) -> Response:
    """How fast the bots of this table move from now on."""

    def change(table: Table, visitor: Visitor, seat: int, fields: dict[str, str]) -> None:
        if fields.get("pace", "") not in PACES:
            raise WebError("bad-request")
        table.set_pace(visitor, seat, float(fields["pace"]))

    return await done(request, change)


# -- what would happen, and why not -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Change:
    """One line of a preview."""

    title: str
    delta: int
    text: str


async def about(request: Request) -> Response:
    """A choice explained: what it would change, or why it is not possible now."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish = small_number(request.query_params.get("seat"))
    code = request.query_params.get("code", "")[:LONGEST_CODE]

    def make() -> Response:
        _, look = chair_of(table, guest, wish)
        html = render("_about.html", guest, **about_values(table, look, guest, code))
        return with_cookie(request, guest, HTMLResponse(html))

    return await thread(make)


async def area(request: Request) -> Response:
    """What one player has: every thing with its name, and what lies before him, where that is not on the board."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish, of = (small_number(request.query_params.get(name)) for name in ("seat", "of"))

    def make() -> Response:
        chair, look = chair_of(table, guest, wish)
        person = next((one for one in people_of(look, chair.mine, guest.lang) if one.seat == of), None)
        drawn = None
        if person is not None:
            drawn = look.game.board(
                look.view, lang=guest.lang, names=look.names, shape=f"area-{person.seat}",
                colours=[seat.colour for seat in look.seats],
            )  # fmt: skip
        values = {"person": person, "points_short": points_short(look, guest)}
        html = render("_area.html", guest, area=Markup(drawn.svg) if drawn is not None else "", **values)
        return with_cookie(request, guest, HTMLResponse(html))

    return await thread(make)


def about_values(table: Table, look: Look, guest: Guest, code: str) -> dict[str, Any]:
    """What the explanation says."""
    choice = next((item for item in choices_of(look, guest.lang) if item.code == code), None)
    values: dict[str, Any] = {
        "name": choice.text if choice else name_of(look.game, code, guest.lang),
        "detail": choice.detail if choice else "",
        "legal": choice is not None,
        "gains": [],
        "costs": [],
        "others": [],
        "reveals": False,
        "chance": False,
        "reasons": [],
        "game": look.game.meta.id,
    }
    if look.seat is None:
        return values
    visitor = guest.visitor or NOBODY
    if choice is None:
        reasons = table.why_not(visitor, look.seat, code)
        values["reasons"] = [
            {"sentence": reason.text(guest.lang).removesuffix(f" ({reason.rule})"), "rule": reason.rule}
            for reason in reasons
        ]
        return values
    try:
        preview = table.preview(visitor, look.seat, code)
    except (IllegalAction, UnknownAction):  # the table has gone on since it was looked at: nothing can be said any more
        values["legal"] = False
        return values
    owned = look.game.holdings(look.view, look.seat)
    values["chance"] = preview.chance
    changes = [
        Change(thing_title(look.game, name, guest.lang), delta, change_text(owned.get(name, 0), delta))
        for name, delta in preview.changes.items()
    ]
    values["gains"] = [change for change in changes if change.delta > 0]
    values["costs"] = [change for change in changes if change.delta < 0]
    values["others"] = [
        (look.names[seat], others_text(look.game, told, guest.lang)) for seat, told in preview.others.items()
    ]
    values["reveals"] = choice.reveals
    return values


def change_text(before: int, delta: int) -> str:
    """A change with its sign and both sides: "−2 (5 → 3)"."""
    return f"{signed_change(delta)} ({before} → {before + delta})"


def signed_change(delta: int) -> str:
    """A change with its sign, and that a true minus."""
    return f"+{delta}" if delta > 0 else f"−{-delta}"


def others_text(game: Game, changes: Mapping[str, int], lang: str) -> str:
    """What somebody else gets or loses: "Holz +1, Denar −1"."""
    return ", ".join(f"{thing_title(game, name, lang)} {signed_change(delta)}" for name, delta in changes.items())


def name_of(game: Game, code: str, lang: str) -> str:
    """A code in words, as far as it is one."""
    try:
        return game.action_text(code, lang) if game.action_id(code) >= 0 else code
    except (PalasError, KeyError, ValueError):
        return code


__all__ = ["Markup", "about", "act", "area", "come_back", "pace", "show", "table_of", "undo", "undo_answer"]
