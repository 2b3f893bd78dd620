"""What a title shows on its page of cards: groups of cards with their faces, their words and what to filter them by."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Trait:
    """Something to filter cards by: an icon, a cost; each option as (id, words)."""

    id: str
    title: str
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Card:
    """One card or tile. `face` is SVG with its own size; `traits` are ids like "icon:noble"."""

    id: str
    name: str
    lines: tuple[str, ...]
    face: str = ""
    width: float = 180
    height: float = 252
    source: str = ""  # seed, public or reconstructed
    ours: str = ""  # a German name that is not the box's own
    count: int = 1
    traits: frozenset[str] = frozenset()
    path: str = ""  # where its figures stand in the box (palas.engine.packs.paths)


@dataclass(frozen=True)
class CardGroup:
    """Cards that belong together."""

    id: str
    title: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class CardBook:
    """All cards of a title."""

    groups: tuple[CardGroup, ...]
    traits: tuple[Trait, ...] = field(default=())
    defs: str = ""  # SVG that the faces share: patterns and the like
