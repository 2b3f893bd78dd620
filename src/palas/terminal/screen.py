"""The screen: where words and boards are printed, in colour only where colour is wanted."""

from __future__ import annotations

from itertools import groupby

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from palas.engine.action import Choice

NARROWEST = 60


class Screen(Console):
    """A console that prints words as they are, and lets a closed pipe be dealt with where all errors are."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)
        if self.width < NARROWEST:
            self.width = NARROWEST

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def numbered(choices: list[Choice], width: int) -> Group:
    """The choices with their numbers, each group under its heading."""
    digits = len(str(len(choices)))
    parts: list[Text | Table] = []
    for heading, neighbours in groupby(enumerate(choices, start=1), key=lambda pair: pair[1].group):
        if heading:
            parts.append(Text(heading, "italic"))
        first, *_rest = members = list(neighbours)
        parts.append(columns_of([choice for _number, choice in members], first[0], digits, width))
    return Group(*parts)


def columns_of(choices: list[Choice], first: int, digits: int, width: int) -> Table:
    """Choices, numbered from the first, in as many columns as the width allows, read from top to bottom."""
    columns = next(count for count in (3, 2, 1) if count == 1 or fits(choices, count, width))
    rows = -(-len(choices) // columns)
    sheet = Table.grid(padding=(0, 2, 0, 0))
    for _column in range(columns):
        sheet.add_column(no_wrap=columns > 1)
        sheet.add_column(no_wrap=columns > 1)
    for row in range(rows):
        cells: list[Text] = []
        for number in range(row, len(choices), rows):
            choice = choices[number]
            cells.append(Text(f"{first + number:>{digits}}) ", "bold cyan").append(choice.text, "not bold default"))
            cells.append(Text(choice.detail, "dim"))
        sheet.add_row(*cells)
    return sheet


def fits(choices: list[Choice], columns: int, width: int) -> bool:
    """Is there room for the choices in that many columns, and enough of them to be worth it?"""
    rows = -(-len(choices) // columns)
    parts = [choices[start : start + rows] for start in range(0, len(choices), rows)]
    used = sum(max(len(c.text) for c in part) + max(len(c.detail) for c in part) for part in parts)
    return rows > 3 and used + len(parts) * (len(str(len(choices))) + 6) <= width
