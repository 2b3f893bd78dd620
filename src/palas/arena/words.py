"""The words of the arena, and how its figures are written."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise
from typing import Any

from palas.text import COMMON, Words, language

VARIABLES = ("PALAS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

WORDS = Words(files("palas.arena").joinpath("text"), base=COMMON)


def told_by(words: Words) -> Callable[..., str]:
    """Help texts of some words, in the language of this command line."""

    def told(key: str, **params: Any) -> str:
        wish = next((after for word, after in pairwise(sys.argv[1:]) if word == "--lang"), None)
        system = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), None)
        return words.say(language(wish or system), key, **params)

    return told


told = told_by(WORDS)


def figure(value: float, lang: str, digits: int = 0) -> str:
    """A number as people of that language write it."""
    text = f"{value:,.{digits}f}"
    return text.translate({ord(","): ".", ord("."): ","}) if lang == "de" else text


def percent(share: float, lang: str, digits: int = 1) -> str:
    """A share in per cent."""
    return figure(100 * share, lang, digits) + " %"
