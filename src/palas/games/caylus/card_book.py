"""All buildings of the box for the page of cards: faces, words, sources, and what to filter them by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from palas.draw.frames import slot
from palas.engine.cards import Card, CardBook, CardGroup, Trait
from palas.games.caylus.board_tiles import (
    BANDS,
    CARD_HEIGHT,
    TILE,
    inn_slots,
    road_face,
    special_face,
    stables_slots,
    supply_face,
)
from palas.games.caylus.board_words import Captions, captions
from palas.games.caylus.box import (
    ANY,
    BASIC,
    FAVOUR,
    FOOD,
    GOLD,
    GOODS,
    INN,
    KINDS,
    MONEY,
    PP,
    SPECIALS,
    STABLES,
    Box,
    Effect,
)
from palas.text import Words

WIDE = 132.0
SPECIAL_HEIGHT = 84.0
FILTERED = (*range(MONEY, ANY), PP, FAVOUR)  # what a building may bring


def card_book(box: Box, words: Words, lang: str) -> CardBook:
    """Every building, in the order of the road and of the supply."""
    say = captions(box, words, lang)
    plain = {building["id"]: building for building in box.data["buildings"]}
    groups = [CardGroup("special", words.say(lang, "cards-special"), tuple(specials(say, plain)))]
    for kind in BANDS:
        title = words.say(lang, f"cards-{KINDS[kind]}")
        groups.append(CardGroup(KINDS[kind], title, tuple(tiles(say, plain, kind))))
    goods = tuple((GOODS[good], words.say(lang, f"good-{GOODS[good]}")) for good in FILTERED)
    costs = tuple((GOODS[good], words.say(lang, f"good-{GOODS[good]}")) for good in range(MONEY, ANY))
    traits = (
        Trait("brings", words.say(lang, "cards-brings"), goods),
        Trait("costs", words.say(lang, "cards-costs"), costs),
    )
    return CardBook(tuple(groups), traits)


def specials(say: Captions, plain: dict[str, Any]) -> Iterator[Card]:
    """The special buildings before the bridge."""
    for place, id in enumerate(SPECIALS):
        face = special_face(say, place, WIDE, SPECIAL_HEIGHT, small=False)
        places = stables_slots(WIDE, SPECIAL_HEIGHT, say.box.stable_slots) if place == STABLES else []
        places = [*inn_slots(WIDE, SPECIAL_HEIGHT)] if place == INN else places
        face += "".join(slot(x, y, 13) for x, y in places)
        found = brings(say.box.effects[say.box.special_effect[place]])
        yield Card(
            id, say.name(id), (say.special(place),), face, WIDE, SPECIAL_HEIGHT, plain[id]["source"],
            traits=frozenset(f"brings:{good}" for good in found), path=f"buildings/{id}",
        )  # fmt: skip


def tiles(say: Captions, plain: dict[str, Any], kind: int) -> Iterator[Card]:
    """The tiles of a kind, alike ones once."""
    box = say.box
    for tile in range(box.tiles):
        if box.tile_kind[tile] != kind or box.tile_twin[tile] >= 0:
            continue
        id = box.tile_ids[tile]
        points = box.tile_pp[tile]
        found = brings(box.effects[box.tile_effect[tile]])
        found |= {GOODS[PP]} if points or box.tile_owner_pp[tile] else set()
        found |= {GOODS[FAVOUR]} if box.tile_favours[tile] else set()
        found |= {GOODS[MONEY]} if box.tile_income[tile] else set()
        costs = {GOODS[good] for good in range(MONEY, ANY) if box.tile_cost[tile][good]}
        built = any(box.tile_cost[tile])
        face = supply_face(say, tile, points, WIDE, small=False) if built else road_face(say, tile, small=False)
        wide, high = (WIDE, CARD_HEIGHT) if built else TILE
        yield Card(
            id, say.name(id), say.tile(tile, points)[1:], face, wide, high, plain[id]["source"],
            count=plain[id]["count"], path=f"buildings/{id}",
            traits=frozenset({f"brings:{good}" for good in found} | {f"costs:{good}" for good in costs}),
        )  # fmt: skip


def brings(effect: Effect) -> set[str]:
    """The goods that an effect gives, whichever way it is used; any cube is every cube."""
    found = {good for get in (effect.get, *effect.option_get) for good, amount in enumerate(get) if amount}
    if BASIC in found:
        found |= set(range(FOOD, GOLD))
    if ANY in found:
        found |= set(range(FOOD, GOLD + 1))
    return {GOODS[good] for good in FILTERED if good in found}
