"""The page of all cards of a title: faces and words, filtered by the address, one of them enlarged if it is named."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from markupsafe import Markup
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from palas.draw import frames, icons
from palas.engine.cards import Card, CardBook, Trait
from palas.engine.game import Game
from palas.engine.handbook import CARDS, handbook
from palas.engine.rulebook import RULE, rulebook, text_file
from palas.text import LANGUAGES
from palas.web.guests import guest_of, page, thread
from palas.web.titles import found_game
from palas.web.words import WORDS, WebError

LONGEST_SEARCH = 80
LONGEST_ID = 60
MOST_RULES = 4  # beside an enlarged card
SOURCES = ("seed", "public", "reconstructed")


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
class Reading:
    """Where the book speaks of a group of cards: its page, and the numbered rules that stand there."""

    number: str
    anchor: str
    title: str
    rules: tuple[str, ...]


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
    book = with_sources(book, lang)
    drawn = "".join(card.face for group in book.groups for card in group.cards)
    pieces = frames.shared(drawn)
    figures = icons.shared(pieces + drawn)[1]
    lighter = icons.shared(pieces)[0]
    leaves = [
        Leaf(group.id, group.title, tuple(map(pictured, group.cards))) for group in book.groups if group.cards
    ]  # fmt: skip
    return Album(book, tuple(leaves), Markup(f"<defs>{figures}</defs>{lighter}{book.defs}"))


def with_sources(book: CardBook, lang: str) -> CardBook:
    """The same cards, to be filtered by where their values come from as well."""
    groups = []
    for group in book.groups:
        cards = [replace(card, traits=card.traits | {f"source:{card.source}"}) for card in group.cards]
        groups.append(replace(group, cards=tuple(cards)))
    known = {card.source for group in book.groups for card in group.cards}
    options = tuple((source, WORDS.say(lang, f"cards-source-{source}")) for source in SOURCES if source in known)
    trait = Trait("source", WORDS.say(lang, "cards-source"), options)
    return replace(book, groups=tuple(groups), traits=(*book.traits, trait))


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


@lru_cache(maxsize=16)
def readings(game: Game, lang: str) -> dict[str, Reading]:
    """The page of the book for every group: the one that shows its cards, else the one that names them in its title."""
    book, shown = handbook(game, lang), album(game, lang)
    if book is None or shown is None:
        return {}
    found: dict[str, Reading] = {}
    for leaf in book.leaves:
        named = {name for block in leaf.blocks if block.kind == CARDS for name in block.text.split()}
        named |= {group.id for group in shown.leaves if group.title.lower() in leaf.title.lower()}
        own = tuple(dict.fromkeys(rule for block in leaf.blocks for rule in block.rules))
        for group in shown.leaves:
            if group.id in named and group.id not in found:
                rules = own or rules_about(game, group.id)
                found[group.id] = Reading(leaf.number, leaf.anchor, leaf.title, rules[:MOST_RULES])
    return found


def rules_about(game: Game, group: str) -> tuple[str, ...]:
    """The numbered rules that speak of a group of cards by its name, in whichever language more of them do."""
    if text_file(game) is None:
        return ()
    best: tuple[str, ...] = ()
    for lang in LANGUAGES:
        shown = album(game, lang)
        title = next((leaf.title for leaf in shown.leaves if leaf.id == group), "") if shown is not None else ""
        book = rulebook(game.meta.id, lang)
        known = {rule.id for rule in book.of(RULE)}
        words = re.findall(r"[^\W\d_]{3,}", title.partition("(")[0])
        for wanted in (" ".join(words), *words[:1]):
            found = tuple(rule.id for rule in book.search(wanted) if rule.id in known)
            if found:
                break
        best = max(best, found, key=len)
    return best


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
        template = "cards_sheet.html" if "sheet" in request.query_params else "cards.html"
        return page(
            request, guest, template, here="games", game=game.meta.id, title=game.meta.titles[guest.lang],
            album=shown, chosen=chosen, hidden=hidden, total=total, found=total - len(hidden), large=large,
            readings=readings(game, guest.lang), packs=bool(game.data),
            large_group=next((leaf.id for leaf in shown.leaves if large in leaf.pictures), ""),
        )  # fmt: skip

    return await thread(make)
