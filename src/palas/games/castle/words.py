"""The words of Im Schutze der Burg: what events, actions and things are called in each language."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

from palas.engine.core.cards import listed
from palas.games.castle.box import GOODS, WINTER_CARDS, Box, pieces_code, unpacked
from palas.games.castle.state import SOURCES
from palas.text import COMMON, Words

# The names of each event's numbers; `words_for` says how a number of that name is spoken.
EVENTS: dict[str, tuple[str, ...]] = {
    "stocked": ("talers", "pieces", "helpers"),
    "tower_filled": ("pieces",),
    "start_player": ("seat",),
    "round": ("rounds", "seat", "talers"),
    "shows": ("seat", "the_card"),
    "loaded": ("seat", "card", "pieces"),
    "resolves": ("seat", "the_card"),
    "talers": ("seat", "talers"),
    "toll": ("seat", "talers", "other"),
    "toll_kept": ("seat", "talers"),
    "took_back": ("seat", "wagon"),
    "displaced": ("seat", "other", "wagon"),
    "sent": ("seat", "wagon"),
    "payout": ("seat", "amount", "good", "wagon", "duty"),
    "wagon_empty": ("seat", "wagon"),
    "emptied": ("seat", "amount", "good"),
    "took": ("seat", "pieces"),
    "bought": ("seat", "good", "other", "talers"),
    "refused": ("seat", "good", "other"),
    "erected": ("seat", "the_building", "payment", "bars"),
    "host_leaves": ("seat",),
    "placed": ("seat", "into", "talers"),
    "inn_talers": ("seat", "talers"),
    "cards_home": ("seat",),
    "scored": ("seat", "points", "source"),
    "winter_card": ("winter_card",),
    "removed_card": ("seat", "the_card"),
    "paid": ("seat", "talers"),
    "mended": ("seat", "bars"),
    "offered": ("seat", "good"),
    "no_suitor": ("seat",),
    "maiden_leaves": (),
    "maiden_won": ("seat",),
    "gift": ("seat", "good"),
    "converted": ("seat", "talers"),
    "turned": ("seat", "good"),
    "turned_silver": ("seat", "good"),
    "final": (),
    "over": (),
}


def small(lang: str, name: str) -> str:
    """A name inside a sentence: English writes it small."""
    return name[0].lower() + name[1:] if lang == "en" else name


def words_for(box: Box) -> Words:
    """The messages of Im Schutze der Burg, with the names of this box."""
    data = box.data
    names: dict[str, dict[str, str]] = {
        lang: {
            entry["id"]: entry[f"name_{lang}"]
            for entry in [*data["buildings"], *data["winter_cards"], *data["character_cards"], *data["resources"]]
        }
        for lang in ("de", "en")
    }

    def name(lang: str, id: str) -> str:
        return names[lang][id]

    def card(lang: str, number: int) -> str:
        return names[lang][box.card_ids[number]]

    def the_card(lang: str, number: int) -> str:
        id = box.card_ids[number]
        return words.say(lang, f"the-{id.partition('_')[0]}", name=small(lang, names[lang][id]))

    def cards(lang: str, mask: int) -> str:
        return words.say(lang, "and").join(card(lang, n) for n in listed(mask))

    def building(lang: str, number: int | str) -> str:
        return names[lang][number if isinstance(number, str) else box.building_ids[number]]

    def the_building(lang: str, number: int) -> str:
        id = box.building_ids[number]
        key = box.building_kind[number] if box.building_kind[number] in ("tower", "house") else id
        return words.say(lang, f"the-{key}", name=small(lang, names[lang][id]))

    def place(lang: str, number: int) -> str:
        host = box.place_building[number]
        same = {fee for p, fee in enumerate(box.place_fee) if box.place_building[p] == host}
        key = "place-of" if len(same) > 1 else "place-in"
        return words.say(lang, key, building=building(lang, host), fee=box.place_fee[number])

    def into(lang: str, number: int) -> str:
        id = box.building_ids[box.place_building[number]]
        return words.say(lang, f"into-{id}", name=small(lang, names[lang][id]))

    words = Words(
        files("palas.games.castle").joinpath("text"),
        base=COMMON,
        namers={
            "name": name,
            "card": card,
            "the_card": the_card,
            "cards": cards,
            "building": building,
            "the_building": the_building,
            "place": place,
            "into": into,
            "good": lambda lang, number: words.say(lang, f"good-{GOODS[number]}"),
            "wagon": lambda lang, number: words.say(lang, f"wagon-{box.wagon_ids[number]}"),
            "winter_card": lambda lang, number: names[lang][WINTER_CARDS[number]],
            "source": lambda lang, number: words.say(lang, f"source-{SOURCES[number]}"),
            "payment": lambda lang, number: heap_text(words, lang, pieces_code(box.payments[number])),
            "pieces": lambda lang, number: heap_text(words, lang, pieces_code(unpacked(number))),
            "buyer": lambda lang, number: COMMON.say(lang, "seat", number=number + 1),
            "heap": lambda lang, code: heap_text(words, lang, code),
        },
    )
    return words


def heap_text(words: Words, lang: str, code: str) -> str:
    """A heap's code in words: "2 stone, 1 clay and 4 sand"."""
    parts = []
    for part in code.split("+"):
        amount, good = re.fullmatch(r"(\d*)(\w+)", part).groups()  # type: ignore[union-attr]
        parts.append(words.say(lang, f"amount-{good}", amount=int(amount or 1)))
    return words.say(lang, "and").join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def action_text(box: Box, words: Words, lang: str, code: str) -> str:
    """An action's code in words, as a button or a numbered choice shows it."""
    verb, _, rest = code.partition(" ")
    name = words.namers["name"]
    params: dict[str, Any] = {}
    key = f"act-{verb}"
    if verb in ("play", "first", "discard"):
        params["name"] = words.say(lang, "and").join(name(lang, card) for card in rest.split("+"))
    elif verb in ("take", "offer"):
        params["name"] = words.say(lang, f"amount-{rest}", amount=1)
    elif verb == "turn":
        good = rest.removeprefix("silver>")
        key = "act-turn-silver" if rest.startswith("silver>") else key
        params["name"] = words.say(lang, f"amount-{good}", amount=1)
    elif verb in ("send", "send_host", "back"):
        params["name"] = words.say(lang, f"wagon-{rest}")
    elif verb == "from":
        special = {"stock": "act-from-stock", "inn_host": "act-from-inn"}
        key = special.get(rest, "act-from-wagon")
        params = {} if rest in special else {"name": words.say(lang, f"wagon-{rest}")}
    elif verb == "buy":
        good, seat, worker = re.fullmatch(r"(\w+) of (\d) (\w+)", rest).groups()  # type: ignore[union-attr]
        params = {"name": words.say(lang, f"amount-{good}", amount=1), "number": int(seat), "card": name(lang, worker)}
    elif verb == "build":
        params["name"] = name(lang, rest)
    elif verb == "pay" and rest:
        key = "act-payment"
        params["name"] = heap_text(words, lang, rest)
    elif verb == "silver":
        amount, good = re.fullmatch(r"(\d+)(\w+)", rest).groups()  # type: ignore[union-attr]
        params = {"bars": int(amount), "name": words.say(lang, f"good-{good}")}
    elif verb == "helper":
        params["name"] = words.namers["place"](lang, box.place_ids.index(rest))
    elif verb == "convert":
        params["talers"] = int(rest)
    return words.say(lang, key, **params)
