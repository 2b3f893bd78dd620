"""Decisions, actions and reasons as people and programs see them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from palas.text import COMMON, Words


@dataclass(frozen=True, slots=True)
class Action:
    """One answer to a decision: who answers, its canonical text and its small integer."""

    seat: int
    code: str
    id: int = field(compare=False)

    def __str__(self) -> str:
        return self.code


@dataclass(frozen=True, slots=True)
class Decision:
    """A question the rules ask a seat: what kind, what it is about, which rule asks it."""

    seat: int
    kind: str
    rule: str
    data: dict[str, Any]
    words: Words = field(default=COMMON, compare=False, repr=False)

    def text(self, lang: str = "en") -> str:
        """The question as a sentence."""
        return self.words.say(lang, f"ask-{self.kind}", **self.words.named(lang, self.data))


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal answer as a list shows it: its code, its words, and in shorthand what it costs, brings or does.

    `group` is the heading under which it stands with its neighbours, where a question has answers of several kinds.
    `brings` is what it changes at once in what the seat owns, by the names of `Game.holdings`; `reveals` says that
    chance falls before anybody is asked again: what then becomes known cannot be made unknown.
    """

    code: str
    text: str
    detail: str = ""
    group: str = ""
    brings: Mapping[str, int] = field(default_factory=dict)
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not legal now: a code, its parameters, the rule's id."""

    code: str
    rule: str
    params: dict[str, Any]
    words: Words = field(default=COMMON, compare=False, repr=False)

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence, with its rule."""
        sentence = self.words.say(lang, f"reason-{self.code}", **self.words.named(lang, self.params))
        return f"{sentence} ({self.rule})" if self.rule else sentence
