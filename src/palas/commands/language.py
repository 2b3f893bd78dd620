"""The words of the command line, and the options that all commands share."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from palas.commands.spoken import spoken_language, system_language
from palas.engine.errors import PalasError
from palas.terminal import WORDS
from palas.text import LANGUAGES


class Misuse(PalasError):
    """A command line that cannot be meant; it ends with another exit code than something that fails."""


def told(key: str, **params: Any) -> str:
    """A help text, in the language of this command line."""
    return WORDS.say(spoken_language(sys.argv[1:]), key, **params)


def lang_of(wish: str | None) -> str:
    """The language that a command speaks."""
    if wish is None:
        return system_language()
    if wish not in LANGUAGES:
        raise PalasError("language", words=WORDS, wish=wish, known=", ".join(LANGUAGES))
    return wish


Lang = Annotated[str | None, typer.Option("--lang", metavar="de|en", help=told("help-lang"))]
Json = Annotated[bool, typer.Option("--json", help=told("help-json"))]
