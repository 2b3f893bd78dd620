"""The coach at the table: a card for each kind of question, when it comes up for the first time in a browser.

It says what the question is about, what answers bring and cost, and how one stands now. It never recommends a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from palas.engine.action import Choice
from palas.engine.game import Game
from palas.engine.handbook import CARDS, HEAD, LIST, PICTURE, STEPS, SYMBOLS, TABLE, Block, handbook
from palas.engine.rulebook import rulebook
from palas.engine.steps import questions
from palas.tables import Look
from palas.web.books import prose, rendered, rule_html
from palas.web.guests import Guest, guest_of, thread, with_cookie
from palas.web.live import small_number
from palas.web.looks import chair_of, choices_of
from palas.web.panels import thing_picture, thing_title
from palas.web.templates import render
from palas.web.together import table_of

WIDE = (HEAD, PICTURE, CARDS, SYMBOLS, TABLE)  # blocks of the book that are no explanation in words
LONG = 480  # letters: of a longer paragraph the numbered rule is shorter


@dataclass(frozen=True)
class Explanation:
    """What a kind of question is about: a title, a paragraph, the rule, and whether the book explains it."""

    title: str
    html: Markup
    rule: str
    in_book: bool


def in_words(game: Game, lang: str, block: Block) -> Markup:
    """A block of the book as the card shows it: examples and mistakes are paragraphs here."""
    if block.kind in (LIST, STEPS):
        return rendered(game, lang, block)
    return Markup("<p>{}</p>").format(prose(game, lang, block.text))


@lru_cache(maxsize=256)
def explained(game: Game, lang: str, rule: str) -> Explanation:
    """The paragraph of the player's book that explains a rule; where that is long or a table, the numbered rule."""
    numbered = rulebook(game.meta.id, lang).find(rule)
    book = handbook(game, lang)
    for leaf, title, place, block in book.passages() if book is not None else ():
        if rule not in block.rules:
            continue
        if block.kind in WIDE or len(block.text) > LONG:
            return Explanation(title, rule_html(numbered), rule, True)
        after = leaf.blocks[place + 1] if place + 1 < len(leaf.blocks) else None
        html = in_words(game, lang, block)
        if after is not None and after.kind in (LIST, STEPS) and len(block.text) + len(after.text) <= LONG:
            html += in_words(game, lang, after)  # what the paragraph announces
        return Explanation(title, html, rule, True)
    return Explanation(numbered.title.strip(" .") or numbered.section, rule_html(numbered), rule, False)


@dataclass(frozen=True)
class Line:
    """A thing that answers bring or cost, or that one has: its picture, its name, how much."""

    picture: Markup
    title: str
    text: str


def span(amounts: Sequence[int]) -> str:
    """How much at least and at most: "1" or "1–3"."""
    least, most = min(amounts), max(amounts)
    return str(most) if least == most else f"{least}–{most}"


def lines_of(look: Look, items: Sequence[Choice], lang: str) -> dict[str, list[Line]]:
    """What answers bring at once, what they cost, and how much of these things the seat has now."""
    assert look.seat is not None
    game, colour = look.game, look.seats[look.seat].colour
    owned = game.holdings(look.view, look.seat)
    found: dict[str, list[Line]] = {"gains": [], "costs": [], "has": []}
    for thing, amount in owned.items():
        changes = [item.brings.get(thing, 0) for item in items]
        gains, costs = [change for change in changes if change > 0], [-change for change in changes if change < 0]
        told = {"gains": span(gains) if gains else "", "costs": span(costs) if costs else ""}
        told["has"] = str(amount) if gains or costs else ""
        for part, text in told.items():
            if text:
                found[part].append(Line(thing_picture(game, thing, colour), thing_title(game, thing, lang), text))
    return found


def card(look: Look, guest: Guest) -> str:
    """The card for the open question as HTML; empty if the seat is not asked."""
    if look.decision is None or look.seat is None:
        return ""
    game, rule = look.game, look.decision.rule
    items = choices_of(look, guest.lang)
    return render(
        "_coach.html", guest, game=game.meta.id, kind=look.decision.kind, kinds=len(questions(game.steps)),
        told=explained(game.printed or game, guest.lang, rule), count=len(items), **lines_of(look, items, guest.lang),
    )  # fmt: skip


async def show(request: Request) -> Response:
    """The card for the question that the guest is asked now."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish = small_number(request.query_params.get("seat"))

    def make() -> Response:
        _, look = chair_of(table, guest, wish)
        return with_cookie(request, guest, HTMLResponse(card(look, guest)))

    return await thread(make)
