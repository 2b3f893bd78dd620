"""The words of Aufstieg zur Macht: what events, actions and things are called in each language."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

from palas.games.nobility.box import GOODS, Box
from palas.games.nobility.state import SOURCES
from palas.text import COMMON, Words

# The names of each event's numbers; `words_for` says how a number of that name is spoken.
EVENTS: dict[str, tuple[str, ...]] = {
    "turned_up": ("card",),
    "took_settler": ("seat", "card"),
    "discarded_settler": ("seat", "card"),
    "completed": ("seat", "card", "paid"),
    "ship": (),
    "character": ("seat", "character"),
    "start_player": ("seat",),
    "round": ("round",),
    "event": ("event",),
    "objective": ("objective",),
    "automa": ("automa", "value"),
    "rolled": ("seat", "ones", "twos", "threes", "fours", "fives", "sixes"),
    "placed": ("seat", "value", "space", "spent"),
    "passed": ("seat",),
    "house": ("seat",),
    "coins": ("seat", "coins"),
    "goods": ("seat", "amount", "good"),
    "gave": ("seat", "good"),
    "workers": ("seat", "workers"),
    "modifiers": ("seat", "modifiers"),
    "reputation": ("seat", "reputation"),
    "nobility": ("seat", "nobility"),
    "lord": ("seat",),
    "scored": ("seat", "points", "source"),
    "unscored": ("seat", "points", "source"),
    "owner_reward": ("owner", "guild"),
    "apprentice": ("seat", "guild"),
    "recalled": ("seat", "guild"),
    "workshop": ("seat", "guild"),
    "community": ("seat", "site"),
    "sold_workshop": ("seat", "guild"),
    "sold_community": ("seat",),
    "sold": ("seat", "good", "coins"),
    "council": ("seat", "race"),
    "in_the_hall": ("building", "slot"),
    "replaced_settlers": ("seat",),
    "replaced_hall": ("seat",),
    "desk": ("seat", "desk"),
    "draws_commission": ("seat",),
    "dealt_commission": ("seat", "commission"),
    "kept_commission": ("seat", "commission"),
    "dice_tile": ("seat", "first", "second", "third"),
    "income": (),
    "over": (),
}


def words_for(box: Box) -> Words:
    """The messages of Aufstieg zur Macht, with the names of this box."""
    data = box.data

    def named(entries: list[dict[str, Any]], lang: str, number: int) -> str:
        entry = entries[number]
        return str(entry.get(lang) or entry.get(f"name_{lang}") or entry.get("name") or entry["id"])

    words = Words(
        files("palas.games.nobility").joinpath("text"),
        base=COMMON,
        namers={
            "card": lambda lang, number: settler_text(box, words, lang, number),
            "good": lambda lang, number: words.say(lang, f"good-{GOODS[number]}"),
            "guild": lambda lang, number: named(data["guilds"], lang, number).split(" / ")[0],
            "race": lambda lang, number: named(data["races"], lang, number),
            "character": lambda lang, number: named(data["characters"], lang, number),
            "event": lambda lang, number: words.say(lang, f"event-card-{box.event_ids[number]}"),
            "objective": lambda lang, number: words.say(lang, f"objective-{box.objective_ids[number]}"),
            "commission": lambda lang, number: words.say(lang, f"commission-{box.commission_ids[number]}"),
            "automa": lambda lang, number: words.say(lang, f"automa-{number}"),
            "building": lambda lang, number: building_text(box, words, lang, number),
            "space": lambda lang, number: space_text(box, words, lang, box.space_ids[number]),
            "desk": lambda lang, number: space_text(box, words, lang, box.desk_ids[number]),
            "source": lambda lang, number: words.say(lang, f"source-{SOURCES[number]}"),
            "thing": lambda lang, action: action_text(box, words, lang, box.codes[action]),
        },
    )
    return words


def settler_text(box: Box, words: Words, lang: str, number: int) -> str:
    """A settlers card in words: race, goods, demand."""
    goods = ", ".join(words.say(lang, f"good-{GOODS[good]}") for good in box.settler_goods[number])
    race = words.namers["race"](lang, box.settler_race[number])
    least, most = box.settler_min[number], box.settler_max[number]
    return words.say(lang, "settler", race=race, goods=goods, least=least, most=most)


def building_text(box: Box, words: Words, lang: str, number: int) -> str:
    """A building tile in words: its guild and what it does."""
    guild = box.building_guild[number]
    if guild < 0:
        return words.say(lang, "community-building")
    effects = words.say(lang, "or").join(
        words.say(lang, f"effect-{entry['op']}") for entry in box.data["buildings"][number]["choose_one"]
    )
    return words.say(lang, "workshop-of", guild=words.namers["guild"](lang, guild), effects=effects)


def space_text(box: Box, words: Words, lang: str, space: str) -> str:
    """A space for a die in words."""
    head, _, tail = space.rpartition("_")
    if head in box.guild_ids:
        guild = words.namers["guild"](lang, box.guild_ids.index(head))
        return words.say(lang, "space-guild", guild=guild, band=words.say(lang, f"band-{tail}"))
    if head in ("hall", "port"):
        return words.say(lang, f"space-{head}", slot=int(tail))
    if head in ("berk", "castle"):
        return words.say(lang, f"space-{head}", band=words.say(lang, f"band-{tail}"))
    if head.startswith("council"):
        race = words.namers["race"](lang, box.race_ids.index(head.removeprefix("council_")))
        return words.say(lang, "space-council", race=race, row=int(tail))
    if space in box.desk_ids:
        desk = box.desk_ids.index(space)
        race = words.namers["race"](lang, box.desk_race[desk])
        benefit = words.say(lang, f"desk-{box.data['chancery']['desks'][desk]['benefit']}")
        return words.say(lang, "space-desk", die=box.desk_die[desk], race=race, benefit=benefit)
    if head in box.dice_tile_ids:
        value = box.dice_tiles[box.dice_tile_ids.index(head)][int(tail) - 1]
        return words.say(lang, "space-tile", value=value)
    return words.say(lang, f"space-{space}")


def action_text(box: Box, words: Words, lang: str, code: str) -> str:
    """An action's code in words, as a button or a numbered choice shows it."""
    verb, _, rest = code.partition(" ")
    key = f"act-{verb}"
    params: dict[str, Any] = {}
    if verb == "go":
        params["name"] = space_text(box, words, lang, rest)
    elif verb == "die":
        rolled, change = re.fullmatch(r"(\d)([+-]\d)?", rest).groups()  # type: ignore[union-attr]
        key = "act-die-changed" if change else key
        params = {"rolled": int(rolled), "value": int(rolled) + int(change or 0)}
    elif verb in ("settle", "card", "discard"):
        params["name"] = settler_text(box, words, lang, box.settler_ids.index(rest))
    elif verb == "pay":
        amount, good = re.fullmatch(r"(\d)(\w+)", rest).groups()  # type: ignore[union-attr]
        params = {"amount": int(amount), "name": words.say(lang, f"good-{good}")}
    elif verb == "sell":
        if rest in GOODS:
            params["name"] = words.say(lang, f"good-{rest}")
        elif rest.startswith("site_"):
            key = "act-sell-site"
            params["site"] = int(rest.removeprefix("site_"))
        else:
            guild, _, field = rest.rpartition("_")
            key = "act-sell-workshop"
            params = {"name": words.namers["guild"](lang, box.guild_ids.index(guild)), "field": int(field)}
    elif verb in ("good", "give"):
        params["name"] = words.say(lang, f"good-{rest}")
    elif verb == "from":
        key = "act-from-quarters" if rest == "quarters" else key
        params = {} if rest == "quarters" else {"name": words.namers["guild"](lang, box.guild_ids.index(rest))}
    elif verb == "keep":
        params["name"] = words.say(lang, f"commission-{rest}")
    elif verb in ("replace", "draw"):
        key = f"act-{verb}-{rest}"
    elif rest:
        params["number"] = int(rest)
    return words.say(lang, key, **params)
