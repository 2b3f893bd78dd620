"""A hint at the table: the best answers as a master sees them, what each should bring, and why."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from palas.bots.words import signed
from palas.tables import Look
from palas.tables.hints import Tip
from palas.web.guests import Guest, data, fields_of, number, page, poster_of, thread, wants_json
from palas.web.looks import NOBODY, chair_of, title_of
from palas.web.play import table_of
from palas.web.templates import render


@dataclass(frozen=True)
class Shown:
    """One of the best answers in words."""

    code: str
    text: str
    points: str
    why: str


async def hint(request: Request) -> Response:
    """What a master would do: a fragment for our client, a page for a form."""
    guest = await poster_of(request, "act")
    fields = await fields_of(request)
    table = await table_of(request)
    seat = number(fields, "seat")
    tips = await thread(table.hint, guest.visitor or NOBODY, seat)

    def make() -> Response:
        _, look = chair_of(table, guest, seat)
        html = render("_hint.html", guest, look=look, tips=shown(look, tips, guest), total=len(look.legal))
        if wants_json(request):
            return data(request, guest, {"html": html, "version": look.version})
        return page(request, guest, "hint.html", look=look, here="table", title=title_of(look, guest.lang),
                    html=Markup(html))  # fmt: skip

    return await thread(make)


def shown(look: Look, tips: list[Tip], guest: Guest) -> list[Shown]:
    """The tips as they are read; those that the table has overtaken are left out."""
    legal = {action.code for action in look.legal}
    names = list(look.names)
    return [
        Shown(tip.code, look.game.action_text(tip.code, guest.lang), signed(tip.points, guest.lang),
              tip.why(look.view, guest.lang, names))
        for tip in tips if tip.code in legal
    ]  # fmt: skip
