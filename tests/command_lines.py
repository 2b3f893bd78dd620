"""Reads a `palas` command line without carrying it out: for files and pages that tell people what to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

from palas.cli import program


def parsed(arguments: Sequence[str]) -> dict[str, Any]:
    """The options and arguments of a command line as its command would get them; an error where it would be refused."""
    command: Any = typer.main.get_command(program())
    context = command.make_context("palas", list(arguments))
    while hasattr(command, "resolve_command"):
        name, command, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        context = command.make_context(name, rest, parent=context)
    params: dict[str, Any] = context.params
    return params
