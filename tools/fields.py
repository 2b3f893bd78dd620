"""Writes what follows from the fields of a game's state: how it is copied, and which fields a stored position has.

A field is said once, in the constructor of its class (`self.goods: list[int] = EMPTY`). `python3 tools/fields.py`
writes each class's `clone` and, at the end of the file, its list of fields; with `--check` it only says what is stale.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from textwrap import fill

GAMES = Path(__file__).resolve().parent.parent / "src" / "palas" / "games"
WIDTH = 120
MADE = "# -- the fields of a stored position; written by tools/fields.py ".ljust(116, "-")


class Field:
    """One field of a class: its name and its type, as far as the constructor says it."""

    def __init__(self, name: str, type: str) -> None:
        self.name = name
        self.type = type

    def is_index(self) -> bool:
        """Does it follow from other fields?"""
        return self.type == "bytes" or self.type.startswith("dict[")

    def copied(self, records: list[str]) -> str:
        """How a copy of its holder gets it."""
        here = f"self.{self.name}"
        inside = self.type[5:-1] if self.type.startswith("list[") else ""
        if inside in records:
            return f"[one.clone() for one in {here}]"
        if self.type in records:
            return f"{here}.clone()"
        if inside.startswith("list["):
            return f"[one[:] for one in {here}]"
        if self.type.startswith("dict["):
            return f"{here}.copy()"
        return f"{here}[:]" if inside else here


class Record:
    """A class of state.py that can be copied."""

    def __init__(self, node: ast.ClassDef) -> None:
        self.name = node.name
        self.is_position = any("Position" in ast.unparse(base) for base in node.bases)
        self.clone = method(node, "clone")
        constructor = method(node, "__init__")
        self.taken = [argument.arg for argument in constructor.args.args[1:]]
        self.fields: list[Field] = []
        for line in constructor.body:
            field = assigned(line)
            if field is not None and field.name not in self.taken:
                self.fields.append(field)

    def copying(self, records: list[str]) -> list[str]:
        """The lines of `clone`."""
        made = ", ".join(f"self.{name}" for name in self.taken)
        lines = [f"    def clone(self) -> {self.name}:", f"        twin = {self.name}({made})"]
        if self.is_position:
            lines += ["        twin.stack, twin.answers = self.stack[:], self.answers"]
            lines += ["        twin.options, twin.asks_all = self.options, self.asks_all"]
        return [*lines, *self.assignments(records), "        return twin"]

    def assignments(self, records: list[str]) -> list[str]:
        """The fields of the copy get theirs, as many in a line as it holds."""
        lines: list[str] = []
        names: list[str] = []
        values: list[str] = []
        for field in self.fields:
            longer = assignment([*names, f"twin.{field.name}"], [*values, field.copied(records)])
            if names and len(longer) > WIDTH:
                lines.append(assignment(names, values))
                names, values = [], []
            names.append(f"twin.{field.name}")
            values.append(field.copied(records))
        return [*lines, assignment(names, values)]

    def listing(self, records: list[str]) -> str:
        """The list of its fields, without other records and without indexes, which are made anew."""
        plain = [field for field in self.fields if not any(f"list[{name}]" == field.type for name in records)]
        names = ", ".join(f'"{field.name}"' for field in plain if not field.is_index())
        lines = fill(f"{names},", 120, initial_indent="    ", subsequent_indent="    ")
        return f"{self.name.upper()}_FIELDS: Final = (\n{lines}\n)  # fmt: skip"


def assignment(names: list[str], values: list[str]) -> str:
    """Some things get their values, in one line."""
    return f"        {', '.join(names)} = {', '.join(values)}"


def method(node: ast.ClassDef, name: str) -> ast.FunctionDef:
    """A method of a class."""
    return next(part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == name)


def assigned(line: ast.stmt) -> Field | None:
    """The field to which a line of a constructor gives its first value."""
    if isinstance(line, ast.AnnAssign):
        target, type = line.target, ast.unparse(line.annotation)
    elif isinstance(line, ast.Assign):
        target, type = line.targets[0], ""
    else:
        return None
    return Field(target.attr, type) if isinstance(target, ast.Attribute) else None


def written(source: str) -> str:
    """The file with everything that follows from its fields."""
    tree = ast.parse(source)
    records = [Record(node) for node in tree.body if isinstance(node, ast.ClassDef) and can_be_copied(node)]
    names = [record.name for record in records]
    lines = source.split("\n")
    for record in reversed(records):
        lines[record.clone.lineno - 1 : record.clone.end_lineno] = record.copying(names)
    body = "\n".join(lines).partition(MADE)[0].rstrip("\n")
    return "\n".join([body, "", "", MADE, "", *(record.listing(names) for record in records), ""])


def can_be_copied(node: ast.ClassDef) -> bool:
    """Has the class a `clone` of its own?"""
    return any(isinstance(part, ast.FunctionDef) and part.name == "clone" for part in node.body)


def main(arguments: list[str]) -> int:
    """Write, or check, the state of every game."""
    stale = []
    for file in sorted(GAMES.glob("*/state.py")):
        source = file.read_text(encoding="utf-8")
        wanted = formatted(written(source), file)
        if wanted != source:
            stale.append(file.parent.name)
            if "--check" not in arguments:
                file.write_text(wanted, encoding="utf-8")
    if stale and "--check" in arguments:
        print(f"stale, run tools/fields.py: {', '.join(stale)}")
    return 1 if stale and "--check" in arguments else 0


def formatted(source: str, file: Path) -> str:
    """As ruff wants it."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(file), "-"]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
