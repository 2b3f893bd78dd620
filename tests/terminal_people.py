"""People who type by a script, bots that need no thinking, and a command line to put them at."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace

import pytest

from palas import cli
from palas.bots import coach  # noqa: F401  # the hint asks the real one, whoever stands in for the bots
from palas.engine.view import View


class StandIn:
    """A bot that answers at random; the greedy one rather does something than nothing."""

    def __init__(self, name: str, seed: int | None) -> None:
        self.name = name
        self.rng = random.Random(seed)

    def choose(self, view: View) -> str:
        assert view.asked is not None
        legal = list(view.asked.legal)
        busy = [code for code in legal if code not in ("pass", "decline", "stop")]
        return self.rng.choice(busy if self.name == "greedy" and busy else legal)


class Person:
    """Types whatever number comes to mind; at an offer to save, a file name or nothing."""

    def __init__(self, seed: int, file: str = "") -> None:
        self.rng = random.Random(seed)
        self.file = file
        self.typed = 0

    def __call__(self, prompt: str = "") -> str:
        print(prompt, end="")
        if prompt.rstrip().endswith(":"):
            name, self.file = self.file, ""
            return name
        self.typed += 1
        return str(self.rng.randint(1, 20))


def typing(*lines: str) -> Callable[[str], str]:
    """A person who types these lines, and then closes the terminal."""
    rest: Iterator[str] = iter(lines)

    def read(prompt: str = "") -> str:
        print(prompt, end="")
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return read


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that are quick and always the same, in place of the real ones."""
    module = ModuleType("palas.bots")
    module.names = lambda: ("random", "greedy")  # type: ignore[attr-defined]
    module.seated = lambda name: name in ("random", "greedy")  # type: ignore[attr-defined]
    module.bot = lambda name, *, seed=None: StandIn(name, seed)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "palas.bots", module)


@pytest.fixture
def palas(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., SimpleNamespace]:
    """Runs a command line with somebody at the keyboard: its exit code, what it printed and what it complained."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "C")
    for name in ("PALAS_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, person: Callable[[str], str] | None = None) -> SimpleNamespace:
        monkeypatch.setattr("builtins.input", person or typing())
        code = cli.run(arguments)
        said = capsys.readouterr()
        return SimpleNamespace(code=code, out=said.out, err=said.err)

    return run
