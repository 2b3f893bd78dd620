"""The facts about a title, about the start of a game and about an opponent that the rules play, as plain data."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from palas.engine.core.luck import KEY_BYTES, Stream


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game starts: its default, what it may be, the rule that describes it."""

    id: str
    default: bool | int | str
    values: tuple[bool | int | str, ...] = (False, True)
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Meta:
    """What is printed on the outside of the box."""

    id: str
    titles: Mapping[str, str]
    players: tuple[int, ...]
    rules_version: str
    options: tuple[Option, ...] = ()
    modes: tuple[str, ...] = ("standard",)
    rule_prefix: str = ""
    minutes: str = ""  # how long a game takes: "60–90"
    designers: tuple[str, ...] = ()
    publisher: str = ""
    year: int = 0


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent whom the rules play: what all may know of it, its points included, and by source at the end."""

    id: str
    name: str
    colour: str
    holdings: Mapping[str, int]
    breakdown: Mapping[str, int] = field(default_factory=dict)

    @property
    def points(self) -> int:
        """Its points as they stand."""
        return self.holdings["points"]


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be reached alone, in the words of the rules: how much of it there is, and how much it takes."""

    text: str
    have: int
    need: int
    must: bool = True  # False: it only helps

    @property
    def met(self) -> bool:
        """Is it reached?"""
        return self.have >= self.need


@dataclass(frozen=True, slots=True)
class Price:
    """What a payment must come to: its total, what each thing counts, and how many kinds it takes at least."""

    total: int
    values: Mapping[str, int]
    kinds: int = 0


@dataclass(frozen=True, slots=True)
class PlainOrder:
    """An order for later that needs no plan: to which kind of question it answers what, the dearest wish first.

    It gives the first of its answers that is legal and costs no more than `most`; else its person is asked.
    """

    asked: str
    answers: tuple[str, ...]
    most: Mapping[str, int] = field(default_factory=dict)
    only: bool = False  # True: only when nothing else can be answered
    option: str = ""  # the option of the game without which the question never comes


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a journal begins: the start of a game, or a given position. An empty key is one that nobody knows.

    `ask_all`: questions with one answer are asked too, which otherwise are answered by themselves.
    """

    players: int
    options: Mapping[str, Any]
    key: bytes
    seed: int | str | None = None
    position: Mapping[str, Any] | None = None
    draws: int = 0
    ask_all: bool = False

    def luck(self) -> Stream:
        """The generator of a game that begins here; where the key is not known, chance is new."""
        return Stream(self.key or os.urandom(KEY_BYTES))


@dataclass(frozen=True, slots=True)
class Pack:
    """The changed entries of a data pack and the hash of its content."""

    changes: Mapping[str, Any] = field(default_factory=dict)
    hash: str = ""
