"""All tiles and treasures of the box for the page of cards: faces, words, sources, and what to filter them by."""

from __future__ import annotations

from collections.abc import Iterator

from palas.draw.frames import use
from palas.draw.icons import icon
from palas.draw.svg import Svg, at, circle, rect
from palas.engine.cards import Card, CardBook, CardGroup, Trait
from palas.games.heirs.board_tiles import PATTERNS, card, ground
from palas.games.heirs.box import GOODS, RESOURCES, TERRAINS, Box
from palas.games.heirs.shorthand import effect_text
from palas.games.heirs.words import resources, tile_name, treasure_text, type_name
from palas.text import Words

SIDE = 132.0
FIELDS = ("NW", "N", "NE", "W", "", "E", "SW", "S", "SE")  # around the tile on which a treasure lies
WAYS = {"vertical": ("N", "S"), "horizontal": ("W", "E")}


def card_book(box: Box, words: Words, lang: str) -> CardBook:
    """The six sets of tiles, then Heinrich's treasures."""
    groups = [
        CardGroup(plain["id"], str(plain[f"name_{lang}"]), tuple(tiles(box, words, lang, plain["id"])))
        for plain in box.data["sets"]
    ]
    groups.append(CardGroup("treasures", words.say(lang, "cards-treasures"), tuple(treasures(box, words, lang))))
    terrains = tuple((terrain, words.say(lang, f"terrain-{terrain}")) for terrain in TERRAINS)
    costs = tuple((resource, words.say(lang, f"resource-{resource}")) for resource in RESOURCES)
    roads = tuple((road, words.say(lang, f"cards-road-{road}")) for road in box.data["vocab"]["road_kinds"])
    named = (("terrain", terrains), ("costs", costs), ("road", roads))
    traits = tuple(Trait(id, words.say(lang, f"cards-{id}"), found) for id, found in named)
    return CardBook(tuple(groups), traits, PATTERNS)


def tiles(box: Box, words: Words, lang: str, set_id: str) -> Iterator[Card]:
    """The tiles of a set."""
    for number, plain in enumerate(box.data["tiles"]):
        if plain["set"] != set_id:
            continue
        road = plain["road"]["kind"]
        traits = {f"terrain:{TERRAINS[box.terrain[number]]}", f"road:{road}"}
        traits |= {f"costs:{name}" for name, amount in zip(RESOURCES, box.cost[number], strict=True) if amount}
        lines = (
            capital(effect_text(box, words, lang, number)) + ".",
            words.say(lang, "cards-cost", cost=resources(words, lang, box.cost[number])),
            words.say(
                lang,
                "cards-ground",
                terrain=words.say(lang, f"terrain-{TERRAINS[box.terrain[number]]}"),
                resource=words.say(lang, f"resource-{RESOURCES[box.terrain[number]]}"),
                road=road,
                kind=words.say(lang, f"cards-road-{road}"),
            ),
        )
        face = card(box, SIDE, number, type_name(box, lang, box.tile_type[number]))
        yield Card(
            plain["id"], tile_name(words, lang, box, number), lines, face, SIDE, SIDE, plain["source"],
            traits=frozenset(traits), path=f"tiles/{plain['id']}",
        )  # fmt: skip


def treasures(box: Box, words: Words, lang: str) -> Iterator[Card]:
    """What Heinrich's treasures want (HEI-12.7)."""
    for number, plain in enumerate(box.data["treasures"]):
        told = capital(treasure_text(words, lang, box, number)) + "."
        yield Card(
            plain["id"], words.say(lang, "cards-treasure", number=number + 1), (told,),
            treasure_face(box, number), SIDE, SIDE, plain["source"],
            traits=frozenset({f"terrain:{plain['terrain']}"}), path=f"treasures/{plain['id']}",
        )  # fmt: skip


def treasure_face(box: Box, number: int) -> Svg:
    """A treasure as a card: the pattern that it wants around the tile on which it lies."""
    plain = box.data["treasures"][number]
    drawn = rect(0, 0, SIDE, SIDE, 6, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1.1)
    each = 32.0
    left = SIDE / 2 - each * 1.5 - 4
    terrain = TERRAINS.index(plain["terrain"])  # the last one is any
    wanted = set(plain["positions"] or WAYS[plain["kind"]])
    for field, name in enumerate(FIELDS):
        x, y = left + field % 3 * (each + 4), left + field // 3 * (each + 4)
        if name in wanted and terrain < len(GOODS):
            drawn += at(x, y, ground(each, terrain))
            drawn += use("cube", GOODS[terrain], x + each / 2, y + each / 2, 13)
        elif name in wanted:
            drawn += rect(x, y, each, each, 4, fill="var(--k-fixed)", stroke="var(--ink-line)", stroke_width=1.1)
        elif name == "":
            drawn += circle(x + each / 2, y + each / 2, 15, fill="var(--g-gold)", stroke="var(--g-gold-side)")
            drawn += icon("chest", x + each / 2, y + each / 2, 20, "var(--g-gold-on)")
        else:
            drawn += rect(x, y, each, each, 4, fill="none", stroke="var(--line)", stroke_dasharray="3 3")
    return drawn


def capital(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]
