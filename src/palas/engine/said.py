"""What somebody says about a position: words with values, each read once and checked, so that nothing is overheard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from palas.engine.errors import BadPosition

MOST = 999  # of anything that the box does not limit itself


class Said:
    """A part of a description: `number`, `name`, `amounts`, … read one word each; `end` refuses what nobody has read.

    `at` says where the part stands ("red.cubes"), `seats` what the seats are called.
    """

    def __init__(self, words: Any, seats: Sequence[str] = (), at: str = "") -> None:
        if not isinstance(words, Mapping):
            raise BadPosition("layout-kind", at=at or "…", kind="words", found=shown(words))
        self.words = {str(word): value for word, value in words.items()}
        self.seats = seats
        self.at = at
        self.heard: set[str] = set()

    def __contains__(self, word: str) -> bool:
        return word in self.words

    def path(self, word: str) -> str:
        """Where a word stands, for a sentence."""
        return f"{self.at}.{word}" if self.at else word

    def value(self, word: str) -> Any:
        """The value of a word as it was said; None if it was not."""
        self.heard.add(word)
        return self.words.get(word)

    def given(self, word: str) -> Iterator[Any]:
        """The value of a word if it was said: `for value in said.given("crown")`."""
        self.heard.add(word)
        if word in self.words:
            yield self.words[word]

    # -- single values --------------------------------------------------------------------------------------------

    def number(self, word: str, default: int, least: int = 0, most: int = MOST) -> int:
        """A whole number within its limits."""
        self.heard.add(word)
        return number(self.words[word], self.path(word), least, most) if word in self.words else default

    def flag(self, word: str, default: bool) -> bool:
        """Yes or no."""
        self.heard.add(word)
        value = self.words.get(word, default)
        if type(value) is not bool:
            raise BadPosition("layout-kind", at=self.path(word), kind="flag", found=shown(value))
        return value

    def name(self, word: str, names: Sequence[str], default: int) -> int:
        """A thing of the box by its name: its number in the list; None is nothing, which is -1."""
        self.heard.add(word)
        if word not in self.words:
            return default
        return -1 if self.words[word] is None else named(self.words[word], names, self.path(word))

    def seat(self, word: str, default: int) -> int:
        """A seat by its colour; None is nobody, which is -1."""
        return self.name(word, self.seats, default)

    # -- several values -------------------------------------------------------------------------------------------

    def names(self, word: str, names: Sequence[str], default: Iterable[int], most: int = MOST) -> list[int]:
        """Different things of the box by their names, as numbers in the order in which they were said."""
        self.heard.add(word)
        if word not in self.words:
            return list(default)
        found = [named(value, names, self.path(word)) for value in items(self.words[word], self.path(word))]
        for index, one in enumerate(found):
            if one in found[:index]:
                raise BadPosition("layout-twice", thing=names[one], first=self.path(word), second=self.path(word))
        if len(found) > most:
            raise BadPosition("layout-number", at=self.path(word), found=len(found), least=0, most=most)
        return found

    def several(self, word: str, names: Sequence[str], default: Iterable[int], most: int = MOST) -> list[int]:
        """Things of the box of which there may be several of a name."""
        self.heard.add(word)
        if word not in self.words:
            return list(default)
        found = [named(value, names, self.path(word)) for value in items(self.words[word], self.path(word))]
        if len(found) > most:
            raise BadPosition("layout-number", at=self.path(word), found=len(found), least=0, most=most)
        return found

    def seat_list(self, word: str, default: Iterable[int], most: int = MOST) -> list[int]:
        """Different seats by their colours."""
        return self.names(word, self.seats, default, most)

    def amounts(self, word: str, names: Sequence[str], default: Sequence[int], most: int = MOST) -> list[int]:
        """How many of each thing; what is not named in it is none."""
        self.heard.add(word)
        if word not in self.words:
            return list(default)
        part = Said(self.words[word], self.seats, self.path(word))
        found = [part.number(name, 0, 0, most) for name in names]
        part.end(names)
        return found

    def numbers(self, word: str, default: Sequence[int], least: int = 0, most: int = MOST) -> list[int]:
        """A list of whole numbers."""
        self.heard.add(word)
        if word not in self.words:
            return list(default)
        at = self.path(word)
        return [number(value, at, least, most) for value in items(self.words[word], at)]

    def points(self, word: str, sources: Sequence[str], default: Sequence[int]) -> list[int]:
        """Points by source; a mere number has no other source than the first."""
        value = self.value(word)
        if isinstance(value, int):
            return [self.number(word, 0), *[0] * (len(sources) - 1)]
        if word not in self.words:
            return list(default)
        part = self.part(word)
        found = [part.number(source, 0, -MOST) for source in sources]
        part.end(sources)
        return found

    def part(self, word: str) -> Said:
        """The words of a part; without any if it was not said."""
        self.heard.add(word)
        return Said(self.words.get(word, {}), self.seats, self.path(word))

    def entries(self, word: str) -> Iterator[tuple[str, Any]]:
        """Each word of a part with its value as it was said."""
        yield from self.part(word).words.items()

    # -- the end --------------------------------------------------------------------------------------------------

    def end(self, known: Iterable[str] | None = None) -> None:
        """Refuse words that nobody has read."""
        for word in self.words:
            if word not in self.heard:
                names = ", ".join(sorted(self.heard) if known is None else known)
                raise BadPosition("layout-word", at=self.path(word), known=names)


def number(value: Any, at: str, least: int = 0, most: int = MOST) -> int:
    """A whole number within its limits."""
    if type(value) is not int:
        raise BadPosition("layout-kind", at=at, kind="number", found=shown(value))
    if not least <= value <= most:
        raise BadPosition("layout-number", at=at, found=value, least=least, most=most)
    return value


def named(value: Any, names: Sequence[str], at: str) -> int:
    """The number of a thing that was named."""
    if not isinstance(value, str):
        raise BadPosition("layout-kind", at=at, kind="name", found=shown(value))
    if not value or value not in names:
        raise BadPosition("layout-name", at=at, name=value, known=", ".join(name for name in names if name))
    return names.index(value)


def items(value: Any, at: str) -> list[Any]:
    """A list that was said; a single name stands for itself."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list | tuple):
        raise BadPosition("layout-kind", at=at, kind="list", found=shown(value))
    return list(value)


def points_by_source(points: Sequence[int], sources: Sequence[str]) -> int | dict[str, int]:
    """Points as `Said.points` reads them."""
    by_source = {source: number for source, number in zip(sources, points, strict=True) if number}
    return points[0] if set(by_source) <= {sources[0]} else by_source


def shown(value: Any) -> str:
    """A value as a sentence shows it."""
    return "null" if value is None else repr(value) if isinstance(value, str) else str(value)
