"""The language of the command line: what --lang says, else what the system speaks."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any

import typer

from palas.engine.errors import PalasError
from palas.terminal import WORDS
from palas.text import LANGUAGES, language

VARIABLES = ("PALAS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Misuse(PalasError):
    """A command line that cannot be meant; it ends with another exit code than something that fails."""


def spoken_language(arguments: Sequence[str]) -> str:
    """The language in which to speak before, or without, a command that knows better."""
    for word, after in pairwise([*arguments, ""]):
        wish = after if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if wish in LANGUAGES:
            return wish
    return system_language()


def system_language() -> str:
    """What the environment asks for."""
    return language(next((os.environ[name] for name in VARIABLES if os.environ.get(name)), None))


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
