"""How wide words are, so that they can be fitted into a tile before any browser has seen them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from functools import lru_cache

# Widths of Alegreya Sans Bold in hundredths of the font size, letters of one width together.
WIDTHS: dict[int, str] = {
    15: " \u202f\u00a0", 21: "'’", 23: ",.:;·", 26: "!il", 28: "/\\j", 30: "()-I[]{}", 31: "|", 33: "f", 34: "?Jt",
    35: '"r', 36: "1", 37: "“”", 38: "*csç", 39: "`„", 42: "z", 43: "357L", 44: "^_v", 45: "$y", 46: "Fx–",
    47: "2eéè", 48: "+69<=>a~äà−×", 49: "8oö", 50: "4STgk", 51: "E", 52: "0Cbpquü", 53: "dhn", 55: "#PZ", 56: "Y",
    58: "BK", 59: "RV", 60: "AGÄ", 61: "ß", 62: "X", 63: "…", 64: "OUÖÜ", 65: "Q", 66: "D", 70: "HNw", 71: "&",
    74: "½", 80: "M", 81: "m", 84: "@", 85: "%", 90: "W",
}  # fmt: skip
WIDTH = {letter: width / 100 for width, letters in WIDTHS.items() for letter in letters}
UNKNOWN = 0.62
SLACK = 1.04  # until the fonts are there, the system's own may run wider


SIZE = 'font-size="'
LEAST_PIXELS = 11.05  # the smallest words of a board on a desk
RAIL = 330.0  # so many pixels has a dock in the narrowest rail
LEAST: ContextVar[float] = ContextVar("LEAST", default=0.0)  # no word of the drawing is smaller, in its own units


def enlarged(markup: str, least: float) -> str:
    """The same drawing with no words smaller than that."""
    if not least:
        return markup
    parts = markup.split(SIZE)  # a board has many words: this is quicker than a search for each of them
    for number, part in enumerate(parts[1:], 1):
        size, _, rest = part.partition('"')
        if float(size) < least:
            parts[number] = f'{least:.2f}"{rest}'
    return SIZE.join(parts)


@contextmanager
def no_smaller_than(size: float) -> Iterator[None]:
    """What is drawn inside this block is written at least so large: it can be read when it is shown small."""
    before = LEAST.set(size)
    try:
        yield
    finally:
        LEAST.reset(before)


def for_the_rail(width: float) -> AbstractContextManager[None]:
    """What is drawn inside this block is a dock of that width: it has a scale of its own, not that of its board."""
    return no_smaller_than(LEAST_PIXELS * width / RAIL if LEAST.get() else 0.0)


@lru_cache(maxsize=4096)
def width(words: str, size: float = 1) -> float:
    """How wide the words are at that size."""
    return sum(WIDTH.get(letter, UNKNOWN) for letter in words) * size * SLACK


def fit(words: str, room: float, size: float, least: float) -> tuple[str, float]:
    """The words and the size at which they fit: first smaller, then shortened with an ellipsis."""
    smallest = LEAST.get()
    return fitted(words, room, max(size, smallest), max(least, smallest))


@lru_cache(maxsize=4096)
def fitted(words: str, room: float, size: float, least: float) -> tuple[str, float]:
    """The same where nothing else limits the size."""
    need = width(words, size)
    if need <= room:
        return words, size
    if width(words, least) <= room:
        return words, round(size * room / need, 2)
    short = words
    while short and width(short + "…", least) > room:
        short = short[:-1].rstrip(" (-,")
    return short + "…", least


def fit_whole(names: Sequence[str], room: float, size: float, least: float) -> tuple[str, float]:
    """The first of the names that fits, else the last one, smaller; none where even that would be cut off."""
    smallest = LEAST.get()
    size, least = max(size, smallest), max(least, smallest)
    for name in names:
        if width(name, size) <= room:
            return name, size
    words, smaller = fitted(names[-1], room, size, least)
    return words if words == names[-1] else "", smaller


def wrap(words: str, room: float, size: float) -> tuple[str, ...]:
    """The words in lines that fit; a single long word stays whole."""
    return wrapped(words, room, max(size, LEAST.get()))


@lru_cache(maxsize=1024)
def wrapped(words: str, room: float, size: float) -> tuple[str, ...]:
    """The same where nothing else limits the size."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)
