"""Which language the command line speaks: what --lang says, else what the system speaks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise

from palas.text import LANGUAGES, language

VARIABLES = ("PALAS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


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
