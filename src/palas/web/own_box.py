"""Your own box: every reconstructed figure beside the picture of its card, to type in the one that is printed on yours.

What is typed in stays in the browser. The server draws a card as it would be, and says what is wrong with a figure.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import palas
from palas.draw import frames, icons
from palas.engine.cards import Card
from palas.engine.errors import BadData, PalasError
from palas.engine.game import Game
from palas.engine.packs import BadPack, changed_game, content_hash
from palas.engine.packs.editor import Editor, Field, doubtful_entries
from palas.engine.packs.files import parse_json
from palas.engine.packs.problems import quoted
from palas.web.guests import form_of, guest_of, page, poster_of, thread
from palas.web.rates import household_of
from palas.web.titles import found_game, group_title
from palas.web.uploads import Uploads
from palas.web.words import WORDS, WebError

BOARD = "board"  # the group of what is printed on no card
LARGEST = 200_000  # bytes of the changes that a page sends


@dataclass(frozen=True)
class Entry:
    """An entry of the box to look at: a card, or something that is printed on the board."""

    path: str
    name: str
    doubtful: bool


@dataclass(frozen=True)
class Shelf:
    """Entries that belong together."""

    id: str
    title: str
    entries: tuple[Entry, ...]


@lru_cache(maxsize=16)
def shelves(game: Game, lang: str) -> tuple[Shelf, ...]:
    """All entries with figures that can be typed in, in the order of the page of cards."""
    doubtful = doubtful_entries(game)
    editor = Editor(game)
    book = game.cards(lang)
    found: list[Shelf] = []
    shown: set[str] = set()
    for group in book.groups if book else ():
        cards = [card for card in group.cards if card.path and editor.fields(card.path)]
        entries = [Entry(card.path, card.name, any_of(card.path, doubtful)) for card in cards]
        shown |= {card.path for card in cards}
        found.append(Shelf(group.id, group.title, tuple(entries)))
    rest = [path for path in doubtful if not any_of(path, list(shown)) and path not in shown and editor.fields(path)]
    others = tuple(Entry(path, entry_name(game, path, lang), True) for path in rest if not within(path, shown))
    found.append(Shelf(BOARD, WORDS.say(lang, "own-board"), others))
    return tuple(shelf for shelf in found if shelf.entries)


def any_of(path: str, doubtful: list[str]) -> bool:
    """Is the entry itself, or something in it, among these?"""
    return any(other == path or other.startswith(f"{path}/") for other in doubtful)


def within(path: str, shown: set[str]) -> bool:
    """Does it belong to a card that is shown?"""
    return any(path.startswith(f"{card}/") for card in shown)


def entry_name(game: Game, path: str, lang: str) -> str:
    """What is printed on no card is called by its part of the box and its number."""
    head, _, tail = path.partition("/")
    number = "".join(sign for sign in tail if sign.isdigit())
    return f"{group_title(game, head, lang)} {number or tail.replace('_', ' ').replace('/', ', ')}".strip()


async def show(request: Request) -> Response:
    """The page."""
    guest = await guest_of(request)
    game = found_game(request.path_params["game"])

    def make() -> Response:
        if not game.data or not game.schema:
            raise WebError("no-page", status=404)
        kept = shelves(game, guest.lang)
        return page(
            request, guest, "own_box.html", here="games", game=game.meta.id, title=game.meta.titles[guest.lang],
            shelves=kept, doubtful=sum(entry.doubtful for shelf in kept for entry in shelf.entries),
        )  # fmt: skip

    return await thread(make)


async def look(request: Request) -> Response:
    """A card as it would be with these changes: its face, its fields, and what is wrong."""
    guest = await poster_of(request, "look")
    game = found_game(request.path_params["game"])
    body = await request.body()
    if len(body) > LARGEST:
        raise WebError("bad-request", status=413)
    uploads: Uploads = request.app.state.uploads
    told = await uploads.in_worker(drawn, body, game.meta.id, guest.lang)
    return await thread(JSONResponse, told)


async def take(request: Request) -> Response:
    """The changes of a file that somebody opens on the page."""
    await poster_of(request, "open")
    _, files = await form_of(request)
    if "pack" not in files:
        raise WebError("bad-request")
    file, game = files["pack"], found_game(request.path_params["game"]).meta.id
    uploads: Uploads = request.app.state.uploads
    changes = await uploads.changes(household_of(request), file.content, file.name, game)
    return await thread(JSONResponse, {"changes": changes})


# -- in the worker ------------------------------------------------------------------------------------------------


def drawn(body: bytes, game_id: str, lang: str) -> dict[str, Any]:
    """What the page shows of an entry: `entry` and `changes` are what it has sent."""
    sent = parse_json(body, "").content
    if (
        not isinstance(sent, dict)
        or not isinstance(sent.get("changes"), dict)
        or not isinstance(sent.get("entry"), str)
    ):
        raise BadData("pack-object", found=quoted(sent))
    printed, path, changes = palas.game(game_id), sent["entry"], sent["changes"]
    problems: list[dict[str, str]] = []
    game = printed
    try:
        game = changed_game(printed, changes)
    except BadPack as error:
        problems = [{"path": problem.path, "text": problem.text(lang)} for problem in error.problems]
    except PalasError as error:
        problems = [{"path": "", "text": error.text(lang)}]
    before = {field.path: field.value for field in Editor(printed).fields(path)}
    card = card_at(game, path, lang)
    return {
        "name": card.name if card else entry_name(game, path, lang),
        "lines": list(card.lines) if card else [],
        "source": card.source if card else "reconstructed",
        "face": face_of(game, card, lang) if card else "",
        "fields": [told(field, before, lang) for field in Editor(game).fields(path)],
        "problems": problems,
        "hash": content_hash(game.pack.changes) if game is not printed else "",
    }


def card_at(game: Game, path: str, lang: str) -> Card | None:
    """The card whose figures stand there."""
    book = game.cards(lang)
    cards = (card for group in book.groups for card in group.cards) if book else iter(())
    return next((card for card in cards if card.path == path), None)


def face_of(game: Game, card: Card, lang: str) -> str:
    """A face that stands alone."""
    book = game.cards(lang)
    pieces = frames.shared(card.face)
    figures = icons.shared(pieces + card.face)[1]
    lighter = icons.shared(pieces)[0]
    size = f"-3 -3 {card.width + 8:g} {card.height + 9:g}"
    shared = f"<defs>{figures}</defs>{lighter}{book.defs if book else ''}"
    return f'<svg class="board face" viewBox="{size}" aria-hidden="true">{shared}{icons.shared(card.face)[0]}</svg>'


def told(field: Field, before: dict[str, Any], lang: str) -> dict[str, Any]:
    """A field for the page, with its words."""
    return {
        "path": field.path,
        "kind": field.kind,
        "label": WORDS.say(lang, f"field-{field.key}"),
        "value": field.value,
        "printed": before.get(field.path),
        "low": field.low,
        "high": field.high,
        "options": [{"id": option, "label": WORDS.say(lang, f"value-{option}")} for option in field.options],
        "defaults": list(field.defaults),
        "doubtful": field.doubtful,
    }
