"""What the commands share about speaking: the language of the answer, and errors as one sentence."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console, RenderableType

from palas.engine.errors import PalasError
from palas.text import COMMON, language

WIDTH = 100
VARIABLES = ("PALAS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

Lang = Annotated[str | None, typer.Option("--lang", help="Language of the answer: de or en.", metavar="de|en")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer with JSON for programs.")]


class Speech:
    """The language of one answer, and the ways to give it."""

    def __init__(self, wish: str | None = None) -> None:
        self.lang = language(wish or next((os.environ[name] for name in VARIABLES if os.environ.get(name)), None))
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
