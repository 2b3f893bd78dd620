"""The steps of a title, found in its rules: by their kind a stored position is taken up again."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from palas.engine.core.position import Step


def steps_of(package: str) -> dict[str, type[Step[Any]]]:
    """Every step that the modules of a package define, by its kind."""
    folder = import_module(package)
    found: dict[str, type[Step[Any]]] = {}
    for module in sorted(module.name for module in iter_modules(folder.__path__)):
        for step in steps_in(import_module(f"{package}.{module}")):
            if step.kind in found:
                raise RuntimeError(f"two steps of the kind {step.kind!r}: {found[step.kind]}, {step}")
            found[step.kind] = step
    return found


def steps_in(module: Any) -> list[type[Step[Any]]]:
    """The steps that one module defines."""
    own = [thing for thing in vars(module).values() if getattr(thing, "__module__", "") == module.__name__]
    return [thing for thing in own if isinstance(thing, type) and issubclass(thing, Step) and thing.kind]


def questions(steps: Mapping[str, Any]) -> dict[str, str]:
    """The kinds of step that ask somebody, each with its rule."""
    return {kind: step.rule for kind, step in steps.items() if step.rule}
