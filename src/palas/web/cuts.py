"""Cut-outs: a place of the real board as a small picture of its own, for decisions that are looked at again."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from palas.draw.picture import standalone
from palas.draw.svg import Svg, rect
from palas.tables import Look, Table
from palas.web.guests import Guest, guest_of, thread
from palas.web.live import small_number
from palas.web.looks import NOBODY, chair_of
from palas.web.marking import places
from palas.web.play import table_of
from palas.web.words import WebError

WIDE, TALL = 1.9, 1.35  # times the place
LEAST_WIDE, LEAST_TALL = 190.0, 120.0
KEPT = "private, max-age=3600"
FRAMES = {  # what was played is dashed as the last move is, what was better as what can be chosen
    "played": {"stroke": "var(--last)", "stroke_dasharray": "9 5"},
    "better": {"stroke": "var(--verdigris)"},
}
PLAIN = "<style>.mark-legal,.mark-gap,.mark-price{display:none}</style>"


def board_for(look: Look, lang: str, codes: list[str]) -> Any:
    """The board of a moment on which these answers can be found."""
    colours = [seat.colour for seat in look.seats]
    return look.game.board(look.view, lang=lang, names=look.names, legal=codes, shape="wide", colours=colours)


def cut_out(svg: Svg, code: str, how: str, theme: str) -> Svg | None:
    """The surroundings of the place where an answer is given, framed; None if the board has no such place."""
    box = places(svg, "data-action").get(code)
    if box is None:
        return None
    x, y, w, h = box
    wide, tall = max(LEAST_WIDE, WIDE * w), max(LEAST_TALL, TALL * h)
    frame = rect(x - 4, y - 4, w + 8, h + 8, 8, fill="none", stroke_width=5, **FRAMES[how])
    corner = f"{x + w / 2 - wide / 2:g} {y + h / 2 - tall / 2:g}"
    view = f'viewBox="{corner} {wide:g} {tall:g}" width="{wide:g}" height="{tall:g}"'
    svg = re.sub(r'viewBox="[^"]*"', view, svg, count=1)
    return standalone(svg[: -len("</svg>")] + PLAIN + frame + "</svg>", theme)


def cuts_of(table: Table, then: Look, entry: int, codes: dict[str, str], guest: Guest) -> dict[str, str]:
    """The addresses of the cut-outs of a decision, by how: those whose answer has a place on the board."""
    board = board_for(then, guest.lang, list(codes.values()))
    if board is None:
        return {}
    known = places(board.svg, "data-action")
    return {
        how: f"/t/{then.table_id}/cut.svg?" + urlencode({"n": entry, "seat": then.seat, "code": code, "how": how})
        for how, code in codes.items()
        if code in known
    }


async def show(request: Request) -> Response:
    """One cut-out of a finished game."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish = request.query_params

    def make() -> Response:
        _, present = chair_of(table, guest, None)
        entry, seat, how = small_number(wish.get("n")), small_number(wish.get("seat")), wish.get("how", "")
        seats = range(len(present.seats))
        if present.result is None or how not in FRAMES or entry is None or seat not in seats:
            raise WebError("no-page", status=404)
        look = table.at(min(max(entry, 0), present.entries), guest.visitor or NOBODY, seat, lang=guest.lang)
        code = wish.get("code", "")
        board = board_for(look, guest.lang, [code])
        theme = "dark" if guest.theme == "dark" else "light"
        svg = cut_out(board.svg, code, how, theme) if board is not None else None
        if svg is None:
            raise WebError("no-page", status=404)
        return Response(svg, media_type="image/svg+xml", headers={"cache-control": KEPT})

    return await thread(make)
