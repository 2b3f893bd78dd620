"""How large a data pack may be: sizes, depths and lengths, looked at before anything is read for its meaning.

The largest printed box is that of Viscounts: 138 KB as exported (402 KB indented by seven), 5,900 values, 11 deep,
68 entries in a list, paths of 72 characters, remarks of 432.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from palas.engine.packs.paths import MOST_ENTRIES, joined
from palas.engine.packs.problems import Problem, quoted

LARGEST_FILE = 500_000  # bytes
DEEPEST = 24
MOST_VALUES = 20_000  # in all
MOST_CHANGES = 6_000
LONGEST_KEY = 80
LONGEST_PATH = 200
LONGEST_TEXT = 1_000  # remarks included
GREATEST = 1_000_000  # of all numbers


def oversized(content: Any, most: int = MOST_ENTRIES, longest: int = LONGEST_KEY) -> Iterator[Problem]:
    """Where something is too large, too long or too deep to be looked at; `most` and `longest` are for the top."""
    seen = 0
    waiting: deque[tuple[str, Any, int]] = deque([("", content, 0)])
    while waiting:
        path, value, depth = waiting.popleft()
        if isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                yield Problem(path, "too-long", {"most": LONGEST_TEXT, "found": len(value)})
        elif isinstance(value, int | float):
            if not -GREATEST <= value <= GREATEST:  # so is what is no number at all
                yield Problem(path, "number-between", {"least": -GREATEST, "most": GREATEST, "found": quoted(value)})
        elif isinstance(value, dict | list):
            room = MOST_ENTRIES if depth else most
            seen += len(value)
            if len(value) > room:
                yield Problem(path, "too-many", {"most": room, "found": len(value)})
            elif seen > MOST_VALUES:
                yield Problem(path, "too-many", {"most": MOST_VALUES, "found": seen})
                return
            elif depth == DEEPEST:
                yield Problem(path, "too-deep", {"most": DEEPEST})
            else:
                for key, part in parts(value):
                    if len(key) > (LONGEST_KEY if depth else longest):
                        yield Problem(joined(path, key), "key-long", {"found": len(key)})
                    else:
                        waiting.append((joined(path, key), part, depth + 1))


def parts(value: dict[str, Any] | list[Any]) -> Iterator[tuple[str, Any]]:
    """What lies in an object or a list, each with its key or place."""
    if isinstance(value, dict):
        yield from value.items()
    else:
        yield from ((str(place), part) for place, part in enumerate(value, 1))
