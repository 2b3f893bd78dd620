"""Sets of cards, tiles or seats as whole numbers: bit 3 says whether card 3 is in the set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 32  # cards that are looked at together
IN_A_WORD: Final = (1 << WORD) - 1


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
    found: list[int] = []
    first = 0
    while cards:
        few: i64 = cards & IN_A_WORD
        card = first
        while few:
            if few & 1:
                found.append(card)
            few >>= 1
            card += 1
        cards >>= WORD
        first += WORD
    return found


def size(cards: int) -> int:
    """How many cards are in a set; quicker than `bit_count`, which is called as a method of an object."""
    count = 0
    while cards:
        few: i64 = cards & IN_A_WORD
        while few:
            few &= few - 1
            count += 1
        cards >>= WORD
    return count


def set_of(cards: list[int]) -> int:
    """Some cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def nth(cards: int, number: i64) -> int:
    """The card of a set that so many others come before."""
    first = 0
    while cards:
        few: i64 = cards & IN_A_WORD
        card = first
        while few:
            if few & 1:
                if number == 0:
                    return card
                number -= 1
            few >>= 1
            card += 1
        cards >>= WORD
        first += WORD
    raise RuntimeError("there are fewer cards in the set")


def all_of(count: int) -> int:
    """The set of that many cards: everything that there is."""
    return (1 << count) - 1
