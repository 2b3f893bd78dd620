"""The player's book of a game: Markdown in which every paragraph names the rules that it explains (docs/book.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from palas.engine.errors import BadData
from palas.engine.game import Game
from palas.engine.rulebook import RULE, Rulebook, rulebook
from palas.text import LANGUAGES

LEAD, TEXT, LIST, STEPS, HEAD, TABLE = "lead", "text", "list", "steps", "head", "table"
EXAMPLE, MISTAKE, PICTURE, CARDS, SYMBOLS = "example", "mistake", "picture", "cards", "symbols"
BOXES = (EXAMPLE, MISTAKE, PICTURE, CARDS, SYMBOLS)
WORDS_A_MINUTE = 200

HEADING = re.compile(r"(?P<level>#+) +(?P<title>.*?)(?: +\{#(?P<anchor>[\w-]+)\})?")
RULES = re.compile(r"\{(?P<rules>\d[\d. -]*)\}")
BOX = re.compile(rf"!(?P<kind>{'|'.join(BOXES)})\b *(?P<rest>.*)", re.DOTALL)
FIGURE = re.compile(r"\{=(?P<path>[\w.]+)\}")
GLYPH = re.compile(r":(?P<name>[a-z][a-z_]+):")
ITEM = re.compile(r"(?m)^(?:[-*]|\d+\.) +")


@dataclass(frozen=True)
class Block:
    """A paragraph or something of its kind: what it is, its Markdown, the ids of the rules that it explains."""

    kind: str
    text: str
    rules: tuple[str, ...] = ()
    anchor: str = ""  # of a heading within a page

    @property
    def items(self) -> list[str]:
        """The entries of a list, or the lines of a legend."""
        parts = ITEM.split(self.text)
        return [" ".join(part.split()) for part in parts[1:]]

    @property
    def head(self) -> str:
        """What stands before the entries of a list."""
        return " ".join(ITEM.split(self.text)[0].split())


@dataclass(frozen=True)
class Leaf:
    """A page of the book: a chapter, or a part of one."""

    number: str
    anchor: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter: its leaves are its parts, or itself."""

    number: int
    anchor: str
    title: str
    leaves: tuple[Leaf, ...]


@dataclass(frozen=True)
class Handbook:
    """The player's book of one game in one language."""

    game: str
    lang: str
    title: str
    chapters: tuple[Chapter, ...]
    minutes: int
    pictures: dict[str, dict[str, Any]] = field(default_factory=dict, hash=False, compare=False)

    @property
    def leaves(self) -> list[Leaf]:
        """All pages in order."""
        return [leaf for chapter in self.chapters for leaf in chapter.leaves]

    def leaf(self, anchor: str) -> Leaf | None:
        """The page of an anchor; a chapter with parts opens at the first."""
        for chapter in self.chapters:
            if chapter.anchor == anchor:
                return chapter.leaves[0]
        return next((leaf for leaf in self.leaves if leaf.anchor == anchor), None)

    def passages(self) -> Iterator[tuple[Leaf, str, int, Block]]:
        """Every block with its page, the heading over it and its place on the page."""
        for leaf in self.leaves:
            title = leaf.title
            for place, block in enumerate(leaf.blocks):
                if block.kind == HEAD:
                    title = block.text
                yield leaf, title, place, block

    def explains(self, rule: str) -> tuple[Leaf, int] | None:
        """Where a rule is explained first: the page and the place of the block on it."""
        return next(((leaf, place) for leaf, _title, place, block in self.passages() if rule in block.rules), None)


def book_file(game: Game, name: str) -> Traversable:
    """A file of a game's book."""
    return files(type(game.printed or game).__module__).joinpath("book", name)


def handbook(game: Game, lang: str) -> Handbook | None:
    """The player's book of a game in a language, with the figures of its box; None for a game without."""
    for wanted in (lang, LANGUAGES[0]):
        file = book_file(game, f"{wanted}.md")
        if file.is_file():
            return made(game, wanted, file.read_text(encoding="utf-8"))
    return None


def aid(game: Game, lang: str) -> tuple[Chapter, ...] | None:
    """The parts of a game's player aid in a language; None for a game without."""
    for wanted in (lang, LANGUAGES[0]):
        file = book_file(game, f"aid.{wanted}.md")
        if file.is_file():
            return made(game, wanted, file.read_text(encoding="utf-8")).chapters
    return None


@cache
def made(game: Game, lang: str, text: str) -> Handbook:
    """The book in a text."""
    pictures = book_file(game, "pictures.json")
    shown = json.loads(pictures.read_text(encoding="utf-8")) if pictures.is_file() else {}
    title, chapters = read(game, FIGURE.sub(lambda found: figure(game.data, found["path"]), text))
    return Handbook(game.meta.id, lang, title, chapters, max(1, round(len(text.split()) / WORDS_A_MINUTE)), shown)


def figure(data: Any, path: str) -> str:
    """A number of the box, by the names on the way to it; entries of lists by their id or their place."""
    for name in path.split("."):
        if isinstance(data, list):
            named = [entry for entry in data if isinstance(entry, dict) and str(entry.get("id")) == name]
            data = named[0] if named else data[int(name)]
        elif isinstance(data, dict) and name in data:
            data = data[name]
        else:
            raise BadData("book-figure", path=path)
    return ", ".join(str(entry) for entry in data) if isinstance(data, list) else str(data).replace("-", "−")


# -- reading ---------------------------------------------------------------------------------------------------------


def read(game: Game, text: str) -> tuple[str, tuple[Chapter, ...]]:
    """Title and chapters."""
    book = rulebook(game.meta.id)
    title = ""
    chapters: list[tuple[str, str, list[tuple[str, str, list[Block]]]]] = []  # anchor, title, pages
    for part in re.split(r"\n\s*\n", text):
        found = HEADING.fullmatch(part.strip())
        if not found:
            if part.strip():
                pages = chapters[-1][2]
                pages[-1][2].append(block(book, part.strip(), not pages[-1][2]))
            continue
        level, name, anchor = len(found["level"]), found["title"], found["anchor"] or ""
        if level == 1:
            title = name
        elif level == 2:
            chapters.append((anchor, name, [(anchor, name, [])]))
        elif level == 3:
            pages = chapters[-1][2]
            if not pages[-1][2] and pages[-1][0] == chapters[-1][0]:
                pages.pop()  # a chapter whose parts begin at once
            pages.append((anchor, name, []))
        else:
            chapters[-1][2][-1][2].append(Block(HEAD, name, (), anchor))
    return title, tuple(numbered(number, *chapter) for number, chapter in enumerate(chapters, 1))


def numbered(number: int, anchor: str, title: str, pages: list[tuple[str, str, list[Block]]]) -> Chapter:
    """A chapter with the numbers of its pages."""
    alone = len(pages) == 1
    leaves = [
        Leaf(str(number) if alone else f"{number}.{place}", own, name, tuple(blocks))
        for place, (own, name, blocks) in enumerate(pages, 1)
    ]
    return Chapter(number, anchor, title, tuple(leaves))


def block(book: Rulebook, part: str, first: bool) -> Block:
    """One block of the text, with the rules named in its last line."""
    body, _, last = part.rpartition("\n")
    found = RULES.fullmatch(last.strip())
    rules = tuple(listed(book, found["rules"])) if found else ()
    text = (body if found else part).strip()
    box = BOX.fullmatch(text)
    if box:
        return Block(box["kind"], box["rest"].strip(), rules)
    if text.startswith("|"):
        return Block(TABLE, text, rules)
    if re.match(r"\d+\. ", text):
        return Block(STEPS, text, rules)
    if ITEM.match(text) or re.search(r"\n[-*] ", text):
        return Block(LIST, text, rules)
    return Block(LEAD if first else TEXT, text, rules)


def listed(book: Rulebook, words: str) -> Iterator[str]:
    """The ids that "5.1 5.3 8.16-8.21" means."""
    known = [rule.id for rule in book.of(RULE)]
    for word in words.split():
        first, _, last = word.partition("-")
        begin, end = book.full_id(first), book.full_id(last or first)
        if begin not in known or end not in known:
            raise BadData("book-rule", rule=word, game=book.game)
        yield from known[known.index(begin) : known.index(end) + 1]


def akin(one: str, two: str) -> bool:
    """Do two words differ in their ending at most, as "Sterne" and "Stern"?"""
    short, long = sorted((one.casefold(), two.casefold()), key=len)
    return long == short or (len(short) > 3 and long.startswith(short))


def plain(text: str, names: dict[str, str]) -> str:
    """A text without marks, the names of its symbols in place of their pictures: for search and for the terminal."""

    def named(found: re.Match[str]) -> str:
        name = names.get(found["name"], found["name"])
        before = re.search(r"(\w+)\W*$", text[: found.start()])
        return "" if before and any(akin(before[1], word) for word in name.split()) else name

    rows = re.sub(r"(?m)^\|[-|: ]+\|$", "", GLYPH.sub(named, text))
    words = " ".join(re.sub(r"[*_`]|^#+ ", "", rows.replace("|", " · ")).split())
    return re.sub(r" +([,.;:])", r"\1", words)
