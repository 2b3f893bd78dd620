"""Data packs as files: reading JSON that people have edited, and writing it so that they can."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from palas.engine.errors import BadData
from palas.engine.packs.problems import MOST_PROBLEMS
from palas.engine.packs.sizes import LARGEST_FILE

WIDTH = 140  # what fits is written in one line


@dataclass(frozen=True)
class Written:
    """What stands in a file: its content, and the first keys that stand twice in one object."""

    content: Any
    doubles: list[str]


def read_json(path: str | Path) -> Written:
    """The content of a file; BadData tells the line and column where it is broken."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise BadData("pack-file", file=str(path), detail=detail) from error
    return parse_json(content, str(path))


def parse_json(file: bytes, path: str) -> Written:
    """The content of a file that has been read; `path` is what a sentence calls it."""
    if len(file) > LARGEST_FILE:
        raise BadData("pack-large", file=path, most=LARGEST_FILE // 1000)
    try:
        text = file.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadData("pack-encoding", file=path) from error
    doubles: list[str] = []
    try:
        content = json.loads(text, object_pairs_hook=lambda pairs: unique(pairs, doubles), parse_constant=refused)
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
        raise BadData("pack-json", file=path, line=line, column=column, detail=error.msg) from error
    except RecursionError as error:
        raise BadData("pack-nesting") from error
    except ValueError as error:
        raise BadData("pack-number", file=path, detail=str(error)) from error
    return Written(content, doubles)


def unique(pairs: list[tuple[str, Any]], doubles: list[str]) -> dict[str, Any]:
    """The object of these pairs; keys that come twice are noted."""
    entry: dict[str, Any] = {}
    for key, value in pairs:
        if key in entry and len(doubles) < MOST_PROBLEMS:
            doubles.append(f"{entry['id']}/{key}" if isinstance(entry.get("id"), str) else key)
        entry[key] = value
    return entry


def refused(word: str) -> Any:
    """NaN and Infinity are no numbers of a game."""
    raise ValueError(word)


def written(value: Any, indent: int = 0, used: int = 0) -> str:
    """The value as JSON for people: an entry that fits in a line stands in one."""
    line = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, dict | list) or (indent and indent + used + len(line) < WIDTH):
        return line
    room = " " * (indent + 2)
    if isinstance(value, dict):
        keys = [f"{json.dumps(key, ensure_ascii=False)}: " for key in value]
        parts = [key + written(part, indent + 2, len(key)) for key, part in zip(keys, value.values(), strict=True)]
        opening, closing = "{", "}"
    else:
        parts = [written(part, indent + 2) for part in value]
        opening, closing = "[", "]"
    return f"{opening}\n{room}" + f",\n{room}".join(parts) + f"\n{' ' * indent}{closing}"
