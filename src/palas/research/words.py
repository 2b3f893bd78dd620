"""The words of the commands for researchers."""

from __future__ import annotations

from importlib.resources import files

from palas.arena.words import told_by
from palas.text import COMMON, Words

WORDS = Words(files("palas.research").joinpath("text"), base=COMMON)
told = told_by(WORDS)
