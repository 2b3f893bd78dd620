"""The rules of record, to look up and search.

Numbered rules stand in both languages in docs/rules/<game>.md and <game>.de.md, what makers need in docs/rules/makers/.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.registry import game as find_game
from palas.engine.registry import titles

RULE, EXAMPLE, RULING, DECISION = "rule", "example", "ruling", "decision"
REFEREE = "en"  # where the texts of two languages part ways, this one decides

NUMBER = r"(?:[A-Z]{2,4}-)?(?:\d+(?:\.\d+)+|\d+(?=\*)|(?:TV-?|T|X|Q-?|D)\d+)"
ITEM = re.compile(rf"[-*] \*\*(?P<number>{NUMBER})(?P<title>[^*]*)\*\* *(?P<text>.*)")
ROW = re.compile(rf"\| *(?P<number>{NUMBER})(?P<title>[^|]*)\|(?P<text>.*)\|\s*")
HEADING = re.compile(r"(?P<level>##+) +(?P<name>.*?)\s*")
SECTION = re.compile(r"(?P<number>[A-Z]|\d+(?:\.\d+)*|[A-Z]\.\d+)\.? +(?P<title>.*)")
LONGEST_GROUP = 60  # characters of a line that can be the title of a group of rules


class NoRule(PalasError):
    """No rule, ruling or example has this number."""


@dataclass(frozen=True)
class Rule:
    """A numbered rule, ruling, example or decision: its id, what it is, where it stands, its text in Markdown."""

    id: str  # with the prefix of the game: CAY-8.19, CAY-Q05, CAY-T43
    kind: str
    title: str
    section: str
    group: str
    text: str


@dataclass(frozen=True)
class Section:
    """A chapter of the rules: its number, title and whole text in Markdown."""

    number: str
    title: str
    level: int
    text: str


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game: chapters and numbered rules in one language, after them those for makers, in English."""

    game: str
    prefix: str
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]
    lang: str = REFEREE

    def find(self, id: str) -> Rule:
        """The rule of an id, written with the game's prefix or without it."""
        wanted = self.full_id(id)
        for rule in self.rules:
            if rule.id == wanted:
                return rule
        raise NoRule("no-rule", id=id, game=self.game)

    def section(self, number: str) -> Section | None:
        """The chapter of a number, written with the game's prefix or without it."""
        wanted = number.upper().removeprefix(f"{self.prefix}-")
        return next((section for section in self.sections if section.number == wanted), None)

    def full_id(self, id: str) -> str:
        """An id with the game's prefix."""
        id = id.strip().upper()
        return id if id.startswith(f"{self.prefix}-") else f"{self.prefix}-{id}"

    def of(self, *kinds: str) -> list[Rule]:
        """All rules of these kinds."""
        return [rule for rule in self.rules if rule.kind in kinds]

    def search(self, words: str) -> list[Rule]:
        """The rules with all these words, or words that begin so, in their title or text; whole words first."""
        wanted = words.split()
        found = [rule for rule in self.rules if all(has_word(rule, word, "") for word in wanted)]
        return sorted(found, key=lambda rule: not all(has_word(rule, word, r"(?!\w)") for word in wanted))

    def names(self) -> list[tuple[str, str]]:
        """What things are called: (German, English), from the table of names."""
        lines = [line for section in self.sections for line in section.text.splitlines()]
        pairs: list[tuple[str, str]] = []
        inside = False
        for line in lines:
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not line.startswith("|"):
                inside = False
            elif cells[0].lower().startswith("german"):
                inside = True
            elif inside and len(cells) > 1 and set(cells[0]) - set("-: "):
                pairs += paired(cells[0], cells[1])
        return list(dict.fromkeys(pairs))

    def names_in(self, text: str) -> list[tuple[str, str]]:
        """The names that a text uses."""
        plain = text.lower()
        return [
            (german, english)
            for german, english in self.names()
            if re.search(rf"\b{re.escape(english.lower())}s?\b", plain)
        ]


def has_word(rule: Rule, word: str, end: str) -> bool:
    """Does the rule have this word, or one that begins so?"""
    text = f"{rule.id} {rule.title} {rule.text}"
    return re.search(rf"(?<!\w){re.escape(word)}{end}", text, re.IGNORECASE) is not None


def paired(german: str, english: str) -> list[tuple[str, str]]:
    """The names of a line of the table one by one, if both sides have as many."""
    one, two = (re.split(r"\s*[;,/]\s*", re.sub(r"\([^)]*\)", "", side).strip()) for side in (german, english))
    if len(one) == len(two):
        return [(g.strip(), e.strip()) for g, e in zip(one, two, strict=True) if g.strip() and e.strip()]
    return [(german, english)]


# -- where the texts are ---------------------------------------------------------------------------------------------


def text_file(game: Game, lang: str = REFEREE) -> Traversable | None:
    """The file with a game's rules in a language; None for a game, or a language, without."""
    return found_file(game, "" if lang == REFEREE else f".{lang}")


def makers_file(game: Game) -> Traversable | None:
    """The file with what stands behind a game's rules: ids, questions, worked examples, rulings, provenance."""
    return found_file(game, "", "makers")


def found_file(game: Game, ending: str, *folders: str) -> Traversable | None:
    """A file about a game's rules: in the installed package, in the checkout, or with a game from elsewhere."""
    name = f"{game.meta.id}{ending}.md"
    package = files("palas")
    places: list[Traversable] = [package.joinpath("docs", "rules", *folders, name)]
    checkout = Path(str(package)).parent.parent
    if (checkout / "pyproject.toml").is_file():
        places.insert(0, checkout.joinpath("docs", "rules", *folders, name))
    home = type(game).__module__
    if not home.startswith("palas.") and home != "__main__":
        folder = files(home.partition(".")[0])
        places += [folder.joinpath(*folders, f"rules{ending}.md"), folder.joinpath("docs", "rules", *folders, name)]
    return next((place for place in places if place.is_file()), None)


def rulebook(game_id: str, lang: str = REFEREE) -> Rulebook:
    """The rules of a game, in English if they are not written in the language."""
    game = find_game(game_id)
    own = text_file(game, lang)
    source = own or text_file(game)
    if source is None:
        raise NoRule("no-rulebook", game=game_id)
    behind = makers_file(game)
    texts = [file.read_text(encoding="utf-8") for file in (source, behind) if file is not None]
    return parse("\n".join(texts), game.meta.id, game.meta.rule_prefix, lang if own else REFEREE)


def rulebooks() -> list[Rulebook]:
    """The rules of every installed game that has them."""
    return [rulebook(game.meta.id) for game in titles() if text_file(game) is not None]


def find(game_id: str, id: str, lang: str = REFEREE) -> Rule:
    """One rule of a game, e.g. find("caylus", "CAY-8.19")."""
    return rulebook(game_id, lang).find(id)


def game_of(id: str) -> str:
    """The game whose prefix an id has: caylus for CAY-8.19."""
    prefix = id.strip().upper().partition("-")[0]
    for game in titles():
        if prefix and game.meta.rule_prefix == prefix:
            return game.meta.id
    raise NoRule("no-rule-prefix", id=id)


# -- reading ---------------------------------------------------------------------------------------------------------


@cache
def parse(text: str, game_id: str, prefix: str, lang: str = REFEREE) -> Rulebook:
    """The rulebook in a Markdown text."""
    lines = text.splitlines()
    rules = tuple(first_of_each(read_rules(lines, prefix)))
    return Rulebook(game_id, prefix, tuple(read_sections(lines)), rules, lang)


def first_of_each(rules: Iterable[Rule]) -> Iterator[Rule]:
    """Every id once: a later table that mentions a decision again does not define it."""
    seen: set[str] = set()
    for rule in rules:
        if rule.id not in seen:
            seen.add(rule.id)
            yield rule


def read_sections(lines: list[str]) -> Iterator[Section]:
    """Every chapter with the text under its heading, up to the next one of its own level."""
    heads = [(at, found) for at, line in enumerate(lines) if (found := HEADING.fullmatch(line))]
    for place, (at, found) in enumerate(heads):
        level = len(found["level"])
        end = next((after for after, other in heads[place + 1 :] if len(other["level"]) <= level), len(lines))
        numbered = SECTION.fullmatch(found["name"])
        number = numbered["number"] if numbered else ""
        title = numbered["title"] if numbered else found["name"]
        body = [line for line in lines[at + 1 : end] if not re.fullmatch(r"-{4,}", line)]
        yield Section(number, title, level - 1, "\n".join(body).strip())


def read_rules(lines: list[str], prefix: str) -> Iterator[Rule]:
    """Every numbered item and every numbered row of a table."""
    section = group = ""
    columns: list[str] = []
    at = 0
    while at < len(lines):
        line = lines[at]
        heading = HEADING.fullmatch(line)
        item = ITEM.match(line)
        row = ROW.fullmatch(line)
        at += 1
        if heading:
            section, group, columns = heading["name"], "", []
        elif item:
            own, at = item_lines(lines, at)
            text = "\n".join([item["text"], *own]).strip()
            yield make(item["number"], prefix, item["title"], section, group, text)
        elif row:
            yield make(row["number"], prefix, row["title"], section, group, row_text(row["text"], columns))
        elif line.startswith("|"):
            columns = columns or [cell.strip() for cell in line.strip().strip("|").split("|")][1:]
        elif line and not line[0].isspace():
            group, columns = (line.strip() if is_group(line) else ""), []


def item_lines(lines: list[str], at: int) -> tuple[list[str], int]:
    """The lines that still belong to an item: indented ones, and a table that follows."""
    own: list[str] = []
    while at < len(lines):
        line = lines[at]
        if line.strip() and not line[0].isspace() and not (line.startswith("|") and not ROW.fullmatch(line)):
            break
        own.append(line[2:] if line.startswith("  ") else line)
        at += 1
    return own, at


def is_group(line: str) -> bool:
    """Is it a title over a few rules, like "Production"?"""
    return len(line) <= LONGEST_GROUP and line[0].isalpha() and not line.rstrip().endswith((".", ":", ";", ","))


def row_text(cells: str, columns: list[str]) -> str:
    """A row of a table in a sentence: "given: …; action: …; expected: …"."""
    parts = [cell.strip() for cell in cells.split("|")]
    if len(columns) != len(parts):
        return "; ".join(part for part in parts if part)
    return "; ".join(f"{column}: {part}" for column, part in zip(columns, parts, strict=True) if part)


def make(number: str, prefix: str, title: str, section: str, group: str, text: str) -> Rule:
    """A rule from the parts of its line."""
    id = number if number.startswith(f"{prefix}-") else f"{prefix}-{number}"
    tail = id.removeprefix(f"{prefix}-")
    kinds = {"Q": RULING, "D": DECISION, "T": EXAMPLE, "X": EXAMPLE}
    return Rule(id, kinds.get(tail[0], RULE), title.strip().rstrip("."), section, group, text)
