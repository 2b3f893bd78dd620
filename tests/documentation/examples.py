"""Finds the examples in a page: blocks of code with their language, and commands in the middle of a sentence."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
OWN = ("palas", "python3 run.py")  # how a command line of ours begins
READER = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True)
class Block:
    """A block of code in a page."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    """Every block of code."""
    tokens = READER.parse(page.read_text("utf-8"))
    return [Block(t.info, t.content, (t.map or [0])[0] + 1) for t in tokens if t.type in ("fence", "code_block")]


def spoken_commands(page: Path) -> Iterator[str]:
    """Our commands in the middle of a sentence or a table; `GAME` is any game, and `…` leaves something out."""
    beginnings = tuple(f"{own} " for own in OWN)
    for token in READER.parse(page.read_text("utf-8")):
        for part in token.children or ():
            if part.type == "code_inline" and part.content.startswith(beginnings) and "…" not in part.content:
                yield part.content.replace("GAME", "caylus")


def command_lines(text: str) -> list[str]:
    """The commands of a block; in a `console` block they stand behind a $, and the rest is what they print."""
    lines = text.replace("\\\n", " ").splitlines()
    typed = [line[2:] for line in lines if line.startswith("$ ")]
    return [part for line in typed or lines for part in line.split(" && ") if shlex.split(line, comments=True)]


def own_arguments(command: str) -> list[str] | None:
    """The arguments of a command of ours; None if it is another program's."""
    words = shlex.split(command, comments=True)
    for own in OWN:
        beginning = own.split()
        if words[: len(beginning)] == beginning:
            return words[len(beginning) :]
    return None
