"""The small pictures beside what a search finds: the face of a card, the place of the board that a paragraph names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

import palas
from palas.engine.game import Game
from palas.engine.handbook import PICTURE, handbook
from palas.web import cards
from palas.web.books import NAMES, state_of
from palas.web.cutouts import Art, art
from palas.web.marking import places

BOLD = re.compile(r"\*\*(.+?)\*\*")
EDGE = 12.0  # of the board around the place
LEAST = (190.0, 105.0)  # so much is shown of a small one, that one sees where it is
LARGEST = (330.0, 220.0)  # what is larger says too little when it is so small
MOST_BOARDS = 2  # on one page

Stems = Callable[[str, str], list[str]]


@dataclass(frozen=True)
class Named:
    """A place that a picture of the book marks: the stems of its name, the picture, the place's id."""

    stems: frozenset[str]
    picture: str
    place: str


@dataclass(frozen=True)
class Shown:
    """The pictures of a page: what they share, drawn once, and each by the address of its passage."""

    shared: Markup
    small: dict[str, Markup]


def named_places(game: Game, lang: str, stems: Stems) -> list[Named]:
    """All places that the book's pictures explain, by the words that are bold there."""
    book = handbook(game, lang)
    found: list[Named] = []
    for leaf in book.leaves if book is not None else ():
        for block in leaf.blocks:
            if block.kind != PICTURE or book is None:
                continue
            picture = block.head.partition(" ")[0]
            for item, place in zip(block.items, book.pictures[picture]["marks"], strict=False):
                if bold := BOLD.search(item):
                    found.append(Named(frozenset(stems(bold[1], lang)), picture, place))
    return [one for one in found if one.stems]


def place_of(named: Sequence[Named], title: Iterable[str], text: Iterable[str]) -> tuple[str, str] | None:
    """The picture and the place that a paragraph is about: one in its heading, else one in its words."""
    for words in (set(title), set(text)):
        for one in named:
            if one.stems <= words:
                return one.picture, one.place
    return None


@lru_cache(maxsize=16)
def board_art(game: Game, lang: str, picture: str) -> tuple[Art, dict[str, tuple[float, float, float, float]]]:
    """The board of a picture of the book, and where its places are."""
    book = handbook(game, lang)
    assert book is not None
    spec = book.pictures[picture]
    state = state_of(game, spec["entry"])
    board = game.board(state.view(spec.get("seat", 0)), lang=lang, names=NAMES[: state.players])
    assert board is not None
    return art(board.svg, f"art-{game.meta.id}-{picture}"), places(board.svg)


def place_picture(game: str, lang: str, picture: str, place: str) -> tuple[Art, Markup] | None:
    """A cut-out of one place; None for one that is not there or too large to be shown so small."""
    drawn, boxes = board_art(palas.game(game), lang, picture)
    x, y, width, height = boxes.get(place, (0.0, 0.0, 0.0, 0.0))
    if not (0 < width <= LARGEST[0] and 0 < height <= LARGEST[1]):
        return None
    wide, high = max(width + 2 * EDGE, LEAST[0]), max(height + 2 * EDGE, LEAST[1])
    view = f"{x + width / 2 - wide / 2:g} {y + height / 2 - high / 2:g} {wide:g} {high:g}"
    return drawn, drawn.part(view)


def pictures_for(lang: str, hits: Iterable[tuple[str, str, str, tuple[str, str] | None]]) -> Shown:
    """Pictures for what was found: (game, address, card or nothing, place or nothing)."""
    shared: dict[str, Markup] = {}
    boards = 0
    small: dict[str, Markup] = {}
    for game, address, card, place in hits:
        if card:
            album = cards.album(palas.game(game), lang)
            faces = {p.card.id: p.face for leaf in album.leaves for p in leaf.pictures} if album is not None else {}
            if album is not None and faces.get(card):
                shared[f"cards {game}"] = album.shared
                small[address] = faces[card]
        elif place is not None:
            drawn = place_picture(game, lang, *place)
            if drawn is None or (drawn[0].id not in shared and boards == MOST_BOARDS):
                continue
            boards += drawn[0].id not in shared
            shared[drawn[0].id] = drawn[0].svg
            small[address] = drawn[1]
    return Shown(Markup("").join(shared.values()), small)
