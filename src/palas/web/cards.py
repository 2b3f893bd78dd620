"""The page of all cards of a title: faces and words, filtered by the address, one of them enlarged if it is named."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from palas.draw import frames, icons
from palas.engine.cards import Card, CardBook
from palas.engine.game import Game
from palas.web.guests import guest_of, page, thread
from palas.web.titles import found_game
from palas.web.words import WebError

LONGEST_SEARCH = 80
LONGEST_ID = 60


@dataclass(frozen=True)
class Picture:
    """A card with its face as markup that shares its figures with the others of the page."""

    card: Card
    face: Markup
    text: str  # all its words, in small letters


@dataclass(frozen=True)
class Leaf:
    """A group of cards."""

    id: str
    title: str
    pictures: tuple[Picture, ...]


@dataclass(frozen=True)
class Album:
    """Everything on the page that does not depend on the filter."""

    book: CardBook
    leaves: tuple[Leaf, ...]
    shared: Markup


@dataclass(frozen=True)
class Filter:
    """What an address asks for."""

    group: str
    wanted: str
    traits: dict[str, str]

    def fits(self, group: str, picture: Picture) -> bool:
        """Does a card match?"""
        if self.group and self.group != group:
            return False
        if any(f"{trait}:{value}" not in picture.card.traits for trait, value in self.traits.items()):
            return False
        return all(word in picture.text for word in self.wanted.lower().split())


@lru_cache(maxsize=16)
def album(game: Game, lang: str) -> Album | None:
    """The cards of a game in one language; None where it has none to show."""
    book = game.cards(lang)
    if book is None:
        return None
    drawn = "".join(card.face for group in book.groups for card in group.cards)
    pieces = frames.shared(drawn)
    figures = icons.shared(pieces + drawn)[1]
    lighter = icons.shared(pieces)[0]
    leaves = [
        Leaf(group.id, group.title, tuple(map(pictured, group.cards))) for group in book.groups if group.cards
    ]  # fmt: skip
    return Album(book, tuple(leaves), Markup(f"<defs>{figures}</defs>{lighter}"))


def pictured(card: Card) -> Picture:
    """A card for the page."""
    text = " ".join([card.name, card.ours, *card.lines]).lower()
    size = f"-3 -3 {card.width + 8:g} {card.height + 9:g}"
    svg = f'<svg class="board face" viewBox="{size}" aria-hidden="true">{icons.shared(card.face)[0]}</svg>'
    return Picture(card, Markup(svg if card.face else ""), text)


def asked(query: QueryParams, book: CardBook) -> Filter:
    """The filter of an address; values that nobody knows count for nothing."""
    group = query.get("group", "")
    traits = {}
    for trait in book.traits:
        value = query.get(trait.id, "")
        if value in [option for option, _ in trait.options]:
            traits[trait.id] = value
    known = group if group in [one.id for one in book.groups] else ""
    return Filter(known, query.get("q", "").strip()[:LONGEST_SEARCH], traits)


async def show(request: Request) -> Response:
    """All cards of a title."""
    guest = await guest_of(request)
    game = found_game(request.path_params["game"])

    def make() -> Response:
        shown = album(game, guest.lang)
        if shown is None:
            raise WebError("no-page", status=404)
        chosen = asked(request.query_params, shown.book)
        wanted = request.query_params.get("card", "")[:LONGEST_ID]
        hidden = {
            picture.card.id
            for leaf in shown.leaves
            for picture in leaf.pictures
            if not chosen.fits(leaf.id, picture)
        }  # fmt: skip
        total = sum(len(leaf.pictures) for leaf in shown.leaves)
        large = next((p for leaf in shown.leaves for p in leaf.pictures if p.card.id == wanted), None)
        return page(
            request, guest, "cards.html", here="games", game=game.meta.id, title=game.meta.titles[guest.lang],
            album=shown, chosen=chosen, hidden=hidden, total=total, found=total - len(hidden), large=large,
        )  # fmt: skip

    return await thread(make)
