"""What can be wrong with a data pack: which entry, and why, in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from palas.engine.errors import BadData
from palas.text import COMMON

SHOWN = 60  # characters of a value that a sentence quotes


@dataclass(frozen=True)
class Problem:
    """One wrong entry: its path, the message that says why, and the message's parameters."""

    path: str
    key: str
    params: dict[str, Any] = field(default_factory=dict)

    def text(self, lang: str = "en") -> str:
        """The sentence for a person: "buildings/w_farm_food/cost/wood: a whole number …"."""
        why = COMMON.say(lang, f"data-{self.key}", **self.params)
        path = self.path if self.path.isprintable() else quoted(self.path)
        return f"{path}: {why}" if path else why

    def __str__(self) -> str:
        return self.text()


class BadPack(BadData):
    """A data pack with wrong entries; `problems` has them all."""

    def __init__(self, game_id: str, problems: Sequence[Problem]) -> None:
        super().__init__("pack-problems", game=game_id)
        self.problems = list(problems)

    def text(self, lang: str = "en") -> str:
        first = self.problems[0].text(lang)
        if len(self.problems) == 1:
            return COMMON.say(lang, "error-pack-problem", first=first)
        return COMMON.say(lang, "error-pack-problems", first=first, others=len(self.problems) - 1)


def quoted(value: Any) -> str:
    """A value as it stands in the file, in one line, shortened."""
    text = json.dumps(value, ensure_ascii=False)
    text = text if text.isprintable() else json.dumps(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
