"""Understanding what a person types: a number, a code, the beginning of the words, or a command."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from palas.engine.action import Choice
from palas.engine.core.state import State

# What may be typed instead of an answer; the words of both languages are always understood.
COMMANDS: dict[str, tuple[str, ...]] = {
    "help": ("help", "hilfe", "?"),
    "why": ("why", "warum"),
    "undo": ("undo", "zurück", "zurueck"),
    "rules": ("rules", "rule", "regeln", "regel"),
    "log": ("log", "verlauf"),
    "hint": ("hint", "tipp"),
    "save": ("save", "speichern"),
    "quit": ("quit", "exit", "ende"),
}
PARTS: dict[str, tuple[str, ...]] = {
    "board": ("board", "brett"),
    "supply": ("supply", "tiles", "vorrat"),
    "legend": ("legend", "legende"),
}


@dataclass(frozen=True)
class Command:
    """A command with the rest of the line; `part` for one that draws something."""

    name: str
    rest: str
    part: str = ""


def command(line: str, parts: Iterable[str]) -> Command | None:
    """The command that a line gives, if it gives one."""
    word, _, rest = line.strip().partition(" ")
    word = word.casefold()
    for name, words in COMMANDS.items():
        if word in words:
            return Command(name, rest.strip())
    for part in parts:
        if word in PARTS.get(part, (part,)):
            return Command("sketch", rest.strip(), part)
    return None


def folded(text: str) -> str:
    """A text as it is compared: small letters, single spaces."""
    return " ".join(text.split()).casefold()


@dataclass(frozen=True)
class Name:
    """Everything an answer may be called."""

    code: str
    words: tuple[str, ...]


def match(line: str, names: list[Name]) -> list[str]:
    """The codes of the answers that a line may mean: exactly one if it is clear."""
    typed = folded(line)
    if not typed:
        return []
    exact = [name.code for name in names if typed in map(folded, (name.code, *name.words))]
    if exact:
        return exact
    return [name.code for name in names if any(folded(word).startswith(typed) for word in (name.code, *name.words))]


def chosen(line: str, choices: list[Choice], state: State, lang: str) -> list[str]:
    """The codes of the legal answers that a line may mean."""
    if line.strip().isdecimal():
        number = int(line)
        return [choices[number - 1].code] if 1 <= number <= len(choices) else []
    names = [Name(c.code, (c.text, state.game.action_text(c.code, lang), c.code.partition(" ")[2])) for c in choices]
    return match(line, names)


def asked_about(line: str, choices: list[Choice], state: State, seat: int, lang: str) -> list[str]:
    """The codes that `why` may ask about: numbers mean the list, words also what is not legal now."""
    found = chosen(line, choices, state, lang)
    if found or line.strip().isdecimal():
        return found
    step = state.position.stack[-1]
    codes = [state.game.action_code(number) for number in step.candidates(state.position, seat)]
    names = [Name(code, (state.game.action_text(code, lang), code.partition(" ")[2])) for code in codes]
    return match(line, names)
