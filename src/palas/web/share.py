"""The picture of a finished game, for those who are shown a link to it: the result beside the final board."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from palas.draw import standalone
from palas.draw.fitting import fit, wrap
from palas.draw.pieces import shield
from palas.draw.svg import at, rect, text
from palas.tables import Look
from palas.text import LANGUAGES
from palas.web.guests import Guest, guest_of, thread
from palas.web.looks import NOBODY, Chair, title_of
from palas.web.panels import signed
from palas.web.pictures import Studio
from palas.web.play import table_of
from palas.web.results import Rank, heading_of, ranks_of
from palas.web.words import WebError

WIDTH, HEIGHT = 1200, 630  # what most places show
EDGE, SIDE = 24, 352  # the margin, and the width of the result
MOST = 6  # ranks that fit
KEPT = 64  # pictures
KINDS = {"svg": "image/svg+xml", "png": "image/png"}
HOUR = "private, max-age=3600"


class Gallery:
    """The pictures that were asked for last: each is drawn once."""

    def __init__(self) -> None:
        self.studio = Studio()
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._lock = threading.Lock()

    def png(self, svg: str) -> bytes | None:
        """A drawing as PNG; None if it cannot be drawn here."""
        with self._lock:
            if svg in self._kept:
                self._kept.move_to_end(svg)
                return self._kept[svg]
        png = self.studio.png(svg, WIDTH)
        if png is not None:
            with self._lock:
                self._kept[svg] = png
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        return png


async def picture(request: Request) -> Response:
    """The result as everybody sees it who may watch the table; `lang` is that of whoever shares it."""
    guest = await guest_of(request)
    table = await table_of(request)
    kind, gallery = request.path_params["kind"], request.app.state.gallery
    wish = request.query_params.get("lang", "")
    lang = wish if wish in LANGUAGES else guest.lang

    def make() -> Response:
        if kind not in KINDS:
            raise WebError("no-page", status=404)
        look = table.look(guest.visitor or NOBODY, None, lang=lang)
        if look.result is None:
            raise WebError("not-over", status=404)
        svg = drawing(look, Guest(None, None, lang, "light"))
        content: bytes | None = svg.encode() if kind == "svg" else gallery.png(svg)
        if content is None:
            raise WebError("no-picture", status=503)
        return Response(content, media_type=KINDS[kind], headers={"cache-control": HOUR})

    return await thread(make)


def drawing(look: Look, guest: Guest) -> str:
    """Who won, everybody's points and the final board, as an SVG file that stands alone."""
    ranks = ranks_of(look, Chair(None, ()), guest)
    room = (WIDTH - SIDE - 3 * EDGE, HEIGHT - 2 * EDGE)
    board: Any = look.game.board(
        look.view, lang=guest.lang, names=look.names, shape="desk", room=room,
        colours=[seat.colour for seat in look.seats],
    )  # fmt: skip
    parts = [rect(0, 0, WIDTH, HEIGHT, fill="var(--page)")]
    parts += side(title_of(look, guest.lang), heading_of(ranks, guest), ranks)
    if board is not None:
        place = f'<svg x="{SIDE + 2 * EDGE}" y="{EDGE}" width="{room[0]}" height="{room[1]}" '
        parts.append(board.svg.replace("<svg ", place, 1))
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>'
    )
    return str(standalone(whole))


def side(title: str, heading: str, ranks: list[Rank]) -> list[str]:
    """The result: title, who won, the ranks from top to bottom."""
    parts = [text(EDGE, 58, *fit(title, SIDE, 24, 18), "start", 500, "var(--rubric)", "display")]
    y = 106.0
    for line in wrap(heading, SIDE, 34)[:3]:
        parts.append(text(EDGE, y, line, 34, "start", 700, "var(--ink)", "display"))
        y += 40
    for rank in ranks[:MOST]:
        y += 8
        gilt = {"stroke": "var(--gilt)", "stroke_width": 2.5} if rank.wins else {"stroke": "var(--line)"}
        parts.append(rect(EDGE, y, SIDE, 58, 10, fill="var(--raised)", **gilt))
        parts.append(at(EDGE + 32, y + 28, shield(rank.colour, 30)))
        name, size = fit(rank.name, SIDE - 150, 24, 17)
        parts.append(text(EDGE + 62, y + 37, name, size, "start", 700, "var(--ink)", "display"))
        parts.append(text(EDGE + SIDE - 18, y + 39, signed(rank.points), 30, "end", 800, "var(--ink)", "display"))
        y += 58
    parts.append(text(EDGE, HEIGHT - EDGE, "Palas", 22, "start", 700, "var(--ink-2)", "display"))
    return parts
