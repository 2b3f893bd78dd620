"""The words of the arena, and how its figures are written."""

from __future__ import annotations

import os
import sys
from importlib.resources import files
from itertools import pairwise
from typing import Any

from palas.engine.errors import PalasError
from palas.text import COMMON, LANGUAGES, Words, language

WORDS = Words(files("palas.arena").joinpath("text"), base=COMMON)


def lang_of(wish: str | None) -> str:
    """The language that a command speaks: the one asked for, else the system's."""
    if wish is None:
        return language(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG"))
    if wish not in LANGUAGES:
        raise PalasError("arena-language", words=WORDS, wish=wish, known=", ".join(LANGUAGES))
    return wish


def told(key: str, **params: Any) -> str:
    """A help text, in the language of this command line."""
    words = sys.argv[1:]
    wish = next((after for word, after in pairwise(words) if word == "--lang"), None)
    return WORDS.say(wish if wish in LANGUAGES else lang_of(None), key, **params)


def figure(value: float, lang: str, digits: int = 0) -> str:
    """A number as people of that language write it."""
    text = f"{value:,.{digits}f}"
    return text.translate({ord(","): ".", ord("."): ","}) if lang == "de" else text


def percent(share: float, lang: str, digits: int = 1) -> str:
    """A share in per cent."""
    return figure(100 * share, lang, digits) + " %"
