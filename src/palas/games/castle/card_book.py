"""Characters, buildings, wagons and winter cards for the page of cards: faces, words, sources, filters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from palas.draw.fitting import wrap
from palas.draw.frames import Glyph, row, slot, tile
from palas.draw.icons import icon
from palas.draw.pieces import medal
from palas.draw.svg import Svg, at, circle, rect, text
from palas.engine.cards import Card, CardBook, CardGroup, Trait
from palas.games.castle.board_cards import ICONS as CHARACTERS
from palas.games.castle.board_castle import ICONS as BUILDINGS
from palas.games.castle.box import GOODS, TALER, Box
from palas.games.castle.shorthand import Shorthand
from palas.text import Words

W, H = 150.0, 196.0
LOW = 112.0
WINTER = {
    "village_inn": "mug", "granary": "house", "plague": "forbidden", "wall_breach": "brick", "castle_maiden": "crown",
    "snowdrift": "snow",
}  # fmt: skip


class InFull(Shorthand):
    """The same with words instead of letters, where there is room."""

    def heap(self, goods: tuple[int, ...] | list[int]) -> str:
        parts = [self.say(f"amount-{GOODS[good]}", amount=count) for good, count in enumerate(goods[:TALER]) if count]
        return self.say("and").join(parts)

    def good(self, good: int) -> str:
        return self.say(f"good-{GOODS[good]}")


def card_book(box: Box, words: Words, lang: str) -> CardBook:
    """Everything that lies on the board or in a hand."""
    short = InFull(box, words, lang)
    groups = {
        "characters": characters(short),
        "buildings": buildings(short),
        "wagons": wagons(short),
        "winter": winter(short),
    }
    helpers = tuple((str(places), str(places)) for places in range(4))
    kinds = ("builds", "helpers", "pieces", "talers")
    traits = (
        Trait("does", short.say("cards-does"), tuple((kind, short.say(f"cards-does-{kind}")) for kind in kinds)),
        Trait("places", short.say("cards-helpers"), helpers),
    )
    return CardBook(
        tuple(CardGroup(id, short.say(f"cards-{id}"), tuple(cards)) for id, cards in groups.items()), traits
    )


def sentence(words: str) -> str:
    """Words with a capital and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith(".") else ".")


def told(words: str, y: float, size: float = 14.7, room: float = W - 16, most: int = 4) -> Svg:
    """Some lines around the middle of a card."""
    drawn = ""
    for number, line in enumerate(wrap(words, room, size)[:most]):
        drawn += text(W / 2, y + number * (size + 3), line, size, weight=500, fill="var(--ink-2)")
    return drawn


# -- characters -------------------------------------------------------------------------------------------------------


def characters(short: Shorthand) -> Iterator[Card]:
    """The eight cards that everybody has (CAS-4)."""
    box = short.box
    for number, plain in enumerate(box.data["character_cards"]):
        name = str(plain[f"name_{short.lang}"])
        does = {"builds": box.card_buildings[number], "helpers": box.card_helpers[number]}
        does["pieces"] = any(box.card_equip[number]) or plain.get("takes_from_tower", False)
        does["talers"] = plain.get("talers_from_bank", 0)
        lines = (short.say("cards-rank", rank=plain["rank"]), sentence(short.card(number, names=True)))
        yield Card(
            plain["id"], name, lines, character_face(short, number, name), W, H, plain["source"],
            traits=frozenset(f"does:{deed}" for deed, how in does.items() if how),
            path=f"character_cards/{plain['id']}",
        )  # fmt: skip


def character_face(short: Shorthand, number: int, name: str) -> Svg:
    """A character: rank, picture, deed."""
    drawn = tile(W, H, name, "prestige", 17, 13)
    drawn += circle(20, 46, 13, fill="var(--sunk)") + text(20, 51.5, short.box.card_rank[number], 17, weight=800)
    drawn += icon(CHARACTERS[short.box.card_ids[number].partition("_")[0]], W / 2, 66, 56, "var(--ink-2)")
    return drawn + told(short.card(number), 122)


# -- buildings and wagons ---------------------------------------------------------------------------------------------


def buildings(short: Shorthand) -> Iterator[Card]:
    """Templates and what stands from the start, alike ones once (CAS-9)."""
    box = short.box
    seen: dict[str, int] = {}
    for plain in box.data["buildings"]:
        seen[plain["kind"]] = seen.get(plain["kind"], 0) + 1
    for number, plain in enumerate(box.data["buildings"]):
        alike = plain["kind"] in ("tower", "house")
        if alike and box.building_kind.index(plain["kind"]) < number:
            continue
        lines = []
        if plain["value"]:
            lines.append(short.say("board-unbuilt", value=box.value[number], points=box.points[number]))
            lines.append(short.say("board-half", points=box.half_points[number]))
        else:
            lines.append(short.say("cards-standing"))
        places = box.places_of[number]
        lines += place_lines(short, places)
        yield Card(
            plain["id"], str(plain[f"name_{short.lang}"]), tuple(lines), building_face(short, number, plain), W, LOW,
            plain["source"], count=seen[plain["kind"]] if alike else 1, traits=frozenset({f"places:{len(places)}"}),
            path=f"buildings/{plain['id']}",
        )  # fmt: skip


def place_lines(short: Shorthand, places: list[int]) -> list[str]:
    """What helpers pay and score there, alike places once."""
    told = dict.fromkeys((short.box.place_fee[place], short.place(place)) for place in places)
    return [short.say("board-place-line", fee=fee, scores=scores) for fee, scores in told]


def building_face(short: Shorthand, number: int, plain: dict[str, Any]) -> Svg:
    """A building: what it costs and scores, and its places with their fees."""
    box = short.box
    drawn = tile(W, LOW, str(plain[f"name_{short.lang}"]), "stone", 16, 12)
    drawn += icon(BUILDINGS[plain["kind"]], 30, 56, 40, "var(--ink-2)")
    if plain["value"]:
        drawn += rect(76, 32, 36, 24, 3, fill="var(--surface)", stroke="var(--ink-line)", stroke_width=1.1)
        drawn += icon("hammer", 84, 44, 11, "var(--ink-3)") + text(100, 49.5, box.value[number], 15.5, weight=800)
        drawn += at(130, 44, medal(box.points[number], 12))
    places = box.places_of[number]
    for column, place in enumerate(places):
        x = W / 2 + (column - (len(places) - 1) / 2) * 44 + (18 if len(places) < 3 else 0)
        drawn += slot(x, 88, 16, str(box.place_fee[place]), 16)
    return drawn


def wagons(short: Shorthand) -> Iterator[Card]:
    """Where the trader's helpers stand (CAS-7.2)."""
    box = short.box
    for number, plain in enumerate(box.data["wagons"]):
        good = str(plain["resource"])
        duty = min(box.duty, plain["symbols"])
        own = short.say(f"amount-{good}", amount=plain["symbols"] - duty)
        lines = [short.say("cards-payout", own=own, duty=duty)]
        if plain["needs_all_wagons_occupied"]:
            lines.append(short.say("cards-rider"))
        glyphs: list[Glyph] = [("cube", GOODS[number])] * plain["symbols"]
        face = tile(W, LOW, short.words.namers["wagon"](short.lang, number), "wood", 16, 12)
        face += row(glyphs, W / 2, 52, 22, 5, W - 20) + slot(W / 2, 88, 16)
        name = short.words.namers["wagon"](short.lang, number)
        yield Card(
            plain["id"], name[:1].upper() + name[1:], tuple(lines), face, W, LOW, plain["source"],
            traits=frozenset({"places:1", "does:pieces"}), path=f"wagons/{plain['id']}",
        )  # fmt: skip


# -- winter -----------------------------------------------------------------------------------------------------------


def winter(short: Shorthand) -> Iterator[Card]:
    """The six cards of the winter (CAS-15)."""
    box = short.box
    for plain in box.data["winter_cards"]:
        id = plain["id"]
        name = str(plain[f"name_{short.lang}"])
        text_ = short.say(
            f"cards-winter-{id}", toll=box.toll, stones=box.breach_stones, points=box.breach_points,
            maiden=box.maiden_points, tax=box.snow_tax,
        )  # fmt: skip
        lines = [short.say(f"cards-timing-{plain['timing']}"), text_]
        building = box.building_ids.index(id) if id in box.building_ids else -1
        places = box.places_of[building] if building >= 0 else []
        lines += place_lines(short, places)
        face = tile(W, H, name, "special", 16, 12)
        face += rect(1, 1, W - 2, H - 2, 5, fill="none", stroke="var(--water)", stroke_width=2.4)
        face += icon(WINTER[id], W / 2, 66, 54, "var(--ink-2)") + told(text_, 116, 13.5, most=5)
        yield Card(
            id, name, tuple(lines), face, W, H, plain["source"], traits=frozenset({f"places:{len(places)}"}),
            path=f"winter_cards/{id}",
        )  # fmt: skip
