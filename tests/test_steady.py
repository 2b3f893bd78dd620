"""No test gives up early: a limit that a busy machine may reach is a test that fails for no reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from steady import PATIENCE

TESTS = Path(__file__).parent
LIMITS = ("timeout", "open_timeout", "close_timeout")  # what libraries call the time after which they give up
WAITS = ("wait", "wait_for_bots", "result")  # take it as their first argument


def short_limits(tree: ast.AST) -> Iterator[tuple[int, float]]:
    """Every limit that is written as a number between nothing and PATIENCE, with its line."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        named = [word.value for word in node.keywords if word.arg in LIMITS]
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        first = node.args[:1] if called in WAITS else []
        for value in [*named, *first]:
            if isinstance(value, ast.Constant) and isinstance(value.value, int | float) and 1 < value.value < PATIENCE:
                yield node.lineno, value.value


@pytest.mark.parametrize("file", sorted(TESTS.rglob("*.py")), ids=lambda file: str(file.relative_to(TESTS)))
def test_limits_are_patient(file: Path) -> None:
    assert list(short_limits(ast.parse(file.read_text("utf-8")))) == []


def test_a_short_limit_would_be_found() -> None:
    found = short_limits(ast.parse("process.communicate(timeout=60)\nhall.wait_for_bots(30)\nalone.wait(PATIENCE)"))
    assert list(found) == [(1, 60), (2, 30)]
