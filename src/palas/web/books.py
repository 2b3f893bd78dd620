"""The player's book as pages: prose, pictures of real positions with marks, numbered rules beside the paragraphs."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from palas.draw import snippets
from palas.engine.game import Game
from palas.engine.handbook import (
    CARDS,
    EXAMPLE,
    GLYPH,
    HEAD,
    LEAD,
    LIST,
    MISTAKE,
    PICTURE,
    STEPS,
    SYMBOLS,
    TABLE,
    TEXT,
    Block,
    Handbook,
    Leaf,
    aid,
    handbook,
)
from palas.engine.introduction import introduction
from palas.engine.rulebook import Rule, rulebook, text_file
from palas.web import cards
from palas.web.guests import Guest, guest_of, page, thread
from palas.web.marking import cut, marked, places
from palas.web.templates import render
from palas.web.titles import found_game
from palas.web.words import WORDS, WebError

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
NAMES = ("Anna", "Jonas", "Odo", "Marlene", "Fritz", "Ida")
INLINE = 19  # pixels of a symbol between words
SHAPES = ("wide", "phone")
MARK = re.compile(r">(\d+)</text>")  # the number of a mark
WIDE = 420  # letters of a table in the player aid that needs the whole width


@dataclass(frozen=True)
class Part:
    """A block of a page: its HTML, and the rules for the margin."""

    kind: str
    html: Markup
    rules: tuple[Rule, ...]
    place: int
    label: str  # "5.5, 5.6"


# -- words and symbols -----------------------------------------------------------------------------------------------


@cache
def names_of(game: Game, lang: str) -> dict[str, str]:
    """The names of a game's symbols."""
    return {name: game.words.say(lang, f"symbol-{name}") for group in game.legend().values() for name in group}


@cache
def signs_of(game: Game) -> dict[str, tuple[Any, ...]]:
    """How a game's symbols are drawn, by name."""
    return {name: sign for group in game.legend().values() for name, sign in group.items()}


def symbol(game: Game, name: str, lang: str, height: float = INLINE) -> Markup:
    """A symbol as a picture with its name."""
    drawn = snippets.glyph(signs_of(game)[name], height)
    return Markup(f'<span class="sy" role="img" aria-label="{escape(names_of(game, lang)[name])}">{drawn}</span>')


def with_symbols(game: Game, lang: str, html: str) -> Markup:
    """HTML in which :names: are the pictures of symbols."""
    known = signs_of(game)
    return Markup(
        GLYPH.sub(lambda found: symbol(game, found["name"], lang) if found["name"] in known else found[0], html)
    )


def prose(game: Game, lang: str, words: str) -> Markup:
    """A line of Markdown."""
    return with_symbols(game, lang, MARKDOWN.renderInline(" ".join(words.split())))


# -- pictures --------------------------------------------------------------------------------------------------------


def moment_of(game: Game, entry: float) -> int:
    """How many lines of the title's recorded game lead to a picture that is so far into it."""
    shown = introduction(game)
    if shown is None:
        raise WebError("no-book", status=404)
    return round(entry * (len(shown.record.lines) - 1))


def state_of(game: Game, entry: float) -> Any:
    """A real position: so far into the title's recorded game."""
    number = moment_of(game, entry)
    shown = introduction(game)
    assert shown is not None
    return shown.state(number)


@lru_cache(maxsize=64)
def picture(game: Game, lang: str, name: str, shape: str) -> Markup:
    """A picture of the book: whole zones of the board of a real position, the described places marked."""
    book = handbook(game, lang)
    assert book is not None
    spec = book.pictures[name]
    state = state_of(game, spec["entry"])
    board = game.board(state.view(spec.get("seat", 0)), lang=lang, names=NAMES[: state.players], legal=(), shape=shape)
    if board is None:
        raise WebError("no-book", status=404)
    return cropped(board.svg, board.zones, spec, shape, f"{name}-{shape}")


def cropped(svg: str, zones: Any, spec: dict[str, Any], shape: str, prefix: str) -> Markup:
    """The zones that a picture shows, with its marks, its ids made its own."""
    small = shape == "phone"
    boxes = places(svg)
    wanted = spec.get("phone_zones" if small else "zones") or spec["zones"]
    shown = [zone for zone in zones if zone.id in wanted] or list(zones)
    if small:
        shown = shown[:1] if "phone_zones" not in spec else shown
    top, end = min(zone.y for zone in shown) - 8, max(zone.y + zone.height for zone in shown) + 8
    view = re.search(r'viewBox="0 0 ([\d.]+) [\d.]+"', svg)
    width = float(view[1]) if view else 1200.0
    rings = discs = ""
    for number, id in enumerate(spec["marks"], 1):
        box = boxes.get(id)
        if box and top - 1 <= box[1] and box[1] + box[3] <= end + 1:
            ring, disc = marked(box, number, small)
            rings, discs = rings + ring, discs + disc
    x, y, w, h = (0.0, top, width, end - top) if small or "crop" not in spec else spec["crop"]
    svg = svg[: -len("</svg>")] + f'<g class="marks">{rings}{discs}</g></svg>'
    return cut(svg.replace("<svg ", f'<svg data-shape="{shape}" ', 1), (x, y, w, h), prefix)


def figure(game: Game, lang: str, block: Block) -> Markup:
    """A picture with its legend."""
    name, _, caption = block.head.partition(" ")
    book = handbook(game, lang)
    narrow = " narrow" if book is not None and "crop" in book.pictures[name] else ""
    drawn = {shape: picture(game, lang, name, shape) for shape in SHAPES}
    both = Markup("").join(Markup(f'<div class="pic only-{shape}{narrow}">{svg}</div>') for shape, svg in drawn.items())
    marked = {int(number) for number in MARK.findall(drawn["phone"].rpartition('<g class="marks">')[2])}
    lines = Markup("").join(
        Markup('<li class="{}"><span class="num">{}</span><span>{}</span></li>').format(
            "" if number in marked else "desk", number, prose(game, lang, item)
        )
        for number, item in enumerate(block.items, 1)
    )
    watch = Markup('<a href="/games/{}/lesson">{}</a>').format(game.meta.id, WORDS.say(lang, "book-from"))
    number = moment_of(game, book.pictures[name]["entry"]) if book is not None else 0
    board = Markup('<a href="/analysis?book={}&amp;n={}">{}</a>').format(
        game.meta.id, number, WORDS.say(lang, "book-board")
    )
    end = Markup('<p class="from"><span>{}</span>{} {}</p>').format(prose(game, lang, caption), watch, board)
    return Markup('<figure class="fig">{}<figcaption><ol class="legend">{}</ol>{}</figcaption></figure>').format(
        both, lines, end
    )


# -- blocks ----------------------------------------------------------------------------------------------------------


def rendered(game: Game, lang: str, block: Block) -> Markup:
    """A block as HTML."""
    if block.kind == LEAD:
        return Markup('<p class="lead">{}</p>').format(prose(game, lang, block.text))
    if block.kind == HEAD:
        return Markup('<h2 id="{}">{}</h2>').format(block.anchor, block.text)
    if block.kind in (LIST, STEPS):
        tag = "ol" if block.kind == STEPS else "ul"
        items = Markup("").join(Markup("<li>{}</li>").format(prose(game, lang, item)) for item in block.items)
        head = Markup("<p>{}</p>").format(prose(game, lang, block.head)) if block.head else ""
        return Markup("{}<{} class='{}'>{}</{}>").format(head, tag, "way" if tag == "ol" else "", items, tag)
    if block.kind == TABLE:
        html = MARKDOWN.render(block.text).replace("<table>", '<table class="plain" tabindex="0">')
        return with_symbols(game, lang, html)
    if block.kind in (EXAMPLE, MISTAKE):
        title = WORDS.say(lang, "book-example" if block.kind == EXAMPLE else "book-mistake")
        return Markup('<aside class="{}"><h3>{}</h3><p>{}</p></aside>').format(
            "ex" if block.kind == EXAMPLE else "mis", title, prose(game, lang, block.text)
        )
    if block.kind == PICTURE:
        return figure(game, lang, block)
    if block.kind == CARDS:
        return tiles(game, lang, block.text.split())
    if block.kind == SYMBOLS:
        return symbol_table(game, lang)
    return Markup("<p>{}</p>").format(prose(game, lang, block.text))


def symbol_table(game: Game, lang: str) -> Markup:
    """Every symbol of the board with its name and its meaning, in groups."""
    parts = []
    for group, signs in game.legend().items():
        rows = [
            Markup('<div class="syr">{}<div><b>{}</b><small>{}</small></div></div>').format(
                Markup(snippets.glyph(sign, 25)),
                game.words.say(lang, f"symbol-{name}"),
                game.words.say(lang, f"symbol-{name}-about"),
            )
            for name, sign in signs.items()
        ]
        title = game.words.say(lang, f"symbols-{group}")
        parts.append(Markup("<section><h3>{}</h3>{}</section>").format(title, Markup("").join(rows)))
    return Markup('<div class="sytab panel">{}</div>').format(Markup("").join(parts))


def tiles(game: Game, lang: str, groups: list[str]) -> Markup:
    """The cards or tiles of some groups of the box: the face, the name, what it does."""
    album = cards.album(game, lang)
    if album is None:
        return Markup("")
    parts = []
    for leaf in album.leaves:
        if leaf.id in groups:
            rows = [
                Markup('<li>{}<div><b>{}</b>{}</div></li>').format(
                    shown.face, shown.card.name,
                    Markup("").join(Markup("<p>{}</p>").format(line) for line in shown.card.lines),
                )
                for shown in leaf.pictures
            ]  # fmt: skip
            parts.append(Markup("<h2>{}</h2><ul class='tiles'>{}</ul>").format(leaf.title, Markup("").join(rows)))
    art = Markup('<svg class="shared-art" width="0" height="0" aria-hidden="true" focusable="false">{}</svg>')
    return art.format(album.shared) + Markup("").join(parts)


def label(rules: tuple[str, ...], game: Game) -> str:
    """The numbers of some rules, without the game's prefix; neighbours as a span."""
    numbers = [id.removeprefix(f"{game.meta.rule_prefix}-") for id in rules]
    order = {rule.id: place for place, rule in enumerate(rulebook(game.meta.id).rules)}
    spans: list[list[int]] = []
    for place, id in enumerate(rules):
        if spans and order[id] == order[rules[spans[-1][-1]]] + 1:
            spans[-1].append(place)
        else:
            spans.append([place])
    return ", ".join(
        f"{numbers[span[0]]}–{numbers[span[-1]]}" if len(span) > 2 else ", ".join(numbers[n] for n in span)
        for span in spans
    )


@lru_cache(maxsize=256)
def parts_of(game: Game, lang: str, leaf: Leaf) -> tuple[Part, ...]:
    """The blocks of a page."""
    book = rulebook(game.meta.id, lang)
    return tuple(
        Part(
            block.kind,
            rendered(game, lang, block),
            tuple(book.find(id) for id in block.rules),
            place,
            label(block.rules, game),
        )
        for place, block in enumerate(leaf.blocks)
    )


def rule_html(rule: Rule) -> Markup:
    """The text of a numbered rule."""
    return Markup(MARKDOWN.render(rule.text))


# -- pages -----------------------------------------------------------------------------------------------------------


def book_of(game: Game, lang: str) -> Handbook:
    """The book of a game; a game without has no such page."""
    book = handbook(game, lang)
    if book is None:
        raise WebError("no-book", status=404)
    return book


async def show(request: Request) -> Response:
    """A page of the book."""
    guest = await guest_of(request)
    game = found_game(request.path_params["game"])
    wanted = request.path_params.get("leaf", "")

    def make() -> Response:
        if handbook(game, guest.lang) is None and text_file(game) is not None:
            return RedirectResponse(f"/rules/{game.meta.id}", status_code=303)
        book = book_of(game, guest.lang)
        leaf = book.leaf(wanted) if wanted else book.leaves[0]
        if leaf is None:
            raise WebError("no-book", status=404)
        at = book.leaves.index(leaf)
        before = book.leaves[at - 1] if at else None
        after = book.leaves[at + 1] if at + 1 < len(book.leaves) else None
        chapter = next(chapter for chapter in book.chapters if leaf in chapter.leaves)
        if "part" in request.query_params:
            return HTMLResponse(drawer(guest, game, book, leaf))
        return page(
            request, guest, "book.html", here="rules", game=game.meta.id, title=game.meta.titles[guest.lang],
            book=book, leaf=leaf, chapter=chapter, before=before, after=after,
            parts=parts_of(game, guest.lang, leaf), rule_html=rule_html,
            has_cards=cards.album(game, guest.lang) is not None,
        )  # fmt: skip

    return await thread(make)


def drawer(
    guest: Guest, game: Game, book: Handbook, leaf: Leaf, rule: str = "", asked: str = "", *, now: bool = False
) -> str:
    """A page of the book for the drawer at the table; the paragraph of a rule marked, the rule open. `asked` is what it
    is about: the question of this moment, or a line of the log."""
    at = next((place for place, block in enumerate(leaf.blocks) if rule in block.rules), -1) if rule else -1
    return render(
        "_leaf.html", guest, game=game.meta.id, book=book, leaf=leaf, parts=parts_of(game, guest.lang, leaf),
        rule_html=rule_html, at=at, rule=rule, asked=asked, now=now,
    )  # fmt: skip


async def to_rule(request: Request) -> Response:
    """Where the book explains a rule: the page, at the paragraph; the bare page for the drawer at the table."""
    guest = await guest_of(request)
    game = found_game(request.path_params["game"])
    id = request.path_params["rule"]

    def make() -> Response:
        rulebook(game.meta.id).find(id)
        book = book_of(game, guest.lang)
        found = book.explains(id)
        if found is None:
            return RedirectResponse(f"/rules/{game.meta.id}#{id}", status_code=303)
        leaf, place = found
        if "part" in request.query_params:
            return HTMLResponse(drawer(guest, game, book, leaf, id))
        return RedirectResponse(f"/book/{game.meta.id}/{leaf.anchor}#p{place}", status_code=303)

    return await thread(make)


# -- the player aid --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AidPart:
    """A part of the player aid."""

    anchor: str
    title: str
    html: Markup
    wide: bool  # it has a table with words


@lru_cache(maxsize=16)
def aid_of(game: Game, lang: str) -> tuple[AidPart, ...]:
    """The player aid of a game; a game without has no such page."""
    made = aid(game, lang)
    if made is None:
        raise WebError("no-book", status=404)
    parts = []
    for chapter in made:
        blocks = [block for leaf in chapter.leaves for block in leaf.blocks]
        html = Markup("").join(
            rendered(game, lang, replace(block, kind=TEXT) if block.kind == LEAD else block) for block in blocks
        )
        wide = any(block.kind == TABLE and len(block.text) > WIDE for block in blocks)
        parts.append(AidPart(chapter.anchor, chapter.title, html, wide))
    return tuple(parts)


def signs_for(game: Game, lang: str) -> list[tuple[Markup, str]]:
    """All symbols of a game, drawn, with their names."""
    return [
        (Markup(snippets.glyph(sign, 21)), game.words.say(lang, f"symbol-{name}"))
        for group in game.legend().values()
        for name, sign in group.items()
    ]


async def show_aid(request: Request) -> Response:
    """The player aid: a sheet to print, or a panel for the drawer at the table."""
    guest = await guest_of(request)
    game = found_game(request.path_params["game"])
    bare = "part" in request.query_params

    def make() -> Response:
        if aid(game, guest.lang) is None and text_file(game) is not None:
            return RedirectResponse(f"/rules/{game.meta.id}", status_code=303)
        values: dict[str, Any] = {"game": game.meta.id, "title": game.meta.titles[guest.lang]}
        values |= {"parts": aid_of(game, guest.lang), "signs": signs_for(game, guest.lang), "now": ""}
        if bare:
            return HTMLResponse(render("_aid.html", guest, **values))
        return page(request, guest, "aid.html", here="rules", **values)

    return await thread(make)
