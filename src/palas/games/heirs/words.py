"""The words of Die zwei Erben: what events, actions and things are called in each language."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from palas.games.heirs.box import TERRAINS, Box, cell_x, cell_y
from palas.text import COMMON, Words

# The names of each event's numbers; `words_for` says how a number of that name is spoken.
EVENTS: dict[str, tuple[str, ...]] = {
    "laid_out": ("tile", "slot"),
    "starts": ("seat",),
    "stack_empty": (),
    "took": ("seat", "tile"),
    "ends_turn": ("seat",),
    "discarded": ("seat", "tile"),
    "built": ("seat", "tile", "cell"),
    "extended": ("seat", "tile", "cell"),
    "withdrew": ("seat", "troop"),
    "stationed": ("seat", "troop", "cell"),
    "moved": ("seat", "troop", "cell"),
    "struck_camp": ("seat", "cell"),
    "destroyed": ("seat", "tile", "cell"),
    "spared": ("seat", "tile"),
    "heinrich_took": ("tile",),
    "heinrich_built": ("tile", "cell"),
    "heinrich_discarded": ("tile",),
    "treasure": ("treasure", "cell"),
    "treasure_won": ("treasure",),
    "over": (),
}


def cell_name(cell: int) -> str:
    """A cell as people write it: east, north."""
    return f"{cell_x(cell)},{cell_y(cell)}"


def words_for(box: Box) -> Words:
    """The messages of Die zwei Erben, with the names of this box."""
    data = box.data
    types = {
        lang: {entry["id"]: str(entry[f"name_{lang}"]) for entry in data["building_types"]} for lang in ("de", "en")
    }

    def tile(lang: str, number: int) -> str:
        if number == box.start_tile:
            return words.say(lang, "start-tile")
        return tile_name(words, types[lang][box.type_ids[box.tile_type[number]]], lang, box, number)

    words = Words(
        files("palas.games.heirs").joinpath("text"),
        base=COMMON,
        namers={
            "tile": tile,
            "cell": lambda lang, cell: cell_name(cell),
            "troop": lambda lang, number: words.say(lang, f"troop-{number}"),
            "treasure": lambda lang, number: words.say(lang, f"treasure-{box.treasure_ids[number]}"),
            "thing": lambda lang, action: action_text(box, words, lang, box.codes[action]),
            "type": lambda lang, number: types[lang][box.type_ids[number]],
        },
    )
    return words


def tile_name(words: Words, name: str, lang: str, box: Box, number: int) -> str:
    """A tile by its building, its terrain, and what tells it from its twins."""
    terrain = words.say(lang, f"terrain-{TERRAINS[box.terrain[number]]}")
    variant = box.data["tiles"][number]["variant"] or {}
    details = [terrain]
    if "line" in variant:
        details.append(words.say(lang, f"line-{variant['line']}"))
    if "pattern" in variant:
        details.append(words.say(lang, f"pattern-{variant['pattern']}"))
    if "target" in variant:
        details.append(words.namers["type"](lang, box.target[number]))
    return f"{name} ({', '.join(details)})"


def action_text(box: Box, words: Words, lang: str, code: str) -> str:
    """An action's code in words, as a button or a numbered choice shows it."""
    verb, _, rest = code.partition(" ")
    params: dict[str, Any] = {}
    if verb in ("build", "extend", "discard", "camp"):
        params["name"] = words.namers["tile"](lang, box.tile_ids.index(rest))
    elif verb == "troop":
        params["name"] = words.say(lang, f"troop-{('1', '2', 'follower').index(rest)}")
    elif verb == "take":
        params["slot"] = int(rest)
    elif verb == "at":
        params["name"] = rest
    return words.say(lang, f"act-{verb}", **params)
