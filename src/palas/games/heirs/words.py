"""The words of Die zwei Erben: what events, actions and things are called in each language."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from palas.games.heirs.box import RESOURCES, SIDES, TERRAINS, TROOP_IDS, Box, cell_x, cell_y
from palas.text import COMMON, Words

# The names of each event's numbers; `words_for` says how a number of that name is spoken.
MIDDLE_COLUMN, MIDDLE_ROW, LETTERS = 12, 10, 26  # the start tile is M10
EVENTS: dict[str, tuple[str, ...]] = {
    "laid_out": ("tile", "slot"),
    "starts": ("seat", "side"),
    "start_tile": ("terrain",),
    "stack_empty": (),
    "took": ("seat", "the_tile"),
    "ends_turn": ("seat",),
    "discarded": ("seat", "the_tile"),
    "built": ("seat", "the_tile", "cell"),
    "extended": ("seat", "the_tile", "cell"),
    "withdrew": ("seat", "troop"),
    "stationed": ("seat", "troop", "cell"),
    "moved": ("seat", "troop", "cell"),
    "struck_camp": ("seat", "cell"),
    "destroyed": ("seat", "the_tile", "cell"),
    "spared": ("seat", "the_tile", "cell"),
    "heinrich_took": ("the_tile",),
    "heinrich_built": ("the_tile", "cell"),
    "heinrich_discarded": ("the_tile",),
    "heinrich_moved": ("terrain", "cell"),
    "treasure": ("treasure", "cell"),
    "treasure_won": ("treasure",),
    "over": (),
    "heinrich_scored": ("buildings", "best", "roads", "treasures", "points"),
    "heinrich_beaten": ("seat", "points"),
    "heinrich_wins": ("seat", "points"),
}


class RealmWords(Words):
    """Messages that also know what the box names: every choice of three sets, every building as a source of points."""

    def __init__(self, box: Box, namers: dict[str, Any]) -> None:
        super().__init__(files("palas.games.heirs").joinpath("text"), base=COMMON, namers=namers)
        self.doubled = box.doubled  # how many of Heinrich's buildings count twice: said wherever they are
        self.of_the_box: dict[str, dict[str, str]] = {}
        for lang in ("de", "en"):
            sets = {entry["id"]: str(entry[f"name_{lang}"]) for entry in box.data["sets"]}
            known = {f"option-sets-{c}": ", ".join(sets[name] for name in c.split("+")) for c in box.choices}
            known |= {f"source-{id}": type_name(box, lang, number) for number, id in enumerate(box.type_ids)}
            self.of_the_box[lang] = known

    def has(self, lang: str, key: str) -> bool:
        return key in self.of_the_box[lang] or super().has(lang, key)

    def say(self, lang: str, key: str, /, **params: Any) -> str:
        return self.of_the_box[lang].get(key) or super().say(lang, key, doubled=self.doubled, **params)


def words_for(box: Box) -> Words:
    """The messages of Die zwei Erben, with the names of this box."""

    def tile(lang: str, number: int) -> str:
        return tile_name(words, lang, box, number)

    def the_tile(lang: str, number: int) -> str:
        return with_article(words, lang, box, number)

    words: Words = RealmWords(
        box,
        {
            "tile": tile,
            "the_tile": the_tile,
            "cell": lambda lang, cell: cell_name(cell),
            "spot": lambda lang, cell: cell_name(cell),
            "terrain": lambda lang, number: words.say(lang, f"terrain-{TERRAINS[number]}"),
            "side": lambda lang, number: words.say(lang, f"side-{SIDES[number]}"),
            "troop": lambda lang, number: words.say(lang, f"troop-{number}"),
            "treasure": lambda lang, number: treasure_text(words, lang, box, number),
            "cost": lambda lang, amounts: resources(words, lang, amounts),
            "lacking": lambda lang, amounts: resources(words, lang, amounts),
            "access": lambda lang, amounts: resources(words, lang, amounts),
            "building": lambda lang, id: type_name(box, lang, box.type_ids.index(id)),
            "slots": lambda lang, slots: listed(words, lang, [str(slot) for slot in slots]),
        },
    )
    return words


def type_name(box: Box, lang: str, type: int) -> str:
    """What a type of building is called."""
    return str(box.data["building_types"][type][f"name_{lang}"])


def cell_name(cell: int) -> str:
    """A cell as both sides call it: the start tile is M10, letters grow to white's right, numbers away from white."""
    return f"{column_name(cell_x(cell))}{row_name(cell_y(cell))}"


def column_name(x: int) -> str:
    """The letter of a column; beyond Z come AA, AB …, before A the small letters from z down."""
    place = MIDDLE_COLUMN + x
    letter = chr(ord("A") + place % LETTERS)
    return letter if 0 <= place < LETTERS else letter.lower() if place < 0 else f"A{letter}"


def row_name(y: int) -> str:
    """The number of a row."""
    return str(MIDDLE_ROW + y)


def details(words: Words, lang: str, box: Box, number: int) -> list[str]:
    """What is printed on a tile beside its building and terrain, as far as it tells it from its twins."""
    variant = box.data["tiles"][number]["variant"] or {}
    found = []
    if variant.get("line"):
        found.append(words.say(lang, f"line-{variant['line']}"))
    if variant.get("pattern"):
        found.append(words.say(lang, f"pattern-{variant['pattern']}"))
    if variant.get("target"):
        name = type_name(box, lang, box.target[number])
        found.append(name if lang == "de" else name.lower())
    if box.twins[number]:
        found.append(words.say(lang, "with-road" if box.road_edges[number] else "without-road"))
    return found


def tile_name(words: Words, lang: str, box: Box, number: int) -> str:
    """A tile by its building, its terrain, and what tells it from its twins: "Watchtower (gray, column)"."""
    if number == box.start_tile:
        return words.say(lang, "start-tile")
    terrain = words.say(lang, f"terrain-{TERRAINS[box.terrain[number]]}")
    name = type_name(box, lang, box.tile_type[number])
    return f"{name} ({', '.join([terrain, *details(words, lang, box, number)])})"


def with_article(words: Words, lang: str, box: Box, number: int) -> str:
    """A tile inside a sentence: "the gray watchtower (column)", in German in the accusative."""
    id = box.type_ids[box.tile_type[number]]
    name = type_name(box, lang, box.tile_type[number])
    more = details(words, lang, box, number)
    text = words.say(
        lang,
        "the-tile",
        gender=words.say(lang, f"gender-{id}"),
        terrain=words.say(lang, f"terrain-{TERRAINS[box.terrain[number]]}"),
        name=name if lang == "de" else name.lower(),
    )
    return f"{text} ({', '.join(more)})" if more else text


def treasure_text(words: Words, lang: str, box: Box, number: int) -> str:
    """What a treasure wants, as the human sees it (HEI-12.7)."""
    treasure = box.data["treasures"][number]
    fields = [words.say(lang, f"field-{field}") for field in treasure["positions"] or []]
    return words.say(
        lang,
        f"treasure-{treasure['kind']}",
        needed=treasure["min_tiles"],
        colour=treasure["terrain"],
        terrain=words.say(lang, f"terrain-{treasure['terrain']}"),
        fields=listed(words, lang, fields),
    )


def resources(words: Words, lang: str, amounts: Sequence[int]) -> str:
    """Resources in words: "2 stone and 1 grain"."""
    parts = [
        words.say(lang, "amount", amount=amount, resource=words.say(lang, f"resource-{RESOURCES[kind]}"))
        for kind, amount in enumerate(amounts)
        if amount
    ]
    return listed(words, lang, parts)


def listed(words: Words, lang: str, parts: list[str]) -> str:
    """Things one after another: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts) or words.say(lang, "nothing")
    return words.say(lang, "and", most=", ".join(parts[:-1]), last=parts[-1])


def action_text(box: Box, words: Words, lang: str, code: str) -> str:
    """An action's code in words, as a button or a numbered choice shows it."""
    verb, _, rest = code.partition(" ")
    params: dict[str, Any] = {}
    if verb in ("build", "extend", "discard", "camp"):
        params["name"] = words.namers["tile"](lang, box.tile_ids.index(rest))
    elif verb == "troop":
        params["name"] = words.say(lang, f"troop-{TROOP_IDS.index(rest)}")
    elif verb == "take":
        params["slot"] = int(rest)
    elif verb == "at":
        params["name"] = words.namers["cell"](lang, box.at.of(box.numbers[code]))
    return words.say(lang, f"act-{verb}", **params)
