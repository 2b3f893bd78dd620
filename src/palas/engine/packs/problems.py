"""What can be wrong with a data pack: which entry, and why, in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from palas.engine.errors import BadData, tidy
from palas.text import COMMON, shortened

SHOWN = 60  # characters of a value that a sentence quotes
SHOWN_PATH = 120  # and of a path
MOST_PROBLEMS = 20  # are told; whoever has these has enough to do


@dataclass(frozen=True)
class Problem:
    """One wrong entry: its path, the message that says why, and the message's parameters."""

    path: str
    key: str
    params: dict[str, Any] = field(default_factory=dict)

    def text(self, lang: str = "en") -> str:
        """The sentence for a person: "buildings/w_farm_food/cost/wood: a whole number …"."""
        why = COMMON.say(lang, f"data-{self.key}", **{name: tidy(part) for name, part in self.params.items()})
        path: str = shortened(self.path, SHOWN_PATH)
        path = path if path.isprintable() else quoted(path)
        return f"{path}: {why}" if path else why

    def __str__(self) -> str:
        return self.text()


class BadPack(BadData):
    """A data pack with wrong entries; `problems` has the first of them."""

    def __init__(self, game_id: str, problems: Sequence[Problem]) -> None:
        super().__init__("pack-problems", game=game_id)
        self.problems = list(problems)

    def text(self, lang: str = "en") -> str:
        if self.said is not None:
            return self.said[lang]
        first = self.problems[0].text(lang)
        if len(self.problems) >= MOST_PROBLEMS:
            return COMMON.say(lang, "error-pack-many", first=tidy(first), most=MOST_PROBLEMS)
        if len(self.problems) == 1:
            return COMMON.say(lang, "error-pack-problem", first=tidy(first))
        return COMMON.say(lang, "error-pack-problems", first=tidy(first), others=len(self.problems) - 1)


def first(problems: Iterable[Problem]) -> list[Problem]:
    """As many problems as are told; what comes after them is not even looked for."""
    return list(islice(problems, MOST_PROBLEMS))


def canonical(value: Any) -> str:
    """A value as a text that is the same for equal values only, where true is not 1 and 1 is not 1.0."""
    return json.dumps(value, sort_keys=True)


def quoted(value: Any) -> str:
    """A value as it stands in the file, in one line, shortened."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "…"
    text = text if text.isprintable() else json.dumps(value)
    return str(shortened(text, SHOWN))
