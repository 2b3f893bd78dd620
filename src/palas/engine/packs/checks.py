"""Conditions between the entries of a box, written in the `checks` of a game's schema.json.

    {"agree": [PATH, PATH, …]}            figures that stand in several places are the same everywhere
    {"at_most": [PATH, PATH]}             the first number is not above the second
    {"same_length": PATTERN}              lists of equal length
    {"counted": PATTERN}                  the figures at these places of each list run 1, 2, 3, …
    {"length": [PATH, PATH]}              the list is as long as the number says
    {"apart": [PATH, PATH]}               no key or word of the first is in the second
    {"found": PATTERN, "among": PATTERN, "where": {FIELD: WORD}, "or": [WORD, …], "once": true}
                                          a name that another entry has
    {"selected": PATH, "from": PATH, "where": {FIELD: VALUE}, "take": FIELD}
                                          the figures of those entries, listed once more
    {"number_of": PATH, "where": {FIELD: VALUE}, "least": 1, "most": 6}
                                          how many entries of a list are of that kind

A PATTERN is a path with `*` for all entries; `#PATH` is the length of the list there. What a path does not find is left
to the schema, except that a missing figure agrees with 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from palas.engine.packs.paths import NOTHING, look_all, look_up, place_in_list, same, without_comments
from palas.engine.packs.problems import Problem, canonical, quoted

Check = Mapping[str, Any]


def broken_checks(checks: Sequence[Check], data: Any) -> Iterator[Problem]:
    """The problems that the conditions find."""
    for check in checks:
        kind = next(name for name in CHECKS if name in check)
        yield from CHECKS[kind](check, data)


def figure(data: Any, path: str) -> Any:
    """What lies at a path, or how long the list there is."""
    if not path.startswith("#"):
        return look_up(data, path)
    found = look_up(data, path[1:])
    return len(found) if isinstance(found, list) else NOTHING


def agree(check: Check, data: Any) -> Iterator[Problem]:
    first, *others = check["agree"]
    expected = figure(data, first)
    for path in others:
        found = figure(data, path)
        if NOTHING in (expected, found) and not has_parent(data, first, path):
            continue
        if not same(plain_figure(expected), plain_figure(found)):
            params = {"other": first, "expected": shown(expected), "found": shown(found)}
            yield Problem(path, "agree", params)


def has_parent(data: Any, *paths: str) -> bool:
    """Could there be a figure at these paths, because the object it would be in is there?"""
    return all(isinstance(look_up(data, path.rpartition("/")[0]), dict) for path in paths)


def plain_figure(value: Any) -> Any:
    """A figure to compare: nothing is 0, and a bundle has no zeros in it."""
    if value is NOTHING:
        return 0
    if isinstance(value, dict):
        return {key: part for key, part in without_comments(value).items() if not same(part, 0)}
    return without_comments(value)


def shown(value: Any) -> str:
    return "–" if value is NOTHING else quoted(without_comments(value))


def at_most(check: Check, data: Any) -> Iterator[Problem]:
    small, great = (figure(data, path) for path in check["at_most"])
    if isinstance(small, int) and isinstance(great, int) and small > great:
        path, other = check["at_most"]
        yield Problem(path, "at-most", {"other": other.lstrip("#"), "most": great, "found": quoted(small)})


def same_length(check: Check, data: Any) -> Iterator[Problem]:
    lists = [(path, value) for path, value in look_all(data, check["same_length"]) if isinstance(value, list)]
    for path, value in lists[1:]:
        if len(value) != len(lists[0][1]):
            yield Problem(path, "same-length", {"other": lists[0][0], "due": len(lists[0][1]), "found": len(value)})


def counted(check: Check, data: Any) -> Iterator[Problem]:
    for path, value in look_all(data, check["counted"]):
        place = place_in_list(path.split("/")[-2])
        if place and not same(value, place):
            yield Problem(path, "counted", {"due": place, "found": quoted(value)})


def length(check: Check, data: Any) -> Iterator[Problem]:
    path, other = check["length"]
    found, due = look_up(data, path), look_up(data, other)
    if isinstance(found, list) and isinstance(due, int) and len(found) != due:
        yield Problem(path, "length-of", {"other": other, "due": due, "found": len(found)})


def apart(check: Check, data: Any) -> Iterator[Problem]:
    path, other = check["apart"]
    one, two = look_up(data, path), look_up(data, other)
    if isinstance(one, dict | list) and isinstance(two, dict | list):
        taken = {canonical(part) for part in two}
        for word in one:
            if canonical(word) in taken:
                yield Problem(other, "apart", {"other": path, "found": quoted(word)})


def matches(entry: Any, where: Mapping[str, Any]) -> bool:
    """Has the entry these values in these fields?"""
    return isinstance(entry, dict) and all(same(entry.get(field, NOTHING), value) for field, value in where.items())


def found_among(check: Check, data: Any) -> Iterator[Problem]:
    names = [name for name, entry in named(data, check["among"]) if matches(entry, check.get("where", {}))]
    others = check.get("or", [])
    seen: dict[str, str] = {}
    for path, value in look_all(data, check["found"]):
        if any(same(value, word) for word in others):
            continue
        if value not in names:
            known = ", ".join([*names, *(quoted(word) if word is None else str(word) for word in others)])
            yield Problem(path, "word", {"known": known, "found": quoted(value)})
        elif check.get("once") and value in seen:
            yield Problem(path, "once", {"other": seen[value], "found": quoted(value)})
        else:
            seen[value] = path


def named(data: Any, pattern: str) -> list[tuple[str, Any]]:
    """The entries of a pattern, each with its own name."""
    return [(path.rpartition("/")[2], entry) for path, entry in look_all(data, pattern)]


def selected(check: Check, data: Any) -> Iterator[Problem]:
    entries = look_up(data, check["from"])
    told = look_up(data, check["selected"])
    if not isinstance(entries, list) or told is NOTHING:
        return
    due = [entry.get(check["take"]) for entry in entries if matches(entry, check["where"])]
    if not same(told if isinstance(told, list) else [told], due):
        field, word = next(iter(check["where"].items()))
        told_word = quoted(word) if word is None else str(word)
        params = {"other": check["from"], "field": field, "word": told_word, "due": quoted(due), "found": quoted(told)}
        yield Problem(check["selected"], "selected", params)


def number_of(check: Check, data: Any) -> Iterator[Problem]:
    entries = look_up(data, check["number_of"])
    if not isinstance(entries, list):
        return
    number = sum(matches(entry, check["where"]) for entry in entries)
    if not check["least"] <= number <= check["most"]:
        word = ", ".join(str(value) for value in check["where"].values())
        params = {"word": word, "least": check["least"], "most": check["most"], "found": number}
        yield Problem(check["number_of"], "number-of", params)


CHECKS: dict[str, Callable[[Check, Any], Iterator[Problem]]] = {
    "agree": agree,
    "at_most": at_most,
    "same_length": same_length,
    "counted": counted,
    "length": length,
    "apart": apart,
    "found": found_among,
    "selected": selected,
    "number_of": number_of,
}
