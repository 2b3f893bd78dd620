"""Which rules the tests cite: the marks `rule("CAY-5.5")` and `example("CAY-T07")` in the test files."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from palas.engine.errors import BadData
from palas.engine.rulebook import EXAMPLE, RULE, Rule, Rulebook

MARKS = ("rule", "example")


@dataclass(frozen=True)
class Coverage:
    """What the tests cite of one game's rules."""

    game: str
    cited: dict[str, list[str]]  # the places ("test_inn.py:12") that cite a rule or example
    missing: list[Rule]  # cited nowhere
    unknown: dict[str, list[str]]  # ids of this game that the rules do not have, and who cites them

    @property
    def complete(self) -> bool:
        """Is every rule and every example cited, and nothing else?"""
        return not self.missing and not self.unknown


def coverage(book: Rulebook, tests: str | Path) -> Coverage:
    """Which rules and examples of a game the tests in a folder cite."""
    places: dict[str, list[str]] = {}
    for id, place in citations(tests):
        places.setdefault(id, []).append(place)
    known = {rule.id for rule in book.rules}
    wanted = book.of(RULE, EXAMPLE)
    return Coverage(
        game=book.game,
        cited={rule.id: places[rule.id] for rule in wanted if rule.id in places},
        missing=[rule for rule in wanted if rule.id not in places],
        unknown={id: at for id, at in places.items() if id.startswith(f"{book.prefix}-") and id not in known},
    )


def citations(tests: str | Path) -> Iterator[tuple[str, str]]:
    """Every id that a mark in the test files cites, with its place."""
    folder = Path(tests)
    for file in test_files(folder):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
        except (SyntaxError, ValueError, OSError) as error:
            raise BadData("tests-file", file=str(file), detail=str(error)) from error
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_mark(node.func):
                yield from ((id, f"{file.relative_to(folder).as_posix()}:{node.lineno}") for id in strings(node.args))


def test_files(folder: Path) -> Iterable[Path]:
    """The Python files of a folder of tests."""
    if not folder.is_dir():
        raise BadData("tests-folder", folder=str(folder))
    return sorted(file for file in folder.rglob("*.py") if "__pycache__" not in file.parts)


def is_mark(function: ast.expr) -> bool:
    """Is it `pytest.mark.rule`, `mark.rule` or the same for examples?"""
    if not isinstance(function, ast.Attribute) or function.attr not in MARKS:
        return False
    owner = function.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def strings(arguments: list[ast.expr]) -> Iterator[str]:
    """The texts among the arguments of a call."""
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
