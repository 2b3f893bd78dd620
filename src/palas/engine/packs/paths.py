"""Where an entry is: paths like `buildings/w_farm_food/cost/wood`, and what lies at their ends.

A path goes down by the keys of objects; in a list whose entries have an `id`, by that id; in any other list by the
place, counted from 1. So `favours/rows/prestige/columns/3` is the third column and `road/layout/12` road space 12.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from itertools import groupby
from typing import Any

from palas.engine.packs.problems import MOST_PROBLEMS, Problem, quoted

COMMENTS = ("source", "field_sources", "reconstructed_fields", "note", "text", "why")  # about the data, not data
LONGEST_PLACE = 6  # digits of a place in a list
MOST_ENTRIES = 200  # of one list or object

Found = list[tuple[str, Any]]


class _Nothing:
    """What lies where nothing is; `null` is something."""

    def __bool__(self) -> bool:
        return False


NOTHING = _Nothing()


def is_comment(key: str) -> bool:
    """Is this key about the data (where it comes from, remarks) and no data itself?"""
    return key in COMMENTS or key.endswith("_source")


def has_ids(value: Any) -> bool:
    """Is it a list of entries with an id of its own each?"""
    if not isinstance(value, list) or not value:
        return False
    ids = [entry.get("id") if isinstance(entry, dict) else None for entry in value]
    return all(isinstance(id, str) and id and "/" not in id for id in ids) and len(set(ids)) == len(ids)


def is_plain_list(value: Any) -> bool:
    """Is it a list whose entries go by their place, because none has an id?"""
    return isinstance(value, list) and not any(isinstance(entry, dict) and "id" in entry for entry in value)


def joined(path: str, key: object) -> str:
    """The path one step further down."""
    return f"{path}/{key}" if path else str(key)


def child(at: Any, key: str) -> Any:
    """What lies one step further down, or NOTHING."""
    if isinstance(at, dict):
        return at.get(key, NOTHING)
    if has_ids(at):
        return next((entry for entry in at if entry["id"] == key), NOTHING)
    if isinstance(at, list) and 1 <= place_in_list(key) <= len(at):
        return at[place_in_list(key) - 1]
    return NOTHING


def place_in_list(key: str) -> int:
    """The place that a step of a path names, or 0."""
    return int(key) if key.isdecimal() and key.isascii() and len(key) <= LONGEST_PLACE else 0


def look_up(data: Any, path: str) -> Any:
    """What lies at the end of a path, or NOTHING."""
    at = data
    for key in path.split("/") if path else []:
        at = child(at, key)
    return at


def children(at: Any) -> Iterator[tuple[str, Any]]:
    """All that lies one step further down, comments left out."""
    if isinstance(at, dict):
        yield from ((key, value) for key, value in at.items() if not is_comment(key))
    elif has_ids(at):
        yield from ((entry["id"], entry) for entry in at)
    elif isinstance(at, list):
        yield from ((str(place), value) for place, value in enumerate(at, 1))


def look_all(data: Any, pattern: str) -> Found:
    """All that a path with `*` in it leads to, as (path, value)."""
    found: Found = [("", data)]
    for key in pattern.split("/"):
        below: Found = []
        for path, at in found:
            steps = children(at) if key == "*" else [(key, child(at, key))]
            below += [(joined(path, step), value) for step, value in steps if value is not NOTHING]
        found = below
    return found


def without_comments(value: Any) -> Any:
    """The data alone: what two editions must share to be the same."""
    if isinstance(value, dict):
        return {key: without_comments(part) for key, part in value.items() if not is_comment(key)}
    if isinstance(value, list):
        return [without_comments(part) for part in value]
    return value


def same(one: Any, other: Any) -> bool:
    """Are they equal as JSON, where true is not 1 and 1 is not 1.0?"""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and bool(one == other)


def differences(printed: Any, edited: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The entries of `edited` that differ from the printed ones, as (path, value), as deep down as paths can go."""
    if isinstance(printed, dict) and isinstance(edited, dict):
        before, after = without_own_comments(printed), without_own_comments(edited)
        unspeakable = [key for key in after if not key or "/" in key]
        if path and (before.keys() - after.keys() or unspeakable):
            if not same(without_comments(printed), without_comments(edited)):
                yield path, without_comments(edited)
            return
        for key in after:
            yield from differences(before.get(key, NOTHING), after[key], joined(path, key))
    elif has_ids(printed) and has_ids(edited):
        old = {entry["id"]: entry for entry in printed}
        new = {entry["id"]: entry for entry in edited}
        if old.keys() - new.keys():
            yield path, without_comments(edited)
            return
        for id in [*old, *(id for id in new if id not in old)]:
            yield from differences(old.get(id, NOTHING), new[id], joined(path, id))
    elif is_plain_list(printed) and is_plain_list(edited) and len(printed) <= len(edited):
        for place, value in enumerate(edited):
            old_value = printed[place] if place < len(printed) else NOTHING
            yield from differences(old_value, value, joined(path, place + 1))
    elif not same(without_comments(printed), without_comments(edited)):
        yield path, without_comments(edited)


def without_own_comments(entry: Mapping[str, Any]) -> dict[str, Any]:
    """An object without the comments on itself."""
    return {key: value for key, value in entry.items() if not is_comment(key)}


def changed_data(printed: Any, changes: Mapping[str, Any]) -> tuple[Any, list[Problem]]:
    """A copy of the printed data with the changed entries in it, and the first paths that lead nowhere.

    Shorter paths come first, whatever their order in the file: a change inside a replaced entry is made in the new one.
    """
    data = deepcopy(printed)
    problems: list[Problem] = []
    for way, paths in groupby(sorted(changes, key=depth_and_places), key=lambda path: path.rpartition("/")[0]):
        at = look_up(data, way)  # changes beside each other cannot move it: they lie in it
        for path in paths:
            if not put(at, path.rpartition("/")[2], without_comments(deepcopy(changes[path]))):
                problems.append(nowhere(data, path))
                if len(problems) == MOST_PROBLEMS:
                    return data, problems
    return data, problems


def depth_and_places(path: str) -> tuple[int, list[tuple[int, str]]]:
    """The order in which changes are made: from the top down, in lists from the first place on."""
    keys = path.split("/")
    return len(keys), [(place_in_list(key), key) for key in keys]


def put(at: Any, key: str, value: Any) -> bool:
    """Put a value in an entry, if there is such a place in it or right after its last one."""
    if isinstance(at, dict) and key and not is_comment(key):
        old = at.get(key)
        at[key] = with_comments(old, value)
        return True
    if has_ids(at):
        ids = [entry["id"] for entry in at]
        if not isinstance(value, dict) or value.get("id") != key:
            return False
        if key in ids:
            at[ids.index(key)] = with_comments(at[ids.index(key)], value)
        elif len(at) < MOST_ENTRIES:
            at.append(value)
        else:
            return False
        return True
    if isinstance(at, list):
        place = place_in_list(key)
        if place == len(at) + 1 <= MOST_ENTRIES:
            at.append(value)
        elif 1 <= place <= len(at):
            at[place - 1] = with_comments(at[place - 1], value)
        else:
            return False
        return True
    return False


def with_comments(old: Any, new: Any) -> Any:
    """The new entry with the remarks of the one it replaces."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**new, **{key: value for key, value in old.items() if is_comment(key)}}
    return new


def nowhere(data: Any, path: str) -> Problem:
    """The problem with a path that leads nowhere: how far it goes, and what there is."""
    at = data
    good = ""
    for key in path.split("/"):
        below = child(at, key)
        if below is NOTHING or is_comment(key):
            break
        at = below
        good = joined(good, key)
    if path and good == path:
        return Problem(path, "id-of-entry", {"id": path.rpartition("/")[2]})
    there = [key if key.isprintable() else quoted(key) for key, _value in children(at)]
    known = ", ".join(there[:12]) + (", …" if len(there) > 12 else "")
    if not known:
        return Problem(path, "path-end", {"good": good if good.isprintable() else quoted(good)})
    return Problem(path or '""', "path", {"known": known, "good": good or "–"})
