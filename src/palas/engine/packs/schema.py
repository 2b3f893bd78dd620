"""The schema of a box: a small vocabulary, written in a game's schema.json, that says what an entry may be.

    "0..99"  "1.."  "..0"                 a whole number in that range
    "text"  "flag"                        words; true or false
    "wood|stone|prestige"                 one of these words
    "rule"                                as printed: the code of the rules knows no other
    "@cost"                               the definition of that name
    {"fields": {…}, "like": "tile"}       an object with these fields and those of a definition; others stay as printed
    {"some": {"pp": NODE, …}}             an object with some of these fields, or none
    {"map": "money|food", "to": NODE}     the same for fields of one kind; "least", "most": how many
    {"list": NODE, "least": 1, "most": 5, "different": true}
    {"entries": NODE}                     the printed list of entries with ids, none more and none less
    {"by": "kind", "cases": {…}}          the node depends on the entry's field of that name (or on its id)
    {"or_null": NODE}                     or null
    {"see": "PATH"}                       as printed: it repeats what stands there
    {"bands": NODE}                       an object with keys like "0", "1", "2-3", "4+": every number has its band

What a schema does not mention must stay as printed, because nothing reads it. A game without a schema takes any data
of the printed shape. `checks` (see palas.engine.packs.checks) are conditions between entries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain, islice
from typing import Any

from palas.engine.packs.checks import broken_checks
from palas.engine.packs.paths import (
    NOTHING,
    child,
    differences,
    has_ids,
    is_comment,
    joined,
    look_up,
    same,
    without_comments,
)
from palas.engine.packs.problems import MOST_PROBLEMS, Problem, canonical, quoted

Node = Any  # a string or an object of the vocabulary above

RANGE = re.compile(r"(-?\d+)?\.\.(-?\d+)?")
BAND = re.compile(r"(\d{1,4})(?:-(\d{1,4})|(\+))?")


LONGEST_LINE = 80  # characters of a text
LONGEST_LIST = 60  # where a schema does not say how many
HIGHEST = 999  # where a range has no end


def find_problems(
    schema: Mapping[str, Any], printed: Any, data: Any, most: int | None = MOST_PROBLEMS
) -> list[Problem]:
    """What is wrong with the data of a box; after so many problems nothing more is looked for."""
    if not schema:
        return list(islice(unlike(printed, data, ""), most))
    walk = Walk(schema, printed).check(schema["box"], data, printed, "")
    return list(islice(chain(walk, broken_checks(schema.get("checks", []), data)), most))


def is_number(value: Any) -> bool:
    """Is it a whole number? JSON's true is none."""
    return isinstance(value, int) and not isinstance(value, bool)


class Walk:
    """A walk through the data along the schema; the printed data goes with it."""

    def __init__(self, schema: Mapping[str, Any], printed: Any) -> None:
        self.definitions: Mapping[str, Node] = schema.get("definitions", {})
        self.printed = printed

    def check(self, node: Node, value: Any, printed: Any, path: str) -> Iterator[Problem]:
        """The problems of one entry and of all in it."""
        if isinstance(node, str):
            yield from self.check_word(node, value, printed, path)
        elif "or_null" in node:
            if value is not None:
                yield from self.check(node["or_null"], value, printed, path)
        elif "list" in node:
            yield from self.check_list(node, value, printed, path)
        elif "see" in node:
            yield from unmoved("see", value, printed, path, other=node["see"])
        elif "entries" in node:
            yield from self.check_entries(node["entries"], value, printed, path)
        elif not isinstance(value, dict):
            yield wrong(path, "object", value)
        elif "map" in node or "some" in node:
            yield from self.check_map(node, value, printed, path)
        elif "bands" in node:
            yield from self.check_bands(node["bands"], value, printed, path)
        elif "by" in node:
            yield from self.check_case(node, value, printed, path)
        else:
            yield from self.check_fields(node, value, printed, path)

    def check_word(self, node: str, value: Any, printed: Any, path: str) -> Iterator[Problem]:
        limits = RANGE.fullmatch(node)
        if node.startswith("@"):
            yield from self.check(self.definitions[node[1:]], value, printed, path)
        elif limits:
            yield from number_problem(limits[1], limits[2], value, path)
        elif node == "rule":
            yield from unmoved("rule", value, printed, path)
        elif node == "text":
            yield from text_problem(value, path)
        elif node == "flag":
            if not isinstance(value, bool):
                yield wrong(path, "flag", value)
        elif not isinstance(value, str) or value not in node.split("|"):
            yield Problem(path, "word", {"known": node.replace("|", ", "), "found": quoted(value)})

    def check_fields(
        self, node: Mapping[str, Any], value: dict[str, Any], printed: Any, path: str
    ) -> Iterator[Problem]:
        fields = self.fields_of(node)
        for key in fields:
            if key not in value:
                yield Problem(joined(path, key), "missing")
        before = printed if isinstance(printed, dict) else {}
        yield from (
            Problem(joined(path, key), "missing")
            for key in before
            if key not in value and key not in fields and not is_comment(key) and self.is_entry(before, value)
        )
        for key, part in value.items():
            if is_comment(key):
                continue
            here = joined(path, key)
            if key in fields:
                yield from self.check(fields[key], part, before.get(key, NOTHING), here)
            elif key not in before:
                known = ", ".join(dict.fromkeys([*fields, *(name for name in before if not is_comment(name))]))
                yield Problem(here, "unknown-field", {"known": known})
            else:
                yield from unmoved("idle", part, before[key], here)

    def is_entry(self, printed: Mapping[str, Any], value: Mapping[str, Any]) -> bool:
        """Is the printed entry the same thing as this one, so that it must have the same fields?

        An effect that became another effect is not: it has the fields of the new one.
        """
        return all(same(printed[key], value[key]) for key in ("id", "op", "kind") if key in printed and key in value)

    def fields_of(self, node: Mapping[str, Any]) -> dict[str, Node]:
        """The fields of an object, those of the definition it is like included."""
        base = self.fields_of(self.definitions[node["like"]]) if "like" in node else {}
        return {**base, **node.get("fields", {})}

    def check_map(self, node: Mapping[str, Any], value: dict[str, Any], printed: Any, path: str) -> Iterator[Problem]:
        known: Mapping[str, Node] = node.get("some") or dict.fromkeys(node["map"].split("|"), node["to"])
        parts = {key: part for key, part in value.items() if not is_comment(key)}
        if len(parts) < node.get("least", 0):
            yield Problem(path, "empty", {"known": ", ".join(known)})
        if len(parts) > node.get("most", len(parts)):
            yield Problem(path, "too-many", {"most": node["most"], "found": len(parts)})
        for key, part in parts.items():
            if key in known:
                yield from self.check(known[key], part, child(printed, key), joined(path, key))
            else:
                yield Problem(joined(path, key), "unknown-field", {"known": ", ".join(known)})

    def check_list(self, node: Mapping[str, Any], value: Any, printed: Any, path: str) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield wrong(path, "list", value)
            return
        least, most = node.get("least", 0), node.get("most", LONGEST_LIST)
        if len(value) < least:
            yield Problem(path, "too-few", {"least": least, "found": len(value)})
        if len(value) > most:
            yield Problem(path, "too-many", {"most": most, "found": len(value)})
            return  # nobody needs to know what is wrong in a list that is refused
        seen: set[str] = set()
        for place, part in enumerate(value, 1):
            before = printed[place - 1] if isinstance(printed, list) and place <= len(printed) else NOTHING
            yield from self.check(node["list"], part, before, joined(path, place))
            if node.get("different"):
                if canonical(part) in seen:
                    yield Problem(joined(path, place), "twice", {"found": quoted(part)})
                seen.add(canonical(part))

    def check_entries(self, node: Node, value: Any, printed: Any, path: str) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield wrong(path, "entries", value)
            return
        if not has_ids(value):
            yield Problem(path, "ids")
            return
        yield from same_ids(printed, value, path)
        before = {entry["id"]: entry for entry in printed}
        for entry in value:
            if entry["id"] in before:
                yield from self.check(node, entry, before[entry["id"]], joined(path, entry["id"]))

    def check_case(self, node: Mapping[str, Any], value: dict[str, Any], printed: Any, path: str) -> Iterator[Problem]:
        cases: Mapping[str, Node] = node["cases"]
        name = value.get(node["by"])
        here = joined(path, node["by"])
        if isinstance(value.get("id"), str) and value["id"] in cases:
            yield from self.check(cases[value["id"]], value, printed, path)
        elif node["by"] not in value:
            yield Problem(here, "missing")
        elif not isinstance(name, str) or name not in cases:
            yield Problem(here, "word", {"known": ", ".join(cases), "found": quoted(name)})
        else:
            fields = {node["by"]: "text", **self.fields_of(cases[name])}
            yield from self.check({"fields": fields}, value, printed, path)

    def check_bands(self, node: Node, value: dict[str, Any], printed: Any, path: str) -> Iterator[Problem]:
        due = 0
        open_end = False
        for label, part in value.items():
            if is_comment(label):
                continue
            band = BAND.fullmatch(label)
            here = joined(path, label)
            if open_end:
                yield Problem(here, "band-after")
                return
            if band is None or int(band[1]) != due or int(band[2] or band[1]) < due:
                yield Problem(here, "band", {"due": due})
                return
            due = int(band[2] or band[1]) + 1
            open_end = bool(band[3])
            yield from self.check(node, part, child(printed, label), here)
        if not open_end:
            yield Problem(path, "band-end", {"due": due})


def same_ids(printed: list[Any], value: list[Any], path: str) -> Iterator[Problem]:
    """The entries that a list lacks or has too many."""
    before = {entry["id"]: entry for entry in printed}
    found = {entry["id"]: entry for entry in value}
    yield from (Problem(joined(path, id), "entry-missing") for id in before if id not in found)
    known = ", ".join(before)
    yield from (Problem(joined(path, id), "entry-new", {"known": known}) for id in found if id not in before)


def unmoved(key: str, value: Any, printed: Any, path: str, **params: str) -> Iterator[Problem]:
    """Where something that must stay as printed does not."""
    for where, found in differences(printed, value, path):
        below = look_up(printed, where.removeprefix(path).lstrip("/"))
        told = "–" if below is NOTHING else quoted(without_comments(below))
        yield Problem(where, key, {"printed": told, "found": quoted(found), **params})


def wrong(path: str, key: str, value: Any) -> Problem:
    """The problem of a value of another type than expected."""
    return Problem(path, key, {"found": quoted(value)})


def text_problem(value: Any, path: str) -> Iterator[Problem]:
    """What is wrong with a line of text, if anything is."""
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        yield wrong(path, "text", value)
    elif len(value) > LONGEST_LINE:
        yield Problem(path, "too-long", {"most": LONGEST_LINE, "found": len(value)})


def number_problem(least: str | None, most: str | None, value: Any, path: str) -> Iterator[Problem]:
    """What is wrong with a number that should lie in a range, if anything is."""
    if most is None and is_number(value) and value > HIGHEST:
        most = str(HIGHEST)
    fits = is_number(value) and int(least or value) <= value <= int(most or value)
    if not fits and least and most:
        yield Problem(path, "number-between", {"least": int(least), "most": int(most), "found": quoted(value)})
    elif not fits and least:
        yield Problem(path, "number-least", {"least": int(least), "found": quoted(value)})
    elif not fits:
        yield Problem(path, "number-most", {"most": int(most or 0), "found": quoted(value)})


def unlike(printed: Any, value: Any, path: str) -> Iterator[Problem]:
    """Where data has not the shape of the printed data: all that can be said without a schema."""
    if isinstance(printed, dict):
        if not isinstance(value, dict):
            yield wrong(path, "object", value)
            return
        yield from (
            Problem(joined(path, key), "missing") for key in printed if key not in value and not is_comment(key)
        )
        known = ", ".join(key for key in printed if not is_comment(key))
        for key, part in value.items():
            if key in printed and not is_comment(key):
                yield from unlike(printed[key], part, joined(path, key))
            elif not is_comment(key):
                yield Problem(joined(path, key), "unknown-field", {"known": known})
    elif isinstance(printed, list):
        if not isinstance(value, list):
            yield wrong(path, "list", value)
        elif has_ids(printed) and not has_ids(value):
            yield Problem(path, "ids")
        elif has_ids(printed):
            yield from same_ids(printed, value, path)
            before = {entry["id"]: entry for entry in printed}
            for entry in value:
                if entry["id"] in before:
                    yield from unlike(before[entry["id"]], entry, joined(path, entry["id"]))
        elif len(value) != len(printed):
            yield Problem(path, "length", {"due": len(printed), "found": len(value)})
        else:
            for place, part in enumerate(value, 1):
                yield from unlike(printed[place - 1], part, joined(path, place))
    elif isinstance(printed, bool) and not isinstance(value, bool):
        yield wrong(path, "flag", value)
    elif type(printed) in (int, float) and type(value) not in (int, type(printed)):
        yield wrong(path, "number", value)
    elif isinstance(printed, str) and value != printed:
        yield from text_problem(value, path)
    elif printed is None and value is not None:
        yield wrong(path, "null", value)
