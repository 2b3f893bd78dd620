"""The words of Caylus: what events, actions and things are called in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from palas.games.caylus.box import CASTLE, FIRST_TILE_PLACE, GOODS, SPECIALS, Box
from palas.games.caylus.state import SOURCES
from palas.text import COMMON, Words

# The names of each event's numbers; `words_for` says how a number of that name is spoken.
EVENTS: dict[str, tuple[str, ...]] = {
    "laid": ("tile", "space"),
    "ordered": ("seat", "place_in_order", "money"),
    "phase": ("phase", "round"),
    "income": ("seat", "money"),
    "placed": ("seat", "place", "price"),
    "passed": ("seat", "passing_space", "bonus"),
    "scored": ("seat", "points", "source"),
    "lost": ("seat", "points"),
    "activates": ("seat", "place"),
    "idle": ("seat", "place"),
    "moved": ("seat", "place"),
    "withdrew": ("seat", "place"),
    "stabled": ("seat", "place_in_order"),
    "lodged": ("seat",),
    "stayed": ("seat",),
    "provost": ("seat", "offset", "space", "price"),
    "gained": ("seat", "amount", "good"),
    "gave": ("seat", "amount", "good"),
    "trades": ("seat", "thing"),
    "built": ("seat", "tile", "space"),
    "claimed": ("seat", "tile", "space"),
    "transformed": ("seat", "tile", "space"),
    "unused": ("seat", "place"),
    "house": ("seat", "section", "batch"),
    "no_batch": ("seat",),
    "best_builder": ("seat", "batches"),
    "favour": ("seat", "favours"),
    "favour_lost": ("seat",),
    "row": ("seat", "row", "column"),
    "column": ("seat", "row", "column"),
    "bailiff": ("space",),
    "scoring": ("section",),
    "over": (),
}


class TownWords(Words):
    """Messages that also know an amount of a good as one thing: "1 denier", "2 food"."""

    def named(self, lang: str, params: Mapping[str, Any]) -> dict[str, Any]:
        known = super().named(lang, params)
        if "phase" in params:
            known["number"] = params["phase"]
        if "amount" in params and "good" in params:
            known["goods"] = self.say(lang, f"amount-{GOODS[params['good']]}", amount=params["amount"])
        return known


def words_for(box: Box) -> Words:
    """The messages of Caylus, with the names of this box."""
    names: dict[str, dict[str, str]] = {
        lang: {b["id"]: b[f"name_{lang}"] for b in box.data["buildings"]} for lang in ("de", "en")
    }
    rows = box.data["favours"]["rows"]
    sections = box.data["castle"]["sections"]

    def building(lang: str, id: str) -> str:
        return names[lang][id.partition(".")[0]]

    def tile(lang: str, number: int) -> str:
        return building(lang, box.tile_ids[number])

    def place(lang: str, number: int) -> str:
        if number < 0:
            return words.say(lang, "royal-favour")
        if number < CASTLE:
            return building(lang, SPECIALS[number])
        return words.say(lang, "castle") if number == CASTLE else tile(lang, number - FIRST_TILE_PLACE)

    def good(lang: str, number: int) -> str:
        return words.say(lang, f"good-{GOODS[number]}")

    def bundle(lang: str, code: str) -> str:
        return bundle_text(words, lang, code)

    def thing(lang: str, action: int) -> str:
        return action_text(words, lang, box.codes[action])

    def batch(lang: str, action: int) -> str:
        return bundle(lang, box.codes[action].partition(" ")[2])

    def section(lang: str, number: int) -> str:
        return str(sections[number][f"name_{lang}"]).partition(" (")[0]

    def offset(lang: str, number: int) -> str:
        return words.say(lang, "spaces-forward" if number > 0 else "spaces-back", spaces=abs(number))

    words = TownWords(
        files("palas.games.caylus").joinpath("text"),
        base=COMMON,
        namers={
            "tile": tile,
            "place": place,
            "good": good,
            "row": lambda lang, number: str(rows[number][f"name_{lang}"]),
            "section": section,
            "phase": lambda lang, number: words.say(lang, f"phase-{number}"),
            "source": lambda lang, number: words.say(lang, f"source-{SOURCES[number]}"),
            "price": lambda lang, value: bundle(lang, value) if isinstance(value, str) else value,
            "thing": thing,
            "batch": batch,
            "building": building,
            "bundle": bundle,
            "row_id": lambda lang, id: str(next(row for row in rows if row["id"] == id)[f"name_{lang}"]),
            "offset": offset,
        },
    )
    return words


def bundle_text(words: Words, lang: str, code: str) -> str:
    """A bundle's code in words: "2 food and 1 cloth"."""
    if not code:
        return words.say(lang, "no-goods")
    parts = []
    for part in code.split("+"):
        amount, good = re.fullmatch(r"(\d*)(\w+)", part).groups()  # type: ignore[union-attr]
        parts.append(words.say(lang, f"amount-{good}", amount=int(amount or 1)))
    *most, last = parts
    return words.say(lang, "and").join([", ".join(most), last]) if most else last


def action_text(words: Words, lang: str, code: str) -> str:
    """An action's code in words, as a button or a numbered choice shows it."""
    verb, _, rest = code.partition(" ")
    params: dict[str, Any] = {}
    if verb == "place":
        params["name"] = words.say(lang, "castle") if rest == "castle" else words.namers["building"](lang, rest)
    elif verb in ("build", "transform"):
        params["name"] = words.namers["building"](lang, rest)
    elif verb in ("give", "take"):
        params["name"] = words.say(lang, f"amount-{rest}", amount=1)
    elif verb in ("gain", "batch"):
        params["name"] = bundle_text(words, lang, rest)
    elif verb == "trade":
        pay, _, get = rest.partition(">")
        params = {"pay": bundle_text(words, lang, pay), "get": bundle_text(words, lang, get)}
    elif verb == "row":
        params["name"] = words.namers["row_id"](lang, rest)
    elif verb == "provost":
        offset = int(rest)
        verb = "provost" if offset else "provost-stays"
        params = {"spaces": abs(offset), "direction": "forward" if offset > 0 else "back"} if offset else {}
    elif rest:
        params["name"] = rest
    return words.say(lang, f"act-{verb}", **params)
