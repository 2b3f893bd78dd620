"""Sets of cards, tiles or seats as whole numbers: bit 3 says whether card 3 is in the set."""

from __future__ import annotations


def has(cards: int, card: int) -> bool:
    """Is the card in the set?"""
    return cards >> card & 1 != 0


def with_(cards: int, card: int) -> int:
    """The set and this card."""
    return cards | 1 << card


def without(cards: int, card: int) -> int:
    """The set but for this card."""
    return cards & ~(1 << card)


def listed(cards: int) -> list[int]:
    """The cards of a set in order."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def set_of(cards: list[int]) -> int:
    """Some cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def all_of(count: int) -> int:
    """The set of that many cards: everything that there is."""
    return (1 << count) - 1
