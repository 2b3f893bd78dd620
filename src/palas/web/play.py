"""The table page and what is done there: acting, asking why not, taking back, coming back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.tables import Look, Table
from palas.web.guests import (
    Guest,
    fields_of,
    go,
    guest_of,
    hall_of,
    number,
    page,
    poster_of,
    thread,
    wants_json,
    with_cookie,
)  # fmt: skip
from palas.web.live import Page, small_number
from palas.web.looks import NOBODY, chair_of, choices_of, title_of
from palas.web.panels import thing_title
from palas.web.renderings import renderings_of
from palas.web.templates import render
from palas.web.words import WebError

KEYS = ("arrows", "enter", "escape", "list", "numbers", "undo", "tip", "zoom", "help")
LONGEST_CODE = 120
LONGEST_KEY = 64


async def table_of(request: Request) -> Table:
    """The table in the address."""
    return await thread(hall_of(request).table, request.path_params["table"])


async def show(request: Request) -> Response:
    """The table page."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish = small_number(request.query_params.get("seat"))
    since = small_number(request.query_params.get("seen"))

    shown = await renderings_of(request).show(lambda: table, guest, wish, since)
    look, chair = shown.look, shown.chair

    def make() -> Response:
        return page(
            request, guest, "table.html", look=look, fragments=shown.fragments, mine=chair.mine, here="table",
            heading=f"{title_of(look, guest.lang)} · Palas", title=title_of(look, guest.lang),
            my_turn=bool(look.legal), keys=[(guest.say(f"key-{key}"), guest.say(f"key-{key}-help")) for key in KEYS],
        )  # fmt: skip

    return await thread(make)


async def answer_with_news(request: Request, guest: Guest, table: Table, wish: int | None) -> Response:
    """After a deed: the news for our client, the table page for a form."""
    if not wants_json(request):
        return go(request, guest, f"/t/{request.path_params['table']}")
    fresh = Page(renderings_of(request), hall_of(request), request.path_params["table"], guest, wish, None)
    return await fresh.answer(request)


async def act(request: Request) -> Response:
    """A move: who, what, which version was seen, and the key that makes it happen once."""
    guest = await poster_of(request, "act")
    fields = await fields_of(request)
    table = await table_of(request)
    seat, code = number(fields, "seat"), fields.get("code", "")
    if not code or len(code) > LONGEST_CODE:
        raise WebError("bad-request")
    await thread(
        table.act, guest.visitor or NOBODY, seat, code, seen=number(fields, "seen"), key=request_key(fields)
    )  # fmt: skip
    return await answer_with_news(request, guest, table, seat)


def request_key(fields: dict[str, str]) -> str:
    """The name of a request."""
    key = fields.get("key", "")
    if not 8 <= len(key) <= LONGEST_KEY or not key.isascii():
        raise WebError("bad-request")
    return key


async def undo(request: Request) -> Response:
    """Take back, or ask the others for it."""
    guest = await poster_of(request, "act")
    fields = await fields_of(request)
    table = await table_of(request)
    seat = number(fields, "seat")
    await thread(table.undo, guest.visitor or NOBODY, seat, key=request_key(fields))
    return await answer_with_news(request, guest, table, seat)


async def undo_answer(request: Request) -> Response:
    """Say yes or no to somebody who asks to take a move back."""
    guest = await poster_of(request, "act")
    fields = await fields_of(request)
    table = await table_of(request)
    seat = number(fields, "seat")
    yes = fields.get("yes") == "1"
    await thread(table.answer_undo, guest.visitor or NOBODY, seat, yes, key=request_key(fields))
    return await answer_with_news(request, guest, table, seat)


async def come_back(request: Request) -> Response:
    """Take the seat back from the bot that played on."""
    guest = await poster_of(request, "act")
    fields = await fields_of(request)
    table = await table_of(request)
    await thread(table.come_back, guest.visitor or NOBODY, number(fields, "seat"))
    return await answer_with_news(request, guest, table, None)


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


def about_values(table: Table, look: Look, guest: Guest, code: str) -> dict[str, Any]:
    """What the explanation says."""
    choice = next((item for item in choices_of(look, guest.lang) if item.code == code), None)
    values: dict[str, Any] = {
        "name": choice.text if choice else name_of(look.game, code, guest.lang),
        "detail": choice.detail if choice else "",
        "legal": choice is not None,
        "changes": [],
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
    preview = table.preview(visitor, look.seat, code)
    owned = look.game.holdings(look.view, look.seat)
    values["chance"] = preview.chance
    values["changes"] = [
        Change(thing_title(look.game, name, guest.lang), delta, change_text(owned.get(name, 0), delta))
        for name, delta in preview.changes.items()
    ]
    return values


def change_text(before: int, delta: int) -> str:
    """A change with its sign and both sides: "−2 (5 → 3)"."""
    sign = "+" if delta > 0 else "−"
    return f"{sign}{abs(delta)} ({before} → {before + delta})"


def name_of(game: Game, code: str, lang: str) -> str:
    """A code in words, as far as it is one."""
    try:
        return game.action_text(code, lang) if game.action_id(code) >= 0 else code
    except (PalasError, KeyError, ValueError):
        return code


__all__ = ["Markup", "about", "act", "come_back", "show", "undo", "undo_answer"]
