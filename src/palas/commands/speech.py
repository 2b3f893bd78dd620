"""What the commands share about speaking: the language of the answer, and errors as one sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich.console import Console, RenderableType

from palas.commands.language import Json as AsJson
from palas.commands.language import Lang, lang_of
from palas.engine.errors import PalasError
from palas.text import COMMON

WIDTH = 100


class Speech:
    """The language of one answer, and the ways to give it."""

    def __init__(self, wish: str | None = None) -> None:
        self.lang = lang_of(wish)
        self.console = Console(highlight=False)

    def say(self, key: str, /, **params: Any) -> str:
        """The message of that key."""
        return COMMON.say(self.lang, key, **params)

    def tell(self, key: str, /, **params: Any) -> None:
        """Print the message of that key."""
        self.line(self.say(key, **params))

    def line(self, text: str) -> None:
        """Print a text as it is."""
        self.console.print(text, markup=False, soft_wrap=True)

    def read(self, text: RenderableType) -> None:
        """Print a longer text, not wider than is good to read."""
        self.console.print(text, width=min(WIDTH, self.console.width))


@contextmanager
def speaking(wish: str | None) -> Iterator[Speech]:
    """An answer in that language; an error is told in one sentence and ends the command with code 1."""
    speech = Speech(wish)
    try:
        yield speech
    except PalasError as error:
        typer.echo(error.text(speech.lang), err=True)
        raise typer.Exit(1) from error


def print_json(value: Any) -> None:
    """Print a value for programs."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


__all__ = ["AsJson", "Lang", "Speech", "print_json", "speaking"]
