"""Sets of cards, tiles or seats as whole numbers: bit 3 says whether card 3 is in the set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 60  # cards that are looked at together
IN_A_WORD: Final = (1 << WORD) - 1
ONES: Final = 0x555555555555555  # every other bit of a word, then every other pair, then every other four
PAIRS: Final = 0x333333333333333
FOURS: Final = 0xF0F0F0F0F0F0F0F


def has(cards: int, card: int) -> bool:
    """Is the card in the set?"""
    return cards >> card & 1 != 0


def with_(cards: int, card: int) -> int:
    """The set and this card."""
    return cards | 1 << card


def without(cards: int, card: int) -> int:
    """The set but for this card."""
    return cards & ~(1 << card)


def bits(few: i64) -> i64:
    """How many bits of a word are set: first two by two, then four by four, then all bytes together."""
    few -= few >> 1 & ONES
    few = (few & PAIRS) + (few >> 2 & PAIRS)
    few = few + (few >> 4) & FOURS
    few += few >> 8
    few += few >> 16
    return few + (few >> 32) & 127


def listed(cards: int) -> list[int]:
    """The cards of a set in order."""
    found: list[int] = []
    first: i64 = 0
    while cards:
        few: i64 = cards & IN_A_WORD
        while few:
            found.append(first + bits((few & -few) - 1))  # so many bits lie below the lowest
            few &= few - 1
        cards >>= WORD
        first += WORD
    return found


def size(cards: int) -> int:
    """How many cards are in a set; quicker than `bit_count`, which is called as a method of an object."""
    count: i64 = 0
    while cards:
        count += bits(cards & IN_A_WORD)
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
    first: i64 = 0
    while cards:
        few: i64 = cards & IN_A_WORD
        here = bits(few)
        if number < here:
            while number:
                few &= few - 1
                number -= 1
            return first + bits((few & -few) - 1)
        number -= here
        cards >>= WORD
        first += WORD
    raise RuntimeError("there are fewer cards in the set")


def all_of(count: int) -> int:
    """The set of that many cards: everything that there is."""
    return (1 << count) - 1
